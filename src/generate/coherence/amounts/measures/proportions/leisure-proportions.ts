import { oneOf } from "../../../../one-of.ts";
import type { Proportion } from "./proportion.ts";

/** Whom somebody measures every few months. */
const grown = oneOf("growth|baby|child|infant|toddler|measurement|checkup|babygrowth|childgrowth");
const posted = oneOf("post|tweet|status|reel|note|video|clip|story");
const likes = "likes|like count|favorites|favourites";

/** What goes with what in free time: who likes a post has seen it, and most say nothing. */
export const leisureProportions: readonly Proportion[] = [
  {
    follows: "time spent minutes|minutes spent|time spent|learning minutes",
    of: "completed lessons|lessons completed|lessons done",
    times: [7, 14],
    decimals: 0,
  },
  ...(
    [
      ["kills|total kills|eliminations", [5, 16]],
      ["deaths|total deaths", [5, 12]],
      ["assists|total assists", [2, 7]],
      ["wins|total wins|victories|matches won|games won", [0.34, 0.66]],
    ] as const
  ).map(
    ([follows, times]): Proportion => ({
      follows,
      of: "matches|matches played|games|games played|total matches|total games|match count",
      times,
      decimals: 0,
      beside: "kills|total kills|eliminations",
    }),
  ),
  {
    follows: "total plays|total streams|play count|plays|streams|total listens",
    of: "monthly listeners|monthly plays|monthly streams|listeners per month",
    times: [14, 70],
    decimals: -2,
  },
  {
    follows: "minutes listened|listening minutes|listened minutes|total minutes",
    of: "play count|plays|listens",
    times: [2.4, 3.9],
    decimals: 0,
    within: [1, 30_000],
  },
  {
    follows: "followers|follower count|followers count|fans",
    of: "monthly listeners|listeners per month",
    times: [0.25, 1.1],
    decimals: 0,
  },
  {
    follows: "plays|play count|plays count|streams|stream count|times played|total plays",
    of: "popularity",
    times: [4200, 61_000],
    decimals: 0,
    owner: oneOf("track|song|album|single"),
  },
  {
    follows: "bmi|body mass index",
    of: "weight kg|weight|body weight|body weight kg",
    times: [0.3, 0.34],
    decimals: 1,
    within: [35, 140],
    unless: "height|height cm|height m|height in",
  },
  {
    follows: "budget|total budget|party budget",
    of: "guest count|guests|number of guests|expected guests",
    times: [14, 38],
    decimals: -1,
    owner: oneOf("party|partyplan|celebration"),
  },
  {
    follows: "highest point m|highest point|max elevation m|max elevation|summit elevation m",
    of: "elevation gain m|elevation gain|elevation gain meters|ascent m",
    times: [1, 1],
    add: [140, 1300],
    decimals: 0,
    owner: oneOf("trail|hike|hiking|hikingtrail|walk|route"),
  },
  {
    follows: "amount|offer amount|offered price|offer price",
    of: "asking price|list price|listed price",
    times: [0.7, 1],
    decimals: 0,
    owner: oneOf("offer|counteroffer|priceoffer"),
  },
  {
    follows: "drink from|drink from year|best from|drinking from",
    of: "vintage|vintage year",
    times: [1, 1],
    add: [2, 6],
    decimals: 0,
  },
  {
    follows: "drink until|drink by|drink before|drink to|drink until year|best before year",
    of: "vintage|vintage year",
    times: [1, 1],
    add: [8, 16],
    decimals: 0,
  },
  {
    follows: "purchase price|price paid|bought for|acquisition price|cost",
    of: "estimated value|current value|market value|value",
    times: [0.45, 1.1],
    decimals: 0,
    owner: oneOf("collection|collectible|collectable|coin|stamp|card|comic"),
  },
  {
    follows:
      "price per night|nightly rate|nightly price|room rate|base price|price from|starting price|average price|avg price per night|price|starting price per night",
    of: "stars|star rating|hotel stars|star category",
    times: [36, 68],
    decimals: 0,
    owner: oneOf("hotel|resort|motel|inn|accommodation|lodging"),
  },
  {
    follows:
      "best time|best time minutes|record time|record time minutes|fastest time|fastest time minutes|completion time|completion time minutes|escape time|escape time minutes|average time|average escape time",
    of: "duration minutes|duration|time limit|time limit minutes|max duration",
    times: [0.52, 0.94],
    decimals: 0,
    owner: oneOf("escape|puzzle|quest"),
  },
  {
    follows: "appearances|matches played|games played|total appearances|career appearances",
    of: "seasons|seasons played|number of seasons",
    times: [16, 34],
    decimals: 0,
    owner: oneOf("player|footballer|athlete|squad"),
  },
  {
    follows:
      "estimated minutes|estimated duration|estimated duration minutes|estimated time minutes|walking minutes",
    of: "length km|distance km|length|distance",
    times: [15, 23],
    decimals: -1,
    owner: oneOf("trail|hike|path|walk"),
  },
  {
    follows: "distance km|distance|walked km",
    of: "steps|step count",
    times: [0.00066, 0.0008],
    decimals: 1,
  },
  {
    follows: "reposts|retweets|shares|repost count|retweet count|share count",
    of: likes,
    times: [0.03, 0.22],
    decimals: 0,
    owner: posted,
  },
  {
    follows: "replies|reply count|comments|comment count|comments count",
    of: likes,
    times: [0.04, 0.3],
    decimals: 0,
    owner: posted,
  },
  {
    follows: "views|view count|views count|reads",
    of: "replies|reply count|replies count|answers|answer count|answers count",
    times: [14, 70],
    add: [10, 90],
    decimals: 0,
    owner: oneOf("thread|topic|discussion|forumthread|forumtopic|forumpost|question"),
  },
  {
    follows: "impressions|views|view count|reach|views count",
    of: likes,
    times: [9, 42],
    add: [12, 180],
    decimals: 0,
    isNoneAtFirst: true,
    owner: posted,
  },
  {
    follows: "subscribers gained|new subscribers|followers gained|subscribers added",
    of: "views|view count|views count",
    times: [0.002, 0.02],
    decimals: 0,
    owner: oneOf("video|reel|short|clip|upload"),
  },
  {
    follows: "revenue|estimated revenue|ad revenue|earnings|revenue usd",
    of: "views|view count|views count",
    times: [0.0011, 0.0064],
    decimals: 2,
    owner: oneOf("video|reel|short|clip|upload"),
  },
  {
    follows:
      "box office|box office gross|worldwide gross|gross|total gross|revenue|box office revenue|earnings",
    of: "budget|production budget",
    times: [0.5, 4.2],
    decimals: -5,
    owner: oneOf("movie|film"),
  },
  {
    follows:
      "elevation gain|elevation gain m|elevation gain meters|ascent|ascent m|total ascent|climb",
    of: "distance|distance km|length km|length",
    times: [22, 78],
    decimals: -1,
    owner: oneOf("hike|hiking|trail|trek|walk"),
  },
  {
    follows:
      "elevation gain|elevation gain m|elevation gain meters|ascent|ascent m|total ascent|climb",
    of: "distance|distance km|length km|length",
    times: [3, 13],
    decimals: 0,
    owner: oneOf("ride|bike|cycling|cycle|run|running|jog|race|marathon"),
  },
  {
    follows:
      "enrolled|enrolled count|enrolled children|children enrolled|current enrollment|children|child count",
    of: "capacity|max children|places|total places",
    times: [0.68, 1],
    decimals: 0,
    owner: oneOf("daycare|nursery|kindergarten|preschool|creche"),
  },
  {
    follows: "amount ml|amount|volume ml",
    of: "total today ml|total today|daily total ml|daily total|today total ml",
    times: [0.08, 0.25],
    decimals: -1,
  },
  {
    follows: "weight kg|weight|current weight",
    of: "age months|age in months",
    times: [0.27, 0.31],
    add: [4.4, 5.4],
    decimals: 1,
    owner: grown,
  },
  {
    follows: "height cm|height|length cm|length",
    of: "age months|age in months",
    times: [0.96, 1],
    add: [57, 61],
    decimals: 0,
    owner: grown,
  },
  {
    follows: "head circumference cm|head circumference|head cm|head size cm",
    of: "age months|age in months",
    times: [0.15, 0.17],
    add: [39.5, 42],
    decimals: 1,
    owner: grown,
  },
  {
    follows: "reserve price|reserve|reserve amount",
    of: "starting bid|starting price|start price|opening bid|start bid",
    times: [1.2, 2.2],
    decimals: -1,
    owner: oneOf("auction|lot|auctionlot|listing|item"),
  },
  {
    follows: "deposit paid|deposit|deposit amount",
    of: "price|total price|quoted price|total cost|package price",
    times: [0.2, 0.5],
    decimals: -1,
    owner: oneOf(
      "vendor|wedding|photoshoot|shoot|tattoo|photo|photography|party|appointment|salon|hair|booking",
    ),
  },
  {
    follows: "total price|price|total cost|estimated price|quoted price",
    of: "hours|session hours|estimated hours",
    times: [90, 160],
    decimals: -1,
    owner: oneOf("tattoo|tattoosession|tattooappointment|tattoobooking"),
  },
  {
    follows: "muscle mass|muscle mass kg|muscle kg|skeletal muscle mass|lean mass kg|lean mass",
    of: "weight|weight kg|body weight|body weight kg",
    times: [0.34, 0.46],
    decimals: 1,
  },
  {
    follows: "fat mass|fat mass kg|body fat mass|body fat kg",
    of: "weight|weight kg|body weight|body weight kg",
    times: [0.14, 0.3],
    decimals: 1,
  },
  {
    follows: "height|height px",
    of: "width|width px",
    times: [0.6667, 0.6667],
    decimals: 0,
    owner: oneOf("photo|picture|snapshot|image"),
  },
  {
    follows: "height|height px|image height",
    of: "width|width px|image width",
    times: [0.5625, 0.5625],
    decimals: 0,
    owner: oneOf("media|asset|mediaasset|mediafile|mediaitem|video"),
  },
  {
    follows: "distance km|distance|race distance km|total distance km",
    of: "laps|lap count|total laps",
    times: [4.3, 5.8],
    decimals: 1,
    within: [40, 80],
    owner: oneOf("race|grandprix|prix"),
  },
  {
    follows: "total size gb|size gb|backup size gb|used gb",
    of: "photos count|photo count|total photos",
    times: [0.003, 0.006],
    decimals: 1,
    owner: oneOf("backup|library|photolibrary"),
  },
  {
    follows: "online members|online count|members online|online|active members|online now",
    of: "members|member count|members count|total members|subscribers",
    times: [0.01, 0.12],
    decimals: 0,
    owner: oneOf("community|subreddit|group|server|guild|forum|subcommunity"),
  },
  {
    follows: "ms played|played ms|listened ms",
    of: "duration ms|track duration ms|length ms",
    times: [0.2, 1],
    decimals: 0,
  },
  {
    follows: "calories|calories burned|kcal",
    of: "duration min|duration minutes|minutes|duration",
    times: [6, 11],
    decimals: 0,
    owner: oneOf("workout|training|exercise|session|activity"),
  },
];
