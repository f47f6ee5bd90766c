import { mount } from "svelte";
import App from "./App.svelte";
import { loadGames } from "./games/catalogue";
import { startLanguage } from "./store/language";
import "./store/layout.svelte";
import "./frame/tokens.css";
import "./frame/layout.css";
import "./frame/seats.css";
import "./frame/clauses.css";
import "./frame/log.css";
import "./frame/bar.css";
import "./frame/sheets.css";
import "./frame/drawer.css";
import "./frame/pieces.css";
import "./frame/auction.css";
import "./frame/menu.css";
import "./frame/page.css";
import "./frame/forms.css";
import "./frame/scrolling.css";
import "./frame/trade.css";
import "./frame/fields.css";
import "./frame/compact.css";
import "./frame/phone.css";
import "./frame/tablet.css";

// Without the list the start page says what is wrong, and tries again.
void Promise.all([loadGames().catch(() => undefined), startLanguage()]).then(() =>
  mount(App, { target: document.getElementById("app")! }),
);
