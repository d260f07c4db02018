// The rooms whose tests are tried, and the tests of each.
import { existsSync, readdirSync, readFileSync } from "node:fs";

/**
 * Whole folders, or files of one. A mutation that nobody notices costs all tests that reach it, so a
 * room is asked for what it does, and not for all that happens to go through it.
 */
const rooms = {
  auth: ["auth", "library/sign-in", "simulate/scenarios"],
  console: ["console"],
  control: ["control", "library/requests"],
  dataset: [
    "dataset",
    "api/conditional-requests",
    "api/dialects",
    "api/fields",
    "api/identifier-kinds",
    "api/lists",
    "api/lists-oracle",
    "api/streaming",
    "api/tiny-numbers",
    "auth/account-collection",
    "auth/forgotten-tokens",
    "auth/presets",
    "auth/sessions",
    "auth/tokens",
    "control/calls",
    "control/refusals",
    "generate/now",
    "library/records",
    "library/reset",
    "relations/deletes",
    "relations/oracle",
    "relations/paths",
    "simulate/scenario-resets",
  ],
  http: [
    "api",
    "auth/account-collection",
    "auth/guarded-relations",
    "auth/openapi",
    "auth/sent-bodies",
    "console/page-policies",
    "control/access",
    "control/records",
    "library/fetch",
    "library/listener",
    "library/records",
    "openapi/embedded-records",
    "openapi/publication",
    "relations",
    "simulate",
  ],
  schema: [
    "api/audit-times",
    "api/bodies",
    "api/fields",
    "api/fixed-records",
    "api/forms",
    "api/identifier-kinds",
    "api/identifiers",
    "api/refusals",
    "api/sent-bodies",
    "api/tiny-numbers",
    "api/union-records",
    "api/unusual-members",
    "api/validation",
    "auth/account-collection",
    "dataset/changes",
    "dataset/migration-property",
    "openapi/identifier-bounds",
    "relations",
    "schema",
  ],
};

export const roomNames = Object.keys(rooms);

export function isRoom(name) {
  return Object.hasOwn(rooms, name);
}

/** The room of src/http/body.ts, or of a range of its lines. */
export function findRoom(path) {
  return roomNames.find((room) => path.startsWith(`src/${room}/`));
}

/**
 * Without what the build alone runs, which no test in this process can reach: the second thread, the
 * questions that are put to it, and where SQLite's binary is found.
 */
export function findSources(room) {
  return list(`src/${room}`, ".ts").filter((file) => !onlyBuilt.test(file));
}

const onlyBuilt =
  /^src\/dataset\/(?:beside\/|lists\/(?:digest|create-preparation)\.ts|file\/load-binary\.ts)/;

/** Those that run in this process: a command was built before, and knows nothing of a mutation. */
export function findTests(room) {
  return rooms[room]
    .flatMap((name) =>
      existsSync(`tests/${name}`) ? list(`tests/${name}`, ".test.ts") : [`tests/${name}.test.ts`],
    )
    .filter(
      (file) =>
        !/support\/(?:command|terminal|chromium)\.ts|vi\.mock/.test(readFileSync(file, "utf8")),
    );
}

function list(folder, ending) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith(ending));
  return files.map((file) => `${folder}/${file.replaceAll("\\", "/")}`).sort();
}
