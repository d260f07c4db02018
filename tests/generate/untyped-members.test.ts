import { expect, test } from "vitest";
import { request, startBacklot } from "../support/project.ts";

test("a member of any type is what its name says, and anything where it says nothing", async () => {
  const models = `
    export interface Event {
      id: any; createdAt: any; email: unknown; price: any; isPublic: any; website?: unknown; whatever: any;
      tags: any; metadata: unknown; payload: any; likes: any;
    }`;
  const backlot = await startBacklot(models, {
    resources: [{ path: "/events", type: "Event[]", count: 20 }],
  });
  const response = await request(backlot, "GET", "/events");
  const events = (await response.json()) as Record<string, unknown>[];
  for (const event of events) {
    expect(event["createdAt"]).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(event["email"]).toMatch(/@/);
    expect(event["price"]).toBeTypeOf("number");
    expect(event["isPublic"]).toBeTypeOf("boolean");
    for (const tag of event["tags"] as unknown[]) expect(tag).toBeTypeOf("string");
    expect(event["metadata"]).toMatchObject({ source: expect.any(String) });
    expect(event["payload"]).toBeTypeOf("object");
    expect(event["likes"]).toBeTypeOf("number");
    if (event["website"] !== undefined) expect(event["website"]).toMatch(/^https?:/);
  }
  const kinds = new Set(events.map(({ whatever }) => typeof whatever));
  expect(kinds.size).toBeGreaterThan(2);
});
