import { ownFolder } from "../own-folder.ts";
import type { AuthRouteName } from "./config.ts";
import type { ApiKeyOptions, BasicOptions, BearerOptions, Options } from "./options.ts";

/** What stands where the options say nothing: resolving, the help and the reference read it here. */
export const defaults = {
  basePath: "",
  port: 4000,
  strictPort: false,
  host: "127.0.0.1",
  dataset: `${ownFolder}/dataset.sqlite`,
  seed: 1,
  validate: true,
  delay: 0,
  envelope: false,
  unknownParameters: "refuse",
  locale: "en",
  docs: { openapi: "/openapi.json", ui: "/docs" },
} as const satisfies Partial<Options>;

export const guardDefaults = {
  enabled: true,
  unauthorized: { status: 401, message: "Unauthorized" },
} as const satisfies Partial<BearerOptions>;

export const bearerDefaults = {
  routes: {
    register: "/auth/register",
    login: "/auth/login",
    logout: "/auth/logout",
    me: "/auth/me",
    refresh: "/auth/refresh",
  } satisfies Record<AuthRouteName, string>,
  validateCredentials: true,
  tokenLifetime: "1h",
  tokenFormat: "opaque",
  loginBy: ["email", "username"],
  transport: "header",
} as const satisfies Partial<BearerOptions>;

export const apiKeyDefaults = {
  in: "header",
  name: "x-api-key",
} as const satisfies Partial<ApiKeyOptions>;

export const basicDefaults = { challenge: true } as const satisfies Partial<BasicOptions>;
