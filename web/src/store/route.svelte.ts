// The current route: the part of the address after the '#'. It holds invitations too, and is never sent to a server.
import { hashPath, readHash } from "../net/address";

export interface Route {
  screen: string;
  parts: string[];
  /** What stands behind a '?': the moment of a replay. */
  query: Record<string, string>;
}

function read(): Route {
  const { parts, query } = readHash(location.hash);
  return { screen: parts[0] ?? "start", parts: parts.slice(1), query };
}

class Router {
  route = $state<Route>(read());
  /** The table that the settings were opened from. Its screen stays alive behind them. */
  behind = $state.raw<Route | null>(null);

  constructor() {
    addEventListener("hashchange", () => {
      const next = read();
      this.behind = next.screen === "settings" ? (this.behind ?? tableOf(this.route)) : null;
      this.route = next;
    });
  }
}

function tableOf(route: Route): Route | null {
  return ["table", "watch"].includes(route.screen) ? route : null;
}

export const router = new Router();

export const path = hashPath;

export function go(...parts: string[]): void {
  location.hash = path(...parts);
}

/** Set a query value of the address without navigating. */
export function note(name: string, value: string): void {
  const place = location.hash.split("?")[0] ?? "";
  history.replaceState(history.state, "", `${place}?${name}=${encodeURIComponent(value)}`);
}
