import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { toState } from "../../../state-words.ts";
import { findNamed } from "../../match-role.ts";
import { readQuantity } from "../../quantity.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

const modes = "mode|hvac mode|operating mode|status|state";

/** A thermostat heats where it is colder than it should be, unless somebody has set it to something else. */
export const findHeating: FindRules = ({ slots }) => {
  const now = findNamed(
    slots,
    "current temperature|current temp|room temperature|temperature|measured temperature",
    ["number"],
  );
  const wanted = findNamed(
    slots,
    "target temperature|target temp|set temperature|setpoint|set point|desired temperature",
    ["number"],
  );
  const mode = findNamed(slots, modes, ["choice", "text"]);
  const flag = (name: string) =>
    findNamed(slots, `${name}|is ${name}|${name} on|is ${name} on`, ["boolean"]);
  const [heating, cooling] = [flag("heating"), flag("cooling")];
  if (!now || !wanted || !(heating || cooling)) return [];
  const apply = (scope: Scope) => {
    const [warm, aim] = [readQuantity(scope, now), readQuantity(scope, wanted)];
    const set = mode ? (toState(scope.values[mode.name]) ?? "") : "";
    if (warm === undefined || aim === undefined) return;
    const isOff = oneOf("off|away|eco|fan|fan only|dry|vacation").test(set);
    const [isCold, isHot] = [warm < aim, warm > aim];
    if (heating) write(scope, heating, isCold && !isOff && !/^cool/.test(set));
    if (cooling) write(scope, cooling, isHot && !isOff && !/^heat/.test(set));
  };
  const reads = [now, wanted, ...(mode ? [mode] : [])];
  return [{ reads, writes: [heating, cooling].flatMap((slot) => slot ?? []), apply }];
};
