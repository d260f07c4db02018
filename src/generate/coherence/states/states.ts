import type { Scope } from "../../draw/scope.ts";
import { isPersonWord } from "../../meaning/names/person-words.ts";
import { findAspect, ownerOf } from "../../meaning/things/find-thing.ts";
import { oneOf } from "../../one-of.ts";
import {
  breaksOff,
  findGoal,
  foldState,
  isIn,
  isReleasedFirst,
  listStates,
  type States,
  said,
  toState,
} from "../../state-words.ts";
import { fullyPaid, partlyPaid } from "../amounts/bills/bills.ts";
import { bareOf } from "../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../rule.ts";
import { clear, fill, isOptional, type Slot, write } from "../slot.ts";
import { findStatus } from "../times/tense.ts";
import { toEvent } from "../times/time.ts";
import { findEnds, findLast, findSeen, isParticipleOf, orLater } from "./course.ts";
import { findRuledOut } from "./flags/ruled-out.ts";
import type { Happening } from "./happenings/happening.ts";
import { happenings } from "./happenings/happenings.ts";
import { type Reading, readings } from "./happenings/readings.ts";

/** A status, with the dates, reasons and numbers that it implies. */
export const findStates: FindRules = ({ slots, owner }) => {
  const status = findStatus(slots, owner) ?? findApproval(slots);
  const aside = slots.flatMap((other) => findAside(other, status, slots, owner));
  if (!status) return aside;
  const listed = listStates(status.schema);
  // A free text says what such things say of themselves.
  const possible =
    listed ??
    findAspect("status", ownerOf(status.member), status.member)
      ?.split("|")
      .map((value) => toState(value) ?? "");
  const told = slots.flatMap((slot) => [
    ...findHappening(slot, status, owner, possible, listed),
    ...findReading(slot, status, listed),
  ]);
  return [...told, ...aside];
};

/** Of two states, the one that can be `refunded` says whether there is a `refundedAt`. */
function findAside(
  other: Slot,
  status: Slot | undefined,
  slots: readonly Slot[],
  owner: readonly string[],
): readonly Rule[] {
  const isState = other.kind === "choice" && / (?:status|state)$/.test(other.words);
  const listed = isState && other !== status ? listStates(other.schema) : undefined;
  if (!listed) return [];
  return slots
    .filter((slot) => listed.includes(foldState(toEvent(slot))))
    .flatMap((slot) => findHappening(slot, other, owner, listed, listed));
}

/** Whether something is approved says nothing of its days, but of who approved it and when. */
export function findApproval(slots: readonly Slot[]): Slot | undefined {
  return slots.find(
    ({ words, kind }) =>
      kind === "choice" &&
      /^(?:(?:approval|payment|verification) (?:status|state)|outcome|result|verdict|condition|disposition)$/.test(
        words,
      ),
  );
}

const byEvent = new Map<string, readonly Happening[]>();

/** Every object's names are asked about, and most of them are those of others. */
function happeningsOf(event: string): readonly Happening[] {
  const found = byEvent.get(event) ?? happenings.filter(({ members }) => members.test(event));
  if (byEvent.size < 20_000) byEvent.set(event, found);
  return found;
}

function findHappening(
  slot: Slot,
  status: Slot,
  owner: readonly string[],
  possible: readonly string[] | undefined,
  listed: readonly string[] | undefined,
): readonly Rule[] {
  if (slot.kind === "boolean")
    return [...findDecided(slot, status, owner, possible), ...findRuledOut(slot, status)];
  if (slot === status || !(isOptional(slot) || canBeEmpty(slot, owner))) return [];
  if (/^merged (?:at|by|on)$/.test(slot.words) && !listed?.includes("merged"))
    return findRuledOut(slot, status);
  const event = toEvent(slot)
    .replace(/^(?:is|was|has) /, "")
    .replace(wordsOn, "$1")
    .replace(/^(approver|reviewer|verifier|resolver|signer) id$/, "$1");
  const told =
    findAsked(slot, owner) ??
    findTold(slot, status, event, owner, possible, listed) ??
    ownState(slot, possible) ??
    namedState(slot, listed) ??
    findByEvent(slot, event, possible, listed) ??
    findActualEnd(slot, listed) ??
    findHand(slot, listed);
  const isToBegin = deeds.test(event) && isReleasedFirst(listed);
  if (!isOptional(slot)) return told ? [toEmpty(slot, status, told)] : [];
  if (!told)
    return listed ? findUntouched(slot, status, event, listed) : findSaid(slot, status, event);
  return [
    {
      reads: [status],
      writes: [slot],
      apply: (scope) => {
        const state = toState(scope.values[status.name]);
        if (state === undefined) return;
        if (told.test(state) && !(isToBegin && state === "released")) fill(scope, slot);
        else clear(scope, slot);
      },
    },
  ];
}

/** What must be told is told as nothing, where there is nothing to tell of yet. */
function canBeEmpty({ kind, words }: Slot, owner: readonly string[]): boolean {
  // Of a room that is booked they are those who are expected.
  if (kind === "number")
    return countedOf.test(words) && !oneOf("booking|reservation|project").test(owner.at(-1) ?? "");
  // A parcel is known by its number, an order gets one when it is sent.
  const isSent = /^tracking (?:number|code|url)$/.test(words) && owner.at(-1) === "order";
  return kind === "text" && (isSent || saidOf.test(words));
}

const saidOf =
  /(?:^| )(?:notes?|reason|resolution|diagnosis|feedback|outcome|findings|conclusions?|recommendations?|recording url|prescription|treatment plan|signature|response|blood pressure)$/;
const countedOf =
  /^(?:(?:live )?attendees|attended|volume(?: ml)?|collected volume(?: ml)?|ha?emoglobin(?: level)?|attendee count|(?:refund|refunded) amount|amount refunded|actual (?:hours|cost|minutes|duration|amount))$/;

/** What is sent back says from the first day what it would bring, unless it is refused. */
function findAsked({ words }: Slot, owner: readonly string[]): States | undefined {
  return words === "refund amount" && owner.some((word) => oneOf("return|refund|rma").test(word))
    ? { test: (state) => state === "refunded" || !breaksOff(state) }
    : undefined;
}

function toEmpty(slot: Slot, status: Slot, told: States): Rule {
  const apply = (scope: Scope) => {
    const state = toState(scope.values[status.name]);
    if (state !== undefined && !told.test(state)) write(scope, slot, slot.kind === "text" ? "" : 0);
  };
  return { reads: [status], writes: [slot], apply };
}

/** What somebody says of a decision is there once it is made; delivery notes come before. */
const wordsOn =
  /^(decision|approval|rejection|resolution|completion|cancellation|closing) (?:notes?|comments?|remarks?|summary)$/;

/** What is done when work is. */
const deeds = /^(?:actual )?(?:starts?|started|begun|ends?|ended|finish|finished|completed)$/;

/** Why something did not go on. */
const asides =
  /^(?:[a-z]+ed|decision|rejection|cancellation|termination|suspension|withdrawal|denial|deferral|revocation|escalation) reason$/;

/** What an event alone tells, where no state is called by it and no table knows it. */
function findByEvent(
  { words }: Slot,
  event: string,
  possible: readonly string[] | undefined,
  listed: readonly string[] | undefined,
): States | undefined {
  if (asides.test(words) && possible?.some(breaksOff)) return { test: breaksOff };
  if (oneOf("closed|ended|finished").test(event)) return findEnds(listed);
  const isGoal = /^(?:(?:actual|final) .+|completed|concluded|finalized|finalised)$/.test(event);
  return isGoal ? findLast(listed) : undefined;
}

/** An `endTime` that may be null is there once it is over, where a state says that it goes on. */
function findActualEnd(
  { words, isNullable }: Slot,
  listed: readonly string[] | undefined,
): States | undefined {
  return isNullable && actualEnds.test(words) && listed?.some((state) => isIn(state, "running"))
    ? findEnds(listed)
    : undefined;
}

/** The `beekeeper` of a report that can be `assigned` is nobody before it is. */
function findHand(
  { words, kind, isNullable, isRequired }: Slot,
  listed: readonly string[] | undefined,
): States | undefined {
  const isHand = kind === "text" && (isNullable || !isRequired) && isPersonWord(words);
  return isHand && !givers.test(words) ? findSeen("assigned", listed) : undefined;
}

/** Who was there before anybody had to see to it. */
const givers = oneOf(
  "owner|author|customer|client|caller|reporter|creator|requester|requestor|submitter|tenant|patient|buyer|seller|sender|parent|guardian|user|winner|donor|finder|witness",
);

const actualEnds = /^(?:end|exit|stop|finish|check out|checkout|clock out|log out) (?:time|at)$/;

/** The states that have seen an event: as the list of them tells, and beyond that as the tables do. */
function findTold(
  slot: Slot,
  status: Slot,
  event: string,
  owner: readonly string[],
  possible: readonly string[] | undefined,
  listed: readonly string[] | undefined,
): States | undefined {
  // A status that never says so says nothing about it.
  const isSaid = (states: States) =>
    !possible ||
    possible.some((state) => states.test(state)) ||
    (states.test("completed") && findGoal(possible) !== undefined);
  const known = happeningsOf(event);
  const states = (known.length > 0 ? known : happeningsOf(bareOf(event))).find(
    (each) => isSaid(each.states) && (!each.owner || owner.some((word) => each.owner?.test(word))),
  )?.states;
  const isCourse = !oneOf("outcome|result|verdict|condition|disposition").test(status.words);
  const isLasting = / (?:since|until|for|from)$/.test(slot.words);
  const seen = isCourse && !isLasting ? findSeen(event, listed) : undefined;
  // What goes back to its sender was handed to nobody.
  if (handed.test(event) && listed?.includes("delivered") && owner.some((one) => sent.test(one)))
    return oneOf("delivered|completed");
  if (!seen) return states && orLater(states, listed);
  return {
    test: (state) => seen.test(state) || (seen.mayHave(state) && states?.test(state) === true),
  };
}

const handed = oneOf("delivered|signed by");
const sent = oneOf("parcel|package|shipment|consignment");

/** What may have happened to a thing before anything has. */
const early =
  /^(?:last .*|created|updated|modified|edited|drafted|scheduled|planned|booked|requested|submitted|reported|received|registered|opened|ordered|placed|assigned|invited|saved|added|raised|queued|filed|applied|posted|issued|joined|hired|installed|purchased|viewed|archived|deleted|started|collected)$/;

/** Nobody has acknowledged what is still a draft, whatever the states behind it are called. */
function findUntouched(
  slot: Slot,
  status: Slot,
  event: string,
  listed: readonly string[],
): readonly Rule[] {
  const [, deed = event, by] = /^(\S+ed)( by)$/.exec(event) ?? [];
  const isTold = by !== undefined || / (?:at|on|date)$/.test(slot.words);
  // An order that was sent may have been approved without a state that says so; a draft was not.
  const isBefore = (state: string) =>
    by === undefined
      ? isIn(state, "ahead") || (state === listed[0] && isIn(state, "asked"))
      : state === listed[0] && isIn(state, "ahead");
  if (
    !isTold ||
    !/ed$/.test(deed) ||
    early.test(deed) ||
    listed.length < 3 ||
    !listed.some(isBefore)
  )
    return [];
  const apply = (scope: Scope) => {
    if (isBefore(toState(scope.values[status.name]) ?? "")) clear(scope, slot);
  };
  return [{ reads: [status], writes: [slot], apply }];
}

/** Who knows what a free text will say: what it says has happened, and what is alive has no end. */
function findSaid(slot: Slot, status: Slot, event: string): readonly Rule[] {
  if (!/ (?:at|on|date)$/.test(slot.words) || !/ed$|^left$/.test(event)) return [];
  const apply = (scope: Scope) => {
    const state = toState(scope.values[status.name]) ?? "";
    if (state === event) fill(scope, slot);
    else if (isIn(foldState(event), "done", "failed", "dropped") && isIn(state, "running"))
      clear(scope, slot);
  };
  return [{ reads: [status], writes: [slot], apply }];
}

/** Flags that say no more than the status does, whatever its states are called. */
const decided = oneOf(
  "certificate issued|certificate earned|graduated|completed|done|finished|ended|delivered|shipped|paid|refunded|resolved|closed|cancelled|rejected|expired|published|overdue|reserve met",
);

function findDecided(
  slot: Slot,
  status: Slot,
  owner: readonly string[],
  possible: readonly string[] | undefined,
): readonly Rule[] {
  const event = foldState(slot.words.replace(/^(?:is|was|has|has been) /, ""));
  const states = findFlagged(slot, event, status, owner, possible);
  if (!states || !possible?.some((state) => states.test(state) || isNever(event, state))) return [];
  const apply = (scope: Scope) => {
    const state = toState(scope.values[status.name]);
    if (state !== undefined) write(scope, slot, states.test(state));
  };
  return [{ reads: [status], writes: [slot], apply }];
}

function findFlagged(
  slot: Slot,
  event: string,
  status: Slot,
  owner: readonly string[],
  possible: readonly string[] | undefined,
): States | undefined {
  if (event === "active") return findAlive(possible);
  if (event === "current") return inUse;
  if (event === "available") return toLet;
  if (event === "used") return said("used|scanned|redeemed|checked in|attended|boarded|claimed");
  const told = decided.test(event)
    ? findTold(slot, status, event, owner, possible, possible)
    : undefined;
  return told ?? (goals.test(event) ? said("", "done") : undefined);
}

const goals = oneOf("completed|done|finished");

/** What goes on or came to nothing is not done, though no state says what is. */
function isNever(event: string, state: string): boolean {
  return goals.test(event) && isIn(state, "running", "failed", "missed", "dropped");
}

/** Of several versions the one that people see. */
const inUse = said("live|active|current|in use|deployed|published");

/** In what state one can have it. */
const toLet = said(
  "available|free|vacant|clean|cleaned|ready|idle|in stock|for rent|for sale|to let|listed|inspected|on duty|online|active|open|published",
);

/** What has begun and is not over is active, where the states tell of both. */
function findAlive(possible: readonly string[] | undefined): States | undefined {
  const isAlive = (state: string) => isIn(state, "running", "late");
  const isOver = possible?.some((state) =>
    isIn(state, "done", "failed", "missed", "dropped", "halted"),
  );
  return possible?.some(isAlive) && isOver ? { test: isAlive } : undefined;
}

const lasting = / (?:since|until|by|to|for|from)$/;

/** `leasedSince` of what is `available`, `leased` or `closed`: a state lasts while it is one. */
function ownState(slot: Slot, possible: readonly string[] | undefined): States | undefined {
  const [, stem] = lasting.test(slot.words) ? (/^(\S+) /.exec(slot.words) ?? []) : [];
  return stem !== undefined && possible?.includes(stem) ? said(stem) : undefined;
}

/** `damageDescription` of what is `ok` or `damaged`, `replacementSerial` of what was `replaced`. */
function namedState({ words }: Slot, listed: readonly string[] | undefined): States | undefined {
  const [noun = "", ...rest] = words.split(" ");
  if (!listed || listed.length < 3 || rest.length === 0) return undefined;
  const state = listed.find((one) => isParticipleOf(one, noun));
  return state === undefined ? undefined : said(state);
}

function findReading(
  slot: Slot,
  status: Slot,
  listed: readonly string[] | undefined,
): readonly Rule[] {
  if (!quantityKinds.includes(slot.kind) || slot === status) return [];
  const known = readings.find(
    ({ members, owner }) =>
      (members.test(slot.words) || members.test(slot.words.replace(/ cents$/, ""))) &&
      (!owner || slot.member.owner.some((word) => owner.test(word))),
  );
  if (!known) return [];
  const zero = known.isWork && isWorkedOpen(listed) ? said("", "missed", "dropped") : known.zero;
  const reading = { ...known, zero, ...(known.full && { full: orLater(known.full, listed) }) };
  return [
    {
      reads: [status],
      writes: [slot],
      apply: (scope) => {
        const state = toState(scope.values[status.name]);
        if (state !== undefined) applyReading(scope, slot, reading, state);
      },
    },
  ];
}

/** Whether no other state than `open` is the one in which it is worked on. */
function isWorkedOpen(listed: readonly string[] | undefined): boolean {
  return listed?.includes("open") === true && !listed.some((state) => isIn(state, "running"));
}

function applyReading(scope: Scope, slot: Slot, reading: Reading, state: string): void {
  const value = readQuantity(scope, slot);
  if (value === undefined) return;
  const { zero, full, part, some, most } = reading;
  const chance = chanceFor(scope, slot);
  if (zero.test(state)) writeQuantity(scope, slot, 0);
  else if (full?.test(state)) writeFull(scope, slot, most, value);
  else if (part?.test(state) && most < fullyPaid) {
    writePart(scope, slot, most, 0.05 + 0.9 * chance.next(), value);
  } else if (part?.test(state) && value > 0) writeQuantity(scope, slot, partlyPaid);
  else if (some?.test(state) && value === 0)
    writeQuantity(scope, slot, chance.between(most < 10 ? 1 : 3, most < 10 ? most : 120));
}

/** A progress may be of one or of a hundred. */
function writeFull(scope: Scope, slot: Slot, most: number, value: number): void {
  const isFraction = most === 100 && value > 0 && value < 1;
  if (isFraction || !writeQuantity(scope, slot, most)) writeQuantity(scope, slot, 1);
}

function writePart(scope: Scope, slot: Slot, most: number, share: number, value: number): void {
  if (value > 0 && value < 1) writeQuantity(scope, slot, share);
  else writeQuantity(scope, slot, Math.max(1, Math.round(most * share)));
}
