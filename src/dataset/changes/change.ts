import type { Resource } from "../../schema/resource.ts";

/** What the dataset remembers of a resource. */
export interface RegisterEntry {
  readonly path: string;
  readonly recipe: string;
  readonly form: string;
  readonly shape: Resource["shape"];
  /** Whether somebody has written to it since it was filled. */
  readonly isTouched: boolean;
}

/**
 * What a config and models mean for the records that there are:
 * - `new`: there are none yet
 * - `same`: nothing has changed
 * - `kept`: somebody wrote to them and they still fit
 * - `regenerated`: nobody wrote to them, so they are made anew
 * - `migrated`: somebody wrote to them, and the model has changed
 * - `replaced`: somebody wrote to them, but a list is no object and an object no list
 */
export type ChangeKind = "new" | "same" | "kept" | "regenerated" | "migrated" | "replaced";

export interface Change {
  readonly kind: ChangeKind;
  readonly resource: Resource;
  readonly recipe: string;
  readonly form: string;
  /** The path that its records were under, where it had another. */
  readonly renamedFrom: string | undefined;
}

/** Changes that take something away which a user may have written. */
export function isLossy({ kind }: Change): boolean {
  return kind === "migrated" || kind === "replaced";
}
