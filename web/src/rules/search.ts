// Search in a rulebook.
import type { Clause, Rulebook, RuleOption, Ruling, Scenario } from "../net/http";

export interface SearchResult {
  chapters: { name: string; clauses: Clause[] }[];
  rulings: Ruling[];
  options: RuleOption[];
  scenarios: Scenario[];
}

/** Find entries that contain all words of a query, in any order. */
export function searchRulebook(book: Rulebook, searchText: string): SearchResult {
  const words = searchText.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (...texts: (string | undefined)[]): boolean => {
    const text = texts.join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const clauses = book.clause.filter((each) => has(each.id, each.part, each.kind, each.text));
  const parts = [...new Set(clauses.map((each) => each.part))];
  return {
    chapters: parts.map((name) => ({ name, clauses: clauses.filter((each) => each.part === name) })),
    rulings: book.ruling.filter((each) => has(each.id, each.question, each.ruling, each.other, ...each.options)),
    options: book.option.filter((each) =>
      has(each.name, each.label, each.text, ...each.cites, ...(each.readings ?? []).map((reading) => reading.text)),
    ),
    scenarios: (book.scenario ?? []).filter((each) => has(each.id, each.given, each.when, each.then, ...each.clauses)),
  };
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
