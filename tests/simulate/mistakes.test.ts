import { expect, test } from "vitest";
import { SetupError } from "../../src/index.ts";
import { startOrders } from "./support.ts";

async function mistakesOf(work: () => unknown): Promise<string[]> {
  try {
    await work();
    return [];
  } catch (error) {
    if (error instanceof SetupError) return error.message.split("\n");
    throw error;
  }
}

/** A rule, however wrong, and what is said of it. */
const wrongRules: readonly [unknown, string[]][] = [
  [7, ["expected an object, found 7."]],
  [
    {},
    [
      'on: is missing: expected a route such as "POST /orders", "/orders", "GET /orders/7" or "*".',
      "says nothing. Give it a status, a body, headers, a delay or a fault.",
    ],
  ],
  [
    { on: "orders", status: 500 },
    ['on: expected a route such as "POST /orders", "/orders", "GET /orders/7" or "*".'],
  ],
  [{ on: "/ordrs", status: 500 }, ['on: "/ordrs" names no resource. Did you mean "/orders"?']],
  [
    { on: "FETCH /orders", status: 500 },
    ["on: FETCH is no method of a resource. There are: GET, POST, PUT, PATCH, DELETE."],
  ],
  [
    { on: "POST /reviews", status: 500 },
    ['on: no route is "POST /reviews". Run backlot routes to see which there are.'],
  ],
  [
    { on: "/settings/7", status: 500 },
    ['on: no route is "/settings/7". Run backlot routes to see which there are.'],
  ],
  [{ on: "/orders" }, ["says nothing. Give it a status, a body, headers, a delay or a fault."]],
  [
    { on: "/orders", times: 2, rate: 0.5 },
    ["says nothing. Give it a status, a body, headers, a delay or a fault."],
  ],
  [
    { on: "/orders", headers: {} },
    ["says nothing. Give it a status, a body, headers, a delay or a fault."],
  ],
  [
    { on: "/orders", statsu: 500, delay: 1 },
    ['statsu: there is no such setting. Did you mean "status"?'],
  ],
  [{ on: "/orders", status: 99 }, ["status: expected a whole number from 200 to 599, found 99."]],
  [{ on: "/orders", status: 500, rate: 2 }, ["rate: expected a number from 0 to 1, found 2."]],
  [
    { on: "/orders", status: 500, times: 0 },
    ["times: expected a whole number from 1 to 1,000,000, found 0."],
  ],
  [
    { on: "/orders", delay: [5, 1] },
    [
      "delay: expected milliseconds up to 600,000, or a list of the least and the most, found [5,1].",
    ],
  ],
  [
    { on: "/orders", fault: "explode" },
    [
      'fault: expected one of "reset", "hang", "truncate", "malformed", "offline", found "explode".',
    ],
  ],
  [
    { on: "/orders", fault: "reset", status: 500 },
    ["fault: a fault takes the answer's place, so that status says nothing. Leave one out."],
  ],
  [
    { on: "/orders", fault: "offline" },
    ['fault: "offline" cuts every connection, so it is for "*" alone. Use "reset" for one route.'],
  ],
  [
    { on: "*", fault: "offline", after: true },
    ['after: nothing is carried out while the server is offline. Use "reset".'],
  ],
  [
    { on: "/orders", status: 204, body: {} },
    ["body: an answer with 204 has no body. Leave it out."],
  ],
  [
    { on: "/orders", delay: 1, retryAfter: 3 },
    ["retryAfter: only an answer with a status can say when to come back. Add status: 503."],
  ],
  [
    { on: "/orders", headers: { "content-length": "3" } },
    ["headers.content-length: is the server's own. Leave it out."],
  ],
  [
    { on: "/orders", headers: { "Access-Control-Allow-Origin": "*" } },
    ["headers.Access-Control-Allow-Origin: is the server's own. Leave it out."],
  ],
  [
    { on: "/orders", headers: { "x-a": 5 } },
    ["headers.x-a: expected a text of printable ASCII characters."],
  ],
  [{ on: "/orders", headers: { "no name": "5" } }, ["headers.no name: is no name of a header."]],
];

test.each(wrongRules)("the library refuses the rule %j", async (rule, expected) => {
  const backlot = await startOrders();
  const found = await mistakesOf(() => backlot.simulate(rule as never));
  expect(found).toEqual(expected.map((text) => toPlaced("rule", text)));
  expect(backlot.simulation.list()).toEqual([]);
});

test.each(wrongRules)("a config with the rule %j does not start", async (rule, expected) => {
  const found = await mistakesOf(() => startOrders({ simulate: [rule] as never }));
  expect(found).toEqual(expected.map((text) => toPlaced("simulate[0]", text)));
});

/** What is wrong with the rule itself, and what with one of its settings. */
function toPlaced(place: string, text: string): string {
  return /^\w+(?:\.[\w -]+)?: /.test(text) ? `${place}.${text}` : `${place}: ${text}`;
}

test("a rule names paths as the resources do, and is told to leave the basePath out", async () => {
  const backlot = await startOrders({ basePath: "/api" });
  const found = await mistakesOf(() => backlot.simulate({ on: "GET /api/orders", status: 500 }));
  expect(found).toEqual([
    'rule.on: "GET /api/orders" names no resource. Leave the basePath out: "/orders".',
  ]);
});

test("there is no rule of an unknown number to remove", async () => {
  const backlot = await startOrders();
  backlot.simulate({ on: "*", delay: 0 });
  expect(await mistakesOf(() => backlot.simulation.remove(7))).toEqual([
    "7: there is no such rule. There are: 1.",
  ]);
});

const wrongScenarios: readonly [unknown, string[]][] = [
  [
    { off: {} },
    ['scenarios.off: "off" is the word that leaves a scenario. Give the scenario another name.'],
  ],
  [{ a: { count: {} } }, ['scenarios.a.count: there is no such setting. Did you mean "counts"?']],
  [
    { a: { counts: { "/order": 3 } } },
    ['scenarios.a.counts["/order"]: there is no such resource. Did you mean "/orders"?'],
  ],
  [
    { a: { counts: { "/orders": -1 } } },
    ['scenarios.a.counts["/orders"]: expected a whole number from 0 to 1,000,000, found -1.'],
  ],
  [
    { a: { counts: { "/settings": 1 } } },
    ['scenarios.a.counts["/settings"]: a single object has no count. Leave it out.'],
  ],
  [
    { a: { records: { "/orders": "orders.json" } } },
    [
      'scenarios.a.records["/orders"]: "orders.json" cannot be read: there is no such file. Name a JSON file, relative to the config.',
    ],
  ],
  [
    { a: { snapshot: "x", counts: {} } },
    [
      "scenarios.a.snapshot: a snapshot has all records, so that counts says nothing. Leave one out.",
    ],
  ],
  [
    { a: { signedIn: "ada@example.com" } },
    [
      "scenarios.a.signedIn: every route is open, so nobody can be signed in. Leave it out, or switch auth on.",
    ],
  ],
  [
    { a: { simulate: [{ on: "/orders" }] } },
    [
      "scenarios.a.simulate[0]: says nothing. Give it a status, a body, headers, a delay or a fault.",
    ],
  ],
  [
    { a: { counts: { "/customers": 0, "/orders": 2 } } },
    [
      'scenarios.a.counts["/orders"]: every Order needs a Customer in customerId, and /customers is empty here. Give /customers a count, or /orders none.',
    ],
  ],
];

test.each(wrongScenarios)(
  "a config with the scenarios %j does not start",
  async (scenarios, expected) => {
    expect(await mistakesOf(() => startOrders({ scenarios } as never))).toEqual(expected);
  },
);

test("fixed records that do not fit are found at the latest when the scenario is entered", async () => {
  const records = { "/orders": [{ id: 1, customerId: 1, item: 5 }] };
  const backlot = await startOrders({ scenarios: { a: { records } } as never });
  const found = await mistakesOf(() => backlot.scenario("a"));
  expect(found).toEqual([
    'scenarios.a.records["/orders"][0].item: must be a text. Mend the record, or the model.',
  ]);
  expect(backlot.scenarios.current).toBeUndefined();
});

test("an unknown scenario is a mistake that tells which there are", async () => {
  const backlot = await startOrders({ scenarios: { empty: {} } });
  expect(await mistakesOf(() => backlot.scenario("emtpy"))).toEqual([
    'emtpy: there is no such scenario. Did you mean "empty"?',
  ]);
});
