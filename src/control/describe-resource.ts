import type { Relation } from "../schema/relations/relation.ts";
import { isMany } from "../schema/relations/stored-resources.ts";
import type { Collection, Resource } from "../schema/resource.ts";
import type { ResourceInfo, ResourceRelation } from "./api.ts";
import type { Served } from "./controlled.ts";

type Surroundings = Pick<Served, "config" | "relations" | "count">;

export function describeResource(resource: Resource, served: Surroundings): ResourceInfo {
  const { path, model, shape, operations, reference } = resource;
  const title = findTitle(resource);
  return {
    path,
    name: model,
    shape: shape === "collection" ? "collection" : "object",
    count: served.count(resource),
    operations,
    ...(resource.shape === "collection" ? { id: resource.identifier.name } : {}),
    ...(title === undefined ? {} : { title }),
    schema: reference,
    relations: resource.shape === "collection" ? describeRelations(resource, served) : [],
  };
}

/** What people call a thing by, the clearest first. */
const titles = [
  "name",
  "title",
  "fullName",
  "displayName",
  "label",
  "subject",
  "headline",
  "username",
  "email",
  "code",
  "slug",
];

function findTitle({ members }: Resource): string | undefined {
  const isText = (name: string) => {
    const schema = members.get(name)?.schema;
    return schema !== undefined && "type" in schema && schema.type === "string";
  };
  return titles.find(isText);
}

function describeRelations(
  collection: Collection,
  { relations, config }: Surroundings,
): ResourceRelation[] {
  const inside = `${config.basePath}${collection.path}/:id/`;
  return relations.flatMap((relation) => [
    ...(relation.from.path === collection.path ? [describeForward(relation, inside)] : []),
    ...(relation.to.path === collection.path ? [describeBackward(relation, inside)] : []),
  ]);
}

function describeForward(relation: Relation, inside: string): ResourceRelation {
  const { forward, member, to, onDelete } = relation;
  const kind = isMany(relation) ? "many" : "one";
  return { name: forward, member, kind, to: to.path, route: inside + forward, onDelete };
}

function describeBackward(relation: Relation, inside: string): ResourceRelation {
  const { backward, from, onDelete } = relation;
  return { name: backward, kind: "many", to: from.path, route: inside + backward, onDelete };
}
