// Families of texts: ids that begin with one of these words are put together at run time, 'status-' and 'playing'. A test
// takes every other id of the catalogues as unused if no file names it.

/** The end of the id comes from the rules, the server or a file: not every end has a text. */
const FROM_DATA = [
  "about",
  "action",
  "bot",
  "chapter",
  "character",
  "clause",
  "compass",
  "ending",
  "event",
  "field",
  "effect",
  "remark",
  "goal",
  "goods",
  "in-short",
  "lesson",
  "new-table-known",
  "option",
  "preset",
  "question",
  "refusal",
  "rules-kind",
  "stage",
  "status",
  "term",
  "turn",
  "value",
  "worth",
] as const;

/** The end of the id is one of a closed set of the page's own words, so that TypeScript checks it. */
const OF_THE_PAGE = [
  "connection",
  "end-check",
  "end-result",
  "end-verdict",
  "fair-without",
  "lab-way",
  "new-table-pace",
  "new-table-who",
  "replay-jump",
  "replay-tab",
  "rules-mark",
  "rules-stamp",
  "settings-motion",
  "settings-pace",
  "settings-section",
  "settings-text",
  "settings-theme",
] as const;

export type Family = (typeof FROM_DATA)[number];
export const FAMILIES: readonly string[] = [...FROM_DATA, ...OF_THE_PAGE];
