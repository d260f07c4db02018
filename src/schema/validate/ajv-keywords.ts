import type { _ as Code, CodeKeywordDefinition, FuncKeywordDefinition } from "ajv";
import { isMultipleOf } from "../multiple-of.ts";
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
