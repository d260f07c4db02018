import type { Json } from "../../../../schema/schema.ts";
import { timelines } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { isIn, toState } from "../../../state-words.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { write } from "../../slot.ts";
import { toTime } from "../../times/time.ts";

const lists =
  /(?:^| )(?:inspections|appointments|hearings|viewings|interviews|consultations|sessions|meetings|court dates|checks)$/;
const dates =
  /^(?:date|day|(?:starts?|appointment|hearing|inspection|meeting)(?: (?:at|time|date))?|scheduled(?: (?:for|at|on|date))?|date time|datetime|when|time)$/;
const states = oneOf("status|state|result|outcome|verdict");

/** What was to be on a day that is over has been, and what is still to come has no result. */
export const findDatedItems: FindRules = ({ slots }) =>
  slots.flatMap((list): Rule[] => {
    if (list.kind !== "list" || !lists.test(list.words)) return [];
    const date = itemNamed(list, dates, "text");
    const told = list.items.find(({ kind, words }) => kind === "choice" && states.test(words));
    const values: readonly Json[] = told && "enum" in told.schema ? told.schema.enum : [];
    const isAhead = (value: Json | undefined) =>
      isIn(toState(value) ?? "", "ahead", "asked", "agreed");
    const isOver = (value: Json | undefined) =>
      isIn(toState(value) ?? "", "done", "failed", "missed");
    const [ahead, over] = [values.find(isAhead), values.filter(isOver)];
    if (date === undefined || !told || ahead === undefined || over.length === 0) return [];
    const apply: Rule["apply"] = (scope) => {
      const { now } = scope.facet(timelines);
      const chance = chanceFor(scope, list);
      const items = itemsOf(scope, list).map((item) => {
        const time = toTime(item[date]);
        const other = chance.next() < 0.75 ? over[0] : chance.pick(over);
        if (!time || time.form === "clock") return item;
        const state = item[told.name];
        if (time.at > now) return isOver(state) ? { ...item, [told.name]: ahead } : item;
        return isAhead(state) ? { ...item, [told.name]: other ?? ahead } : item;
      });
      write(scope, list, items as Json);
    };
    return [{ reads: [list], writes: [list], apply }];
  });
