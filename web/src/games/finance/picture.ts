// The small picture of Finance for lists of games and tables.
import { GEOMETRIC, pictureTitle, rays } from "../../draw/pictureParts";

function draw(): string {
  const columns = [66, 98, 148, 180]
    .map(
      (x) =>
        `<path d="M${x} 118H${x + 14}V172H${x}ZM${x - 3} 112H${x + 17}V118H${x - 3}ZM${x - 3} 172H${x + 17}V178H${x - 3}Z"/>`,
    )
    .join("");
  return `<rect width="260" height="224" fill="#f1ead6"/><g fill="#dcc98f">${rays(130, 168, 320, 180, 361, 12, 6)}</g><circle cx="130" cy="150" r="84" fill="#f1ead6"/><path d="M46 104L130 58L214 104V112H46Z" fill="#12503c"/><circle cx="130" cy="88" r="11" fill="#f1ead6"/><g fill="#12503c">${columns}<path d="M122 130H138V178H122ZM48 180H212V190H48ZM38 190H222V200H38Z"/></g><path d="M0 204H260V224H0Z" fill="#b3261e"/>${pictureTitle("FINANCE", 42, 176, 34, "#0d2a21", GEOMETRIC)}`;
}

export const picture = draw();
