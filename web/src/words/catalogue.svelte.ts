// Texts of the page in the chosen language, from the Fluent catalogues in src/parlour/locales. Each catalogue is a file
// of its own, loaded when it is needed: page.ftl and games.ftl before the first paint, the game's own with its module.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Family } from "./families";
import { argumentsFrom, asReader, type Data, functionsOf, type Reader, slug } from "./functions";
import type { None, Texts, Value } from "./texts.gen";

export type TextId = keyof Texts;
/** The arguments of a text; nothing for a text without any. */
type Args<Id extends TextId> = Texts[Id] extends None
  ? None extends Texts[Id]
    ? [args?: Texts[Id]]
    : [args: Texts[Id]]
  : [args: Texts[Id]];

export const SOURCE_LANGUAGE = "en";
/** English with accents and longer words: shows what is not translated and what does not fit. */
export const PSEUDO_LANGUAGE = "en-XA";

const FILES = import.meta.glob<string>("../../../src/parlour/locales/*/*.ftl", { query: "?raw", import: "default" });
/** The page's own texts, and the small ones that all games share, such as how money is written. */
const FIRST = ["page", "games"];

interface Wish {
  language: string;
  game: string;
}

let wish: Wish = { language: SOURCE_LANGUAGE, game: "" };
let bundle = $state.raw(new FluentBundle(SOURCE_LANGUAGE));

/** The language of the texts, as a tag for `Intl` and `<html lang>`. */
export function language(): string {
  return bundle.locales[0]!;
}

/** Switch to a language. Texts on the screen change when its catalogues have arrived. */
export function loadLanguage(language: string): Promise<void> {
  return load({ ...wish, language });
}

/** Load the texts of a game. They replace those of the game before. */
export function loadGameTexts(game: string): Promise<void> {
  return load({ ...wish, game });
}

async function load(next: Wish): Promise<void> {
  wish = next;
  const names = [...FIRST, ...(next.game ? [next.game] : [])];
  const isPseudo = next.language === PSEUDO_LANGUAGE;
  const source = isPseudo ? SOURCE_LANGUAGE : next.language;
  const [transform, ...texts] = await Promise.all([
    isPseudo ? import("./pseudo").then(({ pseudo }) => pseudo) : undefined,
    ...names.map((name) => textOf(source, name)),
  ]);
  if (wish === next) bundle = bundleOf(next.language, texts, transform);
}

/** The file of a language; without it, a new game speaks English. */
function textOf(language: string, name: string): Promise<string> | string {
  const file = (of: string): string => `../../../src/parlour/locales/${of}/${name}.ftl`;
  return (FILES[file(language)] ?? FILES[file(SOURCE_LANGUAGE)])?.() ?? "";
}

function bundleOf(language: string, texts: readonly string[], transform?: (text: string) => string): FluentBundle {
  const made: FluentBundle = new FluentBundle(language, {
    useIsolating: false,
    functions: functionsOf(
      () => made,
      (id, args) => formatted(made, id, argumentsFrom(args)),
    ),
    ...(transform ? { transform } : {}),
  });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

function formatted(from: FluentBundle, id: string, args: Record<string, FluentVariable>): string | null {
  const [name, attribute] = id.split(".") as [string, string | undefined];
  const message = from.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  // Errors are collected and not thrown: a text with a hole is better than no page.
  return pattern === undefined || pattern === null ? null : from.formatPattern(pattern, args, []);
}

/** A text in the chosen language. An id that is not loaded is shown as it is. */
export function t<Id extends TextId>(id: Id, ...[args]: Args<Id>): string {
  return formatted(bundle, id, (args ?? {}) as Record<string, Value>) ?? id;
}

/** A text of a family, whose id ends with what the server or a file says; null if there is none. */
export function tOf(family: Family, key: string, args: Record<string, Value> = {}): string | null {
  return formatted(bundle, `${family}-${key}`, args);
}

/** Whether there is a text with this id now. */
export function hasText(id: string): boolean {
  return bundle.getMessage(id) !== undefined;
}

/** A text made from the server's data for a reader; null if there is none with this id. */
export function formatData(id: string, data: Record<string, Data>, reader: Reader): string | null {
  return asReader(reader, () => formatted(bundle, id, argumentsFrom(data)));
}

/** The name of a thing that is no proper name, such as a colour: 'colour-red'. Without a text it stays as it is. */
export function tName(category: string, name: string): string {
  return formatted(bundle, `${category}-${slug(name)}`, {}) ?? name;
}

/** The arguments for a seat: its name, and whether it is the reader's. */
export function seatArgs<Name extends string>(
  name: Name,
  display: string,
  isMe: boolean,
): Record<Name | `${Name}_is`, string> {
  return { [name]: display, [`${name}_is`]: isMe ? "you" : "other" } as Record<Name | `${Name}_is`, string>;
}
