import { oneOf } from "../../../one-of.ts";
import { quizQuestions } from "../../../phrases/quiz-questions.ts";
import { type Pairing, toMentions, toRanges, toTexts } from "../pairing.ts";

const beasts = oneOf(
  "pet|animal|patient|livestock|cattle|herd|adoption|dog|cat|vet|shelter|foster|horse|walk|boarding|grooming",
);

const answersTo = (toAnswers: (right: string, all: string) => string) =>
  Object.fromEntries(
    Object.entries(quizQuestions).map(([question, all]) => [
      question,
      toAnswers(all.slice(0, all.indexOf("|")), all),
    ]),
  );
const rightAnswers = answersTo((right) => right);
/** Most people know most of it. */
const givenAnswers = answersTo(
  (right, all) => `${right}|${right}|${right}|${right}|${right}|${all}`,
);

/** Animals, food, health, rooms. */
export const lifePairings: readonly Pairing[] = [
  {
    knownBy: "category|section|course|menu category|category name|name",
    follows: "items name|dishes name|products name|menu items name",
    owner: oneOf("menu|category|section|restaurant|course"),
    saidInstead: ["Made in the house.", "A favourite of our guests.", "Ask us what goes with it."],
    fits: toTexts({
      "desserts|dessert|sweets":
        "Lemon tart|Chocolate mousse|Apple crumble|Panna cotta|Rice pudding with cinnamon|Almond cake",
      "drinks|beverages|cocktails":
        "Elderflower spritz|Homemade lemonade|Iced mint tea|Espresso|House red, glass|Ginger beer",
      "starters|starter|appetizers|small plates":
        "Tomato soup|Bruschetta|Beetroot carpaccio|Marinated olives|Mushroom toast|Crispy artichokes",
      "salads|salad":
        "Greek salad|Fennel and orange salad|Caesar salad|Lentil salad|Green leaf salad",
      "sides|side dishes": "Fries|Roasted carrots|Garlic bread|Steamed greens|Coleslaw",
      "soups|soup": "Tomato soup|Lentil soup|Leek and potato soup|Miso soup|Pumpkin soup",
      "from the grill|grill":
        "Grilled chicken with herbs|Lamb chops|Grilled salmon|Halloumi skewers|Ribeye steak",
      "breakfast|brunch":
        "Shakshuka|Porridge with berries|Eggs Benedict|Banana pancakes|Avocado toast",
    }),
  },
  {
    knownBy: "title|name|task|chore|description",
    follows: "room|location|area",
    owner: oneOf("chore|task|household|cleaning"),
    fits: toMentions({
      "sheets|bed|wardrobe": "Bedroom",
      "plants|windows|sofa|dust": "Living room",
      "rubbish|fridge|dishes|dishwasher|oven|kitchen": "Kitchen",
      "laundry|washing|towels|ironing": "Laundry room",
      "hall|stairs|shoes": "Hallway",
      "bathroom|shower|toilet|sink": "Bathroom",
      "garden|lawn|leaves|hedge": "Garden",
    }),
  },
  {
    knownBy: "title|name|plan name",
    follows: "diet|diet type|dietary preference",
    owner: oneOf("meal|plan|menu|diet"),
    fits: toTexts({
      "light week": "low calorie|=low carb|=balanced",
      mediterranean: "mediterranean|=balanced|=omnivore",
      "vegetarian week": "vegetarian",
      "high protein": "high protein|=omnivore",
      "family favourites|quick dinners": "omnivore|=balanced|=none|=standard",
    }),
  },
  {
    knownBy: "species|animal|animal type|pet type|kind of animal|type|pet species",
    follows: "breed|breed name",
    fits: toTexts({
      "dog|dogs|canine|puppy":
        "Labrador|Beagle|Border Collie|Poodle|Dachshund|Jack Russell Terrier|Boxer|Mixed breed",
      "cat|cats|feline|kitten":
        "Domestic Shorthair|Maine Coon|Siamese|British Shorthair|Tabby|Ragdoll|Bengal",
      rabbit: "Lionhead|Holland Lop|Netherland Dwarf|Rex",
      "guinea pig": "American|Abyssinian|Peruvian|Teddy",
      hamster: "Syrian|Roborovski|Dwarf Campbell",
      "bird|parrot|budgie": "Budgerigar|Cockatiel|African Grey|Lovebird",
      reptile: "Hermann's tortoise|Leopard gecko|Bearded dragon|Corn snake",
      "tortoise|turtle": "Hermann's tortoise|Russian tortoise|Red-eared slider",
      "lizard|gecko": "Leopard gecko|Bearded dragon|Crested gecko",
      snake: "Corn snake|Ball python|King snake",
      fish: "Guppy|Goldfish|Betta|Neon tetra",
      ferret: "Sable|Albino|Cinnamon",
      "horse|pony": "Haflinger|Hanoverian|Arabian|Icelandic Horse|Quarter Horse|Shetland Pony",
      "cow|cattle|bull|calf": "Holstein|Jersey|Angus|Simmental|Brown Swiss",
      "sheep|lamb": "Merino|Suffolk|Texel|Dorset",
      goat: "Saanen|Boer|Alpine|Nubian",
      "pig|hog": "Berkshire|Duroc|Large White|Hampshire",
      "chicken|hen|poultry": "Leghorn|Sussex|Orpington|Rhode Island Red",
      duck: "Pekin|Runner|Muscovy",
    }),
  },
  {
    knownBy: "species|animal|animal type|pet type|pet species",
    follows: "vaccine|vaccine name|vaccination|vaccinations name|vaccines name",
    of: oneOf("pet|animal|dog|cat|horse|patient"),
    fits: toTexts({
      "dog|puppy": "Rabies|Distemper|Parvovirus|Leptospirosis|Kennel cough",
      "cat|kitten": "Rabies|Feline flu|Feline leukaemia|Panleukopenia",
      rabbit: "Myxomatosis|Rabbit haemorrhagic disease",
      "horse|pony": "Tetanus|Equine influenza|West Nile virus",
      "ferret|hamster|guinea pig": "Rabies|Distemper",
      "parrot|bird|chicken": "Polyomavirus|Newcastle disease",
    }),
  },
  {
    knownBy: "species|animal|animal type|pet type|pet species",
    follows: "color|colour|coat|coat color|coat colour|fur color|markings",
    fits: toTexts({
      "dog|puppy": "black|brown|tan and white|golden|black and white|brindle",
      "cat|kitten": "grey tabby|ginger|black|tortoiseshell|white|calico",
      "rabbit|guinea pig|hamster": "white|grey|brown|black and white",
      "bird|parrot|budgie|parakeet": "green|blue|yellow|grey|white",
      "horse|pony": "chestnut|bay|grey|black|palomino",
      "fish|reptile|snake|turtle": "orange|green|brown|striped",
    }),
  },
  {
    knownBy: "role|relation|relationship",
    follows: "age",
    owner: oneOf("member|family|relative|familymember|household|kin"),
    fits: toRanges({
      "mother|father|parent|partner|spouse|wife|husband": [29, 56, 0],
      "son|daughter|child": [1, 19, 0],
      "grandmother|grandfather|grandparent": [61, 86, 0],
      "aunt|uncle": [27, 66, 0],
    }),
  },
  {
    knownBy: "species|animal|animal type|pet type|pet species",
    follows: "age|age years|age in years",
    owner: oneOf("pet|animal|dog|cat|patient"),
    fits: toRanges({
      "dog|puppy": [1, 12, 0],
      "cat|kitten": [1, 14, 0],
      rabbit: [1, 8, 0],
      "hamster|guinea pig|ferret": [1, 3, 0],
      "bird|parakeet|budgie": [1, 9, 0],
    }),
  },
  {
    knownBy: "breed|breed name",
    follows: "size|size category|size class",
    fits: toTexts({
      "Labrador|German Shepherd|Golden Retriever|Boxer": "large|=l|=big",
      "Border Collie|Beagle|Cocker Spaniel|Poodle|Maine Coon|Ragdoll": "medium|=m",
      "Jack Russell Terrier|Dachshund|Chihuahua|Yorkshire Terrier|Domestic Shorthair|Siamese|British Shorthair|Tabby|Bengal|Lionhead|Holland Lop|Netherland Dwarf|Rex|American|Abyssinian|Peruvian|Teddy|Budgerigar|Cockatiel|Lovebird|Canary|African Grey":
        "small|=s",
    }),
  },
  {
    knownBy: "breed|breed name",
    follows: "weight|weight kg|current weight",
    fits: toRanges({
      "Labrador|German Shepherd|Golden Retriever": [25, 36, 1],
      "Border Collie|Australian Shepherd": [14, 21, 1],
      "Beagle|Cocker Spaniel": [9, 14, 1],
      "Jack Russell Terrier|Dachshund|French Bulldog|Terrier|Poodle": [5, 11, 1],
      "Chihuahua|Yorkshire Terrier": [1.8, 3.4, 1],
      "Maine Coon|Ragdoll": [5, 8.5, 1],
      "Domestic Shorthair|Siamese|British Shorthair|Bengal|Persian": [3.2, 5.8, 1],
      "Budgerigar|Canary|Cockatiel": [0.1, 0.1, 1],
      "African Grey": [0.4, 0.5, 1],
    }),
  },
  {
    knownBy: "species|animal|animal type|pet type|type|pet species|kind",
    follows: "weight|weight kg|current weight",
    owner: beasts,
    fits: toRanges({
      "dog|canine": [4, 38, 1],
      "cat|feline": [2.8, 7, 1],
      rabbit: [1.2, 4.5, 1],
      "guinea pig": [0.7, 1.2, 1],
      hamster: [0.1, 0.2, 1],
      "bird|parrot|budgie": [0.1, 1.2, 1],
      "reptile|tortoise|turtle": [0.3, 4, 1],
      "horse|pony": [320, 620, 0],
      "cow|cattle": [480, 780, 0],
      "sheep|goat": [45, 95, 0],
      pig: [80, 260, 0],
      "chicken|duck|hen": [1.8, 4, 1],
    }),
  },
  {
    knownBy: "room type|type|room category",
    follows: "beds|number of beds|bed count",
    owner: oneOf("room|suite|hotel"),
    fits: toRanges({
      single: [1, 1, 0],
      double: [1, 1, 0],
      twin: [2, 2, 0],
      family: [2, 3, 0],
      studio: [1, 1, 0],
      suite: [1, 2, 0],
    }),
  },
  {
    knownBy: "room type|type|room category",
    follows: "max guests|capacity|max capacity|sleeps|max occupancy|guests|occupancy",
    owner: oneOf("room|suite|hotel"),
    fits: toRanges({
      single: [1, 1, 0],
      double: [2, 2, 0],
      twin: [2, 2, 0],
      family: [4, 5, 0],
      studio: [2, 3, 0],
      suite: [2, 4, 0],
    }),
  },
  {
    knownBy: "property type|home type|type|listing type",
    follows: "bedrooms|bedroom|number of bedrooms",
    fits: toRanges({
      studio: [1, 1, 0],
      loft: [1, 2, 0],
      house: [3, 5, 0],
      villa: [3, 5, 0],
      townhouse: [2, 4, 0],
    }),
  },
  {
    knownBy: "brand name|brand|trade name",
    follows: "generic name|generic|active ingredient|active substance",
    fits: toTexts({
      Calmexa: "Sertraline",
      Doloren: "Ibuprofen",
      Glucora: "Metformin",
      Cardivas: "Lisinopril",
      Lipostat: "Atorvastatin",
      Airovent: "Salbutamol",
      Gastrol: "Omeprazole",
      Thyronex: "Levothyroxine",
      Allergin: "Cetirizine",
      Amoxil: "Amoxicillin",
    }),
  },
  {
    knownBy:
      "generic name|medication|medication name|drug name|medicine|name|active ingredient|drug",
    follows: "dosage|strength|dose",
    owner: oneOf("medication|medicine|drug|prescription|treatment|dose"),
    fits: toTexts({
      Ibuprofen: "200 mg|400 mg|600 mg",
      Amoxicillin: "250 mg|500 mg",
      Metformin: "500 mg|850 mg|1000 mg",
      Lisinopril: "5 mg|10 mg|20 mg",
      Atorvastatin: "10 mg|20 mg|40 mg",
      Salbutamol: "100 µg",
      Omeprazole: "20 mg|40 mg",
      Levothyroxine: "50 µg|75 µg|100 µg",
      Paracetamol: "500 mg|1000 mg",
      Cetirizine: "10 mg",
      Losartan: "50 mg|100 mg",
      Sertraline: "50 mg|100 mg",
      "Insulin glargine": "100 IU/ml",
      Enoxaparin: "40 mg/0.4 ml",
      "Hydrocortisone|Clotrimazole": "1 %",
      "Flea tablet|Worming tablet|Selamectin": "1 tablet",
      "Probiotic paste|Sucralfate": "2 ml|5 ml",
      "Ear drops": "3 drops|5 drops",
      "Clindamycin|Gabapentin": "75 mg|150 mg",
      "Carprofen|Prednisolone|Maropitant": "5 mg|16 mg|20 mg",
      Meloxicam: "1 mg|2.5 mg",
    }),
  },
  {
    knownBy: "form|dosage form|drug form",
    follows: "dosage|strength|dose",
    fits: toTexts({
      "cream|ointment": "1 %|2 %|0.5 %",
      "oral solution|syrup": "2.5 mg/ml|5 mg/ml|10 mg/ml",
      inhaler: "100 µg|200 µg",
      injection: "10 mg/ml|100 IU/ml|40 mg/ml",
    }),
  },
  {
    knownBy: "sport|sport type|discipline",
    follows: "position|playing position",
    fits: toTexts({
      basketball: "Point guard|Shooting guard|Small forward|Power forward|Center",
      "football|soccer": "Goalkeeper|Defender|Midfielder|Forward|Winger|Striker",
      handball: "Goalkeeper|Left wing|Right wing|Pivot|Centre back",
      volleyball: "Setter|Libero|Outside hitter|Middle blocker",
      rugby: "Prop|Hooker|Fly-half|Full-back|Wing",
      baseball: "Pitcher|Catcher|Shortstop|Outfielder",
      "hockey|ice hockey": "Goaltender|Defenceman|Centre|Winger",
      "tennis|badminton|table tennis|padel|squash": "Singles|Doubles",
      swimming: "Freestyle|Butterfly|Backstroke|Medley",
      "athletics|running|track": "Sprinter|Middle distance|Long jumper|Hurdler",
      cycling: "Sprinter|Climber|All-rounder",
    }),
  },
  {
    knownBy: "sport|sport type|discipline",
    follows: "team|team name|club|club name|current team",
    owner: oneOf("athlete|player"),
    fits: toTexts({
      basketball: "Lakeside Hawks|Harbour Bulls|Northfield Giants|City Comets",
      "football|soccer": "Harbour United|Northfield Rovers|Lakeside FC|Old Town Athletic",
      handball: "HC Harbour|Northfield Handball|SG Lakeside",
      volleyball: "Riverside Volley|Lakeside VC|Harbour Spikers",
      rugby: "Northfield RFC|Old Town Barbarians|Harbour Sharks",
      baseball: "Harbour Gulls|Lakeside Nine|City Sluggers",
      "hockey|ice hockey": "Northfield Bears|Harbour Ice|Lakeside Wolves",
      "tennis|badminton|table tennis|padel|squash": "Old Town Tennis Club|Park Racquet Club",
      swimming: "City Swim Club|Harbour Swimming|Lakeside Aquatics",
      "athletics|running|track": "Harbour Runners|Track Club North|City Athletics",
      cycling: "Lakeside Cycling|Team Northfield|Old Town Wheelers",
    }),
  },
  {
    knownBy: "mark|attendance status|status|attendance",
    follows: "minutes late|late minutes|late by minutes",
    fits: toRanges({ "present|absent|excused|remote": [0, 0, 0], late: [3, 25, 0] }),
  },
  {
    knownBy: "question|question text|prompt|text",
    follows: "answer|response|answer text|value",
    fits: toTexts({
      "How satisfied are you overall?": "Very satisfied|Satisfied|Neutral",
      "How likely are you to recommend us?": "Very likely|Probably|Not sure",
      "What could we do better?":
        "Shorter waiting times|More vegetarian dishes|Longer opening hours",
      "Which feature do you use most?": "Search|Reports|Calendar",
      "How did you hear about us?": "Through a friend|Social media|Newsletter",
      "Which date works best for you?": "Next Tuesday|Any Friday",
      "What would you improve?": "The search|The packaging",
      "Is there parking nearby?": "Yes, behind the building.",
      "Does it come in other colours?": "Yes, in sand and navy.",
      "How long does delivery take?": "Usually two to three days.",
      "Can I change my booking?": "Yes, until the day before.",
      "Who should we contact?": "My partner, number on file.",
      "A perfect Sunday": "Pancakes, a long walk, no phone.",
      "I am weirdly good at": "Parallel parking and pub quizzes.",
      "My simple pleasures": "Fresh bread and the first coffee.",
      "Two truths and a lie": "I have met three mayors and own no car.",
      "The way to win me over is": "Bring snacks and a bad pun.",
      "Best travel story": "Missed a night train and found a festival.",
    }),
  },
  {
    knownBy: "question|question text|prompt|text",
    follows: "correct answer|answer|solution|right answer|answer key",
    fits: toTexts(rightAnswers),
  },
  {
    knownBy: "question|question text|prompt|text",
    follows:
      "selected answer|given answer|user answer|student answer|your answer|chosen answer|submitted answer",
    fits: toTexts(givenAnswers),
  },
  {
    knownBy: "question|question text|prompt|text",
    follows: "options|choices|answer options|possible answers",
    fits: toTexts(quizQuestions),
  },
  {
    knownBy: "question|question text|prompt|text",
    follows: "explanation|rationale|feedback text",
    fits: toTexts({
      "What is the capital of Norway?": "Oslo has been the capital since 1814.",
      "Which planet is closest to the sun?": "Mercury orbits closest to the sun.",
      "What is 7 × 8?": "Seven times eight is fifty-six.",
      "Which gas do plants take in?": "Plants take in carbon dioxide and give off oxygen.",
      "Which ocean is the largest?": "The Pacific covers a third of the Earth.",
      "How many sides does a hexagon have?": "Hexa is Greek for six.",
      "What is the chemical symbol of gold?": "Au stands for aurum, the Latin word for gold.",
      "Who painted the Mona Lisa?": "Leonardo began it in about 1503.",
      "What is the square root of 144?": "Twelve times twelve is 144.",
      "In which organ is bile made?": "The liver makes bile, the gall bladder stores it.",
    }),
  },
  {
    knownBy: "opening|opening name",
    follows: "eco|eco code",
    fits: toTexts({
      "Sicilian Defence": "B20|B33|B90",
      "Ruy Lopez": "C65|C78|C92",
      "Queen's Gambit": "D06|D30|D37",
      "French Defence": "C02|C11",
      "Caro-Kann": "B12|B18",
      "Italian Game": "C50|C54",
      "King's Indian Defence": "E60|E97",
    }),
  },
  {
    knownBy: "opening|opening name",
    follows: "pgn|moves|move list",
    fits: toTexts({
      "Sicilian Defence": "1. e4 c5 2. Nf3 d6 3. d4 cxd4",
      "Ruy Lopez": "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6",
      "Queen's Gambit": "1. d4 d5 2. c4 e6 3. Nc3 Nf6",
      "French Defence": "1. e4 e6 2. d4 d5 3. e5 c5",
      "Caro-Kann": "1. e4 c6 2. d4 d5 3. Nc3 dxe4",
      "Italian Game": "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5",
      "King's Indian Defence": "1. d4 Nf6 2. c4 g6 3. Nc3 Bg7",
    }),
  },
  {
    knownBy: "result",
    follows: "termination|end reason|ended by|win reason",
    fits: toTexts({
      "1–0|0–1|1-0|0-1": "checkmate|resignation|time",
      "½–½|1/2-1/2": "draw agreed|stalemate|repetition",
    }),
  },
];
