import { readFileSync } from "node:fs";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { createMswData } from "../peers/msw-data.mjs";
import { defineSuite } from "./suite.mjs";

/** The same records as the other suite has, as somebody has written them down. */
const fixtures = JSON.parse(readFileSync(process.env.FIXTURES, "utf8"));
const { database, refill } = createMswData(fixtures);
const server = setupServer(
  ...Object.keys(fixtures).flatMap((name) => database[name].toHandlers("rest", "http://localhost")),
);
beforeAll(() => server.listen());
beforeEach(refill);
afterAll(() => server.close());
defineSuite((path, init) => fetch(`http://localhost${path}`, init));
