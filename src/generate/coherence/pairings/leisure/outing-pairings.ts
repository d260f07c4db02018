import { oneOf } from "../../../one-of.ts";
import {
  type Pairing,
  toMentionedRanges,
  toMentions,
  toRanges,
  toTexts,
  toYears,
} from "../pairing.ts";

const venues = "venue|venue name|hall|hall name|location|location name";
const smallRooms =
  "cellar|basement|lounge|studio|library|gallery|cafe|café|bookshop|classroom|meeting room|tap ?room";
const showsAt = {
  "arena|stadium|dome": [4000, 18_000, -2],
  [smallRooms]: [60, 240, -1],
  "theatre|theater|opera house|playhouse": [400, 1800, -1],
  "hall|pavilion|auditorium|mill|boiler house|ballroom": [280, 2400, -1],
} as const;

const cabins = "cabin|cabin class|class|travel class|seat class|fare class";

/** The dearest seats are in the first rows. */
const seatsIn = (first: number, last: number, letters: string) =>
  Array.from({ length: last - first + 1 }, (_, at) =>
    [...letters].map((letter) => `${first + at}${letter}`).join("|"),
  ).join("|");

/** A seat that becomes a bed costs what a holiday does. */
export const outingPairings: readonly Pairing[] = [
  {
    knownBy: "package|wash package|wash type|program",
    follows: "price|total|amount|cost",
    owner: oneOf("carwash|wash|carwashorder|carwashbooking|detailing"),
    fits: toMentionedRanges({
      detail: [90, 180, 0],
      "express|basic": [9, 16, 0],
      "premium|interior|deluxe": [24, 45, 0],
    }),
  },
  {
    knownBy: "issue|problem|fault|defect|problem description|issue description|damage",
    follows: "part needed|part|parts needed|replacement part|part name",
    owner: oneOf("repair|phonerepair|devicerepair|tabletrepair|screenrepair"),
    fits: toMentions({
      "screen|display": "Screen",
      "battery|switch on": "Battery",
      "charge|charging|water": "Charging port",
      speaker: "Speaker",
      camera: "Camera module",
    }),
  },
  {
    knownBy: "outcome|viewing outcome",
    follows: "interested|is interested",
    owner: oneOf("viewing|apartmentviewing|propertyviewing|homeviewing|showing"),
    fits: toTexts({
      "not interested|declined|rejected": "no",
      "offer expected|second viewing agreed|thinking it over|interested|offer made": "yes",
    }),
  },
  {
    knownBy: "object type|artifact type|artefact type|find type",
    follows: "material|materials",
    owner: oneOf("find|archaeologicalfind|artifact|artefact|relic"),
    fits: toMentions({
      coin: "Silver|Bronze",
      "brooch|ring|pin": "Bronze|Silver",
      "pottery|shard|bowl|lamp|tile": "Ceramic",
      "arrowhead|knife|nail": "Iron|Bronze",
      bead: "Glass|Bone",
    }),
  },
  {
    knownBy: "lift name|ski lift|name",
    follows: "lift type|type|kind",
    owner: oneOf("lift|skilift"),
    fits: toMentions({
      gondola: "gondola",
      "t-bar": "T-bar",
      "chair|quad|six": "chairlift|six-person chair",
      express: "six-person chair|=chairlift|=gondola",
      cable: "cable car",
    }),
  },
  {
    knownBy: venues,
    follows: "venue capacity|hall capacity|venue size",
    isOwn: true,
    fits: toMentionedRanges(showsAt),
  },
  {
    knownBy: venues,
    follows: "capacity|seating capacity|total seats|total tickets",
    owner: oneOf("concert|gig|show|tour|tourdate|performance|recital"),
    isOwn: true,
    fits: toMentionedRanges(showsAt),
  },
  // What is held in a stadium need not fill it, and no cellar holds two thousand.
  {
    knownBy: venues,
    follows: "capacity|max attendees|max capacity|max participants|total tickets",
    isOwn: true,
    fits: toMentionedRanges({ [smallRooms]: [4, 240, -1] }),
  },
  {
    knownBy: "title|name|activity|description",
    follows: "location|place|where|meeting point|venue",
    owner: oneOf("activity|activities|itinerary|stop|excursion|outing"),
    fits: toMentions({
      "old town|walking tour": "Old town|Market square",
      "boat|harbour": "Harbour pier 3|Old harbour",
      museum: "Museum quarter",
      "cooking class": "Cooking school near the market",
      viewpoint: "Castle hill|Lookout above the town",
      "food market": "Central market",
      "bike ride": "Coast path",
      "day trip": "Central station|Bus station",
      "botanical garden": "Botanical garden",
      "rooftop|dinner": "City centre|Old town",
    }),
  },
  {
    knownBy: "type|site type|pitch type|campsite type|accommodation type|category",
    follows: "price per night|nightly rate|price|nightly price|rate per night|night price",
    owner: oneOf("campsite|campground|camp|camping|pitch|site|campingsite"),
    fits: toRanges({
      "tent|primitive|backcountry|walk in|hammock": [14, 28, 0],
      "rv|caravan|motorhome|camper|campervan|van|trailer": [28, 52, 0],
      group: [60, 120, 0],
      "cabin|lodge|chalet|bungalow|mobile home": [75, 140, 0],
      "glamping|yurt|safari tent|treehouse|dome|pod": [85, 165, 0],
    }),
  },
  {
    knownBy: "type|site type|pitch type|campsite type|accommodation type|category",
    follows:
      "has electricity|electricity|has power|electric hookup|has electric hookup|has electric",
    owner: oneOf("campsite|campground|camp|camping|pitch|site|campingsite"),
    fits: toTexts({
      "primitive|backcountry|walk in|hammock": "no",
      "rv|caravan|motorhome|camper|campervan|cabin|lodge|chalet|bungalow|mobile home|glamping":
        "yes",
    }),
  },
  {
    knownBy: "category|class|car class|vehicle class|type",
    follows: "daily rate|price per day|rate per day|day rate|daily price",
    owner: oneOf("rental|car|vehicle"),
    fits: toRanges({
      economy: [26, 44, 0],
      compact: [34, 56, 0],
      "estate|family|sedan": [48, 82, 0],
      suv: [62, 118, 0],
      "van|minivan|commercial": [68, 124, 0],
      "premium|luxury|convertible": [112, 260, 0],
    }),
  },
  {
    knownBy: "boat type|yacht type|vessel type|type",
    follows: "price per day|daily rate|day rate|rate per day|daily price",
    owner: oneOf("boat|yacht|charter|vessel|marina"),
    fits: toRanges({
      "kayak|canoe|rowing boat|pedal boat|sup": [18, 60, 0],
      "dinghy|pontoon|fishing boat|speedboat|motorboat|rib": [140, 480, 0],
      "sailboat|sailing boat|sailing yacht|houseboat": [220, 680, 0],
      "catamaran|trimaran": [380, 1200, 0],
      "motor yacht|gulet|superyacht|yacht": [650, 2800, 0],
    }),
  },
  {
    knownBy: "medium|technique",
    follows: "year|year created|created year|year made",
    owner: oneOf("artwork|art|piece|work|exhibit"),
    fits: toYears({
      "gelatin silver print": [1925, 1995],
      "acrylic on canvas|linocut on paper": [1958, 2024],
      "archival pigment print|video projection": [1998, 2024],
    }),
  },
  {
    knownBy: "period|era|art period|movement|style|art movement",
    follows: "year|year created|created year|year made|date",
    owner: oneOf("artwork|painting|art|piece|work|sculpture|exhibit|object"),
    fits: toYears({
      renaissance: [1480, 1590],
      baroque: [1605, 1745],
      rococo: [1735, 1780],
      "romanticism|romantic": [1795, 1848],
      realism: [1848, 1880],
      "impressionism|post-impressionism": [1872, 1904],
      "art nouveau": [1892, 1910],
      "expressionism|cubism": [1906, 1930],
      "modern|modernism|surrealism|bauhaus": [1920, 1965],
      "pop art": [1956, 1972],
      "contemporary|minimalism": [1975, 2024],
    }),
  },
  {
    knownBy: "type|media type|kind",
    follows: "url|src|media url|file url",
    owner: oneOf("media|attachment|asset|story|reel|clip"),
    fits: toTexts({
      video: [104, 126, 152, 187, 218, 233, 265, 291, 314, 348, 377, 402]
        .map((number) => `https://cdn.example.com/media/clip-${number}.mp4`)
        .join("|"),
      audio:
        "https://cdn.example.com/media/track-12.mp3|https://cdn.example.com/media/track-48.mp3",
    }),
  },
  {
    knownBy: cabins,
    follows: "seat|seat number|seat no|assigned seat",
    owner: oneOf("flight|airfare|boarding|passenger|itinerary|booking|ticket"),
    unless: /^(?:train|coach|coach number|wagon|platform|carriage|bus|section|venue|hall|screen)\b/,
    fits: toTexts({
      first: seatsIn(1, 2, "ADGK"),
      business: seatsIn(3, 7, "ACDF"),
      "premium|premium economy|premium_economy|economy plus|comfort": seatsIn(8, 12, "ABCDEF"),
      "economy|coach": seatsIn(14, 34, "ABCDEF"),
    }),
  },
  {
    knownBy: cabins,
    follows: "price|fare|base fare|total price|ticket price|amount|total fare",
    owner: oneOf("flight|fare|itinerary|airfare|boarding"),
    fits: toRanges({
      "economy|coach": [49, 640, 0],
      "premium|premium economy|premium_economy|economy plus|comfort": [320, 1180, 0],
      business: [890, 3600, 0],
      first: [2100, 7800, 0],
    }),
  },
  {
    knownBy: "cuisine|cuisine type",
    follows:
      "signature dish|specialty|speciality|house specialty|popular dish|best dish|must try|signature dishes|popular dishes|specialties|menu highlights|popular items",
    fits: toTexts({
      italian: "Tagliatelle al ragù|Margherita pizza|Risotto with mushrooms",
      french: "Steak frites|Duck confit|Bouillabaisse",
      japanese: "Salmon sashimi|Tonkotsu ramen|Chicken katsu curry",
      mexican: "Spicy prawn tacos|Mole poblano|Black bean enchiladas",
      indian: "Chana masala|Lamb biryani|Paneer tikka",
      thai: "Green curry|Pad thai|Tom kha soup",
      chinese: "Mapo tofu|Pork dumplings|Crispy duck",
      korean: "Bibimbap|Kimchi stew|Bulgogi",
      vietnamese: "Pho with beef|Summer rolls|Bún chả",
      greek: "Moussaka|Grilled octopus|Lamb souvlaki",
      "lebanese|middle eastern": "Mixed mezze|Shawarma plate|Lamb kofta",
      spanish: "Seafood paella|Patatas bravas|Gambas al ajillo",
      turkish: "Adana kebab|Lahmacun|Stuffed aubergine",
      american: "Smoked ribs|House burger|Buttermilk chicken",
      british: "Fish and chips|Sunday roast|Steak and ale pie",
      ethiopian: "Doro wat|Vegetable platter on injera",
      "vegan|vegetarian": "Aubergine pie|Mushroom curry|Beetroot burger",
      mediterranean: "Grilled sea bass|Aubergine pie|Lamb chops with herbs",
    }),
  },
  {
    knownBy: "title|name|dish|dish name|recipe name",
    follows: "cuisine|cuisine type",
    owner: oneOf("recipe|dish|meal|menu"),
    fits: toMentions({
      taco: "Mexican",
      curry: "Indian|Thai",
      "pie|stew|soup": "British|French|Italian",
      "aubergine|herb yoghurt|chickpea|fennel": "Lebanese|Greek",
      "lemon rice|lentil": "Indian|Greek|Lebanese",
      "coconut|tofu|spring onion": "Thai|Japanese",
      "black bean": "Mexican",
    }),
  },
];
