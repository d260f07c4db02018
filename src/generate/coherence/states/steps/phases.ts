import { timelines } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { breaksOff, isIn, toState } from "../../../state-words.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import { findTime } from "../../lists/shape.ts";
import { findNamed } from "../../match-role.ts";
import { readQuantity, toShare } from "../../quantity.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";
import { readTime, toTime, toValue } from "../../times/time.ts";

const named = oneOf("phase|current phase|project phase|construction phase|current stage");
const shares =
  "progress|progress percent|percent complete|percent completed|progress percentage|completion|completion percent|completion percentage";

const built = oneOf("foundation|foundations|framing|structure|groundwork|excavation|shell|roofing");

/** What a text calls them, where no type lists them. */
const ladders = [
  "Planning|Foundation|Shell|Interior work|Handover",
  "Foundation|Structure|Interior work|Fit-out|Installation|Finishing",
  "Planned|Preparation|In progress|Review|Completed",
].map((steps) => steps.split("|"));

/** What is half done stands in the middle of its phases, which a type lists in their order. */
export const findPhases: FindRules = ({ slots, owner }) => {
  const phase = slots.find(
    ({ kind, words, hold }) =>
      (kind === "choice" || (kind === "text" && hold === "free")) && named.test(words),
  );
  const share = phase && findNamed(slots, shares, ["number"]);
  const listed = phase && "enum" in phase.schema ? phase.schema.enum : [];
  if (!phase || !share) return findPlanned(slots, owner);
  if (phase.kind === "text") return [toStep(phase, share)];
  if (listed.length < 3 || listed.some((one) => breaksOff(String(one)))) return [];
  // Nothing is completed before all of it is done, and what is built is past being planned.
  const states = listed.map((one) => toState(one) ?? "");
  const isOver = isIn(states.at(-1) ?? "", "done");
  const isBuilt =
    isOver && isIn(states[0] ?? "", "ahead") && states.some((state) => built.test(state));
  const between = listed.slice(isBuilt ? 1 : 0, isOver ? -1 : undefined);
  return [
    {
      reads: [share],
      writes: [phase],
      apply: (scope) => {
        const told = readQuantity(scope, share) ?? 0;
        const done = told === 0 ? 0 : toShare(told);
        const at = Math.floor(done * between.length);
        const ahead = done === 0 ? listed[0] : between[Math.min(between.length - 1, at)];
        write(scope, phase, done >= 1 ? listed.at(-1) : ahead);
      },
    },
  ];
};

function toStep(phase: Slot, share: Slot): Rule {
  return {
    reads: [share, phase],
    writes: [phase],
    apply: (scope) => {
      const done = readQuantity(scope, share);
      const steps = ladders.find((all) => all.includes(String(scope.values[phase.name])));
      if (done === undefined || !steps) return;
      const at = done === 0 ? 0 : Math.floor(toShare(done) * (steps.length - 1));
      write(scope, phase, steps[at]);
    },
  };
}

const steps = "Planning|Design|Preparation|Execution|Testing|Handover".split("|");

/** The phases of a project fill its time one after the other, and are as far as their days tell. */
function findPlanned(slots: readonly Slot[], owner: readonly string[]): readonly Rule[] {
  if (!/project|construction|renovation/.test(owner.join())) return [];
  const from = findTime(slots, /^starts?$/);
  const to = findTime(slots, /^(?:ends?|due|target|deadline)$/);
  const list = slots.find(({ kind, words }) => kind === "list" && /phases$/.test(words));
  const find = (words: RegExp) => list && itemNamed(list, words);
  const [begin, end] = [find(/^start/), find(/^(?:end|due)/)];
  if (!from || !to || !list || !begin || !end) return [];
  const name = itemNamed(list, /^(?:name|title)$/, "text");
  const share = find(/^(?:progress|completion)/);
  const status = list.items.find(({ kind, words }) => kind === "choice" && words === "status");
  const states = status && "enum" in status.schema ? status.schema.enum : [];
  const apply: Rule["apply"] = (scope) => {
    const { now } = scope.facet(timelines);
    const [first = 0, last = 0] = [from, to].map((slot) => readTime(scope, slot)?.at);
    const items = itemsOf(scope, list);
    const step = (last - first) / items.length;
    if (!first || step <= 0) return;
    const told = items.map((item, at) => {
      const done = Math.min(1, Math.max(0, (now - first) / step - at));
      const phase = done === 0 ? "ahead" : done < 1 ? "running" : "done";
      const state = states.find((value) => isIn(toState(value) ?? "", phase));
      const { form } = toTime(item[begin]) ?? {};
      const dayAfter = (many: number) => (form && toValue(form, first + step * many, false)) ?? "";
      const told = { ...item, [begin]: dayAfter(at), [end]: dayAfter(at + 1) };
      if (name) told[name] = steps[at] ?? item[name] ?? "";
      if (share) told[share] = Math.round(done * 100);
      if (status && state) told[status.name] = state;
      return told;
    });
    write(scope, list, told);
  };
  return [{ reads: [from, to, list], writes: [list], apply }];
}
