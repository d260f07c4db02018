import type { Json } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { write } from "../../slot.ts";

const gatherings = oneOf("attendees|participants|members|team members|invitees");
const duties = oneOf("action items|actions|tasks|follow ups|next steps|decisions");
const doers = /^(?:assignee|owner|responsible|assigned to|responsible person)(?: name)?$/;

/** What a meeting agrees on is done by somebody who was there. */
export const findAttendingAssignees: FindRules = ({ slots }) => {
  const people = slots.find(
    ({ kind, words, items }) => kind === "list" && items.length === 0 && gatherings.test(words),
  );
  const list = slots.find(({ kind, words }) => kind === "list" && duties.test(words));
  const doer = list && itemNamed(list, doers, "text");
  if (!people || !list || doer === undefined) return [];
  const apply = (scope: Scope) => {
    const there = scope.values[people.name];
    if (!Array.isArray(there) || there.length === 0) return;
    const chance = chanceFor(scope, list);
    const given = itemsOf(scope, list).map((item) =>
      typeof item[doer] === "string" ? { ...item, [doer]: chance.pick(there) } : item,
    );
    write(scope, list, given as Json);
  };
  return [{ reads: [people, list], writes: [list], apply } satisfies Rule];
};
