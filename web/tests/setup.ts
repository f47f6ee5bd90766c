// Every test sees the page in English, as a reader does after the first load.
import { loadLanguage } from "../src/words/catalogue.svelte";

await loadLanguage("en");
