import type { Scope } from "../../draw/scope.ts";
import { type Matcher, oneOf } from "../../one-of.ts";
import {
  breaksOff,
  findGoal,
  isKnownState,
  isReleasedFirst,
  listStates,
  type Phase,
  phaseOf,
  toState,
} from "../../state-words.ts";
import type { Parts } from "../rule.ts";
import { isOptional, isPresent, type Slot } from "../slot.ts";
import { timeKinds, toEvent } from "./time.ts";

/** Whether something is still to come, about to begin, going on, over, or should be over and is not. */
export type Tense = "ahead" | "soon" | "running" | "over" | "late";

/** What is given up may have been on any day, and so may what is only asked for or agreed on. */
const tenses: Readonly<Partial<Record<Phase, Tense>>> = {
  ahead: "ahead",
  postponed: "ahead",
  soon: "soon",
  running: "running",
  halted: "running",
  late: "late",
  done: "over",
  failed: "over",
  missed: "over",
};

/** What a status says of when it is. */
export function tenseOf(state: string): Tense | undefined {
  const phase = phaseOf(state);
  return phase && tenses[phase];
}

/** What somebody has said to it, where that is all that is told. */
const decisions = /^(?:decision|rsvp|rsvp response|invitation response)$/;

/** The member that tells the state of the whole thing, if there is one. */
export function findStatus(slots: readonly Slot[], owner: readonly string[]): Slot | undefined {
  // Whoever has a party is of a state.
  const isPlaced = slots.some(({ words }) => oneOf("district|party").test(words));
  const isState = ({ kind, words }: Slot) =>
    kind === "choice" || (kind === "text" && !(isPlaced && words === "state"));
  const names = [
    "status",
    "state",
    "stage",
    `${owner.at(-1)} status`,
    "order status",
    "phase",
    "current step",
  ];
  // The stage of a match is a round of the cup.
  const isContest = owner.some((word) => contest.test(word));
  for (const name of isContest ? names.slice(0, 2) : names) {
    const found = slots.find((slot) => slot.words === name && isState(slot));
    if (found) return found;
  }
  const outcome = slots.find(
    (slot) => oneOf("outcome|result|conclusion").test(slot.words) && tellsWhen(slot),
  );
  if (outcome) return outcome;
  const decision = slots.find(({ words, kind }) => kind === "choice" && decisions.test(words));
  if (decision) return decision;
  const column = slots.find(
    ({ words, kind }) => kind === "choice" && oneOf("column|lane").test(words),
  );
  if (column) return column;
  // What a battery does at the moment.
  const mode = slots.find(
    ({ words, kind, schema }) =>
      kind === "choice" &&
      oneOf("mode|operating mode|operation mode").test(words) &&
      listStates(schema)?.some((state) => oneOf("idle|standby|charging|off").test(state)),
  );
  if (mode) return mode;
  const ending = slots.filter(
    (slot) =>
      / (?:status|state|stage)$/.test(slot.words) && !aside.test(slot.words) && isState(slot),
  );
  return ending.length === 1 ? ending[0] : undefined;
}

/** `"passed" | "failed" | "running"`: two of the values at least say whether it is over. */
function tellsWhen({ schema }: Slot): boolean {
  return (listStates(schema) ?? []).filter((state) => tenseOf(state)).length > 1;
}

/** What is paid, approved or healthy may be any day. */
const aside =
  /^(?:payment|approval|quality|qc|health|connection|marital|tax|employment|conservation|visa|verification|line|sim|credit|linen) /;

const flags: readonly (readonly [
  flag: Matcher,
  whenTrue: Tense | undefined,
  whenFalse: Tense | undefined,
])[] = [
  [/^(?:is )?(?:completed?|done|finished|ended|past)$/, "over", "ahead"],
  [/^(?:is )?(?:resolved|fixed|solved)$/, "over", "running"],
  [/^(?:is |has )?expired$/, "over", "running"],
  [/^(?:is )?overdue$/, "late", "ahead"],
  [/^(?:is )?(?:upcoming|scheduled)$/, "ahead", "over"],
  [/^(?:is )?(?:live|ongoing|current)$/, "running", undefined],
  [/^(?:is )?active$/, "running", "over"],
];

/** How to tell when an object is, from its status or from a flag. */
export function findTense(
  slots: readonly Slot[],
  owner: readonly string[],
): { readonly slot: Slot; readonly read: (scope: Scope) => Tense | undefined } | undefined {
  const status = findStatus(slots, owner);
  if (status) {
    const isEnding = endsWhenCancelled(owner);
    // What machines do has no date of its own: queued is as good as begun.
    const isRun = owner.some((word) => runs.test(word));
    const isMail = owner.some((word) => mails.test(word));
    const isCall = owner.some((word) => oneOf("port|berth|portcall|dock").test(word));
    const isOpened = owner.some((word) => visited.test(word));
    const isCalled = owner.some((word) => advertised.test(word));
    const unknown = tensesOfUnknown(status);
    const isShown = owner.some((word) => shows.test(word));
    const endsElse = listStates(status.schema)?.some((one) => phaseOf(one) === "done") === true;
    const isOrder = isReleasedFirst(listStates(status.schema));
    const goal = isRun ? findGoal(listStates(status.schema) ?? []) : undefined;
    const read = ({ values }: Scope) => {
      const state = toState(values[status.name]) ?? "";
      if (state === goal) return "over";
      if (isEnding && phaseOf(state) === "dropped") return "over";
      // An invoice that was sent is to be paid; a letter that was sent is out.
      if (isMail && state === "sent") return "over";
      // Nobody sells seats for what was yesterday.
      if (isShown && oneOf("on sale|sold out|selling fast|few left").test(state)) return "ahead";
      // What is announced is to come, where another state says that it is over.
      if (isShown && state === "published" && endsElse) return "ahead";
      // A call at a port is over when the ship has left.
      if (state === "departed" && isCall) return "over";
      const isOut =
        (isOpened && state === "open") || (isCalled && oneOf("open|published").test(state));
      if (isOrder && state === "released") return "ahead";
      const tense = isOut ? "running" : (unknown.get(state) ?? tenseOf(state));
      return isRun && tense === "ahead" ? "running" : tense;
    };
    return { slot: status, read };
  }
  // What says when it was started or ended was, whether it was completed or not.
  const isPast = slots.some(
    (slot) => !isOptional(slot) && oneOf("started|ended|finished").test(toEvent(slot)),
  );
  // What is broadcast live is shown at any time.
  const isShown = owner.some((word) => shown.test(word));
  for (const [pattern, whenTrue, told] of flags) {
    if (isShown && pattern.test("live")) continue;
    const whenFalse = told === "ahead" && isPast ? "over" : told;
    const slot = slots.find(({ words, kind }) => kind === "boolean" && pattern.test(words));
    if (!slot) continue;
    const made = pattern.test("overdue") ? findFulfilled(slots) : undefined;
    return {
      slot,
      read: ({ values }) => {
        if (values[slot.name] === true) return whenTrue;
        return made && isPresent(values[made.name]) ? "over" : whenFalse;
      },
    };
  }
  return undefined;
}

/** `returnedAt`, where it may be missing: what was brought back or paid is not overdue any more. */
export function findFulfilled(slots: readonly Slot[]): Slot | undefined {
  return slots.find(
    (slot) =>
      isOptional(slot) &&
      timeKinds.includes(slot.kind) &&
      oneOf("returned|paid|completed|submitted|delivered|fulfilled|done").test(toEvent(slot)),
  );
}

const shown = oneOf("program|programme|broadcast|airing|show");

const none: ReadonlyMap<string, Tense> = new Map();

/** What no table knows goes on behind a state in which work does, and is over behind one that is. */
function tensesOfUnknown({ schema }: Slot): ReadonlyMap<string, Tense> {
  const listed = listStates(schema) ?? [];
  if (listed.length < 3) return none;
  const find = (tense: Tense) =>
    listed.findIndex(
      (state) => isKnownState(state) && tenseOf(state) === tense && !breaksOff(state),
    );
  const [work, end, first] = [find("running"), find("over"), find("ahead")];
  const last = listed.findLastIndex((state) => !breaksOff(state));
  return new Map(
    listed.flatMap((state, place): (readonly [string, Tense])[] => {
      // What is ready behind a state of work has been worked on; before it, it waits for it.
      if (work >= 0 && place > work && /^(?:ready|packed)\b/.test(state))
        return [[state, "running"]];
      if (isKnownState(state) || breaksOff(state)) return [];
      const isDone = /ed$/.test(state) && ((end >= 0 && place > end) || place === last);
      if (isDone && (end >= 0 || work >= 0)) return [[state, "over"]];
      // What lies between what is planned and what is done is being done: `fieldwork`, `layout`.
      if (first >= 0 && place > first && place < end && phaseOf(state) === undefined)
        return [[state, "running"]];
      return work >= 0 && place > work && end < 0 ? [[state, "running"]] : [];
    }),
  );
}

const bygone = oneOf(
  "charging|fueling|refueling|payslip|statement|payroll|timesheet|attendance|workout|activity|outage|incident|ride|report|play|visit|stint|execution|run|build|log|call|record|baby|parking|reading|housekeeping|ride|bike|review",
);
const runs = oneOf(
  "pipeline|build|deployment|workflow|run|execution|backup|sync|import|export|scan|crawl",
);
const mails = oneOf(
  "newsletter|mailing|email|mail|message|campaign|broadcast|notification|announcement|sms|letter",
);
/** What is open can be seen, and is not still to be dealt with. */
const shows = oneOf(
  "event|show|concert|performance|screening|match|festival|gig|play|tour|tasting|workshop",
);
const visited = oneOf(
  "exhibition|exhibit|fair|museum|gallery|market|pool|season|contest|competition|poll|opinionpoll|survey|questionnaire|vote|voting|ballot|petition|election",
);
/** What is published so that people apply for it is open as long as it is. */
const advertised = oneOf("job|opening|position|vacancy|posting|tender|rfp|scholarship|requisition");
const kept = oneOf("subscription|membership|policy|contract|lease|mandate|loan|mortgage|plan");

/** When something is that does not say so: what has ended is over, what has a next time goes on. */
export function usualTense(names: readonly string[], { slots, owner }: Parts): Tense | undefined {
  const has = (pattern: Matcher) => names.some((name) => pattern.test(name));
  if (isPlayed(slots, owner) || isExamined(slots, owner) || isTrained(slots, owner)) return "over";
  if (slots.some(isVotedOn)) return "over";
  if (owner[0] === "current") return "running";
  if (owner.some((word) => bygone.test(word)) || has(oneOf("ended|finished|completed|harvested"))) {
    return "over";
  }
  if (owner.some((word) => held.test(word)) || slots.some(isUnderWay)) return "running";
  if (slots.some(isOnSale)) return "ahead";
  if (has(/^(?:maturity|matures|last|next)\b/) || has(/\bperiod\b/)) return "running";
  return undefined;
}

/** Who is in office, and what is being spent. */
const held = oneOf("budget|politician|senator|mayor|legislator|refugee|refugeecase|asylumseeker");

const contest = oneOf("match|game|fixture|race|bout|duel|round|scrimmage");
const played =
  /^(?:(?:home|away|final|team|our|their|opponent) (?:team )?(?:score|goals|points|runs|sets)|score (?:home|away)|attendance|winner|goals for|finish time|finishing position|mvp)$/;

/** A match that always has a result has been played. */
function isPlayed(slots: readonly Slot[], owner: readonly string[]): boolean {
  return (
    owner.some((word) => contest.test(word)) &&
    slots.some((slot) => !isOptional(slot) && played.test(slot.words))
  );
}

/** Nobody has voted, and nothing has turned out, before the day. */
function isVotedOn(slot: Slot): boolean {
  return slot.kind === "number" && !isOptional(slot) && voted.test(slot.words);
}

const voted = oneOf(
  "votes cast|ballots cast|total votes cast|turnout|voter turnout|turnout percent|turnout percentage|turnout rate|invalid votes|valid votes|spoiled ballots",
);

const gifts =
  /^(?:(?:amount |total )?(?:raised|pledged)|(?:raised|pledged) amount|(?:donors?|backers?|supporters?|signatures?) count|donors|backers|supporters|signatures|visitors?(?: count)?)$/;

/** Nobody gives or signs before it has begun. */
function isUnderWay(slot: Slot): boolean {
  return slot.kind === "number" && !isOptional(slot) && gifts.test(slot.words);
}

/** What still has seats, however few, is still to come. */
function isOnSale({ kind, words }: Slot): boolean {
  return (
    kind === "number" &&
    /^(?:remaining|available) seats$|^seats (?:left|remaining|available)$/.test(words)
  );
}

const examined = oneOf("exam|examination|checkup|screening|inspection|assessment|consultation");
const found =
  /^(?:diagnosis|findings?|results?|(?:visual )?acuity(?: \w+)?|(?:\w+ )?sphere(?: \w+)?|blood pressure|overall condition|recommendations?)$/;

/** Whoever was examined, and is always told what was found, has been there. */
function isExamined(slots: readonly Slot[], owner: readonly string[]): boolean {
  return (
    owner.some((word) => examined.test(word)) &&
    slots.some((slot) => !isOptional(slot) && found.test(slot.words))
  );
}

const exertion =
  /^(?:steps|step count|distance walked|pee count|poo count|poop count|calories(?: burned)?|(?:avg|average|max) heart rate|heart rate (?:avg|max|average))$/;

/** Nobody knows yet what a workout to come will burn; what a class usually burns, its page says. */
function isTrained(slots: readonly Slot[], owner: readonly string[]): boolean {
  const isOf = (words: Matcher) => owner.some((word) => words.test(word));
  return (
    isOf(oneOf("workout|session|ride|run|activity|gym|training|hike|swim|walk|dogwalk|jog")) &&
    slots.some((slot) => !isOptional(slot) && exertion.test(slot.words)) &&
    !slots.some(({ words }) => /^(?:capacity|booked|spots|max participants)\b/.test(words))
  );
}

/** What goes on until somebody ends it is over when it is cancelled; an appointment may be any day. */
function endsWhenCancelled(owner: readonly string[]): boolean {
  return owner.some((word) => kept.test(word));
}
