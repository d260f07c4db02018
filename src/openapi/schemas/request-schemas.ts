import { embeddedMembers } from "../../http/relations/embedded-members.ts";
import type { Within } from "../../http/routes/collection-routes.ts";
import { withIdBounds } from "../../schema/identifier/identifier-bounds.ts";
import { changeAt } from "../../schema/identifier/identifier-member.ts";
import { toVariants } from "../../schema/members.ts";
import type { Relation } from "../../schema/relations/relation.ts";
import type { Resource } from "../../schema/resource.ts";
import type { Definitions, Json, JsonObject, ObjectSchema, Schema } from "../../schema/schema.ts";
import { type BodyKind, toBodyVariants } from "../../schema/validate/body-schema.ts";
import type { Components, Part } from "../components.ts";
import type { MergePatches } from "./merge-patch-schema.ts";
import { toPublished } from "./published-schema.ts";
import { buildReferences } from "./reference-schemas.ts";

/** What a request's body is described with. */
export interface RequestSources {
  readonly components: Components;
  readonly mergePatches: MergePatches;
  readonly definitions: Definitions;
  readonly relations: readonly Relation[];
  /** A record of each model, for examples. */
  readonly modelExamples: ReadonlyMap<string, JsonObject>;
}

/** The body of an operation: of which resource, inside which record. */
export interface Body {
  readonly resource: Resource;
  readonly kind: BodyKind;
  readonly within: Within | undefined;
}

/** The content of a request's body, by media type. */
export function buildRequestContent(body: Body, sources: RequestSources): Part {
  if (body.kind === "whole") {
    return { "application/json": { schema: buildWhole(body, sources) } };
  }
  return {
    "application/json": { schema: buildPatch(body, sources) },
    "application/merge-patch+json": { schema: buildMergePatch(body, sources) },
  };
}

/** The model itself where a client sends whole records; otherwise what it may leave out is optional. */
function buildWhole(body: Body, sources: RequestSources): Part {
  const { resource, within } = body;
  const { owned, model, reference } = resource;
  const variants = describeVariants(resource, sources);
  const inPath = filledByPath(body);
  const filled = [...owned, ...inPath].filter((name) => isRequired(resource, name, sources));
  const references = referencesOf(resource, sources);
  const isWhole = filled.length === 0 && variants === resource.variants;
  if (isWhole && references === undefined) return toPublished(reference);
  const schemas = variants.map((variant, index) => {
    const required = variant.required.filter((name) => !filled.includes(name));
    const own = referencesIn(references, resource, index);
    return withReferences(toPublished({ ...variant, required }), own);
  });
  const names = filled.map((name) => `\`${name}\``).join(", ");
  const isNested = inPath.some((name) => isRequired(resource, name, sources));
  const name = `New${isNested ? within?.parent.model : ""}${model}`;
  return sources.components.add("schemas", name, {
    ...toUnion(schemas),
    description: `A ${model} as a client sends it${names ? `: what is left out of ${names}, the server fills in` : ""}.`,
    ...toExamples(
      omit(sources.modelExamples.get(model), [...unsent(resource, sources), ...inPath]),
    ),
  });
}

function buildPatch({ resource }: Body, sources: RequestSources): Part {
  const { model, reference } = resource;
  const variants = describeVariants(resource, sources);
  const references = referencesOf(resource, sources);
  const isOptional = toVariants(reference, sources.definitions).every(
    ({ required }) => required.length === 0,
  );
  if (isOptional && variants === resource.variants && references === undefined) {
    return toPublished(reference);
  }
  return sources.components.add("schemas", `${model}Patch`, {
    ...toUnion(buildOptional(resource, sources)),
    description: `The properties of a ${model} to change; each replaces what was there.`,
    ...patchExamples(resource, sources),
  });
}

/** What a client may send of a record, by variant; nothing of it is required. */
export function buildOptional(resource: Resource, sources: RequestSources): readonly Part[] {
  const references = referencesOf(resource, sources);
  return describeVariants(resource, sources).map((variant, index) => {
    const own = referencesIn(references, resource, index);
    return withReferences(toPublished({ ...variant, required: [] }), own);
  });
}

function buildMergePatch({ resource }: Body, sources: RequestSources): Part {
  const { model } = resource;
  const variants = describeVariants(resource, sources);
  const references = referencesOf(resource, sources);
  const schemas = variants.map((variant, index) => {
    const own = referencesIn(references, resource, index) ?? {};
    return sources.mergePatches.build(variant, own);
  });
  return sources.components.add("schemas", `${model}MergePatch`, {
    ...toUnion(schemas),
    description: `Changes to a ${model} as RFC 7396 has them: \`null\` removes a property, an object is merged into the one that is there.`,
    ...patchExamples(resource, sources),
  });
}

/** A body's variants, with what the server says of identifiers beside what the model does. */
function describeVariants(
  resource: Resource,
  { definitions }: RequestSources,
): readonly ObjectSchema[] {
  const variants = toBodyVariants(resource, definitions);
  if (resource.shape === "single") return variants;
  const { path } = resource.identifier;
  return variants.map((variant) => changeAt(variant, path, definitions, withIdBounds));
}

/** Whether the model itself wants it; every record has an identifier, whatever its model says. */
function isRequired(resource: Resource, name: string, { definitions }: RequestSources): boolean {
  const variants = toVariants(resource.reference, definitions);
  return variants.some(({ required }) => required.includes(name));
}

/** Inside a record, the reference to it is known from the path. */
function filledByPath({ within }: Body): readonly string[] {
  return within?.side === "holders" ? [within.relation.member] : [];
}

function referencesOf(resource: Resource, sources: RequestSources): Part | undefined {
  const references =
    resource.shape === "collection" ? buildReferences(resource, sources) : undefined;
  const password = resource.password && { password: buildPassword(resource.password) };
  return password ? { ...references, ...password } : references;
}

/** Those that this variant of the model has. */
function referencesIn(
  references: Part | undefined,
  { variants, whole = variants, password }: Resource,
  index: number,
): Part | undefined {
  const properties = whole[index]?.properties ?? {};
  const own = Object.entries(references ?? {}).filter(([name]) => {
    if (name === "password" && password) return true;
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return schema && !("type" in schema && schema.type === "null");
  });
  return references && Object.fromEntries(own);
}

/** Told to the server and never by it: as the model has it, and not empty. */
function buildPassword(schema: Schema): Part {
  return {
    type: "string",
    format: "password",
    minLength: 1,
    ...toPublished(schema),
    writeOnly: true,
    description: "Kept apart as a hash, and never shown. Left out, it stays as it is.",
  };
}

function withReferences(schema: Part, references: Part | undefined): Part {
  if (!references) return schema;
  const properties = { ...(schema["properties"] as ObjectSchema["properties"]), ...references };
  return { ...schema, properties };
}

export function toUnion(schemas: readonly Part[]): Part {
  const [only] = schemas;
  return only && schemas.length === 1 ? only : { anyOf: schemas };
}

/** What a client need not or must not send: the server's own, and what other records keep. */
function unsent(resource: Resource, { relations }: RequestSources): readonly string[] {
  if (resource.shape === "single") return resource.owned;
  const held = embeddedMembers(resource, relations).filter(
    ({ shows, name, relation }) => shows === "holders" || name !== relation.member,
  );
  return [...resource.owned, ...held.map(({ name }) => name)];
}

/** Enough to see how a change is said. */
function patchExamples(resource: Resource, sources: RequestSources): Part {
  const record = omit(sources.modelExamples.get(resource.model), unsent(resource, sources));
  return toExamples(record && Object.fromEntries(Object.entries(record).slice(0, 2)));
}

function omit(record: JsonObject | undefined, names: readonly string[]): JsonObject | undefined {
  return (
    record && Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)))
  );
}

export function toExamples(record: JsonObject | undefined): Part {
  const isUsable = record && Object.keys(record).length > 0 && !hasReference(record);
  return isUsable ? { examples: [record] } : {};
}

/**
 * Tools that resolve a document take a member of one of these names for a reference, or for a schema
 * that one may lead to, in an example too.
 */
function hasReference(value: Json): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(
    ([name, inner]) => /^\$(?:ref|id|anchor)$/.test(name) || hasReference(inner),
  );
}
