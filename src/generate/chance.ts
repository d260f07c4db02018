/** Seeded chance: the same words give the same stream of numbers, on every machine. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  next(): number;
}

/** A stream of its own for each purpose, so that adding one does not reshuffle the others. */
export function createChance(...words: readonly (string | number)[]): Chance {
  let state = hash(words.join("\u0000"));
  return {
    next: () => {
      // Mulberry32: one multiplication chain a number, and seeding costs nothing.
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    },
  };
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value;
}
