import type { Ajv2020 } from "ajv/dist/2020.js";
import { toMatcher } from "../pattern/to-matcher.ts";
import type { Definitions, Schema } from "../schema.ts";
import { multipleOfKeyword, referenceKeyword, uniqueItemsKeyword } from "./ajv-keywords.ts";
import { refuseForbiddenCode } from "./code-generation.ts";
import { createFaultFinder, type Faults } from "./faults.ts";

/** Whether a value fits a schema. */
export type Fits = (schema: Schema, value: unknown) => boolean;

/** Values against schemas: ajv compiles each of them once. */
export interface Checker {
  readonly fits: Fits;
  readonly check: (schema: Schema) => SchemaCheck;
}

export interface SchemaCheck {
  readonly isFit: (value: unknown) => boolean;
  /** Of a value that does not fit. */
  readonly findFaults: (value: unknown) => Faults;
}

export async function createChecker(definitions: Definitions): Promise<Checker> {
  const ajv = await loadAjv(definitions);
  const compile = (part: Schema) => ajv.compile(part);
  const compiled = new WeakMap<Schema, ReturnType<typeof compile>>();
  const fits: Fits = (schema, value) => {
    const validate = compiled.get(schema) ?? compile(schema);
    compiled.set(schema, validate);
    return validate(value);
  };
  return {
    fits,
    check: (schema) => {
      const validate = compile(schema);
      const findFaults = createFaultFinder(compile, definitions);
      return {
        isFit: (value) => validate(value),
        findFaults: (value) => findFaults(schema, value),
      };
    },
  };
}

async function loadAjv(definitions: Definitions): Promise<Ajv2020> {
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
  const own = [
    multipleOfKeyword(library._),
    uniqueItemsKeyword(library._),
    referenceKeyword(library, definitions, (schema) => ajv.compile(schema)),
  ];
  for (const keyword of own) {
    ajv.removeKeyword(String(keyword.keyword)).addKeyword(keyword);
  }
  return ajv;
}

const toAjvMatcher = Object.assign((pattern: string) => toMatcher(pattern), { code: "toMatcher" });

/** Whether values fit a schema. */
export type CheckOf = (schema: Schema) => (value: unknown) => boolean;

/** They stand beside a schema and decide nothing. */
const annotations: readonly string[] = ["title", "description", "default", "examples"];

/** Each schema is compiled once, whatever is said beside it: most are a text and a description. */
export async function createCheckOf(definitions: Definitions): Promise<CheckOf> {
  const ajv = await loadAjv(definitions);
  const compiled = new Map<string, (value: unknown) => boolean>();
  return function checkOf(schema) {
    const deciding = Object.entries(schema).filter(([keyword]) => !annotations.includes(keyword));
    const key = JSON.stringify(deciding);
    const check = compiled.get(key) ?? ajv.compile(schema);
    compiled.set(key, check);
    return check;
  };
}

/** Whether a value fits any schema. */
export async function createFits(definitions: Definitions): Promise<Fits> {
  const checkOf = await createCheckOf(definitions);
  return (schema, value) => checkOf(schema)(value);
}
