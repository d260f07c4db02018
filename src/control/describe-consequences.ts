import { HttpError } from "../errors.ts";
import { decodePart } from "../http/sent-path.ts";
import type { Relation } from "../schema/relations/relation.ts";
import type { Collection } from "../schema/resource.ts";
import type { Consequences } from "./api.ts";
import type { Served } from "./controlled.ts";

/** What deleting the record at this path, as it was sent, would do to others: `/users/7`. */
export function describeConsequences(served: Served, sentPath: string): Consequences {
  const { collection, id } = findPlace(served, sentPath);
  const { deleted, emptied, refusing } = served.consequences(collection, id);
  return {
    deletes: sumByPath(deleted),
    nullifies: [...emptied].map(([{ from, member }, count]) => ({
      path: from.path,
      member,
      count,
    })),
    ...(refusing ? { refused: toReason(refusing) } : {}),
  };
}

function findPlace({ resources }: Served, sentPath: string) {
  // An identifier may have a slash of its own, which is encoded as yet.
  const [, path = "", id = ""] = /^(.+)\/([^/]+)$/.exec(sentPath) ?? [];
  const collection = resources.find(
    (resource): resource is Collection => resource.shape === "collection" && resource.path === path,
  );
  if (collection) return { collection, id: decodePart(id) };
  throw new HttpError("unknown-path", `There is no collection at ${path || sentPath}.`);
}

/** Several relations may lead to records of one collection. */
function sumByPath(deleted: ReadonlyMap<Relation, number>): Consequences["deletes"] {
  const sums = new Map<string, number>();
  for (const [{ from }, count] of deleted) sums.set(from.path, (sums.get(from.path) ?? 0) + count);
  return [...sums].map(([path, count]) => ({ path, count }));
}

function toReason({ from, to, member }: Relation): string {
  return `${from.path} has records whose ${member} refers to it, or to a record of ${to.path} that would go along.`;
}
