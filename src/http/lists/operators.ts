import type { Operator } from "../../dataset/lists/list-query.ts";

/** What follows a member's name: `views_gte=10`, `views:gte=10`. */
export const operatorWords = {
  eq: "equal",
  ne: "unequal",
  gt: "greater",
  gte: "greaterOrEqual",
  lt: "less",
  lte: "lessOrEqual",
  in: "equal",
  like: "contains",
  contains: "contains",
  startsWith: "startsWith",
  endsWith: "endsWith",
} as const satisfies Record<string, Operator>;
export type OperatorWord = keyof typeof operatorWords;

const orders: readonly Operator[] = ["greater", "greaterOrEqual", "less", "lessOrEqual"];

export function isOrder(operator: Operator): boolean {
  return orders.includes(operator);
}

export function isOperatorWord(word: string): word is OperatorWord {
  return Object.hasOwn(operatorWords, word);
}

export interface OperatorName {
  readonly member: string;
  readonly word: OperatorWord;
}

/** `views_gte` and `views:gte`, taken apart; nothing where no operator ends the name. */
export function parseOperatorName(name: string): OperatorName | undefined {
  const at = Math.max(name.lastIndexOf("_"), name.lastIndexOf(":"));
  const word = name.slice(at + 1);
  return at > 0 && isOperatorWord(word) ? { member: name.slice(0, at), word } : undefined;
}
