import { isObject, type Json } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { itemNamed } from "../../items.ts";
import { findNamed } from "../../match-role.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { isPresent, write } from "../../slot.ts";

const votes =
  "my vote|your vote|user vote|own vote|voted for|my choice|user choice|selected option|chosen option|my pick|voted option|winning option|leading option";
const counts = /^(?:votes?|vote count|count|total votes)$/;
const labels = oneOf("text|label|name|title|option|value|answer");

/** Whoever votes takes one of what there is to choose from. */
export const findOwnVotes: FindRules = ({ slots }) => {
  const options = findNamed(slots, "options|choices|candidates|poll options", ["list"]);
  const vote = options && findNamed(slots, votes, ["text"]);
  if (!options || !vote) return [];
  const [label, counted = ""] = [labels, counts].map((names) => itemNamed(options, names));
  if (options.items.length > 0 && label === undefined) return [];
  const apply = (scope: Scope) => {
    const items = scope.values[options.name];
    if (!Array.isArray(items) || items.length === 0 || !isPresent(scope.values[vote.name])) return;
    const texts = items.map((item) => (isObject(item) ? item[label ?? ""] : item));
    const [most] =
      isObject(items[0]) && /^(?:winn|lead)/.test(vote.words) ? byVotes(items, counted) : [];
    const taken = isObject(most) ? most[label ?? ""] : chanceFor(scope, vote).pick(texts);
    write(scope, vote, taken);
  };
  return [{ reads: [options, vote], writes: [vote], apply }];
};

function byVotes(items: readonly Json[], name: string): readonly Json[] {
  const votesOf = (item: Json) => Number((isObject(item) ? item[name] : undefined) ?? 0);
  return items.toSorted((a, b) => votesOf(b) - votesOf(a));
}
