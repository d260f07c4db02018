import type { Delay } from "../config/delay.ts";
import type { Effect, Rule } from "../config/simulation/rule.ts";
import type { RuleOptions } from "../config/simulation/simulation-options.ts";
import type { RuleInfo } from "../simulate/create-simulation.ts";
import type { RuleEntry } from "./api.ts";

export function toRuleEntry({ id, text, source, hits, left, rule }: RuleInfo): RuleEntry {
  return { number: id, text, source, hits, left: left ?? null, rule: toRuleOptions(rule) };
}

/** A rule as somebody would write it, so that a form can show and change it. */
function toRuleOptions({ on, effect, delay, rate, times, isAfter }: Rule): RuleOptions {
  const toOptions = effectOptions[effect.kind] as (effect: Effect) => Partial<RuleOptions>;
  return {
    on,
    ...toOptions(effect),
    ...(delay ? { delay: toDelay(delay) } : {}),
    ...(rate === 1 ? {} : { rate }),
    ...(times === undefined ? {} : { times }),
    ...(isAfter ? { after: true } : {}),
  };
}

const effectOptions: {
  readonly [Kind in Effect["kind"]]: (
    effect: Extract<Effect, { kind: Kind }>,
  ) => Partial<RuleOptions>;
} = {
  slow: () => ({}),
  answer: ({ status, ...rest }) => ({ status, ...toContent(rest) }),
  amend: toContent,
  fault: ({ fault }) => ({ fault }),
};

function toContent({
  body,
  headers,
}: Pick<Extract<Effect, { kind: "amend" }>, "body" | "headers">): Partial<RuleOptions> {
  return {
    ...(body === undefined ? {} : { body }),
    ...(Object.keys(headers).length === 0 ? {} : { headers }),
  };
}

function toDelay({ least, most }: Delay): number | readonly [number, number] {
  return least === most ? least : [least, most];
}
