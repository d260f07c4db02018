import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { toState } from "../../../state-words.ts";
import { findNamed } from "../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { isOptional, isPresent } from "../../slot.ts";
import { findStatus } from "../../times/tense.ts";

const asked = oneOf(
  "ticket|supportticket|conversation|supportconversation|case|supportcase|inquiry|enquiry|request|supportrequest",
);
const counts =
  "message count|messages count|number of messages|messages|reply count|replies count|replies|comment count|comments count|response count";
const answers =
  /^first (?:response|reply|responded|replied)(?: time)?(?: (?:at|minutes|hours|seconds|time))?$/;

/** Whoever waits for a first answer has said little so far. */
export const findUnheard: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => asked.test(word))) return [];
  const count = findNamed(slots, counts, quantityKinds);
  const status = findStatus(slots, owner);
  const answer = slots.find((slot) => answers.test(slot.words) && isOptional(slot));
  if (!count || !(status ?? answer)) return [];
  const apply = (scope: Scope) => {
    const isNew = status && toState(scope.values[status.name]) === "new";
    const isUnanswered = answer && !isPresent(scope.values[answer.name]);
    if (!isNew && !isUnanswered) return;
    const many = readQuantity(scope, count) ?? 0;
    const least = /^(?:repl|comment|response)/.test(count.words) ? 0 : 1;
    if (many > least + 1)
      writeQuantity(scope, count, least + (chanceFor(scope, count).next() < 0.3 ? 1 : 0));
  };
  return [{ reads: [status, answer].flatMap((slot) => slot ?? []), writes: [count], apply }];
};
