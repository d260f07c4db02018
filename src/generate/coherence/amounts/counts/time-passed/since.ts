import type { Scope } from "../../../../draw/scope.ts";
import { day, hour, timelines } from "../../../../facets/timeline.ts";
import { oneOf } from "../../../../one-of.ts";
import { findNamed } from "../../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../../../rule.ts";
import { clear, isPresent, type Slot } from "../../../slot.ts";
import { readTime, timeKinds, toEvent } from "../../../times/time.ts";

const begun = oneOf(
  "start|join|joined|member|member since|registered|enrolled|signed up|customer since|client since|first visit|started|created|membership start|since|active since",
);
const often =
  /^(?:(?:total |number of )?(?:visits|check ins|checkins|workouts|bookings|orders|rides|logins|stays|trips)(?: (?:completed|count|made|to date|this (?:week|month|year)))?|(?:total|volunteer|volunteered|volunteering) hours|hours (?:volunteered|contributed|donated|given|logged|served)|(?:sessions|classes|lessons) (?:attended|taken)|(?:visit|check in|login|order|booking|session|workout|ride|trip) count)$/;

/** What somebody does once in a day or two, they have not done more often than there were days. */
export const findSince: FindRules = ({ slots, owner }) => {
  const from = slots.find((slot) => timeKinds.includes(slot.kind) && begun.test(toEvent(slot)));
  // The hours of a course are those that it has, and not those that somebody has done.
  const isOffered = owner.some((word) =>
    oneOf("course|class|program|programme|training").test(word),
  );
  const counted = slots.filter(
    ({ words, kind }) =>
      kind === "number" && often.test(words) && !(isOffered && words === "total hours"),
  );
  return [
    ...(from ? counted.map((slot) => toRule(from, slot)) : []),
    ...findLately(slots),
    ...findRated(slots),
    ...findGivers(slots),
    ...findUnbegun(slots),
    ...findWorked(slots),
    ...findLent(slots),
    ...findGenerated(slots),
  ];
};

function toRule(from: Slot, count: Slot): Rule {
  const apply = (scope: Scope) => {
    const [begin, often] = [readTime(scope, from), readQuantity(scope, count)];
    if (!begin || begin.form === "clock" || often === undefined) return;
    const days = Math.max(0, (scope.facet(timelines).now - begin.at) / day);
    const most = Math.ceil(days * 0.6);
    if (often <= most) return;
    writeQuantity(scope, count, Math.floor(most * (0.3 + 0.7 * chanceFor(scope, count).next())));
  };
  return { reads: [from], writes: [count], apply };
}

const lately = /^(.+) (?:(?:this|last) (?:week|month|year)|today)$/;

/** Of all visits that there were, no more were this month. */
function findLately(slots: readonly Slot[]): readonly Rule[] {
  const numbers = slots.filter(({ kind }) => kind === "number");
  return numbers.flatMap((part) => {
    const thing = lately.exec(part.words)?.[1];
    const names =
      thing && `total ${thing}|${thing} total|lifetime ${thing}|all time ${thing}|${thing}`;
    const whole = names && findNamed(numbers, names, ["number"]);
    if (!whole || whole === part) return [];
    const apply = (scope: Scope) => {
      const [some, all] = [readQuantity(scope, part), readQuantity(scope, whole)];
      if (some === undefined || all === undefined || some <= all) return;
      writeQuantity(scope, part, Math.floor(all * (0.2 + 0.8 * chanceFor(scope, part).next())));
    };
    return [{ reads: [part, whole], writes: [part], apply }];
  });
}

const installed = oneOf(
  "installed|installation|commissioned|purchased|purchase|bought|acquired|manufactured|in service since|deployed|start",
);
const worked =
  /^(?:total )?(?:(?:operating|running|run|engine|machine|operation|service) hours|hours (?:run|operated|in operation|used)|runtime hours)$/;

/** A machine has not run for longer than it has been there. */
function findWorked(slots: readonly Slot[]): readonly Rule[] {
  const from = slots.find((slot) => timeKinds.includes(slot.kind) && installed.test(toEvent(slot)));
  const hours = slots.find(({ words, kind }) => kind === "number" && worked.test(words));
  if (!from || !hours) return [];
  const apply = (scope: Scope) => {
    const [begin, run] = [readTime(scope, from), readQuantity(scope, hours)];
    if (!begin || begin.form === "clock" || run === undefined) return;
    const all = Math.max(0, scope.facet(timelines).now - begin.at) / hour;
    const share = 0.15 + 0.6 * chanceFor(scope, hours).next();
    if (run > all * 0.8) writeQuantity(scope, hours, Math.floor(all * share));
  };
  return [{ reads: [from], writes: [hours], apply }];
}

const lent =
  /^(?:times (?:borrowed|lent|loaned|checked out)|(?:borrow|loan|checkout) count|(?:total )?(?:checkouts|loans|borrowings))$/;

/** What is lent is away for weeks each time. */
function findLent(slots: readonly Slot[]): readonly Rule[] {
  const from = slots.find((slot) => timeKinds.includes(slot.kind) && installed.test(toEvent(slot)));
  const times = slots.find(({ words, kind }) => kind === "number" && lent.test(words));
  if (!from || !times) return [];
  const apply = (scope: Scope) => {
    const [begin, often] = [readTime(scope, from), readQuantity(scope, times)];
    if (!begin || begin.form === "clock" || often === undefined) return;
    const most = Math.max(0, scope.facet(timelines).now - begin.at) / (18 * day);
    if (often > most)
      writeQuantity(scope, times, Math.floor(most * (0.4 + 0.6 * chanceFor(scope, times).next())));
  };
  return [{ reads: [from], writes: [times], apply }];
}

const generated =
  "total generated kwh|total production kwh|lifetime generation kwh|lifetime production kwh|total energy kwh|lifetime energy kwh|total output kwh|lifetime kwh|total kwh generated|total generation kwh|total production|total generated|lifetime production|energy total kwh|generated total kwh|production total kwh|lifetime energy|total kwh";
const peak =
  "capacity kw|installed capacity kw|capacity kwp|kwp|peak power kw|system size kw|system size";

/** A roof makes so much in a year, and has made so much since the panels are there. */
function findGenerated(slots: readonly Slot[]): readonly Rule[] {
  const total =
    findNamed(slots, generated, ["number"]) ??
    findNamed(slots, generated.replaceAll("kwh", "mwh"), ["number"]);
  const from =
    total && slots.find((slot) => timeKinds.includes(slot.kind) && panelled.test(toEvent(slot)));
  const power = from && findNamed(slots, peak, ["number"]);
  if (!total || !from || !power) return [];
  // Names are found without their units, too: the unit says in what it is told.
  const isMega = /\bmwh\b/.test(total.words);
  const spared = findNamed(
    slots,
    isMega
      ? "co2 saved tons|co2 saved tonnes|co2 saved t|co2 avoided tons|co2 avoided tonnes"
      : "co2 saved kg|co2 saved|co2 avoided kg|carbon saved kg",
    ["number"],
  );
  const apply = (scope: Scope) => {
    const [begin, kilowatts] = [readTime(scope, from), readQuantity(scope, power)];
    if (!begin || begin.form === "clock" || kilowatts === undefined) return;
    const days = Math.max(0, (scope.facet(timelines).now - begin.at) / day);
    const daily = kilowatts * (2.3 + 0.9 * chanceFor(scope, total).next());
    const made = Math.round((days * daily) / (isMega ? 1000 : 1));
    writeQuantity(scope, total, made);
    if (spared) writeQuantity(scope, spared, Math.round(made * 0.4));
  };
  return [{ reads: [from, power], writes: spared ? [total, spared] : [total], apply }];
}

const panelled = oneOf("install|installed|installation|commissioned|commissioning|activated|start");

const starts = /^(?:starts?|opens|opening|begins|event|kickoff|opening day)$/;
const during =
  /^(?:(?:total |actual )?(?:visitors|visitor count|attendance|attendance count|checked in count|check ins|tickets scanned|finishers|actual attendees)|visitors to date)$/;

/** Nobody has been to what has not begun. */
function findUnbegun(slots: readonly Slot[]): readonly Rule[] {
  const start = slots.find((slot) => timeKinds.includes(slot.kind) && starts.test(toEvent(slot)));
  if (!start) return [];
  return slots
    .filter(({ words, kind }) => kind === "number" && during.test(words))
    .map((slot) => ({
      reads: [start],
      writes: [slot],
      apply: (scope) => {
        const begin = readTime(scope, start);
        if (begin && begin.form !== "clock" && begin.at > scope.facet(timelines).now)
          writeQuantity(scope, slot, 0);
      },
    }));
}

const raised =
  "raised|raised amount|amount raised|total raised|pledged|pledged amount|current amount";
const givers =
  "donors count|donor count|donors|backers count|backer count|backers|supporters|supporters count|donations count|donation count";

/** Money that was given, somebody gave, and nobody gave most of it alone. */
function findGivers(slots: readonly Slot[]): readonly Rule[] {
  const sum = findNamed(slots, raised, quantityKinds);
  const count = findNamed(slots, givers, ["number"]);
  if (!sum || !count) return [];
  const apply = (scope: Scope) => {
    const [given, people] = [readQuantity(scope, sum), readQuantity(scope, count)];
    if (given === undefined || people === undefined) return;
    if (given <= 0) writeQuantity(scope, count, 0);
    else if (people * 400 < given || given < people * 3)
      writeQuantity(scope, count, Math.ceil(given / chanceFor(scope, count).between(24, 90)));
  };
  return [{ reads: [sum], writes: [count], apply }];
}

const ratings =
  "rating|average rating|avg rating|rating average|stars|score average|guest score|guest rating|review score|user score|customer score";
const raters =
  "review count|reviews count|rating count|ratings count|reviews|ratings|num reviews|total reviews|number of reviews|total ratings|num ratings|number of ratings";

/** Stars that somebody has, somebody gave. */
function findRated(slots: readonly Slot[]): readonly Rule[] {
  const rating = findNamed(slots, ratings, quantityKinds);
  const count = findNamed(slots, raters, ["number"]);
  if (!rating || !count) return [];
  const apply = (scope: Scope) => {
    if (readQuantity(scope, count) !== 0) return;
    clear(scope, rating);
    const isRated = isPresent(scope.values[rating.name]) && readQuantity(scope, rating) !== 0;
    if (isRated) writeQuantity(scope, count, chanceFor(scope, count).between(1, 12));
  };
  return [{ reads: [rating, count], writes: [rating, count], apply }];
}
