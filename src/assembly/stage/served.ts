import type { Served } from "../../control/controlled.ts";
import { countRecords } from "../../http/records/first-records.ts";
import { createFindConsequences } from "../../http/relations/find-consequences.ts";
import { onceForEach } from "../../schema/once-for-each.ts";
import { toTitle } from "../project/project.ts";
import type { Stage } from "./stage.ts";

/** A stage as the management API sees it. */
export const toServed: (stage: Stage) => Served = onceForEach((stage) => {
  const { project, dataset, auth } = stage;
  const { config, resources, relations, routes, models } = project;
  return {
    title: toTitle(project),
    config,
    definitions: models.definitions,
    resources,
    relations,
    routes,
    tokens: auth.tokens,
    get users() {
      return auth.users;
    },
    consequences: createFindConsequences(dataset, models.definitions, relations),
    get total() {
      return dataset.total();
    },
    count: (resource) => countRecords(dataset, resource),
    versionOf: (resource) => {
      const version =
        resource.shape === "collection"
          ? dataset.collection(resource).version()
          : dataset.object(resource).read()?.version;
      return `${dataset.identity} ${version}`;
    },
  };
});
