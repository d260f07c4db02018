/**
 * Seeded chance: the same key gives the same stream of numbers, on every machine. Only integer
 * arithmetic decides, since engines may differ in the last bit of anything transcendental.
 */
export class Chance {
  #a = 1;
  #b = 2;

  /** Starts the stream of a key: 64 bits of record and 32 of the place inside it. */
  seed(high: number, low: number, place: number): this {
    this.#a = mix(high ^ place);
    this.#b = mix(low + Math.imul(place, 0x9e3779b1)) | 1;
    return this;
  }

  /** From 0 up to, not including, 1. Xoroshiro64**. */
  next(): number {
    const a = this.#a;
    const b = this.#b ^ a;
    const product = Math.imul(a, 0x9e3779bb);
    const scrambled = Math.imul((product << 5) | (product >>> 27), 5);
    this.#a = ((a << 26) | (a >>> 6)) ^ b ^ (b << 9);
    this.#b = (b << 13) | (b >>> 19);
    return (scrambled >>> 0) / 4_294_967_296;
  }

  /** A whole number from 0 up to, not including, the bound, which may be beyond 32 bits. */
  below(bound: number): number {
    if (bound <= 4_294_967_296) return Math.floor(this.next() * bound);
    const wide = this.next() + Math.floor(this.next() * 2_097_152) / 2_097_152 / 4_294_967_296;
    return Math.min(bound - 1, Math.floor(wide * bound));
  }

  between(from: number, to: number): number {
    return from + this.below(to - from + 1);
  }

  pick<T>(list: readonly T[]): T {
    const item = list[this.below(list.length)];
    // Every list that is picked from has an item; an item itself may well be undefined.
    return item as T;
  }

  /** Runs something on its own stream and then goes on as if nothing had happened. */
  aside<T>(high: number, low: number, place: number, work: () => T): T {
    return this.apart(() => {
      this.seed(high, low, place);
      return work();
    });
  }

  /** Runs something that seeds as it likes, and then goes on as if nothing had happened. */
  apart<T>(work: () => T): T {
    const [a, b] = [this.#a, this.#b];
    try {
      return work();
    } finally {
      this.#a = a;
      this.#b = b;
    }
  }
}

/** FNV-1a, 32 bits, mixed once more: names that differ in one letter part ways. */
export function hash(text: string, start = 0x811c9dc5): number {
  let value = start;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return mix(value);
}

/** The place of a part inside a place: a member of an object, an item of an array. */
export function placeOf(whole: number, part: number): number {
  return mix(Math.imul(whole, 31) ^ Math.imul(part + 0x632be59b, 0x85ebca77));
}

/** Murmur's finaliser: a bijection of 32 bits. */
export function mix(value: number): number {
  let mixed = value ^ (value >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
