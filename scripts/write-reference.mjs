// Writes the reference pages from the tables that they describe.
import { mkdirSync, writeFileSync } from "node:fs";
import { createJiti } from "jiti";

const jiti = createJiti(import.meta.url, { fsCache: false });
const { toConfigReference } = await jiti.import("../src/reference/config-reference.ts");
const { toReference } = await jiti.import("../src/reference/command-reference.ts");
const { toControlReference } = await jiti.import("../src/reference/control-reference.ts");
const { toErrorReference } = await jiti.import("../src/reference/error-reference.ts");

const folder = new URL("../docs/reference/", import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL("command-line.md", folder), toReference());
writeFileSync(new URL("configuration.md", folder), toConfigReference());
writeFileSync(new URL("errors.md", folder), toErrorReference());
writeFileSync(new URL("management-api.md", folder), toControlReference());
