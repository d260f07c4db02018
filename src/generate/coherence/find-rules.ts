import { findBills } from "./amounts/bills.ts";
import { findBounds } from "./amounts/bounds.ts";
import { findCatchWeights } from "./amounts/catch-weights.ts";
import { findComplements } from "./amounts/complements.ts";
import { findCounts } from "./amounts/counts.ts";
import { findElectionCounts } from "./amounts/election-counts.ts";
import { findIdentities } from "./amounts/identities.ts";
import { findJobs } from "./amounts/jobs.ts";
import { findLadders } from "./amounts/ladders.ts";
import { findLateFees } from "./amounts/late-fees.ts";
import { findLevies } from "./amounts/levies.ts";
import { findLoanPayments } from "./amounts/loan-payments.ts";
import { findMeters } from "./amounts/meters.ts";
import { findPartsOfCounts } from "./amounts/parts-of-counts.ts";
import { findProducts } from "./amounts/products.ts";
import { findProportions } from "./amounts/proportions.ts";
import { findReturns } from "./amounts/returns.ts";
import { findShares } from "./amounts/shares.ts";
import { findTotals } from "./amounts/totals.ts";
import { findUnitProducts } from "./amounts/unit-products.ts";
import { findWaitingLists } from "./amounts/waiting-lists.ts";
import { findWeights } from "./amounts/weights.ts";
import { findLists } from "./lists.ts";
import { findOpposites } from "./opposites.ts";
import { findPairings } from "./pairings/find-pairings.ts";
import { findFloors } from "./places/floors.ts";
import { findPlaces } from "./places/places.ts";
import { findShortWays } from "./places/short-ways.ts";
import type { FindRules, Parts, Rule } from "./rule.ts";
import { findFlags } from "./states/flags.ts";
import { findStates } from "./states/states.ts";
import { findTogether } from "./states/together.ts";
import { findCarrierCodes } from "./texts/carrier-codes.ts";
import { findMentions } from "./texts/mentions.ts";
import { findOrganisations } from "./texts/organisations.ts";
import { findPurchaseTexts } from "./texts/purchase-texts.ts";
import { findTexts } from "./texts/texts.ts";
import { findVerdicts, findWinners } from "./texts/winners.ts";
import { findDelays } from "./times/delays.ts";
import { findDurations } from "./times/durations.ts";
import { findTimes } from "./times/find-times.ts";
import { findPaymentsMade } from "./times/payments-made.ts";
import { findRecency } from "./times/recency.ts";

/**
 * Each works on what those before it have left: a status decides which dates there are, dates how
 * many nights, nights what a stay costs, and all that is counted which share it is.
 */
const first: readonly FindRules[] = [findLadders, findOpposites, findStates];
const then: readonly FindRules[] = [
  findFlags,
  findPairings,
  findTogether,
  findRecency,
  findTimes,
  findDelays,
  findDurations,
  findLists,
  findCounts,
  findTotals,
  findPaymentsMade,
  findProportions,
  findMeters,
  findLoanPayments,
  findLateFees,
  findWeights,
  findCatchWeights,
  findComplements,
  findProducts,
  findUnitProducts,
  findLevies,
  findBills,
  findBounds,
  findPartsOfCounts,
  findWaitingLists,
  findElectionCounts,
  findIdentities,
  findReturns,
  findJobs,
  findShares,
  findFlags,
  findPlaces,
  findShortWays,
  findFloors,
  findMentions,
  findPurchaseTexts,
  findOrganisations,
  findCarrierCodes,
  findVerdicts,
  findWinners,
  findTexts,
];

/**
 * What holds between the members of an object, in the order in which it is made so. What the records
 * that it refers to say of it stands between what is drawn and what is reckoned from that.
 */
export function findRules(parts: Parts, relate: FindRules): readonly Rule[] {
  return [...first, relate, ...then].flatMap((find) => find(parts));
}
