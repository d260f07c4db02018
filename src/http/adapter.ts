import type { RequestListener } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import { HttpError } from "../errors.ts";
import { toProblem } from "./problem.ts";

export type Fetch = (request: Request) => Response | Promise<Response>;

/** From Node's requests to the app's, and back. */
export function createAdapter(fetch: Fetch, host: string): RequestListener {
  return getRequestListener(fetch, { hostname: host, errorHandler });
}

/** For what the app never sees, since no `Request` could be made of it. */
function errorHandler(error: unknown): Response {
  const refusal =
    error instanceof RequestError
      ? new HttpError("malformed-request", `${error.message}.`)
      : new HttpError("internal", "Backlot itself failed.");
  return toProblem(refusal, "*");
}
