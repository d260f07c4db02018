import type { Bound } from "./bound.ts";

/** What is paid, owed, offered or earned, and what it cannot exceed. */
export const moneyBounds: readonly Bound[] = [
  {
    lower: "min price|minimum price|lowest price|lowest acceptable price|min offer|minimum offer",
    upper: "asking price|list price",
    isLoose: true,
    least: 0.65,
  },
  {
    lower: "reservation|reservation fee|seat reservation|seat fee",
    upper: "base|base fare|fare",
    isLoose: true,
    most: 0.3,
  },
  {
    lower: "spent|amount spent|spent amount|spent so far|used",
    upper: "allocated|allocated amount|amount allocated|budgeted|budgeted amount|planned amount",
    least: 0.2,
  },
  {
    lower: "monthly revenue|revenue this month|revenue today",
    upper: "total revenue",
    most: 0.3,
  },
  {
    lower: "rollover|rollover amount|carried over|carry over|carryover amount|rolled over",
    upper: "limit|budget|amount|budget amount|monthly limit|allocated|planned",
    isLoose: true,
    most: 0.3,
  },
  {
    lower: "outstanding balance|outstanding|balance due|outstanding amount",
    upper: "total invoiced|total billed|total spent|lifetime value",
    isLoose: true,
    most: 0.4,
  },
  {
    lower: "available|available quantity|available units|available count|quantity available",
    upper: "quantity|total quantity|total units|quantity owned|owned",
    isLoose: true,
    notOf: /credit|limit|balance/,
  },
  {
    lower:
      "payout|payout amount|paid amount|amount paid|settlement amount|amount paid out|settled amount|payout approved",
    upper:
      "estimated damage|damage estimate|claimed amount|amount claimed|claim amount|estimated loss",
    isLoose: true,
    least: 0.55,
  },
  { lower: "hired count|hired|hires", upper: "openings|positions|vacancies", isLoose: true },
  {
    lower:
      "budget used|used budget|budget spent|budget consumed|spent budget|actual cost|cost to date",
    upper: "budget|total budget|budget total|approved budget|planned budget",
    isLoose: true,
    least: 0.1,
  },
  {
    lower: "member price|member fee|member rate",
    upper: "guest price|guest fee|non member price|non member fee|nonmember price|public price",
    isStrict: true,
    least: 0.5,
  },
  {
    lower: "early bird price|early bird|early bird fee|early price",
    upper: "regular price|standard price|full price|regular fee|price",
    isLoose: true,
    isStrict: true,
    least: 0.6,
  },
  {
    lower: "available balance|available funds|available",
    upper: "balance|current balance|ledger balance|account balance",
    least: 0.85,
    isLoose: true,
    notOf: /credit|limit|leave|vacation/,
  },
  {
    lower: "highest offer|best offer|top offer|latest offer",
    upper: "price|asking price|list price",
    isLoose: true,
    least: 0.7,
  },
  {
    lower: "previous amount|previous bid|last bid|previous highest bid",
    upper: "amount|bid amount|bid|current bid|new bid",
    isLoose: true,
    least: 0.7,
  },
  {
    lower: "reserve price|reserve|reserve amount",
    upper: "estimate low|low estimate|estimated low|estimate min",
    isLoose: true,
    least: 0.7,
  },
  {
    lower: "starting bid|opening bid|start price|starting price|opening price",
    upper: "reserve price|reserve|reserve amount",
    isLoose: true,
    least: 0.4,
  },
  {
    lower: "starting bid|opening bid|start price|starting price|opening price",
    upper: "estimate low|low estimate|estimated low|estimate min",
    isLoose: true,
    least: 0.4,
  },
  {
    lower: "counter offer|counter price",
    upper: "list price|asking price",
    isLoose: true,
    least: 0.9,
  },
  { lower: "close|last|price", upper: "high" },
  {
    lower:
      "sale price|discounted price|discount price|special price|promo price|offer price|member price|members price|subscriber price|early bird price",
    upper: "price|regular price|original price|list price",
    isStrict: true,
    least: 0.5,
  },
  {
    lower: "price|current price|sale price",
    upper:
      "compare at price|original price|list price|msrp|regular price|old price|rrp|was price|retail price",
    isStrict: true,
    least: 0.5,
  },
  {
    lower: "cost|cost price|unit cost|wholesale price|purchase price",
    upper: "price|selling price|retail price|unit price",
    isStrict: true,
  },
  {
    lower: "cost basis|total cost basis|invested amount|amount invested",
    upper: "market value|current value",
    isLoose: true,
    least: 0.58,
    most: 0.97,
  },
  {
    lower: "balance|remaining balance|outstanding balance|current balance|outstanding",
    upper: "principal|loan amount|amount financed|principal amount|original principal",
    isLoose: true,
  },
  {
    lower: "cold rent|base rent|net rent",
    upper: "warm rent|total rent|gross rent",
    isStrict: true,
    least: 0.72,
  },
  {
    lower: "approved|approved amount|amount approved|payout amount|amount paid out",
    upper:
      "damage|estimated damage|estimated amount|estimated loss|loss amount|total loss|claimed amount|amount claimed|claim amount|requested amount|amount requested",
    isLoose: true,
    least: 0.6,
  },
  {
    lower: "deductible|excess|deductible amount",
    upper:
      "claimed amount|amount claimed|claim amount|estimated damage|estimated amount|loss amount|estimated loss",
    isLoose: true,
    most: 0.4,
  },
  {
    lower: "refunded amount|refund amount|amount refunded|refunded|amount applied|applied amount",
    upper: "amount|total|credit amount|total amount|amount paid|price",
    isLoose: true,
  },
  {
    lower: "paid amount|amount paid|paid|settlement amount|payout amount",
    upper: "approved amount|amount approved|approved",
    isLoose: true,
    least: 0.9,
  },
  {
    lower: "amount awarded|awarded|awarded amount|award amount|granted amount|amount granted",
    upper: "amount requested|requested|requested amount|funding requested",
    isLoose: true,
    least: 0.4,
  },
  {
    lower: "sold price|closing price|final sale price",
    upper: "price|asking price|list price",
    isLoose: true,
    least: 0.92,
  },
  {
    lower: "starting bid|start price|starting price",
    upper: "current bid|highest bid|winning bid",
    isLoose: true,
    isStrict: true,
  },
  {
    lower: "current balance|remaining balance",
    upper: "initial balance|original balance",
    isLoose: true,
  },
  {
    lower: "raised|amount raised|pledged|current amount|saved|saved amount|saved so far",
    upper: "goal|target|target amount|goal amount|funding goal",
    isLoose: true,
  },
  {
    lower: "spent|amount spent|actual cost|actual",
    upper: "budget|budgeted|planned|estimate|estimated cost|total budget|limit",
    isLoose: true,
  },
  {
    lower: "available credit|credit used|minimum payment",
    upper: "credit limit",
    isLoose: true,
  },
  { lower: "available balance", upper: "balance|current balance|ledger balance", isLoose: true },
  {
    lower: "minimum payment|min payment",
    upper: "balance|statement balance|current balance",
    isLoose: true,
    most: 0.06,
  },
  {
    lower: "outstanding|outstanding balance|remaining balance|principal paid|current principal",
    upper: "price|loan amount|principal|amount",
    isLoose: true,
  },
  { lower: "down payment|deposit", upper: "price|loan amount|principal|amount" },
  {
    lower: "billed to date|amount billed|billed amount|billed|fees to date",
    upper: "budget|fee cap|budget amount",
    isLoose: true,
  },
  {
    lower: "current balance|statement balance|balance|balance owed",
    upper: "credit limit",
    isLoose: true,
  },
];
