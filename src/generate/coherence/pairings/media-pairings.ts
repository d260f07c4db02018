import { type Pairing, toMentionedRanges, toMentions, toTexts } from "./pairing.ts";

const told = "description|about|summary|short description|subtitle|tagline";
const shelves = "category|genre|topic|theme|categories|genres|topics";
const meditations = /^(?:meditation|mindfulness)$/;
const volunteering = /^(?:volunteer|volunteering|volunteeropportunity)$/;
const questions = "question|question text|prompt|text";

/** What a hundred grams of such food have of each: energy in kilocalories, the rest in grams. */
const foods: Readonly<
  Record<string, readonly [energy: Span, protein: Span, carbs: Span, fat: Span]>
> = {
  "oil|butter|lard": [
    [720, 884],
    [0, 1],
    [0, 1],
    [81, 100],
  ],
  "parmesan|cheese|feta|mozzarella": [
    [260, 420],
    [17, 35],
    [0, 4],
    [20, 32],
  ],
  "chicken|beef|salmon|fish|prawn|tofu|egg": [
    [110, 220],
    [13, 27],
    [0, 3],
    [3, 15],
  ],
  "flour|rice|pasta|oat|bread|spaghetti": [
    [330, 370],
    [7, 13],
    [65, 79],
    [1, 4],
  ],
  "lentil|chickpea|bean": [
    [90, 140],
    [6, 9],
    [16, 25],
    [1, 3],
  ],
  "sugar|honey": [
    [300, 400],
    [0, 0],
    [80, 100],
    [0, 0],
  ],
  "nut|almond|seed": [
    [560, 640],
    [15, 22],
    [15, 28],
    [45, 55],
  ],
  "garlic|onion|tomato|tomatoe|lemon|carrot|spinach|basil|pepper|mushroom|aubergine|potato|potatoe|apple|ginger|lime":
    [
      [18, 80],
      [1, 2],
      [2, 15],
      [0, 1],
    ],
};
type Span = readonly [least: number, most: number];

const nutrients = [
  "calories per 100 g|calories per100g|calories per 100g|kcal per 100g|kcal|calories",
  "protein|protein g|protein per 100g",
  "carbs|carbohydrates|carbs g|carbs per 100g",
  "fat|fat g|fat per 100g",
].map(
  (follows, at): Pairing => ({
    knownBy: "name|ingredient|ingredient name|food",
    follows,
    owner: /^ingredient$/,
    fits: toMentionedRanges(
      Object.fromEntries(
        Object.entries(foods).map(([words, spans]) => [words, [...(spans[at] ?? [0, 0]), 0]]),
      ),
    ),
  }),
);

/** What is heard, asked and talked about: a show is described as what it is called. */
export const mediaPairings: readonly Pairing[] = [
  ...nutrients,
  {
    knownBy: "title|name|podcast name|show name|podcast title",
    follows: told,
    owner: /^podcast$/,
    fits: toTexts({
      "Small Talk": "Weekly conversations with people who make things.",
      "The Long Answer": "One question, one guest, and all the time it takes.",
      "Night Shift": "Stories of people who work while everybody sleeps.",
      "Open Tabs": "What the web talked about this week, in half an hour.",
      "Two Cups": "Two friends, two cups, no script.",
      "Field Notes": "The science behind what you see on a walk.",
      "Kitchen Table": "Family recipes, and the stories that come with them.",
    }),
  },
  {
    knownBy: "title|name|podcast name|show name|podcast title",
    follows: shelves,
    owner: /^podcast$/,
    fits: toTexts({
      "Small Talk": "Society|Arts|=Culture|=Interview",
      "The Long Answer": "Society|Education|=Interview",
      "Night Shift": "Society|Business|=True Crime",
      "Open Tabs": "Technology|=Tech|=News",
      "Two Cups": "Comedy",
      "Field Notes": "Science|=Education|=Nature",
      "Kitchen Table": "Food|=Lifestyle|=Society|=Culture",
    }),
  },
  {
    knownBy: "title|name",
    follows: told,
    owner: /^(?:forum|subforum|forumcategory|board)$/,
    fits: toTexts({
      "General discussion": "Questions, answers and everything in between.",
      Introductions: "Introduce yourself and meet the others.",
      "Help and support": "Ask when something does not work. Somebody knows.",
      "Show your work": "Show what you made, finished or not.",
      "Off topic": "Everything that fits nowhere else.",
      "News and announcements": "News and announcements from the team.",
      "Buy and sell": "Second-hand, swaps and giveaways between members.",
    }),
  },
  {
    knownBy: "title|name",
    follows: "icon|icon name|emoji",
    owner: /^(?:forum|subforum|forumcategory|board)$/,
    fits: toTexts({
      "General discussion": "message",
      Introductions: "users",
      "Help and support": "help",
      "Show your work": "star",
      "Off topic": "coffee",
      "News and announcements": "bell",
      "Buy and sell": "tag",
    }),
  },
  {
    knownBy: "title|name",
    follows: told,
    owner: meditations,
    fits: toMentions({
      morning: "Wake up slowly, before the day begins to ask.",
      "body scan": "From the toes to the crown, one breath at a time.",
      "letting go": "Put down what you have carried all day.",
      sleep: "Long breaths and a quiet voice until you drift off.",
      kindness: "Good wishes, first for yourself, then for others.",
      "five quiet": "A short pause between two tasks.",
      walking: "Step by step, outdoors or up and down the hall.",
    }),
  },
  {
    knownBy: "title|name",
    follows: shelves,
    owner: meditations,
    fits: toMentions({
      morning: "Focus|Breathing|=morning",
      "body scan": "Stress|Sleep|=relaxation|=anxiety",
      "letting go": "Stress|=anxiety|=relaxation",
      sleep: "Sleep",
      kindness: "Gratitude|=compassion|=relationships",
      "five quiet": "Beginners|Focus|=stress",
      walking: "Focus|Beginners|=movement|=mindfulness",
    }),
  },
  {
    knownBy: "title|name",
    follows: "duration minutes|duration|length minutes|minutes",
    owner: meditations,
    fits: toMentionedRanges({ "five quiet": [5, 5, 0] }),
  },
  {
    knownBy: "name|title|newsletter name",
    follows: told,
    owner: /^newsletter$/,
    fits: toTexts({
      "The Slow Letter": "One long read a week, and nothing else.",
      "Harbour Notes": "What happens in town, from the quay to the station.",
      "Design Mornings": "Five links for people who make things look right.",
      "Small Bites": "One recipe, one story, no ads.",
      "Weekend Maps": "Short trips that need no plane.",
      "Plain Numbers": "One chart a week, explained in plain words.",
      "The Green Desk": "Climate news without the noise.",
    }),
  },
  {
    knownBy: "name|title|newsletter name",
    follows: shelves,
    owner: /^newsletter$/,
    fits: toTexts({
      "The Slow Letter": "Essays|Culture|Books|Interviews",
      "Harbour Notes": "Local news|Events|Interviews",
      "Design Mornings": "Design|Typography|Tools|Interviews",
      "Small Bites": "Food|Recipes|Seasons",
      "Weekend Maps": "Travel|Trains|Outdoors",
      "Plain Numbers": "Data|Economy|Science",
      "The Green Desk": "Climate|Energy|Nature",
    }),
  },
  {
    knownBy: "title|name|role|position",
    follows: told,
    owner: volunteering,
    fits: toMentions({
      "food bank": "Help us sort and hand out food once a week.",
      "river|clean-up": "Bring gloves and good shoes, we bring the bags.",
      reading: "Listen to children read aloud for half an hour.",
      tree: "Two hundred young oaks want to be in the ground by noon.",
      tea: "Keep older people company over a cup of tea.",
      dog: "Take our dogs out for an hour, in any weather.",
      homework: "Sit with pupils after school and explain it once more.",
    }),
  },
  {
    knownBy: "title|name|role|position",
    follows: "cause|cause area|category|theme",
    owner: volunteering,
    fits: toMentions({
      "food bank": "Food and shelter|=hunger|=community|=food",
      "river|clean-up|tree": "Environment|=nature",
      "reading|homework": "Education|=children|=youth",
      tea: "Older people|=seniors|=elderly|=community|=health",
      dog: "Animals|=animal welfare",
    }),
  },
  {
    knownBy: "name|title|room name",
    follows: "topic|description|about|purpose",
    owner: /^(?:chat|chatroom|groupchat|channel|room)$/,
    fits: toTexts({
      "Weekend plans": "Who is in town, and what are we doing?",
      "Book club": "One book a month, spoilers after the 20th.",
      "Running group": "Tuesdays at seven, slow and fast.",
      Lunch: "Who eats what, where and when.",
      General: "Everything that concerns all of us.",
      Design: "Drafts, feedback and things that look good.",
      Frontend: "Components, bugs and browsers.",
    }),
  },
  {
    knownBy: "title|name|class name",
    follows: told,
    owner: /^(?:yoga|yogaclass)$/,
    fits: toMentions({
      "morning|sunrise": "Wake up the body before the day does.",
      "yin|rest|relax|restorative": "Long holds, soft light and blankets for everyone.",
      "power|vinyasa|flow": "Breath and movement without a pause. We will sweat.",
      "hatha|gentle|stretch": "Slow and steady, with a long stretch at the end.",
      "basic|beginner": "A good start for everyone who is new here.",
    }),
  },
  {
    knownBy: "title|name|class name",
    follows: "style|yoga style|type",
    owner: /^(?:yoga|yogaclass)$/,
    fits: toMentions({
      "yin|rest|relax": "Yin|Restorative",
      "power|vinyasa|flow": "Vinyasa|=flow|=power",
      "hatha|gentle|stretch|basic|beginner": "Hatha",
    }),
  },
  {
    knownBy: "title|name|class name",
    follows: "level|difficulty",
    owner: /^(?:yoga|yogaclass|pilates)$/,
    fits: toMentions({
      "yin|rest|relax|gentle|stretch|sunset": "all levels|beginner",
      "basic|beginner": "beginner",
      "power|vinyasa": "intermediate|advanced",
    }),
  },
  {
    knownBy: "title|name|game",
    follows: told,
    owner: /^(?:boardgame|board)$/,
    fits: toTexts({
      "Harbour Lords": "Build a harbour town, one tile at a time.",
      "The Quiet Mountain": "Climb together before the weather turns.",
      "Paper Kingdoms": "Fold, draw and outwit three rival kings.",
      "Night Market": "Trade, bluff and be gone before dawn.",
      "Orchard Rivals": "Plant early, pick late, and watch your neighbours.",
      "Signal Fires": "Pass the message across the hills before it is too late.",
      "Grain and Gold": "Feed a city and still make a profit.",
    }),
  },
  {
    knownBy: "name|squad name|title",
    follows: "age range|age group|ages",
    owner: /^squads?$/,
    fits: toTexts({
      Minis: "6–8",
      Juniors: "8–10",
      "Under 12": "10–12",
      "Under 15": "12–15",
      Performance: "15–18",
      Masters: "18+",
    }),
  },
  {
    knownBy: questions,
    follows: "category|subject|topic|subject area",
    owner: /^(?:question|quiz|trivia|exam|test)$/,
    fits: toMentions({
      "capital|ocean|river|country": "Geography",
      "planet|speed of light": "Physics|=science|=astronomy|=space",
      "plant|organ": "Biology|=science|=nature",
      "chemical|gas": "Chemistry|=science",
      "painted|wrote": "Art|=arts|=literature|=culture|=entertainment",
      "×|square root|hexagon": "Mathematics|=maths|=math|=science",
    }),
  },
  {
    knownBy: "name|title|activity|event",
    follows: "time|start time",
    owner: /^(?:activit(?:y|ies)|itinerary|agenda|schedule|programme|program|events?|stops?)$/,
    fits: toMentions({
      breakfast: "08:00|08:30",
      "lunch|picnic": "12:30|13:00",
      "dinner|concert|drinks|party": "19:30|20:00",
      "sunset|evening": "18:30|19:00",
      "day trip|hike|check-out": "08:30|09:00",
    }),
  },
];
