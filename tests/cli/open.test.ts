import { chmodSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { serve } from "../support/command.ts";
import { makeProject } from "../support/project.ts";

const main = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));

test.each(["--open", "-o"])("%s opens the console in the person's browser", async (flag) => {
  const root = makeProject({
    "models.ts": "export interface User { id: number }",
    "bin/xdg-open": '#!/bin/sh\nprintf %s "$1" > "$OPENED"\n',
  });
  chmodSync(join(root, "bin", "xdg-open"), 0o755);
  const opened = join(root, "opened.txt");
  const server = await serve(process.execPath, [main, "models.ts", "--port", "0", flag], {
    cwd: root,
    env: { PATH: `${join(root, "bin")}:${process.env["PATH"]}`, OPENED: opened },
  });
  await expect
    .poll(() => existsSync(opened) && readFileSync(opened, "utf8"))
    .toBe(`${server.url}/_backlot`);
});
