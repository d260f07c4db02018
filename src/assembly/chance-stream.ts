import { Chance, hash, mix } from "../generate/draw/chance.ts";

/** A stream of chance of its own: it depends on the seed and its name, and no record depends on it. */
export function createChanceStream(seed: number, name: string): () => number {
  const key = mix(seed) ^ Math.floor(seed / 4_294_967_296);
  const chance = new Chance().seed(hash(name, key), hash(name), 1);
  return () => chance.next();
}
