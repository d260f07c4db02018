import type { TestProject } from "vitest/node";

/**
 * One folder for all the runs of a room, which the first run fills while nothing is mutated: models
 * that a mutation has read are found by no other.
 */
export function setup(project: TestProject): void {
  const root = process.env["BACKLOT_SHARED_PROJECTS"];
  if (root === undefined) throw new Error("Mutations are tried by npm run mutate.");
  project.provide("sharedProjects", root);
}
