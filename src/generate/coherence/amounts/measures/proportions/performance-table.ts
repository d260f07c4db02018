import { oneOf } from "../../../../one-of.ts";
import type { Proportion } from "./proportion.ts";

const advertised = oneOf(
  "ad|ads|advert|advertisement|campaign|adset|keyword|creative|marketing|promo",
);
const sold = oneOf(
  "store|shop|sales|stats|statistics|metrics|kpi|report|dashboard|summary|analytics|daily|weekly|monthly|performance|overview|day|month|region|channel|branch",
);
const housed = oneOf(
  "property|house|home|listing|estate|realestate|villa|condo|residence|apartment|flat|unit|townhouse|studio|rental",
);
const homePrices =
  "asking price|list price|listing price|sale price|sold price|purchase price|price";
const ran = oneOf("run|running|jog|race|marathon|runner");
const rode = oneOf("ride|bike|cycling|cycle|rider");
const walked = oneOf("walk|hike|hiking|walking|trail|stroll");
const trained = oneOf("workout|training|activity|exercise|run|running|ride|race|cycling|session");

const somebody = oneOf(
  "player|athlete|footballer|user|profile|person|patient|member|fighter|boxer|wrestler|swimmer|runner|cyclist|model|client",
);

const activeMinutes =
  "duration minutes|duration min|minutes|time minutes|moving minutes|elapsed minutes";

const squareMetres =
  "living area|area sqm|floor area|area m2|square meters|square metres|size sqm|size m2|area";

const squareFeet = "square feet|square footage|sqft|area sqft|living area sqft|size sqft|sq ft";

/** How a screen of figures hangs together, from what is many to what is made of it. */
export const performances: readonly Proportion[] = [
  {
    follows: "citations|total citations|citation count|times cited",
    of: "publications|publication count|papers|papers published|number of publications",
    times: [6, 34],
    decimals: 0,
  },
  {
    follows: "h index|hindex",
    of: "publications|publication count|papers|papers published|number of publications",
    times: [0.14, 0.32],
    decimals: 0,
  },
  // Who has played long has come far.
  {
    follows: "xp|total xp|experience points|experience|exp",
    of: "level|player level|character level",
    times: [190, 260],
    decimals: -1,
    unless: "xp to next level|next level xp|xp required|experience to next level",
  },
  {
    follows: "hours played|play hours|playtime hours|play time hours|total hours played",
    of: "level|player level|character level",
    times: [2, 9],
    decimals: 0,
  },
  // Of those who see something some click, of those who click some buy.
  { follows: "reach|unique reach", of: "impressions", times: [0.45, 0.85], decimals: 0 },
  {
    follows: "clicks|link clicks|total clicks",
    of: "impressions|ad impressions",
    times: [0.008, 0.045],
    decimals: 0,
  },
  {
    follows: "conversions|sign ups|signups|leads|leads generated|installs",
    of: "clicks|link clicks|total clicks",
    times: [0.03, 0.09],
    decimals: 0,
  },
  {
    follows: "spend|ad spend|amount spent|total spend|spent|cost|total cost",
    of: "clicks|link clicks|total clicks",
    times: [0.4, 1.9],
    decimals: 2,
    owner: advertised,
  },
  {
    follows: "budget|total budget|campaign budget",
    of: "spend|ad spend|amount spent|total spend|spent",
    times: [1.2, 1.9],
    decimals: -1,
    isOfSome: true,
    owner: advertised,
  },
  {
    follows: "revenue|revenue generated|attributed revenue|sales",
    of: "spend|ad spend|amount spent|total spend|spent",
    times: [1.6, 5.5],
    decimals: 2,
    owner: advertised,
  },
  {
    follows: "unique visitors|visitors|users",
    of: "page views|pageviews|views",
    times: [0.3, 0.6],
    decimals: 0,
    owner: sold,
  },
  {
    follows: "orders|order count|total orders|number of orders|transactions|purchases",
    of: "visitors|unique visitors|sessions|visits|footfall",
    times: [0.014, 0.045],
    decimals: 0,
  },
  {
    follows: "revenue|total revenue|sales|gross sales|net sales|total sales|gross revenue|turnover",
    of: "orders|order count|total orders|number of orders|transactions",
    times: [38, 115],
    decimals: 2,
    unless: "price|unit price|units sold",
    isOfSome: true,
  },
  {
    follows: "items sold|units sold|units|total items",
    of: "orders|order count|total orders|transactions",
    times: [1.3, 2.8],
    decimals: 0,
    owner: sold,
  },
  {
    follows: "new customers|first time customers",
    of: "orders|order count|total orders",
    times: [0.3, 0.55],
    decimals: 0,
  },
  {
    follows: "returning customers|repeat customers",
    of: "orders|order count|total orders",
    times: [0.25, 0.42],
    decimals: 0,
  },
  {
    follows: "refunds|refund amount|refunded|returns amount",
    of: "revenue|total revenue|sales|gross sales|total sales|gross revenue",
    times: [0.008, 0.05],
    decimals: 2,
    owner: sold,
  },
  // A home is as large as it has rooms, and costs what its size costs.
  {
    follows: "bathrooms|baths|number of bathrooms",
    of: "bedrooms|beds|number of bedrooms",
    times: [0.4, 0.75],
    // A studio has one, too, and a plot none.
    add: [0.5, 0.5],
    decimals: 0,
    isNoneAtFirst: true,
  },
  {
    follows: "bathrooms|baths|number of bathrooms",
    of: "rooms|room count|number of rooms",
    times: [0.2, 0.45],
    add: [0.6, 0.6],
    decimals: 0,
    owner: oneOf("apartment|flat|house|home|condo|property|listing|rental|villa|residence"),
  },
  {
    follows: "floors|floor count|number of floors|storeys|stories",
    of: "room count|rooms|number of rooms|total rooms|rooms count",
    times: [0.025, 0.045],
    add: [1.6, 2.4],
    decimals: 0,
    owner: oneOf("hotel|hostel|resort|inn|motel|hospital"),
  },
  // What is called an area alone is one of square metres, unless its name goes on with feet.
  {
    follows: squareMetres,
    of: "bedrooms|number of bedrooms",
    times: [24, 38],
    add: [18, 34],
    decimals: 0,
    most: 460,
  },
  {
    follows: squareMetres,
    of: "beds",
    times: [24, 38],
    add: [18, 34],
    decimals: 0,
    owner: housed,
  },
  {
    follows: "size|area",
    of: "rooms|number of rooms|bedrooms",
    times: [17, 26],
    add: [10, 22],
    decimals: 0,
    owner: oneOf("apartment|flat|house|home|condo|studio|rental"),
  },
  {
    follows: "rent|monthly rent|rent per month|cold rent|base rent",
    of: `${squareMetres}|size`,
    times: [11, 24],
    decimals: 0,
    beside: "rooms|number of rooms|bedrooms",
  },
  {
    follows: squareFeet,
    of: "bedrooms|beds|number of bedrooms",
    owner: housed,
    times: [330, 560],
    add: [220, 420],
    decimals: -1,
    most: 5000,
  },
  {
    follows: "rent|monthly rent|rent per month|base rent",
    of: squareFeet,
    times: [1.3, 2.6],
    decimals: -1,
    beside: "rooms|number of rooms|bedrooms",
  },
  {
    follows: homePrices,
    of: squareMetres,
    times: [2400, 5200],
    decimals: -3,
    within: [0, 460],
    beside: "bedrooms|beds|rooms|year built|price per sqm|price per m2",
    owner: housed,
  },
  {
    follows: homePrices,
    of: squareFeet,
    times: [190, 430],
    decimals: -3,
    // What is larger is land, and has no price by the foot of a floor.
    within: [0, 5000],
    beside: "bedrooms|beds|year built|price per sqft|price per square foot",
    owner: housed,
  },
  // What a body does.
  {
    follows: "weight kg|weight|current weight|current weight kg|body weight kg",
    of: "height cm",
    times: [0.36, 0.5],
    decimals: 1,
    unless:
      "age months|age in months|age weeks|age in weeks|head circumference|head circumference cm",
  },
  {
    follows: "weight kg|weight",
    of: "height cm|height",
    times: [0.36, 0.45],
    decimals: 0,
    within: [140, 220],
    unless:
      "age months|age in months|age weeks|age in weeks|head circumference|head circumference cm",
    owner: somebody,
  },
  {
    follows: activeMinutes,
    of: "distance km|distance",
    times: [4.7, 6.9],
    decimals: 0,
    owner: ran,
  },
  {
    follows: activeMinutes,
    of: "distance km|distance",
    times: [2.1, 3.1],
    decimals: 0,
    owner: rode,
  },
  {
    follows: activeMinutes,
    of: "distance km|distance",
    times: [12, 17],
    decimals: 0,
    owner: walked,
  },
  {
    follows: "duration seconds|duration sec|time seconds|moving seconds|elapsed seconds",
    of: "distance km|distance",
    times: [282, 414],
    decimals: 0,
    owner: ran,
  },
  {
    follows: "max heart rate|maximum heart rate|peak heart rate|max hr",
    of: "avg heart rate|average heart rate|mean heart rate|avg hr|average hr",
    times: [1.08, 1.2],
    decimals: 0,
    owner: trained,
  },
  {
    follows: "total hours|duration hours|course hours|content hours",
    of: "lessons count|lesson count|lessons|total lessons|lectures count|number of lessons",
    times: [0.2, 0.6],
    add: [1, 2],
    decimals: 0,
    owner: oneOf("course|class|program|programme|module"),
  },
  {
    follows: "price|fare|ticket price|base fare|base price",
    of: "distance km|distance",
    times: [0.04, 0.1],
    add: [40, 70],
    decimals: 0,
    owner: oneOf("flight"),
    // Between two places that are told it is told with the way.
    unless: "origin|from|origin airport|departure airport|origin code|from airport|origin city",
  },
  {
    follows: "tables|table count|number of tables",
    of: "seating capacity|capacity|seats",
    times: [0.2, 0.32],
    decimals: 0,
    owner: oneOf("restaurant|cafe|bar|bistro"),
  },
  {
    follows: "expected salary|salary expectation|desired salary|expected ctc",
    of: "current salary|current ctc|present salary",
    times: [1.04, 1.24],
    decimals: -2,
  },
  {
    follows: "offer amount|offered salary|salary offer",
    of: "expected salary|salary expectation|desired salary",
    times: [0.92, 1.06],
    decimals: -2,
  },
  {
    follows: "price per person|price|adult price",
    of: "duration days|days",
    times: [85, 190],
    decimals: 0,
    owner: oneOf("tour|package|trip"),
  },
  // A season.
  {
    follows: "points|total points|points scored",
    of: "games played|games|matches played|appearances",
    times: [6, 27],
    decimals: 0,
    beside: "rebounds|points per game|ppg|field goal percentage|three pointers",
  },
  {
    follows: "assists|total assists",
    of: "games played|games|matches played|appearances",
    times: [1.2, 8],
    decimals: 0,
    beside: "rebounds|assists per game|apg|field goal percentage",
  },
  {
    follows: "rebounds|total rebounds",
    of: "games played|games|matches played",
    times: [2, 10.5],
    decimals: 0,
  },
  {
    follows: "blocks|steals|turnovers|total blocks|total steals",
    of: "games played|games|matches played",
    times: [0.4, 2.4],
    decimals: 0,
    beside: "rebounds|points per game|ppg|field goal percentage",
  },
  {
    follows: "minutes played|minutes",
    of: "appearances|matches played|games played",
    times: [42, 88],
    decimals: 0,
    beside: "goals|yellow cards|clean sheets",
  },
  {
    follows:
      "latest episode number|last episode number|current episode number|latest episode episode number",
    of: "episode count|total episodes|number of episodes|episodes count|episodes",
    times: [1, 1],
    decimals: 0,
  },
  // Cars and departments.
  {
    follows: "trip km|km driven|distance km|trip distance km|trip distance|distance driven",
    of: "liters|litres|fuel liters|liters filled|fuel used liters|fuel used",
    times: [11.5, 19],
    decimals: 0,
  },
  {
    follows: "trip miles|miles driven|miles",
    of: "gallons|fuel gallons",
    times: [22, 41],
    decimals: 0,
  },
  {
    follows: "budget|annual budget|yearly budget|payroll|total payroll",
    of: "headcount|employee count|employees|number of employees|staff count",
    times: [58_000, 112_000],
    decimals: -3,
    owner: oneOf("department|team|division|unit|branch|office"),
  },
];
