// What a sheet or a block offers by itself just now: the bar does not say it a second time.
import { SvelteSet } from "svelte/reactivity";

const held = new SvelteSet<string>();

/** Say, from within an effect, that some answers (or patterns of answers) are shown; returns how to take that back. */
export function shows(answers: readonly (string | null | undefined)[]): () => void {
  const found = answers.filter((each): each is string => Boolean(each));
  for (const answer of found) held.add(answer);
  return () => {
    for (const answer of found) held.delete(answer);
  };
}

export function isShown(answer: string): boolean {
  return held.has(answer);
}
