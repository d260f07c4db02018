import { oneOf } from "../../../../one-of.ts";
import type { Proportion } from "./proportion.ts";

/** What a thing costs by another measure: with a fee, at an auction, by the week or the year. */
export const priceProportions: readonly Proportion[] = [
  {
    follows: "price|fare|ticket price|base fare",
    of: "duration minutes|travel time minutes|duration",
    times: [0.18, 0.38],
    decimals: 1,
    owner: oneOf("train|trainschedule|trainconnection|trainroute"),
  },
  {
    follows: "service fee|booking fee|convenience fee",
    of: "face value|ticket price|base fare|price per ticket|ticket unit price|price per seat|seat price|unit price",
    times: [0.08, 0.18],
    decimals: 2,
  },
  {
    follows: "vip price|vip ticket price|premium price|business price",
    of: "ticket price|price|standard price|economy price",
    times: [1.8, 3],
    decimals: 0,
  },
  {
    follows: "minimum payment|min payment|minimum due|minimum payment due",
    of: "current balance|balance|statement balance|new balance|amount due|total due|amount|statement amount",
    times: [0.02, 0.05],
    decimals: 2,
  },
  {
    follows: "insurance covers|insurance pays|insurance share|covered amount",
    of: "estimated cost|total cost|cost|total charge",
    times: [0.4, 0.8],
    decimals: 0,
  },
  {
    follows: "estimate high|high estimate|estimated high|estimate max",
    of: "estimate low|low estimate|estimated low|estimate min",
    times: [1.3, 1.9],
    decimals: -1,
  },
  {
    follows: "final price|final cost|final amount|agreed price|invoiced amount",
    of: "quoted price|quoted amount|quote|estimated price|estimated cost|price estimate|cost estimate",
    times: [0.9, 1.2],
    decimals: 0,
  },
  {
    follows: "starting bid|start price|starting price|opening bid",
    of: "estimate low|low estimate|estimated low",
    times: [0.5, 0.8],
    decimals: -1,
  },
  {
    follows: "current bid|highest bid|hammer price|winning bid",
    of: "starting bid|start price|starting price|opening bid",
    times: [1.1, 2.4],
    decimals: -1,
  },
  {
    follows: "current bid|highest bid|hammer price|winning bid",
    of: "estimate low|low estimate|estimated low",
    times: [0.85, 1.5],
    decimals: -1,
    unless: "starting bid|start price|starting price|opening bid",
  },
  { follows: "max amount", of: "amount", times: [1, 1.4], decimals: -1, owner: oneOf("bid") },
  { follows: "max bid|maximum bid", of: "amount|bid amount|bid", times: [1, 1.4], decimals: -1 },
  {
    follows: "amount|total|cost|fee|price|amount paid|total cost",
    of: "duration minutes|duration|minutes parked|parked minutes",
    times: [0.03, 0.07],
    decimals: 1,
    owner: oneOf("parking"),
    unless: "hourly rate|rate per hour|price per hour|rate|duration hours|hours parked|hours",
  },
  {
    follows: "daily rate|price per day|daily price|day rate|day pass",
    of: "hourly rate|price per hour|rate per hour|hourly price",
    times: [5, 7],
    decimals: 0,
  },
  {
    follows: "monthly rate|price per month|monthly price|monthly fee",
    of: "hourly rate|price per hour|hourly price",
    times: [28, 45],
    decimals: 0,
    owner: oneOf("desk|room|space|office|locker|parking|spot|studio|unit|workspace|bay"),
  },
  {
    follows: "weekly rate|price per week|weekly price|week rate",
    of: "daily rate|price per day|daily price|day rate",
    times: [5.5, 6.5],
    decimals: 0,
  },
  {
    follows: "monthly rate|price per month",
    of: "daily rate|price per day|daily price",
    times: [18, 23],
    decimals: 0,
  },
  {
    follows: "yearly price|annual price|price yearly|annual fee|yearly fee",
    of: "monthly price|price monthly|monthly fee|price per month",
    times: [10, 10],
    decimals: 2,
  },
];
