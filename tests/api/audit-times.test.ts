import { expect, test } from "vitest";
import { request, startBacklot } from "../support/project.ts";

const models = `
export interface Note {
  id: number;
  text: string;
  createdAt: number;
  /** @format date */
  updated_at: string;
  updatedAt: Date | null;
}
export interface Odd { id: number; createdAt: boolean }
export interface Texts {
  id: number;
  /** @format time */
  createdAt?: string;
  /** @pattern ^v\\d$ */
  updatedAt?: string;
  created_at?: string;
  updated_at?: number | null;
}`;

test("the server's own times are of the type that the model gives them", async () => {
  const now = new Date("2026-03-04T05:06:07.008Z");
  const backlot = await startBacklot(
    models,
    {
      resources: [
        { path: "/notes", type: "Note[]", count: 0 },
        { path: "/odds", type: "Odd[]", count: 0 },
        { path: "/texts", type: "Texts[]", count: 0 },
      ],
    },
    { now: () => now },
  );
  const note = await request(backlot, "POST", "/notes", { text: "Hello" });
  expect(await note.json()).toEqual({
    id: 1,
    text: "Hello",
    createdAt: now.getTime(),
    updated_at: "2026-03-04",
    updatedAt: now.toISOString(),
  });
  expect((await request(backlot, "POST", "/odds", {})).status).toBe(422);
  const odd = await request(backlot, "POST", "/odds", { createdAt: true });
  expect(await odd.json()).toEqual({ id: 1, createdAt: true });
  const texts = await request(backlot, "POST", "/texts", {});
  expect(await texts.json()).toEqual({
    id: 1,
    created_at: now.toISOString(),
    updated_at: now.getTime(),
  });
});
