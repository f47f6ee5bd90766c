// Opens a step of a lesson: a table of its own.
import { newId } from "../net/connection";
import { type Lesson, lobby } from "../net/http";
import { go } from "../store/route.svelte";
import { settings } from "../store/settings.svelte";
import { t } from "../words/catalogue.svelte";

/** Steps are counted from 0; one that a lesson no longer has is its first. */
export async function openLesson(game: string, lesson: Lesson, step: number): Promise<void> {
  const { id } = lesson.steps[step] ?? lesson.steps[0]!;
  const wish = { id: newId(), game, lesson: lesson.id, step: id, name: settings.name || t("new-table-your-name") };
  const { table } = await lobby.openLesson(wish);
  go("table", table);
}
