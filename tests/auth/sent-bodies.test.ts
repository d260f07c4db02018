import { expect, test } from "vitest";
import type { Backlot } from "../../src/index.ts";
import { ada, login, readSession, register, requestWith, startGuarded } from "../support/auth.ts";
import { startBacklot } from "../support/project.ts";

const models = `
export interface User {
  id: number;
  email: string;
  name: string;
  age: number;
  bio: string | null;
  nick?: string | null;
  isAdmin: boolean;
}`;

function startRecords(): Promise<Backlot> {
  return startBacklot(models, {
    resources: [{ path: "/users", type: "User[]", count: 1 }],
    auth: { mode: "bearer", users: "/users" },
  });
}

function post(backlot: Backlot, path: string, init: RequestInit): Promise<Response> {
  return backlot.fetch(new Request(`http://127.0.0.1${path}`, { method: "POST", ...init }));
}

function toFormData(members: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(members)) form.append(name, value);
  return form;
}

test.each([
  ["JSON sent as text", () => JSON.stringify(ada)],
  ["a form's fields", () => new URLSearchParams(ada)],
  ["a form in parts", () => toFormData(ada)],
] as const)("register, login and refresh read %s", async (_, toBody) => {
  const backlot = await startGuarded({ mode: "bearer" });
  expect((await post(backlot, "/auth/register", { body: toBody() })).status).toBe(201);
  const response = await post(backlot, "/auth/login", { body: toBody() });
  expect(response.status).toBe(200);
  const { refreshToken } = await readSession(response);
  const refreshed = await post(backlot, "/auth/refresh", {
    body: new URLSearchParams({ refreshToken }),
  });
  expect(refreshed.status).toBe(200);
});

test("a form of a user is read by the model where users are records", async () => {
  const backlot = await startRecords();
  const body = new URLSearchParams({ ...ada, age: "36", bio: "" });
  const response = await post(backlot, "/auth/register", { body });
  expect([response.status, await response.json()]).toMatchObject([
    201,
    { user: { age: 36, bio: null, isAdmin: expect.any(Boolean) } },
  ]);
  expect((await login(backlot)).user).toMatchObject({ age: 36 });
});

test("a form with a file, and what is no form, are refused", async () => {
  const backlot = await startGuarded({ mode: "bearer" });
  const form = toFormData(ada);
  form.append("avatar", new File(["x"], "me.png"));
  expect((await post(backlot, "/auth/register", { body: form })).status).toBe(415);
  const headers = { "content-type": "application/xml" };
  expect((await post(backlot, "/auth/login", { body: "<a/>", headers })).status).toBe(415);
});

test("strict takes JSON alone", async () => {
  const backlot = await startGuarded({ mode: "bearer" }, {}, { validate: "strict" });
  const response = await post(backlot, "/auth/register", { body: new URLSearchParams(ada) });
  expect(response.status).toBe(415);
});

test("a merge patch of me sets a required member to null where it may be, and removes an optional one", async () => {
  const backlot = await startRecords();
  const { accessToken } = await register(backlot, { ...ada, bio: "Wrote a note.", nick: "A" });
  const response = await backlot.fetch(
    new Request("http://127.0.0.1/auth/me", {
      method: "PATCH",
      headers: {
        authorization: `Bearer ${accessToken}`,
        "content-type": "application/merge-patch+json",
      },
      body: JSON.stringify({ bio: null, nick: null }),
    }),
  );
  const user = (await response.json()) as object;
  expect([response.status, user]).toMatchObject([200, { bio: null }]);
  expect(user).not.toHaveProperty("nick");
  expect(await (await requestWith(backlot, accessToken, "/auth/me")).json()).toEqual(user);
});
