import { oneOf } from "../../../../one-of.ts";
import type { Proportion } from "./proportion.ts";

const annualOutput =
  "annual output gwh|annual generation gwh|yearly output gwh|annual production gwh";

/** What panels and turbines make, by how large they are. */
export const energyProportions: readonly Proportion[] = [
  {
    follows: annualOutput,
    of: "capacity mw|installed capacity mw|rated capacity mw|peak capacity mw|capacity",
    times: [0.95, 1.7],
    decimals: 1,
    owner: oneOf("solar|pv|photovoltaic"),
  },
  {
    follows: annualOutput,
    of: "capacity mw|installed capacity mw|rated capacity mw|peak capacity mw|capacity",
    times: [2.1, 4.2],
    decimals: 1,
    owner: oneOf("wind|turbine|windfarm|offshore|hydro|hydropower"),
  },
  {
    follows: "panel count|panels|number of panels|module count",
    of: "capacity mw|installed capacity mw|peak capacity mw",
    times: [2050, 2600],
    decimals: -1,
  },
  {
    follows: "panel count|panels|number of panels|module count",
    of: "capacity kw|installed capacity kw|capacity kwp|kwp|peak power kw|system size kw|system size kwp|size kw",
    times: [2.05, 2.6],
    decimals: 0,
  },
  {
    follows:
      "co2 saved tons|co2 saved tonnes|co2 avoided tons|co2 avoided tonnes|emissions avoided tons",
    of: annualOutput,
    times: [380, 460],
    decimals: -1,
  },
  {
    follows:
      "today energy kwh|energy today kwh|today kwh|kwh today|today yield kwh|produced today kwh|daily production kwh|daily production|daily output kwh|production today kwh|daily yield kwh",
    of: "capacity kw|installed capacity kw|capacity kwp|kwp|peak power kw",
    times: [2.4, 4.6],
    decimals: 1,
  },
  {
    follows:
      "monthly production kwh|monthly output kwh|monthly yield kwh|monthly generation kwh|production this month kwh|monthly production",
    of: "capacity kw|installed capacity kw|capacity kwp|kwp|peak power kw|system size kw",
    times: [58, 128],
    decimals: 0,
  },
  {
    follows:
      "annual production kwh|yearly production kwh|annual output kwh|estimated annual production kwh|estimated annual kwh|expected annual kwh|annual yield kwh|estimated yearly production|estimated annual production|annual production|expected annual production",
    of: "capacity kw|installed capacity kw|capacity kwp|kwp|peak power kw|system size kw",
    times: [890, 1180],
    decimals: -1,
  },
  {
    follows: "co2 saved kg|co2 saved|co2 avoided kg|carbon saved kg|co2 reduction kg",
    of: "annual production kwh|yearly production kwh|annual output kwh|estimated annual production kwh|total production kwh|total production|production kwh|energy produced kwh|total kwh|kwh generated|total generated kwh|lifetime generation kwh|total energy kwh|lifetime production kwh|total output kwh",
    times: [0.35, 0.45],
    decimals: 0,
  },
  {
    follows: "annual yield|annual generation",
    of: "capacity kw|capacity kwp|kwp|system size kw",
    times: [890, 1180],
    decimals: -1,
  },
  {
    follows: "population served|people served|residents served|inhabitants served|customers served",
    of: "capacity m3 per day|daily capacity m3|daily capacity|capacity m3 day|treatment capacity m3 per day",
    times: [2.8, 4.6],
    decimals: -2,
  },
  {
    follows: "current flow m3h|current flow m3 h|flow m3h|flow rate m3h|current flow|inflow m3h",
    of: "capacity m3 per day|daily capacity m3|daily capacity|capacity m3 day|treatment capacity m3 per day",
    times: [0.018, 0.04],
    decimals: -1,
  },
  {
    follows:
      "filament used g|filament grams|filament g|filament used|material used g|filament used grams",
    of: "estimated minutes|print time minutes|duration minutes|estimated time minutes|print minutes",
    times: [0.3, 0.5],
    decimals: 0,
    owner: oneOf("print|printjob|printing|job"),
  },
  {
    follows: "power kw|max power kw|rated power kw|charge power kw|current power kw",
    of: "capacity kwh|usable capacity kwh|storage capacity kwh",
    times: [0.15, 0.5],
    decimals: 1,
    isNoneAtFirst: true,
    owner: oneOf("battery|batterystorage|storage|bess|powerwall"),
  },
];
