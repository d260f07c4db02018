import type { Resource } from "../resource.ts";
import type { Definitions, Json, JsonObject, ObjectSchema, Schema } from "../schema.ts";
import { type BodyKind, toBodySchema } from "../validate/body-schema.ts";
import { isObject } from "../validate/canonical.ts";
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

/**
 * One reader for each resource, made when it is first asked for. `strict` readers mend nothing. A body
 * that fits as it is was checked once and is never looked at for anything to mend.
 */
export function createBodyReaders(
  definitions: Definitions,
  manner: "lenient" | "strict",
): (resource: Resource) => BodyReader | Promise<BodyReader> {
  const readers = new Map<string, BodyReader>();
  let loading: Promise<Checker> | undefined;
  let checker: Checker | undefined;
  return function readerOf(resource) {
    const known = readers.get(resource.path);
    if (known) return known;
    if (checker) return makeReader(resource, checker);
    loading ??= createChecker(definitions);
    return loading.then((loaded) => {
      checker = loaded;
      return readers.get(resource.path) ?? makeReader(resource, loaded);
    });
  };

  function makeReader(resource: Resource, loaded: Checker): BodyReader {
    const reader = createBodyReader(resource, definitions, loaded, manner);
    readers.set(resource.path, reader);
    return reader;
  }
}

function createBodyReader(
  resource: Resource,
  definitions: Definitions,
  { fits, check }: Checker,
  manner: "lenient" | "strict",
): BodyReader {
  const schema = toBodySchema(resource, "whole", definitions);
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
