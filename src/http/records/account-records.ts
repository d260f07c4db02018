import type { Dataset, RecordId, StoredRecord } from "../../dataset/dataset.ts";
import type { Condition, ListQuery } from "../../dataset/lists/list-query.ts";
import { isAuditTime } from "../../schema/audit-members.ts";
import { readId, withId } from "../../schema/identifier/identifier.ts";
import { without } from "../../schema/records/narrow-resource.ts";
import type { Collection } from "../../schema/resource.ts";
import type { Definitions, Json, JsonObject } from "../../schema/schema.ts";
import { refusePassword, toRecord } from "../bodies/invalid-body.ts";
import { refuseOtherId } from "../identifiers.ts";
import type { DeleteRecord } from "../relations/delete-record.ts";
import type { KeepReferences } from "../relations/keep-references.ts";
import { Retired } from "../retired.ts";
import type { ShowRecord } from "./show-record.ts";
import { attempt } from "./write/attempt.ts";
import {
  completeChanged,
  completeNew,
  pickRequired,
  type RecordMaker,
  toChange,
} from "./write/complete-record.ts";
import { createInsertRecord } from "./write/insert-record.ts";
import { mergeMembers, mergePatch } from "./write/merge-patch.ts";

/** A record that is a user. */
export interface AccountRecord {
  readonly id: RecordId;
  /** The order of creation: it tells a record from a later one under the same identifier. */
  readonly sequence: number;
  /** As clients see it. */
  readonly json: string;
}

/** The collection that is the account store, as the auth routes use it. */
export interface AccountRecords {
  readonly path: string;
  readonly members: readonly string[];
  /** The first record whose member is the same as the value. */
  find(member: string, value: string, isSame: IsSame): AccountRecord | undefined;
  /** The first of them, so many at most. */
  list(most: number): readonly AccountRecord[];
  read(id: RecordId): AccountRecord | undefined;
  /** The password that the config gives a fixed record, by identifier or email. */
  givenPassword(name: RecordId): string | undefined;
  /** Refuses one that the model would not have. */
  refusePassword(password: string): Promise<void>;
  /** Required members that the body leaves out are generated. */
  create(body: JsonObject): Promise<AccountRecord>;
  /** Undefined where there is no such record any more. */
  change(id: RecordId, body: JsonObject, isMergePatch: boolean): Promise<AccountRecord | undefined>;
  remove(id: RecordId): void;
}

type IsSame = (given: string, kept: Json | undefined) => boolean;

export interface AccountParts {
  readonly resource: Collection;
  readonly dataset: Dataset;
  readonly definitions: Definitions;
  readonly maker: RecordMaker;
  readonly keepReferences: KeepReferences;
  readonly deleteRecord: DeleteRecord;
  readonly show: ShowRecord;
  /** By identifier, or by email where the config gives the record none. */
  readonly givenPasswords: ReadonlyMap<Json, string>;
}

export function createAccountRecords(parts: AccountParts): AccountRecords {
  const {
    resource,
    dataset,
    definitions,
    maker,
    keepReferences,
    deleteRecord,
    show,
    givenPasswords,
  } = parts;
  const store = () => dataset.collection(resource);
  const insert = createInsertRecord(dataset, maker);
  const { name: idName } = resource.identifier;
  /** Those of a sample are another's: somebody who registers is created now. */
  const auditTimes = [...resource.members]
    .filter(([name, { schema }]) => isAuditTime(name, schema))
    .map(([name]) => name);
  return {
    path: resource.path,
    members: resource.shown,

    find: (member, value, isSame) => {
      const fits = (record: JsonObject) => isSame(value, record[member]);
      // The index finds what was typed as it is kept; the rest of the world types in its own case.
      const found =
        query([toCondition(member, "equal", value)]).find(fits) ??
        query([toCondition(member, "contains", value.trim())]).find(fits);
      return found && read(readId(resource.identifier, found) as RecordId);
    },

    list: (most) =>
      query([], most).flatMap(
        (record) => read(readId(resource.identifier, record) as RecordId) ?? [],
      ),

    read,
    givenPassword: (name) => givenPasswords.get(name),

    refusePassword: async (password) =>
      refusePassword(resource, await maker.reader?.(resource), password),

    create: async (given) => {
      const { reader, narrowing, sampler } = await prepare();
      const body = keepReferences(resource, given, undefined);
      const { id } = insert(resource, body, (position, number) => {
        const drawn = sampler(resource, position);
        const sample = number === undefined ? drawn : withId(resource.identifier, drawn, number);
        const variant = narrowing.of({ ...sample, ...body });
        const record = completeNew(
          variant,
          { ...without(pickRequired(variant, sample), auditTimes), ...body },
          sample,
          maker.now(),
        );
        return toRecord(resource, reader, record);
      });
      const created = read(id);
      if (!created) throw new Error(`The new user of ${resource.path} is gone`);
      return created;
    },

    change: async (id, given, isMergePatch) => {
      const { reader, narrowing, sampler } = await prepare();
      const isChanged = attempt(resource, () => {
        const stored = store().read(id);
        if (!stored) return "gone";
        refuseOtherId(resource, id, given);
        const before: JsonObject = JSON.parse(stored.json);
        const body = keepReferences(resource, without(given, [idName]), before);
        const next = completeChanged(
          toChange(narrowing, before, toNext(before, body, isMergePatch), reader),
          sampler,
          maker.now(),
        );
        const json = JSON.stringify(toRecord(resource, reader, next));
        return store().replace(stored, json) === undefined ? undefined : "changed";
      });
      return isChanged === "changed" ? read(id) : undefined;
    },

    remove: (id) => {
      attempt(resource, () => {
        const stored = store().read(id);
        return !stored || deleteRecord(resource, stored) ? true : undefined;
      });
    },
  };

  function toNext(before: JsonObject, body: JsonObject, isMergePatch: boolean): JsonObject {
    return isMergePatch
      ? mergePatch(before, body, resource.members, definitions)
      : mergeMembers(before, body);
  }

  function read(id: RecordId): AccountRecord | undefined {
    const stored = store().read(id);
    return stored && toAccount(id, stored);
  }

  function toAccount(id: RecordId, { sequence, json, version }: StoredRecord): AccountRecord {
    return { id, sequence, json: show(resource, json, version).json };
  }

  /** Nothing waits after it: no two writes can cross, and none goes to a dataset given up. */
  async function prepare() {
    const [reader, narrowing, sampler] = await Promise.all([
      maker.reader?.(resource),
      maker.narrowing(resource),
      maker.sampler(),
    ]);
    if (maker.isRetired()) throw new Retired();
    return { reader, narrowing, sampler };
  }

  function query(conditions: readonly Condition[], most?: number): readonly JsonObject[] {
    const slice = most === undefined ? undefined : { start: 0, limit: most };
    const wanted: ListQuery = { conditions, sort: [], slice, fields: undefined };
    return [...store().list(wanted).batches].flatMap((texts): readonly JsonObject[] =>
      JSON.parse(`[${texts}]`),
    );
  }
}

function toCondition(member: string, operator: "equal" | "contains", value: string): Condition {
  return {
    kind: "comparison",
    member: { names: [member], holds: new Set(["text"]), isList: false, isNullable: true },
    operator,
    operands: [{ as: "text", value }],
  };
}
