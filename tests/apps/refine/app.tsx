import {
  type AuthProvider,
  type DataProvider,
  Refine,
  useCreate,
  useDelete,
  useGetIdentity,
  useList,
  useLogin,
  useLogout,
  useTable,
  useUpdate,
} from "@refinedev/core";
import { createSimpleRestDataProvider } from "@refinedev/rest/simple-rest";
import simpleRest from "@refinedev/simple-rest";
import axios from "axios";
import { type FormEvent, useState } from "react";
import { createRoot } from "react-dom/client";
import type { Company, Job } from "../job-models.ts";

const apiUrl: string = import.meta.env.VITE_API_URL;

const http = axios.create();
http.interceptors.request.use((config) => {
  const token = localStorage.getItem("token");
  if (token) config.headers.set("Authorization", `Bearer ${token}`);
  return config;
});
// As refine's own client reports what goes wrong.
http.interceptors.response.use(undefined, (error) =>
  Promise.reject({
    ...error,
    message: error.response?.data?.message,
    statusCode: error.response?.status,
  }),
);

const dataProviders: Record<string, () => DataProvider> = {
  "simple-rest": () => simpleRest(apiUrl, http) as DataProvider,
  rest: () =>
    createSimpleRestDataProvider({
      apiURL: apiUrl,
      kyOptions: {
        hooks: {
          beforeRequest: [
            (request) => {
              const token = localStorage.getItem("token");
              if (token) request.headers.set("Authorization", `Bearer ${token}`);
            },
          ],
        },
      },
    }).dataProvider as DataProvider,
};

const authProvider: AuthProvider = {
  login: async (credentials) => {
    const { data } = await axios.post(`${apiUrl}/auth/login`, credentials);
    localStorage.setItem("token", data.accessToken);
    return { success: true };
  },
  logout: async () => {
    await http.post(`${apiUrl}/auth/logout`);
    localStorage.removeItem("token");
    return { success: true };
  },
  check: async () => ({ authenticated: localStorage.getItem("token") !== null }),
  onError: async () => ({}),
  getIdentity: async () =>
    localStorage.getItem("token") ? (await http.get(`${apiUrl}/auth/me`)).data : null,
};

type JobRow = Omit<Job, "closesAt"> & { closesAt?: string };

function Session() {
  const { data: user, refetch } = useGetIdentity<{ name: string } | null>();
  const { mutate: login } = useLogin<Record<string, FormDataEntryValue>>();
  const { mutate: logout } = useLogout();
  if (user) {
    return (
      <p>
        {user.name}{" "}
        <button type="button" onClick={() => logout(undefined, { onSuccess: () => refetch() })}>
          Log out
        </button>
      </p>
    );
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const credentials = Object.fromEntries(new FormData(event.currentTarget));
    login(credentials, { onSuccess: () => refetch() });
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

function Jobs() {
  const [editing, setEditing] = useState<JobRow | "new">();
  const { result, currentPage, setCurrentPage, pageCount, setSorters, setFilters, tableQuery } =
    useTable<JobRow>({
      resource: "jobs",
      pagination: { pageSize: 3 },
      sorters: { initial: [{ field: "id", order: "asc" }] },
    });
  const companies = useList<Company>({ resource: "companies" }).result.data;
  const { mutate: remove } = useDelete();
  const sortBy = (value: string) =>
    setSorters([
      value.startsWith("-")
        ? { field: value.slice(1), order: "desc" }
        : { field: value, order: "asc" },
    ]);
  return (
    <>
      <button type="button" onClick={() => setEditing("new")}>
        New job
      </button>
      {editing && (
        <JobForm
          key={editing === "new" ? "new" : editing.id}
          job={editing === "new" ? undefined : editing}
          companies={companies}
          onDone={() => {
            setEditing(undefined);
            tableQuery.refetch();
          }}
        />
      )}
      <form aria-label="Filters">
        <label>
          Sort by{" "}
          <select onChange={(event) => sortBy(event.target.value)}>
            <option value="id">Oldest</option>
            <option value="title">Title</option>
            <option value="-company.name">Company</option>
          </select>
        </label>
        <label>
          Status{" "}
          <select
            onChange={({ target: { value } }) =>
              setFilters([{ field: "status", operator: "in", value: value ? [value] : undefined }])
            }
          >
            <option value="">All</option>
            <option value="open">Open</option>
            <option value="closed">Closed</option>
          </select>
        </label>
        <label>
          Title contains{" "}
          <input
            onChange={({ target: { value } }) =>
              setFilters([{ field: "title", operator: "contains", value: value || undefined }])
            }
          />
        </label>
      </form>
      <table>
        <tbody>
          {result.data.map((job) => (
            <tr key={job.id}>
              <td>{job.title}</td>
              <td>{companies.find(({ id }) => id === job.companyId)?.name}</td>
              <td>
                <button
                  type="button"
                  aria-label={`Edit ${job.title}`}
                  onClick={() => setEditing(job)}
                >
                  Edit
                </button>
                <button
                  type="button"
                  aria-label={`Delete ${job.title}`}
                  onClick={() => remove({ resource: "jobs", id: job.id })}
                >
                  Delete
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" onClick={() => setCurrentPage(currentPage - 1)}>
        Previous
      </button>
      Page {currentPage} of {pageCount}
      <button type="button" onClick={() => setCurrentPage(currentPage + 1)}>
        Next
      </button>
    </>
  );
}

interface JobFormProps {
  readonly job: JobRow | undefined;
  readonly companies: readonly Company[];
  readonly onDone: () => void;
}

function JobForm({ job, companies, onDone }: JobFormProps) {
  const [problem, setProblem] = useState("");
  const { mutate: create } = useCreate();
  const { mutate: update } = useUpdate();
  const answers = {
    onSuccess: onDone,
    onError: ({ statusCode, message }: { statusCode?: number; message?: string }) =>
      setProblem(`${statusCode}: ${message}`),
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const salary = data.get("salary");
    // As antd's inputs have it: a number cleared is null, a date cleared is empty.
    const values = {
      title: data.get("title"),
      status: data.get("status"),
      companyId: Number(data.get("companyId")),
      salary: salary === "" ? null : Number(salary),
      closesAt: data.get("closesAt"),
      remote: data.get("remote") === "on",
    };
    if (job) update({ resource: "jobs", id: job.id, values }, answers);
    else create({ resource: "jobs", values: { ...values, tags: [] } }, answers);
  };
  return (
    <form aria-label="Job" onSubmit={submit}>
      <label>
        Title <input name="title" defaultValue={job?.title} />
      </label>
      <label>
        Company{" "}
        <select name="companyId" key={companies.length} defaultValue={job?.companyId}>
          {companies.map(({ id, name }) => (
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
      {problem && <p role="alert">{problem}</p>}
    </form>
  );
}

const root = document.getElementById("app");
const dataProvider = dataProviders[import.meta.env.VITE_DATA_PROVIDER]?.();
if (root && dataProvider) {
  createRoot(root).render(
    <Refine
      dataProvider={dataProvider}
      authProvider={authProvider}
      resources={[{ name: "jobs" }, { name: "companies" }]}
      options={{
        disableTelemetry: true,
        reactQuery: { clientConfig: { defaultOptions: { queries: { retry: false } } } },
      }}
    >
      <Session />
      <Jobs />
    </Refine>,
  );
}
