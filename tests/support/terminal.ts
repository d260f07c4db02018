import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

const main = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));

/** The built `backlot` in a pseudo-terminal, as a person has it before them. */
export interface Terminal {
  /** All that has been shown so far. */
  shown(): string;
  until(text: string): Promise<void>;
  /** Presses keys: `\u0003` is Ctrl-C. */
  type(keys: string): void;
  ended: Promise<number | null>;
}

/** Through util-linux's `script`, which gives a command a terminal without a native module. */
export function openTerminal(cwd: string, ...args: readonly string[]): Terminal {
  const command = [process.execPath, main, ...args].map((word) => `'${word}'`).join(" ");
  const sized = `stty cols 100 rows 40; exec ${command}`;
  const child = spawn("script", ["-qec", sized, "/dev/null"], {
    cwd,
    env: {
      ...process.env,
      NO_COLOR: undefined,
      FORCE_COLOR: undefined,
      CI: undefined,
      TERM: "xterm",
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
