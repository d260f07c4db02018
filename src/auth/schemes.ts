import type { ApiKeyConfig, AuthConfig } from "../config/config.ts";
import { isSame } from "./compare.ts";
import { type Refusal, toBearerChallenge } from "./refusal.ts";

/** What the dataset says of a bearer token. */
export type CheckToken = (token: string) => Refusal | undefined;

/** Where a request has its bearer token, and whether it is good. */
export interface BearerTokens {
  readonly read: (request: Request) => string | undefined;
  readonly check: CheckToken;
}

/** One way to prove who asks: how it is checked, and how the OpenAPI document describes it. */
export interface Scheme<Settings> {
  check(request: Request, settings: Settings, tokens: BearerTokens): Refusal | undefined;
  /** The value of `WWW-Authenticate` on a 401; undefined leaves it out. */
  challenge(reason: Refusal, settings: Settings): string | undefined;
  /** An OpenAPI security scheme object. */
  describe(settings: Settings): Readonly<Record<string, string>>;
}

type SettingsOf<Mode extends AuthConfig["mode"]> = Extract<AuthConfig, { mode: Mode }>;

export const schemes: { readonly [Mode in AuthConfig["mode"]]: Scheme<SettingsOf<Mode>> } = {
  bearer: {
    check: (request, _, tokens) => {
      const token = tokens.read(request);
      return token === undefined ? "missing" : tokens.check(token);
    },
    challenge: (reason) => toBearerChallenge(reason),
    describe: ({ tokenFormat }) => ({
      type: "http",
      scheme: "bearer",
      ...(tokenFormat === "jwt" ? { bearerFormat: "JWT" } : {}),
    }),
  },
  apiKey: {
    check: (request, settings) => {
      const key = readKey(request, settings);
      if (!key) return "missing";
      return settings.value === undefined || isSame(key, settings.value) ? undefined : "incorrect";
    },
    challenge: () => 'ApiKey realm="backlot"',
    describe: (settings) => ({ type: "apiKey", in: settings.in, name: settings.name }),
  },
  basic: {
    check: (request, settings) => {
      const credentials = readAuthorization(request, "basic");
      if (credentials === undefined) return "missing";
      const given = Buffer.from(credentials, "base64").toString("utf8");
      // A name has no colon (RFC 7617, section 2), so that the two can be compared as one text.
      const isRight = isSame(given, `${settings.username}:${settings.password}`);
      return isRight ? undefined : "incorrect";
    },
    challenge: (_, settings) => (settings.challenge ? 'Basic realm="backlot"' : undefined),
    describe: () => ({ type: "http", scheme: "basic" }),
  },
};

/**
 * What follows the scheme's name, which has no case (RFC 9110, section 11.1). Another scheme, or a name
 * with nothing after it, is a credential that was not sent.
 */
export function readAuthorization(
  request: Request,
  scheme: "bearer" | "basic",
): string | undefined {
  const header = request.headers.get("authorization")?.trim() ?? "";
  const [name = ""] = header.split(" ", 1);
  const credential = header.slice(name.length).trim();
  return name.toLowerCase() === scheme && credential !== "" ? credential : undefined;
}

function readKey(request: Request, settings: ApiKeyConfig): string | null {
  if (settings.in === "header") return request.headers.get(settings.name);
  return new URL(request.url).searchParams.get(settings.name);
}
