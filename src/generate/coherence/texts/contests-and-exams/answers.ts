import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { quizQuestions } from "../../../phrases/quiz-questions.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import { findNamed } from "../../match-role.ts";
import { readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { clear, fill, type Slot, write } from "../../slot.ts";

/** What is right, and who has passed. */
export const findAnswers: FindRules = ({ slots }) => [
  ...findRight(slots),
  ...findSaid(slots),
  ...findListed(slots),
  ...findScore(slots),
  ...findCounted(slots),
  ...findPassed(slots),
  ...findAwarded(slots),
];

/** A wrong answer gets no points, and a right one all that there are for it. */
function findAwarded(slots: readonly Slot[]): readonly Rule[] {
  const flag = findNamed(slots, "is correct|correct|is right|was correct", ["boolean"]);
  const find = (names: string) => findNamed(slots, names, ["number"]);
  const got = flag && find("points awarded|points earned|awarded points|earned points|score");
  const most = got && find("points possible|max points|possible points|max score|points");
  if (!flag || !got || !most || got === most) return [];
  const apply = (scope: Scope) => {
    const all = scope.values[flag.name] === true ? readQuantity(scope, most) : 0;
    if (all !== undefined) writeQuantity(scope, got, all);
  };
  return [{ reads: [flag, most], writes: [got], apply }];
}

const mosts = "max score|max points|total points|out of|max marks";
const right = "correct count|correct answers|correct|right answers|answers correct|num correct";
const wrong =
  "wrong count|wrong answers|incorrect count|incorrect answers|wrong|incorrect|mistakes|num wrong";

/** Two right answers of three are two thirds of the points that there are. */
function findScore(slots: readonly Slot[]): readonly Rule[] {
  const find = (names: string) => findNamed(slots, names, ["number"]);
  const good = find(right);
  const all = good && find("total questions|question count|questions|total answers");
  const [score, most] = [find("score|points|points earned"), find(mosts)];
  if (!good || !all || !score || !most) return [];
  const apply = (scope: Scope) => {
    const [hits, count, top] = [good, all, most].map((slot) => readQuantity(scope, slot));
    if (hits === undefined || !count || top === undefined || hits > count) return;
    writeQuantity(scope, score, Math.round((top * hits) / count));
  };
  return [{ reads: [good, all, most], writes: [score], apply }];
}

/** Who has half of the points has about half of the answers. */
function findCounted(slots: readonly Slot[]): readonly Rule[] {
  const find = (names: string) => findNamed(slots, names, ["number"]);
  const [good, bad] = [find(right), find(wrong)];
  if (!good || !bad) return [];
  const [share, score] = [find("percentage|score percent|percent|accuracy"), find("score|points")];
  const most = find(mosts);
  if (!share && !(score && most)) return [];
  const reads = [good, bad, share, score, most].flatMap((slot) => slot ?? []);
  const apply = (scope: Scope) => {
    const read = (slot: Slot | undefined) => slot && readQuantity(scope, slot);
    const all = (read(good) ?? 0) + (read(bad) ?? 0);
    const [points, top] = [read(score), read(most)];
    const reached = share
      ? (read(share) ?? 0) / 100
      : points !== undefined && top
        ? points / top
        : 0;
    const hits = Math.round(all * Math.min(1, Math.max(0, reached)));
    writeQuantity(scope, good, hits);
    writeQuantity(scope, bad, all - hits);
  };
  return [{ reads, writes: [good, bad], apply }];
}

const given =
  "selected answer|given answer|user answer|student answer|your answer|chosen answer|submitted answer|selected option|answer|response";

/** An answer is correct where it is the correct answer. */
function findRight(slots: readonly Slot[]): readonly Rule[] {
  const key = findNamed(slots, "correct answer|right answer|solution|answer key|correct option", [
    "text",
  ]);
  const answer = findNamed(slots, given, ["text"]);
  const flag = findNamed(slots, "is correct|correct|is right|was correct", ["boolean"]);
  if (!key || !answer || !flag || key === answer) return [];
  const apply = (scope: Scope) =>
    void write(scope, flag, scope.values[key.name] === scope.values[answer.name]);
  return [{ reads: [key, answer], writes: [flag], apply }];
}

/** What is marked as right is the right answer, and what is marked as wrong one of the others. */
function findSaid(slots: readonly Slot[]): readonly Rule[] {
  const question = findNamed(slots, "question|question text|prompt", ["text"]);
  const answer = question && findNamed(slots, `${given}|given`, ["text"]);
  const flag = answer && findNamed(slots, "is correct|correct|is right|was correct", ["boolean"]);
  const isKept = slots.some(({ words }) => /^(?:correct|right) (?:answer|option)$/.test(words));
  if (!question || !answer || !flag || isKept) return [];
  const apply = (scope: Scope) => {
    const asked = scope.values[question.name];
    if (typeof asked !== "string" || !Object.hasOwn(quizQuestions, asked)) return;
    const [right = "", ...others] = quizQuestions[asked]?.split("|") ?? [];
    const isRight = scope.values[flag.name] === true || others.length === 0;
    write(scope, answer, isRight ? right : chanceFor(scope, answer).pick(others));
  };
  return [{ reads: [question, flag], writes: [answer], apply }];
}

/** Where each answer is listed, as many are right as are marked so, and they make the score. */
function findListed(slots: readonly Slot[]): readonly Rule[] {
  const list = slots.find(
    ({ kind, words }) => kind === "list" && oneOf("answers|responses|given answers").test(words),
  );
  const mark = list && itemNamed(list, oneOf("is correct|correct|is right|right"), "boolean");
  if (!list || mark === undefined) return [];
  const find = (names: string) => findNamed(slots, names, ["number"]);
  const [good, bad, score, most] = [right, wrong, "score|points", mosts].map(find);
  const share = find("percentage|score percent|percent|accuracy");
  const apply = (scope: Scope) => {
    const items = itemsOf(scope, list);
    const hits = items.filter((item) => item[mark] === true).length;
    if (items.length === 0) return;
    if (good) writeQuantity(scope, good, hits);
    if (bad) writeQuantity(scope, bad, items.length - hits);
    const top = most && readQuantity(scope, most);
    const part = hits / items.length;
    const points = top && Math.round(top * part);
    if (score && points !== undefined) writeQuantity(scope, score, points);
    const reached = score && top && points !== undefined ? points / top : part;
    if (share) writeQuantity(scope, share, Math.round(100 * reached));
  };
  const writes = [good, bad, score, share].flatMap((slot) => slot ?? []);
  return writes.length === 0 ? [] : [{ reads: [list, ...(most ? [most] : [])], writes, apply }];
}

/** From how many of a hundred on one has passed, where nothing else is said. */
const usual = 60;

function findPassed(slots: readonly Slot[]): readonly Rule[] {
  const flag = findNamed(slots, "passed|is passed|has passed|pass", ["boolean"]);
  const reached = findNamed(
    slots,
    "percentage|score percent|percent|score|grade|points|marks|points earned|marks obtained",
    ["number"],
  );
  if (!flag || !reached) return [];
  const most = findNamed(slots, "max score|max points|total points|out of|max marks|total marks", [
    "number",
  ]);
  const mark = findNamed(
    slots,
    "passing score|pass mark|passing grade|pass score|passing percent",
    ["number"],
  );
  const isShare = /percent/.test(reached.words);
  const apply = (scope: Scope) => {
    const score = readQuantity(scope, reached);
    // Who has no score has neither passed nor failed.
    if (score === undefined) clear(scope, flag);
    if (score === undefined) return;
    fill(scope, flag);
    const whole = isShare || !most ? 100 : (readQuantity(scope, most) ?? 100);
    const least = (mark && readQuantity(scope, mark)) ?? (usual * whole) / 100;
    write(scope, flag, score >= least);
  };
  const reads = [reached, most, mark].filter((slot): slot is Slot => slot !== undefined);
  return [{ reads, writes: [flag], apply }];
}
