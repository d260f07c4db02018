import { expect, test } from "vitest";
import { type Backlot, SetupError } from "../../src/index.ts";
import { findUnfit } from "../../src/runtime.ts";
import { runBacklot } from "../support/command.ts";
import { codeSpans, readUserPages, tableRows } from "../support/pages.ts";
import { makeProject, startBacklot } from "../support/project.ts";

const pages = readUserPages();

/** What a page quotes in code, or shows in a block. */
function quotes(path: string): string {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return [page.text, ...codeSpans(page).map(({ code }) => code)].join("\n");
}

const models = "export interface User { id: number; name: string }";
const orders = "export interface Order { id: number; total: number }";

async function checkOf(config: object): Promise<string> {
  const files = {
    "src/models.ts": `${models}\n${orders}`,
    "backlot.config.json": JSON.stringify(config),
  };
  const { stderr } = await runBacklot(makeProject(files), "check");
  return stderr;
}

/** A part of the problem that a request is answered with. */
async function readPart(
  backlot: Backlot,
  path: string,
  part: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const problem = await (await backlot.fetch(path, { headers })).json();
  return (problem as Readonly<Record<string, unknown>>)[part];
}

test("the troubleshooting page quotes what is said, and every quote of it is tried here", async () => {
  const page = pages.find(({ path }) => path === "docs/guides/troubleshooting.md");
  const quoted = (page ? tableRows(page) : []).flatMap(([seen = ""]) =>
    [...seen.matchAll(/`([^`]* [^`]*)`/g)].map(([, text = ""]) => text),
  );
  const resources = [{ path: "/users", type: "User[]" }];
  const open = await startBacklot(models, { resources });
  const guarded = await startBacklot(models, { resources, auth: { mode: "bearer" } });
  const said = [
    findUnfit({ node: "18.20.0" }),
    await checkOf({ models: "src/models.ts", resources: [{ path: "/users", type: "Usr[]" }] }),
    String(await readPart(open, "/user", "detail")).replace("Did", "did"),
    `reason: ${JSON.stringify(await readPart(guarded, "/users", "reason"))}`,
  ];
  expect(quoted.length).toBe(said.length);
  expect(quoted.filter((text, index) => said[index]?.includes(text) !== true)).toEqual([]);
});

test("the mistakes that the page on simulation quotes are told so", async () => {
  const resources = [{ path: "/orders", type: "Order[]" }];
  const rule = { on: "/ordrs", status: 503 } as const;
  const atStart = await checkOf({ models: "src/models.ts", resources, simulate: [rule] });
  const backlot = await startBacklot(orders, { resources });
  const called = await backlot.fetch("/_backlot/api/rules", {
    method: "POST",
    body: JSON.stringify(rule),
    headers: { "x-backlot-token": backlot.token },
  });
  const mistake = '"/ordrs" names no resource. Did you mean "/orders"?';
  expect(atStart).toContain(`simulate[0].on: ${mistake}`);
  expect(JSON.stringify(await called.json())).toContain(
    JSON.stringify(`rule.on: ${mistake}`).slice(1, -1),
  );
  expect(() => backlot.simulate(rule)).toThrow(SetupError);
  expect(quotes("docs/guides/simulation.md")).toContain(`simulate[0].on: ${mistake}`);
  expect(quotes("docs/guides/simulation.md")).toContain(`rule.on: ${mistake}`);
});

test("the refusals that the page on phones quotes are told so", async () => {
  const backlot = await startBacklot(models, { resources: [{ path: "/users", type: "User[]" }] });
  for (const [headers, quoted] of [
    [{ host: "my-mac.local" }, "This server is not my-mac.local"],
    [
      { origin: "http://192.168.1.20:5173" },
      "Pages of http://192.168.1.20:5173 may not use this server",
    ],
  ] as const) {
    expect(await readPart(backlot, "/users", "detail", headers)).toContain(quoted);
    expect(quotes("docs/guides/phone.md")).toContain(quoted);
  }
});

test("the page on relationships shows what check prints of references", async () => {
  const root = makeProject({
    "models.ts": `${models}
      export interface Project { id: number; title: string }
      export interface Task { id: number; createdBy: number; projectId: number }`,
    "backlot.config.json": JSON.stringify({
      models: "models.ts",
      resources: [
        { path: "/users", type: "User[]" },
        { path: "/projects", type: "Project[]" },
        { path: "/tasks", type: "Task[]" },
      ],
    }),
  });
  const { stdout } = await runBacklot(root, "check");
  const lines = stdout
    .split("\n")
    .filter((line) => line.includes("→"))
    .map((line) => line.trim());
  expect(lines.length).toBe(2);
  for (const line of lines) expect(quotes("docs/guides/relationships.md")).toContain(line);
});
