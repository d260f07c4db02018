import { toRecordKeyPrefix } from "../../auth/users/record-users.ts";
import type { Dataset, NewRecord } from "../../dataset/dataset.ts";
import type { Resource } from "../../schema/resource.ts";
import type { Project } from "../project/project.ts";
import type { ProjectGenerators } from "../records/project-generators.ts";
import { toDay } from "../records/record-time.ts";
import { findAccounts } from "./stage.ts";

export interface RenewalParts {
  readonly generators: ProjectGenerators;
  readonly now: () => Date;
}

/**
 * Brings resources back to what they started with by writing those that were touched, in one
 * transaction. `everything`: users and tokens too. False, and nothing is done, where their records
 * would be others today, or are more than anybody remembers: then they have to be made.
 */
export async function renewRecords(
  project: Project,
  dataset: Dataset,
  resources: readonly Resource[],
  everything: boolean,
  { generators, now }: RenewalParts,
): Promise<boolean> {
  if (everything && !isOfToday(project, dataset, now)) return false;
  const touched = resources.filter(dataset.isTouched);
  const fresh = new Map<Resource, readonly NewRecord[]>();
  if (touched.length > 0) {
    const generator = await generators.remembering(project);
    for (const resource of touched) {
      const records = generator.fresh(resource);
      if (!records) return false;
      fresh.set(resource, records);
    }
  }
  await dataset.settled();
  dataset.renew(fresh, () => forgetUsers(project, dataset, resources, everything));
  return true;
}

/** A reset of everything makes records that lie around the day on which it happens. */
function isOfToday({ config }: Project, dataset: Dataset, now: () => Date): boolean {
  return config.now !== undefined || dataset.recordTime()?.getTime() === toDay(now()).getTime();
}

/** Records made anew are other users than those who were there. */
export function forgetUsers(
  project: Project,
  dataset: Dataset,
  resources: readonly Resource[],
  everything: boolean,
): void {
  if (project.config.auth?.mode !== "bearer") return;
  const accounts = findAccounts(project);
  if (everything) dataset.accounts().forgetAll();
  else if (accounts && resources.includes(accounts)) {
    dataset.accounts().unlinkRecords(toRecordKeyPrefix(accounts.path));
  }
}
