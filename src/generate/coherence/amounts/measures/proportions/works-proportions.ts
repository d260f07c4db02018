import type { Proportion } from "./proportion.ts";

const consumed = "consumption|consumption kwh|kwh|kwh used|usage kwh|usage|units consumed";

/** What a workshop, a utility and a bike for hire reckon with. */
export const worksProportions: readonly Proportion[] = [
  {
    follows:
      "occupied beds|beds occupied|current occupancy|beds taken|occupied places|current residents",
    of: "capacity|total beds|beds|bed capacity|max capacity|total capacity",
    times: [0.55, 0.97],
    decimals: 0,
    owner: /^(?:shelter|hospital|ward|clinic|hostel|facility|home|prison|jail|camp)$/,
  },
  {
    follows: "cartons|boxes|carton count|box count|packages",
    of: "pallets|pallet count|number of pallets",
    times: [8, 40],
    decimals: 0,
    isOfSome: true,
  },
  {
    follows: "salary max|max salary|salary to|salary range max|maximum salary",
    of: "salary min|min salary|salary from|salary range min|minimum salary",
    times: [1.15, 1.45],
    decimals: -2,
  },
  {
    follows: "labor cost|labour cost|labor total|labour total",
    of: "labor hours|labour hours",
    times: [78, 128],
    decimals: 0,
  },
  {
    follows:
      "energy cost|energy charge|consumption cost|consumption charge|usage charge|electricity cost|electricity charge|supply charge",
    of: consumed,
    times: [0.19, 0.34],
    decimals: 2,
  },
  {
    follows: "grid fee|grid fees|network fee|network charge|grid charge|distribution charge",
    of: consumed,
    times: [0.06, 0.11],
    decimals: 2,
  },
  {
    follows: "total spent|lifetime spend|total spend|lifetime value|amount spent",
    of: "total visits|visits|visit count|number of visits",
    times: [48, 210],
    decimals: 2,
  },
  {
    follows: "distance km|distance|distance kilometers|distance in km",
    of: "duration minutes|duration min|minutes|duration in minutes",
    times: [0.15, 0.26],
    decimals: 1,
    owner: /^(?:ride|rental|trip|bike|scooter)$/,
    beside: "bike id|scooter id|bike number|scooter number|bike|scooter",
  },
  {
    follows: "distance km|distance|distance kilometers|distance in km",
    of: "duration minutes|duration min|minutes|duration in minutes|duration",
    times: [0.38, 0.62],
    decimals: 1,
    owner: /^(?:ride|taxi|cab|delivery)$/,
    beside: "driver|driver name|driver id|driver rating|courier|courier name|fare",
  },
  {
    follows: "fare|total fare|estimated fare|base fare|ride price",
    of: "distance km|distance",
    times: [1.5, 2.4],
    add: [3, 4.5],
    decimals: 2,
    owner: /^(?:ride|taxi|cab)$/,
  },
  {
    follows: "next service hours|next service at hours|next maintenance hours|service due hours",
    of: "engine hours|operating hours|running hours|hour meter|machine hours|working hours",
    add: [15, 240],
    decimals: 0,
  },
  {
    follows: "measured|actual value|measured value|actual|reading",
    of: "nominal|nominal value|target value|set value|setpoint",
    times: [0.996, 1.004],
    decimals: 2,
    beside: "tolerance|upper tolerance|lower tolerance|upper limit|lower limit",
  },
  {
    follows: "flight cycles|cycles|total cycles|landings|cycles since new",
    of: "flight hours|total flight hours|airframe hours|hours since new",
    times: [0.35, 0.85],
    decimals: 0,
  },
  {
    follows: "deadweight|dwt|deadweight tonnage|deadweight tonnes",
    of: "gross tonnage|gt",
    times: [1.1, 1.7],
    decimals: -2,
  },
  {
    follows: "beam|beam m|width m",
    of: "length|length m|length overall|loa",
    times: [0.135, 0.165],
    decimals: 1,
    beside: "gross tonnage|deadweight|imo number|draught m|draft m",
  },
  {
    follows: "draught|draught m|draft m|draft|max draught",
    of: "length|length m|length overall|loa",
    times: [0.038, 0.05],
    decimals: 1,
    beside: "gross tonnage|deadweight|imo number|beam m|beam",
  },
  {
    follows: "vat|vat amount|tax",
    of: "fees|legal fees|professional fees",
    times: [0.19, 0.2],
    decimals: 2,
  },
  {
    follows: "annual production gwh|annual output gwh|annual generation gwh|yearly production gwh",
    of: "capacity mw|installed capacity mw|rated power mw",
    times: [1.3, 4.6],
    decimals: 0,
  },
  {
    follows: "monthly price|monthly fee|monthly rate",
    of: "area sqm|cleaning area|floor area|area",
    times: [1.4, 3.2],
    decimals: 0,
    owner: /^(?:cleaning|cleaningcontract|janitorial)$/,
  },
  {
    follows: "vat amount|vat",
    of: "net price|net amount|net total",
    times: [0.19, 0.2],
    decimals: 2,
  },
  {
    follows: "import vat|import tax",
    of: "customs value|declared value",
    times: [0.19, 0.2],
    decimals: 2,
  },
  {
    follows: "net kg|net weight kg",
    of: "tare kg|tare weight kg",
    times: [1.2, 1.9],
    decimals: -1,
    beside: "truck plate|vehicle plate|weighed at|license plate",
  },
  {
    follows: "max persons|persons|max passengers",
    of: "max load kg|rated load kg|load capacity kg",
    times: [0.0125, 0.0134],
    decimals: 0,
  },
  {
    follows: "annual yield|annual yield kwh|expected yield kwh|annual production kwh",
    of: "system size kwp|size kwp|installed kwp|system size kw|plant size kwp",
    times: [880, 1080],
    decimals: 0,
  },
  {
    follows: "annual production mwh|annual output mwh|annual generation mwh",
    of: "capacity mw|total capacity mw|installed capacity mw",
    times: [1900, 3600],
    decimals: 0,
  },
];
