import type { City } from "../phrases/cities.ts";

/** Along the great circle. Whole, so that it is the same where an engine's sine differs in its last bit. */
export function kilometersBetween(one: City, other: City): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const [a, b] = [rad(one.latitude), rad(other.latitude)];
  const turn = rad(other.longitude - one.longitude);
  const cosine = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(turn);
  return Math.round(6371 * Math.acos(Math.min(1, Math.max(-1, cosine))));
}
