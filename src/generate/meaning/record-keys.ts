import type { Surroundings } from "../member.ts";
import { neighboursOf } from "./names/rule-index.ts";

/** What a dictionary of this name holds, by its last word; the first that fits its holder. */
interface Keys {
  readonly names: RegExp;
  readonly keys: readonly string[];
  /** Words of the things that it is for, and neighbours. Default: all. */
  readonly of?: RegExp;
  readonly beside?: readonly string[];
  /** Whether each of them says what stands there, or the dictionary's name does. */
  readonly areNames: boolean;
}

const settings = /^(?:settings?|preferences|options|config|configuration)$/;

const table: readonly Keys[] = [
  {
    names: settings,
    of: /^(?:device|sensor|thermostat|camera|lock|lamp|light|gateway|hub|appliance)$/,
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
    keys: ["theme", "language", "notificationsEnabled", "timezone", "pageSize", "autoSaveEnabled"],
    areNames: true,
  },
  {
    names: /^(?:metadata|meta|attributes|properties|extra|context|fields)$/,
    keys: ["source", "campaign", "reference", "channel", "region", "segment"],
    areNames: true,
  },
  {
    names: /^headers$/,
    keys: ["content-type", "accept", "user-agent", "x-request-id", "x-signature"],
    areNames: true,
  },
  {
    names: /^(?:labels|tags|annotations|selector)$/,
    keys: ["team", "environment", "region", "app", "tier"],
    areNames: true,
  },
  {
    names: /^(?:hours|schedule|timetable)$/,
    keys: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"],
    areNames: true,
  },
  {
    names: /^(?:translations|titles|names|labels|descriptions|localizations)$/,
    keys: ["en", "de", "fr", "es"],
    areNames: false,
  },
  {
    names: /^(?:prices|rates|balances|amounts)$/,
    keys: ["EUR", "USD", "GBP", "CHF"],
    areNames: false,
  },
  {
    names: /^(?:metrics|evaluation)$/,
    beside: ["learning_rate", "epochs", "model_id", "dataset_id", "framework", "hyperparameters"],
    keys: ["accuracy", "precision", "recall", "auc"],
    areNames: true,
  },
  {
    names: /^(?:env|environment|variables)$/,
    keys: ["NODE_ENV", "LOG_LEVEL", "PORT", "REGION"],
    areNames: true,
  },
];

/** The keys under which a `Record<string, …>` of this name holds something. */
export function findKeys({ words, outer }: Surroundings): Keys | undefined {
  const last = words.at(-1) ?? "";
  const around = [...words, ...(outer?.words ?? [])];
  const neighbours = neighboursOf({ name: "", siblings: outer?.siblings ?? [] });
  return table.find(
    ({ names, of, beside }) =>
      names.test(last) &&
      (!of || around.some((word) => of.test(word))) &&
      (!beside || beside.some((name) => neighbours.has(name))),
  );
}
