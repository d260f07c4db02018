import { redrawWhile } from "./redraw.ts";
import type { FindRules } from "./rule.ts";
import { isPresent, type Slot } from "./slot.ts";

/** Two members that stand for two different things. */
const opposites: readonly (readonly [one: string, other: string])[] = [
  ["origin", "destination"],
  ["learning", "native"],
  ["target", "native"],
  ["learning", "base"],
  ["learning", "source"],
  ["learning", "known"],
  ["from", "to"],
  ["departure", "arrival"],
  ["home", "away"],
  ["home", "host"],
  ["sender", "recipient"],
  ["caller", "callee"],
  ["sender", "receiver"],
  ["source", "target"],
  ["source", "destination"],
  ["pickup", "dropoff"],
  ["buyer", "seller"],
  ["winner", "loser"],
  ["follower", "following"],
  ["follower", "followee"],
  ["lender", "borrower"],
  ["base", "quote"],
  ["first", "second"],
  ["player1", "player2"],
  ["team a", "team b"],
  ["party a", "party b"],
  ["option a", "option b"],
  ["debit", "credit"],
  ["current location", "destination"],
  ["start station", "end station"],
  ["start location", "end location"],
  ["start city", "end city"],
  ["start point", "end point"],
  ["start address", "end address"],
  ["loading", "discharge"],
  ["loading", "unloading"],
  ["offered", "requested"],
  ["offered", "wanted"],
  ["old", "new"],
  ["previous", "new"],
  ["previous", "current"],
  ["current", "next"],
  ["book", "next book"],
  ["primary", "secondary"],
  ["primary", "backup"],
  ["plaintiff", "defendant"],
  ["shipper", "consignee"],
];

/** Nobody travels to where they are, or plays against themselves. */
export const findOpposites: FindRules = ({ slots }) =>
  opposites.flatMap(([one, other]) =>
    slots.flatMap((first) => {
      if (!first.words.includes(one)) return [];
      if (first.kind !== "text" && first.kind !== "choice" && first.kind !== "number") return [];
      const counterpart = swapWord(first.words, one, other);
      const second =
        counterpart === undefined
          ? undefined
          : slots.find(({ words, kind }) => words === counterpart && kind === first.kind);
      if (second?.hold !== "free" || !tellsApart(first)) return [];
      return {
        reads: [first, second],
        writes: [second],
        apply: (scope) => {
          const taken = scope.values[first.name];
          if (!isPresent(taken)) return;
          redrawWhile(scope, second, 11, ({ values }) => values[second.name] === taken);
        },
      };
    }),
  );

function swapWord(words: string, one: string, other: string): string | undefined {
  const list = ` ${words} `;
  if (!list.includes(` ${one} `)) return undefined;
  return list.replace(` ${one} `, ` ${other} `).trim();
}

/** Scores may well be the same, and so may dates. */
function tellsApart({ kind, words }: Slot): boolean {
  const isMeasure =
    /\b(?:score|goals|points|date|time|at|terminal|gate|country|type|currency|status|name order)\b/;
  if (/\bcurrency\b/.test(words)) return true;
  return !isMeasure.test(words) && (kind !== "number" || / ids?$/.test(words));
}
