import type { Json, JsonObject } from "../../../../../schema/schema.ts";
import type { Scope } from "../../../../draw/scope.ts";
import { timelines } from "../../../../facets/timeline.ts";
import { oneOf } from "../../../../one-of.ts";
import { isIn, toState } from "../../../../state-words.ts";
import { itemNamed, itemsOf } from "../../../items.ts";
import { findNamed } from "../../../match-role.ts";
import { quantityKinds, readQuantity } from "../../../quantity.ts";
import type { FindRules, Rule } from "../../../rule.ts";
import { type Slot, write } from "../../../slot.ts";
import { toTime } from "../../../times/time.ts";

const instalments =
  /(?:^| )(?:installments|instalments|payment schedule|payment plan|repayment schedule|repayments|amortization schedule|schedule)$/;
const amounts = oneOf(
  "amount|amount due|payment|payment amount|total|emi|monthly emi|emi amount|due amount|installment amount|instalment amount|total payment|total due",
);
const each =
  "monthly payment|monthly instalment|monthly installment|installment amount|instalment amount|emi|payment amount|monthly repayment|regular payment|monthly amount";
const parts = /\b(?:principal|interest)\b/;
const dues = oneOf("due|due date|due at|due on|date|payment date|scheduled date|scheduled for");

/** Who pays by instalments pays the same each time; what is due has been paid, and what is not waits. */
export const findInstalments: FindRules = ({ slots, owner }) => {
  const isLent = owner.some((word) => oneOf("loan|mortgage").test(word));
  const isSubscribed = owner.some((word) => subscribed.test(word));
  return slots.flatMap((list): Rule[] => {
    const isBilled = isSubscribed && bills.test(list.words);
    const isPaid = isLent && /^payments?\b/.test(list.words);
    if (list.kind !== "list" || !(isBilled || isPaid || instalments.test(list.words))) return [];
    const amount = itemNamed(list, amounts, "number");
    // What is made of two parts is told by them.
    const split = list.items.flatMap(({ name, words }) => (parts.test(words) ? name : []));
    if (amount === undefined || (split.length > 0 && !isPaid)) return [];
    const told = findNamed(slots, isBilled ? fees : each, quantityKinds);
    if (isBilled && !told) return [];
    const due = itemNamed(list, dues, "text", "number");
    const course = findCourse(list);
    const apply = (scope: Scope) => {
      const items = itemsOf(scope, list);
      const value = (told && readQuantity(scope, told)) ?? items[0]?.[amount];
      if (typeof value !== "number") return;
      const { now } = scope.facet(timelines);
      const timed = items.map((item) => {
        const shares = split.map((name) => {
          const share = (Number(item[name]) / Number(item[amount])) * value;
          return [name, Number(share.toFixed(2))];
        });
        const paid = { ...item, ...Object.fromEntries(shares), [amount]: value };
        return inTime(paid, due, course, now);
      });
      if (!write(scope, list, timed as Json))
        write(scope, list, items.map((item) => ({ ...item, [amount]: value })) as Json);
    };
    return [{ reads: told ? [told, list] : [list], writes: [list], apply }];
  });
};

/** Who subscribes to something is sent the same bill each time. */
const subscribed = oneOf("subscription|membership|plan");
const bills = oneOf("invoices|payments|billing history|payment history|charges|bills");
const fees = "plan price|price|monthly price|monthly fee|amount|price per month|monthly rate";

/** The states of an instalment: what has been paid, what is still to come. */
interface Course {
  readonly name: string;
  readonly paid: Json;
  readonly ahead: Json;
}

function findCourse({ items }: Slot): Course | undefined {
  const status = items.find(
    ({ kind, readings }) => kind === "choice" && readings.some((name) => states.test(name)),
  );
  const all: readonly Json[] = status && "enum" in status.schema ? status.schema.enum : [];
  const paid = all.find((value) => /^(?:paid|completed|settled|received)$/i.test(String(value)));
  const ahead =
    all.find((value) => /^(?:upcoming|scheduled|not_due|future)$/i.test(String(value))) ??
    all.find((value) => /^(?:pending|due|unpaid|open)$/i.test(String(value)));
  return status && paid !== undefined && ahead !== undefined
    ? { name: status.name, paid, ahead }
    : undefined;
}

const states = oneOf("status|state|payment status");

/** Who is late with a payment is late with one that was due. */
function inTime(
  item: JsonObject,
  due: string | undefined,
  course: Course | undefined,
  now: number,
): JsonObject {
  const time = due === undefined ? undefined : toTime(item[due]);
  if (!course || !time || time.form === "clock") return item;
  const state = toState(item[course.name]) ?? "";
  if (time.at > now) return { ...item, [course.name]: course.ahead };
  const isLate = isIn(state, "late", "failed") || oneOf("late|missed|overdue").test(state);
  return isLate ? item : { ...item, [course.name]: course.paid };
}
