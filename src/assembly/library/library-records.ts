import type { RecordAccess } from "../../http/records/access/record-access.ts";
import type { JsonObject } from "../../schema/schema.ts";
import { findResource } from "../project/find-resources.ts";
import type { Stage } from "../stage/stage.ts";
import type { Backlot } from "./backlot.ts";

/**
 * The records of what is served at the moment: whoever holds those of a path goes on with them after a
 * reload. That they are what the registered models say is the models' word.
 */
export function createLibraryRecords(stage: () => Stage): Pick<Backlot, "records" | "seed"> {
  const access = (path: string): RecordAccess => {
    const { project, records } = stage();
    return records.access(findResource(project, path));
  };
  const records = (path: string): RecordAccess => {
    // An unknown path is told where it is written, and not where it is used.
    access(path);
    return {
      all: (match) => access(path).all(match),
      get: (id) => access(path).get(id),
      find: (match) => access(path).find(match),
      insert: (record) => access(path).insert(record),
      update: (id, changes) => access(path).update(id, changes),
      delete: (id) => access(path).delete(id),
      count: (match) => access(path).count(match),
    };
  };
  const seed = (path: string, given: readonly object[]): JsonObject[] => {
    const served = stage();
    served.records.seed(findResource(served.project, path), given);
    return access(path).all();
  };
  return { records, seed } as Pick<Backlot, "records" | "seed">;
}
