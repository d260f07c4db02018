import type { Mistake } from "../../errors.ts";
import { methods } from "../../schema/method.ts";
import { suggest } from "../../suggest.ts";
import { claimPath, type PathClaims, trimSlashes } from "../claim-path.ts";
import {
  type AnswerPart,
  type AnswerPaths,
  type ApiKeyConfig,
  type AuthConfig,
  type AuthRouteName,
  answerParts,
  type BasicConfig,
  type BearerConfig,
  type GuardConfig,
  type PublicResource,
  type ResourceConfig,
} from "../config.ts";
import { apiKeyDefaults, basicDefaults, bearerDefaults, guardDefaults } from "../defaults.ts";
import { toSeconds } from "../duration.ts";
import { memberPath, refuseCrossing } from "../member-paths.ts";
import type { AuthOptions } from "../options.ts";
import { guardSettings, modeSettings } from "../setting-tables.ts";
import {
  flag,
  listOf,
  oneOf,
  type Setting,
  type SettingsReader,
  text,
  urlPath,
  wholeNumber,
} from "../settings.ts";
import { resolveAccounts, resolveUsers } from "./resolve-users.ts";

/** What the rest of the config has to say about the auth settings. */
export interface AuthSurroundings {
  readonly basePath: string;
  readonly resources: readonly ResourceConfig[];
  readonly claims: PathClaims;
  readonly mistakes: Mistake[];
}

const modes = ["bearer", "apiKey", "basic"] as const satisfies readonly AuthOptions["mode"][];

/** Undefined where there is none, or where it is switched off; its mistakes count all the same. */
export function resolveAuth(
  settings: SettingsReader,
  surroundings: AuthSurroundings,
): AuthConfig | undefined {
  if (!settings.has("auth")) return undefined;
  const auth = settings.child("auth");
  const mode = auth.required("mode", oneOf(modes));
  const enabled = auth.optional("enabled", flag) ?? guardDefaults.enabled;
  const guard = {
    unauthorized: resolveUnauthorized(auth),
    public: resolvePublic(auth, surroundings.resources),
  };
  if (!mode) return undefined;
  auth.refuseOthers([...Object.keys(guardSettings), ...Object.keys(modeSettings[mode])]);
  const resolved = authByMode[mode](auth, guard, surroundings);
  if (enabled && resolved.mode === "bearer") claimRoutes(resolved, auth, surroundings);
  return enabled ? resolved : undefined;
}

const authByMode = {
  bearer: resolveBearer,
  apiKey: resolveApiKey,
  basic: resolveBasic,
} satisfies Record<
  AuthOptions["mode"],
  (auth: SettingsReader, guard: GuardConfig, surroundings: AuthSurroundings) => AuthConfig
>;

function resolveUnauthorized(auth: SettingsReader): GuardConfig["unauthorized"] {
  const answer = auth.child("unauthorized");
  answer.refuseOthers(Object.keys(guardDefaults.unauthorized));
  return {
    status: answer.optional("status", wholeNumber(400, 599)) ?? guardDefaults.unauthorized.status,
    message: answer.optional("message", text) ?? guardDefaults.unauthorized.message,
  };
}

function resolvePublic(
  auth: SettingsReader,
  resources: readonly ResourceConfig[],
): PublicResource[] {
  const paths = resources.map(({ path }) => path);
  return auth.list("public", '["GET /posts"]').flatMap((entry, index) => {
    const key = `public[${index}]`;
    const [, method, path = ""] = /^(?:(\w+) +)?(\/.*)$/.exec(String(entry)) ?? [];
    const known = methods.find((name) => name === method);
    if (method !== undefined && known === undefined) {
      auth.mistake(key, `${method} is no method of a resource.`, suggest(method, methods));
    } else if (!paths.includes(trimSlashes(path))) {
      auth.mistake(key, `"${entry}" names no resource.`, suggest(path || String(entry), paths));
    }
    return { method: known, path: trimSlashes(path) };
  });
}

const longestLifetime = 10 * 365 * 86_400;

const lifetime: Setting<string | number | false> = {
  expects: '"30s", "15m", "1h", "7d", seconds from 1 to ten years, or false',
  accepts: (value): value is string | number | false =>
    value === false || isLifetime(toSeconds(value)),
};

function isLifetime(seconds: number): boolean {
  return Number.isInteger(seconds) && seconds >= 1 && seconds <= longestLifetime;
}

function resolveBearer(
  auth: SettingsReader,
  guard: GuardConfig,
  { mistakes, resources }: AuthSurroundings,
): BearerConfig {
  const accounts = resolveAccounts(auth, resources);
  const tokenLifetime = auth.optional("tokenLifetime", lifetime) ?? bearerDefaults.tokenLifetime;
  return {
    mode: "bearer",
    ...guard,
    routes: resolveRoutes(auth.child("routes")),
    validateCredentials:
      auth.optional("validateCredentials", flag) ?? bearerDefaults.validateCredentials,
    tokenLifetime: tokenLifetime === false ? undefined : toSeconds(tokenLifetime),
    tokenFormat:
      auth.optional("tokenFormat", oneOf(["opaque", "jwt"])) ?? bearerDefaults.tokenFormat,
    users: accounts === undefined ? resolveUsers(auth, mistakes) : [],
    accounts,
    loginBy:
      auth.optional("loginBy", listOf(text, "names of properties")) ?? bearerDefaults.loginBy,
    answer: resolveAnswer(auth),
    transport: auth.optional("transport", oneOf(["header", "cookie"])) ?? bearerDefaults.transport,
  };
}

function resolveAnswer(auth: SettingsReader): AnswerPaths {
  const answer = auth.child("answer");
  answer.refuseOthers(answerParts);
  const pathOf = (part: AnswerPart) => (answer.optional(part, memberPath) ?? part).split(".");
  const paths = {
    accessToken: pathOf("accessToken"),
    refreshToken: pathOf("refreshToken"),
    tokenType: pathOf("tokenType"),
    expiresIn: pathOf("expiresIn"),
    user: pathOf("user"),
  };
  refuseCrossing(answer, Object.entries(paths));
  return paths;
}

function resolveRoutes(routes: SettingsReader): BearerConfig["routes"] {
  routes.refuseOthers(Object.keys(bearerDefaults.routes));
  const resolveRoute = (name: AuthRouteName): string =>
    trimSlashes(routes.optional(name, urlPath) ?? bearerDefaults.routes[name]);
  const resolveOptional = (name: AuthRouteName): string | undefined =>
    routes.value(name) === false ? undefined : resolveRoute(name);
  return {
    register: resolveRoute("register"),
    login: resolveRoute("login"),
    logout: resolveOptional("logout"),
    me: resolveOptional("me"),
    refresh: resolveOptional("refresh"),
  };
}

function claimRoutes(
  { routes }: BearerConfig,
  auth: SettingsReader,
  { basePath, claims }: AuthSurroundings,
): void {
  for (const [name, path] of Object.entries(routes)) {
    const key = `routes.${name}`;
    if (path !== undefined) claimPath(claims, basePath + path, auth, key, auth.placeOf(key));
  }
}

const headerName: Setting<string> = {
  expects: "the name of a header, such as x-api-key",
  accepts: (value): value is string =>
    typeof value === "string" && /^[\w!#$%&'*+.^`|~-]+$/.test(value),
};

/** RFC 9110, section 5.5: what a header can carry without doubt about its encoding. */
const headerText: Setting<string> = {
  expects: "a text of printable ASCII characters, since it travels in a header",
  accepts: (value): value is string =>
    typeof value === "string" && /^[!-~](?:[ -~]*[!-~])?$/.test(value),
};

function resolveApiKey(auth: SettingsReader, guard: GuardConfig): ApiKeyConfig {
  const location = auth.optional("in", oneOf(["header", "query"])) ?? apiKeyDefaults.in;
  return {
    mode: "apiKey",
    ...guard,
    in: location,
    name: auth.optional("name", location === "header" ? headerName : text) ?? apiKeyDefaults.name,
    value: auth.optional("value", location === "header" ? headerText : text),
  };
}

/** RFC 7617, section 2: the first colon ends the user's name. */
const username: Setting<string> = {
  expects: "a text without a colon",
  accepts: (value): value is string => text.accepts(value) && !value.includes(":"),
};

function resolveBasic(auth: SettingsReader, guard: GuardConfig): BasicConfig {
  return {
    mode: "basic",
    ...guard,
    username: auth.required("username", username) ?? "",
    password: auth.required("password", text) ?? "",
    challenge: auth.optional("challenge", flag) ?? basicDefaults.challenge,
  };
}
