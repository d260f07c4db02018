import type { Scope } from "../../../draw/scope.ts";
import { findNamed } from "../../match-role.ts";
import { quantityKinds, readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

const flags = /^(?:is )?(?:completed|complete|done|finished|achieved|watched|listened)$/;
const shares =
  /^(?:progress|percent complete|completion|completion percentage|progress percent|progress percentage|percent done|percentage complete|percent)$/;

/** How far one has come, in what the whole is counted in. */
const reaches =
  "progress seconds|watched seconds|position seconds|seconds watched|playback position|current page|pages read|progress minutes|watched minutes|lessons completed|completed lessons|saved amount|saved|amount saved|current amount|current savings|current saved";
const wholes =
  "duration seconds|total seconds|duration|total pages|pages|page count|duration minutes|total minutes|total lessons|lessons|lesson count|target amount|goal amount|target|goal|savings target|savings goal";

const reachedFlags = /^(?:is )?(?:daily )?(?:goal|target) (?:reached|met|achieved|hit)$/;

const goals =
  / (?:goal|target)$|^(?:daily )?(?:goal|target) (?:ml|steps|km|minutes|kcal|calories)$/;
const soFar =
  /^(?:total today|daily total|today total|total|consumed|current|intake)(?: ml| steps| km| minutes| kcal| calories)?$/;

/** Who wanted eight thousand steps has reached that with as many, and with more. */
function findReached(slots: readonly Slot[]): readonly Rule[] {
  const flag = slots.find(({ kind, words }) => kind === "boolean" && reachedFlags.test(words));
  const goal = flag && slots.find(({ kind, words }) => kind === "number" && goals.test(words));
  const stem = goal?.words.replace(/^daily /, "").replace(/ (?:goal|target)$/, "");
  const reached =
    slots.find(
      ({ kind, words }) => kind === "number" && (words === stem || words === `${stem}s`),
    ) ?? slots.find((slot) => slot !== goal && slot.kind === "number" && soFar.test(slot.words));
  if (!flag || !goal || !reached) return [];
  const apply = (scope: Scope) => {
    const [most, own] = [readQuantity(scope, goal), readQuantity(scope, reached)];
    if (most !== undefined && own !== undefined) write(scope, flag, own >= most);
  };
  return [{ reads: [goal, reached], writes: [flag], apply }];
}

/** What is done is done to the last percent, and what is not lacks some. */
export const findDoneFlags: FindRules = ({ slots }) => [...findDone(slots), ...findReached(slots)];

function findDone(slots: readonly Slot[]): readonly Rule[] {
  const flag = slots.find(({ kind, words }) => kind === "boolean" && flags.test(words));
  if (!flag) return [];
  const share = slots.find(({ kind, words }) => kind === "number" && shares.test(words));
  if (share) return [toRule(flag, share, undefined)];
  const counted = slots.flatMap((slot) => findCounted(slot, slots));
  const [own] = counted;
  if (own) return [toRule(flag, own.reach, own.whole)];
  const reach = findNamed(slots, reaches, quantityKinds);
  const whole = findNamed(slots, wholes, quantityKinds);
  return reach && whole && reach !== whole ? [toRule(flag, reach, whole)] : [];
}

/** `completedExercises` of an `exerciseCount`: how many of them are done, and how many there are. */
function findCounted(reach: Slot, slots: readonly Slot[]) {
  if (reach.kind !== "number") return [];
  const [, before, after] =
    /^(?:(?:completed|finished|done) (\w+)|(\w+) (?:completed|finished|done))$/.exec(reach.words) ??
    [];
  const noun = before ?? after;
  if (noun === undefined) return [];
  const one = noun.replace(/s$/, "");
  const names = `${noun}|${noun} count|${one} count|total ${noun}|${noun} total|number of ${noun}`;
  const whole = findNamed(slots, names, ["number"]);
  return whole ? [{ reach, whole }] : [];
}

function toRule(flag: Slot, reach: Slot, whole: Slot | undefined): Rule {
  const apply = (scope: Scope) => {
    const [isDone, reached] = [scope.values[flag.name], readQuantity(scope, reach)];
    const all = whole ? readQuantity(scope, whole) : 100;
    if (typeof isDone !== "boolean" || reached === undefined || all === undefined) return;
    if (isDone) writeQuantity(scope, reach, all);
    else if (reached >= all) {
      const part = chanceFor(scope, reach).between(1, 19) * 0.05;
      writeQuantity(scope, reach, Math.round(all * part));
    }
  };
  return { reads: whole ? [flag, reach, whole] : [flag, reach], writes: [reach], apply };
}
