// Virtual scrolling: only the visible lines of a long list and some around them are in the document.

/** The assumed height of a line that was not measured yet. */
export const LINE_HEIGHT = 44;
/** How many lines before and after the visible ones are in the document. */
const MARGIN = 10;

export interface LineWindow {
  /** The first line shown, and the one after the last. */
  first: number;
  end: number;
  /** The heights of the empty space before and after them, in pixels. */
  before: number;
  after: number;
}

/** Heights of lines by number, as far as they are known. */
export class LineHeights {
  #known: number[] = [];

  of(line: number): number {
    return this.#known[line] ?? LINE_HEIGHT;
  }

  /** Record a height; returns by how much it differs from the assumed one. */
  note(line: number, height: number): number {
    const change = height - this.of(line);
    this.#known[line] = height;
    return change;
  }

  forget(): void {
    this.#known = [];
  }
}

/** The window of a list with so many lines; `top` is how far the list is scrolled, or null while it shows its end. */
export function lineWindow(
  count: number,
  heightAt: (place: number) => number,
  top: number | null,
  room: number,
): LineWindow {
  let first = 0;
  let end = count;
  if (top === null) {
    for (let height = 0; end > 0 && height <= room; end -= 1) height += heightAt(end - 1);
    first = Math.max(0, end - MARGIN);
    end = count;
  } else {
    let height = 0;
    while (first < count && height + heightAt(first) <= top) height += heightAt(first++);
    for (end = first; end < count && height <= top + room; end += 1) height += heightAt(end);
    first = Math.max(0, first - MARGIN);
    end = Math.min(count, end + MARGIN);
  }
  const sum = (from: number, to: number): number => {
    let height = 0;
    for (let place = from; place < to; place += 1) height += heightAt(place);
    return height;
  };
  return { first, end, before: sum(0, first), after: sum(end, count) };
}
