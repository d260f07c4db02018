import { oneOf } from "../../../../one-of.ts";
import type { Proportion } from "./proportion.ts";

const wares = oneOf("product|variant|sku|article");

/** What a ware costs the shop, and what it cost before. */
export const shopProportions: readonly Proportion[] = [
  {
    follows: "ski length cm|ski length",
    of: "height cm|height",
    add: [-22, -4],
    decimals: 0,
  },
  {
    follows: "labor cost|labour cost",
    of: "labor days|labour days",
    times: [260, 380],
    decimals: -1,
  },
  {
    follows: "vertical drop m|vertical drop|vertical m|drop m|elevation drop m",
    of: "length m|length|run length m",
    times: [0.12, 0.3],
    decimals: -1,
    owner: oneOf("run|skirun|slope|piste|trail"),
  },
  {
    follows:
      "edited photos|photos delivered|final images|images delivered|edited images|retouched photos",
    of: "duration hours|hours|shoot hours",
    times: [12, 40],
    decimals: -1,
  },
  {
    follows: "distance km|distance|km driven",
    of: "duration minutes|duration min|duration|minutes",
    times: [0.35, 0.7],
    decimals: 1,
    owner: oneOf("driving"),
    beside:
      "instructor|instructor name|instructor id|student|student name|student id|learner|learner name|learner id|pupil|pupil name|supervisor|lesson type|lesson number",
  },
  {
    follows: "max price|highest price|price to|maximum price",
    of: "min price|lowest price|price from|minimum price",
    times: [1.6, 3.2],
    decimals: 0,
    owner: oneOf("event|liveevent|concert|show|festival|gig"),
  },
  {
    follows: "signups|sign ups|new signups|registrations|leads",
    of: "visitors|unique visitors|visits|sessions|website visitors",
    times: [0.02, 0.09],
    decimals: 0,
    isNoneAtFirst: true,
  },
  {
    follows: "customers|new customers|paying customers|paid customers|purchases",
    of: "signups|sign ups|new signups|registrations|leads",
    times: [0.12, 0.42],
    decimals: 0,
    isNoneAtFirst: true,
  },
  {
    follows:
      "rating count|ratings count|review count|reviews count|number of ratings|total ratings",
    of: "downloads|download count|installs|install count",
    times: [0.008, 0.04],
    decimals: 0,
    owner: oneOf("app|mobileapp"),
  },
  {
    follows: "failed deliveries|failures|failure count|failed count|errors|failed",
    of: "total deliveries|deliveries|delivery count|total count",
    times: [0.001, 0.06],
    decimals: 0,
    owner: oneOf("webhook"),
  },
  {
    of: "limit price",
    follows: "fill price|average fill price|executed price",
    times: [0.985, 1],
    decimals: 2,
  },
  {
    of: "total value|portfolio value|market value",
    follows: "invested amount|total invested|amount invested|net invested",
    times: [0.74, 1.05],
    decimals: 2,
    owner: oneOf("portfolio|account|investment"),
  },
  {
    of: "current price|price|unit price",
    follows: "price when added|price at purchase|price when saved",
    times: [0.9, 1.25],
    decimals: 2,
  },
  {
    of: "total planned|total budgeted|total allocated|total budget",
    follows: "total income|income|monthly income|expected income",
    times: [1, 1.1],
    add: [600, 2400],
    decimals: -1,
    owner: oneOf("budget"),
  },
  {
    follows: "cost price|cost|unit cost|cost per item|wholesale price|purchase price",
    of: "price|selling price|unit price|base price",
    times: [0.35, 0.65],
    decimals: 2,
    owner: wares,
  },
  {
    follows: "compare at price|original price|msrp|regular price|old price|rrp|was price",
    of: "price|sale price|current price",
    times: [1.15, 1.6],
    decimals: 0,
    owner: wares,
  },
  {
    follows: "bundle price|set price|kit price|price|sale price",
    of: "regular price|original price|total value|value|retail value|individual price|list price",
    times: [0.7, 0.9],
    decimals: 0,
    owner: oneOf("bundle|kit|giftset|starterkit|box"),
  },
];
