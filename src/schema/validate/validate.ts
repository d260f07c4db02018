import type { Ajv2020 } from "ajv/dist/2020.js";
import { toMatcher } from "../pattern/to-matcher.ts";
import type { Resource } from "../resource.ts";
import type { Definitions, Schema } from "../schema.ts";
import { multipleOfKeyword, uniqueItemsKeyword } from "./ajv-keywords.ts";
import { toBodySchema } from "./body-schema.ts";
import { refuseForbiddenCode } from "./code-generation.ts";
import { createFaultFinder, type Faults } from "./faults.ts";

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
  return (value) => (validate(value) ? undefined : findFaults(schema, value));
}

async function loadAjv(): Promise<Ajv2020> {
  refuseForbiddenCode();
  // By their default exports: a bundled CommonJS module has no other.
  const [{ default: library }, { default: formats }] = await Promise.all([
    import("ajv/dist/2020.js"),
    import("ajv-formats"),
  ]);
  const ajv = new library.Ajv2020({
    allErrors: true,
    // A fault in a union is told from the union itself.
    verbose: true,
    strict: false,
    // A model may have members called constructor or toString.
    ownProperties: true,
    // A model's formats are free; one that nobody knows checks nothing and is nobody's warning.
    logger: false,
    // Our schemas are what the types say; checking them would take longer than compiling them.
    validateSchema: false,
    code: { regExp: toAjvMatcher },
  });
  formats.default(ajv);
  for (const keyword of [multipleOfKeyword(library._), uniqueItemsKeyword(library._)]) {
    ajv.removeKeyword(String(keyword.keyword)).addKeyword(keyword);
  }
  return ajv;
}

const toAjvMatcher = Object.assign((pattern: string) => toMatcher(pattern), { code: "toMatcher" });

/** Whether values fit a schema. */
export type CheckOf = (schema: Schema) => (value: unknown) => boolean;

/** Each schema is compiled once. */
export async function createCheckOf(definitions: Definitions): Promise<CheckOf> {
  const ajv = await loadAjv();
  const compiled = new Map<string, (value: unknown) => boolean>();
  return function checkOf(schema) {
    const key = JSON.stringify(schema);
    const check =
      compiled.get(key) ?? ajv.compile({ ...schema, components: { schemas: definitions } });
    compiled.set(key, check);
    return check;
  };
}

/** Whether a value fits any schema. */
export async function createFits(
  definitions: Definitions,
): Promise<(schema: Schema, value: unknown) => boolean> {
  const checkOf = await createCheckOf(definitions);
  return (schema, value) => checkOf(schema)(value);
}
