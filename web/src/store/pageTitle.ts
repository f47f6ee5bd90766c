// What the browser's tab says. Each screen has a title of its own.
import { words } from "../words/en";

/** From within an effect: the title while a screen is shown. */
export function setPageTitle(...parts: (string | null | undefined)[]): void {
  document.title = [...parts.filter(Boolean), words.title].join(" · ");
}
