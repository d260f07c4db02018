import type { Pattern } from "./pattern.ts";

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const plain = [..."abcdefghijklmnopqrstuvwxyz0123456789"];
/** Letters of the scripts that a class such as `[^a-z]` or `\p{Lo}` may ask for. */
const foreign = [..."éèñöüßçåøłžđ日本語中文字мирαβγ"];

/** A class with hundreds of characters needs no more than these of each range. */
const mostOfRange = 128;

/** What may be drawn for the source of one character: `a`, `.`, `\d`, `[^a-z]`. */
export function readClass(source: string): Pattern {
  if (source === ".") return toClass([], true);
  if (!source.startsWith("[")) return toClass(readItems(source), false);
  const isNegated = source.startsWith("[^");
  return toClass(readItems(source.slice(isNegated ? 2 : 1, -1)), isNegated);
}

/** A character, an escape that stands for one or for a set, or a range between two of them. */
const item = String.raw`\\(?:[pPu]\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[a-zA-Z]|.)|.`;
const itemOrRange = new RegExp(`(${item})(?:-(${item}))?`, "gsu");

function readItems(source: string): readonly string[] {
  return [...source.matchAll(itemOrRange)].map(([, from = "", to]) =>
    to === undefined ? toItem(from) : `${toItem(from)}-${toItem(to)}`,
  );
}

/** The character itself, or the name of a set: `\d`, `\p{L}`. */
function toItem(source: string): string {
  if (!source.startsWith("\\") || /^\\[dwsDWSpP]/.test(source)) return source;
  const code = /^\\[ux]\{?([\da-fA-F]+)/.exec(source)?.[1];
  if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 16));
  const control = /^\\c([a-zA-Z])/.exec(source)?.[1];
  if (control !== undefined) return String.fromCharCode(control.charCodeAt(0) % 32);
  return controls.get(source.slice(1)) ?? source.slice(1);
}

const controls = new Map([
  ["t", "\t"],
  ["n", "\n"],
  ["r", "\r"],
  ["f", "\f"],
  ["v", "\v"],
  ["b", "\b"],
  ["0", "\0"],
]);

/**
 * The characters that are drawn for a class. They are a choice, not the whole class: from one that
 * admits nearly everything come small letters and digits, which look like a code and need no escape.
 */
function toClass(items: readonly string[], isNegated: boolean): Pattern {
  const candidates = isNegated
    ? [...printable, ...foreign].filter((character) => !items.some((item) => has(item, character)))
    : [...new Set(items.flatMap(charactersOf))];
  const isWide = candidates.length > 64 && plain.every((one) => candidates.includes(one));
  return { kind: "characters", characters: isWide ? plain : candidates };
}

function charactersOf(item: string): readonly string[] {
  if (item.startsWith("\\") && item.length > 1) {
    return [...printable, ...foreign].filter((character) => has(item, character));
  }
  const range = toRange(item);
  if (!range) return [item];
  const length = Math.min(mostOfRange, range.to - range.from + 1);
  return Array.from({ length }, (_, index) => String.fromCodePoint(range.from + index));
}

function has(item: string, character: string): boolean {
  if (item.startsWith("\\") && item.length > 1) return new RegExp(`^${item}$`, "u").test(character);
  const range = toRange(item);
  const code = character.codePointAt(0) ?? 0;
  return range ? code >= range.from && code <= range.to : item === character;
}

function toRange(item: string): { from: number; to: number } | undefined {
  const [from, dash, to, ...more] = [...item];
  if (dash !== "-" || from === undefined || to === undefined || more.length > 0) return undefined;
  return { from: from.codePointAt(0) ?? 0, to: to.codePointAt(0) ?? 0 };
}
