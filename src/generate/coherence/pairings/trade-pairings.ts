import { type Pairing, toRanges, toTexts } from "./pairing.ts";

const coins = toTexts({
  BTC: "Bitcoin",
  ETH: "Ethereum",
  SOL: "Solana",
  ADA: "Cardano",
  USDC: "USD Coin",
  USDT: "Tether",
  DOT: "Polkadot",
  MATIC: "Polygon",
  XRP: "XRP",
  DOGE: "Dogecoin",
  LTC: "Litecoin",
  AVAX: "Avalanche",
  LINK: "Chainlink",
});

/** Money, devices, files, claims. */
export const tradePairings: readonly Pairing[] = [
  {
    knownBy: "category|type|issue type|report type",
    follows: "summary|title|subject|description",
    owner: /^(?:citizen|civic|city|street|municipal)$/,
    fits: toTexts({
      "street light|streetlight|lighting|street lighting":
        "Street light out since Monday|Lamp flickers all night",
      "pothole|road|road damage|roads": "Deep pothole in the bike lane|Road surface breaks up",
      "broken bench|park|parks|furniture": "Bench broken in the park|Swing has come loose",
      "illegal dumping|waste|litter|garbage|rubbish":
        "Rubbish dumped behind the school|Bin overflows every weekend",
      "graffiti|vandalism": "Graffiti on the underpass|Bus shelter glass smashed",
      "fallen tree|tree|trees": "Tree branch hangs over the road|Fallen tree blocks the path",
      "water leak|water|flooding|drain": "Water runs out of the kerb|Drain blocked at the crossing",
      noise: "Building noise after ten at night",
    }),
  },
  {
    knownBy: "issue category|category|issue type|problem type|request type|type",
    follows: "description|issue|details|problem|title|summary",
    owner: /^(?:maintenance|repair)$/,
    fits: toTexts({
      "plumbing|leak|water":
        "Kitchen tap drips all night.|Water stain on the ceiling.|Toilet keeps running.",
      "electrical|electricity|lighting":
        "Light in the hallway flickers.|Two sockets are dead.|Fuse blows when the oven is on.",
      "heating|hvac|heating and cooling":
        "Radiator in the bedroom stays cold.|Boiler shows an error.|No hot water since Monday.",
      "appliance|appliances":
        "Dishwasher does not drain.|Fridge is too warm.|Washing machine leaks.",
      "pest control|pests|pest": "Ants in the kitchen.|Mouse seen in the cellar.",
      "doors and locks|locks|lock|doors|security":
        "Front door lock is stuck.|Key breaks off easily.",
      windows: "Window does not close.|Pane is cracked.",
    }),
  },
  {
    knownBy: "offense|offence|charge|charge description",
    follows: "statute|code section|statute section",
    fits: toTexts({
      "burglary|breaking and entering": "Penal Code § 459",
      "speeding|reckless driving": "Vehicle Code § 22350",
      vandalism: "Penal Code § 594",
      "theft|bicycle theft|shoplifting|petty theft": "Penal Code § 484",
      fraud: "Penal Code § 532",
    }),
  },
  {
    knownBy:
      "loss type|cause|cause of loss|peril|type|claim type|incident type|damage type|category",
    follows:
      "narrative|description|loss description|incident description|circumstances|damage description|statement|summary|claim description|details",
    owner: /^(?:claim|claims|loss|incident|accident)$/,
    fits: toTexts({
      "water damage|water|flood|plumbing|pipe burst":
        "Pipe burst in the bathroom, water ran into the flat below.|Washing machine leaked over night.|Heavy rain flooded the cellar.",
      "storm|storm damage|wind|weather|natural disaster":
        "Storm tore tiles off the roof.|A tree fell on the garage.|Gusts broke two windows.",
      hail: "Hail dented roof and bonnet.|Hail broke the skylight.",
      "fire|fire damage|smoke":
        "Fire in the kitchen, hob and cupboards destroyed.|Short circuit set the meter box on fire.",
      "theft|burglary|robbery|stolen":
        "Laptop stolen from a parked car.|Burglars came in through the terrace door.|Bicycle taken from the cellar.",
      "collision|auto|vehicle|car|accident|traffic accident|motor":
        "Rear-ended at a traffic light, bumper and boot damaged.|Scraped a pillar in the car park.|Slid into the guard rail on ice.",
      "vandalism|malicious damage":
        "Paint scratched along both doors.|Front window smashed at night.",
      "liability|third party|personal injury|injury":
        "Visitor slipped on the wet stairs.|Ball went through the neighbour's window.",
      "glass|glass breakage|windshield": "Stone chip spread across the windscreen.",
    }),
  },
  {
    knownBy: "decision|status|outcome",
    follows: "reason|decision reason|decision note",
    owner: /^(?:loan|credit|mortgage)$/,
    fits: toTexts({
      "approved|accepted": "Income verified|Strong credit history|Enough collateral",
      "rejected|declined|denied":
        "Debt too high for the income|Incomplete documents|Employment too short",
    }),
  },
  {
    knownBy: "symbol|token symbol|coin symbol|ticker|asset symbol|currency symbol|asset|coin",
    follows: "name|token name|coin name|asset name|currency name|full name",
    owner: /^(?:coin|token|crypto|cryptocurrency|asset|wallet|holding|transfer|transaction)$/,
    fits: coins,
  },
  {
    knownBy: "symbol|token symbol|coin symbol|ticker|asset symbol|asset|coin",
    follows: "price|price usd|current price|price eur",
    owner: /^(?:coin|token|crypto|cryptocurrency|asset|wallet|holding|transfer|transaction)$/,
    fits: toRanges({
      BTC: [58_000, 104_000, 2],
      ETH: [1800, 4200, 2],
      SOL: [90, 240, 2],
      ADA: [0.3, 1.1, 2],
      "USDC|USDT": [1, 1, 2],
      DOT: [3, 9, 2],
      MATIC: [0.3, 0.9, 2],
      XRP: [0.5, 2.4, 2],
      DOGE: [0.1, 0.4, 2],
      LTC: [60, 120, 2],
      AVAX: [15, 44, 2],
      LINK: [9, 24, 2],
    }),
  },
  {
    knownBy: "title|lot title|name|item|item name",
    follows: "category|lot category|department|lot type",
    owner: /^(?:lot|auction)$/,
    fits: toTexts({
      "Pair of brass candlesticks": "Decorative arts",
      "Oak writing desk, c. 1880|Set of six dining chairs": "Furniture",
      "Coastal scene, oil on board": "Paintings",
      "Gold pocket watch": "Watches",
      "Signed first edition": "Books and manuscripts",
      "Silver tea service": "Silver",
      "Porcelain vase, blue and white": "Ceramics",
      "Art deco brooch": "Jewellery",
      "Harbour at dusk, photograph": "Photographs",
    }),
  },
  {
    knownBy: "title|lot title|name|item|item name",
    follows: "medium|material|materials|technique",
    owner: /^(?:lot|auction)$/,
    fits: toTexts({
      "Pair of brass candlesticks": "Brass",
      "Oak writing desk, c. 1880": "Carved oak",
      "Set of six dining chairs": "Beech and leather",
      "Coastal scene, oil on board": "Oil on board",
      "Gold pocket watch": "18 ct gold",
      "Signed first edition": "Cloth binding",
      "Silver tea service": "Sterling silver",
      "Porcelain vase, blue and white": "Porcelain",
      "Art deco brooch": "Platinum and diamonds",
      "Harbour at dusk, photograph": "Gelatin silver print",
    }),
  },
  {
    knownBy: "title|lot title|name|item|item name",
    follows: "year|year created|year made|circa",
    owner: /^(?:lot|auction)$/,
    fits: toRanges({
      "Oak writing desk, c. 1880": [1880, 1880, 0],
      "Pair of brass candlesticks|Porcelain vase, blue and white": [1780, 1890, 0],
      "Gold pocket watch|Silver tea service": [1880, 1930, 0],
      "Art deco brooch": [1922, 1936, 0],
      "Set of six dining chairs|Signed first edition": [1925, 1968, 0],
      "Coastal scene, oil on board|Harbour at dusk, photograph": [1931, 1987, 0],
    }),
  },
  {
    knownBy: "type|utility type|meter type|utility|service type|energy type",
    follows: "consumption|usage|units consumed|units used",
    owner: /^(?:meter|utility|energy|bill|reading|consumption|tariff)$/,
    fits: toRanges({
      "electricity|power": [120, 640, 0],
      gas: [40, 260, 0],
      water: [4, 36, 0],
      "heat|heating|district heating": [200, 1400, 0],
    }),
  },
  {
    knownBy: "type|utility type|meter type|utility|service type|energy type",
    follows: "price per unit|unit price|unit rate|rate per unit|tariff rate|rate",
    owner: /^(?:meter|utility|energy|bill|reading|consumption|tariff)$/,
    fits: toRanges({
      "electricity|power": [0.21, 0.42, 2],
      gas: [0.68, 1.35, 2],
      water: [1.7, 4.6, 2],
      "heat|heating|district heating": [0.09, 0.18, 2],
    }),
  },
  {
    knownBy: "type|permit type|application type|category",
    follows: "description|details|project description|purpose|summary",
    owner: /^(?:permit|application|license|licence)$/,
    fits: toTexts({
      "event|festival|street party|public event":
        "Street party with music until ten.|Christmas market on the square, twelve stalls.|Charity run along the river, two roads closed.",
      "parking|resident parking":
        "Resident's permit for one car.|Loading bay for a move, two days.|Disabled parking space in front of the house.",
      "business|trade|commercial|food|alcohol":
        "Opening of a café with ten tables outside.|Bicycle workshop in the rear building.|Weekly food stall at the market.",
      "tree|landscaping": "Felling of a damaged birch in the front garden.",
      "sign|signage|advertising": "Illuminated sign above the shop window.",
    }),
  },
  {
    knownBy: "type|loan type|product|purpose|loan purpose",
    follows: "principal|loan amount|amount|original amount|amount financed|principal amount",
    owner: /^(?:loan|credit|financing)$/,
    fits: toRanges({
      "personal|personal loan|wedding|medical expenses": [3000, 32_000, -2],
      "auto|car|car loan|vehicle": [8000, 46_000, -2],
      "student|student loan|education": [5000, 58_000, -2],
      "mortgage|home|home loan": [140_000, 620_000, -3],
      "business|small business": [20_000, 240_000, -3],
    }),
  },
  {
    knownBy: "target|object|object name|target name",
    follows: "catalog|catalog id|catalogue id|catalog number|messier|designation",
    fits: toTexts({
      "Andromeda Galaxy": "M31",
      "Orion Nebula": "M42",
      Pleiades: "M45",
      "Ring Nebula": "M57",
      "Hercules Cluster": "M13",
      "Whirlpool Galaxy": "M51",
      "Dumbbell Nebula": "M27",
    }),
  },
  {
    knownBy: "front",
    follows: "back",
    fits: toTexts({
      "la biblioteca": "the library",
      "to harvest": "récolter",
      "Capital of Norway": "Oslo",
      "7 × 8": "56",
      photosynthesis: "how plants make sugar from light",
      "der Bahnhof": "the station",
      "H₂O": "water",
    }),
  },
  {
    knownBy: "type|record type",
    follows: "content|value|target|data",
    owner: /^(?:dns|record)$/,
    fits: toTexts({
      A: "192.0.2.14|192.0.2.80|198.51.100.7",
      AAAA: "2001:db8::14|2001:db8:4::80",
      CNAME: "edge.example.net|shop.example.com|pages.example.org",
      MX: "mail.example.com|mx1.example.net|mx2.example.net",
      TXT: "v=spf1 include:example.net -all|verification=4f2a91c7",
      NS: "ns1.example.net|ns2.example.net",
    }),
  },
  {
    knownBy: "symbol|ticker|stock symbol|ticker symbol",
    follows: "company name|company|name|security name|issuer",
    fits: toTexts({
      ACME: "Acme Industries",
      NRTH: "Northwind Labs",
      BLUE: "Bluebird Studio",
      OAKL: "Oakline Partners",
      MRDN: "Meridian Group",
      FERN: "Fernway Foods",
    }),
  },
  {
    knownBy: "currency|currency code",
    follows: "currency symbol|symbol",
    fits: toTexts({
      USD: "$",
      EUR: "€",
      GBP: "£",
      CAD: "C$",
      AUD: "A$",
      NZD: "NZ$",
      DKK: "kr",
      SEK: "kr",
      NOK: "kr",
      CHF: "CHF",
      JPY: "¥",
    }),
  },
  {
    knownBy: "device type|type|kind|category",
    follows: "name|device name|label",
    owner: /^(?:device|smart|iot|appliance)$/,
    fits: toTexts({
      "light|lamp|bulb": "Hallway light|Desk lamp|Nursery light|Kitchen ceiling light",
      thermostat: "Bedroom thermostat|Living room thermostat|Office thermostat",
      "lock|smart lock|door lock": "Front door lock|Back door lock|Garage lock",
      camera: "Garage camera|Garden camera|Front door camera",
      speaker: "Kitchen speaker|Living room speaker",
      "sensor|motion sensor": "Hall sensor|Window sensor 2|Stairs sensor",
      "temperature|temperature sensor|humidity|humidity sensor":
        "Greenhouse sensor|Cellar sensor|Attic sensor",
      "plug|smart plug|outlet|switch": "Coffee machine plug|Desk plug|Balcony plug",
      "gateway|hub|bridge": "Gateway A|Gateway B|Main hub",
      "meter|smart meter": "Boiler meter|Water meter|Main meter",
      "blind|shade|curtain": "Window blind|Bedroom blind",
      vacuum: "Robot vacuum|Upstairs vacuum",
      router: "Main router|Upstairs router",
    }),
  },
  {
    knownBy:
      "sensor type|type|metric|measurement type|quantity|reading type|meter type|utility type|utility",
    follows: "unit|units|unit of measure|measurement unit",
    fits: toTexts({
      temperature: "°C",
      humidity: "%",
      pressure: "hPa",
      light: "lux",
      co2: "ppm",
      energy: "kWh",
      power: "W",
      electricity: "kWh",
      gas: "m³",
      water: "m³",
      battery: "%",
      noise: "dB",
      speed: "km/h",
      heat: "kWh",
      "heart rate|pulse": "bpm",
      weight: "kg",
      "blood pressure": "mmHg",
      "motion|presence|occupancy": "detections",
    }),
  },
  {
    knownBy: "sensor type|type|metric|measurement type|reading type",
    follows: "value|reading|current value|last value|last reading",
    owner: /^(?:sensor|reading|measurement|device|telemetry|datapoint|observation|vital)$/,
    fits: toRanges({
      temperature: [14, 28, 1],
      humidity: [32, 68, 1],
      pressure: [985, 1035, 1],
      light: [40, 900, 0],
      co2: [410, 1400, 0],
      battery: [12, 100, 0],
      "motion|presence|occupancy": [0, 14, 0],
      "heart rate|pulse": [54, 118, 0],
    }),
  },
  {
    knownBy: "claim type|type|loss type|incident type",
    follows: "description|details|incident description|summary|cause",
    owner: /^(?:claim|incident|loss)$/,
    fits: toTexts({
      "auto|collision|car|vehicle|motor|accident":
        "Rear-end collision at a traffic light.|Scratched door in a car park.|Windscreen cracked on the motorway.",
      "water|water damage|flood":
        "Burst pipe in the kitchen, floor damaged.|Washing machine leaked into the flat below.",
      "theft|burglary":
        "Bicycle stolen from the courtyard.|Laptop taken from a parked car.|Break-in through the cellar window.",
      "fire|fire damage|smoke":
        "Kitchen fire, cupboards destroyed.|Smoke damage after a candle fell over.",
      "health|medical|hospital":
        "Hospital stay after a fall.|Outpatient surgery on the knee.|Physiotherapy after an accident.",
      vandalism: "Front window smashed at night.|Graffiti on the shop door.",
      "home|property|storm|storm damage|hail|house|household|weather":
        "Roof tiles blown off in the storm.|Garden fence knocked over by a tree.",
      "travel|trip": "Flight cancelled, two extra hotel nights.|Luggage lost on the way home.",
      "liability|third party":
        "Neighbour's window broken while playing ball.|Red wine spilled on a friend's carpet.",
      dental: "Crown after a broken tooth.|Root canal treatment.",
      life: "Benefit to the surviving spouse.",
      glass: "Windscreen cracked on the motorway.|Balcony door broken.",
      pet: "Operation after the dog swallowed a toy.",
    }),
  },
  {
    knownBy: "extension|file extension|file type|format",
    follows: "mime type|content type|media type",
    fits: toTexts({
      pdf: "application/pdf",
      png: "image/png",
      "jpg|jpeg": "image/jpeg",
      svg: "image/svg+xml",
      csv: "text/csv",
      txt: "text/plain",
      json: "application/json",
      zip: "application/zip",
      mp4: "video/mp4",
      mp3: "audio/mpeg",
    }),
  },
  {
    knownBy: "fuel|fuel type|powertrain",
    follows: "engine|engine name",
    fits: toTexts({
      electric: "Electric 150 kW|Electric 110 kW",
      hybrid: "1.6 Hybrid|2.0 Hybrid",
      diesel: "2.0 TDI|1.6 D",
      petrol: "1.2 TSI|3.0 V6",
    }),
  },
  {
    knownBy: "plan|plan name|tier|tariff",
    follows: "data limit|data limit gb|data allowance gb|data allowance|included data gb|data gb",
    fits: toRanges({
      "s|small|basic|starter|lite": [5, 5, 0],
      "m|medium|standard|plus": [15, 15, 0],
      "l|large|pro|premium": [40, 40, 0],
      xl: [80, 80, 0],
      unlimited: [200, 200, 0],
    }),
  },
  {
    knownBy: "plan|plan name|tier|name",
    follows: "price|monthly price|monthly fee|price monthly|amount|price per month",
    owner: /^(?:plan|subscription|tier|pricing)$/,
    fits: toRanges({
      free: [0, 0, 0],
      "starter|basic|student": [5, 12, 0],
      "plus|family": [12, 24, 0],
      "pro|professional": [24, 49, 0],
      team: [49, 79, 0],
      business: [79, 149, 0],
      enterprise: [199, 499, 0],
    }),
  },
  {
    knownBy: "item name|name|item",
    follows: "category|section|aisle",
    owner: /^(?:pantry|grocery|shopping|groceryitem|fridge)$/,
    fits: toTexts({
      "Chickpeas|Tinned tomatoes|Black beans": "Tins",
      "Olive oil": "Oils",
      "Basmati rice|Spaghetti|Flour": "Grains",
      "Oat milk": "Dairy",
      "Peanut butter|Honey": "Spreads",
      "Frozen peas": "Frozen",
      "Coffee beans": "Drinks",
    }),
  },
  {
    knownBy: "item name|name|item",
    follows: "unit|unit of measure",
    owner: /^(?:pantry|grocery|shopping|groceryitem|fridge)$/,
    fits: toTexts({
      "Chickpeas|Tinned tomatoes|Black beans": "tin",
      "Olive oil": "l|bottle",
      "Basmati rice|Spaghetti|Flour|Frozen peas|Coffee beans": "g|pack|kg",
      "Oat milk": "l|carton",
      "Peanut butter|Honey": "jar|g",
    }),
  },
  {
    knownBy: "item name|name|item",
    follows: "storage location|location|stored in|storage",
    owner: /^(?:pantry|grocery|fridge|freezer|food)$/,
    fits: toTexts({
      "Frozen peas": "Freezer",
      "Oat milk": "Fridge",
      "Chickpeas|Tinned tomatoes|Black beans|Basmati rice|Spaghetti|Flour|Olive oil|Peanut butter|Honey|Coffee beans":
        "Pantry shelf|Cupboard",
    }),
  },
  {
    knownBy: "name|service name|service|treatment",
    follows: "category|service category",
    owner: /^(?:salon|service|treatment|spa|beauty)$/,
    fits: toTexts({
      "Haircut|Blow-dry|Beard trim|Children's cut": "Hair",
      "Colour and cut|Highlights|Balayage": "Colour|=hair|=coloring",
      Manicure: "Nails",
      Facial: "Skin care|=face|=facial|=skin|=skincare|=beauty",
      "Hot stone massage": "Massage|=spa|=body",
      "Brow shaping": "Brows and lashes|=brows|=face|=lashes|=beauty",
    }),
  },
  {
    knownBy: "name|service name|service|treatment",
    follows: "price|amount|cost|fee|base price|total price|total",
    owner: /^(?:salon|service|treatment|spa|beauty|booking|appointment|barber|hair)$/,
    fits: toRanges({
      "Beard trim|Brow shaping|Children's cut": [15, 32, 0],
      "Blow-dry|Manicure": [25, 52, 0],
      Haircut: [35, 78, 0],
      "Facial|Hot stone massage": [58, 120, 0],
      "Colour and cut|Highlights|Balayage": [95, 210, 0],
    }),
  },
  {
    knownBy: "name|service name|service|treatment",
    follows: "duration|duration minutes|length minutes|duration min",
    owner: /^(?:salon|service|treatment|spa|beauty|booking|appointment|barber|hair)$/,
    fits: toRanges({
      "Brow shaping": [15, 15, 0],
      "Beard trim|Blow-dry|Children's cut": [30, 30, 0],
      "Haircut|Manicure": [45, 45, 0],
      "Facial|Hot stone massage": [60, 60, 0],
      "Colour and cut|Highlights": [120, 120, 0],
      Balayage: [150, 150, 0],
    }),
  },
  {
    knownBy: "name|service name|service|treatment",
    follows: "description|details|about",
    owner: /^(?:salon|service|treatment|spa|beauty)$/,
    fits: toTexts({
      "Haircut|Children's cut|Blow-dry":
        "Includes wash, cut and styling.|Wash and finish, half an hour.",
      "Beard trim|Brow shaping": "Quick shape-up between appointments.|Hot towel, trim and oil.",
      "Colour and cut|Highlights|Balayage":
        "Natural tones, refreshed every eight weeks.|Colour, care and a fresh cut.",
      Manicure: "Shape, care and a colour of your choice.",
      Facial: "Cleansing, mask and a light massage.",
      "Hot stone massage": "A relaxing hour with warm oils.",
    }),
  },
  {
    knownBy: "merchant name|merchant|payee|description",
    follows: "merchant category|category|spending category",
    owner: /^(?:transaction|card|payment|expense|purchase)$/,
    fits: toTexts({
      "Harbour Books": "Books|Shopping",
      "City Transport": "Transport",
      "Fernway Foods|Green Grocer|Corner Bakery": "Groceries",
      "Lakeside Trading|Northwind Labs": "Shopping",
      "Union Energy": "Utilities",
    }),
  },
];
