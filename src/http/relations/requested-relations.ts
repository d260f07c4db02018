import { toCamel } from "../../schema/name-words.ts";
import type { Relation } from "../../schema/relations/relation.ts";
import { isMany } from "../../schema/relations/stored-resources.ts";
import type { Collection } from "../../schema/resource.ts";
import { type Parameters, refuseQuery, wordsOf } from "../query/parameters.ts";

/** Related records that a request wants inside each record, beyond what the model embeds. */
export interface RequestedRelation {
  /** The member that they are put in: `_embed=order-items` gives `orderItems`. */
  readonly name: string;
  readonly relation: Relation;
  readonly shows: "one" | "many" | "holders";
}

const parameterNames = ["_embed", "_expand"] as const;

/** Either parameter takes either side's names, as json-server 1.0 does with `_embed`. */
export function parseRequestedRelations(
  collection: Collection,
  relations: readonly Relation[],
  parameters: Parameters,
): readonly RequestedRelation[] {
  const names = parameterNames.flatMap((parameter) =>
    wordsOf(parameters, parameter).map((name) => ({ parameter, name })),
  );
  if (names.length === 0) return [];
  const known = relationsOf(collection, relations);
  const found = names.map(({ parameter, name }) => {
    const relation = known.find((each) => each.called === name || each.name === name);
    if (relation) return relation;
    const there = known.map(({ called }) => called).join(", ") || "none";
    throw refuseQuery(
      parameter,
      `${collection.model} has no relation "${name}". There are: ${there}.`,
    );
  });
  // Named twice it is still read once: forty times the same rows would not fit into memory.
  return [...new Set(found)];
}

/** json-server's `_dependent=comments`: the relations whose holders a deletion is to take along. */
export function parseDependent(
  collection: Collection,
  relations: readonly Relation[],
  parameters: Parameters,
): readonly Relation[] {
  const names = wordsOf(parameters, "_dependent");
  if (names.length === 0) return [];
  const known = relationsOf(collection, relations).filter(({ shows }) => shows === "holders");
  return names.map((name) => {
    const found = known.find((each) => each.called === name || each.name === name);
    if (found) return found.relation;
    const there = known.map(({ called }) => called).join(", ") || "none";
    throw refuseQuery(
      "_dependent",
      `No "${name}" depend on ${collection.model}. There are: ${there}.`,
    );
  });
}

/** Those of them that there are; a name that is none is for whoever answers to refuse. */
export function findRequestedRelations(
  collection: Collection,
  relations: readonly Relation[],
  parameters: Parameters,
): readonly RequestedRelation[] {
  const names = parameterNames.flatMap((parameter) => wordsOf(parameters, parameter));
  if (names.length === 0) return [];
  return relationsOf(collection, relations).filter(
    ({ called, name }) => names.includes(called) || names.includes(name),
  );
}

/** The collection whose records it shows. */
export function targetOf({ relation, shows }: RequestedRelation): Collection {
  return shows === "holders" ? relation.from : relation.to;
}

/** Every relation of a collection's records, by the name that its route has. */
export function relationsOf(
  collection: Collection,
  relations: readonly Relation[],
): readonly (RequestedRelation & { readonly called: string })[] {
  return relations.flatMap((relation) => {
    const { from, to, forward, backward } = relation;
    const shows = isMany(relation) ? "many" : "one";
    return [
      ...(from.path === collection.path
        ? [{ called: forward, name: toCamel(forward), relation, shows } as const]
        : []),
      ...(to.path === collection.path
        ? [{ called: backward, name: toCamel(backward), relation, shows: "holders" } as const]
        : []),
    ];
  });
}
