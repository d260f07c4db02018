import { expect, test } from "vitest";
import { proposeOptions } from "../../src/assembly/project/project.ts";
import { makeProject } from "../support/project.ts";

const models = `
export interface OrderItem { id: number; price: Money }
export interface Money { amount: number; currency: string }
export interface APIKey { apiKeyId: string }
export interface HTTPSettings { theme: string; self?: HTTPSettings }
export type Names = string[];
export type Word = "a" | "b";
export interface Http_Settings { id: { nested: true } }`;

test("models are served by what they are, where no config says it", async () => {
  const root = makeProject({ "models.ts": models });
  const singles: unknown[] = [];
  const { resources } = await proposeOptions(["models.ts"], root, (single) => singles.push(single));
  expect(resources).toEqual([
    { path: "/order-items", type: "OrderItem[]" },
    { path: "/api-keys", type: "APIKey[]" },
    { path: "/http-settings", type: "HTTPSettings" },
  ]);
  expect(singles).toEqual([
    {
      code: "identifier-missing",
      place: "/http-settings",
      message: 'a single object, since "HTTPSettings" has no identifier.',
      remedy:
        'A config that binds "HTTPSettings[]" and names its identifier with id makes it a collection.',
    },
  ]);
});
