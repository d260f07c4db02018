import { oneOf } from "../../one-of.ts";
import {
  breaksOff,
  findGoal,
  foldState,
  isIn,
  isKnownState,
  type Phase,
  phaseOf,
  type States,
} from "../../state-words.ts";

/** What may be told of an event beside the day: who did it, why, what it cost. */
const told =
  /(?<=ed|sent|paid|sold|made|taken|given) (?:by|to)$| (?:reason|note|notes|comment|comments|details|price|fee|amount|url|link|file|pdf)$|^(?:actual|has been|is|was|has) /g;

/** Who did it: the `approver` of what is approved. */
const doers = /^(approv|verifi|releas|authori[sz]|resolv|sign)er$/;

/** How states are called in which something is still to happen. */
const untilThen =
  /^(?:awaiting|waiting for|waiting on|pending|ready to|ready for|to be|not|not yet|un) ?(.+)$|^(.+) (?:pending|required)$/;

/** Where a course begins: whoever lists it later has not listed a course. */
const beginnings = oneOf(
  "open|pending|draft|new|todo|not started|unpaid|backlog|scheduled|planned",
);

/** The states of a list that have seen an event, and whether another may have: none that comes before. */
export interface Seen extends States {
  readonly mayHave: (state: string) => boolean;
}

/**
 * `inspectedAt` of what is `received`, `inspected`, `stored` or `rejected`: a type lists its states in
 * the order in which they come, so those behind it have seen it happen. What is `awaiting_payment` is
 * not paid, and what comes behind it is.
 */
export function findSeen(event: string, listed: readonly string[] | undefined): Seen | undefined {
  if (!listed || listed.length < 3) return undefined;
  const states = inOrder(listed);
  const wanted = foldState(event.replaceAll(told, "").replace(doers, "$1ed"));
  const own = states.findIndex((state) => isParticipleOf(state, wanted));
  if (own >= 0) return toSeen(states, own, wanted);
  const before = isParticiple.test(wanted)
    ? states.findIndex((state) => isUntil(state, wanted) || isDoing(state, wanted))
    : -1;
  if (before < 0 || breaksOff(states[before] ?? "")) return undefined;
  const later = new Set(
    states
      .slice(before + 1)
      .filter((state) => isOnward(state, "ahead", states) || isBegun(state, before, states)),
  );
  return later.size === 0
    ? undefined
    : { test: (state) => later.has(state), mayHave: (state) => states.indexOf(state) > before };
}

function toSeen(states: readonly string[], from: number, wanted: string): Seen {
  const own = states[from] ?? "";
  // Where the word is only akin, no more than what is done as well is sure to come later.
  const isSame = own.startsWith(wanted);
  const phase = phaseOf(own);
  const later = breaksOff(own)
    ? []
    : states
        .slice(from + 1)
        .filter(
          (state) =>
            (isOnward(state, phase, states) && (isSame || /ed$/.test(state))) ||
            // What has left had come.
            (own === "arrived" && state === "departed") ||
            (phase !== "done" && isBegun(state, from, states)),
        )
        // What is only closed was not merged.
        .filter((state) => own !== "merged" || state !== "closed")
        // Who appeals has not paid, and what is disputed is not settled.
        .filter(
          (state) =>
            !(
              oneOf("paid|settled|captured").test(own) &&
              oneOf("appealed|contested|in appeal").test(state)
            ),
        )
        // What is held back was not cleared.
        .filter((state) => state !== "held" || !oneOf("cleared|released|approved").test(own));
  const seen = new Set([own, ...later]);
  return {
    test: (state) => seen.has(state),
    // What breaks the course off follows from no order.
    mayHave: (state) => breaksOff(own) || states.indexOf(state) >= from,
  };
}

/** Whether a state that is listed behind one of a phase comes behind it. */
function isOnward(state: string, phase: Phase | undefined, states: readonly string[]): boolean {
  // Of a return the refund is the aim; of an order that was paid it is none.
  const isAim = state === "refunded" && !states.some((one) => isIn(one, "done"));
  if (breaksOff(state) && !isAim) return false;
  if (phase === "done") return !isIn(state, "ahead", "soon", "running");
  return !beginnings.test(state);
}

/**
 * What stands still on the way has come that far, and what has failed had begun: a parcel that is lost
 * was picked up, and a loan in arrears was paid out.
 */
function isBegun(state: string, from: number, states: readonly string[]): boolean {
  if (!isIn(state, "halted", "late", "failed")) return false;
  const begin = states.findIndex((one) => isIn(one, "running"));
  // A flight is delayed before it has left, a parcel on its way.
  if (from <= begin && state !== "delayed") return true;
  const place = states.indexOf(state);
  const isOnWay = states.slice(place + 1).some((one) => isIn(one, "running", "done"));
  return isOnWay && isIn(state, "halted", "late");
}

/** Some list what is over first. */
export function inOrder(listed: readonly string[]): readonly string[] {
  const [first = "", last = ""] = [listed[0], listed.at(-1)];
  return isIn(first, "done") && isIn(last, "ahead") ? listed.toReversed() : listed;
}

/** `unpaid`, `awaiting payment`, `pending disbursement`: `paid` and `disbursed` come next. */
function isUntil(state: string, wanted: string): boolean {
  const found = untilThen.exec(state);
  const noun = found?.[1] ?? found?.[2];
  if (noun === undefined) return false;
  return noun === wanted || irregular.get(noun) === wanted || isParticipleOf(wanted, noun);
}

/** What is `assessing` was not `assessed` yet, nor was what is `in repair` repaired. */
function isDoing(state: string, wanted: string): boolean {
  const work = /^(?:in|under|being) (.+)$/.exec(state)?.[1];
  if (work !== undefined) return isParticipleOf(wanted, work);
  return state.endsWith("ing") && state.slice(0, -3) === wanted.replace(/ed$/, "");
}

const isParticiple = /(?:ed|paid|sent)(?: (?:up|out|in|off))?$/;

/** Nouns that are not made of their verb by an ending. */
const irregular: ReadonlyMap<string, string> = new Map([
  ["payment", "paid"],
  ["delivery", "delivered"],
  ["pickup", "picked up"],
  ["ship", "shipped"],
  ["dispatch", "dispatched"],
  ["signature", "signed"],
  ["reply", "replied"],
]);

/** `deferral` and `deferred`, `dropped` and `dropped out`, `offer` and `offer extended`. */
export function isParticipleOf(state: string, noun: string): boolean {
  if (state === noun || state === `${noun}d`) return true;
  const [first = "", ...rest] = state.split(" ");
  // What it says first is what happened: `terminated early`, but no `partially shipped`.
  if (rest.length > 0 && first === noun) return /ed$/.test(noun) || arranged.test(state);
  if (rest.length > 1 && state.startsWith(`${noun} `)) return arranged.test(state);
  const root = noun.replace(/(?:ation|ition|tion|sion|ment|al|ure|ing|ance|e)$/, "");
  return root.length > 3 && /ed$/.test(first) && isRoot(first, root);
}

/** How a state says of something that its day is set, or that it was made. */
const arranged = / (?:scheduled|booked|made|extended|sent|for pickup|for collection)$/;

function isRoot(state: string, root: string): boolean {
  const stem = state.slice(0, -2);
  if (root === `${stem}e`) return true;
  return (
    stem === root || stem === root + root.at(-1) || stem === `${root}t` || stem === `${root}at`
  );
}

/**
 * What comes behind the state that says so: an invoiced order is done, a verified defect is resolved, and
 * what nobody knows behind a state in which work goes on has seen it begin.
 */
export function orLater(states: States, listed: readonly string[] | undefined): States {
  // Only an end lasts: a plot that was leased is not leased while it is mended.
  if (!listed || !states.test("completed")) return states;
  const goal = findGoal(listed);
  const isBegun = states.test("in progress");
  const place = listed.findIndex(
    (state) => states.test(state) && isIn(state, "done", ...(isBegun ? ["running" as const] : [])),
  );
  if (place < 0 && goal === undefined) return states;
  const later = new Set(
    listed
      .slice(place < 0 ? listed.length : place + 1)
      .filter((state) =>
        isBegun
          ? !isKnownState(state) && !breaksOff(state)
          : /ed$/.test(state) && isOnward(state, "done", listed),
      ),
  );
  return { test: (state) => state === goal || states.test(state) || later.has(state) };
}

/** What an actual yield is known at: the end of a course that no table knows. */
export function findLast(listed: readonly string[] | undefined): States | undefined {
  if (!listed || listed.length < 3) return undefined;
  const last = inOrder(listed).findLast((state) => !breaksOff(state));
  const isEnd = last !== undefined && !isIn(last, "ahead", "asked", "soon", "running");
  return isEnd ? { test: (state) => state === last } : undefined;
}

/** Where no state says that it was closed: it was with the last of them, and when it was given up. */
export function findEnds(listed: readonly string[] | undefined): States | undefined {
  const last = findLast(listed);
  const isOver = (state: string) => isIn(state, "done", "failed", "missed", "dropped");
  if (!last && !listed?.some(isOver)) return undefined;
  return { test: (state) => isOver(state) || last?.test(state) === true };
}
