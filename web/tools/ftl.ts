// Reading of Fluent catalogues for tools and tests: the messages of a file and the arguments that each one takes.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Entry, FluentParser, type Message, type Pattern, type Term, Visitor } from "@fluent/syntax";
import type { FunctionReference, MessageReference, TermReference, VariableReference } from "@fluent/syntax";

export const LOCALES = join(import.meta.dirname, "../../src/parlour/locales");
export const SOURCE_LANGUAGE = "en";
/** Catalogues that the page never loads: those of the terminal and of the server. */
const NOT_OF_THE_PAGE = ["terminal", "server"];

/** The languages that have a folder. */
export function languages(): string[] {
  return readdirSync(LOCALES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(LOCALES, entry.name, "page.ftl")))
    .map((entry) => entry.name)
    .sort();
}

/** The names of a language's catalogues, without the ending. */
export function catalogues(language: string): string[] {
  return readdirSync(join(LOCALES, language))
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => name.slice(0, -".ftl".length))
    .sort();
}

/** The names of the catalogues that the page loads. */
export function pageCatalogues(language: string): string[] {
  return catalogues(language).filter((name) => !NOT_OF_THE_PAGE.includes(name));
}

/** The catalogues whose ids have types: those of rulebooks, summaries and lessons are read through `words/gameFile.svelte.ts`. */
export function typedCatalogues(): string[] {
  return pageCatalogues(SOURCE_LANGUAGE).filter((name) => !/\.(rules|learn|lessons)$/.test(name));
}

export function readCatalogue(language: string, name: string): Catalogue {
  return parseCatalogue(readFileSync(join(LOCALES, language, `${name}.ftl`), "utf8"));
}

export interface Catalogue {
  /** Sorted names of arguments, by id; an attribute is 'id.attribute'. */
  messages: Map<string, string[]>;
  /** What could not be read. */
  junk: string[];
}

type Named = Message | Term;

export function parseCatalogue(text: string): Catalogue {
  const { body } = new FluentParser().parse(text);
  const entries = new Map(body.filter(isNamed).map((entry) => [nameOf(entry), entry]));
  const messages = new Map<string, string[]>();
  for (const entry of body) {
    if (!isNamed(entry) || entry.type !== "Message") continue;
    const add = (id: string, pattern: Pattern): void => {
      if (messages.has(id)) throw new Error(`the message ${id} is defined twice`);
      messages.set(id, [...argumentsOf(pattern, entries)].sort());
    };
    if (entry.value) add(entry.id.name, entry.value);
    for (const attribute of entry.attributes) add(`${entry.id.name}.${attribute.id.name}`, attribute.value);
  }
  const junk = body.flatMap((entry) => (entry.type === "Junk" && "content" in entry ? [entry.content.trim()] : []));
  return { messages, junk };
}

/** The text of a message that has no placeholders; '' if there is none. */
export function plainText(language: string, catalogue: string, id: string): string {
  const text = readFileSync(join(LOCALES, language, `${catalogue}.ftl`), "utf8");
  return new RegExp(`^${id} = (.*)$`, "m").exec(text)?.[1]?.trim() ?? "";
}

function isNamed(entry: Entry): entry is Named {
  return entry.type === "Message" || entry.type === "Term";
}

function nameOf(entry: Named): string {
  return entry.type === "Term" ? `-${entry.id.name}` : entry.id.name;
}

/** Arguments of a pattern, including those of the messages and terms that it contains, but not those of WHO alone. */
function argumentsOf(pattern: Pattern, entries: Map<string, Named>, seen = new Set<string>()): Set<string> {
  const found = new Set<string>();
  const include = (name: string): void => {
    const entry = entries.get(name);
    if (!entry?.value || seen.has(name)) return;
    seen.add(name);
    for (const each of argumentsOf(entry.value, entries, seen)) found.add(each);
  };
  class Reader extends Visitor {
    override visitVariableReference(node: VariableReference): void {
      found.add(node.id.name);
    }
    override visitFunctionReference(node: FunctionReference): void {
      // Whether a verb differs for the reader is the language's affair.
      if (node.id.name !== "WHO") this.genericVisit(node);
    }
    override visitMessageReference(node: MessageReference): void {
      include(node.id.name);
    }
    override visitTermReference(node: TermReference): void {
      include(`-${node.id.name}`);
      this.genericVisit(node);
    }
  }
  new Reader().visit(pattern);
  return found;
}
