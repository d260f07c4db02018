import { isObject, type Json } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { caseReplies } from "../../../phrases/case-replies.ts";
import { toState } from "../../../state-words.ts";
import { findNamed } from "../../match-role.ts";
import type { FindRules } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

const bodies = "body|text|message|content|reply|comment";
const tellers =
  "author type|sender type|author role|sender role|from type|role|type|sender|author|from|direction";
const insides = /^(?:is )?(?:internal|private)(?: note)?$/;
const askers = oneOf("customer|requester|user|client|contact|end user|inbound|incoming");
const helpers = oneOf("agent|support|staff|operator|admin|assignee|outbound|outgoing");

const known: ReadonlySet<Json> = new Set(Object.values(caseReplies).flat());

/** Who asks says what one asks, who helps what one answers; only these write to each other alone. */
export const findCaseReplies: FindRules = ({ slots }) => {
  const body = findNamed(slots, bodies, ["text"]);
  const teller = findNamed(slots, tellers, ["choice"]);
  const inside = slots.find(({ kind, words }) => kind === "boolean" && insides.test(words));
  if (!body || !(teller ?? inside)) return [];
  const apply = (scope: Scope) => {
    const told = teller && tellOf(scope.values[teller.name]);
    if (askers.test(told ?? "") && inside) write(scope, inside, false);
    if (!known.has(scope.values[body.name] ?? null)) return;
    const isInside = inside && scope.values[inside.name] === true;
    const texts = isInside
      ? caseReplies.internal
      : askers.test(told ?? "")
        ? caseReplies.asked
        : helpers.test(told ?? "")
          ? caseReplies.helped
          : undefined;
    if (texts) write(scope, body, texts[(scope.draw.index * 5 + 2) % texts.length]);
  };
  const reads = [teller, inside].filter((slot): slot is Slot => slot !== undefined);
  return [{ reads, writes: inside ? [inside, body] : [body], apply }];
};

function tellOf(value: Json | undefined): string | undefined {
  return isObject(value) ? undefined : toState(value);
}
