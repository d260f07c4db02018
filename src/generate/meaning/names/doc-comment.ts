import type { NumberHint } from "../../values/number-range.ts";

/** What a doc comment says plainly about the values of its member. */
export interface DocComment {
  /** The words that say it. */
  readonly says: string;
  readonly number?: NumberHint;
  /** An instant as a count since 1970: how many milliseconds one of them has. */
  readonly epoch?: 1 | 1000;
  readonly values?: readonly string[];
  /** Each is drawn anew with other digits. */
  readonly shapes?: readonly string[];
  readonly kind?: string;
  readonly casing?: "lower" | "upper";
}

type Finding = Omit<DocComment, "says">;

const whole = (least: number, most: number): NumberHint => ({ least, most, decimals: 0 });

/** Phrases of comments, and what they say. */
const phrases: readonly (readonly [RegExp, Finding])[] = [
  [
    /\bmilli(?:second)?s? since (?:the )?(?:unix )?epoch|\bepoch milli\w*|\bunix (?:time|timestamp) in (?:ms|milli\w+)/i,
    { epoch: 1 },
  ],
  [
    /\bsec(?:ond)?s? since (?:the )?(?:unix )?epoch|\bunix (?:time|timestamp|epoch)|\bepoch (?:time|timestamp|seconds)/i,
    { epoch: 1000 },
  ],
  [
    /\b(?:in|as) (?:us )?cents\b|\bminor units?\b|\bsmallest (?:currency )?unit/i,
    { number: whole(500, 48_000) },
  ],
  [
    /\b(?:from|between) 0(?:\.0)? (?:to|and|–|-) ?1(?:\.0)?(?![\d.])|\b0(?:\.0)?\s?(?:\.\.|–|-|to)\s?1(?:\.0)?\b(?![\d.%])|\bfraction\b/i,
    { number: { least: 0, most: 1, decimals: 2 } },
  ],
  [/\bpercent(?:age)?\b|\bin %|\b0\s?(?:\.\.|–|-|to)\s?100\b/i, { number: whole(0, 100) }],
  [/\bin (?:ms|milliseconds)\b/i, { number: whole(40, 4800) }],
  [/\bin bytes\b/i, { number: whole(24_000, 8_400_000) }],
  [/\bISO[ -]?4217\b|\bcurrency code\b/i, { kind: "currency code" }],
  [/\bISO[ -]?3166\b|\btwo-letter country|\bcountry code\b/i, { kind: "country code" }],
  [/\bISO[ -]?639\b|\btwo-letter language|\blanguage code\b/i, { kind: "language code" }],
  [/\bIANA time ?zone|\btime ?zone name/i, { kind: "timezone" }],
  [/\bE\.?164\b/i, { kind: "e164" }],
  [/\bISO[ -]?8601 duration/i, { kind: "iso duration" }],
  [/\bISO[ -]?8601\b|\bRFC[ -]?3339\b/i, { kind: "timestamp" }],
  [/\bYYYY-MM-DD\b/, { kind: "date" }],
  [/\bHH:mm\b/, { kind: "clock time" }],
  [/\bUUID\b|\bGUID\b/, { kind: "uuid" }],
  [/\bhex(?:adecimal)? colou?r/i, { kind: "hex color" }],
  [/\bsemver\b|\bsemantic version/i, { kind: "version" }],
  [/\bMIME type\b/i, { kind: "mime type" }],
  [/\bemail address\b/i, { kind: "email" }],
  [/\bIP address\b/i, { kind: "ip address" }],
  [/\babsolute URL\b|\bURL (?:of|to|for)\b|^(?:the )?URL\b/i, { kind: "url" }],
  [/\bMarkdown\b/i, { kind: "markdown" }],
  [/\bbase64\b/i, { kind: "base64" }],
];

export function readDocComment(description: string | undefined): DocComment | undefined {
  if (description === undefined || description === "") return undefined;
  const casing = readCasing(description);
  const found = readRange(description) ?? readExamples(description) ?? readPhrase(description);
  return found && casing ? { ...found, casing: casing.casing } : (found ?? casing);
}

function readPhrase(description: string): DocComment | undefined {
  for (const [pattern, finding] of phrases) {
    const says = pattern.exec(description)?.[0];
    if (says !== undefined) return { says, ...finding };
  }
  return undefined;
}

/** `between 300 and 850`, `from 1 to 5`, `range 0-10`. */
function readRange(description: string): DocComment | undefined {
  const found =
    /\b(?:between|from|range:?(?: of)?|scale(?: of)?)\s+(-?[\d,]+(?:\.\d+)?)\s*(?:and|to|–|-|\.\.)\s*(-?[\d,]+(?:\.\d+)?)(%?)/i.exec(
      description,
    );
  const [says, from = "", to = ""] = found ?? [];
  if (says === undefined) return undefined;
  const [least, most] = [toNumber(from), toNumber(to)];
  if (!(least < most)) return undefined;
  const decimals = Number.isInteger(least) && Number.isInteger(most) && most - least > 1 ? 0 : 2;
  return { says, number: { least, most, decimals } };
}

function toNumber(text: string): number {
  return Number(text.replaceAll(",", ""));
}

const marks = /(?:\be\.?g\.?,?|\bfor example,?|\bsuch as|\bexamples?:|\blike|\bone of:?)\s+/i;
const quoted = /[`"“']([^`"”']+)[`"”']/g;

/** What stands in quotes or backticks behind "e.g.", or without any up to the next space. */
function readExamples(description: string): DocComment | undefined {
  const mark = marks.exec(description);
  if (!mark) return undefined;
  const [rest = ""] = description
    .slice(mark.index + mark[0].length)
    .split(/(?<=[`"”'.\w])\.(?:\s|$)|[;)\n]/);
  const inQuotes = [...rest.matchAll(quoted)].map(([, text]) => text ?? "");
  const isCertain = !/like/i.test(mark[0]);
  const bare = /^[A-Z0-9][\w./:+-]*\d[\w./:+-]*/.exec(rest)?.[0].replace(/[.,:]$/, "");
  const values = inQuotes.length > 0 ? inQuotes : bare !== undefined && isCertain ? [bare] : [];
  if (values.length === 0) return undefined;
  const says = `${mark[0].trim()} ${values.join(", ")}`;
  const hasDigits = values.every((value) => /\d/.test(value) && !/\s/.test(value));
  return hasDigits ? { says, shapes: values } : { says, values };
}

function readCasing(
  description: string,
): { readonly says: string; readonly casing: "lower" | "upper" } | undefined {
  const found = /\b(lower|upper)[- ]?cased?\b/i.exec(description);
  if (!found) return undefined;
  return { says: found[0], casing: found[1]?.toLowerCase() === "upper" ? "upper" : "lower" };
}
