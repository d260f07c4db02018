import type { Context } from "hono";
import type { BodyReader } from "../../schema/bodies/body-reader.ts";
import { onceForEach } from "../../schema/once-for-each.ts";
import { canBeEmpty } from "../../schema/relations/check-relations.ts";
import type { Relation } from "../../schema/relations/relation.ts";
import { isMany } from "../../schema/relations/stored-resources.ts";
import type { Resource } from "../../schema/resource.ts";
import type { Json, JsonObject } from "../../schema/schema.ts";
import type { BodyKind } from "../../schema/validate/body-schema.ts";
import { andThen } from "../and-then.ts";
import { readBody, readJson } from "../body.ts";
import { isForm, readFields } from "../form.ts";
import { relationsOf } from "../relations/requested-relations.ts";

/** A body as real clients send it, without what they do not mean. */
export interface SentBodies {
  read(c: Context, resource: Resource, reader: BodyReader): JsonObject | Promise<JsonObject>;
  /** What stands in it by itself: an empty identifier, and what `_embed` and `_expand` put in. */
  toOwn(resource: Resource, body: JsonObject, result: "new" | "changed"): JsonObject;
}

export function createSentBodies(relations: readonly Relation[]): SentBodies {
  const guests = onceForEach((resource: Resource) => findGuests(resource, relations));
  return {
    read(c, resource, reader) {
      if (isForm(c)) {
        const kind: BodyKind = c.req.method === "PATCH" ? "part" : "whole";
        const isMember = (name: string) => resource.members.has(name);
        return andThen(readFields(c, isMember), (fields) => reader.fromForm(fields, kind));
      }
      return isText(c) ? readJson(c) : readBody(c);
    },
    toOwn(resource, body, result) {
      const { served, references } = guests(resource);
      const identifier = resource.shape === "collection" ? resource.identifier.name : undefined;
      const isAside = ([name, value]: [string, Json]) =>
        (served.has(name) && typeof value === "object" && value !== null) ||
        (result === "new" && name === identifier && (value === null || value === ""));
      const isNobody = ([name, value]: [string, Json]) => value === "" && references.has(name);
      const members = Object.entries(body);
      if (!members.some((member) => isAside(member) || isNobody(member))) return body;
      return Object.fromEntries(
        members
          .filter((member) => !isAside(member))
          .map(([name, value]) => [name, isNobody([name, value]) ? null : value]),
      );
    },
  };
}

interface Guests {
  /** The members that `_embed` and `_expand` put in, where the model has none of the name. */
  readonly served: ReadonlySet<string>;
  /** To-one references that may be empty: an empty text is no identifier. */
  readonly references: ReadonlySet<string>;
}

function findGuests(resource: Resource, relations: readonly Relation[]): Guests {
  if (resource.shape === "single") return { served: new Set(), references: new Set() };
  const names = relationsOf(resource, relations).flatMap(({ name, called }) => [name, called]);
  const own = relations.filter(({ from }) => from.path === resource.path);
  return {
    served: new Set(names.filter((name) => !resource.shown.includes(name))),
    references: new Set(
      own
        .filter((relation) => !isMany(relation) && canBeEmpty(relation))
        .map(({ member }) => member),
    ),
  };
}

/** What `fetch` says of a text that nobody gave a type to. */
function isText(c: Context): boolean {
  return /^\s*text\/plain\s*(?:;|$)/i.test(c.req.header("content-type") ?? "");
}
