/**
 * 4.35 is a multiple of 0.01, whatever doubles say: the nearest multiple may differ from the value
 * as much as a product of two doubles may from what it stands for.
 */
export function isMultipleOf(value: number, step: number): boolean {
  if (Number.isInteger(step)) return value % step === 0;
  const nearest = Math.round(value / step) * step;
  return Math.abs(nearest - value) <= Math.abs(value) * dust;
}

/** Half a unit in the last place of the step, of the value and of their product. */
const dust = 2 * Number.EPSILON;
