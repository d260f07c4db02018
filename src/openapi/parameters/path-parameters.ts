import { idOf } from "../../http/relations/embedded-members.ts";
import type { ResourceRoute } from "../../http/routes/routes.ts";
import { withIdBounds } from "../../schema/identifier/identifier-bounds.ts";
import { type Collection, type Resource, schemaOfId } from "../../schema/resource.ts";
import type { Json, JsonObject } from "../../schema/schema.ts";
import type { Part } from "../components.ts";
import { toPublished } from "../schemas/published-schema.ts";

type Example = (resource: Resource) => JsonObject | undefined;

/** The identifiers in a path, with those of records that exist and belong together. */
export function buildPathParameters(route: ResourceRoute, example: Example): Part[] {
  const { resource, path } = route;
  if (resource.shape === "single") return [];
  const within = "within" in route ? route.within : undefined;
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const owners = within ? [within.parent, resource] : [resource];
  const ids = findIds(route, example);
  return names.flatMap((name, index) => {
    const owner = owners[index];
    return owner ? [buildPathParameter(name, owner, ids[index])] : [];
  });
}

function findIds(route: ResourceRoute, example: Example): readonly (Json | undefined)[] {
  const { resource } = route;
  if (resource.shape === "single") return [];
  const record = example(resource);
  const id = record && idOf(resource, record);
  const within = "within" in route ? route.within : undefined;
  if (!within) return [id];
  const { parent, relation, side } = within;
  const owner = example(parent);
  const ownerId = owner && idOf(parent, owner);
  return side === "holders"
    ? [firstId(record?.[relation.member], parent) ?? ownerId, id]
    : [ownerId, firstId(owner?.[relation.member], resource) ?? id];
}

/** What a member refers to, whether it holds identifiers or shows records. */
function firstId(value: Json | undefined, to: Collection): Json | undefined {
  if (Array.isArray(value)) return firstId(value[0], to);
  if (typeof value !== "object" || value === null) return value ?? undefined;
  return idOf(to, value as JsonObject);
}

function buildPathParameter(name: string, collection: Collection, example?: Json): Part {
  const { model, identifier } = collection;
  const published = toPublished(withIdBounds(schemaOfId(collection)));
  const { description: _, readOnly: __, ...schema } = published;
  return {
    name,
    in: "path",
    required: true,
    description: `The \`${identifier.name}\` of a ${model}.`,
    schema,
    ...(example === undefined ? {} : { example }),
  };
}
