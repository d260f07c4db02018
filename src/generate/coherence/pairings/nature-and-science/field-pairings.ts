import { oneOf } from "../../../one-of.ts";
import { type Pairing, toMentionedRanges, toMentions, toRanges, toTexts } from "../pairing.ts";

const plants = oneOf(
  "plant|gardenplant|nurseryplant|houseplant|flower|seed|seedpacket|seedling|herb|perennial|vegetable",
);
const plantNames = "name|common name|plant name|plant|species name";
const life = "lifecycle|life cycle|plant lifecycle|growth cycle";
const annuals =
  "basil|tomato|sunflower|lettuce|pepper|bean|courgette|cosmos|marigold|pumpkin|radish";
const works = oneOf("artwork|artpiece|workofart|painting|exhibit|museumobject|museumitem|object");
const media = "classification|object type|type|category|medium|technique|art type|artwork type";
const measured = "parameter|metric|measurement|measurement type|pollutant|reading type|variable";
const onPaper = "print|drawing|etching|linocut|charcoal|watercolou?r";

/** What grows how long, what hangs where, what is measured where and in what. */
export const fieldPairings: readonly Pairing[] = [
  {
    knownBy: plantNames,
    follows: life,
    owner: plants,
    fits: toMentions({
      [annuals]: "annual",
      "carrot|beetroot|parsley|foxglove|kale|leek": "biennial",
      "[a-z]+": "perennial",
    }),
  },
  {
    knownBy: "status",
    follows: "percent contained|containment|containment percent",
    fits: toRanges({
      "active|spreading|burning": [0, 80, 0],
      "contained|controlled|out": [100, 100, 0],
    }),
  },
  {
    knownBy: plantNames,
    follows: "is perennial|perennial",
    owner: plants,
    fits: toMentions({ [annuals]: "no", "[a-z]+": "yes" }),
  },
  {
    knownBy: life,
    follows: "is perennial|perennial",
    fits: toTexts({ perennial: "yes", "annual|biennial": "no" }),
  },
  {
    knownBy: media,
    follows: "gallery|gallery name|room",
    owner: works,
    fits: toMentions({
      "sculpture|bronze": "Sculpture court|Main hall",
      [`${onPaper}|photograph`]: "Print cabinet|Gallery 12",
      "painting|oil": "Gallery 1|Gallery 4|Upper gallery",
    }),
  },
  {
    knownBy: media,
    follows: "department|curatorial department",
    owner: works,
    fits: toMentions({
      "sculpture|bronze": "Sculpture",
      photograph: "Photography",
      [onPaper]: "Prints and Drawings",
      "painting|oil": "Paintings",
      textile: "Textiles",
    }),
  },
  {
    knownBy: media,
    follows: "depth|depth cm|dimensions depth",
    owner: works,
    fits: toMentionedRanges({ [`${onPaper}|photograph|painting|oil`]: [0.5, 4, 1] }),
  },
  {
    knownBy: "sample type|specimen type|specimen|matrix|sample matrix",
    follows: "test name|test|lab test|analyte|test type|parameter",
    // A panel for a patient knows by itself what is taken.
    unless: oneOf("patient id|patient|patient name|results|price"),
    fits: toTexts({
      "water|drinking water|groundwater|wastewater":
        "pH|Nitrate|Lead|Iron|Chloride|Sulphate|Total hardness",
      "soil|sediment": "Nitrate|Lead|Organic matter|Soil moisture",
      "tissue|biopsy": "Protein content|DNA yield",
      urine: "Urine analysis",
    }),
  },
  {
    knownBy: "station type|type|station kind|network",
    follows: measured,
    owner: oneOf("station|stationreading|reading|measurement|sensorreading|observation"),
    fits: toTexts({
      "weather|meteorological": "Temperature|Humidity|Air pressure|Wind speed",
      "water|river|water level|hydrology": "Water level|Flow|pH|Water temperature",
      "air|air quality": "PM2.5|PM10|NO2|Ozone",
    }),
  },
  {
    knownBy: measured,
    follows: "unit|units",
    fits: toTexts({
      "temperature|air temperature|water temperature|temp": "°C|=C|=celsius",
      "humidity|relative humidity|soil moisture": "%|=percent",
      "pressure|air pressure": "hPa",
      "wind speed|wind": "km/h|m/s",
      "rainfall|precipitation|rain": "mm",
      "water level|level": "cm|m",
      "flow|discharge|flow rate": "m³/s",
      "pm2.5|pm25|pm10|no2|ozone|o3|so2": "µg/m³|=ug/m3",
      co2: "ppm",
    }),
  },
  {
    knownBy: measured,
    follows: "value|reading|measured value|measurement value|current value|last value",
    fits: toMentionedRanges({
      "temperature|temp": [4, 21, 1],
      "humidity|moisture": [28, 94, 0],
      pressure: [984, 1034, 1],
      wind: [2, 46, 1],
      "rainfall|precipitation|rain": [0, 18, 1],
      "water level|level": [62, 318, 0],
      "flow|discharge": [3, 84, 1],
      "pm2\\.5|pm25|pm10|no2": [3, 38, 1],
      "ozone|o3": [24, 112, 0],
      co2: [412, 1180, 0],
    }),
  },
  {
    knownBy: "complaint|customer complaint|reported problem|reported issue|problem description",
    follows: "parts name|parts part name|parts used name|used parts name|parts description",
    owner: oneOf("repair|repairjob|repairorder|serviceorder|carrepair|vehiclerepair|workorder|job"),
    fits: toMentions({
      "brak(?:e|es|ing)": "Brake pads, front|Brake discs, front|Brake fluid, 1 l",
      "start|battery": "Battery 70 Ah|Spark plugs, set of four|Starter motor",
      "pulls|steering": "Tie rod end|Front tyre 205/55 R16|Wheel bearing",
      "rattle|bump|noise": "Shock absorber|Stabiliser link|Exhaust bracket",
      "warning light": "Oxygen sensor|Air filter|Engine oil 5W-30, 5 l",
      "air conditioning|cool": "Refrigerant, 500 g|Cabin filter|Condenser seal",
    }),
  },
  {
    knownBy: "trade|trade type|service type",
    follows: "items description|line items description|job description|work description",
    owner: oneOf("quote|tradequote|estimate|job|offer"),
    fits: toTexts({
      plumbing: "Install shower tray|Replace kitchen tap|Clear the main drain",
      electrical: "Replace sockets|New fuse box|Fit ceiling lights",
      painting: "Paint walls and ceiling|Plaster walls|Paint window frames",
      roofing: "Replace broken tiles|Clean the gutters|New chimney flashing",
    }),
  },
];
