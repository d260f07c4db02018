import type { Delay } from "../config/delay.ts";
import type { Effect, Rule } from "../config/simulation/rule.ts";

/** A rule in a few words, for the banner, the log and the list: `POST /orders → 503, once`. */
export function toRuleText(rule: Rule): string {
  const { on, rate, times, isAfter } = rule;
  const often = [
    ...(isAfter ? ["after the write"] : []),
    ...(rate === 1 ? [] : [`${Math.round(rate * 100)} % of the time`]),
    ...(times === undefined ? [] : [times === 1 ? "once" : `${times} times`]),
  ];
  return `${on} → ${[toDeedText(rule), ...often].join(", ")}`;
}

/** What it does to an answer: `503`, `reset`, `2000 ms`. */
export function toDeedText({ effect, delay }: Pick<Rule, "effect" | "delay">): string {
  const toText = deedTexts[effect.kind] as (effect: Effect) => string | undefined;
  const deed = toText(effect);
  const wait = delay && toDelayText(delay);
  return [deed, wait].filter((part) => part !== undefined).join(" after ");
}

const deedTexts: {
  readonly [Kind in Effect["kind"]]: (
    effect: Extract<Effect, { kind: Kind }>,
  ) => string | undefined;
} = {
  slow: () => undefined,
  answer: ({ status }) => String(status),
  amend: ({ body }) => (body === undefined ? "other headers" : "another body"),
  fault: ({ fault }) => fault,
};

function toDelayText({ least, most }: Delay): string {
  return least === most ? `${least} ms` : `${least} to ${most} ms`;
}
