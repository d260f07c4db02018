import type { Scope } from "../../../draw/scope.ts";
import { day, hour, timelines } from "../../../facets/timeline.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import { chanceFor, type FindRules, type Parts, type Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const labels =
  "period|pay period|billing period|statement period|review period|reporting period|cycle|review cycle|month|pay month|billing month|bill month|statement month|invoice month|billing cycle|quarter|fiscal quarter|semester|term|half|season|period label|period name";
const starts =
  /^(?:(?:pay |billing |review |reporting |statement )?period (?:start|begin|from)|start|starts|from)$/;
const ends = /^(?:(?:pay |billing |review |reporting |statement )?period (?:end|to)|end|ends|to)$/;
/** What is written once a period is over, and when that was. */
const looksBack = oneOf(
  "payslip|paystub|payroll|review|appraisal|statement|report|timesheet|evaluation|payout|invoice|bill",
);
const written = oneOf("submitted|issued|generated|sent|published|created|reviewed");

const months =
  "January|February|March|April|May|June|July|August|September|October|November|December".split(
    "|",
  );

/** How a period is called, and how many months it has; none where it is no part of the calendar. */
interface Naming {
  readonly form: Matcher;
  readonly months: number;
  readonly name: (year: number, month: number) => string;
}

const namings: readonly Naming[] = [
  {
    form: /^[A-Z][a-z]+ \d{4}$/,
    months: 1,
    name: (year, month) => `${months[month] ?? ""} ${year}`,
  },
  {
    form: /^\d{4}-\d{2}$/,
    months: 1,
    name: (year, month) => `${year}-${String(month + 1).padStart(2, "0")}`,
  },
  {
    form: /^Q[1-4] \d{4}$/,
    months: 3,
    name: (year, month) => `Q${Math.floor(month / 3) + 1} ${year}`,
  },
  { form: /^Q[1-4]$/, months: 3, name: (_, month) => `Q${Math.floor(month / 3) + 1}` },
  { form: /^H[12] \d{4}$/, months: 6, name: (year, month) => `H${month < 6 ? 1 : 2} ${year}` },
  {
    form: /^\d{4}\/\d{2}$/,
    months: 0,
    name: (year, month) => {
      const first = month < 6 ? year - 1 : year;
      return `${first}/${String((first + 1) % 100).padStart(2, "0")}`;
    },
  },
  { form: /^\d{4}$/, months: 12, name: (year) => String(year) },
  {
    form: new RegExp(`^(?:${months.join("|")})$`),
    months: 1,
    name: (_, month) => months[month] ?? "",
  },
];
const season: Naming = {
  form: /^(?:Spring|Summer|Autumn|Fall|Winter) \d{4}$/,
  months: 0,
  name: (year, month) =>
    `${["Winter", "Spring", "Summer", "Autumn"][Math.floor(((month + 1) % 12) / 3)] ?? ""} ${year}`,
};

/** `October 2026` of what lasts from the first to the last day of that month. */
export const findPeriods: FindRules = (parts) => [...findLabels(parts), ...findYears(parts)];

/** Where the year stands in a member of its own, the month says none. */
const findYears: FindRules = ({ slots }) => {
  const month = findNamed(slots, "month|pay month|billing month|statement month", ["text"]);
  const year = findNamed(slots, "year|pay year|billing year", ["number"]);
  if (!month || !year) return [];
  const apply = (scope: Scope) => {
    const [, name = "", told] =
      /^([A-Z][a-z]+) (\d{4})$/.exec(String(scope.values[month.name])) ?? [];
    if (!told || !write(scope, year, Number(told))) return;
    write(scope, month, name);
  };
  return [{ reads: [month], writes: [year, month], apply }];
};

const findLabels: FindRules = (parts) => {
  const { slots } = parts;
  const label = findNamed(slots, labels, ["text"]);
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const start = times.find((slot) => starts.test(toEvent(slot)));
  const end = times.find((slot) => ends.test(toEvent(slot)));
  if (label && !start) return findPaid(label, times, parts);
  if (!label && start && end) return findPaidMonth(start, end, times, parts);
  if (!label || !start || label === start) return [];
  return [toRule(label, start, end, parts, times)];
};

/** On what day something is entered that belongs to the period that the day is in. */
const entered = oneOf("date|entry|posting|transaction|accounting|invoice|booking|expense");
/** When what is part of a season takes place. */
const played = oneOf("match|kickoff|kick off|game|fixture|played|race|scheduled|date");
const paysFor = oneOf(
  "rentpayment|rent|feepayment|fee|tuition|maintenancefee|membershippayment|dues|instalment|installment",
);
/** Who signs up for a course does so in its term. */
const signsUp = oneOf("enrollment|enrolment|courseregistration|studentenrollment|courseenrollment");
const signedUp = oneOf("enrolled|enrollment|enrolment|registered|registration");
const paidFor = oneOf("paid|payment|date|due");
/** What is aimed at is reached in its quarter. */
const aimed = oneOf("okr|keyresult|objective|goal|initiative|rock|kpi");
const aimedFor = oneOf("due|target|deadline|end|ends|date");
const paidOut = oneOf("payment|pay|paid|payout|issued|generated|sent");

/** What is paid early in a month is paid for the last one; what is entered is of its day's. */
function findPaid(label: Slot, times: readonly Slot[], { owner }: Parts): readonly Rule[] {
  const isLooking = owner.some((word) => looksBack.test(word));
  const when =
    label.words === "season"
      ? played
      : owner.some((word) => signsUp.test(word))
        ? signedUp
        : isLooking
          ? paidOut
          : owner.some((word) => paysFor.test(word))
            ? paidFor
            : [...owner, owner.join("")].some((word) => aimed.test(word))
              ? aimedFor
              : entered;
  const paid = times.find((slot) => slot !== label && when.test(toEvent(slot)));
  // A bill that has not been paid is due a month later at most.
  const due = isLooking
    ? times.find((slot) => /^(?:payment )?due$/.test(toEvent(slot)))
    : undefined;
  const told = [paid, due].flatMap((slot) => slot ?? []);
  if (told.length === 0) return [];
  const apply = (scope: Scope) => {
    const said = scope.values[label.name];
    const time = told.map((slot) => readTime(scope, slot)).find((one) => one !== undefined);
    if (typeof said !== "string" || !time || time.form === "clock") return;
    if (signedUp.test(toEvent(paid ?? label)) && season.form.test(said)) {
      const on = new Date(time.at);
      write(scope, label, season.name(on.getUTCFullYear(), on.getUTCMonth()));
      return;
    }
    const isMonthly = isLooking && due !== undefined;
    const known = namings.find(
      ({ form, months: size }) => form.test(said) && (size === 1 || !isLooking || isMonthly),
    );
    // What is due every month is for a month.
    const naming = known && isMonthly && known.months > 1 ? namings[0] : known;
    if (!naming) return;
    const date = new Date(time.at);
    const isEarly = isLooking && date.getUTCDate() < 20;
    const month = date.getUTCMonth() - (isEarly ? 1 : 0);
    const first = new Date(Date.UTC(date.getUTCFullYear(), month, 1));
    write(scope, label, naming.name(first.getUTCFullYear(), first.getUTCMonth()));
  };
  return [{ reads: [...told, label], writes: [label], apply }];
}

const monthly = oneOf("payslip|paystub|payroll");

/** Wages are for a whole month, and are paid when it is over. */
function findPaidMonth(
  start: Slot,
  end: Slot,
  times: readonly Slot[],
  { owner, slots }: Parts,
): readonly Rule[] {
  if (!owner.some((word) => monthly.test(word)) || slots.some(({ words }) => otherwise.test(words)))
    return [];
  const paid = times.find((slot) => paidOut.test(toEvent(slot)));
  const apply = (scope: Scope) => {
    const from = readTime(scope, start);
    if (!from || from.form === "clock") return;
    const { now } = scope.facet(timelines);
    // What is to come is paid for the month that was over last.
    const drawn = new Date(Math.min(from.at, now));
    const [year, month] = [drawn.getUTCFullYear(), drawn.getUTCMonth()];
    const isOver = Date.UTC(year, month + 1, 1) <= now;
    const first = isOver ? month : month - 1;
    const last = Date.UTC(year, first + 1, 1) - day;
    writeTime(scope, start, Date.UTC(year, first, 1));
    writeTime(scope, end, last);
    if (paid && readTime(scope, paid)) {
      const later = chanceFor(scope, paid).below(4);
      writeTime(scope, paid, Math.min(now, last + later * day + 9 * hour));
    }
  };
  return [{ reads: [start], writes: [start, end, ...(paid ? [paid] : [])], apply }];
}

/** What says how often somebody is paid. */
const otherwise = /^(?:pay )?(?:frequency|schedule|cycle)$|^hours$/;

function toRule(
  label: Slot,
  start: Slot,
  end: Slot | undefined,
  { owner }: Parts,
  times: readonly Slot[],
): Rule {
  const isPeriod = /\bperiod\b/.test(start.words);
  const isOver = owner.some((word) => looksBack.test(word));
  const told = isOver ? times.find((slot) => written.test(toEvent(slot))) : undefined;
  return {
    reads: [label, start, ...(end ? [end] : []), ...(told ? [told] : [])],
    writes: [label, start, ...(end ? [end] : [])],
    apply: (scope) => {
      const said = scope.values[label.name];
      const from = readTime(scope, start);
      if (typeof said !== "string" || !from || from.form === "clock") return;
      const naming = [season, ...namings].find(({ form }) => form.test(said));
      if (!naming) return;
      const first = firstDay(scope, from.at, naming, isOver ? told : undefined, isOver);
      const [year, month] = [first.getUTCFullYear(), first.getUTCMonth()];
      if (!write(scope, label, naming.name(year, month)) || !isPeriod || !end) return;
      if (naming.months === 0) return;
      writeTime(scope, start, first.getTime());
      writeTime(scope, end, Date.UTC(year, month + naming.months, 1) - day);
    },
  };
}

/** Of the period that a day is in, or of the last one that was over when it was written about. */
function firstDay(
  scope: Scope,
  at: number,
  { months: size }: Naming,
  told: Slot | undefined,
  isOver: boolean,
): Date {
  const beginning = (time: number) => {
    const date = new Date(time);
    if (size === 0) return date;
    const month = Math.floor(date.getUTCMonth() / size) * size;
    return new Date(Date.UTC(date.getUTCFullYear(), month, 1));
  };
  const first = beginning(at);
  if (!isOver || size === 0) return first;
  const by = (told && readTime(scope, told)?.at) ?? scope.facet(timelines).now;
  const next = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + size, 1);
  return told || next > by ? beginning(beginning(by).getTime() - day) : first;
}
