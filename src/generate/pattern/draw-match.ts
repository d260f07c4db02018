import type { Chance } from "../draw/chance.ts";
import type { Pattern } from "./pattern.ts";

/** A text that the pattern matches; `spread` is how far an unbounded repetition may go. */
export function drawMatch(pattern: Pattern, chance: Chance, spread: number): string {
  switch (pattern.kind) {
    case "characters":
      return pattern.characters.length === 0 ? "" : chance.pick(pattern.characters);
    case "sequence":
      return pattern.parts.map((part) => drawMatch(part, chance, spread)).join("");
    case "choice":
      return drawMatch(chance.pick(pattern.options), chance, spread);
    case "repeat": {
      const most = Math.min(pattern.most, pattern.least + spread);
      const length = chance.between(pattern.least, most);
      return Array.from({ length }, () => drawMatch(pattern.part, chance, spread)).join("");
    }
  }
}

/** How many texts `unrankMatch` can tell apart; a repetition counts at one length only. */
export function countMatches(pattern: Pattern, codeLength: number): number {
  switch (pattern.kind) {
    case "characters":
      return Math.max(1, pattern.characters.length);
    case "sequence":
      return pattern.parts.reduce((product, part) => product * countMatches(part, codeLength), 1);
    case "choice":
      return pattern.options.reduce((sum, option) => sum + countMatches(option, codeLength), 0);
    case "repeat": {
      const each = countMatches(pattern.part, codeLength);
      let product = 1;
      for (let time = fixedLength(pattern, codeLength); time > 0; time--) product *= each;
      return product;
    }
  }
}

/** Identifiers repeat a part the same number of times each: what differs then differs in place. */
function fixedLength({ least, most }: Pattern & { kind: "repeat" }, codeLength: number): number {
  return most === Number.POSITIVE_INFINITY ? Math.max(least, codeLength) : most;
}

/** A rank that is used up digit by digit; what it cannot decide any more, chance decides. */
export interface Rank {
  left: number;
  /** How many ranks there are still to tell apart. */
  room: number;
}

/** The text of a rank: different ranks give different texts wherever the pattern is unambiguous. */
export function unrankMatch(
  pattern: Pattern,
  rank: Rank,
  chance: Chance,
  codeLength: number,
): string {
  switch (pattern.kind) {
    case "characters":
      return pattern.characters[takeDigit(rank, pattern.characters.length, chance)] ?? "";
    case "sequence":
      return pattern.parts.map((part) => unrankMatch(part, rank, chance, codeLength)).join("");
    case "choice":
      return unrankChoice(pattern.options, rank, chance, codeLength);
    case "repeat":
      return Array.from({ length: fixedLength(pattern, codeLength) }, () =>
        unrankMatch(pattern.part, rank, chance, codeLength),
      ).join("");
  }
}

function takeDigit(rank: Rank, base: number, chance: Chance): number {
  if (base <= 1) return 0;
  if (rank.room <= 1) return chance.below(base);
  const digit = rank.left % base;
  rank.left = Math.floor(rank.left / base);
  rank.room /= base;
  return digit;
}

function unrankChoice(
  options: readonly Pattern[],
  rank: Rank,
  chance: Chance,
  codeLength: number,
): string {
  const counts = options.map((option) => countMatches(option, codeLength));
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (rank.room <= 1 || total > Number.MAX_SAFE_INTEGER) {
    return unrankMatch(chance.pick(options), rank, chance, codeLength);
  }
  let offset = takeDigit(rank, total, chance);
  for (const [index, option] of options.entries()) {
    const count = counts[index] ?? 0;
    if (offset < count) {
      return unrankMatch(option, { left: offset, room: count }, chance, codeLength);
    }
    offset -= count;
  }
  return "";
}
