import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import { HttpError } from "../../errors.ts";
import { largestBody, noteArrived } from "../body.ts";
import { toProblem } from "../problem.ts";
import { CutConnection } from "../simulation/cut-connection.ts";
import { halfOf } from "../simulation/cut-short.ts";

export type Fetch = (request: Request) => Response | Promise<Response>;

/**
 * From Node's requests to the app's, and back. A browser sends a request again by itself where a
 * connection that it has used before is cut: while some are, none is used twice.
 */
export function createAdapter(
  fetch: Fetch,
  host: string,
  isCutting: () => boolean,
): RequestListener {
  const answer = getRequestListener(
    (request, { incoming, outgoing }) => {
      const { rawBody } = incoming as Incoming;
      if (rawBody) noteArrived(request, rawBody);
      const answer = fetch(request);
      return answer instanceof Promise ? breakOff(answer, outgoing as ServerResponse) : answer;
    },
    { hostname: host, errorHandler },
  );
  return function listener(incoming, outgoing) {
    if (isCutting()) outgoing.shouldKeepAlive = false;
    if (hasSmallBody(incoming)) whenArrived(incoming, () => answer(incoming, outgoing));
    else answer(incoming, outgoing);
  };
}

/** The adapter takes a body from here where there is one, as some hosts leave it. */
type Incoming = IncomingMessage & { rawBody?: Buffer };

/** What is longer, or does not say how long it is, is read as a stream that can be cut short. */
function hasSmallBody({ method, headers }: IncomingMessage): boolean {
  const length = Number(headers["content-length"]);
  return length > 0 && length <= largestBody && method !== "GET" && method !== "HEAD";
}

/** A small body is mostly in the packet that brought the request: the app need not wait for it then. */
function whenArrived(incoming: Incoming, then: () => void): void {
  const chunks: Buffer[] = [];
  incoming.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
  });
  incoming.on("end", () => {
    incoming.rawBody = Buffer.concat(chunks);
    then();
  });
}

/** Carries out on the socket what a rule did to the answer; a rejection says that it was carried out. */
function breakOff(answer: Promise<Response>, outgoing: ServerResponse): Promise<Response> {
  return answer.then(
    (response) => {
      const half = halfOf(response);
      if (!half) return response;
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      // Once it has left this process: what is cut with it would look like a connection never used.
      outgoing.write(half, () => outgoing.destroy());
      throw new CutConnection();
    },
    (error: unknown) => {
      if (error instanceof CutConnection) outgoing.req.socket.resetAndDestroy();
      throw error;
    },
  );
}

/** For what the app never sees, since no `Request` could be made of it. */
function errorHandler(error: unknown): Response | undefined {
  if (error instanceof CutConnection) return undefined;
  const refusal =
    error instanceof RequestError
      ? new HttpError("malformed-request", `${error.message}.`)
      : new HttpError("internal", "Backlot itself failed.");
  return toProblem(refusal, "*");
}
