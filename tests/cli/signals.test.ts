import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createConnection } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { serveBacklot } from "../support/command.ts";
import { makeProject } from "../support/project.ts";

const files = {
  "models.ts": "export interface User { id: number; name: string }",
  "backlot.config.json": JSON.stringify({
    models: "models.ts",
    resources: [{ path: "/users", type: "User[]", count: 3 }],
  }),
};

test.each(["SIGINT", "SIGTERM"] as const)("%s lets a request in flight finish", async (signal) => {
  const server = await serveBacklot(makeProject(files), "--delay", "400");
  const answer = fetch(`${server.url}/users`);
  // The request has arrived when its connection has; the answer waits for the delay.
  await fetch(`${server.url}/_backlot`);
  const { status } = await server.stop(signal);
  expect((await answer).status).toBe(200);
  expect(status).toBe(0);
});

test("a connection that only waits, and one that never ends, do not hold up the end", async () => {
  const server = await serveBacklot(makeProject(files));
  const { hostname, port } = new URL(server.url);
  const idle = createConnection({ host: hostname, port: Number(port) });
  // The end of the server may cut it.
  idle.on("error", () => {});
  await once(idle, "connect");
  const endless = createConnection({ host: hostname, port: Number(port) });
  endless.on("error", () => {});
  await once(endless, "connect");
  endless.write("POST /users HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 100\r\n\r\n{");
  const { status } = await server.stop();
  expect(status).toBe(0);
});

test("a second Ctrl-C ends at once", async () => {
  const server = await serveBacklot(makeProject(files), "--delay", "60000");
  const answer = fetch(`${server.url}/users`).catch((error: Error) => error.message);
  await fetch(`${server.url}/_backlot`);
  const first = server.stop("SIGINT");
  // Another signal, since two of one kind that come together are one.
  const { status } = await server.stop("SIGTERM");
  expect(status).toBe(0);
  expect((await first).status).toBe(0);
  expect(await answer).toBe("fetch failed");
});

test("after the end everything is in the one file", async () => {
  const root = makeProject(files);
  const server = await serveBacklot(root);
  await fetch(`${server.url}/users/1`, { method: "DELETE" });
  await server.stop();
  const wal = join(root, ".backlot", "dataset.sqlite-wal");
  expect(existsSync(wal) ? statSync(wal).size : 0).toBe(0);
});

/** How many threads the process of a name has that another started; none before it is there. */
function threadsOf(name: string, parent: number): number {
  for (const entry of readdirSync("/proc")) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const [, comm, rest = ""] =
        /\((.*)\) (.*)$/s.exec(readFileSync(`/proc/${entry}/stat`, "utf8")) ?? [];
      const [, parentOf, ...others] = rest.split(" ");
      if (comm === name && parentOf === String(parent)) return Number(others[15]);
    } catch {
      // It has ended meanwhile.
    }
  }
  return 0;
}

test.runIf(process.platform === "linux")(
  "Ctrl-C while the models are read ends without a word of the compiler",
  async () => {
    const main = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));
    // In a group of its own, as a terminal has it: the signal reaches all that is in it.
    const child = spawn(process.execPath, [main, "--port", "0"], {
      cwd: makeProject(files),
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let isServing = false;
    child.stdout?.on("data", () => {
      isServing = true;
    });
    const pid = child.pid ?? 0;
    let said = "";
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
    const ended = once(child, "close");
    // By then it works, and would have something to say; on a busy machine it may be done by now.
    const isHeard = () => isServing || threadsOf("tsc", pid) > 5;
    await expect.poll(isHeard, { interval: 1 }).toBe(true);
    process.kill(-pid, "SIGINT");
    const [status] = await ended;
    expect({ status, said }).toEqual({ status: 0, said: "" });
  },
);
