// Search in a rulebook.
import type { Chapter, Clause, Rulebook, RuleOption, Ruling, Scenario } from "../net/http";
import type { RuleTexts } from "../words/ruleTexts.svelte";

export interface SearchResult {
  chapters: (Chapter & { clauses: Clause[] })[];
  rulings: Ruling[];
  options: RuleOption[];
  scenarios: Scenario[];
}

/** Find entries that contain all words of a query, in any order, in English or in the language of the reader. */
export function searchRulebook(book: Rulebook, texts: RuleTexts, searchText: string): SearchResult {
  const words = searchText.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (...texts: (string | undefined)[]): boolean => {
    const text = texts.join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const chapters = book.chapter.map((chapter) => ({
    ...chapter,
    clauses: book.clause.filter(
      (each) =>
        each.chapter === chapter.name &&
        has(each.id, each.title, texts.title(each), texts.chapter(chapter), each.part, each.kind, each.text),
    ),
  }));
  return {
    chapters: chapters.filter(({ clauses }) => clauses.length > 0),
    rulings: book.ruling.filter((each) =>
      has(each.id, each.title, texts.title(each), each.question, each.ruling, each.other, ...each.options),
    ),
    options: book.option.filter((each) => has(each.name, ...each.cites, ...optionTexts(each, texts))),
    scenarios: (book.scenario ?? []).filter((each) => has(each.id, each.given, each.when, each.then, ...each.clauses)),
  };
}

/** Everything that a house rule says, in English and in the language of the reader. */
function optionTexts(option: RuleOption, texts: RuleTexts): (string | undefined)[] {
  const readings = option.readings ?? [];
  return [
    option.label,
    option.text,
    texts.label(option),
    ...(readings.length ? [] : [texts.meaning(option)]),
    ...readings.flatMap((reading) => [reading.text, texts.reading(option, reading)]),
  ];
}

export interface Related {
  options: RuleOption[];
  scenarios: Scenario[];
}

/** What relates to each clause or ruling: options that cite it, examples that show it. */
export function relatedTo(book: Rulebook): Map<string, Related> {
  const found = new Map<string, Related>();
  const of = (id: string): Related => {
    const known = found.get(id) ?? { options: [], scenarios: [] };
    found.set(id, known);
    return known;
  };
  for (const option of book.option) for (const id of option.cites) of(id).options.push(option);
  for (const scenario of book.scenario ?? []) for (const id of scenario.clauses) of(id).scenarios.push(scenario);
  return found;
}
