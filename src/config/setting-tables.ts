import { methods } from "../schema/method.ts";
import { defaultOnDelete, onDeletes } from "../schema/relations/relation.ts";
import { defaultCount, defaultOperations } from "../schema/resource.ts";
import {
  apiKeyDefaults,
  basicDefaults,
  bearerDefaults,
  defaults,
  guardDefaults,
} from "./defaults.ts";
import type {
  ApiKeyOptions,
  AuthOptions,
  BasicOptions,
  BearerOptions,
  Options,
  RelationOptions,
  ResourceOptions,
} from "./options.ts";

/** One setting, as the reference shows it. */
export interface SettingEntry {
  /** What may stand there, as TypeScript says it. */
  readonly type: string;
  /** In Markdown; undefined where the setting must be given. */
  readonly default: string | undefined;
  readonly meaning: string;
}

/** Typed by the options: one that is not described does not compile, and nothing else is known. */
export type SettingTable<Key extends PropertyKey> = Readonly<Record<Key, SettingEntry>>;

/** The settings that only this mode has. */
type OwnKey<Mode extends AuthOptions> = Exclude<keyof Mode, keyof AuthOptions>;

export const projectSettings: SettingTable<keyof Options> = {
  models: {
    type: "string | string[]",
    default: undefined,
    meaning: "files or globs whose exported types may be served, relative to the config file",
  },
  resources: {
    type: "Resource[]",
    default: undefined,
    meaning: "what is served, at least one; see below",
  },
  auth: {
    type: "Auth",
    default: "none, every route is open",
    meaning: "guards every mock route; see below",
  },
  basePath: {
    type: "string",
    default: "none",
    meaning: "prefix of every mock and auth route, such as `/api`",
  },
  port: {
    type: "number",
    default: show(defaults.port),
    meaning: "a taken port moves on to the next free one and says so; 0 takes any free one",
  },
  strictPort: {
    type: "boolean",
    default: show(defaults.strictPort),
    meaning: "whether a taken port is a failure instead",
  },
  host: {
    type: "string",
    default: show(defaults.host),
    meaning: "the address to listen on; any but a loopback one is open to other machines",
  },
  dataset: {
    type: "string",
    default: show(defaults.dataset),
    meaning: 'the SQLite file, or `":memory:"` for this run only',
  },
  seed: {
    type: "number",
    default: show(defaults.seed),
    meaning: "the same seed, models, config and `now` give the same records, byte for byte",
  },
  now: {
    type: "string | Date",
    default: "the day (UTC) on which records are made",
    meaning:
      'the date that generated dates lie around, past and upcoming, such as `"2026-03-01"`; kept with the dataset until a reset; a fixed one makes records the same for ever',
  },
  locale: {
    type: "string",
    default: show(defaults.locale),
    meaning: "the language of names, places and texts: any locale of Faker",
  },
  validate: {
    type: 'boolean | "strict"',
    default: show(defaults.validate),
    meaning:
      'whether request bodies must fit the models, read as real clients send them; `"strict"` reads nothing into them, `false` checks nothing',
  },
  delay: {
    type: "number | [number, number]",
    default: show(defaults.delay),
    meaning: "milliseconds before each mock response, or the least and the most",
  },
  cors: {
    type: "boolean | string[]",
    default: "loopback origins",
    meaning: "whose pages may use the server: `true` any, `false` none, or these origins",
  },
  allowedHosts: {
    type: "string[]",
    default: "none",
    meaning:
      'further names that a `Host` may have, such as `"api"` or `"host.docker.internal"`; `".test"` for a domain and all below it',
  },
  envelope: {
    type: "boolean | { data?: string; total?: string; page?: string; pages?: string }",
    default: show(defaults.envelope),
    meaning:
      'whether lists come as `{ data, total, page, pages }`; or where these parts stand in the body, by path: `{ data: "items", total: "meta.total" }`',
  },
  query: {
    type: "{ page?, limit?, start?, end?, search?, sort?, order?, fields?, embed?, expand?: string }",
    default: "json-server's names",
    meaning:
      'the real backend\'s names for the list parameters, such as `{ page: "page", limit: "pageSize" }`; those given replace ours',
  },
  unknownParameters: {
    type: '"refuse" | "ignore"',
    default: show(defaults.unknownParameters),
    meaning: "what becomes of a query parameter that names no property: 400, or nothing",
  },
  docs: {
    type: "false | { openapi?: string; ui?: string }",
    default: show(defaults.docs),
    meaning: "paths of the OpenAPI document and of Swagger UI, or neither",
  },
  simulate: {
    type: "Rule[]",
    default: "none",
    meaning: "makes answers go wrong on purpose; the last rule is asked first; see below",
  },
  scenarios: {
    type: "Record<string, Scenario>",
    default: "none",
    meaning: "states of the backend by name, one of which may be in force; see below",
  },
};

export const resourceSettings: SettingTable<keyof ResourceOptions> = {
  path: {
    type: "string",
    default: undefined,
    meaning: "one or more literal segments, such as `/users`; each resource has its own",
  },
  type: {
    type: "string",
    default: undefined,
    meaning:
      'a TypeScript type over the exported models: `User[]`, `Settings`, `Pick<User, "id">[]`; an array makes a collection, anything else a single object',
  },
  operations: {
    type: listTypes(methods),
    default: `collection ${defaultOperations.collection.join(" ")}; single object ${defaultOperations.single.join(" ")}`,
    meaning: "the methods that are served, each independent of the others",
  },
  count: {
    type: "number",
    default: show(defaultCount),
    meaning: "how many records a collection starts with, up to 1,000,000",
  },
  id: {
    type: "string",
    default: "`id`, else `<model>Id`, `uuid`, `_id` or `key`",
    meaning: "the identifier property, a nested one by its path (`metadata.uid`)",
  },
  fields: {
    type: "Record<string, value | value[] | string | function>",
    default: "none",
    meaning:
      'how a property\'s value is made: a constant, a list to pick from, a method of Faker such as `"internet.email"`, or a function of `{ faker, index, record }`; a nested property by its path, `"address.city"`',
  },
  records: {
    type: "object[] | string",
    default: "none",
    meaning: "fixed records, or the JSON file that holds them: they come first",
  },
  relations: {
    type: "false | Record<string, false | Relation>",
    default: "inferred",
    meaning: "what properties refer to, where the models alone do not tell; see below",
  },
};

export const relationSettings: SettingTable<keyof RelationOptions> = {
  to: {
    type: "string",
    default: "inferred",
    meaning: "the path of the collection that the property refers to",
  },
  as: {
    type: "string",
    default: "this resource's own name",
    meaning: "the nested route's name under that collection",
  },
  onDelete: {
    type: orTypes(onDeletes),
    default: show(defaultOnDelete),
    meaning: "what becomes of these records when the one that they refer to is deleted",
  },
};

/** What every mode of authentication has. */
export const guardSettings: SettingTable<keyof AuthOptions> = {
  mode: {
    type: orTypes(["bearer", "apiKey", "basic"] satisfies AuthOptions["mode"][]),
    default: undefined,
    meaning: "how clients show who they are",
  },
  enabled: {
    type: "boolean",
    default: show(guardDefaults.enabled),
    meaning: "`false` switches authentication off and keeps the settings",
  },
  unauthorized: {
    type: "{ status?: number; message?: string }",
    default: show(guardDefaults.unauthorized),
    meaning: "the answer to a failing credential; the status is from 400 to 599",
  },
  public: {
    type: "string[]",
    default: "none",
    meaning: 'resources that stay open, for one method or all: `"GET /posts"`, `"/health"`',
  },
};

/** What only one mode has. */
export const modeSettings: {
  readonly bearer: SettingTable<OwnKey<BearerOptions>>;
  readonly apiKey: SettingTable<OwnKey<ApiKeyOptions>>;
  readonly basic: SettingTable<OwnKey<BasicOptions>>;
} = {
  bearer: {
    routes: {
      type: "{ register, login, logout, me, refresh }",
      default: show(bearerDefaults.routes),
      meaning: "paths of the auth routes; `false` leaves out `logout`, `me` or `refresh`",
    },
    validateCredentials: {
      type: "boolean",
      default: show(bearerDefaults.validateCredentials),
      meaning: "`false`: login creates or finds a user for any email and password",
    },
    tokenLifetime: {
      type: "string | number | false",
      default: show(bearerDefaults.tokenLifetime),
      meaning: '`"30s"`, `"15m"`, `"7d"`, a number of seconds, or `false` for never',
    },
    tokenFormat: {
      type: orTypes(["opaque", "jwt"]),
      default: show(bearerDefaults.tokenFormat),
      meaning: '`"jwt"` gives signed tokens that a client can decode',
    },
    users: {
      type: "{ email, password, id?, name?, token?, … }[] | string",
      default: "none",
      meaning:
        'users present from the start, with any further properties of their profile; `token` is a fixed access token that neither time nor logout ends. Or the path of a collection, such as `"/users"`, whose records are the users',
    },
    loginBy: {
      type: "string[]",
      default: bearerDefaults.loginBy.map((name) => `\`${name}\``).join(", "),
      meaning:
        "the properties of a user that may stand for the login's name, sent under their own name",
    },
    answer: {
      type: "{ accessToken?, refreshToken?, tokenType?, expiresIn?, user?: string }",
      default: "our names",
      meaning:
        'other names or paths for the properties of the answer, and for `refreshToken` in a request: `{ accessToken: "access_token", refreshToken: "data.refresh_token" }`',
    },
    transport: {
      type: orTypes(["header", "cookie"]),
      default: show(bearerDefaults.transport),
      meaning:
        '`"cookie"`: the tokens are httpOnly cookies, and guarded writes must carry `X-CSRF-Token`',
    },
  },
  apiKey: {
    in: {
      type: orTypes(["header", "query"]),
      default: show(apiKeyDefaults.in),
      meaning: "where the client sends the key",
    },
    name: {
      type: "string",
      default: show(apiKeyDefaults.name),
      meaning: "the header's or parameter's name",
    },
    value: {
      type: "string",
      default: "none",
      meaning: "the key itself; without it any key that is not empty will do",
    },
  },
  basic: {
    username: { type: "string", default: undefined, meaning: "without a colon" },
    password: { type: "string", default: undefined, meaning: "may contain a colon" },
    challenge: {
      type: "boolean",
      default: show(basicDefaults.challenge),
      meaning: "`false` leaves `WWW-Authenticate` out, so that no browser opens its dialog",
    },
  },
};

/** As a config would say it. */
function show(value: unknown): string {
  const json = JSON.stringify(value);
  return `\`${json
    .replaceAll(/"(\w+)":/g, "$1: ")
    .replaceAll(",", ", ")
    .replace(/^\{(.*)\}$/, "{ $1 }")}\``;
}

function orTypes(words: readonly string[]): string {
  return words.map((word) => JSON.stringify(word)).join(" | ");
}

function listTypes(words: readonly string[]): string {
  return `(${orTypes(words)})[]`;
}
