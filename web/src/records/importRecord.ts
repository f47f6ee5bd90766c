// Import of a record file into this browser's library. The server checks it first.
import { BadRecord, readJournal } from "../fair/record";
import { lobby, Problem } from "../net/http";
import { records } from "../storage/library";
import { t } from "../words/catalogue.svelte";

/** The server refuses longer texts. */
export const MAX_CHARACTERS = 4_000_000;
const FIRST_WORDS = "parlour record ";

export interface ImportResult {
  name: string;
  /** The record's name if it is one, '' if not. */
  id: string;
  problem: string;
}

/** What is wrong with a text, found without the server; '' if nothing is. */
export function plainProblem(text: string): string {
  if (!text.trim()) return t("records-empty");
  if (!text.startsWith(FIRST_WORDS)) return t("records-no-record");
  if (text.length > MAX_CHARACTERS) return t("records-too-long");
  try {
    readJournal(text);
    return "";
  } catch (problem) {
    if (!(problem instanceof BadRecord)) throw problem;
    return t("records-damaged", { line: problem.line, problem: problem.message });
  }
}

export async function importRecord(file: Pick<File, "name" | "text" | "size">): Promise<ImportResult> {
  const failed = (problem: string): ImportResult => ({ name: file.name, id: "", problem });
  if (file.size > MAX_CHARACTERS * 3) return failed(t("records-too-long"));
  const text = await file.text();
  const problem = plainProblem(text);
  if (problem) return failed(problem);
  try {
    const info = await lobby.uploadRecord(text);
    await records.put({
      id: info.id,
      game: info.game,
      title: info.title,
      names: info.names,
      moments: info.moments,
      isOver: info.ending !== null,
      winners: info.ending?.winners ?? [],
      addedAt: Date.now(),
      text,
    });
    return { name: file.name, id: info.id, problem: "" };
  } catch (failure) {
    if (failure instanceof Problem) return failed(failure.message);
    throw failure;
  }
}
