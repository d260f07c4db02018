import type { Json } from "../../schema/schema.ts";
import type { Slot } from "./slot.ts";

/** `in_progress`, `inProgress` and `In-Progress` are one. */
function toPlain(text: string): string {
  return text.toLowerCase().replaceAll(/[_\s-]/g, "");
}

/** What a union calls something, as the type spells it. */
export function spelledIn({ schema }: Slot, text: string): string | undefined {
  return spelledAmong("enum" in schema ? schema.enum : [], text);
}

export function spelledAmong(values: readonly Json[], text: string): string | undefined {
  const plain = toPlain(text);
  return values.find(
    (value): value is string => typeof value === "string" && toPlain(value) === plain,
  );
}
