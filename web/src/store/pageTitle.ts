// The title of the browser's tab. Each screen sets its own.
import { t } from "../words/catalogue.svelte";

/** Set the title while a screen is shown. Call it in an effect. */
export function setPageTitle(...parts: (string | null | undefined)[]): void {
  document.title = [...parts.filter(Boolean), t("title")].join(" · ");
}
