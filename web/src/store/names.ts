/** A name without what stands in brackets behind it, for places with little room. */
export function shortName(name: string): string {
  return name.replace(/\s*\([^()]*\)$/, "") || name;
}
