import { oneOf } from "../../../one-of.ts";
import { type Pairing, toMentionedRanges, toMentions, toRanges, toTexts } from "../pairing.ts";

const videoGames = oneOf("game|videogame|gamelibrary|librarygame");
const habits = oneOf("habit|habittracker|routine");

/** Fields, pictures, budgets: what people have beside their trade. */
export const pursuitPairings: readonly Pairing[] = [
  {
    knownBy: "genre|genres|main genre|primary genre|category",
    follows: "age rating|esrb rating|esrb|content rating|pegi|pegi rating|age rating label",
    owner: videoGames,
    fits: toMentions({
      "horror|survival|shooter|fps": "PEGI 16|PEGI 18|18+|=M|=Mature|=18|=16",
      "action|fighting|role[- ]playing|rpg|adventure|strategy|mmo|stealth|battle royale|roguelike":
        "PEGI 12|PEGI 16|=T|=Teen|=12|=16",
      "puzzle|sport|sports|racing|simulation|platformer|card|music|rhythm|party|educational|family|casual":
        "PEGI 3|PEGI 7|All ages|=E|=Everyone|=E10+|=3|=7",
    }),
  },
  {
    knownBy: "genre|genres|main genre|primary genre",
    follows:
      "playtime hours|average playtime hours|hours to beat|main story hours|playtime|completion hours",
    owner: videoGames,
    unless: /^(?:last played|hours played|player.*|owned|purchased|achievements unlocked)$/,
    fits: toMentionedRanges({
      "role[- ]playing|rpg|mmo": [40, 120, 0],
      "strategy|simulation|survival|card": [25, 80, 0],
      "puzzle|platformer|fighting|horror|music|rhythm|party|casual": [5, 16, 0],
      "action|adventure|shooter|stealth|racing|sport|sports": [9, 35, 0],
    }),
  },
  {
    knownBy: "position|playing position|role",
    follows: "goals|goals scored|total goals",
    owner: oneOf("player|footballer|squad|athlete"),
    fits: toRanges({
      "gk|goalkeeper|keeper": [0, 0, 0],
      "df|defender|cb|lb|rb|back": [0, 4, 0],
      "mf|midfielder|cm|cdm|cam": [1, 9, 0],
      "fw|forward|striker|st|winger|lw|rw": [3, 22, 0],
    }),
  },
  {
    knownBy: "position|playing position|role",
    follows: "assists|total assists",
    owner: oneOf("player|footballer|squad|athlete"),
    fits: toRanges({
      "gk|goalkeeper|keeper": [0, 1, 0],
      "df|defender|cb|lb|rb|back": [0, 5, 0],
      "mf|midfielder|cm|cdm|cam|fw|forward|striker|st|winger|lw|rw": [1, 13, 0],
    }),
  },
  {
    knownBy: "crop|crop name|crop type|plant|vegetable|name|common name|plant name",
    follows: "variety|cultivar|crop variety|seed variety",
    fits: toTexts({
      "carrot|carrots": "Nantes|Purple Haze",
      lettuce: "Little Gem|Lollo Rossa",
      "bean|beans|runner bean": "Blue Lake|Borlotti",
      "courgette|courgettes|zucchini": "Black Beauty|Gold Rush",
      kale: "Lacinato|Red Russian",
      "strawberry|strawberries": "Elsanta|Mara des Bois",
      monstera: "Thai Constellation|Variegata",
      "snake plant": "Laurentii|Moonshine",
      "peace lily": "Sensation|Sweet Chico",
      "fiddle-leaf fig": "Bambino|Compacta",
      "aloe vera": "Barbadensis|Chinensis",
      lavender: "Hidcote|Munstead",
      rosemary: "Tuscan Blue|Arp",
      basil: "Genovese|Greek Bush",
      hydrangea: "Annabelle|Limelight",
      "japanese maple": "Bloodgood|Garnet",
      "olive tree": "Arbequina|Leccino",
      "maize|corn": "Golden Bantam|Silver Queen|Early Sunglow",
      "wheat|winter wheat|spring wheat": "Skyfall|Extase|Mercia|Julius",
      barley: "Planet|Laureate|Golden Promise",
      "rapeseed|canola": "Aurelia|Campus|Ambassador",
      "potatoes|potato": "Charlotte|Maris Piper|Nicola|Agria",
      "soybeans|soybean|soy": "Merlin|Lenka|Abelina",
      "sugar beet|sugar beets": "Daphna|Annika|Smart Janninka",
      sunflower: "Velvet Queen|Talento|Sunrich Orange",
      "apples|apple": "Boskoop|Gala|Elstar|Braeburn",
      "grapes|grape": "Riesling|Merlot|Pinot Noir",
      "tomatoes|tomato": "San Marzano|Sungold|Brandywine",
      "oats|oat": "Mascani|Husky|Max",
      rye: "Inspector|Serafino",
    }),
  },
  {
    knownBy: "medium|technique|materials",
    follows: "period|era|art period|movement|style",
    owner: oneOf("exhibit|artwork|painting|artpiece|piece|artifact|work"),
    fits: toMentions({
      "video|projection|digital|neon|installation": "Contemporary|=modern|=21st century",
      "gelatin|photograph|print|photo|collage|acrylic": "Modern|Contemporary|=20th century",
      linocut: "Modern|Contemporary|=20th century",
    }),
  },
  {
    knownBy: "period|era|art period|epoch|style",
    follows: "year created|year|year made|creation year|date year|year painted",
    owner: oneOf("artwork|exhibit|painting|sculpture|artifact|piece|work"),
    fits: toRanges({
      renaissance: [1420, 1590, 0],
      baroque: [1600, 1745, 0],
      romanticism: [1790, 1849, 0],
      impressionism: [1868, 1895, 0],
      modern: [1900, 1962, 0],
      contemporary: [1972, 2024, 0],
      medieval: [1050, 1400, 0],
    }),
  },
  {
    knownBy: "category|budget category|expense category",
    follows: "subcategory|sub category",
    owner: oneOf("budget|expense|transaction|line|spending"),
    fits: toTexts({
      "groceries|food": "Supermarket|Bakery|Farmers' market",
      "rent|housing": "Monthly rent|Service charges|Repairs",
      transport: "Public transport|Fuel|Parking|Bicycle",
      utilities: "Electricity|Water|Internet|Heating",
      "subscriptions|entertainment": "Streaming|Music|Newspaper|Gym",
      "restaurants|eating out": "Lunch|Dinner|Coffee",
      health: "Pharmacy|Dentist|Glasses",
      insurance: "Household|Liability|Car",
      savings: "Emergency fund|Holiday|Pension",
      travel: "Flights|Hotels|Train tickets",
      shopping: "Clothes|Household|Electronics",
    }),
  },
  {
    knownBy: "category|budget category|expense category",
    follows: "payee|merchant|merchant name|vendor|paid to",
    owner: oneOf("budget|expense|line|spending"),
    fits: toTexts({
      "groceries|food": "Green Grocer|Fernway Foods|Corner Bakery",
      "rent|housing": "Oakline Property|Harbour Homes",
      transport: "City Transport|Northline Rail|Fuel & Go",
      utilities: "Hearth Energy|City Waterworks|Bluebird Telecom",
      "subscriptions|entertainment": "Streamly|Daily Courier|City Fitness",
      "restaurants|eating out": "The Copper Pan|Café Lume|Little Bistro",
      health: "Market Pharmacy|Dr. Weber, dentist",
      insurance: "Union Life|Alder Mutual",
      savings: "Own savings account",
      travel: "SkyBridge|Hotel Lume|Northline Rail",
      shopping: "Lakeside Outfitters|Homeware & Co",
    }),
  },
  {
    knownBy: "name|title|goal|goal name",
    follows: "metric|measure|measured by|tracked metric",
    owner: oneOf("fitness|health"),
    fits: toMentions({
      "walk every": "Steps",
      weight: "Body weight",
      "marathon|cycle": "Running distance",
      "train|pull-up": "Workouts",
      "active minute": "Active minutes",
      sleep: "Sleep",
    }),
  },
  {
    knownBy: "metric|measure|measured by|tracked metric",
    follows: "unit|units|target unit",
    owner: oneOf("fitness|health|goal"),
    fits: toTexts({
      steps: "steps",
      "body weight": "kg",
      "running distance": "km",
      workouts: "workouts",
      "active minutes": "min",
      sleep: "hours",
    }),
  },
  {
    knownBy: "metric|measure|measured by|tracked metric",
    follows: "target|target value|goal|goal value",
    owner: oneOf("fitness|health|goal"),
    fits: toRanges({
      steps: [7000, 12_000, -3],
      "body weight": [58, 84, 0],
      "running distance": [5, 42, 0],
      workouts: [3, 5, 0],
      "active minutes": [30, 90, -1],
      sleep: [7, 9, 0],
    }),
  },
  {
    knownBy: "service|service name|provider",
    follows: "category|type",
    owner: oneOf("subscription"),
    fits: toTexts({
      streambox: "Video",
      tunewave: "Music",
      "cloudnest|photosafe": "Cloud storage",
      fitpass: "Fitness",
      "daily herald": "News",
      gamevault: "Games",
      lingoleap: "Learning",
    }),
  },
  {
    knownBy: "habit|habit name|name|title",
    follows: "unit|units|measure|target unit|goal unit",
    owner: habits,
    fits: toMentions({
      read: "pages",
      "water|drink": "glasses|=ml|=litres",
      "meditate|stretch|run|yoga|practi|study|tidy": "minutes|=min|=times",
      walk: "steps",
      "journal|write|sugar|bed|cook": "times",
    }),
  },
  {
    knownBy: "habit|habit name|name|title",
    follows: "goal|target|target value|goal value|daily goal|daily target|target count",
    owner: habits,
    fits: toMentionedRanges({
      read: [20, 20, 0],
      "water|drink": [6, 8, 0],
      "meditate|stretch|tidy": [10, 20, -1],
      "run|study|practi": [30, 30, 0],
      walk: [8000, 10_000, -3],
      "journal|write|sugar|bed|cook": [1, 1, 0],
    }),
  },
  {
    knownBy: "habit|habit name|name|title",
    follows: "target count",
    owner: habits,
    unless: /\bunits?$|^measure$/,
    fits: toMentionedRanges({ "water|drink": [6, 8, 0], "\\w+": [1, 1, 0] }),
  },
  {
    knownBy: "habit|habit name|name|title",
    follows: "emoji|icon emoji",
    owner: habits,
    fits: toMentions({
      "read|book": "📚",
      "water|drink": "💧",
      "meditate|breathe|yoga": "🧘",
      "stretch|run|walk|exercise|workout|push-up": "🏃",
      "journal|write|diary": "✍️",
      "sleep|bed|phone": "😴",
      "vegetable|fruit|cook|sugar|eat": "🥗",
      "guitar|piano|practise|practice": "🎸",
      "tidy|clean|floss|teeth": "✨",
      "language|spanish|learn|study": "🗣️",
    }),
  },
  {
    knownBy: "name|pose|pose name|title|english name",
    follows: "sanskrit name|sanskrit|sanskrit title",
    fits: toTexts({
      "tree pose": "Vrikshasana",
      "warrior ii": "Virabhadrasana II",
      "child's pose": "Balasana",
      "downward-facing dog": "Adho Mukha Svanasana",
      "cobra pose": "Bhujangasana",
      "triangle pose": "Trikonasana",
      "bridge pose": "Setu Bandhasana",
      "boat pose": "Navasana",
    }),
  },
  {
    knownBy: "name|pose|pose name|title|english name",
    follows: "category|type",
    owner: oneOf("pose|yogapose|asana"),
    fits: toTexts({
      "tree pose": "Balance",
      "warrior ii|triangle pose|downward-facing dog": "Standing",
      "child's pose": "Resting",
      "cobra pose|bridge pose": "Backbend",
      "boat pose": "Core",
    }),
  },
  {
    knownBy: "category|type|topic",
    follows: "title|subject|headline",
    owner: oneOf("neighborhood|neighbourhood|neighbor|neighbour|nextdoor"),
    fits: toTexts({
      "lost_found|lost found|lost and found|lost & found":
        "Lost grey cat near the park|Bike found by the canal|Keys found on Mill Lane|Lost: child's red glove",
      "recommendation|recommendations|question":
        "Can anyone recommend a plumber?|Looking for a babysitter|Best bakery around here?|Good vet nearby?",
      "safety|crime|alert":
        "Car windows broken last night|Street light out on Elm Street|Power cut on Mill Lane?|Ice on the footbridge",
      "for_sale|for sale|free|marketplace":
        "Free moving boxes|Children's bike, 20 inch|Oak dining table, six seats|Garden chairs, set of four",
      "event|events":
        "Street party on Saturday|Flea market on the square|Choir concert in the church|Litter pick on Sunday",
    }),
  },
  {
    knownBy: "category|type|topic",
    follows: "body|content|text|message",
    owner: oneOf("neighborhood|neighbourhood|neighbor|neighbour|nextdoor"),
    fits: toTexts({
      "lost_found|lost found|lost and found|lost & found":
        "Please call me if you have seen or heard anything.|Send me a message with a photo, please.|We miss it a lot, thank you for looking.",
      "recommendation|recommendations|question":
        "Happy about any tips, thank you all.|Somebody reliable and not too far away, please.|We are new here and know nobody yet.",
      "safety|crime|alert":
        "Has anyone else noticed this?|Let us keep an eye out.|I have told the city, please take care.",
      "for_sale|for sale|free|marketplace":
        "Pick up from my porch any evening this week.|Hardly used, we are moving out.|First come, first served.",
      "event|events":
        "Everybody is welcome, bring something to share.|Starts at three, rain or shine.|We still need two helpers.",
    }),
  },
  {
    knownBy: "title|headline|ad title|item",
    follows: "category|type",
    owner: oneOf("classified|classifiedad|smallad|second|secondhand|marketplace|listing"),
    fits: toMentions({
      bike: "Bikes",
      "dining table|sofa bed|bookshelf": "Furniture",
      "coffee machine": "Electronics",
      "garden chair": "Garden",
    }),
  },
];
