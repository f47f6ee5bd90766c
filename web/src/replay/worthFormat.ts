// Worth as text: money with its sign, anything else with the name of what is counted.
export function worth(value: number, measure: string): string {
  const number = Math.abs(value).toLocaleString("en-US");
  const sign = value < 0 ? "−" : "";
  if (measure === "money") return `${sign}$${number}`;
  return `${sign}${number} ${Math.abs(value) === 1 ? measure.replace(/s$/, "") : measure}`;
}

export function change(value: number, measure: string): string {
  const number = Math.abs(value).toLocaleString("en-US");
  return `${value < 0 ? "−" : "+"}${measure === "money" ? "$" : ""}${number}`;
}

/** For the edge of a chart, where there is little room. */
export function short(value: number, measure: string): string {
  const size = Math.abs(value);
  const sign = value < 0 ? "−" : "";
  const number = size >= 1000 ? `${Math.round(size / 100) / 10}k` : String(size);
  return `${sign}${measure === "money" ? "$" : ""}${number}`;
}
