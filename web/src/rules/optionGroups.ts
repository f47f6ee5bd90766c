// House rules by what they are about: the chapter of the clauses that they cite, or where the original is silent.
import type { Chapter, GameOption, Rulebook } from "../net/http";

export interface OptionGroup {
  /** The chapter; null where no clause of the original is cited. */
  chapter: Chapter | null;
  options: GameOption[];
}

export function grouped(options: readonly GameOption[], book: Rulebook | null): OptionGroup[] {
  const groups = (book?.chapter ?? []).map((chapter): OptionGroup => ({ chapter, options: [] }));
  const silent: OptionGroup = { chapter: null, options: [] };
  for (const option of options) {
    const first = book?.clause.find(({ id }) => option.cites.includes(id));
    (groups.find(({ chapter }) => chapter?.name === first?.chapter) ?? silent).options.push(option);
  }
  return [...groups, silent].filter((group) => group.options.length > 0);
}
