// Writes the types of socket messages and of HTTP from the server's own descriptions.
// usage: node tools/types.mjs [--check]
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";
import openapi, { astToString } from "openapi-typescript";

const head = "// Made by `npm run types` from the server's description. Not to be edited.\n";
const protocol = new URL("../../docs/protocol/", import.meta.url);
const net = new URL("../src/net/", import.meta.url);
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
  return head + (await compile(whole, "Messages", { bannerComment: "", additionalProperties: false, format: false }));
}

async function http() {
  const ast = await openapi(new URL("openapi.json", protocol));
  return head + astToString(ast);
}

let stale = 0;
for (const [name, make] of [
  ["messages.gen.ts", messages],
  ["http.gen.ts", http],
]) {
  const file = new URL(name, net);
  const text = await make();
  if (!check) writeFileSync(file, text);
  else if (readFileSync(file, "utf8") !== text) {
    console.error(`${name} is out of date: run 'make types'`);
    stale = 1;
  }
}
process.exit(stale);
