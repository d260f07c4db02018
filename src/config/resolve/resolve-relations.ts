import {
  defaultOnDelete,
  onDeletes,
  type RelationSetting,
} from "../../schema/relations/relation.ts";
import { relationSettings } from "../setting-tables.ts";
import { oneOf, type Setting, type SettingsReader, text } from "../settings.ts";

const segment: Setting<string> = {
  expects: "one segment of a path, such as reviews",
  accepts: (value): value is string => typeof value === "string" && /^[\w~-][\w.~-]*$/.test(value),
};

/** What a resource's `relations` says of its members. */
export function resolveRelations(
  resource: SettingsReader,
): false | ReadonlyMap<string, RelationSetting> {
  if (!resource.has("relations")) return new Map();
  if (resource.value("relations") === false) return false;
  const relations = resource.child("relations");
  return new Map(relations.keys().map((member) => [member, resolveRelation(relations, member)]));
}

function resolveRelation(relations: SettingsReader, member: string): RelationSetting {
  if (relations.value(member) === false) return false;
  const relation = relations.child(member);
  relation.refuseOthers(Object.keys(relationSettings));
  return {
    to: relation.optional("to", text),
    as: relation.optional("as", segment),
    onDelete: relation.optional("onDelete", oneOf(onDeletes)) ?? defaultOnDelete,
  };
}
