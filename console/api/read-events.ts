import type { ControlEvents } from "../../src/control/api.ts";
import { call } from "./call.ts";

type Listeners = { readonly [E in keyof ControlEvents]: (data: ControlEvents[E]) => void };

/**
 * Reads the server's events until it ends them. By `fetch`, since an EventSource can send no header
 * and so could not say that it is the console.
 */
export async function readEvents(listeners: Listeners): Promise<void> {
  const { body } = await call("/events", { headers: { accept: "text/event-stream" } });
  if (!body) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = `${rest}${value}`.split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) deliver(block, listeners);
  }
}

function deliver(block: string, listeners: Listeners): void {
  const fields = new Map(block.split("\n").map(toField));
  const [name, data] = [fields.get("event"), fields.get("data")];
  if (data === undefined || !isEvent(name, listeners)) return;
  const listener = listeners[name] as (data: unknown) => void;
  listener(JSON.parse(data));
}

function toField(line: string): readonly [string, string] {
  const colon = line.indexOf(":");
  return [line.slice(0, colon), line.slice(colon + 1).trimStart()];
}

function isEvent(name: string | undefined, listeners: Listeners): name is keyof ControlEvents {
  return name !== undefined && Object.hasOwn(listeners, name);
}
