import {
  type Definitions,
  dereference,
  type EnumSchema,
  isObject,
  type Json,
  type JsonObject,
  type Kind,
  type ObjectSchema,
  type Schema,
  type SchemaByKind,
  toKinded,
} from "../schema.ts";
import { type FormField, type FormNode, toFormTree } from "./form-fields.ts";

export interface FormTools {
  readonly definitions: Definitions;
  /** Whether a value fits, once it has been mended. */
  readonly canFit: (schema: Schema, value: Json) => boolean;
  /** Of a record that is only changed, a checkbox that is not there says nothing. */
  readonly isWhole: boolean;
  /** What the server fills in has no checkbox. */
  readonly owned: readonly string[];
}

/** The value that a form's texts say, by the types of the model; what they cannot be stays text. */
export function readForm(schema: Schema, fields: readonly FormField[], tools: FormTools): Json {
  return readNode(schema, toFormTree(fields), tools) ?? {};
}

/** What a form says where no model has types for it: texts, as they nest. */
export function readUntypedForm(fields: readonly FormField[]): JsonObject {
  const value = readUntyped(toFormTree(fields));
  return isObject(value) ? value : {};
}

type NodeReader<S> = (schema: S, node: FormNode, tools: FormTools) => Json | undefined;

const readers: { readonly [K in Kind]: NodeReader<SchemaByKind[K]> } = {
  any: asText,
  string: asText,
  number: (_, node) => ofText(node, toNumber),
  boolean: (_, node) => ofText(node, (text) => booleans.get(text)),
  null: (_, node) => ofText(node, (text) => (text === "" ? null : undefined)),
  enum: (schema, node) => ofText(node, (text) => toListed(schema, text)),
  array: ({ items }, node, tools) =>
    toItems(node).flatMap((item) => readNode(items, item, tools) ?? []),
  tuple: ({ prefixItems, items }, node, tools) =>
    toItems(node).flatMap(
      (item, index) => readNode(prefixItems[index] ?? (items || {}), item, tools) ?? [],
    ),
  object: readObject,
  union: ({ anyOf }, node, tools) => readVariant(anyOf, node, tools),
  reference: (schema, node, tools) => readNode(dereference(schema, tools.definitions), node, tools),
};

function readNode(schema: Schema, node: FormNode, tools: FormTools): Json | undefined {
  const kinded = toKinded(schema);
  const read = readers[kinded.kind] as NodeReader<Schema>;
  return read(kinded.schema, node, tools);
}

function asText(_: Schema, node: FormNode): Json | undefined {
  return ofText(node, (text) => text);
}

/** One text as the type has it; what it cannot be, and several texts, are for the check to refuse. */
function ofText(node: FormNode, toValue: (text: string) => Json | undefined): Json | undefined {
  const [text] = node.texts;
  if (node.inside.size > 0) return readUntyped(node);
  if (text === undefined) return undefined;
  if (node.texts.length > 1) return node.texts;
  const value = toValue(text);
  return value === undefined ? text : value;
}

function readUntyped({ texts, inside }: FormNode): Json | undefined {
  if (inside.size === 0) return texts.length > 1 ? texts : texts[0];
  return Object.fromEntries([...inside].map(([name, node]) => [name, readUntyped(node) ?? null]));
}

function toNumber(text: string): number | undefined {
  return /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?\s*$/.test(text) &&
    Number.isFinite(Number(text))
    ? Number(text)
    : undefined;
}

/** A checkbox says `on`; scripts say the others. */
const booleans: ReadonlyMap<string, boolean> = new Map([
  ["on", true],
  ["true", true],
  ["1", true],
  ["off", false],
  ["false", false],
  ["0", false],
]);

function toListed({ enum: values }: EnumSchema, text: string): Json | undefined {
  const named = values.find((value) => String(value) === text);
  const flag = booleans.get(text);
  return named ?? (flag !== undefined && values.includes(flag) ? flag : undefined);
}

/** `tags=a&tags=b`, `tags[]=a` and `tags[0]=a` are items; a list with nothing in it is sent as `tags=`. */
function toItems({ texts, inside }: FormNode): readonly FormNode[] {
  const own = texts.length === 1 && texts[0] === "" ? [] : texts;
  const numbered = [...inside].sort(([a], [b]) => Number(a) - Number(b));
  return [
    ...own.map((text) => ({ texts: [text], inside: new Map() })),
    ...numbered.map(([, node]) => node),
  ];
}

function readObject(schema: ObjectSchema, node: FormNode, tools: FormTools): Json | undefined {
  if (node.texts.length > 0) return asText(schema, node);
  const { properties, additionalProperties } = schema;
  const inner = { ...tools, owned: [] };
  const given = [...node.inside].flatMap(([name, member]): [string, Json][] => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const value = readNode(property ?? (additionalProperties || {}), member, inner);
    return value === undefined ? [] : [[name, value]];
  });
  const unchecked = Object.entries(properties)
    .filter(([name]) => tools.isWhole && !node.inside.has(name) && !tools.owned.includes(name))
    .filter(([, property]) => isSwitch(property, tools.definitions))
    .map(([name]) => [name, false] as const);
  return Object.fromEntries([...given, ...unchecked]);
}

function isSwitch(schema: Schema, definitions: Definitions): boolean {
  const { kind, schema: target } = toKinded(dereference(schema, definitions));
  if (kind === "union") return target.anyOf.some((variant) => isSwitch(variant, definitions));
  return (
    kind === "boolean" ||
    (kind === "enum" && [true, false].every((each) => target.enum.includes(each)))
  );
}

/** An empty text of what may be null is null; else the first variant that the texts can be of. */
function readVariant(anyOf: readonly Schema[], node: FormNode, tools: FormTools): Json | undefined {
  const variants = anyOf.map((variant) => dereference(variant, tools.definitions));
  const values = [...variants]
    .sort((a, b) => Number(isNull(b)) - Number(isNull(a)))
    .map((variant) => ({ variant, value: readNode(variant, node, tools) }));
  const found = values.find(
    ({ variant, value }) => value !== undefined && tools.canFit(variant, value),
  );
  return found ? found.value : values.find(({ variant }) => !isNull(variant))?.value;
}

function isNull(schema: Schema): boolean {
  return toKinded(schema).kind === "null";
}
