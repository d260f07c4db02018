import { personOf } from "../../../subject.ts";
import { aroundAny, draw, pick, type TextRule, toTextRules } from "../../text-rule.ts";

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
  // Software
  "masked key|masked token|masked secret|key preview|key hint|token preview|redacted key": draw(
    (_, chance) =>
      `sk_${chance.pick(["live", "test"])}_••••${chance.between(4096, 65_535).toString(16)}`,
  ),
  "whats new|what s new|what is new|new in this version|update notes @ app mobileapp applisting appstoreapp appversion apprelease application software":
    "Bug fixes and a faster start.|Dark mode is here, and widgets too.|You can now share lists with your family.|Sync works offline, and asks before it overwrites.|A new calendar view, and fewer crashes.|Search finds notes by their pictures.",
  "name|title|label|product name @ inapppurchase appproduct iap":
    "Premium, monthly|Premium, yearly|Remove ads|500 coins|Theme pack|Tip jar|Lifetime access",
  "workflow|workflow name|pipeline|pipeline name @ cirun workflowrun pipelinerun build cibuild buildrun cijob":
    "Build and test|Deploy to staging|Release|Nightly tests|Lint and types|Publish docs",
  "url|page url|page|request url|location @ errorreport error errorevent crashreport exception trackederror errorissue & stack_trace stacktrace occurrences browser":
    "https://shop.example.com/checkout|https://shop.example.com/cart|https://app.example.com/settings|https://app.example.com/reports/42|https://www.example.com/search|https://app.example.com/login",
  "reason|cause|root cause|error @ downtime lastdowntime lastoutage lastincident outage": aroundAny(
    "url|endpoint|response time|response time ms|interval seconds|uptime|ssl expires on|host|check interval",
  )(
    "Connection timed out|HTTP 503 from the server|DNS lookup failed|Certificate had expired|Failed deployment|Database did not answer",
  ),
  // Games
  "mvp|mvp name|best player": somebody,
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
