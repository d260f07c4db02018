import { join } from "node:path";
import { expect, test } from "vitest";
import { runBacklot, serveBacklot } from "../support/command.ts";
import { makeProject } from "../support/project.ts";
import { canMount, fillDisk, mountSmallDisk } from "../support/small-disk.ts";

const files = {
  "models.ts": "export interface Note { id: number; text: string }",
  "backlot.config.json": JSON.stringify({
    models: "models.ts",
    resources: [{ path: "/notes", type: "Note[]", count: 3 }],
  }),
};

test.runIf(canMount)("a command to a server whose disk is full says what is wrong", async () => {
  const disk = mountSmallDisk(1024);
  const root = makeProject(files);
  const dataset = ["--dataset", join(disk, "dataset.sqlite")];
  await serveBacklot(root, ...dataset);
  fillDisk(disk);
  const { status, stderr } = await runBacklot(root, "snapshot", "save", "full", ...dataset);
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: '✗ snapshot "full": cannot be saved: there is no room left on its disk.\n',
  });
});
