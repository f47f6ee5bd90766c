// Plain data as one text that is the same everywhere: keys in order, no spaces, numbers as they were written. The hash
// of an edition in a record's header is made from it.
import { sha256 } from "./sha256";

const TOKEN = /\s*("(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null|[{}[\],:])/y;

/** The hash of some JSON's content. A parser of its own, because the browser's forgets how 1.0 was written. */
export function contentOf(json: string): string {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  for (let found = TOKEN.exec(json); found; found = TOKEN.exec(json)) tokens.push(found[1]!);
  let at = 0;

  function value(): string {
    const token = tokens[at++] ?? "";
    if (token === "{") return table();
    if (token === "[") return list();
    return token.startsWith('"') ? text(token) : token;
  }

  function list(): string {
    const items: string[] = [];
    while (tokens[at] !== "]" && at < tokens.length) {
      if (tokens[at] === ",") at += 1;
      items.push(value());
    }
    at += 1;
    return `[${items.join(",")}]`;
  }

  function table(): string {
    const items: [string, string][] = [];
    while (tokens[at] !== "}" && at < tokens.length) {
      if (tokens[at] === ",") at += 1;
      const name = JSON.parse(tokens[at++]!) as string;
      at += 1; // the colon
      items.push([name, value()]);
    }
    at += 1;
    items.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
    return `{${items.map(([name, item]) => `${JSON.stringify(name)}:${item}`).join(",")}}`;
  }

  return sha256(value());
}

function text(token: string): string {
  return JSON.stringify(JSON.parse(token));
}
