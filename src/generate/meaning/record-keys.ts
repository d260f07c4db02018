import { toSingular } from "../../schema/name-words.ts";
import type { Surroundings } from "../member.ts";
import { type Matcher, oneOf } from "../one-of.ts";
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
  return keys === undefined ? undefined : { names: parted, keys: keys.split(" "), areNames: false };
}

const parted = oneOf("breakdown|distribution|histogram");

/** The keys under which a `Record<string, …>` of this name holds something. */
export function findKeys({ words, outer }: Surroundings, part: string): Keys | undefined {
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
