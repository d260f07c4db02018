import { createApiClient } from "../../zod/api.ts";
import { type Task, type TasksClient, tryTasks, url } from "./try-tasks.ts";

interface Options {
  readonly params?: { readonly id: number };
  readonly queries?: Readonly<Record<string, unknown>>;
}

/** Of as many endpoints as these, zodios' own types are too deep for the compiler. */
interface Endpoints {
  listTasks(options: Options): Promise<Task[]>;
  listProjectTasks(options: Options): Promise<Task[]>;
  createTask: TasksClient["create"];
  updateTask(change: Parameters<TasksClient["update"]>[1], options: Options): Promise<Task>;
  deleteTask(body: undefined, options: Options): Promise<unknown>;
  updateWorkspace(change: { readonly seats: number }): Promise<{ readonly seats: number }>;
}

// Every body and every answer is checked by the schemas that were generated.
const api: Endpoints = createApiClient(url, { validate: true }) as never;

await tryTasks({
  listOf: (status) => api.listTasks({ queries: { status: [status, status] } }),
  listOfProject: (id) => api.listProjectTasks({ params: { id } }),
  create: (task) => api.createTask(task),
  update: (id, change) => api.updateTask(change, { params: { id } }),
  remove: (id) => api.deleteTask(undefined, { params: { id } }),
  setSeats: async (seats) => (await api.updateWorkspace({ seats })).seats,
});
