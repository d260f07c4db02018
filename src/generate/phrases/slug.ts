/** `Côte d'Ivoire!` → `cote-divoire`: what is left of a text in an address. */
export function toSlug(text: string): string {
  return toPlainLetters(text)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

function toPlainLetters(text: string): string {
  const small = text.toLowerCase();
  if (/^[a-z0-9 .,-]*$/.test(small)) return small;
  return text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replaceAll("ß", "ss");
}
