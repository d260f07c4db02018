import { computed, signal } from "@preact/signals";
import type { JournalLine } from "../api/answers.ts";
import { api } from "../api/api.ts";
import { toQueryString } from "../api/call.ts";
import { complain } from "./notices.ts";
import { place } from "./place.ts";
import { onRequest } from "./server.ts";

/** As many as the server keeps. */
const most = 1000;

/** The requests that were answered, the latest first. */
export const journal = signal<readonly JournalLine[] | undefined>(undefined);

let isReading = false;
/** Something was answered that the reading under way may have come too early for. */
let hasMissed = false;

/** Reads what there is; from then on requests come in by themselves. */
export async function openJournal(): Promise<void> {
  hasMissed = true;
  if (isReading) return;
  isReading = true;
  try {
    while (hasMissed) {
      hasMissed = false;
      const lines = await api.requests();
      journal.value = lines.toSorted((a, b) => b.number - a.number);
    }
  } catch (error) {
    complain(error);
  } finally {
    isReading = false;
  }
}

onRequest((line) => {
  // Until somebody looks, nothing is kept here: the server has it.
  if (!journal.value && !isReading) return;
  const latest = journal.value?.[0]?.number ?? 0;
  const isNext = line?.number === latest + 1 && !isReading;
  if (journal.value && isNext) journal.value = [line, ...journal.value].slice(0, most);
  // Of very many at once the server tells only the last, and a reset begins to count anew.
  else if (isReading || line?.number !== latest) void openJournal();
});

export async function clearJournal(): Promise<void> {
  await api.clearRequests();
  journal.value = [];
}

/** By the first digit; failed is what was cut, and everything from 400 on. */
export const statusGroups = {
  all: "Any status",
  "2": "2xx",
  "3": "3xx",
  "4": "4xx",
  "5": "5xx",
  failed: "Failed",
} as const;
export type StatusGroup = keyof typeof statusGroups;

export const methodFilter = computed(() => place.value.query.get("method") ?? "");
export const textFilter = computed(() => place.value.query.get("q") ?? "");
export const statusFilter = computed<StatusGroup>(() => {
  const text = place.value.query.get("status") ?? "all";
  return Object.hasOwn(statusGroups, text) ? (text as StatusGroup) : "all";
});

export const shownLines = computed(() =>
  journal.value?.filter(
    ({ method, path, query, status }) =>
      (methodFilter.value === "" || method === methodFilter.value) &&
      isInGroup(status, statusFilter.value) &&
      `${path}${toQueryString(query)}`.toLowerCase().includes(textFilter.value.toLowerCase()),
  ),
);

function isInGroup(status: number, group: StatusGroup): boolean {
  if (group === "all") return true;
  if (group === "failed") return status === 0 || status >= 400;
  return String(status).startsWith(group);
}
