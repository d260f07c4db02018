import type { Collection, Resource, SingleObject } from "../schema/resource.ts";
import type { JsonObject } from "../schema/schema.ts";
import type { AccountStore } from "./account-store.ts";

/** The records of every resource. A value that a method returns has reached the file. */
export interface Dataset {
  collection(resource: Collection): CollectionStore;
  object(resource: SingleObject): ObjectStore;
  /** Whether its records must be made: it is new, or its recipe changed and nobody wrote to it. */
  isVacant(resource: Resource): boolean;
  /** Puts generated records in place of what is there, all or none. */
  fill(resource: Resource, records: Iterable<JsonObject>): void;
  /** Users and tokens, whose tables are made at the first call. */
  accounts(): AccountStore;
  close(): void;
}

export type RecordId = string | number;

/** Records cross this border as JSON text: a read sends what is stored without parsing it. */
export interface CollectionStore {
  list(): readonly string[];
  read(id: RecordId): string | undefined;
  /** False where the identifier is taken. */
  insert(id: RecordId, json: string): boolean;
  /** False where there is no such record. */
  replace(id: RecordId, json: string): boolean;
  /** The record as it was. */
  remove(id: RecordId): string | undefined;
  /** A position that no record of this collection has had or will have. */
  nextPosition(): number;
  /** A number that no record of this collection has had as its identifier. */
  nextNumber(): number;
}

export interface ObjectStore {
  read(): string | undefined;
  write(json: string): void;
  remove(): string | undefined;
}
