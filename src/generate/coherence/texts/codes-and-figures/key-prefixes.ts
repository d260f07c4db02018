import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

/** A key begins with its prefix, and the prefix says whether it is one for tests. */
export const findKeyPrefixes: FindRules = ({ slots, owner }) => {
  const prefix = findNamed(slots, "prefix|key prefix|token prefix", ["text"]);
  if (!prefix || !owner.some((word) => oneOf("key|token|secret").test(word))) return [];
  const stage = findNamed(slots, "environment|mode|env|type|name|label", ["choice", "text"]);
  const whole = findNamed(slots, "key|masked key|token|secret", ["text"]);
  const apply = (scope: Scope) => {
    const isLive = /\b(?:live|prod(?:uction)?)\b/i.test(String(scope.values[stage?.name ?? ""]));
    const begins = String(scope.values[prefix.name]).replace(
      /_(?:live|test)_/,
      isLive ? "_live_" : "_test_",
    );
    write(scope, prefix, begins);
    if (!whole) return;
    const key = String(scope.values[whole.name]);
    const hidden = key.search(/[•*.…]{3}|…/);
    write(scope, whole, begins + key.slice(hidden < 0 ? begins.length : hidden));
  };
  const writes = [prefix, whole].flatMap((slot) => slot ?? []);
  return [{ reads: stage ? [stage, ...writes] : writes, writes, apply }];
};
