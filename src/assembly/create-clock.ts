import { toSeconds } from "../config/duration.ts";
import { SetupError } from "../errors.ts";

/** The time that a server goes by, which a test may move. It goes on from wherever it was put. */
export interface Clock {
  readonly now: () => Date;
  readonly isMoved: boolean;
  set(time: Date | string | number): void;
  /** By a text such as `"2h"`, or by seconds. */
  advance(duration: string | number): void;
  reset(): void;
}

/** RFC 3339, and so every timestamp of a record, has years of four digits. */
const earliest = Date.parse("0000-01-01T00:00:00Z");
const latest = Date.parse("9999-12-31T23:59:59Z");

export function createClock(real: () => Date): Clock {
  let ahead = 0;

  function moveTo(milliseconds: number, place: string, given: unknown): void {
    const time = real().getTime() + milliseconds;
    if (time < earliest || time > latest) {
      throw refuse(place, given, "within the years 0 to 9999");
    }
    ahead = milliseconds;
  }

  return {
    now: () => (ahead === 0 ? real() : new Date(real().getTime() + ahead)),
    get isMoved() {
      return ahead !== 0;
    },
    set: (time) => {
      const wanted = new Date(time).getTime();
      if (Number.isNaN(wanted)) throw refuse("setTime", time, "a date, such as 2030-01-31");
      moveTo(wanted - real().getTime(), "setTime", time);
    },
    advance: (duration) => {
      const seconds = toSeconds(duration);
      if (!Number.isFinite(seconds)) {
        throw refuse("advance", duration, '"30s", "15m", "2h", "7d" or seconds');
      }
      moveTo(ahead + seconds * 1000, "advance", duration);
    },
    reset: () => {
      ahead = 0;
    },
  };
}

function refuse(place: string, given: unknown, expected: string): SetupError {
  const message = `${JSON.stringify(String(given))} is not ${expected}.`;
  return new SetupError([{ code: "time-invalid", place, message }]);
}
