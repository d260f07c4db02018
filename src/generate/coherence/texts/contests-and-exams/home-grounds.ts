import { isObject } from "../../../../schema/schema.ts";
import { hash } from "../../../draw/chance.ts";
import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

const sites =
  "Harbour|Riverside|Hill Road|Union|Railway|Northgate|Westfield|Castle|Bridge Street|Meadow|Victoria|Foundry|Lakeside|Eastfield|Old Quay|Abbey|Park Road|Canal Side|Kingsway|Orchard".split(
    "|",
  );
const kinds = "Stadium|Park|Arena|Ground|Field".split("|");

/** There are as many grounds as clubs: no two of a league are at home in one. */
function groundOf(name: string): string {
  const key = hash(name) >>> 0;
  return `${sites[key % sites.length]} ${kinds[(key >>> 8) % kinds.length]}`;
}

/** Whoever plays at home plays where they played at home before. */
export const findHomeGrounds: FindRules = ({ slots, owner }) => {
  const isClub = oneOf("team|club").test(owner.at(-1) ?? "");
  const host = isClub
    ? findNamed(slots, "name|team name|club name", ["text"])
    : findNamed(slots, "home team|home team name|home|home side", ["text", "object"]);
  const grounds = ["stadium|ground|home stadium|home ground|stadium name", "venue|home venue"];
  const places = grounds.flatMap((names) => findNamed(slots, names, ["text"]) ?? []);
  if (!host || places.length === 0) return [];
  const apply = (scope: Scope) => {
    const told = scope.values[host.name];
    const name = isObject(told) ? told["name"] : told;
    if (typeof name !== "string") return;
    for (const slot of places) write(scope, slot, groundOf(name));
  };
  return [{ reads: [host], writes: places, apply }];
};
