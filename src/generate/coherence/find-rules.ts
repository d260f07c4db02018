import { findBets } from "./amounts/bills/bets.ts";
import { findBids } from "./amounts/bills/bids.ts";
import { findBills } from "./amounts/bills/bills.ts";
import { findCash } from "./amounts/bills/cash.ts";
import { findCoupons } from "./amounts/bills/coupons.ts";
import { findHoldings } from "./amounts/bills/holdings.ts";
import { findIdentities } from "./amounts/bills/identities.ts";
import { findJobs } from "./amounts/bills/jobs.ts";
import { findLateFees } from "./amounts/bills/late-fees.ts";
import { findLedgers } from "./amounts/bills/ledgers.ts";
import { findLevies } from "./amounts/bills/levies.ts";
import { findLoanPayments, findRepayments } from "./amounts/bills/loan-payments.ts";
import { findPayslips } from "./amounts/bills/payslips.ts";
import { findProducts } from "./amounts/bills/products.ts";
import { findRecurring } from "./amounts/bills/recurring.ts";
import { findRents } from "./amounts/bills/rents.ts";
import { findReturns } from "./amounts/bills/returns.ts";
import { findRunningBalances } from "./amounts/bills/running-balances.ts";
import { findServiceEnds } from "./amounts/bills/service-ends.ts";
import { findShares } from "./amounts/bills/shares.ts";
import { findSplitParts } from "./amounts/bills/split-parts.ts";
import { findStockCounts } from "./amounts/bills/stock-counts.ts";
import { findTierPrices } from "./amounts/bills/tier-prices.ts";
import { findTotals } from "./amounts/bills/totals.ts";
import { findUnitProducts } from "./amounts/bills/unit-products.ts";
import { findVariants } from "./amounts/bills/variants.ts";
import { findWages } from "./amounts/bills/wages.ts";
import { findAdmissions } from "./amounts/counts/admissions.ts";
import { findCareers } from "./amounts/counts/careers.ts";
import { findComplements } from "./amounts/counts/complements.ts";
import { findCounts } from "./amounts/counts/counts.ts";
import { findElectionCounts } from "./amounts/counts/election-counts.ts";
import { findGoalCourses } from "./amounts/counts/goal-courses.ts";
import { findGoals } from "./amounts/counts/goals.ts";
import { findLadders } from "./amounts/counts/ladders.ts";
import { findOvertime } from "./amounts/counts/overtime.ts";
import { findPages } from "./amounts/counts/pages.ts";
import { findPartsOfCounts } from "./amounts/counts/parts-of-counts.ts";
import { findRatios } from "./amounts/counts/ratios.ts";
import { findResults } from "./amounts/counts/results.ts";
import { findSince } from "./amounts/counts/since.ts";
import { findStandings } from "./amounts/counts/standings.ts";
import { findTableGoals } from "./amounts/counts/table-goals.ts";
import { findWaitingLists } from "./amounts/counts/waiting-lists.ts";
import { findWinRates } from "./amounts/counts/win-rates.ts";
import { findWordCounts } from "./amounts/counts/word-counts.ts";
import { findBounds } from "./amounts/measures/bounds.ts";
import { findCarValues } from "./amounts/measures/car-values.ts";
import { findCatchWeights } from "./amounts/measures/catch-weights.ts";
import { findChanges } from "./amounts/measures/changes.ts";
import { findLifetimes } from "./amounts/measures/lifetimes.ts";
import { findMeters } from "./amounts/measures/meters.ts";
import { findNutrition } from "./amounts/measures/nutrition.ts";
import { findProportions } from "./amounts/measures/proportions.ts";
import { findQuotes } from "./amounts/measures/quotes.ts";
import { findQuotients } from "./amounts/measures/quotients.ts";
import { findWeights } from "./amounts/measures/weights.ts";
import { findLists } from "./lists.ts";
import { findOpposites } from "./opposites.ts";
import { findPairings } from "./pairings/find-pairings.ts";
import { findCoordinates } from "./places/coordinates.ts";
import { findFloors } from "./places/floors.ts";
import { findLandWays } from "./places/land-ways.ts";
import { findLocalNames } from "./places/local-names.ts";
import { findPlaces } from "./places/places.ts";
import { findShortWays } from "./places/short-ways.ts";
import type { FindRules, Parts, Rule } from "./rule.ts";
import type { Slot } from "./slot.ts";
import { findDoneFlags } from "./states/done-flags.ts";
import { findDoneItems } from "./states/done-items.ts";
import { findDueStates } from "./states/due-states.ts";
import { findEligibility } from "./states/eligibility.ts";
import { findEmptyLists } from "./states/empty-lists.ts";
import { findFlags } from "./states/flags.ts";
import { findGroupChats } from "./states/group-chats.ts";
import { findKinds } from "./states/kinds.ts";
import { findMissedCalls } from "./states/missed-calls.ts";
import { findOnceOnly } from "./states/once-only.ts";
import { findOptionalFees } from "./states/optional-fees.ts";
import { findOutcomes } from "./states/outcomes.ts";
import { findFull, findLowStock, findOverLimits } from "./states/over-limits.ts";
import { findParcelSteps } from "./states/parcel-steps.ts";
import { findPartsOfRuns } from "./states/parts.ts";
import { findReceipts } from "./states/receipts.ts";
import { findRunDates } from "./states/run-dates.ts";
import { findSoldOut } from "./states/sold-out.ts";
import { findStates } from "./states/states.ts";
import { findStations } from "./states/stations.ts";
import { findSteps } from "./states/steps.ts";
import { findThresholds } from "./states/thresholds.ts";
import { findTogether } from "./states/together.ts";
import { findWaysToMeet } from "./states/ways-to-meet.ts";
import { findAnswers } from "./texts/answers.ts";
import { findCardDigits } from "./texts/card-digits.ts";
import { findCarrierCodes } from "./texts/carrier-codes.ts";
import { findCasts } from "./texts/casts.ts";
import { findDialogues } from "./texts/dialogues.ts";
import { findDiets } from "./texts/diets.ts";
import { findDimensions } from "./texts/dimensions.ts";
import { findDishes } from "./texts/dishes.ts";
import { findEchoes } from "./texts/echoes.ts";
import { findFacilities } from "./texts/facilities.ts";
import { findFileLinks } from "./texts/file-links.ts";
import { findGathered } from "./texts/gathered.ts";
import { findLastItems } from "./texts/last-items.ts";
import { findMailOwners } from "./texts/mail-owners.ts";
import { findMarks } from "./texts/marks.ts";
import { findMediaKinds } from "./texts/media-kinds.ts";
import { findMentions } from "./texts/mentions.ts";
import { findNotices } from "./texts/notices.ts";
import { findOpinions } from "./texts/opinions.ts";
import { findOrganisations } from "./texts/organisations.ts";
import { findOriginalTitles } from "./texts/original-titles.ts";
import { findOwnLinks } from "./texts/own-links.ts";
import { findOwnVotes } from "./texts/own-votes.ts";
import { findParties } from "./texts/parties.ts";
import { findPortraits } from "./texts/portraits.ts";
import { findPurchaseTexts } from "./texts/purchase-texts.ts";
import { findQuizOptions } from "./texts/quiz-options.ts";
import { findRangeFlags } from "./texts/range-flags.ts";
import { findRepeats } from "./texts/repeats.ts";
import { findRoutes } from "./texts/routes.ts";
import { findShowTitles } from "./texts/show-titles.ts";
import { findShownValues } from "./texts/shown-values.ts";
import { findSides } from "./texts/sides.ts";
import { findStarSigns } from "./texts/star-signs.ts";
import { findTexts } from "./texts/texts.ts";
import { findToldYears } from "./texts/told-years.ts";
import { findTotalLengths } from "./texts/total-lengths.ts";
import { findTrackingNumbers } from "./texts/tracking-numbers.ts";
import { findTranslations } from "./texts/translations.ts";
import { findVersions } from "./texts/versions.ts";
import {
  findBuyers,
  findChampions,
  findMedals,
  findVerdicts,
  findWinners,
} from "./texts/winners.ts";
import { findAgeGroups } from "./times/age-groups.ts";
import { findBoards } from "./times/boards.ts";
import { findDelays } from "./times/delays.ts";
import { findDepartures } from "./times/departures.ts";
import { findDuePayments, findPaidUntil } from "./times/due-payments.ts";
import { findCountdowns, findDurations } from "./times/durations.ts";
import { findTimes } from "./times/find-times.ts";
import { findFlights } from "./times/flights.ts";
import { findGoalYears } from "./times/goal-years.ts";
import { findHindsight } from "./times/hindsight.ts";
import { findIntervals } from "./times/intervals.ts";
import { findKeptPlans } from "./times/kept-plans.ts";
import { findHalfDays, findSuddenLeaves } from "./times/leaves.ts";
import { findLodgings } from "./times/lodgings.ts";
import { findMadeYears } from "./times/made-years.ts";
import { findNights } from "./times/nights.ts";
import { findOpeningHours } from "./times/opening-hours.ts";
import { findPaymentTerms } from "./times/payment-terms.ts";
import { findPaymentsMade } from "./times/payments-made.ts";
import { findPeriods } from "./times/periods.ts";
import { findRecency, findUnsolved } from "./times/recency.ts";
import { findRounds } from "./times/rounds.ts";
import { findSavingTerms } from "./times/saving-terms.ts";
import { findScans } from "./times/scans.ts";
import { findSchedules } from "./times/schedules.ts";
import { findSchoolYears } from "./times/school-years.ts";
import { findShiftKinds } from "./times/shift-kinds.ts";
import { findStreaks } from "./times/streaks.ts";
import { findTerms } from "./times/terms.ts";
import { findTimesTo } from "./times/times-to.ts";
import { findWalks } from "./times/walks.ts";

/**
 * Each works on what those before it have left: a status decides which dates there are, dates how
 * many nights, nights what a stay costs, and all that is counted which share it is.
 */
const first: readonly FindRules[] = [
  findLadders,
  findOpposites,
  findStates,
  findRunDates,
  findKinds,
  findWaysToMeet,
];
const counted: readonly FindRules[] = [
  findStandings,
  findOnceOnly,
  findFlags,
  findPairings,
  findTogether,
  findSteps,
  findRecency,
  findTimes,
  findUnsolved,
  findSuddenLeaves,
  findDuePayments,
  findPaidUntil,
  findStations,
  findFlights,
  findIntervals,
  findDueStates,
  findSchedules,
  findTimesTo,
  findBoards,
  findDelays,
  findPaymentTerms,
  findSchoolYears,
  findAgeGroups,
  findShiftKinds,
  findPeriods,
  findRounds,
  findDepartures,
  findTerms,
  findScans,
  findStreaks,
  findWalks,
  findHindsight,
  findMadeYears,
  findKeptPlans,
  findOutcomes,
  findServiceEnds,
  findDurations,
  findMissedCalls,
  findHalfDays,
  findEmptyLists,
  findGroupChats,
  findLists,
  findOpeningHours,
  findParcelSteps,
  findDoneItems,
  findPartsOfRuns,
  findGoals,
  findCounts,
];
const reckoned: readonly FindRules[] = [
  findTierPrices,
  findVariants,
  findOptionalFees,
  findLedgers,
  findReceipts,
  findHoldings,
  findTotals,
  findPaymentsMade,
  findCarValues,
  findQuotes,
  findProportions,
  findCareers,
  findRents,
  findChanges,
  findMeters,
  findLoanPayments,
  findLateFees,
  findWeights,
  findNutrition,
  findCatchWeights,
  findLifetimes,
  findComplements,
  findProducts,
  findUnitProducts,
  findWages,
  findRecurring,
  findLevies,
  findBills,
  findBounds,
  findRunningBalances,
  findResults,
  findAdmissions,
  findSoldOut,
  findPartsOfCounts,
  findWaitingLists,
  findSince,
  findElectionCounts,
  findTableGoals,
  findIdentities,
  findSplitParts,
  findSavingTerms,
  findCountdowns,
  findGoalYears,
  findThresholds,
  findOvertime,
  findRepayments,
  findLodgings,
  findNights,
  findCash,
  findBids,
  findBets,
  findJobs,
  findQuotients,
  findReturns,
  findStockCounts,
  findPayslips,
  findCoupons,
  findShares,
  findOverLimits,
  findLowStock,
  findFull,
  findGoalCourses,
  findWinRates,
  findDoneFlags,
  findEligibility,
  findRatios,
  findPages,
  findFlags,
  findPlaces,
  findCoordinates,
  findShortWays,
  findLandWays,
  findFloors,
  findLocalNames,
  findMentions,
  findPurchaseTexts,
  findOrganisations,
  findMailOwners,
  findParties,
  findFileLinks,
  findCarrierCodes,
  findTrackingNumbers,
  findCardDigits,
  findRangeFlags,
  findVersions,
  findRoutes,
  findCasts,
  findDialogues,
  findLastItems,
  findSides,
  findVerdicts,
  findWinners,
  findChampions,
  findMedals,
  findBuyers,
  findAnswers,
  findQuizOptions,
  findOpinions,
  findNotices,
  findDishes,
  findFacilities,
  findDiets,
  findMarks,
  findMediaKinds,
  findTranslations,
  findShowTitles,
  findTotalLengths,
  findOwnVotes,
  findTexts,
  findGathered,
  findPortraits,
  findToldYears,
  findOriginalTitles,
  findOwnLinks,
  findStarSigns,
  findDimensions,
  findRepeats,
  findEchoes,
  findWordCounts,
  findShownValues,
];

/**
 * What holds between the members of an object, in the order in which it is made so. What the records
 * that it refers to say of it stands between what is drawn and what is reckoned from that; what they
 * charge for comes once it is counted.
 */
export function findRules(parts: Parts, { relate, charge }: RulesBetween): readonly Rule[] {
  const copies = relate(parts);
  const copied = new Set(copies.flatMap(({ writes }) => writes));
  return [
    ...first.flatMap((find) => find(parts)),
    ...copies,
    ...counted.flatMap((find) => keepCopies(find, parts, copied)),
    ...[charge, ...reckoned].flatMap((find) => find(parts)),
  ];
}

/** What usually fits a name is nothing to what the record says that both are from. */
function keepCopies(find: FindRules, parts: Parts, copied: ReadonlySet<Slot>): readonly Rule[] {
  const rules = find(parts);
  if (find !== findPairings || copied.size === 0) return rules;
  return rules.filter(({ writes }) => !writes.some((slot) => copied.has(slot)));
}

/** What the records that an object refers to say of its members, and what they cost it. */
export interface RulesBetween {
  readonly relate: FindRules;
  readonly charge: FindRules;
}

export const unrelated: RulesBetween = { relate: () => [], charge: () => [] };
