import type { Method } from "../schema/method.ts";

/** Options, completed, checked and made absolute: nothing after it fills in a default. */
export interface Config {
  /** The folder that relative paths of the options started from. */
  readonly root: string;
  /** Absolute paths or globs. */
  readonly models: readonly string[];
  readonly resources: readonly ResourceConfig[];
  readonly basePath: string;
  readonly port: number;
  readonly host: string;
  /** Absolute path, or `:memory:`. */
  readonly dataset: string;
  readonly seed: number;
  readonly docs: DocsConfig | undefined;
  readonly auth: AuthConfig | undefined;
}

export interface ResourceConfig {
  /** How the options named it, for messages: `resources[0]`. */
  readonly place: string;
  readonly path: string;
  readonly type: string;
  /** Undefined: all that fit the shape, which only the model can tell. */
  readonly operations: readonly Method[] | undefined;
  readonly count: number | undefined;
  readonly id: string | undefined;
}

export interface DocsConfig {
  readonly openapi: string;
  readonly ui: string;
}

export interface Unauthorized {
  readonly status: number;
  readonly message: string;
}

export type AuthConfig =
  | {
      readonly mode: "apiKey";
      readonly unauthorized: Unauthorized;
      readonly in: "header" | "query";
      readonly name: string;
      readonly value: string | undefined;
    }
  | {
      readonly mode: "basic";
      readonly unauthorized: Unauthorized;
      readonly username: string;
      readonly password: string;
    };
