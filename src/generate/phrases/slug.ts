import { remember } from "../../remember.ts";

/** `Côte d'Ivoire!` → `cote-divoire`: what is left of a text in an address. */
export const toSlug = remember((text) => {
  const small = text.toLowerCase();
  // Most names are nothing else, and each record has some.
  if (/^[a-z0-9]+$/.test(small)) return small;
  const isPlain = /^[a-z0-9 .,-]*$/.test(small);
  // What is left of a Japanese title would be the number in it.
  if (!isPlain && signs.test(small)) return "";
  return (isPlain ? small : toPlainLetters(small))
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
});

const signs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const umlauts = new Map([
  ["ä", "ae"],
  ["ö", "oe"],
  ["ü", "ue"],
  ["ß", "ss"],
]);

function toPlainLetters(small: string): string {
  return (
    small
      // As in a German address: Küche is `kueche`. Spanish has its ü between g and e or i.
      .replaceAll(/[äöß]|(?<!g)ü|ü(?![eéií])/g, (letter) => umlauts.get(letter) ?? letter)
      .normalize("NFD")
      .replaceAll(/[\u0300-\u036f'’]/g, "")
  );
}
