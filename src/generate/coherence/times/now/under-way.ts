import type { Scope } from "../../../draw/scope.ts";
import { day, hour, minute, timelines, toMinute } from "../../../facets/timeline.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { isIn, listStates, toState } from "../../../state-words.ts";
import { chanceFor, type Parts, type Rule } from "../../rule.ts";
import { isOptional, isPresent, type Slot } from "../../slot.ts";
import { findStatus } from "../tense.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

/** Things that are done within days: what is still under way is of this week. */
const brief = oneOf(
  "order|shipment|delivery|payment|transfer|transaction|ride|refund|return|parcel|package|cart|checkout|withdrawal|deposit|payout|job|upload|import|export|verification|session|charging|call|chat|trip|rental|workout|parking|outage|incident|deployment|build|alert|monitoralert|trade|stocktrade|swap|polling",
);
/** Nobody waits for a day for a meal or a taxi. */
const warm = oneOf(
  "food|delivery|meal|pizza|ride|taxi|cab|takeaway|takeout|restaurant|session|charging|call|chat|workout|parking|outage|polling",
);
/** Who sits at a table is there for an hour or two, whatever the order is called. */
const seated = oneOf("table|table number|table no|table id|waiter|waiter name|server name|covers");
/** And what is cooked for somebody is there within the hour. */
const cooked = oneOf("food|meal|pizza|takeaway|takeout|restaurant|delivery|courier");
const posted = /^(?:(?:shipping )?carrier(?: name)?|tracking (?:number|code|id|url))$/;
/** What takes years, so that nothing follows from its not being over. */
const lasting = oneOf(
  "project|site|building|programme|program|contract|policy|account|loan|mortgage|lease|subscription|membership|campaign|goal|objective|case|lawsuit|matter|course|study|trial|construction|property|listing|position|vacancy|fund|plan|market|thesis|registration|patient|member|employee|customer|client",
);
/** What somebody is asked to say yes or no to, within weeks. */
const offered = oneOf("quote|quotation|estimate|proposal|tender|bid");
/** What is won or lost within some months. */
const courted = oneOf("deal|opportunity|lead|candidate|applicant");
/** What somebody has to look into, within the month. */
const handled = oneOf(
  "claim|application|request|complaint|dispute|appeal|ticket|inquiry|enquiry|issue|report|approval|submission|ticket|feedback|referral|petition|nomination|declaration|customsdeclaration|customsentry",
);
/** How long such things take, from the least to the most. */
const lengths: readonly (readonly [things: Matcher, least: number, longest: number])[] = [
  [cooked, 3 * minute, 32 * minute],
  [warm, 4 * minute, 80 * minute],
  [brief, 5 * hour, 6 * day],
  [offered, 9 * hour, 12 * day],
  [courted, 9 * hour, 70 * day],
  [handled, 9 * hour, 28 * day],
];
const usual = [undefined, 9 * hour, 40 * day] as const;
/** How work that somebody has taken on is said to be over. */
const endings = oneOf(
  "completed|completion|closed|resolved|fixed|solved|finished|decided|repaired|delivered|handled",
);

const story = oneOf(
  "received|opened|raised|applied|created|placed|ordered|order|date|paid|filed|filing|lodged|submission|logged|incident|occurred|loss|happened|damage|confirmed|packed|shipped|dispatched|picked up|pickup|updated|last updated|modified|check in|entered|entry|dropped off|drop off|intake|requested|initiated|submitted|started|sent|queued|authorized|processed|deployed|detected|acknowledged|triggered|last triggered|reported|arrived|assigned|accepted|crew assigned|crew dispatched",
);

/** When money was moved, as a statement has it; what else is posted is no money. */
const booked = oneOf(
  "posted|booked|booking|transaction|transacted|value|occurred|made|executed|timestamp",
);
const moved = oneOf("transaction|payment|transfer|withdrawal|deposit|payout");

/** When something that is under way is to be over. */
const promised =
  /^(?:(?:estimated|expected|promised|planned) (?:delivery|arrival|completion|ready)|eta|estimated|expected|delivery estimate)$/;

/** What stands still because something is missing is waited for. */
const waits = /^(?:waiting|awaiting|on hold|paused|backordered)\b/;
const fetched = oneOf("picked up|collected|fetched|handed over");
/** When it is brought or fetched; of both the first has happened and the second ends it. */
const handover = oneOf("delivery|pickup|pick up|collection|pickup time|delivery time");

const broughtBack = oneOf("ready|delivered|delivery|returned|dropoff|drop off");

/** How long ago what is not over began. */
export interface Pace {
  readonly reads: readonly Slot[];
  readonly isOpen: (scope: Scope) => boolean;
  readonly least: number;
  readonly longest: number;
  readonly isBrief: boolean;
}

/** What is known of how long such a thing takes; undefined where it may take any time. */
export function findPace(slots: readonly Slot[], owner: readonly string[]): Pace | undefined {
  const status = findStatus(slots, owner);
  const isOne = (things: Matcher) => owner.some((word) => things.test(word));
  const [isBrief, isOffered, isCourted] = [isOne(brief), isOne(offered), isOne(courted)];
  const isHandled = isOne(handled);
  const isKnown = isBrief || isOffered || isCourted || isHandled;
  const ending = findEnding(slots, owner);
  const end = isKnown ? undefined : ending;
  if (!status || !(isKnown || end)) return undefined;
  // What a carrier brings is no meal.
  const isPosted = slots.some(({ words }) => posted.test(words));
  const isSeated = isBrief && slots.some(({ words }) => seated.test(words));
  const [, least, longest] =
    (isSeated ? lengths.find(([things]) => things === warm) : undefined) ??
    lengths.find(
      ([things]) => isOne(things) && !(isPosted && (things === warm || things === cooked)),
    ) ??
    usual;
  // What is paid and is to be sent is as good as ordered.
  const isSent = slots.some((slot) => oneOf("shipped|dispatched|delivered").test(toEvent(slot)));
  // A call that came in is not answered; a parcel that did is there.
  const isCall = owner.some((word) => oneOf("call|emergency|dispatch").test(word));
  // What a workshop has received is not done; what was fetched is, where nothing comes after it.
  const listed = listStates(status.schema) ?? [];
  const isTakenIn = isCall || listed[0] === "received";
  const last = listed.findLast((state) => !isIn(state, "dropped", "failed", "missed"));
  const isFetched = (state: string) => fetched.test(state) && state === last;
  const isState = (state: string) =>
    isFetched(state)
      ? false
      : // Who has been served sits there still until the bill is paid.
        isSeated && state === "served" && last !== state
        ? true
        : isOffered
          ? isIn(state, "ahead", "asked", "running")
          : isIn(state, "ahead", "agreed", "soon", "running") ||
            ((isBrief || isHandled) && waits.test(state)) ||
            (isIn(state, "asked") && (isTakenIn || state !== "received")) ||
            (isSent && state === "paid");
  const isOpen = ({ values }: Scope) =>
    !(ending && isPresent(values[ending.name])) &&
    (end !== undefined || isState(toState(values[status.name]) ?? ""));
  return { reads: [status, ...(ending ? [ending] : [])], isOpen, least, longest, isBrief };
}

/** An order that is still being prepared was not placed a year ago, nor was a quote that nobody has answered. */
export function findUnderWay({ slots, owner }: Parts): readonly Rule[] {
  const times = slots.filter((slot) => timeKinds.includes(slot.kind));
  const pace = times.length === 0 ? undefined : findPace(slots, owner);
  if (!pace) return [];
  const isMoney = owner.some((word) => moved.test(word));
  return [
    ...toBegun(
      // Somebody who asks for it to be fetched waits for that.
      times.filter(
        (slot) =>
          (story.test(toEvent(slot)) && (pace.isBrief || !/^pick ?up$/.test(toEvent(slot)))) ||
          (isMoney && booked.test(toEvent(slot))),
      ),
      pace,
    ),
    ...toPromised(
      times.filter((slot) => pace.isBrief && promised.test(toEvent(slot))),
      pace,
    ),
    ...toHandover(times, pace),
  ];
}

function toBegun(times: readonly Slot[], { reads, isOpen, least, longest }: Pace): readonly Rule[] {
  const [first] = times;
  if (!first) return [];
  return [
    {
      reads: [...reads, ...times],
      writes: times,
      apply: (scope) => {
        if (!isOpen(scope)) return;
        const { now } = scope.facet(timelines);
        const found = times.flatMap((slot) => {
          const time = readTime(scope, slot);
          return time && time.form !== "clock" && time.at <= now ? [{ slot, at: time.at }] : [];
        });
        const begin = Math.min(...found.map(({ at }) => at));
        const latest = Math.max(...found.map(({ at }) => at));
        if (found.length === 0 || begin > now - longest) return;
        const age = least + Math.floor(chanceFor(scope, first).next() * (longest - least) * 0.9);
        const scale = Math.min(1, (0.9 * age) / Math.max(1, latest - begin));
        for (const { slot, at } of found) {
          writeTime(scope, slot, toMinute(now - age + (at - begin) * scale));
        }
      },
    },
  ];
}

/** What is on its way arrives as soon as such things do. */
function toPromised(times: readonly Slot[], { reads, isOpen, longest }: Pace): readonly Rule[] {
  return times.map((slot) => ({
    reads: [...reads, slot],
    writes: [slot],
    apply: (scope) => {
      const time = isOpen(scope) ? readTime(scope, slot) : undefined;
      const { now } = scope.facet(timelines);
      if (!time || time.form === "clock") return;
      // And if it was to be there by now, it will be soon.
      if (time.at < now && time.form !== "day") {
        writeTime(
          scope,
          slot,
          toMinute(now + (0.1 + 0.3 * chanceFor(scope, slot).next()) * longest),
        );
      }
      if (time.at > now + longest) writeTime(scope, slot, now + ((time.at - now) % longest));
    },
  }));
}

/** What is not over is still to be fetched, within the week. */
function toHandover(times: readonly Slot[], pace: Pace): readonly Rule[] {
  const { reads, isOpen, isBrief } = pace;
  const [slot, ...others] = times.filter((time) => handover.test(toEvent(time)));
  // What is fetched first to be brought back later was fetched.
  const isFetchedFirst = times.some((time) => broughtBack.test(toEvent(time)));
  if (!slot || others.length > 0 || !isBrief || isFetchedFirst) return [];
  const apply = (scope: Scope) => {
    const time = isOpen(scope) ? readTime(scope, slot) : undefined;
    const { now } = scope.facet(timelines);
    if (!time || time.form === "clock" || time.at > now) return;
    const chance = chanceFor(scope, slot);
    writeTime(scope, slot, now + chance.between(0, 5) * day + chance.between(9, 17) * hour);
  };
  return [{ reads: [...reads, slot], writes: [slot], apply }];
}

/** Work that is not over was begun some weeks ago at most. */
function findEnding(slots: readonly Slot[], owner: readonly string[]): Slot | undefined {
  if (owner.some((word) => lasting.test(word))) return undefined;
  return slots.find(
    (slot) => timeKinds.includes(slot.kind) && isOptional(slot) && endings.test(toEvent(slot)),
  );
}
