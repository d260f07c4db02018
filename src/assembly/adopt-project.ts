import { type Change, type ChangeKind, isLossy } from "../dataset/change.ts";
import type { Dataset, Migrate } from "../dataset/dataset.ts";
import type { DatasetSources } from "../dataset/dataset-sources.ts";
import type { Generator } from "../generate/create-generator.ts";
import { migrateRecord } from "../schema/migrate-record.ts";
import { createFits } from "../schema/validate.ts";
import type { Project } from "./project.ts";

/** What became of records when config or models changed. */
export type DatasetStep =
  | { readonly step: "snapshot"; readonly name: string }
  | { readonly step: "renamed"; readonly path: string; readonly from: string }
  | { readonly step: Exclude<ChangeKind, "new" | "same">; readonly path: string };

export interface AdoptionTools {
  readonly generator: () => Promise<Generator>;
  /** Keeps the dataset as it is now, and says under which name. */
  readonly keepCopy: () => Promise<string>;
  readonly onStep: (step: DatasetStep) => void;
}

/** Makes the dataset fit the project; nothing that a user wrote is lost without a copy of it. */
export async function adoptProject(
  project: Project,
  dataset: Dataset,
  { generator, keepCopy, onStep }: AdoptionTools,
): Promise<void> {
  const sources = toDatasetSources(project);
  const changes = dataset.plan(sources);
  // What is wrong with a rule shows now, while what was served before can still go on.
  if (changes.some(({ kind }) => kind !== "same")) await generator();
  if (changes.some(isLossy)) onStep({ step: "snapshot", name: await keepCopy() });
  const isMigrating = changes.some(({ kind }) => kind === "migrated");
  const migrate = isMigrating ? await createMigrate(project, await generator()) : toUnchanged;
  dataset.adopt(sources, changes, migrate);
  for (const change of changes) for (const step of toSteps(change)) onStep(step);
}

function toDatasetSources({ resources, models, config }: Project): DatasetSources {
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
