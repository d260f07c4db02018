import pc from "picocolors";
import type { Invocation } from "../arguments/command.ts";
import { manage } from "../manage.ts";

export async function run(invocation: Invocation): Promise<number> {
  await manage(invocation, { action: "reset", names: invocation.operands });
  const what = invocation.operands.length === 0 ? "Every resource" : invocation.operands.join(", ");
  process.stdout.write(`${pc.green("✓")} ${what} was generated anew.\n`);
  return 0;
}
