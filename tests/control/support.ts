import { request as sendByNode } from "node:http";
import { networkInterfaces } from "node:os";
import { onTestFinished } from "vitest";
import {
  type AnswerOf,
  apiPath,
  type BodyOf,
  type CallName,
  type ControlEvents,
  type EventName,
} from "../../src/control/api.ts";
import { controlRoutes } from "../../src/control/control-routes.ts";
import type { Backlot } from "../../src/index.ts";

/** A management call over a real connection to a server that listens. */
export async function call<Name extends CallName>(
  backlot: Backlot,
  name: Name,
  body?: BodyOf<Name>,
  parameters: Readonly<Record<string, string>> = {},
): Promise<AnswerOf<Name>> {
  const { method, path } = controlRoutes[name];
  const filled = path.replaceAll(/:(\w+)/g, (_, key) => parameters[key] ?? "");
  const answer = await ask(await backlot.listen(), method, filled, { body });
  if (answer.status >= 400) throw new Error(`${method} ${filled}: ${answer.status} ${answer.text}`);
  return (answer.text === "" ? undefined : JSON.parse(answer.text)) as AnswerOf<Name>;
}

export interface Asked {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The path as it is sent, where it is not below the API. */
  readonly path?: string;
}

export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly type: string | undefined;
}

/** By Node's own client, since `fetch` lets nobody say an `Origin` or a `Host`. */
export function ask(url: string, method: string, path: string, asked: Asked = {}) {
  const body = asked.body === undefined ? undefined : JSON.stringify(asked.body);
  const type = body === undefined ? {} : { "content-type": "application/json" };
  return new Promise<Answered>((resolve, reject) => {
    const sent = sendByNode(
      url + (asked.path ?? apiPath + path),
      { method, headers: { ...type, ...asked.headers } },
      (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (part) => {
          text += part;
        });
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            text,
            type: response.headers["content-type"],
          }),
        );
        response.on("error", reject);
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

/** An address of this machine that is not loopback, where it has one. */
export function findOuterAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === "IPv4" && !internal)?.address;
}

export type Told = {
  [Name in EventName]: { readonly name: Name; readonly data: ControlEvents[Name] };
}[EventName];

export interface Heard {
  /** The next event, or undefined where the stream has ended. */
  next(): Promise<Told | undefined>;
  /** The next of this name; others before it are passed over. */
  until<Name extends EventName>(name: Name): Promise<ControlEvents[Name]>;
  stop(): void;
}

/** Listens to the events, as the console does: with fetch and its stream. */
export async function hear(url: string): Promise<Heard> {
  const controller = new AbortController();
  onTestFinished(() => controller.abort());
  const response = await fetch(`${url}${apiPath}/events`, { signal: controller.signal });
  const events = readEvents(response);
  const next = async () => (await events.next()).value as Told | undefined;
  return {
    next,
    until: async (name) => {
      for (;;) {
        const told = await next();
        if (!told) throw new Error(`The stream ended without "${name}"`);
        if (told.name === name) return told.data as never;
      }
    },
    stop: () => controller.abort(),
  };
}

async function* readEvents(response: Response): AsyncGenerator<Told> {
  let unread = "";
  const decoder = new TextDecoder();
  for await (const part of response.body ?? []) {
    unread += decoder.decode(part, { stream: true });
    for (let end = unread.indexOf("\n\n"); end >= 0; end = unread.indexOf("\n\n")) {
      const [, name, data] = /^event: (\w+)\ndata: (.*)$/m.exec(unread.slice(0, end)) ?? [];
      unread = unread.slice(end + 2);
      if (name !== undefined) yield { name, data: JSON.parse(data ?? "") } as Told;
    }
  }
}
