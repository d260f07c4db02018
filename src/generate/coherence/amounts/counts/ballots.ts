import { isObject, type Json, type JsonObject } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { findNamed } from "../../match-role.ts";
import { readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";
import { findTense, toState } from "../../times/tense.ts";

const runners = /^(?:candidates|parties|results|options|choices|lists|nominees)$/;
const votes = /^(?:votes|voteCount|vote_count|votesReceived|votes_received)$/;
const shares =
  /^(?:percentage|percent|share|votePercentage|voteShare|vote_share|vote_percentage|pct)$/;
const chosen = /^(?:elected|isElected|is_elected|won|winner|isWinner|is_winner)$/;

/** Those who stand have the valid ballots between them, and before the vote none; one is elected. */
export const findBallots: FindRules = ({ slots, owner }) => {
  const cast = findNamed(slots, "ballots cast|votes cast|ballots counted", ["number"]);
  const list = slots.find(
    ({ words, itemNames }) => runners.test(words) && itemNames.some((one) => votes.test(one)),
  );
  if (!cast || !list) return [];
  const invalid = findNamed(slots, "invalid ballots|invalid votes|spoiled ballots|blank votes", [
    "number",
  ]);
  const [own = "", share, flag] = [votes, shares, chosen].map((pattern) =>
    list.itemNames.find((one) => pattern.test(one)),
  );
  const tense = findTense(slots, owner);
  const isDecided = (scope: Scope) =>
    tense?.read(scope) === "over" && toState(scope.values[tense.slot.name]) !== "counting";
  const apply = (scope: Scope) => {
    const items = scope.values[list.name];
    const all = readQuantity(scope, cast);
    if (all === undefined || !Array.isArray(items) || !items.every(isObject)) return;
    const isOver = isDecided(scope);
    const lost = Math.round(all * (0.004 + 0.012 * chanceFor(scope, cast).next()));
    if (invalid) writeQuantity(scope, invalid, lost);
    const valid = tense?.read(scope) === "ahead" ? 0 : all - (invalid ? lost : 0);
    const drawn = (items as readonly JsonObject[]).map((item) => Math.max(1, Number(item[own])));
    const sum = drawn.reduce((total, one) => total + one, 0);
    const counted = drawn.map((one) => Math.floor((one / sum) * valid));
    // What is left over by rounding is the first one's.
    const rest = valid - counted.reduce((total, one) => total + one, 0);
    const told = counted.map((one, at) => one + (at === 0 ? rest : 0));
    const most = Math.max(...told);
    const placed = (items as readonly JsonObject[]).map((item, at) => {
      const got = told[at] ?? 0;
      const percent = valid === 0 ? 0 : Number(((got / valid) * 100).toFixed(1));
      return {
        ...item,
        [own]: got,
        ...(share === undefined ? {} : { [share]: percent }),
        ...(flag === undefined ? {} : { [flag]: isOver && got === most }),
      };
    });
    write(scope, list, placed as Json);
  };
  return [
    {
      reads: [cast, list, ...(tense ? [tense.slot] : [])],
      writes: [list, ...(invalid ? [invalid] : [])],
      apply,
    },
  ];
};
