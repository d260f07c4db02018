import { oneOf } from "../../../one-of.ts";
import { type Pairing, toMentions, toTexts } from "../pairing.ts";

/** By their names in lower case: what they are made of, and under which number they are listed. */
const chemicals = [
  ["sodium chloride", "NaCl", "7647-14-5"],
  ["hydrochloric acid", "HCl", "7647-01-0"],
  ["copper sulfate", "CuSO4", "7758-98-7"],
  ["acetic acid", "C2H4O2", "64-19-7"],
  ["ethanol", "C2H6O", "64-17-5"],
  ["acetone", "C3H6O", "67-64-1"],
  ["sulfuric acid", "H2SO4", "7664-93-9"],
  ["sodium hydroxide", "NaOH", "1310-73-2"],
  ["calcium carbonate", "CaCO3", "471-34-1"],
  ["glucose", "C6H12O6", "50-99-7"],
  ["methanol", "CH4O", "67-56-1"],
] as const;

/** What is sprayed, insured, flown and built with: the kind of it decides the rest. */
export const plantsPairings: readonly Pairing[] = [
  {
    knownBy: "name|chemical name|substance",
    follows: "formula|chemical formula|molecular formula",
    owner: oneOf("chemical|reagent|substance|compound"),
    fits: toMentions(Object.fromEntries(chemicals.map(([name, formula]) => [name, formula]))),
  },
  {
    knownBy: "name|chemical name|substance",
    follows: "cas number|cas|cas no",
    owner: oneOf("chemical|reagent|substance|compound"),
    fits: toMentions(Object.fromEntries(chemicals.map(([name, , cas]) => [name, cas]))),
  },
  {
    knownBy: "type|treatment type|product type|category",
    follows: "product|product name|product used|product applied|agent|substance",
    owner: oneOf("treatment|application|spraying"),
    fits: toTexts({
      "fertilizer|fertiliser": "Ammonium nitrate 27|NPK 15-15-15|Compost|Potash 40",
      herbicide: "Glyphos 360|Herbal Star|Clearfield Plus",
      fungicide: "Fungo Plus|Capto 250 EC|Sulphur 80 WG",
      "insecticide|pesticide": "Insecta 50|Pyretho EC|Neem Guard",
    }),
  },
  {
    knownBy: "type|treatment type|product type|category",
    follows: "dose per hectare|dose per ha|rate per hectare|rate per ha|application rate",
    owner: oneOf("treatment|application|spraying"),
    fits: toTexts({
      "fertilizer|fertiliser": "120 kg/ha|180 kg/ha|250 kg/ha",
      "herbicide|fungicide|insecticide|pesticide": "0.8 l/ha|1.2 l/ha|2.5 l/ha",
    }),
  },
  {
    knownBy: "product|product name|product used|product applied|agent|substance",
    follows: "active ingredient|active substance|ingredient",
    owner: oneOf("treatment|application|spraying"),
    fits: toMentions({
      "nitrate|npk|compost": "Nitrogen",
      potash: "Potassium oxide",
      glyphos: "Glyphosate",
      "herbal|clearfield": "Metamitron|Imazamox",
      "fungo|capto": "Tebuconazole|Prothioconazole",
      sulphur: "Sulphur",
      insecta: "Lambda-cyhalothrin",
      pyretho: "Pyrethrins",
      neem: "Azadirachtin",
    }),
  },
  {
    knownBy: "type|treatment type|product type|category",
    follows: "reason|target|pest|indication",
    owner: oneOf("treatment|application|spraying"),
    fits: toTexts({
      "fertilizer|fertiliser": "Nitrogen deficiency|Spring dressing|Low potassium",
      herbicide: "Couch grass|Broadleaf weeds|Wild oats",
      fungicide: "Powdery mildew|Leaf rust|Late blight",
      "insecticide|pesticide": "Aphids|Pollen beetle|Colorado beetle",
    }),
  },
  {
    knownBy:
      "type|policy type|product type|line of business|category|product|insurance type|coverage type",
    follows: "product name|product|plan name|policy name|name|title",
    owner: oneOf("policy|insurance|coverage|quote"),
    fits: toTexts({
      "car|auto|motor|vehicle": "Car Comfort|Motor Plus|Car Basic",
      "home|household|property|contents": "Home Contents|Home Plus|Building Cover",
      life: "Term Life 20|Family Life|Life Plus",
      travel: "Annual Travel|Trip Cover|Travel Family",
      liability: "Personal Liability|Liability Plus|Business Liability",
      health: "Health Plus|Dental Care|Hospital Cover",
      pet: "Pet Care|Pet Care Plus",
      business: "Business Cover|Shop & Stock",
    }),
  },
  {
    knownBy: "type|aircraft type|model|aircraft model",
    follows: "manufacturer|maker|brand",
    owner: oneOf("aircraft|airplane|plane"),
    fits: toMentions({
      "a2\\d\\d.*|a3\\d\\d.*": "Airbus",
      "7[0-8]7.*|737.*": "Boeing",
      "atr.*": "ATR",
      "e1\\d\\d.*|e2.*": "Embraer",
      "crj.*|q400|dash.*": "De Havilland Canada",
    }),
  },
  {
    knownBy: "type|aircraft type|model|aircraft model",
    follows: "engine type|engine|engine model|engines",
    owner: oneOf("aircraft|airplane|plane"),
    fits: toMentions({
      "a220.*": "PW1500G",
      "a31\\d.*|a32\\d.*": "CFM56-5B|LEAP-1A",
      "a33\\d.*": "Trent 700",
      "a35\\d.*": "Trent XWB",
      "737.*": "CFM56-7B|LEAP-1B",
      "787.*|777.*": "GEnx-1B|GE90",
      "atr.*": "PW127M",
      "e1\\d\\d.*|e2.*": "CF34-10E|PW1900G",
    }),
  },
  {
    knownBy: "material|material name|item|description|name",
    follows: "unit|unit of measure|uom|quantity unit",
    owner: oneOf("material|delivery|order|stock|inventory|item|requisition"),
    fits: toMentions({
      "concrete|sand|gravel|mortar|timber|insulation foam": "m³|=m3|=cbm",
      "rebar|steel|cement": "t|=t|=tonne|=ton|=kg",
      "panel|plasterboard|brick|block|window|door|bolt|screw|bearing|box|valve":
        "pcs|=pcs|=piece|=pieces|=unit",
      "membrane|tile|sheet|insulation|parquet|carpet": "m²|=m2|=sqm",
      "cable|pipe|wire|profile|seal|hose|batten": "m|=m|=metre|=meter",
      "granulate|powder|paint|sealant|adhesive": "kg|=kg",
      "oil|lubricat|solvent|thinner": "l|=l|=litre|=liter",
    }),
  },
];
