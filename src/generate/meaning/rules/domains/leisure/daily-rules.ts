import { companyNames } from "../../../../phrases/subjects.ts";
import { personOf } from "../../../subject.ts";
import { digits, draw, english, toTextRules } from "../../text-rule.ts";

/** Yoga, babies, coins, building sites, bins: what fills a day. */
export const dailyRules = toTextRules({
  "day label|day name|day title": "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday",
  // Yoga and other classes
  "class name|name|title|class title @ yoga yogaclass":
    "Morning Flow|Yin & Relax|Power Vinyasa|Gentle Hatha|Sunset Stretch|Yoga Basics|Deep Rest",
  "style|yoga style|type|discipline @ yoga yogaclass":
    "Vinyasa|Hatha|Yin|Ashtanga|Restorative|Kundalini",
  "studio|room|location|hall @ yoga yogaclass": "Lotus room|Studio 1|Studio 2|Garden deck|Sun room",
  "equipment needed|equipment|bring|what to bring|props @ yoga yogaclass":
    "Mat|Mat and block|Strap|Blanket|Nothing",
  "name|title|class name @ dance danceclass":
    "Salsa Basics|Ballet for Adults|Hip-Hop Kids|Tango Evening|Contemporary Flow",
  // Babies
  "event type|type|activity|entry type|log type|kind @ baby babylog babyevent infant & diaper_type amount_ml feeding":
    "feeding|sleep|diaper|bath|tummy time|medicine",
  "diaper type|nappy type|diaper|nappy|diaper contents": "wet|dirty|both|dry",
  "mood @ baby babylog infant child": "happy|calm|fussy|sleepy|crying",
  "mood|temperament today @ dog walk dogwalk petsitting petvisit pet puppy cat & dog_name dog pet_name pet dog_id pet_id poops breed":
    "playful|calm|happy|energetic|excited|sleepy|nervous",
  "feeding type|feed type|feeding method": "breast|bottle|formula|solids",
  // Coins and shares
  "pair|trading pair|symbol pair|market pair|currency pair|instrument & side leverage order_type base_currency":
    "BTC/USDT|ETH/USDT|SOL/USDT|BTC/EUR|ADA/USDT|ETH/BTC",
  "exchange|trading platform|venue|platform @ crypto cryptotrade coin wallet & wallet_address tx_hash leverage":
    "CoinHarbour|NorthEx|BlockBridge|Tidal Exchange",
  "fee currency|fee asset|commission asset @ crypto cryptotrade trade coin": "USDT|BTC|ETH|EUR",
  // Building
  "name|title|project name @ interiorproject interiordesign & moodboard_url":
    "Living room at Mill Lane|Loft kitchen|Attic bedroom for two|Small bath, big light|Studio for a painter",
  "room|room type|space @ designproject interiorproject interiordesign & moodboard_url":
    "Living room|Kitchen|Bedroom|Bathroom|Home office|Hallway",
  "title|name|task|task name|work @ constructiontask buildingtask sitetask renovationtask worktask":
    "Pour the foundation slab|Frame the second floor|Install the windows|Lay the drainage|Plaster the stairwell|Fit the switchboard|Tile the bathrooms|Seal the flat roof",
  "project name|name|title|project|project title @ construction constructionproject renovation constructionsite buildingsite worksite jobsite & general_contractor site_address site_manager workers_on_site foreman":
    "Riverside Apartments|Mill Lane School|Harbour Office Block|Station Square Car Park|Hill Road Clinic|Garden Row Townhouses|North Gate Bridge",
  "client|client name|developer|project owner @ construction constructionproject building & general_contractor site_address":
    english(companyNames),
  "building permit|building permit number": digits("BP-26-0###", "BP-25-1###"),
  // Rooms with riddles
  "best time|record time|fastest time|record @ escaperoom escape puzzle maze & min_players max_players":
    "31:40|38:05|42:17|47:52|51:09",
  "fear factor|scare level|fear level|scariness": "none|mild|medium|high",
  "door type|door": "Roller door|Single door|Double door|Sliding door|Glass door",
  "lock type|lock": "Padlock|Disc lock|Keypad|Smart lock|Cylinder lock",
  "rules @ raffle contest competition game tournament giveaway":
    "One entry per person.|Open to all over 18.|The prize cannot be exchanged for cash.|The decision of the jury is final.",
  "command|action @ automationaction sceneaction automation scene device":
    "turn on|turn off|dim to 40 %|lock|open|set to 21 °C",
  "device @ action automation scene": "Hall light|Thermostat|Front door|Blinds|Speaker",
  "room @ automation scene device": "Kitchen|Living room|Bedroom|Hall|Bathroom|Garden",
  // Bins
  "location|place|address|spot @ wastebin & fill_level waste_type":
    "Market Square, north side|Station Road 12|City Park, gate 3|Harbour Quay|Mill Lane, corner of High Street",
  "status|collection status|pickup status @ recyclingpickup wastepickup pickup collection wastecollection & waste_type collected_at bin_size":
    "scheduled|collected|collected|missed|delayed",
  "bin size|container size|bin capacity @ pickup recycling waste collection bin":
    "120 l|240 l|660 l|1100 l",
  "route|route name|collection route|round @ pickup recycling waste collection garbage & bin_size waste_type truck_number":
    "North 1|North 2|Centre|Riverside|West 3",
  "crew|team|collection crew @ pickup recycling waste collection garbage & truck_number waste_type":
    "Crew A|Crew B|Crew C|Early crew",
  "missed reason|reason missed|skip reason|reason not collected":
    "Bin not out|Street blocked|Truck full|Holiday|Wrong bin",
  // Learning away from home
  "home university|host university|sending university|partner university|receiving university|university|alma mater university|alma mater":
    "University of Oslo|Lakeside University|University of Porto|Northern University|City University Ghent|University of Bologna|Kyoto Institute",
  "host family|guest family|host household": draw(
    (scope) => `${personOf(scope, ["host"]).last} family`,
  ),
  "language level|language proficiency|english level|german level|speaking level":
    "A2|B1|B2|C1|native",
  "scholarship|scholarship name|fellowship|stipend name":
    "Erasmus+|City Talent Fund|Merit scholarship|Northern Study Grant|none",
  // Helping
  "team|group @ volunteer": "Food bank|Events|Reading mentors|Garden crew|Drivers|Welcome desk",
  "notes|note|comments|care notes|remarks @ child kid toddler kindergartenchild daycarechild & parent_name parent_phone pickup_authorized":
    "Falls asleep with the blue blanket.|Shy in the first half hour.|Loves the sand pit.|Brings a toy on Fridays.|Grandmother picks up on Tuesdays.",
  "incidents|incident|accident|accidents @ dailyreport daycarereport childreport & child_id nap_minutes":
    "Small scratch on the knee, washed and covered.|Bumped heads with a friend, ice applied.|Bee in the garden, no sting.",
  "equipment|facilities|features @ classroom lectureroom lecturehall schoolroom":
    "Projector|Whiteboard|Computers|Sinks|Document camera|Air conditioning",
  "title|name|module @ coursemodule trainingmodule learningmodule module":
    "Introduction|Getting started|The basics|Core concepts|Practice|Going further|Final project",
  "title|name @ textbook coursebook":
    "Principles of Management|Light and Lenses|Spanish in Context|Data and Decisions|A Short History of Cities",
  "component|name|item|part @ gradingpolicy gradingscheme gradecomponent grading":
    "Homework|Midterm exam|Final exam|Project|Participation",
  "prerequisites|prerequisite|required courses @ universitycourse collegecourse":
    "Introduction to Statistics|Calculus I|Academic Writing|Principles of Economics|Linear Algebra",
  "name|title|service @ clinicservice hospitalservice dentalservice medicalservice practiceservice":
    "General check-up|Blood test|X-ray|Vaccination|Ultrasound|Physiotherapy session",
  "department|faculty @ teacher schoolteacher": "Science|Languages|Humanities|Mathematics|Arts",
  "facilities|amenities|features @ school highschool primaryschool kindergarten college":
    "Library|Gym|Science labs|Canteen|Playground|Music room|Computer room",
  "title|name|event @ schoolevent classevent kindergartenevent":
    "Sports day|Open house|Spring concert|Science fair|Parents' evening|Summer fair",
  "description|details|about @ schoolevent classevent kindergartenevent":
    "Parents and friends are welcome.|Starts in the main hall.|Bring a cake for the buffet.|Classes end at noon.",
  "motivation|why|reason for volunteering @ volunteer":
    "I would like to give something back.|New in town and keen to meet people.|My children grew up with this place.|I have Saturdays free and like to help.",
  "event name|event|title|project @ volunteer volunteershift":
    "Food Bank Saturday|River Clean-up|City Marathon|Summer Fête|Reading Day|Tree Planting",
  "feedback|review @ signup shift registration attendance assignment & volunteer volunteer_id":
    "Well organised, would come again.|A bit understaffed at noon.|Lovely team.|Please bring more gloves next time.|Good fun, long day.",
  "feedback|comment|comments|notes|review @ volunteer volunteershift volunteersignup volunteerhours volunteerlog":
    "Well organised, would come again.|A bit understaffed at noon.|Lovely team.|Please bring more gloves next time.|Good fun, long day.",
  // Ink
  "description|design|idea|design description|concept|details @ tattoo tattooappointment piercing":
    "Small fern, fine lines.|Compass with fine lines.|Cover-up of an old name.|Two swallows, black and grey.|Mountain range, minimal.",
  "healing notes|healing|aftercare|aftercare notes|aftercare instructions @ tattoo tattooappointment piercing":
    "Keep covered for a day.|Healed well, touch-up not needed.|Slight redness in the first week.|Apply balm twice a day.",
  // Shelves
  "branch|library branch|home branch|pickup branch @ library libraryloan loan book & isbn call_number":
    "Central Library|Riverside Branch|North Branch|University Branch|Old Town Branch",
  "shelf location|shelf|shelf mark|location @ library libraryloan book loan & isbn":
    "Fiction, row 1|Fiction, row 3|Science, row 4|Children, low shelf|Travel, row 2|Local history",
  "inverter|inverter model|inverter type @ solar solarpanel panel solarsystem":
    "Helio 5000|SunString 8K|Voltaic X3|MicroVolt 400",
  "tariff|plan|rate plan|charging plan @ charging charger ev":
    "Flex|Night saver|Drive & save|Pay as you go",
});
