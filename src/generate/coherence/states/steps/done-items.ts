import type { Json } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { day, hour, timelines, toMinute } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { isIn, toState } from "../../../state-words.ts";
import { type Completion, findCompletion } from "../../amounts/counts/completion.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { write } from "../../slot.ts";
import { toTime, toValue } from "../../times/time.ts";

const lists =
  /(?:^| )(?:tasks|steps|checklist|todos|subtasks|milestones|lessons|modules|phases|stops|actions|action items|deliverables|checklist items|participants|attendees|parties|signers|signatories|signees)$/;
const flags = oneOf(
  "completed|complete|done|finished|checked|attended|picked|packed|scanned|loaded|counted",
);
/** What is gathered one after the other, whatever the list of it is called. */
const gathered = oneOf("picked|packed|scanned|loaded|counted");
const dates = /^(?:completed|done|finished|signed)(?: at| on| date)$/;
/** Of whom each has signed, once it holds. */
const signing = /(?:^| )(?:parties|signers|signatories|signees)$/;
const waiting = /\b(?:signatures?|pending|sent|out)\b/;

/** Of what is done every task is done, of what has not begun none, and else the first ones. */
export const findDoneItems: FindRules = ({ slots, owner }) =>
  slots.flatMap((list): Rule[] => {
    const isGathered = list.kind === "list" && itemNamed(list, gathered, "boolean") !== undefined;
    if (list.kind !== "list" || !(isGathered || lists.test(list.words))) return [];
    const [flag, date, due] = [flags, dates, /^(?:due|deadline)/].map((names) =>
      itemNamed(list, names),
    );
    if (flag === undefined && date === undefined) return [];
    const isSigning = signing.test(list.words) && /signed/i.test(date ?? "");
    // Who says so in a state as well is told by that.
    if (isSigning && itemNamed(list, oneOf("status|state")) !== undefined) return [];
    // Nobody comes to the third milestone before the second; of tasks any may be done on its day.
    const isStaged = /(?:^| )(?:milestones|phases|stages)$/.test(list.words);
    const isAttended = /attended$/i.test(flag ?? "");
    const completion = findCompletion(slots, owner);
    const apply = (scope: Scope) => {
      const items = itemsOf(scope, list);
      if (items.length === 0) return;
      const some = chanceFor(scope, list).between(Math.min(1, items.length - 1), items.length - 1);
      const said = isSigning ? signedBy(scope, completion) : completion?.read(scope);
      // Nobody has attended what is to come, and not everybody what is over.
      if (isAttended && said !== "none") return;
      // Where nothing tells how far it is, the first ones are done all the same.
      const drawn =
        flag && (date === undefined || isStaged)
          ? items.filter((item) => item[flag] === true)
          : undefined;
      const done = said ? { none: 0, part: some, full: items.length }[said] : drawn?.length;
      const { now } = scope.facet(timelines);
      const told = (form: "instant" | "day") =>
        items.map((item, at) => {
          const isDone = done === undefined ? Boolean(item[flag ?? date ?? ""]) : at < done;
          const when =
            isDone && date !== undefined ? whenDone(item[date], item[due ?? ""], now) : 0;
          return {
            ...item,
            ...(flag === undefined ? {} : { [flag]: isDone }),
            ...(date === undefined ? {} : { [date]: isDone ? toValue(form, when, false) : null }),
          };
        });
      const isDay = items.some((item) => toTime(item[date ?? ""])?.form === "day");
      if (isDay || !write(scope, list, told("instant") as Json))
        write(scope, list, told("day") as Json);
    };
    return [{ reads: [list, ...(completion ? [completion.slot] : [])], writes: [list], apply }];
  });

/** How many have signed: nobody of a draft, some while it is waited for, and else all of them. */
function signedBy(scope: Scope, completion: Completion | undefined): "none" | "part" | "full" {
  const state = completion ? (toState(scope.values[completion.slot.name]) ?? "") : "";
  if (waiting.test(state)) return "part";
  return isIn(state, "ahead") ? "none" : "full";
}

/** When it was drawn to be done, or about when it was due, but not in days to come. */
function whenDone(own: Json | undefined, due: Json | undefined, now: number): number {
  const meant = toTime(own)?.at ?? (toTime(due)?.at ?? now - 2 * day) - 15 * hour;
  return meant <= now ? meant : toMinute(now - ((meant - now) % (6 * day)) - hour);
}
