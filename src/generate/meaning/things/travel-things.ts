import { hour, minute, type ThingTable } from "./thing.ts";

export const travelThings: ThingTable = {
  "flight leg": {
    status: "scheduled|boarding|departed|in flight|landed|delayed|cancelled",
    type: "nonstop|one stop|connecting",
    price: [49, 980, 0],
    duration: [50 * minute, 11 * hour],
  },
  airline: {
    name: "Northern Air|Blue Atlantic|Meridian Airways|Alpine Air|Coastline|SkyBridge|Sunbird Air|Harrier Airlines|Pacific Crest|Baltic Wings",
  },
  airport: {
    name: "Lisbon Airport|Oslo Gardermoen|Dublin Airport|Munich Airport|Kansai International|Schiphol",
  },
  "trip tour citytour excursion itinerary journey travel voyage cruise": {
    name: "Exploring {place}|A few days in {place}|Getaway to {place}|Hidden {place}|{place} and around",
    status: "planned|booked|ongoing|completed|cancelled",
    type: "city break|road trip|beach|hiking|cultural|family",
    category: "City break|Beach|Adventure|Culture|Nature",
    about:
      "Small groups, local guides and plenty of time to explore.|Includes transfers, breakfast and a city map.|A relaxed route with short drives and long lunches.|Starts and ends at the main station.",
    reason: "Change of plans|Bad weather|Illness|Flight cancelled|Too few participants",
    price: [120, 2400, 0],
    duration: [2 * hour, 9 * hour],
  },
  "booking reservation": {
    status: "pending|confirmed|checked in|completed|cancelled",
    type: "online|phone|walk-in|agency",
    note: "Arriving a little late.|First visit.|Please confirm by email.|Invoice to the company.|Would like a quiet place.",
    reason: "Change of plans|Found another option|Illness|Booked by mistake|Weather",
    price: [15, 420, 2],
  },
  "stay roombooking": {
    status: "pending|confirmed|checked in|checked out|completed|cancelled",
    type: "online|phone|walk-in|agency",
    note: "Late arrival, please keep the room.|Quiet room requested.|Travelling with a child.",
    reason: "Change of plans|Found another option|Illness|Booked by mistake|Weather",
    price: [65, 940, 2],
  },
  "hotel hostel resort motel inn lodging accommodation villa": {
    name: "{adjective} {house}|Hotel {saint}|The {adjective} {house}",
    status: "open|closed|under renovation",
    type: "hotel|hostel|apartment|guest house|resort|villa",
    category: "Budget|Boutique|Business|Luxury|Family",
    about:
      "Bright rooms five minutes from the station, with breakfast until eleven.|A family-run house with a garden and free bikes.|Rooftop terrace, small gym and views over the old town.|Quiet side street, close to museums and cafés.",
    price: [62, 420, 0],
  },
  "room suite": {
    name: "Room {number}|{adjective} Room|{person} Suite",
    status: "available|occupied|reserved|cleaning|out of service",
    type: "single|double|twin|suite|family|studio",
    about:
      "Large window, desk and a queen-size bed.|Quiet, facing the courtyard.|Top floor, with a small terrace.|Walk-in shower and a sofa by the window.",
    price: [55, 340, 0],
  },
  destination: { name: "{place}", type: "city|beach|mountains|island|countryside" },
  "train rail": {
    name: "{letters} {number}",
    status: "on time|delayed|boarding|departed|cancelled",
    type: "regional|intercity|high-speed|night train|suburban",
    price: [9, 180, 2],
    duration: [20 * minute, 8 * hour],
  },
  "bus tram metro subway ferry line route": {
    name: "Line {number}|{street} – {station}",
    status: "on time|delayed|suspended|diverted",
    type: "bus|tram|metro|ferry|night bus",
    price: [2, 18, 2],
    duration: [8 * minute, 3 * hour],
  },
  "station stop terminal platform": {
    name: "{street} Station|{station}|{place} Central|{street}",
    status: "open|closed|under construction",
    type: "train|bus|tram|metro|ferry",
  },
  "cargo goods freightload": { type: "containers|grain|machinery|cars|timber|chilled goods" },
  "ship vessel boat yacht": {
    name: "MV {star}|{star} of the {sea}|{star} {virtue}",
    status: "at sea|in port|at anchor|under repair",
    type: "container ship|tanker|bulk carrier|ferry|car carrier|general cargo ship",
    weight: [40_000, 9_000_000],
    price: [18_000, 640_000, -3],
  },
  "taxi ride": {
    status: "requested|accepted|on the way|in progress|completed|cancelled",
    type: "economy|comfort|van|premium|shared",
    price: [6, 58, 2],
    duration: [5 * minute, 50 * minute],
    reason: "Driver too far away|Change of plans|Wrong pickup point|No show",
  },
  "visa passport": {
    status: "submitted|in review|approved|issued|rejected|expired",
    type: "tourist|business|student|work|transit",
    price: [35, 180, 0],
  },
  "mountain peak summit volcano": {
    name: "Mount {surname}|{adjective} Peak|{star} Horn|{surname} Peak",
    status: "open|closed|restricted",
    type: "alpine|volcanic|glaciated|rocky",
    about:
      "Long ridge walk with a short scramble below the top.|Snow until June, best attempted early in the day.",
  },
  waterfall: {
    name: "{adjective} Falls|{surname} Falls|{adjective} Cascade|{star} Falls",
    about:
      "Loudest in spring, when the snow melts.|Half an hour on foot from the car park.|Drops forty metres into a green pool.",
  },
  lake: {
    name: "Lake {surname}|{adjective} Lake|Lake {star}",
    type: "natural|reservoir|glacial",
  },
  "trail hike trek": {
    name: "{adjective} {nature} Loop|{star} Ridge Trail|{saint} Falls Path|{adjective} Lake Trail|{star} Summit Route",
    status: "open|closed|restricted",
    type: "loop|out and back|point to point",
    about:
      "Gentle path through pine forest with views over the lake.|Popular at weekends, quiet before nine.|Steep at first, then along the ridge.",
    isNoted: true,
    duration: [hour, 7 * hour],
  },
  "park campground campsite beach island": {
    name: "{adjective} {nature}|{star} {nature}|{saint} {nature}",
    status: "open|closed|restricted",
    type: "national park|nature reserve|beach|loop|out and back",
    about:
      "Gentle path through pine forest with views over the lake.|Popular at weekends, quiet before nine.|Picnic tables, drinking water and a small car park at the entrance.",
    duration: [hour, 7 * hour],
    price: [8, 42, 0],
  },
  "museum gallery exhibition exhibit monument landmark attraction sight castle": {
    name: "{place} {museum}|Museum of {field}|{star} Gallery",
    status: "open|closed|upcoming|permanent",
    type: "art|history|science|nature|design",
    category: "Art|History|Science|Design|Nature",
    about:
      "Works from five centuries in a former textile mill.|A hands-on collection for all ages.|Photographs and letters from the city archive.|Masters and unknowns side by side, rehung every spring.|Small rooms, great light and a café in the courtyard.|The town's story from its first bridge to its last tram.|Objects that travelled further than their owners.|Quiet galleries around a garden of sculptures.",
    price: [6, 28, 0],
    duration: [hour, 3 * hour],
  },
  day: { name: "Day {number}" },
  "luggage baggage bag suitcase": {
    status: "checked|loaded|in transit|delivered|lost",
    type: "cabin|checked|oversize",
    weight: [4, 32],
  },
};
