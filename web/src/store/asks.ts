// Asks as the server describes them: each choice is a verb with a domain. The page knows no rule; it reads these.

export type Atom = string | number | boolean;

export type Domain =
  | { one_of: Atom[] }
  | { from: number; to: number; step: number }
  | { each: Domain[] }
  | { up_to: { item: string; max: number }[] }
  | { rows: Atom[][] }
  | { by_first: { first: Atom; then: Domain }[] }
  | { any_of: Domain[] }
  | { shares_like: Record<string, number>; total: number }
  | { pays_up_to: Record<string, number>; gets_up_to: number }
  | { terms: Terms[] };

/** What may be given to whom, and what may be had for it. */
export interface Terms {
  head: Atom;
  give: Side;
  get: Side;
}

export interface Side {
  cash?: number;
  goods?: string[] | Record<string, number>;
  [more: string]: unknown;
}

export interface Choice {
  /** The pattern of the answer, such as 'bid {amount}'. */
  action: string;
  /** What the catalogues call the action, such as 'bid'. */
  name: string;
  fields: string[];
  domain?: Domain & Record<string, unknown>;
  /** Whether it cannot be made good again, such as resigning: then it is confirmed first. */
  irreversible?: boolean;
}

export interface Ask {
  clause: string;
  /** What the question may name: what is for sale, what is owed. */
  details?: Record<string, unknown>;
  required: boolean;
  sealed: boolean;
  default_action: string;
  choices: Choice[];
}

/** A choice as an answer: its pattern with the fields filled in. */
export function filled(choice: Choice, values: readonly Atom[]): string {
  let text = choice.action;
  choice.fields.forEach((field, n) => {
    text = text.replace(`{${field}}`, String(values[n]));
  });
  return text;
}

/** The word that a choice begins with: 'bid', 'advance to'. */
export function verbOf(choice: Pick<Choice, "action">): string {
  const words = choice.action.split("{")[0]!.trim().replace(/:$/, "");
  return words || choice.action;
}

/** Whether a choice is put together in two trays. */
export function isTrade(choice: Choice): boolean {
  return choice.domain !== undefined && "terms" in choice.domain;
}

/** Every answer that a choice allows, if there are no more than `most`; null if there are. */
export function listed(choice: Choice, most: number): Atom[][] | null {
  if (!choice.domain) return [[]];
  return rowsOf(choice.domain, most);
}

function rowsOf(domain: Domain, most: number): Atom[][] | null {
  let rows: Atom[][] = [];
  if ("one_of" in domain) rows = domain.one_of.map((value) => [value]);
  else if ("rows" in domain) rows = domain.rows;
  else if ("from" in domain) {
    if ((domain.to - domain.from) / domain.step + 1 > most) return null;
    for (let value = domain.from; value <= domain.to; value += domain.step) rows.push([value]);
  } else if ("up_to" in domain) {
    for (const { item, max } of domain.up_to) for (let n = 1; n <= max; n += 1) rows.push([n, item]);
  } else if ("by_first" in domain) {
    for (const { first, then } of domain.by_first) {
      const rest = rowsOf(then, most);
      if (rest === null) return null;
      rows.push(...rest.map((row) => [first, ...row]));
    }
  } else if ("each" in domain) {
    rows = [[]];
    for (const part of domain.each) {
      const next = rowsOf(part, most);
      if (next === null) return null;
      rows = rows.flatMap((row) => next.map((more) => [...row, ...more]));
      if (rows.length > most) return null;
    }
  } else return null;
  return rows.length <= most ? rows : null;
}
