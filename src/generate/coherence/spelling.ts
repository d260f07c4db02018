import type { Json } from "../../schema/schema.ts";
import type { Slot } from "./slot.ts";

/** `in_progress` and `In-Progress` are in progress. */
function toPlain(text: string): string {
  return text.toLowerCase().replaceAll(/[_-]/g, " ");
}

/** What a union calls something, as the type spells it. */
export function spelledIn({ schema }: Slot, text: string): string | undefined {
  const values: readonly Json[] = "enum" in schema ? schema.enum : [];
  const plain = toPlain(text);
  return values.find(
    (value): value is string => typeof value === "string" && toPlain(value) === plain,
  );
}
