import { defaults } from "../../config/defaults.ts";
import type { Options } from "../../config/options.ts";
import { date, type Setting, wholeNumber } from "../../config/settings.ts";
import { defaultCount } from "../../schema/resource.ts";

/** A switch, or a flag with a value: the word for it in the help, and what it must be. */
export interface Flag {
  readonly help: string;
  /** Its one letter. Two flags may share one where no command has both. */
  readonly short?: string;
  readonly value?: FlagValue;
  /** Whether it may be given several times: then its value is a list. */
  readonly isList?: boolean;
  /** What stands where the flag is not given, as the help shows it. */
  readonly default?: string;
}

export interface FlagValue {
  readonly word: string;
  readonly parse: (text: string) => unknown;
  readonly setting: Setting<unknown>;
}

const anyText: FlagValue = {
  word: "TEXT",
  parse: (value) => value,
  setting: {
    expects: "a text",
    accepts: (value): value is unknown => typeof value === "string" && value !== "",
  },
};
const day: FlagValue = { word: "DATE", parse: (value) => value, setting: date };
const file: FlagValue = { ...anyText, word: "FILE" };

function whole(from: number, to: number): FlagValue {
  return { word: "N", parse: toNumber, setting: wholeNumber(from, to) };
}

const slowest = 600_000;

/** `500`, or the least and the most: `500-2000`. */
const milliseconds: FlagValue = {
  word: "MS",
  parse: (value) => {
    const [, least, most] = /^(\d+)-(\d+)$/.exec(value) ?? [];
    return least === undefined ? toNumber(value) : [Number(least), Number(most)];
  },
  setting: {
    get expects() {
      return `${wholeNumber(0, slowest).expects}, or two of them such as 500-2000`;
    },
    accepts: (value): value is unknown =>
      Array.isArray(value)
        ? value.every(wholeNumber(0, slowest).accepts) && Number(value[0]) <= Number(value[1])
        : wholeNumber(0, slowest).accepts(value),
  },
};

const share: FlagValue = {
  word: "SHARE",
  parse: (value) => (/^(?:0?\.\d+|[01](?:\.0*)?)$/.test(value) ? Number(value) : value),
  setting: {
    expects: "a number from 0 to 1, such as 0.3",
    accepts: (value): value is unknown => typeof value === "number",
  },
};

function toNumber(value: string): unknown {
  return /^\d+$/.test(value) ? Number(value) : value;
}

/** Every flag of every command: parsing, the help and the reference page are made from this table. */
export const flags = {
  config: { value: file, help: "the config file, or the folder that it is in", default: "." },
  port: {
    value: whole(0, 65_535),
    short: "p",
    help: "listen on this port, 0 for any free one",
    default: String(defaults.port),
  },
  "strict-port": { help: "fail where the port is taken, rather than take the next" },
  host: {
    value: { ...anyText, word: "HOST" },
    help: "listen on this address",
    default: defaults.host,
  },
  seed: {
    value: whole(0, Number.MAX_SAFE_INTEGER),
    help: "the same seed gives the same records",
    default: String(defaults.seed),
  },
  now: {
    value: day,
    help: "generated dates lie around this one, such as 2026-03-01",
    default: "the day they are made",
  },
  dataset: { value: file, help: "the SQLite file", default: defaults.dataset },
  memory: { help: "keep the dataset in memory, for this run only" },
  delay: {
    value: milliseconds,
    help: "milliseconds before each mock response, or the least and the most: 500-2000",
    default: String(defaults.delay),
  },
  "no-watch": { help: "do not serve anew when the config or a model is saved" },
  open: { short: "o", help: "open the console in the browser" },
  quiet: { help: "print the base URL and errors only" },
  json: { help: "print JSON, for programs" },
  out: {
    value: file,
    short: "o",
    help: "write to this file, as YAML where it ends in .yaml or .yml",
    default: "standard output",
  },
  count: { value: whole(0, 1_000_000), help: "how many records", default: String(defaultCount) },
  times: { value: whole(1, 1_000_000), help: "how often it happens", default: "no end" },
  rate: { value: share, help: "how likely it happens, from 0 to 1", default: "1" },
  after: { help: "carry the request out first, and lose or replace its answer" },
  body: {
    value: anyText,
    help: "the answer's body, as JSON or text",
    default: "a problem document",
  },
  header: {
    value: { ...anyText, word: "'NAME: VALUE'" },
    isList: true,
    help: "a header of the answer; may be given several times",
  },
  force: { help: "write over existing files" },
  example: { help: "write a small example of models, too" },
  help: { short: "h", help: "print this" },
  version: { short: "v", help: "print the version" },
} as const satisfies Record<string, Flag>;

export type FlagName = keyof typeof flags;

/** The flags that were given: their parsed values, `true` for a switch. */
export type GivenFlags = ReadonlyMap<FlagName, unknown>;

/**
 * Every option, and the flag that overrides it: a new option does not compile before somebody has
 * decided whether it has one. What only makes sense in a file has none.
 */
export const flagsOfOptions = {
  models: undefined,
  resources: undefined,
  auth: undefined,
  basePath: undefined,
  port: "port",
  strictPort: "strict-port",
  host: "host",
  dataset: "dataset",
  seed: "seed",
  now: "now",
  validate: undefined,
  delay: "delay",
  cors: undefined,
  allowedHosts: undefined,
  envelope: undefined,
  query: undefined,
  unknownParameters: undefined,
  locale: undefined,
  docs: undefined,
  simulate: undefined,
  scenarios: undefined,
} as const satisfies Record<keyof Options, FlagName | undefined>;

export function isFlag(name: string): name is FlagName {
  return Object.hasOwn(flags, name);
}

export function toOverrides(given: GivenFlags): Partial<Options> {
  const overrides = Object.entries(flagsOfOptions).flatMap(([option, flag]) =>
    flag !== undefined && given.has(flag) ? [[option, given.get(flag)] as const] : [],
  );
  const memory = given.has("memory") ? { dataset: ":memory:" } : {};
  return { ...Object.fromEntries(overrides), ...memory };
}
