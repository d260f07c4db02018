import axios from "axios";

export type Params = Readonly<
  Record<string, string | number | boolean | readonly (string | number | boolean)[]>
>;

export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface HttpResponse<T> {
  readonly status: number;
  readonly body: T;
  header(name: string): string | null;
}

export class HttpErrorResponse extends Error {
  readonly status: number;
  readonly error: { readonly errors?: Readonly<Record<string, string>> };

  constructor(status: number, error: HttpErrorResponse["error"]) {
    super(`Http failure response: ${status}`);
    this.status = status;
    this.error = error;
  }
}

export type HttpHandler = (request: HttpRequest) => Promise<HttpResponse<unknown>>;
export type HttpInterceptor = (request: HttpRequest, next: HttpHandler) => ReturnType<HttpHandler>;

/** In the manner of Angular's: interceptors around a backend, and a method for each verb. */
export class HttpClient {
  readonly #handle: HttpHandler;

  constructor(backend: HttpHandler, interceptors: readonly HttpInterceptor[]) {
    this.#handle = interceptors.reduceRight<HttpHandler>(
      (next, intercept) => (request) => intercept(request, next),
      backend,
    );
  }

  get<T>(url: string, params: Params = {}): Promise<HttpResponse<T>> {
    const search = new URLSearchParams(
      Object.entries(params).flatMap(([name, value]) =>
        (Array.isArray(value) ? value : [value]).map((each): [string, string] => [
          name,
          String(each),
        ]),
      ),
    );
    return this.#send<T>("GET", search.size > 0 ? `${url}?${search}` : url);
  }

  async post<T>(url: string, body: unknown): Promise<T> {
    return (await this.#send<T>("POST", url, body)).body;
  }

  async put<T>(url: string, body: unknown): Promise<T> {
    return (await this.#send<T>("PUT", url, body)).body;
  }

  async patch<T>(url: string, body: unknown): Promise<T> {
    return (await this.#send<T>("PATCH", url, body)).body;
  }

  async delete<T>(url: string): Promise<T> {
    return (await this.#send<T>("DELETE", url)).body;
  }

  async #send<T>(method: string, url: string, body?: unknown): Promise<HttpResponse<T>> {
    const response = await this.#handle({ method, url, body, headers: {} });
    if (response.status < 400) return response as HttpResponse<T>;
    throw new HttpErrorResponse(response.status, response.body as HttpErrorResponse["error"]);
  }
}

export const fetchBackend: HttpHandler = async ({ method, url, headers, body }) => {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(url, {
    method,
    headers: { Accept: "application/json", "Content-Type": "application/json", ...headers },
    ...sent,
  });
  const text = await response.text();
  return {
    status: response.status,
    body: text === "" ? null : JSON.parse(text),
    header: (name) => response.headers.get(name),
  };
};

export const axiosBackend: HttpHandler = async ({ method, url, headers, body }) => {
  const response = await axios.request({
    method,
    url,
    headers: { ...headers },
    data: body,
    validateStatus: () => true,
  });
  return {
    status: response.status,
    body: response.data,
    header: (name) => response.headers[name.toLowerCase()] ?? null,
  };
};
