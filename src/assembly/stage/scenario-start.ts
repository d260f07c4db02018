import type { Contents, Dataset } from "../../dataset/dataset.ts";
import type { Resource } from "../../schema/resource.ts";
import type { Project } from "../project/project.ts";
import { mostKept } from "../records/remember-records.ts";
import { forgetUsers } from "./renew-records.ts";

/** What a scenario's records are when it begins, so that beginning again need not make them. */
export interface ScenarioStart {
  /**
   * Puts back what was written to of these resources; `everything`: users and tokens too. False, and
   * nothing is done, where there are more records than anybody keeps.
   */
  bringBack(resources: readonly Resource[], everything: boolean): boolean;
}

/** Of a dataset that is the scenario's own, before anybody has written to it. */
export function keepScenarioStart(project: Project, dataset: Dataset): ScenarioStart {
  const { config, resources } = project;
  const kept = new Map(
    resources.map((resource) => [resource, dataset.contents(resource, mostKept)]),
  );
  const marks = new Map(resources.map((resource) => [resource, dataset.writeMark(resource)]));
  const accounts = config.auth?.mode === "bearer" ? dataset.accounts().contents() : undefined;
  return {
    bringBack: (wanted, everything) => {
      const lost = new Map<Resource, Contents>();
      for (const resource of wanted) {
        if (dataset.writeMark(resource) === marks.get(resource)) continue;
        const contents = kept.get(resource);
        if (!contents) return false;
        lost.set(resource, contents);
      }
      dataset.renew(lost, () => {
        if (!everything) forgetUsers(project, dataset, wanted, false);
        else if (accounts) dataset.accounts().putBack(accounts);
      });
      for (const resource of lost.keys()) marks.set(resource, dataset.writeMark(resource));
      return true;
    },
  };
}
