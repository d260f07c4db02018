import { client } from "../../hey-api/client.gen.ts";
import * as api from "../../hey-api/index.ts";
import { tryTasks, url } from "./try-tasks.ts";

client.setConfig({ baseUrl: url });

await tryTasks({
  listOf: async (status) =>
    (await api.listTasks({ query: { status: [status, status] }, throwOnError: true })).data,
  listOfProject: async (id) =>
    (await api.listProjectTasks({ path: { id }, throwOnError: true })).data,
  create: async (body) => (await api.createTask({ body, throwOnError: true })).data,
  update: async (id, body) =>
    toRecord(await api.updateTask({ path: { id }, body, throwOnError: true })),
  remove: (id) => api.deleteTask({ path: { id }, throwOnError: true }),
  setSeats: async (seats) =>
    toRecord(await api.updateWorkspace({ body: { seats }, throwOnError: true })).seats,
});

/** With `Prefer: return=minimal` there would be none. */
function toRecord<T>({ data }: { data: T }): Extract<T, object> {
  if (!data) throw new Error("No record");
  return data as Extract<T, object>;
}
