import { oneOf } from "../../../one-of.ts";
import { type Pairing, toMentions, toTexts } from "../pairing.ts";

const told = "description|about|summary|short description|subtitle|tagline";
const shelves = "category|genre|topic|theme|categories|genres|topics";
const meditations = oneOf("meditation|mindfulness");
const volunteering = oneOf("volunteer|volunteering|volunteeropportunity");
const questions = "question|question text|prompt|text";

/** What is heard, asked and talked about: a show is described as what it is called. */
export const mediaPairings: readonly Pairing[] = [
  {
    knownBy: "title english|english title",
    follows: "title japanese|japanese title|title native|native title",
    owner: oneOf("anime|manga"),
    fits: toTexts({
      "The Lantern Maker": "灯籠の職人",
      "Rival Engines": "ライバル・エンジン",
      "Parcel of Memories": "記憶の小包",
      "School of Wings": "翼の学校",
      "Rain over Tsuki Street": "月通りの雨",
      "The Last Tea House": "最後の茶屋",
    }),
  },
  {
    knownBy: "title|name|podcast name|show name|podcast title",
    follows: told,
    owner: oneOf("podcast"),
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
    owner: oneOf("podcast"),
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
    owner: oneOf("forum|subforum|forumcategory|board"),
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
    knownBy: "title|name|class name",
    follows: told,
    owner: oneOf("yoga|yogaclass"),
    fits: toMentions({
      "morning|sunrise": "Wake up the body before the day does.",
      "yin|rest|relax|restorative": "Long holds, soft light and blankets for everyone.",
      "power|vinyasa|flow": "Breath and movement without a pause. We will sweat.",
      "hatha|gentle|stretch": "Slow and steady, with a long stretch at the end.",
      "basic|beginner": "A good start for everyone who is new here.",
    }),
  },
  {
    knownBy: questions,
    follows: "category|subject|topic|subject area",
    owner: oneOf("question|quiz|trivia|exam|test"),
    fits: toMentions({
      "capital|ocean|river|country": "Geography",
      "planet|speed of light": "Physics|=science|=astronomy|=space",
      "plant|organ": "Biology|=science|=nature",
      "chemical|gas": "Chemistry|=science",
      "painted|wrote": "Art|=arts|=literature|=culture|=entertainment",
      "7 × 8|square root|hexagon": "Mathematics|=maths|=math|=science",
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
