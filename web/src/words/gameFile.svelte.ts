// Texts of a game in a catalogue of their own, `<game>.<ending>.ftl`: loaded when a screen first asks for one of them, and
// never in the first load.
import type { FluentBundle } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import { isWritten, language, loadBundle, PSEUDO_LANGUAGE, SOURCE_LANGUAGE } from "./catalogue.svelte";

export class GameFile {
  #loaded = new SvelteMap<string, FluentBundle>();
  #loading: Record<string, Promise<void>> = {};

  /** `shared` are catalogues whose messages its texts contain. */
  constructor(
    private readonly ending: string,
    private readonly shared: readonly string[] = [],
  ) {}

  /** Load the texts of a game in the chosen language. Screens may wait for it, so that no text changes. */
  load(game: string): Promise<void> {
    const key = this.#keyOf(game);
    return (this.#loading[key] ??= loadBundle(language(), [...this.shared, this.#nameOf(game)]).then(
      (bundle) => void this.#loaded.set(key, bundle),
      () => undefined, // a screen does without them
    ));
  }

  /** A text of a game; null until it is loaded, and if there is none. */
  text(game: string, id: string, args: Record<string, string | number> = {}): string | null {
    const bundle = this.#loaded.get(this.#keyOf(game));
    if (!bundle) {
      void this.load(game);
      return null;
    }
    const [name, attribute] = id.split(".") as [string, string | undefined];
    const message = bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    return pattern ? bundle.formatPattern(pattern, args, []) : null;
  }

  /** The `lang` of a game's texts where it is not that of the page. */
  lang(game: string): string | undefined {
    const isThere = this.#loaded.has(this.#keyOf(game));
    const isOwn = language() === PSEUDO_LANGUAGE || isWritten(language(), this.#nameOf(game));
    return isThere && isOwn ? undefined : SOURCE_LANGUAGE;
  }

  #keyOf(game: string): string {
    return `${language()} ${game}`;
  }

  #nameOf(game: string): string {
    return `${game}.${this.ending}`;
  }
}
