import { isObject, type Json } from "../../../../schema/schema.ts";
import { hash } from "../../../draw/chance.ts";
import type { Scope } from "../../../draw/scope.ts";
import { findNamed } from "../../match-role.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

const hosts = "home team|home team name|home|home name|home side|home club";
const grounds = ["stadium|stadium name", "venue|venue name", "ground|arena"];

const known = [
  "Harbour Stadium",
  "City Arena",
  "Mill Lane Ground",
  "Riverside Park",
  "North Field",
  "Union Stadium",
  "Olympic Park",
  "Railway Ground",
  "Hill Road Stadium",
  "Castle Park",
  "Station Road Ground",
  "Westfield Stadium",
  "Saint Martin Park",
  "Northgate Arena",
  "Canal Street Ground",
  "Eastbank Stadium",
  "Meadow Lane Field",
];

/** Whoever plays at home plays where they played at home before. */
export const findHomeGrounds: FindRules = ({ slots }) => {
  const host = findNamed(slots, hosts, ["text", "object"]);
  const places = grounds.flatMap((names) => findNamed(slots, names, ["text"]) ?? []);
  if (!host || places.length === 0) return [];
  const apply = (scope: Scope) => {
    const name = nameOf(scope.values[host.name]);
    if (name === undefined) return;
    const ground = known[(hash(name) >>> 0) % known.length];
    for (const slot of places) write(scope, slot, ground);
  };
  return [{ reads: [host], writes: places, apply }];
};

function nameOf(value: Json | undefined): string | undefined {
  const name = isObject(value) ? value["name"] : value;
  return typeof name === "string" ? name : undefined;
}
