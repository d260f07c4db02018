import { oneOf } from "../../one-of.ts";
import { companyNames, subjects } from "../../phrases/subjects.ts";
import { uuid } from "../../values/formats.ts";
import { personOf, phraseOf } from "../subject.ts";
import { english, fromPlace, type TextRule, toTextRules } from "./text-rule.ts";

const authorities =
  "City Registry|Passport Office|Ministry of the Interior|Immigration Service|County Clerk|District Authority";
const institutions =
  "Lakeside College|Open Skills Institute|Riverside University|National Training Board|Meridian Academy|Harbour Business School";

/** Where something is measured is called as the town is. */
const townOf: TextRule = (context) => {
  const names = new Set(context.member.siblings);
  const isMeasured = ["lat", "latitude", "timezone", "timeZone"].some((name) => names.has(name));
  return isMeasured && !names.has("city") ? fromPlace((found) => found.city)(context) : undefined;
};

/** Who offers a car, a flat or a job says so in the title. */
const offered: TextRule = (context) => {
  const { member, isEnglish } = context;
  const thing = member.siblings.find((name) =>
    oneOf("vehicle|car|motorcycle|job|course|book").test(name),
  );
  const phrases = thing === undefined ? undefined : subjects.get(thing);
  return phrases && isEnglish ? (scope) => phraseOf(phrases, scope) : undefined;
};

/** By whom, where an office, a school or a company does it and no person. */
export const companyRules = toTextRules({
  "location name|place name|location|area name|place @ weather forecast weatherreport weatherforecast weatherdata & feels_like temp_max temp_min temp_high temp_low wind_speed":
    fromPlace((found) => found.city),
  "name|full name|display name @ messagefrom messageto emailfrom emailto chatfrom chatto mailfrom mailto":
    ({ member: { owner } }) =>
    (scope) =>
      personOf(scope, [owner.at(-1) ?? "sender"]).full,
  "reply to|in reply to|parent message|quoted message|reply to id @ message directmessage chat comment post tweet thread":
    () => (_, chance) =>
      uuid(chance),
  "from|to|sender|author|sent by @ message chat reply conversation thread sms":
    ({ member: { words } }) =>
    (scope) =>
      personOf(scope, words).full,
  "name|company @ shipmentorigin shipmentsender shipfrom senderaddress originaddress parcelsender shipmentfrom":
    english(companyNames),
  "name|company @ shipmentdestination shipmentrecipient shipmentto parcelrecipient destinationaddress":
    ({ role }) =>
    (scope) =>
      personOf(scope, ["recipient", ...role]).full,
  "name @ location place": townOf,
  "title|name|headline @ listing ad advert advertisement classified offer posting": offered,
  "funded by|supported by|sponsored by @ research study researchstudy paper project grant trial scholarship fellowship experiment":
    "Northern Science Council|National Heritage Fund|Open Research Foundation|City Health Fund|European Science Trust",
  "issued by|sent by|published by @ alert warning advisory forecast storm outage":
    "National Weather Service|Met Office|Civil Protection Agency|Flood Warning Centre|Regional Storm Centre",
  "issued by|granted by|signed by @ passport visa permit licence license identity citizenship residence birthcertificate":
    authorities,
  "issued by|granted by|awarded by|certified by|accredited by|verified by @ certificate certification credential diploma degree badge qualification accreditation award transcript education":
    institutions,
  "issued by|provided by @ card creditcard bond loan mortgage account":
    "Harbour Bank|Meridian Savings|First City Bank|Alder Credit Union|Northgate Bank",
  "regulated by|licensed by|supervised by|inspected by @ bank clinic hospital restaurant casino broker school insurer fund":
    "Financial Conduct Office|Health Inspectorate|Food Safety Authority|Trading Standards|Education Board",
  "published by @ book magazine journal game newspaper comic dataset app":
    "Lanternfish Press|Northlight Books|Harbour House|Paper Crane|Meridian Media",
  "manufactured by|made by|produced by|built by|distributed by|supplied by|imported by|sold by|fulfilled by|shipped by|sponsored by|funded by|operated by|powered by|insured by|hosted by|developed by & manufacturer brand sku model price airline flight carrier warranty operator route sponsor product":
    english(companyNames),
  "sponsored by|operated by|powered by|insured by|manufactured by|distributed by|supplied by|fulfilled by|shipped by|underwritten by":
    english(companyNames),
});
