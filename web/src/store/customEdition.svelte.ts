// A custom edition for a new table: read from a file, and checked by the server.
import { type EditionInfo, lobby } from "../net/http";
import { t } from "../words/catalogue.svelte";

/** The server refuses larger files. */
export const MAX_BYTES = 131_072;

export interface Chosen {
  file: string;
  text: string;
  info: EditionInfo;
}

type SourceFile = Pick<File, "name" | "size" | "arrayBuffer">;

export class CustomEdition {
  chosen = $state.raw<Chosen | null>(null);
  problem = $state("");
  isReading = $state(false);
  /** Counts the files that were chosen: an answer about an earlier one comes too late. */
  #attempt = 0;

  constructor(readonly game: string) {}

  /** Choose a file. If it is no edition of the game, the earlier choice stays. */
  async choose(file: SourceFile): Promise<boolean> {
    const attempt = ++this.#attempt;
    this.problem = "";
    this.isReading = true;
    try {
      const text = await textOf(file);
      const info = await lobby.checkEdition(this.game, text);
      if (attempt !== this.#attempt) return false;
      this.chosen = { file: file.name, text, info };
      return true;
    } catch (failure) {
      if (attempt === this.#attempt) this.problem = (failure as Error).message;
      return false;
    } finally {
      if (attempt === this.#attempt) this.isReading = false;
    }
  }

  remove(): void {
    this.#attempt += 1;
    this.chosen = null;
    this.problem = "";
    this.isReading = false;
  }
}

/** The text of a file; an Error says what is wrong with it. */
export async function textOf(file: SourceFile): Promise<string> {
  if (file.size > MAX_BYTES)
    throw new Error(t("new-table-custom-too-large", { size: Math.ceil(file.size / 1024), limit: MAX_BYTES / 1024 }));
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    throw new Error(t("new-table-custom-unreadable"));
  }
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Error(t("new-table-custom-not-text"));
  }
  if (!text.trim()) throw new Error(t("new-table-custom-empty"));
  return text;
}

/** Whether a refusal to open a table is about its edition, and not about seats or options. */
export function isAboutEdition(code: string, details: Record<string, unknown>): boolean {
  return code === "input/too_expensive" || (code === "input/bad" && details["part"] === "edition");
}
