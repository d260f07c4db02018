import type { Ajv2020 } from "ajv/dist/2020.js";
import { toBodySchema } from "./body-schema.ts";
import { createFaultFinder, type Faults } from "./faults.ts";
import type { Resource } from "./resource.ts";
import type { Definitions, Schema } from "./schema.ts";

/** Nothing where the value fits. */
export type Check = (value: unknown) => Faults | undefined;

/** Checks bodies against the schema that made the records; ajv is loaded and compiles on first use. */
export function createCheck(
  definitions: Definitions,
): (resource: Resource) => Check | Promise<Check> {
  const checks = new Map<string, Check>();
  let ajv: Promise<Ajv2020> | undefined;
  return function checkOf(resource) {
    const known = checks.get(resource.path);
    if (known) return known;
    ajv ??= loadAjv();
    return ajv.then((loaded) => {
      const check = compileCheck(loaded, toBodySchema(resource, "whole", definitions), definitions);
      checks.set(resource.path, check);
      return check;
    });
  };
}

function compileCheck(ajv: Ajv2020, schema: Schema, definitions: Definitions): Check {
  const fits = (part: Schema) => ajv.compile({ ...part, components: { schemas: definitions } });
  const validate = fits(schema);
  const findFaults = createFaultFinder(fits, definitions);
  return (value) => {
    try {
      return validate(value) ? undefined : findFaults(schema, value);
    } catch (error) {
      // ajv compares the items of a list by their own toString, which a body may have made a text.
      if (error instanceof TypeError) return { body: "has a member that cannot be compared" };
      throw error;
    }
  };
}

async function loadAjv(): Promise<Ajv2020> {
  const [{ Ajv2020: Library }, { default: addFormats }] = await Promise.all([
    import("ajv/dist/2020.js"),
    import("ajv-formats"),
  ]);
  const ajv = new Library({
    allErrors: true,
    // A fault in a union is told from the union itself.
    verbose: true,
    strict: false,
    // A model may have members called constructor or toString.
    ownProperties: true,
    // 19.99 is a multiple of 0.01, whatever doubles say.
    multipleOfPrecision: 9,
    // A model's formats are free; one that nobody knows checks nothing and is nobody's warning.
    logger: false,
    code: { regExp: toRegExp },
  });
  addFormats.default(ajv);
  return ajv;
}

/** A pattern that is only legal without the u flag is a pattern all the same. */
const toRegExp = Object.assign(
  (pattern: string, flags: string): RegExp => {
    try {
      return new RegExp(pattern, flags);
    } catch {
      return new RegExp(pattern);
    }
  },
  { code: "new RegExp" },
);

/** Whether a value fits any schema; each schema is compiled once. */
export async function createFits(
  definitions: Definitions,
): Promise<(schema: Schema, value: unknown) => boolean> {
  const ajv = await loadAjv();
  const compiled = new Map<string, (value: unknown) => boolean>();
  return function fits(schema, value) {
    const key = JSON.stringify(schema);
    const check =
      compiled.get(key) ?? ajv.compile({ ...schema, components: { schemas: definitions } });
    compiled.set(key, check);
    return check(value);
  };
}
