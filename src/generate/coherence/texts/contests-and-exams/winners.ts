import type { Json, JsonObject } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { toState } from "../../../state-words.ts";
import { itemNamed, itemsOf } from "../../items.ts";
import { findNamed } from "../../match-role.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { clear, fill, isPresent, type Slot, write } from "../../slot.ts";
import { meetings } from "./meetings.ts";

const leads = oneOf("winner|won");
const callings = oneOf("name|player|player name|candidate|candidate name|text|label|option|title");
const points = /^(?:score|votes?|vote count|points|percentage|percent|share|vote share)$/;
const rates = oneOf("conversion rate|click rate|ctr|uplift");

/** Of several players the one who is said to have won, or has most. */
export const findChampions: FindRules = ({ slots }) => {
  const winner = findNamed(slots, winners, ["text"]);
  const list = winner && slots.find(({ words }) => fields.test(words));
  if (!list) return [];
  const isTest = list.words === "variants";
  const [calling, lead, much] = [callings, leads, isTest ? rates : points].map((names) =>
    itemNamed(list, names),
  );
  if (calling === undefined) return [];
  const margin =
    much === undefined
      ? undefined
      : findNamed(slots, "lead margin|lead|margin|winning margin", ["number"]);
  const apply = (scope: Scope) => {
    // Of a test that goes on nobody knows who wins.
    if (isTest && !isPresent(scope.values[winner.name])) return;
    const players = itemsOf(scope, list);
    const pointsOf = (item: JsonObject) => Number(item[much ?? ""] ?? 0);
    const first =
      players.find((item) => item[lead ?? ""] === true) ??
      players.toSorted((one, other) => pointsOf(other) - pointsOf(one))[0];
    const name = first?.[calling];
    if (typeof name === "string") write(scope, winner, name);
    const [most = 0, next = 0] = players.map(pointsOf).toSorted((a, b) => b - a);
    if (margin) write(scope, margin, Number((most - next).toFixed(1)));
  };
  return [{ reads: [list], writes: margin ? [winner, margin] : [winner], apply }];
};

const fields = oneOf(
  "players|scores|participants|results|teams|options|choices|candidates|entries|nominees|variants",
);

/** Who has bid most when it is over has won. */
export const findBuyers: FindRules = ({ slots }) => {
  const winner = findNamed(slots, "winner|winning bidder|buyer|sold to|highest bidder", ["text"]);
  const bids = slots.find(({ words }) => words === "bids");
  const name = bids && itemNamed(bids, /^bidder(?: name)?$/);
  if (!winner || !bids || name === undefined) return [];
  const apply = (scope: Scope) => {
    const told = itemsOf(scope, bids).at(-1)?.[name];
    if (typeof told === "string") write(scope, winner, told);
    else clear(scope, winner);
  };
  return [{ reads: [bids], writes: [winner], apply }];
};

const entrants = oneOf(
  "teams|participants|players|clubs|competitors|contestants|participating teams",
);

/** Who has won and who came second are two of those who took part. */
export const findMedals: FindRules = ({ slots }) => {
  const field = slots.find(({ words, kind }) => kind === "list" && entrants.test(words));
  const [first, second] = [winners, "runner up|second place|finalist"].map((names) =>
    findNamed(slots, names, ["text"]),
  );
  if (!field || !first) return [];
  const apply = (scope: Scope) => {
    const names = scope.values[field.name];
    if (!Array.isArray(names) || !names.every((name) => typeof name === "string")) return;
    if (isPresent(scope.values[first.name])) write(scope, first, names[0]);
    if (!second) return;
    if (isPresent(scope.values[first.name]) && names.length > 1) fill(scope, second);
    else clear(scope, second);
    if (isPresent(scope.values[second.name])) write(scope, second, names[1]);
  };
  return [{ reads: [field, first], writes: second ? [first, second] : [first], apply }];
};

const sidesWon: readonly (readonly [one: Matcher, other: Matcher])[] = [
  [/^home/i, /^away/i],
  [/^(?:team|player)[_ ]?(?:a|1|one)$/i, /^(?:team|player)[_ ]?(?:b|2|two)$/i],
  [/^(?:a|1)$/i, /^(?:b|2)$/i],
];

/** `winner: "home" | "away" | "draw"` says what the scores say. */
export const findSidesWon: FindRules = ({ slots }) => {
  const winner = findNamed(slots, "winner|winning side|won by|result|outcome", ["choice"]);
  if (!winner || !("enum" in winner.schema)) return [];
  const all = winner.schema.enum.filter((one) => typeof one === "string");
  const named = all.flatMap((value) => {
    const side = value.toLowerCase();
    const counts = "score|points|goals|rounds|kills|wins|votes".split("|");
    const names = counts.flatMap((count) => [`${side} ${count}`, `${count} ${side}`]).join("|");
    const slot = /^[a-z]{3,}$/.test(side) ? findNamed(slots, names, ["number"]) : undefined;
    return slot ? [{ value, slot }] : [];
  });
  const [first, second] =
    sidesWon.flatMap(([one, other]) => {
      const found = [one, other].map((side) => all.find((value) => side.test(value)));
      return found.every((value) => value !== undefined) ? [found] : [];
    })[0] ?? [];
  const drawn = all.find((value) => /^(?:draw|tie|tied|none)$/i.test(value)) ?? null;
  const [own, rival] = named;
  if (own && rival && named.length === 2 && own.slot !== rival.slot)
    return [toNamedSide(winner, own, rival, drawn)];
  if (first === undefined || second === undefined) return [];
  return meetings.flatMap(({ scores }) => {
    const [one, other] = scores.map((score) => findNamed(slots, score, ["number"]));
    if (!one || !other) return [];
    const apply = (scope: Scope) => {
      const lead = difference(scope.values[one.name], scope.values[other.name]);
      if (lead !== undefined) write(scope, winner, lead === 0 ? drawn : lead > 0 ? first : second);
    };
    return { reads: [one, other], writes: [winner], apply };
  });
};

interface NamedSide {
  readonly value: string;
  readonly slot: Slot;
}

/** `winner: "blue" | "red"` beside `blueScore` and `redScore`; where none can be drawn, the first has one more. */
function toNamedSide(winner: Slot, one: NamedSide, other: NamedSide, drawn: string | null): Rule {
  const apply = (scope: Scope) => {
    const lead = difference(scope.values[one.slot.name], scope.values[other.slot.name]);
    if (lead === undefined || !isPresent(scope.values[winner.name])) return;
    if (lead !== 0) write(scope, winner, lead > 0 ? one.value : other.value);
    else if (drawn !== null) write(scope, winner, drawn);
    else {
      write(scope, one.slot, Number(scope.values[one.slot.name]) + 1);
      write(scope, winner, one.value);
    }
  };
  return { reads: [one.slot, other.slot], writes: [winner, one.slot], apply };
}

/** Who has won is one of the two who met, by name or by reference: as the result or the scores say. */
export const findWinners: FindRules = ({ slots }) => {
  const winner =
    findNamed(slots, winners, ["text"]) ??
    findNamed(slots.filter(isReference), withIds(winners), ["text", "number"]);
  if (!winner) return [];
  const result = findNamed(slots, "result|final result|outcome", ["text", "choice"]);
  const peers = slots.filter(({ hold, kind }) => hold === winner.hold && kind === winner.kind);
  return meetings.flatMap(({ sides, scores }) => {
    const [first, second] = sides.map((side) => findNamed(peers, withIds(side), [winner.kind]));
    if (!first || !second) return [];
    const [one, other] = scores.map((score) => findNamed(slots, score, ["number"]));
    return {
      reads: [first, second, result, one, other].filter((slot): slot is Slot => slot !== undefined),
      writes: [winner],
      apply: (scope) => {
        const read = (slot: Slot | undefined) => (slot ? scope.values[slot.name] : undefined);
        const lead = leadOf(read(result)) ?? difference(read(one), read(other));
        if (lead === 0) return clear(scope, winner);
        const isFirst = lead === undefined ? chanceFor(scope, winner).next() < 0.5 : lead > 0;
        writeSame(scope, winner, isFirst ? first : second);
      },
    };
  });
};

const winners =
  "winner|winner name|winning team|winning player|winning option|winning candidate|winning entry|winning choice|top option|leading option|lead candidate|leading candidate|leading party|leader|front runner|frontrunner";

function isReference({ hold }: Slot): boolean {
  return hold === "reference";
}

/** `"home team|home"` as references are called, too: `homeTeamId`. */
function withIds(role: string): string {
  return `${role}|${role.replaceAll("|", " id|")} id`;
}

/** A reference may be written where it is to a record that another one refers to. */
function writeSame(scope: Scope, slot: Slot, source: Slot): void {
  const value = scope.values[source.name];
  const position = scope.referred(source.name);
  if (slot.hold !== "reference") write(scope, slot, value);
  else if (isPresent(scope.values[slot.name]) && isPresent(value) && position !== undefined) {
    scope.values[slot.name] = value;
    scope.refer(slot.name, position);
  }
}

const carried =
  /^(?:passed(?: .+)?|approved|adopted|accepted|carried|enacted|ratified|signed|signed into law|became law|in force|vetoed)$/;
const lost = /^(?:failed|rejected|defeated|lost|declined)$/;
const unvoted =
  /^(?:introduced|drafts?|in committee|referred|tabled|pending|proposed|filed|scheduled|first reading|under review)$/;

/** What has passed had more for it than against it. */
export const findVerdicts: FindRules = ({ slots }) => {
  const verdict = findNamed(slots, "outcome|result|status|decision|verdict", ["text", "choice"]);
  const flag = findNamed(slots, "passed|approved|is passed|adopted|carried", ["boolean"]);
  const [yes, no] = [
    "votes for|yes votes|yes|ayes|in favor|in favour|for votes",
    "votes against|no votes|no|nays|noes|against|opposed",
  ].map((names) => findNamed(slots, names, ["number"]));
  if (yes && no && flag) {
    const decide = ({ values }: Scope) => Number(values[yes.name]) > Number(values[no.name]);
    const apply = (scope: Scope) => void write(scope, flag, decide(scope));
    return [{ reads: [yes, no], writes: [flag], apply }];
  }
  if (!verdict || !yes || !no) return [];
  const others = findNamed(slots, "abstentions|abstained|abstain|votes abstained", ["number"]);
  const all = [yes, no, ...(others ? [others] : [])];
  const apply = (scope: Scope) => {
    const { values } = scope;
    const said = toState(values[verdict.name]) ?? "";
    // Nobody has voted on what lies in a committee.
    if (unvoted.test(said)) for (const slot of all) write(scope, slot, 0);
    const [one, other] = [values[yes.name], values[no.name]];
    if (typeof one !== "number" || typeof other !== "number") return;
    const isWrong = (carried.test(said) && one <= other) || (lost.test(said) && one > other);
    if (!isWrong || !write(scope, yes, one === other ? one + 1 : other)) return;
    if (one !== other) write(scope, no, one);
  };
  return [{ reads: [verdict, yes, no], writes: all, apply }];
};

/** Above zero where the first has won: `1–0`, `white wins`, `home win`. */
function leadOf(result: Json | undefined): number | undefined {
  if (typeof result !== "string") return undefined;
  if (/½|1\/2|draw|tie|stalemate/i.test(result)) return 0;
  const [, one, other] = /^(\d+)\s*[-–:]\s*(\d+)$/.exec(result) ?? [];
  if (one !== undefined) return Number(one) - Number(other);
  if (/^(?:white|home)\b/i.test(result)) return 1;
  return /^(?:black|away)\b/i.test(result) ? -1 : undefined;
}

function difference(one: Json | undefined, other: Json | undefined): number | undefined {
  return typeof one === "number" && typeof other === "number" ? one - other : undefined;
}
