import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ada, models, type Session } from "../support/auth.ts";
import { runBacklot, type Server, serveBacklot } from "../support/command.ts";
import { makeProject } from "../support/project.ts";

const resources = [{ path: "/posts", type: "Post[]", count: 2 }];

function makeGuarded(auth: object): string {
  const config = { models: "models.ts", resources, auth };
  return makeProject({ "models.ts": models, "backlot.config.json": JSON.stringify(config) });
}

async function post(server: Server, path: string, body: object): Promise<Session> {
  const response = await fetch(server.url + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Session;
}

/** What the server says to a token: its status, or the reason for a refusal. */
async function ask(server: Server, token: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${server.url}/posts/1`, { headers });
  return response.ok ? response.status : ((await response.json()) as { reason: string }).reason;
}

describe.each(["opaque", "jwt"])("with %s tokens", (tokenFormat) => {
  test("users, tokens and revocations survive a restart", async () => {
    const root = makeGuarded({ mode: "bearer", tokenFormat });
    const first = await serveBacklot(root);
    const kept = await post(first, "/auth/register", ada);
    const ended = await post(first, "/auth/login", ada);
    const headers = { authorization: `Bearer ${ended.accessToken}` };
    await fetch(`${first.url}/auth/logout`, { method: "POST", headers });
    await first.stop("SIGKILL");

    const second = await serveBacklot(root);
    expect(await ask(second, kept.accessToken)).toBe(200);
    expect(await ask(second, ended.accessToken)).toBe("revoked");
    expect((await post(second, "/auth/login", ada)).user).toEqual(kept.user);
    const { refreshToken } = kept;
    expect((await post(second, "/auth/refresh", { refreshToken })).user).toEqual(kept.user);
  });

  test("neither a password nor a token is in the dataset, its WAL or the output", async () => {
    const preset = { email: "grace@example.com", password: "nanosecond-wire" };
    const root = makeGuarded({ mode: "bearer", tokenFormat, users: [preset] });
    const server = await serveBacklot(root);
    const { password } = ada;
    const twice = { passwordConfirmation: password, confirm: password, user_pwd: password };
    const session = await post(server, "/auth/register", { ...ada, ...twice });
    const renewed = await post(server, "/auth/refresh", { refreshToken: session.refreshToken });
    const other = await post(server, "/auth/login", preset);
    await post(server, "/auth/login", { ...ada, password: "a wrong guess" });
    await ask(server, renewed.accessToken);
    const secrets = [password, preset.password, "a wrong guess", session, renewed, other].flatMap(
      (secret) => (typeof secret === "string" ? secret : [secret.accessToken, secret.refreshToken]),
    );

    const readAll = () =>
      readdirSync(join(root, ".backlot"), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name, parentPath }) => ({
          name,
          content: readFileSync(join(parentPath, name), "latin1"),
        }));
    const running = readAll();
    expect(running.map(({ name }) => name)).toContain("dataset.sqlite-wal");
    // The search itself works: the email is there to be found.
    expect(running.some(({ content }) => content.includes(ada.email))).toBe(true);
    const listed = await runBacklot(root, "tokens", "list");
    const { stdout, stderr } = await server.stop();
    const places = [
      ...running,
      ...readAll(),
      { name: "output", content: stdout + stderr },
      { name: "tokens list", content: listed.stdout + listed.stderr },
    ];
    for (const { name, content } of places) {
      for (const secret of secrets) {
        expect([name, secret, content.includes(secret)]).toEqual([name, secret, false]);
      }
    }
  });
});

test("the tokens command works on the dataset of a running server, which notices", async () => {
  const root = makeGuarded({ mode: "bearer" });
  const server = await serveBacklot(root);
  const first = await post(server, "/auth/register", ada);
  const second = await post(server, "/auth/register", { ...ada, email: "bob@example.com" });

  expect(await runBacklot(root, "tokens", "expire", "ada@example.com")).toMatchObject({
    status: 0,
    stdout: "Expired 1 token.\n",
  });
  expect(await ask(server, first.accessToken)).toBe("expired");
  expect(await ask(server, second.accessToken)).toBe(200);

  const { stdout } = await runBacklot(root, "tokens", "list");
  expect(stdout.split("\n").map((line) => line.split(/ {2,}/).slice(0, 3))).toEqual([
    ["ada@example.com", "access", "expired"],
    ["ada@example.com", "refresh", "valid"],
    ["bob@example.com", "access", "valid"],
    ["bob@example.com", "refresh", "valid"],
    [""],
  ]);

  expect((await runBacklot(root, "tokens", "revoke")).stdout).toBe("Revoked 4 tokens.\n");
  expect(await ask(server, second.accessToken)).toBe("revoked");
});

test("the tokens command says what is wrong in one line", async () => {
  const root = makeGuarded({ mode: "bearer" });
  expect(await runBacklot(root, "tokens", "list")).toEqual({
    status: 1,
    stdout: "",
    stderr: expect.stringContaining("there is no dataset here yet"),
  });
  expect(await runBacklot(root, "tokens", "revok")).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('Did you mean "revoke"?'),
  });
  const server = await serveBacklot(root);
  expect((await runBacklot(root, "tokens", "list")).stdout).toContain("There are no tokens");
  expect(await runBacklot(root, "tokens", "expire", "nobody")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("nobody: there is no such user in the dataset."),
  });
  await server.stop();
});
