import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

const main = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));

export interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface StartOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Root may do what everybody else is refused: then it is run as nobody. */
  readonly user?: "plain";
  /** Outlives the test that starts it, for those after it: `afterAll` must end it. */
  readonly isShared?: true;
}

const nobody = 65_534;

/** Runs a command to its end. */
export async function run(
  command: string,
  args: readonly string[],
  options: StartOptions,
): Promise<Run> {
  const child = start(command, args, options);
  const output = collect(child);
  const [status] = await once(child, "close");
  return { status, ...output() };
}

/** Runs the built `backlot` to its end. */
export function runBacklot(cwd: string, ...args: readonly string[]): Promise<Run> {
  return runBacklotWith({ cwd }, ...args);
}

export function runBacklotWith(options: StartOptions, ...args: readonly string[]): Promise<Run> {
  return run(process.execPath, [main, ...args], options);
}

export interface Server {
  readonly url: string;
  readonly pid: number | undefined;
  /** All that it has printed so far. */
  output(): { stdout: string; stderr: string };
  /** Waits until what it prints, from now on, holds this text. */
  until(text: string): Promise<void>;
  /** Sends the signal and waits for the end. */
  stop(signal?: NodeJS.Signals): Promise<Run>;
}

/** Starts a command that serves, and waits until it has printed its base URL. */
export async function serve(
  command: string,
  args: readonly string[],
  options: StartOptions,
): Promise<Server> {
  const child = start(command, args, options);
  const output = collect(child);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on("data", () => {
      const found = /http:\/\/[\w.:[\]-]+/.exec(output().stdout)?.[0];
      if (found !== undefined) resolve(found);
    });
    child.on("close", () => reject(new Error(`It ended:\n${output().stdout}${output().stderr}`)));
  });
  return {
    url,
    pid: child.pid,
    output,
    until: (text) => untilPrinted(child, text),
    stop: async (signal = "SIGINT") => {
      const ended = once(child, "close");
      child.kill(signal);
      const [status] = await ended;
      return { status, ...output() };
    },
  };
}

function untilPrinted(child: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = "";
    const read = (chunk: string) => {
      printed += chunk;
      if (printed.includes(text)) resolve();
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.on("close", () => reject(new Error(`It ended without "${text}":\n${printed}`)));
  });
}

/** Starts the built `backlot` in a folder. */
export function serveBacklot(cwd: string, ...args: readonly string[]): Promise<Server> {
  return serveBacklotWith({ cwd }, ...args);
}

export function serveBacklotWith(
  options: StartOptions,
  ...args: readonly string[]
): Promise<Server> {
  return serve(process.execPath, [main, "--port", "0", ...args], options);
}

/**
 * What a machine names there Node 20 reads as it begins, which takes it twice as long as all the rest
 * of its beginning. Our own commands connect to nobody who needs it; npm may.
 */
const alone = { NODE_EXTRA_CA_CERTS: "" };

function start(
  command: string,
  args: readonly string[],
  { cwd, env, user, isShared }: StartOptions,
): ChildProcess {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...(command === process.execPath && alone), NO_COLOR: "1", ...env },
    stdio: ["ignore", "pipe", "pipe"],
    ...(user === "plain" && process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}),
    // A group of its own: npm and npx start children that must end with them.
    detached: true,
  });
  if (!isShared) onTestFinished(() => endGroup(child));
  return child;
}

function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // It has ended already.
  }
}

function collect(child: ChildProcess): () => { stdout: string; stderr: string } {
  let stdout = "";
  let stderr = "";
  child.stdout?.setEncoding("utf8").on("data", (text) => {
    stdout += text;
  });
  child.stderr?.setEncoding("utf8").on("data", (text) => {
    stderr += text;
  });
  return () => ({ stdout, stderr });
}
