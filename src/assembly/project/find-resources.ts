import { SetupError } from "../../errors.ts";
import type { Resource } from "../../schema/resource.ts";
import { suggest } from "../../suggest.ts";
import type { Project } from "./project.ts";

/** The resources of these paths; an unknown one is a mistake. */
export function findResources(
  { resources }: Project,
  paths: readonly string[],
): readonly Resource[] {
  const known = resources.map(({ path }) => path);
  const unknown = paths.filter((path) => !known.includes(path));
  if (unknown.length === 0) return resources.filter(({ path }) => paths.includes(path));
  throw new SetupError(
    unknown.map((path) => {
      const remedy = suggest(path, known);
      const message = "there is no such resource.";
      return { code: "resource-unknown", place: path, message, ...(remedy ? { remedy } : {}) };
    }),
  );
}

export function findResource(project: Project, path: string): Resource {
  const [found] = findResources(project, [path]);
  if (found) return found;
  throw new Error(`${path} is known and was not found.`);
}
