import { fileURLToPath } from "node:url";
import type { Options } from "../../src/index.ts";
import { type AuthOptions, type Backlot, createBacklot } from "../../src/index.ts";

export const account = { email: "ada@example.com", password: "analytical engine" };

const companies = ["Acme", "Beacon", "Cargo"].map((name, index) => ({ id: index + 1, name }));

const titles = ["Cook", "Baker", "Driver", "Gardener", "Nurse", "Painter", "Pilot", "Tailor"];

/** Eight jobs: every other one is open, the companies take turns. */
const jobs = titles.map((title, index) => ({
  id: index + 1,
  title,
  status: index % 2 === 0 ? "open" : "closed",
  companyId: (index % 3) + 1,
  salary: 1000 + 100 * index,
  remote: false,
  tags: [],
}));

/** The backend of all applications: a job board, read by everybody and changed by whoever logs in. */
export async function startJobBoard(
  auth: AuthOptions = {
    mode: "bearer",
    users: [{ ...account, name: "Ada Lovelace" }],
    public: ["GET /jobs", "GET /companies"],
  },
  options: Partial<Options> = {},
): Promise<{ readonly backlot: Backlot; readonly url: string }> {
  const backlot = await createBacklot({
    models: fileURLToPath(new URL("./job-models.ts", import.meta.url)),
    dataset: ":memory:",
    port: 0,
    resources: [
      { path: "/companies", type: "Company[]", records: companies, count: 3 },
      { path: "/jobs", type: "Job[]", records: jobs, count: jobs.length },
      { path: "/users", type: "User[]", count: 2 },
    ],
    auth,
    ...options,
  });
  return { backlot, url: await backlot.listen() };
}
