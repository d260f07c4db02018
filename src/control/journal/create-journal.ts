import { HeaderList } from "../../http/web/header-list.ts";
import { type JournalEntry, type JournalNote, type SentAnswer, toEntry } from "./journal-entry.ts";
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

interface Kept {
  readonly number: number;
  readonly length: number;
  note: JournalNote;
}

/**
 * Keeps references to texts that a request has made anyway, and works nothing out before somebody
 * asks: whoever never does pays for an array's slot.
 */
export function createJournal({ isSecret, onEntry }: JournalTools): Journal {
  let ring: Kept[] = [];
  let last = 0;
  /** The number of the oldest entry that still has its texts, and how long those are together. */
  let oldestText = 1;
  let text = 0;

  return {
    note: (given) => {
      if (isManagement(given.url)) return;
      const note = cutOff(given);
      last++;
      const slot = last % mostEntries;
      const before = ring[slot];
      if (before && before.number >= oldestText) countOut(before);
      const kept = { number: last, length: lengthOf(note), note };
      ring[slot] = kept;
      text += kept.length;
      while (text > mostText && oldestText < last) {
        const oldest = ring[oldestText % mostEntries];
        if (oldest) forgetTexts(oldest);
      }
      onEntry?.(last);
    },
    list: (filter = {}, since = 0) =>
      inOrder()
        .filter(({ number, note }) => number > since && isMeant(note, filter))
        .map(toShown),
    find: (number) => {
      const kept = ring[number % mostEntries];
      return kept?.number === number ? toShown(kept) : undefined;
    },
    clear: () => {
      ring = [];
      last = 0;
      oldestText = 1;
      text = 0;
    },
  };

  function countOut({ length, number }: Kept): void {
    text -= length;
    oldestText = number + 1;
  }

  function forgetTexts(kept: Kept): void {
    countOut(kept);
    kept.note = { ...kept.note, body: undefined, answer: undefined };
  }

  function inOrder(): readonly Kept[] {
    const next = (last + 1) % mostEntries;
    return [...ring.slice(next), ...ring.slice(0, next)].filter((kept) => kept !== undefined);
  }

  function toShown({ number, note }: Kept): JournalEntry {
    return toEntry(number, note, isSecret());
  }
}

/** A part of a text keeps all of it in memory, so what is cut off is copied first. */
function cutOff(note: JournalNote): JournalNote {
  const { body, answer } = note;
  const isLongBody = body !== undefined && body.byteLength > longestBody;
  const isLongAnswer = typeof answer?.text === "string" && answer.text.length > longestBody;
  if (!isLongBody && !isLongAnswer) return note;
  return {
    ...note,
    body: isLongBody ? Uint8Array.from(body.subarray(0, longestBody)) : body,
    answer: isLongAnswer ? toShort(answer) : answer,
  };
}

/** The response has the whole text too. */
function toShort({ head, text }: SentAnswer): SentAnswer {
  const start = Buffer.from(String(text).slice(0, longestBody), "utf16le").toString("utf16le");
  return { head: { headers: HeaderList.from(head.headers) }, text: start };
}

function lengthOf({ body, answer }: JournalNote): number {
  const text = answer?.text;
  const sent = typeof text === "object" ? longestBody : (text?.length ?? 0);
  return (body?.byteLength ?? 0) + sent;
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
