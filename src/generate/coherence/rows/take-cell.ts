import type { Json } from "../../../schema/schema.ts";
import type { Chance } from "../../draw/chance.ts";
import type { Scope } from "../../draw/scope.ts";
import { readQuantity, writeQuantity } from "../quantity.ts";
import { chanceFor } from "../rule.ts";
import { type Slot, write } from "../slot.ts";
import type { Taking } from "./find-takings.ts";
import { otherNamesOf } from "./label-names.ts";

/** A member takes what a row says in its column, in the form that it has. */
export function takeCell(scope: Scope, { slot, form }: Taking, cell: string, name: string): void {
  const before = scope.values[slot.name];
  const range = ranges.exec(cell);
  if (range) keepWithin(scope, slot, Number(range[1]), Number(range[2]));
  else if (Array.isArray(before))
    write(scope, slot, someOf(cell, form, before.length, chanceFor(scope, slot)));
  else if (slot.kind === "choice") write(scope, slot, spelled(cell, slot));
  else if (typeof before !== "string" || cell === "") return;
  else if (form === "label") write(scope, slot, labelFor(cell, slot));
  else if (before.includes("\n\n")) write(scope, slot, toldFirst(before, cell));
  else write(scope, slot, form === "text" ? cell : `${name}: ${toSmall(cell)}`);
}

const ranges = /^(\d+)-(\d+)$/;

/** A text of several paragraphs begins with what the row tells. */
function toldFirst(before: string, cell: string): string {
  return before.startsWith(cell) ? before : `${cell}\n\n${before}`;
}

function toSmall(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

/** So many of them, in their order; what a union may call a label are its marks. */
function someOf(cell: string, form: Taking["form"], length: number, chance: Chance): Json {
  const left = form === "marks" ? cell.toLowerCase().split("/") : cell.split(", ").map(labelOf);
  while (left.length > length) left.splice(chance.below(left.length), 1);
  return left;
}

/** `Music` is what a concert is sorted under, and `concert` the type of it. */
function labelFor(cell: string, { words }: Slot): string {
  const [shelf = "", kind = shelf] = cell.split("/");
  return words.endsWith("type") ? kind : shelf;
}

function labelOf(cell: string): string {
  return cell.split("/")[0] ?? "";
}

/** `39-149` is from which to which; what lies between stays. */
function keepWithin(scope: Scope, slot: Slot, from: number, to: number): void {
  const before = readQuantity(scope, slot);
  const scale = / (?:cents|minor|in cents)$/.test(slot.words) ? 100 : 1;
  const [least, most] = [from * scale, to * scale];
  if (before === undefined || (before >= least && before <= most)) return;
  // Nobody makes an appointment for 47 minutes.
  const step = least % 5 === 0 && most % 5 === 0 ? 5 : 1;
  const whole = chanceFor(scope, slot).between(least / step, most / step) * step;
  writeQuantity(scope, slot, Math.min(most, whole + (before % 1)));
}

/** The value of a union that says what a label says. */
export function spelled(cell: string, { schema }: Slot): Json | undefined {
  const values: readonly Json[] = "enum" in schema ? schema.enum : [];
  const own = cell.split("/").map(toPlain);
  for (const name of [...own, ...otherNamesOf(own[0] ?? "")]) {
    const found = values.find((value) => typeof value === "string" && toPlain(value) === name);
    if (found !== undefined) return found;
  }
  return undefined;
}

function toPlain(text: string): string {
  return text.toLowerCase().replaceAll(/[_-]/g, " ");
}
