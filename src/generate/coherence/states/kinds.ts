import type { Scope } from "../../draw/scope.ts";
import type { FindRules } from "../rule.ts";
import { clear, fill, isOptional, type Slot } from "../slot.ts";
import { toState } from "../times/tense.ts";

/** A member that only some kinds of a thing have. */
interface OfKind {
  readonly members: RegExp;
  readonly kinds: RegExp;
  /** Words of the things that it is for. Default: any. */
  readonly owner?: RegExp;
}

const tellers =
  /^(?:type|kind|method|payment method|payment type|question type|activity type|activity|field type|input type)$/;

const baby = /^(?:baby|infant|newborn|feeding)$/;
const question = /^(?:question|field|survey|form|poll)$/;

const table: readonly OfKind[] = [
  {
    members: /^(?:amount ml|amount|volume ml|ml|breast side|side|feeding type|bottle ml)$/,
    kinds: /^(?:feeding|bottle|nursing|breastfeeding|feed|breast|formula|pumping)$/,
    owner: baby,
  },
  {
    members: /^(?:diaper type|diaper|nappy type|diaper contents)$/,
    kinds: /^(?:diaper|nappy|diaper change)$/,
    owner: baby,
  },
  {
    members: /^(?:end|ended|sleep quality|nap duration)$/,
    kinds: /^(?:sleep|nap|feeding|nursing|bath|play|tummy time)$/,
    owner: baby,
  },
  {
    members: /^(?:min value|max value|min|max|scale min|scale max|min label|max label|scale)$/,
    kinds: /^(?:rating|scale|number|numeric|range|slider|linear scale|nps|likert)$/,
    owner: question,
  },
  {
    members:
      /^(?:card last4|last4|last four|card brand|card last four|expiry month|expiry year|card expiry|cardholder name)$/,
    kinds: /^(?:card|credit card|debit card|visa|mastercard|amex|credit|debit)$/,
  },
  {
    members: /^(?:iban|bank name|bank account|account number|routing number|sort code|bic)$/,
    kinds:
      /^(?:bank|bank transfer|bank account|transfer|sepa|sepa debit|ach|wire|wire transfer|direct debit)$/,
  },
];

/** `diaperType` is of a diaper and of no bath; what every kind must have stays. */
export const findKinds: FindRules = ({ slots, owner }) => {
  const teller = slots.find(
    ({ words, kind }) => (kind === "choice" || kind === "text") && tellers.test(words),
  );
  if (!teller) return [];
  return slots.flatMap((slot) => {
    if (slot === teller || !isOptional(slot)) return [];
    const found = table.find(
      ({ members, kinds, owner: of }) =>
        members.test(slot.words) &&
        (!of || owner.some((word) => of.test(word))) &&
        isListed(teller, kinds),
    );
    if (!found) return [];
    const apply = (scope: Scope) => {
      const told = toState(scope.values[teller.name]);
      if (told === undefined) return;
      if (found.kinds.test(told)) fill(scope, slot);
      else clear(scope, slot);
    };
    return [{ reads: [teller], writes: [slot], apply }];
  });
};

/** A type that never is of the kind says nothing about what that kind has. */
function isListed({ schema }: Slot, kinds: RegExp): boolean {
  return !("enum" in schema) || schema.enum.some((value) => kinds.test(toState(value) ?? ""));
}
