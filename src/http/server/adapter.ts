import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener, RequestError } from "@hono/node-server";
import { HttpError } from "../../errors.ts";
import { toProblem, toProblemText } from "../answers/problem.ts";
import { largestBody, noteArrived } from "../bodies/body.ts";
import { CutConnection } from "../simulation/cut-connection.ts";
import { halfOf } from "../simulation/cut-short.ts";
import { noteConnection } from "./connection.ts";

export type Fetch = (request: Request) => Response | Promise<Response>;

export interface AdapterTools {
  /** Whether some connections are cut on purpose. */
  readonly isCutting: () => boolean;
  readonly onFailure: (error: unknown) => void;
}

/**
 * From Node's requests to the app's, and back. A browser sends a request again by itself where a
 * connection that it has used before is cut: while some are, none is used twice.
 */
export function createAdapter(
  fetch: Fetch,
  host: string,
  { isCutting, onFailure }: AdapterTools,
): RequestListener {
  const answer = getRequestListener(
    (request, { incoming, outgoing }) => {
      const { rawBody } = incoming as Incoming;
      if (rawBody) noteArrived(request, rawBody);
      if (mayBeOurs(incoming.url)) noteConnection(request, (incoming as IncomingMessage).socket);
      const answer = fetch(request);
      return answer instanceof Promise ? breakOff(answer, outgoing as ServerResponse) : answer;
    },
    { hostname: host, errorHandler },
  );
  // An answer that cannot be sent, such as one with a header that HTTP has no letters for, rejects
  // here; left alone, the rejection would end the process.
  const carryOut = (incoming: IncomingMessage, outgoing: ServerResponse) =>
    Promise.resolve(answer(incoming, outgoing)).catch((error: unknown) => {
      onFailure(error);
      sendFailure(outgoing);
    });
  return inOrder(function listener(incoming, outgoing) {
    if (isCutting()) outgoing.shouldKeepAlive = false;
    if (hasSmallBody(incoming)) whenArrived(incoming, () => carryOut(incoming, outgoing));
    else carryOut(incoming, outgoing);
  });
}

/**
 * Pipelined requests come before the answers to those in front of them: each is carried out when the
 * one before it has been answered (RFC 9112, section 9.3.2). Clients that wait never meet this.
 */
function inOrder(listener: RequestListener): RequestListener {
  const latest = new WeakMap<Socket, ServerResponse>();
  return (incoming, outgoing) => {
    const before = latest.get(incoming.socket);
    latest.set(incoming.socket, outgoing);
    if (!before || before.writableFinished || before.destroyed) listener(incoming, outgoing);
    else before.once("close", () => listener(incoming, outgoing));
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

/** Whether it may lead below `/_backlot`, in any spelling: only there does it matter who asks. */
function mayBeOurs(target = ""): boolean {
  return /^(?:\/[_%]|[^/])/.test(target);
}

function sendFailure(outgoing: ServerResponse): void {
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(500, { "content-type": "application/problem+json" });
  outgoing.end(toProblemText(new HttpError("internal", "Backlot itself failed."), "*"));
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
