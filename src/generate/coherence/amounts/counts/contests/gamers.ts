import type { Scope } from "../../../../draw/scope.ts";
import { day, timelines, toMinute } from "../../../../facets/timeline.ts";
import { oneOf } from "../../../../one-of.ts";
import { itemNamed, itemsOf } from "../../../items.ts";
import { findNamed } from "../../../match-role.ts";
import { readQuantity, writeQuantity } from "../../../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../../../rule.ts";
import { isPresent, type Slot, write } from "../../../slot.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../../../times/time.ts";
import { metals } from "./standings.ts";

const gamers = oneOf("player|gamer|character|profile|account|user|stats|stat|hero");
const levels = "level|player level|character level|account level";
const joins = oneOf("created|joined|registered|member since|registration|signed up|join");

/** How far whoever has played most has come. */
const highest = 60;

/** Who has come far in a game has won often, is in a high class, and did not begin last week. */
export const findGamers: FindRules = ({ slots, owner }) => {
  const level = findNamed(slots, levels, ["number"]);
  if (!level || !owner.some((word) => gamers.test(word))) return [];
  const find = (names: string) => {
    const slot = findNamed(slots, names, ["number"]);
    return slot?.hold === "free" ? slot : undefined;
  };
  const [won, lost] = [find("wins|total wins|games won|matches won"), find("losses|total losses")];
  const coins = find("gold|coins|gold coins|credits");
  const hours = find(
    "hours played|play hours|playtime hours|play time hours|total hours played|total playtime hours|playtime|total playtime",
  );
  const next = find("xp to next level|next level xp|xp required|experience to next level");
  const earned = next && find("xp|total xp|experience points|experience|exp");
  const isPlayed = find("games played|matches played|total games|total matches|games|matches");
  const tier =
    findNamed(slots, "rank|tier|rank tier|division|league", ["text", "choice"]) ?? undefined;
  const joined = slots.find((slot) => timeKinds.includes(slot.kind) && joins.test(toEvent(slot)));
  const isGame = won ?? coins ?? hours ?? find("xp|experience|total xp|experience points");
  if (!isGame) return [];
  const told = (slot: Slot | undefined, apply: (scope: Scope, level: number) => void): Rule[] =>
    slot
      ? [
          {
            reads: hours && slot === joined ? [level, hours] : [level],
            writes: slot === earned && next ? [slot, next] : [slot],
            apply: (scope) => {
              const at = readQuantity(scope, level);
              if (at !== undefined && at > 0) apply(scope, at);
            },
          },
        ]
      : [];
  // Of the same games: who has lost more has won less.
  const gamesOf = (scope: Scope, at: number) => {
    const chance = chanceFor(scope, level);
    const all = Math.round(at * (3 + 4 * chance.next())) + 2;
    return { all, wins: Math.round(all * (0.38 + 0.26 * chance.next())) };
  };
  return [
    ...(isPlayed
      ? []
      : [
          ...told(won, (scope, at) => writeQuantity(scope, won ?? level, gamesOf(scope, at).wins)),
          ...told(lost, (scope, at) => {
            const { all, wins } = gamesOf(scope, at);
            writeQuantity(scope, lost ?? level, all - wins);
          }),
        ]),
    ...told(earned, (scope, at) => {
      const each = 190 + 70 * chanceFor(scope, level).next();
      if (earned) writeQuantity(scope, earned, 10 * Math.round((at * each) / 10));
      if (next) writeQuantity(scope, next, 10 * Math.round(((at + 1) * each) / 10));
    }),
    ...told(hours, (scope, at) => {
      const each = readQuantity(scope, hours ?? level) ?? 0;
      // So much more of it than levels was said of somebody else.
      if (hours && each > 12 * at + 10)
        writeQuantity(scope, hours, Math.round(at * (2 + 7 * chanceFor(scope, hours).next())));
    }),
    ...told(coins, (scope, at) => {
      const each = 40 + 160 * chanceFor(scope, coins ?? level).next();
      if (coins) writeQuantity(scope, coins, 10 * Math.round((at * each) / 10));
    }),
    ...told(tier, (scope, at) => tier && writeTier(scope, tier, at)),
    ...told(joined, (scope) => {
      const played = hours && readQuantity(scope, hours);
      const time = joined && readTime(scope, joined);
      const { now } = scope.facet(timelines);
      if (!joined || !played || !time || time.form === "clock") return;
      // Nobody plays for more than some hours a day.
      if ((now - time.at) / day > played / 4) return;
      const days = played / (0.5 + 2 * chanceFor(scope, joined).next());
      const at = now - (days + 1) * day;
      writeTime(scope, joined, time.form === "day" ? at : toMinute(at));
    }),
  ];
};

/** The higher the level the better the class, as far as these are known. */
function writeTier(scope: Scope, tier: Slot, level: number): void {
  const isText = tier.kind === "text";
  const known = metals.flatMap((metal) => {
    const called = isText ? metal.replace(/^./, (first) => first.toUpperCase()) : metal;
    const all = [called, metal.replace(/^./, (first) => first.toUpperCase()), metal.toUpperCase()];
    return all.find((one) => tier.accepts(one)) ?? [];
  });
  const before = String(scope.values[tier.name]).toLowerCase();
  // A guild's officers are of no metal.
  if (known.length < 3 || !metals.includes(before)) return;
  const share = Math.min(0.999, level / highest);
  write(scope, tier, known[Math.floor(share * known.length)]);
}

const kinds = "type|item type|category|kind|slot";
/** What nobody can wear or hold in a fight. */
const inBags =
  /^(?:potion|consumable|material|resource|crafting|quest|quest ?item|food|ammo|misc|scroll|currency|treasure|key|junk)s?$/;
const worn =
  /^(?:weapon|armou?r|accessory|helmet|shield|boots|ring|trinket|equipment|mount|pet)s?$/;

/** Nobody wears an ore, and of a sword that is worn there is one. */
export const findBelongings: FindRules = ({ slots }) => {
  const kind = findNamed(slots, kinds, ["choice", "text"]);
  const flag = findNamed(slots, "equipped|is equipped|worn", ["boolean"]);
  const many = findNamed(slots, "quantity|count|amount|stack|stack size", ["number"]);
  if (!kind || !(flag ?? many)) return [];
  const told = [flag, many].flatMap((slot) => slot ?? []);
  const apply = (scope: Scope) => {
    const said = String(scope.values[kind.name]).toLowerCase().replaceAll(/[_-]/g, " ");
    if (flag && inBags.test(said)) write(scope, flag, false);
    if (many && worn.test(said)) writeQuantity(scope, many, 1);
  };
  return [{ reads: [kind], writes: told, apply }];
};

/** What comes anew each day can be done again; a story is told once. */
export const findQuestRounds: FindRules = ({ slots }) => {
  const kind = findNamed(slots, "type|quest type|category|kind", ["choice", "text"]);
  const flag = findNamed(slots, "repeatable|is repeatable", ["boolean"]);
  if (!kind || !flag) return [];
  const apply = (scope: Scope) => {
    const said = String(scope.values[kind.name]).toLowerCase();
    if (/\b(?:daily|weekly|bounty|repeatable|recurring)\b/.test(said)) write(scope, flag, true);
    if (/\b(?:main|story|once|legendary)\b/.test(said)) write(scope, flag, false);
  };
  return [{ reads: [kind], writes: [flag], apply }];
};

const takers = oneOf("player id|team id|user id|participant id|athlete id|competitor id");
const measures = oneOf("score|points|total score|total points|kills");

/** Who has won a game is one of those who played, and the first of them. */
export const findGameWinners: FindRules = ({ slots }) => {
  const winner = findNamed(slots, "winner id|winner player id|winning team id", ["text", "number"]);
  const lists = slots.filter(({ kind }) => kind === "list");
  const list = lists.find((one) => itemNamed(one, takers) !== undefined);
  const who = list && itemNamed(list, takers);
  if (!winner || !list || who === undefined) return [];
  const placed = itemNamed(list, oneOf("placement|rank|position|place"), "number");
  const scored = itemNamed(list, measures, "number");
  const apply = (scope: Scope) => {
    const items = itemsOf(scope, list);
    if (items.length === 0 || !isPresent(scope.values[winner.name])) return;
    const worth = (item: (typeof items)[number]) =>
      placed === undefined ? Number(item[scored ?? ""] ?? 0) : -Number(item[placed]);
    const first = items.reduce((best, item) => (worth(item) > worth(best) ? item : best));
    const won = first[who];
    // Whom it refers to is one of them, so it refers to somebody still.
    if (isPresent(won) && winner.hold !== "fixed" && winner.accepts(won))
      scope.values[winner.name] = won;
  };
  return [{ reads: [list], writes: [winner], apply }];
};

/** Kills and assists for each death; who has won has gone up. */
export const findFightRatios: FindRules = ({ slots }) => {
  const find = (names: string) => findNamed(slots, names, ["number"]);
  const [ratio, kills, deaths] = [find("kda|kda ratio"), find("kills"), find("deaths")];
  const assists = find("assists");
  const change = find("rating change|elo change|mmr change|rank change");
  const result = findNamed(slots, "result|outcome", ["choice", "text"]);
  const rules: Rule[] = [];
  if (ratio && kills && deaths && assists)
    rules.push({
      reads: [kills, deaths, assists],
      writes: [ratio],
      apply: (scope) => {
        const [killed, died, helped] = [kills, deaths, assists].map((slot) =>
          readQuantity(scope, slot),
        );
        const all = (killed ?? 0) + (helped ?? 0);
        writeQuantity(scope, ratio, Number((all / Math.max(1, died ?? 0)).toFixed(1)));
      },
    });
  if (change && result)
    rules.push({
      reads: [result, change],
      writes: [change],
      apply: (scope) => {
        const said = String(scope.values[result.name]).toLowerCase();
        const much = Math.max(4, Math.abs(readQuantity(scope, change) ?? 0));
        if (/^(?:win|won|victory)$/.test(said)) writeQuantity(scope, change, much);
        if (/^(?:loss|lost|lose|defeat)$/.test(said)) writeQuantity(scope, change, -much);
      },
    });
  return rules;
};
