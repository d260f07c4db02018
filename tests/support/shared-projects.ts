import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Where tests that have the same models find them read already. */
    readonly sharedProjects: string;
  }
}

export function setup(project: TestProject): () => void {
  const root = mkdtempSync(join(tmpdir(), "backlot-shared-"));
  project.provide("sharedProjects", root);
  return () => rmSync(root, { recursive: true, force: true, maxRetries: 3 });
}
