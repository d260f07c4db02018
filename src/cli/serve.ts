import { once } from "node:events";
import pc from "picocolors";
import { createBacklot } from "../backlot.ts";
import type { Options } from "../config/options.ts";
import { toText } from "../errors.ts";
import { toBanner } from "./banner.ts";

/** Serves until the terminal says stop. */
export async function serve(configPath: string, overrides: Partial<Options>): Promise<void> {
  const backlot = await createBacklot(configPath, overrides, {
    onFailure: (error) => console.error(error),
    onWarning: (warning) => process.stderr.write(`${pc.yellow("!")} ${toText(warning)}\n`),
  });
  const url = await backlot.listen();
  process.stdout.write(toBanner(backlot, url));
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  await backlot.close();
}
