/** Numbers whose last digit, or one among them, is reckoned from the others: scanners and forms check it. */

/** `4000 0000 0000 123?`: the digit that makes the number of a card one that could be. */
export function withLuhn(text: string): string {
  const digits = [...text.replace(/\D/g, "")].reverse().map(Number);
  const sum = digits.reduce((all, digit, at) => {
    const share = at % 2 === 0 ? 2 * digit : digit;
    return all + (share > 9 ? share - 9 : share);
  }, 0);
  return text.replace("?", String((10 - (sum % 10)) % 10));
}

/** `978-0-14-103614-?` and `400638133393?` of thirteen digits, `03600029145?` of twelve. */
export function withEan(text: string): string {
  const digits = [...text.replace(/\D/g, "")].reverse().map(Number);
  const sum = digits.reduce((all, digit, at) => all + digit * (at % 2 === 0 ? 3 : 1), 0);
  return text.replace("?", String((10 - (sum % 10)) % 10));
}

/** `0-14-103614-?`, of ten digits. */
export function withIsbn10(text: string): string {
  const digits = [...text.replace(/\D/g, "")].map(Number);
  const sum = digits.reduce((all, digit, at) => all + digit * (10 - at), 0);
  const last = (11 - (sum % 11)) % 11;
  return text.replace("?", last === 10 ? "X" : String(last));
}

const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** `1HGCM826?3A004352`: the ninth of a vehicle's number. */
export function withVinCheck(text: string): string {
  const sum = [...text].reduce((all, sign, at) => {
    const value = /\d/.test(sign) ? Number(sign) : vinValue(sign);
    return all + value * (weights[at] ?? 0);
  }, 0);
  const rest = sum % 11;
  return text.replace("?", rest === 10 ? "X" : String(rest));
}

/** A to H count one to eight, J to R one to nine, S to Z two to nine. */
function vinValue(letter: string): number {
  const code = letter.charCodeAt(0);
  if (letter <= "H") return code - 64;
  return letter <= "R" ? code - 73 : code - 81;
}
