import type { Context } from "hono";
import { HttpError } from "../../errors.ts";
import { type FormField, toFieldPath } from "../../schema/bodies/form-fields.ts";
import { andThen } from "../and-then.ts";
import { decode, deepestBody, readWhole, tooDeep } from "./body.ts";
import { mediaOf } from "./media.ts";

const readers = {
  "application/x-www-form-urlencoded": (bytes) => [...new URLSearchParams(decode(bytes))],
  "multipart/form-data": readParts,
} as const satisfies Readonly<Record<string, FieldReader>>;

type Entry = readonly [name: string, text: string];
type FieldReader = (
  bytes: Uint8Array<ArrayBufferLike>,
  type: string,
) => readonly Entry[] | Promise<readonly Entry[]>;

export function isForm(c: Context): boolean {
  return readerOf(c) !== undefined;
}

/** The fields of the form in a body; a name that is a member's own is not taken apart. */
export function readFields(
  c: Context,
  isMember: (name: string) => boolean,
): readonly FormField[] | Promise<readonly FormField[]> {
  const read: FieldReader | undefined = readerOf(c);
  return andThen(readWhole(c), (bytes) =>
    andThen(read?.(bytes, mediaOf(c).type) ?? [], (entries) =>
      entries.map(([name, text]) => {
        const path = toFieldPath(name, isMember);
        if (path.length > deepestBody) throw tooDeep();
        return { path, text };
      }),
    ),
  );
}

function readerOf(c: Context): FieldReader | undefined {
  const { name } = mediaOf(c);
  return Object.hasOwn(readers, name) ? readers[name as keyof typeof readers] : undefined;
}

async function readParts(bytes: Uint8Array, type: string): Promise<readonly Entry[]> {
  const body = new Response(new Uint8Array(bytes), { headers: { "content-type": type } });
  const form = await body.formData().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new HttpError("invalid-form", `The body is not a form: ${reason.replace(/\.$/, "")}.`);
  });
  return [...form].flatMap(([name, value]): Entry[] => {
    if (typeof value === "string") return [[name, value]];
    // A file input that nobody touched.
    if (value.name === "" && value.size === 0) return [];
    const detail = `${name} is a file, and files are not kept. Send what the model has there, such as the address of an image.`;
    throw new HttpError("unsupported-media-type", detail);
  });
}
