import type { Context } from "hono";
import type { CollectionStore, Dataset, RecordId, StoredRecord } from "../dataset/dataset.ts";
import { HttpError } from "../errors.ts";
import type { FieldTree } from "../schema/field-tree.ts";
import { isCounted, readId, toRecordId, withId } from "../schema/identifier/identifier.ts";
import { nextNumber } from "../schema/numbering.ts";
import type { Collection } from "../schema/resource.ts";
import type { Definitions, JsonObject } from "../schema/schema.ts";
import { andThen } from "./and-then.ts";
import { isMergePatch } from "./body.ts";
import type { CollectionRoute, ReferredRoute } from "./collection-routes.ts";
import { answerUnchanged, refuseStale, toEtag } from "./conditional.ts";
import type { Handlers } from "./create-app.ts";
import type { ListHandler } from "./lists/create-list-handler.ts";
import { parseItemParameters } from "./lists/parse-item-parameters.ts";
import { parseFields } from "./lists/parse-list-query.ts";
import { type PreparedWrite, prepareWrite } from "./prepare-write.ts";
import {
  completeChanged,
  completeNew,
  mergePatch,
  parseId,
  type RecordMaker,
  refuseFaults,
  refuseUnusableId,
  toChange,
} from "./records.ts";
import type { DeleteRecord } from "./relations/delete-record.ts";
import { toIds } from "./relations/embedded-members.ts";
import type { KeepReferences } from "./relations/keep-references.ts";
import type { Present } from "./relations/present-records.ts";
import { fillReference, findScope, refuseMove, type Scope } from "./relations/scope.ts";
import { sendJson, sendNothing } from "./respond.ts";

export interface CollectionParts {
  readonly dataset: Dataset;
  readonly definitions: Definitions;
  readonly maker: RecordMaker;
  readonly list: ListHandler;
  readonly present: Present;
  readonly keepReferences: KeepReferences;
  readonly deleteRecord: DeleteRecord;
}

export function createCollectionHandlers(
  parts: CollectionParts,
): Pick<Handlers, CollectionRoute["operation"] | ReferredRoute["operation"]> {
  const { dataset, definitions, maker, list, present, keepReferences, deleteRecord } = parts;
  return {
    list,

    read: (c, route) => answer(c, route.resource, (fields) => find(c, route, fields).record),

    readReferred: (c, { resource, within }) => {
      const scope = findScope(c, within, dataset, definitions);
      const [id] = toIds((JSON.parse(scope.parent.json) as JsonObject)[within.relation.member]);
      return answer(c, resource, (fields) => {
        const record = id === undefined ? undefined : dataset.collection(resource).read(id, fields);
        if (record) return record;
        const detail = `${scope.id} of ${within.parent.path} refers to no record of ${resource.path}.`;
        throw new HttpError("unknown-record", detail);
      });
    },

    create: (c, route) => {
      const { resource, within } = route;
      const scope = within && findScope(c, within, dataset, definitions);
      return andThen(prepareWrite(c, resource, maker, "new"), (prepared) =>
        create(c, route, scope, prepared),
      );
    },

    replace: (c, route) =>
      andThen(prepareWrite(c, route.resource, maker, "changed"), (prepared) =>
        change(c, route, prepared, (_, body) => body),
      ),

    update: (c, route) =>
      andThen(prepareWrite(c, route.resource, maker, "changed"), (prepared) =>
        change(c, route, prepared, isMergePatch(c) ? mergePatch : mergeMembers),
      ),

    delete: (c, route) =>
      attempt(route.resource, () => {
        const { record } = find(c, route);
        refuseStale(c, toEtag(dataset.identity, record.version));
        const { json } = show(route.resource, record.json, record.version);
        if (!deleteRecord(route.resource, record)) return undefined;
        const isMinimal = /\breturn=minimal\b/i.test(c.req.header("prefer") ?? "");
        return isMinimal
          ? sendNothing(204, { "preference-applied": "return=minimal" })
          : sendJson(json);
      }),
  };

  /** One record as the client asked to see it. */
  function answer(
    c: Context,
    resource: Collection,
    read: (fields: FieldTree | undefined) => StoredRecord,
  ): Response {
    const parameters = parseItemParameters(c);
    const fields = parameters && parseFields({ collection: resource, definitions }, parameters);
    const presentation = present(resource, parameters);
    const { json, version } = read(presentation ? undefined : fields);
    const etag = toEtag(dataset.identity, version, presentation?.versions());
    const unchanged = answerUnchanged(c, etag);
    if (unchanged) return unchanged;
    return sendJson(presentation?.present(json, fields) ?? json, 200, { etag });
  }

  /** A record as it is shown where nothing was said about how. */
  function show(resource: Collection, json: string, version: number) {
    const presentation = present(resource, undefined);
    const etag = toEtag(dataset.identity, version, presentation?.versions());
    return { json: presentation?.present(json) ?? json, etag };
  }

  function find(c: Context, route: CollectionRoute, fields?: FieldTree): Found {
    const { resource, within, idParameter } = route;
    const scope = within && findScope(c, within, dataset, definitions);
    const store = dataset.collection(resource);
    const text = c.req.param(idParameter) ?? "";
    const id = parseId(resource, text);
    const whole = id === undefined ? undefined : store.read(id, scope ? undefined : fields);
    if (id !== undefined && whole && (!scope || scope.holds(JSON.parse(whole.json)))) {
      const record = scope && fields ? (store.read(id, fields) ?? whole) : whole;
      return { store, id, record, scope };
    }
    const where = scope ? `${scope.within.parent.path}/${scope.id}` : resource.path;
    throw new HttpError("unknown-record", `There is no record "${text}" at ${where}.`);
  }

  function create(
    c: Context,
    { resource, within }: CollectionRoute,
    scope: Scope | undefined,
    { body: given, check, narrowing, sampler }: PreparedWrite,
  ): Response {
    const kept = keepReferences(resource, given, undefined);
    const body = scope ? fillReference(scope, kept) : kept;
    refuseFaults(resource, check, body);
    const variant = narrowing.of(body);
    const make: MakeRecord = (position, number) => {
      const drawn = sampler?.(variant, position) ?? {};
      const sample = number === undefined ? drawn : withId(resource.identifier, drawn, number);
      return completeNew(variant, body, sample, maker.now());
    };
    const { id, json, version } =
      within?.side === "targets" && scope
        ? dataset.atomically(() => link(scope, insert(resource, body, make)))
        : insert(resource, body, make);
    const location = `${c.req.path.replace(/\/+$/, "")}/${encodeURIComponent(id)}`;
    const shown = show(resource, json, version);
    return sendJson(shown.json, 201, { etag: shown.etag, location });
  }

  function change(
    c: Context,
    route: CollectionRoute,
    { body, check, narrowing, sampler }: PreparedWrite,
    toNext: (before: JsonObject, body: JsonObject) => JsonObject,
  ): Response {
    const { resource } = route;
    return attempt(resource, () => {
      const { store, id, record, scope } = find(c, route);
      refuseStale(c, toEtag(dataset.identity, record.version));
      refuseOtherId(resource, id, body);
      const before: JsonObject = JSON.parse(record.json);
      const kept = keepReferences(resource, body, before);
      if (scope) refuseMove(scope, kept);
      const inPlace = scope && route.operation === "replace" ? fillReference(scope, kept) : kept;
      const changed = toChange(narrowing, before, toNext(before, inPlace));
      const next = completeChanged(changed, sampler, maker.now());
      refuseFaults(resource, check, next);
      const json = JSON.stringify(next);
      const version = store.replace(record, json);
      if (version === undefined) return undefined;
      const shown = show(resource, json, version);
      return sendJson(shown.json, 200, { etag: shown.etag });
    });
  }

  /** The parent of a many-to-many relation gains the new record among those that it refers to. */
  function link<T extends { id: RecordId }>({ within, id }: Scope, created: T): T {
    const { member } = within.relation;
    const store = dataset.collection(within.parent);
    attempt(within.parent, () => {
      const parent = store.read(id);
      if (!parent) return true;
      const record: JsonObject = JSON.parse(parent.json);
      const ids = [...toIds(record[member]), created.id];
      return store.replace(parent, JSON.stringify({ ...record, [member]: ids }));
    });
    return created;
  }

  function insert(resource: Collection, body: JsonObject, make: MakeRecord): Inserted {
    const store = dataset.collection(resource);
    const { identifier } = resource;
    const isGiven = readId(identifier, body) !== undefined;
    return attempt(resource, () => {
      const { position, number } = store.next();
      const isNumbered = !isGiven && isCounted(identifier);
      const record = make(position, isNumbered ? assign(resource, number) : undefined);
      const id = refuseUnusableId(resource, record);
      const json = JSON.stringify(record);
      const version = store.insert(id, json);
      if (version !== undefined) return { id, json, version };
      if (isGiven && store.read(id)) throw taken(resource, id);
      store.skipNext(id);
      return undefined;
    });
  }

  /** The identifier after every number so far. */
  function assign(resource: Collection, number: number): number {
    const numbering = maker.numbering(resource);
    const next = nextNumber(numbering, number);
    if (next <= numbering.last) return next;
    const detail = `${resource.path} has given out every identifier up to ${numbering.last}, the last that the model allows.`;
    throw new HttpError("identifiers-exhausted", detail);
  }
}

interface Inserted {
  readonly id: RecordId;
  readonly json: string;
  readonly version: number;
}

/** The record of a position, and of this number where the server counts. */
type MakeRecord = (position: number, number: number | undefined) => JsonObject;

interface Found {
  readonly store: CollectionStore;
  readonly id: RecordId;
  readonly record: StoredRecord;
  readonly scope: Scope | undefined;
}

/** What a patch in plain JSON means: the given top-level members take the others' place. */
function mergeMembers(before: JsonObject, body: JsonObject): JsonObject {
  return { ...before, ...body };
}

const mostAttempts = 20;

/** Again where another program was quicker. */
function attempt<T>(resource: Collection, work: () => T | undefined): T {
  for (let count = 0; count < mostAttempts; count++) {
    const result = work();
    if (result !== undefined) return result;
  }
  throw new HttpError("record-changed", `A record of ${resource.path} kept changing meanwhile.`);
}

function taken(resource: Collection, id: RecordId): HttpError {
  const detail = `There is already a record of ${resource.path} with the identifier ${id}.`;
  return new HttpError("identifier-taken", detail, {
    members: { errors: { [resource.identifier.name]: "is taken" } },
  });
}

function refuseOtherId(collection: Collection, id: RecordId, body: JsonObject): void {
  const { identifier } = collection;
  const { name } = identifier;
  const given = toRecordId(identifier, readId(identifier, body));
  if (given === undefined || given === id) return;
  const detail = `The path says ${id}, the body's ${name} says ${JSON.stringify(given)}.`;
  throw new HttpError("identifier-mismatch", detail, {
    members: { errors: { [name]: "must be the identifier in the path" } },
  });
}
