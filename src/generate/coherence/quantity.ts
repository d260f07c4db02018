import { isObject, type Json } from "../../schema/schema.ts";
import type { Scope } from "../draw/scope.ts";
import { type Slot, type SlotKind, write } from "./slot.ts";

/** A quantity is a number, digits in a text (`"12.50"`), or an amount in an object beside its currency. */
export const quantityKinds: readonly SlotKind[] = ["number", "text", "object", "choice"];

export function readQuantity({ values }: Scope, { name }: Slot): number | undefined {
  return toQuantity(values[name]);
}

export function toQuantity(value: Json | undefined): number | undefined {
  if (typeof value === "number") return value;
  if (typeof value === "string") {
    return /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : undefined;
  }
  if (!isObject(value)) return undefined;
  const inner = value["amount"] ?? value["value"];
  return typeof inner === "object" ? undefined : toQuantity(inner);
}

/** Writes a number in the form that the member has; whole where its type takes nothing else. */
export function writeQuantity(scope: Scope, slot: Slot, quantity: number): boolean {
  const before = scope.values[slot.name];
  if (toQuantity(before) === undefined) return false;
  const exact = Number(quantity.toFixed(2));
  return (
    write(scope, slot, inFormOf(before, exact)) ||
    write(scope, slot, inFormOf(before, Math.round(quantity)))
  );
}

function inFormOf(before: Json | undefined, quantity: number): Json | undefined {
  if (typeof before === "string") {
    return quantity.toFixed(before.split(".")[1]?.length ?? 0);
  }
  if (!isObject(before)) return quantity;
  const name = "amount" in before ? "amount" : "value";
  const { formatted } = before;
  const shown = typeof formatted === "string" && { formatted: reshow(formatted, quantity) };
  return { ...before, [name]: inFormOf(before[name], quantity) ?? quantity, ...shown };
}

/** `$70.43` shows the amount beside it, with the comma where it stood. */
function reshow(text: string, quantity: number): string {
  const tag = /,\d\d(?:\D|$)/.test(text) ? "de" : "en";
  const digits = quantity.toLocaleString(tag, { minimumFractionDigits: 2 });
  return text.replace(/\d(?:[\d.,]*\d)?/, digits);
}

/** A rate as a share of one: `7.5` and `0.075` are written for the same. */
export function toShare(rate: number): number {
  // Nobody takes all of it: a rate of one is one in a hundred.
  return rate >= 1 ? rate / 100 : rate;
}

/** Names of amounts that have no fraction: cents, and everything that is counted. */
export function isWholeName({ words }: Slot): boolean {
  return /\b(?:cents|minor)\b/.test(words);
}
