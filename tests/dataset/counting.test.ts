import { expect, test } from "vitest";
import { request, startBacklot } from "../support/project.ts";

const models = `
export interface User { id: number; name: string }
export interface Settings { theme: "light" | "dark" }
`;

test("the number of records follows what is deleted and made again", async () => {
  const backlot = await startBacklot(models, {
    resources: [
      { path: "/users", type: "User[]", count: 3 },
      { path: "/settings", type: "Settings", operations: ["GET", "POST", "DELETE"] },
    ],
  });
  expect(backlot.total).toBe(4);
  await request(backlot, "DELETE", "/settings");
  expect(backlot.total).toBe(3);
  await request(backlot, "POST", "/settings", { theme: "dark" });
  await request(backlot, "DELETE", "/users/1");
  expect(backlot.total).toBe(3);
});
