import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createBacklot } from "../../src/index.ts";
import { makeProject, request, startBacklot } from "../support/project.ts";

const models = `
export interface Cat { id: number; kind: "cat"; lives: number }
export interface Dog { id: number; kind: "dog"; name: string }
export type Pet = Cat | Dog;
export interface User { id: string; email: string; name: string }`;

const resources = [
  { path: "/pets", type: "Pet[]", count: 2 },
  { path: "/users", type: "User[]", count: 1 },
] as const;

test.each([
  ["POST", "/pets", { kind: "cat", lives: 9 }, 201],
  ["POST", "/pets", { kind: "cat", lives: "nine" }, 422],
  ["PUT", "/pets/1", { kind: "dog", name: "Rex" }, 200],
  ["PATCH", "/pets/1", { lives: "nine" }, 422],
  ["POST", "/users", { email: "ada@example.com", name: "Ada" }, 201],
  ["POST", "/auth/register", { email: "ada@example.com", password: "x".repeat(12) }, 201],
  ["POST", "/auth/register", { email: "ada", password: "x".repeat(12), name: 5 }, 422],
])(
  "the first write waits for what it needs: %s %s %j is %i",
  async (method, path, body, status) => {
    const auth = { mode: "bearer", users: "/users", public: ["/pets", "/users"] } as const;
    // As the command starts a server: nothing that only writes need is there yet.
    const backlot = await startBacklot(models, { resources, auth }, { isPrompt: false });
    expect((await request(backlot, method, path, body)).status).toBe(status);
  },
);

const before = "export interface User { id: number; email: string }";
const after = "export interface User { id: number; email: string; nick: string }";

test.each(["/auth/register", "/users"])(
  "a POST to %s that comes in during a reload is written by the models of after it",
  async (path) => {
    const root = makeProject({
      "models.ts": before,
      "backlot.config.json": JSON.stringify({
        models: "models.ts",
        resources: [{ path: "/users", type: "User[]", count: 0 }],
        auth: { mode: "bearer", users: "/users", public: ["/users"] },
      }),
    });
    const backlot = await createBacklot(root);
    onTestFinished(() => backlot.close());
    const { body, send } = createSlowBody();
    const headers = { "content-type": "application/json" };
    const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
    const answer = backlot.fetch(new Request(`http://127.0.0.1${path}`, init));
    writeFileSync(join(root, "models.ts"), after);
    await backlot.reload();
    send(JSON.stringify({ email: "ada@example.com", password: "x".repeat(12), nick: "ada" }));
    expect((await answer).status).toBe(201);
    expect(backlot.records("/users").all()).toMatchObject([{ nick: "ada" }]);
  },
);

/** A body that a client has begun to send, and sends when it is told to. */
function createSlowBody() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given;
    },
  });
  const send = (text: string) => {
    controller?.enqueue(new TextEncoder().encode(text));
    controller?.close();
  };
  return { body, send };
}
