import { day, timelines } from "../../../facets/timeline.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { toState } from "../../../state-words.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { findStatus } from "../tense.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const regular = oneOf(
  "payment|repayment|installment|instalment|rent|dues|premium|contribution|bill",
);

/** Who is behind with the rent has paid for a time that is over, and nobody else has. */
export const findPaidUntil: FindRules = ({ slots, owner }) => {
  const until = slots.find(
    (slot) => timeKinds.includes(slot.kind) && /^paid (?:until|through|to)$/.test(toEvent(slot)),
  );
  const status = until && findStatus(slots, owner);
  if (!until || !status) return [];
  return [
    {
      reads: [status, until],
      writes: [until],
      apply: (scope) => {
        const time = readTime(scope, until);
        const { now } = scope.facet(timelines);
        if (!time || time.form === "clock") return;
        const isLate = oneOf("overdue|in arrears|late|delinquent").test(
          toState(scope.values[status.name]) ?? "",
        );
        const days = chanceFor(scope, until).between(3, 40);
        if (isLate === time.at > now) writeTime(scope, until, now + (isLate ? -days : days) * day);
      },
    },
  ];
};

/** What is paid again and again is paid around the day on which it is due. */
export const findDuePayments: FindRules = ({ slots, owner }) => {
  const find = (event: Matcher) =>
    slots.find((slot) => timeKinds.includes(slot.kind) && event.test(toEvent(slot)));
  const [due, paid] = [find(oneOf("due|payment due")), find(oneOf("paid|payment|received"))];
  if (!due || !paid) return [];
  // A bill that tells of its own day is due some weeks after that.
  const isDated = slots.some((slot) =>
    /^(?:issued?|invoice|invoiced|billed|bill|date|created|sent)$/.test(toEvent(slot)),
  );
  const isBill = !isDated && oneOf("invoice").test(owner.at(-1) ?? "");
  if (!isBill && !owner.some((word) => regular.test(word))) return [];
  return [
    {
      reads: [paid],
      writes: [due],
      apply: (scope) => {
        const [at, before] = [readTime(scope, paid), readTime(scope, due)];
        if (!at || !before || at.form === "clock") return;
        writeTime(scope, due, at.at + chanceFor(scope, due).pick([-6, -1, 0, 1, 2, 3, 5]) * day);
      },
    },
  ];
};
