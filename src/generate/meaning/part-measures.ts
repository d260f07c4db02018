import type { Member } from "../member.ts";
import { oneOf } from "../one-of.ts";
import type { NumberHint } from "../values/number-range.ts";

type Ranges = ReadonlyMap<string, readonly [least: number, most: number]>;

const toRanges = (table: Readonly<Record<string, readonly [least: number, most: number]>>) =>
  new Map(
    Object.entries(table).flatMap(([words, range]) =>
      words.split(" ").map((word) => [word, range] as const),
    ),
  );

/** In degrees Celsius: a nozzle and a freezer are not as warm as the weather. */
let celsius: Ranges | undefined;
const toCelsius = (): Ranges =>
  toRanges({
    "nozzle hotend extruder": [190, 250],
    "bed heatbed printbed": [50, 90],
    "spindle gearbox bearing winding stator transformer generator": [38, 86],
    "motor pump compressor hydraulic": [36, 72],
    "engine coolant radiator": [80, 104],
    "oil lube": [52, 98],
    "exhaust egt flue stack": [160, 480],
    "furnace forge smelter kiln": [880, 1480],
    "oven curing dryer": [120, 240],
    "melt injection": [190, 280],
    "mold mould tool": [38, 90],
    "boiler buffer": [58, 84],
    "kettle brewkettle": [92, 101],
    steam: [140, 220],
    "reactor column distillation": [60, 180],
    mash: [62, 72],
    "fermenter fermentation ferment": [11, 21],
    "pasteurizer pasteuriser pasteurization pasteurisation": [63, 78],
    "milk fridge refrigerator reefer chilled cooler coldroom coldstore": [2, 6],
    "freezer frozen deepfreezer": [-24, -18],
    "flow feed": [34, 62],
    return: [26, 44],
    air: [13, 23],
    "inlet intake aisle": [18, 27],
    outlet: [28, 39],
    "cpu gpu processor chip vrm": [38, 82],
    "disk hdd ssd nvme drive": [30, 48],
    "server rack datacenter": [20, 27],
    "battery cell pack accumulator": [18, 36],
    "inverter panel module pcb board controller": [30, 61],
    compost: [44, 68],
    "soil substrate": [6, 24],
    "grain silo hay": [10, 26],
    "brake brakes disc rotor": [80, 320],
    "tire tyre tires tyres": [26, 94],
    "cabin cab cockpit room indoor": [19, 24],
    "asphalt pavement road": [1, 44],
    "rail track": [4, 47],
    "cellar barrel": [11, 15],
    "barn stable coop pen": [14, 24],
    "brooder incubator egg": [32, 38],
    nacelle: [16, 42],
    "dye dyeing": [60, 130],
  });

/** In bar: how much a tyre, a bottle and a well hold. */
let bars: Ranges | undefined;
const toBars = (): Ranges =>
  toRanges({
    "extinguisher fireextinguisher": [12, 15],
    "compressor pneumatic": [6, 10],
    air: [5, 9],
    "hydraulic excavator crane": [120, 240],
    "boiler heating": [1.2, 2.4],
    steam: [4, 16],
    "pipeline gas": [24, 78],
    "cylinder scuba oxygen bottle": [110, 200],
    "tubing wellhead": [18, 120],
    "casing well reservoir": [24, 180],
    "pump water main mains supply hydrant irrigation line": [2.4, 6.2],
    "oil lube": [2, 5],
    "keg fermenter fermentation brite": [0.8, 2.2],
    "reactor column": [2, 12],
    "espresso brew": [8, 10],
    "suction inlet": [1.2, 3.8],
    "discharge outlet": [4, 9],
    "injection mold mould": [400, 1400],
    "sprinkler standpipe": [4, 9],
    "press filter": [2, 7],
    brakes: [20, 90],
  });

const manner = oneOf(
  "current|target|set|setpoint|max|maximum|min|minimum|avg|average|mean|actual|measured|operating|internal|surface|last|working|core|high|low|peak|design|process|ambient",
);

/** Words for a part that say nothing of a model that is called so: what is told of the air is its weather. */
const vague = oneOf(
  "air|gas|main|line|water|filter|press|track|return|flow|feed|tool|room|indoor|module|pack|panel",
);

/** A unit and what a bar, or a degree, is in it. */
const units: Readonly<Record<string, readonly [factor: number, plus: number]>> = {
  c: [1, 0],
  celsius: [1, 0],
  deg: [1, 0],
  f: [1.8, 32],
  fahrenheit: [1.8, 32],
  bar: [1, 0],
  psi: [14.5, 0],
  kpa: [100, 0],
  mpa: [0.1, 0],
};

/**
 * How warm a named part of something is, and under what pressure: `nozzleTempC`, `tubingPressurePsi`,
 * the `temperature` of a freezer. The one word for the part decides, whatever the model is.
 */
export function findByPart(member: Member): readonly [rule: string, NumberHint] | undefined {
  const { words } = member;
  const unit = units[words.at(-1) ?? ""];
  const stem = unit ? words.slice(0, -1) : words;
  const at = stem.findIndex((word) => measures.test(word));
  if (at < 0 || (at > 0 && at < stem.length - 1)) return undefined;
  const isWarmth = stem[at] !== "pressure";
  celsius ??= toCelsius();
  bars ??= toBars();
  const ranges = isWarmth ? celsius : bars;
  const said = stem.filter((word, place) => place !== at && !manner.test(word));
  const told = said.length > 0 ? said : member.owner.filter((word) => !vague.test(word));
  // Of what is said nearest: an `oilPumpPressure` is a pump's, as the cabinet of a freezer is a freezer's.
  const part = told.findLast((word) => ranges.has(word));
  const range = part === undefined ? undefined : ranges.get(part);
  if (!range || (said.length > 0 && part !== said.at(-1))) return undefined;
  const [factor, plus] = unit ?? [1, 0];
  const [least, most] = range.map((value) => value * factor + plus) as [number, number];
  const decimals = most - least > 60 || most > 160 ? 0 : most < 1 ? 2 : 1;
  const round = (value: number) => Number(value.toFixed(decimals));
  return [`${part} ${stem[at]}`, { least: round(least), most: round(most), decimals }];
}

const measures = oneOf("temp|temperature|temps|pressure");
