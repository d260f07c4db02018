import type {
  _ as Code,
  CodeKeywordDefinition,
  FuncKeywordDefinition,
  SchemaValidateFunction,
  ValidateFunction,
} from "ajv";
import { isMultipleOf } from "../multiple-of.ts";
import { type Definitions, dereference, type ReferenceSchema, type Schema } from "../schema.ts";
import { findRepeated } from "./canonical.ts";

/** `code` is ajv's, which is loaded late. */
type ToCode = typeof Code;

/** Ours in place of ajv's: generated values are made by the same definition. */
export function multipleOfKeyword(code: ToCode): FuncKeywordDefinition {
  return {
    keyword: "multipleOf",
    type: "number",
    schemaType: "number",
    errors: false,
    error: {
      message: "must be a multiple",
      params: ({ schemaCode }) => code`{multipleOf: ${schemaCode}}`,
    },
    compile: (step: number) => (value: number) => isMultipleOf(value, step),
  };
}

/** ajv compares each item with each other: 20,000 objects took a minute and a half. */
export function uniqueItemsKeyword(code: ToCode): CodeKeywordDefinition {
  return {
    keyword: "uniqueItems",
    type: "array",
    schemaType: "boolean",
    error: {
      message: "must not have the same item twice",
      params: ({ params: { repeated } }) => code`{i: ${repeated}[1], j: ${repeated}[0]}`,
    },
    code(context) {
      const { gen, data, schema } = context;
      if (schema !== true) return;
      const find = gen.scopeValue("func", { ref: findRepeated });
      const repeated = gen.const("repeated", code`${find}(${data})`);
      context.setParams({ repeated });
      context.pass(code`${repeated} === undefined`);
    },
  };
}

/**
 * ajv would compile all that a schema leads to, and a published model leads to a thousand types of
 * which a body holds ten: a named schema is compiled when a value first comes to it.
 */
export function referenceKeyword(
  definitions: Definitions,
  compile: (schema: Schema) => ValidateFunction,
): FuncKeywordDefinition {
  const compiled = new Map<string, ValidateFunction>();
  const validate: SchemaValidateFunction = ($ref: ReferenceSchema["$ref"], value, _, place) => {
    const check = compiled.get($ref) ?? compile(dereference({ $ref }, definitions));
    compiled.set($ref, check);
    const isFit = check(value, place);
    validate.errors = check.errors ?? [];
    return isFit;
  };
  return { keyword: "$ref", schemaType: "string", errors: "full", validate };
}
