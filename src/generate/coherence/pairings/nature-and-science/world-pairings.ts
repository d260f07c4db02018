import { oneOf } from "../../../one-of.ts";
import { type Pairing, toMentions, toRanges, toTexts } from "../pairing.ts";

const latinNames = toTexts({
  Monstera: "Monstera deliciosa",
  Lavender: "Lavandula angustifolia",
  "Snake plant": "Dracaena trifasciata",
  Basil: "Ocimum basilicum",
  "Peace lily": "Spathiphyllum wallisii",
  "Fiddle-leaf fig": "Ficus lyrata",
  Rosemary: "Salvia rosmarinus",
  "Spider plant": "Chlorophytum comosum",
  "Aloe vera": "Aloe vera",
  "Olive tree": "Olea europaea",
  Tomato: "Solanum lycopersicum",
  Carrot: "Daucus carota",
  Lettuce: "Lactuca sativa",
  Courgette: "Cucurbita pepo",
  "Runner bean": "Phaseolus coccineus",
  Beetroot: "Beta vulgaris",
  Pepper: "Capsicum annuum",
  Strawberry: "Fragaria × ananassa",
  "Neon tetra": "Paracheirodon innesi",
  Guppy: "Poecilia reticulata",
  Angelfish: "Pterophyllum scalare",
  Betta: "Betta splendens",
  Corydoras: "Corydoras aeneus",
  Clownfish: "Amphiprion ocellaris",
  "Zebra danio": "Danio rerio",
  "Red fox": "Vulpes vulpes",
  "Barn owl": "Tyto alba",
  "Grey seal": "Halichoerus grypus",
  "European robin": "Erithacus rubecula",
  "Atlantic salmon": "Salmo salar",
  "Honey bee": "Apis mellifera",
  "Great tit": "Parus major",
  "Grey heron": "Ardea cinerea",
  "Common kingfisher|Kingfisher": "Alcedo atthis",
  Blackbird: "Turdus merula",
  "Red kite": "Milvus milvus",
  "House sparrow": "Passer domesticus",
  "English oak": "Quercus robur",
  "Silver birch": "Betula pendula",
  "Norway maple": "Acer platanoides",
  "Field maple": "Acer campestre",
  "Wild cherry": "Prunus avium",
  Rowan: "Sorbus aucuparia",
  Hornbeam: "Carpinus betulus",
  "Small-leaved lime": "Tilia cordata",
  "Roe deer": "Capreolus capreolus",
});

const weather =
  "condition|conditions|weather|weather condition|summary|sky|weather description|description";

/** Countries, weather, nature. */
export const worldPairings: readonly Pairing[] = [
  {
    knownBy: "timezone|time zone|tz",
    follows: "date format|preferred date format",
    fits: toMentions({
      america: "MM/DD/YYYY|=MDY|=US",
      europe: "DD.MM.YYYY|DD/MM/YYYY|=DMY|=EU",
      australia: "DD/MM/YYYY|=DMY|=EU",
      asia: "YYYY-MM-DD|=YMD|=ISO",
    }),
  },
  {
    knownBy: "timezone|time zone|tz",
    follows: "temperature unit|temperature units|temp unit",
    fits: toMentions({
      "america\\/(?!toronto|vancouver|montreal)": "=F|=fahrenheit",
      "america|europe|australia|asia|pacific": "=C|=celsius",
    }),
  },
  {
    knownBy: "timezone|time zone|tz",
    follows:
      "measurement system|units|unit system|measurement units|distance unit|units of measurement",
    fits: toMentions({
      "america\\/(?!toronto|vancouver|montreal)": "=imperial|=us|=mi|=miles",
      "america|europe|australia|asia|pacific": "=metric|=km|=kilometers|=kilometres",
    }),
  },
  {
    knownBy: "timezone|time zone|tz",
    follows: "time format|hour format|clock format|clock|hour cycle",
    fits: toMentions({
      "america|australia": "12h|=12|=12-hour|=12 hour|=h12",
      "europe|asia": "24h|=24|=24-hour|=24 hour|=h23",
    }),
  },
  {
    knownBy: "country|country name",
    follows: "region|sales region|market|server region|continent|territory|world region",
    fits: toTexts({
      "united states|canada": "=NA|=North America|=Americas|=AMER|=US|=USA",
      mexico: "=LATAM|=Latin America|=NA|=North America|=Americas|=AMER",
      "brazil|argentina|chile|colombia|peru":
        "=LATAM|=Latin America|=SA|=South America|=Americas|=AMER",
      "united kingdom|germany|france|spain|portugal|italy|netherlands|sweden|denmark|norway|finland|ireland|belgium|austria|switzerland|poland":
        "=EU|=Europe|=EMEA",
      "australia|new zealand": "=APAC|=Asia Pacific|=OCE|=Oceania|=Asia|=AS",
      "japan|india|china|south korea|singapore": "=APAC|=Asia Pacific|=Asia|=AS",
      "kenya|nigeria|south africa|egypt|morocco": "=EMEA|=Africa|=MEA",
    }),
  },
  {
    knownBy: "country|country name",
    follows: "continent|continent name",
    fits: toTexts({
      "united states|canada|mexico": "North America",
      "united kingdom|germany|france|spain|portugal|italy|netherlands|sweden|denmark|norway|finland|ireland|belgium|austria|switzerland|poland":
        "Europe",
      "australia|new zealand": "Oceania",
      "japan|india|china|south korea|singapore": "Asia",
      "brazil|argentina|chile|colombia|peru": "South America",
      "kenya|nigeria|south africa|egypt|morocco": "Africa",
    }),
  },
  {
    knownBy: "event|alert type|warning type",
    follows: "headline|title|summary",
    owner: oneOf("weather|alert|warning|storm"),
    fits: toTexts({
      "storm warning": "Storm warning for the coast until midnight",
      "heavy rain": "Heavy rain expected through the night",
      "black ice": "Black ice on untreated roads in the morning",
      heatwave: "Heatwave: up to 38 degrees until the weekend",
      "dense fog": "Dense fog: visibility under 100 metres",
      "flood watch": "Flood watch along the lower river",
    }),
  },
  {
    knownBy: "event|alert type|warning type",
    follows: "instructions|instruction|advice|safety advice|guidance|description",
    owner: oneOf("weather|alert|warning|storm"),
    fits: toTexts({
      "storm warning": "Stay indoors and away from windows.|Secure what is loose outside.",
      "heavy rain|dense fog|black ice": "Avoid travel unless it is necessary.|Drive slowly.",
      heatwave: "Drink enough and stay in the shade.",
      "flood watch": "Move to higher ground.|Stay away from the river.",
    }),
  },
  {
    knownBy: "event|alert type|warning type",
    follows:
      "max wind|max wind kmh|wind gust|wind gust kmh|wind gusts|wind speed|wind speed kmh|gust",
    owner: oneOf("weather|alert|warning|storm"),
    fits: toRanges({
      "storm warning": [78, 124, 0],
      "heavy rain|flood watch": [28, 62, 0],
      "heatwave|dense fog|black ice": [3, 18, 0],
    }),
  },
  {
    knownBy: "name|trail name|title",
    follows: "route type|trail type|type|track type",
    owner: oneOf("trail|hike|hiking|trek"),
    fits: toMentions({ loop: "loop|=circular", "summit|peak": "out and back|=out_and_back" }),
  },
  {
    knownBy: "orbit|orbit type|orbital regime",
    follows: "altitude km|altitude|orbit altitude|orbital altitude",
    owner: oneOf("satellite|spacecraft|orbit"),
    fits: toRanges({
      "geostationary|geo|geosynchronous": [35_786, 35_786, 0],
      "medium earth|meo": [19_100, 23_200, -2],
      "low earth|leo|sun-synchronous|sso|polar": [480, 820, -1],
    }),
  },
  {
    knownBy: "orbit|orbit type|orbital regime",
    follows: "period minutes|orbital period minutes|period",
    owner: oneOf("satellite|spacecraft|orbit"),
    fits: toRanges({
      "geostationary|geo|geosynchronous": [1436, 1436, 0],
      "medium earth|meo": [676, 845, 0],
      "low earth|leo|sun-synchronous|sso|polar": [94, 101, 0],
    }),
  },
  {
    knownBy: "orbit|orbit type|orbital regime",
    follows: "inclination|inclination degrees|inclination deg",
    owner: oneOf("satellite|spacecraft|orbit"),
    fits: toRanges({
      "geostationary|geo|geosynchronous": [0, 0.1, 1],
      "medium earth|meo": [54, 56, 1],
      "low earth|leo": [28, 70, 1],
      "sun-synchronous|sso|polar": [97, 98.6, 1],
    }),
  },
  {
    knownBy: "type|robot type|kind|category",
    follows: "name|robot name",
    owner: oneOf("robot"),
    fits: toTexts({
      cleaning: "Dusty|Hall cleaner|Upstairs vacuum",
      delivery: "Courier 3|Runner 7|Parcel mover",
      "industrial|assembly": "Welder 2|Arm 14|Palletizer 1",
      "service|companion": "Robbie|Kitchen helper|Front desk helper",
    }),
  },
  {
    knownBy: "sensor type|type|metric|measurement type|kind|sensor kind",
    follows: "name|sensor name|label|display name",
    owner: oneOf("sensor"),
    fits: toTexts({
      "temperature|temp":
        "Greenhouse temperature|Cellar temperature|Cold room 2|Server room temperature",
      humidity: "Bathroom humidity|Greenhouse humidity|Archive humidity",
      "light|lux|brightness": "Hallway light level|Desk light level|Balcony daylight",
      "energy|power|electricity": "Kitchen energy meter|Heat pump meter|Main meter",
      "motion|presence|occupancy": "Stairs motion|Entrance motion|Meeting room presence",
      "pressure|air pressure": "Boiler pressure|Compressor line 1|Weather mast pressure",
      "co2|air quality|air_quality|voc": "Classroom CO2|Office air quality|Meeting room CO2",
      "door|contact|window": "Front door contact|Window sensor 2|Cellar door contact",
      "water|leak|flow|water level": "Cellar leak detector|Tank level|Main water flow",
      "smoke|gas": "Kitchen smoke detector|Boiler gas detector",
      "soil moisture|moisture": "Bed 3 moisture|Greenhouse soil|Lawn moisture",
      "sound|noise": "Hall noise level|Street noise",
      traffic: "Ring Road traffic|Bridge Street traffic",
      parking: "Market Square parking|Station car park",
    }),
  },
  {
    knownBy: "property type|home type|type",
    follows: "headline|title|name",
    owner: oneOf("listing|property|realestate|estate|home"),
    // Whoever lives there calls it otherwise.
    unless: oneOf("member count|device count|wifi name|wifi password|household"),
    fits: toTexts({
      "apartment|flat|condo":
        "Sunny apartment on Mill Lane|Bright three-room flat near Park Avenue|Corner flat with balcony|Quiet two-room flat by the canal",
      "house|detached|single family":
        "Family house with garden|Modern house near the station|Brick house with garage",
      villa:
        "Villa with pool and sea view|Old villa with park-like garden|Modern villa on Hill Road",
      townhouse:
        "Renovated townhouse in the old town|Corner townhouse with terrace|Townhouse near Market Street",
      studio:
        "Compact studio near the university|Bright studio with kitchenette|Loft studio in the harbour",
      "loft|penthouse": "Industrial loft with high ceilings|Penthouse with roof terrace",
      "cottage|cabin|bungalow": "Cottage at the edge of the forest|Bungalow with large plot",
      "land|plot": "Building plot with planning permission|Meadow plot by the lake",
      "office|commercial|retail|shop": "Office floor at Station Square|Shop on Market Street",
    }),
  },
  {
    knownBy: "region|wine region|appellation|growing region|origin region",
    follows: "country|country of origin|origin country",
    owner: oneOf("wine|coffee|tea|bottle|cheese|bean|roast|winery|vineyard"),
    fits: toTexts({
      "Douro|Alentejo": "Portugal",
      "Tuscany|Piedmont": "Italy",
      "Rioja|Priorat": "Spain",
      "Mosel|Rheingau": "Germany",
      "Provence|Bordeaux|Burgundy": "France",
      "Sidamo|Yirgacheffe": "Ethiopia",
      "Antioquia|Huila": "Colombia",
      "Minas Gerais": "Brazil",
      Nyeri: "Kenya",
      "Darjeeling|Assam": "India",
      Fujian: "China",
      Uji: "Japan",
      "Nuwara Eliya": "Sri Lanka",
    }),
  },
  {
    knownBy: "country|country name|name",
    follows: "capital|capital city",
    fits: toTexts({
      "United States": "Washington, D.C.",
      Canada: "Ottawa",
      "United Kingdom": "London",
      Ireland: "Dublin",
      Australia: "Canberra",
      "New Zealand": "Wellington",
      Germany: "Berlin",
      France: "Paris",
      Spain: "Madrid",
      Portugal: "Lisbon",
      Netherlands: "Amsterdam",
      Denmark: "Copenhagen",
      Sweden: "Stockholm",
    }),
  },
  {
    knownBy: "country|country name|name",
    follows: "continent",
    fits: toTexts({
      "United States|Canada": "North America",
      "Australia|New Zealand": "Oceania",
      "United Kingdom|Ireland|Germany|France|Spain|Portugal|Netherlands|Denmark|Sweden": "Europe",
    }),
  },
  {
    knownBy: "language|language name|native language",
    follows: "language code|lang code|iso code",
    fits: toTexts({
      English: "en",
      German: "de",
      French: "fr",
      Spanish: "es",
      Portuguese: "pt",
      Dutch: "nl",
      Danish: "da",
      Swedish: "sv",
      Italian: "it",
      Japanese: "ja",
      Arabic: "ar",
      Hindi: "hi",
    }),
  },
  {
    knownBy: weather,
    follows: "cloud cover|cloudiness|clouds|cloud cover percent",
    fits: toRanges({
      "sunny|clear|clear sky": [0, 12, 0],
      "partly cloudy|few clouds|scattered clouds": [15, 45, 0],
      "cloudy|overcast|broken clouds|overcast clouds": [75, 100, 0],
      "light rain|moderate rain|rain|rainy|thunderstorm|snow|snowy|fog|foggy": [70, 100, 0],
    }),
  },
  {
    knownBy: weather,
    follows:
      "chance of rain|rain chance|precip chance|precipitation chance|precipitation probability|rain probability|pop|chance of precipitation",
    fits: toRanges({
      "sunny|clear": [0, 10, 0],
      "partly cloudy": [5, 25, 0],
      "cloudy|overcast|fog|foggy|windy": [10, 40, 0],
      "light rain|drizzle": [55, 85, 0],
      "rain|rainy|thunderstorm|stormy|snow|snowy|heavy rain": [70, 98, 0],
    }),
  },
  {
    knownBy: weather,
    follows: "description|weather description|details|forecast text|narrative",
    owner: oneOf("weather|forecast|forecasts|day|hour|daily|hourly|current"),
    fits: toTexts({
      "sunny|clear": "Clear sky all day|Sunshine and a light breeze",
      "partly cloudy": "Sunny spells between the clouds|Some clouds, dry",
      "cloudy|overcast": "Grey and dry|Clouds all day, no rain",
      "fog|foggy": "Fog in the valleys, lifting slowly|Fog, visibility under 200 metres",
      "light rain|drizzle": "Light rain now and then|Drizzle, mostly in the morning",
      "rain|rainy|heavy rain": "Rain for most of the day|Showers, some of them heavy",
      "thunderstorm|stormy": "Thunder and heavy showers|Storms with strong gusts",
      "snow|snowy": "Snow showers|Snow, settling on the roads",
      windy: "Strong wind from the coast|Gusts, and clouds that pass quickly",
    }),
  },
  {
    knownBy: `${weather}|text`,
    follows: "icon|weather icon|condition icon",
    owner: oneOf("weather|forecast|day|hour|report|condition|current|daily|hourly"),
    fits: toTexts({
      "sunny|clear": "sun",
      "partly cloudy": "cloud-sun",
      "cloudy|overcast": "cloud",
      "fog|foggy": "cloud-fog",
      "light rain|rain|rainy|drizzle": "cloud-rain",
      "thunderstorm|stormy": "cloud-lightning",
      "snow|snowy": "snowflake",
      windy: "wind",
    }),
  },
  {
    knownBy: weather,
    follows:
      "rainfall|rainfall mm|precipitation|precipitation mm|rain mm|rainfall last hour|rain last hour|precip mm",
    fits: toRanges({
      "sunny|clear|partly cloudy|cloudy|overcast|fog|foggy": [0, 0, 0],
      "light rain|rain|rainy": [0.4, 8, 1],
      "thunderstorm|stormy": [6, 34, 1],
      "snow|snowy": [0.5, 9, 1],
    }),
  },
  {
    knownBy: weather,
    follows: "snow depth|snow depth cm|snowfall|snowfall cm|snow cm|snow|fresh snow cm",
    fits: toRanges({
      "sunny|clear|partly cloudy|cloudy|overcast|fog|foggy|light rain|rain|rainy|drizzle|thunderstorm|stormy|windy":
        [0, 0, 0],
      "snow|snowy": [1, 24, 0],
    }),
  },
  {
    knownBy: weather,
    follows: "humidity|humidity percent|humidity pct|relative humidity",
    fits: toRanges({
      "sunny|clear": [28, 62, 0],
      "partly cloudy|cloudy|overcast|windy": [40, 78, 0],
      "light rain|moderate rain|mist|rain|rainy|thunderstorm|stormy|snow|snowy|fog|foggy": [
        74, 97, 0,
      ],
    }),
  },
  {
    knownBy: weather,
    follows:
      "temperature|temp|temperature c|temp c|high|temp high|temperature celsius|temperature high|high temp|high temperature|temp max|max temp|temperature max|max temperature|high c",
    fits: toRanges({ "snow|snowy": [-6, 1, 1], thunderstorm: [14, 27, 1] }),
  },
  {
    knownBy: "symbol|chemical symbol",
    follows: "name|element name",
    owner: oneOf("element|atom"),
    fits: toTexts({
      H: "Hydrogen",
      He: "Helium",
      Li: "Lithium",
      C: "Carbon",
      N: "Nitrogen",
      O: "Oxygen",
      Na: "Sodium",
      Fe: "Iron",
      Cu: "Copper",
      Ag: "Silver",
      Au: "Gold",
    }),
  },
  {
    knownBy: "symbol|chemical symbol",
    follows: "atomic number",
    fits: toRanges({
      H: [1, 1, 0],
      He: [2, 2, 0],
      Li: [3, 3, 0],
      C: [6, 6, 0],
      N: [7, 7, 0],
      O: [8, 8, 0],
      Na: [11, 11, 0],
      Fe: [26, 26, 0],
      Cu: [29, 29, 0],
      Ag: [47, 47, 0],
      Au: [79, 79, 0],
    }),
  },
  {
    knownBy: "common name|plant name",
    follows: "species|species name",
    owner: oneOf(
      "plant|houseplant|tree|garden|flower|herb|seed|fish|bird|animal|observation|sighting|species|wildlife",
    ),
    fits: latinNames,
  },
  {
    knownBy: "species|common name|name|plant name",
    follows: "scientific name|latin name|botanical name|binomial",
    fits: latinNames,
  },
  {
    knownBy: "scientific name|latin name|botanical name|common name|name|plant name",
    follows: "family|plant family|botanical family",
    fits: toMentions({
      "monstera|peace lily|spathiphyllum": "Araceae",
      "lavender|lavandula|basil|ocimum|rosemary|salvia": "Lamiaceae",
      "snake plant|dracaena|spider plant|chlorophytum": "Asparagaceae",
      "fiddle-leaf|ficus": "Moraceae",
      "olive tree|olea": "Oleaceae",
      aloe: "Asphodelaceae",
      "tomato|potato": "Solanaceae",
      sunflower: "Asteraceae",
      "sweet pea": "Fabaceae",
      maple: "Sapindaceae",
    }),
  },
  {
    knownBy: "watering frequency|watering schedule|watering|water needs",
    follows:
      "watering interval days|watering interval|watering days|water every days|watering frequency days|days between watering",
    fits: toRanges({
      daily: [1, 1, 0],
      "twice a week": [3, 4, 0],
      weekly: [7, 7, 0],
      "every two weeks": [14, 14, 0],
    }),
  },
  {
    knownBy: "unit|units|measure|unit of measure",
    follows: "quantity|amount|qty",
    owner: oneOf("item|ingredient|grocery|groceries|list|shopping|product|line|pantry"),
    fits: toRanges({
      "g|gram|grams|ml|milliliter|milliliters": [100, 900, 0],
      "kg|l|liter|litre|liters|litres": [1, 3, 0],
    }),
  },
];
