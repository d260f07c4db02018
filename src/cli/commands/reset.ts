import pc from "picocolors";
import type { Invocation } from "../arguments/command.ts";
import { openDesk } from "../desk.ts";

export async function run(invocation: Invocation): Promise<number> {
  const { operands } = invocation;
  await (await openDesk(invocation)).reset(operands);
  const what = operands.length === 0 ? "Every resource" : operands.join(", ");
  process.stdout.write(`${pc.green("✓")} ${what} was generated anew.\n`);
  return 0;
}
