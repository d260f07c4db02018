import type { Dataset } from "../../dataset/dataset.ts";
import type { Generator } from "../../generate/create-generator.ts";
import { onceForEach } from "../../schema/once-for-each.ts";
import type { Project } from "../project/project.ts";
import { makeBeside } from "./make-beside.ts";
import { findRecordTime, toDay } from "./record-time.ts";
import { type RememberingGenerator, rememberRecords } from "./remember-records.ts";

/** What makes the records of a project: the same for a day, however often it is asked for. */
export interface ProjectGenerators {
  /** For what is made now. */
  of(project: Project): Promise<Generator>;
  /** What resources start with, made beside where it can be: for a dataset that has nothing yet. */
  first(project: Project): Promise<Generator>;
  /** For the records that resources start with, each of which is made once. */
  remembering(project: Project): Promise<RememberingGenerator>;
}

export interface GeneratorParts {
  readonly dataset: Dataset;
  readonly now: () => Date;
  /** Whether somebody has moved the clock: what is made then lies around the time that it shows. */
  readonly isTimeMoved: () => boolean;
}

/** Of this process: a second server over the same project finds its records made. */
const known = onceForEach((_: Project) => new Map<number, Promise<RememberingGenerator>>());

export function createProjectGenerators(parts: GeneratorParts): ProjectGenerators {
  const { dataset, now, isTimeMoved } = parts;
  const recordTime = ({ config }: Project) => findRecordTime(config, dataset, now);
  const timeOf = (project: Project) => (isTimeMoved() ? toDay(now()) : recordTime(project));
  const of = async (project: Project) => (await at(project, timeOf(project))).plain;
  return {
    of,
    first: async (project) => (await makeBeside(project, timeOf(project))) ?? of(project),
    remembering: (project) => at(project, recordTime(project)),
  };

  function at(project: Project, time: Date): Promise<RememberingGenerator> {
    const found = known(project).get(time.getTime());
    if (found) return found;
    const made = import("./record-generator.ts").then(async ({ createRecordGenerator }) =>
      rememberRecords(await createRecordGenerator(project, time)),
    );
    known(project).set(time.getTime(), made);
    return made;
  }
}
