import { expect, test } from "vitest";
import type { AuthOptions } from "../../src/index.ts";
import { call } from "../control/support.ts";
import { startGuarded } from "../support/auth.ts";

const bearer = { mode: "bearer" } as const;

test.each<[AuthOptions, string]>([
  [
    bearer,
    "POST /auth/register or /auth/login answers with accessToken; send it as Authorization: Bearer <accessToken>.",
  ],
  [
    { ...bearer, validateCredentials: false, answer: { accessToken: "access.token" } },
    "POST /auth/login with any email and password answers with access.token; send it as Authorization: Bearer <access.token>.",
  ],
  [
    { ...bearer, transport: "cookie" },
    "POST /auth/register or /auth/login sets the session's cookies; send them along.",
  ],
  [{ mode: "apiKey" }, "Send any text in the header x-api-key."],
  [
    { mode: "apiKey", in: "query", name: "key", value: "s3cret" },
    "Send the key that the config names (auth.value) in the query parameter key.",
  ],
  [
    { mode: "basic", username: "a", password: "b" },
    "Send Authorization: Basic with the name and the password that the config names.",
  ],
])("%j says how to get in, and no secret", async (auth, hint) => {
  const state = await call(await startGuarded(auth), "state");
  expect(state.auth?.hint).toBe(hint);
});
