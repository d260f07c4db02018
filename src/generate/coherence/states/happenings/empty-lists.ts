import type { Scope } from "../../../draw/scope.ts";
import { type States, said, toState } from "../../../state-words.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";
import { findStatus } from "../../times/tense.ts";
import { findApproval } from "../states.ts";

/** Lists of what happens in the course of a thing, and the states in which nothing has yet. */
const lists: readonly (readonly [list: RegExp, states: States, owner?: RegExp])[] = [
  [
    /^(?:scheduled |site )?inspections$/,
    said("draft|pending|pending review|under review|in review", "asked", "dropped"),
    /^(?:permit|application|license|licence)$/,
  ],
  [
    /^(?:goals|scorers|goal scorers|cards|substitutions|match events|events|key moments)$/,
    said("scheduled|upcoming|postponed|not started|planned|cancelled"),
  ],
  [/^(?:interviews|interview rounds)$/, /^(?:applied|new|submitted|received|draft|screening)$/],
  [/^(?:bids|bid history|recent bids)$/, said("upcoming|scheduled|draft|not started")],
  [/^(?:donations|recent donations|pledges|backers)$/, /^(?:draft|upcoming|scheduled|planned)$/],
  [/^(?:payments|payment history|transactions)$/, /^(?:unpaid|draft|issued|sent)$/],
  [/^(?:results|test results)$/, said("collected|in transit", "ahead")],
  [
    /^(?:parts|materials|supplies) (?:used|replaced|installed)$|^(?:used|replaced|installed) (?:parts|materials)$|^(?:work performed|work done|tasks performed|services performed)$/,
    said("", "ahead", "asked", "agreed", "missed", "dropped"),
  ],
  [/^findings$/, said("collected|in transit|passed|ok|compliant|accepted", "ahead")],
  [
    /^(?:reactions|replies|read by|seen by|read receipts|delivered to)$/,
    said("sending|queued|pending|draft|scheduled|unsent|not sent|undelivered", "failed"),
    /^(?:message|dm)$/,
  ],
  [/^(?:comments|reviews|replies|reactions|likes)$/, /^(?:draft|scheduled|pending review)$/],
  [/^(?:action items|decisions|outcomes|follow ups)$/, said("", "ahead", "missed", "dropped")],
  [/^(?:reminders|dunning letters)$/, /^(?:draft|sent|paid|issued|open)$/],
  [
    /^(?:prescriptions?|medications prescribed|prescribed medications)$/,
    said("", "ahead", "missed", "dropped"),
  ],
  [
    /^(?:defects|violations|deficiencies|nonconformities|failures|faults|issues|(?:defect|issue|violation|fault) (?:types|codes|list))$/,
    /^(?:pass|passed|ok|compliant|accepted|approved|pending|scheduled|planned)$/,
  ],
  [/^(?:dispatched units|units|responding units|assigned units)$/, /^(?:received|new|queued)$/],
  [/^(?:responses|answers|submissions)$/, /^(?:draft|not started|invited|scheduled)$/],
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
  return [...happened, ...findChoices(slots)];
};

const asked = /^(?:(?:question |field |input |answer )?type|kind)$/;
const written =
  /^(?:(?:open|long|short|free)(?: text)?|text|textarea|rating|scale|number|date|email|nps|essay|file|slider|stars)$/;

/** Where somebody writes an answer there is nothing to choose from. */
function findChoices(slots: readonly Slot[]): readonly Rule[] {
  const type = slots.find(({ words, kind }) => kind === "choice" && asked.test(words));
  const list = slots.find(
    ({ words, kind }) => kind === "list" && /^(?:options|choices|answer options)$/.test(words),
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
