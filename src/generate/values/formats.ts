import type { Chance } from "../draw/chance.ts";
import { letters } from "../phrases/letters.ts";

type DrawFormat = (chance: Chance, least: number, most: number) => string;

const day = 86_400_000;
/** For dates that no name speaks of and that are drawn without a record around them. */
const someDay = Date.UTC(2026, 0, 1);

/** A text of a format; undefined for a format that says nothing of which characters it has. */
export function textByFormat(format: string | undefined): DrawFormat | undefined {
  return format === undefined ? undefined : formats.get(format);
}

/** An instant of the last two years, to the second. */
function instant(chance: Chance): string {
  const time = someDay - chance.below(730 * day);
  return new Date(time - (time % 1000)).toISOString();
}

function clock(chance: Chance): string {
  return `${two(chance.below(24))}:${two(chance.below(60))}:${two(chance.below(60))}`;
}

function two(value: number): string {
  return String(value).padStart(2, "0");
}

const email: DrawFormat = (chance, least, most) => {
  const ending = most < 18 ? "@b.co" : "@example.com";
  return lengthen(letters(chance), least - ending.length, most - ending.length, chance) + ending;
};

const uri: DrawFormat = (chance, least, most) => {
  const beginning = most < 30 ? "http:" : "https://example.com/";
  const rest = lengthen(letters(chance), least - beginning.length, most - beginning.length, chance);
  return beginning + rest;
};

const hostname: DrawFormat = (chance, least, most) => {
  const ending = most < 22 ? "" : ".example.com";
  return lengthen(letters(chance), least - ending.length, most - ending.length, chance) + ending;
};

/** Letters and nothing else, so that the text stays whatever it is. */
function lengthen(text: string, least: number, most: number, chance: Chance): string {
  let longer = text;
  while (longer.length < least) longer += letters(chance);
  return longer.slice(0, Math.max(1, most));
}

function hexadecimal(chance: Chance, length: number): string {
  let digits = "";
  while (digits.length < length) digits += "0123456789abcdef"[chance.below(16)];
  return digits;
}

export function uuid(chance: Chance): string {
  const variant = "89ab"[chance.below(4)];
  return `${hexadecimal(chance, 8)}-${hexadecimal(chance, 4)}-4${hexadecimal(chance, 3)}-${variant}${hexadecimal(chance, 3)}-${hexadecimal(chance, 12)}`;
}

const duration: DrawFormat = (chance) =>
  `PT${chance.between(1, 8)}H${chance.pick([0, 15, 30, 45])}M`;
const pointer: DrawFormat = (chance) => `/${letters(chance)}/${chance.below(10)}`;
const base64: DrawFormat = (chance, least, most) => {
  const text = Buffer.from(lengthen(letters(chance), 6, 60, chance)).toString("base64");
  if (text.length >= least && text.length <= most) return text;
  return "QUJD".repeat(Math.max(1, Math.ceil(least / 4)));
};

const formats = new Map<string, DrawFormat>([
  ["date-time", instant],
  ["iso-date-time", instant],
  ["date", (chance) => instant(chance).slice(0, 10)],
  ["time", (chance) => `${clock(chance)}Z`],
  ["iso-time", (chance) => `${clock(chance)}Z`],
  ["duration", duration],
  ["email", email],
  ["idn-email", email],
  ["uri", uri],
  ["url", (chance, least, most) => uri(chance, least, Math.max(most, 30))],
  ["iri", uri],
  ["uri-reference", uri],
  ["iri-reference", uri],
  ["uri-template", (chance) => `https://example.com/${letters(chance)}/{id}`],
  ["hostname", hostname],
  ["idn-hostname", hostname],
  ["uuid", uuid],
  ["guid", uuid],
  ["ipv4", (chance) => `203.0.113.${chance.between(1, 254)}`],
  ["ipv6", (chance) => `2001:db8:${hexadecimal(chance, 4)}::${hexadecimal(chance, 4)}`],
  ["json-pointer", pointer],
  ["relative-json-pointer", (chance) => `${chance.below(3)}${pointer(chance, 0, 0)}`],
  ["json-pointer-uri-fragment", (chance) => `#${pointer(chance, 0, 0)}`],
  ["regex", (chance) => `^${letters(chance)}$`],
  ["byte", base64],
  ["base64", base64],
  ["bigint", (chance) => String(chance.between(1, 9_000_000_000_000))],
]);
