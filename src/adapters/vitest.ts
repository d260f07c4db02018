import { beforeAll, beforeEach, expect } from "vitest";
import { type Backlot, createBacklot, type Options, type Source } from "../index.ts";
import { type ExpectedRequest, judgeReceived } from "./received.ts";

export type { ExpectedRequest } from "./received.ts";

declare module "vitest" {
  interface Matchers<T> {
    /** Whether a server was asked this: `expect(api).toHaveReceived("POST /orders", { body })`. */
    toHaveReceived(route: string, expected?: ExpectedRequest): void;
  }
}

expect.extend({
  toHaveReceived: (api: Backlot, route: string, expected: ExpectedRequest = {}) =>
    judgeReceived(api, route, expected),
});

/**
 * A server in memory for the tests of a file or of a `describe`, fresh for every one of them.
 *
 * @param source The config file or its folder, or the options themselves. Default: the working directory.
 * @param overrides Options that go before those of the config.
 */
export function useBacklot(source: Source = ".", overrides: Partial<Options> = {}): Backlot {
  let backlot: Backlot | undefined;
  beforeAll(async () => {
    const started = await createBacklot(source, { dataset: ":memory:", port: 0, ...overrides });
    backlot = started;
    return () => started.close();
  });
  beforeEach(() => backlot?.reset());
  return standFor(() => {
    if (backlot) return backlot;
    throw new Error("Backlot starts before the first test. Use it inside test or beforeEach.");
  });
}

/** What is there before the server is, and has all that the server then has. */
function standFor(find: () => Backlot): Backlot {
  return new Proxy({} as Backlot, {
    get: (_, name) => Reflect.get(find(), name),
    has: (_, name) => Reflect.has(find(), name),
  });
}
