import { isObject } from "../../../../schema/schema.ts";
import { hash } from "../../../draw/chance.ts";
import type { Scope } from "../../../draw/scope.ts";
import { findNamed } from "../../match-role.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

const grounds =
  "Harbour Stadium|City Arena|Mill Lane Ground|Riverside Park|North Field|Union Stadium|Olympic Park|Railway Ground|Hill Road Stadium|Castle Park|Westfield Stadium|Northgate Arena".split(
    "|",
  );

/** Whoever plays at home plays where they played at home before. */
export const findHomeGrounds: FindRules = ({ slots }) => {
  const host = findNamed(slots, "home team|home team name|home|home side", ["text", "object"]);
  const places = ["stadium|ground", "venue"].flatMap(
    (names) => findNamed(slots, names, ["text"]) ?? [],
  );
  if (!host || places.length === 0) return [];
  const apply = (scope: Scope) => {
    const told = scope.values[host.name];
    const name = isObject(told) ? told["name"] : told;
    if (typeof name !== "string") return;
    for (const slot of places) write(scope, slot, grounds[(hash(name) >>> 0) % grounds.length]);
  };
  return [{ reads: [host], writes: places, apply }];
};
