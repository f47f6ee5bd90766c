// Whether somebody has seen a game's summary in this browser: it is shown by itself once, before their first game.
import { load, save } from "../storage/localStorage";

export function hasSeenInShort(game: string): boolean {
  return load(`in-short.${game}`, "") !== "";
}

export function markInShortSeen(game: string): void {
  save(`in-short.${game}`, "seen");
}
