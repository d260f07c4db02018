import type { Scope } from "../../../draw/scope.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { type States, said, toState } from "../../../state-words.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { isPresent, type Slot, write } from "../../slot.ts";
import { findStatus } from "../../times/tense.ts";
import { findApproval } from "../states.ts";

/** Lists of what happens in the course of a thing, and the states in which nothing has yet. */
const lists: readonly (readonly [list: Matcher, states: States, owner?: Matcher])[] = [
  [
    /^(?:scheduled |site )?inspections$/,
    said("draft|pending|pending review|under review|in review", "asked", "dropped"),
    oneOf("permit|application|license|licence"),
  ],
  [
    oneOf("signed by|signatures|signatories"),
    oneOf("draft|drafting|in negotiation|negotiation|proposed|pending signature"),
    oneOf("contract|agreement|treaty|lease"),
  ],
  [oneOf("conditions"), said("", "ahead", "asked", "running"), oneOf("permit|application")],
  [oneOf("updates"), oneOf("draft|upcoming|scheduled"), oneOf("campaign|fundraiser")],
  [
    oneOf("goals|scorers|goal scorers|cards|substitutions|match events|events|key moments"),
    said("scheduled|upcoming|postponed|not started|planned|cancelled"),
  ],
  [oneOf("interviews|interview rounds"), oneOf("applied|new|submitted|received|draft|screening")],
  [oneOf("bids|bid history|recent bids"), said("upcoming|scheduled|draft|not started")],
  [oneOf("donations|recent donations|pledges|backers"), oneOf("draft|upcoming|scheduled|planned")],
  [oneOf("payments|payment history|transactions"), oneOf("unpaid|draft|issued|sent")],
  [oneOf("results|test results"), said("collected|in transit", "ahead")],
  [
    /^(?:parts|materials|supplies) (?:used|replaced|installed)$|^(?:used|replaced|installed) (?:parts|materials)$|^(?:work performed|work done|tasks performed|services performed)$/,
    said("", "ahead", "asked", "agreed", "missed", "dropped"),
  ],
  [oneOf("findings"), said("collected|in transit|passed|ok|compliant|accepted", "ahead")],
  [
    oneOf("reactions|replies|read by|seen by|read receipts|delivered to"),
    said("sending|queued|pending|draft|scheduled|unsent|not sent|undelivered", "failed"),
    oneOf("message|dm"),
  ],
  [oneOf("comments|reviews|replies|reactions|likes"), oneOf("draft|scheduled|pending review")],
  [oneOf("action items|decisions|outcomes|follow ups"), said("", "ahead", "missed", "dropped")],
  [oneOf("catches|catch|landings|sightings|observations"), said("", "ahead", "dropped")],
  [oneOf("reminders|dunning letters"), oneOf("draft|sent|paid|issued|open")],
  [
    /^(?:prescriptions?|medications prescribed|prescribed medications)$/,
    said("", "ahead", "missed", "dropped"),
  ],
  [
    /^(?:defects|violations|deficiencies|nonconformities|failures|faults|issues|(?:defect|issue|violation|fault) (?:types|codes|list))$/,
    oneOf("pass|passed|ok|compliant|accepted|approved|pending|scheduled|planned"),
  ],
  [oneOf("dispatched units|units|responding units|assigned units"), oneOf("received|new|queued")],
  [oneOf("responses|answers|submissions"), oneOf("draft|not started|invited|scheduled")],
];

/** Nobody has scored in a match that is still to come. */
export const findEmptyLists: FindRules = ({ slots, owner }) => {
  const status = findStatus(slots, owner) ?? findApproval(slots);
  const happened = slots.flatMap((slot) => {
    const isOf = ([list, , of]: (typeof lists)[number]) =>
      list.test(slot.words) && (!of || owner.some((word) => of.test(word)));
    const states = slot.kind === "list" && lists.find(isOf)?.[1];
    return status && states ? [toRule(status, slot, states)] : [];
  });
  const unseen = findUnseen(slots, owner);
  return [...happened, ...findUnread(slots, status), ...unseen, ...findChoices(slots)];
};

const receipts = oneOf("read by|seen by|read receipts");

/** Where what was delivered may be read later, nobody has read it yet. */
function findUnread(slots: readonly Slot[], status: Slot | undefined): readonly Rule[] {
  const listed = status && "enum" in status.schema ? status.schema.enum : [];
  if (!status || !listed.some((value) => oneOf("read|seen").test(toState(value) ?? ""))) return [];
  return slots
    .filter(({ kind, words }) => kind === "list" && receipts.test(words))
    .map((slot) => toRule(status, slot, oneOf("sent|delivered")));
}

/** Nobody laughs at what nobody has read. */
function findUnseen(slots: readonly Slot[], owner: readonly string[]): readonly Rule[] {
  if (!owner.some((word) => oneOf("message|dm|chatmessage|directmessage").test(word))) return [];
  const read = slots.find(
    ({ words, kind }) => kind === "text" && oneOf("read at|seen at").test(words),
  );
  const list = slots.find(({ words, kind }) => kind === "list" && words === "reactions");
  if (!read || !list) return [];
  const apply = (scope: Scope) => {
    if (!isPresent(scope.values[read.name])) write(scope, list, []);
  };
  return [{ reads: [read], writes: [list], apply }];
}

const asked = /^(?:(?:question |field |input |answer )?type|kind)$/;
const written =
  /^(?:(?:open|long|short|free)(?: text)?|text|textarea|rating|scale|number|date|email|nps|essay|file|slider|stars|yes.no|boolean)$/;

/** Where somebody writes an answer there is nothing to choose from. */
function findChoices(slots: readonly Slot[]): readonly Rule[] {
  const type = slots.find(({ words, kind }) => kind === "choice" && asked.test(words));
  const list = slots.find(
    ({ words, kind }) => kind === "list" && oneOf("options|choices|answer options").test(words),
  );
  return type && list ? [toRule(type, list, written)] : [];
}

function toRule(status: Slot, list: Slot, states: States): Rule {
  const apply = (scope: Scope) => {
    const state = toState(scope.values[status.name]);
    if (state !== undefined && states.test(state)) write(scope, list, []);
  };
  return { reads: [status], writes: [list], apply };
}
