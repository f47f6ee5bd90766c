// How far somebody has come with the lessons, in this browser: which are done, and where others go on.
import { load, save } from "../storage/localStorage";

interface Stored {
  done: string[];
  /** The step at which a lesson goes on, by its id. */
  at: Record<string, number>;
}

class LessonProgress {
  #games = $state<Record<string, Stored>>({});

  isDone(game: string, lesson: string): boolean {
    return this.#of(game).done.includes(lesson);
  }

  /** The step, from 0, at which a lesson goes on; null if it was not begun, or is done. */
  stepOf(game: string, lesson: string): number | null {
    return this.#of(game).at[lesson] ?? null;
  }

  doneOf(game: string): number {
    return this.#of(game).done.length;
  }

  /** Remember that somebody is at a step. */
  reach(game: string, lesson: string, step: number): void {
    const { done, at } = this.#of(game);
    this.#set(game, { done, at: { ...at, [lesson]: step } });
  }

  finish(game: string, lesson: string): void {
    const { done, at } = this.#of(game);
    const others = Object.entries(at).filter(([id]) => id !== lesson);
    this.#set(game, { done: [...new Set([...done, lesson])], at: Object.fromEntries(others) });
  }

  #of(game: string): Stored {
    return this.#games[game] ?? read(game);
  }

  #set(game: string, stored: Stored): void {
    this.#games[game] = stored;
    save(`lessons.${game}`, JSON.stringify(stored));
  }
}

function read(game: string): Stored {
  try {
    const { done, at } = JSON.parse(load(`lessons.${game}`, "{}")) as Partial<Stored>;
    return { done: Array.isArray(done) ? done.map(String) : [], at: typeof at === "object" && at ? { ...at } : {} };
  } catch {
    return { done: [], at: {} };
  }
}

export const lessonProgress = new LessonProgress();
