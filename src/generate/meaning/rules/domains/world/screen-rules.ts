import { personOf } from "../../../subject.ts";
import { pick, type TextRule, toTextRules } from "../../text-rule.ts";

const somebody: TextRule =
  ({ member }) =>
  (scope) =>
    personOf(scope, member.words).full;

/** What is in a bundle is none. */
const ofWhole =
  (says: string): TextRule =>
  (context) =>
    context.member.isTop ? pick(says)(context) : undefined;

/** What is sold, played and shared on a screen. */
export const screenRules = toTextRules({
  "registered to|licensed to|loaned to|lent to|leased to|granted to": somebody,
  // Shops
  "name|title|bundle name|kit name @ bundle productbundle giftset starterkit hamper": ofWhole(
    "Morning Coffee Set|Desk Starter Kit|Housewarming Bundle|Weekend Baking Set|Reading Corner Bundle|Picnic for Two|Tea Time Gift Set|First Kitchen Kit",
  ),
  "tagline|description|about|subtitle @ bundle productbundle giftset starterkit hamper": ofWhole(
    "All you need to begin, for less.|Chosen to go together.|Wrapped and ready to give.|Better together, and cheaper.|One box, no searching.",
  ),
  "retailer|store|shop|dealer|sold by|purchased from|bought from|bought at|place of purchase @ warranty productwarranty appliance device gadget purchase":
    "Volta Electronics|Northgate Home|City Electrics|Harbour Home & Kitchen|Nordholm Home",
  "issue|problem|fault|defect|reason @ warrantyclaim warrantycase warranty":
    "Does not switch on|Leaks at the door|Makes a loud noise|Display stays dark|Handle came off|Stops in mid-cycle",
  "resolution|outcome|result|decision @ warrantyclaim warrantycase":
    "Repaired free of charge|Replaced by a new one|Spare part sent|Refunded in full|Refused, not covered",
});
