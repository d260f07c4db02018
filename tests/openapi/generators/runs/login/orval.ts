import * as api from "../../orval/api.ts";
import { tryNotes, url } from "./try-notes.ts";

// orval's fetch client asks the page's own origin; a script has none.
const { fetch } = globalThis;
globalThis.fetch = (path, init) => fetch(new URL(String(path), url), init);

let headers = {};

await tryNotes({
  login: async (credentials) => {
    const answer = await api.login(credentials);
    if (answer.status !== 200) throw new Error(answer.data.message);
    headers = { authorization: `Bearer ${answer.data.accessToken}` };
    return answer.data.accessToken;
  },
  rename: async (name) => {
    const answer = await api.updateMe({ name }, { headers });
    if (answer.status !== 200) throw new Error(answer.data.message);
    return answer.data.name;
  },
  listNewest: async (limit) => {
    const answer = await api.listNotes({ _sort: ["-id"], _page: 1, _limit: limit }, { headers });
    if (answer.status !== 200) throw new Error("No list");
    return answer.data;
  },
  listOf: async (colour) => {
    const answer = await api.listNotes({ colour }, { headers });
    if (answer.status !== 200) throw new Error("No list");
    return answer.data;
  },
  create: async (note) => {
    const answer = await api.createNote(note, { headers });
    if (answer.status !== 201) throw new Error(answer.data.message);
    return answer.data;
  },
  update: async (id, change) => {
    const answer = await api.updateNote(id, change, { headers });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.data));
    return answer.data;
  },
  replace: async (id, note) => {
    const answer = await api.replaceNote(id, note, { headers });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.data));
    return answer.data;
  },
  remove: (id) => api.deleteNote(id, { headers }),
  logout: () => api.logout({ headers }),
});
