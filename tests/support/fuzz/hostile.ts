import fc from "fast-check";

/** Where the halves of pairs are, which are no characters by themselves. */
const halves = { first: 0xd800, count: 0x800 };

/**
 * Any code point but half a pair: what the unit "binary" draws, too, from a list of all 1.1 million
 * of them. To make that list takes a worker longer than most of what is then sent.
 */
const codePoint = fc.nat({ max: 0x10ffff - halves.count }).map(
  (place) => String.fromCodePoint(place < halves.first ? place : place + halves.count),
  (text) => {
    const [only, ...others] = typeof text === "string" ? text : "";
    const code = only?.codePointAt(0);
    if (code === undefined || others.length > 0) throw new Error("It is no single code point.");
    return code < halves.first ? code : code - halves.count;
  },
);

/** A text of any code points. */
export function anyText(maxLength?: number): fc.Arbitrary<string> {
  return fc.string({ unit: codePoint, ...(maxLength === undefined ? {} : { maxLength }) });
}

/** Texts that have broken parsers, databases, headers and prototypes before. */
export const wildText = fc.oneof(
  anyText(12),
  fc.constantFrom(
    "__proto__",
    "constructor",
    "toString",
    "%",
    "%00",
    "..",
    "\u0000",
    "\ud800",
    "'",
    '"',
    ";--",
  ),
  fc.constantFrom(
    "日本",
    "café",
    "🦊",
    "a/b",
    "a b",
    "?",
    "#",
    ".",
    "+",
    "\r\nx: y",
    "Ⅻ",
    "\u202e",
  ),
);

/** What may stand between two slashes: percent-encoded, and the ways in which that goes wrong. */
export const wildSegment = fc.oneof(
  wildText.map((text) => encodeURIComponent(text.replace(/\p{Cs}/gu, "?"))),
  fc.constantFrom("%", "%E0%A4%A", "%2F", "%2e%2e", "%00", "1e3", "-1", "0x1", "%C3", "999"),
);

const deep = (levels: number) => `${'{"a":['.repeat(levels)}${"]}".repeat(levels)}`;

/** Bodies that are no records of anything. */
export const wildBody: fc.Arbitrary<Uint8Array<ArrayBuffer> | string> = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }).map((json) => JSON.stringify(json)),
  fc.constantFrom(
    "",
    "{",
    "null",
    "[]",
    '"text"',
    deep(40),
    deep(60),
    deep(5000),
    "[".repeat(100_000),
    '{"__proto__":{"admin":true}}',
    '{"constructor":{"prototype":{"admin":true}}}',
    '{"id":1e400}',
    '{"id":-0}',
    '{"id":9007199254740993}',
    '{"id":{"$ne":null}}',
    '{"\\ud800":1}',
    "\ufeff{}",
    "a=1&b[c]=2&b.d=3&__proto__[x]=1",
  ),
  fc.uint8Array({ maxLength: 40 }).map((bytes) => new Uint8Array(bytes)),
);

/** Values that no member expects. */
export const wildValue = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -0, -1.5, 1e308, 2 ** 53, "", "x", [], {}, [{}], [null]),
  fc.jsonValue({ maxDepth: 2 }),
  wildText,
);
