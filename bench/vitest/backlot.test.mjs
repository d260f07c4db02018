import { fileURLToPath } from "node:url";
import { useBacklot as startForFile } from "../../dist/adapters/vitest.js";
import { defineSuite } from "./suite.mjs";

const blog = fileURLToPath(new URL("../../examples/blog", import.meta.url));
const api = startForFile(blog);
defineSuite((path, init) => api.fetch(path, init));
