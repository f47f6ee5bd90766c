import { mount } from "svelte";
import App from "./App.svelte";
import "./frame/frame.css";
import "./frame/page.css";

mount(App, { target: document.getElementById("app")! });
