// Shares of an income in percent, and payments that go with them, as they are written in an answer.

export type Shares = Record<string, number>;

/** 'A 60, B 40' as numbers by seat; null if it is not that. */
export function readShares(text: string): Shares | null {
  const parts = text.split(",").map((part) => /^\s*([A-Z]) (\d+)\s*$/.exec(part));
  if (parts.some((part) => part === null)) return null;
  return Object.fromEntries(parts.map((part) => [part![1]!, Number(part![2])]));
}

export function writeShares(shares: Shares): string {
  return Object.entries(shares)
    .map(([seat, percent]) => `${seat} ${percent}`)
    .join(", ");
}

/** The whole in parts as equal as can be. */
export function evenShares(seats: readonly string[], whole: number): Shares {
  const each = Math.floor(whole / seats.length);
  return Object.fromEntries(seats.map((seat, n) => [seat, each + (n < whole - each * seats.length ? 1 : 0)]));
}

/** Give one seat so much; the others, the last first, make up for it, and each keeps at least 1. */
export function rebalanced(shares: Shares, seat: string, wanted: number): Shares {
  const others = Object.keys(shares).filter((other) => other !== seat);
  const whole = Object.values(shares).reduce((sum, percent) => sum + percent, 0);
  const found = { ...shares, [seat]: Math.min(Math.max(1, Math.round(wanted) || 1), whole - others.length) };
  let missing = whole - Object.values(found).reduce((sum, percent) => sum + percent, 0);
  for (const other of others.reverse()) {
    const next = Math.max(1, found[other]! + missing);
    missing -= next - found[other]!;
    found[other] = next;
  }
  return found;
}

/** 'B gets 100, C pays 20' as what each seat gets, below 0 what it pays; null if it is not that. */
export function readPayments(text: string): Shares | null {
  if (text === "nothing") return {};
  const parts = text.split(",").map((part) => /^\s*([A-Z]) (gets|pays) (\d+)\s*$/.exec(part));
  if (parts.some((part) => part === null)) return null;
  return Object.fromEntries(parts.map((part) => [part![1]!, Number(part![3]) * (part![2] === "gets" ? 1 : -1)]));
}

export function writePayments(payments: Shares): string {
  const parts = Object.entries(payments).filter(([, sum]) => sum !== 0);
  return parts.map(([seat, sum]) => `${seat} ${sum > 0 ? "gets" : "pays"} ${Math.abs(sum)}`).join(", ") || "nothing";
}
