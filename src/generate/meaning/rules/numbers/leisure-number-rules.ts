import { among, decimal, inSteps, money, type NumberRule, round, whole } from "./number-rule.ts";

/** Numbers of journeys, tables and evenings out. */
export const leisureNumberRules: Readonly<Record<string, NumberRule>> = {
  "price|asking price|list price|sale price @ carlisting carad usedcar vehiclelisting autolisting motorcyclelisting":
    inSteps(50, 1900, 38_500),
  "duration minutes|duration|minutes @ bikesharetrip biketrip scootertrip bikeride scooterride sharetrip":
    whole(4, 55),
  "distance km|distance|km @ bikesharetrip biketrip scootertrip scooterride sharetrip & bike_id scooter_id":
    decimal(0.8, 9.5, 1),
  "visits this month|visits month|monthly visits|check ins this month|checkins this month": whole(
    0,
    18,
  ),
  "score|points|final score|total score|victory points @ gameplay boardgameplay gameplayscore gamenight tabletopsession boardgamesession playerscore":
    whole(18, 96),
  "max players|max participants|seats @ gamenight gamesnight boardgamenight": whole(4, 8),
  "duration seconds|length seconds|total seconds|duration sec|runtime seconds @ watchprogress watchhistory watchhistoryentry watchhistoryitem viewinghistory playbackprogress viewingprogress continuewatching":
    whole(1260, 6600),
  "ping|ping ms|latency|latency ms @ gameserver gamesession matchsession playsession lobby gamelobby":
    whole(12, 120),
  "max players|player limit|player slots|slots|capacity @ gameserver": inSteps(8, 16, 64),
  "seats per row": whole(10, 24),
  "rows|row count|number of rows @ hall cinemahall auditorium theater theatre screen cinema & seats_per_row":
    whole(8, 20),
  "total sites|sites|site count|number of sites|total pitches|pitches|number of pitches|capacity @ campground campingsite campsite campingpark":
    whole(24, 160),
  "member count|members|people count|person count|persons|number of people|total people|individuals @ familytree ancestrytree genealogytree":
    whole(24, 420),
  "generations|generation count|number of generations @ familytree ancestrytree genealogytree":
    whole(3, 9),
  "lucky number|lucky numbers|number of the day": whole(1, 9),
  "total pages|pages|page count|number of pages @ readingprogress readinglog bookread readingentry readingstatus shelfbook readinggoal bookprogress & current_page":
    whole(164, 640),
  "hourly rate|rate|rate per hour|price per hour @ sittingrequest sitting sittingjob sitterbooking babysittingrequest nannyjob":
    whole(12, 26),
  "length meters|length m|length|pool length|pool length meters @ swimmingpool pool": inSteps(
    25,
    25,
    50,
  ),
  "depth meters|depth m|depth|max depth|max depth meters @ swimmingpool pool": decimal(1.2, 3.8, 1),
  "lanes|lane count|number of lanes @ swimmingpool pool": whole(4, 10),
  "water temperature|temperature|water temp|water temperature celsius @ swimmingpool pool": decimal(
    25,
    30.5,
    1,
  ),
  "entry fee|price|admission|ticket price|entrance fee|admission fee|day ticket @ swimmingpool pool":
    decimal(3.5, 9.5, 1),
  "pitch number|site number|plot number": whole(1, 96),
  "spot number|spot|mat number|bike number @ classbooking gymbooking fitnessbooking": whole(1, 24),
  "duration minutes|duration|length minutes @ personalsession ptsession personaltraining personaltrainingsession":
    inSteps(15, 45, 60),
  "duration minutes|duration|length minutes @ swimlesson swimminglesson swimclass ridinglesson dancelesson":
    inSteps(15, 30, 60),
  "sessions played|session count|sessions & dungeon_master game_master": whole(2, 46),
  "hints used|hints|hints given|hint count|number of hints|clues used": whole(0, 4),
  "completion time|completion time minutes|escape time|escape time minutes|best time|best time minutes|record time|record time minutes|time minutes|time taken minutes|finish time minutes @ escape escaperoom escapegame escaperoomgame escaperoombooking escapesession":
    whole(33, 59),
  "max players|max participants|max group size|capacity|max team size @ escape escaperoom escapegame":
    whole(5, 8),
  "duration minutes|duration|time limit|time limit minutes @ escaperoom escapegame": inSteps(
    15,
    60,
    75,
  ),
  "length m|length meters|length @ gardenbed raisedbed flowerbed vegetablebed bed plot": decimal(
    1.2,
    6,
    1,
  ),
  "width m|width meters|width @ gardenbed raisedbed flowerbed vegetablebed bed plot": decimal(
    0.8,
    1.8,
    1,
  ),
  "estimated hours|hours @ tattoo tattooappointment tattoosession": whole(1, 6),
  "price per person|price|price from @ tourpackage holidaypackage travelpackage package vacation":
    round(240, 2900, 1),
  "score|points|high score @ gamescore leaderboardentry leaderboard highscore": inSteps(
    50,
    1200,
    98_500,
  ),
  "laps|lap count|total laps @ race grandprix & circuit grand_prix": whole(44, 71),
  "gold|silver|bronze|gold medals|silver medals|bronze medals @ medals medalcount medaltable medalcounts & silver silver_medals bronze bronze_medals":
    whole(0, 7),
  "oscars|oscars won|emmys|emmys won|grammys|grammys won|golden globes": among(
    0,
    0,
    0,
    0,
    1,
    1,
    2,
    3,
  ),
  "rating|elo|elo rating @ white black whiteplayer blackplayer": whole(1180, 2640),
  "bitrate|bit rate|bitrate kbps": among(96, 128, 160, 192, 256, 320),
  "photos count|photo count|videos count|video count|files count @ backup devicebackup phonebackup":
    whole(40, 9400),
  "width|image width @ mediaasset mediafile mediaitem media asset": among(
    960,
    1200,
    1440,
    1920,
    2400,
    2880,
    3840,
  ),
  "used in|used in count|usage count|times used @ mediaasset mediafile mediaitem asset": whole(
    0,
    14,
  ),
  "outstanding fines|fines owed|unpaid fines|fines due|fine balance|fines @ member librarymember patron borrower librarycard":
    among(0, 0, 0, 0, 0, 0, 1.5, 2.5, 4, 7.5),
  "level|stage @ gamescore": whole(1, 60),
  "change|rank change|position change|movement|trend @ leaderboardentry leaderboard rankingentry ranking":
    whole(-4, 5),
  "level|player level @ leaderboardentry leaderboard rankingentry": whole(12, 80),
  "games played|matches played|games|matches @ leaderboardentry leaderboard rankingentry": whole(
    24,
    420,
  ),
  "amount|toll|toll amount|charge|fare @ toll tolltransaction tollplaza": decimal(1.2, 14.5, 1),
  "distance km|distance|length km|route length @ busroute busline tramline bus tram transitroute":
    decimal(3, 34, 1),
  "frequency minutes|frequency|headway|headway minutes|interval minutes @ bus busroute tram metro line route transit":
    inSteps(5, 5, 30),
  "lane|lane number @ swim swimmeet swimmer race heat": whole(1, 8),
  "heat|heat number @ swim swimmeet swimmer race": whole(1, 6),
  "place|rank|position @ swim swimmeet": whole(1, 8),
  "par|course par @ golf golfround round scorecard": whole(70, 72),
  "fairways hit|fairways @ golf golfround round": whole(4, 13),
  "putts|total putts @ golf golfround round": whole(26, 38),
  "winnings|earnings|prize money|total winnings @ esports esportsteam team player tournament":
    inSteps(500, 12_000, 840_000),
  "price|price per bottle|bottle price @ wine winetasting winebottle": decimal(8, 68, 1),
  "score|rating|points @ winetasting wine & vintage grape_variety winery": whole(84, 97),
  "price paid|paid|price|value|purchase price|bought for @ vinyl vinylrecord lp": whole(8, 64),
  "discs|disc count|number of discs": whole(1, 3),
  "purchase price|price|value @ instrument musicalinstrument": round(180, 3900, 1),
  "passengers|passenger count|anglers|guests @ fishing fishingtrip charter": whole(2, 10),
  "passengers booked|booked passengers": whole(20, 400),
  "fleet size|fleet|aircraft count @ airline carrier": whole(18, 240),
  "rooms left|rooms available|available rooms|units left|rooms remaining|left @ room roomtype offer rate":
    whole(0, 9),
  "metascore|metacritic|metacritic score|critic score|critics score @ game videogame movie film album show":
    whole(52, 96),
  "user score|player score|audience score @ game videogame": decimal(5.1, 9.4, 1),
  "dlc count|dlcs|expansions|expansion count|number of dlcs": whole(0, 6),
  "deaths|lives lost|retries @ playsession gamesession run": whole(0, 24),
  "score|points|high score|final score @ playsession gamesession arcade": inSteps(50, 1200, 98_500),
  "votes|vote count|num votes|number of votes|rating count|ratings count @ movie film show tvshow series rating game videogame book":
    whole(180, 42_000),
  "number|episode|episode number|ep @ episode tvepisode & season season_number": whole(1, 12),
  "collection size|items in collection|collection count|objects|object count|holdings @ museum gallery collection archive":
    round(1200, 480_000, 2),
  "objects|object count|works|work count|pieces|number of objects|artworks|items on display @ exhibition":
    whole(24, 260),
  "reward|reward amount|finder reward @ lostpet lostpetpost missingpet lostitem & pet_name":
    inSteps(50, 50, 500),
  "admission fee|admission|entry fee|admission price|ticket price|adult price|admission adult|adult admission|adult ticket|price adult|child price|price child|admission child|child admission|child ticket|concession price|reduced price @ museum gallery exhibition castle zoo garden":
    whole(5, 28),
  "price|list price|retail price|cover price @ book novel ebook audiobook": decimal(5.99, 32.99, 2),
  "position|number|volume|book number|order @ bookseries series": whole(1, 7),
  "current page|page|pages read|last page @ reading readinglog readingprogress bookread shelfitem book ebook novel comic & isbn author book":
    whole(14, 310),
  "rating|my rating|stars|score & reader favourite_quote finished_on": whole(2, 5),
  "width|width px @ photo picture snapshot": inSteps(48, 3000, 6000),
  "doors|door count|number of doors @ car vehicle rentalcar": whole(3, 5),
  "seats|seat count|passengers|passenger capacity @ rentalcar rentalvehicle & transmission": whole(
    4,
    7,
  ),
  "total price|price|total|total cost|amount|total amount @ carbooking carrental carhire carreservation vehiclerental vehiclebooking":
    round(80, 980, 0),
  "deposit|security deposit @ rentalcar carrental rentalvehicle": round(200, 900, 2),
  "capacity|stadium capacity|seats @ footballclub club & stadium": round(4000, 62_000, 2),
  "squad size|squad|players count|roster size @ footballclub club team": whole(22, 31),
  "market value|squad value|club value|valuation @ footballclub club": round(
    4_000_000,
    640_000_000,
    5,
  ),
  "count|titles|wins|times won @ trophy honour honor title": whole(1, 9),
  "attendance|crowd|spectators @ fixture": whole(3200, 48_000),
  "products count|product count|products|listings count|listing count @ shop onlineshop store webshop":
    whole(24, 1800),
  "altitude|altitude meters|altitude m|elevation|elevation m @ campsite campground camping": whole(
    20,
    1450,
  ),
  "rating|stars|fun rating @ gamenight boardgamenight boardgamesession": whole(3, 5),
  "score|points|final score|victory points & winner is_winner": whole(12, 96),
  "subscribers|subscriber count|followers|listeners|monthly listeners @ podcast": whole(
    800,
    98_000,
  ),
  "length m|length|length meters|loa @ boatcharter yachtcharter charterboat boatrental sailboat yacht":
    decimal(8.5, 19.5, 1),
  "berths|cabins|sleeps @ boatcharter yachtcharter charterboat boatrental": whole(4, 12),
  "price per week|weekly price|weekly rate @ boatcharter yachtcharter charterboat boatrental":
    round(1200, 9800, 2),
  "battery start|start battery|battery before|battery at start|battery start percent @ drone droneflight flight mission scooter ride rental":
    whole(72, 100),
  "battery start|start battery|battery before|start soc|soc start|battery at start @ charging chargingsession":
    whole(8, 42),
  "duration|duration sec|duration seconds|length|length seconds @ playlistitem playlistentry playlisttrack playlistsong queueitem albumtrack":
    whole(148, 352),
  "amount|amount paid|total|price @ gympayment": decimal(19.9, 89, 2),
  "weight|weight kg|load|load kg|weight lifted @ workoutlog exerciselog exerciseset workoutset setlog strengthlog":
    inSteps(2.5, 10, 90),
  "duration seconds|duration sec|seconds|hold seconds|duration @ exercise workoutexercise exerciseset":
    inSteps(5, 20, 90),
  "episodes|episode count|number of episodes @ season tvseason": whole(6, 13),
  "duration seconds|ride time|duration|ride duration seconds & min_height min_height_cm thrill_level":
    whole(75, 320),
  "capacity per hour|hourly capacity|riders per hour & min_height min_height_cm thrill_level":
    round(400, 1800, 1),
  "weight grams|weight g|weight @ jewel jewelry jewellery ring bracelet necklace watch": decimal(
    1.2,
    28,
    1,
  ),
  "size sqm|area sqm|size m2|size|area @ storageunit storage locker selfstorage": decimal(1, 24, 1),
  "trucks|vans|number of trucks|vehicles @ move moving relocation removal": whole(1, 3),
  "quote|quoted price|estimate|price|total price @ move moving relocation removal": round(
    380,
    4200,
    1,
  ),
  "estimated hours|hours @ move moving relocation removal": whole(3, 12),
  "claims count|claim count|claims|number of claims @ warranty product device appliance": whole(
    0,
    2,
  ),
  "compensation|compensation amount|goodwill|goodwill amount @ complaint customercomplaint":
    inSteps(5, 10, 120),
  "participants|attendees|participant count @ retrospective retro standup sprintretro": whole(
    4,
    11,
  ),
  "duration minutes|duration|length minutes @ webinar onlineseminar": inSteps(15, 30, 90),
  "refund amount|refund|amount @ returnrequest return productreturn rma": decimal(12, 240, 2),
  "range nautical miles|range nm|light range|range @ lighthouse": whole(8, 27),
  "entry fee|admission|entrance fee|admission fee @ lighthouse castle museum tower monument viewpoint":
    whole(2, 14),
  "brew temp|brew temp c|brewing temperature c|water temp|water temp c|steep temp c @ tea teablend coffee":
    inSteps(5, 70, 100),
  "first ascent year|year of first ascent|first climbed": whole(1786, 1978),
  "plume height|plume height m|ash height m @ volcano volcanoreading eruption": round(200, 9000, 2),
  "stake|wager|stake amount|bet amount @ bet betslip wager slip": inSteps(5, 5, 100),
  "bay|bay number|lane @ carwash wash": whole(1, 6),
  "cabins|cabin count @ boat yacht sailboat motorboat": whole(1, 4),
  "berths|sleeps|berth count @ boat yacht sailboat motorboat": whole(4, 10),
  "engine hp|horsepower|hp|engine power @ boat sailboat motorboat": inSteps(10, 20, 300),
  "quoted price|quote|price|estimated price|total price @ tattoo tattooappointment tattoosession":
    round(80, 900, 1),
  "weight grams|weight g|weight|grams & layer_height infill filament infill_percent": whole(8, 640),
  "cost|price|material cost|estimated cost & layer_height infill filament infill_percent": decimal(
    0.8,
    38,
    2,
  ),
  "success rate|escape rate|completion rate @ escaperoom escape": whole(28, 74),
  "min age|minimum age|age rating|age limit|pegi|pegi rating @ videogame": among(3, 7, 12, 16, 18),
  "age min|min age|minimum age @ escaperoom escape ride attraction game boardgame": whole(8, 16),
  "duration ms|track duration ms|length ms & track_title track_name song_title song_name": round(
    132_000,
    335_000,
    2,
  ),
  "price|base price|list price|msrp|retail price|original price|price paid|purchase price @ videogame":
    among(4.99, 9.99, 14.99, 19.99, 24.99, 29.99, 39.99, 49.99, 59.99, 69.99),
  "gb|size gb|file size gb|install size gb|download size gb @ game videogame": whole(2, 110),
  "unit price|ticket price|price|price per ticket @ movieticket movieticketorder ticketorder cinematicket & cinema movie showtime":
    decimal(7.5, 16.5, 1),
  "booking fee|service fee @ ticketorder movieticket ticketpurchase cinematicket": decimal(
    0.5,
    3.5,
    1,
  ),
  "michelin stars|michelin star": whole(0, 3),
  "duration minutes|duration|minutes|time minutes|duration min @ step instruction direction":
    inSteps(5, 5, 20),
  "max travelers|max travellers|max pax": whole(8, 28),
  "current weight|target weight|goal weight|starting weight|start weight|current weight kg|target weight kg|goal weight kg|start weight kg @ goal nutritiongoal fitnessgoal weightgoal healthgoal dietplan userprofile member client healthprofile fitnessprofile user profile":
    decimal(54, 98, 1),
  "distance km|total distance|total distance km|mileage|mileage km|total km|km run @ shoe runningshoe sneaker gear":
    whole(18, 720),
  "max distance km|max distance|retirement distance|retire at km|max mileage|lifespan km @ shoe runningshoe sneaker gear":
    inSteps(50, 600, 900),
  "size|size eu|shoe size @ runningshoe trailshoe": whole(36, 46),
  "servings|portions @ foodlog foodlogentry foodentry mealentry meallog nutritionentry": whole(
    1,
    2,
  ),
  "avg power|average power|avg power watts|average power watts|power watts|watts @ ride bikeride cycling bike indoorride":
    whole(118, 245),
  "width m|width|room width|width meters @ room bedroom kitchen livingroom": decimal(2.2, 5.2, 1),
  "length m|length|room length|length meters|depth m @ room bedroom kitchen livingroom": decimal(
    2.8,
    6.8,
    1,
  ),
  "capacity|max children|places @ daycare nursery kindergarten preschool creche": whole(18, 90),
  "utilities cost|utilities|utility costs|utility cost @ household home apartment flat": inSteps(
    5,
    60,
    280,
  ),
  "grade|psa grade|card grade @ tradingcard collectiblecard sportscard": whole(6, 10),
  "duration minutes|duration|playing time minutes|minutes @ gamesession boardgamesession playsession gamenight boardgamenight":
    inSteps(5, 35, 180),
  "total km|distance km|km|weekly km|volume km @ trainingweek planweek week": whole(18, 72),
  "calories per minute|kcal per minute|calories burned per minute": decimal(3, 14, 1),
  "estimated volume|volume|estimated volume m3 @ movequote movingquote move moving movingjob":
    decimal(8, 60, 1),
  "weight grams|weight g|weight @ coin collectiblecoin": decimal(1.8, 31, 1),
  "diameter mm|diameter @ coin collectiblecoin": decimal(14, 40, 1),
  "pee count|pees|poo count|poop count|poops|pee breaks": whole(0, 4),
  "weight|weight kg|body weight|current weight|starting weight|target weight|goal weight @ weightentry weightlog weighin bodymeasurement bodyweight weightgoal bodymetric":
    decimal(54, 98, 1),
  "weight lbs|weight lb|weight pounds|body weight lbs @ weightentry weightlog weighin bodymeasurement bodyweight":
    decimal(118, 216, 1),
  "goal|goal ml|daily goal|target|target ml|daily goal ml @ waterintake water hydration hydrationlog waterlog":
    inSteps(250, 1500, 3000),
  "total today ml|total today|daily total|daily total ml @ waterintake hydration hydrationlog waterlog":
    inSteps(50, 900, 2900),
  "ml|amount ml|intake ml|consumed ml|total ml @ waterintake hydration hydrationlog waterlog":
    inSteps(50, 800, 2800),
  "rating|average rating|bgg rating|user rating @ boardgame tabletopgame cardgame": decimal(
    5.8,
    8.8,
    1,
  ),
  "play time|playing time|playtime|duration|play time minutes|playing time minutes @ boardgame tabletopgame cardgame":
    inSteps(15, 30, 180),
  "purchase price|price|price paid|cost @ homeinventory homeinventoryitem householditem homeitem belonging possession homeasset":
    round(40, 1900, 0),
  "price|lunch price|cost @ lunch schoollunch lunchmenu cafeteria canteen": decimal(2.4, 6.8, 1),
  "amount|value @ allowanceentry allowancetransaction pocketmoney": inSteps(1, 2, 25),
  "balance|new balance|balance after @ allowanceentry allowancetransaction pocketmoney": inSteps(
    1,
    5,
    140,
  ),
  "price|asking price|list price|sale price @ carlisting vehiclelisting autolisting carad usedcar carforsale vehicleforsale":
    round(2400, 38_000, 2),
  "price|asking price|list price @ handlisting secondhandlisting classifiedlisting marketplacelisting marketplaceitem useditem":
    round(10, 480, 0),
  "owners|previous owners|number of owners|owner count|prior owners @ car carlisting vehicle vehiclelisting usedcar autolisting motorcycle":
    whole(1, 4),
  "mpg|miles per gallon|fuel economy|fuel efficiency": decimal(22, 52, 1),
  "member count|members|members count|membership|number of members @ chessclub runningclub cyclingclub sportclub hobbyclub gardenclub photoclub":
    whole(6, 64),
  "amount|amount due|bill amount @ bill billreminder recurringbill": money(18, 420),
  "mintage|coins minted|number minted": round(12_000, 4_800_000, 3),
  "purchase price|price paid|cost|price @ coin coincollection banknote stamp stampcollection":
    round(8, 420, 0),
  "rows|total rows|row count|rows total @ knitting knittingproject crochet crochetproject": inSteps(
    4,
    60,
    240,
  ),
  "tip|tip amount|gratuity|driver tip @ foodorder deliveryorder restaurantorder takeaway": decimal(
    1.5,
    9,
    1,
  ),
  "guest score|guest rating|review score|guest review score @ hotel hostel resort motel lodging accommodation":
    decimal(7.1, 9.6, 1),
  "playtime hours|average playtime hours|hours to beat|main story hours @ videogame gamelibrary game":
    whole(6, 60),
  "duration seconds|duration sec|match duration|duration|match duration seconds|length seconds @ gamematch matchroom gamesession matchhistory gameplay":
    whole(420, 2100),
  "hours played|play hours|hours|total hours @ videogame gamelibrary game": whole(4, 180),
  "total achievements|achievements total|achievements @ videogame gamelibrary game": whole(20, 60),
  "replies|reply count|replies count|comments|comment count @ neighborhoodpost neighbourhoodpost communitypost":
    whole(0, 24),
  "unit price|price|item price|price each & menu_item menu_item_id menu_item_name dish dish_name":
    decimal(4.5, 29, 1),
  "calories consumed|consumed calories|calories eaten|calories in|calorie intake|calories intake|energy intake":
    round(1400, 2900, 10),
  "cadence|avg cadence|average cadence|cadence spm|steps per minute @ run runactivity running jog runningactivity runlog runningsession runsession":
    whole(152, 184),
  "total calories|calories|kcal|daily calories @ mealplanday dayplan & breakfast": ({ member }) =>
    member.siblings.includes("breakfast") ? round(1450, 2700, 1) : undefined,
  "calories|total calories|kcal @ mealplan": ({ member }) =>
    member.siblings.some((name) => /^meal_?(?:type|time|slot)?$/i.test(name))
      ? round(260, 880, 1)
      : undefined,
  "dose grams|dose|dose g|coffee grams @ coffee coffeelog brew brewlog espresso": decimal(
    14,
    22,
    1,
  ),
  "yield grams|yield|yield g|water grams|output grams @ coffee coffeelog brew brewlog espresso":
    whole(30, 320),
  "brew seconds|brew time seconds|extraction seconds|shot seconds": whole(24, 240),
  "price paid|price|purchase price|bottle price @ winecellar winecollection winebottle wine": round(
    9,
    120,
    0,
  ),
  "price per night|nightly rate|price|price from @ hostel": whole(18, 64),
  "beds available|available beds|free beds|beds left @ hostel": whole(0, 24),
  "total miles|miles|distance miles|distance km|total km|total distance|distance @ roadtrip": round(
    180,
    2400,
    1,
  ),
  "fuel budget|gas budget|fuel cost|estimated fuel cost": round(60, 480, 1),
  "visits this month|visits month|monthly visits|check ins this month @ gymmembership gymmember membership":
    whole(0, 22),
  "hold seconds|hold time seconds|hold time|hold @ yogapose pose asana plank stretch": inSteps(
    15,
    15,
    90,
  ),
  "pills left|pills remaining|tablets left|doses left|tablets remaining|capsules left": whole(
    4,
    60,
  ),
  "mutual friends|mutual friend count|friends in common|mutual connections": whole(0, 38),
  "speed|rpm @ vinylrecord vinyl lp": { least: 33, most: 33, decimals: 0 },
  "quoted price|quote|price|total price|total cost @ weddingvendor eventvendor partyvendor": round(
    400,
    6800,
    2,
  ),
  "deposit paid|deposit|amount paid @ weddingvendor eventvendor partyvendor": round(100, 400, 2),
  "reward|reward amount|finder reward @ lostpet missingpet lostdog lostcat lostitem": inSteps(
    50,
    50,
    500,
  ),
  "nightly rate|rate per night|price per night|daily rate|price per day @ sitter petsitter petsitting petboarding dogboarding boarding boardingstay kennel & pet_name pet_id kennel_number":
    whole(18, 55),
  "hourly rate|rate|price per hour|rate per hour @ nanny childminder dogwalker": whole(14, 34),
  "temperature|temperature c|water temperature|temp @ aquarium aquariumlog fishtank": decimal(
    22.5,
    27.5,
    1,
  ),
  "ammonia|ammonia ppm|nitrite|nitrite ppm @ aquarium aquariumlog fishtank": decimal(0, 0.5, 2),
  "minutes|reading minutes|read time|duration minutes @ bedtimestory childrensbook picturebook":
    whole(4, 18),
  "price|fee|cost|tuition @ summercamp daycamp holidaycamp kidscamp": inSteps(5, 120, 640),
  "vendors|vendor count|stalls|stall count|exhibitors @ craftfair fair craftmarket artfair fleamarket":
    whole(18, 120),
  "entry fee|admission|entrance fee|ticket price @ craftfair fair craftmarket artfair fleamarket":
    whole(2, 9),
  "plots|plot count|total plots|number of plots @ communitygarden allotment": whole(16, 64),
  "interest rate|apr|rate @ debt liability": decimal(2.4, 19.9, 2),
  "year @ readinggoal readingchallenge annualgoal yearlygoal": whole(2022, 2026),
  "snooze minutes|snooze|snooze duration|snooze length": inSteps(5, 5, 15),
  "cost per ride|price per ride|cost per trip|price per seat @ carpool carpoolride rideshare":
    decimal(1.5, 9, 1),
  "mood before|mood after": whole(1, 10),
  "mood score|score|rating|mood rating|level|intensity @ mood moodentry moodlog": whole(1, 10),
  "adults|adult count @ partyguest weddingguest guest": whole(1, 4),
  "kids|children|kid count|child count @ partyguest weddingguest guest": whole(0, 3),
};
