// What each draw of each game is made from, in which order: the table of docs/fairness.md. The values come from the
// edition and the record's own header; no rule of play is needed, and where one would be, the draw is not judged here.
import type { Edition } from "../net/http";

export interface Draw {
  faces: string[];
  count: number;
  goesBack: boolean;
}

export interface Course {
  game: string;
  edition: Edition;
  options: Record<string, unknown>;
  seats: number;
  /** Whether the record began at a given position: then nobody can tell from it which cards were drawn before. */
  isFromPosition: boolean;
  /** What was drawn before, by the name of the draw. */
  drawn: Map<string, string[]>;
}

/** The draw that a line is the answer to; null if it takes the rules to know it. */
export function drawFor(course: Course, what: string, values: readonly string[]): Draw | null {
  const { game, edition } = course;
  if (game === "mariners-compass" || game === "ten-up") {
    return what === "spin" ? thrown(edition["indicator"].numbers, edition["indicator"].arrows) : null;
  }
  if (game === "monopolist") return what === "spin" ? thrown(rests(course), 1) : null;
  if (game === "pit") return pitDraw(course, what, values);
  if (what === "dice") return dice(edition);
  return pack(course, what);
}

function thrown(faces: readonly number[], count: number): Draw {
  return { faces: faces.map(String), count, goesBack: true };
}

function dice(edition: Edition): Draw {
  const sides: number = edition["dice"]?.sides ?? edition["equipment"]?.die_sides ?? 6;
  const count: number = edition["dice"]?.count ?? edition["equipment"]?.dice ?? 2;
  return thrown(
    Array.from({ length: sides }, (_, n) => n + 1),
    count,
  );
}

function rests({ edition, options }: Course): number[] {
  const { rest_positions, sectors, sector_width, span_left } = edition["spinner"];
  if (options["spinner_model"] !== "detent") return Array.from({ length: rest_positions }, (_, n) => n);
  return Array.from({ length: sectors }, (_, n) => n * sector_width + span_left);
}

/** Cards one at a time; those that do not go back are left out from then on. */
function pack(course: Course, what: string): Draw | null {
  const { edition, options, game } = course;
  const cards: { id: string }[] | undefined =
    game === "corner-the-market" ? edition["cards"]?.[what] : edition[what === "chest" ? "community_chest" : what];
  if (!Array.isArray(cards)) return null;
  const goesBack = game === "finance" && options["deck_mode"] !== "draw";
  if (!goesBack && course.isFromPosition) return null;
  const gone = goesBack ? [] : (course.drawn.get(what) ?? []);
  return { faces: cards.map((card) => card.id).filter((id) => !gone.includes(id)), count: 1, goesBack };
}

function letters(seats: number): string[] {
  return Array.from({ length: seats }, (_, n) => String.fromCharCode(65 + n));
}

function pitDraw(course: Course, what: string, values: readonly string[]): Draw | null {
  const { options, seats } = course;
  switch (what) {
    case "dealer":
      // After a vote it is among those who were named most often, which takes the votes to know.
      return options["first_dealer"] === "vote" ? null : { faces: letters(seats), count: 1, goesBack: false };
    case "suits":
      return { faces: ofValueSet(course), count: seats, goesBack: false };
    case "tens":
      return { faces: letters(seats), count: 2, goesBack: false };
    case "deal":
      return { faces: inDeckOrder(course, values), count: values.length, goesBack: false };
    case "seekers":
    case "partners":
      // All of them are drawn, so the line itself says who they are; their order is that of the seats.
      return { faces: [...values].sort(), count: values.length, goesBack: false };
    default:
      return null;
  }
}

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

function ofValueSet({ edition, options }: Course): string[] {
  const names = commodities(edition);
  const set = edition["value_sets"]?.[String(options["value_set"] ?? "")];
  if (!set) return edition["commodities"].map(({ name }: { name: string }) => name);
  return Object.keys(set.values).map((id) => names.get(id) ?? id);
}

/** The whole pack: suit by suit in the order of the edition, each from 1 up, then Bull and Bear. */
function inDeckOrder({ edition }: Course, cards: readonly string[]): string[] {
  const suits = [...commodities(edition).values()].map((name) => name.toLowerCase());
  const place = (card: string): number => {
    const [, suit = card, number = "0"] = /^(.*?)(?:-(\d+))?$/.exec(card) ?? [];
    const at = suits.indexOf(suit.toLowerCase());
    const special = ["bull", "bear"].indexOf(suit.toLowerCase());
    return (at >= 0 ? at : suits.length + special) * 1000 + Number(number);
  };
  return [...cards].sort((one, other) => place(one) - place(other));
}
