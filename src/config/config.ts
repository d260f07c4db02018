import type { FieldRule } from "../schema/field-rule.ts";
import type { Method } from "../schema/method.ts";
import type { RelationSetting } from "../schema/relations/relation.ts";
import type { JsonObject } from "../schema/schema.ts";
import type { Delay } from "./delay.ts";
import type { ListDialect } from "./list-dialect.ts";
import type { Rule } from "./simulation/rule.ts";
import type { Scenario } from "./simulation/scenario.ts";

/** Options, completed, checked and made absolute: nothing after it fills in a default. */
export interface Config {
  /** The folder that relative paths of the options started from. */
  readonly root: string;
  /** Absolute paths or globs. */
  readonly models: readonly string[];
  readonly resources: readonly ResourceConfig[];
  readonly basePath: string;
  readonly port: number;
  readonly strictPort: boolean;
  readonly host: string;
  /** Absolute path, or `:memory:`. */
  readonly dataset: string;
  readonly seed: number;
  /** Undefined: the day on which records are made. */
  readonly now: Date | undefined;
  readonly validate: boolean | "strict";
  readonly delay: Delay;
  readonly cors: Cors;
  /** Further names that a `Host` may have; one that begins with a dot stands for all below it, too. */
  readonly allowedHosts: readonly string[];
  readonly lists: ListDialect;
  readonly locale: string;
  readonly docs: DocsConfig | undefined;
  readonly auth: AuthConfig | undefined;
  /** In force from the start on; the last is asked first. */
  readonly simulate: readonly Rule[];
  /** By name. */
  readonly scenarios: ReadonlyMap<string, Scenario>;
}

/** Whose pages may use the server; the server's own always may. */
export type Cors = "loopback" | "any" | "none" | readonly string[];

export interface ResourceConfig {
  /** How the options named it, for messages: `resources[0]`. */
  readonly place: string;
  readonly path: string;
  readonly type: string;
  /** Undefined: all that fit the shape, which only the model can tell. */
  readonly operations: readonly Method[] | undefined;
  readonly count: number | undefined;
  readonly id: string | undefined;
  readonly fields: ReadonlyMap<string, FieldRule>;
  readonly records: readonly JsonObject[];
  /** The file that the records stand in; undefined: in the config itself. */
  readonly recordsFile: string | undefined;
  /** Where they stand, for messages; undefined: `resources[0].records`. */
  readonly recordsPlace?: string | undefined;
  readonly relations: false | ReadonlyMap<string, RelationSetting>;
}

export interface DocsConfig {
  readonly openapi: string;
  /** The same document as YAML: `.yaml` in place of `.json`. */
  readonly openapiYaml: string;
  readonly ui: string;
}

export type AuthConfig = BearerConfig | ApiKeyConfig | BasicConfig;

export interface Unauthorized {
  readonly status: number;
  readonly message: string;
}

/** A resource that stays open, for one method or, undefined, for all. */
export interface PublicResource {
  readonly method: Method | undefined;
  readonly path: string;
}

export interface GuardConfig {
  readonly unauthorized: Unauthorized;
  readonly public: readonly PublicResource[];
}

/** The parts of a session's answer, each with the path at which it stands in the body. */
export const answerParts = [
  "accessToken",
  "refreshToken",
  "tokenType",
  "expiresIn",
  "user",
] as const;
export type AnswerPart = (typeof answerParts)[number];
export type AnswerPaths = Readonly<Record<AnswerPart, readonly string[]>>;

export const authRouteNames = ["register", "login", "logout", "me", "refresh"] as const;
export type AuthRouteName = (typeof authRouteNames)[number];

export interface BearerConfig extends GuardConfig {
  readonly mode: "bearer";
  /** Without the base path; one that was left out is undefined. */
  readonly routes: Readonly<
    Record<"register" | "login", string> &
      Record<Exclude<AuthRouteName, "register" | "login">, string | undefined>
  >;
  readonly validateCredentials: boolean;
  /** In seconds; undefined: a token never expires. */
  readonly tokenLifetime: number | undefined;
  readonly tokenFormat: "opaque" | "jwt";
  readonly users: readonly UserConfig[];
  /** The path of the collection whose records are the users; undefined: users are kept apart. */
  readonly accounts: string | undefined;
  /** The members of a user that may stand for the login's name, at least one. */
  readonly loginBy: readonly string[];
  readonly answer: AnswerPaths;
  readonly transport: "header" | "cookie";
}

export interface UserConfig {
  readonly email: string;
  readonly password: string;
  /** An access token that neither time nor logout ends. */
  readonly token: string | undefined;
  readonly profile: JsonObject;
}

export interface ApiKeyConfig extends GuardConfig {
  readonly mode: "apiKey";
  readonly in: "header" | "query";
  readonly name: string;
  readonly value: string | undefined;
}

export interface BasicConfig extends GuardConfig {
  readonly mode: "basic";
  readonly username: string;
  readonly password: string;
  readonly challenge: boolean;
}
