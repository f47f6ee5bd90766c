// Writes a gzip and a brotli form beside every built file that gets smaller by it; the server sends what a browser takes.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Below this a file fits into one packet anyway. */
const LEAST = 1024;
const FORMS: [ending: string, compress: (data: Buffer) => Buffer][] = [
  [".gz", (data) => gzipSync(data, { level: constants.Z_BEST_COMPRESSION })],
  [".br", (data) => brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length } })],
];

export function precompress(): Plugin {
  return {
    name: "parlour-precompress",
    apply: "build",
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle)) {
        const path = join(dir ?? ".", name);
        const data = readFileSync(path);
        if (data.length < LEAST) continue;
        for (const [ending, compress] of FORMS) {
          const small = compress(data);
          if (small.length < data.length) writeFileSync(path + ending, small);
        }
      }
    },
  };
}
