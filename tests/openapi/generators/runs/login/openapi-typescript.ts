import createClient from "openapi-fetch";
import type { paths } from "../../types.d.ts";
import { tryNotes, url } from "./try-notes.ts";

let token = "";
const client = createClient<paths>({ baseUrl: url });
client.use({
  onRequest: ({ request }) => {
    if (token !== "") request.headers.set("authorization", `Bearer ${token}`);
  },
});

await tryNotes({
  login: async (body) => {
    const { data, error } = await client.POST("/auth/login", { body });
    if (!data) throw new Error(error.message);
    token = data.accessToken;
    return token;
  },
  rename: async (name) => {
    const { data, error } = await client.PATCH("/auth/me", { body: { name } });
    if (!data) throw new Error(error.message);
    return data.name;
  },
  listNewest: async (limit) => {
    const query = { _sort: ["-id" as const], _page: 1, _limit: limit };
    const { data, error } = await client.GET("/notes", { params: { query } });
    if (!data) throw new Error(error.message);
    return data;
  },
  listOf: async (colour) => {
    const params = { query: { colour: [colour, colour] } };
    const { data, error } = await client.GET("/notes", { params });
    if (!data) throw new Error(error.message);
    return data;
  },
  create: async (body) => {
    const { data, error } = await client.POST("/notes", { body });
    if (!data) throw new Error(error?.message);
    return data;
  },
  update: async (id, body) => {
    const params = { path: { id } };
    const { data, error } = await client.PATCH("/notes/{id}", { params, body });
    if (!data) throw new Error(error?.message);
    return data;
  },
  replace: async (id, body) => {
    const params = { path: { id } };
    const { data, error } = await client.PUT("/notes/{id}", { params, body });
    if (!data) throw new Error(error?.message);
    return data;
  },
  remove: (id) => client.DELETE("/notes/{id}", { params: { path: { id } } }),
  logout: () => client.POST("/auth/logout"),
});
