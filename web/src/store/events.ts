// Events, read without knowing the game.
const SEAT_FIELDS = ["seat", "payee", "payer", "one", "dealer"];

/** The seat that an event is mainly about. */
export function seatOfEvent(fields: Record<string, unknown>): string | null {
  for (const name of SEAT_FIELDS) {
    const value = fields[name];
    if (typeof value === "string" && /^[A-H]$/.test(value)) return value;
  }
  return null;
}
