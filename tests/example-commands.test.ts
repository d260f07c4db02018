import { cpSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { parseArguments } from "../src/cli/arguments/parse-arguments.ts";
import { runBacklot, type Server, serveBacklot } from "./support/command.ts";
import { exampleNames, examplesFolder } from "./support/examples.ts";
import { codeBlocks, type Page, root, toWords } from "./support/pages.ts";
import { makeProject } from "./support/project.ts";

/** An example as somebody has it who follows its README. */
interface Trial {
  readonly folder: string;
  server?: Server;
}

/** What each command of a README does here; one that is not in the table fails the test. */
const commands: Readonly<Record<string, (trial: Trial, args: readonly string[]) => unknown>> = {
  npx: async (trial, [program, ...args]) => {
    expect(program).toBe("backlot");
    if (parseArguments(args).command === "") return startServer(trial, args);
    // The store's server is Vite, which `npm run store` starts.
    if (!trial.server) return undefined;
    const { status, stderr } = await runBacklot(trial.folder, ...args);
    expect([args, status, stderr]).toEqual([args, 0, ""]);
  },
  curl: async ({ server }, args) => {
    const { url, init } = toRequest(args);
    const { pathname, search } = new URL(url);
    const response = await fetch(`${server?.url}${pathname}${search}`, init);
    expect([url, response.ok]).toEqual([url, true]);
    expect(Object.values((await response.json()) as object).length).toBeGreaterThan(0);
  },
  node: ({ folder }, [file = ""]) => expect(existsSync(join(folder, file))).toBe(true),
  npm: ({ folder }, [verb = "", script = ""]) => {
    const { scripts } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    expect(verb === "run" ? Object.keys(scripts) : ["ci", "install"]).toContain(
      verb === "run" ? script : verb,
    );
  },
  cd: (_, [folder = ""]) => expect(existsSync(join(root, folder))).toBe(true),
  // There is no Docker here: what the image runs is run, by the name that other services use.
  docker: async (trial, args) => {
    expect(args).toEqual(["compose", "up"]);
    expect(existsSync(join(trial.folder, "compose.yaml"))).toBe(true);
    const dockerfile = readFileSync(join(trial.folder, "Dockerfile"), "utf8");
    const [, ...words] = JSON.parse(/^CMD (.*)$/m.exec(dockerfile)?.[1] ?? "[]") as string[];
    await startServer(trial, words);
  },
};

async function startServer(trial: Trial, args: readonly string[]): Promise<void> {
  const server = await serveBacklot(trial.folder, ...args);
  onTestFinished(async () => void (await server.stop()));
  trial.server = server;
}

/** The flags of curl that the pages use. */
function toRequest(args: readonly string[]): { url: string; init: RequestInit } {
  const after = (flag: string) => (args.includes(flag) ? args[args.indexOf(flag) + 1] : undefined);
  const [url = ""] = args.filter((word) => word.startsWith("http"));
  const body = after("-d");
  const [name = "", value = ""] = (after("-H") ?? "accept: */*").split(": ");
  const method = after("-X") ?? (body === undefined ? "GET" : "POST");
  return { url, init: { method, headers: { [name]: value }, ...(body ? { body } : {}) } };
}

function readCommands(page: Page): readonly (readonly string[])[] {
  return codeBlocks(page)
    .filter(({ language }) => language === "sh")
    .flatMap(({ code }) => code.trim().split("\n"))
    .map((line) => toWords(line.replace(/\s+#.*$/, "")));
}

describe.each(exampleNames)("the README of the %s example", (name) => {
  const folder = join(examplesFolder, name);
  const path = join(folder, "README.md");

  test("gives commands that work, one after the other", async () => {
    const lines = readCommands({ path, text: readFileSync(path, "utf8") });
    expect(lines.length).toBeGreaterThan(1);
    const copy = makeProject({});
    cpSync(folder, copy, {
      recursive: true,
      filter: (file) => !/node_modules|\.backlot/.test(file),
    });
    const trial: Trial = { folder: copy };
    for (const [command = "", ...args] of lines) {
      const run = commands[command];
      if (!run) throw new Error(`${path}: nobody has tried ${command}.`);
      await run(trial, args);
    }
  });
});

test("the list of examples names every one", () => {
  const list = readFileSync(join(root, "examples/README.md"), "utf8");
  const listed = [...list.matchAll(/^\| \[(\w+)\]\((\w+)\/README\.md\)/gm)];
  expect(listed.map(([, title, target]) => [title, target]).toSorted()).toEqual(
    exampleNames.map((name) => [name, name]).toSorted(),
  );
});
