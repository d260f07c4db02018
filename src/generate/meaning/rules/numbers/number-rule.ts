import type { Member } from "../../../member.ts";
import type { NumberHint } from "../../../values/number-range.ts";

export interface NumberContext {
  readonly member: Member;
  /** The words before those that the rule is for. */
  readonly role: readonly string[];
}

/** Where a number usually is; undefined where the name says less than it seemed. */
export type NumberRule = NumberHint | ((context: NumberContext) => NumberHint | undefined);

export const whole = (least: number, most: number): NumberHint => ({ least, most, decimals: 0 });
export const money = (least: number, most: number): NumberHint => ({ least, most, decimals: 2 });
export const decimal = (least: number, most: number, decimals: number): NumberHint => ({
  least,
  most,
  decimals,
});
/** To the hundred, the thousand: numbers that people round. */
export const round = (least: number, most: number, zeros: number): NumberHint => ({
  least,
  most,
  decimals: -zeros,
});
/** Multiples of something: appointments by the quarter of an hour, contracts by the year. */
export const inSteps = (step: number, least: number, most: number): NumberHint => ({
  least,
  most,
  decimals: 0,
  step,
});
/** These and none between them: story points, the sizes of memory. */
export const among = (...values: readonly [number, ...number[]]): NumberHint => ({
  least: Math.min(...values),
  most: Math.max(...values),
  decimals: 0,
  among: values,
});
/** Sure of the whole name only: `accepted` counts, `amountAccepted` does not. */
export const alone =
  (hint: NumberHint): NumberRule =>
  ({ role }) =>
    role.length === 0 ? hint : undefined;
