import * as api from "../../orval/api.ts";
import { tryTasks, url } from "./try-tasks.ts";

// orval's fetch client asks the page's own origin; a script has none.
const { fetch } = globalThis;
globalThis.fetch = (path, init) => fetch(new URL(String(path), url), init);

await tryTasks({
  listOf: async (status) => {
    const answer = await api.listTasks({ status });
    if (answer.status !== 200) throw new Error("No list");
    return answer.data;
  },
  listOfProject: async (id) => {
    const answer = await api.listProjectTasks(id);
    if (answer.status !== 200) throw new Error("No list");
    return answer.data;
  },
  create: async (task) => {
    const answer = await api.createTask(task);
    if (answer.status !== 201) throw new Error(answer.data.message);
    return answer.data;
  },
  update: async (id, change) => {
    const answer = await api.updateTask(id, change);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.data));
    return answer.data;
  },
  remove: (id) => api.deleteTask(id),
  setSeats: async (seats) => {
    const answer = await api.updateWorkspace({ seats });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.data));
    return answer.data.seats;
  },
});
