// The rooms whose tests are tried, and the tests of each.
import { readdirSync, readFileSync } from "node:fs";

/** Tests by folder: files may move within one. */
const rooms = {
  auth: ["auth", "library"],
  console: ["console", "control"],
  control: ["control", "console", "simulate"],
  dataset: ["dataset", "api", "relations", "auth"],
  http: ["api", "relations", "auth", "simulate", "library"],
  schema: ["schema", "relations", "api", "dataset"],
};

export const roomNames = Object.keys(rooms);

export function isRoom(name) {
  return Object.hasOwn(rooms, name);
}

/** The room of src/http/body.ts, or of a range of its lines. */
export function findRoom(path) {
  return roomNames.find((room) => path.startsWith(`src/${room}/`));
}

export function findSources(room) {
  return list(`src/${room}`, ".ts");
}

/** Those that run in this process: a command was built before, and knows nothing of a mutation. */
export function findTests(room) {
  return rooms[room]
    .flatMap((folder) => list(`tests/${folder}`, ".test.ts"))
    .filter(
      (file) =>
        !/support\/(?:command|terminal|chromium)\.ts|vi\.mock/.test(readFileSync(file, "utf8")),
    );
}

function list(folder, ending) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith(ending));
  return files.map((file) => `${folder}/${file.replaceAll("\\", "/")}`).sort();
}
