import type { RecordId } from "../schema/identifier/identifier.ts";
import type { FieldTree } from "../schema/records/field-tree.ts";
import type { Collection, Resource, SingleObject } from "../schema/resource.ts";
import type { Definitions, JsonObject } from "../schema/schema.ts";
import type { AccountStore } from "./accounts/accounts.ts";
import type { Change } from "./changes/change.ts";
import type { DatasetSources } from "./changes/dataset-sources.ts";
import type { StagedTable } from "./changes/staged-table.ts";
import type { FileState } from "./file/file-state.ts";
import type { ListQuery } from "./lists/list-query.ts";

/** A record of an earlier model as one of this, filled up from the generated one of a position. */
export type Migrate = (resource: Resource, record: JsonObject, position: number) => JsonObject;

/** Generated records that take the place of what is there. */
export interface Filling {
  /** Resources to fill even where they are not vacant. */
  readonly anew: readonly Resource[];
  readonly records: (resource: Resource) => Iterable<JsonObject>;
  /** What has been made of them already. */
  readonly staged?: ReadonlyMap<Collection, StagedTable>;
}

/** A copy that is ready to take the place of what is served. */
export interface StagedCopy {
  /** What is served now would mean these changes for its records. */
  readonly changes: readonly Change[];
  /** Puts its records in place of those that are served, all or none. */
  take(): void;
  /** Whoever has staged it closes it, taken or not; twice does no harm. */
  close(): void;
}

/** The records of every resource. A value that a method returns has reached the file. */
export interface Dataset {
  /** Tells this dataset from every other: two of them may count the same versions. */
  readonly identity: string;
  /** What these resources would mean for the records that there are. */
  plan(sources: DatasetSources): readonly Change[];
  /** Makes the tables fit, as planned, and fills what is vacant; all of it, or nothing. */
  adopt(
    sources: DatasetSources,
    changes: readonly Change[],
    migrate: Migrate,
    filling?: Filling,
  ): void;
  /** Makes a collection's records beside it, a little at a time, for `adopt` to take. */
  stage(
    resource: Collection,
    definitions: Definitions,
    records: Iterable<JsonObject>,
  ): Promise<StagedTable>;
  /** Drops what was staged and not taken, and what was taken the place of. */
  tidy(): Promise<void>;
  /** The time that its records lie around, where the config does not say. */
  recordTime(): Date | undefined;
  keepRecordTime(time: Date | undefined): void;
  /** How many records there are in all. */
  total(): number;
  /** A consistent copy, made while others read and write. */
  backup(file: string): Promise<void>;
  /** What a write is to wait for; mostly nothing. */
  settled(): Promise<void> | undefined;
  /** What became of its file; one in memory has none that could be lost. */
  fileState(): FileState;
  /** Writes all of it to a new file of the same name. What was adopted must be adopted again. */
  rewrite(): void;
  /** Goes on with the file that is there now. What was adopted must be adopted again. */
  reopen(): void;
  /** Puts a copy's records in place of these, all or none. What was adopted must be adopted again. */
  restore(file: string): void;
  /** The same in steps: what is large is copied beside what is served, a little at a time. */
  stageCopy(file: string): Promise<StagedCopy>;
  collection(resource: Collection): CollectionStore;
  object(resource: SingleObject): ObjectStore;
  /** Several writes that all happen, or none; nothing in it may wait. */
  atomically<T>(work: () => T): T;
  /** Whether its records must be made: it is new, or its recipe changed and nobody wrote to it. */
  isVacant(resource: Resource): boolean;
  /** Whether somebody has written to it since its records were made. */
  isTouched(resource: Resource): boolean;
  /** Another number as soon as somebody has written since its records were put in place. */
  writeMark(resource: Resource): number;
  /** From now on somebody has written to it. */
  touch(resource: Resource): void;
  /** What it holds, to be put back later; undefined where that is more than so many records. */
  contents(resource: Resource, most: number): Contents | undefined;
  /** Puts these in place of what resources hold; all of them, or none. */
  renew(contents: ReadonlyMap<Resource, Contents>, alongside: () => void): void;
  /** Users and tokens, whose tables are made at the first call. */
  accounts(): AccountStore;
  /** Ends what goes on beside; it must be waited for before the file is let go. */
  rest(): Promise<void>;
  close(): void;
}

export type { RecordId };

/** Records cross this border as JSON text: a read sends what is stored without parsing it. */
export interface StoredRecord {
  /** The order of creation. */
  readonly sequence: number;
  /** What the resource's version was when this text was written: no two texts share one. */
  readonly version: number;
  readonly json: string;
}

export interface CollectionStore {
  /** The versions of the other collections that a query looks into. */
  versionsThrough(query: ListQuery): readonly number[];
  /** Moves with every write to the collection, also with those of other programs. */
  version(): number;
  list(query: ListQuery): RecordList;
  /** What is to be waited for before a list, so that it takes no time then; mostly nothing. */
  prepare(query: ListQuery): Promise<void> | undefined;
  /** The same for a query that will be asked again and again, each time of other values. */
  prepareIndex(query: ListQuery): Promise<void> | undefined;
  /** Of all records, in the order of their creation. */
  ids(): Iterable<RecordId>;
  /** `fields`: only these members. */
  read(id: RecordId, fields?: FieldTree): StoredRecord | undefined;
  /** The new record's version; nothing where the identifier is taken. */
  insert(id: RecordId, json: string): number | undefined;
  /** The new version; nothing where the record has changed since it was read. */
  replace(record: StoredRecord, json: string): number | undefined;
  /** False where the record has changed since it was read. */
  remove(record: StoredRecord): boolean;
  /** Every record, in the order of their creation, and where numbering goes on. */
  contents(): Omit<Contents, "isTouched">;
  /** Puts these in place of all records, counted from the first; in a transaction of the caller's. */
  refill(records: readonly NewRecord[]): void;
  /** The same with what a resource held; versions go on, since they stand in ETags. */
  putBack(contents: Contents): void;
  /** A position and a number that no record of this collection has had. */
  next(): NextRecord;
  /** Leaves the position and an identifier out, where what they led to is of no use. */
  skipNext(id: RecordId): void;
}

/** A record that was never in the dataset. */
export interface NewRecord {
  readonly id: RecordId;
  readonly json: string;
}

/** All that a resource holds. */
export interface Contents {
  readonly records: readonly Pick<StoredRecord, "sequence" | "json">[];
  readonly next: NextRecord;
  /** Whether they are other than what the config and the models say. */
  readonly isTouched: boolean;
}

export interface NextRecord {
  /** How many records were made before this one; the next insertion takes it. */
  readonly position: number;
  /** The highest number that was an identifier so far. */
  readonly number: number;
}

export interface RecordList {
  /** How many match, before slicing. */
  readonly total: number;
  /** The collection's version that these records are of, or an earlier one. */
  readonly version: number;
  /** How many are in the slice. */
  readonly count: number;
  /** Whether they are few enough to be in one batch. */
  readonly isWhole: boolean;
  /**
   * The records with commas between them, few at a time, so that a large list need never be in
   * memory whole.
   */
  readonly batches: Iterable<string>;
}

export interface StoredObject {
  readonly version: number;
  readonly json: string;
}

export interface ObjectStore {
  contents(): Omit<Contents, "isTouched">;
  read(): StoredObject | undefined;
  /** Writes over `before`, or where nothing is; the new version, nothing where that has changed. */
  write(json: string, before: StoredObject | undefined): number | undefined;
  /** False where the object has changed since it was read. */
  remove(before: StoredObject): boolean;
}
