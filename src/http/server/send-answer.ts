import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { HeaderList } from "../web/header-list.ts";
import { isPulled, PlainResponse } from "../web/plain-response.ts";

/** Writes an answer out. Throws where it cannot be said in HTTP, before anything has left. */
export function sendAnswer(response: Response, outgoing: ServerResponse): void {
  const { status, headers } = response;
  const content = response instanceof PlainResponse ? response.content : response.body;
  if (content === null) {
    writeHead(outgoing, status, headers);
    outgoing.end();
  } else if (typeof content === "string" || content instanceof Uint8Array) {
    const length = Buffer.byteLength(content);
    if (!headers.has("content-length")) headers.set("content-length", String(length));
    writeHead(outgoing, status, headers);
    // A text of as many bytes as letters has none beyond ASCII, and is written out as it is.
    endWith(content, length === content.length ? "latin1" : "utf8", outgoing);
  } else {
    writeHead(outgoing, status, headers);
    outgoing.flushHeaders();
    sendPieces(isPulled(content) ? content : toPulled(content), outgoing);
  }
}

/**
 * Header and body as one piece. `end(content)` would hold them back until it has added an empty
 * piece, and Node takes a fifth longer to send a list of pieces than one.
 */
function endWith(
  content: string | Uint8Array,
  encoding: BufferEncoding,
  outgoing: ServerResponse,
): void {
  if (isHttp2(outgoing)) {
    outgoing.end(content, encoding);
    return;
  }
  const { socket } = outgoing;
  // Held back by us, or Node would do it, and come back to let go.
  socket?.cork();
  outgoing.write(content, encoding);
  socket?.uncork();
  outgoing.end();
}

function isHttp2({ req }: ServerResponse): boolean {
  return req.httpVersionMajor >= 2;
}

function writeHead(outgoing: ServerResponse, status: number, headers: Headers): void {
  // A list may name a header twice only where nobody else has set one, as middleware before us does.
  const isFlat = !isHttp2(outgoing) && !headers.has("set-cookie");
  outgoing.writeHead(status, isFlat ? toFlat(headers) : toRecord(headers));
}

function toFlat(headers: Headers): string[] {
  return (headers instanceof HeaderList ? headers : HeaderList.from(headers)).flat;
}

function toRecord(headers: Headers): OutgoingHttpHeaders {
  const cookies = headers.getSetCookie();
  return { ...Object.fromEntries(headers), ...(cookies.length > 0 && { "set-cookie": cookies }) };
}

interface Pulled {
  pull(): Promise<string | Uint8Array | undefined>;
  cancel(): void;
}

function toPulled(content: ReadableStream<Uint8Array>): Pulled {
  const reader = content.getReader();
  return {
    pull: async () => (await reader.read()).value,
    cancel: () => {
      reader.cancel().catch(() => {});
    },
  };
}

/**
 * By the client's pace. Where it fails, the client sees an answer that was broken off. A text goes
 * to Node as it is: made into bytes here, it would stay in memory until the next collection.
 */
async function sendPieces(content: Pulled, outgoing: ServerResponse): Promise<void> {
  outgoing.once("close", () => content.cancel());
  try {
    for (let next = await content.pull(); next !== undefined; next = await content.pull()) {
      if (outgoing.destroyed) return;
      if (!outgoing.write(next)) await drained(outgoing);
    }
    outgoing.end();
  } catch {
    outgoing.destroy();
  }
}

function drained(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      outgoing.off("drain", go);
      outgoing.off("close", go);
      resolve();
    };
    outgoing.on("drain", go);
    outgoing.on("close", go);
  });
}

/** In milliseconds, and in bytes: for so long the rest of a body is listened to that nobody wants. */
const drainPatience = 500;
const mostDrained = 64 * 1024 * 1024;

/**
 * Lets a client that is still sending finish: it would else be reset before it has read why its
 * body was refused. Who does not come to an end is let go.
 */
export function drainAfter(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.once("finish", () => {
    if (incoming.complete || incoming.destroyed) return;
    let rest = mostDrained;
    const timer = setTimeout(() => incoming.socket.destroySoon(), drainPatience).unref();
    incoming.on("data", (chunk: Buffer) => {
      rest -= chunk.length;
      if (rest < 0) incoming.socket.destroySoon();
    });
    incoming.once("close", () => clearTimeout(timer));
    incoming.resume();
  });
}
