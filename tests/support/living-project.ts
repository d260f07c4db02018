import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import {
  type Backlot,
  createBacklot,
  type DatasetStep,
  type ResourceOptions,
} from "../../src/index.ts";
import { makeProject, request } from "./project.ts";

/** A project on a dataset file, whose models and config change while it is served. */
export interface LivingProject {
  readonly root: string;
  readonly backlot: Backlot;
  /** What became of records since the last call, the names of snapshots aside. */
  steps(): string[];
  /** Saves models, or resources too, and has them served. */
  change(models: string, resources?: readonly ResourceOptions[]): Promise<void>;
  get(path: string): Promise<unknown>;
  /** A write that succeeds. */
  write(method: string, path: string, body?: unknown): Promise<void>;
}

export async function startLiving(
  models: string,
  resources: readonly ResourceOptions[],
): Promise<LivingProject> {
  const root = makeProject({});
  const save = (text: string, list: readonly ResourceOptions[]) => {
    writeFileSync(join(root, "models.ts"), text);
    const config = { models: "models.ts", resources: list };
    writeFileSync(join(root, "backlot.config.json"), JSON.stringify(config));
  };
  save(models, resources);
  const told: DatasetStep[] = [];
  const backlot = await createBacklot(root, {}, { onStep: (step) => told.push(step) });
  onTestFinished(() => backlot.close());
  return {
    root,
    backlot,
    steps: () => told.splice(0).map(toWords),
    change: async (text, list = resources) => {
      save(text, list);
      await backlot.reload();
    },
    get: async (path) => (await request(backlot, "GET", path)).json(),
    write: async (method, path, body) => {
      const response = await request(backlot, method, path, body);
      if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    },
  };
}

function toWords(step: DatasetStep): string {
  if (step.step === "snapshot") return "snapshot";
  if ("file" in step) return `${step.step} ${step.file}`;
  const from = step.step === "renamed" ? ` from ${step.from}` : "";
  return `${step.step} ${step.path}${from}`;
}
