import type { Scope } from "../../../draw/scope.ts";
import { day, timelines } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { readQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { addMonths } from "../calendar/months.ts";
import { findTense } from "../tense.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const lengths =
  /^(?:warranty|guarantee|contract|commitment|validity|subscription|membership|lease|term|policy|license|sentence)(?: (?:period|duration|length|term))?(?: in)? (months|years)$|^retention(?: period)?(?: in)? (days)$/;
const starts = oneOf(
  "purchase|purchased|bought|start|starts|started|issued|activated|effective|signed|installed|registered|contract start|lease start|warranty start|admission|admitted|created|taken|incarcerated|incarceration|sentenced",
);
const filed = oneOf("filing|filed|application");
const ends =
  /^(?:end|ends|release|released|expected release|projected release|expires|expiry|expiration|valid until|valid to|contract end|lease end|(?:warranty|guarantee|coverage|license) (?:end|ends|expires|expiry|expiration|until))$/;

/** A warranty of 24 months ends 24 months after the purchase. */
export const findTerms: FindRules = ({ slots, owner }) => {
  const length = slots.find(({ words, kind }) => kind === "number" && lengths.test(words));
  // A patent ends twenty years after it was filed.
  const fixed = owner.some((word) => word === "patent") ? 240 : undefined;
  if (!length && !fixed) return [];
  const times = slots.filter((slot) => timeKinds.includes(slot.kind) && slot !== length);
  const start = times.find((slot) => (fixed ? filed : starts).test(toEvent(slot)));
  const end = times.find((slot) => ends.test(toEvent(slot)));
  if (!start || !end) return [];
  const tense = findTense(slots, owner);
  const [, unit, isDays] = lengths.exec(length?.words ?? "") ?? [];
  const months = unit === "years" ? 12 : 1;
  const apply = (scope: Scope) => {
    const [from, until] = [readTime(scope, start), readTime(scope, end)];
    const count = length ? readQuantity(scope, length) : fixed;
    if (!from || !until || !count || from.form === "clock" || until.form === "clock") return;
    if (isDays) {
      writeTime(scope, end, from.at + count * day);
      return;
    }
    const due = addMonths(from.at, count * months);
    const { now } = scope.facet(timelines);
    // What still runs began so late that it does.
    const isShort = due < now && tense?.read(scope) === "running";
    const passed = isShort
      ? chanceFor(scope, start).between(1, Math.max(1, count * months - 1))
      : 0;
    const begun = isShort ? addMonths(now, -passed) - 3 * day : from.at;
    if (isShort) writeTime(scope, start, begun);
    writeTime(scope, end, isShort ? addMonths(begun, count * months) : due);
  };
  return [
    {
      reads: [start, end, ...(length ? [length] : []), ...(tense ? [tense.slot] : [])],
      writes: [start, end],
      apply,
    },
  ];
};
