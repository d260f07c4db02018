import { letters } from "../../../../phrases/letters.ts";
import { personOf } from "../../../subject.ts";
import { aroundAny, draw, pick, type TextRule, toTextRules } from "../../text-rule.ts";

const somebody: TextRule =
  ({ member }) =>
  (scope) =>
    personOf(scope, member.words).full;

/** Whoever has the handle beside it. */
const poster: TextRule =
  ({ role }) =>
  (scope) =>
    personOf(scope, role).full;

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
  "provider|model provider|vendor|ai provider @ modelrun llmcall completion inference llmrequest aimodel promptrun & prompt_tokens completion_tokens":
    "Openfield AI|Lumen Labs|Cortex Cloud|Northlight Models|Meridian AI",
  "input|prompt|user input|input text|request @ modelrun llmcall completion inference llmrequest promptrun & prompt_tokens completion_tokens":
    "Summarise this email in two sentences.|Write a friendly reply to a late delivery.|List three names for a bakery.|Translate the menu into Spanish.|Explain what an index does in a database.",
  "bot name|chatbot name|assistant name|virtual assistant": "Ada|Milo|Pixel|Nova|Sunny|Robin",
  "handoff reason|escalation reason|transfer reason|hand off reason|reason for handoff":
    "Asked for a person|Bot was not sure|Complaint|Refund over the limit|Problem with a payment",
  // People
  "display name|author display name|user display name & handle user_handle screen_name": poster,
  "mood before|feeling before|mood at start": "Stressed|Restless|Tired|Anxious|Distracted|Neutral",
  "mood after|feeling after|mood at end": "Calm|Relaxed|Content|Focused|Sleepy|Lighter",
  "specialty|speciality|department @ telehealthvisit televisit telemedicinevisit videovisit virtualvisit onlineconsultation videoconsultation telehealthappointment":
    "General medicine|Dermatology|Psychiatry|Paediatrics|Cardiology",
  "video link|video url|video room|meeting url|join url|join link|call link @ telehealthvisit televisit telemedicinevisit videovisit virtualvisit visit consultation onlineconsultation appointment telehealthappointment":
    draw((_, chance) => `https://meet.example.com/${letters(chance)}-${chance.between(100, 999)}`),
  "device|recording device|recorded with|tracked with|source @ fitnessactivity sportactivity workoutactivity activity workout run & moving_time_seconds average_heart_rate distance_km elevation_gain_m":
    "Sports watch|GPS watch|Phone|Bike computer|Fitness band",
  // Places
  "category|type|place type|kind @ place mapplace savedplace favoriteplace pointofinterest poi & open_now price_level opening_hours":
    "Restaurant|Café|Bar|Shop|Park|Museum",
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
