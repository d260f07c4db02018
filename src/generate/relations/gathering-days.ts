import { toModelWords } from "../../schema/model-words.ts";
import type { Collection } from "../../schema/resource.ts";
import type { Json } from "../../schema/schema.ts";
import { findNamed } from "../coherence/match-role.ts";
import { chanceFor, type FindRules, type Rule } from "../coherence/rule.ts";
import { clear, isOptional, isPresent, type Slot, write } from "../coherence/slot.ts";
import { readTime, timeKinds, toEvent, toTime, writeTime } from "../coherence/times/time.ts";
import type { Scope } from "../draw/scope.ts";
import { day, minute, timelines } from "../facets/timeline.ts";
import { oneOf } from "../one-of.ts";
import { type Link, nameIn, type RootLink } from "./link.ts";

const gatherings = oneOf(
  "event|concert|screening|showtime|match|game|workshop|webinar|conference|show|performance|festival|gig|meetup|class|tournament|race|play",
);
const beginnings =
  "starts at|start at|start time|start date time|start date|starts on|date|event date|date time|starts|start|kickoff|scheduled at|show time";
/** What is on sale for a gathering, or lets somebody in: its event is the ticket's. */
const passes = oneOf("type|tier|ticket|category|booking|registration|order");

const arrivals = /^(?:checked in|check in|scanned|entered|admitted|attended|validated|used)$/;
const arrived =
  /^(?:is |has )?(?:checked in|attended|scanned|used|admitted|present|ticket scanned)$/;
const sales = /^(?:sales?|ticket sales?|presale|on sale|available)$/;

/** Tickets are sold before the evening, and whoever comes is let in as it begins. */
export function findGatheringDays(
  links: readonly RootLink[],
  linksOf: (collection: Collection) => readonly RootLink[],
): FindRules {
  return ({ slots, owner }) => {
    const times = slots.filter(({ kind, hold }) => timeKinds.includes(kind) && hold === "free");
    const arrival = times.find((slot) => arrivals.test(toEvent(slot)) && isOptional(slot));
    const flag = slots.find(({ kind, words }) => kind === "boolean" && arrived.test(words));
    const from = findSale(times, "sale start|sales start|sale starts|sales starts|sale opens");
    const until = findSale(times, "sale end|sales end|sale ends|sales ends|sale closes");
    if (!arrival && !flag && !from && !until) return [];
    // What lies before an event that is put off to another day, its own times say.
    if (gatherings.test(owner.at(-1) ?? "")) return [];
    const [found] = links.flatMap((link) => findBeginning(link, linksOf) ?? []);
    const reference = slots.find(({ name }) => name === found?.member);
    if (!found || !reference) return [];
    const others = times.filter((slot) => slot !== arrival);
    const told = [arrival, flag, from, until].flatMap((slot) => slot ?? []);
    const apply = (scope: Scope) => {
      const position = scope.referred(found.member);
      const begins = position === undefined ? undefined : toTime(found.look(position));
      if (!begins || begins.form === "clock") return;
      if (arrival) admit(scope, arrival, others, begins.at);
      if (flag) {
        const isAhead = begins.at > scope.facet(timelines).now;
        if (isAhead) write(scope, flag, false);
        else if (arrival) write(scope, flag, isPresent(scope.values[arrival.name]));
      }
      sell(scope, from, until, begins.at);
    };
    const rule: Rule = {
      reads: [reference, ...told, ...(arrival ? others : [])],
      writes: told,
      apply,
    };
    return [rule];
  };
}

function findSale(times: readonly Slot[], names: string): Slot | undefined {
  return (
    findNamed(times, names, ["text", "number"]) ?? times.find(({ words }) => isSale(words, names))
  );
}

/** `saleStartsAt`, `salesEndDate`: of what it is the start, and that it is that. */
function isSale(words: string, names: string): boolean {
  const bare = words.replace(/ (?:at|on|date|time)$/, "");
  const [first = ""] = bare.split(/ (?=\S+$)/);
  return names.split("|").includes(bare) && sales.test(first);
}

interface Beginning {
  readonly member: string;
  readonly look: (position: number) => Json | undefined;
}

/** The gathering that it refers to, or that its kind of ticket is for. */
function findBeginning(
  link: RootLink,
  linksOf: (collection: Collection) => readonly RootLink[],
): Beginning | undefined {
  const near = startOf(link);
  if (near) return { member: link.member, look: near };
  if (link.isSelf || !passes.test(toModelWords(link.to.model).at(-1) ?? "")) return undefined;
  for (const next of linksOf(link.to)) {
    const far = next.to === link.to ? undefined : startOf(next);
    if (!far) continue;
    const look = (position: number) => {
      const beyond = next.positionAt(position);
      return beyond === undefined ? undefined : far(beyond);
    };
    return { member: link.member, look };
  }
  return undefined;
}

function startOf({ to, peek: see }: Link): Beginning["look"] | undefined {
  if (!gatherings.test(toModelWords(to.model).at(-1) ?? "")) return undefined;
  const start = nameIn(to, beginnings);
  const peek = start === undefined ? undefined : see?.([start]);
  return start === undefined || !peek ? undefined : (position) => peek(position)[start];
}

/** Nobody is in before it begins; who came came within the hour around its beginning, and had a ticket. */
function admit(scope: Scope, slot: Slot, others: readonly Slot[], begins: number): void {
  const { now } = scope.facet(timelines);
  if (begins > now) clear(scope, slot);
  if (begins > now || !isPresent(scope.values[slot.name])) return;
  const before = others.flatMap((other) => {
    const time = readTime(scope, other);
    return time && time.form !== "clock" && time.at <= begins ? time.at + minute : [];
  });
  const at = begins + chanceFor(scope, slot).between(-50, 12) * minute;
  writeTime(scope, slot, Math.min(Math.max(at, ...before), now - minute));
}

/** The sale ends as it begins at the latest, and takes as long as it would have. */
function sell(scope: Scope, from: Slot | undefined, until: Slot | undefined, begins: number): void {
  const end = until && readTime(scope, until);
  const start = from && readTime(scope, from);
  const last = begins - (Math.floor(begins / day) % 3) * day;
  if (until && end && end.form !== "clock") writeTime(scope, until, last);
  if (!from || !start || start.form === "clock") return;
  const long = end && end.at > start.at ? end.at - start.at : 45 * day;
  writeTime(scope, from, last - Math.max(21 * day, long));
}
