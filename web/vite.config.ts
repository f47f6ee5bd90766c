import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { aboutGames } from "./tools/aboutGames.ts";
import { languageList } from "./tools/languages.ts";
import { precompress } from "./tools/precompress.ts";
import { textSize } from "./tools/textSize.ts";

const server = "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte(), languageList(), aboutGames(), precompress()],
  base: "./", // a proxy may serve the page under a path
  css: { postcss: { plugins: [textSize()] } },
  build: {
    outDir: "../src/parlour/server/page",
    emptyOutDir: true,
    assetsDir: "assets",
    target: "es2022",
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true, changeOrigin: true } } },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"] },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
});
