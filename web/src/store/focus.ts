// Focus recovery. A button that disappears or is disabled loses the focus, and the browser drops it: a keyboard user
// starts again at the top of the page, and a screen reader loses its place.

const FOCUSABLE =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, " +
  "[tabindex]:not([tabindex='-1'])";

interface Step {
  container: Element;
  /** Which of the things that can be focused in it had the focus. */
  at: number;
}

/** Guard the focus in a part of the page; returns a function that stops it. */
export function guardFocus(root: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  let steps: Step[] = [];
  let isLooking = false;

  function note(event: FocusEvent): void {
    last = event.target as HTMLElement;
    steps = stepsOf(last, root);
    isLooking = false;
  }

  /** A press on nothing clears the focus on purpose. */
  function pressed(event: Event): void {
    if (!(event.target as Element).closest(`${FOCUSABLE}, label, [tabindex]`)) [last, isLooking] = [null, false];
  }

  function look(): void {
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    if (last === null && !isLooking) return;
    if (last?.isConnected && isOpen(last)) return last.focus({ preventScroll: true });
    const next = nextFocus(steps, root);
    if (next) focusOn(next);
    else isLooking = true; // a screen that is still being fetched
  }

  function changed(): void {
    isLooking = true;
    steps = [];
    last = null;
  }

  const observer = new MutationObserver(look);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ["disabled", "hidden"] });
  document.addEventListener("focusin", note);
  document.addEventListener("pointerdown", pressed, true);
  addEventListener("hashchange", changed);
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", note);
    document.removeEventListener("pointerdown", pressed, true);
    removeEventListener("hashchange", changed);
  };
}

function isOpen(node: Element): boolean {
  return !node.matches(":disabled") && node.closest("[hidden]") === null;
}

function focusables(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isOpen);
}

function stepsOf(node: HTMLElement, root: HTMLElement): Step[] {
  const found: Step[] = [];
  for (let each = node.parentElement; each && each !== root.parentElement; each = each.parentElement)
    found.push({ container: each, at: focusables(each).indexOf(node) });
  return found;
}

/** What comes after something that is gone: its neighbour in the smallest part of the page that is still there. Where a
 * neighbour is another action, the part says by a selector where the focus goes instead: `data-focus-home=".who"`. When
 * a whole screen is gone (`data-screen` is the place of screens), the new one's heading. */
export function nextFocus(steps: readonly Step[], root: HTMLElement): HTMLElement | null {
  for (const { container, at } of steps) {
    if (container === root || container.matches("[data-screen]")) break;
    if (!container.isConnected) continue;
    const owner = container.closest<HTMLElement>("[data-focus-home]");
    const home = owner?.querySelector<HTMLElement>(owner.dataset["focusHome"]!);
    if (home) return home;
    const left = focusables(container);
    if (left.length) return left[Math.min(Math.max(at, 0), left.length - 1)]!;
  }
  return root.querySelector<HTMLElement>("h1");
}

/** Move the focus to something, also if it is only read. */
export function focusOn(node: HTMLElement): void {
  if (!node.matches(FOCUSABLE)) node.tabIndex = -1;
  node.focus({ preventScroll: true });
}
