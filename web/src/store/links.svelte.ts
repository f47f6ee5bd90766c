// Links to share: built with an address that others can reach, and copied where the browser allows it.
import { basePath } from "../net/address";
import { lobby } from "../net/http";
import { path } from "./route.svelte";

class LinkBuilder {
  /** The address that the server gives for links: 127.0.0.1 would lead nobody here. */
  #address = $state("");

  constructor() {
    void lobby.me().then(
      ({ address }) => (this.#address = address),
      () => undefined,
    );
  }

  link(...parts: string[]): string {
    const address = this.#address ? `${this.#address}/` : location.origin + basePath;
    return `${address}${path(...parts)}`;
  }
}

let found: LinkBuilder | undefined;

export function linkBuilder(): LinkBuilder {
  return (found ??= new LinkBuilder());
}

/** Copy a text. Pages that came without encryption have no clipboard: then the field is selected, and false says so. */
export async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    if (navigator.clipboard === undefined) throw new Error("no clipboard");
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.focus();
    field?.select();
    return false;
  }
}

const TABLE_LENGTH = 10;

/** A table's name, and the short code for a free seat if it stands behind it: read out, in groups, or with an invitation's
 * long code after a stroke. */
export function codesIn(text: string): string[] {
  const [first = "", ...rest] = text.trim().split(/\s*\/\s*/);
  const letters = first.replace(/[\s-]/g, "").toUpperCase();
  return [letters.slice(0, TABLE_LENGTH), letters.slice(TABLE_LENGTH), ...rest].filter(Boolean);
}
