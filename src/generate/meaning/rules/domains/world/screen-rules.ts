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

const enemies = pick("Cave Troll|Bandit Captain|Forest Spider|Bone Knight|Swamp Witch|Old Wyvern");

/** What is in a bundle is none. */
const ofWhole =
  (says: string): TextRule =>
  (context) =>
    context.member.isTop ? pick(says)(context) : undefined;

/** What is sold, played and shared on a screen. */
export const screenRules = toTextRules({
  "registered to|licensed to|leased to|granted to": somebody,
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
  // What is drawn
  "name|title|set name|pack name @ iconset iconpack iconlibrary":
    "Little Signs|Line & Dot|Harbour Icons|Northlight Glyphs|Kiosk|Wayfinder|Paper Cut|Round Corners",
  "license|licence|license type @ font fontfamily typeface webfont iconset iconpack iconlibrary template theme plugin wallpaper illustration stockphoto":
    "MIT|CC BY 4.0|Apache 2.0|SIL Open Font License|Commercial",
  "formats|format|file formats|file types @ iconset iconpack iconlibrary icon illustration":
    "SVG|PNG|Webfont|React|Figma",
  "svg path|path data|svg data|d @ icon iconset iconpack":
    "M4 12h16|M12 4v16M4 12h16|M5 12l5 5L20 7|M4 6h16M4 12h16M4 18h16|M12 2 2 7l10 5 10-5-10-5Z|M6 9l6 6 6-6",
  "tags|keywords|labels @ icon iconseticon": "interface|navigation|media|people|shop|weather",
  "styles|style names|variants|font styles @ font fontfamily typeface webfont":
    "Regular|Italic|Bold|Bold Italic|Light|Medium",
  "preview text|sample text|specimen|specimen text|pangram|sample @ font fontfamily typeface webfont":
    "The quick brown fox jumps over the lazy dog.|Sphinx of black quartz, judge my vow.|Pack my box with five dozen liquor jugs.|How vexingly quick daft zebras jump!",
  "resolution|screen resolution|dimensions @ wallpaper background desktopwallpaper stockphoto":
    "3840 × 2160|2560 × 1440|5120 × 2880|1920 × 1080",
  "unicode version|emoji version": "6.0|6.1|8.0|9.0|12.0|13.0",
  // Places
  "category|type|place type|kind @ place mapplace savedplace favoriteplace pointofinterest poi & open_now price_level opening_hours":
    "Restaurant|Café|Bar|Shop|Park|Museum",
  "pull request|pr|pr title|pull request title|merge request @ codereviewcomment reviewcomment codereview prcomment pullrequestcomment":
    "Refactor the checkout form|Fix date parsing in the export|Add dark mode to settings|Handle empty carts|Cache search results|Bump dependencies",
  "body|text|comment|content|message @ codereviewcomment prcomment pullrequestcomment":
    "Could we give this a clearer name?|This breaks for an empty list.|Please add a test for the null case.|Much easier to read now, thank you.|Is this still used anywhere?|This runs for every row, can we cache it?",
  "experiment name|experiment|test name @ abtestvariant testvariant experimentvariant":
    "Shorter sign-up form|Green buy button|Free delivery banner|Prices per year|One-page checkout|Welcome tour",
  "variant name|variant|name|label @ abtestvariant testvariant experimentvariant":
    "Control|Variant A|Variant B|Variant C",
  "description|about|change|hypothesis @ abtestvariant testvariant experimentvariant":
    "As it is today.|Three fields instead of seven.|The button in another colour.|One line about free delivery on top.|All steps on one page.",
  "badge|badges @ seller sellerprofile shop vendor merchant storefront":
    "Top rated|Fast shipper|Handmade|Verified|Quick to answer|Local pickup",
  "from|from name|donor|by @ donation tip superchat cheer & message amount": somebody,
  "symbol|ticker|asset symbol @ pricealert stockalert watchalert":
    "NRTH|MRDN|FERN|BLUE|LKSD|TIDE|OAKL|JNPH",
  // Games
  "dropped by|drops from|dropped from|drop source @ item gameitem loot lootitem equipment weapon":
    enemies,
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
