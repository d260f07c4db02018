import { createApiClient } from "../../zod/api.ts";
import { tryNotes, url } from "./try-notes.ts";

// Every body and every answer is checked by the schemas that were generated.
const api = createApiClient(url, { validate: true });

await tryNotes({
  login: async (credentials) => {
    const { accessToken } = await api.login(credentials);
    api.axios.defaults.headers.common["authorization"] = `Bearer ${accessToken}`;
    return accessToken;
  },
  rename: async (name) => (await api.updateMe({ name })).name,
  listNewest: (limit) => api.listNotes({ queries: { _sort: ["-id"], _page: 1, _limit: limit } }),
  listOf: (colour) => api.listNotes({ queries: { colour: [colour, colour] } }),
  create: (note) => api.createNote(note),
  update: (id, change) => api.updateNote(change, { params: { id } }),
  replace: (id, note) => api.replaceNote(note, { params: { id } }),
  remove: (id) => api.deleteNote(undefined, { params: { id } }),
  logout: () => api.logout(undefined),
});
