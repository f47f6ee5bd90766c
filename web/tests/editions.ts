// The edition files as the page gets them. They are TOML, which Python reads without help and Node does not.
import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import type { Edition } from "../src/net/http";

const READ = "import json, sys, tomllib; print(json.dumps(tomllib.load(open(sys.argv[1], 'rb'))))";

export function editionOf(game: string): Edition {
  const file = resolve("../src/parlour/editions", `${game}.toml`);
  return JSON.parse(execFileSync("python3", ["-c", READ, file], { encoding: "utf8" })) as Edition;
}
