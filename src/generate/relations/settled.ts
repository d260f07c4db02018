import { toModelWords } from "../../schema/model-words.ts";
import type { Link } from "./link.ts";

/** Who pays a bill pays what it comes to, and a pet weighs at the vet what it weighs. */
const settled: readonly (readonly [
  owner: RegExp,
  thing: RegExp,
  member: RegExp,
  /** Where both do not call it the same. */
  wanted?: string,
])[] = [
  [
    /^(?:payment|charge|settlement)$/,
    /^(?:invoice|bill|order|booking|fine|statement)$/,
    /^(?:amount|amount paid|total|total amount|paid amount|payment amount)$/,
    "total",
  ],
  [
    /^(?:payment|repayment|installment|instalment)$/,
    /^(?:loan|mortgage|credit|financing)$/,
    /^(?:amount|amount due|payment amount|total|total amount|installment amount|instalment amount|scheduled amount)$/,
    "monthly payment",
  ],
  [
    /^(?:payment|rentpayment|charge|invoice|instalment|installment)$/,
    /^(?:lease|tenancy|rental|contract|agreement)$/,
    /^(?:amount|amount due|payment amount|total|total amount|rent amount|rent)$/,
    "monthly rent",
  ],
  [
    /^(?:lease|tenancy|agreement|contract)$/,
    /^(?:listing|property|unit|apartment|flat|house|home|room)$/,
    /^(?:monthly rent|rent|rent amount|rent per month|monthly price)$/,
    "monthly rent",
  ],
  [
    /^(?:booking|reservation|ticket|passenger|pass)$/,
    /^(?:flight|train|bus|sailing|ferry|connection|departure)$/,
    /^(?:airline|carrier|(?:departure|arrival)(?: time| at| date| airport| city| code)?|departs at|arrives at|departure gate|origin(?: code| city| airport)?|destination(?: code| city| airport)?)$/,
  ],
  [
    /^(?:return|refund|request)$/,
    /^(?:order|booking|purchase)$/,
    /^(?:refund amount|refunded amount|refund total)$/,
    "total",
  ],
  [
    /^(?:visit|checkup|appointment|consultation|vetvisit|treatment|stay|boarding)$/,
    /^(?:pet|animal|dog|cat|horse|patient)$/,
    /^weight(?: kg| lbs?)?$/,
  ],
  [
    /^(?:appointment|booking|visit|reservation|session)$/,
    /^(?:service|treatment|package)$/,
    /^(?:price|total price|amount|cost|price paid)$/,
    "price",
  ],
  [
    /^(?:appointment|consultation|visit)$/,
    /^(?:doctor|physician|specialist|provider|practitioner|dentist|therapist|vet|veterinarian|lawyer|attorney|consultant|advisor)$/,
    /^(?:fee|price|cost|amount|consultation fee)$/,
    "consultation fee",
  ],
  [
    /^sale$/,
    /^(?:vehicle|car|property|artwork|listing|boat|horse)$/,
    /^(?:sale price|sold price|final price|price)$/,
    "price",
  ],
  [
    /^redemption$/,
    /^reward$/,
    /^(?:points used|points spent|points redeemed|points|points cost)$/,
    "points cost",
  ],
  [
    /^(?:match|game|fixture)$/,
    /^home (?:team|club)$/,
    /^(?:venue|stadium|ground|arena)$/,
    "stadium",
  ],
  [/^enrol+ment$/, /^(?:course|class|program)$/, /^(?:price paid|amount paid|price|fee)$/, "price"],
  [/^(?:payment|instalment|installment)$/, /^policy$/, /^(?:amount|amount due)$/, "premium"],
  [
    /^(?:ticket|pass|admission|seat)$/,
    /^(?:type|tier|category)$/,
    /^(?:price|price paid|amount paid|amount|cost|ticket price|face value)$/,
    "price",
  ],
];

export function toSettled(words: string, { role, to }: Link, owner: readonly string[]) {
  const thing = [role.at(-1) ?? "", toModelWords(to.model).at(-1) ?? "", role.join(" ")];
  const row = settled.find(
    ([owners, things, members]) =>
      owners.test(owner.at(-1) ?? "") &&
      thing.some((word) => things.test(word)) &&
      members.test(words),
  );
  return row && (row[3] ?? words);
}

/** When a flight goes is for no state of a booking to say. */
export const timetable = /^(?:departure|departs|arrival|arrives)(?: time| at| date)?$/;
