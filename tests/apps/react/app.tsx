import {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { createRoot } from "react-dom/client";
import type { Company, Job } from "../job-models.ts";

const apiUrl: string = import.meta.env.VITE_API_URL;
const perPage = 3;

type JobRow = Omit<Job, "closesAt"> & { company: Company; closesAt?: string };

async function api<T>(path: string, init: RequestInit = {}): Promise<{ data: T; total: number }> {
  const token = localStorage.getItem("token");
  const response = await fetch(`${apiUrl}${path}`, {
    ...init,
    headers: {
      "Content-Type": "application/json",
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
  });
  const data = response.status === 204 ? null : await response.json();
  if (!response.ok) throw new Error(`${response.status}: ${data.message}`);
  return { data, total: Number(response.headers.get("X-Total-Count")) };
}

function App() {
  const [editing, setEditing] = useState<JobRow | "new">();
  return (
    <>
      <Session />
      <button type="button" onClick={() => setEditing("new")}>
        New job
      </button>
      {editing && (
        <JobForm
          key={editing === "new" ? "new" : editing.id}
          job={editing === "new" ? undefined : editing}
          onDone={() => setEditing(undefined)}
        />
      )}
      <Jobs onEdit={setEditing} />
    </>
  );
}

function Session() {
  const client = useQueryClient();
  const me = useQuery({
    queryKey: ["me"],
    queryFn: async () =>
      localStorage.getItem("token") ? (await api<{ name: string }>("/auth/me")).data : null,
  });
  const login = useMutation({
    mutationFn: (body: object) =>
      api<{ accessToken: string }>("/auth/login", { method: "POST", body: JSON.stringify(body) }),
    onSuccess: ({ data }) => {
      localStorage.setItem("token", data.accessToken);
      return client.invalidateQueries({ queryKey: ["me"] });
    },
  });
  const logout = useMutation({
    mutationFn: () => api("/auth/logout", { method: "POST" }),
    onSuccess: () => {
      localStorage.removeItem("token");
      return client.invalidateQueries({ queryKey: ["me"] });
    },
  });
  if (me.data) {
    return (
      <p>
        {me.data.name}{" "}
        <button type="button" onClick={() => logout.mutate()}>
          Log out
        </button>
      </p>
    );
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    login.mutate(Object.fromEntries(new FormData(event.currentTarget)));
  };
  return (
    <form aria-label="Login" onSubmit={submit}>
      <label>
        Email <input name="email" type="email" />
      </label>
      <label>
        Password <input name="password" type="password" />
      </label>
      <button type="submit">Log in</button>
    </form>
  );
}

function Jobs({ onEdit }: { onEdit: (job: JobRow) => void }) {
  const client = useQueryClient();
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState("id");
  const [status, setStatus] = useState("");
  const [title, setTitle] = useState("");
  const search = new URLSearchParams({
    _expand: "company",
    _sort: sort,
    _page: String(page),
    _limit: String(perPage),
  });
  if (status) search.set("status", status);
  if (title) search.set("title_like", title);
  const jobs = useQuery({
    queryKey: ["jobs", String(search)],
    queryFn: () => api<JobRow[]>(`/jobs?${search}`),
    placeholderData: keepPreviousData,
  });
  const remove = useMutation({
    mutationFn: (id: number) => api(`/jobs/${id}`, { method: "DELETE" }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["jobs"] }),
  });
  const pages = Math.max(1, Math.ceil((jobs.data?.total ?? 0) / perPage));
  return (
    <>
      <form aria-label="Filters">
        <label>
          Sort by{" "}
          <select value={sort} onChange={(event) => setSort(event.target.value)}>
            <option value="id">Oldest</option>
            <option value="title">Title</option>
            <option value="-company.name">Company</option>
          </select>
        </label>
        <label>
          Status{" "}
          <select value={status} onChange={(event) => setStatus(event.target.value)}>
            <option value="">All</option>
            <option value="open">Open</option>
            <option value="closed">Closed</option>
          </select>
        </label>
        <label>
          Title contains <input value={title} onChange={(event) => setTitle(event.target.value)} />
        </label>
      </form>
      <table>
        <tbody>
          {jobs.data?.data.map((job) => (
            <tr key={job.id}>
              <td>{job.title}</td>
              <td>{job.company.name}</td>
              <td>
                <button type="button" aria-label={`Edit ${job.title}`} onClick={() => onEdit(job)}>
                  Edit
                </button>
                <button
                  type="button"
                  aria-label={`Delete ${job.title}`}
                  onClick={() => remove.mutate(job.id)}
                >
                  Delete
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" disabled={page === 1} onClick={() => setPage(page - 1)}>
        Previous
      </button>
      Page {page} of {pages}
      <button type="button" disabled={page === pages} onClick={() => setPage(page + 1)}>
        Next
      </button>
    </>
  );
}

function JobForm({ job, onDone }: { job: JobRow | undefined; onDone: () => void }) {
  const client = useQueryClient();
  const companies = useQuery({
    queryKey: ["companies"],
    queryFn: async () => (await api<Company[]>("/companies")).data,
  });
  const save = useMutation({
    mutationFn: (body: object) =>
      job
        ? api(`/jobs/${job.id}`, { method: "PUT", body: JSON.stringify({ ...job, ...body }) })
        : api("/jobs", { method: "POST", body: JSON.stringify({ id: "", tags: [], ...body }) }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ["jobs"] });
      onDone();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const salary = data.get("salary");
    save.mutate({
      title: data.get("title"),
      status: data.get("status"),
      companyId: Number(data.get("companyId")),
      salary: salary === "" ? null : Number(salary),
      closesAt: data.get("closesAt"),
      remote: data.get("remote") === "on",
    });
  };
  return (
    <form aria-label="Job" onSubmit={submit}>
      <label>
        Title <input name="title" defaultValue={job?.title} />
      </label>
      <label>
        Company{" "}
        <select name="companyId" key={companies.data?.length} defaultValue={job?.companyId}>
          {companies.data?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        Status{" "}
        <select name="status" defaultValue={job?.status}>
          <option value="open">Open</option>
          <option value="closed">Closed</option>
        </select>
      </label>
      <label>
        Salary <input name="salary" type="number" defaultValue={job?.salary} />
      </label>
      <label>
        Closes <input name="closesAt" type="date" defaultValue={job?.closesAt?.slice(0, 10)} />
      </label>
      <label>
        Remote <input name="remote" type="checkbox" defaultChecked={job?.remote} />
      </label>
      <button type="submit">Save</button>
      <button type="button" onClick={onDone}>
        Cancel
      </button>
      {save.error && <p role="alert">{save.error.message}</p>}
    </form>
  );
}

const root = document.getElementById("app");
if (root) {
  createRoot(root).render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <App />
    </QueryClientProvider>,
  );
}
