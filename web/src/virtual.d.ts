declare module "virtual:languages" {
  /** The name that each language gives itself, by its tag. */
  export const LANGUAGES: Record<string, string>;
}

declare module "virtual:about-games" {
  /** Loads what lists say about all games, as the text of a catalogue, by language. */
  export const ABOUT: Record<string, () => Promise<{ default: string }>>;
}
