import { findBets } from "./amounts/bills/accounts/bets.ts";
import { findFinancedSales } from "./amounts/bills/accounts/financed-sales.ts";
import { findCoinWorth, findHoldings, findPortfolios } from "./amounts/bills/accounts/holdings.ts";
import { findIncomings } from "./amounts/bills/accounts/incomings.ts";
import { findInstalments } from "./amounts/bills/accounts/instalments.ts";
import { findLedgers } from "./amounts/bills/accounts/ledgers.ts";
import { findLoanPayments, findRepayments } from "./amounts/bills/accounts/loan-payments.ts";
import { findReturns } from "./amounts/bills/accounts/returns.ts";
import { findRunningBalances } from "./amounts/bills/accounts/running-balances.ts";
import { findSpentLists } from "./amounts/bills/accounts/spent-lists.ts";
import { findStockCounts } from "./amounts/bills/accounts/stock-counts.ts";
import { findTradeTotals } from "./amounts/bills/accounts/trade-totals.ts";
import { findBills } from "./amounts/bills/bills.ts";
import { findCash } from "./amounts/bills/charges/cash.ts";
import { findCoupons } from "./amounts/bills/charges/coupons.ts";
import { findLateFees } from "./amounts/bills/charges/late-fees.ts";
import { findLevies } from "./amounts/bills/charges/levies.ts";
import { findEnergyCosts, findMeteredBills } from "./amounts/bills/charges/metered-bills.ts";
import { findSplitParts } from "./amounts/bills/charges/split-parts.ts";
import { findAudiencePrices } from "./amounts/bills/prices/audience-prices.ts";
import { findBids } from "./amounts/bills/prices/bids.ts";
import { findProducts } from "./amounts/bills/prices/products.ts";
import { findRecurring } from "./amounts/bills/prices/recurring.ts";
import { findRents } from "./amounts/bills/prices/rents.ts";
import { findSaleFlags } from "./amounts/bills/prices/sale-flags.ts";
import { findTierPrices } from "./amounts/bills/prices/tier-prices.ts";
import { findTimedProducts } from "./amounts/bills/prices/timed-products.ts";
import { findUnitProducts } from "./amounts/bills/prices/unit-products.ts";
import { findVariants } from "./amounts/bills/prices/variants.ts";
import { findAlikeSums } from "./amounts/bills/sums-and-shares/alike-sums.ts";
import { findIdentities } from "./amounts/bills/sums-and-shares/identities.ts";
import {
  findAnnualAmounts,
  findPercentAmounts,
  findReachedShares,
} from "./amounts/bills/sums-and-shares/percent-amounts.ts";
import { findShares } from "./amounts/bills/sums-and-shares/shares.ts";
import { findTotals } from "./amounts/bills/sums-and-shares/totals.ts";
import { findTaxRates } from "./amounts/bills/tax-rates.ts";
import { findJobs } from "./amounts/bills/work-and-pay/jobs.ts";
import { findPayslips } from "./amounts/bills/work-and-pay/payslips.ts";
import { findWages } from "./amounts/bills/work-and-pay/wages.ts";
import { findAdmissions } from "./amounts/counts/admissions.ts";
import { findAttendanceRates } from "./amounts/counts/attendance-rates.ts";
import { findAverageRatings, findMeansOfNone } from "./amounts/counts/average-ratings.ts";
import { findComplements } from "./amounts/counts/complements.ts";
import { findBestPlayers } from "./amounts/counts/contests/best-players.ts";
import { findElectionCounts } from "./amounts/counts/contests/election-counts.ts";
import {
  findBelongings,
  findFightRatios,
  findGamers,
  findGameWinners,
  findQuestRounds,
} from "./amounts/counts/contests/gamers.ts";
import { findScored } from "./amounts/counts/contests/goals.ts";
import { findResults } from "./amounts/counts/contests/results.ts";
import { findTableGoals } from "./amounts/counts/contests/table-goals.ts";
import { findWinRates } from "./amounts/counts/contests/win-rates.ts";
import { findCounts } from "./amounts/counts/counts.ts";
import { findDailyTimes } from "./amounts/counts/daily-times.ts";
import { findFunnels } from "./amounts/counts/funnels.ts";
import { findGoalDays } from "./amounts/counts/goal-days.ts";
import { findKindsCounted } from "./amounts/counts/kinds-counted.ts";
import { findMapSums } from "./amounts/counts/map-sums.ts";
import { findMeanProgress } from "./amounts/counts/mean-progress.ts";
import { findOverages } from "./amounts/counts/overages.ts";
import { findListTotals, findPageLinks, findPages } from "./amounts/counts/pages.ts";
import { findPartsOfCounts } from "./amounts/counts/parts-of-counts.ts";
import { findRatios } from "./amounts/counts/ratios.ts";
import { findSeatsTaken } from "./amounts/counts/seats-taken.ts";
import { findCareers } from "./amounts/counts/time-passed/careers.ts";
import { findGoalCourses } from "./amounts/counts/time-passed/goal-courses.ts";
import { findMakers } from "./amounts/counts/time-passed/makers.ts";
import { findOvertime } from "./amounts/counts/time-passed/overtime.ts";
import { findSince } from "./amounts/counts/time-passed/since.ts";
import { findWaitingLists } from "./amounts/counts/waiting-lists.ts";
import { findWordCounts } from "./amounts/counts/word-counts.ts";
import { findZones } from "./amounts/counts/zones.ts";
import { findBounds } from "./amounts/measures/bounds/bounds.ts";
import { findBrews } from "./amounts/measures/brews.ts";
import { findCarValues } from "./amounts/measures/car-values.ts";
import { findCatchWeights } from "./amounts/measures/catch-weights.ts";
import { findChanges } from "./amounts/measures/changes.ts";
import { findCharging } from "./amounts/measures/charging.ts";
import { findCountedUnits } from "./amounts/measures/counted-units.ts";
import { findGoalWeights } from "./amounts/measures/goal-weights.ts";
import { findLiftedVolumes } from "./amounts/measures/lifted-volumes.ts";
import { findLimits } from "./amounts/measures/limits.ts";
import { findMeters } from "./amounts/measures/meters.ts";
import { findNutrition } from "./amounts/measures/nutrition.ts";
import { findPanels } from "./amounts/measures/panels.ts";
import { findParcels } from "./amounts/measures/parcels.ts";
import { findProportions } from "./amounts/measures/proportions/proportions.ts";
import { findQuotes } from "./amounts/measures/quotes.ts";
import { findQuotients } from "./amounts/measures/quotients.ts";
import { findSizeClasses } from "./amounts/measures/size-classes.ts";
import { findVisitorSplits } from "./amounts/measures/splits-of-visitors.ts";
import { findToldBefore } from "./amounts/measures/told-before.ts";
import { findEstimates, findToldMeasures } from "./amounts/measures/told-measures.ts";
import { findTwinUnits } from "./amounts/measures/twin-units.ts";
import { findWeights } from "./amounts/measures/weights.ts";
import { findWorkouts } from "./amounts/measures/workouts.ts";
import { askWhere } from "./ask-where.ts";
import { findBodyCourses } from "./lists/body-courses.ts";
import { findCallParticipants } from "./lists/call-participants.ts";
import { findProgrammes } from "./lists/find-lists.ts";
import { findSplits } from "./lists/kilometre-splits.ts";
import { findNumberLists } from "./lists/number-lists.ts";
import { findParallelLists } from "./lists/parallel-lists.ts";
import { findCandles, findChartFigures, findPriceWalks } from "./lists/price-walks.ts";
import { findRewards } from "./lists/rewards.ts";
import { findTestedVariants } from "./lists/tested-variants.ts";
import { findTimedSteps } from "./lists/timed-steps.ts";
import { findCoordinates } from "./places/coordinates.ts";
import { findCurrencyPairs } from "./places/currency-pairs.ts";
import { findDaylight } from "./places/daylight.ts";
import { findFloors } from "./places/floors.ts";
import { findDaysAhead, findHoursAhead } from "./places/hours-ahead.ts";
import { findLandWays } from "./places/land-ways.ts";
import { findLocalNames } from "./places/local-names.ts";
import { findLocalStreets } from "./places/local-streets.ts";
import { findMapParts } from "./places/map-parts.ts";
import { findMoons } from "./places/moons.ts";
import { findPlaces } from "./places/places.ts";
import { findPlates } from "./places/plates.ts";
import { findShortWays } from "./places/short-ways.ts";
import { findSkies, skies } from "./places/skies.ts";
import type { FindRules } from "./rule.ts";
import { findAccountStates } from "./states/flags/account-states.ts";
import { findAnsweredCodes } from "./states/flags/answered-codes.ts";
import { findDoneFlags } from "./states/flags/done-flags.ts";
import { findEligibility } from "./states/flags/eligibility.ts";
import { findFlags } from "./states/flags/flags.ts";
import { findHeating } from "./states/flags/heating.ts";
import { findMastery } from "./states/flags/mastery.ts";
import {
  findGuestsAsked,
  findInvitations,
  findNeededFlags,
  findReminders,
} from "./states/flags/needed-flags.ts";
import { findOptionalFees } from "./states/flags/optional-fees.ts";
import { findOwnMarks } from "./states/flags/own-marks.ts";
import { findPriceAlerts } from "./states/flags/price-alerts.ts";
import { findReachedStates } from "./states/flags/reached-states.ts";
import { findRoundTheClock } from "./states/flags/round-the-clock.ts";
import { findDelays } from "./states/flags/together.ts";
import { findEmptyLists } from "./states/happenings/empty-lists.ts";
import { findFaultless } from "./states/happenings/faultless.ts";
import { findFreePlans } from "./states/kinds/free-plans.ts";
import { findDirectChats } from "./states/kinds/group-chats.ts";
import { findRolePermissions } from "./states/kinds/role-permissions.ts";
import { findOnlinePlaces } from "./states/kinds/ways-to-meet.ts";
import { findPhases } from "./states/steps/phases.ts";
import { findBeforeSale } from "./states/stock-and-limits/before-sale.ts";
import { findCountsToday } from "./states/stock-and-limits/counts-today.ts";
import { findGoalsMet } from "./states/stock-and-limits/goals-met.ts";
import { findOccupied } from "./states/stock-and-limits/occupied-rooms.ts";
import {
  findFull,
  findLowBattery,
  findLowStock,
  findOverflows,
  findOverLimits,
} from "./states/stock-and-limits/over-limits.ts";
import { findReceipts } from "./states/stock-and-limits/receipts.ts";
import { findSoldOut } from "./states/stock-and-limits/sold-out.ts";
import { findThresholds } from "./states/stock-and-limits/thresholds.ts";
import { findAccessionNumbers } from "./texts/codes-and-figures/accession-numbers.ts";
import { findCardDigits } from "./texts/codes-and-figures/card-digits.ts";
import { findCarrierCodes } from "./texts/codes-and-figures/carrier-codes.ts";
import { findChainAddresses } from "./texts/codes-and-figures/chain-addresses.ts";
import { findDatedNumbers } from "./texts/codes-and-figures/dated-numbers.ts";
import { findDimensions } from "./texts/codes-and-figures/dimensions.ts";
import { findKeyNames } from "./texts/codes-and-figures/key-names.ts";
import { findKeyPrefixes } from "./texts/codes-and-figures/key-prefixes.ts";
import { findRangeFlags } from "./texts/codes-and-figures/range-flags.ts";
import { findTrackingNumbers } from "./texts/codes-and-figures/tracking-numbers.ts";
import { findReleaseTags, findVersions } from "./texts/codes-and-figures/versions.ts";
import { findAbsences } from "./texts/contests-and-exams/absences.ts";
import { findAnswers } from "./texts/contests-and-exams/answers.ts";
import { findHomeGrounds } from "./texts/contests-and-exams/home-grounds.ts";
import { findMarks } from "./texts/contests-and-exams/marks.ts";
import { findOwnVotes } from "./texts/contests-and-exams/own-votes.ts";
import { findQuizOptions } from "./texts/contests-and-exams/quiz-options.ts";
import { findSides } from "./texts/contests-and-exams/sides.ts";
import { findTeamLists } from "./texts/contests-and-exams/team-lists.ts";
import {
  findBuyers,
  findChampions,
  findMedals,
  findSidesWon,
  findVerdicts,
  findWinners,
} from "./texts/contests-and-exams/winners.ts";
import { findAllergens } from "./texts/lists/allergens.ts";
import { findCookingSteps } from "./texts/lists/cooking-steps.ts";
import { findCuisineMenus } from "./texts/lists/cuisine-menus.ts";
import { findDiets } from "./texts/lists/diets.ts";
import { findDishes } from "./texts/lists/dishes.ts";
import { findFacilities } from "./texts/lists/facilities.ts";
import { findGathered } from "./texts/lists/gathered.ts";
import { findGenres } from "./texts/lists/genres.ts";
import { findIngredientAmounts } from "./texts/lists/ingredient-amounts.ts";
import { findLastItems } from "./texts/lists/last-items.ts";
import { findShelves } from "./texts/lists/shelves.ts";
import { findTotalLengths } from "./texts/lists/total-lengths.ts";
import { findEchoes } from "./texts/pages-and-files/echoes.ts";
import { findFileLinks } from "./texts/pages-and-files/file-links.ts";
import { findMediaKinds } from "./texts/pages-and-files/media-kinds.ts";
import {
  findCanonicalLinks,
  findFolderPaths,
  findLinkTargets,
  findOwnLinks,
} from "./texts/pages-and-files/own-links.ts";
import { findAgeBands } from "./texts/people/age-bands.ts";
import { findCasts } from "./texts/people/casts.ts";
import { findMailOwners } from "./texts/people/mail-owners.ts";
import { findOrganisations } from "./texts/people/organisations.ts";
import { findParties, findProsecutions } from "./texts/people/parties.ts";
import { findPortraits } from "./texts/people/portraits.ts";
import { findSchooling } from "./texts/people/schooling.ts";
import { findStarSigns } from "./texts/people/star-signs.ts";
import { findCaseReplies } from "./texts/sentences/case-replies.ts";
import { findDialogues } from "./texts/sentences/dialogues.ts";
import { findFlagSayings } from "./texts/sentences/flag-sayings.ts";
import { findNotices } from "./texts/sentences/notices.ts";
import { findOffTopic } from "./texts/sentences/off-topic.ts";
import { findOpinions } from "./texts/sentences/opinions.ts";
import { findPurchaseTexts } from "./texts/sentences/purchase-texts.ts";
import { findRepeats } from "./texts/sentences/repeats.ts";
import { findToldThings } from "./texts/sentences/told-things.ts";
import { findToldYears } from "./texts/sentences/told-years.ts";
import { findTexts } from "./texts/texts.ts";
import { findColours } from "./texts/titles-and-labels/colours.ts";
import { findMentions } from "./texts/titles-and-labels/mentions.ts";
import { findOriginalTitles } from "./texts/titles-and-labels/original-titles.ts";
import { findOwnTongues } from "./texts/titles-and-labels/own-tongues.ts";
import { findRoutes } from "./texts/titles-and-labels/routes.ts";
import { findShelfMarks } from "./texts/titles-and-labels/shelf-marks.ts";
import { findShowTitles } from "./texts/titles-and-labels/show-titles.ts";
import { findShownValues } from "./texts/titles-and-labels/shown-values.ts";
import { findTranslations } from "./texts/titles-and-labels/translations.ts";
import { findVocabularies } from "./texts/titles-and-labels/vocabularies.ts";
import { findGoalYears } from "./times/calendar/goal-years.ts";
import { findLeagueSeasons, findMatchdays } from "./times/calendar/league-seasons.ts";
import { findOwnYears } from "./times/calendar/own-years.ts";
import { findGrowingSeasons } from "./times/calendar/seasons.ts";
import { findTaxYears } from "./times/calendar/tax-years.ts";
import { findBedtimes } from "./times/days-and-hours/bedtimes.ts";
import { findDarkHours } from "./times/days-and-hours/dark-hours.ts";
import { findDatedStarts } from "./times/days-and-hours/dated-starts.ts";
import { findNights } from "./times/days-and-hours/nights.ts";
import { findQuietHours } from "./times/days-and-hours/quiet-hours.ts";
import { findToldHours } from "./times/days-and-hours/told-hours.ts";
import { findDrives, findStandstills } from "./times/journeys/drives.ts";
import { findEfforts } from "./times/journeys/efforts.ts";
import { findLodgings } from "./times/journeys/lodgings.ts";
import { findRides } from "./times/journeys/rides.ts";
import { findAnsweredInTime } from "./times/order/answered-in-time.ts";
import { findPastInvoices } from "./times/payments/past-invoices.ts";
import { findPaymentsMade } from "./times/payments/payments-made.ts";
import { findSavingStarts, findSavingTerms } from "./times/payments/saving-terms.ts";
import { findCountdowns } from "./times/spans/durations.ts";

/** What is reckoned from what was counted, and what is said of it in the end, each after those before it. */
export const reckoned: readonly FindRules[] = [
  askWhere("plan tier membership package", findTierPrices),
  askWhere(
    "ticket admission fare pass visitor passenger audience membership entry tickets",
    findAudiencePrices,
  ),
  askWhere("jobs steps stages tasks checks phases cases suites", findTimedSteps),
  askWhere(
    "variants options skus versions sizes history changes variant productvariant itemvariant",
    findVariants,
  ),
  findOptionalFees,
  findLedgers,
  findReceipts,
  askWhere("wallet portfolio crypto exchange", findHoldings),
  askWhere("usd fiat", findCoinWorth),
  askWhere("portfolio brokerage investment account", findPortfolios),
  findTotals,
  askWhere("variants variations arms", findTestedVariants),
  askWhere("participants attendees callers members", findCallParticipants),
  askWhere("installments instalments payments months", findPaymentsMade),
  askWhere("car vehicle automobile suv van minivan sedan", findCarValues),
  findQuotes,
  askWhere("size range class headcount", findSizeClasses),
  askWhere("volume lifted weight", findLiftedVolumes),
  findProportions,
  askWhere("level", findGamers),
  askWhere("equipped worn", findBelongings),
  askWhere("repeatable", findQuestRounds),
  askWhere("winner winning", findGameWinners),
  askWhere("kda rating elo mmr rank", findFightRatios),
  askWhere("panel panels", findPanels),
  askWhere(
    "workout training exercise session activity run ride walk swim hike fitness",
    findWorkouts,
  ),
  askWhere(skies, findSkies),
  askWhere("moon moonrise moonset moonphase lunar", findMoons),
  askWhere("hourly hours", findHoursAhead),
  askWhere("forecast forecasts daily days", findDaysAhead),
  askWhere(
    "years experience practice practicing tenure months debut published pro seasons season graduation age birth born dob",
    findCareers,
  ),
  askWhere("bedrooms beds rooms bathrooms", findRents),
  askWhere("unit", findCountedUnits),
  findChanges,
  findMeters,
  askWhere("trade down", findFinancedSales),
  askWhere("fine late overdue penalty", findLateFees),
  askWhere("probability", findWeights),
  askWhere("protein proteins", findNutrition),
  askWhere("catch fish fishing angling carp trout", findCatchWeights),
  askWhere("age", findAgeBands),
  askWhere("artwork painting sculpture artpiece artist author", findMakers),
  askWhere("accession object inventory", findAccessionNumbers),
  askWhere("home possession male men yes", findComplements),
  askWhere("charging charge charger chargingsession evcharging", findCharging),
  askWhere("overage overages extra over", findOverages),
  findProducts,
  findUnitProducts,
  askWhere("rate tariff hour hourly hr minute min", findTimedProducts),
  askWhere("overtime ot", findWages),
  askWhere("mrr monthly recurring arr annual acv yearly year premium", findRecurring),
  askWhere(
    "vat tax duty commission royalty levy withholding surcharge cashback referral holdback markup retention fee",
    findLevies,
  ),
  askWhere("tax vat", findTaxRates),
  findBills,
  askWhere(
    "trade cryptotrade holding cryptoholding position swap portfolioitem investment",
    findTradeTotals,
  ),
  askWhere("kwh usage consumption gallons units m3", findMeteredBills),
  findBounds,
  askWhere("actual final real", findToldBefore),
  findRunningBalances,
  askWhere("score points marks", findResults),
  askWhere("ticket tickets tiers connectors chargers", findAdmissions),
  askWhere("zones sections areas floors levels halls aisles bays stands blocks wings", findZones),
  findSoldOut,
  askWhere("occupied occupancy occupants load", findOccupied),
  askWhere("goal target required", findGoalsMet),
  findPartsOfCounts,
  askWhere("waitlist waitlisted waiting", findWaitingLists),
  findSince,
  askWhere("votes vote ballots", findElectionCounts),
  askWhere("goals gf", findTableGoals),
  askWhere("reviews ratings", findAverageRatings),
  askWhere("total overall", findAlikeSums),
  findIdentities,
  askWhere("cost amount", findEnergyCosts),
  askWhere("rate apr loan mortgage credit financing lending", findLoanPayments),
  askWhere(
    "installments instalments schedule plan repayments subscription membership loan mortgage",
    findInstalments,
  ),
  askWhere("seats spots", findSeatsTaken),
  askWhere("day daily", findDailyTimes),
  findSplitParts,
  askWhere("start started", findSavingStarts),
  askWhere("monthly contribution", findSavingTerms),
  askWhere("days weeks months", findCountdowns),
  askWhere("year", findGoalYears),
  askWhere("threshold limit trigger", findThresholds),
  askWhere("limit lsl bound tolerance", findLimits),
  askWhere("heating cooling", findHeating),
  askWhere("hours times", findRoundTheClock),
  askWhere("hourly hour hours daytime daylight day", findDaylight),
  askWhere("target threshold alert", findPriceAlerts),
  askWhere("plate registration", findPlates),
  askWhere("battery", findLowBattery),
  askWhere("overflowing overflow full emptying pickup collection", findOverflows),
  askWhere("hours", findOvertime),
  askWhere("principal", findRepayments),
  findLodgings,
  askWhere("dogwalk walk stroll hike run jog ride cycling bike", findEfforts),
  findToldHours,
  askWhere("schedule agenda program programme sessions timetable lineup", findProgrammes),
  askWhere("year", findOwnYears),
  askWhere("tax", findTaxYears),
  askWhere("cuisine", findCuisineMenus),
  askWhere("weight", findGoalWeights),
  askWhere("dose", findBrews),
  askWhere("date day", findDatedStarts),
  askWhere("telescope constellation magnitude seeing airmass declination dec", findDarkHours),
  askWhere("bed bedtime asleep sleep wake woke wakeup lights", findBedtimes),
  askWhere(
    "measurements weighins ins weights entries history progress checkins logs",
    findBodyCourses,
  ),
  findNights,
  askWhere("tendered cash received", findCash),
  askWhere("bid bids offers", findBids),
  askWhere("bet betslip wager slip", findBets),
  askWhere("rate", findJobs),
  findQuotients,
  askWhere("average avg purchase cost buy refund", findReturns),
  askWhere("expected system book", findStockCounts),
  askWhere("gross earnings basic base", findPayslips),
  askWhere("coupon promo discount voucher promotion promocode discountcode offer", findCoupons),
  askWhere("sale discounted discount reduced offer promotion", findSaleFlags),
  findShares,
  askWhere("phase phases", findPhases),
  // Again, once a row has told the kind.
  askWhere("options choices", findEmptyLists),
  askWhere("exceeded over overspent", findOverLimits),
  askWhere("today 24h", findCountsToday),
  askWhere("code status", findAnsweredCodes),
  askWhere("quiet dnd disturb sleep bedtime night", findQuietHours),
  askWhere("stock below reorder restock low", findLowStock),
  askWhere("sale sales", findBeforeSale),
  askWhere("season", findLeagueSeasons),
  askWhere("matchday gameweek match", findMatchdays),
  askWhere("season", findGrowingSeasons),
  askWhere("full fully sold", findFull),
  findGoalCourses,
  askWhere("page pages watched progress position saved savings", findReachedStates),
  askWhere("progress completion percent", findMeanProgress),
  askWhere("funnel", findFunnels),
  askWhere("win", findWinRates),
  askWhere(
    "completed complete done finished achieved watched listened played heard read goal target",
    findDoneFlags,
  ),
  askWhere(
    "liked hearted upvoted voted reposted retweeted shared boosted bookmarked saved favorited favourited",
    findOwnMarks,
  ),
  askWhere("history log logs entries completions checkins days records", findGoalDays),
  askWhere("eligible", findEligibility),
  askWhere(
    "invoiced billed reimbursed refunded clicked opened replied checked returned",
    findNeededFlags,
  ),
  askWhere(
    "permissions scopes rights privileges capabilities grants entitlements",
    findRolePermissions,
  ),
  askWhere("invitation invite invites invitations invited", findInvitations),
  askWhere("invitations invites dates", findGuestsAsked),
  askWhere("reminder reminders sent notified fired triggered", findReminders),
  findRatios,
  askWhere("types kinds codes categories reasons", findKindsCounted),
  askWhere("page limit size", findPages),
  askWhere("links", findPageLinks),
  askWhere("total count", findListTotals),
  askWhere("plan tier subscription trial", findFreePlans),
  askWhere("online last password verified logged banned blocked suspended", findAccountStates),
  askWhere("ticket case sla supportticket supportcase helpdesk servicerequest", findAnsweredInTime),
  findFlags,
  // Once it is known how many were sold.
  askWhere("revenue proceeds", findUnitProducts),
  findPlaces,
  findLocalStreets,
  askWhere("currency rates", findCurrencyPairs),
  findCoordinates,
  askWhere(
    "taxi cab ride rideshare courier errand scooter bike bicycle commute carpool move moving mover movers removal rider distance",
    findShortWays,
  ),
  askWhere(
    "route train rail bus coach carpool rideshare ride drive road roadtrip truck haul moving move removal van bike cycling trucking",
    findLandWays,
  ),
  askWhere("taxi cab ride rideshare trip", findRides),
  askWhere("floor storey story level", findFloors),
  findLocalNames,
  findMentions,
  askWhere("venue location place address room city", findOnlinePlaces),
  askWhere("color colour", findColours),
  askWhere("transaction payment purchase charge spending", findPurchaseTexts),
  askWhere("transaction banktransaction cardtransaction walletentry", findIncomings),
  findOrganisations,
  askWhere("email", findMailOwners),
  askWhere(
    "client customer account contact policyholder holder tenant payer payee lead donor supplier owner subscriber debtor creditor member",
    findParties,
  ),
  askWhere("plaintiff party", findProsecutions),
  findFileLinks,
  askWhere("shelf shelfmark call classmark dewey mark", findShelfMarks),
  askWhere("airline carrier", findCarrierCodes),
  askWhere("tracking", findTrackingNumbers),
  askWhere("card pan masked", findCardDigits),
  askWhere("network chain blockchain crypto wallet coin token", findChainAddresses),
  askWhere("number no docket reference code cve", findDatedNumbers),
  askWhere(
    "range reference ref normal abnormal flagged results components biomarkers anomaly anomalous outlier alert alarm",
    findRangeFlags,
  ),
  askWhere("latest newest available target next", findVersions),
  askWhere("flag toggle featureflag featuretoggle", findKeyNames),
  askWhere("prefix", findKeyPrefixes),
  askWhere("rewards tiers perks levels", findRewards),
  askWhere("mastered learned", findMastery),
  askWhere("tag", findReleaseTags),
  askWhere("route lane line journey trip sector itinerary busline", findRoutes),
  askWhere(
    "participants members attendees players people users roommates housemates crew guests contributors collaborators travelers travellers",
    findCasts,
  ),
  askWhere("chat conversation thread channel inbox dm", findDirectChats),
  askWhere("assignee agent assigned", findDialogues),
  askWhere("ticket case", findCaseReplies),
  findLastItems,
  askWhere("teams clubs competitors contestants team participants players", findTeamLists),
  findSides,
  askWhere("home host team club", findHomeGrounds),
  askWhere("score goals", findScored),
  askWhere("votes yes ayes favor favour", findVerdicts),
  askWhere("winner winning top leading", findWinners),
  askWhere("winner winning won result outcome", findSidesWon),
  askWhere("winner winning top leading lead leader front frontrunner", findChampions),
  askWhere("winner winning top leading", findMedals),
  askWhere("splits laps", findSplits),
  askWhere("split share shares mix distribution breakdown", findVisitorSplits),
  askWhere("weights sizes breakpoints grades levels years denominations", findNumberLists),
  askWhere("mvp match player", findBestPlayers),
  askWhere("invoices payments charges history", findPastInvoices),
  askWhere("spent actual", findSpentLists),
  askWhere("bids", findBuyers),
  askWhere(
    "correct right answers answer solution passed pass wrong incorrect mistakes given",
    findAnswers,
  ),
  askWhere("pass passed compliant", findFaultless),
  askWhere("options choices answers distractors", findQuizOptions),
  askWhere("review feedback testimonial rating evaluation", findOpinions),
  askWhere("notification", findNotices),
  askWhere("ingredients", findDishes),
  askWhere("ingredients", findCookingSteps),
  askWhere("ingredients", findIngredientAmounts),
  askWhere("ingredients stops stations", findCounts),
  askWhere("amenities facilities features services amenity equipment", findFacilities),
  askWhere("allergens allergen", findAllergens),
  findDiets,
  askWhere("genre genres styles", findGenres),
  askWhere("grade", findMarks),
  askWhere("absent", findAbsences),
  askWhere("education educations degrees qualifications studies background", findSchooling),
  askWhere("average avg mean", findMeansOfNone),
  askWhere("mime content media mimetype file filename", findMediaKinds),
  askWhere(
    "translation meaning language vocabulary vocab words flashcards cards glossary terms phrases",
    findVocabularies,
  ),
  askWhere("translation segment string i18n localization localisation phrase", findTranslations),
  findShowTitles,
  findTotalLengths,
  askWhere("options choices candidates", findOwnVotes),
  findTexts,
  findGathered,
  findPortraits,
  askWhere("year founded established built since", findToldYears),
  askWhere("language lang locale", findOwnTongues),
  askWhere("original", findOriginalTitles),
  findOwnLinks,
  askWhere("canonical", findCanonicalLinks),
  askWhere("folder directory", findFolderPaths),
  askWhere("target", findLinkTargets),
  askWhere("zodiac star sign", findStarSigns),
  askWhere("dimensions size measurements format resolution", findDimensions),
  findOffTopic,
  askWhere("categories breadcrumb breadcrumbs crumbs", findShelves),
  findFlagSayings,
  findToldThings,
  findRepeats,
  askWhere("meta seo og twitter social browser hashtag hash", findEchoes),
  askWhere("word words character char characters", findWordCounts),
  findShownValues,
  askWhere(
    "time times date dates days timestamps labels label categories x axis xaxis months hours weeks",
    findParallelLists,
  ),
  askWhere(
    "min minimum max maximum average avg mean low high lowest highest peak",
    findChartFigures,
  ),
  askWhere("sparkline sparkline7d history historical trend chart prices", findPriceWalks),
  askWhere("driver vehicle car", findDrives),
  askWhere("speed", findStandstills),
  askWhere("parcel package shipment box carton consignment pallet", findParcels),
  findTwinUnits,
  askWhere("annual yearly year", findAnnualAmounts),
  askWhere("percent percentage pct rate", findPercentAmounts),
  askWhere("reached achieved", findReachedShares),
  // How late it is has been reckoned by now.
  askWhere("reason cause", ({ slots }) => findDelays(slots)),
  askWhere("attended present", findAttendanceRates),
  findMapSums,
  askWhere("distance duration", findToldMeasures),
  askWhere("departure arrival", findEstimates),
  askWhere("candles prices history bars ohlc chart data quotes", findCandles),
  askWhere(
    "steps legs segments bounds viewport components weekday country countries",
    findMapParts,
  ),
];
