// House rules by where they come from: the chapter of the original that they change, or where it is silent.
import type { GameOption, Rulebook } from "../net/http";

export interface OptionGroup {
  /** The chapter; '' where no clause of the original is cited. */
  chapter: string;
  options: GameOption[];
}

/** Where an option stands in the original: the parts of the clauses that it cites. */
export function partsOf(option: GameOption, book: Rulebook | null): string[] {
  const cited = (book?.clause ?? []).filter(({ id }) => option.cites.includes(id));
  return [...new Set(cited.map(({ part }) => part))];
}

export function grouped(options: readonly GameOption[], book: Rulebook | null): OptionGroup[] {
  const groups: OptionGroup[] = [];
  for (const option of options) {
    const chapter = (partsOf(option, book)[0] ?? "").split(/[:;,]/)[0]!.trim();
    const group = groups.find((each) => each.chapter === chapter);
    if (group) group.options.push(option);
    else groups.push({ chapter, options: [option] });
  }
  return groups.sort((one, other) => Number(one.chapter === "") - Number(other.chapter === ""));
}
