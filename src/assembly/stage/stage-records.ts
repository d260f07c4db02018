import { createPasswordKeeper } from "../../auth/users/password-keeper.ts";
import { hashPassword, hashPasswordAtOnce } from "../../auth/users/passwords.ts";
import { toRecordKeyPrefix } from "../../auth/users/record-users.ts";
import type { Dataset } from "../../dataset/dataset.ts";
import type { Generator } from "../../generate/create-generator.ts";
import { buildNumbering } from "../../generate/identifiers/identifiers.ts";
import { createRecordAccess, type RecordAccess } from "../../http/records/access/record-access.ts";
import { createSeedRecords, type SeedRecords } from "../../http/records/access/seed-records.ts";
import type { RecordMaker, Sampler } from "../../http/records/write/complete-record.ts";
import { createObjectWrites, type ObjectWrites } from "../../http/records/write/object-writes.ts";
import { createSentBodies } from "../../http/records/write/sent-body.ts";
import { createRecordWrites } from "../../http/records/write/write-records.ts";
import { createDeleteRecord, type DeleteRecord } from "../../http/relations/delete-record.ts";
import { createKeepReferences, type KeepReferences } from "../../http/relations/keep-references.ts";
import { createPresent, type Present } from "../../http/relations/present-records.ts";
import { createReleaseHolders } from "../../http/relations/release-holders.ts";
import { nextTurn } from "../../in-turns.ts";
import { createBodyReaders } from "../../schema/bodies/body-reader.ts";
import { onceForEach } from "../../schema/once-for-each.ts";
import { createNarrowings } from "../../schema/records/narrow-resource.ts";
import type { Collection, Resource } from "../../schema/resource.ts";
import type { Project } from "../project/project.ts";

/** How records are read and written, over HTTP and by the program that the server runs in. */
export interface StageRecords {
  readonly maker: RecordMaker;
  readonly present: Present;
  readonly keepReferences: KeepReferences;
  readonly deleteRecord: DeleteRecord;
  readonly objectWrites: ObjectWrites;
  /** Once it is loaded. */
  readonly access: (resource: Resource) => RecordAccess;
  /** Once it is loaded. */
  readonly seed: SeedRecords;
  /** Loads what a program needs to write without waiting. */
  load(): Promise<void>;
  /** Makes what the first writes over HTTP need, while nobody waits for it. */
  warmUp(): Promise<void>;
}

/** More are left to their first writes: what is made takes memory. */
const mostWarm = 20;

export interface StageRecordsParts {
  readonly generator: () => Promise<Generator>;
  /** The collection whose records are the users. */
  readonly accounts: Collection | undefined;
  readonly now: () => Date;
  readonly isRetired: () => boolean;
  readonly refuseWrites: () => void;
}

export function createStageRecords(
  project: Project,
  dataset: Dataset,
  parts: StageRecordsParts,
): StageRecords {
  const { config, models, relations, resources } = project;
  const { definitions } = models;
  const { generator, accounts, refuseWrites } = parts;
  let sampler: Sampler | undefined;
  const takePassword = (hash: (password: string) => string | Promise<string>) =>
    accounts &&
    createPasswordKeeper(accounts.path, dataset.accounts, dataset.collection(accounts).read, hash);
  const maker: RecordMaker = {
    reader: config.validate
      ? createBodyReaders(definitions, config.validate === "strict" ? "strict" : "lenient")
      : undefined,
    sent: config.validate === true ? createSentBodies(relations) : undefined,
    sampler: async () => (await generator()).record,
    narrowing: createNarrowings(definitions),
    numbering: onceForEach(buildNumbering),
    now: parts.now,
    takePassword: takePassword(hashPassword),
    isRetired: parts.isRetired,
  };
  /** The same for who does not wait. */
  const prompt: RecordMaker = {
    ...maker,
    sampler: requireSampler,
    takePassword: takePassword(hashPasswordAtOnce),
    isRetired: () => false,
  };
  const present = createPresent(dataset, definitions, relations);
  const keepReferences = createKeepReferences(dataset, definitions, relations);
  const deleteRecord = createDeleteRecord(dataset, definitions, relations);
  const promptWrites = createRecordWrites({ dataset, maker: prompt, keepReferences });
  const promptObjectWrites = createObjectWrites(dataset, prompt);
  return {
    maker,
    present,
    keepReferences,
    deleteRecord,
    objectWrites: createObjectWrites(dataset, maker),
    access: createRecordAccess({
      dataset,
      maker: prompt,
      present,
      writes: promptWrites,
      objectWrites: promptObjectWrites,
      deleteRecord,
      refuseWrites,
    }),
    seed: createSeedRecords({
      dataset,
      maker: prompt,
      sampler: requireSampler,
      relations,
      keepReferences,
      releaseHolders: createReleaseHolders(dataset, definitions, relations),
      objectWrites: promptObjectWrites,
      forgetUsers: (resource) => {
        if (resource.path !== accounts?.path) return;
        dataset.accounts().unlinkRecords(toRecordKeyPrefix(resource.path));
      },
      refuseWrites,
    }),
    load: async () => {
      const [first] = resources;
      // Any resource's: all share what has to be loaded.
      const reader = first && maker.reader?.(first);
      await Promise.all([reader, ...resources.map((resource) => maker.narrowing(resource))]);
      sampler = (await generator()).record;
    },
    warmUp: async () => {
      for (const resource of resources.slice(0, mostWarm)) {
        if (parts.isRetired()) return;
        await maker.reader?.(resource);
        // Others are answered between two of them.
        await nextTurn();
      }
    },
  };

  function requireSampler(): Sampler {
    if (sampler) return sampler;
    throw new Error("What writing needs was not loaded with the server.");
  }
}
