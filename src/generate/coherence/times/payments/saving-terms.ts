import type { Scope } from "../../../draw/scope.ts";
import { day, timelines } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import { quantityKinds, readQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const saved = "current amount|saved amount|saved|amount saved|current balance|current|balance";
const wanted = "target amount|goal amount|target|goal";
const monthly =
  "monthly contribution|monthly amount|monthly savings|monthly deposit|contribution|monthly saving";
const until = oneOf("target|deadline|goal|due|end");

/** Nobody has saved anything before they began. */
export const findSavingStarts: FindRules = ({ slots, owner }) => {
  const have = findNamed(slots, saved, quantityKinds);
  const begin = slots.find(
    (slot) => timeKinds.includes(slot.kind) && oneOf("start|started").test(toEvent(slot)),
  );
  if (!have || !begin || !/saving|goal/.test(owner.join())) return [];
  const apply = (scope: Scope) => {
    const time = readTime(scope, begin);
    const { now } = scope.facet(timelines);
    if (!readQuantity(scope, have) || !time || time.form === "clock" || time.at < now) return;
    writeTime(scope, begin, now - (20 + chanceFor(scope, begin).below(280)) * day);
  };
  return [{ reads: [have, begin], writes: [begin], apply }];
};

/** Whoever puts fifty aside each month has a thousand in twenty months. */
export const findSavingTerms: FindRules = ({ slots }) => {
  const [have, want, each] = [saved, wanted, monthly].map((names) =>
    findNamed(slots, names, quantityKinds),
  );
  const end = slots.find((slot) => timeKinds.includes(slot.kind) && until.test(toEvent(slot)));
  if (!have || !want || !each || !end) return [];
  const apply = (scope: Scope) => {
    const [got, all, part] = [have, want, each].map((slot) => readQuantity(scope, slot));
    const time = readTime(scope, end);
    if (got === undefined || all === undefined || !part || !time || time.form === "clock") return;
    const months = Math.ceil((all - got) / part);
    const { now } = scope.facet(timelines);
    if (months > 0 && time.at < now + months * 25 * day)
      writeTime(scope, end, now + Math.min(months, 120) * 30 * day);
  };
  return [{ reads: [have, want, each], writes: [end], apply }];
};
