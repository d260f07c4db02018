import { toModelWords } from "../../schema/model-words.ts";
import { type Matcher, oneOf } from "../one-of.ts";
import type { Link } from "./link.ts";

/** Who pays a bill pays what it comes to, and a pet weighs at the vet what it weighs. */
const settled: readonly (readonly [
  owner: Matcher,
  thing: Matcher,
  member: Matcher,
  /** Where both do not call it the same. */
  wanted?: string,
])[] = [
  [
    oneOf("payment|charge|settlement"),
    oneOf("invoice|bill|order|booking|rental|reservation|fine|statement"),
    oneOf("amount|amount paid|total|total amount|paid amount|payment amount"),
    "total",
  ],
  [
    oneOf("payment|repayment|installment|instalment"),
    oneOf("loan|mortgage|credit|financing"),
    oneOf(
      "amount|amount due|payment amount|total|total amount|installment amount|instalment amount|scheduled amount",
    ),
    "monthly payment",
  ],
  [
    oneOf("payment|rentpayment|charge|invoice|instalment|installment"),
    oneOf("lease|tenancy|rental|contract|agreement"),
    oneOf("amount|amount due|payment amount|total|total amount|rent amount|rent"),
    "monthly rent",
  ],
  [
    oneOf("payment|charge"),
    oneOf("tenant|renter|lessee|resident"),
    oneOf("amount|amount due|payment amount|total|total amount|rent amount|rent"),
    "monthly rent",
  ],
  [
    oneOf("tenant|renter|lessee|resident"),
    oneOf("unit|apartment|flat|room|property"),
    oneOf("monthly rent|rent|rent amount|rent per month"),
    "monthly rent",
  ],
  [
    oneOf("payment|charge"),
    oneOf("membership|plan|subscription"),
    oneOf("amount|amount paid|payment amount|total"),
    "price",
  ],
  [
    oneOf("lease|tenancy|agreement|contract"),
    oneOf("listing|property|unit|apartment|flat|house|home|room"),
    oneOf("monthly rent|rent|rent amount|rent per month|monthly price"),
    "monthly rent",
  ],
  [
    oneOf("booking|reservation|ticket|passenger|pass"),
    oneOf("flight|train|bus|sailing|ferry|connection|departure"),
    /^(?:airline|carrier|(?:departure|arrival)(?: time| at| date| airport| city| code)?|departs at|arrives at|departure gate|origin(?: code| city| airport)?|destination(?: code| city| airport)?)$/,
  ],
  [
    oneOf("return|refund|request"),
    oneOf("order|booking|purchase"),
    oneOf("refund amount|refunded amount|refund total"),
    "total",
  ],
  [
    oneOf("lesson|slot|period|entry|timetable"),
    oneOf("teacher|lecturer|instructor|tutor"),
    oneOf("subject|subject name"),
  ],
  [
    oneOf("visit|checkup|appointment|consultation|vetvisit|treatment|stay|boarding"),
    oneOf("pet|animal|dog|cat|horse|patient"),
    /^weight(?: kg| lbs?)?$/,
  ],
  [
    oneOf("appointment|booking|visit|reservation|session"),
    oneOf("service|treatment|package"),
    oneOf("price|total price|amount|cost|price paid"),
    "price",
  ],
  [
    oneOf("appointment|consultation|visit"),
    oneOf(
      "doctor|physician|specialist|provider|practitioner|dentist|therapist|vet|veterinarian|lawyer|attorney|consultant|advisor",
    ),
    oneOf("fee|price|cost|amount|consultation fee"),
    "consultation fee",
  ],
  [
    oneOf("shift|timesheet|payslip|payroll|workday|rosterentry|roster"),
    oneOf("employee|staff|worker|staffmember|nurse|volunteer|crewmember|member"),
    oneOf("role|position|job title|department|hourly wage|hourly rate|wage|pay rate|hourly pay"),
  ],
  [
    oneOf("sale"),
    oneOf("vehicle|car|property|artwork|listing|boat|horse"),
    oneOf("sale price|sold price|final price|price"),
    "price",
  ],
  [
    oneOf("redemption"),
    oneOf("reward"),
    oneOf("points used|points spent|points redeemed|points|points cost"),
    "points cost",
  ],
  [
    oneOf("match|game|fixture"),
    /^home (?:team|club)$/,
    oneOf("venue|stadium|ground|arena"),
    "stadium",
  ],
  [
    /^enrol+ment$/,
    oneOf("course|class|program"),
    oneOf("price paid|amount paid|price|fee"),
    "price",
  ],
  [oneOf("payment|instalment|installment"), oneOf("policy"), oneOf("amount|amount due"), "premium"],
  [
    oneOf("ticket|pass|admission|seat"),
    oneOf("type|tier|category"),
    oneOf("price|price paid|amount paid|amount|cost|ticket price|face value"),
    "price",
  ],
];

/** What a member is called there, where the other record has one of that name. */
export function toSettled(
  words: string,
  { role, to }: Link,
  owner: readonly string[],
  isKnown: (wanted: string) => boolean,
): string | undefined {
  const thing = [role.at(-1) ?? "", toModelWords(to.model).at(-1) ?? "", role.join(" ")];
  const rows = settled.filter(
    ([owners, things, members]) =>
      owners.test(owner.at(-1) ?? "") &&
      thing.some((word) => things.test(word)) &&
      members.test(words),
  );
  // A rental has a total or a rent.
  return rows.map(([, , , wanted]) => wanted ?? words).find(isKnown);
}

/** When a flight goes is for no state of a booking to say. */
export const timetable = /^(?:departure|departs|arrival|arrives)(?: time| at| date)?$/;
