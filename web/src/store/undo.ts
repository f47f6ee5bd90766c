// The state of my request to take the last move back.
import type { RoomInfo } from "../net/messages.gen";
import { t } from "../words/catalogue.svelte";
import { list } from "../words/format";

export class UndoRequest {
  #isOpen = false;
  #isSent = false;

  begin(): void {
    this.#isOpen = true;
    this.#isSent = false;
  }

  end(): void {
    this.#isOpen = false;
  }

  /** The notice to show when the room has changed; '' for none. `before` and `after` are numbers of events. */
  noticeFor(room: RoomInfo, seat: string | null, before: number, after: number): string {
    if (!this.#isOpen || seat === null) return "";
    if (after < before) {
      this.end();
      return t("menu-undo-done");
    }
    if (room.undo_agreed.includes(seat)) {
      this.#isSent = true;
      const waiting = room.seats.filter((each) => !each.bot && !room.undo_agreed.includes(each.letter));
      return t("menu-undo-sent", { names: list(waiting.map((each) => each.name)) });
    }
    if (!this.#isSent) return "";
    this.end();
    return after > before ? t("menu-undo-lapsed") : t("menu-undo-declined");
  }
}
