import type { Chance } from "../draw/chance.ts";
import { deal } from "../draw/deal.ts";
import type { Scope } from "../draw/scope.ts";
import { drawPhrase, type Phrases } from "./phrases.ts";

/** A phrase that no other item of the same list has, while there are others. */
export function dealPhrase(phrases: Phrases, scope: Scope, chance: Chance): string {
  return scope.item === undefined
    ? drawPhrase(phrases, chance)
    : phrases.at(deal(scope, chance, phrases.size, phrases.size));
}
