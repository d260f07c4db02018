import type { Dataset } from "../../dataset/dataset.ts";
import { readId } from "../../schema/identifier/identifier.ts";
import { onceForEach } from "../../schema/once-for-each.ts";
import type { Relation } from "../../schema/relations/relation.ts";
import type { Collection } from "../../schema/resource.ts";
import type { Definitions, Json, JsonObject } from "../../schema/schema.ts";
import type { Faults } from "../../schema/validate/faults.ts";
import { toInvalidBody } from "../bodies/invalid-body.ts";
import { type EmbeddedMember, embeddedMembers, idOf, toIds } from "./embedded-members.ts";
import { createRelatedRecords } from "./related-records.ts";

/** A body as it is kept: identifiers where the client may have sent the related records. */
export type KeepReferences = (
  collection: Collection,
  body: JsonObject,
  before: JsonObject | undefined,
) => JsonObject;

export function createKeepReferences(
  dataset: Dataset,
  definitions: Definitions,
  relations: readonly Relation[],
): KeepReferences {
  const related = createRelatedRecords(dataset, definitions);
  const embeddedIn = onceForEach((collection: Collection) =>
    embeddedMembers(collection, relations),
  );
  return (collection, body, before) => {
    const all = embeddedIn(collection);
    const embedded = all.length === 0 ? all : all.filter(({ name }) => Object.hasOwn(body, name));
    if (embedded.length === 0) return body;
    const kept = new Map(Object.entries(body));
    const faults: Record<string, string> = {};
    for (const member of embedded) {
      if (member.shows === "holders") {
        kept.delete(member.name);
        if (!isAsServed(member, body, before)) {
          const { from, member: of } = member.relation;
          faults[member.name] = `is kept by ${from.model}.${of}: change it there`;
        }
      } else {
        const value = toIdentifiers(body[member.name], member.relation.to);
        const { name, relation } = member;
        kept.delete(name);
        if (isSaidBeside(member, body, before)) continue;
        kept.set(relation.member, value);
        if (!exist(member, value)) faults[name] = "refers to a record that does not exist";
      }
    }
    refuse(collection, faults);
    return Object.fromEntries(kept);
  };

  function exist({ relation }: EmbeddedMember, value: Json): boolean {
    const ids = new Set(toIds(value));
    return ids.size === 0 || related.read(relation.to, [...ids]).length === ids.size;
  }

  /** A client that sends back what it read changes nothing, and is not to be refused for that. */
  function isAsServed(
    { name, relation }: EmbeddedMember,
    body: JsonObject,
    before: JsonObject | undefined,
  ): boolean {
    const value = body[name];
    if (!Array.isArray(value)) return false;
    // Inside another record it is served empty, with the identifier beside it.
    if (value.length === 0 && readId(relation.to.identifier, body) !== undefined) return true;
    const given = new Set(toIds(toIdentifiers(value, relation.from)));
    if (given.size !== value.length) return false;
    // A new record has none yet; those that the body repeats stay with the record that it was copied from.
    const holders = before
      ? related.readHolders(relation, [idOf(relation.to, before)])
      : related.read(relation.from, [...given]);
    const ids = holders.map((holder) => idOf(relation.from, holder));
    return given.size === ids.length && ids.every((id) => given.has(id));
  }
}

/**
 * `authorId` beside `author` says the same; where the two differ, the one that a client has changed
 * counts, and of a new record the identifier.
 */
function isSaidBeside(
  { name, relation }: EmbeddedMember,
  body: JsonObject,
  before: JsonObject | undefined,
): boolean {
  const { member } = relation;
  if (member === name || !Object.hasOwn(body, member)) return false;
  return !before || JSON.stringify(body[member]) !== JSON.stringify(before[member]);
}

function refuse(collection: Collection, byMember: Faults["byMember"]): void {
  if (Object.keys(byMember).length > 0) throw toInvalidBody(collection, { byMember, more: 0 });
}

/** The related record counts by its identifier; anything else is left for the validator to refuse. */
function toIdentifiers(value: Json | undefined, to: Collection): Json {
  if (Array.isArray(value)) return value.map((item: Json) => toIdentifiers(item, to));
  if (typeof value !== "object" || value === null) return value ?? null;
  return readId(to.identifier, value as JsonObject) ?? value;
}
