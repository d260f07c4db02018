import { Api } from "../../sta/Api.ts";
import { tryNotes, url } from "./try-notes.ts";

const api = new Api<string>({
  baseUrl: url,
  securityWorker: (token) => (token ? { headers: { authorization: `Bearer ${token}` } } : {}),
});

await tryNotes({
  login: async (credentials) => {
    const { data } = await api.auth.login(credentials);
    api.setSecurityData(data.accessToken);
    return data.accessToken;
  },
  rename: async (name) => (await api.auth.updateMe({ name })).data.name,
  listNewest: async (limit) =>
    (await api.notes.listNotes({ _sort: ["-id"], _page: 1, _limit: limit })).data,
  listOf: async (colour) => (await api.notes.listNotes({ colour: [colour, colour] })).data,
  create: async (note) => (await api.notes.createNote(note)).data,
  update: async (id, change) => (await api.notes.updateNote(id, change)).data,
  replace: async (id, note) => (await api.notes.replaceNote(id, note)).data,
  remove: (id) => api.notes.deleteNote(id),
  logout: () => api.auth.logout(),
});
