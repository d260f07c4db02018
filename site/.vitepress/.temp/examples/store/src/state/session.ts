import type { components } from "../api/schema";
import { createKeptStore, createStore, useStore } from "./store";

export type Session = Pick<
  components["schemas"]["AuthSession"],
  "accessToken" | "refreshToken" | "user"
>;

export type SessionEnd = "expired" | "signed-out";

const session = createKeptStore<Session | null>("alder-session", null);
const lastEnd = createStore<SessionEnd | null>(null);

export const getSession = session.get;
export const getLastEnd = lastEnd.get;
export const onSessionChange = session.subscribe;

export function startSession({ accessToken, refreshToken, user }: Session): Session {
  const started = { accessToken, refreshToken, user };
  lastEnd.set(null);
  session.set(started);
  return started;
}

export function endSession(reason: SessionEnd): void {
  lastEnd.set(reason);
  session.set(null);
}

/** The profile was changed: the session goes on. */
export function updateUser(user: Session["user"]): void {
  const current = session.get();
  if (current !== null) session.set({ ...current, user });
}

/** The customer who is signed in, or undefined. */
export function useCustomer(): Session["user"] | undefined {
  return useStore(session)?.user;
}
