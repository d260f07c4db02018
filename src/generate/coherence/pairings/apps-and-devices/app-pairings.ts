import { oneOf } from "../../../one-of.ts";
import {
  type Pairing,
  type Range,
  toMentionedRanges,
  toMentions,
  toRanges,
  toTexts,
} from "../pairing.ts";

const brewed = "drink|drinks|beverage|beverages|coffee|coffees|tea|hot drinks|cold drinks";
const sweet = "dessert|desserts|pastry|pastries|bakery|cake|cakes|sweets";

/** What shows a figure, and how large it is. */
const figured = oneOf("kpi|widget|tile|scorecard|kpicard|statcard|metriccard|statscard|stat");
const figures: Readonly<Record<string, Range>> = {
  "users|visitors": [1200, 48_000, 0],
  "aov|order value": [28, 94, 2],
  "rate|churn|share|conversion": [1.2, 9.8, 1],
  "revenue|sales|cost|income": [18_000, 240_000, -2],
  "response time|load time|latency": [90, 640, 0],
  "page views|views": [8000, 210_000, 0],
  "tickets|orders|sign-ups": [12, 340, 0],
};

/** Menus, wallets, bills, notifications and plans of a journey, by their kind. */
export const appPairings: readonly Pairing[] = [
  {
    knownBy: "category|nps category|type",
    follows: "score|nps score|nps|rating",
    owner: oneOf("nps|npsresult|npsresponse|npsscore|surveyresponse"),
    fits: toRanges({
      promoter: [9, 10, 0],
      passive: [7, 8, 0],
      detractor: [0, 6, 0],
    }),
  },
  {
    knownBy: "category|nps category|type",
    follows: "feedback|comment|reason|verbatim|text",
    owner: oneOf("nps|npsresult|npsresponse|npsscore|surveyresponse"),
    fits: toTexts({
      promoter: "Support answered within minutes.|Does exactly what we need.",
      passive: "Good, but the app could be faster.|Fine so far, a little expensive.",
      detractor: "Waited three days for an answer.|The last update broke our reports.",
    }),
  },
  {
    knownBy: "status|state",
    follows: "percent complete|progress|completion",
    owner: oneOf("milestone|projectmilestone"),
    fits: toRanges({
      "met|achieved|reached|completed|done": [100, 100, 0],
      "missed|delayed": [35, 90, 0],
    }),
  },
  {
    knownBy: "name|channel name|room name|title",
    follows: "topic|purpose|description|channel topic|about",
    owner: oneOf("channel|room|chatroom|chatchannel|chat|conversation"),
    fits: toTexts({
      general: "Everything that concerns all of us",
      random: "Off topic, and welcome",
      announcements: "News for everyone, please do not reply here",
      "design|design-team": "Drafts, feedback and things that we like",
      "frontend|engineering|dev": "Components, builds and browsers",
      support: "Questions from customers, and who takes them",
      help: "Ask anything, answer when you can",
      releases: "What goes out, and when",
      introductions: "Say hello, and what you work on",
      "off-topic": "Links, jokes and weekend plans",
      jobs: "Open positions and referrals",
      "book-club|book club": "This month's book, and what comes next",
      "running|running group": "Routes, shoes and who is in on Tuesday",
      "coffee-break|lunch|coffee break": "Lunch plans and good cake",
    }),
  },
  {
    knownBy: "content|text|body|caption|message",
    follows: "hashtags|hashtag",
    owner: oneOf("post|socialpost|tweet|status|statusupdate|caption|reel|short|clip|story|photo"),
    fits: toMentions({
      "morning run|412 steps": "running|outdoors|morning|fitness",
      "record|turntable": "vinyl|music|nowplaying",
      "garden|tomatoes": "gardening|homegrown|green",
      "train ride": "books|reading|trains",
      bookshelf: "diy|woodwork|home",
      soup: "cooking|soup|homemade",
      "snow|coffee": "winter|coffee|slowmorning",
      school: "backtoschool|family|parenting",
      "sunday plans": "sunday|weekend|slowliving",
      keys: "newhome|moving|happy",
    }),
  },
  {
    knownBy: "category|course|section|menu section",
    follows: "name|title|dish|dish name",
    owner: oneOf("menu|dish|food"),
    isOwn: true,
    fits: toTexts({
      "dessert|desserts": "Lemon tart|Chocolate mousse|Apple crumble|Tiramisu|Panna cotta",
      "drink|drinks|beverage|beverages":
        "Fresh lemonade|Mango lassi|Iced tea|Sparkling water|House red, 0.2 l",
      "starter|starters|appetizer|appetizers":
        "Tomato soup|Garlic prawns|Goat cheese salad|Bruschetta",
      "side|sides": "Sweet potato fries|Green salad|Garlic bread|Steamed rice",
      "soup|soups": "Tomato soup|Lentil soup|Pumpkin soup|Chicken broth with noodles",
      "salad|salads":
        "Goat cheese salad|Chickpea and fennel salad|Green salad|Salmon and lentil salad",
      "pizza|pizzas": "Margherita|Funghi|Quattro stagioni|Spicy salami",
      "pasta|pastas": "Spaghetti with tomatoes|Penne with mushrooms|Lasagne of the day",
      "burger|burgers": "Classic cheeseburger|Mushroom burger|Crispy chicken burger|Lentil burger",
      breakfast: "Pancakes with berries|Avocado toast|Porridge with apples|Eggs on sourdough",
    }),
  },
  ...(
    [
      [
        "price|unit price",
        {
          "drink|drinks|beverage|beverages": [2.8, 6.5, 1],
          "dessert|desserts": [4.5, 8.9, 1],
          "side|sides": [3.2, 6.5, 1],
          "soup|soups|starter|starters|appetizer|appetizers": [5.2, 10.5, 1],
        },
      ],
      [
        "spice level|spiciness|heat level|spicy level|spiciness level",
        { [`${sweet}|${brewed}`]: [0, 0, 0] },
      ],
      ["prep time minutes|prep time|preparation time|preparation minutes", { [brewed]: [1, 4, 0] }],
      [
        "calories|kcal|calorie count",
        {
          [brewed]: [5, 190, 0],
          [sweet]: [260, 560, -1],
          "main|mains|main course|main courses|entree|entrees|burger|burgers|pizza|pizzas|pasta|pastas|bowl|bowls":
            [480, 980, -1],
          "side|sides|soup|soups|starter|starters|appetizer|appetizers|salad|salads": [
            140, 390, -1,
          ],
        },
      ],
    ] as const
  ).map(
    ([follows, fits]): Pairing => ({
      knownBy: "category|course|section|menu section",
      follows,
      owner: oneOf("menu|dish|food"),
      isOwn: true,
      fits: toRanges(fits),
    }),
  ),
  {
    knownBy: "dish|dish name|menu item|item|item name|name",
    follows: "course|course type",
    owner: oneOf("dish|item|orderitem|menuitem|orderline|line"),
    fits: toMentions({
      "soup|salad|bruschetta|carpaccio": "starter|=starters|=appetizer|=appetizers|=first",
      "curry|salmon|tacos|pie|risotto|pasta|pizza|burger|steak|ramen|stir-fry|lasagne|lasagna":
        "main|=mains|=entree|=main course",
      "cake|tart|tiramisu|ice cream|pudding|brownie|panna cotta": "dessert|=desserts",
      "lemonade|coffee|tea|juice|wine|beer|water|cola|espresso|latte": "drink|=drinks|=beverage",
    }),
  },
  {
    knownBy: "category|course|section|menu section",
    follows: "description|details",
    owner: oneOf("menu|dish|food"),
    isOwn: true,
    fits: toTexts({
      "dessert|desserts": "Sweet, light and made this morning.|With a scoop of vanilla ice cream.",
      "drink|drinks|beverage|beverages": "Ice cold, with a slice of lemon.|Made in the house.",
      "starter|starters|appetizer|appetizers": "Small, warm and good to share.|With fresh bread.",
    }),
  },
  {
    knownBy: "type|wallet type|account type",
    follows: "name|wallet name|account name|nickname|account nickname|label|alias",
    owner: oneOf("wallet|account|bankaccount"),
    isOwn: true,
    fits: toTexts({
      joint: "Joint account|Household|Shared flat",
      business: "Business account|Company account|Project account",
      cash: "Cash|Wallet|Holiday cash",
      "savings|saving": "Savings|Rainy day fund|Travel fund",
      "credit card|credit": "Credit card|Travel credit card",
      "investment|investments|brokerage": "Index funds|Retirement plan",
      "checking|current": "Main account|Joint account|Everyday account",
    }),
  },
  {
    knownBy: "name|category name|category",
    follows: "type|kind",
    owner: oneOf("category|budgetcategory"),
    isOwn: true,
    fits: toMentions({
      "salary|wage|bonus|interest|dividend|refund|gift received": "=income",
      "groceries|rent|transport|insurance|health|utilities|fuel|phone|internet|household|housing|pet|education|childcare":
        "=expense|=need|=needs|=essential|=essentials|=necessity",
      "subscription|dining out|dining|shopping|entertainment|travel|clothes|clothing|leisure|coffee|gift|hobbie|eating out|fun":
        "=expense|=want|=wants|=discretionary|=lifestyle",
      "savings|emergency fund|investment|rainy day": "=saving|=savings|=expense",
    }),
  },
  {
    knownBy: "provider|company|biller|payee",
    follows: "name|bill name|title",
    owner: oneOf("bill|recurring"),
    isOwn: true,
    fits: toMentions({
      "mobile|telecom": "Mobile phone",
      "fiber|fibernet|internet|cable": "Internet",
      "gas|energy|power|electric": "Electricity and gas",
      "apartment|housing|homes|rent": "Rent",
      water: "Water",
      "insurance|mutual|life": "Household insurance",
      "gym|fitness": "Gym",
      "stream|tv|music": "Streaming",
    }),
  },
  {
    knownBy: "name|metric|metric name|title",
    follows: "unit|units",
    owner: oneOf("kpi|metric"),
    isOwn: true,
    fits: toMentions({
      "users|visitors": "users",
      "rate|churn|share|conversion": "%",
      "revenue|sales|cost|income": "USD",
      "response time|load time|latency": "ms",
      "page views|views": "views",
      "tickets|orders|sign-ups": "per day",
    }),
  },
  {
    knownBy: "name|metric name|title|metric",
    follows: "period|time period|timeframe|interval|granularity",
    owner: oneOf("kpi|metric"),
    isOwn: true,
    fits: toMentions({
      monthly: "monthly|=month|=last_30_days",
      weekly: "weekly|=week|=last_7_days",
      daily: "daily|=day|=today",
      "annual|yearly": "yearly|=year",
      quarterly: "quarterly|=quarter",
    }),
  },
  {
    knownBy: "name|title|label",
    follows: "value|current value",
    owner: figured,
    unless: /^metric(?: name)?$/,
    isOwn: true,
    fits: toMentionedRanges(figures),
  },
  {
    knownBy: "metric|metric name",
    follows: "value|current value",
    owner: figured,
    isOwn: true,
    fits: toMentionedRanges(figures),
  },
  {
    knownBy: "category|type",
    follows: "name|item|item name|title",
    owner: oneOf("packing|luggage"),
    isOwn: true,
    fits: toTexts({
      clothes: "Rain jacket|Hiking boots|Swimsuit|Warm socks|Two shirts",
      toiletries: "Toothbrush|Sunscreen|Shampoo|Plasters",
      electronics: "Phone charger|Camera|Adapter plug|Headphones",
      documents: "Passport|Train tickets|Insurance card|Hotel booking",
      other: "Guide book|Water bottle|Playing cards",
    }),
  },
  {
    knownBy: "type|category|kind",
    follows: "name|title|place",
    owner: oneOf("place|attraction|sight|landmark|poi"),
    isOwn: true,
    fits: toTexts({
      museum: "Maritime Museum|Museum of Modern Art|City Museum",
      restaurant: "The Blue Heron|Café Meridian|Noodle House",
      park: "Botanical Garden|Castle Park|Riverside Park",
      landmark: "Old Lighthouse|Town Hall Tower|Stone Bridge|Cathedral",
      shop: "Harbour Books|Flea Market Hall|Chocolate Workshop",
      beach: "North Beach|Pebble Cove|Sunset Bay",
    }),
  },
];
