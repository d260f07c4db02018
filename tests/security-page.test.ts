import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const page = readFileSync(`${root}docs/security.md`, "utf8");

test("every promise of the security page names a test that there is", () => {
  const promises = page.split("\n").filter((line) => /^\| [A-Z]/.test(line));
  expect(promises.length).toBeGreaterThan(0);
  const held = promises.map((line) => / \| `(tests\/[^`]+\.test\.ts)` \|$/.exec(line)?.[1]);
  const broken = promises.filter((_, index) => !existsSync(`${root}${held[index] ?? "none"}`));
  expect(broken).toEqual([]);
});
