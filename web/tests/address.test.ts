import { afterEach, describe, expect, it, vi } from "vitest";
import { apiPath, hashPath, linkedPlace, readHash, segment } from "../src/net/address";
import { lobby } from "../src/net/http";

const HOSTILE = [
  "ABC/../../me",
  "..",
  ".",
  "../public",
  "a?seat=A&code=x",
  "a#b",
  "a%2Fb",
  "%",
  "%zz",
  "a b",
  "a\nb",
  "\\..\\me",
  "//evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  "<img src=x onerror=alert(1)>",
  "a;b=c",
  "@evil",
  "Zoë 李雷",
  "\ud800",
  "\u202ecba",
];
const ORIGIN = "http://127.0.0.1:8765";

describe("a hostile name stays one part of an address", () => {
  it.each(HOSTILE)("%j in a path of the server's", (name) => {
    const url = new URL(apiPath(["tables", name, "record"], { seat: name }), ORIGIN);
    expect(url.origin).toBe(ORIGIN);
    expect(url.pathname.split("/")).toHaveLength(5);
    expect(url.pathname).toMatch(/^\/api\/tables\/[^/]+\/record$/);
    expect([...url.searchParams.keys()]).toEqual(["seat"]);
    expect(url.hash).toBe("");
  });

  it.each(HOSTILE)("%j behind the '#'", (name) => {
    const url = new URL(hashPath("join", name, "code"), `${ORIGIN}/`);
    expect([url.origin, url.pathname, url.search]).toEqual([ORIGIN, "/", ""]);
    const { parts, query } = readHash(url.hash);
    expect(parts).toHaveLength(3);
    expect([parts[0], parts[2]]).toEqual(["join", "code"]);
    expect(query).toEqual({});
  });

  it("is read back as it was", () => {
    for (const name of HOSTILE.filter((each) => !/^\.+$|\ud800/.test(each)))
      expect(readHash(hashPath("table", name))).toEqual({ parts: ["table", name], query: {} });
  });

  it("leaves ordinary names as they are", () => {
    expect(segment("BCDFG23456")).toBe("BCDFG23456");
    expect(apiPath(["games", "ten-up"])).toBe("/api/games/ten-up");
    expect(apiPath(["replays", "0a", "moments"], { seat: "", first: 3 })).toBe("/api/replays/0a/moments?seat=&first=3");
  });
});

describe("what stands behind the '#'", () => {
  it("is read even where a '%' encodes nothing", () => {
    expect(readHash("#/table/%zz?at=3")).toEqual({ parts: ["table", "%zz"], query: { at: "3" } });
    expect(readHash("")).toEqual({ parts: [], query: {} });
  });

  it("is found in a link that somebody pastes", () => {
    expect(linkedPlace("http://127.0.0.1:8765/#/join/ABC/c_-d")).toEqual(["join", "ABC", "c_-d"]);
    expect(linkedPlace("see http://h/#/watch/ABC")).toEqual(["watch", "ABC"]);
    for (const no of ["ABC", "http://h/#/lab", "http://h/#/join", "#/__proto__/x", ""])
      expect(linkedPlace(no)).toBeNull();
  });
});

describe("a code to watch", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("never stands in an address that is sent", async () => {
    const asked: [string, HeadersInit | undefined][] = [];
    vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
      asked.push([path, init?.headers]);
      return new Response("{}");
    });
    await lobby.record("ABC", "", "s3cret");
    await lobby.replayOf("ABC", "s3cret");
    await lobby.replayOf("ABC");
    await lobby.replayOf("ABC", "no\u00a0code\n");
    expect(asked).toEqual([
      ["/api/tables/ABC/record?seat=", { "X-Parlour-Code": "s3cret" }],
      ["/api/tables/ABC/replay", { "X-Parlour-Code": "s3cret" }],
      ["/api/tables/ABC/replay", {}],
      ["/api/tables/ABC/replay", {}],
    ]);
  });
});

describe("the sources", () => {
  it("build addresses in one place only", () => {
    const sources = import.meta.glob<string>(["../src/**/*.ts", "../src/**/*.svelte", "!../src/**/*.gen.ts"], {
      query: "?raw",
      import: "default",
      eager: true,
    });
    expect(Object.keys(sources).length).toBeGreaterThan(80);
    const byHand = /["'`]\/api\/|["'`]#\/[^"'`]*\$\{|encodeURIComponent|decodeURIComponent/;
    const found = Object.keys(sources).filter((name) => byHand.test(sources[name] ?? ""));
    expect(found).toEqual(["../src/net/address.ts", "../src/store/route.svelte.ts"]);
  });
});
