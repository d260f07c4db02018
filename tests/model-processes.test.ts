import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { makeProject } from "./support/project.ts";

const jiti = fileURLToPath(new URL("../node_modules/jiti/lib/jiti-cli.mjs", import.meta.url));
const reader = fileURLToPath(new URL("./support/read-models-child.ts", import.meta.url));

/** A program of its own that reads models; it writes the compiler's process id before it reads on. */
function startReading(models: string, type: string): { child: ChildProcess; output: string[] } {
  const root = makeProject({ "models.ts": models });
  const child = spawn(process.execPath, [jiti, reader, root, join(root, "models.ts"), type], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => output.push(text));
  }
  return { child, output };
}

/** A process that has ended but that nobody has asked about yet is as good as gone. */
function isRunning(pid: number): boolean {
  const file = `/proc/${pid}/stat`;
  if (process.platform !== "linux") {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  }
  return existsSync(file) && !/\) Z /.test(readFileSync(file, "utf8"));
}

async function untilGone(pids: readonly number[]): Promise<void> {
  await expect.poll(() => pids.filter(isRunning)).toEqual([]);
}

function compilersIn(output: readonly string[]): number[] {
  return [...output.join("").matchAll(/compiler (\d+)/g)].map(([, pid]) => Number(pid));
}

test("the compiler's process ends with the reading, and nothing of it reaches the terminal", async () => {
  const { child, output } = startReading("export interface A { id: number }", "A[]");
  const [code] = await once(child, "close");
  expect({ code, rest: output.join("").replace(/compiler \d+\n/g, "") }).toEqual({
    code: 0,
    rest: "read A\n",
  });
  expect(compilersIn(output)).toHaveLength(1);
  await untilGone(compilersIn(output));
});

test("the compiler's process ends when a model cannot be read", async () => {
  const { child, output } = startReading("export interface A { id: Missing }", "A[]");
  await once(child, "close");
  expect(output.join("")).toContain("Cannot find name 'Missing'.");
  await untilGone(compilersIn(output));
});

test.each(["SIGINT", "SIGTERM", "SIGKILL"] as const)(
  "the compiler's process ends when the reader is ended by %s in the middle of its work",
  async (signal) => {
    const { child, output } = startReading("export interface A { id: number }", "PAUSE");
    await expect.poll(() => compilersIn(output).length).toBe(1);
    expect(compilersIn(output).filter(isRunning)).toHaveLength(1);
    child.kill(signal);
    await once(child, "close");
    await untilGone(compilersIn(output));
  },
);

/** Every process that another one started and has not asked after yet, also one that has ended. */
function childrenOf(pid: number | undefined): readonly string[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(name))
    .filter((stat) => stat.split(") ")[1]?.split(" ")[1] === String(pid));
}

function statOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return "";
  }
}

test.runIf(process.platform === "linux")(
  "a server keeps nothing of the compiler's process that its thread has read with",
  async () => {
    const root = makeProject({
      "models.ts": "export interface A { id: number }",
      "backlot.config.json": JSON.stringify({
        models: "models.ts",
        dataset: ":memory:",
        resources: [{ path: "/as", type: "A[]" }],
      }),
    });
    const library = new URL("../dist/index.js", import.meta.url).href;
    const program = `import { createBacklot } from ${JSON.stringify(library)};
      await createBacklot(${JSON.stringify(join(root, "backlot.config.json"))});
      console.log("created");
      setInterval(() => undefined, 1000);`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", program]);
    try {
      const [output] = await once(child.stdout, "data");
      expect(String(output)).toBe("created\n");
      await expect.poll(() => childrenOf(child.pid)).toEqual([]);
    } finally {
      child.kill("SIGKILL");
    }
  },
);
