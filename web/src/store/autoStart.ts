// A table that begins as soon as its page is there. The page starts it and not the server, so that this browser adds to
// the chance of the game.
let soon = "";

export function requestAutoStart(table: string): void {
  soon = table;
}

/** Whether a table is to be started now; told once. */
export function takeAutoStart(table: string): boolean {
  const isDue = soon === table;
  if (isDue) soon = "";
  return isDue;
}
