import type { Scope } from "../../../draw/scope.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import type { Slot } from "../../slot.ts";

const names =
  "interval|billing interval|billing cycle|billing period|billing frequency|frequency|pay frequency|payment frequency|payroll frequency|period type|cycle|cadence|pay schedule|premium frequency|statement frequency|recurrence";

/** How many days lie between one time and the next. */
const lengths: readonly (readonly [Matcher, number])[] = [
  [/^(?:bi-?weekly|fortnightly|every two weeks|2 weeks)$/, 14],
  [/^(?:semi-?monthly|twice a month)$/, 15],
  [oneOf("week|weekly|1 week"), 7],
  [oneOf("month|monthly|1 month|every month"), 30],
  [oneOf("quarter|quarterly|3 months"), 91],
  [/^(?:half-?year(?:ly)?|semi-?annual(?:ly)?|6 months|bi-?annual(?:ly)?)$/, 182],
  [oneOf("year|yearly|annual|annually|1 year|12 months"), 365],
];

/** The member that says how often something comes round. */
export function findCadence(slots: readonly Slot[]): Slot | undefined {
  return findNamed(slots, names, ["choice", "text"]);
}

/** A budget for the week lasts a week. */
export function findBudgetCadence(
  slots: readonly Slot[],
  owner: readonly string[],
): Slot | undefined {
  if (
    !owner.some((word) =>
      /^(?:budget|allowance|quota|analytics|stats|statistics|metrics?|summary|report|dashboard|insights?|usage|traffic|kpi|leaderboard|forecast)$/.test(
        word,
      ),
    )
  )
    return undefined;
  return slots.find(
    ({ words, kind }) =>
      kind === "choice" &&
      /^(?:period|interval|frequency|cycle|granularity|time ?frame|range|period type)$/.test(words),
  );
}

/** In days, where it says so in words that are known. */
export function cadenceOf({ values }: Scope, { name }: Slot): number | undefined {
  return daysBetween(String(values[name]));
}

/** `every 3 days`, `twice a week`, `10 days`. */
const every = /^(?:every )?(\d+|two|three|four|other) (day|week|month)s?$/;
const counts: Readonly<Record<string, number>> = { two: 2, other: 2, three: 3, four: 4 };
const units: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };

/** In days, however it is said. */
export function daysBetween(said: string): number | undefined {
  const words = said.toLowerCase().replaceAll(/[_-]/g, " ");
  if (oneOf("daily|every day|day").test(words)) return 1;
  if (oneOf("twice a week|twice weekly").test(words)) return 3;
  const [, count = "", unit = ""] = every.exec(words) ?? [];
  const length = (counts[count] ?? Number(count)) * (units[unit] ?? 0);
  if (length > 0) return length;
  return lengths.find(
    ([names]) => names.test(words.replaceAll(" ", "-")) || names.test(words),
  )?.[1];
}
