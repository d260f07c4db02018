import type { AuthOptions, Backlot, Environment, Options } from "../../src/index.ts";
import { request, startBacklot } from "./project.ts";

export const models = `
export interface Post { id: number; title: string }
export interface Comment { id: number; postId: number; body: string }
export interface Settings { theme: "light" | "dark" }`;

export const resources = [
  { path: "/posts", type: "Post[]", count: 3, operations: ["GET", "POST", "PATCH"] },
  { path: "/comments", type: "Comment[]", count: 3 },
  { path: "/settings", type: "Settings" },
] as const satisfies Options["resources"];

/** A Backlot with a few resources behind these auth settings. */
export function startGuarded(
  auth: AuthOptions,
  environment: Environment = {},
  options: Partial<Options> = {},
): Promise<Backlot> {
  return startBacklot(models, { resources, auth, ...options }, environment);
}

/** A clock that a test moves by hand. */
export function createClock(start = "2030-01-01T00:00:00.000Z"): {
  now: () => Date;
  advance: (seconds: number) => void;
} {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    advance: (seconds) => {
      time += seconds * 1000;
    },
  };
}

export interface Session {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly tokenType: string;
  readonly expiresIn: number | null;
  readonly user: Readonly<Record<string, unknown>> & { readonly id: string };
}

export const ada = { email: "ada@example.com", password: "analytical engine" };

/** Registers somebody and gives their session. */
export async function register(backlot: Backlot, body: object = ada): Promise<Session> {
  const response = await request(backlot, "POST", "/auth/register", body);
  if (response.status !== 201) throw new Error(`Not registered: ${await response.text()}`);
  return readSession(response);
}

export async function login(backlot: Backlot, body: object = ada): Promise<Session> {
  return readSession(await request(backlot, "POST", "/auth/login", body));
}

/** The session that a register, login or refresh answered with. */
export async function readSession(response: Response): Promise<Session> {
  return (await response.json()) as Session;
}

/** A request with this credential in its `Authorization` header. */
export function requestWith(
  backlot: Backlot,
  token: string,
  path: string,
  method = "GET",
): Promise<Response> {
  const headers = { authorization: `Bearer ${token}` };
  return backlot.fetch(new Request(`http://127.0.0.1${path}`, { method, headers }));
}

/** Why an answer says no; undefined where it does not. */
export async function readReason(response: Response): Promise<unknown> {
  return ((await response.json()) as { reason?: unknown }).reason;
}
