import type { Json } from "../../schema/schema.ts";
import type { Chance } from "./chance.ts";

/** How far a model may contain itself before everything that can be left out is. */
export const deepest = 3;

/** How often a member that may be missing is. */
export const likelihoodOfAbsence = 0.2;

/** How often a member that may be null is. */
export const likelihoodOfNull = 0.2;

/** How often a list has no more items than it must. */
export const likelihoodOfEmpty = 0.12;

/**
 * How far from the record itself objects are there that could be left out: all up to a level, and
 * some of those on it. A type decides it once, so that a record's last members fare as its first.
 */
export interface Horizon {
  readonly level: number;
  /** How many of those on the level are kept, from 0 to 1. */
  readonly share: number;
  /** In characters: beyond it nothing is added that can be left out, whatever the type promised. */
  readonly most: number;
}

export const endless: Horizon = { level: Number.POSITIVE_INFINITY, share: 1, most: 20_000 };

/** What a record has room for, while it is drawn. */
export interface Room {
  /** One stream for all: whoever draws seeds it first. */
  readonly chance: Chance;
  readonly horizon: Horizon;
  /** How many objects are around the one that is drawn. */
  level: number;
  /** How long it is so far, roughly. */
  spent: number;
}

/**
 * Whether an object, or a list of them, that need not be there is left out for want of room. The
 * stream of chance is that of the member.
 */
export function isBeyond({ horizon, level, spent, chance }: Room): boolean {
  if (spent > horizon.most || level > horizon.level) return true;
  return level === horizon.level && horizon.share < 1 && chance.next() >= horizon.share;
}

/** Only what lies in no other value is counted: an object's members have been. */
export function spend(room: Room, name: number, value: Json): void {
  const own = typeof value === "string" ? value.length : 4;
  room.spent += name + 4 + own;
}

/** Whether a record is so long that it has only what it must have from here on. */
export function isFull({ spent, horizon }: Room): boolean {
  return spent > horizon.most;
}

/** How many items a list may have here beyond those that it must. */
export function mostItems(
  { depth, level, horizon, spent }: Room & { readonly depth: number },
  isDeep: boolean,
): number {
  if (depth >= deepest || spent > horizon.most) return 0;
  return mostItemsAt(depth, level, horizon, isDeep);
}

/** How many items an array has where no tag says so: fewer the deeper a model contains itself. */
export function mostItemsAt(
  depth: number,
  level: number,
  horizon: Horizon,
  isDeep: boolean,
): number {
  const usual = Math.max(1, 4 - depth);
  if (!isDeep || level < horizon.level) return usual;
  return level === horizon.level ? Math.min(usual, 2) : 0;
}
