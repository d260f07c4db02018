import { type Change, type ChangeKind, isLossy } from "../../dataset/changes/change.ts";
import type { DatasetSources } from "../../dataset/changes/dataset-sources.ts";
import type { Dataset, Migrate } from "../../dataset/dataset.ts";
import type { Generator } from "../../generate/create-generator.ts";
import { migrateRecord } from "../../schema/records/migrate-record.ts";
import type { Resource } from "../../schema/resource.ts";
import { createFits } from "../../schema/validate/validate.ts";
import type { FileStep } from "../dataset/dataset-keeper.ts";
import type { Project } from "../project/project.ts";
import { makeRecords, type Progress } from "../records/make-records.ts";
import type { StagedRecords } from "./stage-anew.ts";

/** What became of records when config or models changed, or somebody took their file away. */
export type DatasetStep =
  | FileStep
  | { readonly step: "snapshot"; readonly name: string }
  | { readonly step: "renamed"; readonly path: string; readonly from: string }
  | { readonly step: Exclude<ChangeKind, "new" | "same">; readonly path: string };

export interface AdoptionTools {
  readonly generator: () => Promise<Generator>;
  /** Makes the records that are missing: the generator, or what a scenario has in its place. */
  readonly filler: () => Promise<Generator>;
  /** The same where there is nothing yet. */
  readonly firstFiller: () => Promise<Generator>;
  /** Keeps the dataset as it is now, and says under which name. */
  readonly keepCopy: () => Promise<string>;
  readonly onStep: (step: DatasetStep) => void;
  readonly onProgress: (progress: Progress) => void;
  /** Resources whose records are to be made again, whatever was written to them. */
  readonly anew: readonly Resource[];
  /** What has been made of them already, and by which generator. */
  readonly staged?: StagedRecords | undefined;
}

/**
 * Makes the dataset fit the project, and the records that are missing: all of it, or nothing, so that
 * what was served before can go on. Nothing that a user wrote is lost without a copy of it.
 */
export async function adoptProject(
  project: Project,
  dataset: Dataset,
  {
    generator: load,
    filler,
    firstFiller,
    keepCopy,
    onStep,
    onProgress,
    anew,
    staged,
  }: AdoptionTools,
): Promise<void> {
  const sources = toDatasetSources(project);
  const changes = dataset.plan(sources);
  const isSame = changes.every(({ kind }) => kind === "same");
  if (isSame && anew.length === 0 && !sources.resources.some(dataset.isVacant)) {
    dataset.adopt(sources, changes, toUnchanged);
    return;
  }
  const isFirst = changes.every(({ kind }) => kind === "new");
  const generator = isFirst ? undefined : await load();
  if (changes.some(isLossy)) onStep({ step: "snapshot", name: await keepCopy() });
  const isMigrating = changes.some(({ kind }) => kind === "migrated");
  const migrate = generator && isMigrating ? await createMigrate(project, generator) : toUnchanged;
  const maker = await (isFirst ? firstFiller() : filler());
  const records = (resource: Resource) => makeRecords(resource, maker, onProgress);
  const made = staged?.maker === maker ? staged.tables : new Map();
  dataset.adopt(sources, changes, migrate, { anew, records, staged: made });
  for (const change of changes) for (const step of toSteps(change)) onStep(step);
}

export function toDatasetSources({ resources, models, config }: Project): DatasetSources {
  return { resources, definitions: models.definitions, seed: config.seed, now: config.now };
}

async function createMigrate({ models }: Project, generator: Generator): Promise<Migrate> {
  const { definitions } = models;
  const tools = { definitions, fits: await createFits(definitions) };
  return (resource, record, position) =>
    migrateRecord(record, resource.variants, generator.record(resource, position), tools);
}

const toUnchanged: Migrate = (_, record) => record;

function toSteps({ kind, resource: { path }, renamedFrom }: Change): DatasetStep[] {
  const renamed: DatasetStep[] =
    renamedFrom === undefined ? [] : [{ step: "renamed", path, from: renamedFrom }];
  return kind === "new" || kind === "same" ? renamed : [...renamed, { step: kind, path }];
}
