import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../support/pages.ts";

const page = readFileSync(join(root, "docs/guides/docker.md"), "utf8");

test.each([
  ["Dockerfile", "dockerfile"],
  ["compose.yaml", "yaml"],
])("the page shows the example's own %s", (file, language) => {
  const content = readFileSync(join(root, "examples/docker", file), "utf8");
  expect(page).toContain(`\`\`\`${language}\n${content}\`\`\``);
});
