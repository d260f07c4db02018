import { toSeconds } from "../config/duration.ts";
import { SetupError } from "../errors.ts";

/** The time that a server goes by, which a test may move. It goes on from wherever it was put. */
export interface Clock {
  readonly now: () => Date;
  readonly isMoved: boolean;
  /** All of it or, where one part is refused, nothing. */
  move(move: TimeMove): void;
}

/** Carried out in this order. */
export interface TimeMove {
  /** Back to the real time. */
  readonly reset?: boolean | undefined;
  readonly set?: Date | string | number | undefined;
  /** By a text such as `"2h"`, or by seconds. */
  readonly advance?: string | number | undefined;
}

/** RFC 3339, and so every timestamp of a record, has years of four digits. */
const earliest = Date.parse("0000-01-01T00:00:00Z");
const latest = Date.parse("9999-12-31T23:59:59Z");

export function createClock(real: () => Date): Clock {
  let ahead = 0;

  return {
    now: () => (ahead === 0 ? real() : new Date(real().getTime() + ahead)),
    get isMoved() {
      return ahead !== 0;
    },
    move: ({ reset, set, advance }) => {
      const today = real().getTime();
      let moved = reset ? 0 : ahead;
      if (set !== undefined) {
        moved = toTime(set) - today;
        requireYear(today + moved, "setTime", set);
      }
      if (advance !== undefined) {
        moved += toDuration(advance);
        requireYear(today + moved, "advance", advance);
      }
      ahead = moved;
    },
  };
}

function toTime(given: Date | string | number): number {
  const time = new Date(given).getTime();
  if (Number.isNaN(time)) throw refuse("setTime", given, "a date, such as 2030-01-31");
  return time;
}

function toDuration(given: string | number): number {
  const seconds = toSeconds(given);
  if (Number.isFinite(seconds)) return seconds * 1000;
  throw refuse("advance", given, '"30s", "15m", "2h", "7d" or seconds');
}

function requireYear(time: number, place: string, given: unknown): void {
  if (time < earliest || time > latest) throw refuse(place, given, "within the years 0 to 9999");
}

function refuse(place: string, given: unknown, expected: string): SetupError {
  const message = `${JSON.stringify(String(given))} is not ${expected}.`;
  return new SetupError([{ code: "time-invalid", place, message }]);
}
