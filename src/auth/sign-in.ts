import type { ApiKeyConfig, AuthConfig, BasicConfig, BearerConfig } from "../config/config.ts";
import type { Session } from "./tokens/create-issuer.ts";
import { csrfHeader, type Transport } from "./transports.ts";

/** What a request needs to be somebody's. */
export interface SignedIn {
  /** The credential itself: a bearer token, an API key, or the name and password of basic. */
  readonly accessToken: string;
  /** What a request must send. Empty where nothing is guarded, or the key goes into the query. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Opens a session for the user of this email, who is made where there is none. */
export type OpenSession = (email: string) => Promise<Session>;

/** What the bearer mode has for it. */
export interface SignInDesk {
  readonly openSession: OpenSession;
  readonly transport: Transport;
}

type SignIn<Settings> = (
  settings: Settings,
  email: string,
  desk: SignInDesk | undefined,
) => SignedIn | Promise<SignedIn>;

const ways: { readonly [Mode in AuthConfig["mode"]]: SignIn<Extract<AuthConfig, { mode: Mode }>> } =
  { bearer: signInByToken, apiKey: signInByKey, basic: signInByPassword };

/** In every mode; those without users of their own let everybody in by the same credential. */
export async function signIn(
  config: AuthConfig | undefined,
  email: string,
  desk: SignInDesk | undefined,
): Promise<SignedIn> {
  if (!config) return { accessToken: "", headers: {} };
  const way = ways[config.mode] as SignIn<AuthConfig>;
  return way(config, email, desk);
}

async function signInByToken(
  { transport: kind }: BearerConfig,
  email: string,
  desk: SignInDesk | undefined,
): Promise<SignedIn> {
  if (!desk) throw new Error("The bearer mode has sessions.");
  const session = await desk.openSession(email);
  const { accessToken } = session;
  if (kind !== "cookie")
    return { accessToken, headers: { authorization: `Bearer ${accessToken}` } };
  const { cookie, csrf } = desk.transport.toSent(session);
  return { accessToken, headers: { cookie, [csrfHeader.toLowerCase()]: csrf } };
}

/** Where the config names no key, any will do. */
function signInByKey({ in: location, name, value }: ApiKeyConfig, email: string): SignedIn {
  const accessToken = value ?? email;
  return { accessToken, headers: location === "header" ? { [name]: accessToken } : {} };
}

function signInByPassword({ username, password }: BasicConfig): SignedIn {
  const accessToken = Buffer.from(`${username}:${password}`).toString("base64");
  return { accessToken, headers: { authorization: `Basic ${accessToken}` } };
}
