import type { Json, JsonObject } from "../../../schema/schema.ts";
import { minute, toMinute } from "../../facets/timeline.ts";
import { oneOf } from "../../one-of.ts";
import { itemNamed, itemsOf } from "../items.ts";
import { chanceFor, type FindRules } from "../rule.ts";
import { write } from "../slot.ts";
import { readTime, timeKinds, toEvent, toTime, toValue } from "../times/time.ts";

const lists = /(?:^| )(?:participants|attendees|callers|members)$/;
const came = oneOf("joined at|joined|join time|entered at");
const went = oneOf("left at|left|leave time|exited at");
const begins = oneOf("start|starts|started|began");
const ends = oneOf("end|ends|ended");

/** Who takes part in a call joins in its first minutes, and has left when it is over. */
export const findCallParticipants: FindRules = ({ slots }) => {
  const list = slots.find(({ kind, words }) => kind === "list" && lists.test(words));
  const [joined, left] = list ? [itemNamed(list, came), itemNamed(list, went)] : [];
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const [start, end] = [begins, ends].map((names) =>
    times.find((slot) => names.test(toEvent(slot))),
  );
  if (!list || joined === undefined || !start || !end) return [];
  return [
    {
      reads: [list, start, end],
      writes: [list],
      apply: (scope) => {
        const [from, to] = [readTime(scope, start), readTime(scope, end)];
        if (!from || from.form === "clock" || from.form === "day") return;
        const chance = chanceFor(scope, list);
        const length = (to ? to.at : from.at + 20 * minute) - from.at;
        if (length <= 0) return;
        const tell = (item: JsonObject, name: string, at: number): Json => {
          const form = toTime(item[name])?.form ?? toTime(item[joined])?.form ?? "instant";
          return toValue(form, toMinute(at), false) ?? null;
        };
        const told = itemsOf(scope, list).map((item, at) => {
          const into = Math.min(length / 3, at === 0 ? 0 : chance.between(0, 4) * minute);
          const early = chance.next() < 0.2 ? length * 0.3 * chance.next() : 0;
          const changed: Record<string, Json> = {
            ...item,
            [joined]: tell(item, joined, from.at + into),
          };
          if (left === undefined || !(left in item)) return changed;
          changed[left] = to ? tell(item, left, to.at - early) : null;
          return changed;
        });
        write(scope, list, told);
      },
    },
  ];
};
