import type { Dataset, NewRecord, RecordId } from "../../../dataset/dataset.ts";
import { HttpError } from "../../../errors.ts";
import { isCounted, readId, toRecordId, withId } from "../../../schema/identifier/identifier.ts";
import { nextNumber } from "../../../schema/records/numbering.ts";
import type { Relation } from "../../../schema/relations/relation.ts";
import type { Collection, Resource, SingleObject } from "../../../schema/resource.ts";
import type { JsonObject } from "../../../schema/schema.ts";
import { toRecord } from "../../bodies/invalid-body.ts";
import { refuseUnusableId, toTakenId } from "../../identifiers.ts";
import type { KeepReferences } from "../../relations/keep-references.ts";
import type { ReleaseHolders } from "../../relations/release-holders.ts";
import {
  completeNew,
  pickRequired,
  type RecordMaker,
  type Sampler,
} from "../write/complete-record.ts";
import type { ObjectWrites } from "../write/object-writes.ts";
import type { KeepPassword } from "../write/take-password.ts";
import { createFindTargets } from "./find-targets.ts";
import { prepareAtOnce, toJsonObject } from "./prepare-at-once.ts";

export interface SeedParts {
  readonly dataset: Dataset;
  /** Whose parts are all loaded: nothing here can wait. */
  readonly maker: RecordMaker;
  readonly sampler: () => Sampler;
  readonly relations: readonly Relation[];
  readonly keepReferences: KeepReferences;
  readonly releaseHolders: ReleaseHolders;
  readonly objectWrites: ObjectWrites;
  /** The records that were users are no longer: whoever takes their places is somebody else. */
  readonly forgetUsers: (resource: Collection) => void;
  readonly refuseWrites: () => void;
}

/** Leaves exactly these records; what they lack is generated. All of it happens, or nothing. */
export type SeedRecords = (resource: Resource, given: readonly object[]) => void;

/** What becomes of one of them. */
interface Seedling extends NewRecord {
  readonly keepPassword: KeepPassword;
}

export function createSeedRecords(parts: SeedParts): SeedRecords {
  const { dataset, maker, sampler, relations, keepReferences, objectWrites } = parts;
  return (resource, given) => {
    parts.refuseWrites();
    const bodies = given.map((each) => toJsonObject(each, resource));
    dataset.atomically(() => {
      if (resource.shape === "single") seedObject(resource, bodies);
      else seedCollection(resource, bodies);
    });
  };

  function seedCollection(resource: Collection, bodies: readonly JsonObject[]): void {
    const store = dataset.collection(resource);
    const samples = identify(resource, bodies);
    const ids = new Set(samples.map((sample) => readId(resource.identifier, sample) as RecordId));
    const findTargets = createFindTargets(dataset, resource, relations, ids);
    const seedlings = bodies.map((body, index) =>
      inPlace(resource, index, () =>
        grow(resource, body, findTargets(samples[index] ?? {}, index)),
      ),
    );
    refuseRepeated(resource, seedlings);
    const gone = [...store.ids()].filter((id) => !ids.has(id));
    parts.releaseHolders(resource, gone);
    store.refill(seedlings, false);
    parts.forgetUsers(resource);
    for (const { id, keepPassword } of seedlings) keepPassword(id);
  }

  /** A generated record for each, under its own identifier or under one that no other has. */
  function identify(resource: Collection, bodies: readonly JsonObject[]): readonly JsonObject[] {
    const { identifier } = resource;
    const given = bodies.map((body) => toRecordId(identifier, readId(identifier, body)) ?? null);
    const taken = new Set(given);
    let number = Math.max(0, ...given.filter((id) => typeof id === "number"));
    let position = 0;
    return given.map((own) => {
      const sample = draw();
      if (own === null && !isCounted(identifier)) return sample;
      if (own === null) number = nextNumber(maker.numbering(resource), number);
      return withId(identifier, sample, own ?? number);
    });

    function draw(): JsonObject {
      const sample = sampler()(resource, position++);
      const isTaken = taken.has(readId(identifier, sample) ?? null) && !isCounted(identifier);
      // A model may allow a few identifiers alone: what is repeated then is refused.
      return isTaken && position < 2 * bodies.length ? draw() : sample;
    }
  }

  /** What the body says, and of what the model requires beyond that what the sample says. */
  function grow(resource: Collection, given: JsonObject, sample: JsonObject): Seedling {
    const { reader, narrowing, keepPassword, body } = prepareAtOnce(given, resource, maker, "new");
    const own = keepReferences(resource, body, undefined);
    const variant = narrowing.of({ ...sample, ...own });
    const whole = { ...pickRequired(variant, sample), ...own };
    const completed = completeNew(variant, whole, sample, maker.now());
    const record = toRecord(resource, reader, completed);
    return { id: refuseUnusableId(resource, record), json: JSON.stringify(record), keepPassword };
  }

  function seedObject(resource: SingleObject, bodies: readonly JsonObject[]): void {
    if (bodies.length > 1) {
      const detail = `${resource.path} is a single object: seed it with one record, or none.`;
      throw new HttpError("object-exists", detail);
    }
    const [body] = bodies;
    const before = dataset.object(resource).read();
    if (before) objectWrites.remove(resource, before);
    if (!body) return;
    const whole = { ...pickRequired(resource, sampler()(resource, 0)), ...body };
    objectWrites.create(resource, prepareAtOnce(whole, resource, maker, "new"));
  }
}

function refuseRepeated(resource: Collection, seedlings: readonly Seedling[]): void {
  const seen = new Set<RecordId>();
  for (const { id } of seedlings) {
    if (seen.has(id)) throw toTakenId(resource, id);
    seen.add(id);
  }
}

/** Says which of the list was refused. */
function inPlace<T>({ path }: Resource, index: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { code, status, headers, members } = error;
    const detail = `seed("${path}")[${index}]: ${error.message}`;
    throw new HttpError(code, detail, { status, headers, members });
  }
}
