import type { Json } from "../../../schema/schema.ts";
import type { Scope } from "../../draw/scope.ts";
import { readInstantText, toDayText, toInstantText } from "../../values/instant-text.ts";
import { type Slot, type SlotKind, write } from "../slot.ts";

export const timeKinds: readonly SlotKind[] = ["text", "number"];

/** Names of flags that say that something takes all of its day. */
export const wholeDay = /^(?:is )?(?:all|whole|full|entire) ?day(?: event)?$/;

/** How a member tells the time. */
type TimeForm = "instant" | "day" | "clock" | "milliseconds" | "seconds";

export interface Time {
  readonly form: TimeForm;
  /** Milliseconds since 1970, or since midnight for a clock. */
  readonly at: number;
}

const day = 86_400_000;

export function readTime({ values }: Scope, { name }: Slot): Time | undefined {
  return toTime(values[name]);
}

export function toTime(value: Json | undefined): Time | undefined {
  if (typeof value === "number") {
    if (value > 1e11 && value < 1e14) return { form: "milliseconds", at: value };
    return value > 1e8 && value < 1e11 ? { form: "seconds", at: value * 1000 } : undefined;
  }
  if (typeof value !== "string") return undefined;
  if (value.charCodeAt(2) === 58 && /^\d\d:\d\d(?::\d\d)?$/.test(value)) {
    const [hours = 0, minutes = 0] = value.split(":").map(Number);
    return { form: "clock", at: (hours * 60 + minutes) * 60_000 };
  }
  if (value.charCodeAt(4) !== 45 || value.length < 10 || value.length > 30) return undefined;
  const at = readInstantText(value);
  if (Number.isNaN(at)) return undefined;
  return { form: value.length === 10 ? "day" : "instant", at };
}

export function writeTime(scope: Scope, slot: Slot, at: number): boolean {
  const before = scope.values[slot.name];
  const time = toTime(before);
  // An hour of the day is no date.
  if (!time || (time.form !== "clock" && Math.abs(at) < 3 * day)) return false;
  const isShort = typeof before === "string" && before.length === 5;
  return write(scope, slot, toValue(time.form, at, isShort));
}

export function toValue(form: TimeForm, at: number, isShort: boolean): Json | undefined {
  if (!Number.isFinite(at) || Math.abs(at) > 8e15) return undefined;
  switch (form) {
    case "instant":
      return toInstantText(at);
    case "day":
      return toDayText(at);
    case "milliseconds":
      return Math.round(at);
    case "seconds":
      return Math.round(at / 1000);
    case "clock": {
      const minutes = Math.floor((((at % day) + day) % day) / 60_000);
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
      const text = `${String(hours).padStart(2, "0")}:${String(rest).padStart(2, "0")}`;
      return isShort ? text : `${text}:00`;
    }
  }
}

/** The name without what only says that it is a time: `checkInDate` and `checked_in_at` are `check in`. */
export function toEvent({ words }: Slot): string {
  const event = events.get(words) ?? toEventWords(words);
  if (events.size < 20_000) events.set(words, event);
  return event;
}

/** By the words of the name: every object's are asked for by many rules. */
const events = new Map<string, string>();

export function toEventWords(words: string): string {
  const stem = words.replace(
    / (?:at|on|date|time|datetime|timestamp|day|date time|utc|ts|ms|epoch|iso)$/,
    "",
  );
  return stem
    .replace(/^(?:date|time|day) (?:of )?/, "")
    .replace(/^(?:date|time|timestamp)$/, "date")
    .replace(/^due (?:back|by)$/, "due")
    .replace(/^booked for$/, "scheduled for")
    .replace(/\bchecked (in|out)\b/, "check $1")
    .replace(/\bcheckin\b/, "check in")
    .replace(/\bcheckout\b/, "check out");
}
