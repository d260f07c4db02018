/** What keeps a dataset from being read or written, and is no fault of ours. */
export type StorageFault = "busy" | "full" | "unwritable" | "damaged";

/** SQLite's primary result codes: https://www.sqlite.org/rescode.html */
const faults: ReadonlyMap<number, StorageFault> = new Map([
  [5, "busy"],
  [6, "busy"],
  [8, "unwritable"],
  [10, "unwritable"],
  [11, "damaged"],
  [13, "full"],
  [14, "unwritable"],
  [26, "damaged"],
]);

/** What an error of the dataset's means; nothing where it is another kind of error. */
export function readStorageFault(error: unknown): StorageFault | undefined {
  if (!(error instanceof Error) || !("errcode" in error)) return undefined;
  // The lowest byte of an extended code is the primary one.
  return typeof error.errcode === "number" ? faults.get(error.errcode & 0xff) : undefined;
}
