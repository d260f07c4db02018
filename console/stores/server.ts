import { computed, signal } from "@preact/signals";
import type { Definitions } from "../../src/schema/schema.ts";
import type { JournalLine, ResourceInfo } from "../api/answers.ts";
import { api } from "../api/api.ts";
import { readEvents } from "../api/read-events.ts";
import { Refusal } from "../api/refusal.ts";
import { keepToken } from "../api/token.ts";
import { createLoaded } from "./loaded.ts";

/** `locked`: the server wants the token that its terminal shows. */
export type Connection = "connecting" | "live" | "lost" | "locked";

export const connection = signal<Connection>("connecting");
export const state = createLoaded(api.state);
export const models = createLoaded(api.models);

export const resources = computed<readonly ResourceInfo[]>(
  () => state.value.value?.resources ?? [],
);
export const definitions = computed<Definitions>(() => models.value.value?.definitions ?? {});
/** Everything is there that a view needs. */
export const isReady = computed(
  () => state.value.value !== undefined && models.value.value !== undefined,
);

export function findResource(path: string): ResourceInfo | undefined {
  return resources.value.find((resource) => resource.path === path);
}

/** Which resources have other records than before; undefined: all of them may. */
export interface Change {
  readonly paths: readonly string[] | undefined;
}
export const lastChange = signal<Change>({ paths: undefined });

export function concerns({ paths }: Change, path: string): boolean {
  return paths === undefined || paths.includes(path);
}

type RequestListener = (line: JournalLine | undefined) => void;
const requestListeners = new Set<RequestListener>();

/** Hears of each request; of `undefined` when it may have missed some. */
export function onRequest(listener: RequestListener): () => void {
  requestListeners.add(listener);
  return () => requestListeners.delete(listener);
}

const retryAfter = 1000;
/** Many changes at once are one reason to count anew. */
const gathering = 150;
let started: string | undefined;
let isCounting = false;

/** Follows the server from now on, and finds it again when it was away. */
export async function follow(): Promise<void> {
  for (;;) {
    try {
      await readEvents({ hello, request: hear, change, state: () => void reloadAll() });
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) {
        connection.value = "locked";
        return;
      }
    }
    connection.value = "lost";
    await new Promise((resolve) => setTimeout(resolve, retryAfter));
  }
}

export function unlock(token: string): void {
  keepToken(token);
  connection.value = "connecting";
  void follow();
}

function hello(data: { readonly version: string; readonly started: string }): void {
  // Another process may be another version: its page and ours would not understand each other.
  const known = state.value.value?.version;
  if (started !== undefined && known !== undefined && known !== data.version) location.reload();
  started = data.started;
  connection.value = "live";
  void reloadAll();
  for (const listener of requestListeners) listener(undefined);
}

async function reloadAll(): Promise<void> {
  await Promise.all([state.reload(), models.reload()]);
  lastChange.value = { paths: undefined };
}

function hear(line: JournalLine): void {
  for (const listener of requestListeners) listener(line);
  // A rule was used: how often, the state says.
  if (line.simulated !== undefined) countAnew();
}

function change({ paths }: { readonly paths: readonly string[] }): void {
  lastChange.value = { paths };
  countAnew();
}

function countAnew(): void {
  if (isCounting) return;
  isCounting = true;
  setTimeout(() => {
    isCounting = false;
    void state.reload();
  }, gathering);
}
