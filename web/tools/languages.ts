// The module 'virtual:languages': every language that has a folder, with the name that it gives itself.
import type { Plugin } from "vite";
import { languages, plainText } from "./ftl.ts";

const ID = "virtual:languages";

export function languageList(): Plugin {
  return {
    name: "parlour-languages",
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const names = languages().map((language) => [language, plainText(language, "page", "language-name")]);
      return `export const LANGUAGES = ${JSON.stringify(Object.fromEntries(names))};`;
    },
  };
}
