import { oneOf } from "../../../one-of.ts";
import { type Pairing, toMentions, toRanges, toTexts } from "../pairing.ts";

/** What somebody has done outdoors, and recorded. */
const moved = oneOf(
  "fitnessactivity|activity|sportactivity|workout|run|ride|trainingactivity|exercise",
);

/** What is watched, wished for and measured on a screen, by its kind. */
export const screenPairings: readonly Pairing[] = [
  {
    knownBy: "kind|type|media type|content type|title type|format",
    follows: "runtime|runtime minutes|duration minutes|runtime min|length minutes|duration min",
    owner: oneOf(
      "title|streamingtitle|media|content|show|movie|film|watchlist|watchitem|mediaitem",
    ),
    fits: toRanges({
      "series|tv|show|tv show|tv series|anime|miniseries|sitcom": [21, 62, 0],
      documentary: [52, 124, 0],
      "short|short film": [4, 28, 0],
    }),
  },
  ...[
    [
      "weapon|weapon name|main weapon",
      "Iron Sword|Ember Hammer",
      "Frost Staff",
      "Bronze Dagger",
      "Storm Bow",
    ],
    [
      "skills|abilities|spells|talents",
      "Shield wall|Parry|Battle cry|Second wind",
      "Fireball|Healing touch|Herbalism|Frost ward",
      "Stealth|Lockpicking|Persuasion|Quick step",
      "Archery|Tracking|Herbalism|Stealth",
    ],
  ].map(([follows = "", strong = "", wise = "", sly = "", far = ""]) => ({
    knownBy: "class|character class|job class",
    follows,
    owner: oneOf("character|hero|player|gamecharacter"),
    fits: toTexts({
      "warrior|fighter|knight|barbarian|paladin": strong,
      "mage|wizard|sorcerer|warlock|cleric|priest|healer|druid": wise,
      "rogue|thief|assassin|bard": sly,
      "ranger|archer|hunter": far,
    }),
  })),
  {
    knownBy: "type|activity type|sport|sport type|kind",
    follows: "title|name|activity name",
    owner: moved,
    unless: oneOf("instructor|trainer|studio|coach|class name"),
    fits: toTexts({
      "run|running|jog": "Morning run|Evening run by the river|Long run on Sunday|Lunch run",
      "ride|cycling|bike|bike ride":
        "Morning ride|Ride to the lake|Commute by bike|Hills after work",
      "swim|swimming": "Morning swim|Swim before work|Lengths at the pool",
      "walk|walking": "Evening walk|Walk in the park|Walk with the dog",
      "hike|hiking": "Up to the viewpoint|Ridge walk|Hike around the lake",
    }),
  },
  {
    knownBy: "type|activity type|sport|sport type|kind",
    follows: "gear|equipment used|shoes|gear name",
    owner: moved,
    fits: toTexts({
      "run|running|jog": "Road running shoes|Trail running shoes",
      "ride|cycling|bike|bike ride": "Road bike|Gravel bike|City bike",
      "swim|swimming": "Goggles|Wetsuit",
      "walk|walking|hike|hiking": "Walking shoes|Hiking boots",
    }),
  },
  {
    knownBy: "type|activity type|sport|sport type|kind",
    follows: "elevation gain m|elevation gain|elevation|elevation m|ascent",
    owner: moved,
    fits: toRanges({ "swim|swimming|pool swim|yoga|strength": [0, 0, 0] }),
  },
  {
    knownBy: "type|device type|kind",
    follows: "energy today kwh|energy today|energy kwh|daily energy kwh|energy used today kwh",
    owner: oneOf("device|smartdevice|smarthomedevice"),
    fits: toRanges({
      "light|lamp|bulb": [0.02, 0.4, 2],
      "plug|outlet|smart plug|switch": [0.1, 2.4, 2],
      "thermostat|lock|sensor|camera|doorbell|speaker": [0.02, 0.14, 2],
    }),
  },
  {
    knownBy: "name|title|place name",
    follows: "category|type|place type|kind",
    owner: oneOf("place|mapplace|savedplace|pointofinterest|poi|spot"),
    fits: toMentions({
      "pharmacy|apotheke": "Pharmacy|=pharmacy",
      "bakery|bakehouse": "Bakery|=bakery",
      "books|bookshop": "Bookshop|=bookshop|=shop",
      "caf[eé]|coffee|espresso": "Café|=cafe|=café",
      "bar|pub|anchor|tavern": "Bar|=bar|=pub",
      "deli|grocer|market": "Shop|=shop|=store|=market",
      "museum|gallery": "Museum|=museum",
      "park|garden gate": "Park|=park",
      "kitchen|grill|bistro|yard|courtyard|olive|fig|trattoria|table|restaurant":
        "Restaurant|=restaurant",
      hotel: "Hotel|=hotel",
      "hall|theatre": "Event venue|=venue",
      house: "Guest house|=hotel",
    }),
  },
  {
    knownBy: "title|name",
    follows: "category|topic|department",
    owner: oneOf("prompt|prompttemplate|aiprompt|savedprompt"),
    fits: toMentions({
      "email|follow-up": "Email|=email|=communication|=productivity|=business",
      "product blurb|blurb": "Marketing|=marketing|=writing",
      code: "Coding|=coding|=code|=development|=programming",
      "meeting notes|summar": "Productivity|=productivity|=business|=work",
      "title|translate": "Writing|=writing|=content|=translation",
    }),
  },
  {
    knownBy: "input|prompt|user prompt|input text",
    follows: "output|completion|response|response text|generated text|answer",
    owner: oneOf("run|modelrun|completion|inference|llmcall|llmrequest|promptrun|generation"),
    fits: toMentions({
      "email in two sentences": "The delivery is late, and a new date follows tomorrow.",
      "reply to a late": "Thank you for your patience, your parcel arrives tomorrow.",
      bakery: "Crumb & Co., Morning Loaf, The Oven Door.",
      "menu into spanish|text into spanish": "Sopa del día, pan con tomate y tarta de limón.",
      index: "It lets the database find rows without reading the whole table.",
    }),
  },
  {
    knownBy: "title|name|summary|subject",
    follows: "recurrence|recurrence rule|rrule|repeat|repeats|frequency",
    owner: oneOf("event|calendarevent|calendarentry|appointment"),
    fits: toMentions({
      "birthday|anniversary|tax papers": "RRULE:FREQ=YEARLY|=yearly|=annually",
      "class|training|planning|sync|standup|retro|rehearsal": "RRULE:FREQ=WEEKLY;BYDAY=TU|=weekly",
    }),
  },
  {
    knownBy: "variant name|name|label|variant",
    follows: "uplift|lift|uplift percent|relative uplift",
    owner: oneOf("variant|abtestvariant|testvariant|experimentvariant"),
    fits: toRanges({ control: [0, 0, 0] }),
  },
  {
    knownBy: "type|item type|kind|category",
    follows: "stackable|is stackable|can stack",
    owner: oneOf("item|gameitem|loot|inventoryitem|equipment"),
    fits: toTexts({
      "weapon|armor|armour|shield|accessory|ring|helmet|tool": "no",
      "potion|material|consumable|food|ammo|scroll|resource|ingredient": "yes",
    }),
  },
  {
    knownBy: "variant name|name|label|variant",
    follows: "is control|control",
    owner: oneOf("variant|abtestvariant|testvariant|experimentvariant"),
    fits: toTexts({ control: "yes", "variant a|variant b|variant c|treatment": "no" }),
  },
  {
    knownBy: "type|method type|kind|method|provider",
    follows: "label|nickname|name|display name",
    owner: oneOf("paymentmethod|savedpaymentmethod|method|walletitem|fundingsource"),
    fits: toTexts({
      paypal: "PayPal",
      "apple pay|applepay": "Apple Pay",
      "google pay|googlepay": "Google Pay",
      "bank account|bank|ach|sepa|sepa debit|bank transfer": "Joint account|Everyday account",
    }),
  },
  {
    knownBy: "status|state",
    follows: "ci status|checks status|build status|checks|pipeline status|ci",
    owner: oneOf("request|pullrequest|mergerequest|pull|merge|pr"),
    fits: toTexts({
      merged: "passing|passed|success|successful|green|succeeded",
    }),
  },
  {
    knownBy: "name|title|list name",
    follows: "occasion|event|event type",
    owner: oneOf("wishlist|giftlist|registry|giftregistry"),
    fits: toTexts({
      birthday: "birthday",
      christmas: "holiday",
      "for the new flat": "housewarming",
      kitchen: "housewarming|wedding",
      "favourites|someday|gift ideas": "birthday|anniversary",
    }),
  },
];
