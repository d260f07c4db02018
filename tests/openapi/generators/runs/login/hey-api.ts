import { client } from "../../hey-api/client.gen.ts";
import * as api from "../../hey-api/index.ts";
import { tryNotes, url } from "./try-notes.ts";

let token = "";
client.setConfig({ baseUrl: url, auth: () => token, throwOnError: true });

await tryNotes({
  login: async (body) => {
    const { data } = await api.login({ body, throwOnError: true });
    token = data.accessToken;
    return token;
  },
  rename: async (name) => (await api.updateMe({ body: { name }, throwOnError: true })).data.name,
  listNewest: async (limit) => {
    const query = { _sort: ["-id" as const], _page: 1, _limit: limit };
    return (await api.listNotes({ query, throwOnError: true })).data;
  },
  listOf: async (colour) => {
    const query = { colour: [colour, colour] };
    return (await api.listNotes({ query, throwOnError: true })).data;
  },
  create: async (body) => (await api.createNote({ body, throwOnError: true })).data,
  update: async (id, body) =>
    toRecord(await api.updateNote({ path: { id }, body, throwOnError: true })),
  replace: async (id, body) =>
    toRecord(await api.replaceNote({ path: { id }, body, throwOnError: true })),
  remove: (id) => api.deleteNote({ path: { id }, throwOnError: true }),
  logout: () => api.logout({ throwOnError: true }),
});

/** With `Prefer: return=minimal` there would be none. */
function toRecord<T>({ data }: { data: T }): Extract<T, object> {
  if (!data) throw new Error("No record");
  return data as Extract<T, object>;
}
