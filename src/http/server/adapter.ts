import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { HttpError } from "../../errors.ts";
import { toProblem } from "../answers/problem.ts";
import { largestBody, noteArrived } from "../bodies/body.ts";
import { CutConnection } from "../simulation/cut-connection.ts";
import { halfOf } from "../simulation/cut-short.ts";
import { IncomingRequest } from "../web/incoming-request.ts";
import { noteConnection } from "./connection.ts";
import { createToUrl } from "./request-url.ts";
import { drainAfter, sendAnswer } from "./send-answer.ts";

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
  const toUrl = createToUrl(host);
  return inOrder(function listener(incoming, outgoing) {
    if (isCutting()) outgoing.shouldKeepAlive = false;
    if (!mayHaveBody(incoming)) carryOut(incoming, outgoing);
    else if (isSmall(incoming)) whenArrived(incoming, (body) => carryOut(incoming, outgoing, body));
    else {
      drainAfter(incoming, outgoing);
      carryOut(incoming, outgoing);
    }
  });

  function carryOut(incoming: IncomingMessage, outgoing: ServerResponse, body?: Buffer): void {
    try {
      const request = new IncomingRequest(incoming, outgoing, toUrl(incoming), body);
      if (body) noteArrived(request, body);
      if (mayBeOurs(incoming.url)) noteConnection(request, incoming.socket);
      const answer = fetch(request);
      if (answer instanceof Promise) {
        answer
          .then((response) => sendMade(response, outgoing))
          .catch((error: unknown) => fail(error, outgoing));
      } else sendAnswer(answer, outgoing);
    } catch (error) {
      fail(error, outgoing);
    }
  }

  function fail(error: unknown, outgoing: ServerResponse): void {
    if (error instanceof CutConnection) outgoing.req.socket.resetAndDestroy();
    else if (outgoing.headersSent) outgoing.destroy();
    else sendAnswer(toProblem(toHttpError(error), "*"), outgoing);
  }

  /** What no request could be made of, and what no answer could be sent of. */
  function toHttpError(error: unknown): HttpError {
    if (error instanceof HttpError) return error;
    onFailure(error);
    return new HttpError("internal", "Backlot itself failed.");
  }
}

/** The answer, or the half of it that a rule has left. */
function sendMade(response: Response, outgoing: ServerResponse): void {
  const half = halfOf(response);
  if (half) {
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    // Once it has left this process: what is cut with it would look like a connection never used.
    outgoing.write(half, () => outgoing.destroy());
  } else sendAnswer(response, outgoing);
}

const latest = Symbol("the latest answer");

/**
 * Pipelined requests come before the answers to those in front of them: each is carried out when the
 * one before it has been answered (RFC 9112, section 9.3.2). Clients that wait never meet this.
 */
function inOrder(listener: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    if (incoming.httpVersionMajor >= 2) return listener(incoming, outgoing);
    // A property, and no weak map: this happens at every request.
    const socket: Socket & { [latest]?: ServerResponse } = incoming.socket;
    const before = socket[latest];
    socket[latest] = outgoing;
    if (!before || before.writableFinished || before.destroyed) listener(incoming, outgoing);
    else before.once("close", () => listener(incoming, outgoing));
  };
}

function mayHaveBody({ method }: IncomingMessage): boolean {
  return method !== "GET" && method !== "HEAD";
}

/** What is longer, or does not say how long it is, is read as a stream that can be cut short. */
function isSmall({ headers }: IncomingMessage): boolean {
  const length = Number(headers["content-length"]);
  return length > 0 && length <= largestBody;
}

/** A small body is mostly in the packet that brought the request: the app need not wait for it then. */
function whenArrived(incoming: IncomingMessage, then: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  incoming.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
  });
  incoming.on("end", () => {
    const [only, ...more] = chunks;
    then(only && more.length === 0 ? only : Buffer.concat(chunks));
  });
}

/** Whether it may lead below `/_backlot`, in any spelling: only there does it matter who asks. */
function mayBeOurs(target = ""): boolean {
  return /^(?:\/[_%]|[^/])/.test(target);
}
