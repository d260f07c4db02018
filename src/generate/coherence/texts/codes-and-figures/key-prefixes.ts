import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

const owners = oneOf("key|apikey|token|apitoken|accesstoken|secret|credential");
const live = /\b(?:live|prod(?:uction)?)\b/i;
const hidden = /[•*]{3,}|\.{3}|…/;

/** A key begins with its prefix, and the prefix says whether it is one for tests. */
export const findKeyPrefixes: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => owners.test(word))) return [];
  const prefix = findNamed(slots, "prefix|key prefix|token prefix", ["text"]);
  if (!prefix) return [];
  const stage =
    findNamed(slots, "environment|mode|env|type", ["choice", "text"]) ??
    findNamed(slots, "name|label|key name|description", ["text"]);
  const keys = ["key", "masked key", "api key", "token", "secret", "masked token", "preview"];
  const whole = findNamed(slots, keys.join("|"), ["text"]);
  const apply = (scope: Scope) => {
    const before = String(scope.values[prefix.name]);
    const told = stage && String(scope.values[stage.name]);
    if (told !== undefined)
      write(
        scope,
        prefix,
        before.replace(/_(?:live|test)_/, live.test(told) ? "_live_" : "_test_"),
      );
    if (!whole) return;
    const key = String(scope.values[whole.name]);
    const begins = String(scope.values[prefix.name]);
    const rest = hidden.test(key) ? key.slice(key.search(hidden)) : key.slice(begins.length);
    write(scope, whole, `${begins}${rest}`);
  };
  const reads = [prefix, ...(stage ? [stage] : []), ...(whole ? [whole] : [])];
  return [{ reads, writes: whole ? [prefix, whole] : [prefix], apply }];
};
