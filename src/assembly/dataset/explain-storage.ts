import { readStorageFault, type StorageFault } from "../../dataset/file/storage-fault.ts";
import { HttpError, type Mistake, SetupError } from "../../errors.ts";
import { isSystemError, toReason } from "../../system-error.ts";

const refusals = {
  busy: () =>
    new HttpError("dataset-busy", "Another program holds the dataset.", {
      headers: { "retry-after": "1" },
    }),
  full: () =>
    new HttpError(
      "dataset-full",
      "There is no room left where the dataset is. Nothing was written: make room and try again.",
    ),
  unwritable: (reason) =>
    new HttpError("dataset-unwritable", `The dataset cannot be written: ${reason}.`),
  damaged: (reason) =>
    new HttpError(
      "dataset-damaged",
      `The dataset's file is damaged: ${reason}. Restore a snapshot, or remove the file and start again.`,
    ),
} satisfies Record<StorageFault, (reason: string) => HttpError>;

/** What a failure of the dataset's means to a client; nothing where it is a fault of ours. */
export function explainStorage(error: unknown): HttpError | undefined {
  const fault = readStorageFault(error);
  if (!fault) return undefined;
  return refusals[fault](error instanceof Error ? error.message : String(error));
}

const reasons = {
  busy: () => "another program holds it",
  full: () => "there is no room left on its disk",
  unwritable: (reason) => reason,
  damaged: (reason) => `it is damaged (${reason})`,
} satisfies Record<StorageFault, (reason: string) => string>;

/** Where, what could not be done, and what to do about it. */
export type Undone = Pick<Mistake, "code" | "place" | "message"> & { readonly remedy?: string };

/** Does it; what a disk or a file does not allow is thrown as a mistake, in words. */
export async function inWords<T>(undone: Undone, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toMistake(error, undone) ?? error;
  }
}

/** The same for what happens at once. */
export function atOnceInWords<T>(undone: Undone, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw toMistake(error, undone) ?? error;
  }
}

function toMistake(error: unknown, undone: Undone): SetupError | undefined {
  const fault = readStorageFault(error);
  if (!fault && !isSystemError(error)) return undefined;
  const reason = fault ? reasons[fault](toReason(error)) : toReason(error);
  return new SetupError([{ ...undone, message: `${undone.message}: ${reason}.` }]);
}

/** What could not be done to the dataset or one of its snapshots. */
export function toUndone(place: string, message: string): Undone {
  return { code: "dataset-unusable", place, message };
}
