import { isDeepStrictEqual } from "node:util";
import type { Config } from "../../config/config.ts";
import type { Models } from "../../schema/model.ts";
import type { Project } from "./project.ts";

interface KnownProject {
  readonly config: Config;
  readonly models: Models;
  readonly project: Project;
}

/** So many are remembered, with the records that each has made. */
const mostKnown = 4;
let known: readonly KnownProject[] = [];

/**
 * The project that this process has built of the same config and the same models: what is made for it
 * need not be made again. A function in a config is only the same where it is the very same.
 */
export function findKnownProject(config: Config, models: Models): Project | undefined {
  const found = known.find(
    (each) => each.models === models && isDeepStrictEqual(each.config, config),
  );
  return found?.project;
}

export function rememberProject(config: Config, models: Models, project: Project): void {
  known = [{ config, models, project }, ...known].slice(0, mostKnown);
}
