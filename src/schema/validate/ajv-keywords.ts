import type {
  _ as Code,
  CodeKeywordDefinition,
  FuncKeywordDefinition,
  ValidateFunction,
} from "ajv";
import { isMultipleOf } from "../multiple-of.ts";
import { type Definitions, dereference, type ReferenceSchema, type Schema } from "../schema.ts";
import { findRepeated } from "./canonical.ts";

/** `code` is ajv's, which is loaded late. */
type ToCode = typeof Code;

/** What ajv writes code with. */
export type CodeTools = Pick<typeof import("ajv"), "_" | "str" | "Name">;

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
      const { gen, data } = context;
      const find = gen.scopeValue("func", { ref: findRepeated });
      const repeated = gen.const("repeated", code`${find}(${data})`);
      context.setParams({ repeated });
      context.pass(code`${repeated} === undefined`);
    },
  };
}

/**
 * ajv would compile all that a schema leads to, and a published model leads to a thousand types of
 * which a body holds ten: a named schema is compiled when a value first comes to it. Its errors are
 * added one by one, since joining lists took minutes for as many wrong items as a body can hold.
 */
export function referenceKeyword(
  { _: code, str, Name }: CodeTools,
  definitions: Definitions,
  compile: (schema: Schema) => ValidateFunction,
): CodeKeywordDefinition {
  const compiled = new Map<string, ValidateFunction>();
  const find = ($ref: ReferenceSchema["$ref"], value: unknown, instancePath: string) => {
    const check = compiled.get($ref) ?? compile(dereference({ $ref }, definitions));
    compiled.set($ref, check);
    const place = { instancePath, parentData: {}, parentDataProperty: "", rootData: {} };
    return check(value, { ...place, dynamicAnchors: {} }) ? null : check.errors;
  };
  const [errors, count, path] = [new Name("vErrors"), new Name("errors"), new Name("instancePath")];
  return {
    keyword: "$ref",
    schemaType: "string",
    code({ gen, data, schema, it }) {
      const finder = gen.scopeValue("func", { ref: find });
      const place = str`${path}${it.errorPath}`;
      const found = gen.const("found", code`${finder}(${schema}, ${data}, ${place})`);
      gen.if(code`${found} !== null`, () => {
        gen.if(code`${errors} === null`, code`${errors} = [];`);
        gen.code(code`for (const each of ${found}) ${errors}.push(each);`);
        gen.assign(count, code`${errors}.length`);
      });
    },
  };
}
