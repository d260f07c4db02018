import { day, hour, minute, timelines } from "../../../facets/timeline.ts";
import type { Matcher } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import type { FindRules } from "../../rule.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";

const names = "schedule|cron|cron expression|cron schedule|frequency|interval|recurrence|runs";

/** The runs of a schedule: on which days, and when of such a day. */
interface Schedule {
  readonly isOn: (date: Date) => boolean;
  readonly times: readonly number[];
}

const everyDay = () => true;
const inSteps = (step: number): readonly number[] =>
  Array.from({ length: Math.floor(day / step) }, (_, at) => at * step);

const said: readonly (readonly [Matcher, Schedule])[] = [
  [/^(?:hourly|every hour|@hourly)$/, { isOn: everyDay, times: inSteps(hour) }],
  [/^(?:daily|every day|nightly|@daily|every night)$/, { isOn: everyDay, times: [2 * hour] }],
];

/** `0 3 * * *`, every quarter of an hour, Mondays at nine, the first of a month. */
function readSchedule(text: string): Schedule | undefined {
  const known = said.find(([words]) => words.test(text.toLowerCase()))?.[1];
  if (known) return known;
  const [minutes = "", hours = "", date = "", month, weekday = ""] = text.split(" ");
  if (month !== "*" || !/^(?:\*|\d+)$/.test(date) || !/^(?:\*|[0-7])$/.test(weekday))
    return undefined;
  const isOn = (at: Date) =>
    (date === "*" || at.getUTCDate() === Number(date)) &&
    (weekday === "*" || at.getUTCDay() === Number(weekday) % 7);
  const times = inSteps(minute).filter(
    (at) => fits(minutes, (at / minute) % 60) && fits(hours, Math.floor(at / hour)),
  );
  return times.length > 0 ? { isOn, times } : undefined;
}

function fits(field: string, value: number): boolean {
  const [, step] = /^\*\/(\d+)$/.exec(field) ?? [];
  return (
    field === "*" || field === String(value) || (step !== undefined && value % Number(step) === 0)
  );
}

/** The run before now, and the one after. */
function runsAround({ isOn, times }: Schedule, now: number): readonly [number, number] | undefined {
  const today = Math.floor(now / day) * day;
  const runsOf = (days: number) => {
    const at = today + days * day;
    return isOn(new Date(at)) ? times.map((time) => at + time) : [];
  };
  const find = (towards: 1 | -1) => {
    for (let days = 0; days < 63; days++) {
      const runs = runsOf(days * towards);
      const found =
        towards > 0 ? runs.find((run) => run > now) : runs.findLast((run) => run <= now);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const [before, after] = [find(-1), find(1)];
  return before === undefined || after === undefined ? undefined : [before, after];
}

const schedules = new Map<string, Schedule | undefined>();

/** Most records of a table have one of a few. */
function scheduleOf(text: string): Schedule | undefined {
  if (!schedules.has(text) && schedules.size < 200) schedules.set(text, readSchedule(text));
  return schedules.get(text);
}

/** What runs at three in the night has run last night and runs in the next. */
export const findSchedules: FindRules = ({ slots }) => {
  const schedule = findNamed(slots, names, ["text", "choice"]);
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const last = times.find((slot) =>
    /^last (?:run|ran|executed|execution|started|sync|backup)$/.test(toEvent(slot)),
  );
  const next = times.find((slot) =>
    /^next (?:run|runs|execution|sync|backup|scheduled run)$/.test(toEvent(slot)),
  );
  // What has run and will run, and does not say when, runs each night.
  if ((!last && !next) || (!schedule && !(last && next))) return [];
  return [
    {
      reads: schedule ? [schedule] : [],
      writes: [last, next].flatMap((slot) => slot ?? []),
      apply: (scope) => {
        const { now } = scope.facet(timelines);
        const found = scheduleOf(schedule ? String(scope.values[schedule.name]) : "nightly");
        const runs = found && runsAround(found, now);
        if (!runs) return;
        for (const [slot, time] of [
          [last, runs[0]],
          [next, runs[1]],
        ] as const) {
          if (slot && readTime(scope, slot)?.form !== "clock") writeTime(scope, slot, time);
        }
      },
    },
  ];
};
