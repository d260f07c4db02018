import type { Method } from "../schema/method.ts";
import type { OnDelete } from "../schema/relations/relation.ts";
import type { JsonObject } from "../schema/schema.ts";
import type { AnswerPart } from "./config.ts";
import type { EnvelopePart, ListParameter } from "./list-dialect.ts";
import type { FieldsAt } from "./register.ts";
import type { RuleOptions, ScenarioOptions } from "./simulation/simulation-options.ts";

/** What a user writes in `backlot.config.ts`. Every field says its default; `Config` has them all. */
export interface Options {
  /** Files or globs whose exports may be bound, relative to the config file. */
  models: string | readonly string[];
  /** What is served: at least one. */
  resources: readonly ResourceOptions[];
  /** Prefix of every mock route, such as `/api`. Default: none. */
  basePath?: string;
  /** Default: 4000. A taken port moves on to the next free one. */
  port?: number;
  /** Whether a taken port is a failure. Default: `false`. */
  strictPort?: boolean;
  /** Default: `127.0.0.1`. */
  host?: string;
  /** The SQLite file, or `:memory:`. Default: `.backlot/dataset.sqlite`. */
  dataset?: string;
  /** The same seed, models, config and `now` give the same records. Default: 1. */
  seed?: number;
  /**
   * The date that generated dates lie around, past and upcoming: `"2026-03-01"`, or with a time.
   * Default: the day (UTC) on which records are made, kept with the dataset.
   */
  now?: string | Date;
  /** Whether bodies must fit the models, as clients send them or `"strict"` as they are. Default: `true`. */
  validate?: boolean | "strict";
  /** Milliseconds before each mock response: a number, or the least and the most. Default: 0. */
  delay?: number | readonly [least: number, most: number];
  /** Whose pages may use the server: `true` any, `false` none, or these. Default: loopback origins. */
  cors?: boolean | readonly string[];
  /** Further names that a `Host` may have: `"api"`, `".test"` for a domain and all below. Default: none. */
  allowedHosts?: readonly string[];
  /** Lists as `{ data, total, page, pages }`, or where these parts stand in the body. Default: `false`. */
  envelope?: boolean | EnvelopeOptions;
  /** The real backend's names for the list parameters: those given replace ours. Default: none, json-server's names. */
  query?: QueryOptions;
  /** `"ignore"`: a query parameter that names no property is not looked at. Default: `"refuse"`. */
  unknownParameters?: "refuse" | "ignore";
  /** The language of names, places and texts: any locale of the data library. Default: `en`. */
  locale?: string;
  /** Paths of the OpenAPI document and of Swagger UI, or `false` for neither. */
  docs?: false | { openapi?: string; ui?: string };
  /** Guards every mock route. Default: none, every route is open. */
  auth?: AuthOptions;
  /** Rules that make answers go wrong on purpose; the last is asked first. Default: none. */
  simulate?: readonly RuleOptions[];
  /** States of the backend by name, one of which may be in force. Default: none. */
  scenarios?: Readonly<Record<string, ScenarioOptions>>;
}

/** Where the parts of a list's answer stand in the body; those that are not named are left out. */
export type EnvelopeOptions = Partial<Record<EnvelopePart, string>>;

/** What clients call the list parameters: `{ page: "page", limit: "pageSize", search: "search" }`. */
export type QueryOptions = Partial<Record<ListParameter, string>>;

export interface ResourceOptions<Path extends string = string> {
  /** One or more literal segments, such as `/users`. */
  path: Path;
  /** A TypeScript type over the exported models; an array makes a collection. */
  type: string;
  /** Default: all that fit the shape. */
  operations?: readonly Method[];
  /** How many records a collection starts with. Default: 20. */
  count?: number;
  /** The identifier property, a nested one by its path (`"metadata.uid"`). Default: `id`, else `<model>Id`, `uuid`, `_id` or `key`. */
  id?: string;
  /**
   * Rules for generated values by property, nested ones as `"address.city"`: a constant, a list to
   * pick from, a method of the data library such as `"internet.email"`, or a function of
   * `{ faker, index, record }`. Default: none.
   */
  fields?: FieldsAt<Path>;
  /** Fixed records, or the JSON file that holds them: they come first. Default: none. */
  records?: readonly JsonObject[] | string;
  /** What properties refer to, where the models alone do not tell, or `false` for nothing. Default: inferred. */
  relations?: false | Readonly<Record<string, false | RelationOptions>>;
}

export interface RelationOptions {
  /** The path of the collection that the property refers to. Default: inferred. */
  to?: string;
  /** The nested route's name under that collection. Default: this resource's own. */
  as?: string;
  /** What becomes of these records when the one that they refer to is deleted. Default: `keep`. */
  onDelete?: OnDelete;
}

export type AuthOptions<Lifetime extends string = string, Public extends string = string> =
  | BearerOptions<Lifetime, Public>
  | ApiKeyOptions<Public>
  | BasicOptions<Public>;

interface GuardOptions<Public extends string = string> {
  /** `false` switches authentication off and keeps the settings. Default: `true`. */
  enabled?: boolean;
  /** The answer to a failing credential. Default: 401, "Unauthorized". */
  unauthorized?: { status?: number; message?: string };
  /** Resources that stay open, such as `"GET /posts"` or `"/health"`. Default: none. */
  public?: readonly Public[];
}

export interface BearerOptions<Lifetime extends string = string, Public extends string = string>
  extends GuardOptions<Public> {
  mode: "bearer";
  /** Paths of the auth routes. Default: `/auth/register`, `/auth/login` and so on. */
  routes?: {
    register?: string;
    login?: string;
    logout?: string | false;
    me?: string | false;
    refresh?: string | false;
  };
  /** `false`: login creates or finds a user for any email and password. Default: `true`. */
  validateCredentials?: boolean;
  /** `"30s"`, `"15m"`, `"1h"`, `"7d"`, a number of seconds, or `false` for never. Default: `"1h"`. */
  tokenLifetime?: Lifetime | number | false;
  /** `"jwt"` gives signed tokens that a client can decode. Default: `"opaque"`. */
  tokenFormat?: "opaque" | "jwt";
  /**
   * Users present from the start; or the path of a collection, such as `"/users"`, whose records are
   * the users. Default: none.
   */
  users?: readonly UserOptions[] | string;
  /** The properties of a user that may stand for the login's name. Default: `["email", "username"]`. */
  loginBy?: readonly string[];
  /**
   * Other names or paths for the properties of the answer, such as
   * `{ accessToken: "access_token", refreshToken: "data.refresh_token" }`. Default: our names.
   */
  answer?: Partial<Record<AnswerPart, string>>;
  /** `"cookie"`: tokens travel in httpOnly cookies, and writes need `X-CSRF-Token`. Default: `"header"`. */
  transport?: "header" | "cookie";
}

export interface UserOptions {
  email: string;
  password: string;
  /** Default: made from the email. */
  id?: string | number;
  /** Default: made from the email. */
  name?: string;
  /** An access token that neither time nor logout ends, for tests. Default: none. */
  token?: string;
  /** Any further properties of the user's profile. */
  [property: string]: unknown;
}

export interface ApiKeyOptions<Public extends string = string> extends GuardOptions<Public> {
  mode: "apiKey";
  /** Where the client sends the key. Default: `header`. */
  in?: "header" | "query";
  /** The header's or parameter's name. Default: `x-api-key`. */
  name?: string;
  /** The key itself. Default: none, any key that is not empty will do. */
  value?: string;
}

export interface BasicOptions<Public extends string = string> extends GuardOptions<Public> {
  mode: "basic";
  username: string;
  password: string;
  /** `false` leaves `WWW-Authenticate` out, so that no browser opens its dialog. Default: `true`. */
  challenge?: boolean;
}
