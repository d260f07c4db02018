import { generateRecords } from "../../assembly/records/generate-records.ts";
import type { Invocation } from "../arguments/command.ts";

export async function run({ operands, given, config }: Invocation): Promise<number> {
  const [type = "", ...models] = operands;
  const [count, seed, now] = [given.get("count"), given.get("seed"), given.get("now")];
  const records = await generateRecords({
    type,
    models,
    config,
    ...(typeof count === "number" ? { count } : {}),
    ...(typeof now === "string" ? { now } : {}),
    ...(typeof seed === "number" ? { seed } : {}),
  });
  let before = "[";
  for (const record of records) {
    process.stdout.write(`${before}\n  ${JSON.stringify(record)}`);
    before = ",";
  }
  process.stdout.write(before === "[" ? "[]\n" : "\n]\n");
  return 0;
}
