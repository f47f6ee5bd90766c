// 'Play now': opens a table with bots and begins at once.
import { quickStartOf } from "../games/catalogue";
import { newId } from "../net/connection";
import { type GameLine, lobby } from "../net/http";
import { requestAutoStart } from "../store/autoStart";
import { go } from "../store/route.svelte";
import { settings } from "../store/settings.svelte";
import { t } from "../words/catalogue.svelte";

export async function playNow(line: GameLine): Promise<void> {
  const { bots, preset, pace } = quickStartOf(line);
  const others = Array.from({ length: bots }, () => ({ who: "bot" as const, name: "", bot: "normal" }));
  const me = { who: "me" as const, name: settings.name || t("new-table-your-name"), bot: "normal" };
  const request = { id: newId(), game: line.game, preset, pace, seats: [me, ...others], skip_setup: true };
  const made = await lobby.open(request);
  requestAutoStart(made.table);
  go("table", made.table);
}
