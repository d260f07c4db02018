import { type Pairing, toMentions, toTexts } from "./pairing.ts";

const fields = "field|field name|property|attribute|path|key";

/** What logs of changes and rules of homes say, by what they speak of. */
export const platformPairings: readonly Pairing[] = [
  {
    knownBy: fields,
    follows: "old value|old|before|previous value|previous|from|from value|value before",
    owner: /^(?:change|diff|delta|audit|revision|history)s?$/,
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
    }),
  },
  {
    knownBy: fields,
    follows: "new value|new|after|current value|to|to value|value after|value",
    owner: /^(?:change|diff|delta|audit|revision|history)s?$/,
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
    }),
  },
  {
    knownBy: "type|kind|resource type|target type|entity type",
    follows: "name|title|resource name|target name|entity name|label",
    owner: /^(?:resource|target|entity|subject)$/,
    fits: toTexts({
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
    owner: /^dataset$/,
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
    knownBy: "kind|type|trigger type|trigger",
    follows: "value|condition|detail|threshold|config",
    owner: /^trigger$/,
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
];
