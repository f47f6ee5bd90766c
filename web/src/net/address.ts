// Addresses are built and read here and nowhere else. Names of tables, codes and seats come from links that anybody can
// write: each of them stays one part of an address, whatever characters it has.

/** One part of a path. Browsers resolve '.' and '..' even when they are percent-encoded, so these are encoded twice: the
 * server then sees a name that no table has. */
export function segment(text: string): string {
  // A lone surrogate cannot be encoded.
  const encoded = encodeURIComponent(
    text.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, "\uFFFD"),
  );
  return /^\.{1,2}$/.test(encoded) ? encoded.replaceAll(".", "%252E") : encoded;
}

/** The path under which the page was opened: '/' on a host of its own, else that of a proxy. */
export const basePath = location.pathname.replace(/[^/]*$/, "") || "/";

/** A path of the server's HTTP interface, with what stands behind its '?'. */
export function apiPath(parts: string[], query: Record<string, string | number> = {}): string {
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return `${basePath}api/${parts.map(segment).join("/")}${asked && `?${asked}`}`;
}

/** The part of the page's address after the '#', which is never sent to any server: invitations may stand there. */
export function hashPath(...parts: string[]): string {
  return `#/${parts.map(segment).join("/")}`;
}

export interface Place {
  parts: string[];
  query: Record<string, string>;
}

/** Read what `hashPath` has built, or what somebody has typed. */
export function readHash(hash: string): Place {
  const [place = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  return {
    parts: place.split("/").filter(Boolean).map(decoded),
    query: Object.fromEntries(new URLSearchParams(query)),
  };
}

/** The place that a link leads to, if it is an invitation or the link of a table; else null. */
export function linkedPlace(text: string): string[] | null {
  const at = text.indexOf("#/");
  if (at < 0) return null;
  const { parts } = readHash(text.slice(at));
  return ["join", "watch", "table"].includes(parts[0] ?? "") && parts.length > 1 ? parts : null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a '%' that encodes nothing
  }
}
