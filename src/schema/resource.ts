import { type Mistake, SetupError } from "../errors.ts";
import { isAuditTime } from "./audit-members.ts";
import { type Members, toMembers, toVariants } from "./members.ts";
import type { Method } from "./method.ts";
import type { Model, Models } from "./model.ts";
import type { ObjectSchema, Schema } from "./schema.ts";

export type Resource = Collection | SingleObject;

interface ResourceBase {
  readonly path: string;
  /** The model's name: `User`. */
  readonly model: string;
  /** As the OpenAPI document shows it: a reference where the model has a name. */
  readonly reference: Schema;
  /** What one record is: an object, or one of several. */
  readonly variants: readonly ObjectSchema[];
  readonly members: Members;
  /** The names of the members as clients see them; some may be composed and not kept. */
  readonly shown: readonly string[];
  readonly operations: readonly Method[];
  /** What the config says of its records, as text: where it changes, they are made anew. */
  readonly recordSettings?: string;
  /** The members that the server fills in where a body leaves them out. */
  readonly owned: readonly string[];
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

export interface Identifier {
  readonly name: string;
  readonly type: "number" | "string";
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
): Mistake[] {
  return resources.flatMap((resource) => {
    const setting = settings.find(({ path }) => path === resource.path);
    if (resource.shape === "collection" || !setting || !hasIdentifier(resource)) return [];
    const { model, path } = resource;
    return {
      code: "single-with-identifier",
      place: `${setting.place}.type`,
      message: `${model} has an identifier, and ${path} serves one of it.`,
      remedy: `For a collection write "${model}[]".`,
    };
  });
}

function hasIdentifier({ model, members }: Resource): boolean {
  const setting = { place: "", path: "", operations: undefined, count: undefined, id: undefined };
  return findIdentifier(setting, model, members, []) !== undefined;
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
  const identifier = findIdentifier(setting, model.name, members, mistakes);
  if (!identifier) return undefined;
  return {
    ...base,
    shape,
    identifier,
    owned: ownedMembers(members, identifier.name),
    count: setting.count ?? defaultCount,
  };
}

function findIdentifier(
  setting: ResourceSettings,
  model: string,
  members: Members,
  mistakes: Mistake[],
): Identifier | undefined {
  const candidates = [`${model[0]?.toLowerCase()}${model.slice(1)}Id`, "uuid", "_id", "key"];
  const name = setting.id ?? ["id", ...candidates].find((candidate) => members.has(candidate));
  const member = name === undefined ? undefined : members.get(name);
  const type = member && identifierType(member.schema);
  if (name !== undefined && type) return { name, type };
  mistakes.push({
    code: "identifier-missing",
    place: setting.id === undefined ? `${setting.place}.type` : `${setting.place}.id`,
    message:
      name === undefined
        ? `"${model}" has no identifier.`
        : member
          ? `"${name}" of "${model}" is neither a number nor a text.`
          : `"${model}" has no member "${name}".`,
    remedy: `Name a member with id, such as one of ${[...members.keys()].join(", ")}; or bind "${model}" without [] for a single object.`,
  });
  return undefined;
}

function identifierType(schema: Schema): Identifier["type"] | undefined {
  if (!("type" in schema)) return undefined;
  if (schema.type === "string") return "string";
  return schema.type === "number" || schema.type === "integer" ? "number" : undefined;
}

function ownedMembers(members: Members, identifier?: string): string[] {
  return [...members]
    .filter(
      ([name, { schema }]) => name === identifier || schema.readOnly || isAuditTime(name, schema),
    )
    .map(([name]) => name);
}
