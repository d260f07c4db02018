import { digits, draw, toTextRules } from "../../text-rule.ts";

const subscribed =
  "StreamBox|TuneWave|CloudNest|FitPass|Daily Herald|GameVault|LingoLeap|PhotoSafe";

/** What people keep lists of: luggage and belongings, goals, coins, bills, places. */
export const listsRules = toTextRules({
  // Luggage
  "name|item|item name|title @ packing packingitem packinglist packinglistitem luggage":
    "Passport|Toothbrush|Rain jacket|Phone charger|Hiking boots|Swimsuit|Sunscreen|Travel pillow|First-aid kit|Wool socks|Sunglasses|Power adapter",
  "category|type|group @ packing packingitem packinglist packinglistitem":
    "Clothes|Toiletries|Electronics|Documents|Health|Comfort",
  "name|title|activity|activity name @ tripactivity itineraryactivity travelactivity vacationactivity holidayactivity":
    "Old town walking tour|Harbour boat trip|Modern art museum|Cooking class|Sunset viewpoint|Food market visit|Bike ride along the coast|Day trip to the lakes|Botanical garden|Rooftop dinner",
  "location|place|venue|meeting point @ tripactivity itineraryactivity travelactivity vacationactivity holidayactivity":
    "Old town|Harbour pier 3|Museum quarter|Central market|Castle hill|Station square|Botanical garden",
  // Belongings
  "item|item name|name|title @ homeinventory homeinventoryitem householditem homeitem belonging possession homeasset":
    "Leather sofa|Espresso machine|Road bike|Oak dining table|Flat-screen TV|Acoustic guitar|Vacuum cleaner|Camera with lens|Bookshelf|Washing machine|Floor lamp|Wool rug",
  "category|type @ homeinventory homeinventoryitem householditem homeitem belonging possession homeasset":
    "Furniture|Electronics|Appliances|Sports|Decoration|Tools",
  "brand|manufacturer|make @ homeinventory homeinventoryitem householditem homeitem belonging possession homeasset":
    "Nordholm|Volta Home|Tindra|Lumen|Halden|Copper & Oak",
  "serial number|serial no|serial": digits("SN4####7##", "SN8####2##"),
  "task|title|name|job|chore @ homemaintenance maintenancereminder homemaintenancetask houseupkeep homerepair":
    "Clean the gutters|Service the boiler|Replace the smoke alarm batteries|Bleed the radiators|Repaint the window frames|Check the roof tiles|Change the water filter|Seal the bathroom tiles|Sweep the chimney",
  "area|location|room|zone @ homemaintenance maintenancereminder homemaintenancetask houseupkeep homerepair":
    "Kitchen|Bathroom|Roof|Garden|Garage|Cellar|Living room",
  "state|power state|device state|current state @ smartdevice smarthomedevice smartlight smartplug smartswitch lightbulb":
    "on|off|on|off|standby",
  // Bodies and goals
  "type|workout type|kind|activity type|workout @ workoutsession workoutlog workout exercisesession trainingsession":
    "strength|running|cycling|yoga|HIIT|swimming",
  "category|name|item @ planbudget eventbudget weddingbudget partybudget":
    "Venue|Catering|Music|Decoration|Photography|Invitations|Transport",
  "service|category|type|kind @ planvendor eventvendor weddingvendor partyvendor":
    "Catering|Photography|Flowers|Music|Sound and light|Cake",
  "activity|title|item|name|event @ planschedule eventschedule weddingschedule eventagenda planagenda":
    "Doors open|Welcome|Opening speech|Lunch|Workshops|Closing drinks",
  "location|room|place @ planschedule eventschedule weddingschedule eventagenda planagenda":
    "Main hall|Foyer|Garden|Room 2|Terrace",
  "event name|event|name|title|occasion @ cateringevent catering cateringorder cateringbooking":
    "Summer party|Wedding Novak & Silva|Product launch|Board lunch|60th birthday|Gallery opening|Team offsite",
  "courses|course|dishes|menu|menu items @ cateringevent catering cateringorder cateringbooking":
    "Canapés|Soup of the season|Lemon risotto|Roast vegetables|Salmon with dill|Cheese board|Berry tart",
  "status|state @ cateringevent catering cateringorder cateringbooking":
    "enquiry|quoted|confirmed|completed|cancelled",
  "editing status|edit status|retouching status @ photoshoot shoot photosession":
    "not started|in progress|delivered|in review",
  "metric|measure|measured by|tracked metric @ fitnessgoal healthgoal fitness":
    "Steps|Body weight|Running distance|Workouts|Active minutes|Sleep",
  "name|title|goal|goal name @ fitnessgoal healthgoal":
    "Walk every day|Reach my summer weight|Run a half marathon|Train four times a week|More active minutes|Sleep eight hours|Cycle to work|First pull-up",
  "note|notes|comment @ weightentry weightlog bodyweight bodymeasurement weighin":
    "Before breakfast.|After the holidays.|Evening, after training.|Back on track.|Slept badly.|New scale.",
  "height|body height @ dating datingprofile person profile user actor athlete player": draw(
    (_, chance) => `${chance.between(156, 194)} cm`,
  ),
  "activities|activity tags|factors|what you did @ mood moodentry moodlog moodcheckin":
    "Work|Friends|Family|Exercise|Reading|Music|Cooking|Walk|Gaming|Study|Shopping|Early night",
  "emoji|mood emoji @ mood moodentry moodlog moodcheckin": "😄|🙂|😐|🙁|😢",
  "emoji|icon emoji @ habit habittracker habitentry routine": "🏃|📚|💧|🧘|✍️|🥗|😴|🦷|🎸",
  // Shows, books and games
  "episode number|episode no|episode|number @ podcast podcastepisode tvepisode episode":
    "3|7|12|18|24|31|46|58",
  "season|season number @ podcast podcastepisode tvepisode episode": "1|2|3|4|5",
  "series|series name|series title|show|show title|tv show @ tvepisode episode tv watchlist watchlistitem":
    "Harbour Street|The Long Winter|North of Here|Second Floor|Quiet Waters|Night Shift|The Cartographers|Salt and Stone",
  "esrb rating|esrb|game rating": "E|E10+|T|M",
  "pegi rating|pegi": "3|7|12|16|18",
  // Needles and coins
  "needle size|needles|hook size|crochet hook": "3 mm|3.5 mm|4 mm|4.5 mm|5 mm|6 mm",
  "yarn|yarn name|yarn type|wool|yarn used @ knitting knittingproject crochet crochetproject weaving craftproject":
    "Merino DK|Sock yarn, petrol|Cotton aran|Alpaca blend|Highland tweed|Mohair lace",
  "name @ legoset":
    "City Fire Station|Space Shuttle|Medieval Castle|Race Car|Pirate Ship|Flower Bouquet",
  "focal length": "24 mm|35 mm|50 mm|85 mm|24–70 mm|70–200 mm",
  "sensor size @ camera": "Full frame|APS-C|Micro Four Thirds|1 inch",
  "name|model @ lens": "Aurora Pro|Selene Art|Juno Classic|Atlas S|Marina Ultra",
  "first ascent @ route climbingroute climb": "May 1987|August 1994|June 2003",
  "description|about @ collectionitem collectible":
    "Light wear at the edges, otherwise complete.|Kept out of the light since I bought it.|The one that was missing from my set.",
  "acquired from|bought from|purchased from|obtained from @ collectionitem coin stamp comic comicbook tradingcard antique collectible vinyl record figurine watch & mint_mark issue_number grade":
    "Coin and card fair|Estate auction|Local dealer|Online auction|Flea market|Swapped with a friend",
  "denomination|face value|value @ coin coincollection banknote collectiblecoin collectorcoin":
    "1 cent|5 cents|10 cents|50 cents|1 dollar|2 euro|5 francs",
  "lenses|lenses used @ photoshoot shoot photosession photographer":
    "35 mm f/1.4|50 mm f/1.8|85 mm f/1.2|70–200 mm f/4",
  "condition|grade @ comic comicbook comicissue": "Near mint|Very fine|Fine|Very good|Good",
  "supplies|products|tools @ chore cleaningtask cleaningchore householdtask":
    "All-purpose spray|Microfibre cloth|Sponge|Gloves|Bin bags|Bucket",
  "coping strategies|coping strategy|coping skills":
    "Slow breathing|Short walk|Called a friend|Wrote it down|Music|Warm bath",
  "how it went|how did it go|how was it":
    "Better than planned.|Lovely, and far too short.|A bit loud, next time earlier.",
  "category @ weddingbudgetitem weddingexpense weddingvendor":
    "Venue|Catering|Flowers|Photography|Music|Dress",
  "weight|yarn weight @ yarn yarnstash": "Fingering|DK|Worsted|Aran|Bulky",
  "name|yarn name @ yarn yarnstash": "Highland Tweed|Soft Merino|Harbour Sock|Cloud Mohair",
  "topics|topic|focus @ therapysession counselingsession":
    "Work stress|Family|Sleep|Grief|Boundaries",
  "homework @ therapysession counselingsession": "Mood diary|Daily walk|Evening breathing exercise",
  "behavior|behaviour @ dogwalk & dog_name": "Calm|Playful|Pulled a little|Shy at first",
  "team|club @ tradingcard sportscard": "River Hawks|Northside United|Bay Bears|Harbour City",
  "grading company|grading service": "PSA|BGS|CGC|SGC",
  "activities|games|entertainment @ birthdayparty birthday kidsparty":
    "Treasure hunt|Face painting|Musical chairs|Magic show|Pin the tail",
  "products used|products @ spatreatment facial massage":
    "Almond oil|Clay mask|Sea salt scrub|Shea butter",
  "obstacles|challenges @ goal habit":
    "Too little time|Lost motivation|Other things came first|Illness",
  "task|title|name @ movechecklist movechecklistitem movingtask movingchecklist":
    "Book the movers|Redirect the post|Pack the kitchen|Cancel the electricity|Return the keys",
  "title|name|game @ gameplayed gamesplayed": "Harbour Lords|Word Orchard|Quick Fox|Iron Frontier",
  "storage box|storage location|stored in & issue_number dye_lot skeins":
    "Box 2|Shelf B|Top drawer|Blue crate|Cupboard",
  "mint mark|mintmark": "D|S|P|W|A|F",
  "grade|condition|coin grade @ coin coincollection banknote": "MS-65|AU-55|XF-45|VF-30|F-12|PR-69",
  // Children
  "side|side dish|sides @ lunch schoollunch meal lunchmenu cafeteria canteen":
    "Carrot sticks|Green salad|Rice|Bread roll|Steamed broccoli|Mashed potatoes",
  "vegetarian option|veggie option|vegan option|meatless option|vegetarian dish|vegetarian main|vegetarian meal|vegan dish":
    "Vegetable lasagne|Bean burger|Falafel wrap|Mushroom risotto|Lentil bolognese|Spinach quiche",
  "fruit|fruits|piece of fruit": "Apple|Banana|Grapes|Orange slices|Pear|Strawberries|Melon",
  "drink|beverage @ lunch schoollunch lunchbox kidsmenu": "Water|Milk|Apple juice|Orange juice|Tea",
  "reason|description|note|for|what for @ allowanceentry allowancetransaction pocketmoney":
    "Weekly allowance|Washed the car|Good report card|Bought a comic|Mowed the lawn|Cinema with friends|Helped in the kitchen",
  "activity|plan @ playdate playdateinvite":
    "Playground|Baking cookies|Board games|Lego afternoon|Swimming|Crafts",
  "location|place|where @ playdate playdateinvite":
    "At our place|Riverside playground|City pool|Botanical garden|Library",
  // Cars
  "shop|garage|workshop|serviced by|service center|service centre @ service servicerecord carservice vehicleservice vehicle maintenance carrepair carmaintenance & odometer next_service_date next_service_mileage":
    "Harbour Auto|Mill Lane Garage|Northside Motors|City Tyre & Brake|Hilltop Car Service",
  // Clubs and neighbours
  "description|about @ bookclub readinggroup readingclub":
    "We meet once a month and read whatever we like.|New fiction, good coffee and no homework.|A small group that reads the classics slowly.|Everyone suggests a book, the hat decides.",
  "role|position|club role @ clubmember clubmembership societymember":
    "member|member|member|treasurer|secretary|chair|coach",
  "title|subject|headline @ neighborhoodpost neighbourhoodpost neighborpost neighbourpost communityboardpost nextdoorpost":
    "Lost grey cat near the park|Can anyone recommend a plumber?|Street party on Saturday|Car windows broken last night|Free moving boxes|Looking for a babysitter|Bike found by the canal|Power cut on Mill Lane?",
  "body|content|text|message @ neighborhoodpost neighbourhoodpost neighborpost neighbourpost communityboardpost nextdoorpost":
    "Please call me if you have seen or heard anything.|Happy about any tips, thank you all.|Pick up from my porch any evening this week.|Has anyone else noticed this? Let us keep an eye out.|Everybody is welcome, bring something to share.",
  // Money
  "service|service name|provider|name @ subscriptiontracker personalsubscription": subscribed,
  "plan|plan name|tier @ subscriptiontracker personalsubscription & cancel_url":
    "Basic|Standard|Premium|Family|Student",
  "payment method|paid with|payment @ subscriptiontracker personalsubscription & cancel_url":
    "card|PayPal|direct debit|Apple Pay",
  "service|service name @ subscription & next_billing_date billing_cycle auto_renew": subscribed,
  "payee|biller|provider|bill name @ bill billreminder recurringbill billpayment & autopay":
    "City Power|Northwater Utilities|Fibernet|Riverside Apartments|Meridian Insurance|Volta Mobile|Green Gas",
  "frequency|recurrence|repeats|billing frequency @ bill billreminder recurringbill rent":
    "monthly|monthly|quarterly|yearly",
  "receipt|receipt file|receipt image @ expense expenseentry expenseitem": digits(
    "receipt-2###.pdf",
    "receipt-3###.jpg",
  ),
  // Places
  "category|type|kind @ savedplace favoriteplace favouriteplace placetovisit bookmarkedplace":
    "Restaurant|Café|Museum|Park|Shop|Viewpoint|Bar",
  "note|notes|comment @ savedplace favoriteplace favouriteplace placetovisit bookmarkedplace":
    "Try the lemon cake.|Best at sunset.|Closed on Mondays.|Quiet tables in the back.|Nora's recommendation.",
  "note|notes|comment @ wishlist wishlistitem wish":
    "Wait for the sale.|Size M, in blue.|Birthday idea.|The bigger one is better.|Ask Nora, she has one.",
  "trailhead|trail head|starting point|start point @ trail hike hikingtrail hiking trailrun":
    "North car park|Ranger station|Mill bridge|Lakeside lot|Visitor centre|Forest road 12",
});
