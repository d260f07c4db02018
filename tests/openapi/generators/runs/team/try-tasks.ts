import { expectEqual } from "../expect-equal.ts";

export interface Task {
  readonly id: number;
  readonly projectId: number;
  readonly title: string;
  readonly description: string;
  readonly status: "todo" | "doing" | "review" | "done";
  readonly priority: 1 | 2 | 3;
  readonly assigneeId: string | null;
  readonly estimate: number;
  readonly labels: ("bug" | "feature" | "chore" | "research")[];
  readonly checklist: { text: string; done: boolean }[];
  readonly dueDate: string | null;
  readonly completedAt: string | null;
}

type NewTask = Omit<Task, "id">;
type Change = Partial<NewTask>;

/** What an application does with tasks, said by the functions of a generated client. */
export interface TasksClient {
  listOf(status: Task["status"]): Promise<readonly Task[]>;
  /** The tasks of a project, with what may be asked for beside. */
  listOfProject(projectId: number): Promise<readonly Task[]>;
  create(task: NewTask): Promise<Task>;
  update(id: number, change: Change): Promise<Task>;
  remove(id: number): Promise<unknown>;
  /** The number of seats afterwards. */
  setSeats(seats: number): Promise<number>;
}

declare const process: { readonly argv: readonly string[] };
/** Where the server of this run is. */
export const url = process.argv[2] ?? "";

export async function tryTasks(client: TasksClient): Promise<void> {
  const doing = await client.listOf("doing");
  expectEqual("the filter", doing.filter(({ status }) => status !== "doing").length, 0);
  const task: NewTask = {
    projectId: 1,
    title: "Write it down",
    description: "All of it",
    status: "doing",
    priority: 2,
    assigneeId: null,
    estimate: 3,
    labels: ["chore"],
    checklist: [{ text: "First", done: false }],
    dueDate: "2026-04-01T00:00:00.000Z",
    completedAt: null,
  };
  const { id, dueDate } = await client.create(task);
  expectEqual("the date", dueDate, task.dueDate);
  const ofProject = await client.listOfProject(1);
  expectEqual("the nested list", ofProject.filter((each) => each.id === id).length, 1);
  const changed = await client.update(id, { dueDate: null, labels: ["bug", "feature"] });
  expectEqual("a change", [changed.dueDate, changed.labels], [null, ["bug", "feature"]]);
  await client.remove(id);
  const { status } = await fetch(`${url}/api/tasks/${id}`);
  expectEqual("after the removal", status, 404);
  expectEqual("the single object", await client.setSeats(12), 12);
}
