import { expect, test } from "vitest";
import { runBacklot } from "../support/command.ts";
import { makeProject } from "../support/project.ts";

/** What a wrong command line prints; nothing of a project is read. */
async function misuse(...args: readonly string[]) {
  const { status, stdout, stderr } = await runBacklot(makeProject({}), ...args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  return stderr;
}

test.each([
  [["--port"], "--port needs a value: --port N.\nTry backlot --help.\n"],
  [
    ["--port", "70000"],
    '--port expects a whole number from 0 to 65,535, found "70000".\nTry backlot --help.\n',
  ],
  [["--memory=yes"], "--memory takes no value.\nTry backlot --help.\n"],
  [
    ["check", "--port", "1"],
    'There is no flag "--port" of backlot check. There are: --config, --help.\nTry backlot check --help.\n',
  ],
  [
    ["check", "-p", "1"],
    'There is no flag "-p" of backlot check. There are: --config, --help.\nTry backlot check --help.\n',
  ],
  [["-x"], 'There is no flag "-x".\nTry backlot --help.\n'],
  [["--prot", "1"], 'There is no flag "--prot". Did you mean "--port"?\nTry backlot --help.\n'],
  [["help", "route"], 'There is no command "route". Did you mean "routes"?\nTry backlot --help.\n'],
  [["check", "users"], 'backlot check does not take "users".\nTry backlot check --help.\n'],
])(
  "backlot %j ends with status 2, says what is wrong and what would be right",
  async (args, text) => {
    expect(await misuse(...args)).toBe(text);
  },
);
