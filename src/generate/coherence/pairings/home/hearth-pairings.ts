import { oneOf } from "../../../one-of.ts";
import { type Pairing, toMentionedRanges, toMentions, toRanges, toTexts } from "../pairing.ts";

const young = oneOf("puppy|pup|kitten|litter");
const cards = oneOf("greeting|greetingcard|card|ecard|birthdaycard|invitation");

const dogs =
  "Labrador|German Shepherd|Golden Retriever|Border Collie|Australian Shepherd|Beagle|Cocker Spaniel|Jack Russell Terrier|Dachshund|French Bulldog|Terrier|Poodle|Boxer|Chihuahua|Yorkshire Terrier";
const cats = "Maine Coon|Ragdoll|Domestic Shorthair|Siamese|British Shorthair|Bengal|Persian|Tabby";

/** What is given to animals says what for, and how often. */
const pills = (follows: string, fits: Readonly<Record<string, string>>): readonly Pairing[] => [
  {
    knownBy: "medication|medication name|medicine|drug|name",
    follows,
    owner: oneOf("petmedication|petmedicine|petprescription|pet"),
    fits: toMentions(fits),
  },
];

/** Young animals, cards and stars. */
export const hearthPairings: readonly Pairing[] = [
  {
    knownBy: "breed|breed name",
    follows: "weight|weight kg|current weight",
    owner: young,
    fits: toRanges({
      "Labrador|German Shepherd|Golden Retriever|Boxer": [4.2, 11.5, 1],
      "Border Collie|Australian Shepherd": [2.8, 7.5, 1],
      "Beagle|Cocker Spaniel|Mixed breed": [2.1, 5.4, 1],
      "Jack Russell Terrier|Dachshund|French Bulldog|Terrier|Poodle": [1.2, 3.4, 1],
      "Chihuahua|Yorkshire Terrier": [0.4, 1.1, 1],
      [cats]: [0.5, 1.9, 1],
    }),
  },
  {
    knownBy: "breed|breed name",
    follows:
      "vaccine|vaccine name|vaccination|vaccinations|vaccinations name|vaccines name|vaccinations vaccine",
    fits: toTexts({
      [dogs]: "Rabies|Distemper|Parvovirus|Leptospirosis|Kennel cough",
      [cats]: "Rabies|Feline flu|Feline leukaemia|Panleukopenia",
    }),
  },
  {
    knownBy: "occasion|event|holiday|card type|type|category",
    follows: "text|message|body|content|greeting|verse|wish",
    owner: cards,
    fits: toMentions({
      birthday:
        "Happy birthday! May the year bring cake, sun and good company.|Many happy returns, and a big slice of cake for you.",
      "wedding|engagement":
        "May your home be full of laughter and never short of cake.|We are so glad that you found each other.",
      anniversary: "All those years, and still holding hands. Happy anniversary!",
      graduation: "You did it! We are so proud of you.|All those late nights have paid off.",
      "housewarming|new home": "May your new home be warm, bright and full of friends.",
      baby: "Welcome to the world, little one!|May you sleep a little, and enjoy all of it.",
      "christmas|holidays": "Merry Christmas, and a peaceful time with those you love.",
      "new year": "A happy new year, with more good days than you can count.",
      "thank you|thanks": "Thank you for everything, it meant more than you know.",
      "get well": "Get well soon! Rest, sleep, and let others do the cooking.",
      "sympathy|condolence|funeral": "With our deepest sympathy. We are thinking of you.",
      "valentine|love": "You are still my favourite person.|Every day with you is a good one.",
      "mother|father": "Thank you for all the things that nobody thanked you for.",
      retirement: "No more alarm clocks! Enjoy every slow morning.",
    }),
  },
  {
    knownBy: "occasion|event|holiday|card type",
    follows: "card design|design|template|theme|motif",
    owner: cards,
    fits: toMentions({
      birthday: "Balloons|Birthday cake|Confetti",
      "wedding|anniversary|valentine": "White roses|Two rings|Hearts in gold",
      "graduation|retirement": "Caps in the air|Golden stars",
      "housewarming|new home": "Keys and ribbon|Little houses",
      baby: "Stork|Little feet",
      "christmas|holidays|new year": "Snowy village|Fir tree|Fireworks",
      "thank|get well|mother": "Wild flowers|Watercolour tulips",
      "sympathy|condolence": "White lilies|Quiet lake",
    }),
  },
  {
    knownBy: "name|spice|spice name|herb",
    follows: "form|state|type",
    owner: oneOf("spice|spicejar|herb|herbjar|seasoning"),
    fits: toMentions({
      "basil|thyme|rosemary|oregano|coriander|parsley|bay|mint|dill": "dried|=leaves",
      "turmeric|paprika|chili|chilli|ginger|curry": "ground|=powder",
      "cumin|pepper|cinnamon|cardamom|cloves|nutmeg": "whole|=ground",
    }),
  },
  {
    knownBy: "name|spice|spice name|herb",
    follows: "heat level|heat|spiciness|hotness",
    owner: oneOf("spice|spicejar|herb|herbjar|seasoning"),
    fits: toMentionedRanges({
      "chili|chilli|cayenne": [4, 5, 0],
      "pepper|ginger|curry|mustard": [2, 3, 0],
      "basil|thyme|rosemary|oregano|coriander|parsley|cumin|turmeric|cinnamon|cardamom": [0, 0, 0],
      paprika: [1, 1, 0],
    }),
  },
  ...pills("reason|indication|prescribed for|condition|diagnosis", {
    allergy: "Itchy skin|Hay fever",
    "ear drops": "Ear infection",
    "flea|tick": "Fleas and ticks",
    "joint|arthritis": "Stiff hips|Arthritis",
    antibiotic: "Infected paw|Bladder infection",
    worming: "Worms",
  }),
  ...pills("dosage|dose", {
    "ear drops": "5 drops|2 drops per ear",
    "flea|tick": "1 pipette",
    joint: "1 chew|2 chews",
    "allergy|antibiotic|worming": "1 tablet|½ tablet|2 tablets",
  }),
  ...pills("frequency|schedule|how often|interval", {
    "flea|tick": "once a month|=monthly",
    worming: "every three months|=quarterly",
    "allergy|joint": "once daily|=daily",
    "antibiotic|ear drops": "twice daily|=daily",
  }),
  {
    knownBy: "bio|about|about me|description",
    follows: "has kids|has children",
    fits: toMentions({ "parent|mother|father|dad|mum|mom": "yes" }),
  },
  {
    knownBy: "items description|items name|items service",
    follows: "items unit price|items price",
    owner: oneOf("vet|vetinvoice|petinvoice|vetbill|veterinary"),
    fits: toMentionedRanges({
      "nail trim|microchip|worming|flea|tablet|ear": [12, 48, 2],
      "vaccination|check-up|consultation|bandage": [35, 85, 2],
      "x-ray|blood|dental|ultrasound|surgery|neutering": [90, 420, 2],
    }),
  },
];
