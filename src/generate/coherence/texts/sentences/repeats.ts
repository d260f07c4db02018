import type { Scope } from "../../../draw/scope.ts";
import { redrawWhile } from "../../redraw.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { isPresent, type Slot } from "../../slot.ts";

const prose =
  /(?:^| )(?:description|summary|story|notes?|about|details|overview|excerpt|intro|introduction|subtitle|tagline|remarks|comments?|instructions|highlights|background|abstract|synopsis|teaser)$/;

/** Nobody writes the same sentence twice about one thing: the summary is not the story again. */
export const findRepeats: FindRules = ({ slots }) => {
  const told = slots.filter(({ kind, words }) => kind === "text" && prose.test(words));
  return told.slice(1).map((slot, at) => toRule(slot, told.slice(0, at + 1)));
};

function toRule(slot: Slot, before: readonly Slot[]): Rule {
  const isSaid = ({ values }: Scope) =>
    before.some(({ name }) => isPresent(values[name]) && values[name] === values[slot.name]);
  return {
    reads: before,
    writes: [slot],
    apply: (scope) => {
      if (slot.hold === "free") redrawWhile(scope, slot, 5, isSaid);
    },
  };
}
