// The pseudo-language: English with accents, and a third longer because vowels are doubled.
const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = "àƀćďéƒġĥíĵķľḿñóṕɋŕśţúṽŵẋýźÀƁĆĎÉƑĠĤÍĴĶĽḾÑÓṔɊŔŚŢÚṼŴẊÝŹ";
const VOWELS = "aeiouAEIOU";

export function pseudo(text: string): string {
  return [...text]
    .map((letter) => {
      const accented = ACCENTED[PLAIN.indexOf(letter)] ?? letter;
      return VOWELS.includes(letter) ? accented + accented.toLowerCase() : accented;
    })
    .join("");
}
