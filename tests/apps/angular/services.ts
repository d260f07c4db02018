import type { Company, Job } from "../job-models.ts";
import type { HttpClient, HttpInterceptor, Params } from "./http-client.ts";

export class TokenStore {
  token: string | undefined;
}

export function createAuthInterceptor(store: TokenStore): HttpInterceptor {
  return (request, next) => {
    if (store.token === undefined) return next(request);
    const headers = { ...request.headers, Authorization: `Bearer ${store.token}` };
    return next({ ...request, headers });
  };
}

interface Session {
  readonly accessToken: string;
  readonly user: { readonly name: string };
}

export class AuthService {
  readonly #http: HttpClient;
  readonly #store: TokenStore;
  readonly #apiUrl: string;

  constructor(http: HttpClient, store: TokenStore, apiUrl: string) {
    this.#http = http;
    this.#store = store;
    this.#apiUrl = apiUrl;
  }

  async login(email: string, password: string): Promise<Session["user"]> {
    const body = { email, password };
    const session = await this.#http.post<Session>(`${this.#apiUrl}/auth/login`, body);
    this.#store.token = session.accessToken;
    return session.user;
  }

  async logout(): Promise<void> {
    await this.#http.post(`${this.#apiUrl}/auth/logout`, {});
  }
}

export type JobRow = Omit<Job, "closesAt" | "createdAt"> & {
  readonly closesAt?: string | null;
  readonly company?: Company;
};
type Sent<T> = { [Name in keyof T]?: T[Name] | null };

export class JobService {
  readonly #http: HttpClient;
  readonly #url: string;

  constructor(http: HttpClient, apiUrl: string) {
    this.#http = http;
    this.#url = `${apiUrl}/jobs`;
  }

  async list(params: Params): Promise<{ jobs: JobRow[]; total: number }> {
    const { body, header } = await this.#http.get<JobRow[]>(this.#url, params);
    return { jobs: body, total: Number(header("X-Total-Count")) };
  }

  async get(id: number): Promise<JobRow> {
    return (await this.#http.get<JobRow>(`${this.#url}/${id}`, { _expand: "company" })).body;
  }

  create(job: Sent<JobRow>): Promise<JobRow> {
    return this.#http.post(this.#url, job);
  }

  replace(job: JobRow): Promise<JobRow> {
    return this.#http.put(`${this.#url}/${job.id}`, job);
  }

  update(id: number, change: Sent<JobRow>): Promise<JobRow> {
    return this.#http.patch(`${this.#url}/${id}`, change);
  }

  delete(id: number): Promise<JobRow> {
    return this.#http.delete(`${this.#url}/${id}`);
  }
}
