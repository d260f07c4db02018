import type { Json, JsonObject } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { isIn, toState } from "../../../state-words.ts";
import { findCompletion } from "../../amounts/counts/completion.ts";
import { itemsOf } from "../../items.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

const lists =
  /(?:^| )(?:stops|deliveries|visits|tasks|subtasks|steps|milestones|phases|stages|signers|signatories|approvals|approvers)$/;
const states = /^(?:status|state)$/;

/** The states of an item that tell how far the whole is. */
interface Course {
  readonly name: string;
  readonly open: Json;
  readonly done: Json;
}

/** Of a round that has not begun every stop is still to come, and of one that is over none is. */
export const findItemStates: FindRules = ({ slots, owner }) =>
  slots.flatMap((list): Rule[] => {
    const course = list.kind === "list" && lists.test(list.words) ? findCourse(list) : undefined;
    const completion = course && findCompletion(slots, owner);
    if (!course || !completion) return [];
    const apply = (scope: Scope) => {
      const items = itemsOf(scope, list);
      const said = completion.read(scope);
      if (items.length === 0 || said === undefined) return;
      const some = chanceFor(scope, list).between(Math.min(1, items.length - 1), items.length - 1);
      const done = { none: 0, part: some, full: items.length }[said];
      write(scope, list, items.map((item, at) => inCourse(item, at, done, course)) as Json);
    };
    return [{ reads: [list, completion.slot], writes: [list], apply }];
  });

function findCourse({ items }: Slot): Course | undefined {
  const status = items.find(
    ({ kind, readings }) => kind === "choice" && readings.some((name) => states.test(name)),
  );
  const values: readonly Json[] = status && "enum" in status.schema ? status.schema.enum : [];
  const open = values.find((value) => isIn(toState(value) ?? "", "ahead", "asked"));
  const done = values.find((value) => isIn(toState(value) ?? "", "done"));
  return status && open !== undefined && done !== undefined
    ? { name: status.name, open, done }
    : undefined;
}

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
