import type { Context } from "hono";
import type { BodyReader } from "../../../schema/bodies/body-reader.ts";
import type { FormField } from "../../../schema/bodies/form-fields.ts";
import { readId } from "../../../schema/identifier/identifier.ts";
import { onceForEach } from "../../../schema/once-for-each.ts";
import { canBeEmpty } from "../../../schema/relations/check-relations.ts";
import type { Relation } from "../../../schema/relations/relation.ts";
import { isEmbedded, isMany } from "../../../schema/relations/stored-resources.ts";
import type { Resource } from "../../../schema/resource.ts";
import { isObject, type Json, type JsonObject } from "../../../schema/schema.ts";
import type { BodyKind } from "../../../schema/validate/body-schema.ts";
import { andThen } from "../../and-then.ts";
import { readBody, readJson } from "../../bodies/body.ts";
import { isForm, readFields } from "../../bodies/form.ts";
import { mediaOf } from "../../bodies/media.ts";
import { relationsOf } from "../../relations/requested-relations.ts";
import { findFormReferences, toReferringFields } from "./form-references.ts";

/** A body as real clients send it, without what they do not mean. */
export interface SentBodies {
  read(
    c: Context,
    resource: Resource,
    reader: BodyReader,
    kind?: BodyKind,
  ): JsonObject | Promise<JsonObject>;
  /** Whatever the body is of; the fields of a form are put together by this function. */
  readAny(
    c: Context,
    isMember: (name: string) => boolean,
    fromForm: (fields: readonly FormField[]) => JsonObject,
  ): JsonObject | Promise<JsonObject>;
  /** What is the record's own in it: no empty identifier, nothing that `_embed` and `_expand` put in. */
  toOwn(resource: Resource, body: JsonObject, result: "new" | "changed"): JsonObject;
}

export function createSentBodies(relations: readonly Relation[]): SentBodies {
  const meaningsOf = onceForEach((resource: Resource) => findMeanings(resource, relations));
  const referencesOf = onceForEach((resource: Resource) => findFormReferences(resource, relations));
  return {
    read(c, resource, reader, kind = c.req.method === "PATCH" ? "part" : "whole") {
      const isMember = (name: string) => resource.members.has(name);
      return readAny(c, isMember, (fields) =>
        reader.fromForm(toReferringFields(fields, referencesOf(resource)), kind),
      );
    },
    readAny,
    toOwn(resource, body, result) {
      let changed: Map<string, Json | undefined> | undefined;
      for (const [name, toMeant] of meaningsOf(resource)) {
        const value = Object.hasOwn(body, name) ? body[name] : undefined;
        const meant = value === undefined ? value : toMeant(value, result);
        if (meant === value) continue;
        changed ??= new Map();
        changed.set(name, meant);
      }
      return changed ? withChanges(body, changed) : body;
    },
  };
}

function withChanges(body: JsonObject, changed: ReadonlyMap<string, Json | undefined>): JsonObject {
  const members = Object.entries(body).flatMap(([name, value]): [string, Json][] => {
    const meant = changed.has(name) ? changed.get(name) : value;
    return meant === undefined ? [] : [[name, meant]];
  });
  return Object.fromEntries(members);
}

const readAny: SentBodies["readAny"] = (c, isMember, fromForm) => {
  if (isForm(c)) return andThen(readFields(c, isMember), fromForm);
  return mediaOf(c).isText ? readJson(c) : readBody(c);
};

/** What a client means by a member's value; undefined: nothing. */
type ToMeant = (value: Json, result: "new" | "changed") => Json | undefined;

function findMeanings(
  resource: Resource,
  relations: readonly Relation[],
): readonly (readonly [name: string, ToMeant])[] {
  if (resource.shape === "single") return [];
  const [holder = "", ...inside] = resource.identifier.path;
  const served = relationsOf(resource, relations)
    .flatMap((relation) => [relation.name, relation.called])
    .filter((each) => !resource.shown.includes(each));
  const references = relations.filter(({ from }) => from.path === resource.path);
  return [
    [holder, (value, result) => (result === "new" ? withoutEmpty(value, inside) : value)],
    ...served.map((each) => [each, withoutRecords] as const),
    ...references.map((relation) => [relation.member, toReferring(relation)] as const),
  ];
}

/** A value without what is empty at this path in it; nothing where that is all of it. */
function withoutEmpty(value: Json, [name, ...deeper]: readonly string[]): Json | undefined {
  if (name === undefined) return isEmpty(value) ? undefined : value;
  const inner = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  if (!isObject(value) || inner === undefined) return value;
  const meant = withoutEmpty(inner, deeper);
  if (meant === inner) return value;
  const { [name]: _, ...others } = value;
  return meant === undefined ? others : { ...others, [name]: meant };
}

function isEmpty(value: Json): boolean {
  return value === null || value === "";
}

function withoutRecords(value: Json): Json | undefined {
  return typeof value === "object" && value !== null ? undefined : value;
}

/** An empty text identifies nobody; `_expand=createdBy` puts the record where its identifier was. */
function toReferring(relation: Relation): ToMeant {
  const toId = (value: Json): Json =>
    (isObject(value) ? readId(relation.to.identifier, value) : undefined) ?? value;
  return (value) => {
    if (value === "" && !isMany(relation) && canBeEmpty(relation)) return null;
    if (isEmbedded(relation)) return value;
    return Array.isArray(value) && value.some(isObject) ? value.map(toId) : toId(value);
  };
}
