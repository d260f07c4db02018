import type { Json, JsonObject } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { hour } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { isIn, toState } from "../../../state-words.ts";
import { findCompletion } from "../../amounts/counts/completion.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import { findNamed } from "../../match-role.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";
import { readTime, type Time, toTime, toValue } from "../../times/time.ts";

const lists =
  /(?:^| )(?:stops|deliveries|visits|tasks|subtasks|steps|milestones|phases|stages|tests|lab tests|items|services|procedures|signers|signatories|approvals|approvers)$/;
const states = oneOf("status|state");
const moments =
  /^(?:signed|approved|decided|arrived|delivered|completed|finished|visited|done|departed|served)(?: at| on| date| time)$|^(?:arrival|delivery|completion) time$/;
/** Who is asked one after the other: all of them have said yes where it is complete. */
const asked = /(?:^| )(?:signers|signatories|approvals|approvers)$/;

/** The states of an item that tell how far the whole is. */
interface Course {
  readonly name: string;
  readonly open: Json;
  readonly done: Json;
  /** When an item was done. */
  readonly when: string | undefined;
}

/** Of a round that has not begun every stop is still to come, and of one that is over none is. */
export const findItemStates: FindRules = ({ slots, owner }) =>
  slots.flatMap((list): Rule[] => {
    const course = list.kind === "list" && lists.test(list.words) ? findCourse(list) : undefined;
    const completion = course && findCompletion(slots, owner);
    if (!course || !completion) return [];
    const isAsked = asked.test(list.words);
    const sent = isAsked
      ? findNamed(slots, "sent at|sent on|sent date|created at|requested at", ["text"])
      : undefined;
    const apply = (scope: Scope) => {
      const items = itemsOf(scope, list);
      const said = completion.read(scope);
      const state = toState(scope.values[completion.slot.name]) ?? "";
      if (isAsked && isIn(state, "dropped", "failed")) return;
      if (items.length === 0 || said === undefined) return;
      const some = chanceFor(scope, list).between(Math.min(1, items.length - 1), items.length - 1);
      const done = { none: 0, part: some, full: items.length }[said];
      const time = sent && readTime(scope, sent);
      const given = items.map((item, at) => {
        const isRefused = isAsked && isIn(toState(item[course.name]) ?? "", "dropped");
        const asked = isRefused && at < done ? { ...item, [course.name]: course.done } : item;
        return inTime(inCourse(asked, at, done, course), at, course, time);
      });
      // A date that may not be missing may be null.
      const isWritten =
        write(scope, list, given.map((item) => withoutDate(item, course)) as Json) ||
        write(scope, list, given as Json);
      if (isWritten) return;
      // And one that may be neither stays.
      write(scope, list, given.map((item, at) => withDate(item, items[at], course)) as Json);
    };
    return [{ reads: [list, completion.slot], writes: [list], apply }];
  });

function findCourse({ items }: Slot): Course | undefined {
  const status = items.find(
    ({ kind, readings }) => kind === "choice" && readings.some((name) => states.test(name)),
  );
  const values: readonly Json[] = status && "enum" in status.schema ? status.schema.enum : [];
  const open = values.find((value) => isIn(toState(value) ?? "", "ahead", "asked"));
  const done =
    values.find((value) => isIn(toState(value) ?? "", "done")) ??
    values.find((value) => isIn(toState(value) ?? "", "agreed"));
  return status && open !== undefined && done !== undefined
    ? { name: status.name, open, done, when: itemNamed({ items }, moments) }
    : undefined;
}

function withoutDate(item: JsonObject, { when }: Course): JsonObject {
  return Object.fromEntries(
    Object.entries(item).filter(([name, value]) => name !== when || value !== null),
  );
}

function withDate(item: JsonObject, before: JsonObject | undefined, { when }: Course): JsonObject {
  return when === undefined || !before ? item : { ...item, [when]: before[when] ?? null };
}

/** Whoever has signed did so hours after it was sent, and whoever has not has no date. */
function inTime(item: JsonObject, at: number, course: Course, sent: Time | undefined): JsonObject {
  const { when } = course;
  if (when === undefined || !(when in item)) return item;
  if (item[course.name] === course.open) return { ...item, [when]: null };
  const time = toTime(item[when]);
  if (!time && item[course.name] === course.done && !sent)
    return { ...item, ...toPlanned(item, when) };
  if (!sent || item[course.name] !== course.done || sent.form === "clock") return item;
  const form = time && time.form !== "clock" ? time.form : "instant";
  return { ...item, [when]: toValue(form, sent.at + (at * 5 + 3) * hour, false) ?? null };
}

/** What was done was done minutes after it was to be. */
function toPlanned(item: JsonObject, when: string): JsonObject {
  const planned = Object.entries(item)
    .filter(([name]) => plans.test(name))
    .map(([, value]) => toTime(value))
    .find((time) => time !== undefined);
  const value = planned && toValue(planned.form, planned.at + 0.1 * hour, false);
  return value === undefined ? {} : { [when]: value };
}

const plans = /^(?:eta|(?:planned|estimated|expected|scheduled)_?\w*)$/i;

/** Those before the last that is done are over in whatever way; the next one may be under way. */
function inCourse(item: JsonObject, at: number, done: number, course: Course): JsonObject {
  const state = toState(item[course.name]) ?? "";
  if (at < done) {
    const isOver = isIn(state, "done", "failed", "dropped");
    return isOver ? item : { ...item, [course.name]: course.done };
  }
  const isNext = at === done && done > 0 && isIn(state, "running", "agreed", "soon");
  return isNext || isIn(state, "ahead", "asked") ? item : { ...item, [course.name]: course.open };
}
