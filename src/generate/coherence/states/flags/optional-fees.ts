import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { isIn, toState } from "../../../state-words.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { clear, type Slot, write } from "../../slot.ts";
import { findStatus } from "../../times/tense.ts";

/** `insuranceFee` is nothing where there is no `insurance`. */
export const findOptionalFees: FindRules = ({ slots, owner }) => [
  ...findFree(slots),
  ...findOptional(slots),
  ...findLateWork(slots),
  ...findPaidFees(slots, owner),
];

/** What cannot be handed in late costs nobody points for it. */
function findLateWork(slots: readonly Slot[]): readonly Rule[] {
  const flag = slots.find(
    ({ kind, words }) =>
      kind === "boolean" &&
      /^(?:allows?|accepts?) late(?: submissions?| work)?$|^late (?:submissions? |work )?(?:is |are )?(?:allowed|accepted)$/.test(
        words,
      ),
  );
  const penalty = slots.find(
    ({ kind, words }) => kind === "number" && /^late (?:\S+ )?(?:penalty|deduction)/.test(words),
  );
  if (!flag || !penalty) return [];
  const apply = (scope: Scope) => {
    if (scope.values[flag.name] !== false) return;
    clear(scope, penalty);
    write(scope, penalty, 0);
  };
  return [{ reads: [flag], writes: [penalty], apply }];
}

const papers = oneOf(
  "permit|license|licence|application|registration|visa|passport|certificate|request|enrollment|enrolment",
);

/** Nobody has paid for a draft, and a permit is given to who has paid. */
function findPaidFees(slots: readonly Slot[], owner: readonly string[]): readonly Rule[] {
  const flag = slots.find(
    ({ kind, words }) => kind === "boolean" && /^(?:is )?(?:\S+ )?fees? paid$/.test(words),
  );
  const status = flag && findStatus(slots, owner);
  if (!status || !owner.some((word) => papers.test(word))) return [];
  const apply = (scope: Scope) => {
    const state = toState(scope.values[status.name]) ?? "";
    const isOpen = isIn(state, "ahead") && state !== "confirmed";
    if (isOpen) write(scope, flag, false);
    else if (state === "issued" || isIn(state, "agreed", "running", "done", "failed"))
      write(scope, flag, true);
  };
  return [{ reads: [status], writes: [flag], apply }];
}

const kinds =
  /^(?:(?:transfer|ticket|pricing|price|entry|admission|license|licence|plan) type|type|plan|tier|pricing)$/;
const fees = oneOf(
  "fee|price|cost|amount|transfer fee|ticket price|entry fee|admission|monthly price|monthly fee",
);

/** What goes for free costs nothing. */
function findFree(slots: readonly Slot[]): readonly Rule[] {
  const kind = slots.find(
    ({ kind: held, words, schema }) =>
      held === "choice" && kinds.test(words) && "enum" in schema && schema.enum.includes("free"),
  );
  if (!kind) return [];
  return slots
    .filter(({ kind: held, words }) => held === "number" && fees.test(words))
    .map((fee) => ({
      reads: [kind],
      writes: [fee],
      apply: (scope) => {
        if (scope.values[kind.name] === "free") write(scope, fee, 0);
      },
    }));
}

function findOptional(slots: readonly Slot[]): readonly Rule[] {
  const flags = slots.filter(({ kind }) => kind === "boolean");
  if (flags.length === 0) return [];
  return flags.flatMap((flag) => {
    const what = flag.words.replace(/^(?:is|has|with|includes?|wants|needs) /, "");
    const named = new RegExp(`^(?:max )?${what} (?:fee|cost|price|charge|amount|surcharge|days)$`);
    const fee = slots.find(({ kind, words }) => kind === "number" && named.test(words));
    if (!fee) return [];
    const rule: Rule = {
      reads: [flag],
      writes: [fee],
      apply: (scope) => {
        if (scope.values[flag.name] === false) write(scope, fee, 0);
      },
    };
    return [rule];
  });
}
