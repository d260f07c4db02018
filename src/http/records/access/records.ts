import type { AsJson, SomeOf } from "../../../config/register.ts";
import type { RecordId } from "../../../dataset/dataset.ts";

/** Members that a record must have, or what tells whether it is meant. */
export type Match<T> = SomeOf<T> | ((record: AsJson<T>) => boolean);

/**
 * The records of a path, read and written at once, without HTTP and under the same rules: what a
 * request would be refused for is thrown as an `HttpError`. A single object has no identifier: leave
 * it out.
 */
export interface Records<T> {
  /** In the order of their creation. */
  all(match?: Match<T>): AsJson<T>[];
  get(id?: RecordId): AsJson<T> | undefined;
  /** The first that matches. */
  find(match: Match<T>): AsJson<T> | undefined;
  /** As POST does it: gives the record with what the server adds. */
  insert(record: SomeOf<T>): AsJson<T>;
  /** As PATCH does it: only these members change. */
  update(id: RecordId, changes: SomeOf<T>): AsJson<T>;
  /** The same for a single object. */
  update(changes: SomeOf<T>): AsJson<T>;
  /** As DELETE does it, with what `onDelete` says of those that refer to it. Gives what is gone. */
  delete(id?: RecordId): AsJson<T>;
  count(match?: Match<T>): number;
}
