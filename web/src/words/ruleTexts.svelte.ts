// Texts of a game's rulebook in the chosen language: house rules, presets, chapters, titles of clauses. They come from
// `<game>.rules.ftl`, which is loaded when a screen first asks for one of them, and are never in the first load.
import type { FluentBundle } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import { isWritten, language, loadBundle, PSEUDO_LANGUAGE, SOURCE_LANGUAGE } from "./catalogue.svelte";

type Value = boolean | number | string;

/** A house rule, as lists of options and rulebooks have it. */
interface OptionTexts {
  name: string;
  label: string;
  text?: string;
}

const loaded = new SvelteMap<string, FluentBundle>();
const loading: Record<string, Promise<void>> = {};

/** Load the texts of a game's rulebook in the chosen language. Screens may wait for it, so that no text changes. */
export function loadRuleTexts(game: string): Promise<void> {
  const spoken = language();
  const key = `${spoken} ${game}`;
  return (loading[key] ??= loadBundle(spoken, [fileOf(game)]).then(
    (bundle) => void loaded.set(key, bundle),
    () => undefined, // the rulebook's own English is shown
  ));
}

/** A text of a game's rulebook; null until it is loaded, and if there is none. */
function ruleText(game: string, id: string, attribute?: string): string | null {
  const bundle = loaded.get(`${language()} ${game}`);
  if (!bundle) {
    void loadRuleTexts(game);
    return null;
  }
  const message = bundle.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  return pattern ? bundle.formatPattern(pattern, {}, []) : null;
}

const fileOf = (game: string): string => `${game}.rules`;

/** The texts of a game's rulebook; without a translation they are those of the rulebook, in English. */
export class RuleTexts {
  constructor(private readonly game: string) {}

  /** The `lang` of these texts where it is not that of the page. */
  get lang(): string | undefined {
    const isThere = loaded.has(`${language()} ${this.game}`);
    const isOwn = language() === PSEUDO_LANGUAGE || isWritten(language(), fileOf(this.game));
    return isThere && isOwn ? undefined : SOURCE_LANGUAGE;
  }

  label(option: OptionTexts): string {
    return ruleText(this.game, `option-${option.name}`) ?? option.label;
  }

  /** What an option of whole numbers means. */
  meaning(option: OptionTexts): string {
    return ruleText(this.game, `option-${option.name}`, "text") ?? option.text ?? "";
  }

  reading(option: OptionTexts, reading: { value: Value; text: string }): string {
    return ruleText(this.game, `option-${option.name}-${reading.value}`) ?? reading.text;
  }

  presetLabel(preset: { name: string; label: string }): string {
    return ruleText(this.game, `preset-${preset.name}`) ?? preset.label;
  }

  presetText(preset: { name: string; text: string }): string {
    return ruleText(this.game, `preset-${preset.name}`, "text") ?? preset.text;
  }

  /** The short title of a clause or a ruling. */
  title(rule: { id: string; title: string }): string {
    return ruleText(this.game, `clause-${rule.id}`) ?? rule.title;
  }

  chapter(chapter: { name: string; title: string }): string {
    return ruleText(this.game, `chapter-${chapter.name}`) ?? chapter.title;
  }
}
