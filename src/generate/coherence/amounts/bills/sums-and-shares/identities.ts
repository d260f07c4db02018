import { oneOf } from "../../../../one-of.ts";
import { type Actor, findActors, indexRoles, namesOf, without } from "../../../match-role.ts";
import { quantityKinds } from "../../../quantity.ts";
import type { FindRules, Rule } from "../../../rule.ts";
import type { Slot } from "../../../slot.ts";
import { addUp, type Taken, type Term } from "./add-up.ts";
import type { Identity } from "./identity.ts";
import { identities } from "./identity-table.ts";
import { findRemainders } from "./remainders.ts";

const identitiesOf = indexRoles(identities, ({ result }) => result);

/** What one identity makes, no other makes anew. */
export const findIdentities: FindRules = ({ slots, owner }) => {
  const made = new Set<Slot>();
  // What is taken of this month's pay is not taken once more of the year's.
  const shared = new Set<Slot>();
  const known = identitiesOf(slots).flatMap((identity) => {
    if (identity.owner && !owner.some((word) => identity.owner?.test(word))) return [];
    // What somebody scores per game is no sum of the season, and how well it was no sum at all.
    const results = findActors(slots, identity.result, quantityKinds)
      .filter(
        ({ stem, slot }) =>
          // `noVotes` are some of the votes, and not all of them.
          (stem === "" || !isOperand(identity, slot)) &&
          !/ (?:percent|percentage|pct)$/.test(slot.words) &&
          !/^per |^ytd$|^(?:score|rating|quality|efficiency|index|rank|grade|other)$/.test(stem),
      )
      .toSorted((a, b) => Number(a.stem !== "") - Number(b.stem !== ""));
    return results.flatMap((result) => {
      const rule = made.has(result.slot) ? undefined : resolve(identity, result, slots);
      if (!rule) return [];
      if (identity.usually && rule.writes.some((slot) => shared.has(slot))) return [];
      if (identity.usually) for (const slot of rule.writes) shared.add(slot);
      made.add(result.slot);
      return rule;
    });
  });
  return [...known, ...findRemainders(slots, made)];
};

function isOperand({ plus, minus = [] }: Identity, { words }: Slot): boolean {
  return [...plus, ...minus].some((role) =>
    namesOf(typeof role === "string" ? role : role[0]).includes(words),
  );
}

const shares = / (?:pct|percent|percentage)$/;

/** `hoursPlayed` are no games that were won or lost. */
const measured = oneOf("hours|minutes|seconds|days|weeks|km|miles");

function resolve(identity: Identity, result: Actor, slots: readonly Slot[]): Rule | undefined {
  const others = without(slots, result.slot);
  const found = (role: string) => {
    // A goal in words is no amount, and neither are the hours of labour.
    const actors = findActors(others, role, quantityKinds).filter(
      ({ slot: { kind, words } }) =>
        (kind !== "text" || !oneOf("goal|target|objective").test(words)) &&
        !/^labou?r (?:hours|hrs|minutes)$/.test(words),
    );
    // Beside a `vatAmount` a `vatPercent` is nothing that is added.
    const amounts = actors.filter(({ slot }) => !shares.test(slot.words));
    return amounts.length > 0 ? amounts : actors;
  };
  // `seatsAvailable` of a `capacity` that is all seats.
  const find = (role: string, used: readonly Term[] = []) => {
    const actors = found(role).filter(({ slot }) => !used.some((term) => term.slot === slot));
    return (
      actors.find(({ stem }) => stem === result.stem) ??
      (measured.test(result.stem) ? undefined : actors.find(({ stem }) => stem === ""))
    )?.slot;
  };
  const plus = identity.plus.flatMap((role): Term[] => {
    const [names, times] = typeof role === "string" ? [role, 1] : role;
    const slot = find(names);
    return slot ? [{ slot, times }] : [];
  });
  const minus = (identity.minus ?? []).flatMap((role): Taken[] => {
    const [names, ...own] = typeof role === "string" ? [role] : role;
    // What is `allocated` of a budget is the whole there, and not taken of itself.
    const slot = find(names, plus);
    const [least, most] = own;
    const usual =
      least === undefined || most === undefined ? identity.usually : ([least, most] as const);
    return slot ? [{ slot, usual }] : [];
  });
  const taken = minus.map(({ slot }) => slot);
  const wanted = identity.least ?? identity.plus.length + (identity.minus?.length ?? 0);
  const [first = ""] = identity.plus;
  if (identity.isLed && !find(typeof first === "string" ? first : first[0])) return undefined;
  const isSure = plus.length > 0 && ((identity.minus ?? []).length === 0 || minus.length > 0);
  if (!isSure || plus.length + minus.length < wanted) return undefined;
  return {
    reads: [...plus.map(({ slot }) => slot), ...taken],
    writes: [result.slot, ...taken],
    apply: (scope) => addUp(scope, identity, result.slot, plus, minus),
  };
}
