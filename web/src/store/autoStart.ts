// A table that starts as soon as its page is loaded. The page starts it, not the server, so that this browser
// contributes its nonces to the draws.
let soon = "";

export function requestAutoStart(table: string): void {
  soon = table;
}

/** Whether a table has to be started now. Clears the request. */
export function takeAutoStart(table: string): boolean {
  const isDue = soon === table;
  if (isDue) soon = "";
  return isDue;
}
