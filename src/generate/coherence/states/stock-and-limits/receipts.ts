import type { JsonObject } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import type { Matcher } from "../../../one-of.ts";
import { said, toState } from "../../../state-words.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import { findNamed } from "../../match-role.ts";
import { readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

const ordered =
  /^(?:(?:qty|quantity) )?(?:ordered|expected|requested|planned|target)(?: (?:qty|quantity))?$|^(?:qty|quantity)$/;
const received =
  /^(?:(?:qty|quantity) )?(?:received|delivered|shipped|fulfilled|filled|executed|picked|completed|produced|finished)(?: (?:qty|quantity))?$/;
/** What was sent is what can come, where nobody says what was ordered. */
const sent = /^(?:(?:qty|quantity) )?(?:sent|dispatched)(?: (?:qty|quantity))?$/;
/** What is on its way has not come; what was shipped was sent whole, and is counted where it was. */
const nothing = said("in transit|placed|expired|released", "ahead", "asked", "agreed", "dropped");
const everything = said("shipped", "done");

/** Of what is still to be sent nothing has come, and of what was received all. */
export const findReceipts: FindRules = ({ slots }) => {
  const status = findNamed(slots, "status|state|order status", ["choice", "text"]);
  if (!status) return [];
  const lists = slots.flatMap((slot) => (slot.kind === "list" ? findInList(slot, status) : []));
  return [...findOwn(slots, status), ...lists];
};

/** How much of so much has come in a state: undefined where the state does not tell. */
function toCome(state: string, wanted: number, draw: (most: number) => number): number | undefined {
  if (/^(?:partial|in progress$|running$|started$)/.test(state)) return draw(wanted);
  if (state !== "received" && nothing.test(state)) return 0;
  return state === "received" || everything.test(state) ? wanted : undefined;
}

function stateOf(scope: Scope, status: Slot): string {
  return toState(scope.values[status.name]) ?? "";
}

function findOwn(slots: readonly Slot[], status: Slot): readonly Rule[] {
  const find = (names: Matcher) =>
    slots.find(({ words, kind }) => kind === "number" && names.test(words));
  const [all, come] = [find(ordered), find(received)];
  if (!all || !come) return [];
  const apply = (scope: Scope) => {
    const wanted = readQuantity(scope, all);
    if (wanted === undefined) return;
    const share = () => 0.2 + 0.6 * chanceFor(scope, come).next();
    const part = (most: number) =>
      most > 1 ? Math.max(1, Math.floor(most * share())) : most * share();
    const much = toCome(stateOf(scope, status), wanted, part);
    if (much !== undefined) writeQuantity(scope, come, much);
  };
  return [{ reads: [status, all], writes: [come], apply }];
}

function findInList(list: Slot, status: Slot): readonly Rule[] {
  const all = itemNamed(list, ordered) ?? itemNamed(list, sent);
  const come = itemNamed(list, received, "number");
  if (all === undefined || all === come || come === undefined) return [];
  const apply = (scope: Scope) => {
    const chance = chanceFor(scope, list);
    const state = stateOf(scope, status);
    const filled = (item: JsonObject) => {
      const much = toCome(state, Number(item[all] ?? 0), (most) => chance.below(most) || 1);
      return much === undefined ? item : { ...item, [come]: much };
    };
    write(scope, list, itemsOf(scope, list).map(filled));
  };
  return [{ reads: [status, list], writes: [list], apply }];
}
