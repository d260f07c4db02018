import { oneOf } from "../../../one-of.ts";
import { type Pairing, toMentionedRanges, toRanges, toTexts } from "../pairing.ts";

const turbine = oneOf("turbine|windturbine");
const extinguisher = oneOf("extinguisher|fireextinguisher");
const ship = oneOf("ship|vessel|boat");
const kinds = "type|ship type|vessel type|category|kind";

/** What a turbine of its model, a vessel, a well and a bottle of its kind is like. */
export const plantPairings: readonly Pairing[] = [
  {
    knownBy: "model|turbine model|type",
    follows: "rotor diameter m|rotor diameter|rotor diameter meters",
    owner: turbine,
    fits: toMentionedRanges({
      "wt-136": [136, 136, 0],
      "wt-149": [149, 149, 0],
      "hx-117": [117, 117, 0],
      "hx-90": [90, 90, 0],
    }),
  },
  {
    knownBy: "model|turbine model|type",
    follows: "rated power kw|capacity kw|rated capacity kw|nominal power kw|max power kw",
    owner: turbine,
    fits: toMentionedRanges({
      "wt-136": [4200, 4200, 0],
      "wt-149": [4500, 4500, 0],
      "hx-117": [3400, 3400, 0],
      "hx-90": [2000, 2000, 0],
    }),
  },
  {
    knownBy: "model|turbine model|type",
    follows: "rated power mw|capacity mw|rated capacity mw|nominal power mw|max power mw",
    owner: turbine,
    fits: toMentionedRanges({
      "wt-136": [4.2, 4.2, 1],
      "wt-149": [4.5, 4.5, 1],
      "hx-117": [3.4, 3.4, 1],
      "hx-90": [2, 2, 1],
    }),
  },
  {
    knownBy: "type|extinguisher type|agent|extinguishing agent|class",
    follows: "pressure bar|pressure|working pressure bar",
    owner: extinguisher,
    fits: toRanges({ "co2|carbon dioxide": [54, 58, 0] }),
  },
  {
    knownBy: "well type|type|purpose",
    follows: "oil rate bpd|oil rate|oil bpd|bopd|barrels per day|oil production|water cut",
    owner: oneOf("well|oilwell|gaswell"),
    fits: toRanges({ "gas|injection|injector|water|disposal": [0, 0, 0] }),
  },
  {
    knownBy: "well type|type|purpose",
    follows: "gas rate mcfd|gas rate|mcfd|gas production",
    owner: oneOf("well|oilwell|gaswell"),
    fits: toRanges({ "injection|injector|water|disposal": [0, 0, 0] }),
  },
  {
    knownBy: kinds,
    follows: "deadweight|deadweight tons|deadweight tonnes|dwt|deadweight tonnage",
    owner: ship,
    fits: toRanges({
      "fishing|trawler|fishing vessel": [60, 900, -1],
      "cruise|cruise ship|passenger|ferry|ro ro|roro": [1800, 12_000, -2],
      tug: [120, 480, -1],
      yacht: [20, 180, -1],
    }),
  },
  {
    knownBy: kinds,
    follows: "speed knots|speed kn|speed|current speed knots|sog|speed over ground|max speed knots",
    owner: ship,
    fits: toRanges({
      "fishing|trawler|fishing vessel|tug": [2, 11, 1],
      "bulk|bulk carrier|tanker|oil tanker|general cargo": [8, 15, 1],
      "container|container ship|cruise|cruise ship|passenger": [12, 22, 1],
    }),
  },
  {
    knownBy: "mineral|commodity|ore|resource|primary mineral",
    follows:
      "annual production tons|annual production tonnes|annual output tons|production tons per year",
    owner: oneOf("mine|minesite"),
    fits: toRanges({
      "gold|silver|platinum": [4, 90, 0],
      "lithium|nickel|zinc|copper|lead|tin|cobalt": [18_000, 380_000, -3],
      "coal|iron ore|iron|bauxite": [900_000, 24_000_000, -4],
    }),
  },
  {
    knownBy: "mineral|commodity|ore|resource|primary mineral",
    follows: "mine type|mining method|method",
    owner: oneOf("mine|minesite"),
    fits: toTexts({
      "copper|iron ore|iron|coal|lithium|nickel|zinc|silver":
        "open pit|underground|=open_pit|=underground|=open pit|=surface",
    }),
  },
  {
    knownBy: "direction|movement|travel direction|motion",
    follows: "door status|doors|door state|door",
    owner: oneOf("elevator|lift"),
    fits: toTexts({ "up|down|moving": "closed|=closed|=locked" }),
  },
  {
    knownBy: "type|bridge type|structure type|design",
    follows: "material|main material|structure material|construction material",
    owner: oneOf("bridge"),
    fits: toTexts({
      "suspension|cable stayed|truss|cantilever": "Steel|Steel and concrete",
      arch: "Stone|Steel|Reinforced concrete",
      "beam|girder": "Prestressed concrete|Reinforced concrete|Steel",
    }),
  },
  {
    knownBy: "fuel type|fuel|type|energy source|source|plant type",
    follows:
      "emissions tons per year|annual emissions tons|co2 emissions tons|emissions tonnes per year|co2 tons per year|annual co2 tons",
    owner: oneOf("powerplant|plant|powerstation"),
    fits: toRanges({
      "coal|lignite": [900_000, 8_600_000, -4],
      "gas|natural gas|oil": [180_000, 2_400_000, -4],
      "biomass|waste": [12_000, 90_000, -3],
      "solar|wind|hydro|nuclear|geothermal": [0, 0, 0],
    }),
  },
  {
    knownBy: "region|wine region|appellation",
    follows: "grape varieties|grapes|grape variety|varieties|grape|variety",
    owner: oneOf("vineyard|winery|vine|wineestate"),
    fits: toTexts({
      "burgundy|champagne": "Pinot Noir|Chardonnay",
      "bordeaux|medoc": "Merlot|Cabernet Sauvignon|Cabernet Franc",
      "rioja|ribera del duero": "Tempranillo|Garnacha|Graciano",
      piedmont: "Nebbiolo|Barbera|Dolcetto",
      tuscany: "Sangiovese|Merlot|Cabernet Sauvignon",
      "mosel|rheingau|pfalz|alsace": "Riesling|Pinot Blanc|Pinot Gris",
      "douro|alentejo": "Touriga Nacional|Tinta Roriz|Touriga Franca",
      "napa valley|napa|sonoma": "Cabernet Sauvignon|Merlot|Zinfandel",
      "barossa valley|barossa|rhone": "Syrah|Grenache|Mourvèdre",
      marlborough: "Sauvignon Blanc|Pinot Noir",
    }),
  },
  {
    knownBy: "is organic|organic|certified organic",
    follows: "fertilizer|fertiliser|fertilizer type|fertilizer used",
    fits: toTexts({ "yes|true": "Compost|Slurry|Lime|Farmyard manure" }),
  },
];
