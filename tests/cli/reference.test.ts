import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { toReference } from "../../src/reference/command-reference.ts";

test("the reference page says what the command line does; npm run docs writes it", () => {
  const page = readFileSync(new URL("../../docs/reference/command-line.md", import.meta.url));
  expect(page.toString()).toBe(toReference());
});
