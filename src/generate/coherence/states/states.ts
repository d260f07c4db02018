import type { Scope } from "../../draw/scope.ts";
import { findAspect, ownerOf } from "../../meaning/things/find-thing.ts";
import { fullyPaid, partlyPaid } from "../amounts/bills/bills.ts";
import { bareOf } from "../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../rule.ts";
import { clear, fill, isOptional, type Slot, write } from "../slot.ts";
import { cutShort, to } from "../state-words.ts";
import { findStatus, tenseOf, toState } from "../times/tense.ts";
import { toEvent } from "../times/time.ts";
import type { Happening } from "./happenings/happening.ts";
import { happenings } from "./happenings/happenings.ts";
import { type Reading, readings } from "./happenings/readings.ts";

/** A status, with the dates, reasons and numbers that it implies. */
export const findStates: FindRules = ({ slots, owner }) => {
  const status = findStatus(slots, owner) ?? findApproval(slots);
  if (!status) return [];
  const listed = "enum" in status.schema ? status.schema.enum.map(String) : undefined;
  // A free text says what such things say of themselves.
  const possible =
    listed ?? findAspect("status", ownerOf(status.member), status.member)?.split("|");
  return slots.flatMap((slot) => [
    ...findHappening(slot, status, owner, possible, listed),
    ...findReading(slot, status, listed),
  ]);
};

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
    return [...findDecided(slot, status, possible), ...findRuledOut(slot, status)];
  if (slot === status || !isOptional(slot)) return [];
  const event = toEvent(slot).replace(/^(?:is|was|has) /, "");
  // A status that never says so says nothing about it.
  const isSaid = (states: RegExp) =>
    !possible || possible.some((value) => states.test(toState(value) ?? ""));
  const known = happeningsOf(event);
  const happening = (known.length > 0 ? known : happeningsOf(bareOf(event))).find(
    (each) => isSaid(each.states) && (!each.owner || owner.some((word) => each.owner?.test(word))),
  );
  const isCourse = !/^(?:outcome|result|verdict|condition|disposition)$/.test(status.words);
  const reached = isCourse ? reachedStates(event, listed) : ownState(slot, possible);
  const seen = happening?.states ?? ownState(slot, possible);
  const states = seen && orLater(seen, listed);
  const told =
    states ??
    reached ??
    namedState(slot, listed) ??
    (/^actual /.test(event) ? lastState(listed) : undefined) ??
    (endEvents.test(event) ? endStates(listed) : undefined);
  if (!told)
    return listed ? findUntouched(slot, status, event, listed) : findSaid(slot, status, event);
  return [
    {
      reads: [status],
      writes: [slot],
      apply: (scope) => {
        const state = toState(scope.values[status.name]);
        if (state === undefined) return;
        if (told.test(state) || reached?.test(state)) fill(scope, slot);
        else clear(scope, slot);
      },
    },
  ];
}

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
  const first = toState(listed[0]) ?? "";
  const isDated = / (?:at|on|date)$/.test(slot.words) && /ed$/.test(event) && !early.test(event);
  if (!isDated || listed.length < 3 || tenseOf(first) !== "ahead") return [];
  const apply = (scope: Scope) => {
    if (toState(scope.values[status.name]) === first) clear(scope, slot);
  };
  return [{ reads: [status], writes: [slot], apply }];
}

const endings =
  /^(?:unsubscribed|cancelled|canceled|deleted|suspended|closed|archived|rejected|expired|terminated|deactivated|blocked|banned|revoked|withdrawn|left|ended)$/;
const alive = /^(?:active|subscribed|open|enabled|live|running|verified|current|valid)$/;

/** Who knows what a free text will say: what it says has happened, and what is alive has no end. */
function findSaid(slot: Slot, status: Slot, event: string): readonly Rule[] {
  if (!/ (?:at|on|date)$/.test(slot.words) || !/ed$|^left$/.test(event)) return [];
  const apply = (scope: Scope) => {
    const state = toState(scope.values[status.name]) ?? "";
    if (state === event) fill(scope, slot);
    else if (endings.test(event) && alive.test(state)) clear(scope, slot);
  };
  return [{ reads: [status], writes: [slot], apply }];
}

/** Flags that say no more than the status does. */
const decided =
  /^(?:certificate issued|certificate earned|graduated|completed|finished|delivered|shipped|refunded|resolved|closed|cancelled|canceled|rejected|expired|published|reserve met)$/;

/** Flags that some states rule out, and others leave open. */
const ruledOut: readonly (readonly [flag: RegExp, states: RegExp])[] = [
  [/^(?:draft|wip|work in progress)$/, /^(?:merged|closed|published|archived|released)$/],
  [/^(?:parents?|guardians?) (?:notified|informed|contacted)$/, /^(?:present|attended)$/],
  [/^(?:muted|pinned)$/, /^(?:archived|deleted)$/],
  [
    /^(?:acknowledged|invoiced|billed|exported|reconciled|reimbursed|countersigned|graded)$/,
    to(
      `${cutShort}|draft|new|planned|scheduled|upcoming|not started|pending|submitted|in progress|self review|manager review|in review`,
    ),
  ],
];

function findRuledOut(slot: Slot, status: Slot): readonly Rule[] {
  const name = slot.words.replace(/^is /, "");
  const states = ruledOut.find(([flag]) => flag.test(name))?.[1];
  if (!states || slot.kind !== "boolean") return [];
  const apply = (scope: Scope) => {
    if (states.test(toState(scope.values[status.name]) ?? "")) write(scope, slot, false);
  };
  return [{ reads: [status, slot], writes: [slot], apply }];
}

function findDecided(
  slot: Slot,
  status: Slot,
  possible: readonly string[] | undefined,
): readonly Rule[] {
  const event = slot.words.replace(/^(?:is|was|has|has been) /, "");
  if (!decided.test(event)) return [];
  const states = happenings.find((each) => !each.owner && each.members.test(event))?.states;
  if (!states || !possible?.some((value) => states.test(toState(value) ?? ""))) return [];
  const apply = (scope: Scope) => {
    const state = toState(scope.values[status.name]);
    if (state !== undefined) write(scope, slot, states.test(state));
  };
  return [{ reads: [status], writes: [slot], apply }];
}

const lasting = / (?:since|until|by|to|for|from)$/;

/** `leasedSince` of what is `available`, `leased` or `closed`: a state lasts while it is one. */
function ownState(slot: Slot, possible: readonly string[] | undefined): RegExp | undefined {
  const [, stem] = lasting.test(slot.words) ? (/^(\S+) /.exec(slot.words) ?? []) : [];
  const isState = possible?.some((value) => toState(value) === stem);
  return stem !== undefined && isState ? new RegExp(`^${stem}$`) : undefined;
}

/** `damageDescription` of what is `ok` or `damaged`, `replacementSerial` of what was `replaced`. */
function namedState({ words }: Slot, listed: readonly string[] | undefined): RegExp | undefined {
  const [noun = "", ...rest] = words.split(" ");
  const states = listed?.map((value) => toState(value) ?? "") ?? [];
  const state = rest.length > 0 ? states.find((one) => isParticipleOf(one, noun)) : undefined;
  return state === undefined || states.length < 3 ? undefined : new RegExp(`^${escaped(state)}$`);
}

/** Who is turned down was not approved on the way; what is open is at its beginning. */
const broken = to(
  `${cutShort}|dropped|removed|deleted|left|denied|refused|withdrawn|void|voided|abandoned|on hold|dismissed|error|revoked|overdue|past due|late|damaged|bounced|scrapped|stopped|open|pending|draft|escalated`,
);

/**
 * `inspectedAt` of what is `received`, `inspected`, `stored` or `rejected`: a type lists its states in
 * the order in which they come, so those behind it have seen it happen.
 */
function reachedStates(event: string, listed: readonly string[] | undefined): RegExp | undefined {
  const states = listed?.map((value) => toState(value) ?? "") ?? [];
  const wanted = event.replace(
    / (?:by|to|reason|note|notes|price|url|link|file|pdf)$|^actual /g,
    "",
  );
  const place = states.findIndex((state) => isParticipleOf(state, wanted));
  if (place < 0 || states.length < 3) return undefined;
  const own = states[place] ?? "";
  // Where the word is only akin, no more than what is done as well is sure to come later.
  const isSame = own === wanted || own === `${wanted}d`;
  const later = states
    .slice(place + 1)
    .filter(
      (state) => (!broken.test(state) || cameBack(state, own)) && (isSame || /ed$/.test(state)),
    )
    // What is held back was not cleared.
    .filter((state) => state !== "held" || !/^(?:cleared|released|approved)$/.test(own));
  return new RegExp(`^(?:${[own, ...(broken.test(own) ? [] : later)].join("|")})$`);
}

/** What comes back went out before. */
function cameBack(state: string, own: string): boolean {
  return (
    state === "returned" && /^(?:picked|packed|shipped|dispatched|delivered|loaded)$/.test(own)
  );
}

/** `deferral` and `deferred`, `harvest` and `harvested`, `dispatch` and `dispatched`. */
function isParticipleOf(state: string, noun: string): boolean {
  if (state === noun || state === `${noun}d`) return true;
  const root = noun.replace(/(?:ation|ition|tion|sion|ment|al|ure|ing|ance|e)$/, "");
  return root.length > 3 && /ed$/.test(state) && !/ /.test(state) && isRoot(state, root);
}

function isRoot(state: string, root: string): boolean {
  const stem = state.slice(0, -2);
  if (root === `${stem}e`) return true;
  return (
    stem === root || stem === root + root.at(-1) || stem === `${root}t` || stem === `${root}at`
  );
}

/** Where a course begins and what it is in the middle of, whatever was listed before. */
const underway =
  /^(?:new|planned|scheduled|upcoming|requested|reported|submitted|received|queued|waiting|unassigned|assigned|accepted|ordered|booked|confirmed|in .*|.*ing|active|running|started|ready|not .*|un.*|partial.*|live|current|todo|to do|backlog|paused|blocked|stopped|available|reserved|loaded|created|released|sent|issued|registered|enrolled)$/;

/** What comes behind the state that says so: an invoiced order is done, a verified defect is resolved. */
function orLater(states: RegExp, listed: readonly string[] | undefined): RegExp {
  const all = listed?.map((value) => toState(value) ?? "") ?? [];
  const place = all.findIndex(
    (state) => states.test(state) && !underway.test(state) && !broken.test(state),
  );
  // Only an end lasts: a plot that was leased is not leased while it is mended.
  if (place < 0 || !/\b(?:completed|done|closed)\b/.test(states.source)) return states;
  const later = all
    .slice(place + 1)
    .filter(
      (state) => /ed$/.test(state) && ![broken, underway, states].some((one) => one.test(state)),
    );
  return later.length === 0
    ? states
    : new RegExp(`${states.source}|^(?:${later.map(escaped).join("|")})$`);
}

/** What an actual yield is known at: the end of a course that no table knows. */
function lastState(listed: readonly string[] | undefined): RegExp | undefined {
  const all = listed?.map((value) => toState(value) ?? "") ?? [];
  const last = all.findLast((state) => !broken.test(state));
  return last === undefined || all.length < 3 || underway.test(last)
    ? undefined
    : new RegExp(`^${escaped(last)}$`);
}

const endEvents = /^(?:closed|ended|finished|completed|concluded|finalized|finalised)$/;
const givenUp =
  /^(?:cancell?ed|rejected|declined|denied|failed|expired|lost|terminated|aborted|withdrawn|void|voided|abandoned)$/;

/** Where no state says that it was closed: it was with the last of them, and when it was given up. */
function endStates(listed: readonly string[] | undefined): RegExp | undefined {
  const all = listed?.map((value) => toState(value) ?? "") ?? [];
  const over = all.filter((state) => tenseOf(state) === "over" || givenUp.test(state));
  const last = lastState(listed);
  if (over.length === 0 && !last) return undefined;
  const said = new RegExp(`^(?:${over.map(escaped).join("|")})$`);
  return last && over.length > 0 ? new RegExp(`${said.source}|${last.source}`) : (last ?? said);
}

function escaped(text: string): string {
  return text.replaceAll(/[^\w ]/g, "\\$&");
}

function findReading(
  slot: Slot,
  status: Slot,
  listed: readonly string[] | undefined,
): readonly Rule[] {
  if (!quantityKinds.includes(slot.kind) || slot === status) return [];
  const known = readings.find(({ members }) => members.test(slot.words));
  if (!known) return [];
  const reading = known.full ? { ...known, full: orLater(known.full, listed) } : known;
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
