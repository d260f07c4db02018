import type { Chance } from "../draw/chance.ts";
import { deal } from "../draw/deal.ts";
import { permute } from "../draw/permute.ts";
import type { Scope } from "../draw/scope.ts";
import { drawPhrase, type Phrases } from "./phrases.ts";

/**
 * A phrase that no other item of the same list has, nor a record of the same page, while there are
 * others. The key tells apart two members that say the same things.
 */
export function dealPhrase(
  phrases: Phrases,
  scope: Scope,
  chance: Chance,
  key = phrases.size,
): string {
  if (scope.isSingle && !scope.draw.text) {
    const { index, attempt, common } = scope.draw;
    // The words of a phrase come by chance, after the draw that would have chosen the phrase.
    chance.next();
    return phrases.draw(permute(index + attempt, phrases.templates, common ^ key), chance);
  }
  return scope.item === undefined && !scope.draw.text
    ? drawPhrase(phrases, chance)
    : phrases.at(deal(scope, chance, phrases.size, phrases.size));
}
