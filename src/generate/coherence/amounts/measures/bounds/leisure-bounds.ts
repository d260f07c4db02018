import { oneOf } from "../../../../one-of.ts";
import type { Bound } from "./bound.ts";

/** What is never more than another in free time: who marks a thing has looked at it. */
export const leisureBounds: readonly Bound[] = [
  {
    lower: "edition number|number in edition|piece number",
    upper: "limited to|edition size|edition of",
    isLoose: true,
  },
  {
    lower: "price per person|price per night|price per guest|price per day|price pp",
    upper: "original price|regular price|list price|was price|old price",
    isLoose: true,
    least: 0.6,
    most: 0.95,
  },
  {
    lower: "copay|co pay|copayment",
    upper: "price|total price|total|retail price|cost",
    isLoose: true,
  },
  {
    lower: "capacity seated|seated capacity|seated",
    upper: "capacity standing|standing capacity|standing",
    isLoose: true,
    least: 0.5,
    most: 0.85,
  },
  { lower: "games played|rounds played", upper: "games booked|games paid|rounds booked" },
  {
    lower: "shoe rentals|shoes rented|shoe rental count",
    upper: "players count|players|player count|bowlers|guests",
    isLoose: true,
    least: 0.4,
  },
  {
    lower: "streak|win streak|current streak|winning streak|current win streak",
    upper: "wins|won|games won|matches won|total wins",
    isLoose: true,
  },
  {
    lower: "spot number|mat number|bike number|spot",
    upper: "capacity|max capacity|spots|total spots|max participants|class size",
    isLoose: true,
  },
  {
    lower: "trees planted|planted|planted count",
    upper: "target trees|trees target|trees goal|target",
    isLoose: true,
    least: 0.2,
  },
  {
    lower: "completed this week|done this week|completions this week|times this week",
    upper: "target per week|weekly target|weekly goal|goal per week|times per week",
    isLoose: true,
  },
  {
    lower: "longest streak|best streak",
    upper: "total completions|completions|total check ins|times completed|total days",
    isLoose: true,
    most: 0.6,
  },
  {
    lower: "current count|current animals|current guests|current members|current children",
    upper: "capacity|max animals|max count|max guests|max members|max children|max capacity",
    isLoose: true,
  },
  {
    lower:
      "child price|price child|admission child|child admission|child ticket|student price|concession price|reduced price|senior price",
    upper: "adult price|price adult|admission adult|adult admission|adult ticket|admission price",
    isLoose: true,
    least: 0.4,
    most: 0.75,
  },
  {
    lower: "books read|books finished|books completed|workouts completed|sessions completed",
    upper: "goal|target|target books|goal books|book goal|yearly goal|annual goal|target workouts",
    isLoose: true,
  },
  {
    lower:
      "volunteers signed up|volunteers registered|registered volunteers|signed up|helpers signed up|sign ups",
    upper: "volunteers needed|needed|helpers needed|spots",
    isLoose: true,
  },
  {
    lower: "due today|new today|due count|new count|mastered count|cards due",
    upper: "card count|cards|total cards",
    isLoose: true,
    most: 0.4,
  },
  {
    lower: "elo|rating|current elo|current rating",
    upper: "peak elo|peak rating|best rating|highest rating|max elo",
    isLoose: true,
    least: 0.85,
  },
  {
    lower: "confirmed count|confirmed|accepted count|attending count|confirmed guests|rsvp yes",
    upper: "invited count|invited|invitations|invited guests|guests invited",
    isLoose: true,
    least: 0.4,
  },
  {
    lower: "correct count|correct answers|times correct|solved count|solves|success count|solved",
    upper: "attempts|attempt count|times reviewed|times practiced|times shown|times played",
    isLoose: true,
    least: 0.35,
    most: 0.95,
  },
  {
    lower: "times wrong|wrong count|incorrect count|times incorrect|wrong answers|mistakes",
    upper: "times correct|correct count|correct answers|right count",
    isLoose: true,
    most: 0.7,
  },
  {
    lower: "fiber|fibre|fiber g|fibre g",
    upper: "carbs|carbs g|carbohydrates",
    isLoose: true,
    most: 0.35,
  },
  { lower: "sugar|sugar g|sugars", upper: "carbs|carbs g|carbohydrates", isLoose: true, most: 0.7 },
  { lower: "collected|gathered", upper: "target|goal", isLoose: true, least: 0.2 },
  {
    lower: "width",
    upper: "length",
    least: 0.3,
    notIn: oneOf("bridge|road|tunnel|street|viaduct|overpass|runway|canal|quay|pier|belt|conveyor"),
  },
  { lower: "child count|children|current children", upper: "capacity|places", isLoose: true },
  {
    lower: "bought|purchased|received|quantity bought|quantity purchased|quantity received",
    upper: "wanted|desired|quantity wanted|quantity desired|quantity requested",
    isLoose: true,
  },
  {
    lower: "photos delivered|delivered photos|edited photos|photos edited",
    upper: "photos taken|photo count|photos shot|total photos",
    isLoose: true,
    most: 0.5,
  },
  {
    lower: "photos delivered|delivered photos",
    upper: "edited photos|photos edited",
    isLoose: true,
    least: 0.8,
  },
  {
    lower:
      "favorite count|favourite count|favorites count|favourites count|saves|save count|watchers",
    upper: "view count|views|views count",
    isLoose: true,
    most: 0.12,
  },
  {
    lower: "topics|topic count|topics count|threads|thread count|threads count",
    upper: "posts|post count|posts count|messages|message count|replies|reply count",
    isLoose: true,
    most: 0.4,
  },
];
