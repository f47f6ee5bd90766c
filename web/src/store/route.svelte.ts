// Where we are: the part of the address after the '#'. Invitations stand there too, so no server ever logs them.
export interface Route {
  screen: string;
  parts: string[];
}

function read(): Route {
  const parts = location.hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
  return { screen: parts[0] ?? "start", parts: parts.slice(1) };
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
