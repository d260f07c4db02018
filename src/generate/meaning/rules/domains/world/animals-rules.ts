import { digits, shape, toTextRules } from "../../text-rule.ts";

/** Those that people keep, heal, breed and watch. */
export const animalsRules = toTextRules({
  "description|about|bio @ petprofile adoptablepet shelterpet & microchip_id adoption_fee":
    "Playful and good with children.|Shy at first, then never leaves your side.|Loves company and short naps.|House-trained and easy to live with.|Needs a garden and somebody with time.",
  "vaccine|vaccine name|vaccination|name @ petvaccination petvaccine dogvaccination catvaccination":
    "Rabies|Distemper|Parvovirus|Feline flu|Leptospirosis|Kennel cough",
  "manufacturer|vaccine manufacturer|producer @ petvaccination petvaccine":
    "Nordvet|Meridian Animal Health|Canivax|Alder Veterinary",
  "site|injection site @ petvaccination petvaccine":
    "left shoulder|right shoulder|scruff|right hind leg",
  "service|services|service name|service type|treatment|package @ grooming petgrooming groomingappointment groomer":
    "Full groom|Bath and brush|Nail trim|Hand stripping|De-shedding|Puppy's first groom|Ear cleaning",
  "special instructions|instructions|notes|note|special requests|requests @ grooming petgrooming groomer":
    "Leave the tail long.|Nervous with the dryer.|Short summer cut, please.|Sensitive ears.|Oat shampoo only.",
  "plan name|plan|policy name|product|coverage type|name @ petinsurance petpolicy petinsurancepolicy":
    "Accident only|Accident and illness|Lifetime cover|Puppy and kitten|Complete care|Surgery cover",
  "insurer|provider|insurance company|company @ petinsurance petpolicy petinsurancepolicy":
    "Happy Tails Insurance|Northpaw Mutual|Alder Pet Cover|Meridian Pet",
  "prescription|prescriptions|medication|medications|medicine|drug|prescribed medication @ vet veterinary vetvisit vetappointment petvisit":
    "None|Carprofen 50 mg|Amoxicillin 200 mg|Ear drops|Flea tablet|Probiotic paste",
  "queen breed|bee breed|breed|race|subspecies @ beehive hive apiary colony & queen_seen":
    "Carniolan|Buckfast|Italian|Caucasian|Dark bee",
  "notes|note|remarks|comment @ beehive hive apiary colony hiveinspection & queen_seen":
    "Brood in all stages.|Added a second super.|Plenty of pollen coming in.|Queen cells removed.|Fed with syrup.",
  "species|animal|animal type|type|livestock type @ livestock cattle herd flock barn & tag_number ear_tag milk_yield":
    "cow|sheep|goat|pig|cow|chicken",
  "breed @ goat doe": "Saanen|Boer|Nubian|Alpine|Toggenburg",
  "breed @ sheep ewe lamb": "Merino|Suffolk|Texel|Dorper",
  "breed @ guineapig": "Abyssinian|American|Peruvian",
  "breed @ pig sow piglet": "Landrace|Duroc|Berkshire|Large White",
  "breed @ chicken hen poultry coop": "Leghorn|Sussex|Rhode Island Red|Marans",
  "mother|dam @ cow bull goat sheep horse mare pig animal livestock": "Bella|Rosie|Clover|Hazel",
  "father|sire @ cow bull goat sheep horse mare pig animal livestock": "Bruno|Duke|Titan|Samson",
  "breed @ livestock cattle herd flock & tag_number ear_tag milk_yield":
    "Holstein|Merino|Saanen|Jersey|Suffolk|Angus",
  "tag|ear tag|tag number|mother tag|father tag|dam tag|sire tag|animal tag @ livestock cattle herd flock animal":
    digits("DE 04 ### ###", "AT 12 ### ###", "FR 38 ### ###"),
  "species|animal|pet|animal type|pet type|type of pet @ pet patient vet veterinary walk boarding grooming kennel adoption shelter foster & breed pet_name is_neutered microchip":
    "dog|cat|dog|cat|rabbit|dog|guinea pig|parrot",
  "breed|breed name @ dog puppy walk walker kennel":
    "Labrador|Beagle|Border Collie|Poodle|Dachshund|Jack Russell Terrier|Boxer|Mixed breed",
  "breed|breed name @ cat kitten cattery":
    "Domestic Shorthair|Maine Coon|Siamese|British Shorthair|Ragdoll|Bengal",
  "breed|breed name @ horse pony stable stall riding":
    "Haflinger|Hanoverian|Arabian|Icelandic Horse|Quarter Horse|Shetland Pony",
  "breed|breed name": "Labrador|Domestic Shorthair|Beagle|Border Collie|Maine Coon|Mixed breed",
  "symptoms|symptom|signs|complaint|presenting complaint @ pet animal vet & breed species pet_name":
    "Limping|Not eating|Vomiting|Scratching|Coughing|Itchy ears|Lethargy|Weight loss",
  "allergies|allergy & breed is_neutered microchip_number pet_name":
    "Chicken|Grain|Flea bites|Pollen|Beef|None known",
  "alert|alerts|warning|warnings|medical alert|medical alerts|behavior alert|behavioral notes & breed pet_name is_neutered microchip_number neutered":
    "Bites when stressed|Needs a muzzle|Allergic to penicillin|Nervous around dogs|Diabetic, on insulin|Heart murmur",
  "coat|coat color|coat colour|fur color|color|colour|markings @ pet dog cat horse & breed":
    "black|brown|tan and white|grey tabby|golden|black and white|chestnut",
  "temperament|personality|character|behaviour|behavior & breed":
    "friendly|shy|playful|calm|curious|energetic",
  "notes|comments|remarks & breed pet_name is_neutered":
    "Nervous around strangers.|Takes tablets with cheese.|Very calm on the table.|Needs a calm hand.|Indoor only.",
  "feeding|feeding schedule|feeding instructions|diet|food|food brand & breed pet_name species":
    "Dry food, twice a day|Grain-free, morning and evening|Wet food at noon|Small portions, three times a day",
  "feeding|feeding schedule|feeding instructions|feed|diet @ horse pony mare stable":
    "Hay twice a day, no grain|Soaked hay and balancer|Grazing, one scoop of oats",
  "collar @ pet dog cat lostpet": "Red nylon|Blue with a bell|Brown leather|None",
  "favorite toy|favourite toy|toy|toys @ pet dog cat animal & breed species":
    "Tennis ball|Squeaky duck|Rope|Feather wand|Plush bone|Cardboard box",
  "brand|food brand|food|food name @ petdiet petfood petfeeding petmeal dogdiet catdiet":
    "Happy Paws|Meadow & Bowl|Green Kibble|Northern Tails|Whisker Kitchen",
  "allergies|allergy|allergens @ petdiet pet petfood": "Chicken|Grain|Beef|Dairy|Soy|Fish",
  "vaccinations|vaccines|vaccination|vaccine & breed pet_name species":
    "Rabies|Distemper|Parvovirus|Feline flu|Leptospirosis|Kennel cough",
  "kennel|kennel number|cage|cage number|run @ boarding kennel shelter pet animal": digits(
    "K-1#",
    "K-2#",
    "C-0#",
  ),
  "species|common name|animal @ zooanimal zoo safari wildlife sanctuaryanimal animalfeeding & enclosure keeper_name":
    "Red panda|African lion|Giraffe|Grey wolf|Snow leopard|Ring-tailed lemur|Plains zebra|Komodo dragon|Humboldt penguin|Asian elephant",
  "name|animal name|nickname @ zooanimal whale dolphin orca seal shark elephant lion tiger bear wolf giraffe rhino gorilla penguin & enclosure keeper_name conservation_status":
    "Suri|Kito|Makena|Bodhi|Asha|Tano|Mika|Zuri|Ravi|Nala",
  "health notes|health note|medical notes|notes @ zooanimal zoo animal & enclosure keeper_name":
    "Eats well, weight stable.|Limps slightly, vet informed.|New enrichment toys accepted.|Vaccination due in spring.|Shares the enclosure without trouble.",
  "enclosure|habitat name|exhibit area @ animal zoo aquarium":
    "Savanna House|Penguin Cove|Reptile Hall|Aviary|Tropical Dome|Bear Ridge",
  "keeper notes|care notes @ animal zoo":
    "Eating well.|Moved to the outer enclosure.|Weighed this morning.|Enrichment: puzzle feeder.",
  "name|nickname|animal name|pet name|dog name|horse name @ pet dog cat horse animal livestock & breed":
    "Luna|Milo|Bella|Charlie|Olive|Max|Daisy|Rocky|Nala|Biscuit|Pepper|Hugo",
  "hive name|name|hive|label @ hive beehive apiary colony & queen_age":
    "Hive 1|Hive 2|Linden hive|Orchard hive|South hive|Old oak",
  "hive type|type @ hive beehive": "Langstroth|Dadant|Top-bar|Warré|National",
  "queen color|queen colour|queen mark|queen mark color|queen marking color|marking color|mark color @ hive colony beehive queen":
    "white|yellow|red|green|blue",
  "queen|queen status|queen marking @ hive colony beehive":
    "present|marked blue|not seen|replaced|laying well",
  "honey type|nectar source|forage": "acacia|linden|heather|rapeseed|wildflower|chestnut",
  "bait|lure|fly|tackle": "Worm|Spinner|Dry fly|Soft lure|Sweetcorn|Nymph",
  "catch|caught species|fish species|species @ catch fishing trip":
    "Pike|Perch|Trout|Zander|Carp|Sea bass",
  "gait|gaits": "walk|trot|canter|gallop|tölt",
  "stall|stall number|box number|stable box @ horse stable": digits("Box 1#", "Box #"),
  "discipline|riding style @ horse riding rider lesson":
    "dressage|show jumping|eventing|western|trail",
  "origin|intake type|intake reason|arrival reason|surrender reason @ animal shelter adoption pet intake":
    "stray|owner surrender|transfer|rescued|returned",
  "adoption status|availability @ pet animal dog cat": "available|reserved|adopted|in foster care",
  "good with|compatible with|gets along with": "children|other dogs|cats|seniors|beginners",
  "size|size class|size category @ dog pet animal puppy & breed": "small|medium|large",
  "registration number|pedigree number|studbook number & breed": shape("AAA ######", "AA-#####"),
  "behaviour notes|behavior notes|observation|behaviour|activity @ sighting wildlife animal zoo":
    "feeding|resting|in flight|with young|foraging near the bank|calling",
});
