import { expect, onTestFinished, test } from "vitest";
import { createBacklot } from "../../src/index.ts";
import { makeProject } from "../support/project.ts";
import { send } from "../support/shop.ts";

test("what a client has of a list is still what there is after a restart", async () => {
  const root = makeProject({
    "models.ts": "export interface Note { id: number; text: string }",
    "backlot.config.json": JSON.stringify({
      models: "models.ts",
      resources: [{ path: "/notes", type: "Note[]", count: 3 }],
    }),
  });
  const first = await createBacklot(root);
  onTestFinished(() => first.close());
  await send(first, "PATCH", "/notes/1", { body: { text: "x" } });
  const etag = (await send(first, "GET", "/notes")).headers.get("etag") ?? "";
  await first.close();

  const next = await createBacklot(root);
  onTestFinished(() => next.close());
  const ask = async () =>
    (await send(next, "GET", "/notes", { headers: { "if-none-match": etag } })).status;
  expect(await ask()).toBe(304);
  await send(next, "PATCH", "/notes/1", { body: { text: "y" } });
  expect(await ask()).toBe(200);
});
