import { mount } from "svelte";
import App from "./App.svelte";
import "./frame/frame.css";
import "./frame/page.css";
import "./frame/choosing.css";

mount(App, { target: document.getElementById("app")! });
