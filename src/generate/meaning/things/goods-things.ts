import type { ThingTable } from "./thing.ts";

/** What people buy, wear and have at home. */
export const goodsThings: ThingTable = {
  "laptop computer pc": {
    name: "{star}Book {small}|{star}Book Pro {small}|{star}Book Air|Kestrel {number}",
    type: "ultrabook|gaming|workstation|2-in-1|desktop",
    category: "Business|Gaming|Student|Creative|Refurbished",
    about:
      "Light, quiet and good for a whole day.|Bright screen, backlit keyboard, two USB-C ports.|Refurbished, with a new battery.",
    price: [449, 2400, 0],
    weight: [0.9, 2.6],
  },
  "phone smartphone": {
    name: "{star} {small}|{star} {small} Pro|{star} Mini|{star} Lite",
    type: "smartphone|foldable|rugged|feature phone",
    category: "Flagship|Mid-range|Budget|Refurbished|Foldable",
    about:
      "Sharp camera, two days of battery.|Compact, with a bright display.|Water-resistant and easy to repair.",
    price: [149, 1300, 0],
    weight: [0.14, 0.24],
  },
  tablet: {
    name: "{star} Tab {small}|{star} Slate|{star} Pad Mini",
    type: "standard|mini|e-reader|2-in-1|kids",
    category: "Drawing|Reading|Family|Business|Kids",
    about:
      "Thin, with a pen in the box.|Big screen for films and notes.|Made for small hands and big drops.",
    price: [129, 1100, 0],
  },
  "headphone headset earbud": {
    name: "{star} Buds|{star} Over-Ear {small}|{star} Studio|{star} Sport",
    type: "over-ear|in-ear|on-ear|open-back|wireless",
    category: "Wireless|Studio|Sport|Gaming|Noise-cancelling",
    about:
      "Thirty hours of battery and a soft headband.|Blocks the train, not the announcements.|Clear voice on calls.",
    price: [29, 380, 0],
  },
  "camera lens": {
    name: "{star} {number}mm|{star} Zoom {number}|{star} X{small}|{star} Macro",
    type: "mirrorless|compact|prime|zoom|action",
    category: "Mirrorless|Compact|Lenses|Action|Film",
    about:
      "Sharp from edge to edge.|Light enough to take along every day.|Weather-sealed, with a silent shutter.",
    price: [180, 2900, 0],
  },
  "printer scanner": {
    name: "{star} Jet {number}|{star} Laser {number}|{place} floor printer",
    type: "laser|inkjet|label|photo|3D",
    category: "Office|Home|Photo|Label|Large format",
    status: "online|offline|out of paper|low on toner",
    about:
      "Prints thirty pages a minute on both sides.|Shared by the second floor.|Needs a new toner soon.",
    price: [79, 690, 0],
  },
  "monitor television tv": {
    name: "{star} View {number}|{star} Wide {number}|{star} 4K",
    type: "LED|OLED|curved|ultrawide|portable",
    category: "Office|Gaming|Cinema|Portable",
    about: "Even colours and a stand that turns.|Big enough for two windows side by side.",
    price: [119, 1900, 0],
  },
  console: {
    name: "{star} Station {small}|{star} Go|Retro {number}",
    type: "home|handheld|retro|hybrid",
    category: "Home|Handheld|Retro|Bundles",
    about: "Two controllers and one game included.|Plays discs and downloads.",
    price: [149, 560, 0],
  },
  "guitar piano violin drum ukulele": {
    name: "{star} {It}|{surname} {It} {small}|Concert {It}|Student {It}|Vintage {It}",
    type: "acoustic|electric|digital|vintage|student",
    category: "Beginner|Student|Professional|Vintage",
    status: "available|rented|in repair|sold",
    about:
      "Warm tone and an easy action.|A good first instrument, with a case.|Restored by hand last spring.",
    price: [120, 3200, 0],
  },
  "poster sticker postcard": {
    name: "{adjective} {nature}|{place} in Spring|Night Tram|{adjective} {animal}|Map of {place}",
    type: "A3|A2|framed|canvas|postcard",
    category: "Landscapes|Cities|Animals|Abstract|Typography",
    about:
      "Matte paper, ships rolled.|Limited to two hundred copies.|Drawn by hand, printed locally.",
    price: [6, 60, 0],
  },
  stamp: {
    name: "{place} Bridge|{adjective} {animal}|Airmail {year}|Queen's Jubilee|{place} Lighthouse",
    type: "definitive|commemorative|airmail|block|first-day cover",
    category: "Animals|Ships|Portraits|Landscapes|Sport",
    status: "mint|used|damaged|rare",
    about: "Complete perforation, light cancel.|Part of a set of six.|Never hinged.",
    price: [2, 240, 2],
  },
  "medal trophy cup": {
    name: "{place} Cup|Golden {animal}|Best Newcomer|Champion's Shield|{season} Trophy",
    type: "gold|silver|bronze|challenge cup|honorary",
    category: "Team|Individual|Youth|Lifetime|Fair play",
    about:
      "Awarded once a year at the final.|First won in front of a home crowd.|For the best result of the season.",
  },
  "toy puzzle doll plush": {
    name: "Wooden Train|Memory Game|{adjective} {animal}|Stacking Rings|{animal} Puzzle|Rag Doll Mila|Building Blocks|Shape Sorter",
    type: "wooden|plush|puzzle|board game|building set",
    category: "0–2 years|3–5 years|6–8 years|Puzzles|Outdoor",
    about:
      "Smooth edges and bright colours.|Sixty pieces, for small hands.|Washable, and loved for years.",
    price: [6, 65, 2],
  },
  "costume hat cap scarf glove belt accessory sunglasses": {
    name: "Wool {It}|Canvas {It}|Vintage {It}|Striped {It}|Classic {It}|{adjective} {It}|Soft {It}",
    type: "wool|cotton|leather|straw|silk",
    category: "Women|Men|Kids|Winter|Summer",
    status: "in stock|low stock|sold out",
    about: "Soft, warm and easy to wash.|One size fits most.|Made from leftover fabric.",
    price: [12, 89, 2],
  },
  "shoe boot sneaker sandal": {
    name: "{star} {It}|Suede {It}|Canvas {It}|Trail {It}|City {It}|Leather {It}",
    type: "sneaker|boot|sandal|loafer|running shoe",
    category: "Women|Men|Kids|Running|Outdoor",
    status: "in stock|low stock|sold out",
    about:
      "Light sole and room for the toes.|Waterproof, warm and easy to clean.|Runs small, take one size up.",
    price: [29, 190, 2],
  },
  "dress skirt gown": {
    name: "Linen {It}|Wrap {It}|Silk {It}|Pleated {It}|Denim {It}|Evening {It}|Summer {It}|Knit {It}",
    type: "midi|maxi|mini|wrap|evening",
    category: "Everyday|Evening|Summer|Work|Wedding",
    about:
      "Flowing cut with deep pockets.|Soft linen that gets better with every wash.|Fits close at the waist.",
    price: [29, 260, 2],
  },
  "jacket coat sweater hoodie blazer": {
    name: "Rain {It}|Wool {It}|Denim {It}|Quilted {It}|Merino {It}|Fleece {It}|Linen {It}|Travel {It}",
    type: "light|lined|waterproof|knitted|oversized",
    category: "Women|Men|Kids|Outdoor|Work",
    about:
      "Keeps out wind and most of the rain.|Warm without being heavy.|Two pockets inside, two outside.",
    price: [39, 340, 2],
  },
  "shirt tshirt blouse top": {
    about:
      "Soft cotton with a relaxed fit.|Easy to iron, easy to wear.|Cut a little longer at the back.",
  },
  "handbag backpack purse tote": {
    name: "Canvas Tote|City Backpack|Leather Satchel|Weekender|Belt Bag|Laptop Sleeve|Bucket Bag|Roll-Top Backpack",
    type: "tote|backpack|shoulder bag|clutch|travel bag",
    category: "Everyday|Travel|Work|Evening|Outdoor",
    status: "in stock|low stock|sold out",
    about:
      "Room for a laptop and lunch.|Waxed canvas and strong straps.|Closes with a zip, opens with one hand.",
    price: [19, 240, 2],
  },
  "jewel jewelry jewellery": {
    name: "{star} Ring|Pearl Necklace|Silver Hoops|{star} Pendant|Braided Bracelet|Opal Ring|Gold Chain|Moon Earrings",
    type: "ring|necklace|bracelet|earrings|pendant",
    category: "Gold|Silver|Pearl|Gemstones|Wedding",
    about:
      "Recycled silver, polished by hand.|Small enough for every day.|Comes in a box of its own.",
    status: "in stock|made to order|sold out",
  },
  watch: {
    name: "{star} Diver|{star} Automatic|{surname} Chrono|{star} Field|{star} Dress",
    type: "automatic|quartz|smartwatch|diver|chronograph",
    category: "Dress|Sport|Diver|Vintage|Smart",
    about:
      "Steel case, sapphire glass, leather strap.|Runs for two days once it is wound.|Water-resistant to 100 metres.",
    price: [89, 4200, 0],
  },
  "perfume fragrance cologne": {
    name: "Salt Garden|Cedar & Fig|Night Orange|Amber Rain|Wild Iris|Smoked Vanilla|Green Tea|Rosewood",
    type: "eau de parfum|eau de toilette|cologne|oil",
    category: "Floral|Woody|Fresh|Oriental|Citrus",
    about:
      "Opens with bergamot, ends in cedar.|Warm and close to the skin.|Fresh like laundry in the sun.",
    price: [25, 180, 0],
  },
  "cosmetic lipstick makeup skincare cream serum mascara": {
    name: "Velvet {It}|Daily {It}|Satin {It}|Vitamin C {It}|Night {It}|Soft {It}|Calming {It}",
    type: "matte|satin|light|rich|tinted",
    category: "Everyday|Sensitive skin|Evening|Natural|New",
    about:
      "Light texture that lasts all day.|For dry and sensitive skin.|Without perfume, not tested on animals.",
    price: [6, 68, 2],
  },
  "shampoo soap lotion conditioner toothpaste": {
    name: "Rosemary {It}|Olive Oil {It}|Oat {It}|Lemon {It}|Mint {It}|Charcoal {It}|Lavender {It}|Honey {It}",
    type: "classic|refill|travel size|family size",
    category: "Everyday|Sensitive|Natural|Family",
    about:
      "Mild, with a scent of lemon and thyme.|A solid bar that lasts two months.|For every day and every skin.",
    price: [3, 24, 2],
  },
  candle: {
    name: "Cedar & Smoke|Sea Salt|Fig Leaf|Vanilla Bean|Pine Forest|Lavender Field|Orange Peel|Black Tea",
    type: "scented|pillar|beeswax|tea light|soy",
    category: "Woody|Floral|Fresh|Sweet|Unscented",
    about: "Burns for forty hours.|Soy wax and a cotton wick.|Quietly fills a room.",
    price: [6, 48, 2],
  },
  "lamp light lantern": {
    name: "{star} Floor Lamp|{star} Pendant|Reading Light {small}|Paper Lantern|{star} Desk Lamp|Globe Light",
    type: "floor|table|pendant|wall|outdoor",
    category: "Living|Bedroom|Office|Outdoor|Kitchen",
    about: "Warm light that dims down to a glow.|Brass, linen and a long cable.",
    price: [24, 320, 0],
  },
  "chair stool bench": {
    name: "{place} {It}|Oak {It}|{star} {It}|Rattan {It}|Folding {It}|{surname} {It}",
    type: "dining|office|lounge|bar stool|folding",
    category: "Dining|Office|Living|Outdoor|Kids",
    status: "in stock|made to order|sold out",
    about:
      "Solid oak with a woven seat.|Comfortable for a long dinner.|Stacks, folds and forgives.",
    price: [39, 680, 0],
  },
  "sofa couch bed mattress rug wardrobe cabinet dresser furniture": {
    name: "{place} {It}|{star} {It}|{surname} {It}|{adjective} {It}|Classic {It}",
    type: "modern|classic|rustic|vintage|minimalist",
    category: "Living|Bedroom|Office|Dining|Kids",
    status: "in stock|made to order|sold out",
    about:
      "Oak and steel, put together in ten minutes.|Removable covers that can be washed.|Clean lines, made to last.",
    price: [79, 1900, 0],
  },
  "pillow blanket towel curtain bedding": {
    name: "Linen {It}|Wool {It}|Waffle {It}|Cotton {It}|{adjective} {It}|Striped {It}",
    type: "cotton|linen|wool|down|organic",
    category: "Bedroom|Bathroom|Living|Kids",
    about: "Gets softer with every wash.|Warm, light and easy to dry.",
    price: [9, 190, 0],
  },
  "appliance fridge oven dishwasher vacuum toaster blender kettle": {
    name: "{star} {It}|Compact {It}|Silent {It} {small}|{star} {It} Pro",
    type: "built-in|freestanding|compact|cordless",
    category: "Kitchen|Laundry|Cleaning|Coffee|Cooling",
    about: "Quiet, quick and easy to clean.|Energy class B, five years of warranty.",
    price: [29, 980, 0],
  },
  "bicycle bike ebike": {
    name: "{star} City|{star} Gravel {small}|{place} Cargo|{star} Trail|{star} Kids {small}",
    category: "City|Mountain|Road|Cargo|Kids",
    about:
      "Disc brakes, wide tyres and a good grip in the rain.|Light frame, quick on the hills.|Serviced in spring, new chain.|A comfortable ride for every day.",
    isNoted: true,
  },
  "motorcycle scooter moped": {
    name: "{star} {number}|{star} Cruiser|{star} Street {small}|City Scooter {small}",
    type: "cruiser|touring|scooter|naked|off-road",
    category: "Touring|City|Sport|Off-road|Electric",
    about: "Low seat, light clutch and a strong engine.|One owner, always in the garage.",
    price: [1900, 16_900, -2],
  },
  "tractor excavator forklift crane harvester": {
    name: "{surname} {number}|{star} {number}|{surname} Loader {small}",
    type: "tractor|excavator|loader|crane|forklift",
    category: "Farming|Construction|Loading|Forestry",
    status: "available|in use|in maintenance|out of order",
    about: "Serviced every 250 hours.|Heated cabin, front loader included.|Due for new tyres.",
    isNoted: true,
    price: [9000, 145_000, -3],
  },
  drone: {
    name: "{star} Air {small}|{star} Mini|{star} Mapper|{star} Racer",
    type: "quadcopter|fixed-wing|racing|mapping|cargo",
    category: "Photography|Survey|Racing|Farming|Inspection",
    status: "ready|in flight|charging|in repair",
    about: "Flies for thirty minutes and comes home by itself.|Folds into a jacket pocket.",
    price: [199, 3400, 0],
  },
  "engine motor pump compressor generator": {
    name: "{surname} {number}|{star} Drive {small}|Main pump {small}|Backup generator",
    type: "diesel|electric|hybrid|hydraulic|petrol",
    category: "Industrial|Marine|Automotive|Stationary",
    status: "running|standby|in maintenance|out of order",
    about:
      "Runs around the clock, checked every month.|Overhauled last year.|A little loud, very reliable.",
    price: [240, 18_500, 0],
  },
  battery: {
    name: "{star} Cell {number}|Pack {letter}{small}|{star} PowerBank|Block {small}",
    type: "lithium-ion|lead-acid|LFP|NiMH|solid state",
    category: "Home storage|Vehicle|Portable|Industrial",
    status: "charging|charged|discharging|degraded",
    about: "Keeps 80 % of its capacity after 4,000 cycles.|Swapped at the last service.",
    price: [19, 6400, 0],
  },
  robot: {
    type: "industrial|service|cleaning|delivery|toy",
    category: "Home|Industry|Education|Care|Delivery",
    status: "idle|working|charging|in repair",
    about:
      "Finds its way back to the dock.|Lifts up to eight kilograms.|Speaks four languages, badly.",
  },
  "aircraft plane airplane helicopter jet": {
    name: "{star} {number}|D-A{letter}B{letter}|Sky {surname}|{star} Express",
    category: "Passenger|Cargo|Private|Training|Rescue",
    status: "in service|in maintenance|parked|retired",
    about:
      "Flies short routes within the continent.|Refurbished cabin, twelve seats.|Based at the northern airfield.",
    price: [180_000, 62_000_000, -4],
  },
  "truck lorry van": {
    type: "van|box truck|pickup|tipper|refrigerated",
    category: "Delivery|Construction|Transport|Rental",
  },
  "comic manga": {
    name: "Harbour Spirits|The Paper Knight|{adjective} {animal}|Night Shift Heroes|Captain {surname}|Paper Crane Diaries|Robot Garden|The Last Tram",
    type: "series|one-shot|webcomic|graphic novel|anthology",
    category: "Adventure|Fantasy|Comedy|Science fiction|Mystery",
    status: "ongoing|completed|on hiatus",
  },
  "ring necklace bracelet earring pendant brooch": {
    name: "{star} {It}|Pearl {It}|Silver {It}|Opal {It}|Gold {It}|Moon {It}|{adjective} {It}",
    type: "gold|silver|platinum|rose gold|titanium",
    category: "Wedding|Everyday|Vintage|Gemstones|Gifts",
    status: "in stock|made to order|sold out",
    about:
      "Recycled silver, polished by hand.|Small enough for every day.|Comes in a box of its own.",
  },
  doll: {
    name: "Mila|Rosie|Anouk|Paulina|Lotte|Emmi|Frieda|Nell",
    type: "rag doll|baby doll|collector|fashion|porcelain",
    category: "Classic|Collector|Baby|Fashion",
  },
  puzzle: {
    name: "{adjective} {animal}|Map of {place}|{place} in Spring|Harbour at Night|Garden Row",
    type: "jigsaw|3D|wooden|logic",
    category: "100 pieces|500 pieces|1,000 pieces|Children",
  },
  "productcategory shopcategory storecategory catalogcategory": {
    name: "Kitchen|Lighting|Textiles|Furniture|Bags|Stationery|Garden|Bathroom|Storage|Decoration|Outdoor|Kids",
    type: "department|collection|seasonal",
    status: "active|hidden",
    about:
      "Everything for every day, from small to large.|New arrivals each week.|Picked by people who use it themselves.",
  },
  instrument: {
    name: "Acoustic Guitar|Upright Piano|Violin 4/4|Clarinet|Cello|Trumpet|Flute|Ukulele",
    category: "Strings|Keys|Wind|Percussion|Beginner",
    status: "available|rented|in repair|sold",
    about:
      "Warm tone and an easy action.|A good first instrument, with a case.|Restored by hand last spring.",
    price: [120, 3200, 0],
  },
  tool: {
    name: "Cordless Drill|Circular Saw|Claw Hammer|Spirit Level|Torque Wrench|Belt Sander|Pipe Cutter|Multimeter",
    type: "hand tool|power tool|garden|measuring|electric",
    category: "Cutting|Drilling|Measuring|Sanding|Garden",
    status: "available|on loan|in repair|retired",
    about:
      "Comes in a case with two batteries.|Sharpened last month.|Heavy, precise and hard to break.",
    isNoted: true,
    price: [9, 420, 2],
  },
  van: {
    name: "{star} Transporter|City Van {small}|{star} Cargo|{surname} {number}",
  },
  "ship boat yacht": {
    about:
      "Crosses the strait twice a day.|Refitted in dry dock last winter.|Sleeps six, sails well in light wind.",
  },
  yacht: { type: "sailing yacht|motor yacht|catamaran|trimaran" },
  boat: { type: "sailing boat|motor boat|fishing boat|rowing boat|canoe" },
  bus: { type: "city|regional|express|night|school" },
  "tram metro": { type: "city|express|night|historic" },
  "bus tram metro train": {
    about:
      "Every ten minutes on weekdays.|Low floor, space for bikes and prams.|Runs through the night at weekends.",
  },
  machine: {
    about:
      "Serviced twice a year.|Two operators, three shifts.|Reliable since the new control unit.",
    isNoted: true,
  },
};
