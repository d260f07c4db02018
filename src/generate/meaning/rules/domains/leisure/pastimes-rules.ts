import { personOf } from "../../../subject.ts";
import { digits, draw, toTextRules } from "../../text-rule.ts";

const newsletterIssues =
  "Five links for a slow Sunday|What we learned in spring|The quiet web|Notes from the road|Ten questions, ten answers|A letter from the harbour";

/** What people cook, play, train, plan and look after when they are at home. */
export const pastimesRules = toTextRules({
  // Kitchen
  "title|name @ cookbook":
    "The Green Kitchen|Weeknight Suppers|Bread and Butter|Sunday Roasts|One Pot, Many Guests|From the Oven|A Year of Soups|Small Plates",
  "description|about|summary|blurb|synopsis @ cookbook":
    "Sixty dishes from one small kitchen.|Bread, soup and everything in between.|Quick suppers for busy weeks.|Four seasons of cooking from the market.|Family recipes, tested and written down at last.",
  "goal|objective|aim|target|focus @ mealplan dietplan nutritionplan diet":
    "Lose weight|Eat more vegetables|Build muscle|Cook at home|Save money|Less sugar",
  "notes|note|comment|comments @ mealplan mealplanentry mealplanitem mealplanday mealslot plannedmeal dietplan nutritionplan weekplan":
    "Cook double on Sunday.|Leftovers for lunch on Tuesday.|Fish is on offer this week.|Guests on Friday.|Freeze half of the soup.",
  "modifications|changes|changes made|adjustments|substitutions|tweaks|variations @ recipe recipereview cookbook":
    "Used half the sugar.|Added more garlic.|Swapped cream for coconut milk.|Baked ten minutes longer.|Left out the chilli.",
  "board game name|board game|game name|game|game title @ gamesession boardgamesession playsession gamenight boardgamenight gameplay & board_game_name":
    "Harbour Lords|Four Winds|Iron Frontier|Word Orchard|Pocket Atlas|Lantern Festival|Night Train",
  "location|place|where|venue @ gamesession boardgamesession playsession gamenight boardgamenight & board_game_name board_game_id":
    "Our place|Nora's kitchen|Board game café|Community library|At Leo's|The clubhouse",
  "drink type|drink|beverage|beverage type|type of drink @ waterintake hydration hydrationlog waterlog waterentry drinklog":
    "Water|Sparkling water|Herbal tea|Green tea|Coffee|Juice",
  "card number|number|collector number @ tradingcard collectiblecard sportscard": digits("0##/198"),
  "focus|theme|goal|main focus @ trainingweek planweek & total_km weekly_km week_number":
    "Base endurance|Hills|Intervals|Long run|Recovery|Tempo|Taper",
  "sun requirement|sun requirements|sun needs|sun": "Full sun|Partial shade|Full shade",
  "note|notes|comment @ shoppinglist shoppingitem shoppinglistitem groceryitem grocerylist":
    "The big pack.|Only if on offer.|Organic, please.|For Sunday.|Ask at the counter.",
  "source|from|found in @ recipe cookbook cookbookentry savedrecipe":
    "Grandma's notebook|Weeknight Cooking|Sunday paper|Nora's blog|The Green Kitchen",
  "page|page number @ cookbook cookbookentry savedrecipe": "24|47|68|91|112|156",
  "tags|tag|labels @ cookbook cookbookentry savedrecipe":
    "quick|vegetarian|one pot|family|baking|winter|freezer",
  "beans|bean|coffee beans|coffee|coffee name @ coffee coffeelog brew brewlog espresso espressoshot":
    "Yirgacheffe Natural|House Blend|Huila Washed|Santos Dark|Kenya AA|Decaf Sugarcane",
  "roaster|roastery|roasted by":
    "Harbour Roasters|Northlight Coffee|Slow Morning Coffee|Old Mill Roastery|Copper Cup",
  "grind size|grind|grind setting": "fine|medium-fine|medium|medium-coarse|coarse",
  "location|cellar location|rack|bin|shelf @ winecellar winecollection cellarwine":
    "Rack A3|Rack B1|Shelf 2|Fridge, top|Cellar, left wall",
  "store|shop|retailer|store name @ wishlist wishlistitem coupon coupondeal deal pricealert shoppinglist":
    "Harbour Books|Green Grocer|Nordholm Home|Volta Electronics|Trailhead Outdoor|Little Fox Kids",
  "site name|site|source|publisher|domain name @ bookmark savedlink link readinglistitem & favicon":
    "Fieldnotes|The Slow Web|Harbour Letters|Northlight Journal|Small Tools Weekly|Old Town Archive",
  "category @ coupon coupondeal promocode": "Fashion|Electronics|Groceries|Travel|Home|Beauty",
  // Journeys
  "title|name|trip title @ tripitinerary roadtrip":
    "Along the coast|Lakes and mountains|Three cities in a week|Wine country weekend|North to the fjords|Desert loop",
  "title|headline|heading @ journalentry diaryentry diary journal":
    "A slow Sunday|First day at the new job|Rain all day|Dinner with old friends|Long walk by the river|Too little sleep|A good surprise",
  "content|text|entry|body @ journalentry diaryentry diary journal":
    "Woke up early and had the house to myself. Coffee on the balcony, then a long walk.|Busy day, but we finished what we started. Called Mum in the evening.|Tired today. Went to bed with a book and no phone.|Met Lena for lunch, we laughed a lot. I want more days like this.",
  "title|name|heading @ noteentry notepad notepage memo":
    "Packing list Lisbon|Ideas for the kitchen|Questions for Friday|Books to read|Gift ideas|Meeting with the landlord|Recipe: lemon cake",
  "content|text|body @ noteentry notepad notepage memo & notebook notebook_id":
    "Passport, charger, rain jacket. Check the weather on Thursday.|Open shelves on the left, lamp above the table.|Ask about the lease and the new boiler.|Two eggs, one lemon, 200 g flour. Bake for 35 minutes.",
  "notebook|notebook name|folder|section @ noteentry note notepad memo":
    "Home|Work|Travel|Recipes|Ideas",
  "title|headline|heading @ traveljournal travelentry traveldiary tripjournal":
    "First day in the old town|Rain, trains and good soup|Up before sunrise|Lost in the market|A slow day by the sea|The road to the lighthouse",
  "content|text|entry|body|story @ traveljournal travelentry traveldiary tripjournal":
    "Walked until our feet hurt, then found the best soup of the trip.|Woke up early and had the harbour to ourselves.|Missed the bus, met half the village instead.|Museum in the morning, nap on the beach after lunch.|Rain all day, so we played cards with the hostel crowd.",
  "mood @ traveljournal travelentry traveldiary tripjournal":
    "happy|excited|tired|amazed|relaxed|curious",
  // Training
  "name|title|activity name|run name @ runningactivity run runlog runningsession jog":
    "Morning run|Lunch run|Easy long run|Tempo intervals|Hill repeats|Recovery jog|River loop",
  "shoes|shoe|running shoes|footwear @ runningactivity run runlog runningsession jog":
    "Kestrel Road 3|Alpina Trail|Volta Racer|Nordholm Daily 2",
  "route|route name|course @ runningactivity run runlog runningsession jog dogwalk":
    "River loop|Old town and back|Park and bridge|Lake circuit|Hill road out and back",
  "finish time|chip time|time @ parkrun runresult": draw(
    (_, chance) => `${chance.between(19, 38)}:${String(chance.between(0, 59)).padStart(2, "0")}`,
  ),
  "personal best|pb|best time|pr @ parkrun": draw(
    (_, chance) => `${chance.between(17, 19)}:${String(chance.between(0, 59)).padStart(2, "0")}`,
  ),
  "name|title|event @ parkrun": "Riverside 5k|Castle Park 5k|Harbour 5k|Meadow 5k|Canal Path 5k",
  "name|pose|pose name|title|english name @ yogapose pose asana":
    "Tree pose|Warrior II|Child's pose|Downward-facing dog|Cobra pose|Triangle pose|Bridge pose|Boat pose",
  "sanskrit name|sanskrit|sanskrit title":
    "Vrikshasana|Virabhadrasana II|Balasana|Adho Mukha Svanasana|Bhujangasana|Trikonasana|Setu Bandhasana|Navasana",
  "description|instructions|how to @ yogapose pose asana":
    "Keep the spine long and breathe evenly.|Press both feet into the mat and lift the chest.|Rest here for a few slow breaths.|Keep the knees soft and the neck relaxed.|Reach through the fingertips and look ahead.",
  "category|type @ yogapose pose asana": "Standing|Seated|Balance|Backbend|Resting|Core",
  "benefits|benefit @ yogapose pose asana":
    "Improves balance|Strengthens the legs|Opens the hips|Calms the mind|Stretches the back",
  "title|name|session|meditation @ meditation meditationsession mindfulness":
    "Morning calm|Body scan|Letting go|Breathing for sleep|Loving kindness|Five quiet minutes|Walking meditation",
  "category|type|theme @ meditation meditationsession mindfulness":
    "Sleep|Stress|Focus|Gratitude|Breathing|Beginners",
  "background sound|background|ambience|soundscape|sound|ambient sound @ meditation meditationsession mindfulness sleepstory sleep":
    "Rain|Ocean waves|Forest birds|Soft piano|Silence|Singing bowls|Crackling fire",
  "mood|moods|feelings|good for @ meditation meditationsession mindfulness":
    "calm|anxious|tired|restless|grateful|stressed",
  "group name|group|expense group @ sharedexpense groupexpense splitexpense expensegroup":
    "Flat 12|Lisbon trip|Summer house|Office lunch|Camping weekend",
  "notes|note|comment @ sharedexpense groupexpense splitexpense":
    "Receipt is in the kitchen.|Includes the deposit for bottles.|Half was for the party.|Paid in cash.",
  "bag|bag name|packed in|luggage @ packingitem packinglist packing luggage":
    "Backpack|Carry-on|Suitcase|Toiletry bag|Day pack",
  "notes|note|comment|comments @ homeinventory inventoryitem householditem homeitem possession belonging":
    "Manual is in the drawer.|Gift from my parents.|Small scratch on the left side.|Serial number on the back.",
  "site name|site|website name|service|app name @ passwordentry password credential login vault vaultitem passwordrecord":
    "Streambox|Harbour Bank|Nordholm Home|MailBird|Photosafe|City Library|Trailhead Outdoor",
  "note|notes|journal|comment @ mood moodentry moodlog journalentry diary":
    "Long walk after work.|Good talk with Nora.|Too much coffee.|Slow start, better evening.|Finished the book at last.|Missed the gym again.",
  "title|name|challenge|challenge name @ fitnesschallenge habitchallenge stepchallenge":
    "30 days of yoga|10,000 steps a day|No sugar in November|Read 12 books|Cycle 200 km|Plank every day|Meat-free month",
  "description|about @ fitnesschallenge habitchallenge stepchallenge":
    "Small steps, every single day.|Log your progress and keep the streak alive.|Do it alone or bring a friend.|Miss a day? Just carry on tomorrow.",
  // Friends
  "reaction|emoji reaction @ message directmessage chatmessage comment post reactionevent":
    "👍|❤️|😂|😮|😢|🙏|🔥",
  "draft|draft text @ thread conversation chat channel mailthread emailthread":
    "Thanks, I will look at it|Could you also send me|Sounds good, see you|Sorry for the late",
  "message|note @ friendrequest connectionrequest followrequest":
    "We met at Nora's party.|Hi, it's me from the running club.|Same school, same year!|Saw your photos from the hike, great ones.|Let's stay in touch.",
  "title|name @ anime animeseries manga":
    "Paper Crane Diaries|Skyline Academy|The Last Lantern|Moonlit Courier|Iron Petals|Harbour Spirits",
  "genre|genres @ anime animeseries manga":
    "Action|Adventure|Comedy|Fantasy|Romance|Slice of life|Sci-fi",
  "synopsis|summary|description|plot @ anime animeseries manga":
    "A shy courier discovers that every parcel holds a memory.|Five students keep a flying school from closing.|A lantern maker follows a spirit through the flooded city.|Two rivals share one mecha and one broken radio.",
  "issue title|last issue title|latest issue title|issue subject @ newsletter": newsletterIssues,
  "title|name|subject|headline @ newsletterissue": newsletterIssues,
  "name|newsletter name @ newsletter":
    "The Slow Letter|Harbour Notes|Design Mornings|Small Bites|Weekend Maps|Plain Numbers|The Green Desk",
  "description|about|tagline @ newsletter":
    "Five links worth your coffee break, every Friday.|Short essays on cities and how we live in them.|One recipe, one story, no ads.|What happened in tech, without the noise.",
  "title|name|meetup name @ meetup":
    "Board games and snacks|Sunday photo walk|Spanish conversation evening|JavaScript beginners|Hike to the old quarry|Plant swap|Open mic night",
  "group|group name|organised by|organized by @ meetup":
    "City Walkers|Language Exchange|Code & Coffee|Photo Friends|Board Game Society",
  "last seen location|last seen|last seen at|last seen near|lost at|found at|location lost @ lostpet missingpet lostdog lostcat":
    "Near the canal bridge|Riverside Park|Behind the school on Mill Lane|Market Square|Elm Street, by the bakery",
  "instructions|care instructions|special instructions|notes @ sitter petsitter petsitting petboarding dogboarding":
    "Two walks a day, dinner at six.|Scared of thunder, leave a light on.|Half a tablet with breakfast.|Loves the blue ball, hates the vacuum.|Please water the plants too.",
  "medicine|medication|drug|name @ petmedication petmedicine petprescription":
    "Flea drops|Worming tablet|Ear drops|Joint chews|Antibiotic|Allergy tablet",
  "dosage|dose @ petmedication petmedicine petprescription":
    "1 tablet|½ tablet|2 drops per ear|1 chew|1 pipette",
  "notes|note|instructions @ petmedication petmedicine petprescription":
    "Hide it in a piece of cheese.|With food only.|Wear gloves.|Watch for itching.|Finish the whole pack.",
  "water change|water changed|change @ aquarium aquariumlog fishtank": "none|10%|20%|25%|50%",
  "plants|plant|live plants|planting @ aquarium fishtank terrarium":
    "Java fern|Anubias|Vallisneria|Amazon sword|Java moss|Cryptocoryne|Hornwort",
  "notes|note|comment @ aquarium aquariumlog fishtank":
    "New shrimp settled in.|Trimmed the plants.|Cleaned the filter.|Algae on the front glass.|All fish eating well.",
  // Children
  "about|bio|description|introduction @ petsitter dogwalker dogsitter catsitter":
    "Grew up with dogs and works from home.|Former vet nurse, happy to give medication.|Two walks a day and a photo every evening.|Quiet flat with a garden, no other pets.|Patient with shy cats and old dogs.",
  "services|services offered|service types @ petsitter dogwalker dogsitter catsitter":
    "Overnight stays|Dog walking|Drop-in visits|Day care|Puppy visits|Feeding and play",
  "about|bio|description|introduction @ babysitter nanny childminder sitter":
    "Student teacher, loves crafts and long games.|Grew up with three brothers, calm in every storm.|First-aid trained and happy to cook.|Patient, punctual and good with babies.",
  "certification|certifications|certificates|qualifications @ babysitter nanny childminder sitter":
    "First Aid for Children|Childcare Level 2|CPR|Lifeguard|Infant care course",
  "skill|skills @ babysitter nanny childminder sitter aupair":
    "Cooking for children|First aid|Homework help|Crafts|Bedtime routines|Newborn care|Swimming",
  "journal|journal entry|trip report|diary|log @ hike hiking run ride walk trek bikeride":
    "Clear views from the top.|Muddy after the bridge.|Met nobody until noon.|Knees complained on the way down.|Again in spring, please.",
  "title|name|milestone|event @ childmilestone babymilestone":
    "First smile|First steps|First word|First tooth|Slept through the night|First day at nursery|Rode a bike",
  "category|type @ childmilestone babymilestone": "Motor|Language|Social|Teeth|Sleep",
  "note|notes @ childmilestone babymilestone":
    "Grandma was there to see it.|Caught it on video.|At the park, on a Sunday.|Both of us cried a little.",
  "title|name|story|book @ bedtimestory childrensbook picturebook kidsbook":
    "The Bear Who Could Not Sleep|Luna and the Paper Boat|Ten Tired Foxes|The Snail's Long Journey|A Blanket for the Moon|Where the Hedgehog Went",
  "summary|description|about|plot @ bedtimestory childrensbook picturebook kidsbook":
    "A small bear looks for the quietest place in the forest.|Luna folds a boat and sails to the end of the street.|One by one, the foxes close their eyes.|A snail sets out to visit a friend and makes many more.",
  "age range|ages|age group|recommended age|reading age @ bedtimestory childrensbook picturebook kidsbook toy":
    "2–4|3–5|4–6|5–7|6–8",
  "name|camp name|title @ summercamp daycamp holidaycamp kidscamp":
    "Camp Pinewood|Lakeside Explorers|Young Coders Week|Forest School Summer|Camp Northstar|Sports & Splash Camp",
  "description|about @ summercamp daycamp holidaycamp kidscamp":
    "A week of tents, trails and campfires.|Swimming, crafts and a show on the last day.|Small groups and plenty of time outdoors.|For curious children who like to build things.",
  "nickname|car name @ vehicle car van motorcycle motorbike camper & license_plate licence_plate vin":
    "Betsy|The Bus|Silver|Old Faithful|Rocket|Blue",
  "notes|note|comment @ carpool carpoolride rideshare":
    "I leave on time.|No smoking, please.|Room for one bike.|Meet at the petrol station.|Quiet ride before eight.",
  "origin|from|pickup|pickup point|start|start location @ carpool carpoolride rideshare":
    "Northside|Garden District|Mill Lane|Riverside|Old Town",
  "destination|to|dropoff|drop off|end location @ carpool carpoolride rideshare":
    "University|Business Park|City Centre|Airport|Harbour Offices",
  "sitter name|sitter|walker name|groomer name|seller name|seller @ secondhand secondhandlisting carlisting classifiedad classified usedcar usedbike used useditem preloved bikelisting sitter petsitter petsitting dogwalk marketplaceitem":
    ({ member }) =>
    (scope) =>
      personOf(scope, member.words).full,
  // Fairs, gardens, contests
  "title|name|contest|contest name @ photocontest artcontest photocompetition":
    "City at Night|Small Wonders|Faces of the Harbour|Four Seasons|Black and White 2026|Wild Neighbours",
  "theme|subject @ photocontest photochallenge": "Night|Portraits|Water|Street life|Wildlife|Light",
  "name|title|fair|event name @ craftfair fair craftmarket artfair fleamarket":
    "Harbour Craft Fair|Winter Makers' Market|Old Town Art Fair|Spring Handmade Market|Mill Lane Flea Market",
  "name|garden|garden name @ communitygarden":
    "Mill Lane Community Garden|Riverside Plots|The Green Corner|Elm Street Garden|Station Yard Growers",
  // Money
  "card name & credit_limit available_credit apr rewards_type":
    "Everyday Cash|Travel Plus|Platinum Miles|Student Card|Family Rewards|Zero Fee Classic",
  "reward type|rewards type|rewards|reward program @ creditcard rewardscard card":
    "cash back|miles|points|none",
  "type|debt type|kind|category @ debt liability":
    "Credit card|Student loan|Car loan|Mortgage|Personal loan",
  "favorite genre|favourite genre|genre @ readinggoal readingstat readinglist":
    "Fiction|Mystery|Fantasy|Biography|History|Science fiction",
  "label|name|title @ alarmclock wakeupalarm & snooze_minutes snooze snooze_enabled":
    "Wake up|Gym|School run|Take medicine|Weekend lie-in|Stand-up call",
  "sound|ringtone|tone|alarm sound|alarm tone @ alarm alarmclock wakeup timer":
    "Chimes|Birdsong|Radar|Gentle piano|Classic bell|Waves",
  // Air
  "recommendation|advice|health advice|health recommendation @ airquality aqi pollen":
    "A good day to be outside.|Sensitive people should take breaks outdoors.|Keep windows closed in the afternoon.|Avoid long runs along busy roads.",
});
