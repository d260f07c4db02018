import { prose } from "../../../../phrases/prose.ts";
import { subjects } from "../../../../phrases/subjects.ts";
import { personOf } from "../../../subject.ts";
import { besideAny, digits, english, type TextRule, toTextRules } from "../../text-rule.ts";

const somebody: TextRule =
  ({ member }) =>
  (scope) =>
    personOf(scope, member.words).full;

/** Small clubs and crafts: story hours and shoots, cellars and boards, children and ancestors. */
export const hobbyRules = toTextRules({
  // Books for children, and who looks after them
  "title|name|session title @ storyhour storytime readinghour readingcircle":
    "Bears and Blankets|Tales from the Sea|Rhymes for Little Ones|Stories under the Lamp|Dragons and Dumplings|Around the World in a Book",
  "description|about|summary @ storyhour storytime readinghour readingcircle":
    "We read, sing and paint together.|Bring a blanket and a favourite toy.|Two picture books and a song at the end.|For small listeners and their grown-ups.",
  "branch|library branch|library & storyteller book_title isbn shelf_location":
    "Central Library|North Branch|Harbour Branch|Mill Lane Library|Old Town Branch",
  "item|item name|equipment|equipment name @ equipmentloan itemloan equipmentcheckout equipmentborrow deviceloan":
    "Projector|Laptop 14″|Tripod|Cordless drill|Laser level|Camera kit|Conference speaker|Microscope",
  "condition|copy condition @ bookcopy librarybook libraryitem librarycopy":
    "like new|good|good|worn|cover torn|fair",
  "notes|note|comment|condition notes @ bookborrow borrow bookloan libraryloan borrowing & borrowed_at":
    "Returned at the harbour branch.|Cover slightly worn.|Reminder sent by email.|Renewed by phone.|Collected by a family member.",
  "notes|note|summary|comment|teacher notes & diaper_changes nap_start nap_end naps child_id":
    "Played outside for an hour.|Slept well after lunch.|A little tired today.|Loved the water table.|Needs spare clothes tomorrow.",
  "mood|mood today & diaper_changes nap_start nap_end naps child_id":
    "happy|cheerful|calm|tired|fussy|curious",
  "activities|activity|todays activities & diaper_changes nap_start nap_end naps child_id":
    "Painting|Story circle|Sandpit|Singing|Building blocks|Walk in the park",
  "food|foods|dish|item|what @ meal snack & eaten amount_eaten":
    "Porridge|Pasta with peas|Vegetable soup|Apple slices|Yoghurt with fruit|Rice and carrots",
  "nap schedule|nap time|nap times|nap":
    "12:00–13:30|12:30–14:00|After lunch, one hour|No nap any more",
  "favorite toy|favourite toy|toy|comfort object|favorite object @ child kid baby toddler":
    "Teddy bear|Toy train|Building blocks|Cloth rabbit|Dinosaur|Picture book",
  "daily routine|routine|day plan @ daycaregroup kindergartengroup nurserygroup preschoolgroup daycare":
    "Morning circle|Free play|Outdoor time|Lunch|Nap|Story time|Pick-up",
  "theme|monthly theme|current theme|weekly theme|project theme|topic @ daycaregroup kindergartengroup nurserygroup preschoolgroup daycare":
    "Animals in the forest|Colours and shapes|My body|The sea|Seasons|Vehicles",
  // Ancestors
  "source|sources|source citation|citation|record source @ marriage lifeevent ancestor genealogy & husband_id wife_id mother_id":
    "Parish register|Census of 1911|Civil registry|Family Bible|Ship's passenger list|Newspaper notice",
  "notes|note|comment|description @ marriage lifeevent & husband_id wife_id":
    "Date taken from the parish register.|Photograph in the blue album.|Spelling of the name varies.|Told by a cousin, not yet confirmed.",
  // Pictures
  "title|name|shoot name|session name @ photoshoot photosession shoot":
    "Autumn family portraits|Engagement by the lake|Spring collection|Headshots for the team|A morning in the studio|Newborn at home",
  "shot list|shots|must have shots|shot|key shots":
    "Group portrait|Close-up of the hands|Golden hour by the water|Details of the table|Walking towards the camera|Wide view of the room",
  "equipment|gear|kit|cameras|camera gear @ photographer photoshoot photostudio videographer":
    "Full-frame camera|35 mm lens|85 mm lens|Softbox|Tripod|Drone",
  "license|licence|usage rights|license type @ photo image picture stockphoto":
    "CC BY 4.0|All rights reserved|CC0|CC BY-NC 4.0|Royalty-free",
  // In the glass and in the cup
  "palate|taste|mouthfeel|on the palate @ tasting tastingnote winetasting wine beer whisky coffee":
    "Ripe cherry and soft tannins|Fresh, with green apple|Round and full|Dry, with a hint of pepper|Crisp and mineral",
  "finish|aftertaste @ tasting tastingnote wine winetasting beer whisky coffee":
    "Long and smooth|Short and clean|Slightly bitter|Warm, with spice|Lingering fruit",
  "color|colour|appearance @ tasting tastingnote winetasting":
    "Deep ruby|Pale straw|Golden|Garnet|Salmon pink|Purple",
  "comment|comments|notes|note|verdict|impression|summary @ tasting tastingnote winetasting brewlog brew":
    "Better after an hour in the glass.|Would go well with roast lamb.|A touch too warm.|Best one this month.|Try again with a finer grind.",
  "name|winery|producer|estate|winery name @ winery":
    "Quinta do Vale|Weingut Brandt|Château Bellevue|Tenuta San Marco|Bodega Los Olmos|Old Mill Estate|Stone Ridge Cellars",
  // On the board
  "title|chess title|fide title @ player chessplayer": besideAny(
    "rating|elo|fide id|blitz rating|rapid rating",
  )("GM|IM|FM|CM|NM|WFM"),
  "title|name|puzzle name @ puzzle chesspuzzle problem": besideAny("fen|solution|pgn")(
    "Mate in two|Win the queen|Knight fork|Back-rank trick|Quiet move|Save the draw|Open the h-file",
  ),
  // In the sky
  "description|about|summary @ celestialobject celestial star planet galaxy nebula constellation comet & constellation right_ascension":
    "Best seen on clear winter evenings.|Easy to find with binoculars.|Faint, but worth a dark site.|High in the south around midnight.|A favourite of every first night out.",
  // Cars for everybody
  "location|pickup location|parking location|station|parked at @ sharedcar carshare carsharing":
    "Station car park|Market Square|Harbour garage|Old Town, level 1|University east",
  "damage report|damages|damage|damage notes|reported damage @ trip cartrip rental carrental sharedcar booking":
    "Scratch on the rear bumper.|Small dent in the left door.|Stone chip in the windscreen.|Hubcap missing.",
  // Helping
  "title|name|role|position @ volunteeropportunity volunteerposition volunteerrole volunteering":
    "Food bank helper|River clean-up crew|Reading mentor|Tree planting day|Tea with neighbours|Shelter dog walker|Homework club tutor",
  "organization|organisation|organization name|host organization @ volunteeropportunity volunteerposition volunteerrole volunteering volunteerevent volunteershift":
    "Clean Water Now|Red Kite Foundation|Open Shelter|Bright Start|Harbour Hospice|Green Belt Trust|Books for All",
  "title|name|summary|what @ helprequest neighborrequest neighbourrequest favor favour":
    "Carry a sofa upstairs|Water the plants in August|Fix a dripping tap|Walk the dog on Friday|Help with the tax form|Pick up a prescription",
  "details|description|notes @ helprequest neighborrequest neighbourrequest favor favour":
    "It takes about an hour.|I have the tools, you bring a pair of hands.|Any evening this week is fine.|Coffee and cake afterwards.",
  "category|type|kind @ helprequest neighborrequest neighbourrequest favor favour":
    "Moving|Garden|Repairs|Pets|Errands|Paperwork",
  "skills|skill|can help with|offers @ neighbor neighbour resident helper household community":
    "Cooking|Carpentry|Gardening|Bike repair|Sewing|Babysitting|Painting walls",
  "title|name|item|item name @ swapitem swap barter giveaway freeitem":
    "Bread maker, hardly used|Box of children's books|Hand drill|Camping stove|Two garden chairs|Winter coat, size M",
  "category|type @ swapitem swap barter giveaway freeitem":
    "Kitchen|Books|Tools|Outdoors|Garden|Clothing",
  "looking for|wanted|in exchange for|wants|seeking @ swapitem swap barter trade giveaway":
    "Board games|Houseplants|Bike lights|Kitchen scales|Hiking boots|Anything useful",
  "name|title|tool|tool name @ toollibraryitem toollibrary toolitem toolrental lendingitem":
    "Cordless drill|Hedge trimmer|Ladder, 3 m|Pressure washer|Belt sander|Tile cutter|Wheelbarrow",
  "category|type @ toollibraryitem toollibrary toolitem toolrental lendingitem":
    "Power tools|Garden|Hand tools|Cleaning|Painting",
  "location|shelf|storage location @ toollibraryitem toollibrary toolitem toolrental":
    "Shelf A|Shelf B|Garden shed|Workshop wall|Back room",
  "estimated value|market value|replacement value|insured value|swap value|value estimate": digits(
    "4#",
    "8#",
    "1#0",
    "2#0",
  ),
  "damage note|damage notes|return note @ reservation toolreservation toolloan loan booking":
    "Blade is blunt.|Cable slightly frayed.|Handle scratched.|One bit is missing.",
  "text|quote|content|passage @ quote bookquote highlight":
    "Nobody told the sea that it was Sunday.|We were young, and the maps were wrong.|A good question outlives its answer.|She packed light and remembered everything.|The house knew us better than we did.",
  "note|notes|comment @ quote bookquote highlight": besideAny(
    "author|author name|page|page number|book|book id|book title|source|speaker|character",
  )(
    "Read it twice.|For the speech in May.|Opening line, perfect.|Underlined by somebody before me.",
  ),
  "recommended for|suitable for|good for|best for|ideal for":
    "Beginners|Families|Long train rides|Rainy weekends|Fans of slow stories|Anybody new in town",
  "genre focus|focus genre|reading focus|genres @ bookclub readinggroup":
    "Crime|Classics|Contemporary fiction|Essays|Fantasy|Translated fiction",
  "companions|companion names|travel companions|with whom|accompanied by|hiking partners|party members":
    somebody,
  // Parties
  "theme|party theme|motto @ potluck dinnerparty birthdayparty party gathering barbecue":
    "Taco night|Seventies|Autumn harvest|Pirates|Under the sea|Picnic indoors",
  "title|name @ potluck dinnerparty gathering barbecue":
    "Sunday long table|Summer barbecue|Friends and leftovers|Housewarming|Street dinner|Soup night",
  "notes|note|comment @ potluck dinnerparty birthdayparty party gathering barbecue":
    "Bring your own chair.|The garden gate is open.|Two vegetarians and one nut allergy.|Music until ten.|Parking behind the church.",
  "description|item|title|name|what @ birthdaygift partygift":
    "Building blocks|Picture book|Board game|Paint set|Wool scarf|Concert tickets",
  "from|given by|giver @ gift birthdaygift weddinggift": somebody,
  "loaned to|lent to|lent out to|matched with": somebody,
  "partner name|partner @ date datenight couple anniversary": somebody,
  "item|name|supply @ partysupply partysupplies":
    "Balloons|Paper plates|Candles|Napkins|Streamers|Juice boxes",
  "category|type @ partysupply partysupplies": "Decoration|Tableware|Food|Drinks|Games",
  "store|shop @ partysupply giftidea gift":
    "Corner Shop|Paper & Party|Little Fox|Market Hall|Online",
  "message|greeting|text|inside message @ holidaycard christmascard greetingcard postcard":
    "Merry Christmas and a happy new year!|Thinking of you all.|Hope to see you in spring.|With love from our house to yours.",
  "design name|design|motif|template @ holidaycard christmascard greetingcard postcard":
    "Snowy village|Red berries|Paper stars|Winter fox|Gold leaves",
  "notes|note @ recipient giftrecipient":
    "Prefers experiences to things.|No more mugs.|Loves anything blue.|Wrap it in newspaper.",
  // Tanks and walks
  "common name|fish|species|variety|kind @ fish aquariumfish":
    "Neon tetra|Guppy|Angelfish|Betta|Corydoras|Clownfish|Zebra danio",
  "nickname|name|pet name @ fish aquariumfish": "Bubbles|Finn|Coral|Nemo|Pebble|Splash|Sunny",
  "temperament|behaviour|behavior @ fish aquariumfish": "peaceful|semi-aggressive|shy|schooling",
  "origin|region of origin|habitat @ fish aquariumfish":
    "Amazon basin|Lake Malawi|Southeast Asia|Indo-Pacific|Central America",
  "action taken|action|treatment|remedy @ watertest aquarium pool pooltest":
    "Changed a third of the water.|Cleaned the filter.|Fed less for two days.|None needed.",
  "task|task name|job @ maintenancetask maintenancejob upkeeptask":
    "Clean the filter|Change the water|Check the seals|Test the alarm|Oil the hinges|Replace the lamp",
  "products|supplies|materials|parts @ maintenancetask maintenancejob upkeeptask":
    "Filter sponge|Cleaning cloth|Sealant|Light bulb|Descaler|Batteries",
  "service area|area|areas served|neighborhoods @ dogwalker petsitter babysitter cleaner gardener handyman tutor":
    "Old Town|North side|City centre|Riverside|Within 5 km",
  "certifications|certificates @ dogwalker petsitter groomer":
    "Pet first aid|Dog behaviour course|Animal care certificate|Police check",
  // Trips
  "item|item name|equipment name @ rental equipmentrental":
    "Pressure washer|Party tent 4 × 8 m|Mini excavator|Generator 3 kW|Chainsaw|Touring kayak",
  "gear|gear list|equipment|packing list|what to bring @ campingtrip camping hike hikingtrip trek backpacking":
    "Tent|Sleeping bag|Camping stove|Head torch|Rain jacket|Map and compass",
  "name|item|item name|title @ gearitem hikinggear campinggear outdoorgear":
    "Two-person tent|Down sleeping bag|Trekking poles|Gas stove|Head torch|40 l backpack|Sleeping mat",
  "category|type @ gearitem hikinggear campinggear outdoorgear":
    "Shelter|Sleeping|Cooking|Lighting|Clothing|Packs",
  "notes|note|comment @ campingtrip hikelog hikinglog traillog":
    "Muddy after the second bridge.|Stars all night.|Blister on the last mile.|Pack less next time.|Best soup of the year.",
  // Music and needlework
  "pieces|piece|piece names|repertoire @ practicesession practice rehearsal recital lesson":
    "Minuet in G|Scales in D|Spring Waltz|Etude No. 3|Autumn Song|Two-part invention",
  "goals|goal|targets|achieved|practice goals @ practicesession practice":
    "Even tempo in bar 12|Play from memory|Clean shifts|Softer left hand|Ten minutes of scales",
  "feedback|teacher feedback|teacher notes|comments @ practicesession practice musiclesson":
    "Much steadier than last week.|Watch the left hand.|Slow down before the coda.|Lovely tone.",
  "focus area|focus @ practicesession practice": "Intonation|Rhythm|Sight-reading|Dynamics|Bowing",
  "notes|note|comment @ recording practicerecording":
    "Second half is better.|Too fast at the end.|Good tone, one wrong note.|Keep this one.",
  "notes|note|comment @ knittingproject knitting crochetproject sewingproject sewing":
    "Went down a needle size.|Ripped back two rows.|Yarn held double.|Needs blocking.",
  "brand|yarn brand|maker @ yarn yarnstash": "Nordby Wool|Alba Yarns|Fjord Spinners|Meadow & Mill",
  "colorway|colourway": "Storm grey|Moss|Rust|Oatmeal|Deep teal|Blackberry",
  "fiber|fibre|fiber content|material @ yarn yarnstash fabric":
    "Merino|Alpaca|Cotton|Silk blend|Linen|Wool and nylon",
  "care instructions|care|washing instructions @ yarn yarnstash fabric":
    "Hand wash cold|Machine wash at 30|Dry flat|Do not tumble dry",
  "name|pattern|pattern name|title @ sewingpattern":
    "Wrap dress|Wide-leg trousers|Summer shirt|Zip pouch|Linen apron|Quilted jacket",
  "fabric suggestions|suggested fabrics|fabrics|recommended fabrics":
    "Linen|Cotton poplin|Viscose|Denim|Jersey|Wool crêpe",
  "notions|haberdashery|trimmings": "Zip, 20 cm|Six buttons|Elastic|Bias tape|Interfacing",
  // Days and nights
  "triggers|trigger|stressors @ mood moodentry moodlog journal symptomlog migraine":
    "Work|Too little sleep|An argument|Deadlines|Crowds|The weather",
  "dreams|dream|dream notes @ sleep sleeplog sleeprecord":
    "Late for a train.|Flying over the old school.|Nothing I remember.|A house with too many doors.",
  // What was written down of anything but a machine
  "notes|note|comment|comments|remarks @ log": (context) =>
    context.member.owner.length > 1 ? english(prose.notes)(context) : undefined,
  // Beds
  "hardiness zone|usda zone|growing zone": "6a|6b|7a|7b|8a|8b|9a",
  "notes|note|comment @ weatherlog weatherobservation weatherrecord":
    "First frost of the year.|Windy until noon.|Heavy shower at five.|Warm enough to sit outside.",
  "sow indoors|sow outdoors|plant outdoors": "March–April|April–May|May–June|After the last frost",
  "germination days|days to germination|days to maturity|days to harvest":
    "7–10|10–14|14–21|60–75|80–95",
  "sowing depth|planting depth|seed depth": "5 mm|1 cm|2 cm|3 cm|On the surface",
  "used for|use|purpose @ harvest crop": "Salad|Jam|Freezer|Soup|For the neighbours",
  "pest|pests|pest name @ pestreport pestsighting":
    "Aphids|Slugs|Cabbage whites|Spider mites|Flea beetles",
  "treatment|remedy|action taken @ pestreport pestsighting plantdisease":
    "Soap spray|Hand-picked at dusk|Fleece over the bed|Nettle tea|Removed the leaves",
  // Visits
  "exhibition|exhibition name|exhibition title|exhibit|favorite exhibit|favorite exhibition @ museum museumvisit museummember visit artwork shopitem product":
    "Light and Harbour|Rooms Without Walls|Everyday Treasures|A Century of Glass|Drawn from Life",
  "ticket type|ticket|admission type @ museumvisit visit admission museumticket":
    "Adult|Member|Student|Family|Senior|Child",
  "comment|comments|feedback @ museumvisit galleryvisit":
    "Could have stayed all day.|Audio guide was excellent.|Too crowded at noon.|The new wing is lovely.",
  "purpose|designation|use of funds|earmarked for|for @ donation gift pledge":
    "General fund|Education|Restoration|Acquisitions|Where it is needed most",
  "title|name|workshop title @ workshop":
    "Bread baking for beginners|Watercolour weekend|Introduction to woodcarving|Sourdough from scratch|Screen printing basics|Write your first short story|Bicycle repair|Natural dyeing|Portrait photography",
  "title|name @ museumworkshop artworkshop craftworkshop":
    "Printmaking for beginners|Clay and glaze|Draw like the masters|Paper boats and collage|Colour in an afternoon",
  "description|about @ museumworkshop artworkshop craftworkshop":
    "Aprons and materials are provided.|For small hands and their grown-ups.|No experience needed.|Take your work home at the end.",
  "training completed|trainings|trainings completed|completed training|training @ volunteer helper":
    "First aid|Fire safety|Visitor service|Safeguarding|Food hygiene",
  "children ages|child ages|ages of children|kids ages|childrens ages": "2|4|5|7|9|11",
  "special instructions|instructions|notes @ sittingrequest":
    "Bedtime at half past seven.|Dinner is in the fridge.|No screens after six.|One story, not three.",
  "about|description|shop description @ seller":
    "Small shop, well packed and quickly sent.|Old things with a second life.|Family business since 1998.|Everything is checked by hand.",
  "title|name @ usedbook secondhandbook": english(subjects.get("book") ?? prose.notes),
  "category|genre @ usedbook secondhandbook": "Crime|Travel|Biography|Children|Cooking|Poetry",
  "description|condition notes @ usedbook secondhandbook":
    "Spine slightly faded.|Name on the first page.|Read once, like new.|A few pencil notes.|Without dust jacket.",
  // Shelters
  "name|shelter name @ animalshelter petshelter animalrescue":
    "Second Chance Shelter|Riverside Animal Rescue|Old Mill Animal Home|Paws in Need|Meadow Animal Haven|Northgate Animal Rescue",
  "title|name @ shelterevent":
    "Adoption day in the park|Open kennels|Walk for paws|Kitten season appeal|Foster evening",
  "description|about @ shelterevent":
    "Meet the animals and the people who look after them.|Cake, coffee and dogs in need of a home.|Every ticket feeds an animal for a week.",
  "notes|note @ fosterhome fosterfamily":
    "Garden with a high fence.|Experienced with puppies.|No cats, please.|Home during the day.",
  // Pictures again
  "photographer name|photographed by": somebody,
  "story|background|about the photo @ contestentry photoentry photo":
    "Taken on the last morning of the trip.|I waited two hours for this light.|My grandmother, who hates cameras.|A lucky shot from the tram.",
  // Clubs
  "membership fee|annual fee|entry fee|tuition fee|participation fee|admission fee|joining fee":
    digits("1#", "2#", "4#"),
  "favorite opening|favourite opening|opening repertoire":
    "Sicilian Defence|Queen's Gambit|Ruy Lopez|French Defence|Italian Game|London System",
  "name|club name @ chessclub":
    "Rook & Pawn|Harbour Chess Club|The Knights of Old Town|Four Rooks|Castle Lane Chess Club",
  "platform|tool|via @ exchangesession tutoringsession lessonsession languagesession":
    "Zoom|Meet|Teams|Skype|In person",
  "topic|subject @ exchangesession languagesession conversation":
    "Weekend plans|Food and cooking|At work|Films and series|Travelling by train",
  "milestone|next milestone @ streak studystreak habitstreak":
    "7 days|30 days|50 days|100 days|1 year",
  "category|subject|topic @ deck flashcarddeck": "Languages|Biology|Chemistry|History|Geography",
  "description|about @ deck flashcarddeck":
    "The hundred words that you need first.|Short cards, one fact each.|For the exam in June.|Made on the train, grows every week.",
  // Made by hand
  "title|name|quilt name|pattern|pattern name|block pattern @ quilt":
    "Log Cabin|Ohio Star|Double Wedding Ring|Flying Geese|Nine Patch|Churn Dash|Grandmother's Garden|Bear's Paw|Drunkard's Path",
  "title|name|project|project name @ $craft":
    "Patchwork quilt|Canvas tote bag|Set of mugs|Spice rack|Knitted scarf|Plant hanger|Embroidered cushion|Birdhouse|Baby hat|Bookends",
  "craft|craft type|technique|discipline|type|category @ $craft":
    "Sewing|Knitting|Woodworking|Pottery|Crochet|Embroidery|Macramé",
  "material|materials|supplies|name @ $craft craftmaterial projectmaterial hobbymaterial sewingmaterial diymaterial":
    "Thread|Glue|Cord|Paint|Varnish|Felt|Cardboard|Ribbon|Wire",
  "description|summary|about @ exhibition museumexhibition artexhibition exhibitionevent":
    "Forty works from public and private collections.|With loans from five other museums.|Guided tours on Sundays, a catalogue in the shop.|The first survey in twenty years.|Large works, small studies and a film.",
  "trade|craft|profession|trades @ pro tradesperson handyman contractor craftsman serviceprovider servicepro & hourly_rate years_experience jobs_completed":
    "Plumber|Electrician|Painter|Carpenter|Roofer|Gardener|Locksmith|Tiler",
  // Asking for something
  "message|note|motivation|introduction|cover note @ application adoptionapplication inquiry enquiry bookingrequest contactrequest signup rentalrequest":
    "I would love to hear back from you.|Happy to answer any questions.|You can reach me best in the evenings.|Thank you for taking the time.|We have been looking for a while and hope it works out.",
  "rejection reason|decline reason|reason for rejection @ adoptionapplication rentalapplication rentalrequest bookingrequest membershiprequest":
    "Somebody else was chosen|Information was missing|Not a good match this time|No reply to our questions",
  "category|topic @ poll quickpoll survey vote":
    "General|Community|Events|Feedback|Planning|Just for fun",
  "title|name|idea @ giftidea gift wishlistitem":
    "Cookbook|Board game|Scented candle|Pair of wool socks|Concert voucher|Coffee grinder|Plant for the window|Puzzle, 1000 pieces|Picnic blanket|Fountain pen",
  "hiding place|hidden in|hiding spot|hidden where|hidden at":
    "Top of the wardrobe|Under the bed|In the garage, behind the bikes|Bottom drawer of the desk|In the suitcase|At Nora's",
  "notes|note|comment @ giftidea":
    "Mentioned it twice in spring.|Size M, in green.|Wrap it before the weekend.|Has the first two volumes already.|Ask Nora whether she has one.|Keep the receipt.|Goes with the one from last year.",
  "needed items|items needed|wanted items|most needed items|needs list":
    "Pasta and rice|Tinned vegetables|Baby food|Toothpaste|Blankets|Warm socks|School notebooks|Coffee",
  "accessories|accessory|included accessories":
    "Carrying case|Spare battery|Strap|Cable|Stand|Cover|Adapter|Cleaning kit",
  "package name|package|package type @ booking appointment carwashbooking session party visit":
    "Basic|Standard|Premium|Deluxe|Complete",
  "favorite artwork|favourite artwork|favorite exhibit|favorite piece|favorite painting":
    "The Weaver|Blue Door|Market Day|Harbour at Dusk|Two Chairs|Winter Field",
  // At home
  "category|type @ bill & autopay payee":
    "Housing|Utilities|Phone and internet|Insurance|Subscriptions|Transport",
  "notes|note @ bill & autopay payee":
    "Goes up in January.|Shared with the flatmates.|Ask for a better rate.|Paid from the joint account.",
  "note|notes|comment & net_worth netWorth":
    "Bonus came in.|Paid off the card.|New roof this month.|Markets were kind.",
  "title|name|project @ homeproject homeimprovement renovationproject diyproject":
    "New kitchen worktop|Paint the bedroom|Insulate the loft|Build garden steps|Replace the bathroom tiles|Shelves in the study",
  "description|details|scope @ homeproject homeimprovement renovationproject diyproject":
    "Two weekends if the weather holds.|Get three quotes first.|Needs a permit from the town.|Do it before the winter.",
  "warranty months|contract months|term months|loan months": "12|24|36",
  "message|text @ reminder readingreminder studyreminder":
    "Time to read what you saved.|Ten minutes before bed?|Still on your list.|A quiet moment for a good text.",
  // Learning words
  "league|league name|division & total_xp xp lessons_completed current_streak":
    "Bronze|Silver|Gold|Sapphire|Ruby|Diamond",
});
