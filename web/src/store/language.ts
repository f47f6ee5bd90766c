// Which language the page is in: what the address asks for, else what was chosen before, else what the browser prefers.
import { negotiateLanguages } from "@fluent/langneg";
import { LANGUAGES } from "virtual:languages";
import { load, save } from "../storage/localStorage";
import { language, loadLanguage, PSEUDO_LANGUAGE, SOURCE_LANGUAGE } from "../words/catalogue.svelte";

const SETTING = "language";
const QUERY = "lang";

/** The best language that has a folder. The pseudo-language is never chosen by itself: the address must ask for it. */
export function bestLanguage(
  asked: string | null,
  saved: string,
  preferred: readonly string[],
  available: readonly string[] = Object.keys(LANGUAGES),
): string {
  if (asked === PSEUDO_LANGUAGE) return PSEUDO_LANGUAGE;
  const wanted = [asked ?? "", saved, ...preferred].filter(Boolean);
  const found = negotiateLanguages(wanted, available, { strategy: "lookup", defaultLocale: SOURCE_LANGUAGE });
  return found[0] ?? SOURCE_LANGUAGE;
}

/** Load the texts of the page in the reader's language. */
export function startLanguage(): Promise<void> {
  const asked = new URLSearchParams(location.search).get(QUERY);
  return show(bestLanguage(asked, load(SETTING, ""), navigator.languages));
}

/** Switch to a language and remember it. What the address asked for no longer counts. */
export function chooseLanguage(chosen: string): Promise<void> {
  save(SETTING, chosen);
  const address = new URL(location.href);
  address.searchParams.delete(QUERY);
  history.replaceState(history.state, "", address);
  return show(chosen);
}

/** Every language to choose from, with the name that it gives itself; the one on the screen is always among them. */
export function languageChoices(): [tag: string, name: string][] {
  const now = language();
  return Object.entries(now in LANGUAGES ? LANGUAGES : { ...LANGUAGES, [now]: now });
}

async function show(chosen: string): Promise<void> {
  await loadLanguage(chosen);
  document.documentElement.lang = chosen;
}
