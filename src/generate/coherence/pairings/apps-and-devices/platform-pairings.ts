import { oneOf } from "../../../one-of.ts";
import { toSlug } from "../../../phrases/slug.ts";
import { type Pairing, toMentions, toTexts } from "../pairing.ts";

const fields = "field|field name|property|attribute|path|key";

/** What a board of figures writes above them: `conversion_rate`, and `aov` in full. */
const figures: Readonly<Record<string, string>> = {
  aov: "Average order value",
  mrr: "Monthly recurring revenue",
  arr: "Annual recurring revenue",
  ltv: "Customer lifetime value",
  cac: "Acquisition cost",
  ctr: "Click-through rate",
  dau: "Daily active users",
  mau: "Monthly active users",
};
const toHeading = (says: string) => {
  const words = says.replaceAll(/[_-]+/g, " ");
  return figures[words] ?? words.charAt(0).toUpperCase() + words.slice(1);
};

const saved = oneOf("bookmark|link|savedlink|readinglistitem");

/** What logs of changes and rules of homes say, by what they speak of. */
export const platformPairings: readonly Pairing[] = [
  {
    knownBy: "event type|event|event name|topic",
    follows: "request body|payload|request payload|event payload|body",
    owner: oneOf("webhook|delivery|webhookdelivery|webhookevent|webhooklog|event"),
    fits: toMentions({
      "order|cart|checkout":
        '{"id":4821,"status":"paid","total":129.5}|{"id":4790,"status":"shipped"}',
      "invoice|payment|charge|refund": '{"id":"INV-1093","amount":240,"currency":"EUR"}',
      "user|customer|account|login|member": '{"id":988,"email":"maya@example.com"}',
      comment: '{"id":2750,"author":"maya","text":"Looks good to me."}',
      "export|report|file": '{"id":311,"file":"orders.csv","rows":1840}',
      subscription: '{"id":77,"plan":"pro","status":"active"}',
      product: '{"id":560,"sku":"MUG-12","stock":14}',
    }),
  },
  {
    knownBy: "event name|event|event type|name|type|action",
    follows: "page|page name|page title|screen|screen name",
    owner: oneOf("event|analyticsevent|trackingevent"),
    fits: toTexts({
      "purchase|checkout|payment|checkout started|checkout_started|begin_checkout": "Checkout",
      "add_to_cart|add to cart": "Search|Home|Product",
      search: "Search",
      "sign_up|signup|sign up": "Sign up|Home",
      "login|sign_in": "Sign in",
    }),
  },
  {
    knownBy: "title|name|page title",
    follows: "folder|collection|category|group",
    owner: saved,
    fits: toMentions({
      "css|type faster": "Work|=work|=development|=dev",
      "bread|recipe": "Recipes|=recipes|=food",
      "trains|maps|old town": "Travel|=travel",
      "cameras|photo": "Inspiration|=shopping",
    }),
  },
  {
    knownBy: "title|name|page title",
    follows: "site name|site|source|publisher",
    owner: saved,
    fits: toMentions({
      css: "Grid Garden|Front Row CSS",
      bread: "The Baking Bench",
      trains: "Night Train Notes",
      cameras: "Aperture Weekly",
      "type faster": "Ten Fingers",
      "maps|old town": "Old Town Archive",
    }),
  },
  {
    knownBy: "title|name|page title",
    follows: "tags|tag|labels|keywords",
    owner: saved,
    fits: toMentions({
      css: "css|webdev|tutorial|layout",
      bread: "baking|food|science",
      trains: "travel|trains|europe",
      cameras: "photography|gear|review",
      "type faster": "productivity|skills",
      "maps|old town": "maps|history|travel",
    }),
  },
  {
    knownBy: "title|name|page title",
    follows: "description|summary|excerpt",
    owner: saved,
    fits: toMentions({
      css: "Rows, columns and gaps explained with small examples.",
      bread: "What yeast does while you wait, step by step.",
      trains: "Night trains, passes and the best window seats.",
      cameras: "Ten cameras that fit in a pocket, compared.",
      "type faster": "Short daily exercises and how to measure progress.",
      "maps|old town": "How the streets changed in four hundred years.",
    }),
  },
  {
    knownBy: "path|page|page path|url path",
    follows: "title|page title",
    owner: oneOf("page|pageview|view|visit|toppage|landing"),
    fits: toTexts({
      "/": "Home",
      "/pricing": "Pricing",
      "/docs/start": "Getting started",
      "/docs": "Documentation",
      "/blog": "Blog",
      "/blog/night-trains": "Night trains are back",
      "/about": "About us",
      "/contact": "Contact us",
      "/careers": "Careers",
      "/help": "Help centre",
      "/signup": "Create an account",
      "/login": "Sign in",
      "/products": "Products",
      "/products/oak-chair": "Oak chair",
      "/features": "Features",
    }),
  },
  {
    knownBy: fields,
    follows: "old value|old|before|previous value|previous|from|from value|value before",
    owner: /^(?:change|diff|delta|audit|revision|history|activity|log|event)s?$/,
    fits: toTexts({
      status: "draft|open|pending",
      "title|name": "Untitled|New project|Draft page",
      email: "maya@example.com|info@example.org",
      "price|amount": "19.90|24.00|49.00",
      priority: "low|medium",
      role: "viewer|member",
      plan: "Starter|Free",
      country: "Spain|Portugal",
      quantity: "1|2|5",
      "owner|assignee": "Maya Berg|Jonas Holm",
      "due date|due|deadline": "2026-11-20|2026-11-27",
      "estimate|story points|points": "3|5",
    }),
  },
  {
    knownBy: fields,
    follows: "new value|new|after|current value|to|to value|value after|value",
    owner: /^(?:change|diff|delta|audit|revision|history|activity|log|event)s?$/,
    fits: toTexts({
      status: "active|closed|archived",
      "title|name": "Spring catalogue|Weekly report|Landing page",
      email: "maya.berg@example.com|office@example.org",
      "price|amount": "22.90|29.00|54.00",
      priority: "high|urgent",
      role: "editor|admin",
      plan: "Team|Business",
      country: "Germany|France",
      quantity: "3|8|12",
      "owner|assignee": "Elena Ricci|Omar Haddad",
      "due date|due|deadline": "2026-12-04|2026-12-11",
      "estimate|story points|points": "8|13",
    }),
  },
  {
    knownBy: "type|kind|resource type|target type|entity type",
    follows: "name|title|resource name|target name|entity name|label",
    owner: oneOf("resource|target|entity|subject|activity|log|audit"),
    // Who acts is called as the address says.
    unless: /^(?:actor|user|performer|member|by) email$/,
    fits: toTexts({
      sprint: "Sprint 12|Sprint 13|Sprint 14",
      milestone: "Beta release|Content complete|Security review",
      "board|list|column": "Roadmap|Backlog|In progress",
      "invoice|bill": "Invoice 2041|Invoice 1987|Invoice 2133",
      order: "Order 5512|Order 4890|Order 6027",
      comment: "Comment on the weekly report|Reply to Maya Berg",
      "task|issue|ticket": "Update the price list|Check the backup|Login fails on old phones",
      "document|page|post|article|file": "Weekly report|Travel policy|Release notes",
      product: "Oak chair|Desk lamp|Wool blanket",
      "user|member|account|customer": "Maya Berg|Jonas Holm|Elena Ricci",
      "project|repository|workspace": "Spring catalogue|Marketing site|Mobile app",
      "team|group": "Support|Platform|Design",
      "api key|token|secret": "CI pipeline|Production server",
      "webhook|integration": "Warehouse webhook|Billing webhook",
      "role|permission|policy": "Billing admin|Read-only",
      "subscription|plan": "Team plan|Starter plan",
    }),
  },
  {
    knownBy: "name|title",
    follows: "description|summary|about",
    owner: oneOf("dataset"),
    fits: toMentions({
      "street sign": "Photos of road signs from twelve cities.",
      review: "Reviews with stars, names removed.",
      ticket: "Tickets with their category and answer.",
      crop: "Leaves, healthy and not, by crop.",
      bird: "Short recordings from forests and parks.",
      traffic: "Hourly counts at 240 crossings.",
      digit: "Scanned forms, one digit each.",
      "product photo": "Product shots on white, with categories.",
    }),
  },
  {
    knownBy: "device|device name|target|target device",
    follows: "command|action|operation",
    owner: /^(?:actions?|scene|automation|command)$/,
    fits: toMentions({
      "blinds?|curtains?|shutters?|garage|awning": "open|close",
      "thermostat|heating|radiator|climate": "set to 21 °C|set to 18 °C|turn off",
      "lock|front door|door": "lock|unlock",
      "speaker|radio": "play the radio|pause|turn off",
      "light|lamp|bulb": "turn on|turn off|dim to 40 %",
    }),
  },
  {
    knownBy: "kind|type|trigger type|trigger",
    follows: "value|condition|detail|threshold|config",
    owner: oneOf("trigger"),
    fits: toTexts({
      "time|schedule|clock": "06:30|22:00|07:15|Weekdays at 18:00",
      "sensor|motion|device|state":
        "Motion in the hallway|Front door opened|Below 18 °C in the nursery|Window left open",
      "sunset|sunrise|sun": "20 minutes before|At sunset|Half an hour after",
      "presence|location|geofence": "First person home|Everybody has left|Arriving at work",
      "weather|forecast": "Rain within the hour|Wind above 50 km/h|Below 0 °C tonight",
      "manual|button|voice": "Wall switch, pressed twice|“Good night”|Button in the app",
    }),
  },
  {
    knownBy: "name|repository name|repo name",
    follows: "full name",
    owner: oneOf("repository|repo"),
    fits: (says) => ({ texts: [`northwind/${toSlug(says)}`] }),
  },
  {
    knownBy: "name|license name",
    follows: "key",
    owner: /^licen[sc]e$/,
    fits: toMentions({ mit: "mit", apache: "apache-2.0", bsd: "bsd-3-clause", gpl: "gpl-3.0" }),
  },
  {
    knownBy: "name|license name",
    follows: "spdx id|spdx",
    owner: /^licen[sc]e$/,
    fits: toMentions({ mit: "MIT", apache: "Apache-2.0", bsd: "BSD-3-Clause", gpl: "GPL-3.0" }),
  },
  {
    knownBy: "name",
    follows: "key",
    owner: oneOf("category"),
    fits: toTexts({ "to do": "new", "in progress": "indeterminate", done: "done" }),
  },
  {
    knownBy: "name",
    follows: "color name",
    owner: oneOf("category"),
    fits: toTexts({ "to do": "blue-gray", "in progress": "yellow", done: "green" }),
  },
  {
    knownBy: "label|title|name",
    follows: "format|value format|type|value type",
    owner: oneOf("kpi|stat|metric"),
    fits: toMentions({
      "revenue|sales|cost|income|order value": "currency|=money",
      "rate|churn|share|conversion|satisfaction": "percent|=percentage",
      "time|latency": "number|=duration",
      "users|views|tickets|orders|visitors": "number|=integer",
    }),
  },
  {
    knownBy: "english name",
    follows: "name",
    owner: oneOf("language|languages"),
    fits: (says) => ({ texts: [says.charAt(0).toUpperCase() + says.slice(1)] }),
  },
  {
    knownBy: "english name|name",
    follows: "iso 639 1|iso639 1",
    owner: oneOf("language|languages"),
    fits: toTexts({
      english: "en",
      french: "fr",
      german: "de",
      spanish: "es",
      italian: "it",
      swedish: "sv",
    }),
  },
  {
    knownBy: "main",
    follows: "description",
    owner: oneOf("weather"),
    fits: toTexts({
      clear: "clear sky",
      clouds: "few clouds|scattered clouds|broken clouds|overcast clouds",
      rain: "light rain|moderate rain",
      drizzle: "light intensity drizzle",
      mist: "mist",
    }),
  },
  {
    knownBy: "main",
    follows: "icon",
    owner: oneOf("weather"),
    fits: toTexts({
      clear: "01d|01n",
      clouds: "02d|03d|04d",
      rain: "10d|10n",
      drizzle: "09d",
      mist: "50d",
    }),
  },
  {
    knownBy: "name|company name|workspace name|tenant name",
    follows: "subdomain",
    owner: oneOf("tenant|workspace|organization|account|company"),
    fits: (says) => ({ texts: [toSlug(says)] }),
  },
  {
    knownBy: "metric|metric name|kpi",
    follows: "title|name",
    owner: oneOf("widget|tile|card|chart"),
    fits: (says) => ({ texts: [toHeading(says)] }),
  },
  {
    knownBy: "metric|metric name|kpi",
    follows: "unit|units",
    owner: oneOf("widget|tile|card|chart|metric|kpi"),
    fits: toMentions({
      "revenue|sales|cost|spend": "USD|EUR",
      "rate|churn|share|retention|uptime": "%",
      "time|latency|duration": "ms",
      "users|visitors|members|sign-ups|signups": "users",
      "views|visits|sessions|clicks": "views",
      "orders|tickets|errors|requests": "per day",
    }),
  },
  {
    knownBy: "engine|database engine|db engine|database type|type",
    follows: "version|engine version|db version",
    owner: oneOf("database|db|instance|cluster"),
    fits: toTexts({
      "postgres|postgresql": "15.8|16.4|17.0",
      mysql: "8.0.39|8.4.2",
      mariadb: "10.11.9|11.4.3",
      "mongodb|mongo": "6.0.17|7.0.14",
      redis: "7.2.5|7.4.0",
      sqlite: "3.46.1",
    }),
  },
  {
    knownBy: "type|message type|kind|content type|msg type",
    follows: "text|content|body|message",
    owner: oneOf("message|chatmessage|directmessage"),
    isOwn: true,
    fits: toTexts({
      "system|notification|event|service|info":
        "The conversation was started.|A new member has joined.|The name of the group was changed.|Messages are end-to-end encrypted.",
      "image|photo|picture|gif":
        "Here is the photo from this morning.|What do you think of this one?|Look at this picture!|This is how it looks now, another photo follows.|The view from here, in one picture.|Which picture do you prefer?|A photo from just now.|This one is the one I meant.|Sorry, the photo is a little blurred.|Remember this picture?",
      "file|document|attachment":
        "Here is the file that you asked for.|The latest version is attached.|I have attached the document.|All figures are in the attached file.|The signed copy is attached, for your records.|Please read the second page of the file before we meet.|The file again, with your remarks.|This is last year's file.|The file for tomorrow.",
      "video|clip": "Have a look at this video.|Here is the clip from yesterday.",
      "audio|voice|voice_note|voice message": "Voice message",
      location: "I am here.|Let us meet at this place.",
      "sticker|emoji": "👍|🎉|😄",
    }),
  },
  {
    knownBy: "type|action|kind|activity type|event type|action type|verb|event",
    follows: "message|description|text|content|title|summary|details",
    owner: oneOf(
      "activity|activityitem|activityevent|activityentry|activityfeed|feeditem|timelineevent|historyentry",
    ),
    isOwn: true,
    fits: toTexts({
      "created|create|added|add|new": "Created a new entry.|Added a new item.",
      "updated|update|edited|edit|modified|changed":
        "Changed title and description.|Updated the details.",
      "deleted|delete|removed|remove": "Deleted an entry.|Removed an item.",
      "commented|comment|comment added|replied|reply": "Added a comment.|Replied to a comment.",
      "completed|complete|finished|done|closed": "Marked it as done.|Completed the last step.",
      "assigned|assign|assignment": "Assigned it to a colleague.|Took it over.",
      "uploaded|upload|attached|file uploaded": "Uploaded a file.|Added an attachment.",
      "status changed|status change|moved|move": "Changed the status.|Moved it to the next column.",
      "shared|share": "Shared a link.",
      "liked|like": "Liked a post.",
      "followed|follow": "Followed somebody new.",
      "joined|join|member joined": "Joined the team.",
      "left|leave": "Left the team.",
      "invited|invite": "Invited a new member.",
      "approved|approve": "Approved a request.",
      "rejected|reject": "Rejected a request.",
      "archived|archive": "Archived an old entry.",
      "login|logged in|sign in|signed in": "Signed in from a new device.",
      "logout|logged out": "Signed out.",
      "mentioned|mention": "Mentioned somebody in a comment.",
    }),
  },
  {
    knownBy: "type|category|kind|feedback type",
    follows: "subject|title|summary",
    owner: oneOf("feedback|userfeedback|productfeedback|feedbackitem|feedbackentry"),
    isOwn: true,
    fits: toTexts({
      "bug|bug report|problem|issue|error":
        "Export stops at 1,000 rows|Wrong total on the invoice|Page stays empty after sign-in",
      "idea|suggestion|feature|feature request|improvement|enhancement":
        "Dark mode for the dashboard|Keyboard shortcuts|Calendar sync",
      "praise|compliment|positive": "Love the new search|Great support|Works like a charm",
      "question|support|help": "How do I change my address?|Where can I find my invoices?",
      "complaint|negative": "Waiting time on the phone|Too many emails",
    }),
  },
  {
    knownBy: "type|category|kind|feedback type",
    follows: "message|text|body|description|content|comment",
    owner: oneOf("feedback|userfeedback|productfeedback|feedbackitem|feedbackentry"),
    isOwn: true,
    fits: toTexts({
      "bug|bug report|problem|issue|error":
        "Happens since the last update, also in another browser.|It worked yesterday, nothing was changed.",
      "idea|suggestion|feature|feature request|improvement|enhancement":
        "It would save me a lot of time every week.|Could this be an option in the settings?",
      "praise|compliment|positive": "Great work, please keep it up!|It makes my day easier.",
      "question|support|help": "I have looked in the settings and cannot find it.",
      "complaint|negative": "I had hoped for a faster answer.",
    }),
  },
  {
    knownBy: "role|sender|author|from",
    follows: "text|content|body|message",
    owner: /^(?:chatbot|bot|chat|conversation|assistant|messages?|turns?)$/,
    fits: toTexts({
      user: "Where is my order?|I cannot sign in.|When are you open today?|Can I change my appointment?|I would like to talk to somebody.",
      assistant:
        "It left our warehouse this morning.|I have sent you a link to choose a new password.|We are open until six today.|Your appointment is on Thursday at ten.|I will hand you over to a colleague.",
      bot: "It left our warehouse this morning.|We are open until six today.|I will hand you over to a colleague.",
    }),
  },
];
