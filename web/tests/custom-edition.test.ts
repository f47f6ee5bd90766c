import { afterEach, describe, expect, it, vi } from "vitest";
import openapi from "../../docs/protocol/openapi.json";
import { lookOf } from "../src/draw/seats";
import { dashOf } from "../src/replay/chart";
import { CustomEdition, isAboutEdition, MAX_BYTES, textOf } from "../src/store/customEdition.svelte";

const fileOf = (content: string | Uint8Array<ArrayBuffer>, name = "mine.toml"): File => new File([content], name);
const info = { id: "x", title: "Ours", publisher: "us", year: "2024", seats: { min: 2, max: 6 } };

afterEach(() => vi.unstubAllGlobals());

describe("a file for an edition of one's own", () => {
  it("may be as large as the server takes, and no larger", async () => {
    expect(MAX_BYTES).toBe(openapi.components.schemas.EditionText.properties.edition.maxLength);
    await expect(textOf(fileOf("#".repeat(MAX_BYTES)))).resolves.toHaveLength(MAX_BYTES);
    await expect(textOf(fileOf("#".repeat(MAX_BYTES + 1)))).rejects.toThrow("up to 128 KB");
  });

  it("is a text that is not empty; the mark that some editors begin it with does not matter", async () => {
    await expect(textOf(fileOf("\ufeff[edition]"))).resolves.toBe("[edition]");
    await expect(textOf(fileOf(" \n"))).rejects.toThrow("The file is empty.");
    await expect(textOf(fileOf(new Uint8Array([0xff, 0xd8, 0xff])))).rejects.toThrow("not a text file in UTF-8");
    const gone = { name: "x", size: 1, arrayBuffer: () => Promise.reject(new Error("NotReadableError")) };
    await expect(textOf(gone)).rejects.toThrow("cannot read this file");
  });

  it("is shown once the server has read it, and the server's sentence if it refuses", async () => {
    const answers = [
      new Response(JSON.stringify(info)),
      new Response(JSON.stringify({ code: "input/bad", detail: "edition: this is no TOML" }), { status: 422 }),
    ];
    vi.stubGlobal("fetch", async () => answers.shift());
    const custom = new CustomEdition("finance");
    expect(await custom.choose(fileOf("a = 1"))).toBe(true);
    expect(custom.chosen).toEqual({ file: "mine.toml", text: "a = 1", info });
    expect(await custom.choose(fileOf("b"))).toBe(false);
    expect(custom.problem).toBe("edition: this is no TOML");
    expect(custom.chosen?.text).toBe("a = 1");
    custom.remove();
    expect([custom.chosen, custom.problem, custom.isReading]).toEqual([null, "", false]);
  });

  it("that was chosen last counts, whichever is answered first", async () => {
    const waiting: ((answer: Response) => void)[] = [];
    vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => waiting.push(resolve)));
    const custom = new CustomEdition("finance");
    const [first, second] = [custom.choose(fileOf("a")), custom.choose(fileOf("b"))];
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    waiting[1]!(new Response(JSON.stringify(info)));
    expect(await second).toBe(true);
    waiting[0]!(new Response(JSON.stringify(info)));
    expect(await first).toBe(false);
    expect(custom.chosen?.text).toBe("b");
  });

  it("is what some refusals to open a table are about", () => {
    expect(isAboutEdition("input/bad", { part: "edition" })).toBe(true);
    expect(isAboutEdition("input/too_expensive", {})).toBe(true);
    expect(isAboutEdition("input/bad", { part: "seats" })).toBe(false);
    expect(isAboutEdition("name/taken", { name: "edition" })).toBe(false);
  });
});

describe("seats after the eighth, which only editions of people's own have", () => {
  it("have looks, and no two that are drawn alike have the same line", () => {
    const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
    expect(letters.map(lookOf).join("")).toBe("ABCDEFGHABCDEFGHABCDEFGHAB");
    expect(new Set(letters.map((seat) => `${lookOf(seat)} ${dashOf(seat)}`)).size).toBe(letters.length);
  });
});
