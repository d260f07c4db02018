import { hash } from "../../../../draw/chance.ts";
import type { Scope } from "../../../../draw/scope.ts";
import { oneOf } from "../../../../one-of.ts";
import { findNamed } from "../../../match-role.ts";
import { writeQuantity } from "../../../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../../../rule.ts";
import { type Slot, write } from "../../../slot.ts";

const tables =
  /^(?:standings?|leaderboard|ranking|scoreboard|highscores?|leaguetable|tablerow|leaderboardentry)$/;
export const ranks = oneOf("rank|position|place|standing|ranking");
/** How many places a table has. */
export const places = 18;

const ranked =
  /(?:^| )(?:player|user|member|account|profile|gamer|athlete|participant|team|club|driver|rider|constructor) id$/;

/** Where a page is found is its place in another table for each word. */
const searched = oneOf("keyword|search|seo|serp");

const scores = /^(?:(?:total |high |overall |weekly )?(?:score|points|xp|steps|wins)|elo)$/;

/** Who stands higher has more points: places of a table are given in order. */
export const findStandings: FindRules = ({ slots, owner }) => {
  const rank = slots.find(({ kind, words }) => kind === "number" && ranks.test(words));
  const isTop = rank?.member.isTop === true && !owner.some((word) => searched.test(word));
  if (!isTop || !owner.some((word) => tables.test(word))) return [];
  // Whom a line is about does not say of which table it is.
  const isAlone = !slots.some(({ hold, words }) => hold === "reference" && !ranked.test(words));
  const given: Rule = {
    reads: [],
    writes: [rank],
    apply: (scope) => void write(scope, rank, (scope.draw.index % places) + 1),
  };
  return [...(isAlone ? [given] : []), ...findResults(slots, rank), ...findScores(slots, rank)];
};

/** Of matches that are won, drawn and lost; all of one table have played as many. */
function findResults(slots: readonly Slot[], rank: Slot): readonly Rule[] {
  const [played, won, drawn, lost] = [
    "played|matches played|games played|matches",
    "won|wins",
    "drawn|draws|ties",
    "lost|losses",
  ].map((names) => findNamed(slots, names, ["number"]));
  if (!won || !lost) return [];
  const form = findNamed(slots, "form|recent form|last five|last 5|form guide", ["text"]);
  const scored = findNamed(slots, "goals for|goals scored|goals|points for", ["number"]);
  const by = scored
    ? undefined
    : findNamed(slots, "goal difference|gd|goal diff|point difference", ["number"]);
  const writes = [played, won, drawn, lost, by].flatMap((slot) => slot ?? []);
  const apply = (scope: Scope) => {
    const at = rankOf(scope, rank);
    const parent = slots.find(({ hold, words }) => hold === "reference" && !ranked.test(words));
    const table = hash(String(scope.referred(parent?.name ?? "")), scope.draw.common) >>> 0;
    const matches = 14 + (table % 16);
    const points = Math.round(matches * 3 * (0.82 - 0.62 * (at / places)));
    const most = Math.floor(points / 3);
    const wins = drawn ? Math.max(0, most - chanceFor(scope, won).below(2)) : most;
    const draws = drawn ? Math.min(points - 3 * wins, matches - wins) : 0;
    for (const [slot, value] of [
      [played, matches],
      [won, wins],
      [drawn, draws],
      [lost, matches - wins - draws],
      [by, Math.round((2 * wins + draws - matches) * 1.7)],
    ] as const)
      if (slot) writeQuantity(scope, slot, value);
    const lately = form && scope.values[form.name];
    if (form && typeof lately === "string" && /^[WDL]+$/.test(lately))
      write(scope, form, playedLike(lately, draws, matches - wins - draws));
  };
  return [{ reads: [rank], writes: form ? [...writes, form] : writes, apply }];
}

/** Of the last five no more are drawn or lost than of all. */
function playedLike(lately: string, draws: number, losses: number): string {
  const left = { D: draws, L: losses, W: 99 };
  return [...lately]
    .map((one) => {
      const result = one === "D" || one === "L" ? one : "W";
      left[result] -= 1;
      return left[result] < 0 ? "W" : result;
    })
    .join("");
}

/** Of anything else that is counted: the first has what was drawn at most, each other a little less. */
function findScores(slots: readonly Slot[], rank: Slot): readonly Rule[] {
  const isTable = findNamed(slots, "lost|losses", ["number"]);
  // In a league it is the results that count; where nothing is drawn, players have a score beside them.
  if (isTable && findNamed(slots, "drawn|draws|ties|points", ["number"])) return [];
  const score = slots.find(
    ({ kind, words }) => kind === "number" && words !== "wins" && scores.test(words),
  );
  const others = isTable
    ? []
    : slots.filter((slot) => slot.kind === "number" && earned.has(slot.words));
  const tier =
    findNamed(slots, "tier|league|division|rank tier", ["choice"]) ??
    findNamed(slots, "tier|rank tier", ["text"]);
  const written = [score, tier, ...others].flatMap((slot) => slot ?? []);
  if (written.length === 0) return [];
  const apply = (scope: Scope) => {
    const at = rankOf(scope, rank);
    const near = (slot: Slot) => 0.94 ** at * (1 - 0.05 * chanceFor(scope, slot).next());
    if (score) {
      const top = /xp|steps|^(?:total |high )?score/.test(score.words) ? 12_400 : 1240;
      writeQuantity(scope, score, Math.round((top * near(score)) / 10) * 10);
    }
    for (const slot of others)
      writeQuantity(scope, slot, Math.round((earned.get(slot.words) ?? 0) * near(slot)));
    if (tier) writeTier(scope, tier, at);
  };
  return [{ reads: [rank], writes: written, apply }];
}

/** What whoever stands first has come to. */
const earned: ReadonlyMap<string, number> = new Map([
  ["wins", 214],
  ["level", 68],
  ["games played", 340],
]);

export const metals = "bronze silver gold platinum diamond master".split(" ");

/** The best of a table are in the highest of its classes, as far as these are known. */
function writeTier(scope: Scope, tier: Slot, at: number): void {
  const isText = tier.kind === "text";
  const known = metals.flatMap((metal) => {
    const called = isText ? metal.replace(/^./, (first) => first.toUpperCase()) : metal;
    return tier.accepts(called) ? called : [];
  });
  const value = known[Math.max(0, known.length - 1 - Math.floor(at / 4))];
  if (known.length > 2) write(scope, tier, value);
}

/** From nought. */
function rankOf(scope: Scope, rank: Slot): number {
  return Math.max(0, Math.min(places, Number(scope.values[rank.name])) - 1);
}
