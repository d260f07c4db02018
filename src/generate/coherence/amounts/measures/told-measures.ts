import { isObject } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { readQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules, type Parts, type Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";
import { readTime, writeTime } from "../../times/time.ts";

/** `distance: { text, value }`: the text says what the value is, in metres or in seconds. */
export const findToldMeasures: FindRules = (parts) => [...findTold(parts), ...findWays(parts)];

function findTold({ slots, owner }: Parts): readonly Rule[] {
  const last = owner.at(-1) ?? "";
  const text = slots.find(({ words, kind }) => words === "text" && kind === "text");
  const value = slots.find(({ words, kind }) => words === "value" && kind === "number");
  const say = last === "distance" ? toDistance : last === "duration" ? toDuration : undefined;
  if (!text || !value || !say) return [];
  const apply = (scope: Scope) => {
    const much = scope.values[value.name];
    if (typeof much === "number" && scope.draw.library.isEnglish) write(scope, text, say(much));
  };
  return [{ reads: [value], writes: [text], apply }];
}

function toDistance(metres: number): string {
  return metres < 1000 ? `${Math.round(metres)} m` : `${(metres / 1000).toFixed(1)} km`;
}

function toDuration(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const told = rest === 1 ? "1 min" : `${rest} mins`;
  if (hours === 0) return told;
  return `${hours} hour${hours === 1 ? "" : "s"}${rest === 0 ? "" : ` ${told}`}`;
}

/** How long a way takes is told beside how long it is: by car, some eight to fourteen metres a second. */
function findWays({ slots }: Parts): readonly Rule[] {
  const [way, time] = ["distance", "duration"].map((name) =>
    slots.find(({ words, kind, schema }) => words === name && kind === "object" && isTold(schema)),
  );
  if (!way || !time) return [];
  const apply = (scope: Scope) => {
    const [long, lasts] = [scope.values[way.name], scope.values[time.name]];
    const metres = isObject(long) ? long["value"] : undefined;
    if (typeof metres !== "number" || !isObject(lasts)) return;
    const speed = chanceFor(scope, time).between(80, 140) / 10;
    const value = Math.max(1, Math.round(metres / speed / 60)) * 60;
    const told = { ...lasts, value, text: toDuration(value) };
    if (scope.draw.library.isEnglish) write(scope, time, told);
  };
  return [{ reads: [way], writes: [time], apply }];
}

function isTold(schema: Slot["schema"]): boolean {
  const properties = "properties" in schema ? (schema.properties ?? {}) : {};
  return Object.hasOwn(properties, "text") && Object.hasOwn(properties, "value");
}

/** What was expected of a departure or an arrival is its plan, and how late it is. */
export const findEstimates: FindRules = ({ slots }) =>
  ["departure", "arrival"].flatMap((end) => {
    const find = (names: string) =>
      slots.find(({ words }) => new RegExp(`^${end} (?:${names})(?: time)?$`).test(words));
    const [plan, late] = [find("scheduled"), find("delay|delay minutes")];
    const told = [find("estimated"), find("actual")].flatMap((slot) => slot ?? []);
    if (!plan || told.length === 0) return [];
    const apply = (scope: Scope) => {
      const time = readTime(scope, plan);
      if (!time || time.form === "clock") return;
      const delay = late && readQuantity(scope, late);
      const minutes = delay ?? chanceFor(scope, plan).pick([0, 0, 5, 10, 15]);
      for (const slot of told) writeTime(scope, slot, time.at + minutes * 60_000);
    };
    return [{ reads: late ? [plan, late] : [plan], writes: told, apply }];
  });
