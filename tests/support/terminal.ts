import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

const main = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));

/** A command in a pseudo-terminal, as a person has it before them. */
export interface Terminal {
  /** All that has been shown so far. */
  shown(): string;
  until(text: string): Promise<void>;
  /** Presses keys: `\u0003` is Ctrl-C. */
  type(keys: string): void;
  ended: Promise<number | null>;
}

/** The built `backlot` in a terminal. */
export function openTerminal(cwd: string, ...args: readonly string[]): Terminal {
  return openTerminalWith([process.execPath, main, ...args], { cwd });
}

/** Through util-linux's `script`, which gives a command a terminal without a native module. */
export function openTerminalWith(
  words: readonly string[],
  { cwd, env = {} }: { cwd: string; env?: Readonly<Record<string, string>> },
): Terminal {
  const command = words.map((word) => `'${word}'`).join(" ");
  const sized = `stty cols 100 rows 40; exec ${command}`;
  const child = spawn("script", ["-qec", sized, "/dev/null"], {
    cwd,
    env: {
      ...process.env,
      NO_COLOR: undefined,
      FORCE_COLOR: undefined,
      CI: undefined,
      TERM: "xterm",
      ...env,
    },
    detached: true,
  });
  onTestFinished(() => {
    if (child.exitCode === null) child.kill("SIGKILL");
  });
  let shown = "";
  const listeners = new Set<() => void>();
  child.stdout.setEncoding("utf8").on("data", (text) => {
    shown += text;
    for (const listener of listeners) listener();
  });
  return {
    shown: () => shown,
    until: (text) =>
      new Promise((resolve) => {
        const look = () => {
          if (!shown.includes(text)) return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
      }),
    type: (keys) => child.stdin.write(keys),
    ended: new Promise((resolve) => child.on("close", resolve)),
  };
}

const colour = new RegExp(`${String.fromCharCode(27)}\\[(\\d+)m`, "g");

/** What was shown, with control sequences by name, so that colours can be read. */
export function toReadable(shown: string): string {
  return shown
    .replaceAll("\r\n", "\n")
    .replaceAll(colour, "<$1>")
    .replaceAll(/127\.0\.0\.1:\d+/g, "127.0.0.1:PORT")
    .replaceAll(/ +\d+(?:\.\d)? ms/g, " TIME");
}
