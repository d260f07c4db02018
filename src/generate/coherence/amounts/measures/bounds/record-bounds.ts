import type { Bound } from "./bound.ts";

/** What is watched, played or measured, within what there is of it. */
export const recordBounds: readonly Bound[] = [
  {
    lower: "checklist done|checklist completed|completed checklist items|checked items",
    upper: "checklist total|checklist count|checklist items|total checklist items",
    isLoose: true,
  },
  {
    lower: "completed|completions|completed count",
    upper: "enrolled|enrolled count|assigned|assigned count|participants|learners|enrollments",
    isLoose: true,
    least: 0.2,
    most: 0.96,
  },
  {
    lower:
      "reimbursable amount|reimbursable|reimbursed amount|amount reimbursed|reimbursable total",
    upper: "total amount|total|amount",
    isLoose: true,
    least: 0.7,
  },
  {
    lower: "best position|best rank|best ranking|highest position",
    upper: "current position|position|rank|current rank|ranking",
    isLoose: true,
    least: 0.4,
  },
  {
    lower: "connections|active connections|current connections|open connections",
    upper: "max connections|connection limit|maximum connections",
    isLoose: true,
    most: 0.9,
  },
  { lower: "prominence", upper: "elevation|height|altitude", isLoose: true, least: 0.1, most: 0.7 },
  {
    lower: "lowest score|min score|lowest mark|lowest grade",
    upper: "average score|avg score|average mark|mean score|average grade",
    isLoose: true,
    most: 0.8,
  },
  {
    lower: "average score|avg score|average mark|mean score|average grade",
    upper: "highest score|max score|top score|best score|highest mark|highest grade",
    isLoose: true,
    most: 0.9,
  },
  {
    lower: "passed count|students passed|passed",
    upper: "students count|student count|students|candidates|participants",
    isLoose: true,
    least: 0.6,
  },
  {
    lower: "review count|reviews count|reviews|total reviews|number of reviews|rating count",
    upper:
      "completed jobs|jobs completed|total jobs|jobs done|total bookings|completed bookings|sessions completed|completed sessions|total sessions|lessons given|total lessons",
    isLoose: true,
    least: 0.3,
    most: 0.85,
  },
  {
    lower: "attendees|attended|attendance|attendee count|live attendees",
    upper: "registrations|registered|registration count|registrants|signups|sign ups",
    isLoose: true,
    least: 0.35,
    most: 0.8,
  },
  {
    lower: "price from|prices from|from price|rate from|salary from|fee from|cost from|age from",
    upper: "price to|prices to|to price|rate to|salary to|fee to|cost to|age to",
    isStrict: true,
    least: 0.3,
    most: 0.8,
  },
  {
    lower: "confirmed guests|guests confirmed|rsvp yes|confirmed attendees|guests attending",
    upper: "guest count|guests|invited guests|guests invited|invited|expected guests",
    isLoose: true,
    least: 0.6,
    most: 0.95,
  },
  {
    lower: "average wait|avg wait|average wait time|avg wait time|mean wait",
    upper: "longest wait|max wait|maximum wait|longest wait time|max wait time",
    least: 0.2,
    most: 0.8,
  },
  {
    lower: "completed|completed count|finished|submitted|completions",
    upper: "started|started count|starts|begun",
    least: 0.6,
    most: 0.95,
  },
  {
    lower: "started|started count",
    upper: "invited|invited count|recipients|viewed|views",
    least: 0.3,
    most: 0.9,
  },
  {
    lower: "response count|responses|respondents|answers|answered|submissions|completed count",
    upper: "invited count|invited|recipients|recipient count|invitations sent|sent count",
    isLoose: true,
    least: 0.2,
    most: 0.92,
  },
  {
    lower: "download count|downloads|download",
    upper: "max downloads|download limit|downloads limit",
    isLoose: true,
  },
  {
    lower: "new users|new visitors",
    upper: "visitors|users|unique visitors",
    isLoose: true,
    least: 0.2,
    most: 0.8,
  },
  {
    lower: "progress seconds|position seconds|watched seconds",
    upper: "duration seconds|total seconds|length seconds",
    isLoose: true,
    least: 0.05,
  },
  { lower: "current matchday|matchday", upper: "total matchdays|matchdays", isLoose: true },
  { lower: "speed limit|limit", upper: "measured speed|speed", isLoose: true, isStrict: true },
];
