import { toWords } from "../../../../schema/name-words.ts";
import { oneOf } from "../../../one-of.ts";
import type { NumberHint } from "../../../values/number-range.ts";
import { aspectOf } from "../../things/find-thing.ts";
import { duration, lasting, timeUnits } from "./durations.ts";
import {
  alone,
  decimal,
  inSteps,
  money,
  type NumberContext,
  type NumberRule,
  round,
  whole,
} from "./number-rule.ts";

/** What has a size in bytes; of anything else a size counts the members. */
const data = oneOf(
  "file|image|document|attachment|upload|disk|memory|cache|download|archive|video|payload|content|total|virtual|max|maximum|current|chunk|storage|database|backup|package|bundle|compressed|original|blob|object|artifact|artifacts|bundle|asset|log",
);

/** What stands beside a size in bytes, and what has one. */
const besideData =
  /url|mime|path|^(?:type|format|extension|ext|key|hash|checksum|etag|sha|md5|filename|file_?name|content_?type|uploaded\w*|created\w*|modified\w*|last_?modified\w*|bucket|compressed\w*|duration\w*|is_?dir\w*|encoding|digest|mode|version)$/i;
const ofCraft =
  /^(?:material|colou?r|weight|width|height|length|species|breed|shape|maker|surface|age|condition|price\w*|pattern)$|(?:_(?:cm|mm|kg|g|m)|Cm|Mm|Kg|[a-z][GM])$/;

function isOfData({ member: { siblings, owner } }: NumberContext): boolean {
  if (data.test(owner.at(-1) ?? "")) return true;
  return (
    siblings.some((name) => besideData.test(name)) || !siblings.some((name) => ofCraft.test(name))
  );
}

/** What the thing costs, in this many parts of the currency's unit. */
const price =
  (usual: NumberHint, parts = 1): NumberRule =>
  ({ member, role }) => {
    const known = aspectOf("price", member, role);
    const [least, most, decimals] = known ?? [usual.least, usual.most, usual.decimals];
    return parts === 1
      ? { least, most, decimals }
      : { least: least * parts, most: most * parts, decimals: 0 };
  };

/** What is measured by the square metre, and nobody lives on. */
const parts = oneOf(
  "sail|wing|window|glass|cover|sheet|canvas|screen|mesh|net|tile|filter|collector|panel|blade|patch|leaf|contact|rug|mirror|door|sign|cut|pane|roofing|fabric|banner",
);
const ways = oneOf(
  "distance|radius|range|accuracy|altitude|elevation|gain|loss|ascent|descent|climb|climbed|swim|swum|run|walked|lap|laps|route|trail|walk|total|travelled|traveled|covered|fence|road|visibility|ceiling|fabric|yarn|remaining|proximity|dropoff|pickup|speed",
);

const person = oneOf(
  "user|person|patient|player|athlete|member|customer|student|character|profile|fighter|employee|runner|swimmer|driver|body|actor|client|trainee",
);

/** What only somebody has who is weighed: a parcel sleeps little. */
const bodily =
  /^(?:(?:resting |average |avg |max )?heart rate|steps|(?:sleep|hours) (?:hours|minutes|slept)|body fat(?: percent| percentage)?|bmi|waist cm|muscle mass(?: kg)?)$/;

const weight =
  (kilograms: number, decimals: number) =>
  ({ member, role }: NumberContext): NumberHint => {
    const isBody =
      [...role, ...member.owner].some((word) => person.test(word)) ||
      member.siblings.some((name) => bodily.test(toWords(name).join(" ")));
    const known = isBody ? ([48, 104] as const) : aspectOf("weight", member, role);
    const [least, most] = known ?? [0.2, 24];
    const fine = most / kilograms > 300 ? 0 : decimals;
    return { least: round3(least / kilograms), most: round3(most / kilograms), decimals: fine };
  };

function round3(value: number): number {
  return Number(value.toPrecision(3));
}

const timeRules = Object.fromEntries(
  Object.entries(timeUnits).map(([names, unit]) => [names, lasting(unit)]),
);

/** What has a unit: time, money, weight, distance, data, temperature. */
export const quantityRules: Readonly<Record<string, NumberRule>> = {
  "minute @ clock time alarm cron": whole(0, 59),
  "hour @ clock time alarm cron": whole(0, 23),
  "minute|minutes past": alone(whole(0, 59)),
  second: alone(whole(0, 59)),
  ...timeRules,
  "duration|length of stay|runtime|playtime|length @ song track video episode film movie podcast call album clip flight audio recording":
    duration,
  "moving time|riding time|moving time seconds|moving seconds|elapsed time|elapsed time seconds|elapsed seconds @ ride bike cycling run activity workout swim":
    whole(1200, 9000),
  "minutes spent|minutes logged|minutes worked|time spent minutes": inSteps(5, 5, 90),
  "hours spent|hours logged|hours|time spent hours @ entry timeentry timelog worklog task": decimal(
    0.5,
    8,
    1,
  ),
  "duration|runtime|run time|play time|playing time|time spent|total time|elapsed time|estimated time|estimated duration":
    duration,
  "run time @ movie film": lasting(60),
  "latency|response time|processing time|execution time|request time|took|ping|elapsed|rtt|query time|load time|build time":
    whole(12, 900),
  "reading time|read time|prep time|cook time|preparation time|cooking time|wait time|waiting time|travel time|transit time|lead time|rest time":
    lasting(60),
  "delivery time min|delivery minutes min|min delivery time|delivery time minutes min|eta min @ restaurant shop store delivery cafe":
    inSteps(5, 15, 30),
  "delivery time max|delivery minutes max|max delivery time|delivery time minutes max|eta max @ restaurant shop store delivery cafe":
    inSteps(5, 35, 60),
  "delivery time|delivery time minutes|delivery minutes @ restaurant cafe menu food": inSteps(
    5,
    15,
    55,
  ),
  "delivery time|turnaround time|handling time": whole(1, 14),
  "timeout|time out|connect timeout": whole(1000, 30_000),
  "delay|debounce|throttle": whole(100, 5000),
  "interval|poll interval|polling interval|refresh interval": inSteps(15, 15, 300),
  "ttl|max age|cache ttl|expires in|lifetime|retry after|cooldown": round(300, 86_400, 2),
  uptime: whole(3600, 7_776_000),
  // Money
  "price|unit price|cost|unit cost|list price|retail price|base price|sale price|sales price|selling price|purchase price|item price|original price|regular price|current price|total price|estimated value|market value|assessed value|cash value|book value|replacement cost|resale value|appraised value|insured amount|covered amount|insurance covered|price usd|price eur|msrp|rrp|asking price|starting price|market price":
    price(money(4, 240)),
  "price cents|amount cents|cost cents|total cents|cents|amount in cents|price in cents": price(
    money(4, 240),
    100,
  ),
  "night price|price night|nightly rate|nightly price|room rate": whole(62, 420),
  "hour price|hourly rate|hour rate|hour cost|consulting rate": whole(18, 160),
  "hourly wage|hourly pay|wage|pay rate|base wage & break_minutes hours_worked start_time": decimal(
    13.5,
    38,
    2,
  ),
  "hourly wage|hourly pay": decimal(13.5, 38, 2),
  "day price|daily rate|day rate|daily price": whole(28, 640),
  "month price|monthly price|monthly fee|monthly cost|monthly payment|emi|monthly emi|emi amount":
    money(6, 180),
  "rent|rent amount|monthly rent|rental price|base rent|cold rent|warm rent|total rent": whole(
    540,
    3200,
  ),
  "additional costs|utilities|utility costs|service charge|service charges|ancillary costs|heating costs|operating costs @ apartment flat house property listing rental lease room unit home tenancy":
    inSteps(5, 90, 320),
  "hours per week|weekly hours|working hours per week|contract hours @ employee staff worker contract employment job position":
    inSteps(5, 20, 40),
  "year price|yearly price|annual price|annual fee|annual cost": money(48, 1400),
  "kg price|liter price|litre price": money(0.8, 38),
  "square meter price|sqm price|square foot price|sqft price": whole(1800, 9400),
  "km price|mile price|kilometer price": money(0.2, 3.4),
  // Weight, distance, size
  "weight|mass|gross weight|net weight|total weight|max weight|load|payload|body weight": weight(
    1,
    1,
  ),
  "kg|kgs|kilograms|weight kg": weight(1, 1),
  "grams|gram|weight grams|weight g": weight(0.001, 0),
  "lbs|lb|pounds|weight lbs": weight(0.4536, 0),
  "oz|ounces": weight(0.02835, 0),
  // What is told in tons is no parcel.
  "tons|tonnage": (context) => {
    const [, most] = aspectOf("weight", context.member, context.role) ?? [0, 0];
    return most < 1000 ? whole(20, 900) : weight(1000, 1)(context);
  },
  "mg|milligrams|mcg|micrograms": round(5, 800, 0),
  "height cm|body height|height @ user person patient player athlete profile member fighter character actor":
    whole(154, 192),
  "height @ building tower mountain tree waterfall dam": whole(8, 320),
  "width|height|length|depth @ dimension size package parcel product box item": whole(6, 48),
  "width|height|length|depth @ furniture room": whole(40, 220),
  "length km|distance km|km|kilometers|distance|length @ trail hike trek walk waypoint": decimal(
    2,
    18,
    1,
  ),
  "summit height|maximum altitude": whole(240, 2900),
  "length @ river trail road route track pool bridge tunnel": decimal(0.8, 84, 1),
  "length @ book": whole(80, 640),
  "length @ ship vessel vehicle": decimal(4, 220, 1),
  "length|max length|min length|content length": whole(4, 120),
  "width|image width|screen width|viewport width|thumb width|w": whole(320, 1920),
  "height|image height|screen height|viewport height|thumb height": whole(240, 1080),
  "depth|thickness|max depth": whole(2, 60),
  "x|y|left|right|bottom": ({ role }) => (role.length === 0 ? whole(0, 640) : undefined),
  z: whole(0, 40),
  "distance|distance km|kilometers|kilometres|miles|total distance|range km|radius km": decimal(
    0.6,
    64,
    1,
  ),
  "distance @ flight voyage": whole(180, 9600),
  "distance @ planet star galaxy exoplanet": decimal(4, 1400, 1),
  "nm|nautical miles|distance nm": whole(40, 6800),
  "depth meters|depth m|water depth|max depth|dive depth|depth @ excavation dive pool well lake trench":
    decimal(0.6, 42, 1),
  "annual output kwh|annual kwh|yearly kwh|annual consumption kwh|annual production kwh|annual output|annual consumption|annual energy":
    whole(1800, 14_000),
  "capacity kw|kw|peak power|kwp|capacity kwp|power kw @ solar panel installation array charger inverter charging station":
    decimal(3, 150, 1),
  "radius|accuracy radius|distance meters|distance m": whole(20, 5000),
  // How wide an arch spans, and how far a runner ran.
  "meters|metres|m": ({ role }) =>
    role.length === 0 || ways.test(role.at(-1) ?? "") ? whole(20, 5000) : decimal(1.2, 38, 1),
  "feet|ft|yards|inches": whole(4, 240),
  mileage: round(4000, 180_000, 1),
  "mileage|odometer & year make model vin": round(4000, 180_000, 1),
  "cm|mm|centimeters|millimeters": whole(4, 120),
  "area|square meters|surface|floor area|living area|sqm|square metres|m2|size @ property apartment house flat listing room estate home":
    whole(28, 240),
  "area|square meters|square metres|surface|floor area|living area|sqm|m2|size sqm|area sqm": ({
    role,
  }) => (role.some((word) => parts.test(word)) ? decimal(0.8, 42, 1) : whole(28, 240)),
  "square feet|square footage|sqft|size sqft|area sqft": round(400, 3200, 1),
  "area & population capital continent": whole(2000, 780_000),
  "hectares|acres": decimal(0.5, 180, 1),
  "bytes|size bytes|size in bytes|size|total bytes|total size @ backup databasebackup snapshot dump":
    round(180_000_000, 48_000_000_000, 6),
  "bytes|size bytes|size in bytes|total bytes|bytes sent|bytes received": whole(24_000, 8_400_000),
  "size|file size|filesize|total size|virtual size|current size|max size|chunk size|content size": (
    context,
  ) =>
    (context.role.length === 0 && isOfData(context)) || data.test(context.role.at(-1) ?? "")
      ? whole(24_000, 8_400_000)
      : whole(2, 48),
  "size @ shoe shirt dress clothing garment": whole(34, 46),
  "size @ team company group class family crew board grid squad": whole(3, 60),
  "kb|kilobytes|size kb": whole(12, 9400),
  "mb|megabytes|size mb": decimal(0.4, 480, 1),
  "gb|gigabytes|size gb|storage|disk|disk size|storage gb|memory gb": whole(2, 512),
  "memory|ram|memory mb|memory limit|heap": round(256, 16_384, 0),
  "mbps|kbps|bandwidth|throughput|download speed|upload speed": whole(8, 940),
  "temperature|temp|celsius|degrees|temperature c|temp c": decimal(-4, 32, 1),
  "temperature @ patient vital body": decimal(36.1, 39.4, 1),
  "fahrenheit|temperature f": whole(24, 96),
  "temperature|oven temperature @ recipe oven dish": round(150, 230, 1),
  "temperature & max_tokens prompt top_p": decimal(0, 1, 1),
  "ml|milliliters|millilitres|volume ml": round(50, 1000, 1),
  "size sqft|square feet|sqft|area sqft @ storageunit storage locker": round(20, 300, 1),
  "size sqm|area sqm|size|area|square meters @ plot gardenplot allotment": whole(20, 250),
  "runtime minutes|runtime|running time|duration minutes @ screening showing film movie theatre theater play opera ballet musical production":
    whole(78, 164),
  "acts & composer conductor playwright": whole(2, 4),
  "intervals|intermissions & playwright director composer": whole(0, 2),
  "capacity liters|capacity litres|volume liters|liters @ bin wastebin container dumpster skip":
    round(60, 1100, 1),
  "liters|litres|l|volume liters|gallons": decimal(0.5, 60, 1),
  "kwh|wh|energy|energy kwh|energy consumption": decimal(0.4, 48, 1),
  "kw|power kw|demand kw|peak demand|demand kilowatts": decimal(0.8, 14, 1),
  "watts|watt|power|wattage|horsepower|power output": whole(40, 320),
  "hp|hit points|health|max hp & attack defense level mana": whole(20, 240),
  "volts|voltage|volt @ battery sensor cell device pack & battery_level": decimal(3.2, 4.2, 2),
  "volts|voltage|volt|v": decimal(218, 241, 1),
  "accuracy|gps accuracy & lat latitude lng longitude coordinates heading": whole(3, 60),
  accuracy: decimal(62, 99, 1),
  "amps|current|amperage|ampere": decimal(0.2, 16, 1),
  "hz|frequency hz|refresh rate": whole(50, 144),
  "rpm|revolutions": round(800, 6400, 1),
  "lux|lumens|brightness lumens|illuminance": whole(80, 1600),
  "ppm|co2": whole(400, 1400),
  "db|decibels|noise level|noise": whole(28, 92),
  "dpi|ppi": whole(72, 300),
  "px|pixels": whole(16, 1200),
  "avg speed|average speed|speed|avg speed kmh @ ride bike cycling bikeride & elevation_gain kudos":
    decimal(18, 29, 1),
  "max speed|top speed|max speed kmh @ ride bike cycling bikeride": decimal(34, 62, 1),
  "duration|duration minutes|minutes|duration min|trip duration|estimated minutes @ taxitrip taxiride cabride cabtrip taxibooking ridehail":
    whole(6, 44),
  "distance km|distance|km|trip distance|distance miles @ taxitrip taxiride cabride cabtrip taxibooking ridehail taxi cab & driver_id rider_id rider_name pickup_address surge_multiplier":
    decimal(1.2, 18, 1),
  "distance km|distance|km @ bike cycling bikeride & elevation_gain elevation_gain_m kudos cadence avg_speed average_speed":
    decimal(9, 96, 1),
  "fan speed|fan level|fan setting": whole(1, 5),
  "fan speed|fan rpm|fan speed rpm @ gpu cpu server computer host machine hardware cooler graphicscard":
    round(800, 2600, 1),
  "fan speed rpm|fan rpm": round(800, 2600, 1),
  "mph|kmh|kph|speed|max speed|top speed|average speed|knots": whole(8, 180),
  "estimated minutes|minutes to complete": inSteps(5, 5, 90),
  "estimated duration|estimated duration minutes|estimated time|estimated minutes @ delivery route ride trip":
    whole(25, 480),
  "speed|pace @ run workout race activity": decimal(4.2, 16, 1),
  "avg heart rate|average heart rate|mean heart rate|avg hr|average hr|heart rate avg|heart rate average|hr avg @ run running ride cycling workout race training activity exercise":
    whole(126, 164),
  "minutes per match": whole(14, 38),
  "field goal percentage|fg percentage|field goal pct|shooting percentage": decimal(31, 56, 1),
  "free throw percentage|ft percentage": decimal(64, 92, 1),
  "lot acres|lot size acres|acreage|acres @ property house home listing estate realestate & bedrooms bathrooms":
    decimal(0.1, 2.4, 2),
  "rate|hour rate|billing rate & hours hours_worked billable_hours": inSteps(5, 55, 160),
  "wind speed|wind|gust|wind gust": decimal(0.5, 22, 1),

  "gross weight|net weight|weight|cargo weight|gross weight kg|weight kg @ manifest container cargo freight vessel & container_number vessel_name":
    round(2000, 26_000, 2),
  "volume cbm|cbm|volume m3|cubic meters": decimal(2, 67, 1),
  "yield|yield tons|tons|harvest tons|yield tonnes @ crop field harvest farm": decimal(2, 480, 1),
  "square feet|square footage|sqft @ apartment flat studio": round(420, 1600, 1),
  "distance|distance km|km|total distance @ run workout activity walk ride bike trip taxi": decimal(
    1,
    24,
    1,
  ),
  "distance meters|distance m|meters @ bike trip ride walk": round(400, 9000, 1),
  "elevation gain|ascent|climb|elevation @ run workout activity hike ride trail trek": whole(
    40,
    860,
  ),
  "weight|weight kg @ exercise set lift": round(5, 120, 0),
  "runtime|runtime minutes|run time|running time|film length|length & movie_title film_title showtime genre":
    whole(82, 168),
  "co2 saved|co2 saved grams|carbon saved": round(80, 2400, 1),
  "previous reading|current reading|meter reading|last reading|latest reading|start reading|end reading|opening reading|closing reading|previous value|reading value @ meter energy utility water gas electricity meterreading utilitybill energybill bill":
    whole(1200, 48_000),
  "consumption|usage|units used|units consumed @ meter energy utility water gas electricity utilitybill energybill & previous_reading current_reading":
    whole(40, 640),
  "fuel used|fuel consumed|fuel liters|fuel used liters|fuel": decimal(4, 48, 1),
  "labor hours|labour hours|man hours": decimal(0.5, 16, 1),
  "weight|weight kg & breed species pet_name": decimal(2, 34, 1),
  "height|height cm @ plant tree flower": whole(8, 180),
  "amount ml|milk ml|volume ml & baby_name": round(60, 210, 1),
  "power consumption|power consumption watts|watts @ device lamp light smart": whole(2, 15),
};
