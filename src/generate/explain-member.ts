import type { RecordSettings } from "../schema/field-rule.ts";
import { toModelWords } from "../schema/model-words.ts";
import { toSingular, toWords } from "../schema/name-words.ts";
import type { Reference } from "../schema/relations/relation.ts";
import type { Resource } from "../schema/resource.ts";
import {
  type Definitions,
  dereference,
  type Kind,
  type ObjectSchema,
  type Schema,
  type SchemaByKind,
  toKinded,
} from "../schema/schema.ts";
import { definitionName } from "./analysis/possible.ts";
import { findRules, unrelated } from "./coherence/find-rules.ts";
import { toRowsOf } from "./coherence/rows/row-tables.ts";
import type { Rule } from "./coherence/rule.ts";
import { presentVariants, type Slot, toSlotKind } from "./coherence/slot.ts";
import type { Library } from "./load-library.ts";
import { findNumber } from "./meaning/find-number.ts";
import { findText } from "./meaning/find-text.ts";
import { likelihoodOfTrue } from "./meaning/likelihood.ts";
import type { Because } from "./meaning/meaning.ts";
import { wordsInProject } from "./meaning/names/project-words.ts";
import { schemaByName } from "./meaning/untyped.ts";
import { type Member, type Owner, toInnerOwner, toMember } from "./member.ts";

export interface ExplainInput {
  readonly resource: Resource;
  /** The names of the project's models, which tell what an ambiguous one is. */
  readonly models: readonly string[];
  readonly definitions: Definitions;
  readonly relations: readonly Reference[];
  readonly settings: RecordSettings | undefined;
  readonly library: Library;
}

/** Which rule makes the value of a member, in a sentence; undefined where there is no such member. */
export function explainMember(path: string, input: ExplainInput): string | undefined {
  const { settings } = input;
  const site = findMember(path.split("."), input);
  if (!site) return undefined;
  const decided = settings?.fields.has(path)
    ? `The config decides: the rule for "${path}" in ${settings.place}.fields.`
    : (byTag(site) ?? byResource(path, input));
  if (decided !== undefined) return decided;
  const rules = findTold(site, input);
  const dealt = rules.find(({ deals }) => deals !== undefined);
  if (dealt) return toDealtSentence(dealt);
  const why = explainSchema(site.schema, site.member, input);
  const leaders = findLeaders(site.member, rules);
  return leaders.length === 0 ? why : `${why} It then follows ${toList(leaders)}.`;
}

/** Its texts come together, so that they tell of one thing. */
function toDealtSentence({ deals, writes }: Rule): string {
  const names = [...new Set(writes.map(({ name }) => name))];
  return `The model decides: each "${deals}" is one row of a table, from which it has ${toList(names)}.`;
}

interface MemberSite {
  readonly member: Member;
  readonly schema: Schema;
  readonly holder: ObjectSchema;
}

/** The rules between members that write a value. */
function findTold(
  { member, holder }: MemberSite,
  { definitions, library }: ExplainInput,
): readonly Rule[] {
  const owner = { words: member.owner, path: member.path, siblings: namesOf(holder) };
  const slots = namesOf(holder).map((name) => toBareSlot(name, holder, owner, definitions));
  const parts = { owner: toSingular(owner.words), slots, rowsOf: toRowsOf(library) };
  const rules = findRules(parts, unrelated);
  return rules.filter(({ writes }) => writes.some(({ name }) => name === member.name));
}

/** The neighbours that a value follows: those that a rule reads to write it. */
function findLeaders(member: Member, rules: readonly Rule[]): readonly string[] {
  const names = rules.flatMap(({ reads }) => reads.map(({ name }) => name));
  return [...new Set(names)].filter((name) => name !== member.name);
}

/** A slot that is only looked at, and never filled. */
function toBareSlot(
  name: string,
  { properties, required }: ObjectSchema,
  owner: Owner,
  definitions: Definitions,
): Slot {
  const schema = properties[name] ?? {};
  const [present = schema] = presentVariants(schema, definitions);
  const member = toMember(name, owner);
  return {
    member,
    name,
    words: member.words.join(" "),
    kind: toSlotKind(schema, definitions),
    schema: present,
    isRequired: required.includes(name),
    isNullable: presentVariants(schema, definitions).length === 0 || "anyOf" in schema,
    hold: "free",
    accepts: () => true,
    items: [],
    fixedItemNames: [],
    revive: () => undefined,
    place: () => 0,
  };
}

/** `"a", "b" and "c"`; more than four would not be read. */
function toList(names: readonly string[]): string {
  const quoted = names.slice(0, 4).map((name) => `"${name}"`);
  return quoted.length === 1
    ? (quoted[0] ?? "")
    : `${quoted.slice(0, -1).join(", ")} and ${quoted.at(-1)}`;
}

function findMember(
  path: readonly string[],
  { resource, models, definitions }: ExplainInput,
): MemberSite | undefined {
  const words = wordsInProject(resource.model, models);
  for (const variant of resource.variants) {
    const owner = { words, path: "", siblings: namesOf(variant) };
    const found = findInside(path, variant, owner, definitions);
    if (found) return found;
  }
  return undefined;
}

function findInside(
  [name = "", ...rest]: readonly string[],
  holder: ObjectSchema,
  owner: Owner,
  definitions: Definitions,
): MemberSite | undefined {
  const { properties } = holder;
  const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (!schema) return undefined;
  const member = toMember(name, owner);
  if (rest.length === 0) return { member, schema, holder };
  for (const { inner, model } of objectsIn(schema, definitions)) {
    const within = toInnerOwner({ ...member, model }, namesOf(inner));
    const found = findInside(rest, inner, within, definitions);
    if (found) return found;
  }
  return undefined;
}

function namesOf({ properties }: ObjectSchema): readonly string[] {
  return Object.keys(properties);
}

interface Held {
  readonly inner: ObjectSchema;
  readonly model: Member["model"];
}

/** The objects that a member holds: itself, its items, the variants of its union. */
function objectsIn(schema: Schema, definitions: Definitions): readonly Held[] {
  const name = "$ref" in schema ? definitionName(schema.$ref) : undefined;
  const { kind, schema: known } = toKinded(dereference(schema, definitions));
  if (kind === "object") {
    const title = known.title ?? name;
    return [{ inner: known, model: title === undefined ? undefined : toModelWords(title) }];
  }
  if (kind === "array") return objectsIn(known.items, definitions);
  return kind === "union" ? known.anyOf.flatMap((one) => objectsIn(one, definitions)) : [];
}

function byTag({ schema }: MemberSite): string | undefined {
  const method = schema["x-faker"];
  return method === undefined ? undefined : `The tag decides: @faker ${method}.`;
}

/** What a resource decides before names do: its identifier and its references. */
function byResource(path: string, { resource, relations }: ExplainInput): string | undefined {
  if (resource.shape === "collection" && resource.identifier.name === path) {
    return "It is the identifier: a number counts from 1, a text is a UUID unless its type says otherwise.";
  }
  const reference = relations.find(({ from, member }) => from === resource && member === path);
  return reference && `It refers to ${reference.to.path}: the value identifies a record there.`;
}

type Explain<S> = (schema: S, member: Member, input: ExplainInput) => string;

const byKind: { [K in Kind]: Explain<SchemaByKind[K]> } = {
  any: (_, member, input) => {
    const told = schemaByName(member, input.library);
    return told
      ? `Its type admits any JSON value; its name decides. ${explainSchema(told, member, input)}`
      : "Its type admits any JSON value, so a small one of any kind is made.";
  },
  string: (schema, member, { library }) =>
    toSentence(findText(member, schema, library).because, member),
  number: (schema, member) => toSentence(findNumber(member, schema).because, member),
  boolean: (schema, member) =>
    `A boolean: true in about ${Math.round(likelihoodOfTrue(member, schema.default) * 100)} % of the records, by its name.`,
  null: () => "Its type admits nothing but null.",
  enum: (schema) =>
    `Its type lists the values: ${schema.enum.map((value) => JSON.stringify(value)).join(", ")}.`,
  array: (schema, member, input) =>
    `A list. Of each item: ${explainSchema(schema.items, member, input)}`,
  tuple: () => "A tuple: each item by the name of the property and its own type.",
  object: () => "An object: each of its properties has a rule of its own.",
  union: (schema, member, input) => explainUnion(schema.anyOf, member, input),
  reference: (schema, member, input) =>
    explainSchema(dereference(schema, input.definitions), member, input),
};

function explainSchema(schema: Schema, member: Member, input: ExplainInput): string {
  const { kind, schema: known } = toKinded(schema);
  return (byKind[kind] as Explain<Schema>)(known, member, input);
}

function explainUnion(variants: readonly Schema[], member: Member, input: ExplainInput): string {
  const others = variants.filter((variant) => !("type" in variant && variant.type === "null"));
  const [first = {}] = others;
  const why = explainSchema(first, member, input);
  return others.length < variants.length ? `${why} Null in some records.` : why;
}

const sentences: { [B in Because["by"]]: (rule: string, member: Member) => string } = {
  name: (rule, { name }) =>
    rule === toWords(name).join(" ")
      ? `The name decides: there is a rule for "${rule}".`
      : `The name decides: "${name}" is read as "${rule}".`,
  format: (rule) => `The format decides: ${rule}.`,
  comment: (rule) => `The doc comment decides: "${rule}".`,
  pattern: (rule) => `The pattern decides: ${rule}.`,
  nothing: (_, { name }) =>
    `Nothing is known about "${name}", so the value is a neutral one: a label, or a small number.`,
};

function toSentence(because: Because, member: Member): string {
  return sentences[because.by]("rule" in because ? because.rule : "", member);
}
