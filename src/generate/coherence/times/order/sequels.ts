import type { Scope } from "../../../draw/scope.ts";
import { day, hour, minute, timelines, toMinute } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { toState } from "../../../state-words.ts";
import { namesOf } from "../../match-role.ts";
import { chanceFor, type Parts, type Rule } from "../../rule.ts";
import { clear, isPresent, type Slot } from "../../slot.ts";
import { readTime, toEvent, writeTime } from "../time.ts";
import { drawGap, indexEvents, stems, type TenseReader, type TimeSlot } from "../time-slots.ts";
import { preludes } from "./preludes.ts";
import type { Sequel } from "./sequel.ts";
import { sequels } from "./sequel-tables.ts";

const sequelsOf = indexEvents(sequels, ({ event }) => event);

export function findSequels(
  times: readonly TimeSlot[],
  { owner }: Parts,
  tense: TenseReader,
  taken: Set<Slot>,
): Rule[] {
  const causes = new Map<Slot, Slot>();
  return sequelsOf(times).flatMap((sequel) => {
    if (sequel.owner && !owner.some((word) => sequel.owner?.test(word))) return [];
    const events = stems(times, sequel.event);
    if (events.length === 0) return [];
    const befores = namesOf(sequel.after).flatMap((role) => stems(times, role));
    return events.flatMap((event) => {
      if (taken.has(event.slot)) return [];
      const before = befores.find(
        // Nothing follows what follows it: a sample is collected, reported, and not collected again.
        ({ slot, stem }) =>
          slot !== event.slot &&
          causes.get(slot) !== event.slot &&
          (stem === event.stem || sequel.isLoose === true),
      );
      if (!before) return [];
      taken.add(event.slot);
      causes.set(event.slot, before.slot);
      return [toSequelRule(before.slot, event.slot, sequel, tense)];
    });
  });
}

function toSequelRule(
  before: Slot,
  event: Slot,
  { gaps, isSure, isHurried }: Sequel,
  tense: TenseReader,
): Rule {
  const isTrial = /\btrial\b/.test(event.words);
  const isEntry = /^created\b/.test(before.words) && !isTrial;
  // By when somebody should have answered does not move with the answer.
  const isOwed =
    /\b(?:due|next|trial|expires|expiry)\b/.test(event.words) &&
    !/\b(?:sla|response|resolution)\b/.test(event.words);
  const isLent = /^(?:borrowed|loaned|loan|checked out|check out|rented|lent)\b/.test(before.words);
  const hasHappened = happened.test(event.words);
  const hasBegun = /^(?:started|began|checked in|arrived)\b/.test(event.words);
  const isActual = /^actual\b/.test(event.words);
  const isStart = /\b(?:start|begin|departure)\b/.test(event.words);
  const named = toEvent(event);
  const isExpected = !isEntry && /^(?:expected|planned|estimated|target|eta)\b/.test(event.words);
  const isHaul = /^(?:pickup|picked up|loaded|collected|collection)\b/.test(before.words);
  const isAwaited = /^(?:eta|estimated|expected|promised)\b/.test(before.words);
  // A status has said already whether it was.
  const isDecided =
    /^(?:decision|verdict|ruling)\b/.test(event.words) ||
    (tense !== undefined && settled.test(event.words));
  // What is done was planned for then, where no status says whether it is.
  const isPlanned = hasHappened && /^(?:scheduled|planned)\b/.test(before.words);
  return {
    reads: tense ? [before, event, tense.slot] : [before, event],
    writes: [before, event],
    apply: (scope) => {
      const [first, second] = [readTime(scope, before), readTime(scope, event)];
      // What never went out did not arrive.
      if (!first && !tense && hasHappened) clear(scope, event);
      if (!first || !second || first.form === "clock" || second.form === "clock") return;
      const chance = chanceFor(scope, event);
      const gap = chance.pick(gaps);
      const { now } = scope.facet(timelines);
      const isAhead = isTrial || /\bnext\b/.test(event.words);
      const said = tense?.read(scope);
      const when = isAhead && said !== "late" ? "ahead" : said;
      const due = atHourOf(first.at + gap, second.at, gap);
      const isWrong =
        isOwed &&
        (((when === "ahead" || (isLent && when === "running")) && due <= now) ||
          (when === "late" && due >= now));
      // What is over was expected to be over by now.
      if (isExpected && when === "over" && due > now && (gap > 30 * day || isHaul)) {
        const ended = now - chance.between(2, 40) * day;
        if (writeTime(scope, before, atHourOf(ended - gap, first.at, gap)))
          writeTime(scope, event, ended);
        return;
      }
      // A status has said that it happened, so that it was planned for a day behind us.
      if (isActual && due > now && (said === "over" || (isStart && said === "running"))) {
        const began = now - (isStart ? 2 * day : day) - chance.between(2, 400) * hour;
        if (writeTime(scope, before, began - gap)) writeTime(scope, event, began);
        return;
      }
      if (isPlanned && !tense && second.at <= now) {
        writeTime(scope, before, second.at - gap);
        return;
      }
      if (!isWrong && isDecided && due > now) {
        writeTime(scope, event, (first.at + now) / 2);
        return;
      }
      const isSaid =
        isLent && when === "over" && toState(scope.values[tense?.slot.name ?? ""]) === named;
      if (!isWrong && (isSure || isSaid) && due > now) {
        const happened = Math.min(second.at, now);
        writeTime(scope, before, atHourOf(happened - gap, first.at, gap));
        writeTime(scope, event, happened);
        return;
      }
      if (!isWrong && isHurried && due > now) {
        // An answer comes early in what time there was, a parcel late.
        const share = gap < day ? 0.2 : 0.95;
        const left = Math.max(0, now - first.at);
        writeTime(scope, event, toMinute(first.at + share * left));
        return;
      }
      // What goes on has begun by now, however soon after its hour.
      if (!isWrong && hasBegun && due > now && (said === "running" || said === "over")) {
        writeTime(scope, event, Math.max(first.at, toMinute(now)));
        return;
      }
      // What is there was expected to be there by now.
      if (isAwaited && hasHappened && due > now && said === "over") {
        const came = Math.min(second.at, now - chance.between(2, 90) * hour);
        if (writeTime(scope, before, came - gap)) writeTime(scope, event, came);
        return;
      }
      if (!isWrong && hasHappened && due > now) {
        notYet(scope, event, first.at, now);
        return;
      }
      if (!isWrong) {
        writeTime(scope, event, due);
        return;
      }
      const moved =
        when === "late"
          ? now - chance.between(1, 30) * day
          : now + chance.between(1, Math.max(1, Math.floor(gap / day))) * day;
      // What was entered stays where it is: too much else has happened since.
      const begun = atHourOf(moved - gap, first.at, gap);
      if (!isEntry && writeTime(scope, before, begun)) writeTime(scope, event, moved);
      else if (moved > first.at) writeTime(scope, event, atHourOf(moved, second.at, gap));
    },
  };
}

const settled =
  /^(?:decided|approved|rejected|reviewed|processed|resolved|accepted|declined|verified|closed)\b/;

/** `returnedAt`, `pickedUpAt`: what is said to have happened lies behind us. */
const happened =
  /(?<!promis|expect|estimat|schedul|plann|need|requir|want)(?:ed|sent|sold|left|done)(?: (?:up|off|in|out|at|on|date|time))*$/;

/** What has not happened yet has no date; where it must have one, it happened just now. */
function notYet(scope: Scope, event: Slot, before: number, now: number): void {
  clear(scope, event);
  if (isPresent(scope.values[event.name])) writeTime(scope, event, (before + now) / 2);
}

/** Days later, at the hour that was drawn. */
function atHourOf(time: number, drawn: number, gap: number): number {
  if (Math.abs(gap) < day) return time;
  return time - (((time % day) + day) % day) + (((drawn % day) + day) % day);
}

const fiveMinutes = 5 * minute;

export function findPreludes(times: readonly TimeSlot[], { owner }: Parts): Rule[] {
  const start = times.find(
    ({ event }) =>
      event === owner.at(-1) ||
      oneOf(
        "start|starts|started|date|event|begins|departure|kickoff|scheduled departure|effective from|effective|onset|departs|off block|check in|pickup|visit",
      ).test(event),
  );
  if (!start) return [];
  const known = preludes.filter(([, , of]) => !of || owner.some((word) => of.test(word)));
  return known.flatMap(([role, [least, most], of]) =>
    stems(times, role).flatMap(({ slot, stem }) => {
      if (stem !== "" || slot === start.slot) return [];
      return {
        reads: [start.slot],
        writes: [slot],
        apply: (scope: Scope) => {
          const [begin, own] = [readTime(scope, start.slot), readTime(scope, slot)];
          if (!begin || !own || (begin.form === "clock") !== (own.form === "clock")) return;
          // Of what is told by the day it is at some hour of that day.
          if (begin.form === "day" && own.form !== "day" && least > 0 && most < 2 * hour) {
            writeTime(
              scope,
              slot,
              begin.at + 6 * hour + Math.floor((own.at % (15 * hour)) / fiveMinutes) * fiveMinutes,
            );
            return;
          }
          const step = least >= day ? day : 15 * minute;
          // What is planned by the day is bought at any hour of one.
          const isOfDay = step === day && begin.form === "day" && own.form !== "day";
          const at =
            begin.at - drawGap(scope, slot, [least, most, step]) + (isOfDay ? own.at % day : 0);
          // What was decided on was decided, though what it is about may be months ahead.
          const ago = drawGap(scope, slot, [4 * hour, 12 * day, 15 * minute]);
          const latest = of && most >= day ? scope.facet(timelines).now - ago : at;
          writeTime(scope, slot, Math.min(at, latest));
        },
      };
    }),
  );
}
