import { letters } from "../../../../phrases/letters.ts";
import { kin, personOf } from "../../../subject.ts";
import { digits, draw, pick, shape, type TextContext, toTextRules } from "../../text-rule.ts";

/** What measures, and plays nothing. */
const gauges =
  /calibrat|accura|precision|sensor|probe|gauge|resolution|sample|serial|altitude|latitude|reading/i;

function isGauge({ member: { owner, siblings } }: TextContext): boolean {
  return [...owner, ...siblings].some((name) => gauges.test(name));
}

/** Homes, errands, celebrations, and the services around them. */
export const householdRules = toTextRules({
  "action|care type|activity|task|type|care action @ plantcare plantcarelog plantlog caretask carelog wateringlog & plant_id plant_name":
    "watered|watered|fertilised|repotted|pruned|misted|rotated",
  "name|bed name|label|title @ gardenbed raisedbed flowerbed vegetablebed":
    "North bed|Herb spiral|Raised bed 1|Raised bed 2|Tomato bed|Sunny border|Cutting garden|Kitchen bed",
  "location|place|position|area @ gardenbed raisedbed flowerbed vegetablebed":
    "Behind the greenhouse|South wall|By the shed|Front garden|Under the pear tree",
  "plant name|plant|name @ plantcarelog plantcare houseplant plantlog plant & last_watered next_watering":
    "Monstera|Basil|Aloe vera|Peace lily|Snake plant|Tomato|Orchid",
  "size|design size|tattoo size @ tattoo tattooappointment tattoosession":
    "5 × 5 cm|8 × 4 cm|12 × 8 cm|palm-sized|half sleeve",
  "care tips|care instructions|care|care guide @ bouquet flower flowerarrangement arrangement":
    "Change the water every two days.|Cut the stems at an angle.|Keep away from direct sun.|Away from ripe fruit, they last longer.",
  "name|title|bouquet name @ bouquet flowerarrangement":
    "Sunday Market|Blush Garden|Wild Meadow|Sweet Morning|White Harbour|Autumn Walk|Little Thanks|First Light",
  "description|about @ bouquet flowerarrangement":
    "Soft pinks with a little green, tied by hand.|Seasonal stems, as they come from the field.|A bright mix for a kitchen table.|White and calm, with eucalyptus.",
  "color|colour|hair color|shade|color formula @ salonappointment haircut coloring hairappointment salonvisit":
    "Ash blonde|Copper|Chestnut|Caramel highlights|Dark brown",
  "color|colour|bloom color|flower color @ flower rose tulip bloom stem":
    "White|Pink|Red|Yellow|Peach|Lilac|Cream",
  "color|colour|main color|color palette @ bouquet flowerarrangement":
    "pink|white|mixed|red|yellow|lilac",
  "driver notes|courier notes|delivery notes @ flowerorder order delivery shipment":
    "Ring at the back door.|Leave with the neighbour.|Call on arrival.|Second floor, no lift.",
  "hops|hop|hop varieties|hop variety @ beer brew brewrecipe homebrew brewery brewbatch batch":
    "Cascade|Citra|Saaz|Mosaic|Hallertau|Simcoe|Fuggles",
  "malts|malt|malt type|grains|grain bill @ beer brew brewrecipe homebrew brewery brewbatch batch":
    "Pilsner malt|Wheat malt|Munich malt|Caramel malt|Roasted barley|Pale ale malt",
  "fermenter|fermentor|fermenter name|fermentation tank|brite tank|tank|vessel @ brew homebrew brewery brewbatch batch beer fermentation":
    "FV1|FV2|FV3|Conical 1|Conical 2|Brite tank 1",
  "studio|room|hall @ danceclass dancelesson danceschool dance":
    "Studio 1|Studio 2|Main hall|Mirror room|Studio 3",
  "age group|ages|age range @ danceclass dancelesson course workshop swimclass musiclesson artclass":
    "4–6|7–9|10–13|14–17|Adults|60+",
  "plan name|plan|tariff|name @ phonecontract mobileplan phoneplan simplan mobilecontract":
    "Smart S|Smart M|Unlimited|Flex 10|Family",
  "minutes|texts|sms|calls|messages|call minutes|included minutes|data|data allowance @ mobileplan phoneplan simplan":
    "Unlimited|500|1,000|250|2,000",
  "device|phone|handset|phone model @ phonecontract mobileplan mobilecontract":
    "Aurora Phone 12|Nova X|Vega Mini|SIM only|Juno Pro",
  "data limit|data cap|data allowance": "Unlimited|1 TB|Unlimited|500 GB|2 TB",
  "features|extras|benefits @ internetplan broadbandplan internet broadband":
    "Wi-Fi router included|No setup fee|Static IP address|24/7 support|Free installation|Mesh Wi-Fi",
  "provider|isp|operator @ internetplan broadbandplan internet broadband":
    "Fibra Net|Northlink|Harbour Broadband|Waveline|Alto Telecom",
  "name|plan name|title @ internetplan broadbandplan internettariff":
    "Fibre 100|Fibre 250|Fibre 500|Gigabit|Basic 50",
  "name|device name|title @ robotvacuum vacuum robot mower & area_cleaned_sqm":
    "Dusty|Robbie|Hall cleaner|Upstairs vacuum|Kitchen helper",
  "room|zone|area|last room @ robotvacuum vacuum robot & area_cleaned_sqm":
    "Living room|Kitchen|Hallway|Bedroom|Office",
  "error message|error|last error|fault @ robotvacuum vacuum robot & area_cleaned_sqm":
    "Brush is blocked.|Dust bin is full.|Wheel is stuck.|Cannot find the dock.",
  "name|item|model @ cameragear photogear photoequipment":
    "X100 body|35 mm lens|Carbon tripod|Speedlight 600|Camera backpack",
  "name|camera name|title @ camera securitycamera cctv ipcamera webcam doorbell & motion_detection":
    "Front door|Back yard|Garage|Parking lot|Reception|Warehouse 2|Side gate",
  "status|state @ camera securitycamera cctv ipcamera doorbell & motion_detection":
    "online|online|online|offline|recording",
  "device name|name @ thermostat smartthermostat":
    "Living room thermostat|Bedroom thermostat|Office thermostat|Hallway thermostat|Nursery thermostat",
  "card number|badge number|card|badge|card id @ door dooraccess dooraccesslog access accesslog accessevent badge & door_name access_result":
    shape("BC-#####"),
  "reason|denial reason|deny reason @ door dooraccess dooraccesslog accesslog accessevent & door_name access_result":
    "Card expired|No access to this area|Outside permitted hours|Card blocked|Unknown card",
  "type|kind|instrument type|category @ instrument musicalinstrument": (context) =>
    isGauge(context)
      ? undefined
      : pick("Violin|Acoustic guitar|Piano|Clarinet|Cello|Saxophone|Flute")(context),
  "wifi password|wi fi password|network password|wlan password": draw(
    (_, chance) => `${letters(chance)}-${letters(chance)}-${chance.between(10, 99)}`,
  ),
  "relation|relationship|role|family role @ householdmember familymember household family": kin(
    "mother|father|daughter|son|grandmother|grandfather|partner|aunt|uncle",
  ),
  // Laundry and cleaning
  "service type|service|service name|laundry service @ laundry drycleaning washing & bag_count garment detergent weight_kg":
    "wash and fold|dry cleaning|ironing|express wash|duvets and curtains",
  "detergent|detergent preference|detergent type":
    "sensitive|unscented|eco|standard|hypoallergenic",
  "garment|garment type|clothing item|article of clothing @ laundry item order":
    "Shirt|Suit jacket|Dress|Trousers|Coat|Blouse|Duvet cover|Tie",
  "stain|stain type|stains": "red wine|coffee|grass|ink|oil|none",
  "cycle|current cycle|wash cycle|program|programme|wash program|mode @ washing washer dryer dishwasher machine laundry":
    "cotton 60°|delicates|quick wash|spin|rinse|wool|eco 40–60",
  "machine number|machine no|machine label @ washing washer dryer machine laundry vending": digits(
    "W-0#",
    "W-1#",
    "D-0#",
  ),
  "status|state|machine status @ washingmachine washer dryer laundrymachine":
    "available|running|finished|out of order",
  "status|order status @ laundryorder laundry & bag_count detergent_preference":
    "received|washing|ironing|ready for pickup|delivered",
  "brand|manufacturer|make @ washing washer dryer dishwasher machine appliance fridge oven boiler":
    "Nordwasch|Kestrel|Solano|Alpina|Volta Home",
  "cleaning type|clean type|cleaning service|service type|service @ cleaning cleaningjob cleaner maid housekeeping":
    "regular clean|deep clean|end of tenancy|windows|office clean",
  "task|task type|cleaning task|tasks|checklist|duties @ housekeeping cleaning cleaner room maid":
    "Change linen|Vacuum|Clean bathroom|Restock minibar|Dust surfaces|Empty bins|Mop floor",
  "linen status|cleanliness|cleaning status|room status|housekeeping status":
    "clean|dirty|inspected|in progress|do not disturb",
  // Parking
  "level|parking level|floor|deck|zone @ parking garage spot space":
    "Level 1|Level 2|Level -1|Level -2|Roof",
  "name|garage name|lot name|car park @ garage parkinggarage parkinglot carpark & total_spaces available_spaces":
    "Market Street Garage|Station Car Park|Harbour Parking|Old Town Garage|Museum Car Park|City Hall Parking|Riverside Deck",
  "operator|operated by|railway|rail operator|train operator|train company|rail company @ train ticket trainticket railticket traintrip connection & train_number from_station coach departure_station":
    "Northern Rail|Meridian Railways|Coastline Trains|Harbour Rail|Alpine Express",
  "operator|operated by|managed by @ garage parking station charging lot ferry bus train line charger car_park":
    "City Parking Ltd|Northern Transit|Harbour Mobility|Meridian Operations|Public Works",
  "spot|spot number|space number|bay|bay number|parking spot|parking space|space|stall @ parking garage lot":
    digits("A-0#", "B-1#", "C-2#", "D-3#"),
  "lot name|parking lot|lot|garage|garage name|car park @ parking parkingsession & license_plate spot_number":
    "Market Street Garage|Station Lot|Harbour P1|City Hall Car Park|Mill Lane Lot",
  "violation|violation type|infraction & license_plate spot_number":
    "Overstayed|No ticket displayed|Blocked exit|Reserved spot|Expired permit",
  "permit type|permit|zone type @ parking": "resident|visitor|disabled|staff|short stay",
  // Beauty
  "name|service name|service|treatment|title @ salonservice beautyservice spaservice barberservice nailservice hairservice treatment & stylist buffer_minutes":
    "Haircut|Colour and cut|Blow-dry|Highlights|Beard trim|Balayage|Manicure|Facial|Hot stone massage|Brow shaping",
  "room|treatment room|room name|cabin @ spabooking spaappointment massagebooking massageappointment spatreatment massage treatmentbooking":
    "Lavender room|Stone room|Couples suite|Room 2|Garden room|Room 4",
  "services|services offered|treatments|service list @ spa wellness wellnesscenter":
    "Deep tissue massage|Aromatherapy|Facial|Sauna|Body scrub|Hot stone massage|Mud wrap",
  "category|service category @ salon beauty spa barber treatment":
    "Hair|Colour|Nails|Skin care|Massage|Brows and lashes",
  "description|details|about @ salonservice beauty spaservice treatment":
    "Includes wash, cut and styling.|A relaxing hour with warm oils.|Natural tones, refreshed every eight weeks.|Quick shape-up between appointments.",
  "staff level|stylist level|level @ salon stylist service barber":
    "junior|stylist|senior|top stylist",
  "hair type|hair texture": "straight|wavy|curly|coily|fine",
  "hair length": "short|medium|long",
  "color formula|colour formula|formula @ salon hair client booking color":
    "6N + 20 vol, 35 min|7.1 + 6.3, 1:1|9A toner, 15 min|5.35 + 10 vol",
  "nail shape|nail style|nail type": "almond|square|oval|coffin|gel",
  "tattoo style|style @ tattoo tattooartist":
    "fine line|traditional|blackwork|watercolour|geometric|Japanese",
  "placement|body placement|body area|body part|bodypart|area @ tattoo tattoosession tattooappointment tattoobooking piercing treatment":
    "forearm|shoulder|ankle|back|upper arm|wrist",
  // Weddings and parties
  "couple|couple name|couple names|couples names": (context) => (scope) =>
    `${personOf(scope, ["bride", ...context.role]).first} & ${personOf(scope, ["groom", ...context.role]).first}`,
  "theme|wedding theme|style|party theme @ wedding party celebration":
    "Rustic garden|Black and white|Seaside|Vintage|Wildflowers|Winter lights",
  "color scheme|colour scheme|colors|colours|color theme|colour theme @ wedding weddingevent weddingplan party celebration ceremony reception bouquet room roomdesign interior interiordesign bedroom":
    "Ivory|Sage green|Dusty rose|Navy|Terracotta|Gold|Burgundy|Blush",
  "color palette|colour palette|palette|theme colors|wedding colors":
    "ivory|sage green|dusty rose|navy|terracotta|gold|charcoal",
  "partner one|partner two|partner1|partner2|partner 1|partner 2|partner a|partner b|spouse one|spouse two|spouse1|spouse2|bride|groom|bride name|groom name @ couple wedding weddingevent":
    ({ member: { words } }) =>
    (scope) =>
      personOf(scope, words).full,
  "side|guest of|guest side @ guest wedding weddingguest": "bride|groom|both",
  "rsvp|rsvp status|attendance status|response|attending @ guest wedding invitation invitee weddingguest party":
    "attending|declined|pending|maybe",
  "ceremony venue|ceremony location|ceremony":
    "St Anna Chapel|City Hall|Garden Pavilion|Lakeside terrace|Old Mill barn",
  "reception venue|reception location|reception @ wedding":
    "The Old Mill|Riverside Hall|Castle Hill|Garden Pavilion|Harbour Loft",
  "caterer|caterer name|catering company|catering & couple_names wedding_date guest_count":
    "Olive & Thyme Catering|Harbour Kitchen|The Long Table|Wild Fennel Catering",
  "vendor type|supplier type|service type|vendor category|category @ weddingvendor vendor & wedding_id":
    "Florist|Photographer|Caterer|Band|Cake|Venue|Hair and make-up",
  "song|first dance|song request|song requests":
    "Golden Hour|At Last We Meet|Stay for the Morning|Paper Lanterns|Northbound|Slow River|Kitchen Light|Two Coats|Satellites|The Long Way Round|Harbour Song|Little Fires",
  "flower|flowers|flower type|bouquet|arrangement|blooms @ flower florist bouquet arrangement order wedding":
    "Roses|Peonies|Tulips|Eucalyptus|Ranunculus|Sunflowers|Hydrangea",
  "card message|gift message|message|note @ flower florist bouquet gift giftcard flowerorder":
    "Happy birthday!|With love from all of us.|Get well soon.|Thank you for everything.|Congratulations!",
  "cake|cake flavor|cake flavour|flavour|flavor|filling|frosting @ cake bakery order pastry":
    "Lemon and poppy seed|Chocolate ganache|Vanilla and raspberry|Carrot|Hazelnut praline",
  // Kitchen and pantry
  "item name|name|item|product|grocery item @ pantryitem pantry grocery shoppinglist shoppingitem groceryitem fridge freezer":
    "Chickpeas|Olive oil|Basmati rice|Tinned tomatoes|Oat milk|Spaghetti|Peanut butter|Black beans|Honey|Flour|Frozen peas|Coffee beans",
  "category|section|aisle @ pantryitem pantry grocery shoppinglist shoppingitem groceryitem fridge":
    "Grains|Tins|Dairy|Oils|Snacks|Frozen|Spices|Baking",
  "unit|unit of measure @ pantryitem pantry grocery shopping fridge groceryitem":
    "g|kg|ml|l|pack|tin|jar",
  "storage|storage location|location|stored in @ pantryitem pantry grocery fridge freezer food":
    "Pantry shelf|Fridge|Freezer|Cupboard|Cellar",
  "brand|brand name @ pantryitem pantry grocery food groceryitem":
    "Casa Verde|Northern Mills|Alpenhof|Good Harvest|Sol y Mar|Meadow Farm",
  "shopping list|grocery list|groceries|shopping items":
    "Spinach|Chickpeas|Lemons|Brown rice|Greek yoghurt|Eggs|Tomatoes|Olive oil|Oats|Salmon",
  "plan name|name|title|plan @ mealplan dietplan nutritionplan diet":
    "Light week|Family favourites|High protein|Vegetarian week|Quick dinners|Mediterranean",
  "meal type|meal|type @ meal mealplan mealentry food nutrition diary":
    "breakfast|lunch|dinner|snack",
  "diet|diet type|diet name @ mealplan nutrition":
    "vegetarian|vegan|Mediterranean|low carb|gluten-free|high protein",
  // Moving, storage, repairs
  "inventory|items|belongings|furniture|contents @ move moving mover storage relocation":
    "Sofa|Washing machine|Moving boxes|Bookshelf|Dining table|Bicycle|Floor lamp|Mirror",
  "unit size|size|storage size @ storage unit locker": "2 m²|4 m²|6 m²|10 m²|locker",
  "access|parking access|elevator access|access notes|access instructions @ move moving job delivery":
    "Lift available|Third floor, no lift|Loading bay behind the house|Key at the concierge",
  "pest|pest type|infestation|target pest @ pest treatment service inspection":
    "Ants|Bed bugs|Mice|Wasps|Cockroaches|Moths",
  "product|treatment|substance|medication @ beehive hive colony apiary varroa":
    "Oxalic acid|Formic acid|Thymol strips|Lactic acid",
  "dose|dosage|amount @ beehive hive colony apiary varroa": "35 ml|50 ml|2 strips|5 ml per frame",
  "chemical|treatment method|product used @ pest pool lawn":
    "Gel bait|Heat treatment|Chlorine|pH minus|Traps|Algaecide",
  "job title|job name|title @ handymanquote handymanjob handyman jobquote contractorquote repairquote":
    "Replace the kitchen tap|Hang three interior doors|Paint the hallway|Repair the garden fence|Tile the shower|Fit a new lock",
  "animals|accepted animals|animals accepted|pets accepted|accepted pets|animal types|species treated|pet types":
    "Dogs|Cats|Rabbits|Guinea pigs|Birds",
  "skill|skills @ contractor handyman tradesperson craftsman technician installer":
    "Plumbing|Electrical|Painting|Carpentry|Tiling|Roofing|Gardening",
  "trade|trade type|craft|profession|specialty|speciality @ contractor handyman tradesperson craftsman technician installer job quote":
    "Plumbing|Electrical|Painting|Carpentry|Tiling|Roofing|Gardening",
  "issue description|issue|problem|problem description|fault & device_type imei accessories":
    "Screen cracked after a fall|Does not switch on|Battery drains within hours|No sound from the speaker|Keyboard keys stuck|Charging port loose|Overheats during calls",
  "diagnosis|fault found|finding @ repair repairticket repairjob devicerepair phonerepair appliance & device_type device accessories imei":
    "Battery worn out|Display defective|Water damage on the board|Loose connector|Charging port broken|Software corrupted",
  "brand|manufacturer|make & device_type imei accessories": "Aurora|Nova|Vega|Juno|Volta|Halo",
  "accessories|accessory|items left|included accessories & device_type imei serial_number issue_description":
    "Charger|Case|SIM card|Power cable|Box",
  "issue|problem|fault|issue description|problem description|reported issue|defect @ repair repairjob maintenance workorder service appliance device phone bike":
    "Screen cracked|Does not switch on|Leaking at the hose|Strange noise when running|Battery drains quickly|Brake squeaks|Door does not close",
  "key|key location|key holder|entry method|entry instructions @ home house sitter cleaning visit":
    "Key safe at the door|With the neighbour|Door code 4821|Concierge",
  // Daily life
  "habit|habit name|name|title @ habit habittracker":
    "Drink water|Read 20 pages|Morning run|Meditate|No sugar|Stretch|Write a journal|Practise guitar|Go to bed by eleven|Take a walk|Study Spanish|Tidy for ten minutes|Cook at home",
  "unit|units|measure @ habit habittracker habitlog & current_streak longest_streak":
    "times|minutes|glasses|pages|steps",
  "icon|icon name @ habit habittracker & current_streak": "droplet|book|footprints|sun|leaf|pencil",
  "category|area|habit category @ habit habittracker & current_streak":
    "Health|Mindfulness|Learning|Fitness|Home",
  "motivation|why|reason|purpose @ habit habittracker goal & current_streak":
    "To sleep better.|More energy in the mornings.|Because I feel good afterwards.|To be there for my family.|To finish what I started.",
  "note|notes|comment|comments @ habit habitlog habitentry habitcheckin habitcompletion & habit_id":
    "Felt easy today.|Almost forgot, did it before bed.|With Lena, more fun together.|Shorter than planned.|Two in a row.",
  "trigger|trigger event|when @ automation scene routine homeautomation smartautomation automationrule & last_triggered":
    "Motion in the hallway|Front door opens|At sunset|Everyone leaves home|Temperature below 18 °C|Washing machine finished",
  "condition|conditions|only if @ automation scene routine homeautomation smartautomation automationrule & last_triggered":
    "Someone is at home|After 22:00|Only on weekdays|Window is closed|Brightness below 50 lux",
  "action|actions|then @ automation scene routine homeautomation smartautomation automationrule & last_triggered":
    "Turn on the hall light|Lock the front door|Set heating to 20 °C|Close the blinds|Send a notification",
  "name|item|product|title @ concession theaterconcession cinemaconcession snack cinemasnack movietheaterconcession":
    "Popcorn, salted|Popcorn, sweet|Nachos with cheese|Lemonade|Mineral water|Ice cream|Gummy bears",
  "type|screen type|kind @ screen theaterscreen cinemascreen auditorium movietheaterscreen":
    "standard|premium|laser|kids",
  "type|device type|kind @ smarthomedevice roomdevice roomsdevice homedevice housedevice":
    "light|thermostat|speaker|camera|blind|plug",
  "name|device name|label @ roomdevice roomsdevice homedevice housedevice":
    "Ceiling light|Radiator thermostat|Bookshelf speaker|Window blind|Reading lamp|Smart plug",
  "type|alarm type|kind @ smarthomealarm homealarm housealarm":
    "smoke|motion|water leak|door open|glass break",
  "mode|operating mode|hvac mode @ thermostat climate airconditioner hvac heatpump heater":
    "heat|cool|auto|eco|off",
  "fan speed|fan|fan mode @ thermostat climate airconditioner hvac heatpump":
    "low|medium|high|auto",
  "journal prompt|prompt @ journal diary":
    "What went well today?|What are you grateful for?|What would make tomorrow great?",
  "gratitude|grateful for": "A long walk|Good coffee|A call with my sister|Finishing the report",
  "sleep quality|quality @ sleep night": "poor|fair|good|very good",
  "chore|chore name|name|title|task @ chore choretask householdtask housetask hometask familytask cleaningtask cleaningjob cleaningchore":
    "Take out the rubbish|Vacuum the hall|Water the plants|Clean the fridge|Fold the laundry|Change the sheets",
  "allowance|reward|reward name @ chore child kid": "€2|Movie night|Choose dinner|Extra story",
  "gift idea|wish|wishlist item": "Cookbook|Wool scarf|Concert tickets|Board game|Plant pot",
  "time of day|preferred time of day|part of day": "morning|afternoon|evening",
  "time slot|slot|preferred time slot|timeslot": pick(
    "09:00–10:00|10:00–11:00|11:30–12:30|14:00–15:00|15:30–16:30|17:00–18:00",
  ),
  "special instructions|instructions|notes|access notes|customer notes @ cleaningjob cleaning cleaningbooking housekeeping cleaningvisit":
    "Please use the eco products under the sink.|The dog is friendly and stays in the garden.|Leave the study as it is.|Ring twice, the bell is quiet.|Windows inside only.",
  "special requests|requests|special request|guest requests @ hotelreservation hotelbooking roombooking stay hotelstay roomreservation & nights room_type room_number check_out":
    "High floor, please.|Cot for a baby.|Late check-in, around 23:00.|Quiet room away from the lift.|Feather-free pillows.|Parking space for a van.",
  "special requests|requests|special request @ salon spa hotel booking reservation cleaning catering":
    "Quiet place, please.|Allergic to nuts.|Late arrival.|Please use fragrance-free products.|Window side if possible.",
  "menu|menu choice|menu type|catering style|service style @ catering event wedding order":
    "Buffet|Three courses|Finger food|Brunch|Barbecue",
  "seating|seating preference|seating area|area|section @ table reservation restaurant":
    "indoor|terrace|window|bar|garden",
  "locker|locker number @ gym member pool swim school station parcel": digits("1##", "2##", "0##"),
  "door code|access code|entry code|gate code": draw((_, chance) =>
    String(chance.between(1000, 9999)),
  ),
});
