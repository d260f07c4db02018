import { oneOf } from "../../../../one-of.ts";
import {
  beside,
  draw,
  fromPlace,
  pick,
  shape,
  type TextRule,
  toTextRules,
} from "../../text-rule.ts";
import { skies } from "./nature-rules.ts";

/** `spotify:album:4aawyAB9vmqN3uQ7FjRGTy`: how a service for music calls what it has. */
const catalogUri: TextRule = ({ member: { owner, siblings } }) => {
  const kind = owner.at(-1)?.replace(/s$/, "") ?? "";
  const isOfService = siblings.some((name) => /^(?:external_?urls|href)$/i.test(name));
  if (!isOfService && !owner.includes("spotify") && !siblings.some((name) => heard.test(name)))
    return undefined;
  return (_, chance) =>
    `spotify:${kind}:${Array.from({ length: 22 }, () => chance.pick(base62)).join("")}`;
};
const heard = /^(?:duration_?ms|album_?type|track_?number|popularity|genres)$/i;
const base62 = [..."0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"];

const meetLink: TextRule = draw((_, chance) => {
  const word = (length: number) =>
    Array.from({ length }, () => chance.pick([..."abcdefghijkmnopqrstuvwxyz"])).join("");
  return `https://meet.google.com/${word(3)}-${word(4)}-${word(3)}`;
});

const written: readonly [string, TextRule] = [
  "",
  pick(
    "We meet every second Tuesday and write down what was decided.|The first version goes to ten customers in March.|Sales asked for the export twice this month.|Whoever is on call reads the log in the morning.|All numbers are from the last quarter.",
  ),
];
/** What a block of a page says, by what only such a block has. */
const blocks: readonly (readonly [string, TextRule])[] = [
  ["level", pick("Goals|Next steps|Open questions|Background|Decisions|Timeline")],
  [
    "checked",
    pick(
      "Send the agenda|Collect the feedback|Book the room|Update the budget|Ask legal about the names",
    ),
  ],
];

/** What the well-known interfaces answer with, by the names that they use and nobody else. */
export const apiRules = toTextRules({
  // Issues
  "name|version|version name @ fixversion affectsversion affectedversion":
    "1.8.0|2.0.0|2.1.3|2.4.0|3.0.0",
  "name|type name @ issuetype": "Bug|Story|Task|Epic|Sub-task",
  "name @ issueresolution": "Done|Fixed|Won't do|Duplicate|Cannot reproduce",
  "name @ issuecomponent": "Checkout|Search|Sign-in|Notifications|Reports|Mobile app",
  "key @ statuscategory": "new|indeterminate|done",
  "name @ statuscategory": "To do|In progress|Done",
  "color name @ statuscategory": "blue-gray|yellow|green",
  "label @ head & ref sha": "northwind:feature/search|northwind:fix/login|northwind:docs/setup",
  "label @ base & ref sha": "northwind:main",
  "ref @ base & sha": "main|main|main|develop",
  "ref @ head & sha": "feature/search|fix/login|feature/dark-mode|refactor/checkout|docs/setup",
  // Pages
  "name @ select": "Not started|In progress|In review|Done",
  "name @ multiselect": "Design|Research|Marketing|Roadmap|Product",
  "plain text|content @ title": "Team handbook|Reading list|Release plan|Meeting notes|Ideas",
  // Payments
  "funding|funding type @ card & last4 brand exp_month": "credit|credit|debit|prepaid",
  "statement descriptor|statement descriptor suffix|soft descriptor|billing descriptor":
    "NORTHWIND SHOP|HARBOUR STUDIO|BLUEBIRD.EXAMPLE|HEARTH AND CO",
  "nickname @ price plan & unit_amount amount currency interval recurring product":
    "Basic monthly|Team monthly|Pro monthly|Pro yearly|Business yearly",
  // Shops
  "body html|description html|html description @ product listing":
    "<p>Made in small batches, built to last.</p>|<p>Light, sturdy and easy to care for.</p>|<p>A favourite of our customers for years.</p>|<p>Comes in a recycled box, ready to give.</p>",
  "option1|option 1": "Black|Navy|Sand|Olive|Terracotta",
  "option2|option 2": "S|M|L|XL",
  "option3|option 3": "Cotton|Linen|Wool",
  // Music and video
  "uri|spotify uri @ track album artist playlist song show episode": catalogUri,
  "available markets|markets|available countries & album_type external_urls track_number disc_number explicit":
    "DE|FR|GB|US|CA|SE|ES|NL",
  "live broadcast content": "none|none|none|none|live|upcoming",
  "definition & dimension caption licensed_content projection": "hd|hd|hd|sd",
  "dimension & definition": "2d",
  "caption & definition": "false|true",
  "iso 639 1|iso639 1": "en|fr|de|es|it|sv",
  "iso 3166 1|iso3166 1": "US|FR|DE|GB|ES|SE",
  "english name|name @ spokenlanguage": "English|French|German|Spanish|Italian|Swedish",
  "name @ productioncompany":
    "Northlight Pictures|Harbour Films|Blue Door Studios|Copper Lane Productions|Long Road Films",
  "known for department|known for": "Acting|Acting|Acting|Directing|Writing|Production",
  // Weather
  "tz id": fromPlace(({ timeZone }) => timeZone),
  "description|summary|text|conditions|weather|phrase & max_temp min_temp temp_max temp_min =temp_c temp_high temp_low high_temp low_temp precipitation_probability":
    skies,
  "time|date @ units unit hourlyunits dailyunits currentunits": "iso8601",
  "temperature|temp|temperature 2 m|temperature 2 m max|temperature 2 m min|apparent temperature|temperature 2m|temperature 2m max|temperature 2m min @ units unit hourlyunits dailyunits currentunits":
    "°C",
  "precipitation|rain|snowfall|showers @ units unit hourlyunits dailyunits currentunits": "mm",
  "precipitation probability|relative humidity|humidity|cloud cover|relative humidity 2m @ units unit hourlyunits dailyunits currentunits":
    "%",
  "wind speed|windspeed|wind speed 10m|wind speed 10 m|wind gusts 10m @ units unit hourlyunits dailyunits currentunits":
    "km/h",
  "main @ weather & description icon": "Clear|Clouds|Rain|Drizzle|Mist",
  // Games
  "badge|badge name|medal|badge earned @ leaderboard leaderboardentry leaderboardrow rankingentry player quizattempt quizresult gameresult":
    "Champion|Veteran|Rising star|Team player|Early bird",
  // Places
  "text @ distance": beside(oneOf("value"), "1.2 km"),
  "text @ duration": beside(oneOf("value"), "12 mins"),
  "types @ geocode geocoderesult geocodingresult & formatted_address": "street_address",
  "location type @ geometry": "ROOFTOP",
  "name & price_level user_ratings_total formatted_phone_number":
    "Café Lumen|Harbour Grill|The Corner Bakery|Olive Yard|Mill Lane Books|Northside Pharmacy|Station Bar|Green Door Deli",
  "relative time description":
    "2 weeks ago|a month ago|3 months ago|5 days ago|a year ago|6 months ago",
  "name @ network webchannel": beside(
    oneOf("country"),
    "Harbour TV|North One|Channel 9|Blue Door Network|City Vision|Long Road Channel",
  ),
  "summary & overview_polyline polyline legs":
    "Harbour Road|Station Road and High Street|A12|Ring road, exit 4|River Street|B45 and Mill Lane",
  "distance @ nearby nearbyplace & type category name": "350 m|600 m|1.2 km|1.8 km|2.5 km",
  // Calendars
  "uri|url|entry point uri @ entrypoint": meetLink,
  "recurrence & start end attendees organizer html_link summary":
    "RRULE:FREQ=WEEKLY;BYDAY=TU|RRULE:FREQ=DAILY;COUNT=5|RRULE:FREQ=MONTHLY;BYMONTHDAY=1",
  "hangout link|meet link|google meet link|meet url|google meet url": meetLink,
  // Pictures
  "blurhash|blur hash|blur data":
    "LEHV6nWB2yk8pyo0adR*.7kCMdnj|LGF5]+Yk^6#M@-5c,1J5@[or[Q6.|L6PZfSi_.AyE_3t7t7R**0o#DgR4|LKO2?U%2Tw=w]~RBVZRi};RPxuwH",
  "mime type|mimetype|content type|media type|mime & alt alt_text width height blurhash":
    "image/jpeg|image/jpeg|image/png|image/webp",
  // Dashboards
  "unit|units|unit label @ chart widget chartwidget graph linechart barchart":
    "users|orders|USD|%|ms|visits",
  // Blocks of a page
  "text|content|plain text @ block pageblock contentblock notionblock": (context) =>
    (blocks.find(([name]) => context.member.siblings.includes(name)) ?? written)[1](context),
  "icon|emoji @ block pageblock contentblock notionblock": "💡|⚠️|📌|✅",
  // Keys
  "shortcuts|shortcut|keybindings|keybinding|hotkeys|hotkey|keyboard shortcut|keyboard shortcuts|key combo":
    "Ctrl+K|Ctrl+S|Ctrl+B|Ctrl+Shift+N|Alt+1",
  // Chats
  "name|emoji name @ reaction": beside(
    oneOf("users"),
    "thumbsup|tada|eyes|heart|rocket|white_check_mark",
  ),
  "fallback @ attachment slackattachment": "Preview of the attachment",
  "base|base code|base currency & rates conversion_rates": "EUR|USD|GBP",
  "iata|iata number|iata code @ flight": beside(
    oneOf("number"),
    shape("LH####", "KL####", "BA###"),
  ),
  "path|instance|endpoint @ error apierror errorresponse problem problemdetails httperror":
    "/api/orders/1042|/api/users|/api/products/17|/api/payments|/api/sessions",
  "tooltip|help text|hint @ kpi kpicard statcard metriccard stat metric":
    "Compared with the month before.|Updated every hour.|Without test accounts.|All regions together.",
  cod: "200",
});
