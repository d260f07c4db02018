import { oneOf } from "../../../one-of.ts";
import { type Pairing, toMentionedRanges, toMentions, toRanges, toTexts } from "../pairing.ts";

const model = "aircraft|model|aircraft model|aircraft type|type|plane model";
const aircraft = oneOf("aircraft|flight|airplane|aeroplane|plane|fleet|jet");
const serviced = oneOf(
  "servicerecord|carservice|vehicleservice|maintenancerecord|record|maintenance|service",
);
const serviceKinds = "service type|maintenance type";
const ship = oneOf("ship|vessel|boat");
const transit = oneOf("transit|bus|metro|subway|tram|rail|transport|travelcard");

/** How many sit in an airliner and how far it flies, what a ship of its kind is like, and what a pass costs. */
export const transportPairings: readonly Pairing[] = [
  {
    knownBy: "power source|power type|powered by",
    follows: "voltage|volts",
    owner: oneOf("tool|powertool|drill|saw|grinder"),
    fits: toRanges({
      "corded|mains|electric|wired": [230, 230, 0],
      "pneumatic|air|petrol": [0, 0, 0],
    }),
  },
  {
    knownBy: "room type|room category|room kind",
    follows: "guests|number of guests|guest count|adults",
    fits: toRanges({
      "single|single room": [1, 1, 0],
      "double|double room|twin|twin room|queen|king": [1, 2, 0],
      "triple|triple room": [2, 3, 0],
      "family|family room": [3, 5, 0],
    }),
  },
  {
    knownBy: "name|location name|branch name",
    follows: "is airport|airport|at airport|airport location",
    owner: oneOf("location|branch|station"),
    fits: toMentions({ airport: "yes", "station|centre|harbour|town|gate|university": "no" }),
  },
  {
    knownBy: "name|title|label|extra",
    follows: "price per day|daily price|daily rate|price|fee|cost per day",
    owner: oneOf("extra|addon|rentalextra|carrentalextra"),
    fits: toMentionedRanges({
      "child seat|booster": [5, 12, 2],
      "navigation|wifi|toll tag|snow chains": [5, 11, 2],
      "additional driver|young driver": [7, 15, 2],
      "roof box|roof rack|bike rack": [8, 18, 2],
      "full-tank": [12, 24, 2],
    }),
  },
  {
    knownBy: "event code|scan code|status code|scan type",
    follows: "description|message|details|note",
    owner: oneOf("scanevent|parcelscan|shipmentscan|trackingevent|shipmentevent|parcelevent|scan"),
    isOwn: true,
    fits: toTexts({
      "pu|picked up": "Picked up by the carrier.",
      "ar|arrived": "Arrived at the sorting centre.|Arrived at the local depot.",
      "dp|departed": "Left the sorting centre.",
      "od|out for delivery": "Out for delivery.",
      "dl|delivered": "Handed to the recipient.",
    }),
  },
  {
    knownBy: "cabin class|travel class|seat class|class|cabin|fare class|flight class",
    follows: "baggage allowance|baggage|luggage allowance|checked baggage|baggage included",
    fits: toTexts({
      economy: "23 kg|1 × 23 kg|hand luggage only",
      "premium economy|premium": "2 × 23 kg",
      "business|business class": "2 × 32 kg",
      "first|first class": "3 × 32 kg",
    }),
  },
  {
    knownBy: serviceKinds,
    follows: "description|notes|details|work done|work performed|summary",
    owner: serviced,
    fits: toMentions({
      "oil|oil change": "Oil and filter changed, levels topped up.|Oil changed, no leaks found.",
      "tire|tyre|tire rotation": "New tyres fitted and balanced.|Wheels rotated, pressure set.",
      brake: "Front pads and discs replaced.|Pads replaced, brake fluid changed.",
      inspection: "Inspected, no defects found.|Checked lights, brakes and emissions.",
      battery: "Battery replaced, charging checked.|New battery fitted, terminals cleaned.",
      transmission: "Transmission fluid changed.|Gearbox adjusted after a test drive.",
      "air conditioning|ac": "Coolant refilled, no leaks found.",
      "repair|engine": "Fault found and repaired, test drive done.",
    }),
  },
  {
    knownBy: serviceKinds,
    follows: "cost|price|total cost|total|amount",
    owner: serviced,
    fits: toMentionedRanges({
      "oil|oil change": [65, 150, 0],
      "tire|tyre": [240, 780, 0],
      brake: [190, 540, 0],
      inspection: [70, 190, 0],
      battery: [120, 290, 0],
      transmission: [260, 980, 0],
    }),
  },
  {
    knownBy: model,
    follows:
      "seats|seat count|passenger capacity|capacity|seating capacity|seat capacity|total seats",
    owner: aircraft,
    fits: toMentionedRanges({
      "atr 72": [66, 78, 0],
      e190: [96, 114, 0],
      a220: [120, 150, 0],
      "b?737|a320|a320neo": [150, 189, 0],
      "a321|a321neo": [180, 230, 0],
      "b?787|a330": [236, 300, 0],
      "a350|b?777": [300, 368, 0],
      "a380|b?747": [410, 520, 0],
      "cessna 172|172": [3, 4, 0],
    }),
  },
  {
    knownBy: model,
    follows: "range|range km|max range|max range km|flight range",
    owner: aircraft,
    fits: toMentionedRanges({
      "atr 72": [1350, 1550, -1],
      e190: [4200, 4600, -2],
      a220: [6100, 6400, -2],
      "737|a320|a320neo|a321|a321neo": [5400, 6500, -2],
      "787|a330": [12_500, 14_200, -2],
      "a350|777": [14_000, 15_700, -2],
      "a380|747": [13_800, 15_200, -2],
      "cessna 172|172": [1150, 1290, -1],
    }),
  },
  {
    knownBy: model,
    follows:
      "max takeoff weight|maximum takeoff weight|mtow|max takeoff weight kg|mtow kg|max takeoff kg",
    owner: aircraft,
    fits: toMentionedRanges({
      "atr 72": [22_000, 23_000, -2],
      e190: [50_000, 52_000, -2],
      a220: [63_000, 70_000, -2],
      "737|a320|a320neo": [73_000, 79_000, -2],
      "a321|a321neo": [89_000, 97_000, -2],
      "787|a330": [227_000, 251_000, -2],
      "a350|777": [268_000, 299_000, -2],
      "a380|747": [397_000, 560_000, -2],
      "cessna 172|172": [1100, 1160, -1],
    }),
  },
  ...(
    [
      [
        "crew size|crew|crew count|number of crew",
        {
          "fishing|trawler": [5, 18, 0],
          "cargo|bulk|bulk carrier|container|container ship|tanker|oil tanker|general cargo": [
            18, 26, 0,
          ],
          "passenger|ferry": [40, 160, 0],
          "cruise|cruise ship": [450, 1300, 0],
          "tug|tugboat|pilot": [4, 8, 0],
          "yacht|sailboat|sailing": [2, 9, 0],
        },
      ],
      [
        "length|length m|length meters|length overall|loa",
        {
          "fishing|trawler": [18, 64, 0],
          "cargo|bulk|bulk carrier|general cargo|general cargo ship|cargo ship|car carrier": [
            110, 240, 0,
          ],
          "container|container ship": [180, 399, 0],
          "tanker|oil tanker": [150, 330, 0],
          "passenger|ferry": [90, 215, 0],
          "cruise|cruise ship": [220, 345, 0],
          "tug|tugboat|pilot": [22, 38, 0],
          "yacht|sailboat|sailing": [10, 48, 0],
        },
      ],
      [
        "gross tonnage|gt|tonnage",
        {
          "fishing|trawler": [120, 2800, -1],
          "cargo|bulk|bulk carrier|general cargo|general cargo ship|cargo ship|car carrier": [
            8000, 62_000, -2,
          ],
          "container|container ship": [24_000, 210_000, -2],
          "tanker|oil tanker": [22_000, 160_000, -2],
          "passenger|ferry": [6000, 48_000, -2],
          "cruise|cruise ship": [48_000, 220_000, -2],
          "tug|tugboat|pilot": [150, 480, -1],
          "yacht|sailboat|sailing": [12, 460, 0],
        },
      ],
    ] as const
  ).map(
    ([follows, ranges]): Pairing => ({
      knownBy: "type|ship type|vessel type|category|kind",
      follows,
      owner: ship,
      fits: toRanges(ranges),
    }),
  ),
  {
    knownBy: "type|pass type|ticket type|duration|validity|plan",
    follows: "price|fare|cost|amount",
    owner: transit,
    fits: toRanges({
      "single|single ride|single ticket|one way": [2.2, 4.2, 1],
      "return|round trip": [4.4, 8, 1],
      "day|daily|day pass|24 hours|24h": [6.5, 9.8, 1],
      "weekly|week|7 days|weekly pass": [19, 34, 0],
      "monthly|month|30 days|monthly pass": [58, 98, 0],
      "annual|yearly|year|annual pass": [590, 940, -1],
    }),
  },
  {
    knownBy: "type|pass type|ticket type|duration|validity",
    follows: "rides taken|rides|trips taken|ride count|trip count|uses",
    owner: transit,
    fits: toRanges({
      "single|single ride|single ticket|one way": [0, 1, 0],
      "day|daily|day pass": [1, 6, 0],
      "weekly|week|weekly pass": [4, 22, 0],
    }),
  },
  {
    knownBy: "type|container type|kind",
    follows: "contents|cargo|cargo type|goods|content|commodity",
    owner: oneOf("container|shippingcontainer"),
    fits: toTexts({
      "reefer|refrigerated": "Bananas|Frozen fish|Cheese|Vaccines",
      "tank|tanker": "Olive oil|Wine in bulk|Cleaning agents|Fruit juice",
      "open top": "Machine parts|Steel coils|Timber",
      "flat rack": "Tractors|Boat hulls|Turbine parts",
    }),
  },
];
