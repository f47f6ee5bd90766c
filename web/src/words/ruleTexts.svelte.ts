// Texts of a game's rulebook in the chosen language: house rules, presets, chapters, titles of clauses. They come from
// `<game>.rules.ftl`, which is loaded when a screen first asks for one of them, and are never in the first load.
import { GameFile } from "./gameFile.svelte";

type Value = boolean | number | string;

/** A house rule, as lists of options and rulebooks have it. */
interface OptionTexts {
  name: string;
  label: string;
  text?: string;
}

const file = new GameFile("rules");

/** Load the texts of a game's rulebook in the chosen language. Screens may wait for it, so that no text changes. */
export function loadRuleTexts(game: string): Promise<void> {
  return file.load(game);
}

/** The texts of a game's rulebook; without a translation they are those of the rulebook, in English. */
export class RuleTexts {
  constructor(private readonly game: string) {}

  /** The `lang` of these texts where it is not that of the page. */
  get lang(): string | undefined {
    return file.lang(this.game);
  }

  label(option: OptionTexts): string {
    return file.text(this.game, `option-${option.name}`) ?? option.label;
  }

  /** What an option of whole numbers means. */
  meaning(option: OptionTexts): string {
    return file.text(this.game, `option-${option.name}.text`) ?? option.text ?? "";
  }

  reading(option: OptionTexts, reading: { value: Value; text: string }): string {
    return file.text(this.game, `option-${option.name}-${reading.value}`) ?? reading.text;
  }

  presetLabel(preset: { name: string; label: string }): string {
    return file.text(this.game, `preset-${preset.name}`) ?? preset.label;
  }

  presetText(preset: { name: string; text: string }): string {
    return file.text(this.game, `preset-${preset.name}.text`) ?? preset.text;
  }

  /** The short title of a clause or a ruling. */
  title(rule: { id: string; title: string }): string {
    return file.text(this.game, `clause-${rule.id}`) ?? rule.title;
  }

  chapter(chapter: { name: string; title: string }): string {
    return file.text(this.game, `chapter-${chapter.name}`) ?? chapter.title;
  }
}
