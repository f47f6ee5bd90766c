// The title of the browser's tab. Each screen sets its own.
import { words } from "../words/en";

/** Set the title while a screen is shown. Call it in an effect. */
export function setPageTitle(...parts: (string | null | undefined)[]): void {
  document.title = [...parts.filter(Boolean), words.title].join(" · ");
}
