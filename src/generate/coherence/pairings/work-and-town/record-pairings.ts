import { oneOf } from "../../../one-of.ts";
import { type Pairing, toMentions, toRanges, toTexts } from "../pairing.ts";

const vehicles = oneOf("car|vehicle|rental|auto|automobile|fleet");
const vehicleType = "type|vehicle type|body type|body style|category|class|car type|vehicle class";

/** Policies, prescriptions, vehicles, reports, albums: what their kind says of the rest. */
export const recordPairings: readonly Pairing[] = [
  {
    knownBy: "type|vehicle type|class|category",
    follows: "capacity kg|capacity|payload kg|payload|max load kg|load capacity kg",
    owner: oneOf("vehicle|truck|fleet|lorry|van"),
    isOwn: true,
    fits: toRanges({
      van: [800, 1500, -1],
      "motorcycle|motorbike|scooter|moped": [40, 120, -1],
      "bike|bicycle|cargo bike|ebike": [30, 100, -1],
      "truck|lorry|box truck": [3500, 12_000, -2],
      "trailer|semi|semi trailer|articulated": [18_000, 26_000, -3],
    }),
  },
  {
    knownBy: vehicleType,
    follows: "model|car model|vehicle model",
    owner: vehicles,
    isOwn: true,
    fits: toTexts({
      suv: "Cross|X4",
      "truck|pickup|lorry": "Hauler|T8",
      "van|minivan|minibus": "Cargo|Shuttle",
      "motorcycle|motorbike|scooter": "R400|Street 125",
      "sedan|saloon": "S2|Lyra|Tourer",
      "coupe|convertible|sports": "Sprint",
    }),
  },
  {
    knownBy: vehicleType,
    follows: "doors|door count|number of doors",
    owner: vehicles,
    isOwn: true,
    fits: toRanges({
      "motorcycle|motorbike|scooter": [0, 0, 0],
      "truck|pickup|lorry|coupe|convertible": [2, 2, 0],
      "sedan|saloon": [4, 4, 0],
      "suv|hatchback|wagon|estate|van|minivan|compact|economy": [5, 5, 0],
    }),
  },
  {
    knownBy: vehicleType,
    follows: "seats|seat count|number of seats|passengers|passenger capacity|seating capacity",
    owner: vehicles,
    isOwn: true,
    fits: toRanges({
      "motorcycle|motorbike|scooter|truck|lorry|coupe|convertible": [2, 2, 0],
      "sedan|saloon|hatchback|wagon|estate|compact|economy|pickup": [5, 5, 0],
      suv: [5, 7, 0],
      "van|minivan": [7, 7, 0],
    }),
  },
  ...(
    [
      [
        "doors|door count|number of doors",
        { "city|lyra|tourer|estate|cross|x4": 5, sprint: 2, s2: 4 },
      ],
      ["seats|seat count|number of seats", { "city|lyra|tourer|estate|cross|x4|s2": 5, sprint: 4 }],
    ] as const
  ).map(
    ([follows, fits]): Pairing => ({
      knownBy: "model|car model|vehicle model",
      follows,
      owner: vehicles,
      isOwn: true,
      unless: /^(?:(?:vehicle |car |body )?type|body style|category|class|vehicle class)$/,
      fits: toRanges(
        Object.fromEntries(Object.entries(fits).map(([models, many]) => [models, [many, many, 0]])),
      ),
    }),
  ),
  {
    knownBy: "fuel type|fuel|engine type|power source|powertrain",
    follows: "transmission|gearbox|transmission type",
    owner: vehicles,
    isOwn: true,
    fits: toTexts({ "electric|hybrid|plug in hybrid": "automatic|=auto|=single speed" }),
  },
  {
    knownBy: "status|delivery status|state",
    follows: "attempts|attempt count|delivery attempts|attempt number",
    owner: oneOf("delivery|parcel|package|shipment"),
    isOwn: true,
    fits: toRanges({
      "pending|created|label created|processing|picked up|in transit|shipped|scheduled|assigned": [
        0, 0, 0,
      ],
      "out for delivery|delivered": [1, 2, 0],
      "failed|returned|attempted|exception": [1, 3, 0],
    }),
  },
  {
    knownBy: "medication|medication name|drug|medicine|drug name",
    follows: "route|route of administration",
    isOwn: true,
    fits: (says) => ({ texts: [/salbutamol|budesonide/.test(says) ? "inhaled" : "oral"] }),
  },
  {
    knownBy: "type|policy type|product type|line of business",
    follows: "insured object|insured item|insured property|insured asset",
    owner: oneOf("policy|insurance|contract"),
    isOwn: true,
    fits: toTexts({
      "auto|car|motor|vehicle": "Solano Estate, 2021|Aurora City, 2019|Volta Cross, 2023",
      "home|house|property|household":
        "Family house, 140 m²|Three-room flat|Terraced house with garden",
      health: "Policyholder and two children|Policyholder|Whole family",
      life: "Policyholder|Policyholder and partner",
      travel: "City trip to Lisbon|Two weeks in Norway|All trips of one year",
    }),
  },
  {
    knownBy: "type|policy type|product type|line of business",
    follows: "coverages name",
    owner: oneOf("policy|insurance|contract"),
    fits: toTexts({
      "auto|car|motor|vehicle": "Liability|Collision|Theft|Glass breakage|Roadside assistance",
      "home|house|property|household": "Fire|Water damage|Burglary|Storm|Liability",
      health: "Hospital stay|Dental care|Outpatient treatment|Glasses and lenses",
      life: "Death benefit|Critical illness|Accident",
      travel: "Trip cancellation|Medical costs abroad|Lost luggage|Repatriation",
    }),
  },
  {
    knownBy: "category|issue type|report type|type",
    follows: "title|subject|summary",
    owner: oneOf("report|publicreport|request|complaint|issue"),
    isOwn: true,
    fits: toTexts({
      "pothole|road|roads|infrastructure|road damage":
        "Deep pothole on Mill Lane|Pothole before the school|Broken road surface",
      "water|sewage|drainage|water supply":
        "Water leak on Station Road|No pressure since Monday|Blocked drain after the rain",
      "parking|traffic": "Cars on the pavement|Delivery vans block the lane",
      "parks|park": "Broken swing in the playground|Bench without a seat",
      "streetlight|street light|lighting|electricity":
        "Street light out at the corner|Lamp flickers all night|Dark footpath in the park",
      "garbage|trash|waste|litter":
        "Bins not emptied|Rubbish beside the container|Old sofa on the pavement",
      graffiti: "Graffiti on the bridge|Sprayed bus shelter|Wall of the school sprayed",
      noise: "Loud music after midnight|Building work on Sunday|Engine noise at night",
    }),
  },
  {
    knownBy: "type|album type|release type",
    follows: "total tracks|track count|tracks|number of tracks",
    owner: oneOf("album|release|record"),
    isOwn: true,
    fits: toRanges({
      single: [1, 3, 0],
      ep: [4, 6, 0],
      "album|lp": [8, 16, 0],
      compilation: [14, 24, 0],
    }),
  },
  {
    knownBy: "command|action|action type",
    follows: "value|parameter",
    owner: oneOf("action|command|step"),
    isOwn: true,
    fits: toMentions({
      "turn on|switch on": "on",
      "turn off|switch off": "off",
      dim: "40 %",
      "set to|temperature": "21 °C",
      unlock: "unlocked",
      lock: "locked",
      open: "open",
      close: "closed",
    }),
  },
  {
    knownBy: "title|name|alert name|alert type|alarm type|type",
    follows: "message|description|details|body",
    owner: oneOf("alert|alarm"),
    isOwn: true,
    fits: toMentions({
      "tamper|tampering": "The cover was opened without a visit being planned.",
      "above limit|too high|threshold": "Value has been above the limit for ten minutes.",
      offline: "No data for 15 minutes.",
      "battery low|low battery": "Battery below 15 %, replace soon.",
      "out of range": "Three readings in a row out of range.",
      "disk almost full|disk": "Disk usage above 90 %.",
      "left open|door": "Open for more than ten minutes.",
      motion: "Movement seen while nobody was at home.",
      leak: "Water on the floor under the sink.",
    }),
  },
  {
    knownBy: "type|trigger type",
    follows: "value|condition",
    owner: oneOf("trigger"),
    isOwn: true,
    fits: toTexts({
      temperature: "Below 19 °C|Above 26 °C|Below 5 °C outside",
      humidity: "Above 65 %|Below 35 %",
    }),
  },
  {
    knownBy: "title|page title|name",
    follows: "meta title|seo title|og title",
    owner: oneOf("page|webpage"),
    isOwn: true,
    fits: (says) => ({ texts: [`${says.charAt(0).toUpperCase()}${says.slice(1)} – Northwind`] }),
  },
  {
    knownBy: "title|page title|name",
    follows: "meta description|seo description|og description",
    owner: oneOf("page|webpage"),
    isOwn: true,
    fits: toMentions({
      contact: "Find the right person for your question.",
      "pricing|price|plan": "All plans side by side, without small print.",
      "about|team|career": "Who we are and what we care about.",
      "start|doc|help|feature|product": "How it works, what it costs and how to begin.",
      "terms|privacy|imprint": "The rules that we keep, in plain words.",
      "home|welcome": "Everything in one place, for teams of every size.",
    }),
  },
  {
    knownBy: "from path|source path|from url|old path|from|source",
    follows: "to path|target path|to url|new path|to|target|destination",
    owner: oneOf("redirect"),
    isOwn: true,
    fits: toTexts({
      "/old-pricing": "/pricing",
      "/2024/summer-sale": "/sale",
      "/team": "/about",
      "/products/oak-chair-old": "/products/oak-chair",
      "/blog/index.php": "/blog",
      "/kontakt": "/contact",
    }),
  },
  {
    knownBy: "label|title|name",
    follows: "url|path|href|link",
    owner: oneOf("menu|navigation|nav"),
    isOwn: true,
    fits: (says) => {
      const known = oneOf("home|products|prices|blog|about us|contact|help|careers").test(says);
      const path = { home: "/", prices: "/pricing", "about us": "/about" }[says] ?? `/${says}`;
      return known ? { texts: [path] } : undefined;
    },
  },
];
