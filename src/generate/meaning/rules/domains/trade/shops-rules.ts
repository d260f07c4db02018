import { companyNames } from "../../../../phrases/subjects.ts";
import { digits, english, toTextRules } from "../../text-rule.ts";

/** What shops, kitchens, agencies and workshops sell and note down. */
export const shopsRules = toTextRules({
  // Bakery, butcher, greengrocer
  "name|product name|product|item @ bakeryproduct bakeryitem bread pastry & baked_at crust_type flour_type":
    "Sourdough loaf|Butter croissant|Cinnamon roll|Rye bread|Lemon tart|Almond biscotti|Seeded baguette|Apple turnover|Focaccia|Cheese pretzel",
  "description|about|details @ bakeryproduct bakeryitem bread pastry":
    "Slowly fermented for 24 hours, with a crisp crust.|Flaky layers and good butter.|Baked twice a day, best still warm.|Soft crumb, lightly sweet.",
  "category|type @ bakeryproduct bakeryitem bread pastry": "Bread|Pastries|Cakes|Savoury|Biscuits",
  "allergens|allergen|contains @ food bakery product dish menu meal recipe item bakeryproduct menuitem snack ingredient grocery":
    "Gluten|Milk|Eggs|Nuts|Soy|Sesame|Mustard",
  "inscription|cake message|message on cake|lettering|text on cake @ cake cakeorder order":
    "Happy Birthday, Mia!|Congratulations|Just married|40 and fabulous|Welcome home",
  "filling|cream @ cake cakeorder pastry":
    "Raspberry cream|Lemon curd|Vanilla buttercream|Chocolate mousse|Salted caramel",
  "decoration|topping|toppings|icing @ cake cakeorder pastry pizza dessert":
    "Fresh berries|Edible flowers|Chocolate shavings|Sugar pearls",
  "cut|meat type|meat|cut type @ butcher meat": "Sirloin|Shoulder|Fillet|Ribs|Mince",
  "product name|name|item|item name|drink @ minibaritem minibar":
    "Sparkling water|Apple juice|Salted almonds|Dark chocolate bar|Pale ale|White wine, 25 cl|Crisps|Cola",
  "category|type @ minibaritem minibar vendingitem": "Drinks|Snacks|Sweets|Alcohol",
  "product|product name|item|name|snack @ vendingmachine vending vendingitem":
    "Crisps|Chocolate bar|Still water|Cola|Muesli bar|Chewing gum",
  "coffee|drink|drink name|beverage @ coffeeorder coffeeshop barista cafeorder":
    "Flat white|Cappuccino|Espresso|Oat latte|Filter coffee|Chai|Cortado",
  "milk|milk type|milk option": "whole|oat|almond|soy|none",
  "origin|bean origin|country of origin @ bean roast coffee roastery":
    "Ethiopia|Colombia|Guatemala|Kenya|Brazil",
  "process|processing|processing method @ bean coffee roastery": "washed|natural|honey",
  "style|beer style|type @ beer brew batch": "Pale ale|Lager|Stout|Wheat|IPA|Porter",
  "pizza|pizza name|name @ pizza pizzaorder": "Margherita|Funghi|Diavola|Quattro formaggi|Marinara",
  "crust|crust type|base @ pizza": "thin|thick|sourdough|gluten-free",
  "name|tea|tea name @ tea":
    "Darjeeling First Flush|Sencha|Earl Grey|Jasmine Pearls|Rooibos Vanilla|Genmaicha|Assam|White Peony|Mint Garden|Lapsang",
  "ingredients|ingredient @ tea teablend":
    "black tea|green tea|bergamot oil|jasmine petals|peppermint|camomile|lemongrass|ginger|rooibos|orange peel",
  "tea type|type|category @ tea": "black|green|white|oolong|herbal",
  "origin|origin country|region|country of origin @ tea": "India|Japan|China|Sri Lanka|Kenya|Nepal",
  "caffeine level|caffeine|caffeine content": "none|low|medium|high",
  "flavor notes|flavour notes|tasting notes|notes|aroma @ tea":
    "Malty|Floral|Grassy|Citrus|Smoky|Honey|Nutty",
  "preferences|preference|tastes @ teasubscription tea":
    "green teas|no caffeine|surprise me|herbal only|loose leaf",
  "box size|size @ teasubscription box boxsubscription": "small|medium|large",
  "brand|brand name|make|manufacturer @ piano instrument guitar violin":
    "Marek & Sons|Lindqvist|Castell|Hofgarten|Vesper",
  "piano brand|instrument brand": "Marek & Sons|Lindqvist|Castell|Hofgarten|Vesper",
  "piano type|type @ piano pianotuning": "upright|grand|baby grand|digital",
  "issue found|issue|problem|fault|issues @ repairestimate piano instrument":
    "Sticking key in the middle octave|Cracked soundboard|Worn hammers|Loose tuning pins|Squeaking pedal",
  "parts needed|parts|spare parts|part @ repairestimate piano instrument":
    "Hammer felt|Tuning pins|Bass string|Key bushing|Pedal spring",
  "remarks|notes|comments @ tuning pianotuning piano":
    "Humidity too low, place a humidifier.|Tuned to 440 Hz.|Next tuning in six months.|Middle C replaced.",
  "brand|make @ ski rentalski snowboard skirental": "Alpina|Nordwand|Freja|Glacier Works|Kestrel",
  "category|type @ ski rentalski snowboard": "all-mountain|slalom|freeride|junior|touring",
  "id document|identity document|identification|id type|id left @ rental skirental hire":
    "passport|identity card|driving licence",
  "luggage size|luggage|baggage @ carpool carpoolride ride":
    "small bag|medium bag|large suitcase|none",
  "stopovers|stopover|stops|via|waypoints @ carpool carpoolride ride trip route":
    "Central station|Motorway services|Old Bridge|Station Square|Airport|Market Hall|Business park",
  "pickup point|pickup|meeting point|pickup location|dropoff point|dropoff|drop off|dropoff location @ ride riderequest carpool carpoolride":
    "Main station, north exit|Harbour bus stop|University gate|Market Square|Airport, terminal 2|City Hospital|Riverside Mall|Old Town, clock tower",
  "feedback|comment|comments|review|rider feedback @ ride bikeride scooterride taxiride carride & distance distance_km driver driver_id bike_id scooter_id vehicle_id fare":
    "Smooth ride, right on time.|Easy to find, easy to park.|A little late, otherwise fine.|Clean and comfortable.|The seat could not be adjusted.|Quick way across town.",
  "message|note|comment @ riderequest ride carpool":
    "I have one small bag.|Could you pick me up at the station?|I travel with a guitar.|I am flexible by half an hour.",
  "status|state @ riderequest": "pending|accepted|declined|cancelled",
  "plant name|name|plant @ hydroplant & turbine_count installed_capacity_mw dam_height_m":
    "Alder Falls|River Gate|Upper Valley|Grey Lake Station|Northern Dam|Mill Weir",
  "plant type|type @ powerplant": "run-of-river|reservoir|pumped storage",
  "status|state @ powerplant turbine": "operating|operating|maintenance|offline",
  "operator|owner|utility @ powerplant turbine dam grid":
    "Northern Hydro|Alpine Energy|River Power AG|Meridian Utilities",
  "alarm|alert|warning @ turbine turbinereading machine pump":
    "High bearing temperature|Vibration above limit|Low oil pressure|Intake screen clogged",
  "brand|brand name|label @ product item variant listing shirt shoe clothing furniture":
    "Nordby|Haven|Marlow|Kinto|Luma|Orla|Tindra|Vale|Alder|Solace",
  // Fashion, repairs, second hand
  "fabric|material|cloth|lining @ tailor alteration suit dress garment clothing":
    "Wool|Linen|Cotton|Silk|Tweed",
  "alteration|alteration type|service|adjustment @ tailor alteration":
    "Shorten hem|Take in waist|Replace zip|Let out sleeves|New lining",
  "color|colour|color name|colour name @ car vehicle product item variant shirt dress bike furniture garment yarn paint":
    "Black|White|Navy|Forest green|Sand|Burgundy|Silver|Slate grey",
  "condition|condition grade|item condition @ book record furniture bike phone device camera listing seconddhand resale":
    "like new|very good|good|fair|for parts",
  "frame|frame material @ bike bicycle": "Aluminium|Carbon|Steel",
  "frame size @ bike bicycle": "52 cm|54 cm|56 cm|58 cm|S|M|L",
  "service|service type|job type|work|repair type|work type & mechanic mechanic_name mileage_at_service":
    "Oil change|Tyre change|Brake service|Annual inspection|Battery replacement|Air conditioning service",
  "dealer|dealer name|dealership|dealership name":
    "Harbour Motors|Northgate Cars|City Auto Centre|Riverside Motors|Old Mill Garage",
  "service|service type|job type|work|repair type|work type @ bike bicycle workshop car garage autorepair repairorder":
    "Brake adjustment|Chain replacement|Oil change|Tyre change|Full service|Wheel truing",
  "shoe|shoe type|footwear|item @ cobbler shoerepair":
    "Leather boots|Loafers|Running shoes|Sandals",
  "style|furniture style|design style @ furniture interior room home":
    "Scandinavian|Mid-century|Industrial|Rustic|Minimalist",
  "wood|wood type|timber @ furniture carpentry instrument floor": "Oak|Walnut|Ash|Maple|Cherry",
  "gem|stone|stone type|gemstone @ ring jewelry jewellery": "Sapphire|Emerald|Ruby|Opal|Diamond",
  "movement|watch movement|calibre|caliber @ watch": "automatic|quartz|manual",
  "charging time|charge time|fast charging|fast charge time": "25 min|30 min|40 min|55 min|6 h|8 h",
  "strap|strap material @ watch": "leather|steel|rubber|titanium",
  "case material|case @ watch wristwatch": "steel|titanium|gold|ceramic",
  "scent|fragrance|notes @ perfume candle fragrance soap":
    "Bergamot|Cedar|Fig|Jasmine|Sea salt|Vanilla",
  "top notes|head notes": "Bergamot|Lemon|Pink pepper|Sea salt|Grapefruit|Mandarin",
  "middle notes|heart notes": "Jasmine|Rose|Iris|Lavender|Fig leaf|Orange blossom",
  "base notes": "Cedar|Vanilla|Amber|Musk|Sandalwood|Vetiver",
  "era|decade|period @ antique vintage furniture": "Art Deco|1950s|Victorian|Biedermeier|1970s",
  // Agencies and offices
  "advertiser|advertiser name|brand|client|client name|account|account name @ campaign ad adcampaign creative agency":
    english(companyNames),
  "body|body text|text|copy @ ad creative adcreative advertisement":
    "Try it free for 14 days.|Order today, at your door tomorrow.|Join 20,000 happy customers.|No subscription, no fuss.",
  "approval status|review status|moderation status|verification status|compliance status":
    "approved|pending|approved|rejected",
  "rejection reason|disapproval reason|decline reason @ ad creative adcreative advertisement":
    "Text too long|Image too small|Misleading claim|Broken landing page",
  "domain|subject area|field|specialization|industry @ translation translationproject translator glossary":
    "Legal|Medical|Marketing|Software|Finance|Tourism",
  "title|name|project name|project @ translationproject translationjob localizationproject localisationproject":
    "Website relaunch, four languages|User manual, heat pump|App strings, spring release|Annual report 2025|Marketing brochure|Privacy policy update",
  "status|state @ translationproject translationjob localizationproject":
    "quoted|in translation|in review|delivered|invoiced",
  "file format|format|file type @ translation translationproject document":
    "docx|xlsx|json|html|pdf",
  "source text|source|original|original text|source string @ translation segment string translationsegment":
    "Your order is on its way.|Choose a delivery date.|The password is too short.|Add to basket|Thank you for your visit.",
  "target text|target|translated text|translation|target string @ translation segment string translationsegment":
    "Ihre Bestellung ist unterwegs.|Elija una fecha de entrega.|Le mot de passe est trop court.|Aggiungi al carrello|Obrigado pela sua visita.",
  "comments|comment|notes|note @ segment string translationsegment":
    "Check the glossary.|Too long for the button.|Formal address, please.|Consistent with segment 12.",
  "name|product name|title|item name @ furniture furnitureitem":
    "Oslo Dining Table|Linden Armchair|Nook Bookshelf|Harbour Sofa|Fjord Bed Frame|Mila Sideboard|Tove Stool|Grove Desk",
  "name|item|item name|description @ movingitem moveitem":
    "Sofa|Dining table|Wardrobe|Box of books|Washing machine|Mirror|Piano|Box of dishes|Bicycle",
  "bookmaker|sportsbook|bookie": "BetHarbour|North Odds|FairStake|GoldLine|Punter's Choice",
  "pick|selection|bet on|outcome @ selection leg bet betleg & odds":
    "Home win|Draw|Away win|Over 2.5|Both teams score",
  "market|bet type|market name @ selection leg bet betslip betleg & odds":
    "Match result|Over/under|Both teams to score|Handicap|Correct score",
  "match|event|fixture|game @ selection leg betleg & odds":
    "Harbour City – North End|Rovers – Athletic|United – Mill Town|Lions – Falcons|Dynamo – Wanderers",
  "size|ring size|size mm @ jewel jewelry jewellery ring bracelet necklace":
    "52|54|56|17 cm|45 cm|one size",
  "stage|status|production stage|production status|job status @ printjob printorder":
    "awaiting proof|proof approved|printing|finishing|ready for pickup|delivered",
  "job name|name|title|job title @ printjob printorder":
    "Wedding invitations|Spring flyer|Menu cards|Annual report|Business cards|Concert poster|Product catalogue|Letterheads",
  "paper type|paper|paper stock|media type @ print printjob printorder printer & copies duplex":
    "Matte 135 g|Glossy 170 g|Recycled 100 g|Uncoated 300 g|Plain 80 g",
  "stock|material & copies duplex paper_size":
    "Matte 135 g|Glossy 170 g|Recycled 100 g|Uncoated 300 g|Plain 80 g",
  "finishing|finish|lamination|coating @ print printjob printorder & copies paper_type":
    "none|folded|matte lamination|gloss lamination|die-cut|stapled",
  "binding|binding type @ print printjob printorder & copies paper_type":
    "none|saddle stitch|perfect bound|spiral|stapled",
  "glossary term|term|source term @ glossary translation": "basket|checkout|invoice|return label",
  "brief|creative brief|project brief|scope @ project agency design":
    "A fresh look for the spring range, three concepts by Friday.|Landing page for the new plan, mobile first.|Short film, 30 seconds, no voice-over.",
  "deliverable|deliverables|outputs @ project contract agency order gig":
    "Logo files|Landing page|Final report|Three concepts|Source files",
  "gig|gig title|service title @ gig freelancegig":
    "I will design a logo with three concepts|I will translate your website into Spanish|I will edit your podcast episode|I will build a landing page",
  "category|type|product category @ bakeryproduct bakeryitem bakedgood":
    "Bread|Pastries|Cakes|Rolls|Savoury",
  "ingredients|ingredient @ bakeryproduct bakeryitem bakedgood bread pastry cake":
    "Wheat flour|Water|Sourdough|Salt|Butter|Rye flour|Sugar|Eggs|Yeast",
  "store location|store|branch|register location|shop @ sale receipt transaction posorder till":
    "Market Street|Station Square|Old Town|Harbour Mall|Mill Lane",
  "check in counter|counter|check in desk|desk|counters @ flight flightstatus departure":
    "A12|B04|C21|D07|A03",
  // Lifts, machines, faults
  "fault description|fault|problem|issue|issue description|symptom|defect description|complaint @ servicecall call elevator machine maintenance vehicle boiler printer":
    "Door does not close on the third floor.|Unusual noise when starting.|Display stays dark.|Stops between two floors.|Water leaking at the back.|Error light blinks.",
  "fault code|error code|trouble code @ servicecall elevator machine boiler vehicle appliance printer":
    digits("E-0##", "F-1#", "P0##"),
  "manufacturer|brand|make @ elevator lift boiler hvac machine printer asset equipment & asset_tag":
    "Alpina|Northlift|Meridian Works|Volta|Kestrel",
  "contract type|service contract|maintenance plan|coverage @ elevator lift boiler machine hvac":
    "full service|basic|on call|inspection only",
  "status|state @ elevator lift escalator": "in service|in service|out of order|under maintenance",
  "component|components|part|parts replaced|spare parts @ elevator lift":
    "Door motor|Control board|Cable|Light curtain|Push button",
  // Roads
  "highway|motorway|road|road name|road number": "A7|A24|N125|E18|M50|A1",
  "direction|travel direction|bearing @ toll tollstation road traffic highway camera":
    "northbound|southbound|eastbound|westbound",
  "accepted payments|accepted payment methods|payment methods|payment options|accepts":
    "card|cash|app|tag|bank transfer",
  "vehicle class|vehicle category|vehicle type @ toll tolltransaction road":
    "car|motorcycle|van|truck|bus",
  "payment method|paid with @ toll tolltransaction parking transit": "tag|card|cash|app",
  "accident type|collision type|crash type": "rear-end|side impact|single vehicle|pedestrian",
  "road condition|surface condition|road surface": "dry|wet|icy|snow-covered",
  // Contests
  "name|title|event name @ hackathon":
    "HackHarbour 2026|Green Code Weekend|Open Data Jam|Health Hack Oslo|Campus Hack|Night of Prototypes|Civic Tech Sprint",
  "track|tracks|challenge|challenges|category @ hackathon hackathonteam":
    "Sustainability|Health|Education|Open data|Fintech|Accessibility",
  "organizer|organiser|promoter|organized by|presented by @ concert gig festival":
    "Harbour Live|Nightjar Events|Blue Door Concerts|Open Air Collective|City Culture Office|Northside Promotions",
  "organizer|organiser|host|hosted by|organized by @ hackathon conference contest tournament meetup":
    "Northwind Labs|City University|Open Data Society|Harbour Hub|Meridian Foundation",
  "team name|name @ hackathonteam & repo_url tech_stack project_title":
    "Null Pointers|Byte Bakers|The Night Owls|Stack Harbour|Cloud Foxes|Team Lighthouse",
  "project title|project name|project|title @ hackathonteam hackathon submission":
    "ShareShed|Night Bus Buddy|Quiet Route|Leftover Chef|PlantPal|Clear Forms",
  "role|team role @ hackathonteam": "developer|designer|product|data|pitch",
  "tagline|pitch|one liner|elevator pitch @ hackathonteam project startup":
    "Borrow tools from your street.|The calmest way through the city.|Cook what you already have.|Forms that explain themselves.",
});
