// The table's layout, one of five, chosen by the window's size in one place for components and style sheets.
// Style sheets read it as `[data-layout="..."]` on the root element.

/**
 * - `phone`: one column, a part of the board enlarged, panels from below;
 * - `short`: a phone on its side, the enlarged part of the board at the left and one scrolling column beside it;
 * - `upright`: a tablet upright, the whole board under a strip of seats;
 * - `beside`: a tablet on its side or a squarish window, the whole board at the left and one column beside it;
 * - `desk`: seats, board and log side by side.
 */
export type Layout = "phone" | "short" | "upright" | "beside" | "desk";

const NARROW = 720;
const SHORT = 500;
const DESK_WIDTH = 1180;
/** Below this proportion of width to height, the board stands above the panels and not beside them. */
const UPRIGHT = 0.85;
/** Up to this proportion, two columns beside the board would make it small. */
const SQUARISH = 1.25;

export function layoutOf(width: number, height: number): Layout {
  if (height <= SHORT && width > height) return "short";
  if (width <= NARROW) return "phone";
  if (width <= height * UPRIGHT) return "upright";
  return width <= DESK_WIDTH || width <= height * SQUARISH ? "beside" : "desk";
}

class CurrentLayout {
  now = $state<Layout>("desk");

  constructor() {
    this.#measure();
    addEventListener("resize", () => this.#measure());
  }

  /** Whether the board shows only the part in play, with a small map of the whole. */
  get isZoomed(): boolean {
    return this.now === "phone" || this.now === "short";
  }

  /** Whether my goods have a place of their own beside the seats. */
  get hasOwnGoods(): boolean {
    return this.now === "upright" || this.now === "beside";
  }

  /** Whether the header of a table has room for the name of the page beside the goal. */
  get hasWordmark(): boolean {
    return this.now === "desk";
  }

  /** Whether seat cards are as small as they can be. */
  get isCompact(): boolean {
    return this.now !== "desk";
  }

  #measure(): void {
    this.now = layoutOf(innerWidth, innerHeight);
    document.documentElement.dataset["layout"] = this.now;
  }
}

export const layout = new CurrentLayout();
