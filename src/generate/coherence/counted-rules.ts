import { findBundles } from "./amounts/bills/prices/bundles.ts";
import { findGigPackages } from "./amounts/bills/prices/gig-packages.ts";
import { findStayPrices } from "./amounts/bills/prices/stays.ts";
import { findLocalPay } from "./amounts/bills/work-and-pay/local-pay.ts";
import { findPayPeriods } from "./amounts/bills/work-and-pay/pay-periods.ts";
import { findServiceEnds } from "./amounts/bills/work-and-pay/service-ends.ts";
import { findGoals } from "./amounts/counts/contests/goals.ts";
import { findStandings } from "./amounts/counts/contests/standings.ts";
import { findCounts } from "./amounts/counts/counts.ts";
import { findLastSaid } from "./amounts/counts/last-said.ts";
import { findIssues } from "./amounts/counts/time-passed/issues.ts";
import { findRenewals } from "./amounts/counts/time-passed/renewals.ts";
import { findGravities } from "./amounts/measures/gravities.ts";
import { findLifetimes, findMarriages } from "./amounts/measures/lifetimes.ts";
import { askWhere } from "./ask-where.ts";
import { findLists } from "./lists/find-lists.ts";
import { findNamedMonths } from "./lists/named-months.ts";
import { findToldByDates } from "./lists/told-by-dates.ts";
import { findPairings } from "./pairings/find-pairings.ts";
import type { FindRules } from "./rule.ts";
import { findFlags } from "./states/flags/flags.ts";
import { findHands, findOccupants } from "./states/flags/occupants.ts";
import { findTogether } from "./states/flags/together.ts";
import { findDueStates } from "./states/happenings/due-states.ts";
import { findEmptyLists } from "./states/happenings/empty-lists.ts";
import { findOpenParts } from "./states/happenings/open-parts.ts";
import { findOutcomes } from "./states/happenings/outcomes.ts";
import { findUnheard } from "./states/happenings/unheard.ts";
import { findGroupChats } from "./states/kinds/group-chats.ts";
import { findUncharged } from "./states/kinds/kinds.ts";
import { findMales } from "./states/kinds/males.ts";
import { findMissedCalls } from "./states/kinds/missed-calls.ts";
import { findOnceOnly } from "./states/kinds/once-only.ts";
import { findReleaseSizes } from "./states/kinds/release-sizes.ts";
import { findSentFiles } from "./states/kinds/sent-files.ts";
import { findDatedItems } from "./states/steps/dated-items.ts";
import { findDoneItems } from "./states/steps/done-items.ts";
import { findItemStates } from "./states/steps/item-states.ts";
import { findParcelEvents, findParcelSteps } from "./states/steps/parcel-steps.ts";
import { findPartsOfRuns } from "./states/steps/parts.ts";
import { findStations } from "./states/steps/stations.ts";
import { findStatusHistory } from "./states/steps/status-history.ts";
import { findSteps } from "./states/steps/steps.ts";
import { findCardExpiry } from "./texts/codes-and-figures/card-expiry.ts";
import { findFilmKinds } from "./texts/lists/film-kinds.ts";
import { findOwnTags } from "./texts/lists/own-tags.ts";
import { findSeatRows } from "./texts/lists/seat-rows.ts";
import { findAttendingAssignees } from "./texts/people/attending-assignees.ts";
import { findSexes, findVoices } from "./texts/people/sexes.ts";
import { findAssistantChats } from "./texts/sentences/assistant-chats.ts";
import { findAgeGroups } from "./times/calendar/age-groups.ts";
import { findCropSeasons, findPicking } from "./times/calendar/crop-seasons.ts";
import { findMadeYears } from "./times/calendar/made-years.ts";
import { findMonthRuns } from "./times/calendar/month-runs.ts";
import { findPeriods } from "./times/calendar/periods.ts";
import { findClassSections, findSchoolYears } from "./times/calendar/school-years.ts";
import { findSeasonNames, findSeasons } from "./times/calendar/seasons.ts";
import { findShowRuns } from "./times/calendar/show-runs.ts";
import { findSprintNumbers } from "./times/calendar/sprint-numbers.ts";
import { findStudyYears } from "./times/calendar/study-years.ts";
import { findAllDay } from "./times/days-and-hours/all-day.ts";
import { conferences, findConferenceHours } from "./times/days-and-hours/conference-hours.ts";
import { feasts, findFeastDays } from "./times/days-and-hours/feast-days.ts";
import { findHalfDays, findSuddenLeaves, findWorkingDays } from "./times/days-and-hours/leaves.ts";
import { findOfficeDays, officeThings } from "./times/days-and-hours/office-days.ts";
import { findOpeningHours } from "./times/days-and-hours/opening-hours.ts";
import { findScans } from "./times/days-and-hours/scans.ts";
import { findShiftKinds } from "./times/days-and-hours/shift-kinds.ts";
import { findLessons, findTimetables } from "./times/days-and-hours/timetables.ts";
import { findTimes } from "./times/find-times.ts";
import { findBoards } from "./times/journeys/boards.ts";
import { findDelays, findExpected } from "./times/journeys/delays.ts";
import { findDrives } from "./times/journeys/drives.ts";
import { findAirportCities, findFlights } from "./times/journeys/flights.ts";
import { findNextArrivals } from "./times/journeys/next-arrivals.ts";
import { findParcelSpeeds } from "./times/journeys/parcel-speeds.ts";
import { findReturnLegs } from "./times/journeys/return-legs.ts";
import { findWalks } from "./times/journeys/walks.ts";
import { findAgreed } from "./times/now/agreed.ts";
import { findAttendances } from "./times/now/attendances.ts";
import { findBrews } from "./times/now/brews.ts";
import { findClosings, findOutages } from "./times/now/closings.ts";
import { findDepartures } from "./times/now/departures.ts";
import { findCourses, findDoses } from "./times/now/doses.ts";
import { findGrowthStages } from "./times/now/growth-stages.ts";
import { findHindsight } from "./times/now/hindsight.ts";
import { findFirsts } from "./times/now/last-visits.ts";
import { findNotYet } from "./times/now/not-yet.ts";
import { findOpenDates } from "./times/now/open-dates.ts";
import { findRecency, findUnsolved } from "./times/now/recency.ts";
import { findMemberDates } from "./times/order/member-dates.ts";
import { findReplies } from "./times/order/replies.ts";
import { findBilledPeriods } from "./times/payments/billed-periods.ts";
import { findDuePayments, findPaidUntil } from "./times/payments/due-payments.ts";
import { findLoanStarts } from "./times/payments/loan-term.ts";
import { findPaymentTerms } from "./times/payments/payment-terms.ts";
import { findAnniversaries } from "./times/recurring/anniversaries.ts";
import { findIntervals } from "./times/recurring/intervals.ts";
import { findRounds } from "./times/recurring/rounds.ts";
import { findSchedules } from "./times/recurring/schedules.ts";
import { findStreaks } from "./times/recurring/streaks.ts";
import { findWeeklyDays } from "./times/recurring/weekly-days.ts";
import { findBookedLengths } from "./times/spans/booked-lengths.ts";
import { findDurations } from "./times/spans/durations.ts";
import { findKeptPlans } from "./times/spans/kept-plans.ts";
import { findKeptVisits } from "./times/spans/kept-visits.ts";
import { findRunLengths } from "./times/spans/run-lengths.ts";
import { findTerms } from "./times/spans/terms.ts";
import { findTimesTo } from "./times/spans/times-to.ts";

/**
 * What a status decides, and what follows from that: each works on what those before it have left. A
 * status decides which dates there are, dates how many nights, and lists what is counted.
 */
export const counted: readonly FindRules[] = [
  askWhere("genre genres", findFilmKinds),
  findStandings,
  askWhere("recurring repeating recurrent", findOnceOnly),
  findFlags,
  askWhere("season", findSeasons),
  askWhere(
    "event ticket conference meetup festival concert booking registration campaign promotion sale attendee checkin workshop fair",
    findSeasonNames,
  ),
  askWhere("sex gender salutation honorific title prefix", findSexes),
  askWhere("voice section", findVoices),
  findPairings,
  askWhere("sex gender", findMales),
  askWhere("tags keywords hashtags topics", findOwnTags),
  findTogether,
  askWhere("salary pay wage", findLocalPay),
  askWhere("salary pay wage compensation", findPayPeriods),
  findSteps,
  findRecency,
  askWhere(
    "booking reservation rental hire request pickup collection appointment visit viewing loan",
    findAgreed,
  ),
  findTimes,
  askWhere("error exception crash issue", findUnsolved),
  askWhere("leave absence vacation pto timeoff time", findSuddenLeaves),
  askWhere(
    "payment repayment installment instalment rent dues premium contribution bill invoice",
    findDuePayments,
  ),
  askWhere("paid", findPaidUntil),
  findStations,
  askWhere("iata code airport", findAirportCities),
  askWhere("flight airline", findFlights),
  askWhere("service shipping delivery speed priority", findParcelSpeeds),
  askWhere("outbound outward departing going onward", findReturnLegs),
  askWhere("last", findIntervals),
  findDueStates,
  askWhere("last next", findSchedules),
  askWhere(
    "to first resolution response mttr mtta turnaround processing handling transit wait waiting",
    findTimesTo,
  ),
  askWhere("departure arrival", findBoards),
  askWhere("delay late delayed", findDelays),
  askWhere("estimated actual expected", findExpected),
  askWhere("next", findNextArrivals),
  askWhere("terms term", findPaymentTerms),
  askWhere("period cycle", findBilledPeriods),
  askWhere("student pupil child learner", findSchoolYears),
  askWhere("section division stream", findClassSections),
  askWhere("student", findStudyYears),
  askWhere("birth born dob birthday", findAgeGroups),
  askWhere("shift", findShiftKinds),
  askWhere("period cycle month quarter semester term half season", findPeriods),
  askWhere("loan mortgage credit financing", findLoanStarts),
  askWhere("next renewal renews period", findRounds),
  askWhere("renewal renewals renewed", findRenewals),
  askWhere("occupied parked seated", findDepartures),
  askWhere("months years retention patent", findTerms),
  askWhere("duration length", findRunLengths),
  askWhere("ticket pass attendee admission registration rsvp", findScans),
  askWhere("streak", findStreaks),
  askWhere("birthday anniversary", findAnniversaries),
  askWhere("days weekdays weekday day repeat", findWeeklyDays),
  askWhere("walk hike hiking walking trail trek path route", findWalks),
  askWhere("planted planting sown sowing seeded seeding", findCropSeasons),
  askWhere("harvest harvested", findPicking),
  askWhere("brew brewed brewing beer", findBrews),
  askWhere("stage growing harvest planted", findGrowthStages),
  askWhere("months", findMonthRuns),
  findHindsight,
  askWhere("close closing", findClosings),
  askWhere("incident downtime outage down failure error offline", findOutages),
  askWhere("exp expiry expiration expires valid", findCardExpiry),
  askWhere("check checkin checkout", findStayPrices),
  askWhere("open", findOpenParts),
  askWhere("delivery lost", findUncharged),
  askWhere("message messages reply replies comment comments", findUnheard),
  askWhere("joined since registered signed", findMemberDates),
  askWhere("reply replied response responded answer answered", findReplies),
  askWhere("dose taken intake pill feeding given administered fed medication", findDoses),
  askWhere("prescription medication treatment therapy", findCourses),
  askWhere("present presence attendance here onsite site clocked", findAttendances),
  askWhere("year", findMadeYears),
  askWhere("show series tvshow tvseries anime sitcom seasons season", findShowRuns),
  findKeptPlans,
  findKeptVisits,
  askWhere(officeThings, findOfficeDays),
  askWhere(conferences, findConferenceHours),
  askWhere(feasts, findFeastDays),
  askWhere("sprint iteration", findSprintNumbers),
  findOutcomes,
  findServiceEnds,
  askWhere(
    "booking reservation rental hire desk coworking parking pass permit storage lease",
    findBookedLengths,
  ),
  findDurations,
  askWhere("driver vehicle car", findDrives),
  askWhere("call calls calllog callrecord callentry", findMissedCalls),
  askWhere("working business work workdays weekdays net", findWorkingDays),
  askWhere("half", findHalfDays),
  askWhere("day allday fullday wholeday", findAllDay),
  findEmptyLists,
  askWhere("packages tiers plans", findGigPackages),
  askWhere("bundle kit starterkit giftset hamper", findBundles),
  askWhere("group chat conversation thread inbox dm", findGroupChats),
  askWhere("attachments attachment files media", findSentFiles),
  askWhere("death died deathday", findLifetimes),
  askWhere("og gravity", findGravities),
  askWhere("marriage married", findMarriages),
  findLists,
  askWhere("messages turns transcript history", findAssistantChats),
  askWhere("actions items tasks steps decisions ups", findAttendingAssignees),
  askWhere("schedule timetable lessons periods classes", findTimetables),
  askWhere("period lesson slot", findLessons),
  askWhere("hours times", findOpeningHours),
  findParcelSteps,
  findParcelEvents,
  findDoneItems,
  askWhere(
    "available open free upcoming next bookable possible proposed preferred departure",
    findOpenDates,
  ),
  askWhere(
    "bed bunk room locker unit storageunit site pitch berth slip mooring desk lane court cabin spot table stall kennel box bay station booth machine washer dryer",
    findOccupants,
  ),
  askWhere("resolved completed complete done finished fixed solved", findHands),
  askWhere(
    "rating stars review feedback tip tipped tasks steps checklist todos services items",
    findNotYet,
  ),
  findToldByDates,
  findNamedMonths,
  findItemStates,
  askWhere(
    "inspections appointments hearings viewings interviews consultations sessions meetings dates checks",
    findDatedItems,
  ),
  askWhere("history changes log timeline transitions", findStatusHistory),
  askWhere(
    "pipeline build workflow deployment run execution release job migration backup sync import export onboarding",
    findPartsOfRuns,
  ),
  askWhere("album release ep single record", findReleaseSizes),
  askWhere("goals scorers", findGoals),
  findCounts,
  askWhere("first", findFirsts),
  askWhere("seats seat", findSeatRows),
  askWhere("last latest", findLastSaid),
  askWhere("frequency schedule cadence", findIssues),
];
