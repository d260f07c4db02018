import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { request, startBacklot } from "../support/project.ts";

test("a reset lets a request in flight finish first", async () => {
  const backlot = await startBacklot("export interface Note { id: number; text: string }", {
    resources: [{ path: "/notes", type: "Note[]", count: 1, records: [{ id: 1, text: "first" }] }],
  });
  let send: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      send = controller;
    },
  });
  const headers = { "content-type": "application/json" };
  const init = { method: "PATCH", headers, body, duplex: "half" } as RequestInit;
  const changed = backlot.fetch(new Request("http://localhost/notes/1", init));
  const reset = backlot.reset();
  // Long enough for a reset that would not wait, and not for one that does: it waits ten times that.
  await setTimeout(25);
  send?.enqueue(new TextEncoder().encode('{ "text": "changed" }'));
  send?.close();
  expect((await changed).status).toBe(200);
  await reset;
  // The change came first, and the reset took it back.
  expect(await (await request(backlot, "GET", "/notes/1")).json()).toEqual({
    id: 1,
    text: "first",
  });
});
