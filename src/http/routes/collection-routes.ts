import type { Method } from "../../schema/method.ts";
import type { Relation } from "../../schema/relations/relation.ts";
import { isMany } from "../../schema/relations/stored-resources.ts";
import type { Collection } from "../../schema/resource.ts";

/** A collection's own routes, and the same ones inside another collection's record. */
export interface CollectionRoute {
  readonly operation: "list" | "create" | "read" | "replace" | "update" | "delete";
  readonly method: Method;
  readonly path: string;
  readonly resource: Collection;
  /** The parameter that names the record: `id`, or `postId` in `/users/:id/posts/:postId`. */
  readonly idParameter: string;
  /** Undefined: all records of the collection. */
  readonly within: Within | undefined;
}

/** The one record that another refers to: `/posts/:id/author`. */
export interface ReferredRoute {
  readonly operation: "readReferred";
  readonly method: "GET";
  readonly path: string;
  readonly resource: Collection;
  readonly within: Within;
}

/** Which records a nested route is about; its parent is named by the parameter `id`. */
export interface Within {
  readonly parent: Collection;
  readonly relation: Relation;
  /** Those that refer to the parent, or those that the parent refers to. */
  readonly side: "holders" | "targets";
}

const operations = {
  GET: [
    { operation: "list", isItem: false },
    { operation: "read", isItem: true },
  ],
  POST: [{ operation: "create", isItem: false }],
  PUT: [{ operation: "replace", isItem: true }],
  PATCH: [{ operation: "update", isItem: true }],
  DELETE: [{ operation: "delete", isItem: true }],
} as const satisfies Record<
  Method,
  readonly { operation: CollectionRoute["operation"]; isItem: boolean }[]
>;

export function buildCollectionRoutes(basePath: string, resource: Collection): CollectionRoute[] {
  return buildOperations(basePath + resource.path, resource, "id", undefined);
}

/**
 * The routes inside a record of the parent: only what the related resource itself enables, and for a
 * to-one reference reading alone.
 */
export function buildNestedRoutes(
  basePath: string,
  parent: Collection,
  relations: readonly Relation[],
): (CollectionRoute | ReferredRoute)[] {
  const inside = `${basePath}${parent.path}/:id/`;
  return relations.flatMap((relation) => [
    ...(relation.to === parent ? buildHolderRoutes(inside, parent, relation) : []),
    ...(relation.from === parent ? buildTargetRoutes(inside, parent, relation) : []),
  ]);
}

function buildHolderRoutes(inside: string, parent: Collection, relation: Relation) {
  const { from, backward } = relation;
  const within = { parent, relation, side: "holders" } as const;
  return buildOperations(inside + backward, from, toIdParameter(from), within);
}

function buildTargetRoutes(inside: string, parent: Collection, relation: Relation) {
  const { to, forward } = relation;
  const within = { parent, relation, side: "targets" } as const;
  return isMany(relation)
    ? buildOperations(inside + forward, to, toIdParameter(to), within)
    : buildReferredRoutes(inside + forward, to, within);
}

function buildOperations(
  path: string,
  resource: Collection,
  idParameter: string,
  within: Within | undefined,
): CollectionRoute[] {
  return resource.operations.flatMap((method) =>
    operations[method].map(({ operation, isItem }) => ({
      operation,
      method,
      path: isItem ? `${path}/:${idParameter}` : path,
      resource,
      idParameter,
      within,
    })),
  );
}

function buildReferredRoutes(path: string, resource: Collection, within: Within): ReferredRoute[] {
  if (!resource.operations.includes("GET")) return [];
  return [{ operation: "readReferred", method: "GET", path, resource, within }];
}

function toIdParameter({ model }: Collection): string {
  const name = model.replaceAll(/\W/g, "");
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}Id`;
}
