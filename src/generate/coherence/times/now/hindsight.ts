import type { Scope } from "../../../draw/scope.ts";
import { day, hour, minute, timelines, toMinute } from "../../../facets/timeline.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { breaksOff, listStates, toState } from "../../../state-words.ts";
import { chanceFor, type FindRules, type Parts, type Rule } from "../../rule.ts";
import { clear, isOptional, type Slot, write } from "../../slot.ts";
import { findStatus, findTense, tenseOf } from "../tense.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

/** Whoever tells of it looks back: what has happened is not still to come, the last time not before the first. */
export const findHindsight: FindRules = (parts) => {
  const times = parts.slots.filter(({ kind }) => timeKinds.includes(kind));
  const tense = findTense(parts.slots, parts.owner);
  return [
    ...times.flatMap((slot) => findHappened(slot, tense)),
    ...times.flatMap((slot) => findToCome(slot, tense)),
    ...times.flatMap((slot) => findPassed(slot, times, parts)),
    ...times.flatMap((slot) => findBegun(slot)),
    ...findLast(times),
    ...findTold(times, parts),
    ...findUntold(times, parts),
    ...findGone(times, parts),
  ];
};

/** Who is no longer a tenant has moved out, and nobody else has the deposit back. */
function findGone(times: readonly Slot[], { slots }: Parts): readonly Rule[] {
  const flag = (words: Matcher) =>
    slots.find((slot) => slot.kind === "boolean" && words.test(slot.words));
  const [current, repaid] = [flag(/^(?:is )?(?:current|active)\b/), flag(/^deposit re/)];
  const [came, left] = [oneOf("move in|moved in"), oneOf("move out|moved out")].map((event) =>
    times.find((slot) => event.test(toEvent(slot))),
  );
  if (!came || !left) return [];
  const told = [left, ...(repaid ? [repaid] : [])];
  const apply = (scope: Scope) => {
    const { now } = scope.facet(timelines);
    const [first, time] = [readTime(scope, came), readTime(scope, left)];
    const isGone = current ? scope.values[current.name] === false : time && time.at < now;
    if (isGone && first && first.at < now && (time?.at ?? now) >= now)
      writeTime(scope, left, now - (now - first.at) * 0.6 * chanceFor(scope, left).next() - day);
    if (repaid && !isGone) write(scope, repaid, false);
  };
  return [{ reads: [came, ...told, ...(current ? [current] : [])], writes: told, apply }];
}

const outcomes = oneOf(
  "feedback|interview feedback|outcome|findings|recommendation|verdict|scorecard|observations|attendees count|actual attendance|lessons learned|conclusion|marks obtained|obtained marks|marks scored|marks|exam score|test score|letter grade|passed",
);
const meant = oneOf(
  "scheduled|date|start|starts|interview|meeting|visit|inspection|session|appointment|conducted|exam|test|examination",
);

/** Where every record tells how it went, none of them is still to come. */
function findTold(times: readonly Slot[], { slots, owner }: Parts): readonly Rule[] {
  const outcome = slots.find((slot) => outcomes.test(slot.words) && !isOptional(slot));
  const begin = times.find((slot) => meant.test(toEvent(slot)));
  if (!outcome || !begin || findTense(slots, owner)) return [];
  const apply = (scope: Scope) => {
    const { now } = scope.facet(timelines);
    const time = readTime(scope, begin);
    if (!time || time.form === "clock" || time.at <= now) return;
    const read = times.map((slot) => ({ slot, time: readTime(scope, slot) }));
    const earlier = read.flatMap(({ time: other }) =>
      other && other.form !== "clock" && other.at < now ? [other.at] : [],
    );
    const since = Math.max(now - 90 * day, ...earlier);
    const when = since + (now - since) * (0.1 + 0.85 * chanceFor(scope, begin).next());
    const days = Math.ceil((time.at - when) / day);
    for (const { slot, time: other } of read)
      if (other && other.form !== "clock" && other.at > now)
        writeTime(scope, slot, other.at - days * day);
  };
  return [{ reads: [outcome, ...times], writes: times, apply }];
}

const results =
  /^(?:(?:winner|champion|winning team|winning entry|winning number)(?: name| id)?|results?|final score|final standing|final result|awarded to|recap|recap url|recording url|highlights url|actual attendance|outcome|verdict|ruling|(?:minutes|transcript)(?: url)?|(?:actual )?(?:yield|harvest)(?: kg| tonnes| tons| t| bushels)?|harvested(?: kg| amount)?)$/;
const ends = oneOf(
  "expected harvest|harvest|estimated harvest|planned harvest|end|ends|ended|closes|closing|close|draw|drawing|held|date|scheduled|scheduled for|event|kickoff|hearing|trial|interview|inspection|visit",
);

/** What is only looked at, on the day for which that is arranged. */
const shown = oneOf("viewing|showing");
const seen = oneOf("scheduled|date|viewing|showing|visit|appointment");
const said = oneOf("outcome|result|feedback|visitor feedback|buyer feedback|client feedback");

/** Nobody has won what is not over. */
function findUntold(times: readonly Slot[], { slots, owner }: Parts): readonly Rule[] {
  const isShown = owner.some((word) => shown.test(word));
  const end = times.find((slot) => (isShown ? seen : ends).test(toEvent(slot)));
  if (!end) return [];
  const told = isShown ? said : results;
  return slots
    .filter((slot) => slot !== end && isOptional(slot) && told.test(slot.words))
    .map((result) => ({
      reads: [end],
      writes: [result],
      apply: (scope) => {
        const time = readTime(scope, end);
        const { now } = scope.facet(timelines);
        if (time && time.form !== "clock" && time.at > now) clear(scope, result);
      },
    }));
}

const happened =
  /^actual\b|(?:^|\b)(?:completed|delivered|harvested|returned|finished|sent|shipped|paid|resolved|received|submitted|approved|inspected|collected|picked up|checked out|signed|dispatched)$/;
const planned =
  /\b(?:scheduled|expected|planned|estimated|promised|due|by|next|target|until|to be|required|needed)\b/;

function findHappened(slot: Slot, tense: ReturnType<typeof findTense>): readonly Rule[] {
  const event = toEvent(slot);
  if (!isOptional(slot) || !happened.test(event) || planned.test(slot.words)) return [];
  const isStart = /\b(?:start|begin|departure|pickup)\b/.test(event);
  const isOver = oneOf("returned|completed|finished|delivered|harvested").test(event);
  const apply = (scope: Scope) => {
    const time = readTime(scope, slot);
    const { now } = scope.facet(timelines);
    if (!time || time.form === "clock" || time.at <= now) return;
    const when = tense?.read(scope);
    // Who is still at sea is not back.
    if (when === "running" && isOver) clear(scope, slot);
    // What is told of today has happened a moment ago.
    else if (time.at - now < day) writeTime(scope, slot, now - minute);
    // A status has said that it happened.
    else if (when === "over" || (isStart && when === "running")) {
      const hours = chanceFor(scope, slot).between(isStart ? 120 : 2, isStart ? 480 : 100);
      writeTime(scope, slot, toMinute(now - hours * hour));
    } else clear(scope, slot);
  };
  return [{ reads: tense ? [slot, tense.slot] : [slot], writes: [slot], apply }];
}

const begun =
  /^(?:started|opened|reported|raised|logged|submitted|registered|performed) (?:at|on)$/;

/** What is said to have started at a time did so, whatever is still open about it. */
function findBegun(slot: Slot): readonly Rule[] {
  if (!begun.test(slot.words) || isOptional(slot)) return [];
  const apply = (scope: Scope) => {
    const time = readTime(scope, slot);
    const { now } = scope.facet(timelines);
    if (!time || time.form === "clock" || time.at <= now) return;
    writeTime(scope, slot, toMinute(now - chanceFor(scope, slot).between(2, 90) * hour));
  };
  return [{ reads: [slot], writes: [slot], apply }];
}

const finals = oneOf(
  "completed|finished|done|delivered|harvested|returned|resolved|installed|inspected|performed|administered|repaired|serviced|fixed|taken|graded|played|checked out",
);
const pendings: ReadonlySet<string | undefined> = new Set(["ahead", "soon", "running", "late"]);

/** What always has a day on which it is done has one to come while its status says that it is not. */
function findToCome(slot: Slot, tense: ReturnType<typeof findTense>): readonly Rule[] {
  const event = toEvent(slot);
  const isSent = event === "delivery";
  if (!tense || isOptional(slot) || !(isSent || finals.test(event))) return [];
  const states = listStates(tense.slot.schema) ?? [];
  const isWhole = states.includes(event) || oneOf("completed|finished|done").test(event);
  if (!states.some((state) => state === event || tenseOf(state) === "over")) return [];
  const apply = (scope: Scope) => {
    const time = readTime(scope, slot);
    const { now } = scope.facet(timelines);
    const when = tense.read(scope);
    if (!time || time.form === "clock" || time.at > now || !pendings.has(when)) return;
    // What is under way may have been inspected, and is not completed.
    if (!isWhole && !isSent && when !== "ahead" && when !== "soon") return;
    const days = chanceFor(scope, slot).between(1, when === "ahead" ? 40 : 12);
    writeTime(scope, slot, now - (now % day) + (time.at % day) + days * day);
  };
  return [{ reads: [slot, tense.slot], writes: [slot], apply }];
}

/** Who was hired has had the interview: what a later state of the list has behind it is not to come. */
function findPassed(slot: Slot, times: readonly Slot[], { slots, owner }: Parts): readonly Rule[] {
  const status = findStatus(slots, owner);
  const event = toEvent(slot);
  const states = (status && listStates(status.schema)) ?? [];
  const at = states.findIndex((state) => state === event || state === `${event}ing`);
  if (!status || at === -1 || at > states.length - 2) return [];
  const apply = (scope: Scope) => {
    const time = readTime(scope, slot);
    const { now } = scope.facet(timelines);
    if (!time || time.form === "clock" || time.at <= now) return;
    const state = toState(scope.values[status.name]) ?? "";
    if (states.indexOf(state) <= at || breaksOff(state)) return;
    const earlier = times.flatMap((other) => {
      const before = other === slot ? undefined : readTime(scope, other);
      return before && before.form !== "clock" && before.at < now ? [before.at] : [];
    });
    const since = Math.max(now - 30 * day, ...earlier);
    writeTime(
      scope,
      slot,
      toMinute(since + (now - since) * (0.3 + 0.5 * chanceFor(scope, slot).next())),
    );
  };
  return [{ reads: [slot, status], writes: [slot], apply }];
}

const first = oneOf(
  "joined|member since|start|starts|started|enrolled|registered|subscribed|activated|membership start|signed up|adopted|planted|purchased|installed",
);
const last = /^last (?!aired|day|date|episode|name|update|modified|edited)\S/;

/** Nobody was last seen before they came, or before they finished. */
function findLast(times: readonly Slot[]): readonly Rule[] {
  const begins = [first, oneOf("completed|finished")].flatMap(
    (names) => times.find((slot) => names.test(toEvent(slot))) ?? [],
  );
  const lasts = times.filter((slot) => last.test(toEvent(slot)));
  // The latest episode came after the first.
  const pairs = times.flatMap((begin) => {
    const [, stem] = /^first (.+)$/.exec(toEvent(begin)) ?? [];
    const slot = times.find(
      (one) => /^(?:last|latest|newest) (.+)$/.exec(toEvent(one))?.[1] === stem,
    );
    return stem !== undefined && slot ? [toLast(begin, slot)] : [];
  });
  return [...pairs, ...begins.flatMap((begin) => lasts.map((slot) => toLast(begin, slot)))];
}

function toLast(begin: Slot, slot: Slot): Rule {
  const apply = (scope: Scope) => {
    const [from, time] = [readTime(scope, begin), readTime(scope, slot)];
    const { now } = scope.facet(timelines);
    if (!from || !time || from.form === "clock" || time.form === "clock") return;
    if (time.at > from.at && time.at <= now) return;
    if (from.at >= now) clear(scope, slot);
    else
      writeTime(
        scope,
        slot,
        toMinute(from.at + (now - from.at) * (0.5 + 0.5 * chanceFor(scope, slot).next())),
      );
  };
  return { reads: [begin, slot], writes: [slot], apply };
}
