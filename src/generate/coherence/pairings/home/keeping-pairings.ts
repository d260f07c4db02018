import { oneOf } from "../../../one-of.ts";
import { type Pairing, toMentions, toRanges, toTexts } from "../pairing.ts";

const habit = oneOf("habit|routine");
const habits = "name|title|habit|habit name";
const challenge = oneOf("challenge");
const goals = "title|name|challenge name|challenge";

/** Habits and chores, beds and pots, what somebody subscribes to and what they jot down. */
export const keepingPairings: readonly Pairing[] = [
  {
    knownBy: habits,
    follows: "category|area|habit category",
    owner: habit,
    fits: toTexts({
      "drink water|no sugar": "Health",
      "morning run|stretch": "Fitness|=Health",
      "read 20 pages": "Learning|=Personal|=Productivity",
      "meditate|write a journal": "Mindfulness|=Personal|=Wellness|=Health",
    }),
  },
  {
    knownBy: goals,
    follows: "goal unit|unit|target unit|metric",
    owner: challenge,
    fits: toTexts({
      "30 days of yoga|no sugar in november|plank every day|meat-free month": "days",
      "10,000 steps a day": "steps",
      "read 12 books": "books",
      "cycle 200 km": "km",
    }),
  },
  {
    knownBy: goals,
    follows: "goal|target|goal value|target value|target count",
    owner: challenge,
    fits: toRanges({
      "30 days of yoga|no sugar in november|plank every day|meat-free month": [30, 30, 0],
      "10,000 steps a day": [10_000, 10_000, 0],
      "read 12 books": [12, 12, 0],
      "cycle 200 km": [200, 200, 0],
    }),
  },
  {
    knownBy: "title|name|chore|task|task name",
    follows: "description|details|instructions|notes",
    owner: oneOf("chore|household"),
    fits: toMentions({
      "rubbish|recycling|bin": "Blue bag for paper, black for the rest.|Bins go out before seven.",
      "sheet|bed": "Clean ones are in the wardrobe.|Wash the old ones at sixty.",
      "fridge|oven|dishwasher|dishes|kitchen":
        "Throw out what is past its date.|Use the vinegar, not the spray.",
      "bathroom|toilet|shower|sink": "Use the vinegar, not the spray.|Fresh towels afterwards.",
      "vacuum|hall|floor|mop|dust": "Do not forget the corners.|Move the chairs first.",
      "plant|garden|lawn": "Best done before breakfast.|Not when it rains.",
      "laundry|washing|ironing": "Colours and whites apart.|Hang it up the same day.",
      "groceries|shopping": "The list is on the fridge.|Take the big bags.",
      window: "Newspaper works best.|Inside and outside.",
    }),
  },
  {
    knownBy: "title|name|chore|task|task name",
    follows: "supplies|tools",
    owner: oneOf("chore|household|cleaning"),
    fits: toMentions({
      "cat|dog": "Pet food",
      plant: "Watering can",
      "dishwasher|dishes": "Dish towel",
      lawn: "Lawn mower|Rake",
      "laundry|bed": "Washing powder",
    }),
  },
  {
    knownBy: "room|room name|origin room|from room",
    follows: "destination room|to room",
    owner: oneOf("box|item"),
    fits: (says) => ({ texts: [says.charAt(0).toUpperCase() + says.slice(1)] }),
  },
  {
    knownBy: "name|title|room|room name",
    follows: "area sqm|area|size sqm|floor area|area m2|square meters|size m2",
    owner: oneOf("room"),
    fits: toRanges({
      "bathroom|guest toilet": [4, 9, 0],
      "hallway|hall|pantry|storage": [3, 9, 0],
      "kitchen|office|study|guest room|nursery|children's room": [9, 17, 0],
      bedroom: [11, 20, 0],
      "living room": [19, 38, 0],
    }),
  },
  {
    knownBy: "type|task type|kind|category|activity",
    follows: "title|name|task|task name",
    owner: oneOf("garden|gardening|plant|houseplant|allotment"),
    fits: toTexts({
      "water|watering": "Water the tomatoes|Water the seedlings|Water the hanging baskets",
      "prune|pruning|trim": "Prune the roses|Cut back the lavender|Trim the hedge",
      "fertilize|fertilizing|fertilise|feed|feeding": "Feed the tomatoes|Fertilise the lemon tree",
      "repot|repotting": "Repot the monstera|Move the basil to a bigger pot",
      "plant|planting|sow|sowing|seeding": "Sow the lettuce|Plant the tulips|Sow the carrots",
      "weed|weeding": "Weed the herb bed|Weed the path",
      "harvest|harvesting": "Pick the beans|Harvest the courgettes|Dig up the potatoes",
      "mow|mowing": "Mow the lawn",
      "clean|cleaning": "Clean the greenhouse|Rake the leaves",
    }),
  },
  {
    knownBy: "name|item|item name|category|product",
    follows: "location|storage|stored in|storage location|place",
    owner: oneOf("pantry|grocery|food|fridge|kitchen"),
    fits: toMentions({
      frozen: "freezer",
      "peanut butter|coconut milk": "pantry|=cupboard|=shelf",
      "milk|yoghurt|cheese|butter|egg|dairy|salad|meat|fish": "fridge|=refrigerator",
      "flour|rice|pasta|oil|honey|peanut butter|chickpea|bean|oat|grain|spread|tin|sugar|salt":
        "pantry|=cupboard|=shelf",
    }),
  },
  {
    knownBy: "name|service|service name|title|provider",
    follows: "category|type|kind",
    owner: oneOf("subscription"),
    fits: toTexts({
      cinebox: "Streaming|=Entertainment|=Video",
      tunely: "Music|=Entertainment",
      cloudnest: "Cloud storage|=Productivity|=Software|=Storage",
      "morning herald": "News|=Newspapers|=Education",
      fitclub: "Fitness|=Health",
      "lingo plus": "Learning|=Education",
      gamedeck: "Gaming|=Games|=Entertainment",
      mealcrate: "Food|=Shopping|=Other",
    }),
  },
  {
    knownBy: "name|service|service name|title",
    follows: "provider|provider name|merchant|company",
    owner: oneOf("subscription"),
    fits: toTexts(
      Object.fromEntries(
        "Cinebox|Tunely|Cloudnest|Morning Herald|Fitclub|Lingo Plus|Gamedeck|Mealcrate"
          .split("|")
          .map((name) => [name, name]),
      ),
    ),
  },
  {
    knownBy: "name|service|service name|title",
    follows: "price|cost|amount|monthly price|monthly cost",
    owner: oneOf("subscription"),
    fits: toRanges({
      "cinebox|tunely|gamedeck|lingo plus": [7, 16, 0],
      "cloudnest|morning herald": [2, 9, 0],
      "fitclub|mealcrate": [19, 49, 0],
    }),
  },
  {
    knownBy: "type|question type|kind",
    follows: "help text|hint|instructions|helper text",
    owner: oneOf("question"),
    fits: toTexts({
      "single choice|radio|dropdown|select": "Choose one.|You can skip this question.",
      "multiple choice|checkbox|multi select": "Choose all that apply.",
      "rating|scale|likert|nps": "One is lowest, five is highest.|You can skip this question.",
      "open text|text|long text|short text|textarea": "A few words are enough.",
    }),
  },
  {
    knownBy: "min label|low label|scale min label|left label|start label",
    follows: "max label|high label|scale max label|right label|end label",
    fits: toTexts({
      "not at all": "Extremely",
      "very poor": "Excellent",
      never: "Always",
      "strongly disagree": "Strongly agree",
      "very unlikely": "Very likely",
    }),
  },
];
