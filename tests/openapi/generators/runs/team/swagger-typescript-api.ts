import { Api, type NewTask } from "../../sta/Api.ts";
import { tryTasks, url } from "./try-tasks.ts";

const { api } = new Api({ baseUrl: url });

await tryTasks({
  listOf: async (status) => (await api.listTasks({ status: [status, status] as never })).data,
  listOfProject: async (id) => (await api.listProjectTasks(id)).data,
  create: async (task) => (await api.createTask(task as NewTask)).data,
  update: async (id, change) => (await api.updateTask(id, change as Partial<NewTask>)).data,
  remove: (id) => api.deleteTask(id),
  setSeats: async (seats) => (await api.updateWorkspace({ seats })).data.seats,
});
