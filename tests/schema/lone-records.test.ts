import { expect, test } from "vitest";
import type { Options } from "../../src/index.ts";
import { startBacklot } from "../support/project.ts";

const models = `
export interface User { id: number; name: string }
export interface Settings { theme: string }`;

async function warningsOf(resources: Options["resources"]): Promise<unknown[]> {
  const warnings: unknown[] = [];
  await startBacklot(models, { resources }, { onWarning: (warning) => warnings.push(warning) });
  return warnings;
}

test("whoever forgot the brackets of a list is told", async () => {
  expect(await warningsOf([{ path: "/user", type: "User" }])).toEqual([
    {
      code: "single-with-identifier",
      place: "resources[0].type",
      message: "User has an identifier, and /user serves one of it.",
      remedy: 'For a collection write "User[]".',
    },
  ]);
});

test("a list, and an object that nothing identifies, are as they are meant", async () => {
  const resources = [
    { path: "/users", type: "User[]" },
    { path: "/settings", type: "Settings" },
  ] as const;
  expect(await warningsOf(resources)).toEqual([]);
});
