import createClient from "openapi-fetch";
import type { paths } from "../../types.d.ts";
import { tryTasks, url } from "./try-tasks.ts";

const client = createClient<paths>({ baseUrl: url });

await tryTasks({
  listOf: async (status) => {
    const params = { query: { status: [status, status] } };
    const { data, error } = await client.GET("/api/tasks", { params });
    if (!data) throw new Error(error.message);
    return data;
  },
  listOfProject: async (id) => {
    const params = { path: { id } };
    const { data, error } = await client.GET("/api/projects/{id}/tasks", { params });
    if (!data) throw new Error(error.message);
    return data;
  },
  create: async (body) => {
    const { data, error } = await client.POST("/api/tasks", { body });
    if (!data) throw new Error(error?.message);
    return data;
  },
  update: async (id, body) => {
    const params = { path: { id } };
    const { data, error } = await client.PATCH("/api/tasks/{id}", { params, body });
    if (!data) throw new Error(error?.message);
    return data;
  },
  remove: (id) => client.DELETE("/api/tasks/{id}", { params: { path: { id } } }),
  setSeats: async (seats) => {
    const { data, error } = await client.PATCH("/api/workspace", { body: { seats } });
    if (!data) throw new Error(error?.message);
    return data.seats;
  },
});
