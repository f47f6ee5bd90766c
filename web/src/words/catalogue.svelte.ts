// Texts of the page in the chosen language, from the Fluent catalogues in src/parlour/locales. Each catalogue is a file
// of its own, loaded when it is needed: page.ftl, games.ftl and server.ftl before the first paint, the game's own with its
// module.
import { ABOUT } from "virtual:about-games";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Family } from "./families";
import { argumentsFrom, asReader, type Data, functionsOf, goodName, type Reader, slug } from "./functions";
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

const FILES = import.meta.glob<string>(
  ["../../../src/parlour/locales/*/*.ftl", "!../../../src/parlour/locales/*/*.about.ftl"],
  { query: "?raw", import: "default" },
);
/** The page's own texts, the small ones that all games share, such as how money is written, and refusals of the server. */
const FIRST = ["page", "games", "server"];

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

/** Whether the reader has chosen the language of the rulebooks. */
export function isInEnglish(): boolean {
  return language().split("-")[0] === SOURCE_LANGUAGE;
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
  const loaded = await loadBundle(next.language, [...FIRST, ...(next.game ? [next.game] : [])]);
  if (wish === next) bundle = loaded;
}

/** Some catalogues of a language, apart from the texts of the page. */
export async function loadBundle(language: string, names: readonly string[]): Promise<FluentBundle> {
  const isPseudo = language === PSEUDO_LANGUAGE;
  const source = isPseudo ? SOURCE_LANGUAGE : language;
  const [transform, ...texts] = await Promise.all([
    isPseudo ? import("./pseudo").then(({ pseudo }) => pseudo) : undefined,
    aboutIn(source),
    ...names.map((name) => textOf(source, name)),
  ]);
  return bundleOf(language, texts, transform);
}

/** Whether a language has a catalogue of its own. */
export function isWritten(language: string, name: string): boolean {
  return fileOf(language, name) in FILES;
}

function fileOf(language: string, name: string): string {
  return `../../../src/parlour/locales/${language}/${name}.ftl`;
}

/** The file of a language; without it, a new game speaks English. */
function textOf(language: string, name: string): Promise<string> | string {
  return (FILES[fileOf(language, name)] ?? FILES[fileOf(SOURCE_LANGUAGE, name)])?.() ?? "";
}

/** What lists say about all games. */
async function aboutIn(language: string): Promise<string> {
  return (await (ABOUT[language] ?? ABOUT[SOURCE_LANGUAGE])?.())?.default ?? "";
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

/** The parts of a text: '' if it has one of its own, and the names of its attributes. */
export function partsOf(id: string): string[] {
  const message = bundle.getMessage(id);
  return message ? [...(message.value === null ? [] : [""]), ...Object.keys(message.attributes)] : [];
}

/** A text made from the server's data for a reader; null if there is none with this id. */
export function formatData(id: string, data: Record<string, Data>, reader: Reader): string | null {
  return asReader(reader, () => formatted(bundle, id, argumentsFrom(data)));
}

/** The name of a thing that is no proper name, such as a colour: 'colour-red'. Without a text it stays as it is. */
export function tName(category: string, name: string): string {
  return formatted(bundle, `${category}-${slug(name)}`, {}) ?? name;
}

/** The name of a thing as it stands alone, on a square or in a list; in a sentence it may have an article. */
export function tShort(category: string, name: string): string {
  return formatted(bundle, `${category}-${slug(name)}.short`, {}) ?? tName(category, name);
}

/** The name of a good in a trade. Without a text it stays as it is. */
export function tGood(name: string): string {
  return goodName(name, (id, args) => formatted(bundle, id, argumentsFrom(args)));
}

/** The arguments for a seat: its name, and whether it is the reader's. */
export function seatArgs<Name extends string>(
  name: Name,
  display: string,
  isMe: boolean,
): Record<Name | `${Name}_is`, string> {
  return { [name]: display, [`${name}_is`]: isMe ? "you" : "other" } as Record<Name | `${Name}_is`, string>;
}
