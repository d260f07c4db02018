import { personOf } from "../../../subject.ts";
import { digits, draw, toTextRules } from "../../text-rule.ts";

const ships = "Aurora of the Seas|Meridian Star|Northern Spirit|Selene|Atlantic Hope|Juno Explorer";

/** Play, sport and holidays. */
export const leisureRules = toTextRules({
  // Chess and boards
  "white|white player|black|black player|player white|player black @ chess game match & opening moves result time_control":
    ({ member }) =>
    (scope) =>
      personOf(scope, member.words).full,
  "name|player|player name @ white black whiteplayer blackplayer":
    ({ member }) =>
    (scope) =>
      personOf(scope, [...member.words, ...member.owner]).full,
  "opening|opening name|eco opening @ chess game & white moves eco pgn white_player":
    "Sicilian Defence|Ruy Lopez|Queen's Gambit|French Defence|Caro-Kann|Italian Game|King's Indian Defence",
  "eco|eco code": digits("B2#", "C6#", "D3#", "A4#", "E9#"),
  "result|score|outcome @ chess chessgame chessmatch & opening white_player white pgn moves":
    "1–0|0–1|½–½",
  "termination|end reason|ended by|win reason|victory type @ chess game match":
    "checkmate|resignation|time|draw agreed|stalemate",
  "time control|clock @ chess game match tournament": "5+0|10+5|15+10|90+30|3+2",
  "pgn|moves|move list|notation @ chess game":
    "1. e4 c5 2. Nf3 d6 3. d4|1. d4 d5 2. c4 e6|1. e4 e5 2. Nf3 Nc6 3. Bb5",
  "fen|position @ chess puzzle game":
    "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R|rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR|6k1/5ppp/8/8/8/8/5PPP/3R2K1|r5k1/5ppp/8/8/8/8/1Q3PPP/6K1|8/8/8/3k4/8/3K4/3P4/8|2r3k1/5ppp/8/3N4/8/8/5PPP/6K1",
  "piece|pieces @ chess": "queen|rook|bishop|knight|pawn|king",
  "chess title|fide title|player title": "GM|IM|FM|WGM|CM",
  "mechanic|mechanics|game mechanic @ boardgame game":
    "worker placement|deck building|area control|cooperative|dice rolling|drafting",
  "name|title|game @ boardgame & mechanics play_time":
    "Harbour Lords|The Quiet Mountain|Paper Kingdoms|Night Market|Orchard Rivals|Signal Fires|Grain and Gold",
  // Fantasy and esports
  "team name|name|fantasy team @ fantasyteam fantasy roster":
    "Goal Diggers|The Offsiders|Park Bench United|Net Gains|Top Corner FC|Second Half Heroes",
  "league name|name|league @ fantasyleague fantasy":
    "Office League|Family Cup|Sunday Managers|North Street Champions",
  "real team|club|pro team|nfl team|team @ fantasyplayer fantasy player":
    "Lisbon Rovers|Oslo Athletic|Dublin Falcons|Lyon United|Vienna Wolves|Ghent Tigers|Porto Hawks",
  "position|roster position|lineup slot @ fantasyplayer fantasy lineup roster":
    "Goalkeeper|Defender|Midfielder|Forward|Bench",
  "injury|injury type|injury details|injury description @ player fantasyplayer athlete footballer":
    "Hamstring strain|Ankle sprain|Knee ligament|Groin strain|Concussion|Calf strain|Broken finger",
  "injury status|fitness status|fitness|availability status @ player fantasyplayer athlete":
    "fit|fit|doubtful|injured|suspended",
  "formation|lineup formation|tactic @ team match lineup club coach squad football & formation players opponent":
    "4-4-2|4-3-3|3-5-2|4-2-3-1|5-3-2",
  "map|map name @ esport match round game scrim":
    "Dust Harbour|Frozen Station|Old Foundry|Sky Temple|Neon Docks",
  "champion|hero|character|agent|main|class @ esport pick":
    "Ashen Knight|Vesper|Ironbark|Nightjar|Solene|Kestrel",
  "team tag|clan tag|tag @ team clan esport": "NRTH|VPR|OAK|SLN|KST",
  "match format|best of|series format|format @ match tournament esport series":
    "best of 3|best of 5|single elimination|round robin|Swiss",
  "bracket|group|pool|group name @ tournament standing match":
    "Group A|Group B|Group C|Upper bracket|Lower bracket",
  "platform|site|played on @ chess chessgame chessmatch & white_rating eco time_control":
    "Lichess|Chess.com|FIDE Arena",
  "platform|platforms @ game videogame": "PC|Console|Mobile|Handheld|VR",
  "age rating|pegi|esrb|content rating @ game videogame": "PEGI 7|PEGI 12|PEGI 16|All ages|18+",
  "loadout|equipment|inventory|items @ player character hero":
    "Iron Sword|Healing Potion|Storm Bow|Rope|Lantern|Shield",
  // Golf, snow, water, rock
  "tee|tee color|tees|tee box @ golf round hole score": "white|yellow|blue|red",
  "course|course name|golf course|golf club @ golf round teetime tee":
    "Lakeside Links|Old Mill Golf Club|Northern Dunes|Harbour Heath|Alder Park",
  "slope|run name|piste|slope name|trail|name @ slope piste skirun run ski":
    "Eagle Run|Glacier Trail|Forest Lane|Sunny Side|Devil's Elbow|Panorama",
  "difficulty|slope difficulty|piste color|grade @ slope piste ski run": "blue|red|black|green",
  "lift type|type|kind @ skilift":
    "chairlift|gondola|T-bar|cable car|magic carpet|six-person chair",
  "lift type & vertical_rise vertical ride_time ride_minutes resort resort_id slopes_served base_elevation":
    "chairlift|gondola|T-bar|cable car|magic carpet|six-person chair",
  "lift|lift name|ski lift|name @ lift ski skilift chairlift & capacity_per_hour vertical piste":
    "Summit Gondola|Valley Chair|Forest T-bar|Panorama Express",
  "pass type|ski pass|ticket type|type @ skipass liftpass pass ski daypass":
    "day pass|half day|6 days|season|family",
  "snow condition|snow conditions|snow quality|snow": "powder|groomed|icy|spring snow|packed",
  "dive site|site|dive spot|site name @ dive diver divelog":
    "Coral Garden|The Wreck|Blue Hole|Shark Point|North Wall",
  "gas mix|tank|gas|mix @ dive diver divelog": "Air|Nitrox 32|Nitrox 36|Trimix",
  "certification level|dive certification|certification|cert level @ diver dive instructor":
    "Open Water|Advanced|Rescue Diver|Divemaster",
  "title|name|lesson name|lesson @ $sportlesson":
    "Beginner group lesson|Private lesson|Morning session|Kids' hour|Improver group|Weekend intensive",
  "level|skill level|lesson level|ability @ $sportlesson": "Beginner|Intermediate|Advanced",
  "break|surf spot|spot|beach @ surf surfer session lesson":
    "Praia Norte|Long Point|The Reef|Harbour Wall|South Beach",
  "board|board type|surfboard @ surf surfer session rental":
    "longboard|shortboard|foam board|SUP|fish",
  "route|route name|name|climb|problem @ climb climbing boulder ascent wall & pitches bolts first_ascent crag":
    "Thin Air|Granite Dreams|Left of Nowhere|Blue Monday|Sloper City|The Nose",
  "crag|sector|climbing area|area & bolts pitches first_ascent":
    "Sunny Wall|The Amphitheatre|Raven Crag|Lower Terrace|Quarry Left|River Slabs",
  "grade|climbing grade|difficulty|route grade @ climb climbing boulder ascent & pitches bolts first_ascent crag":
    "5c|6a|6a+|6b|6c|7a|7b",
  "hold color|holds|hold type|color @ climb climbing boulder route":
    "blue|yellow|red|green|black|white",
  "ascent type|style|send type @ climb ascent climbing": "onsight|flash|redpoint|attempt",
  "race|race name|event|event name @ race runner marathon registration result bib":
    "City Marathon|Harbour 10K|Midnight Half|Forest Trail 25|Bridge Run",
  "bib|bib number|start number|race number": digits("1##", "2###", "4##"),
  "age category|age group|category|division|class @ race runner athlete swimmer":
    "M30|W35|M40|W20|U18|Open",
  "club|running club|sports club|gym name|team @ race runner athlete swimmer cyclist":
    "Harbour Runners|Northside AC|Old Town Tri|Lakeside Cycling|City Swim Club",
  "stroke|swim stroke|style @ swim swimmer race event":
    "freestyle|backstroke|breaststroke|butterfly|medley",
  "lane @ swim race pool bowling": "1|2|3|4|5|6",
  "item|item name|name|title @ loot itemdrop lootdrop collectionitem collectible & rarity durability":
    "Healing potion|Iron sword|Oak shield|Lockpick set|Torch|Ring of warding|Elven cloak|Rope, 15 m|Silver dagger|Scroll of light",
  "court|court name|court number|field|pitch @ booking reservation tennis padel court match lesson fixture tournament game":
    "Court 1|Court 2|Court 4|Centre court|Padel 3",
  "surface|court surface @ court tennis match": "clay|grass|hard|indoor carpet",
  "class name|class title & instructor booked capacity waitlist":
    "Morning Yoga|Spin Express|Power Pilates|Boxing Basics|Barre Flow|Strength Basics|Aqua Fit",
  "class name|class|name|title @ gymclass fitnessclass yogaclass yoga fitness":
    "Morning Yoga|Spin 45|HIIT Express|Pilates Core|Boxing Basics|Full Body Strength|Aqua Fit|Stretch & Relax|Bootcamp|Barre",
  "equipment needed|equipment|what to bring|bring @ class gymclass fitnessclass yoga workout":
    "Mat|Towel|Dumbbells|Water bottle|Resistance band",
  "specialty|speciality|specialties|specialization|expertise @ trainer coach gym personaltrainer":
    "Strength training|Mobility|Weight loss|Functional fitness|Running technique|Boxing",
  "bio|about|biography|intro @ trainer coach personaltrainer":
    "Ten years on the gym floor, still loves Mondays.|Former rower, now helps beginners get strong.|Believes in small steps and good form.|Trains people of every age, with patience and humour.",
  "certifications|certificates|qualifications|licenses @ trainer coach personaltrainer yogateacher":
    "Personal Trainer B|First Aid|Group Fitness|Nutrition Coach|Yoga 200 h|Strength and Conditioning",
  "muscle group|target area|focus|focus area @ class gymclass workout exercise program":
    "Full body|Core|Legs|Back and shoulders|Mobility",
  "trainer notes|coach notes|notes @ workout training fitness & calories_burned":
    "Good form throughout.|A little more next time.|Tired towards the end.|Left knee a little sore.|Felt easier than last week.",
  // Cruise, ferry, flight crew
  "ship|ship name|vessel|vessel name|cruise ship|ferry|ferry name @ cruise": ships,
  "ship|ship name|vessel|vessel name|cruise ship|ferry|ferry name|name @ ferry sailing crossing ship & deck_plan passenger_capacity":
    ships,
  "cruise line|line|operator|shipping line @ cruise sailing ship":
    "Meridian Cruises|Northern Voyages|Blue Atlantic Lines|Coastline Ferries",
  "amenities|features|facilities|equipment @ cabin stateroom":
    "Air conditioning|Safe|Minibar|Hairdryer|Sofa bed|Bath robe|Flat screen|Coffee machine|Double vanity",
  "cabin type|cabin category|cabin class|stateroom type|cabin @ cruise ferry sailing cabin booking":
    "inside|ocean view|balcony|suite",
  "deck|deck name @ cruise ferry ship cabin sailing":
    "Deck 5|Deck 6|Deck 8|Promenade deck|Sun deck",
  "ports|ports of call|port|stops|itinerary|embarkation port|embarkation|disembarkation port|departure port|arrival port|origin port|destination port @ cruise ferry sailing crossing voyage":
    "Lisbon|Bergen|Valencia|Copenhagen|Genoa|Oslo|Piraeus|Dublin",
  "excursion|excursions|shore excursion|activities @ cruise sailing port":
    "Old town walk|Fjord kayaking|Wine tasting|Snorkelling|Castle tour",
  "dining|dining time|dining package|drinks package|package @ cruise booking passenger sailing":
    "early seating|late seating|all inclusive|soft drinks|none",
  "rank|crew rank|position|role|duty @ crew crewmember flightcrew pilot cabincrew steward seafarer & flight base license_number":
    "Captain|First officer|Purser|Cabin crew|Senior cabin crew",
  "base|home base|base airport|crew base @ crew crewmember pilot flightcrew":
    "LIS|OSL|DUB|MUC|AMS|CPH",
  "aircraft type|type rating|type ratings|qualifications|qualified on|ratings @ crew crewmember pilot flightcrew":
    "A320|A350|B737|B787|E190|ATR 72",
  "duty type|duty|pairing|assignment @ crew crewmember duty roster flightcrew":
    "flight|standby|deadhead|training|rest",
  "vehicle type|vehicle @ ferry crossing ferrybooking": "car|motorcycle|camper van|bicycle|none",
  "medical class|medical certificate|license type @ pilot crew": "Class 1|Class 2|ATPL|CPL",
  // Fun
  "type|site type|pitch type @ campsite campground pitch campspot":
    "tent|caravan|motorhome|cabin|glamping",
  "surface|ground|ground type @ campsite pitch campspot": "grass|gravel|hardstanding|sand",
  "room|room name|room theme|name|title @ escaperoom escape":
    "The Lost Library|Submarine 7|The Clockmaker|Temple of Sand|Heist at Midnight",
  "ride|ride name|attraction|name @ attraction themepark rollercoaster themeparkride & min_height":
    "Thunder Mountain|Sky Wheel|Splash Canyon|The Phantom|Carousel Royal",
  "ride type|type|kind & min_height min_height_cm wait_minutes thrill_level":
    "roller coaster|water ride|family ride|dark ride|carousel",
  "park|theme park|park name & min_height min_height_cm wait_minutes thrill_level":
    "Harbour Fun Park|Dragon Valley|Aurora Park|Mill Lake Adventure",
  "ride type|type|service type|vehicle type @ riderequest ridebooking taxiride taxi trip & driver_id rider_id rider_name pickup_address surge_multiplier":
    "economy|comfort|premium|XL|shared",
  "ride type|type @ attraction themepark rollercoaster & min_height min_height_cm wait_minutes thrill_level":
    "roller coaster|water ride|family ride|dark ride|show",
  "zone|area|land|section @ ride attraction themepark zoo park":
    "Adventure Bay|Old Town|Fairy Forest|Space Port",
  "pitch type|pitch|site type|campsite type @ campsite camping campground reservation":
    "tent|camper van|caravan|cabin",
  "facilities|amenities @ campsite camping campground park beach":
    "Showers|Electricity|Drinking water|Fire pit|Playground|Shop",
  "hobby|craft|project|pattern|pattern name|project name|name @ knitting crochet sewing quilt craft & needle_size":
    "Fisherman's sweater|Striped socks|Baby blanket|Tea cosy|Lace shawl",
  "kit|set|set name|model kit|name @ lego set brick model kit":
    "Harbour Crane|Night Train|Castle Gate|Moon Rover|Old Bookshop",
  "printer|printer model|printer name & filament filament_type infill infill_percent layer_height layer_height_mm nozzle":
    "Forge 3|Aurora Mini|Meridian XL|Kestrel Pro",
  "printer|printer name & copies duplex paper_size":
    "Office 2nd floor|Reception|Copy room|Library 1|Marketing colour",
  "status|state & copies duplex paper_size": "queued|printing|completed|completed|failed|cancelled",
  "route type|trail type|type|track type @ trail hike hiking hikingtrail":
    "loop|out and back|point to point",
  "rules|ruleset|game rules @ tournament competition league contest":
    "Best of three, finals best of five.|Standard rules, no coaching during a match.|Teams of five with one substitute.|A forfeit after ten minutes of delay.",
  "material|filament|filament type @ print printjob printing filament spool":
    "PLA|PETG|ABS|TPU|Resin",
  "model|model name|file|file name|part & filament filament_type infill infill_percent layer_height layer_height_mm nozzle":
    "bracket_v3.stl|vase-spiral.3mf|gear_24t.stl|phone-stand.stl|hinge.step",
  "status|flight status|state @ droneflight dronemission uavflight":
    "planned|in flight|completed|completed|aborted",
  "drone|drone model|aircraft @ drone flightlog mission":
    "Kestrel 2|Sparrow Mini|Aurora Pro 4|Skylark X",
  "amusement|entertainment|performer|act @ party event festival birthday":
    "Magician|Live band|DJ Selene|Puppet show|Bouncy castle",
  "trophy|medal|prize|award @ competition race tournament athlete":
    "gold|silver|bronze|best newcomer|fair play",
  "genealogy|relation|relationship|kinship @ ancestor relative familymember person":
    "grandmother|great-uncle|cousin|father|sister",
  "cause of death|death cause": "Heart failure|Pneumonia|Old age|Stroke|Cancer|Tuberculosis",
  "burial place|buried at|burial site|burial location|place of burial|resting place|cemetery":
    "St Anna churchyard|City Cemetery|Hillside Cemetery|Woodland Cemetery|Old Parish Churchyard",
  "birth place|birthplace|death place|place of birth|place of death": draw((_, chance) =>
    chance.pick(["Porto", "Ghent", "Galway", "Krakow", "Uppsala", "Trieste", "Bergen", "Lyon"]),
  ),
});
