import type { Snapshots } from "../../dataset/snapshots/snapshots.ts";
import { atOnceInWords, toUndone } from "./explain-storage.ts";

/** What its file does not allow is told in words. */
export function deleteSnapshot(snapshots: Pick<Snapshots, "delete">, name: string): void {
  atOnceInWords(toUndone(`snapshot "${name}"`, "cannot be deleted"), () => snapshots.delete(name));
}
