/** Which numbers may be identifiers, by the model's own tags: the multiples of a step. */
export interface Numbering {
  readonly first: number;
  readonly step: number;
  readonly last: number;
}

/** The least of them above a number; it may be beyond the last. */
export function nextNumber({ first, step }: Numbering, number: number): number {
  return Math.max(first, (Math.floor(number / step) + 1) * step);
}
