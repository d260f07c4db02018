import { once } from "node:events";
import { createConnection, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A connection on which a test may say anything. */
export interface RawConnection {
  send(text: string | Uint8Array): void;
  /** No more is sent; what comes back is still read. */
  end(): void;
  /** Breaks off. */
  destroy(): void;
  /** All that has come back by the time that the server ends, or that this text has come. */
  until(text: string): Promise<string>;
  /** All that has come back when the server has ended the connection. */
  untilEnd(): Promise<string>;
}

export async function connect(url: string): Promise<RawConnection> {
  const { hostname, port } = new URL(url);
  const socket = createConnection({ host: hostname, port: Number(port), allowHalfOpen: true });
  onTestFinished(() => {
    socket.destroy();
  });
  // A server that refuses may reset what is still being sent to it.
  socket.on("error", () => {});
  await once(socket, "connect");
  const received = collect(socket);
  return {
    send: (text) => socket.write(typeof text === "string" ? Buffer.from(text, "latin1") : text),
    end: () => socket.end(),
    destroy: () => socket.destroy(),
    until: (text) => received((all) => all.includes(text)),
    untilEnd: () => received(() => false),
  };
}

function collect(socket: Socket): (isEnough: (all: string) => boolean) => Promise<string> {
  let all = "";
  const ended = new Promise<void>((resolve) => {
    // A reset closes the socket too.
    for (const event of ["end", "close"]) socket.on(event, resolve);
  });
  socket.setEncoding("latin1");
  socket.on("data", (text) => {
    all += text;
  });
  return async (isEnough) => {
    const enough = new Promise<void>((resolve) => {
      const look = () => {
        if (!isEnough(all)) return;
        socket.off("data", look);
        resolve();
      };
      socket.on("data", look);
      look();
    });
    await Promise.race([enough, ended]);
    return all;
  };
}

/** What a whole request on a connection of its own is answered with. */
export async function sendRaw(url: string, text: string | Uint8Array): Promise<string> {
  const connection = await connect(url);
  connection.send(text);
  return connection.untilEnd();
}

/** The lines of a request that ask for the connection to be closed after it. */
export function toRequest(line: string, headers: readonly string[] = [], body = ""): string {
  return [`${line} HTTP/1.1`, "host: 127.0.0.1", "connection: close", ...headers, "", body].join(
    "\r\n",
  );
}

/** The statuses of the answers on one connection, in their order. */
export function statusesOf(answers: string): number[] {
  return [...answers.matchAll(/(?:^|\n|[\]}])HTTP\/1\.1 (\d{3})/g)].map(([, code]) => Number(code));
}

export function headerOf(answer: string, name: string): string | undefined {
  return new RegExp(`\r\n${name}: ([^\r]*)`, "i").exec(answer)?.[1];
}

export function bodyOf(answer: string): string {
  return answer.slice(answer.indexOf("\r\n\r\n") + 4);
}
