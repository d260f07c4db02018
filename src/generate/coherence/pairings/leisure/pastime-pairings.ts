import { oneOf } from "../../../one-of.ts";
import { type Pairing, toMentionedRanges, toMentions, toRanges, toTexts } from "../pairing.ts";

const vets = oneOf("vet|veterinary|pet|animal|vetvisit|vetappointment");
const reasons = "reason|visit reason|reason for visit|chief complaint|complaint";
const polls = oneOf("poll|vote|survey");

const objects = "object name|object|target|target name|name";
const watched = oneOf("observation|observing|astronomy|star|sky");

/** A porter is called one, and the story of a room is the one on its door. */
const nights: readonly Pairing[] = [
  {
    knownBy: "name|beer name|brew name|beer",
    follows: "style|beer style",
    fits: toMentions({
      stout: "Stout",
      porter: "Porter",
      "wheat|weisse": "Wheat",
      "pilsner|lager": "Lager",
      ipa: "IPA",
      "pale ale": "Pale ale",
      saison: "Saison",
    }),
  },
  {
    knownBy: "title|name|room name|room",
    follows: "theme|genre|setting",
    owner: oneOf("escape"),
    fits: toMentions({
      heist: "Heist",
      "clockmaker|library": "Mystery",
      temple: "Adventure",
      submarine: "Science fiction",
    }),
  },
  {
    knownBy: "title|name|room name|room",
    follows: "storyline|story|plot|description|scenario",
    owner: oneOf("escape"),
    fits: toMentions({
      heist: "A locked vault, three thieves, sixty minutes.",
      clockmaker: "The old master vanished, and the clock is ticking.",
      library: "Somebody left a last message between the shelves.",
      temple: "Find the golden mask before the sand runs out.",
      submarine: "The air lasts for an hour, and nobody answers the radio.",
    }),
  },
];

/** A league is played day by day, and a cup from round to round. */
const contests: readonly Pairing[] = [
  {
    knownBy: "result|outcome|score",
    follows: "termination|end reason|ended by|win reason|victory type|finished by",
    owner: oneOf("chess|chessgame|game|match"),
    fits: toTexts({
      "1/2-1/2|½–½|½-½|0.5-0.5|draw":
        "=draw agreement|=draw agreed|=draw|=agreement|=stalemate|=repetition|draw agreed|stalemate",
      "1-0|0-1|1–0|0–1|white|black|white wins|black wins":
        "checkmate|resignation|=timeout|=time|=time forfeit",
    }),
  },
  {
    knownBy: "sport|discipline|game",
    follows: "rules|regulations|terms",
    owner: oneOf("tournament|championship|league|competition"),
    fits: toTexts({
      "football|soccer":
        "Two halves of 15 minutes.|Seven players and three substitutes.|Win 3 points, draw 1 point.|Extra time, then penalties.",
      basketball:
        "Four quarters of ten minutes.|Five fouls and a player is out.|Five on the court, seven on the bench.|Overtime of five minutes.",
      "volleyball|beach volleyball":
        "Best of three sets.|Sets to 25, two points ahead.|Two time-outs a set.",
      "tennis|padel|badminton|table tennis|squash":
        "Best of three sets.|Tie-break at six all.|Players bring their own rackets.|New balls for each final.",
      "running|swimming|cycling|athletics|triathlon|rowing":
        "Sign in an hour before the start.|One false start and you are out.|Numbers are worn where they can be seen.|Times are taken by chip.",
      chess: "Thirty minutes each and ten seconds a move.|Touched is moved.|Phones stay outside.",
    }),
  },
  {
    knownBy: "sport|discipline|main sport",
    follows: "personal best|pb|best result|career best",
    owner: oneOf("athlete|sportsperson|player"),
    fits: toTexts({
      basketball: "41 points|36 points|44 points",
      volleyball: "29 points|33 points",
      "handball|hockey|ice hockey": "12 goals|14 goals",
      "football|soccer": "4 goals|5 goals",
      tennis: "Quarter-final|Semi-final|Fourth round",
      "cycling|rowing": "0:48:12|0:51:40",
      "swimming|swim": "0:52.31|1:58.04|4:12.87",
      "boxing|judo|wrestling|mma": "21 wins in a row|17 wins in a row",
      golf: "64|66|67",
    }),
  },
  {
    knownBy: "league|competition|tournament|league name|competition name|tournament name",
    follows: "round|stage|matchday|match round",
    owner: oneOf("match|fixture|game|football|footballmatch|matchday|livescore"),
    // Tennis is played in rounds, however its championships are called.
    unless: oneOf("surface|court|sets|court surface"),
    fits: toMentions({
      "league|division|championship|liga":
        "Matchday 3|Matchday 7|Matchday 12|Matchday 18|Matchday 24|Matchday 31",
      "cup|open|trophy": "Group stage|Round of 16|Quarter-final|Semi-final|Final",
    }),
  },
];

const plates: readonly Pairing[] = [
  {
    knownBy: "title|name|quest name",
    follows: "description|summary|story|about|text",
    owner: oneOf("quest|sidequest|mainquest"),
    fits: toTexts({
      "The Lost Lantern": "The keeper's lantern is gone, and the ships come closer to the rocks.",
      "Wolves at the Gate": "Something has been taking sheep at night.",
      "A Letter for the Miller": "Carry the letter through the pass before snow falls.",
      "The Sunken Bell": "The bell has not rung since the flood. Find out why.",
      "Bandits on the North Road": "Three roads lead to the camp, and all are watched.",
      "Herbs for the Healer": "Bring what the healer needs, and ask no questions.",
      "Into the Old Mine": "Nobody who went down has come back.",
      "The Silent Tower": "There is light in the top window, and no door.",
    }),
  },
  {
    knownBy: "position|playing position|field position",
    follows: "shirt number|jersey number|squad number|kit number",
    fits: toRanges({
      "gk|goalkeeper|keeper|goalie": [1, 1, 0],
      "def|defender|centre-back|center-back|full-back": [2, 6, 0],
      "mid|midfielder|midfield": [6, 24, 0],
      "fwd|forward|striker|winger|att|attacker": [7, 29, 0],
    }),
  },
  {
    knownBy: "type|meal type|meal",
    follows: "recipe|recipe name|dish|food|name|title|food name|food item|meal name|item",
    owner: oneOf("meal|meals|mealplan|mealentry|food|foodlog|nutrition|diary"),
    fits: toTexts({
      breakfast:
        "Porridge with berries|Shakshuka|Banana pancakes|Yoghurt with granola|Avocado toast",
      lunch: "Lentil soup|Caesar salad|Chicken wrap|Tomato pasta|Buddha bowl",
      dinner: "Roasted salmon with rice|Mushroom curry|Aubergine pie|Chicken stir-fry|Bean chili",
      snack: "Apple and peanut butter|Handful of almonds|Hummus and carrots|Greek yoghurt",
    }),
  },
  {
    knownBy: "type|meal type|meal",
    follows: "calories|kcal",
    owner: oneOf("meal|meals|mealplan|mealentry"),
    fits: toRanges({
      breakfast: [280, 480, -1],
      lunch: [420, 680, -1],
      dinner: [480, 780, -1],
      snack: [90, 240, -1],
    }),
  },
];

/** A cluster is no planet, and stands where it stands. */
const skies: readonly Pairing[] = [
  {
    knownBy: objects,
    follows: "object type|type|target type",
    owner: watched,
    fits: toMentions({
      galaxy: "galaxy",
      nebula: "nebula",
      cluster: "star cluster|=cluster|=star",
      "jupiter|saturn|mars|venus": "planet",
      "albireo|vega|betelgeuse": "star|=double star",
      moon: "moon",
    }),
  },
  {
    knownBy: objects,
    follows: "constellation",
    owner: watched,
    fits: toMentions({
      andromeda: "Andromeda",
      ring: "Lyra",
      dumbbell: "Vulpecula",
      orion: "Orion",
      hercules: "Hercules",
      whirlpool: "Canes Venatici",
      crab: "Taurus",
      albireo: "Cygnus",
      pleiades: "Taurus",
    }),
  },
];

/** What people ask each other, where they train, and why they take the dog to the vet. */
export const pastimePairings: readonly Pairing[] = [
  {
    knownBy: "question|title|poll question|prompt",
    follows:
      "options|choices|answers|option labels|options label|options text|options option|options name|options title|choices label|choices text|answers text|answers label",
    owner: polls,
    fits: toTexts({
      "Where should we go for the summer party?":
        "The lake|A boat trip|The old brewery|A barbecue in the park|Bowling",
      "Which day suits you best for the meeting?": "Monday|Tuesday|Wednesday|Thursday|Friday",
      "Should the library open on Sundays?":
        "Yes, all day|Yes, in the afternoon|Once a month|No|I do not mind",
      "What should we build next?": "Dark mode|Offline mode|A calendar view|Better search|An app",
      "How happy are you with the new office?": "Very happy|Happy|Neither|Unhappy|Very unhappy",
      "Which logo do you prefer?":
        "The blue one|The leaf|The plain letters|The old one|None of them",
    }),
  },
  {
    knownBy: "text|question|question text|prompt|title|label",
    follows: "type|question type|kind|answer type|input type",
    owner: oneOf("question|surveyquestion|surveyitem"),
    fits: toTexts({
      "How satisfied are you overall?|How easy was it to find what you needed?|How likely are you to recommend us?":
        "Rating|Scale|Stars|NPS|Linear scale|Likert|Single choice|Single|Radio|Choice",
      "Which feature do you use most?|How did you hear about us?|Which date works best for you?":
        "Single choice|Multiple choice|Single|Multiple|Radio|Select|Dropdown|Choice|Checkbox|Single select|Multi select",
      "What could we do better?|What would you improve?":
        "Text|Open|Open ended|Open text|Free text|Long text|Short text|Textarea|Paragraph|Comment",
    }),
  },
  {
    knownBy: "question|question text|text|title|prompt|label",
    follows: "answer text|answer value|response text|answer|value|response|text",
    owner: oneOf("answer|response|surveyanswer|surveyresponse|questionanswer|questionresponse"),
    of: oneOf("question|surveyquestion|formquestion"),
    unless: oneOf("rating|score"),
    fits: toTexts({
      "How satisfied are you overall?|How happy were you with your last order?":
        "Very satisfied|Satisfied|Satisfied|Neutral|Dissatisfied",
      "How easy was it to find what you needed?": "Very easy|Easy|Easy|Neither|Difficult",
      "How likely are you to recommend us?": "Very likely|Likely|Likely|Not sure|Unlikely",
      "Which feature do you use most?": "Search|Reports|Calendar|Messages|Exports",
      "How did you hear about us?": "A friend|Social media|Newsletter|Search|Press",
      "What could we do better?|What would you improve?":
        "Shorter waiting times|More choice|Lower prices|Answer emails sooner|Nothing, keep it up",
      "Which date works best for you?": "Monday|Wednesday|Friday|Saturday",
    }),
  },
  {
    knownBy: "text|question|question text|prompt|title|label",
    follows: "options|choices|answer options",
    owner: oneOf("question|survey|questionnaire"),
    fits: toTexts({
      "How satisfied are you overall?":
        "Very satisfied|Satisfied|Neutral|Dissatisfied|Very dissatisfied",
      "How easy was it to find what you needed?": "Very easy|Easy|Neither|Difficult|Very difficult",
      "How likely are you to recommend us?": "Very likely|Likely|Not sure|Unlikely|Very unlikely",
      "Which feature do you use most?": "Search|Reports|Calendar|Messages|Exports",
      "How did you hear about us?": "A friend|Social media|Newsletter|Search|Press",
      "What could we do better?": "Speed|Price|Support|Range|Design",
      "What would you improve?": "Speed|Price|Support|Range|Design",
      "Which date works best for you?": "Monday|Wednesday|Friday|Saturday",
    }),
  },
  {
    knownBy: "title|episode title|name",
    follows: "description|summary|show notes|episode description",
    owner: oneOf("episode"),
    fits: toTexts({
      "The Quiet Hour": "Three people on the hour of the day that belongs to them.",
      "Letters from the Lighthouse": "The last keeper reads from forty years of letters.",
      "The Night Baker": "What happens in a bakery before four in the morning.",
      "Repair or Replace?|What We Throw Away":
        "A conversation about repairing things instead of replacing them.",
      "A River Returns": "How a city learned to love its river again.",
      "First Jobs": "What we earned, what we broke and who told us to stay.",
      "Maps We Trust": "Who draws the maps in our pockets, and what they leave out.",
      "Small Rooms, Big Ideas": "A visit to four workshops under twelve square metres.",
    }),
  },
  {
    knownBy: "subject|subject name|course",
    follows: "topic|topics|lesson topic|chapter",
    owner: oneOf("tutoring|lesson|session|tutor|homework"),
    fits: toTexts({
      "mathematics|maths|math|algebra":
        "Quadratic equations|Fractions|Percentages|Graphs of functions",
      chemistry: "Acids and bases|The periodic table|Organic molecules",
      biology: "Photosynthesis|The cell|Food chains",
      physics: "Newton's laws|Electric circuits|Light and lenses",
      "french|spanish|german|italian": "Past tenses|Object pronouns|Ordering in a restaurant",
      "english|literature": "Essay structure|Conditionals|Reading a poem",
      "history|geography": "The industrial revolution|Rivers and valleys|Reading maps",
    }),
  },
  {
    knownBy: "dietary notes|dietary requirements|dietary restrictions|diet|dietary needs",
    follows: "meal choice|meal|menu choice|meal preference",
    owner: oneOf("guest|wedding|attendee|rsvp"),
    fits: toTexts({ vegan: "Vegan", vegetarian: "Vegetarian|Vegan" }),
  },
  ...nights,
  ...contests,
  ...plates,
  ...skies,
  {
    knownBy: "name|title|badge|badge name",
    follows: "description|about|summary",
    owner: oneOf("badge|achievement"),
    fits: toTexts({
      "First Steps": "For the first post.",
      "Helping Hand": "For members who help others.",
      "Early Bird": "For being there before seven.",
      "Perfect Week": "For a whole week without a gap.",
      "Night Owl": "For being there after midnight.",
      "Conversation Starter": "For threads that many answer.",
      "Top Contributor": "For posts that others come back to.",
      "One-Year Club": "For a whole year with us.",
      "Dragon Slayer": "Defeat the last dragon.",
      "First Blood": "Win your first fight.",
      "Treasure Hunter": "Open every hidden chest.",
      Unbroken: "Finish a level without a mistake.",
      Collector: "Own one of every card.",
    }),
  },
  {
    knownBy: "type|item type|category|slot",
    follows: "name|item name|title",
    owner: oneOf("game|loot|inventory|equipment"),
    isOwn: true,
    fits: toTexts({
      weapon: "Iron Sword|Storm Bow|Frost Staff|Ember Hammer|Bronze Dagger",
      "armor|armour": "Dragonhide Vest|Oak Shield|Plate Helm|Ranger Cloak",
      "potion|consumable": "Healing Potion|Elixir of Speed|Mana Draught|Antidote",
      quest: "Sealed Letter|Broken Amulet|Old Map|Tower Key",
      "material|resource|crafting": "Silver Ore|Moonstone|Oak Plank|Spider Silk",
      "ring|accessory|jewelry|trinket": "Ember Ring|Moon Pendant|Lucky Charm",
    }),
  },
  {
    knownBy: "name|title",
    follows: "category|type|group",
    owner: oneOf("achievement|badge"),
    fits: toTexts({
      "First Steps": "Progress|=learning|=onboarding|=milestone|=participation",
      "Helping Hand|Conversation Starter|Top Contributor":
        "Social|=community|=contribution|=engagement|=expertise",
      "One-Year Club": "Loyalty|=milestone|=special|=membership|=streak",
      "Dragon Slayer|First Blood": "Combat",
      "Treasure Hunter": "Exploration",
      Collector: "Collection",
      Unbroken: "Progress|Story",
      "Perfect Week|Night Owl|Early Bird":
        "Streak|=time played|=activity|=consistency|=participation",
    }),
  },
  {
    knownBy: "name|title|badge|badge name",
    follows: "criteria|criterion|requirement|requirements|how to earn|condition|unlock condition",
    owner: oneOf("badge|achievement"),
    fits: toTexts({
      "First Steps": "Write one post",
      "Helping Hand": "Answer ten questions",
      "Early Bird": "Log in before 7:00 on ten days",
      "Perfect Week": "Log in on seven days in a row",
      "Night Owl": "Log in after midnight on ten days",
      "Conversation Starter": "Start a thread with 50 replies",
      "Top Contributor": "Get 500 likes",
      "One-Year Club": "Be a member for a year",
    }),
  },
  {
    knownBy: "name|title|package name|tour name",
    follows: "duration days|days|number of days|length days",
    owner: oneOf("package|tour|trip|holiday|vacation|itinerary"),
    fits: toMentionedRanges({
      "weekend|city break": [2, 3, 0],
      "three days": [3, 3, 0],
      "four days": [4, 4, 0],
      "five days": [5, 5, 0],
      "a week|seven days": [7, 7, 0],
    }),
  },
  {
    knownBy: "gender|sex",
    follows: "height|height cm",
    owner: oneOf("profile|user|member|person|dating|patient|player|athlete|client"),
    fits: toRanges({ "male|man|m": [166, 194, 0], "female|woman|f": [153, 179, 0] }),
  },
  {
    knownBy: "name|title|class name|class|class title|workout name",
    follows: "room|studio|location|hall",
    owner: oneOf("class|gym|fitness|yoga|workout"),
    fits: toMentions({
      "spin|cycle|cycling|indoor cycling": "Cycle room",
      "aqua|swim|swimming": "Pool",
      "yoga|pilates|stretch|barre|zumba|dance|mobility|flow": "Studio 1|Studio 2",
      "boxing|bootcamp|hiit|strength|circuit|power|body": "Main hall|Weights room",
    }),
  },
  {
    knownBy: reasons,
    follows: "cost|price|fee|total cost|amount|total|estimated cost|total price",
    owner: vets,
    fits: toRanges({
      "nail trim|grooming": [15, 35, 0],
      vaccination: [40, 85, 0],
      "annual check-up|check-up|checkup|follow-up": [45, 95, 0],
      "dental cleaning": [190, 420, 0],
      "limping on a hind leg": [90, 260, 0],
      "not eating": [85, 280, 0],
      "itchy skin": [70, 180, 0],
      "ear infection": [65, 160, 0],
      "surgery|neutering|spaying": [240, 900, 0],
      emergency: [180, 650, 0],
    }),
  },
  {
    knownBy: reasons,
    follows: "symptoms|symptom|signs|clinical signs",
    owner: vets,
    fits: toTexts({
      "Annual check-up|Vaccination|Nail trim": "None",
      "Limping on a hind leg": "Limping|Stiff in the morning|Swollen joint",
      "Not eating": "Not eating|Vomiting|Lethargy|Weight loss",
      "Itchy skin": "Scratching|Red patches|Hair loss",
      "Dental cleaning": "Bad breath|Chewing on one side|Red gums",
      "Ear infection": "Itchy ears|Head shaking|Smell from the ear",
    }),
  },
  {
    knownBy: reasons,
    follows: "diagnosis|findings|finding",
    owner: vets,
    fits: toTexts({
      "Annual check-up": "Healthy|Healthy, slightly overweight|Dental tartar",
      "Vaccination|Nail trim": "Healthy",
      "Limping on a hind leg": "Sprained leg|Mild arthritis|Torn claw",
      "Not eating": "Upset stomach|Tooth pain|Gastritis",
      "Itchy skin": "Flea allergy|Dermatitis|Food allergy",
      "Dental cleaning": "Dental tartar|Gingivitis",
      "Ear infection": "Ear infection|Ear mites",
    }),
  },
  {
    knownBy: "diagnosis|findings|finding",
    follows: "treatment|treatment plan|procedure|therapy",
    owner: vets,
    fits: toTexts({
      healthy: "Booster vaccination|Nails trimmed|None needed",
      "overweight|healthy, slightly overweight":
        "Special diet|More exercise, weigh again in a month",
      "dental tartar|gingivitis|tooth pain": "Dental cleaning|Scale and polish under anaesthetic",
      "sprained leg|mild arthritis|torn claw": "Pain relief and rest|Bandage for a week",
      "upset stomach|gastritis": "Bland diet for three days|Fluids and a light diet",
      "flea allergy|dermatitis|food allergy": "Flea treatment|Medicated shampoo",
      "ear infection|ear mites": "Ear drops for ten days|Ears cleaned and drops",
    }),
  },
  {
    knownBy: "diagnosis|findings|finding",
    follows:
      "medications name|medications medication|prescriptions name|prescriptions medication|medications drug|prescriptions drug",
    owner: vets,
    fits: toTexts({
      "healthy|overweight|healthy, slightly overweight|dental tartar":
        "Flea tablet|Worming tablet|Probiotic paste",
      "gingivitis|tooth pain|torn claw": "Clindamycin|Meloxicam|Amoxicillin",
      "sprained leg|mild arthritis": "Carprofen|Meloxicam|Gabapentin",
      "upset stomach|gastritis": "Probiotic paste|Maropitant|Sucralfate",
      "flea allergy|dermatitis|food allergy": "Flea tablet|Prednisolone|Cetirizine",
      "ear infection|ear mites": "Ear drops|Amoxicillin|Selamectin",
    }),
  },
  {
    knownBy: "diagnosis|findings|finding",
    follows: "prescription|medication|medications|medicine|drug|prescribed medication",
    owner: vets,
    fits: toTexts({
      "healthy|overweight|healthy, slightly overweight|dental tartar": "None",
      "gingivitis|tooth pain|torn claw": "Amoxicillin 200 mg|Clindamycin 75 mg",
      "sprained leg|mild arthritis": "Carprofen 50 mg|Meloxicam 1 mg",
      "upset stomach|gastritis": "Probiotic paste|Maropitant 16 mg",
      "flea allergy|dermatitis|food allergy": "Flea tablet|Prednisolone 5 mg",
      "ear infection|ear mites": "Ear drops|Ear drops, twice a day",
    }),
  },
];
