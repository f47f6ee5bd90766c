import { mount } from "svelte";
import App from "./App.svelte";
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
import "./frame/phone.css";
import "./frame/page.css";
import "./frame/choosing.css";

mount(App, { target: document.getElementById("app")! });
