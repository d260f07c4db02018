import { day, type ThingTable } from "./thing.ts";

/** Money that is lent, insured, saved and bid. */
export const financeThings: ThingTable = {
  auction: {
    name: "{season} auction {year}|{season} fine art sale|Estate sale {surname}|{season} jewellery auction|{season} wine auction",
    status: "upcoming|live|sold|unsold",
    type: "online|live|sealed bid",
    price: [40, 12_000, -1],
  },
  bid: { status: "leading|outbid|won|lost", price: [40, 12_000, -1] },
  "insurance policy": {
    about:
      "Renewed each year unless it is cancelled.|Covers what the terms list, up to the sum insured.|Claims can be filed online at any time.",
    name: "Home contents|Car comprehensive|Travel|Health plus|Liability|Life",
    status: "active|pending|lapsed|cancelled",
    type: "home|car|travel|health|liability|life",
    price: [60, 1400, 2],
  },
  "tender rfp rfq procurement": {
    category: "Construction|Services|Supplies|IT|Transport|Maintenance",
    price: [24_000, 1_800_000, -3],
  },
  claim: {
    status: "submitted|in review|approved|paid|rejected",
    type: "water damage|theft|accident|medical|liability",
    about:
      "Burst pipe in the kitchen, floor damaged.|Rear bumper dented in a car park.|Luggage lost on the way home.",
    reason: "Not covered|Documents missing|Deadline passed",
    price: [120, 9800, 2],
  },
  "account wallet": {
    name: "Main account|Savings|Joint account|Travel fund|Business account",
    status: "active|frozen|closed|pending",
    type: "checking|savings|business|joint|credit",
  },
  bank: { name: "{place} Savings Bank|{star} Bank|First {adjective} Bank|Meridian Trust" },
  "loan mortgage credit": {
    name: "Home loan|Car loan|Student loan|Personal loan",
    status: "applied|approved|active|paid off|in default",
    type: "fixed rate|variable rate|interest only",
    reason: "Home purchase|Car|Renovation|Education",
    price: [4000, 380_000, -3],
    duration: [365 * day, 25 * 365 * day],
  },
  budget: {
    name: "Groceries|Household|Travel {year}|Marketing {quarter}|Office|Savings",
    status: "on track|over budget|under budget",
    type: "monthly|yearly|project",
    category: "Housing|Food|Transport|Leisure|Savings",
  },
  "share security fund etf bond portfolio holding": {
    name: "{company}|{star} Global Equity Fund|{place} Growth Fund|{star} Bond Index",
    status: "open|closed|halted",
    type: "stock|ETF|bond|fund",
    category: "Technology|Energy|Health|Consumer|Industry",
    price: [4, 880, 2],
  },
  trade: { status: "open|filled|partially filled|cancelled", type: "market|limit|stop" },
  "coin crypto cryptocurrency": {
    name: "{star} Coin|{star} Token|Copperleaf",
    status: "active|delisted",
    type: "coin|token|stablecoin",
    price: [0.02, 4200, 2],
  },
};
