import type { ResourceRoute } from "../../http/routes/routes.ts";
import { toPlural, toSingular, toWords } from "../../schema/name-words.ts";
import type { Resource } from "../../schema/resource.ts";
import { findName } from "../components.ts";
import { operations } from "./operations.ts";

/** How the operations on a resource call it: `User` and `Users`. */
export interface Noun {
  readonly one: string;
  readonly many: string;
}

/** The model's name; where several resources have one model, each goes by its path. */
export function buildNouns(resources: readonly Resource[]): ReadonlyMap<Resource, Noun> {
  return new Map(
    resources.map((resource) => {
      const isShared = resources.some(
        (other) => other !== resource && other.model === resource.model,
      );
      const one = isShared ? nameByPath(resource) : resource.model;
      return [resource, { one, many: toPlural([one]).join("") }] as const;
    }),
  );
}

/** `/archive/categories` → `ArchiveCategory`. */
function nameByPath({ path, shape, model }: Resource): string {
  const words = toWords(path);
  return toPascal(shape === "collection" ? toSingular(words) : words) || model;
}

/** A name for each route's operation that makes a good method of a client: `listUsers`. */
export function buildOperationIds(
  routes: readonly ResourceRoute[],
  nouns: ReadonlyMap<Resource, Noun>,
  taken: readonly string[],
): ReadonlyMap<ResourceRoute, string> {
  const ids = new Set(taken);
  return new Map(
    routes.map((route) => {
      const { one, many } = toNoun(route, nouns);
      const id = `${operations[route.operation].verb}${route.operation === "list" ? many : one}`;
      const free = findName(id, (candidate) => !ids.has(candidate));
      ids.add(free);
      return [route, free] as const;
    }),
  );
}

/** What an operation is about: `User`, or `UserPost` where it is one inside the other. */
function toNoun(route: ResourceRoute, nouns: ReadonlyMap<Resource, Noun>): Noun {
  const { resource } = route;
  const own = nouns.get(resource) ?? { one: resource.model, many: resource.model };
  if (!("within" in route) || !route.within) return own;
  const { parent, relation, side } = route.within;
  const [name = "", ...rest] = (side === "holders" ? relation.backward : relation.forward).split(
    "-by-",
  );
  const owner = nouns.get(parent)?.one ?? parent.model;
  const by = rest.map((member) => `By${toPascal(toWords(member))}`).join("");
  const one = route.operation === "readReferred" ? toWords(name) : toSingular(toWords(name));
  return {
    one: `${owner}${toPascal(one)}${by}`,
    many: `${owner}${toPascal(toWords(name))}${by}`,
  };
}

function toPascal(words: readonly string[]): string {
  const plain = words.map((word) => word.normalize("NFKD").replaceAll(/[^A-Za-z0-9]/g, ""));
  return plain.map((word) => `${word[0]?.toUpperCase() ?? ""}${word.slice(1)}`).join("");
}
