import { setConfig } from "@kubb/plugin-client/clients/fetch";
import * as api from "../../kubb/index.ts";
import { tryNotes, url } from "./try-notes.ts";

setConfig({ baseURL: url });

await tryNotes({
  login: async (credentials) => {
    const { accessToken } = await api.login(credentials);
    setConfig({ baseURL: url, headers: { authorization: `Bearer ${accessToken}` } });
    return accessToken;
  },
  rename: async (name) => (await api.updateMe({ name })).name,
  listNewest: (limit) => api.listNotes({ _sort: ["-id"], _page: 1, _limit: limit }),
  listOf: (colour) => api.listNotes({ colour }),
  create: (note) => api.createNote(note),
  update: (id, change) => api.updateNote(id, change),
  replace: (id, note) => api.replaceNote(id, note),
  remove: (id) => api.deleteNote(id),
  logout: () => api.logout(),
});
