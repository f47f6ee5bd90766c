// The eight liveries: marks on a funnel of 16 x 24 units, its top at 0. They are the pattern beside the colour.
const MARKS: Record<string, string> = {
  "swedish-american": '<circle cx="8" cy="10" r="3.4"/>',
  "canadian-pacific": '<path d="M1,6H8V11H1ZM8,11H15V16H8Z"/>',
  "holland-america": '<path d="M1,7H15V9.4H1ZM1,13H15V15.4H1Z"/>',
  "italian-line": '<path d="M1,0H15V6H1ZM1,9H15V11.4H1Z"/>',
  "french-line": '<path d="M1,0H15V8H1Z"/>',
  "white-star": '<path d="M8,4L9.6,9H14.6L10.6,12L12,17L8,14L4,17L5.4,12L1.4,9H6.4Z"/>',
  "united-states-lines": '<path d="M1,0H15V4H1ZM1,7H15V9H1ZM1,12H15V14H1Z"/>',
  cunard: '<path d="M1,0H15V5H1ZM1,16L15,10V13L1,19Z"/>',
};

const OUTLINE = "M1.5,0H14.5L15.5,24H.5Z";

/** A line's funnel; (x, y) is its upper left corner. */
export function funnel(group: string, x: number, y: number, height: number): string {
  const k = height / 24;
  return (
    `<g class="fun" transform="translate(${x.toFixed(1)},${y.toFixed(1)}) scale(${k.toFixed(3)})">` +
    `<path class="fun-b" d="${OUTLINE}"/><g class="fun-m">${MARKS[group] ?? ""}</g><path class="fun-o" d="${OUTLINE}"/></g>`
  );
}
