import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { expect, onTestFinished, test } from "vitest";
import { createChance } from "../support/chance.ts";
import { answerList, type Item, type Model } from "../support/list-oracle.ts";
import { type LivingProject, startLiving } from "../support/living-project.ts";
import { request } from "../support/project.ts";

const models = `export interface Task {
  id: number; title: string; rank?: number | null; isDone: boolean; due: Date;
}`;
const model: Model = {
  types: { id: "number", title: "text", rank: "number", isDone: "boolean", due: "date" },
  nullable: ["rank"],
};
const orders = ["title", "-rank", "isDone,-due", "rank,title", "-id"];
/** Few enough that records are equal, and some that bytes and UTF-16 put in another order. */
const titles = ["a", "A", "b", "", "\u{1f600}", "\uffdc", "ä", "a b"];
const ranks = [null, 0, -1, 0.30000000000000004, 0.3, 2 ** 53, undefined];

async function startTasks() {
  const project = await startLiving(models, [{ path: "/tasks", type: "Task[]", count: 40 }]);
  const other = new DatabaseSync(join(project.root, ".backlot", "dataset.sqlite"));
  onTestFinished(() => other.close());
  return { ...project, other };
}

/** Two pages of each order, as the oracle takes them from the whole list. */
async function expectInOrder(project: Pick<LivingProject, "get" | "backlot">, asked = orders) {
  const items = (await project.get("/tasks?_limit=1000")) as readonly Item[];
  for (const order of asked) {
    for (const page of [1, 3]) {
      const query = `_sort=${order}&_page=${page}&_limit=9`;
      const response = await request(project.backlot, "GET", `/tasks?${query}`);
      const found = (await response.json()) as readonly Item[];
      const { ids, total } = answerList(items, model, query);
      expect([order, found.map(({ id }) => id)]).toEqual([order, ids]);
      expect(Number(response.headers.get("x-total-count"))).toBe(total);
      expect(found).toEqual(ids.map((id) => items.find((item) => item["id"] === id)));
    }
  }
}

test("a sorted page is right after whatever was written, by us or by others", async () => {
  const { other, ...project } = await startTasks();
  const chance = createChance(7);
  const pick = <T>(list: readonly T[]) => list[Math.floor(chance() * list.length)] as T;
  const body = () => ({
    title: pick(titles),
    rank: pick(ranks),
    isDone: chance() < 0.5,
    due: new Date(2030, 0, 1 + Math.floor(chance() * 5)).toISOString(),
  });
  const anyId = async () => pick((await project.get("/tasks?_limit=1000")) as Item[])["id"];
  const deeds = {
    create: () => project.write("POST", "/tasks", body()),
    change: async () => project.write("PATCH", `/tasks/${await anyId()}`, { title: pick(titles) }),
    replace: async () => project.write("PUT", `/tasks/${await anyId()}`, body()),
    remove: async () => project.write("DELETE", `/tasks/${await anyId()}`),
    removeLast: async () => {
      await deeds.create();
      const [last] = (await project.get("/tasks?_sort=-id&_limit=1")) as Item[];
      await project.write("DELETE", `/tasks/${last?.["id"]}`);
    },
    many: async () => {
      for (let count = 0; count < 12; count++) await deeds.change();
    },
    byOthers: async () => {
      const id = Number(await anyId());
      const edit = "UPDATE tasks SET _json = json_set(_json, '$.title', ?) WHERE id = ?";
      other.prepare(edit).run(pick(titles), id);
      await deeds.change();
    },
    seed: async () => {
      project.backlot.seed("/tasks", Array.from({ length: 30 }, body));
    },
  };
  for (let step = 0; step < 40; step++) {
    const deed = pick(Object.keys(deeds)) as keyof typeof deeds;
    await deeds[deed]();
    // Not every order every time: some have to be brought up to date over several writes.
    await expectInOrder(
      project,
      orders.filter(() => chance() < 0.5),
    );
  }
  await expectInOrder(project);
});

test("a sorted page is right after what did not happen, a reset and a restore", async () => {
  const { other: _, ...project } = await startTasks();
  await expectInOrder(project);
  await project.backlot.snapshot("first");
  await project.write("PATCH", "/tasks/5", { title: "a", rank: -5 });
  const taken = await request(project.backlot, "POST", "/tasks", {
    id: 5,
    title: "b",
    isDone: true,
    due: "2030-01-01T00:00:00Z",
  });
  expect(taken.status).toBe(409);
  await expectInOrder(project);
  await project.backlot.restore("first");
  await expectInOrder(project);
  await project.write("DELETE", "/tasks/7");
  await project.backlot.reset();
  await expectInOrder(project);
});
