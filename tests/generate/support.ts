import { createGenerator } from "../../src/generate/create-generator.ts";
import { toIdentifierType } from "../../src/schema/identifier/identifier-type.ts";
import { toMembers } from "../../src/schema/members.ts";
import type { Reference } from "../../src/schema/relations/relation.ts";
import type { Collection, Resource, SingleObject } from "../../src/schema/resource.ts";
import type { JsonObject, ObjectSchema } from "../../src/schema/schema.ts";

/** A resource of one object, without the compiler that would read it from a model. */
export function toSingle(schema: ObjectSchema, model = "Thing"): SingleObject {
  const variants = [schema];
  const members = toMembers(variants);
  return {
    shape: "single",
    path: `/${model.toLowerCase()}`,
    model,
    reference: schema,
    variants,
    members,
    shown: [...members.keys()],
    operations: ["GET"],
    owned: [],
  };
}

export function toCollection(
  schema: ObjectSchema,
  { model = "Thing", path = "/things", count = 20, id = "id" } = {},
): Collection {
  const single = toSingle(schema, model);
  const member = single.members.get(id)?.schema ?? {};
  const identified = toIdentifierType(member, {});
  if (!identified) throw new Error(`${id} is no identifier`);
  return {
    ...single,
    shape: "collection",
    path,
    count,
    identifier: { name: id, path: [id], ...identified },
    owned: [id],
  };
}

/** Records of one resource, drawn without a server. */
export async function generate(
  resource: Resource,
  count: number,
  { resources = [resource], relations = [], seed = 1 }: GenerateOptions = {},
): Promise<JsonObject[]> {
  const generator = await createGenerator({
    seed,
    locale: "en",
    now: new Date("2026-01-01"),
    definitions: {},
    resources,
    relations,
    settings: [],
  });
  return Array.from({ length: count }, (_, index) => generator.record(resource, index));
}

interface GenerateOptions {
  readonly resources?: readonly Resource[];
  readonly relations?: readonly Reference[];
  readonly seed?: number;
}
