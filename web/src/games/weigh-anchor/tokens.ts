// The tokens players choose (WA-005), as small drawings in the middle of a seat's piece. They are about ten units wide.
const TOKENS: Record<string, string> = {
  anchor:
    "M0,-2.9V4.3M-2,-1.2H2M-4,1.4C-3.6,3.6 -2,4.3 0,4.3S3.6,3.6 4,1.4M0,-4.6A.9,.9 0 1 1 0,-2.8A.9,.9 0 1 1 0,-4.6",
  "ship's wheel":
    "M0,-3A3,3 0 1 1 0,3A3,3 0 1 1 0,-3M0,-4.9V4.9M-4.9,0H4.9M-3.5,-3.5L3.5,3.5M3.5,-3.5L-3.5,3.5M0,-.8A.8,.8 0 1 1 0,.8A.8,.8 0 1 1 0,-.8",
  lifebelt:
    "M0,-4.4A4.4,4.4 0 1 1 0,4.4A4.4,4.4 0 1 1 0,-4.4M0,-1.9A1.9,1.9 0 1 1 0,1.9A1.9,1.9 0 1 1 0,-1.9M0,-4.4V-1.9M0,1.9V4.4M-4.4,0H-1.9M1.9,0H4.4",
  bell: "M-3.8,2.6H3.8C2.6,1.4 2.8,-.6 2.5,-1.8C2.1,-3.4 1.1,-3.9 0,-3.9S-2.1,-3.4 -2.5,-1.8C-2.8,-.6 -2.6,1.4 -3.8,2.6ZM-.9,4.2A.9,.9 0 0 0 .9,4.2M0,-4.8V-3.9",
  sextant: "M0,-4.4L-4.2,3C-1.6,4.8 1.6,4.8 4.2,3ZM0,-4.4L1.4,3.6M-2.4,0H2.4",
  lantern: "M-2.3,-1.8H2.3V3.2H-2.3ZM-3,3.2H3V4.4H-3ZM-2.3,-1.8L0,-3.8L2.3,-1.8M0,-3.8V-4.9M0,2V-.2",
  capstan:
    "M-3.4,-4.2H3.4V-2.4H-3.4ZM-2.2,-2.4C-1.2,.2 -1.4,1.6 -3.2,4.2H3.2C1.4,1.6 1.2,.2 2.2,-2.4M-5,-3.3H-3.4M3.4,-3.3H5",
  telescope:
    "M-4.8,1.6L-3.9,3.9L-.4,2.5L-1.3,.2ZM-1.3,.2L-.6,2L2.6,.7L1.9,-1.1ZM1.9,-1.1L2.4,.2L4.8,-.8L4.3,-2.1ZM-1,2.8L-2.4,5M0,2.4L1.2,4.8",
};

/** The drawing of a token; empty if nobody has drawn it. */
export function tokenMark(token: string | null | undefined): string {
  const path = TOKENS[token ?? ""];
  return path ? `<path class="tk-m" d="${path}"/>` : "";
}
