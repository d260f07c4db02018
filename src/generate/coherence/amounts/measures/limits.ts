import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import { readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";

const values = "measured value|measurement|measured|actual value|value|reading|result value";
const lowers = "lower limit|lower spec limit|lsl|min limit|lower specification limit|lower bound";
const uppers = "upper limit|upper spec limit|usl|max limit|upper specification limit|upper bound";
const results = oneOf("result|status|outcome|verdict|passed|pass|in tolerance|within limits");
const bad = /^(?:fail|failed|rejected|reject|out of tolerance|nok|ng|no)$/;

/** What was measured lies between the limits, unless it failed. */
export const findLimits: FindRules = (parts) => [...findBetween(parts), ...findTolerated(parts)];

const findBetween: FindRules = ({ slots }) => {
  const [value, lower, upper] = [values, lowers, uppers].map((names) =>
    findNamed(slots, names, ["number"]),
  );
  if (!value || !lower || !upper) return [];
  const result = slots.find(
    ({ kind, words }) => (kind === "choice" || kind === "boolean") && results.test(words),
  );
  const apply = (scope: Scope) => {
    const [least, most] = [readQuantity(scope, lower), readQuantity(scope, upper)];
    if (least === undefined || most === undefined || most <= least) return;
    const said = result && scope.values[result.name];
    const isBad = said === false || bad.test(String(said).toLowerCase());
    const share = chanceFor(scope, value).next();
    const at = isBad ? 1.06 + 0.3 * share : 0.08 + 0.84 * share;
    writeQuantity(scope, value, Math.round((least + (most - least) * at) * 100) / 100);
  };
  const reads = [lower, upper, ...(result ? [result] : [])];
  return [{ reads, writes: [value], apply }];
};

const nominals = "nominal|nominal value|target value|target|specification|spec value";
const tolerances = "tolerance|tolerance mm|tolerance value|allowed deviation";

/** A part within its tolerance is no farther off, and one that failed is. */
const findTolerated: FindRules = ({ slots }) => {
  const [value, nominal, tolerance] = [`${values}|actual`, nominals, tolerances].map((names) =>
    findNamed(slots, names, ["number"]),
  );
  if (!value || !nominal || !tolerance || value === nominal) return [];
  const result = slots.find(
    ({ kind, words }) =>
      (kind === "choice" || kind === "boolean") &&
      (results.test(words) || /within tolerance$/.test(words)),
  );
  const apply = (scope: Scope) => {
    const [middle, off] = [readQuantity(scope, nominal), readQuantity(scope, tolerance)];
    if (middle === undefined || off === undefined || off <= 0) return;
    const said = result && scope.values[result.name];
    const isBad = said === false || bad.test(String(said).toLowerCase());
    const share = 2 * chanceFor(scope, value).next() - 1;
    const at = isBad ? (share < 0 ? -1 : 1) * (1.1 + 0.5 * Math.abs(share)) : 0.85 * share;
    writeQuantity(scope, value, Math.round((middle + off * at) * 1000) / 1000);
  };
  return [
    {
      reads: [nominal, tolerance, ...(result ? [result] : [])],
      writes: [value],
      apply,
    },
  ];
};
