import { toWords } from "../../../schema/name-words.ts";
import { isObject, type Json, type JsonObject } from "../../../schema/schema.ts";
import type { Scope } from "../../draw/scope.ts";
import { day, hour, timelines, toMinute } from "../../facets/timeline.ts";
import { findCompletion } from "../amounts/counts/completion.ts";
import { chanceFor, type FindRules, type Rule } from "../rule.ts";
import { type Slot, write } from "../slot.ts";
import { toTime, toValue } from "../times/time.ts";

/** Lists of what is to be done, one after the other. */
const lists =
  /(?:^| )(?:tasks|steps|checklist|todos|subtasks|milestones|lessons|modules|action items|stages|phases)$/;
const flags = /^(?:is )?(?:completed|complete|done|finished|checked)$/;
const dates = /^(?:completed|done|finished|checked)(?: at| on| date)$/;
const dues = /^(?:due|due date|due on|due at|deadline)$/;

/** Of what is done every task is done, of what has not begun none, and else the first ones. */
export const findDoneItems: FindRules = ({ slots, owner }) => {
  const checklists = slots.flatMap((list): Checklist[] => {
    if (list.kind !== "list" || !lists.test(list.words)) return [];
    const find = (pattern: RegExp) =>
      list.itemNames.find((name) => pattern.test(toWords(name).join(" ")));
    const [flag, date, due] = [flags, dates, dues].map(find);
    return flag === undefined && date === undefined ? [] : [{ list, flag, date, due }];
  });
  const completion = checklists.length > 0 ? findCompletion(slots, owner) : undefined;
  return checklists.map((checklist): Rule => {
    const { list } = checklist;
    const apply = (scope: Scope) => {
      const items = scope.values[list.name];
      if (!Array.isArray(items) || items.length === 0 || !items.every(isObject)) return;
      const reached = completion?.read(scope);
      const begun = chanceFor(scope, list).between(Math.min(1, items.length - 1), items.length - 1);
      const done =
        completion === undefined || reached === undefined
          ? undefined
          : { none: 0, part: begun, full: items.length }[reached];
      tell(scope, checklist, items as readonly JsonObject[], done);
    };
    return { reads: [list, ...(completion ? [completion.slot] : [])], writes: [list], apply };
  });
};

interface Checklist {
  readonly list: Slot;
  readonly flag: string | undefined;
  readonly date: string | undefined;
  readonly due: string | undefined;
}

/** So many of the first are done; where nothing says how many, those that are said to be. */
function tell(
  scope: Scope,
  { list, flag, date, due }: Checklist,
  items: readonly JsonObject[],
  done: number | undefined,
): void {
  const { now } = scope.facet(timelines);
  const form = items.map((item) => toTime(item[date ?? ""])?.form).find((one) => one !== undefined);
  const isDone = (item: JsonObject, at: number) =>
    done === undefined ? isSaid(item, flag, date) : at < done;
  const times = [form ?? "instant", "day"] as const;
  for (const each of times) {
    const told = items.map((item, at) => {
      const is = isDone(item, at);
      const when = is && date !== undefined ? whenDone(item, date, due, now) : undefined;
      return {
        ...item,
        ...(flag === undefined ? {} : { [flag]: is }),
        ...(date === undefined
          ? {}
          : { [date]: when === undefined ? null : (toValue(each, when, false) ?? null) }),
      };
    });
    if (write(scope, list, told as Json)) return;
  }
}

function isSaid(item: JsonObject, flag: string | undefined, date: string | undefined): boolean {
  return flag === undefined ? toTime(item[date ?? ""]) !== undefined : item[flag] === true;
}

/** When it was drawn to be done, or about when it was due, but not in days to come. */
function whenDone(item: JsonObject, date: string, due: string | undefined, now: number): number {
  const [own, by] = [toTime(item[date]), due === undefined ? undefined : toTime(item[due])];
  const meant = own && own.form !== "clock" ? own.at : (by?.at ?? now - 2 * day) - 15 * hour;
  return meant <= now ? meant : toMinute(now - ((meant - now) % (6 * day)) - hour);
}
