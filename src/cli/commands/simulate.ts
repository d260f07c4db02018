import pc from "picocolors";
import type { RuleOptions } from "../../config/simulation/simulation-options.ts";
import type { RuleEntry } from "../../control/api.ts";
import { callServer, type ServerAddress } from "../../control/call-server.ts";
import { methods } from "../../schema/method.ts";
import type { Json } from "../../schema/schema.ts";
import type { Invocation } from "../arguments/command.ts";
import type { FlagName } from "../arguments/flags.ts";
import { UsageError } from "../arguments/usage-error.ts";
import { requireServer } from "../find-server.ts";

/** `backlot simulate "POST /orders" 503 --times 1`, on the running server. */
export async function run(invocation: Invocation): Promise<number> {
  const words = joinRoute(invocation.operands);
  const [first, second] = words;
  if (words.length > 2) {
    const more = words.slice(2).join(" ");
    throw new UsageError("simulate", `One route and one status or fault: "${more}" is too much.`);
  }
  refuseIdleFlags(invocation, first);
  const server = await requireServer(invocation);
  const text =
    first === undefined
      ? await list(server, invocation.given.has("json"))
      : first === "off"
        ? await stop(server, second)
        : await add(server, toRule(first, second, invocation.given));
  process.stdout.write(`${text}\n`);
  return 0;
}

/** A route has a space in it that a shell takes apart where nobody quotes it. */
function joinRoute([first, second, ...rest]: readonly string[]): readonly string[] {
  const isMethod = methods.some((method) => method === first);
  if (first === undefined || second === undefined) return first === undefined ? [] : [first];
  return isMethod ? [`${first} ${second}`, ...rest] : [first, second, ...rest];
}

const ruleFlags = [
  "times",
  "rate",
  "delay",
  "after",
  "body",
  "header",
] as const satisfies readonly FlagName[];

/** What describes a rule says nothing where none is added. */
function refuseIdleFlags({ given }: Invocation, first: string | undefined): void {
  if (first !== undefined && first !== "off") return;
  const idle = ruleFlags.find((flag) => given.has(flag));
  if (idle === undefined) return;
  throw new UsageError("simulate", `--${idle} is for a rule: which route is it about?`);
}

function toRule(on: string, deed: string | undefined, given: Invocation["given"]): RuleOptions {
  return {
    on,
    ...(deed === undefined ? {} : toDeed(deed)),
    ...pick(given, "times", "rate", "delay", "after"),
    ...(given.has("body") ? { body: toBody(String(given.get("body"))) } : {}),
    ...(given.has("header") ? { headers: toHeaders(given.get("header") as string[]) } : {}),
  };
}

/** The server says what is wrong with it. */
function toDeed(text: string): Partial<RuleOptions> {
  return /^\d+$/.test(text) ? { status: Number(text) } : { fault: text as "reset" };
}

function pick(given: Invocation["given"], ...flags: readonly FlagName[]): Partial<RuleOptions> {
  return Object.fromEntries(
    flags.flatMap((flag) => (given.has(flag) ? [[flag, given.get(flag)]] : [])),
  );
}

/** JSON where it is JSON, and otherwise the text itself. */
function toBody(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function toHeaders(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = /^([^:\s]+):\s*(.*)$/.exec(line) ?? [];
      if (name !== undefined && value !== undefined) return [name, value];
      throw new UsageError("simulate", `--header wants "Name: value" instead of "${line}".`);
    }),
  );
}

async function add(server: ServerAddress, rule: RuleOptions): Promise<string> {
  const { number, text } = await callServer(server, "addRule", { body: rule });
  return `${pc.green("✓")} ${text}\n  backlot simulate off ${number} ends it.`;
}

async function stop(server: ServerAddress, number: string | undefined): Promise<string> {
  if (number === undefined) {
    await callServer(server, "removeRules");
    return `${pc.green("✓")} Nothing is simulated any more.`;
  }
  await callServer(server, "removeRule", { parameters: { number } });
  return `${pc.green("✓")} Rule ${number} is off.`;
}

async function list(server: ServerAddress, isJson: boolean): Promise<string> {
  const rules = await callServer(server, "listRules");
  if (isJson) return JSON.stringify(rules, null, 2);
  return rules.length === 0 ? "Nothing is simulated." : toTable(rules);
}

const sources = {
  added: "",
  scenario: ", of the scenario",
  config: ", of the config",
} as const satisfies Record<RuleEntry["source"], string>;

function toTable(rules: readonly RuleEntry[]): string {
  const width = Math.max(...rules.map(({ text }) => text.length));
  const digits = Math.max(...rules.map(({ number }) => String(number).length));
  return rules
    .map(({ number, text, hits, source }) => {
      const used = `used ${hits} ${hits === 1 ? "time" : "times"}${sources[source]}`;
      return `${String(number).padStart(digits)}  ${text.padEnd(width)}  ${used}`;
    })
    .join("\n");
}
