import { isByADay } from "../../../schema/by-a-day.ts";
import { tellsInstant } from "../../meaning/find-number.ts";
import { readTime } from "../../meaning/times/time-forms.ts";
import type { FindRules } from "../rule.ts";
import type { Slot } from "../slot.ts";
import { findProgress } from "./now/progress.ts";
import { findChains } from "./order/chains.ts";
import { findCreation, findUpdates } from "./order/chronicle.ts";
import { findLater } from "./order/later.ts";
import {
  findDayOf,
  findDoors,
  findEarlyEnds,
  findNext,
  findOrder,
  findReminders,
  findSameDay,
} from "./order/order.ts";
import { findPreludes, findSequels } from "./order/sequels.ts";
import { findUnbroken } from "./order/unbroken.ts";
import { findWrittenOrder } from "./order/written-order.ts";
import { findLone, findPairs } from "./spans/spans.ts";
import { findTense, usualTense } from "./tense.ts";
import { timeKinds, toEvent } from "./time.ts";

/** `deployedBy` beside `deployedAt` says who, and not when. */
const doers = /(?:ed|sent|paid|sold|made|written|drawn|found|held|given|taken) by$/;
const isDoer = (words: string) => doers.test(words) && !isByADay(words.slice(0, -3));

/** An `orderNumber` tells of an order, and not when it was. */
const noTime =
  / (?:number|no|id|ids|name|code|status|type|email|phone|url|currency|quantity|qty|amount|price|cost|count)$/;

/** A number `enrolled` says how many did, and not when. */
const isCounted = ({ kind, words, member, schema }: Slot) =>
  noTime.test(words) ||
  (kind === "number" && schema.description === undefined && !tellsInstant(member));

/** Dates that names imply an order of, with gaps as they are in life, where a status agrees. */
export const findTimes: FindRules = (parts) => {
  const told = parts.slots
    .filter((slot) => timeKinds.includes(slot.kind) && !isDoer(slot.words) && !isCounted(slot))
    .map((slot) => ({ slot, event: toEvent(slot) }));
  // The `election` beside an `electionDate` is what is held then.
  const isName = ({ slot, event }: (typeof told)[number]) =>
    slot.words === event &&
    told.some((other) => other.slot !== slot && other.event === event) &&
    !readTime(slot.member);
  const times = told.filter((time) => !isName(time));
  if (times.length === 0) return [];
  const names = times.map(({ event }) => event);
  const tense = findTense(parts.slots, parts.owner);
  const usually = tense ? undefined : usualTense(names, parts);
  const taken = new Set<Slot>();
  return [
    ...findPairs(times, parts, tense, usually, taken),
    ...findLone(times, parts, tense, usually, taken),
    ...findSequels(times, parts, tense, taken),
    ...findPreludes(times, parts),
    ...findCreation(times, parts),
    ...findOrder(times, parts),
    ...findUnbroken(times, parts),
    ...findWrittenOrder(times, parts),
    ...findChains(times, parts),
    ...findProgress(times, parts, tense),
    ...findEarlyEnds(times, parts),
    ...findDoors(times),
    ...findReminders(times),
    ...findNext(times, tense),
    ...findLater(times),
    ...findSameDay(times, parts),
    ...findDayOf(times),
    ...findUpdates(times),
  ];
};
