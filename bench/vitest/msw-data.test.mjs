import { readFileSync } from "node:fs";
import { drop, factory, nullable, primaryKey } from "@mswjs/data";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { defineSuite } from "./suite.mjs";

/** The same records as the other suite has, as somebody has written them down. */
const fixtures = JSON.parse(readFileSync(process.env.FIXTURES, "utf8"));

const database = factory(
  Object.fromEntries(
    Object.entries(fixtures).map(([name, [record]]) => [
      name,
      toModel(withAllMembers(name, record)),
    ]),
  ),
);
const server = setupServer(
  ...Object.keys(fixtures).flatMap((name) => database[name].toHandlers("rest", "http://localhost")),
);
beforeAll(() => server.listen());
beforeEach(() => {
  drop(database);
  for (const [name, records] of Object.entries(fixtures)) {
    for (const record of records) database[name].create(record);
  }
});
afterAll(() => server.close());
defineSuite((path, init) => fetch(`http://localhost${path}`, init));

function withAllMembers(name, record) {
  return Object.assign({}, ...fixtures[name], record);
}

function toModel(record) {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      name === "id" ? primaryKey(Number) : toKind(value),
    ]),
  );
}

function toKind(value) {
  if (Array.isArray(value)) return Array;
  if (typeof value === "object" && value !== null) return toNested(value);
  return nullable(
    typeof value === "number" ? Number : typeof value === "boolean" ? Boolean : String,
  );
}

function toNested(value) {
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, toKind(each)]));
}
