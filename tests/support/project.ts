import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { inject, onTestFinished } from "vitest";
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
  writeFiles(root, files);
  return root;
}

function writeFiles(root: string, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = join(root, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** A Backlot over one models file, in memory unless the options say otherwise. */
export async function startBacklot(
  models: string,
  options: Omit<Options, "models">,
  environment: Environment = {},
): Promise<Backlot> {
  const config = JSON.stringify({
    models: "models.ts",
    dataset: ":memory:",
    port: 0,
    ...options,
  });
  const file =
    options.dataset === undefined
      ? writeShared(models, options, config)
      : join(makeProject({ "models.ts": models, "config.json": config }), "config.json");
  const backlot = await createBacklot(file, {}, environment);
  onTestFinished(() => backlot.close());
  return backlot;
}

/**
 * The config's file, in a folder that everybody has who asks for these types of these models: they
 * are then read once, and the others find them as a later start does. Nobody writes anything else
 * there, since records are in memory.
 */
function writeShared(
  models: string,
  { resources }: Pick<Options, "resources">,
  config: string,
): string {
  const types = resources.map(({ type }) => type);
  const root = join(inject("sharedProjects"), toName(JSON.stringify([models, types])));
  const file = join(root, `${toName(config)}.json`);
  if (!existsSync(join(root, "models.ts"))) writeWhole(join(root, "models.ts"), models);
  if (!existsSync(file)) writeWhole(file, config);
  return file;
}

function toName(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** Another worker may want it at the same time, and finds all of it or nothing. */
function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const aside = `${file}.${randomUUID()}`;
  writeFileSync(aside, text);
  renameSync(aside, file);
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
