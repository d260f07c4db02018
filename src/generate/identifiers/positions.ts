import type { Mistake } from "../../errors.ts";
import { readId } from "../../schema/identifier/identifier.ts";
import type { Collection } from "../../schema/resource.ts";
import type { JsonObject } from "../../schema/schema.ts";
import {
  buildIdentifiers,
  findExhaustion,
  type Identifiers,
  type RecordId,
  withoutTaken,
} from "./identifiers.ts";

/** The records of a collection by position: fixed ones first, then those that are drawn. */
export interface Positions {
  readonly total: number;
  readonly identifierAt: (position: number) => RecordId;
}

export interface PositionsInput {
  readonly collection: Collection;
  readonly seed: number;
  readonly place: string;
  readonly records: readonly JsonObject[];
  /** The user's rule for the identifier, by position. */
  readonly rule: ((position: number) => RecordId) | undefined;
  readonly note: (mistake: Mistake) => void;
}

export function buildPositions(input: PositionsInput): Positions {
  const { collection, records } = input;
  const { name } = collection.identifier;
  const total = Math.max(collection.count, records.length);
  const given = records.map(
    (record) => readId(collection.identifier, record) as RecordId | undefined,
  );
  const taken = given.filter((id) => id !== undefined);
  const identifiers = findIdentifiers(input, taken);
  const mistake = findExhaustion(identifiers, total - taken.length, name, input.place);
  if (mistake) input.note(mistake);
  // How many of the fixed records before each position have no identifier of their own.
  let unnamed = 0;
  const ranks = given.map((id) => (id === undefined ? unnamed++ : unnamed));
  return {
    total,
    identifierAt: (position) =>
      given[position] ?? identifiers.at(ranks[position] ?? position - taken.length),
  };
}

function findIdentifiers(input: PositionsInput, taken: readonly RecordId[]): Identifiers {
  const { collection, rule, note, place } = input;
  if (rule) {
    const at = (rank: number) => rule(rank + taken.length);
    return { size: Number.MAX_SAFE_INTEGER, at, mayRepeat: true };
  }
  const built = buildIdentifiers(collection, input.seed);
  if (typeof built !== "string") return withoutTaken(built, taken);
  note({
    code: "config-invalid",
    place: `${place}.type`,
    message: `"${collection.identifier.name}" of "${collection.model}" can have no values: ${built}.`,
    remedy: `Say how with fields: { ${collection.identifier.name}: … }, or with another tag.`,
  });
  return { size: Number.MAX_SAFE_INTEGER, at: (rank) => rank + 1, mayRepeat: false };
}
