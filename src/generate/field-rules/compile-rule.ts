import type { Faker } from "@faker-js/faker";
import { type Mistake, SetupError } from "../../errors.ts";
import type { FieldFunction, FieldRule } from "../../schema/field-rule.ts";
import type { Json, Schema } from "../../schema/schema.ts";
import type { CheckOf } from "../../schema/validate/validate.ts";
import { suggest } from "../../suggest.ts";
import type { Make } from "../draw/scope.ts";
import type { Library } from "../load-library.ts";

export interface RuleSite {
  readonly rule: FieldRule;
  readonly schema: Schema;
  /** `resources[0].fields["address.city"]` */
  readonly place: string;
  readonly isRequired: boolean;
}

interface RuleTools {
  readonly library: Library;
  readonly checkOf: CheckOf;
}
type Check = ReturnType<CheckOf>;

/** The rule as a closure; undefined where the items of the array are what it is for. */
export function compileRule(
  site: RuleSite,
  tools: RuleTools,
  note: (mistake: Mistake) => void,
): Make | undefined {
  const { rule, schema } = site;
  const { library, checkOf } = tools;
  const check = checkOf(schema);
  if (typeof rule === "function") return compileFunction(rule, site, check);
  const method = typeof rule === "string" ? findMethod(rule, library.faker) : undefined;
  if (method === "unknown") {
    note(unknownMethod(site, library.faker));
    return () => null;
  }
  if (method) return compileMethod(method, site, tools, note);
  const values = Array.isArray(rule) && !check(rule) ? (rule as readonly Json[]) : [rule];
  if (isForItems(values, schema, checkOf)) return undefined;
  const wrong = values.find((value) => !check(value));
  if (wrong !== undefined || values.length === 0) note(unfit(site, wrong ?? []));
  return (scope, place) => scope.chanceAt(place).pick(values);
}

function isForItems(values: readonly Json[], schema: Schema, checkOf: CheckOf): boolean {
  if (!("items" in schema) || schema.items === false) return false;
  return !values.every(checkOf(schema)) && values.every(checkOf(schema.items));
}

type Method = () => unknown;

/** A method of a module; "unknown" where the module has none of that name. */
export function findMethod(name: string, faker: Faker): Method | "unknown" | undefined {
  const [, moduleName, methodName] = /^([a-z]\w*)\.([a-zA-Z]\w*)$/.exec(name) ?? [];
  if (moduleName === undefined || methodName === undefined) return undefined;
  const module = toModules(faker).get(moduleName);
  if (!module) return undefined;
  const method = module[methodName];
  return typeof method === "function" ? () => method.call(module) : "unknown";
}

function toModules(faker: Faker): Map<string, Readonly<Record<string, unknown>>> {
  return new Map(
    Object.entries(faker).filter(
      ([name, value]) => typeof value === "object" && value !== null && /^[a-z]/.test(name),
    ),
  );
}

/** The methods of the data library, as a rule or a tag names them. */
function listMethods(faker: Faker): string[] {
  return [...toModules(faker)].flatMap(([name, module]) =>
    Object.getOwnPropertyNames(module)
      .concat(Object.getOwnPropertyNames(Object.getPrototypeOf(module)))
      .filter((method) => /^[a-z]\w*$/.test(method) && typeof module[method] === "function")
      .filter((method) => method !== "constructor")
      .map((method) => `${name}.${method}`),
  );
}

export function unknownMethod(
  { rule, place }: Pick<RuleSite, "rule" | "place">,
  faker: Faker,
): Mistake {
  const message = `Faker has no method ${JSON.stringify(rule)}.`;
  const remedy = suggest(String(rule), listMethods(faker)) ?? 'Such as "internet.email".';
  return { code: "config-invalid", place, message, remedy };
}

function unfit({ schema, place }: RuleSite, value: Json): Mistake {
  return {
    code: "config-invalid",
    place,
    message: `${show(value)} does not fit the property, which is ${describe(schema)}.`,
    remedy: "Give values of its type.",
  };
}

function compileMethod(
  method: Method,
  site: RuleSite,
  { library: { chance }, checkOf }: RuleTools,
  note: (mistake: Mistake) => void,
): Make | undefined {
  const { schema } = site;
  const check = checkOf(schema);
  const draw = () => toJson(method(), schema);
  chance.seed(1, 2, 3);
  const samples = Array.from({ length: 24 }, draw);
  const witness = samples.find(check);
  if (witness === undefined) {
    if ("items" in schema && schema.items !== false) {
      const item = schema.items;
      const itemCheck = checkOf(item);
      if (samples.some((sample) => itemCheck(toJson(sample, item)))) return undefined;
    }
    note(unfit(site, samples[0] ?? null));
    return () => null;
  }
  return (scope, place) => {
    scope.chanceAt(place);
    for (let attempt = 0; attempt < 24; attempt++) {
      const value = draw();
      if (check(value)) return value;
    }
    return witness;
  };
}

function compileFunction(rule: FieldFunction, site: RuleSite, check: Check): Make {
  return (scope, place) => {
    const { library, index, root } = scope.draw;
    scope.chanceAt(place);
    const [given, value] = orBroken(site, index, () => {
      const result = rule({ faker: library.faker, index, record: root });
      return [result, toJson(result, site.schema)] as const;
    });
    if (given === undefined && !site.isRequired) return undefined;
    if (given !== undefined && check(value)) return value;
    const what = `the function gave ${given === undefined ? "nothing" : show(value)} for record ${index}`;
    throw broken(site, `${what}, and the property is ${describe(site.schema)}.`);
  };
}

/** What a user's function throws is the user's mistake, and so is a value that JSON cannot hold. */
function orBroken<T>(site: RuleSite, index: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const [why] = String(error instanceof Error ? error.message : error).split("\n");
    throw broken(site, `the function failed for record ${index}: ${why?.replace(/\.$/, "")}.`);
  }
}

/** Thrown while records are drawn: what a function gives, only calling it can tell. */
function broken({ place }: RuleSite, message: string): SetupError {
  return new SetupError([{ code: "config-invalid", place, message }]);
}

/** What the data library gives is not always JSON, and its numbers may come as texts. */
export function toJson(value: unknown, schema: Schema): Json {
  if (value instanceof Date) {
    const text = value.toISOString();
    return "format" in schema && schema.format === "date" ? text.slice(0, 10) : text;
  }
  const isNumber = "type" in schema && (schema.type === "number" || schema.type === "integer");
  const isText = "type" in schema && schema.type === "string";
  if (typeof value === "bigint") return isNumber ? Number(value) : String(value);
  if (isNumber && typeof value === "string" && /^-?\d+(?:\.\d+)?$/.test(value))
    return Number(value);
  if (isText && (typeof value === "number" || typeof value === "boolean")) return String(value);
  return JSON.parse(JSON.stringify(value ?? null)) as Json;
}

function show(value: Json): string {
  const json = JSON.stringify(value);
  return json.length > 60 ? `${json.slice(0, 57)}…` : json;
}

function describe(schema: Schema): string {
  if ("enum" in schema) return `one of ${schema.enum.map((one) => JSON.stringify(one)).join(", ")}`;
  if ("anyOf" in schema) return schema.anyOf.map(describe).join(" or ");
  if (!("type" in schema) || schema.type === undefined) return "an object";
  const tags = ["format", "pattern", "minLength", "maxLength", "minimum", "maximum", "minItems"];
  const known: Readonly<Record<string, unknown>> = { ...schema };
  const given = tags.flatMap((tag) => (known[tag] === undefined ? [] : `${tag} ${known[tag]}`));
  const words = { string: "a text", array: "a list", object: "an object", null: "null" } as const;
  const type =
    schema.type === "string" || schema.type === "array" || schema.type === "object"
      ? words[schema.type]
      : `a ${schema.type}`;
  return given.length === 0 ? type : `${type} with ${given.join(", ")}`;
}
