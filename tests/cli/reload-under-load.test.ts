import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { serveBacklot } from "../support/command.ts";
import { makeProject } from "../support/project.ts";

const edits = 50;
const models = (round: number) =>
  `export interface Note { id: number; text: string; member${round}: string }`;
const config = {
  models: "models.ts",
  validate: false,
  resources: [{ path: "/notes", type: "Note[]", count: 5 }],
};

/** As editors do it: nobody sees half a file. */
function save(root: string, text: string): void {
  writeFileSync(join(root, "models.ts~"), text);
  renameSync(join(root, "models.ts~"), join(root, "models.ts"));
}

test("fifty edits under load: no request fails and no record is lost", async () => {
  const root = makeProject({
    "models.ts": models(0),
    "backlot.config.json": JSON.stringify(config),
  });
  const server = await serveBacklot(root, "--quiet");
  const written: number[] = [];
  let isOver = false;
  const hammer = async () => {
    while (!isOver) {
      const response = await fetch(`${server.url}/notes`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ text: `note ${written.length}`, member0: "" }),
      });
      expect(response.status).toBe(201);
      written.push(((await response.json()) as { id: number }).id);
      expect((await fetch(`${server.url}/notes?_limit=3`)).status).toBe(200);
    }
  };
  const clients = [hammer(), hammer(), hammer()];
  for (let round = 1; round <= edits; round++) {
    save(root, models(round));
    // The next edit comes while this one may still be on its way in.
    for (let request = 0; request < 5; request++) await fetch(`${server.url}/notes/1`);
  }
  await expect
    .poll(async () => (await fetch(`${server.url}/notes/1`)).json())
    .toHaveProperty(`member${edits}`);
  isOver = true;
  await Promise.all(clients);

  const notes = (await (await fetch(`${server.url}/notes`)).json()) as { id: number }[];
  const ids = new Set(notes.map(({ id }) => id));
  expect(written.filter((id) => !ids.has(id))).toEqual([]);
  expect(new Set(written).size).toBe(written.length);
  const { stderr } = await server.stop();
  expect(stderr).toBe("");
});
