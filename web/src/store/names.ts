/** A name without the brackets at its end, for places with little room. */
export function shortName(name: string): string {
  return name.replace(/\s*\([^()]*\)$/, "") || name;
}
