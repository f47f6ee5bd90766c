import { afterEach, describe, expect, it, vi } from "vitest";
import { lobby } from "../src/net/http";

afterEach(() => vi.unstubAllGlobals());

describe("who is not known yet", () => {
  it("is introduced once before anything is opened, whoever asks meanwhile", async () => {
    const asked: string[] = [];
    let answer = (): void => undefined;
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push(path);
      if (path === "/api/me") await new Promise<void>((done) => (answer = done));
      return new Response("{}");
    });
    const all = [lobby.me(), lobby.open({ game: "pit", seats: [] }), lobby.claim("T", "code", "Ann")];
    await Promise.resolve();
    expect(asked).toEqual(["/api/me"]);
    answer();
    await Promise.all(all);
    expect(asked).toEqual(["/api/me", "/api/tables", "/api/tables/T/claim"]);
  });

  it("may try again after a failure", async () => {
    let failures = 1;
    vi.stubGlobal("fetch", async () => {
      if (failures-- > 0) throw new TypeError("no line");
      return new Response("{}");
    });
    await expect(lobby.me()).rejects.toThrow("does not answer");
    await expect(lobby.me()).resolves.toEqual({});
  });
});
