// Portraits of the bots' characters: busts of the time between 1878 and 1936, each on its own ground, 40 by 40. The colours are
// those of a painted card, the same by day and by night.

const SKIN = "#eecfae";
const PALE = "#f3dcc3";
const TAN = "#d9a877";
const INK = "#2b2320";

/** Shoulders, neck and head; what a character wears comes over it. */
function bust(coat: string, skin: string): string {
  return (
    `<path fill="${coat}" d="M3,41C4,31 12,28.5 20,28.5C28,28.5 36,31 37,41Z"/>` +
    `<path fill="${skin}" d="M16.6,23H23.4V30L20,33L16.6,30Z"/>` +
    `<ellipse fill="${skin}" cx="20" cy="18.5" rx="6.6" ry="8"/>`
  );
}

/** Eyes, and a mouth. */
function face(mouth: string): string {
  return (
    `<g fill="${INK}"><circle cx="17.4" cy="18.2" r=".9"/><circle cx="22.6" cy="18.2" r=".9"/></g>` +
    `<path fill="none" stroke="#8f4a3c" stroke-width="1" stroke-linecap="round" d="${mouth}"/>`
  );
}

const SMILE = "M17.4,22.6Q20,24.6 22.6,22.6";
const CALM = "M18,23H22";

/** By character: the colour of the ground, and the drawing on it. */
const PORTRAITS: Record<string, [ground: string, drawing: string]> = {
  // A wide hat with a feather, a high collar and pearls.
  augusta: [
    "#c9a9bd",
    bust("#5d2c4e", PALE) +
      '<path fill="#6b4226" d="M12.6,19C11.6,11 16,9 20,9C24,9 28.4,11 27.4,19C26.6,14.8 24,13 20,13C16,13 13.4,14.8 12.6,19Z"/>' +
      `${face(CALM)}<path fill="#3d1d35" d="M5,11.8C10,7.6 30,7.6 35,11.8C30,14.2 10,14.2 5,11.8Z"/>` +
      '<path fill="#5d2c4e" d="M12.5,10.6C12.5,4.6 27.5,4.6 27.5,10.6Z"/>' +
      '<path fill="#f4efe2" d="M25,9.6C26,3.4 31,2 35,4.2C33.4,8.2 29.4,10 25,9.6Z"/>' +
      '<path fill="none" stroke="#f7f1e3" stroke-width="1.5" stroke-dasharray="0 2.2" stroke-linecap="round" d="M15.4,29.4Q20,34 24.6,29.4"/>',
  ],
  // Bald, with a white beard, a stiff collar and a watch chain.
  silas: [
    "#aab7a0",
    bust("#2f3a36", SKIN) +
      '<path fill="#fbf8f0" d="M15.4,28L20,32.4L24.6,28L25.6,31.6L20,35L14.4,31.6Z"/>' +
      face(CALM) +
      '<path fill="#f4f1ea" d="M12.8,16C12.4,26 15,30.4 20,30.4C25,30.4 27.6,26 27.2,16C26,19.6 25,21.2 23.4,21.2C22,20.4 18,20.4 16.6,21.2C15,21.2 14,19.6 12.8,16Z"/>' +
      '<path fill="none" stroke="#8f4a3c" stroke-linecap="round" d="M18.4,24H21.6"/>' +
      '<path fill="none" stroke="#d9b24c" stroke-width="1.2" d="M12,38Q17,41 21,37.4"/>',
  ],
  // Short hair under a close hat, and a rolled plan under the arm.
  clara: [
    "#a9c4c9",
    bust("#23616b", SKIN) +
      '<path fill="#3a2418" d="M12.6,24C11,14 14,11 20,11C26,11 29,14 27.4,24C26.8,21 26,19 25.2,16.6H14.8C14,19 13.2,21 12.6,24Z"/>' +
      `${face(SMILE)}<path fill="#c9582f" d="M11.8,16.6C11.4,8.6 15,5.6 20,5.6C25,5.6 28.6,8.6 28.2,16.6C23,14.4 17,14.4 11.8,16.6Z"/>` +
      '<path fill="none" stroke="#7d2f16" stroke-width="1.6" d="M11.9,14.4C17,12.4 23,12.4 28.1,14.4"/>' +
      '<path fill="#fbf8f0" stroke="#9fb4bb" stroke-width=".7" d="M27,40L33.4,27.4L36.4,29L31,40Z"/>',
  ],
  // Dark hair in a knot with a flower, earrings and a shawl.
  rosa: [
    "#e2c08f",
    '<circle fill="#1f1715" cx="20" cy="8" r="4.2"/>' +
      bust("#a12a2a", TAN) +
      '<path fill="#1f1715" d="M13,20.4C11.6,12 15,9 20,9C25,9 28.4,12 27,20.4C26.4,16 24,13 20,12.4C16,13 13.6,16 13,20.4Z"/>' +
      `${face(SMILE)}<g fill="#e6b93e"><circle cx="13.2" cy="22.6" r="1.3"/><circle cx="26.8" cy="22.6" r="1.3"/></g>` +
      '<g fill="#d8342c"><circle cx="25.6" cy="9.6" r="1.7"/><circle cx="27.8" cy="11" r="1.7"/><circle cx="25.4" cy="12" r="1.7"/></g>' +
      '<path fill="#f1d9a5" d="M9,31L20,39L31,31L28,29.6L20,35L12,29.6Z"/>',
  ],
  // A bowler, round glasses and a trimmed moustache.
  edmund: [
    "#b9bcc9",
    bust("#454a5e", PALE) +
      '<path fill="#fbf8f0" d="M16,28.6L20,32L24,28.6L22,37H18Z"/><path fill="#7a2b31" d="M19,31.6H21L21.8,38L20,40L18.2,38Z"/>' +
      `${face(CALM)}<g fill="none" stroke="#4c4134" stroke-width=".9"><circle cx="17.2" cy="18.3" r="2.3"/><circle cx="22.8" cy="18.3" r="2.3"/></g>` +
      '<path fill="#6d5237" d="M16.2,22.2C18,20.4 19.4,20.8 20,21.4C20.6,20.8 22,20.4 23.8,22.2C22,22.8 18,22.8 16.2,22.2Z"/>' +
      '<path fill="#26262c" d="M13,13.4C12.6,4 27.4,4 27,13.4C31,13 31.6,14.6 29,15.4C24,16.4 16,16.4 11,15.4C8.4,14.6 9,13 13,13.4Z"/>' +
      '<path fill="#6c6f80" d="M13,11.6C17,13 23,13 27,11.6V13.6C23,14.8 17,14.8 13,13.6Z"/>',
  ],
  // A straw hat at an angle, a striped blazer and a bow tie.
  felix: [
    "#b5cfe2",
    bust("#f0e4c6", SKIN) +
      '<path fill="none" stroke="#2f5b8f" stroke-width="1.7" d="M8,41V33M13,41V30.4M27,41V30.4M32,41V33"/>' +
      '<path fill="#b08345" d="M13,19C12.6,13 15,11 20,11C25,11 27.4,13 27,19C26,15.6 24,14.6 20,14.6C16,14.6 14,15.6 13,19Z"/>' +
      `${face("M17,22Q20,25.6 23,22")}<path fill="#b3262b" d="M20,31.4L15.6,29V34.2ZM20,31.4L24.4,29V34.2Z"/>` +
      '<g transform="rotate(-9 20 11)"><ellipse fill="#e7c778" cx="20" cy="12" rx="12" ry="2.3"/>' +
      '<path fill="#f0d592" d="M13,11.6V5.6C13,4 27,4 27,5.6V11.6Z"/><path fill="#b3262b" d="M13,8.6H27V11.8H13Z"/></g>',
  ],
};

/** The character of a bot, 'clara' of 'normal/clara'; '' if it has none. */
export function characterOf(bot: string): string {
  return bot.split("/")[1] ?? "";
}

/** The strength of a bot, 'normal' of 'normal/clara'. */
export function strengthOf(bot: string): string {
  return bot.split("/")[0] ?? bot;
}

/** The drawing of a character, on its ground; '' for one that we have not drawn. */
export function portraitOf(id: string): string {
  const found = PORTRAITS[id];
  if (!found) return "";
  return `<rect width="40" height="40" fill="${found[0]}"/>${found[1]}`;
}
