import type { IncomingMessage, ServerResponse } from "node:http";
import { DeferredBody } from "./deferred-body.ts";
import { HeaderList } from "./header-list.ts";

/** A request as Node's server has it, for an app that takes a `Request`. */
export class IncomingRequest extends DeferredBody<Request> implements Request {
  declare readonly cache: "default";
  declare readonly credentials: "same-origin";
  declare readonly destination: "";
  declare readonly duplex: "half";
  declare readonly integrity: string;
  declare readonly keepalive: boolean;
  declare readonly mode: "cors";
  declare readonly redirect: "follow";
  declare readonly referrer: string;
  declare readonly referrerPolicy: "";
  readonly method: string;
  readonly url: string;
  readonly headers: HeaderList;
  private readonly incoming: IncomingMessage;
  private readonly outgoing: ServerResponse;
  private readonly arrived: Uint8Array | undefined;
  declare private aborting: AbortController | undefined;

  /** `arrived`: its body, where that need not be waited for. */
  constructor(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    url: string,
    arrived: Uint8Array | undefined,
  ) {
    super();
    this.method = incoming.method ?? "GET";
    this.url = url;
    this.headers = new HeaderList(toFlat(incoming));
    this.incoming = incoming;
    this.outgoing = outgoing;
    this.arrived = arrived;
  }

  /** Aborted when the client goes before it is answered. Nobody listens for that unless asked to. */
  get signal(): AbortSignal {
    this.aborting ??= this.watch();
    return this.aborting.signal;
  }

  clone(): Request {
    return this.native().clone();
  }

  protected make(): Request {
    const { method, url, headers, signal } = this;
    const hasBody = method !== "GET" && method !== "HEAD";
    const body = this.arrived ?? toStream(this.incoming);
    return new Request(url, { method, headers, signal, ...(hasBody && { body, duplex: "half" }) });
  }

  private watch(): AbortController {
    const { outgoing } = this;
    const controller = new AbortController();
    const noteClosed = () => {
      if (!outgoing.writableFinished) controller.abort(new Error("The client has gone."));
    };
    if (outgoing.destroyed) noteClosed();
    else outgoing.once("close", noteClosed);
    return controller;
  }
}

/** The same for every request, and so no part of any. */
Object.assign(IncomingRequest.prototype, {
  cache: "default",
  credentials: "same-origin",
  destination: "",
  duplex: "half",
  integrity: "",
  keepalive: false,
  mode: "cors",
  redirect: "follow",
  referrer: "about:client",
  referrerPolicy: "",
} satisfies Partial<Request>);

/**
 * Who reads no further leaves the rest in the connection, to be drained before the next request.
 * Node's own `Readable.toWeb` would destroy the message then, and nothing more be read there at all.
 */
function toStream(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks = incoming.iterator({ destroyOnReturn: false });
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => {
        await chunks.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

/** HTTP/2 has the method and the target among them. */
function toFlat({ httpVersionMajor, rawHeaders }: IncomingMessage): string[] {
  if (httpVersionMajor < 2) return rawHeaders;
  return rawHeaders.filter((_, at) => !rawHeaders[at - (at % 2)]?.startsWith(":"));
}

/** The same as one of Node's own, for who cannot know that there are others. */
export function toNativeRequest(request: Request): Request {
  return request instanceof IncomingRequest ? request.native() : request;
}
