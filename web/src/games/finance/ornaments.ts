// One printer's ornament a series, so that the colour never speaks alone: three series are green.
const ORNAMENTS: Record<string, string> = {
  wayback: "M0,-6L6,0L0,6L-6,0Z",
  sylvan:
    "M0,-6.5C4,-2 6,0 2.6,2.6C1.4,3.4 .4,2.6 0,1.8C-.4,2.6 -1.4,3.4 -2.6,2.6C-6,0 -4,-2 0,-6.5ZM-1.6,6L0,2L1.6,6Z",
  boomtown: "M-6,5V-1L-3,-4L0,-1L3,-4L6,-1V5Z",
  goldberg: "M-6,-6H-1V-1H-6ZM1,-6H6V-1H1ZM-6,1H-1V6H-6ZM1,1H6V6H1Z",
  maguire: "M-2,-6A2.9,2.9 0 1 1 2,-6L1.4,-2A2.9,2.9 0 1 1 1.4,2L2,6H-2L-1.4,2A2.9,2.9 0 1 1 -1.4,-2Z",
  mainline: "M0,-7L1.9,-2.2L7,-2.2L3,1L4.4,6L0,3L-4.4,6L-3,1L-7,-2.2L-1.9,-2.2Z",
  commonwealth: "M-2,-6H2V-2H6V2H2V6H-2V2H-6V-2H-2Z",
  wall: "M-6,5H6V3H-6ZM-5,2H-3V-3H-5ZM-1,2H1V-3H-1ZM3,2H5V-3H3ZM-6.4,-4H6.4L0,-7Z",
  railroads: "M-6,-3H6V-1.6H-6ZM-6,1.6H6V3H-6ZM-4.4,-5H-3V5H-4.4ZM-.7,-5H.7V5H-.7ZM3,-5H4.4V5H3Z",
  utilities: "M1,-7L-5,1H-1L-2,7L5,-2H1Z",
};
const PLAIN = "M0,-5A5,5 0 1 1 0,5A5,5 0 1 1 0,-5Z";

export function ornament(series: string, x: number, y: number, k = 1, cls = "orn"): string {
  const d = ORNAMENTS[series] ?? PLAIN;
  return `<path class="${cls}" transform="translate(${x.toFixed(1)},${y.toFixed(1)}) scale(${k.toFixed(2)})" d="${d}"/>`;
}
