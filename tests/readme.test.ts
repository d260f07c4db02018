import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { createBacklot } from "../src/index.ts";
import { makeClone, typesAreChecked } from "./support/clone.ts";
import { serve } from "./support/command.ts";
import { makeProject } from "./support/project.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const readmeFile = `${root}README.md`;
const readme = readFileSync(readmeFile, "utf8");

test("the first command line starts the blog example with an empty home directory", async () => {
  expect(readme).toContain("```sh\nnpm ci && npm start\n```");
  const clone = await makeClone();
  const server = await serve("npm", ["start", "--", "--port", "0"], {
    cwd: clone,
    env: { HOME: makeProject({}), ...typesAreChecked },
  });
  expect((await fetch(`${server.url}/users`)).status).toBe(200);
});

test("every request in it has the answer that it shows, and the config is the example's", async () => {
  const backlot = await createBacklot(`${root}examples/blog`, { dataset: ":memory:" });
  onTestFinished(() => backlot.close());
  const config = readFileSync(`${root}examples/blog/backlot.config.ts`, "utf8");
  let expected = readme.replace(
    /(```ts\n\/\/ examples\/blog\/backlot\.config\.ts\n)[^`]*```/,
    (_, start) => `${start}${config}\`\`\``,
  );
  const requests = [...readme.matchAll(/```sh\ncurl http:\/\/127\.0\.0\.1:4000(\S+)\n```/g)];
  expect(requests.length).toBeGreaterThan(0);
  for (const [block, path] of requests) {
    const response = await backlot.fetch(new Request(`http://127.0.0.1${path}`));
    const answer = JSON.stringify(await response.json(), null, 2);
    const at = expected.indexOf(block) + block.length;
    expected =
      expected.slice(0, at) +
      expected.slice(at).replace(/```json\n[\s\S]*?```/, () => `\`\`\`json\n${answer}\n\`\`\``);
  }
  // UPDATE=1 npx vitest run tests/readme.test.ts writes the answers as they are now.
  if (process.env["UPDATE"]) writeFileSync(readmeFile, expected);
  else expect(readme).toBe(expected);
});
