import type { SettingTable } from "../setting-tables.ts";
import { faults } from "./rule.ts";
import type { RuleOptions, ScenarioOptions } from "./simulation-options.ts";

export const ruleSettings: SettingTable<keyof RuleOptions> = {
  on: {
    type: "string",
    default: undefined,
    meaning:
      'which requests: `"POST /orders"`, `"/orders"`, `"GET /orders/7"`, or `"*"` for every mock route; nested routes count as the related resource\'s',
  },
  status: {
    type: "number",
    default: "the real answer's",
    meaning: "the answer's status, from 200 to 599",
  },
  body: {
    type: "JSON",
    default: "a problem document, or the real answer's",
    meaning: "the answer's body: a text is sent as it is, anything else as JSON",
  },
  headers: {
    type: "Record<string, string>",
    default: "none",
    meaning: "headers of the answer, readable by pages of other origins too",
  },
  delay: {
    type: "number | [number, number]",
    default: "the project's `delay`",
    meaning: "milliseconds before the answer, or the least and the most",
  },
  rate: {
    type: "number",
    default: "`1`",
    meaning: "how likely the rule is used, from 0 to 1; the seed decides when",
  },
  times: {
    type: "number",
    default: "no end",
    meaning: "how often the rule is used",
  },
  after: {
    type: "boolean",
    default: "`false`",
    meaning: "whether the request is carried out before its answer is lost or replaced",
  },
  fault: {
    type: faults.map((fault) => JSON.stringify(fault)).join(" | "),
    default: "none",
    meaning: "what goes wrong with the connection, in place of an answer",
  },
  retryAfter: {
    type: "number",
    default: "`1` with 429 and 503, none with others",
    meaning: "seconds in `Retry-After`",
  },
};

export const scenarioSettings: SettingTable<keyof ScenarioOptions> = {
  counts: {
    type: "Record<string, number>",
    default: "the records that there are",
    meaning: "how many records a collection has, by its path",
  },
  records: {
    type: "Record<string, object[] | string>",
    default: "none",
    meaning:
      "fixed records by path, or the JSON file that holds them; they come first, and without a count there are no others",
  },
  snapshot: {
    type: "string",
    default: "none",
    meaning: "the name of a snapshot whose records are served, in place of `counts` and `records`",
  },
  simulate: {
    type: "Rule[]",
    default: "none",
    meaning: "rules that are in force with the scenario",
  },
  signedIn: {
    type: "string",
    default: "none",
    meaning: "an email: requests without a credential count as this user's",
  },
};
