// Writes the reference pages from the tables that they describe; run after a build.
import { mkdirSync, writeFileSync } from "node:fs";
import { toConfigReference } from "../dist/cli/config-reference.js";
import { toReference } from "../dist/cli/reference.js";
import { toErrorReference } from "../dist/http/error-reference.js";

const folder = new URL("../docs/reference/", import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL("command-line.md", folder), toReference());
writeFileSync(new URL("configuration.md", folder), toConfigReference());
writeFileSync(new URL("errors.md", folder), toErrorReference());
