import { type Envelope, type EnvelopePart, envelopeParts } from "../../config/list-dialect.ts";
import type { Slice } from "../../dataset/lists/list-query.ts";
import { putAtPath } from "../answers/put-at-path.ts";

/** What stands in a list's answer before the records and after them. */
export interface Wrapping {
  readonly opening: string;
  readonly closing: string;
}

/** Marks the place of the records; no path of a config can be it, since paths are split at dots. */
const records = "\u0000.";

export function createEnvelope(
  envelope: Envelope | undefined,
): (slice: Slice | undefined, total: number) => Wrapping {
  if (!envelope) return () => ({ opening: "[", closing: "]" });
  return (slice, total) => {
    const body = {};
    for (const part of envelopeParts) {
      const path = envelope[part];
      if (path) putAtPath(body, path, values[part](slice, total));
    }
    const [before = "", after = ""] = JSON.stringify(body).split(JSON.stringify(records));
    return { opening: `${before}[`, closing: `]${after}` };
  };
}

const values = {
  data: () => records,
  total: (_, total) => total,
  page: (slice) =>
    slice?.limit !== undefined && slice.limit > 0 ? Math.floor(slice.start / slice.limit) + 1 : 1,
  pages: (slice, total) =>
    slice?.limit !== undefined && slice.limit > 0 ? Math.max(1, Math.ceil(total / slice.limit)) : 1,
} satisfies Record<EnvelopePart, (slice: Slice | undefined, total: number) => string | number>;
