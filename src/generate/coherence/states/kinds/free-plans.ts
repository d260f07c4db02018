import { toState } from "../../../state-words.ts";
import type { FindRules } from "../../rule.ts";
import { clear, write } from "../../slot.ts";

const plans =
  /^(?:(?:subscription|billing|account|current|pricing|membership|user) )?(?:plan|tier)(?: name| type)?$|^subscription(?: type| level)?$/;
const free = /^(?:free|free plan|free tier|hobby|community)$/;

/** What comes of paying: whoever pays nothing has none of it. */
const paid =
  /^(?:payment method|card last ?4|last ?4|card brand|billing (?:cycle|interval|period|frequency|email|address)|(?:next|last) (?:billing|payment|invoice|charge|renewal)(?: date| at| on| amount)?|renews?(?: at| on| date)?|renewal(?: date| at| on)?|trial (?:ends?|expires|end|start|starts|started|ended)(?: at| on| date)?|(?:stripe )?subscription id|coupon|discount(?: percent)?)$/;
const flags =
  /^(?:is |on |in |has )*(?:trial|trialing|trial active|auto ?renew|auto renewal|auto renews|payment method|paid|paying|premium|subscribed)$/;

/** A free plan has no card, no renewal and no trial. */
export const findFreePlans: FindRules = ({ slots }) => {
  const plan = slots.find(
    ({ words, kind, schema }) => kind === "choice" && plans.test(words) && listsFree(schema),
  );
  if (!plan) return [];
  const dues = slots.filter(({ words, kind }) => kind !== "boolean" && paid.test(words));
  const raised = slots.filter(({ words, kind }) => kind === "boolean" && flags.test(words));
  if (dues.length + raised.length === 0) return [];
  return [
    {
      reads: [plan],
      writes: [...dues, ...raised],
      apply: (scope) => {
        if (!free.test(toState(scope.values[plan.name]) ?? "")) return;
        for (const slot of dues) {
          if (!write(scope, slot, slot.kind === "choice" ? "none" : undefined)) clear(scope, slot);
        }
        for (const slot of raised) write(scope, slot, false);
      },
    },
  ];
};

function listsFree(schema: object): boolean {
  return (
    "enum" in schema &&
    Array.isArray(schema.enum) &&
    schema.enum.some((value) => free.test(toState(value) ?? ""))
  );
}
