import { timingSafeEqual } from "node:crypto";
import type { AuthConfig } from "../config/config.ts";

/** What is wrong with a credential; a valid one has no reason. */
export type Refusal = "missing" | "incorrect";

/** One way to prove who asks: how it is checked, and how the OpenAPI document describes it. */
export interface Scheme<Settings> {
  check(request: Request, settings: Settings): Refusal | undefined;
  /** The value of `WWW-Authenticate` on a 401. */
  challenge: string;
  /** An OpenAPI security scheme object. */
  describe(settings: Settings): Readonly<Record<string, string>>;
}

type SettingsOf<Mode extends AuthConfig["mode"]> = Extract<AuthConfig, { mode: Mode }>;

export const schemes: { readonly [Mode in AuthConfig["mode"]]: Scheme<SettingsOf<Mode>> } = {
  apiKey: {
    check: (request, settings) => {
      const key =
        settings.in === "header"
          ? request.headers.get(settings.name)
          : new URL(request.url).searchParams.get(settings.name);
      if (!key) return "missing";
      return settings.value === undefined || isSame(key, settings.value) ? undefined : "incorrect";
    },
    challenge: 'ApiKey realm="backlot"',
    describe: (settings) => ({ type: "apiKey", in: settings.in, name: settings.name }),
  },
  basic: {
    check: (request, settings) => {
      const credentials = /^basic +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
      if (credentials === undefined) return "missing";
      const given = Buffer.from(credentials, "base64").toString("utf8");
      const isRight = isSame(given, `${settings.username}:${settings.password}`);
      return isRight ? undefined : "incorrect";
    },
    challenge: 'Basic realm="backlot"',
    describe: () => ({ type: "http", scheme: "basic" }),
  },
};

/** In constant time for texts of one length, so that an answer's delay teaches nothing. */
function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
