import { drawLandscape } from "../../../../facets/picture.ts";
import { places } from "../../../../facets/place.ts";
import { eventNames } from "../../../../phrases/subjects.ts";
import { personOf } from "../../../subject.ts";
import { digits, english, pick, type TextRule, toTextRules } from "../../text-rule.ts";

/** In whose name a table is kept. */
const guest: TextRule = ({ role }) =>
  role.length > 0 ? undefined : (scope) => personOf(scope, []).full;

/** What is said of the work at the head of a review; what the work is called, it says itself. */
const verdict: TextRule = (context) =>
  context.role.length > 0
    ? undefined
    : pick(
        "Could not put it down|Slow start, strong end|Beautifully written|Not for me|Better than the last one|A quiet surprise",
      )(context);

/** Where the row stands beside it, a seat is a number. */
const seatInRow: TextRule = ({ member }) =>
  member.siblings.some((name) => /^row/i.test(name))
    ? (_, chance) => String(chance.between(1, 34))
    : undefined;

/** One of several, who has a name of their own. */
const somebody: TextRule =
  ({ member }) =>
  (scope) =>
    personOf(scope, member.words).full;

const landscape: TextRule = () => (_, chance) => drawLandscape(chance);

const feed: TextRule = () => (_, chance) =>
  `https://feeds.example.com/show-${chance.between(1000, 9999)}.xml`;

const esportTeams =
  "Night Owls|Pixel Foxes|Iron Tide|Nova Five|Ghost Circuit|Red Kites|Static Wolves|Zero Hour";

/** Tables, halls and evenings out. */
export const outingsRules = toTextRules({
  // Whom one might meet
  "headline|tagline|intro|one liner @ dating datingprofile matchprofile & looking_for interested_in relationship_goal zodiac_sign":
    "Looking for somebody to share dumplings with.|Will swap playlists for restaurant tips.|Two left feet, but I dance anyway.|Ask me about my sourdough.|Weekend hiker, weekday reader.|Let's find the best coffee in town.|Probably petting your dog first.|Here for long walks and bad puns.",
  "prompt|question @ dating datingprofile profile":
    "My ideal Sunday|The way to win me over|I am weirdly good at|Two truths and a lie|A small thing that makes me happy",
  // Animals that wait for a home
  "story|backstory|about|background|history @ petlisting pet adoption shelteranimal & adoption_fee":
    "Found near the harbour, now loves cushions.|Given up when the family moved abroad.|Shy at first, then never leaves your side.|Came in with a litter of five and grew up in foster care.|Would like a quiet home with a garden.|A retired companion who still loves to play.|Gets on well with everybody who brings snacks.|Still learning that the vacuum cleaner is no enemy.",
  // Gardens
  "note|notes|observation|comment @ plant garden gardenplant houseplant seedling bed planting":
    "New leaves since last week.|Moved to a bigger pot.|Cut back after flowering.|Looked a little dry, watered twice.|Needs a stake before the autumn storms.|First buds are showing.|Slug traps put out.|Fed with compost tea.",
  "pest|pests|common pests|known pests @ plant garden gardenplant houseplant":
    "Aphids|Slugs|Spider mites|Whitefly|Vine weevil|Scale insects|Caterpillars",
  "disease|diseases @ plant garden gardenplant houseplant":
    "Powdery mildew|Root rot|Rust|Black spot|Leaf spot",
  "bloom season|flowering season|bloom time|flowering time|blooms|bloom period":
    "spring|early summer|summer|late summer|autumn",
  // Clothes
  "name|title|product name|garment name @ garment clothing apparel outfititem wardrobeitem clothingitem fashionitem & fit care_instructions fabric":
    "Linen Shirt|Wool Overcoat|Canvas Sneakers|Rain Jacket|Pleated Midi Skirt|Denim Jacket|Merino Sweater|Wide-Leg Trousers|Striped T-Shirt|Quilted Vest|Silk Blouse|Corduroy Overshirt",
  "brand|label|designer|brand name @ garment clothing apparel clothingitem fashionitem wardrobeitem outfit shirt dress jacket shoe sneaker":
    "Northfold|Atelier Lune|Harbour & Hide|Mila Costa|Field Office|Studio Norr|Wren & Daughters|Plainweave",
  "fibre|fiber|fabric|material|fiber name|fibre name @ composition":
    "Cotton|Wool|Linen|Elastane|Polyester|Silk|Viscose",
  "care instructions|care|washing instructions|care label|care guide @ garment clothing apparel shirt dress jacket clothingitem fashionitem wardrobeitem knitwear":
    "Machine wash at 30 °C, hang to dry.|Hand wash cold, dry flat.|Dry clean only.|Wash inside out with similar colours.|Cool iron, do not tumble dry.",
  "title|name|look|look name @ outfit look lookbook capsule":
    "Rainy Day Layers|Weekend in Linen|City Break Capsule|Garden Party|Monday Meeting|Autumn Market|First Date|Cold Morning Commute|Beach to Dinner|Gallery Opening",
  "note|notes|styling notes|stylist notes|styling tip|styling tips @ outfit look lookbook":
    "Roll up the sleeves and add a belt.|Works with boots as well.|Swap the coat for a blazer indoors.|Keep the jewellery simple.|Leave the jacket open.|Tuck in the front only.",
  // Films, series and games
  "players|player count|number of players|multiplayer @ game videogame boardgame": (context) =>
    // Of several each is somebody.
    context.member.isItem ? somebody(context) : pick("1|1–2|1–4|2–4|2–8|Online, up to 16")(context),
  "bio|about|biography|description @ tattooartist tattooist":
    "Fine lines and plenty of patience.|Draws every piece by hand, none of them twice.|Black and grey, botanical and quiet.|Ten years of cover-ups and second chances.|Grew up on comic books, never stopped.|Healed work first, fresh pictures second.",
  "studio|studio name|shop|shop name|parlor|workplace @ tattooartist tattooist tattooappointment tattoosession tattoo":
    "Black Anchor Tattoo|Ink & Fern|The Quiet Needle|Old Harbour Tattoo|Paper Crane Studio|Blue Swallow Ink",
  "notes|note|feedback|remarks|comment|progress notes @ ridinglesson ridingsession horselesson":
    "Good seat, hands still a little high.|First canter without stirrups.|Quiet today, both of them.|More leg, less rein.|Two clean rounds over the poles.|Shorter stirrups next time.",
  "feeling|mood|how it felt|perceived feeling @ run ride workout hike swim walk training trainingsession":
    "strong|good|tired|heavy legs|great|steady",
  "sign|sun sign|moon sign|rising sign|ascendant|rising|sign name|astrological sign|compatible signs|best match|compatible sign|moon|venus sign|mars sign @ horoscope birthchart natalchart astrology astrologyprofile chart zodiac zodiacsign dailyhoroscope & sun_sign moon_sign lucky_number lucky_color":
    "Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces",
  "element|dominant element|main element @ horoscope birthchart natalchart astrology zodiac zodiacsign":
    "Fire|Earth|Air|Water",
  "modality|quality|dominant modality @ horoscope birthchart natalchart astrology zodiac zodiacsign":
    "Cardinal|Fixed|Mutable",
  "lucky color|lucky colour|color of the day|power color":
    "Red|Sky blue|Emerald|Gold|Lavender|Silver",
  "text|content|prediction|message|description|reading|overview|summary|forecast|general @ horoscope dailyhoroscope horoscopereading":
    "A conversation that you have put off turns out to be easy.|Do one thing at a time today, and finish it.|Somebody remembers a promise; be generous.|Good news comes by an unusual way.|Rest is no waste of time this week.|Say less, listen longer, and the answer comes.",
  "love|romance|love life|relationships|love prediction|relationship @ horoscope dailyhoroscope horoscopereading":
    "A small surprise says more than a long speech.|Old friends bring new people.|Be clear about what you need.|Two calm evenings do wonders.|Write the message that you keep deleting.",
  "career|work|career prediction|money|finance|finances @ horoscope dailyhoroscope horoscopereading":
    "Ask for help before the deadline, not after it.|Your idea is heard this time.|A quiet day, good for what was left undone.|Check the figures twice.|Somebody notices how reliable you are.",
  "mood|energy|vibe @ horoscope dailyhoroscope horoscopereading":
    "calm|hopeful|energetic|reflective|playful|focused",
  "last played episode|latest episode|current episode|last episode|next episode @ podcast podcastsubscription subscription":
    "A River Returns|Repair or Replace?|The Quiet Hour|Letters from the Lighthouse|Night Shift|The Last Bakery",
  "location|place|where @ readingsession readinglog readingentry":
    "Sofa|On the train|In bed|Café Lume|Balcony|Library",
  "thoughts|my thoughts|reflection|reflections":
    "Better than I expected.|I want to come back to this.|Not sure about it yet.|Worth the time.|Something to talk about with Nora.|It took me a while, and then it made sense.|Less would have been more.",
  "review|comment|thoughts|opinion|notes @ readingprogress readinglog bookread readingentry readingstatus readingsession":
    "Could not put it down.|Slow start, strong end.|Beautifully written, a little long.|Better than the last one.|The middle drags, the last chapter is worth it.|Would read the next one at once.",
  "name|title|tree name @ familytree ancestrytree genealogytree":
    "The Becker family|Novak line|House of Okafor|Rossi and relatives|Larsen emigrants|The Murphy family|Tanaka line|House of Silva",
  "description|about|notes @ familytree ancestrytree genealogytree":
    "Four generations, from a mill in the north to three continents.|As far as the parish registers go.|Farmers, smiths and one sea captain.|Compiled for the family reunion, with photographs.|Names and dates as they were told.",
  "alignment @ character rpgcharacter playercharacter hero adventurer & hit_points dexterity":
    "Lawful good|Neutral good|Chaotic good|True neutral|Chaotic neutral|Lawful evil",
  "backstory|origin story|history|biography @ character rpgcharacter playercharacter hero adventurer & hit_points dexterity character_class":
    "Left the monastery the night the bell fell silent.|Grew up among smugglers, and never learned to swim.|Swore to find the brother who went into the mine.|Once served the king, and knows why one should not.|Raised by a miller who was no miller.|Owes a debt to somebody without a shadow.",
  "background @ character rpgcharacter playercharacter hero adventurer & hit_points dexterity":
    "Acolyte|Soldier|Outlander|Sage|Folk hero|Criminal|Sailor",
  "dungeon master|game master|gm|dm|storyteller": somebody,
  "title|name|campaign name & dungeon_master game_master":
    "The Sunken Crown|Ashes of the North|The Lantern War|Seven Empty Thrones|Beyond the Salt Gate|The Quiet Plague",
  "setting|world|campaign setting & dungeon_master game_master sessions_played":
    "A drowned kingdom|A desert of glass|The city under the city|Islands in the sky|A frozen frontier",
  "description|summary|synopsis|premise & dungeon_master game_master":
    "An heir who does not want to be found, and four people who are paid to find her.|Winter has not ended for three years.|Somebody buys up every map, and nobody knows why.|The dead king still signs his letters.",
  "gift for|made for|present for": "Grandma|Leo|Mum|My sister|A friend|The new baby|Dad",
  "title|name|event name @ gamenight gamesnight boardgamenight gamingnight":
    "Friday game night|Board games and pizza|Strategy evening|Beginners welcome|Party games|Long game Sunday|Cooperative night|Rainy day tournament",
  "location|place|where|venue @ gamenight gamesnight boardgamenight gamingnight":
    "At Nora's|Board game café|Community centre|Library, room 2|Kitchen table|Club room",
  "location|storage location|place|shelf|position|cellar location @ cellarbottle winebottle winecellar cellarentry cellaritem bottle":
    "Rack A, row 3|Rack B, row 1|Rack C, row 5|Cellar, left wall|Wine fridge, top|Wine fridge, bottom",
  "engine|game engine @ game videogame": "Unity|Unreal Engine 5|Godot|In-house engine|GameMaker",
  "developer|studio|developed by|game studio @ game videogame":
    "Lantern Forge|Tidepool Games|Northlight Interactive|Paper Moon Studio|Copper Fox Games|Studio Drift|Hollow Pine|Second Breakfast",
  "publisher|published by @ game videogame":
    "Union Interactive|Lighthouse Games|Meridian Play|Copper Leaf Entertainment|Northern Arcade",
  "platform|console|device|system @ playsession gamesession gamingsession & achievements_unlocked":
    "PC|Console|Handheld|Mobile",
  "achievement|achievements|achievements unlocked|trophies|trophy|unlocked achievements @ playsession gamesession player game videogame save":
    "First Blood|Untouchable|Treasure Hunter|Speed Runner|Master Builder|Night Owl|Hundred Wins|Pacifist",
  "network|channel|broadcaster|tv network @ tvshow tvseries tvprogram show series":
    "Channel North|Meridian TV|Culture Plus|Harbour One|Streamline|North 24",
  // Cars for some days
  "station|branch|pickup station|rental station|location @ rentalcar carrental rentalvehicle & daily_rate":
    "Airport, Terminal 1|Central Station|City Centre|Harbour|North Park|Airport, Terminal 2",
  "category|class|car class|vehicle class @ rentalcar rentalvehicle carrental":
    "Economy|Compact|Estate|SUV|Van|Premium",
  "insurance|insurance type|coverage|protection|insurance package @ carrental rental rentalbooking vehiclerental bikerental":
    "Basic cover|Full cover|Collision damage waiver|Third party only",
  "mileage limit|mileage policy|mileage|kilometre limit|km limit @ rentalcar rentalvehicle hirecar":
    "Unlimited|200 km per day|300 km per day|Unlimited",
  "name|title|label|extra @ rentalextra rentalextras carrentalextra & daily_price":
    "Child seat|Navigation|Additional driver|Snow chains|Roof box|Full-tank option",
  "extras|extra|addons|add ons|add on services|extra services|additional services @ cleaning cleaningbooking housecleaning cleaningjob cleaningservice & cleaners cleaner_name cleaning_type":
    "Inside the oven|Inside the fridge|Windows|Ironing|Balcony|Laundry|Kitchen cupboards|Carpets",
  "name|title|label|extra @ bookingextra reservationextra stayextra":
    "Breakfast|Late check-out|Parking space|Bike hire|Bed linen|Firewood",
  "extras|extra|addons|add ons|options @ carrental rental rentalbooking vehiclerental":
    "Child seat|Satellite navigation|Additional driver|Roof box|Snow chains|Toll tag",
  "fuel level|fuel level out|fuel level in|fuel out|fuel in|fuel level at pickup|fuel level at return":
    "full|7/8|3/4|1/2",
  // Clubs
  "nickname|known as @ club footballclub team sportsclub franchise":
    "The Harbourmen|The Reds|The Foxes|The Millers|The Blues|The Lanterns|The Ironsides|The Seagulls",
  "color|colors|colours|club colors|team colors|kit colors @ club footballclub sportsclub & mascot stadium":
    "red|white|blue|black|yellow|green|claret|sky blue",
  "tv channel|broadcaster|channel|broadcast on @ fixture match game footballmatch":
    "Channel One|Sport 24|Arena TV|Harbour Sports|City TV",
  // Shops and what is said of what they sell
  "return policy|returns policy|returns":
    "Free returns within 30 days|14 days, unworn and with tags|Exchange or store credit only|60 days, return label included|Sale items cannot be returned",
  "ships to|shipping countries|delivers to|ship to countries|shipping regions|roaming countries|countries covered|covered countries|countries included|included countries|supported countries|operating countries":
    "Germany|France|United States|United Kingdom|Canada|Spain|Netherlands|Australia|Sweden",
  "category|shop category|store category|niche @ onlineshop webshop onlinestore marketplaceshop":
    "Home & Living|Fashion|Toys & Games|Beauty|Outdoor|Stationery|Food & Drink|Jewellery",
  "text|body|message|reply|content|comment @ vendorreply sellerreply shopreply ownerreply businessreply merchantreply ownerresponse hostresponse sellerresponse hostreply managementresponse":
    "Thank you for taking the time to write!|We are sorry about that and have sent you a message.|So glad you like it, see you soon.|Thanks, we passed this on to the team.|We have mended this since, please give us another try.",
  // Outdoors
  "name|title|campsite name @ campsite campground camping glampingsite":
    "Pine Lake Camping|Meadow Bend Campsite|Dune Camp|Old Orchard Camping|Riverside Pitches|Alder Creek Campground|Hilltop Camp|Blue Bay Camping",
  "description|about|summary @ campsite campground camping glampingsite":
    "Grassy pitches along the river, with a bakery van in the morning.|Small and quiet, car-free between ten and seven.|Shaded pitches under old pines, five minutes from the beach.|Family site with a playground and a pool.|Simple meadow with a view and the best stars for miles.|Terraced pitches above the lake and a barn for rainy days.",
  "nearest town|nearest city|closest town|closest city|nearby town": () => (scope) =>
    scope.facet(places).city,
  // Evenings at a table
  "comment|comments|note|notes|summary|recap @ gamenight boardgamenight boardgamesession gamesession":
    "Decided on the very last card.|We had to look up the rules twice.|Nobody saw that alliance coming.|Too long for a weeknight, great for a Sunday.|Rematch demanded.|The snacks won.",
  // Podcasts
  "feed url|rss|rss url|rss feed|rss feed url|podcast feed": feed,
  "title|name|class name|course name @ cookingclass cookingcourse cookingworkshop":
    "Fresh Pasta from Scratch|Sourdough for Beginners|Sushi at Home|Tapas Night|Thai Street Food|The Art of Dumplings|Vegetarian Feast|French Sauces",
  "menu|dishes|recipes @ cookingclass cookingcourse cookingworkshop supperclub":
    "Hand-cut tagliatelle|Lemon tart|Charred aubergine|Herb focaccia|Prawn dumplings|Green papaya salad|Olive oil cake",
  "location|venue|kitchen|place @ cookingclass cookingcourse cookingworkshop":
    "Market Hall kitchen|Studio kitchen, Mill Lane|The Old Bakery|Harbour cooking school|Chef's loft",
  "builder|boat builder|shipyard|manufacturer|yard|brand @ boat yacht sailboat motorboat ship vessel ferry":
    "Nordhavn Yachts|Bluewater Marine|Harbour Yard|Seabird Boats|Meridian Yachts|Falk & Sons",
  "boat type|type|yacht type @ boatcharter yachtcharter charterboat boatrental":
    "sailing yacht|catamaran|motor yacht|gulet|houseboat",
  "amenities|equipment|features @ boatcharter yachtcharter charterboat boatrental boat yacht":
    "Bow thruster|Dinghy|Snorkelling gear|Autopilot|Solar panels|Bimini top|Air conditioning|Paddle board",
  "color|colour|vinyl color|pressing color @ vinylrecord vinyl lp":
    "black|clear|translucent red|splatter blue|marbled gold|white",
  // Music
  "featuring|feat|featured artist|featured artists|ft|features @ song track single recording":
    "Mara Vale|The Low Tides|Juno Park|Kite & Anchor|Sol Okoye|Velvet Harbour|Ines Moreau|DJ Lantern",
  "lyrics|lyric @ song track single":
    "I left the porch light burning for you\nThe kettle on, the door ajar\nBut every car that slows at the corner\nDrives on, and you are wherever you are|We were gold before the morning came\nTwo shadows on a kitchen floor\nYou said forever like it was a weekend\nAnd I believed in so much more|Hold on, hold on, the tide is turning\nThe boats lean into the bay\nWhatever we were afraid of\nThe water has carried away|Every street in this town knows my name\nAnd I still get lost on the square\nThere's a window that used to be yours\nAnd somebody's washing is there|Dance with me until the neighbours call\nTurn it up, turn the lights down low\nTomorrow can wait in the hallway\nTonight is all that we know|Oh, the river keeps the secrets that we gave it\nUnder the bridge where the willows bend\nI wrote your name on a paper boat\nAnd watched it go round the bend",
  "lyrics snippet|lyrics excerpt|lyrics preview|hook|chorus @ song track single":
    "I left the porch light burning for you|We were gold before the morning came|Hold on, hold on, the tide is turning|Every street in this town knows my name|And I drove all night to forget the sea|You said forever like it was a weekend|Oh, the river keeps the secrets that we gave it|Dance with me until the neighbours call",
  "mood|vibe|feeling @ song track playlist album music mix":
    "uplifting|melancholic|dreamy|energetic|calm|romantic|dark|nostalgic",
  "duration|length|track length|running time @ albumtrack track song recording playlisttrack":
    digits("2:4#", "3:1#", "3:5#", "4:0#", "4:3#"),
  "total duration|duration|length|running time|total length @ album ep record":
    "38 min|42 min|47 min|51 min|35 min|56 min|1 h 4 min",
  // Pictures and what is written to friends
  "file name|filename|file|original filename|original name @ photo picture image snapshot": digits(
    "IMG_####.jpg",
    "DSC0####.jpg",
    "P10#####.jpg",
  ),
  "aperture|f stop|f number|fstop": "f/1.8|f/2.8|f/4|f/5.6|f/8|f/11",
  "caption|title|description @ photo picture snapshot":
    "First light over the harbour|Breakfast with a view|Nobody looked at the camera|The long way down|Grandma's garden|Rain on the last day|Everybody but the dog|Market stalls before opening|Halfway up and out of breath|Blue hour by the bridge",
  "tag|tags|keywords|labels @ photo picture snapshot photoalbum":
    "sunset|beach|family|portrait|street|mountains|black and white|travel|night|architecture|garden|friends",
  "title|name @ photoalbum photocollection photogallery":
    "Summer at the Lake|Lisbon 2024|Emma's First Year|Winter Hike|Wedding of Ana and Tom|Garden Through the Year|Road Trip North|Grandpa's Eightieth|Weekend in the Mountains|Street Portraits",
  "description|about|summary @ photoalbum photocollection photogallery":
    "The best pictures of two weeks by the water.|Everybody who came, in no particular order.|One picture a day, whatever the weather.|From the first snow to the last bend.|Add your own pictures, there is room for more.|The ones that made it into the frame.",
  // Books
  "name|title|series name @ bookseries novelseries":
    "The Harbour Mysteries|Chronicles of the Salt Road|The Lantern Cycle|Tales from Mill Lane|The Cartographer's Daughters|Winter Court",
  "favourite quote|favorite quote|memorable quote|best quote":
    "“We are all somebody's weather.”|“She kept the map and lost the way.”|“Nothing is as loud as a house that waits.”|“You can only leave a place that let you in.”|“The sea gives back what it cannot use.”|“He was brave the way the tired are brave.”",
  // Training
  "title|name|activity name|run name @ run runactivity running runningactivity runningsession runsession runlog & pace avg_pace average_pace splits":
    "Morning run|Evening run|Easy run|Tempo run|Intervals|Long run|Recovery run|Lunch run",
  "reps|repetitions|rep range|reps range|target reps @ exercise set workout workoutexercise trainingplan & sets rest":
    "8–10|10–12|6–8|12–15|5|12",
  "rest|rest time|rest period|rest between sets|rest interval @ exercise set workoutexercise & sets reps":
    "60 s|90 s|2 min|45 s|3 min",
  "name|exercise|exercise name|movement @ exercise set & sets reps":
    "Back squat|Bench press|Deadlift|Overhead press|Barbell row|Walking lunge|Lat pulldown|Leg press|Biceps curl|Hip thrust",
  "name|title|workout name|workout @ workoutlog workout workoutsession trainingsession & exercises":
    "Leg day|Upper body strength|Full-body circuit|Push day|Pull day|Core and mobility|Intervals and core|Heavy singles",
  "notes|note|comment|comments|cue|cues @ setlistentry setlistsong setlistitem setlisttrack":
    "Straight into the next one.|Acoustic guitar.|Long intro, wait for the drums.|Capo on the second fret.|Introduce the band.|Play it half a step lower.",
  "tuning|guitar tuning|string tuning & song song_title song_name capo chords strings guitar bass instrument fret tab original_artist":
    "E standard|Drop D|E flat standard|E standard|Open G|DADGAD",
  "rider @ gig concert show tour booking performance artist & soundcheck sound_check load_in backstage promoter set_length":
    "Still water and fruit, no nuts.|Two monitors at the front, one at the drums.|Hot meal for six after the sound check.|Black towels, no strobe lights.",
  "rider notes|technical rider|tech rider|hospitality rider|rider requirements|backstage notes":
    "Still water and fruit, no nuts.|Piano tuned to 442 Hz on the day.|Two monitors at the front, one at the drums.|Hot meal for six after the sound check.|Black towels, no strobe lights.|Own sound engineer travels along.",
  "name|title|stage name|label @ festivalstage concertstage":
    "Main Stage|River Stage|Tent Stage|Forest Stage|Club Tent|Sunset Stage|Acoustic Corner",
  "setlist|songs|set|set list|encore @ gig concert show tour band performance":
    "Paper Boats|Slow Tide|Northbound|Glass Houses|Midnight Tram|Hold the Line|Copper Sky|Letters Home",
  "status|state @ gig concert tourdate & band_name band doors_open show_time tickets_sold setlist":
    "announced|on sale|sold out|completed|cancelled",
  "name|team name|team @ esportsteam esportsclub": esportTeams,
  "team a|team b|team1|team2|home team|away team|winner|opponent @ esportsmatch esportsgame":
    esportTeams,
  "name|award|title @ wineaward":
    "Golden Barrel|Harbour Tasting Challenge|Regional Quality Prize|Taste and Origin Awards",
  "name|award|award name|title @ seriesaward movieaward filmaward showaward actoraward directoraward":
    "Golden Lantern|Audience Award|Critics' Prize|Harbour Film Prize|Silver Reel",
  "category|award category @ seriesaward movieaward filmaward showaward actoraward directoraward":
    "Best Series|Best Actor|Best Screenplay|Direction|Cinematography|Original Score",
  "notes|note|comment|details @ tripactivity itineraryactivity travelactivity excursion":
    "Book two days ahead.|Bring comfortable shoes.|Meet at the fountain.|Free on the first Sunday.|Vegetarian lunch included.",
  "notes|note|comment|personal notes @ watchlist watchlistitem watchlistentry watchitem readinglist readinglistitem readingentry backlogitem gamebacklog":
    "Recommended by a friend.|For a quiet weekend.|Save it for the next long train ride.|Everybody talks about it.|Heard about it on the radio.|Everyone says to stay past the slow start.|One for a rainy evening.|Saw the author talk about it.",
  "title|name|movie|show @ watchlist profilewatchlist watchlistitem profilehistory watchhistory watchhistoryitem watchhistoryentry viewinghistory viewinghistoryitem viewingactivity continuewatching continuewatchingitem watchprogress profilerating watchrating":
    "The Long Way Home|Cold Water|Night Train|Two Sisters|The Clockmaker|Harbour Lights|River in Slow Motion",
  "type|kind|media type @ watchlist profilewatchlist watchlistitem profilehistory watchhistory viewinghistory":
    "movie|series|documentary",
  "title|book|book title|name @ memberloan memberreservation libraryloan libraryreservation bookloan bookreservation":
    "The Orchard Without a Name|A River for Elena|Mirrors and Shadows|Paper Gardens|The Mirror in the Attic|Salt and Silver",
  "title|headline|summary @ bookreview moviereview filmreview albumreview gamereview": verdict,
  "event name|event|event title @ eventticket ticketorder eventregistration eventbooking ticketpurchase":
    english(eventNames),
  "title|name|program name @ trainingprogram workoutprogram fitnessprogram trainingplan workoutplan":
    "Eight Weeks to Stronger|First 10 km|Mobility Basics|Full Body in Three Days|Back to the Gym|Summer Strength",
  "quality|video quality|resolution @ profileplan streamingplan videoplan": "SD|HD|4K",
  "features|benefits|perks|includes|included @ membershipplan gymplan gymmembership fitnessplan":
    "24-hour access|All classes|Sauna|Guest pass|Own locker|One personal training a month",
  "class|cabin|seat class|travel class @ boardingpass boardingcard flightticket airticket bookingflight flightbooking flightsegment flightleg tripflight":
    "economy|premium economy|business",
  "code|ticket code @ ticket & holder_name attendee_name holder_email": digits(
    "TK-######",
    "TK-##A###",
  ),
  "name|title|drink @ orderdrink tabledrink restaurantdrink menudrink":
    "House wine, red|Mineral water|Draught beer|Homemade lemonade|Espresso|Apple juice",
  "known for|best known for|famous for|notable work|notable works @ actor actress director filmmaker performer":
    "The Long Way Home|Cold Water|Night Train|Two Sisters|Harbour Lights",
  "biography|bio|about @ actor actress director filmmaker performer":
    "Began on the stage of a small theatre.|Known for quiet roles and a loud laugh.|Came to film after ten years of radio.|Directs short films between two roles.",
  "awards|award|honours|honors @ chef cook restaurant baker":
    "Young Chef of the Year|Golden Spoon|Best New Restaurant|Green Star|City Food Prize",
  "sponsor|sponsors|main sponsor @ athlete player esportsteam racingteam":
    "Alpina Sports|Northline|Volta Drinks|Kestrel Shoes|Union Bank",
  "description|about|topic @ groupchat chatgroup chatroom":
    "Planning the summer trip.|Neighbours of Mill Lane.|Everything about the new flat.|Sunday football, who is in?",
  "name|server name|title @ gameserver":
    "Old Guard|Newcomers welcome|Hardcore only|Friday Night|Capture Central|No rush",
  "guest star|guest stars|guest cast|special guest|special guests|co star|co stars": somebody,
  "still|still url|still image|episode still": landscape,

  "name|reservation name @ tablereservation tablebooking waitlistentry & party_size covers seating_preference":
    guest,
  "dress code @ restaurant bar cafe club hotel dining":
    "casual|casual|smart casual|smart casual|formal",
  "seat|seat number|seat no @ ticket & row": seatInRow,
  "name @ eventvenue concertvenue showvenue gigvenue performancevenue festivalvenue":
    "Harbour Arena|The Old Foundry|Riverside Hall|Union Theatre|Paradiso Club|Northern Quarter Ballroom|City Philharmonic|Tram Depot 5|Palace Theatre|The Warehouse",
});
