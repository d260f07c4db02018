import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { callServer } from "../../src/control/call-server.ts";
import { startOrders } from "../simulate/support.ts";

/** As `backlot reset` and the others find it, in the lock file of the dataset. */
async function startServer(options: Parameters<typeof startOrders>[0] = {}) {
  const backlot = await startOrders(options);
  return { backlot, server: { url: await backlot.listen(), token: backlot.token } };
}

test("another process asks with a body, with parameters and with a query", async () => {
  const { backlot, server } = await startServer({ auth: { mode: "bearer" } });
  await callServer(server, "signIn", { body: { email: "ada@example.com" } });
  await callServer(server, "signIn", { body: { email: "bob@example.com" } });
  const tokens = await callServer(server, "listTokens", { query: { user: "bob@example.com" } });
  expect(tokens.map(({ user }) => user)).toEqual(["bob@example.com", "bob@example.com"]);
  await callServer(server, "saveSnapshot", { body: { name: "full" } });
  expect(await callServer(server, "deleteSnapshot", { parameters: { name: "full" } })).toBe(
    undefined,
  );
  expect(backlot.snapshots()).toEqual([]);
});

test("a parameter says nothing of the path around it", async () => {
  const { server } = await startServer();
  const asked = callServer(server, "restoreSnapshot", { parameters: { name: "a/b?c" } });
  await expect(asked).rejects.toMatchObject({ mistakes: [{ place: 'snapshot "a/b?c"' }] });
});

test("a server that listens at every address is asked at this machine's own", async () => {
  const { server } = await startServer();
  const { port } = new URL(server.url);
  const everywhere = { ...server, url: `http://0.0.0.0:${port}` };
  expect(await callServer(everywhere, "state")).toMatchObject({ total: 13 });
});

test("what the server finds wrong is told as it told it", async () => {
  const { server } = await startServer();
  const missed = callServer(server, "playScenario", { body: { name: "busy" } });
  await expect(missed).rejects.toMatchObject({ mistakes: [{ place: "busy" }] });
  const refused = callServer(server, "readRequest", { parameters: { number: "7" } });
  await expect(refused).rejects.toMatchObject({
    mistakes: [
      {
        code: "dataset-unusable",
        place: server.url,
        message: expect.stringMatching(/^the server could not do it: .+7/),
      },
    ],
  });
});

test("an answer without a word is told by its status", async () => {
  const other = createServer((_, response) => response.writeHead(500).end("{}"));
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void other.close());
  const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  await expect(callServer({ url, token: "" }, "state")).rejects.toMatchObject({
    mistakes: [{ message: "the server could not do it: status 500" }],
  });
});

test("a server that does not answer is named, with the reason", async () => {
  const { backlot, server } = await startServer();
  await backlot.close();
  await expect(callServer(server, "state")).rejects.toMatchObject({
    mistakes: [
      {
        code: "dataset-in-use",
        place: server.url,
        message: expect.stringMatching(
          /^the server that runs here does not answer: .*ECONNREFUSED/,
        ),
        remedy: "Stop it and try again.",
      },
    ],
  });
});
