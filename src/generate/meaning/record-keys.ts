import { toSingular, toWords } from "../../schema/name-words.ts";
import type { Library } from "../load-library.ts";
import { type Member, type Owner, toMember } from "../member.ts";
import { type Matcher, oneOf } from "../one-of.ts";
import type { TextSource } from "../values/compile-text.ts";
import { findText } from "./find-text.ts";
import { neighboursOf } from "./names/neighbours.ts";

/** What a dictionary of this name holds, by its last word; the first that fits its holder. */
interface Keys {
  readonly names: Matcher;
  readonly keys: readonly string[];
  /** Words of the things that it is for, and neighbours. Default: all. */
  readonly of?: Matcher;
  readonly beside?: readonly string[];
  /** Whether each of them says what stands there, or the dictionary's name does. */
  readonly areNames: boolean;
  /** Whether all of them are there. */
  readonly isWhole?: true;
}

const settings = /^(?:settings?|preferences|options|config|configuration)$/;

const table: readonly Keys[] = [
  {
    names: settings,
    of: oneOf("device|sensor|thermostat|camera|lock|lamp|light|gateway|hub|appliance"),
    keys: [
      "reportIntervalSeconds",
      "notificationsEnabled",
      "ledEnabled",
      "autoUpdateEnabled",
      "volume",
    ],
    areNames: true,
  },
  {
    names: settings,
    of: oneOf("integration|integrations|connector|webhook"),
    keys: ["workspace", "channel", "webhookUrl", "region"],
    areNames: true,
  },
  {
    names: settings,
    keys: ["theme", "language", "notificationsEnabled", "timezone", "pageSize", "autoSaveEnabled"],
    areNames: true,
  },
  {
    names: oneOf("specifications|specs|attributes|properties|details"),
    beside: ["price", "sku", "brand", "unit_price", "product_name"],
    keys: ["color", "warranty", "countryOfOrigin", "modelNumber"],
    areNames: true,
  },
  {
    names: oneOf("nutrition|macros|nutrients"),
    keys: ["calories", "protein", "carbs", "fat"],
    areNames: true,
  },
  {
    names: oneOf("metadata|meta|attributes|properties|extra|context|fields"),
    keys: ["source", "campaign", "reference", "channel", "region", "segment"],
    areNames: true,
  },
  {
    names: oneOf("payload|body"),
    keys: ["reference", "source", "amount", "currency", "createdAt"],
    areNames: true,
  },
  {
    names: oneOf("headers"),
    keys: ["content-type", "accept", "user-agent", "x-request-id", "x-signature"],
    areNames: true,
  },
  {
    names: oneOf("labels|tags|annotations|selector"),
    keys: ["team", "environment", "region", "app", "tier"],
    areNames: true,
  },
  {
    // When something is open is told of each day.
    names: oneOf("hours"),
    of: oneOf("opening|business|open|visiting|operating"),
    keys: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
    areNames: true,
    isWhole: true,
  },
  {
    names: oneOf("hours|schedule|timetable|availability"),
    keys: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"],
    areNames: true,
  },
  {
    names: oneOf("plan|menu|program|programme"),
    of: oneOf("weekly|week"),
    keys: ["monday", "tuesday", "wednesday", "thursday", "friday"],
    areNames: false,
    isWhole: true,
  },
  {
    names: oneOf("translations|titles|names|labels|descriptions|localizations"),
    keys: ["en", "de", "fr", "es"],
    areNames: false,
  },
  {
    names: oneOf("rates"),
    beside: ["base", "base_code", "base_currency", "baseCurrency", "baseCode"],
    keys: ["USD", "EUR", "GBP", "JPY", "CHF", "CAD", "AUD", "SEK"],
    areNames: false,
    isWhole: true,
  },
  {
    names: oneOf("prices|rates|balances|amounts"),
    keys: ["EUR", "USD", "GBP", "CHF"],
    areNames: false,
  },
  {
    names: oneOf("shortcuts|keybindings|hotkeys|bindings"),
    keys: ["search", "save", "newItem", "toggleSidebar", "openSettings"],
    areNames: false,
  },
  {
    names: oneOf("flags|toggles|experiments|features"),
    of: oneOf("boolean"),
    keys: ["newCheckout", "darkMode", "betaSearch", "aiSummaries", "bulkExport"],
    areNames: false,
  },
  {
    names: oneOf("permissions"),
    of: oneOf("boolean"),
    keys: ["viewReports", "editContent", "inviteMembers", "manageBilling"],
    areNames: false,
  },
  {
    names: oneOf("reactions"),
    of: oneOf("number|integer"),
    keys: ["👍", "❤️", "🎉", "😂", "👀"],
    areNames: false,
  },
  {
    // What a form says of each of its fields that is not right.
    names: oneOf("errors"),
    keys: ["email", "password", "name", "phone"],
    areNames: false,
  },
  {
    names: oneOf("params|query|filters"),
    keys: ["q", "status", "sort", "page"],
    areNames: true,
  },
  {
    names: oneOf("links|socials|social|networks"),
    of: oneOf("social|socials|profile|user|author|artist|company"),
    keys: ["website", "linkedin", "instagram", "github"],
    areNames: true,
  },
  {
    names: oneOf("metrics|evaluation"),
    beside: ["learning_rate", "epochs", "model_id", "dataset_id", "framework", "hyperparameters"],
    keys: ["accuracy", "precision", "recall", "auc"],
    areNames: true,
  },
  {
    names: oneOf("env|environment|variables"),
    keys: ["NODE_ENV", "LOG_LEVEL", "PORT", "REGION"],
    areNames: true,
  },
];

/** What something is counted by: `ordersByStatus`, `salesPerMonth`. */
const counted: Readonly<Record<string, string>> = {
  status: "pending active completed cancelled",
  state: "pending active completed cancelled",
  stage: "new contacted qualified won lost",
  priority: "low medium high urgent",
  severity: "low medium high critical",
  month: "Jan Feb Mar Apr May Jun",
  day: "Mon Tue Wed Thu Fri Sat Sun",
  weekday: "Mon Tue Wed Thu Fri Sat Sun",
  country: "US DE GB FR ES",
  region: "EMEA APAC AMER",
  channel: "direct organic email social referral",
  source: "direct organic email social referral",
  device: "desktop mobile tablet",
  role: "admin editor member viewer",
  plan: "free pro team enterprise",
  star: "1 2 3 4 5",
  rating: "1 2 3 4 5",
  gender: "female male other",
  language: "en de fr es",
  currency: "EUR USD GBP CHF",
  browser: "Chrome Safari Firefox Edge",
  size: "S M L XL",
  category: "Clothing Electronics Home Books",
  year: "2023 2024 2025 2026",
  quarter: "Q1 Q2 Q3 Q4",
  hour: "08 10 12 14 16 18",
  grade: "A B C D",
  platform: "iOS Android Web",
  level: "beginner intermediate advanced",
  team: "Design Engineering Sales Support",
  department: "Design Engineering Sales Support",
  subject: "Mathematics Physics English History Art",
  party: "Greens Liberals Labour Conservatives",
  age: "18-24 25-34 35-44 45-54",
};

function countedBy(
  words: readonly string[],
  around: readonly string[],
  part: string,
): Keys | undefined {
  const [last = ""] = toSingular(words.slice(-1));
  const isNumber = /^(?:number|integer)$/.test(part);
  if (last === "language" && around.some((word) => /^(?:repo|repository)$/.test(word)))
    return { names: parted, keys: ["TypeScript", "JavaScript", "CSS", "HTML"], areNames: false };
  // `trafficSources` with a number for each are counts, too; `devices` that are objects have ids.
  const isPlural = isNumber && last !== words.at(-1);
  const isBy = isPlural || oneOf("by|per").test(words.at(-2) ?? "");
  const isRated =
    parted.test(words.at(-1) ?? "") && around.some((word) => /^(?:rating|review|star)/.test(word));
  const what = isRated ? "rating" : isBy && Object.hasOwn(counted, last) ? last : undefined;
  const keys = what === undefined ? undefined : counted[what];
  if (keys === undefined) return undefined;
  // Whoever counts by month has counted in each.
  const whole = isNumber ? ({ isWhole: true } as const) : {};
  return { names: parted, keys: keys.split(" "), areNames: false, ...whole };
}

const parted = oneOf("breakdown|distribution|histogram");

/** How the member is called that holds it; the words for the thing where it is a model itself. */
function wordsOf({ path, words }: Owner): readonly string[] {
  return path === "" ? words : toWords(path.split(".").at(-1) ?? "");
}

/** `votes` by `party`, or `skills`, one of which is a `skill`. */
function partsOf(owner: Owner): readonly [held: readonly string[], by: readonly string[]] {
  const words = wordsOf(owner);
  const at = words.findIndex((word, index) => index > 0 && oneOf("by|per").test(word));
  return at < 0
    ? [words, toSingular(words)]
    : [words.slice(0, at), toSingular(words.slice(at + 1))];
}

/** What stands under a key, as a member that is called so would be. */
export function memberUnderKey(owner: Owner): Member {
  const [held] = partsOf(owner);
  const { path } = toMember(owner.words.at(-1) ?? "", owner);
  return { ...toMember(held.join("_"), owner), path };
}

/** A key as a text that is called so would be; undefined where nothing is known of that. */
export function findKeyText(owner: Owner, library: Library): TextSource | undefined {
  const [, by] = partsOf(owner);
  const around = owner.outer ?? { words: owner.words, siblings: [] };
  const { make, because } = findText(
    toMember(by.join("_"), { ...around, path: "" }),
    { type: "string" },
    library,
  );
  return because.by === "nothing" ? undefined : make;
}

/** A key of which nothing is known but what it stands in: `bucket2`. */
export function toPlainKey(owner: Owner, index: number): string {
  const [, by] = partsOf(owner);
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return `${by.map((word, at) => (at === 0 ? word : capital(word))).join("")}${index + 1}`;
}

/** The keys under which a `Record<string, …>` of this name holds something. */
export function findKeys(owner: Owner, part: string): Keys | undefined {
  const { outer } = owner;
  const own = wordsOf(owner);
  const words = [...owner.words.filter((word) => !own.includes(word)), ...own];
  const last = words.at(-1) ?? "";
  const around = [...words, ...(outer?.words ?? []), part];
  const neighbours = neighboursOf({ name: "", siblings: outer?.siblings ?? [] });
  const found = countedBy(words, around, part);
  if (found) return found;
  return table.find(
    ({ names, of, beside }) =>
      names.test(last) &&
      (!of || around.some((word) => of.test(word))) &&
      (!beside || beside.some((name) => neighbours.has(name))),
  );
}
