import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type Backlot, createBacklot } from "../../src/index.ts";
import { makeProject, request } from "../support/project.ts";
import { canMount, fillDisk, mountSmallDisk } from "../support/small-disk.ts";

const files = {
  "models.ts": "export interface Note { id: number; text: string }",
  "backlot.config.json": JSON.stringify({
    models: "models.ts",
    resources: [{ path: "/notes", type: "Note[]", count: 3 }],
  }),
};

async function start(root: string, disk: string): Promise<Backlot> {
  const backlot = await createBacklot(root, { dataset: join(disk, "dataset.sqlite") });
  onTestFinished(() => backlot.close());
  return backlot;
}

const text = "x".repeat(50_000);
const post = (backlot: Backlot) => request(backlot, "POST", "/notes", { text });

async function texts(backlot: Backlot): Promise<unknown> {
  return (await request(backlot, "GET", "/notes")).json();
}

test.runIf(canMount)(
  "a full disk is 507 in words, and service goes on when there is room",
  async () => {
    const disk = mountSmallDisk(1024);
    const root = makeProject(files);
    const backlot = await start(root, disk);
    const ballast = fillDisk(disk);
    const refused = await post(backlot);
    expect(refused.status).toBe(507);
    expect(await refused.json()).toMatchObject({
      type: "urn:backlot:error:dataset-full",
      detail:
        "There is no room left where the dataset is. Nothing was written: make room and try again.",
    });
    expect(await texts(backlot)).toHaveLength(3);
    rmSync(ballast);
    const created = await post(backlot);
    expect(created.status).toBe(201);
    expect(await created.json()).toMatchObject({ id: 4 });
    const before = await texts(backlot);
    await backlot.close();
    expect(await texts(await start(root, disk))).toEqual(before);
  },
);

test.runIf(canMount)(
  "a reset and a snapshot for which there is no room change nothing",
  async () => {
    const disk = mountSmallDisk(1024);
    const root = makeProject(files);
    const backlot = await start(root, disk);
    for (let count = 0; count < 4; count++) expect((await post(backlot)).status).toBe(201);
    const before = await texts(backlot);
    const ballast = fillDisk(disk);
    await expect(backlot.snapshot("full")).rejects.toThrow(
      'snapshot "full": cannot be saved: there is no room left on its disk.',
    );
    expect(backlot.snapshots()).toEqual([]);
    await expect(backlot.reset()).rejects.toThrow(
      "a reset failed, and changed nothing: there is no room",
    );
    expect(await texts(backlot)).toEqual(before);
    rmSync(ballast);
    await backlot.close();
    const next = await start(root, disk);
    expect(await texts(next)).toEqual(before);
    await next.reset();
    expect(await texts(next)).toHaveLength(3);
  },
);

test.runIf(canMount)("a first start for which there is no room says so", async () => {
  const disk = mountSmallDisk(1024);
  fillDisk(disk);
  await expect(start(makeProject(files), disk)).rejects.toThrow(/no (?:room|space) left/);
});

test.runIf(canMount)("a start on a disk that is read-only says so", async () => {
  await expect(start(makeProject(files), mountSmallDisk(1024, "ro"))).rejects.toThrow(
    "cannot be opened or made: the disk is read-only. Move it away, name another file with dataset",
  );
});
