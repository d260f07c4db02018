import { type Pairing, toMentionedRanges, toMentions, toTexts } from "./pairing.ts";

const told = "description|about|summary|short description|subtitle|tagline";
const shelves = "category|genre|topic|theme|categories|genres|topics";
const meditations = /^(?:meditation|mindfulness)$/;
const volunteering = /^(?:volunteer|volunteering|volunteeropportunity)$/;
const questions = "question|question text|prompt|text";

/** What is heard, asked and talked about: a show is described as what it is called. */
export const mediaPairings: readonly Pairing[] = [
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
