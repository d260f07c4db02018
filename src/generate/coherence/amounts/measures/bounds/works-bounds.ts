import type { Bound } from "./bound.ts";

/** What is found in what was looked at, what things cost and sell for, what is kept and ordered again. */
export const worksBounds: readonly Bound[] = [
  {
    lower: "used u|units used|used units|occupied u|occupied units|used rack units",
    upper: "height u|rack units|total u|units total|total units|capacity u|size u|rack height u",
    isLoose: true,
    least: 0.3,
    most: 0.95,
  },
  {
    lower:
      "power draw w|power draw kw|power usage w|power usage kw|current power w|current power kw|power consumption kw|power w|power kw",
    upper:
      "max power w|max power kw|power capacity w|power capacity kw|power limit w|power limit kw|power budget w|rated power w|max power draw w",
    isLoose: true,
    most: 0.9,
  },
  {
    lower: "activations|activation count|current activations|activations used|used activations",
    upper: "max activations|activation limit|maximum activations|activations allowed",
    isLoose: true,
  },
  {
    lower: "available vehicles|available cars|vehicles available|cars available",
    upper: "parking spots|parking spaces|total spots|total spaces|capacity|bays",
    isLoose: true,
  },
  {
    lower: "balance|remaining balance|current balance|remaining value|remaining amount",
    upper: "initial value|initial balance|original value|original amount|initial amount|face value",
    isLoose: true,
  },
  {
    lower: "produced quantity|quantity produced|units produced",
    upper: "planned quantity|quantity planned|target quantity|quantity ordered",
    isLoose: true,
  },
  {
    lower: "quotes received|bids received|offers received|proposals received|responses received",
    upper: "suppliers invited|vendors invited|invited suppliers|invited vendors|bidders invited",
    isLoose: true,
  },
  {
    lower: "exported kwh|grid export kwh|export kwh|fed in kwh|exported|feed in kwh|sold kwh",
    upper: "produced kwh|production kwh|generated kwh|energy produced kwh|yield kwh|produced",
    isLoose: true,
    most: 0.7,
  },
  {
    lower: "bottom|base|valley",
    upper: "top|summit|peak",
    least: 0.8,
    most: 0.92,
  },
  {
    lower: "restored|reconnected|recovered|evacuated|rescued",
    upper: "affected|impacted|involved|without power",
  },
  {
    lower: "stations reporting|reporting stations|precincts reporting|stations reported",
    upper: "polling stations|total stations|precincts|stations",
    isLoose: true,
  },
  {
    lower: "sales price|selling price|offer price",
    upper: "list price|recommended price|msrp|original price",
    isLoose: true,
    least: 0.82,
  },
  {
    lower: "down payment|initial payment",
    upper: "car price|vehicle price",
    isLoose: true,
    least: 0.1,
    most: 0.35,
  },
  {
    lower: "waste|scrap|scrapped|spoiled|rejected",
    upper: "produced|baked|printed|planned",
    most: 0.06,
    notOf: /^(?!quantity|qty|units|pieces|kg|count|today)/,
  },
  {
    lower: "completed interviews|interviews completed|completes|responses collected",
    upper: "sample size|target sample|target interviews",
    isLoose: true,
    least: 0.3,
  },
  {
    lower: "output|out",
    upper: "input|in",
    least: 0.62,
    most: 0.97,
    notOf: /check|sign|clock|log|price|cost/,
  },
  {
    lower: "upload|upload speed|upstream",
    upper: "download|download speed|downstream",
    isLoose: true,
    least: 0.1,
    most: 0.5,
  },
  {
    lower:
      "available|copies available|available copies|on shelf|borrowed|copies borrowed|checked out",
    upper: "copies|total copies|copy count|number of copies",
    isLoose: true,
  },
  {
    lower: "copies sold|units sold|sold copies",
    upper: "print run|copies printed",
    isLoose: true,
    least: 0.2,
    most: 0.95,
  },
  {
    lower:
      "defects found|defects|defect count|rejected count|failed count|defective|defective units|rejects|rejected units",
    upper:
      "sample size|inspected quantity|inspected count|units inspected|quantity inspected|checked quantity|tested count",
    isLoose: true,
    most: 0.12,
  },
  {
    lower:
      "purchase price|buying price|cost price|unit cost|wholesale price|buy price|purchase cost",
    upper:
      "sale price|selling price|wholesale price|retail price|sell price|list price|sales price",
    isLoose: true,
    least: 0.45,
    most: 0.8,
  },
  {
    lower: "safety stock",
    upper: "reorder point|reorder level",
    isLoose: true,
    least: 0.3,
    most: 0.7,
  },
  {
    lower: "tare weight|tare",
    upper: "gross weight|gross|max gross weight",
    isLoose: true,
    most: 0.35,
  },
  {
    lower: "year|year created|created year|year made|creation year",
    upper: "accession year|acquisition year|acquired year|year acquired",
  },
  { lower: "oee", upper: "availability", isLoose: true, least: 0.8, most: 0.94 },
  {
    lower:
      "budget spent|spent|costs to date|cost to date|spent to date|amount spent|invoiced to date",
    upper: "contract value|contract sum|contract amount|approved budget|total budget",
    isLoose: true,
    least: 0.08,
    most: 0.96,
  },
];
