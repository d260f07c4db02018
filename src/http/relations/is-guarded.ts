import type { AuthConfig } from "../../config/config.ts";
import type { Mistake } from "../../errors.ts";
import type { Method } from "../../schema/method.ts";
import type { Relation } from "../../schema/relations/relation.ts";
import type { Collection } from "../../schema/resource.ts";
import type { Parameters } from "../query/parameters.ts";
import { isResourceRoute, type Route } from "../routes/routes.ts";
import { findRequestedRelations, targetOf } from "./requested-relations.ts";

/**
 * Whether a route asks for a credential: every mock route but the public ones, and `me`. The question
 * is put to the matched route, never to a second pattern over paths, so that the two cannot disagree.
 */
export function isGuarded(route: Route, auth: AuthConfig | undefined): boolean {
  if (!auth) return false;
  if (!isResourceRoute(route)) return guardedOperations.includes(route.operation);
  return !isPublic(auth, route.resource.path, route.method);
}

const guardedOperations: readonly Route["operation"][] = ["me", "updateMe", "deleteMe"];

/**
 * Whether a request for a public resource asks for records of a guarded one inside it: what
 * `/posts/1/user` refuses, `/posts/1?_expand=user` must refuse too.
 */
export function asksForGuarded(
  route: Route,
  parameters: () => Parameters,
  auth: AuthConfig | undefined,
  relations: readonly Relation[],
): boolean {
  if (!auth || !isResourceRoute(route) || route.resource.shape !== "collection") return false;
  const requested = findRequestedRelations(route.resource, relations, parameters());
  return requested.some((each) => !isPublic(auth, targetOf(each).path, "GET"));
}

/**
 * Whether some request for a public resource is refused nevertheless, for what it asks of related
 * records: those beside its own to be shown, those further on to be compared with.
 */
export function mayAskForGuarded(
  route: Route,
  auth: AuthConfig | undefined,
  relations: readonly Relation[],
): boolean {
  if (!auth || !isResourceRoute(route) || route.resource.shape !== "collection") return false;
  const reached = new Set([route.resource.path]);
  // A set goes on to what is added to it on the way.
  for (const path of reached) {
    for (const { from, to } of relations) {
      if (from.path === path) reached.add(to.path);
      if (to.path === path) reached.add(from.path);
    }
  }
  return [...reached].some((path) => !isPublic(auth, path, "GET"));
}

/** A model that embeds another shows it: where the one is public, the other is no secret. */
export function findShownGuarded(
  auth: AuthConfig | undefined,
  relations: readonly Relation[],
): readonly Mistake[] {
  if (!auth) return [];
  return relations.flatMap(({ from, to, member, holds, otherEnd }) => [
    ...(holds === "record" || holds === "records" ? describeShown(auth, from, member, to) : []),
    ...(otherEnd === undefined ? [] : describeShown(auth, to, otherEnd, from)),
  ]);
}

function describeShown(
  auth: AuthConfig,
  shown: Collection,
  member: string,
  guarded: Collection,
): Mistake[] {
  if (!isPublic(auth, shown.path, "GET") || isPublic(auth, guarded.path, "GET")) return [];
  const message = `GET ${shown.path} is public and shows records of ${guarded.path}, which are guarded, in ${shown.model}.${member}.`;
  const remedy = `Make GET ${guarded.path} public too, or refer to it by identifier in the model.`;
  return [{ code: "guarded-shown", place: "auth.public", message, remedy }];
}

/** Whether a resource stays open for a method. */
export function isPublic(auth: AuthConfig, resourcePath: string, asked: Method): boolean {
  return auth.public.some(
    ({ method, path }) => path === resourcePath && (method === undefined || method === asked),
  );
}
