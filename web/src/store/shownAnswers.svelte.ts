// Answers that a sheet or a block shows already, so that the bar leaves them out.
import { SvelteSet } from "svelte/reactivity";

const held = new SvelteSet<string>();

/** Mark answers, or patterns of answers, as shown. Call it in an effect; returns a function that unmarks them. */
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
