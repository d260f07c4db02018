import { findNamed } from "../coherence/match-role.ts";
import { writeQuantity } from "../coherence/quantity.ts";
import type { FindRules } from "../coherence/rule.ts";
import type { Scope, Values } from "../draw/scope.ts";
import { nameIn } from "./link.ts";
import type { Surroundings } from "./sent-records.ts";

const parts = "tax|vat|shipping|shipping cost|delivery fee|tip|discount";

/** A cart whose lines are records of their own comes to what they cost. */
export function findListedSums(from: object, around: Surroundings): FindRules {
  return ({ slots }) =>
    around.relations.flatMap(({ from: own, to, member }) => {
      const list = slots.find(({ name, kind }) => kind === "list" && name === member);
      const [count, price] = [nameIn(to, "quantity|qty"), nameIn(to, "unit price|price")];
      const whole = findNamed(slots, parts, ["number"]) ? "" : "|total|total price";
      const sum = findNamed(slots, `subtotal|sub total${whole}`, ["number"]);
      const target = around.targetOf(to);
      if (own !== from || !list || !sum || !count || !price || target.total > 2000) return [];
      const look = around.peek(to, [count, price]);
      const ids = Array.from({ length: target.total }, (_, at) => target.identifierAt(at));
      const apply = (scope: Scope) => {
        const all = scope.values[list.name];
        if (!Array.isArray(all)) return;
        const costOf = (line: Values) => Number(line[count]) * Number(line[price]) || 0;
        const cost = all.reduce((so, id) => so + costOf(look(ids.indexOf(id as string))), 0);
        writeQuantity(scope, sum, cost);
      };
      return [{ reads: [list], writes: [sum], apply }];
    });
}
