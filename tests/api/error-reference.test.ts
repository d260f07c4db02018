import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { toErrorReference } from "../../src/reference/error-reference.ts";

test("the reference page lists the catalogue of errors; npm run docs writes it", () => {
  const page = readFileSync(new URL("../../docs/reference/errors.md", import.meta.url), "utf8");
  expect(page).toBe(toErrorReference());
});
