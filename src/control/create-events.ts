import { HttpError } from "../errors.ts";
import { connectionOf } from "../http/server/connection.ts";
import { HeaderList } from "../http/web/header-list.ts";
import { PlainResponse } from "../http/web/plain-response.ts";
import type { ControlEvents, EventName } from "./api.ts";

/** Tells whoever listens what happens, as server-sent events (HTML, section 9.2). */
export interface Events {
  /** A stream that begins with `hello` and ends with its client, or with the server. */
  open(request: Request): Response;
  /** Costs nothing while nobody listens. */
  emit<Name extends EventName>(name: Name, data: ControlEvents[Name]): void;
  readonly isHeard: boolean;
  close(): void;
}

interface Listening {
  send(text: string): void;
  end(): void;
}

/** What a client may leave unread before it is let go: some thousand events. */
const mostUnread = 256 * 1024;
const mostListeners = 100;
/** Shorter than proxies wait, which end a connection that says nothing. */
const heartbeat = 15_000;

export function createEvents(hello: () => ControlEvents["hello"]): Events {
  const listeners = new Set<Listening>();
  let beating: NodeJS.Timeout | undefined;
  return {
    get isHeard() {
      return listeners.size > 0;
    },
    open: (request) => {
      if (listeners.size >= mostListeners) {
        const detail = `${mostListeners} clients listen already. Close some of them.`;
        throw new HttpError("too-many-listeners", detail);
      }
      return toResponse(listen(request));
    },
    emit: (name, data) => {
      if (listeners.size > 0) sendAll(toMessage(name, data));
    },
    close: () => {
      for (const listener of listeners) listener.end();
    },
  };

  function listen(request: Request): ReadableStream<Uint8Array> {
    const strategy = new ByteLengthQueuingStrategy({ highWaterMark: mostUnread });
    let listener: Listening | undefined;
    return new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          listener = toListening(controller, request, (ended) => remove(ended));
          listener.send(`retry: 1000\n${toMessage("hello", hello())}`);
          listeners.add(listener);
          beating ??= setInterval(() => sendAll(": still here\n\n"), heartbeat).unref();
        },
        cancel: () => {
          if (listener) remove(listener);
        },
      },
      strategy,
    );
  }

  function sendAll(text: string): void {
    for (const listener of listeners) listener.send(text);
  }

  function remove(listener: Listening): void {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(beating);
    beating = undefined;
  }
}

const encoder = new TextEncoder();

function toListening(
  controller: ReadableStreamDefaultController<Uint8Array>,
  request: Request,
  onEnd: (listener: Listening) => void,
): Listening {
  const listener: Listening = {
    send: (text) => {
      const bytes = encoder.encode(text);
      if ((controller.desiredSize ?? 0) < bytes.byteLength) drop();
      else controller.enqueue(bytes);
    },
    end: () => {
      onEnd(listener);
      controller.close();
    },
  };
  return listener;

  /** Who does not read is let go, and may come back: what waits for them would fill the memory. */
  function drop(): void {
    onEnd(listener);
    const connection = connectionOf(request);
    if (connection) connection.cut();
    else controller.error(new Error("The events were not read in time."));
  }
}

function toMessage<Name extends EventName>(name: Name, data: ControlEvents[Name]): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

function toResponse(stream: ReadableStream<Uint8Array>): Response {
  const headers = HeaderList.from({
    "content-type": "text/event-stream",
    "cache-control": "no-store",
    // A proxy that gathers answers before it passes them on would keep the events for itself.
    "x-accel-buffering": "no",
  });
  return new PlainResponse(stream, { status: 200, headers });
}
