import { quoteText } from "../file/sql-text.ts";

/** Longer ones are refused by SQLite; what is cut off is looked at afterwards. */
const longestPattern = 200;

/**
 * A pattern for SQLite's `LIKE` that every text matches which contains the given one in any case,
 * unless it is odd; others may match too. SQLite looks through a text ten times as fast as it takes
 * to hand it over to a function of ours.
 */
export function toLikePattern(part: string): string {
  const said = [...part.slice(0, longestPattern)].map((letter) => {
    // JSON may say these in two ways, and SQLite knows ASCII's capitals alone.
    if (!/[ -~]/.test(letter) || '"\\/'.includes(letter)) return "%";
    return "%_!".includes(letter) ? `!${letter}` : letter;
  });
  return `%${said.join("")}%`;
}

/** For what contains the given text as it is, in any case of ASCII's letters. */
export function toPlainPattern(part: string): string {
  return `%${part.replaceAll(/[%_!]/g, "!$&")}%`;
}

/** `LIKE` with a pattern of the above. */
export function toLikeSql(value: string, pattern = "?"): string {
  return `${value} LIKE ${pattern} ESCAPE '!'`;
}

/** Those that are no ASCII, with the letter of ASCII among their small ones. */
export const oddLetters: ReadonlyMap<string, string> = new Map([
  ["\u212a", "k"],
  ["\u0130", "i"],
]);

/**
 * Whether a JSON text may say a plain letter otherwise: escaped, or as the Kelvin sign or the dotted
 * capital İ, whose small letters are ASCII's. Only SQLite's own functions: it stands in an index.
 */
export const oddTextSql = ["\\u", ...oddLetters.keys()].map(hasSql).join(" OR ");

/**
 * The same for who asks it of every record, as far as it matters to what is sought: most texts have
 * neither letter in them. `LIKE` skips what cannot begin a match, and most records are no longer in
 * bytes than in letters. Older SQLites could not write to a table with an index of this.
 */
export function toOddTextNowSql(part: string): string {
  const letters = [...oddLetters].flatMap(([odd, plain]) => (part.includes(plain) ? odd : []));
  const isEscaped = "_json LIKE '%\\u%'";
  if (letters.length === 0) return isEscaped;
  const hasLetter = letters.map(hasSql).join(" OR ");
  return `(${isEscaped} OR (length(_json) < octet_length(_json) AND (${hasLetter})))`;
}

function hasSql(odd: string): string {
  return `instr(_json, ${quoteText(odd)}) > 0`;
}
