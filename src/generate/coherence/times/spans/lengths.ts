import { day, hour, minute } from "../../../facets/timeline.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import type { Gap } from "./span.ts";

const year = 365 * day;

/** How long things last that begin and end, by what they are called. */
const lengths: readonly (readonly [Matcher, Gap])[] = [
  [oneOf("oncall"), [day, 7 * day, day]],
  [oneOf("policy|insurance|permit"), [year, year, day]],
  [oneOf("walk|dogwalk|stroll|jog|nap|babysit"), [20 * minute, 75 * minute, 5 * minute]],
  [oneOf("patrol|round|cleaning|logbook|testrun|calibration"), [35 * minute, 3 * hour, 5 * minute]],
  [oneOf("drive|testdrive"), [20 * minute, 70 * minute, 5 * minute]],
  [oneOf("service"), [hour, 7 * hour, 15 * minute]],
  [oneOf("set|act"), [40 * minute, 90 * minute, 15 * minute]],
  [oneOf("viewing"), [15 * minute, 45 * minute, 15 * minute]],
  [oneOf("talk|keynote|lightning talk|conferencetalk"), [20 * minute, 60 * minute, 10 * minute]],
  [oneOf("lecture|webinar|panel"), [45 * minute, 90 * minute, 15 * minute]],
  [
    oneOf(
      "open house|inspection|audit|hearing|walkthrough|pickup window|delivery window|window|slot|test drive|survey visit|tasting|service call|callout|charging|brew|wash",
    ),
    [30 * minute, 120 * minute, 15 * minute],
  ],
  [oneOf("table|tab|dinein"), [40 * minute, 150 * minute, 5 * minute]],
  [oneOf("print|printjob|job3d|print3d"), [40 * minute, 11 * hour, 5 * minute]],
  [oneOf("appointment|consultation|checkup"), [30 * minute, 60 * minute, 15 * minute]],
  [
    oneOf(
      "meeting|call|session|lesson|class|interview|slot|visit|exam|booking|reservation|interaction|timeslot",
    ),
    [30 * minute, 120 * minute, 15 * minute],
  ],
  [
    oneOf(
      "match|game|fixture|race|fight|showing|screening|showtime|show|performance|play|opera|recital|movie|episode|tvprogramme|tvprogram|broadcast",
    ),
    [90 * minute, 150 * minute, 15 * minute],
  ],
  [oneOf("availability"), [3 * hour, 8 * hour, 30 * minute]],
  [oneOf("house|window|block"), [hour, 3 * hour, 30 * minute]],
  [oneOf("shift|workday|timesheet|attendance"), [4 * hour, 9 * hour, 30 * minute]],
  [oneOf("concert|gig"), [2 * hour, 4 * hour, 30 * minute]],
  [oneOf("conference|congress|summit|symposium|festival"), [day, 3 * day, day]],
  [oneOf("event|workshop|party|seminar|meetup|performance"), [hour, 5 * hour, 30 * minute]],
  [
    oneOf(
      "trip|vacation|leave|tournament|retreat|holiday|tour|cruise|absence|itinerary|pto|timeoff|off|rental|hire",
    ),
    [day, 9 * day, day],
  ],
  [oneOf("flight|segment|leg"), [70 * minute, 11 * hour, 5 * minute]],
  [oneOf("alert|warning|advisory"), [6 * hour, 48 * hour, hour]],
  [
    oneOf("train|bus|ferry|journey|route|connection|departure"),
    [35 * minute, 6 * hour, 5 * minute],
  ],
  [oneOf("shipment|delivery|package|parcel|voyage|consignment|load"), [day, 8 * day, hour]],
  [
    oneOf(
      "ride|taxi|workout|activity|run|outage|incident|maintenance|deployment|build|pipeline|job|task run|download|playback|stream|charge|parking|execution|visit|pick|picking|warehousepick|putaway",
    ),
    [6 * minute, 3 * hour, minute],
  ],
  [/^~?(?:construction|refurbishment|site)$/, [240 * day, 900 * day, day]],
  [oneOf("renovation|remodel|homeimprovement"), [14 * day, 120 * day, day]],
  [oneOf("surgery|operation"), [45 * minute, 5 * hour, 15 * minute]],
  [oneOf("museum|artwork|artworkloan|museumloan|artloan|objectloan"), [60 * day, 300 * day, day]],
  [oneOf("exhibition|exhibit|residency"), [60 * day, 180 * day, day]],
  [oneOf("sprint|iteration"), [14 * day, 14 * day, day]],
  [oneOf("stay|hotel|room|lodging"), [day, 10 * day, day]],
  [oneOf("ski|skipass"), [day, 6 * day, day]],
  [oneOf("lease|tenancy|license|licence|membership|warranty"), [year, 3 * year, year]],
  [
    oneOf(
      "contract|employment|position|experience|education|degree|agreement|mandate|job history|work|role|term of office|appointment of",
    ),
    [180 * day, 3 * year, day],
  ],
  [
    oneOf("subscription|plan|period|cycle|billing|statement|payroll|payslip|budget"),
    [30 * day, 31 * day, day],
  ],
  [oneOf("equipment|tool|book|device|laptop|library|locker"), [2 * day, 21 * day, day]],
  [oneOf("loan|mortgage|credit"), [2 * year, 15 * year, day]],
  [oneOf("trial"), [14 * day, 30 * day, 2 * day]],
  [
    oneOf(
      "promotion|coupon|offer|sale|discount|voucher|deal|petition|application|submission|tender|competition|contest|poll|survey|auction|vote|election|challenge|quest|consultation period",
    ),
    [5 * day, 45 * day, day],
  ],
  [
    oneOf("prescription|medication|treatment|course of treatment|therapy"),
    [5 * day, 90 * day, day],
  ],
  [
    oneOf(
      "enrollment|enrolment|course|semester|term|season|phase|campaign|project|program|programme|milestone|initiative|goal|okr|cohort",
    ),
    [14 * day, 180 * day, day],
  ],
];
export const usual: Gap = [7 * day, 84 * day, day];

/** How long such a thing lasts, by the last of its words that tells. */
export function lengthOf(words: readonly string[]): Gap | undefined {
  let found: Gap | undefined;
  for (const word of words.toReversed()) {
    const gap = lengths.find(([pattern]) => pattern.test(word))?.[1];
    // What kind of project it is, or what is booked, says better how long it takes.
    // An event of a campaign is over in the evening, whenever that ends.
    if (
      gap &&
      !general.test(word) &&
      !(found && /event$/.test(words.at(-1) ?? "") && gap[1] > 10 * day)
    )
      return gap;
    found ??= gap;
  }
  return found;
}

const general = oneOf("project|phase|event|booking|reservation|loan");
