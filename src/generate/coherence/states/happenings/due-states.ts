import type { Json } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { day, timelines } from "../../../facets/timeline.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { isIn, listStates, toState } from "../../../state-words.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { clear, fill, isOptional, type Slot, write } from "../../slot.ts";
import { findStatus } from "../../times/tense.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../../times/time.ts";

/** How many days lie before what such a state says is due, or behind it. */
const distances: readonly (readonly [Matcher, readonly [least: number, most: number]])[] = [
  [oneOf("overdue|past due|late|expired|lapsed"), [-45, -2]],
  [
    oneOf("due soon|expiring soon|expiring|expires soon|ending soon|nearly due|almost due"),
    [1, 12],
  ],
  [oneOf("due|due today|due now|due this week"), [0, 5]],
  [oneOf("upcoming|scheduled|planned"), [6, 90]],
  [oneOf("up to date|current|ok|good|valid|active|on time|fresh|not due|healthy"), [30, 400]],
];

/** Of these states at least one tells how soon: what is only overdue or paid has its own rules. */
const soon = oneOf(
  "due soon|expiring soon|expiring|expires soon|ending soon|nearly due|almost due|due|due today|due now|due this week",
);
const ends =
  /^(?:(?:next )?(?:\S+ )?due|(?:\S+ )?(?:expiry|expires|expiration|expiring|ends)|(?:warranty|guarantee|cover) until|valid until|best before|use by|renewal|renews|next (?:check|service|inspection|dose|booster|vaccination))$/;
/** What people are bound by until its end. */
const bound = /^(?:lease|contract|tenancy|agreement|membership|subscription|policy|licen[cs]e)$/;
const lasting = oneOf("birth|born|created|updated|registered|joined");

/** What is due soon is due within days; what led to it was as much earlier or later. */
export const findDueStates: FindRules = ({ slots, owner }) => {
  const status = findStatus(slots, owner);
  if (!status) return [];
  const states = listStates(status.schema) ?? [];
  if (!states.some((state) => soon.test(state)))
    return [
      ...findExpiry(slots, status, states),
      ...findClosed(slots, status, states, owner),
      ...findLate(slots, status, states),
      ...findDone(slots, status, states),
    ];
  // A bill is due, and then it is paid.
  if (states.some((state) => oneOf("paid|unpaid|sent|draft|returned").test(state)))
    return findLate(slots, status, states);
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const isBound = owner.some((word) => bound.test(word));
  const end = times.find((slot) => {
    const event = toEvent(slot);
    return ends.test(event) || (isBound && /^(?:\S+ )?end$/.test(event));
  });
  if (!end) return [];
  const others = times.filter((slot) => slot !== end && moves(slot));
  const apply = (scope: Scope) => {
    const state = toState(scope.values[status.name]) ?? "";
    const range = distances.find(([states]) => states.test(state))?.[1];
    const time = readTime(scope, end);
    if (!range || !time || time.form === "clock") return;
    const { now } = scope.facet(timelines);
    const [least, most] = range;
    const days = Math.round((time.at - now) / day);
    if (days >= least && (days <= most || least > soonest)) return;
    const moved = (chanceFor(scope, end).between(least, Math.min(most, 90)) - days) * day;
    writeTime(scope, end, time.at + moved);
    for (const slot of others) {
      const other = readTime(scope, slot);
      // What has happened stays in the past.
      if (other && other.form !== "clock" && other.at <= now && other.at + moved <= now)
        writeTime(scope, slot, other.at + moved);
    }
  };
  return [{ reads: [status, end, ...others], writes: [end, ...others], apply }];
};

const over = oneOf("expired|lapsed");
const valid = oneOf("active|valid|issued|unused|available|current|redeemable|enabled");
const expiries =
  /^(?:(?:\S+ )?(?:expiry|expires|expiration)|valid (?:until|to|thru)|use by|best before)$/;

/** What has expired did so on a day that is over, and what is valid will on one to come. */
function findExpiry(
  slots: readonly Slot[],
  status: Slot,
  states: readonly string[],
): readonly Rule[] {
  if (!states.some((state) => over.test(state))) return [];
  const end = slots.find((slot) => timeKinds.includes(slot.kind) && expiries.test(toEvent(slot)));
  if (!end) return [];
  const kind = slots.find(
    ({ words, schema }) =>
      kinds.test(words) &&
      (listStates(schema) ?? []).some((listed) => lifelong.test(toState(listed) ?? "")),
  );
  const still = "enum" in status.schema ? status.schema.enum.find(isValid) : undefined;
  const apply = (scope: Scope) => {
    const state = toState(scope.values[status.name]) ?? "";
    // What is bought for ever does not run out.
    if (kind && over.test(state) && lifelong.test(toState(scope.values[kind.name]) ?? "")) {
      if (write(scope, status, still)) return clear(scope, end);
    }
    if (over.test(state)) fill(scope, end);
    const time = readTime(scope, end);
    const { now } = scope.facet(timelines);
    if (!time || time.form === "clock") return;
    const days = chanceFor(scope, end).between(3, 60) * day;
    if (over.test(state) && time.at > now - day) writeTime(scope, end, now - days);
    else if (valid.test(state) && time.at < now) writeTime(scope, end, now + 4 * days);
  };
  return [
    {
      reads: kind ? [kind, status, end] : [status, end],
      writes: kind ? [status, end] : [end],
      apply,
    },
  ];
}

const kinds = oneOf("type|license type|licence type|kind");
const lifelong = oneOf("perpetual|lifetime|permanent");

function isValid(value: Json): boolean {
  return valid.test(toState(value) ?? "");
}

/** Of what is neither late nor due soon, any later day will do. */
const soonest = 12;

function moves(slot: Slot): boolean {
  return !lasting.test(toEvent(slot)) && !isOptional(slot);
}

const closings = /^(?:(?:submission|application|bid|proposal|entry) (?:deadline|due)|closing)$/;
/** States in which what was handed in is looked at. */
const closed =
  /^(?:(?:in |under )?(?:evaluation|review|selection)|judging|shortlisted|awarded|closed|decided|completed|successful|succeeded|unsuccessful|rejected)$/;

/** What everybody may sign, answer or apply for until its last day. */
const calls = oneOf(
  "petition|survey|questionnaire|contest|scholarship|grant|tender|bursary|fellowship",
);

/** What money is given for until its last day, whether that comes together or not. */
const drives = oneOf("fundraiser|fundraising|crowdfunding|crowdfundingproject");
const openDrive = oneOf("open|active|live|running|ongoing");
const closedDrive = oneOf(
  "closed|ended|completed|successful|succeeded|funded|failed|unsuccessful|expired",
);

/** Nobody judges what can still be handed in, and what is open can be. */
function findClosed(
  slots: readonly Slot[],
  status: Slot,
  states: readonly string[],
  owner: readonly string[],
): readonly Rule[] {
  const isDrive = owner.some((word) => drives.test(word));
  const isOpen = isDrive ? openDrive : oneOf("open");
  const isOver = isDrive ? closedDrive : closed;
  if (![isOpen, isOver].every((some) => states.some((state) => some.test(state)))) return [];
  const find = (events: Matcher) =>
    slots.find((slot) => timeKinds.includes(slot.kind) && events.test(toEvent(slot)));
  const isCall = owner.some((word) => calls.test(word));
  const last = isDrive ? oneOf("deadline") : isCall ? /^(?:deadline|closes|ends?)$/ : undefined;
  const end = (isDrive ? undefined : find(closings)) ?? (last && find(last));
  const begin = end && find(oneOf("published|issued|opened|posted|created|launched"));
  // How long a drive lasts is known elsewhere, where it says when it began.
  if (isDrive && begin) return [];
  // What says when it begins lasts as long as its status says.
  if (!end || (/^ends?$/.test(toEvent(end)) && find(oneOf("start|starts")))) return [];
  const apply = (scope: Scope) => {
    const state = toState(scope.values[status.name]) ?? "";
    if (!isOpen.test(state) && !isOver.test(state)) return;
    const { now } = scope.facet(timelines);
    const chance = chanceFor(scope, end);
    const days = chance.between(4, 40) * day;
    const at = isOpen.test(state) ? now + days : now - days - 10 * day;
    moveTo(scope, end, at);
    if (begin) moveTo(scope, begin, Math.min(at - chance.between(21, 45) * day, now - 2 * day));
  };
  return [{ reads: [status], writes: begin ? [end, begin] : [end], apply }];
}

/** To another day, at the hour that was drawn. */
function moveTo(scope: Scope, slot: Slot, at: number): void {
  const before = readTime(scope, slot);
  if (!before || before.form === "clock") return;
  writeTime(scope, slot, Math.floor(at / day) * day + (before.at % day));
}

const tooLate = oneOf(
  "overdue|past due|uncollectible|written off|in collections|defaulted|delinquent|forfeited",
);

/** What is overdue was due, after it was begun; and nobody gives up for lost what is not due yet. */
function findLate(
  slots: readonly Slot[],
  status: Slot,
  states: readonly string[],
): readonly Rule[] {
  if (!states.some((state) => tooLate.test(state))) return [];
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const due = times.find((slot) => oneOf("due|deadline|target|next due").test(toEvent(slot)));
  if (!due) return [];
  const others = times.filter((slot) => slot !== due);
  const apply = (scope: Scope) => {
    const time = readTime(scope, due);
    const { now } = scope.facet(timelines);
    const state = toState(scope.values[status.name]) ?? "";
    if (!(tooLate.test(state) || state === "lost") || !time || time.at < now) return;
    const begun = others.map((slot) => readTime(scope, slot)?.at ?? 0).filter((at) => at < now);
    const late = chanceFor(scope, due).between(2, 40) * day;
    moveTo(scope, due, (Math.max(now - 2 * late, ...begun) + now) / 2);
  };
  return [{ reads: [status, ...others], writes: [due], apply }];
}

/** What was handed over was due by about then; where it tells of other days, they tell of that, too. */
function findDone(
  slots: readonly Slot[],
  status: Slot,
  states: readonly string[],
): readonly Rule[] {
  if (!states.some((state) => isIn(state, "done"))) return [];
  const times = slots.filter((slot) => timeKinds.includes(slot.kind) && toTimed.test(slot.words));
  const [due, ...others] = times;
  if (!due || others.length > 0 || !oneOf("due|deadline|needed|promised").test(toEvent(due)))
    return [];
  const isLast = toEvent(due) === "deadline";
  const apply = (scope: Scope) => {
    const time = readTime(scope, due);
    const { now } = scope.facet(timelines);
    const state = toState(scope.values[status.name]) ?? "";
    // Who had until a day to collect something has failed on that day.
    const isOver = isIn(state, "done") || (isLast && isIn(state, "failed"));
    if (!isOver || !time || time.at < now) return;
    moveTo(scope, due, now - chanceFor(scope, due).between(1, 45) * day);
  };
  return [{ reads: [status], writes: [due], apply }];
}

const toTimed =
  /(?:^| )(?:at|on|(?:due|needed|wanted|required|promised|expected) by|date|time|due|deadline|until|since|start|end)$/;
