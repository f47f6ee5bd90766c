declare module "virtual:languages" {
  /** The name that each language gives itself, by its tag. */
  export const LANGUAGES: Record<string, string>;
}
