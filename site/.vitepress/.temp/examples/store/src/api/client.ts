import createClient from "openapi-fetch";
import { endSession, getSession, type Session, startSession } from "../state/session";
import { Problem } from "./problem";
import type { components, paths } from "./schema";

type Schemas = components["schemas"];
export type Product = Schemas["Product"];
export type Review = Schemas["Review"];
export type Order = Schemas["Order"];
export type NewOrder = Schemas["NewOrder"];
export type User = Schemas["User"];
export type Address = Schemas["Address"];
export type Favourite = Schemas["Favourite"];

export const api = createClient<paths>({ fetch: fetchWithSession });

interface Answer<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** The data of an answer; anything but a success is thrown, as TanStack Query wants it. */
export async function unwrap<Data>(asked: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await asked;
  if (!response.ok) throw new Problem(response.status, error);
  return data as Data;
}

/** Sends the token along. When it has expired, gets a new one and asks again, once. */
async function fetchWithSession(request: Request): Promise<Response> {
  const session = getSession();
  if (session === null) return fetch(request);
  const again = request.clone();
  const response = await fetch(withToken(request, session));
  if (response.status !== 401) return response;
  const renewed = await renew(session);
  return renewed === null ? response : fetch(withToken(again, renewed));
}

function withToken(request: Request, { accessToken }: Session): Request {
  request.headers.set("authorization", `Bearer ${accessToken}`);
  return request;
}

let renewal: Promise<Session | null> | null = null;

/** Several requests may find out at the same time: a refresh token works once, so one asks for all. */
function renew(session: Session): Promise<Session | null> {
  renewal ??= refresh(session).finally(() => {
    renewal = null;
  });
  return renewal;
}

async function refresh({ refreshToken }: Session): Promise<Session | null> {
  const response = await fetch("/api/auth/refresh", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ refreshToken }),
  });
  if (response.ok) return startSession(await response.json());
  // A backend that fails is no reason to send somebody away; one that refuses is.
  if (response.status < 500) endSession("expired");
  return null;
}
