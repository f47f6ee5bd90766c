// Writes the types of socket messages and of HTTP from the server's descriptions, and those of texts from the catalogues.
// usage: node tools/types.mjs [--check]
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";
import openapi, { astToString } from "openapi-typescript";
import { readCatalogue, SOURCE_LANGUAGE, typedCatalogues } from "./ftl.ts";

const head = (from) => `// Made by \`npm run types\` from ${from}. Not to be edited.\n`;
const protocol = new URL("../../docs/protocol/", import.meta.url);
const check = process.argv.includes("--check");

async function messages() {
  const schema = JSON.parse(readFileSync(new URL("messages.json", protocol), "utf8"));
  const whole = {
    title: "Messages",
    type: "object",
    properties: { from_client: schema.from_client, to_client: schema.to_client },
    required: ["from_client", "to_client"],
    additionalProperties: false,
    $defs: schema.$defs,
  };
  const types = await compile(whole, "Messages", { bannerComment: "", additionalProperties: false, format: false });
  return head("the server's description") + types;
}

async function http() {
  const ast = await openapi(new URL("openapi.json", protocol));
  return head("the server's description") + astToString(ast);
}

/** Ids of texts with their arguments. An id that several games use with different arguments gets a union. */
async function texts() {
  const found = new Map();
  for (const name of typedCatalogues())
    for (const [id, names] of readCatalogue(SOURCE_LANGUAGE, name).messages) {
      const type = names.length ? `{ ${names.map((each) => `${each}: Value`).join("; ")} }` : "None";
      found.set(id, (found.get(id) ?? new Set()).add(type));
    }
  const lines = [...found].sort(([one], [other]) => (one < other ? -1 : 1));
  return (
    head("the English catalogues") +
    "\nexport type Value = string | number;\nexport type None = Record<never, Value>;\n\n" +
    "/** The arguments of each text, by its id. */\nexport interface Texts {\n" +
    lines.map(([id, types]) => `  "${id}": ${[...types].sort().join(" | ")};\n`).join("") +
    "}\n"
  );
}

let stale = 0;
for (const [name, make] of [
  ["net/messages.gen.ts", messages],
  ["net/http.gen.ts", http],
  ["words/texts.gen.ts", texts],
]) {
  const file = new URL(`../src/${name}`, import.meta.url);
  const text = await make();
  if (!check) writeFileSync(file, text);
  else if (readFileSync(file, "utf8") !== text) {
    console.error(`${name} is out of date: run 'make types'`);
    stale = 1;
  }
}
process.exit(stale);
