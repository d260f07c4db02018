import type { JsonObject } from "../../src/schema/schema.ts";
import type { Consequences, ResourceInfo } from "../api/answers.ts";
import { api } from "../api/api.ts";
import { idOf, titleOf } from "../model/columns.ts";
import { toCount } from "../text/words.ts";
import { attempt, complain, tell } from "./notices.ts";

/** Changes of records, each with the way back. */

export async function noteCreated(resource: ResourceInfo, record: JsonObject): Promise<void> {
  const id = idOf(record, resource);
  tell(`${titleOf(record, resource)} was created.`, () => api.remove(resource.path, id));
}

export function noteChanged(resource: ResourceInfo, before: JsonObject): void {
  const id = resource.shape === "collection" ? idOf(before, resource) : undefined;
  tell(`${titleOf(before, resource)} was saved.`, () => api.replace(resource.path, id, before));
}

/**
 * Deletes records. Where others go along, the whole dataset is kept before, since putting back the
 * record alone would not bring them back.
 */
export async function deleteRecords(
  resource: ResourceInfo,
  records: readonly JsonObject[],
  consequences: Consequences,
): Promise<boolean> {
  const takesMore = consequences.deletes.length + consequences.nullifies.length > 0;
  const undo = takesMore ? await keepAll() : () => putBack(resource, records);
  if (!undo) return false;
  const isDone = await attempt(async () => {
    for (const record of records) await api.remove(resource.path, idOf(record, resource));
  });
  if (isDone) tell(`${toCount(records.length, "record")} deleted.`, undo);
  return isDone;
}

async function putBack(resource: ResourceInfo, records: readonly JsonObject[]): Promise<void> {
  for (const record of records) await api.create(resource.path, record);
}

/** A snapshot to come back to; undefined where none can be made, and then nothing should be lost. */
export async function keepAll(): Promise<(() => Promise<unknown>) | undefined> {
  try {
    const { name } = await api.saveSnapshot(toSnapshotName(new Date()));
    return () => api.restoreSnapshot(name);
  } catch (error) {
    complain(error);
    return undefined;
  }
}

function toSnapshotName(now: Date): string {
  return `before-${now.toISOString().slice(0, 19).replaceAll(/[:T]/g, "-")}`;
}

/** What several deletes take along together. */
export async function readConsequences(
  { path }: ResourceInfo,
  ids: readonly string[],
): Promise<Consequences> {
  const all = await Promise.all(ids.map((id) => api.consequences(path, id)));
  const refused = all.find((each) => each.refused !== undefined)?.refused;
  return {
    deletes: sum(all.flatMap(({ deletes }) => deletes)),
    nullifies: sum(all.flatMap(({ nullifies }) => nullifies)),
    ...(refused === undefined ? {} : { refused }),
  };
}

function sum<T extends { readonly path: string; readonly member?: string; readonly count: number }>(
  entries: readonly T[],
): T[] {
  const sums = new Map<string, T>();
  for (const entry of entries) {
    const key = `${entry.path} ${entry.member ?? ""}`;
    sums.set(key, { ...entry, count: entry.count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()];
}
