import type { FileState } from "../../dataset/file/file-state.ts";
import { HttpError, type Mistake, SetupError } from "../../errors.ts";
import { toReason } from "../../system-error.ts";
import type { OwnedDataset } from "./dataset-owner.ts";

/** Sees to it that what is served is in a file that has a name. */
export interface DatasetKeeper {
  /** Before anything is written: waits where the file is lost and first has to be mended. */
  mended(): Promise<void> | undefined;
  /** The next to write looks, whatever was seen a moment ago: a program knows what it has just done. */
  doubt(): void;
  /** Throws where the file is lost and could not be mended. */
  refuseWrites(): void;
  close(): Promise<void>;
}

export interface KeeperTools {
  /** Between two requests: brings the dataset back to a file, and what is served with it. */
  readonly exchange: (work: () => void) => Promise<void>;
  /** Keeps what is served now as a snapshot, and says under which name. */
  readonly keepCopy: () => Promise<string>;
  readonly onStep: (step: FileStep) => void;
  readonly onTrouble: (mistake: Mistake) => void;
}

/** What was done about a file that somebody removed, or put another in place of. */
export type FileStep =
  | { readonly step: "rewritten"; readonly file: string }
  | { readonly step: "reopened"; readonly file: string; readonly name: string };

/**
 * In milliseconds: how soon a lost file is noticed when nobody writes. Looking takes microseconds;
 * a watcher of the folder would be woken by every write to SQLite's log.
 */
const millisecondsBetweenLooks = 100;
/**
 * In milliseconds: for so long a look counts for all who write. Between a look and its write the file
 * can be lost anyway; the next look then saves both.
 */
const trustedFor = 1;
/** How long a file that could not be mended is left alone, in milliseconds. */
const rest = 1000;

export function createDatasetKeeper(owned: OwnedDataset, tools: KeeperTools): DatasetKeeper {
  let mending: Promise<void> | undefined;
  let trouble: Mistake | undefined;
  let isResting = false;
  let seenAt = Number.NEGATIVE_INFINITY;

  const ways: Readonly<Record<Exclude<FileState, "intact">, () => Promise<FileStep>>> = {
    removed: async () => {
      await tools.exchange(owned.dataset.rewrite);
      return { step: "rewritten", file: owned.file };
    },
    replaced: async () => {
      const name = await tools.keepCopy();
      await tools.exchange(owned.dataset.reopen);
      return { step: "reopened", file: owned.file, name };
    },
  };

  async function mend(state: Exclude<FileState, "intact">): Promise<void> {
    try {
      owned.retakeLock();
      const step = await ways[state]();
      trouble = undefined;
      tools.onStep(step);
    } catch (error) {
      note(toMistake(error, owned.file));
      isResting = true;
      setTimeout(() => {
        isResting = false;
      }, rest).unref();
    }
  }

  function note(mistake: Mistake): void {
    if (trouble?.message !== mistake.message) tools.onTrouble(mistake);
    trouble = mistake;
  }

  function mended(): Promise<void> | undefined {
    if (mending) return mending;
    const now = performance.now();
    if (now - seenAt < trustedFor) return undefined;
    const state = owned.dataset.fileState();
    if (state === "intact") {
      trouble = undefined;
      seenAt = now;
    }
    if (state === "intact" || isResting) return undefined;
    mending = mend(state).finally(() => {
      mending = undefined;
    });
    return mending;
  }

  /** Whoever removes the lock alone must not let a second server in. */
  function keepLock(): void {
    try {
      owned.retakeLock();
    } catch {
      // Another has it, or it cannot be written: the file itself is as it was, and still ours.
    }
  }

  const looking = setInterval(() => {
    if (!mended()) keepLock();
  }, millisecondsBetweenLooks).unref();

  function doubt(): void {
    seenAt = Number.NEGATIVE_INFINITY;
  }

  return {
    mended,
    doubt,
    refuseWrites: () => {
      if (trouble)
        throw new HttpError("dataset-unwritable", `${trouble.place}: ${trouble.message}`);
    },
    close: async () => {
      clearInterval(looking);
      doubt();
      await mended();
    },
  };
}

function toMistake(error: unknown, place: string): Mistake {
  if (error instanceof SetupError && error.mistakes[0]) return error.mistakes[0];
  const message = `was removed, and what is served cannot be written to a new file: ${toReason(error)}.`;
  const remedy = "Nothing more is written until it can be.";
  return { code: "dataset-unusable", place, message, remedy };
}
