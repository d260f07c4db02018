import { setConfig } from "@kubb/plugin-client/clients/fetch";
import * as api from "../../kubb/index.ts";
import { tryTasks, url } from "./try-tasks.ts";

setConfig({ baseURL: url });

await tryTasks({
  listOf: (status) => api.listTasks({ status }),
  listOfProject: (id) => api.listProjectTasks(id),
  create: (task) => api.createTask(task),
  update: (id, change) => api.updateTask(id, change),
  remove: (id) => api.deleteTask(id),
  setSeats: async (seats) => (await api.updateWorkspace({ seats })).seats,
});
