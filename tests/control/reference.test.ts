import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { toControlReference } from "../../src/reference/control-reference.ts";

test("the reference page says what the management API takes; npm run docs writes it", () => {
  const page = readFileSync(new URL("../../docs/reference/management-api.md", import.meta.url));
  expect(page.toString()).toBe(toControlReference());
});
