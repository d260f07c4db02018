import { isManagement } from "../../http/safety.ts";
import { createByteShelf } from "./byte-shelf.ts";
import { type JournalEntry, type JournalNote, toEntry } from "./journal-entry.ts";
import type { IsSecret } from "./mask-secrets.ts";
import {
  createSlot,
  emptySlot,
  fillSlot,
  forgetTexts,
  type NoteSlot,
  readNote,
  textLengthOf,
} from "./note-slot.ts";

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
/** Of all bodies and answers together, in bytes: then the oldest entries lose theirs. */
const mostText = 16 * 1024 * 1024;

/**
 * Writes down what a request has made anyway as bytes, and works nothing out before somebody asks:
 * whoever never does pays for copying a few hundred of them.
 */
export function createJournal({ isSecret, onEntry }: JournalTools): Journal {
  /** Each note has the slot of its number. */
  const slots: NoteSlot[] = [];
  const heads = createByteShelf();
  const texts = createByteShelf();
  let last = 0;
  /** The number of the oldest note that still has its texts, and how long those are together. */
  let oldestText = 1;
  let text = 0;

  return {
    note: (given) => {
      if (isManagement(given.url)) return;
      if (last - oldestText + 1 === mostEntries) forgetOldest();
      last++;
      const slot = slotOf(last);
      fillSlot(slot, given, heads, texts);
      text += textLengthOf(slot);
      while (text > mostText && oldestText < last) forgetOldest();
      onEntry?.(last);
    },
    list: (filter = {}, since = 0) => {
      const first = Math.max(oldest(), since + 1);
      const numbers = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
      return numbers.flatMap((number) => show(number, filter) ?? []);
    },
    find: (number) => (number >= oldest() && number <= last ? show(number, {}) : undefined),
    clear: () => {
      for (const slot of slots) emptySlot(slot, heads, texts);
      last = 0;
      oldestText = 1;
      text = 0;
    },
  };

  function slotOf(number: number): NoteSlot {
    const at = (number - 1) % mostEntries;
    slots[at] ??= createSlot();
    return slots[at];
  }

  function oldest(): number {
    return Math.max(1, last - mostEntries + 1);
  }

  function forgetOldest(): void {
    const slot = slotOf(oldestText);
    text -= textLengthOf(slot);
    forgetTexts(slot, texts);
    oldestText++;
  }

  function show(number: number, filter: JournalFilter): JournalEntry | undefined {
    const note = readNote(slotOf(number));
    return isMeant(note, filter) ? toEntry(number, note, isSecret()) : undefined;
  }
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
