import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { type Backlot, createBacklot, type Environment, type Options } from "../../src/index.ts";

/** A folder with these files, gone after the test. */
export function makeProject(files: Readonly<Record<string, string>>): string {
  const root = writeProject(files);
  onTestFinished(() => removeProject(root));
  return root;
}

export function removeProject(root: string): void {
  rmSync(root, { recursive: true, force: true, maxRetries: 3 });
}

/** A folder with these files, for whoever removes it. */
export function writeProject(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), "backlot-"));
  for (const [name, content] of Object.entries(files)) {
    const file = join(root, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return root;
}

/** A Backlot over one models file, in memory unless the options say otherwise. */
export async function startBacklot(
  models: string,
  options: Omit<Options, "models">,
  environment: Environment = {},
): Promise<Backlot> {
  const config = { models: "models.ts", dataset: ":memory:", port: 0, ...options };
  const root = makeProject({
    "models.ts": models,
    "backlot.config.json": JSON.stringify(config),
  });
  const backlot = await createBacklot(join(root, "backlot.config.json"), {}, environment);
  onTestFinished(() => backlot.close());
  return backlot;
}

/** A request to the app itself: no port is opened. */
export async function request(
  backlot: Backlot,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  const init =
    body === undefined
      ? { method }
      : {
          method,
          body: JSON.stringify(body),
          headers: { "content-type": "application/json" },
        };
  return backlot.fetch(new Request(`http://127.0.0.1${path}`, init));
}
