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

/** `LIKE` with a pattern of the above. */
export function toLikeSql(value: string): string {
  return `${value} LIKE ? ESCAPE '!'`;
}

/**
 * Whether a JSON text may say a plain letter otherwise: escaped, or as the Kelvin sign or the dotted
 * capital İ, whose small letters are ASCII's. Only SQLite's own functions: it stands in an index.
 */
export const oddTextSql = ["\\u", "\u212a", "\u0130"].map(hasSql).join(" OR ");

/**
 * The same in a third of the time, for who asks it of every record: `LIKE` skips what cannot begin a
 * match, and most texts are no longer in bytes than in letters. Older SQLites could not write to a
 * table with an index of this.
 */
export const oddTextNowSql = `(_json LIKE '%\\u%' OR (length(_json) < octet_length(_json)
  AND (${["\u212a", "\u0130"].map(hasSql).join(" OR ")})))`;

function hasSql(odd: string): string {
  return `instr(_json, ${quoteText(odd)}) > 0`;
}
