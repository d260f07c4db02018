import { type Pairing, toRanges, toTexts } from "./pairing.ts";

const beasts =
  /^(?:pet|animal|patient|livestock|cattle|herd|adoption|dog|cat|vet|shelter|foster|horse|walk|boarding|grooming)$/;

/** Animals, food, health, rooms. */
export const lifePairings: readonly Pairing[] = [
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
      "reptile|tortoise|lizard|turtle":
        "Hermann's tortoise|Leopard gecko|Bearded dragon|Corn snake",
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
    knownBy: "species|animal|animal type|pet type|type|pet species",
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
    owner: /^(?:room|suite|hotel)$/,
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
    follows: "max guests|capacity|sleeps|max occupancy|guests|occupancy",
    owner: /^(?:room|suite|hotel)$/,
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
    owner: /^(?:medication|medicine|drug|prescription|treatment|dose)$/,
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
    }),
  },
  {
    knownBy: "mark|attendance status|status|attendance",
    follows: "minutes late|late minutes|late by minutes",
    fits: toRanges({ "present|absent|excused|remote": [0, 0, 0], late: [3, 25, 0] }),
  },
];
