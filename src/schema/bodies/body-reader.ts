import { onceForEach } from "../once-for-each.ts";
import type { Resource } from "../resource.ts";
import {
  type Definitions,
  isObject,
  type Json,
  type JsonObject,
  type ObjectSchema,
  type Schema,
} from "../schema.ts";
import { type BodyKind, toBodySchema } from "../validate/body-schema.ts";
import type { Faults } from "../validate/faults.ts";
import { type Checker, createChecker } from "../validate/validate.ts";
import type { FormField } from "./form-fields.ts";
import { createMendValue } from "./mend-value.ts";
import { readForm } from "./read-form.ts";

/** A record as it may be kept, or what is wrong with it. */
export type Conformed =
  | { readonly record: JsonObject; readonly faults?: never }
  | { readonly record?: never; readonly faults: Faults };

/** The step between what a client sends and what is kept. */
export interface BodyReader {
  conform(value: JsonObject): Conformed;
  /** The value as it was meant, whether or not it then fits. */
  mend(value: JsonObject): JsonObject;
  fromForm(fields: readonly FormField[], kind: BodyKind): JsonObject;
  /** What is wrong with the password of a body, which is no part of the record; undefined: nothing. */
  findPasswordFaults(password: Json): Faults | undefined;
}

/** What is sent is mended before it is checked again, or taken as it is. */
export type Manner = "lenient" | "strict";

export interface ReaderOf {
  (resource: Resource): BodyReader | Promise<BodyReader>;
  /** After it every reader is given at once. None is made yet: a large model's takes half a second. */
  load(): Promise<void>;
}

/**
 * One reader for each resource, made when it is first asked for. `strict` readers mend nothing. A body
 * that fits as it is was checked once and is never looked at for anything to mend.
 */
export function createBodyReaders(definitions: Definitions, manner: Manner): ReaderOf {
  return known(definitions)[manner];
}

/**
 * Of this process: compiling the checks is most of what a second server over the same project would
 * do, or one that is built anew. A reader keeps nothing of what it reads.
 */
const known = onceForEach((definitions: Definitions): Readonly<Record<Manner, ReaderOf>> => {
  const checker = onceForEach(createChecker);
  const toReaders = (manner: Manner): ReaderOf => {
    let readers: ((resource: Resource) => BodyReader) | undefined;
    const load = async () => {
      const loaded = await checker(definitions);
      readers ??= onceForEach((each) => createBodyReader(each, definitions, loaded, manner));
      return readers;
    };
    const loadFor = async (resource: Resource) => (await load())(resource);
    return Object.assign((resource: Resource) => readers?.(resource) ?? loadFor(resource), {
      load: async () => {
        await load();
      },
    });
  };
  return { lenient: toReaders("lenient"), strict: toReaders("strict") };
});

function createBodyReader(
  resource: Resource,
  definitions: Definitions,
  { fits, check }: Checker,
  manner: "lenient" | "strict",
): BodyReader {
  const schema = toBodySchema(resource, definitions);
  const { isFit, findFaults } = check(schema);
  const password = resource.password && check(toPasswordSchema(resource.password));
  const mendValue = createMendValue(fits, definitions);
  const mend = (value: JsonObject): JsonObject => {
    const mended = manner === "strict" ? value : mendValue(schema, value);
    return isObject(mended) ? mended : value;
  };
  return {
    mend: (value) => (isFit(value) ? value : mend(value)),
    conform: (value) => {
      if (isFit(value)) return { record: value };
      const mended = mend(value);
      return mended !== value && isFit(mended)
        ? { record: mended }
        : { faults: findFaults(mended) };
    },
    fromForm: (fields, kind) => {
      const { owned } = resource;
      const canFit: Parameters<typeof readForm>[2]["canFit"] = (part, value) =>
        fits(part, mendValue(part, value));
      const value = readForm(schema, fields, {
        definitions,
        owned,
        canFit,
        isWhole: kind === "whole",
      });
      return isObject(value) ? value : {};
    },
    findPasswordFaults: (given) => {
      const body = { password: given };
      return !password || password.isFit(body) ? undefined : password.findFaults(body);
    },
  };
}

/** As the member of a body, so that what is wrong with it is told of that member. */
function toPasswordSchema(password: Schema): ObjectSchema {
  return {
    type: "object",
    properties: { password },
    required: ["password"],
    additionalProperties: false,
  };
}
