import { oneOf } from "../../../one-of.ts";
import { type Pairing, toMentionedRanges, toMentions, toRanges, toTexts } from "../pairing.ts";

const young = oneOf("puppy|pup|kitten|litter");
const cards = oneOf("greeting|greetingcard|card|ecard|birthdaycard|letter|note");
const signs = "sign|zodiac sign|star sign|zodiac|sun sign|sign name";

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
    knownBy: signs,
    follows: "element|zodiac element",
    fits: toTexts({
      "Aries|Leo|Sagittarius": "Fire",
      "Taurus|Virgo|Capricorn": "Earth",
      "Gemini|Libra|Aquarius": "Air",
      "Cancer|Scorpio|Pisces": "Water",
    }),
  },
  {
    knownBy: signs,
    follows: "date range|dates|birth dates|sign dates",
    fits: toTexts({
      Aries: "March 21 – April 19",
      Taurus: "April 20 – May 20",
      Gemini: "May 21 – June 20",
      Cancer: "June 21 – July 22",
      Leo: "July 23 – August 22",
      Virgo: "August 23 – September 22",
      Libra: "September 23 – October 22",
      Scorpio: "October 23 – November 21",
      Sagittarius: "November 22 – December 21",
      Capricorn: "December 22 – January 19",
      Aquarius: "January 20 – February 18",
      Pisces: "February 19 – March 20",
    }),
  },
  {
    knownBy: "occasion|event|holiday|card type|type|category",
    follows: "text|message|body|content|greeting|verse|inside text|inside message|wish",
    owner: cards,
    fits: toMentions({
      birthday:
        "Happy birthday! May the year bring cake, sun and good company.|Another year, and you still dance best of all of us.|Many happy returns, and a big slice of cake for you.",
      wedding:
        "May your home be full of laughter and never short of cake.|To the two of you: a long and happy life together.|We are so glad that you found each other.",
      anniversary:
        "All those years, and still holding hands. Happy anniversary!|Here is to the two of you, and to many more years.|Thank you for showing us how it is done.",
      "graduation|graduate":
        "You did it! We are so proud of you.|All those late nights have paid off. Congratulations!|Well done, and enjoy the summer. You have earned it.",
      "housewarming|new home|moving":
        "May your new home be warm, bright and full of friends.|To new keys and old friends. Happy housewarming!|Bread, salt and good neighbours to you.",
      "new baby|baby|birth|baby shower":
        "Welcome to the world, little one!|Ten tiny fingers, and all of us in love. Congratulations!|May you sleep a little, and enjoy all of it.",
      "christmas|holidays|xmas":
        "Merry Christmas, and a peaceful time with those you love.|Wishing you candles, snow and a long breakfast.|Happy holidays from all of us.",
      "new year": "A happy new year, with more good days than you can count.|To a bright new year!",
      "thank you|thanks":
        "Thank you for everything, it meant more than you know.|A big thank you from all of us.",
      "get well":
        "Get well soon! The garden is not the same without you.|Rest, sleep, and let others do the cooking.",
      "sympathy|condolence|funeral":
        "With our deepest sympathy. We are thinking of you.|We will miss her, and we are here for you.",
      "valentine|love": "You are still my favourite person.|Every day with you is a good one.",
      "easter|spring":
        "Happy Easter, and a basket full of spring.|May the hare be generous this year.",
      "mother|father|parents":
        "Thank you for all the things that nobody thanked you for.|To the best there is, with love.",
      retirement:
        "No more alarm clocks! Enjoy every slow morning.|You have earned all the Mondays.",
    }),
  },
  {
    knownBy: "occasion|event|holiday|card type",
    follows: "card design|design|template|theme|motif|card template|cover design",
    owner: cards,
    fits: toMentions({
      birthday: "Balloons|Birthday cake|Confetti|Candles",
      "wedding|anniversary|valentine": "White roses|Two rings|Hearts in gold|Doves",
      "graduation|retirement": "Caps in the air|Golden stars|Champagne glasses",
      "housewarming|new home": "Front door|Keys and ribbon|Little houses",
      "baby|birth": "Stork|Little feet|Clouds and stars",
      "christmas|holidays|new year|winter": "Snowy village|Fir tree|Robin on a branch|Fireworks",
      "thank|get well|mother|easter": "Wild flowers|Watercolour tulips|Daisies",
      "sympathy|condolence|funeral": "White lilies|Quiet lake|Single candle",
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
];
