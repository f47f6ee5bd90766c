// Squares and spaces that are not open now, and what to ask of each: its own direction or number, or one not spun.
import type { UnavailablePlace, Attempt } from "../../store/hints";
import { t } from "../../words/catalogue.svelte";
import type { Point } from "../shared/period-1878/ornament";
import { spaceName } from "./answers";
import type { Chart, Land } from "./chart";

interface Open {
  squares: Point[];
  spaces: number[];
  numbers: number[];
  cities: Land[];
}

interface Mine {
  land: Land;
  square: Point;
}

export function unavailablePlaces(
  chart: Chart,
  spun: readonly number[],
  mine: Mine | null,
  open: Open,
): UnavailablePlace[] {
  const number = String(spun.find((each) => !open.numbers.includes(each)) ?? spun[0]);
  const otherwise: Attempt[] = [{ action: "play {number}", fields: { number } }, { action: "spin" }];
  const directions = chart.letters.filter(Boolean);
  const isOpen = (land: Land, square: Point): boolean =>
    (mine?.land === land && open.squares.some((each) => String(each) === String(square))) ||
    (open.cities.includes(land) && String(land.cityAt) === String(square));

  function wayTo(land: Land, square: Point): string {
    const found = directions.find((direction) => {
      return mine?.land === land && String(chart.step(mine.square, direction)) === String(square);
    });
    return found ?? directions[0]!;
  }

  const squares = chart.lands.flatMap((land) =>
    Array.from({ length: land.rows * land.columns }, (_, n): Point => {
      return [(n % land.columns) + 1, Math.floor(n / land.columns) + 1];
    })
      .filter((square) => !isOpen(land, square))
      .map((square): UnavailablePlace => {
        const direction = wayTo(land, square);
        return {
          id: `${land.id} ${String(square)}`,
          outline: chart.squareRing(land, square),
          name: t("board-square", { city: land.city, column: square[0], row: square[1] }),
          attempts: [{ action: "go {direction}", fields: { direction } }, ...otherwise],
        };
      }),
  );
  const spaces = chart.letters
    .map((_, n) => n)
    .filter((n) => !open.spaces.includes(n))
    .map((n): UnavailablePlace => ({
      id: `space ${n}`,
      outline: chart.space(n, 3),
      name: t("board-space", { name: spaceName(chart.nameOf(n)) }),
      attempts: otherwise,
    }));
  return [...squares, ...spaces];
}
