// Where we are: the part of the address after the '#'. Invitations stand there too, so no server ever logs them.
export interface Route {
  screen: string;
  parts: string[];
  /** What stands behind a '?': the moment of a replay. */
  query: Record<string, string>;
}

function read(): Route {
  const [place = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?");
  const parts = place.split("/").filter(Boolean).map(decodeURIComponent);
  return { screen: parts[0] ?? "start", parts: parts.slice(1), query: Object.fromEntries(new URLSearchParams(query)) };
}

class Router {
  route = $state<Route>(read());

  constructor() {
    addEventListener("hashchange", () => (this.route = read()));
  }
}

export const router = new Router();

export function path(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join("/")}`;
}

export function go(...parts: string[]): void {
  location.hash = path(...parts);
}

/** Say in the address where we are, without going anywhere. */
export function note(name: string, value: string): void {
  const place = location.hash.split("?")[0] ?? "";
  history.replaceState(history.state, "", `${place}?${name}=${encodeURIComponent(value)}`);
}
