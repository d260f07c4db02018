import { request, startBacklot } from "../support/project.ts";

export type Values = Record<string, unknown>;

/** The records of each resource of a project, as its server answers. */
export async function readAll(
  models: string,
  resources: { path: string; type: string; count: number }[],
  locale = "en",
): Promise<Values[][]> {
  const backlot = await startBacklot(models, { resources, now: "2026-01-01", locale });
  const lists = resources.map(async ({ path }) => (await request(backlot, "GET", path)).json());
  return (await Promise.all(lists)) as Values[][];
}
