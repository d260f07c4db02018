import { toMembers } from "../../src/schema/members.ts";
import type { Collection, SingleObject } from "../../src/schema/resource.ts";
import type { ObjectSchema } from "../../src/schema/schema.ts";

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
  const type = "type" in member && member.type === "string" ? "string" : "number";
  return {
    ...single,
    shape: "collection",
    path,
    count,
    identifier: { name: id, type },
    owned: [id],
  };
}
