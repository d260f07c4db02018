import { companyNames } from "../../../../phrases/subjects.ts";
import { digits, english, pick, toTextRules } from "../../text-rule.ts";

/** What people do at home and in their free time. */
const petNames = "Fernie|Monty|Spike|Ivy|Baron|Lucky|Gus|Olive|Captain Green|Leafy|Sir Grows";

export const pursuitsRules = toTextRules({
  // Under water
  "gas mix|gas|breathing gas|tank gas @ dive diving divinglog": "Air|EAN32|EAN36|Trimix 18/45",
  "notes|note|comments @ dive divelog":
    "Strong current at the corner.|Cold below the thermocline.|Turtle at the safety stop.|Used less air than last time.",
  "wetsuit|exposure suit|wetsuit thickness": "3 mm|5 mm|7 mm|drysuit|shorty",
  "marine life|wildlife seen|species seen|fish seen|sightings":
    "Clownfish|Sea turtle|Moray eel|Octopus|Barracuda|Nudibranch|Reef shark",
  "entry type|entry|water entry @ dive diving divinglog": "shore|boat|giant stride|back roll",
  "buddy|dive buddy|climbing partner|running partner|belayer|training partner":
    "Nora Kelly|Daniel Okafor|Lena Fischer|Marco Rossi|Sofia Silva|Emil Hansen",
  "tank|tank type|cylinder @ dive diving divinglog": "12 l steel|15 l steel|Aluminium 80|Twin 12",
  "tank name|name|tank|aquarium name @ aquarium fishtank tank":
    "Living room tank|Nano reef|Shrimp tank|Office aquarium|Big river tank|Quarantine tank",
  "species|strain|variety|mushroom @ mushroom":
    "Oyster|Shiitake|Lion's mane|King oyster|Button|Chestnut|Enoki",
  "substrate @ mushroom & inoculated_on":
    "Straw|Hardwood sawdust|Coffee grounds|Beech chips|Straw and bran",
  substrate: "Fine sand|Gravel|Aqua soil|Coral sand|Bare bottom",
  "filter type|filter|filtration @ aquarium tank pool pond water":
    "canister|sponge|hang-on-back|internal|sand filter",
  "lighting|lighting type|light fixture": "LED|daylight|warm white|spotlight|fluorescent",
  // Plants at home
  "nickname|pet name @ plant houseplant": petNames,
  "name @ plant houseplant": (context) =>
    // What has a Latin name is called by its English one, and so is what others tell of.
    context.role.length > 0 ||
    context.member.siblings.some((name) => /scientific|latin|botanical/i.test(name))
      ? undefined
      : pick(petNames)(context),
  "light needs|light|light requirement|light requirements|sunlight|sun exposure|light level|exposure @ plant houseplant garden seed flower vegetable & watering_frequency_days pot_size species":
    "bright indirect|full sun|partial shade|low light",
  "humidity preference|humidity needs|humidity @ plant houseplant & watering_frequency_days pot_size":
    "high|medium|low",
  "room|location|spot|place @ plant houseplant chore housetask householdtask hometask cleaning furniture lamp homeitem & watering_frequency_days":
    "Living room|Kitchen|Bathroom|Bedroom|Hallway|Balcony",
  "crown condition|crown|canopy|canopy condition": "full|slightly thinned|dieback in the top|dense",
  "hazard rating|hazard|risk rating|hazard level @ tree parktree": "low|moderate|high|low",
  "location|site|place|position @ tree parktree bench fountain playground & trunk_diameter arborist":
    "Main avenue|North lawn|Playground|Pond path|West gate|Rose garden",
  "tag|tag number|tree number|asset tag @ tree parktree animal livestock": digits(
    "T-0###",
    "T-1###",
  ),
  // Games and clubs
  "winner|won by|champion @ boardgame boardgamesession gamenight session game & players scores":
    "Nora Kelly|Daniel Okafor|Lena Fischer|Marco Rossi|Sofia Silva",
  "location|place|where @ boardgame boardgamesession gamenight bookclub bookclubmeeting":
    "Nora's kitchen|Café Lume|At Daniel's|Community centre|Library corner",
  "expansion|expansions|add on|dlc":
    "Harbour Towns|Winter Roads|The Old Kingdom|Five to Six Players|none",
  "book|novel|current book|reading @ bookclub bookclubmeeting readinglist & discussion_questions":
    "The Island in the Attic|A Garden for Elena|Harbors and Sparrows|The Last Ferry|Winter Light|Letters from Bergen",
  "chapters|chapter|reading|pages|section @ bookclubmeeting bookclub readinggroup":
    "Chapters 1–5|Chapters 6–10|Chapters 11–16|Part one|Part two|The second half|The whole book",
  "notes|note|summary @ bookclubmeeting bookclub readinggroup":
    "Half of us loved the ending, the others wanted one more chapter.|We talked longest about the sister.|Bring your favourite sentence.|Nobody guessed who wrote the letters.|Two of us had seen the film first.|Next time we start with the last page.",
  "next book|upcoming book|previous book":
    "The Island in the Attic|A Garden for Elena|The Last Ferry|Winter Light|Letters from Bergen",
  "discussion questions|discussion question|questions|questions to discuss|topics to discuss @ book bookclub bookclubmeeting meeting":
    "What did you think of the ending?|Which character stayed with you?|Was the narrator honest?|Would you read it again?|What is the title about?",
  "snacks|refreshments|food provided|catering note":
    "Cheese and grapes|Lemon cake|Crisps and olives|Fruit salad|Cookies",
  "storyline|story|plot|description|scenario @ escaperoom escape":
    "The professor vanished, and the clock is ticking.|Find the antidote before the lab is sealed.|A locked vault, three thieves, sixty minutes.|The lighthouse keeper left a last message.",
  "theme|genre|setting @ escaperoom escape": "Heist|Mystery|Horror|Adventure|Science fiction",
  // At the wheel
  "progress|progress note|lesson progress|assessment @ drivinglesson drivingsession drivingstudent":
    "On track|Needs more practice|Ready for the test|Good progress|Confident in traffic",
  "pickup location|meeting point|pickup|pickup point @ drivinglesson drivingsession":
    "Student's home|Station forecourt|School gate|Driving school, Mill Lane",
  "tests requested|tests|analyses|requested tests|test requested|analysis @ sample labsample soilsample watersample specimen":
    "Heavy metals|Nitrate|pH|Total coliforms|Conductivity|Organic carbon",
  "material|sample material|matrix|sample type & depth_m ph":
    "soil|groundwater|sediment|surface water|sludge",
  // Meals and nights
  "breakfast|breakfast menu":
    "Porridge with berries|Scrambled eggs on toast|Yoghurt and muesli|Banana pancakes|Rye bread with cheese",
  "lunch|lunch menu": "Lentil soup|Chicken wrap|Greek salad|Tomato pasta|Falafel bowl",
  "dinner|supper|evening meal|dinner menu":
    "Salmon with potatoes|Vegetable curry|Mushroom risotto|Bean chili|Roast chicken with carrots",
  "snack|afternoon snack|morning snack":
    "Apple and nuts|Carrot sticks with hummus|Oat bar|Banana|Rice cakes",
  "specials|daily special|today special|chef special|dish of the day":
    "Soup of the day|Two tacos for one|Grilled halloumi bowl|Lemonade with every burger|Pumpkin curry",
  "caffeine|caffeine intake|alcohol|alcohol intake|coffee @ sleep sleeprecord sleeplog":
    "none|one cup|two cups|late espresso",
  "notes|note|comment|journal @ sleep sleeprecord sleeplog night":
    "Coffee too late in the day.|Dreamed a lot.|Too warm in the room.|Read until late.|Phone left in the kitchen.",
  "notes|note|comment @ fishing fishingtrip fishingcatch catch angler":
    "Caught near the reeds.|Strong fight, took ten minutes.|Best spot of the day.|Released quickly.|Bit just after sunrise.",
  "method|technique|fishing method @ fishing fishingcatch catch angler":
    "spinning|fly fishing|bottom fishing|trolling|float fishing",
  // Camps
  "site name|name|pitch|pitch name|spot @ campsite camp campground pitch camping":
    "Pine 4|Lakeside 12|Meadow 7|Birch 2|River Bend 9|Hilltop 1",
  "loop|section|area @ campsite camp campground camping": "Loop A|Loop B|Lake loop|Forest loop",
  "hookups|hookup|utilities|services @ campsite camp campground camping rv":
    "electric|electric and water|full hookup|none",
  "shade|shade level|shading": "full|partial|little|none",
  "nearest water|water access|water source @ campsite camp trail hike":
    "Tap 50 m away|Lake|Stream at the trailhead|Washhouse",
  "access notes|arrival notes|parking notes":
    "Last 200 m on gravel.|Gate closes at ten.|Step-free from the car park.|Narrow road, no trailers.|Follow the blue signs.",
  // Cameras and sound
  "editing style|edit style|retouching|photo style":
    "natural|black and white|warm film|high contrast|light and airy",
  "mood board|moodboard":
    "Golden hour, muted tones|City lights at night|Clean and minimal|Vintage film look|Wildflowers and linen",
  "location|shoot location|venue @ photoshoot shoot photography":
    "Studio|Botanical garden|Old harbour|City rooftop|Beach at sunset",
  "frequency|radio frequency|station frequency|fm frequency @ radio radioshow radiostation broadcast":
    "98.4 FM|101.2 FM|92.7 FM|89.1 FM|104.6 FM",
  "station|radio station|channel @ radio radioshow": "Radio Harbour|City FM|North Wave|Kultur 4",
  "jingle|theme song|intro music|theme music":
    "Morning bells|Eight-note whistle|Synth sunrise|Guitar loop",
  "piece|pieces|repertoire|current piece|song studied|work studied @ music musiclesson lesson student recital":
    "Für Elise|Minuet in G|Clair de lune|Blues in A|River Song|Étude No. 2",
  "level|grade|skill level @ music musiclesson instrument":
    "beginner|grade 2|intermediate|grade 5|advanced",
  "progress notes|progress|lesson notes|teacher notes @ music musiclesson instrument":
    "Rhythm is steady now.|Work on the left hand.|Ready for the recital.|Scales need practice.|Lovely tone today.",
  "homework|practice|practice goal|assignment @ music musiclesson instrument":
    "Practise 20 minutes a day|Learn bars 1–16|Slow scales with metronome|Memorise the first page",
  // Things of value
  "purity|fineness|metal purity": "925|750|585|950|18 k|14 k",
  "ring size|finger size": "52|54|56|58|60",
  "hallmark|maker mark|stamp": "925|750 AK|585 crown|18K",
  "setting|gem setting|cut|stone cut @ jewelry jewellery ring gemstone":
    "prong|bezel|pavé|brilliant cut|emerald cut",
  "item|article|pledge item|collateral item|item description @ pawn pawnticket":
    "Gold necklace|Electric guitar|Camera with lens|Wrist watch|Laptop|Silver cutlery",
  "description|details|notes|condition notes @ pawn pawnticket":
    "Light scratches, working.|With original box.|Engraved on the back.|Clasp repaired once.",
  "storage location|storage|shelf|vault location|bin @ pawn lost lostitem evidence museum":
    "Safe 2, tray 4|Shelf B3|Cabinet 1|Back room, rack 2",
  "casket type|casket|coffin|coffin type|urn type": "oak|pine|willow|mahogany|ceramic urn",
  "flowers|flower arrangement|floral tribute|bouquet|floral arrangement":
    "White lilies|Roses and eucalyptus|Sunflowers|Seasonal meadow flowers|Peonies",
  "music requests|music request|songs|hymns|music choices @ funeral funeralplan wedding ceremony service":
    "Ave Maria|What a Wonderful World|Clair de lune|Amazing Grace|Morning Has Broken",
  "readings|reading|poem @ funeral funeralplan wedding ceremony":
    "Psalm 23|Do not stand at my grave and weep|Ecclesiastes 3|A letter from the family",
  "service type|ceremony type @ funeralplan funeral burial memorial":
    "burial|cremation|memorial service|celebration of life",
  "obituary|eulogy|death notice":
    "Passed away peacefully, with the family close by.|A gardener, a storyteller and a friend to many.|Taught three generations to sail.|Will be missed at the long table on Sundays.|Loved the sea, old radios and bad jokes.",
  "condition|preservation|state @ jewelry jewellery watch antique": "new|excellent|good|restored",
  // Secrets and accounts
  "site|website|website name|service|account name @ password passwordentry vault login credential & two_factor_enabled compromised":
    "Webmail|City Library|Online bank|Photo cloud|Train tickets|Music streaming",
  "strength|password strength|security strength": "weak|fair|strong|very strong",
  "category|folder|group @ password passwordentry vault login credential":
    "Banking|Email|Shopping|Social|Work|Travel",
  "notes|note @ password passwordentry vault login credential":
    "Recovery codes in the safe.|Shared with the family.|Security questions are made up.|Uses the old address.",
  // Small ads
  "headline|ad title @ propertylisting realestatelisting homelisting houselisting apartmentlisting":
    "Bright flat near the park|Family house with a large garden|Quiet two-room flat on the top floor|Loft in an old factory|Modern flat with balcony and lift|Terraced house close to schools|Studio in the old town|Sunny apartment by the river",
  "title|headline|ad title @ classifiedad classified smallad secondhandlisting usedlisting & negotiable is_negotiable asking_price":
    "Oak dining table, six seats|Children's bike, 20 inch|Sofa bed, pick up only|Road bike, size M|Bookshelf, white|Coffee machine, barely used|Set of garden chairs",
  "description|details|text @ classifiedad classified smallad secondhandlisting usedlisting & negotiable is_sold asking_price":
    "Hardly used, from a non-smoking home.|Small scratch on one side.|Collection only, no posting.|Bought last year, with receipt.|Moving out, must go this week.",
  "category @ classifiedad classified smallad secondhandlisting usedlisting & negotiable is_sold asking_price":
    "Furniture|Bikes|Electronics|Baby and child|Garden|Sports",
  "status|item status @ lostitem lost found founditem & finder found_on claimed_by":
    "stored|claimed|stored|handed to police|donated",
  "notes|note|comments|biography @ genealogy genealogyperson ancestor familytree & spouse father mother":
    "Left the village young and never came back.|Named after a great-aunt.|Parish record found in an attic.|Worked at the mill for forty years.|Told stories that nobody wrote down.",
  "occupation|profession|trade @ genealogy genealogyperson ancestor & spouse father mother":
    "Miller|Tailor|Teacher|Carpenter|Baker|Sailor|Farmer|Blacksmith|Weaver",
  "bought from|purchased from|acquired from": english(companyNames),
  "sponsor|sponsored by|funded by|trial sponsor @ trial clinicaltrial study": english(companyNames),
});
