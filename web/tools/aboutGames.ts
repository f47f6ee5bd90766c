// The module 'virtual:about-games': what lists say about all games, one chunk for each language. A catalogue
// `<slug>.about.ftl` is enough to be in it.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { catalogues, languages, LOCALES, SOURCE_LANGUAGE } from "./ftl.ts";

const ID = "virtual:about-games";
const ENDING = ".about";

export function aboutGames(): Plugin {
  return {
    name: "parlour-about-games",
    resolveId: (id) => (id.startsWith(ID) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${ID}`)) return undefined;
      const language = id.slice(ID.length + 2);
      if (language) return `export default ${JSON.stringify(textsOf(language))};`;
      const loaders = languages().map((each) => `${JSON.stringify(each)}: () => import("${ID}/${each}")`);
      return `export const ABOUT = { ${loaders.join(", ")} };`;
    },
  };
}

/** The catalogues of a language, one after the other. A game that is not translated is described in English. */
function textsOf(language: string): string {
  const names = catalogues(SOURCE_LANGUAGE).filter((name) => name.endsWith(ENDING));
  const files = names.map((name) => {
    const own = join(LOCALES, language, `${name}.ftl`);
    return existsSync(own) ? own : join(LOCALES, SOURCE_LANGUAGE, `${name}.ftl`);
  });
  return files.map((file) => readFileSync(file, "utf8")).join("\n");
}
