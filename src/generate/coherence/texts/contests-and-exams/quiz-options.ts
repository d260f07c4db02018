import type { JsonObject } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { quizQuestions } from "../../../phrases/quiz-questions.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import { findNamed } from "../../match-role.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { isPresent, type Slot, write } from "../../slot.ts";

const labels = oneOf("label|text|answer|option|title|value|content|name");
const marks = oneOf("correct|right");

/** The options of a question are answers to it, and one of them is right. */
export const findQuizOptions: FindRules = ({ slots }) => {
  const question = findNamed(slots, "text|question|question text|prompt|title", ["text"]);
  const options = findNamed(slots, "options|choices|answers|answer options", ["list"]);
  const wrong = findNamed(slots, wrongAnswers, ["list"]);
  if (question && wrong && !options) return [toWrong(question, wrong)];
  if (!question || !options) return [];
  if (options.items.length === 0)
    return [...findChoices(slots, question, options), ...findIndex(slots, question, options)];
  const [label, mark] = [labels, marks].map((names) => itemNamed(options, names));
  if (label === undefined || mark === undefined) return [];
  const reason = findNamed(slots, "explanation|feedback|solution", ["text"]);
  return [toRule(question, options, { label, mark }, reason)];
};

const wrongAnswers = "incorrect answers|wrong answers|distractors|incorrect options|wrong options";

/** What one may take for the answer. */
function toWrong(question: Slot, wrong: Slot): Rule {
  const apply = (scope: Scope) => {
    const asked = scope.values[question.name];
    if (typeof asked !== "string" || !Object.hasOwn(quizQuestions, asked)) return;
    write(scope, wrong, quizQuestions[asked]?.split("|").slice(1));
  };
  return { reads: [question], writes: [wrong], apply };
}

/** The right answer is one of those that can be given. */
function findChoices(slots: readonly Slot[], question: Slot, options: Slot): readonly Rule[] {
  const answer = findNamed(slots, "correct answer|answer|right answer|solution", ["text"]);
  const apply = (scope: Scope) => {
    const [asked, before] = [scope.values[question.name], scope.values[options.name]];
    if (typeof asked !== "string" || !Object.hasOwn(quizQuestions, asked)) return;
    const all = quizQuestions[asked]?.split("|") ?? [];
    const given = Array.isArray(before) ? before : [];
    if (given.length === all.length && all.every((one) => given.includes(one))) return;
    const chance = chanceFor(scope, options);
    const left = [...all];
    write(
      scope,
      options,
      all.flatMap(() => left.splice(chance.below(left.length), 1)),
    );
    if (answer) write(scope, answer, all[0]);
  };
  return [{ reads: [question], writes: answer ? [options, answer] : [options], apply }];
}

const places =
  "correct option|correct index|correct option index|correct answer index|answer index|right option|correct choice|correct answer|right answer|correct|answer";

/** Where the right one stands among them. */
function findIndex(slots: readonly Slot[], question: Slot, options: Slot): readonly Rule[] {
  const place = findNamed(slots, places, ["number"]);
  if (!place) return [];
  const apply = (scope: Scope) => {
    const [asked, items] = [scope.values[question.name], scope.values[options.name]];
    // Where the options are numbers, the right one may be told by itself.
    if (typeof asked !== "string" || !Array.isArray(items) || typeof items[0] !== "string") return;
    const known = Object.hasOwn(quizQuestions, asked) ? quizQuestions[asked] : undefined;
    const at = items.indexOf(known?.split("|")[0] ?? "");
    write(scope, place, at >= 0 ? at : chanceFor(scope, place).below(items.length));
  };
  return [{ reads: [question, options], writes: [place], apply }];
}

interface Names {
  readonly label: string;
  readonly mark: string;
}

function toRule(question: Slot, options: Slot, names: Names, reason: Slot | undefined): Rule {
  return {
    reads: [question, options, ...(reason ? [reason] : [])],
    writes: [options, ...(reason ? [reason] : [])],
    apply: (scope) => {
      const asked = scope.values[question.name];
      // A question may be called as an object's own members are, `constructor`.
      const isKnown = typeof asked === "string" && Object.hasOwn(quizQuestions, asked);
      const known = isKnown ? quizQuestions[asked] : undefined;
      const answers = known?.split("|");
      write(scope, options, mark(scope, options, names, answers));
      if (answers && reason && isPresent(scope.values[reason.name]))
        write(scope, reason, `The right answer is ${answers[0]}.`);
    },
  };
}

/** One of them at random is right, and says so. */
function mark(
  scope: Scope,
  options: Slot,
  names: Names,
  answers: readonly string[] | undefined,
): JsonObject[] {
  const items = itemsOf(scope, options);
  const right = chanceFor(scope, options).below(Math.max(1, items.length));
  const wrong = answers?.slice(1) ?? [];
  return items.map((item, at) => {
    const said = at === right ? answers?.[0] : wrong[at < right ? at : at - 1];
    return { ...item, [names.label]: said ?? item[names.label] ?? "", [names.mark]: at === right };
  });
}
