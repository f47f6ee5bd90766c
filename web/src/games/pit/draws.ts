// What is drawn in Pit: the dealer, suits, seats and the pack.
import { type DrawContext, type DrawLookup, seatLetters } from "../../fair/draws";
import type { Edition } from "../../net/http";

export const drawFor: DrawLookup = (context, what, values) => {
  const { options, seats } = context;
  switch (what) {
    case "dealer":
      // After a vote it is among those who were named most often, which takes the votes to know.
      return options["first_dealer"] === "vote" ? null : { faces: seatLetters(seats), count: 1, goesBack: false };
    case "suits":
      return { faces: ofValueSet(context), count: seats, goesBack: false };
    case "tens":
      return { faces: seatLetters(seats), count: 2, goesBack: false };
    case "deal":
      return { faces: inDeckOrder(context, values), count: values.length, goesBack: false };
    case "seekers":
    case "partners":
      // All of them are drawn, so the line itself says who they are; their order is that of the seats.
      return { faces: [...values].sort(), count: values.length, goesBack: false };
    default:
      return null;
  }
};

/** Every commodity's name in the order of the edition: its own, then those that its other tables of values add. */
function commodities(edition: Edition): Map<string, string> {
  const names = new Map<string, string>();
  for (const { id, name } of edition["commodities"]) names.set(id, name);
  for (const set of Object.values<{ values: Record<string, number> }>(edition["value_sets"] ?? {})) {
    for (const id of Object.keys(set.values)) {
      if (!names.has(id)) names.set(id, id.charAt(0).toUpperCase() + id.slice(1));
    }
  }
  return names;
}

function ofValueSet({ edition, options }: DrawContext): string[] {
  const names = commodities(edition);
  const set = edition["value_sets"]?.[String(options["value_set"] ?? "")];
  if (!set) return edition["commodities"].map(({ name }: { name: string }) => name);
  return Object.keys(set.values).map((id) => names.get(id) ?? id);
}

/** The whole pack: suit by suit in the order of the edition, each from 1 up, then Bull and Bear. */
function inDeckOrder({ edition }: DrawContext, cards: readonly string[]): string[] {
  const suits = [...commodities(edition).values()].map((name) => name.toLowerCase());
  const place = (card: string): number => {
    const [, suit = card, number = "0"] = /^(.*?)(?:-(\d+))?$/.exec(card) ?? [];
    const at = suits.indexOf(suit.toLowerCase());
    const special = ["bull", "bear"].indexOf(suit.toLowerCase());
    return (at >= 0 ? at : suits.length + special) * 1000 + Number(number);
  };
  return [...cards].sort((one, other) => place(one) - place(other));
}
