import { findBills } from "./bills.ts";
import { findBounds } from "./bounds.ts";
import { findCounts } from "./counts.ts";
import { findDurations } from "./durations.ts";
import { findFlags } from "./flags.ts";
import { findIdentities } from "./identities.ts";
import { findLadders } from "./ladders.ts";
import { findLists } from "./lists.ts";
import { findOpposites } from "./opposites.ts";
import { findOrganisations } from "./organisations.ts";
import { findPlaces } from "./places.ts";
import { findProducts } from "./products.ts";
import { findRecency } from "./recency.ts";
import type { FindRules, Parts, Rule } from "./rule.ts";
import { findShares } from "./shares.ts";
import { findSpans } from "./spans.ts";
import { findStates } from "./states.ts";
import { findTexts } from "./texts.ts";

/**
 * Each works on what those before it have left: a status decides which dates there are, dates how
 * many nights, nights what a stay costs, and all that is counted which share it is.
 */
const first: readonly FindRules[] = [findLadders, findOpposites, findStates];
const then: readonly FindRules[] = [
  findFlags,
  findRecency,
  findSpans,
  findDurations,
  findLists,
  findCounts,
  findProducts,
  findBills,
  findBounds,
  findIdentities,
  findShares,
  findFlags,
  findPlaces,
  findOrganisations,
  findTexts,
];

/**
 * What holds between the members of an object, in the order in which it is made so. What the records
 * that it refers to say of it stands between what is drawn and what is reckoned from that.
 */
export function findRules(parts: Parts, relate: FindRules): readonly Rule[] {
  return [...first, relate, ...then].flatMap((find) => find(parts));
}
