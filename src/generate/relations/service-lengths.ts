import { toModelWords } from "../../schema/model-words.ts";
import { endAfter } from "../coherence/amounts/bills/work-and-pay/service-ends.ts";
import { toQuantity } from "../coherence/quantity.ts";
import type { FindRules } from "../coherence/rule.ts";
import { findEnds } from "../coherence/times/spans/durations.ts";
import { hour, minute } from "../facets/timeline.ts";
import { wordsAmong } from "../meaning/names/read-names.ts";
import type { Link } from "./link.ts";

const services =
  /^(?:service|treatment|procedure|class|lesson|session type|package|activity|tour)$/;
const lengths =
  /^(?:(?:estimated |average |default )?(?:duration|length|time))(?: in)?(?: (minutes|mins|min|hours))?$/;
const visits = /^(?:appointment|booking|reservation|visit|session)$/;

/** Who comes for a service that takes two hours leaves two hours later. */
export function findServiceLengths(links: readonly Link[]): FindRules {
  return ({ slots, owner }) => {
    if (!visits.test(owner.at(-1) ?? "")) return [];
    const { first, last } = findEnds(slots) ?? {};
    if (!first || !last || slots.some(({ words }) => lengths.test(words))) return [];
    return links.flatMap(({ to, member, peek: look }) => {
      if (!services.test(toModelWords(to.model).at(-1) ?? "")) return [];
      const names = [...to.members.keys()];
      const wordsOf = wordsAmong(names, toModelWords(to.model));
      const name = names.find((one) => lengths.test(wordsOf(one).join(" ")));
      const reference = slots.find((slot) => slot.name === member);
      const peek = name === undefined ? undefined : look?.([name]);
      if (name === undefined || !reference || !peek) return [];
      const unit = wordsOf(name).at(-1) === "hours" ? hour : minute;
      return [
        {
          reads: [reference, first, last],
          writes: [first, last],
          apply: (scope) => {
            const position = scope.referred(member);
            if (position === undefined) return;
            const span = (toQuantity(peek(position)[name]) ?? 0) * unit;
            if (span >= 5 * minute && span <= 12 * hour) endAfter(scope, first, last, span);
          },
        },
      ];
    });
  };
}
