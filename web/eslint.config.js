import { readdirSync } from "node:fs";
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import { literalText } from "./tools/literalText.js";

/** The folders of src/ from bottom to top. A file imports from its own folder and from folders before it; README.md says
 * what each of them is for. */
const LAYERS = [
  "draw",
  "words",
  "storage",
  "net",
  "fair",
  "store",
  "frame",
  "panels",
  "rules",
  "records",
  "replay",
  "end",
  "games",
  "screens",
];

const folders = readdirSync(new URL("src", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const unordered = folders.filter((name) => !LAYERS.includes(name));
if (unordered.length > 0) throw new Error(`folders of src/ that have no place in LAYERS: ${unordered.join(", ")}`);

/** Forbid imports, static and dynamic, whose path matches a pattern. */
function forbidden(files, rules) {
  return {
    files,
    rules: {
      "no-restricted-imports": ["error", { patterns: rules.map(([regex, message]) => ({ regex, message })) }],
      "no-restricted-syntax": [
        "error",
        ...rules.map(([regex, message]) => ({
          // A selector cannot hold a slash inside a regular expression.
          selector: `ImportExpression[source.value=/${regex.replaceAll("/", "\\u002F")}/]`,
          message,
        })),
      ],
    },
  };
}

/** Imports of higher layers. Relative paths to another folder of src/ end in '../<folder>/'. */
function upward(layer) {
  const higher = LAYERS.slice(LAYERS.indexOf(layer) + 1);
  return [[`^(\\.\\./)+(${higher.join("|")})/`, `${layer} is below this folder: see LAYERS.`]];
}

const layers = LAYERS.slice(0, -1).map((layer) => forbidden([`src/${layer}/**/*.{ts,svelte}`], upward(layer)));
const games = [
  forbidden(
    ["src/games/*/**/*.{ts,svelte}"],
    [...upward("games"), ["^\\.\\./(?!\\.\\./|shared/)", "A game imports no other game."]],
  ),
  forbidden(
    ["src/games/shared/*/**/*.{ts,svelte}"],
    [
      ...upward("games"),
      ["^\\.\\./(?!\\.\\./)", "A shared part imports no other shared part."],
      ["^\\.\\./\\.\\./(?!\\.\\./)", "A shared part imports no game."],
    ],
  ),
];

export default ts.config(
  { ignores: ["node_modules", "src/**/*.gen.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs["flat/recommended"],
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  { rules: { "@typescript-eslint/no-non-null-assertion": "off", "svelte/no-navigation-without-resolve": "off" } },
  {
    files: ["src/**/*.svelte"],
    plugins: { parlour: { rules: { "literal-text": literalText } } },
    rules: { "parlour/literal-text": "error" },
  },
  ...layers,
  ...games,
);
