import { type JournalEntry, type JournalNote, toEntry } from "./journal-entry.ts";
import type { IsSecret } from "./mask-secrets.ts";

/** Which entries are meant; what is left out is not asked about. */
export interface JournalFilter {
  /** In capitals or not. */
  readonly method?: string;
  /** Exact, or with `:id` for a segment of any text: `/users/:id`. */
  readonly path?: string;
  readonly status?: number;
}

/** The last requests and their answers; the management's own are left out. */
export interface ReadableJournal {
  /** Oldest first. `since`: only those with a higher number. */
  list(filter?: JournalFilter, since?: number): readonly JournalEntry[];
  find(number: number): JournalEntry | undefined;
  /** Forgets them all, and counts from 1 again. */
  clear(): void;
}

export interface Journal extends ReadableJournal {
  note(note: JournalNote): void;
}

export interface JournalTools {
  /** What is secret in what is shown, by the config of the moment. */
  readonly isSecret: () => IsSecret;
  /** Hears of every entry, by its number. */
  readonly onEntry?: (number: number) => void;
}

const mostEntries = 1000;
/** Of a body or an answer, in characters; what is longer is cut off. */
export const longestBody = 64 * 1024;
/** Of all bodies and answers together, in characters: then the oldest entries lose theirs. */
const mostText = 16 * 1024 * 1024;

/**
 * Keeps references to texts that a request has made anyway, and works nothing out before somebody
 * asks: whoever never does pays for an array's slot.
 */
export function createJournal({ isSecret, onEntry }: JournalTools): Journal {
  /** Each note has the slot of its number. */
  let ring: JournalNote[] = [];
  /** How long the texts of each are: who counts an old one out need not look at it again. */
  const lengths = new Uint32Array(mostEntries);
  let last = 0;
  /** The number of the oldest note that still has its texts, and how long those are together. */
  let oldestText = 1;
  let text = 0;

  return {
    note: (given) => {
      if (isManagement(given.url)) return;
      if (last - oldestText + 1 === mostEntries) countOut();
      last++;
      const note = cutOff(given);
      const slot = last % mostEntries;
      ring[slot] = note;
      const length = lengthOf(note);
      lengths[slot] = length;
      text += length;
      while (text > mostText && oldestText < last) forgetTexts();
      onEntry?.(last);
    },
    list: (filter = {}, since = 0) => {
      const first = Math.max(oldest(), since + 1);
      const numbers = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
      return numbers.flatMap((number) => show(number, filter) ?? []);
    },
    find: (number) => (number >= oldest() && number <= last ? show(number, {}) : undefined),
    clear: () => {
      ring = [];
      last = 0;
      oldestText = 1;
      text = 0;
    },
  };

  function oldest(): number {
    return Math.max(1, last - mostEntries + 1);
  }

  function countOut(): void {
    text -= lengths[oldestText % mostEntries] ?? 0;
    oldestText++;
  }

  function forgetTexts(): void {
    const slot = oldestText % mostEntries;
    const note = ring[slot];
    countOut();
    if (note) ring[slot] = { ...note, body: undefined, answer: undefined };
  }

  function show(number: number, filter: JournalFilter): JournalEntry | undefined {
    const note = ring[number % mostEntries];
    return note && isMeant(note, filter) ? toEntry(number, note, isSecret()) : undefined;
  }
}

/** A part of a text keeps all of it in memory, so what is cut off is copied first. */
function cutOff(note: JournalNote): JournalNote {
  const { body, answer } = note;
  const isLongBody = body !== undefined && body.length > longestBody;
  const isLongAnswer = typeof answer === "string" && answer.length > longestBody;
  if (!isLongBody && !isLongAnswer) return note;
  return {
    ...note,
    body: isLongBody ? toStart(body) : body,
    answer: isLongAnswer ? toStartText(answer) : answer,
  };
}

function toStart(body: string | Uint8Array): string | Uint8Array {
  return typeof body === "string"
    ? toStartText(body)
    : Uint8Array.from(body.subarray(0, longestBody));
}

function toStartText(text: string): string {
  return Buffer.from(text.slice(0, longestBody), "utf16le").toString("utf16le");
}

function lengthOf({ body, answer }: JournalNote): number {
  const sent = typeof answer === "object" ? longestBody : (answer?.length ?? 0);
  return (body?.length ?? 0) + sent;
}

function isManagement(url: string): boolean {
  return url.includes("/_backlot") && /^\/_backlot(?:\/|$)/.test(new URL(url).pathname);
}

function isMeant({ method, url, status }: JournalNote, filter: JournalFilter): boolean {
  if (filter.method !== undefined && filter.method.toUpperCase() !== method) return false;
  if (filter.status !== undefined && filter.status !== status) return false;
  return filter.path === undefined || isSamePath(new URL(url).pathname, filter.path);
}

function isSamePath(path: string, pattern: string): boolean {
  const [given, wanted] = [path.split("/"), pattern.split("/")];
  return (
    given.length === wanted.length &&
    wanted.every((segment, index) => segment.startsWith(":") || segment === given[index])
  );
}
