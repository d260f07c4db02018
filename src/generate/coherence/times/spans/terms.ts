import type { Scope } from "../../../draw/scope.ts";
import { readQuantity } from "../../quantity.ts";
import type { FindRules } from "../../rule.ts";
import { addMonths } from "../calendar/months.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const lengths =
  /^(?:warranty|guarantee|contract|commitment|validity|subscription|membership|lease|term|policy|license)(?: (?:period|duration|length|term))?(?: in)? (months|years)$/;
const starts =
  /^(?:purchase|purchased|bought|start|starts|started|issued|activated|effective|signed|installed|registered|contract start|lease start|warranty start)$/;
const ends =
  /^(?:end|ends|expires|expiry|expiration|valid until|valid to|contract end|lease end|(?:warranty|guarantee|coverage|license) (?:end|ends|expires|expiry|expiration|until))$/;

/** A warranty of 24 months ends 24 months after the purchase. */
export const findTerms: FindRules = ({ slots }) => {
  const length = slots.find(({ words, kind }) => kind === "number" && lengths.test(words));
  if (!length) return [];
  const times = slots.filter((slot) => timeKinds.includes(slot.kind) && slot !== length);
  const start = times.find((slot) => starts.test(toEvent(slot)));
  const end = times.find((slot) => ends.test(toEvent(slot)));
  if (!start || !end) return [];
  const months = lengths.exec(length.words)?.[1] === "years" ? 12 : 1;
  const apply = (scope: Scope) => {
    const [from, until] = [readTime(scope, start), readTime(scope, end)];
    const count = readQuantity(scope, length);
    if (!from || !until || !count || from.form === "clock" || until.form === "clock") return;
    writeTime(scope, end, addMonths(from.at, count * months));
  };
  return [{ reads: [length, start, end], writes: [end], apply }];
};
