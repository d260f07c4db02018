import { type Mistake, SetupError } from "../errors.ts";
import { isAuditTime } from "./audit-members.ts";
import { findIdentifier } from "./identifier/find-identifier.ts";
import type { Identifier } from "./identifier/identifier.ts";
import { requireAt } from "./identifier/identifier-member.ts";
import { type Members, toMembers, toVariants } from "./members.ts";
import type { Method } from "./method.ts";
import type { Model, Models } from "./model.ts";
import type { Definitions, ObjectSchema, Schema } from "./schema.ts";

export type Resource = Collection | SingleObject;

interface ResourceBase {
  readonly path: string;
  /** The model's name: `User`. */
  readonly model: string;
  /** As the OpenAPI document shows it: a reference where the model has a name. */
  readonly reference: Schema;
  /** What one record is: an object, or one of several. */
  readonly variants: readonly ObjectSchema[];
  /** The same in the same order as clients see them, where members are composed and not kept. */
  readonly whole?: readonly ObjectSchema[];
  readonly members: Members;
  /** The names of the members as clients see them; some may be composed and not kept. */
  readonly shown: readonly string[];
  readonly operations: readonly Method[];
  /** What the config says of its records, as text: where it changes, they are made anew. */
  readonly recordSettings?: string;
  /** The members that the server fills in where a body leaves them out. */
  readonly owned: readonly string[];
  /**
   * What the model says of the password that a body may have, where the records are the users of the
   * server: it is taken, kept apart and never shown.
   */
  readonly password?: Schema;
}

export interface Collection extends ResourceBase {
  readonly shape: "collection";
  readonly identifier: Identifier;
  readonly count: number;
}

/** One root object, with no item routes. */
export interface SingleObject extends ResourceBase {
  readonly shape: "single";
}

export const defaultOperations = {
  collection: ["GET", "POST", "PUT", "PATCH", "DELETE"],
  single: ["GET", "PUT", "PATCH"],
} as const satisfies Record<Resource["shape"], readonly Method[]>;
export const defaultCount = 20;

/** What the config says of a resource, as far as a schema is concerned. */
interface ResourceSettings {
  readonly place: string;
  readonly path: string;
  readonly operations: readonly Method[] | undefined;
  readonly count: number | undefined;
  readonly id: string | undefined;
  readonly recordSettings?: string;
}

/**
 * A model with an identifier is mostly one of many: who forgot the `[]` would look for the item
 * routes in vain.
 */
export function findLoneRecords(
  resources: readonly Resource[],
  settings: readonly ResourceSettings[],
  definitions: Definitions,
): Mistake[] {
  return resources.flatMap((resource) => {
    const setting = settings.find(({ path }) => path === resource.path);
    if (resource.shape === "collection" || !setting || !hasIdentifier(resource, definitions))
      return [];
    const { model, path } = resource;
    return {
      code: "single-with-identifier",
      place: `${setting.place}.type`,
      message: `${model} has an identifier, and ${path} serves one of it.`,
      remedy: `For a collection write "${model}[]".`,
    };
  });
}

function hasIdentifier({ model, variants }: Resource, definitions: Definitions): boolean {
  const setting = { place: "", path: "", operations: undefined, count: undefined, id: undefined };
  return findIdentifier(setting, model, variants, definitions, []) !== undefined;
}

/** Joins what the config says of each resource with what the compiler says of its model. */
export function buildResources(settings: readonly ResourceSettings[], models: Models): Resource[] {
  const mistakes: Mistake[] = [];
  const resources = settings.flatMap((setting, index) => {
    const model = models.bound[index];
    if (!model) throw new Error(`No model was read for ${setting.place}`);
    return buildResource(setting, model, models, mistakes) ?? [];
  });
  if (mistakes.length > 0) throw new SetupError(mistakes);
  return resources;
}

function buildResource(
  setting: ResourceSettings,
  model: Model,
  models: Models,
  mistakes: Mistake[],
): Resource | undefined {
  const { place } = setting;
  const variants = toVariants(model.schema, models.definitions);
  if (variants.length === 0) {
    const message = `"${model.name}" is not an object, and a record must be one.`;
    mistakes.push({ code: "type-unreadable", place: `${place}.type`, message });
    return undefined;
  }
  const members = toMembers(variants);
  const shape = model.isArray ? "collection" : "single";
  const base = {
    path: setting.path,
    model: model.name,
    reference: model.schema,
    variants,
    members,
    shown: [...members.keys()],
    operations: setting.operations ?? defaultOperations[shape],
    ...(setting.recordSettings === undefined ? {} : { recordSettings: setting.recordSettings }),
  };
  if (shape === "single") {
    if (setting.count !== undefined) {
      const message = `a single object has no count; "${model.name}[]" would make a collection.`;
      mistakes.push({ code: "config-invalid", place: `${place}.count`, message });
    }
    return { ...base, shape, owned: ownedMembers(members) };
  }
  const identifier = findIdentifier(setting, model.name, variants, models.definitions, mistakes);
  if (!identifier) return undefined;
  const identified = variants.map((each) => requireAt(each, identifier.path, models.definitions));
  return {
    ...base,
    shape,
    identifier,
    variants: identified,
    members: toMembers(identified),
    owned: ownedMembers(members, identifier.name),
    count: setting.count ?? mostRecords(identifier.schema),
  };
}

/** A few known values identify no more records than they are. */
function mostRecords(schema: Identifier["schema"]): number {
  return "enum" in schema ? Math.min(defaultCount, schema.enum.length) : defaultCount;
}

function ownedMembers(members: Members, identifier?: string): string[] {
  return [...members]
    .filter(
      ([name, { schema }]) => name === identifier || schema.readOnly || isAuditTime(name, schema),
    )
    .map(([name]) => name);
}

/** What an identifier may be, as the model says it; a nested one as the server makes it. */
export function schemaOfId({ members, identifier }: Collection): Schema {
  return members.get(identifier.name)?.schema ?? identifier.schema;
}
