// Menus and sheets over or beside the table. All of them take the focus, close on Escape and give the focus back in the
// same way.
import type { Action } from "svelte/action";
import { focusOn } from "./focus";

interface Closing {
  onclose: () => void;
}

const open: HTMLElement[] = [];

/** Escape closes what was opened last. */
function onEscape(node: HTMLElement, close: () => void): () => void {
  open.push(node);
  const listen = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented || open.at(-1) !== node) return;
    event.preventDefault();
    close();
  };
  document.addEventListener("keydown", listen);
  return () => {
    document.removeEventListener("keydown", listen);
    open.splice(open.indexOf(node), 1);
  };
}

/** Return the focus to the opener, if it was inside until now. */
function giveBack(node: HTMLElement, opener: Element | null): void {
  const { activeElement } = document;
  const isHere = activeElement === null || activeElement === document.body || node.contains(activeElement);
  if (isHere && opener instanceof HTMLElement && opener.isConnected && opener !== document.body)
    opener.focus({ preventScroll: true });
}

/** A sheet beside the board (`role="dialog"`, not modal): it takes the focus when somebody opens it. One that comes by
 * itself, such as an offer, leaves the focus where it is. */
export const sheet: Action<HTMLElement, Closing & { takesFocus?: boolean }> = (node, options) => {
  let { onclose } = options;
  const opener = document.activeElement;
  const stop = onEscape(node, () => onclose());
  if (options.takesFocus ?? true) focusOn(node.querySelector<HTMLElement>("h2") ?? node);
  return {
    update: (next) => (onclose = next.onclose),
    destroy() {
      stop();
      giveBack(node, opener);
    },
  };
};

/** A menu (`role="menu"`): arrow keys, Home and End go through it, a letter to the next item that begins with it; a
 * press outside or Tab closes it. */
export const menu: Action<HTMLElement, Closing> = (node, options) => {
  let { onclose } = options;
  const opener = document.activeElement;
  const items = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>("[role^=menuitem]")];

  function key(event: KeyboardEvent): void {
    if (event.key === "Tab") return onclose();
    const next = nextItem(items(), document.activeElement as HTMLElement, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  function pressed(event: Event): void {
    const target = event.target as Element;
    if (!node.contains(target) && !opener?.contains(target)) onclose();
  }

  const stop = onEscape(node, () => onclose());
  node.addEventListener("keydown", key);
  document.addEventListener("pointerdown", pressed, true);
  items()[0]?.focus();
  return {
    update: (next) => (onclose = next.onclose),
    destroy() {
      stop();
      document.removeEventListener("pointerdown", pressed, true);
      giveBack(node, opener);
    },
  };
};

/** The item of a menu that a key leads to; undefined if it leads nowhere. */
export function nextItem<Item extends { textContent: string | null }>(
  items: readonly Item[],
  from: Item,
  key: string,
): Item | undefined {
  const at = items.indexOf(from);
  if (key === "ArrowDown") return items[(at + 1) % items.length];
  if (key === "ArrowUp") return items[(Math.max(at, 0) - 1 + items.length) % items.length];
  if (key === "Home") return items[0];
  if (key === "End") return items.at(-1);
  if (key.length !== 1 || key === " ") return undefined;
  const turned = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return turned.find((item) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()));
}
