import { explainValue } from "../../assembly/records/explain-value.ts";
import type { Invocation } from "../arguments/command.ts";

export async function run({ operands, config, given }: Invocation): Promise<number> {
  const [member = "", ...models] = operands;
  const explanation = await explainValue({ member, models, config });
  const { reason, examples, change } = explanation;
  const lines = [
    `${member}: ${reason}`,
    `For example ${examples.map((value) => JSON.stringify(value)).join(", ")}`,
    "To change it:",
    ...change.map((way) => `  ${way}`),
  ];
  process.stdout.write(
    given.has("json") ? `${JSON.stringify(explanation, null, 2)}\n` : `${lines.join("\n")}\n`,
  );
  return 0;
}
