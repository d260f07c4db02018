import type { Command } from "./command.ts";
import type { FlagName } from "./flags.ts";

const common = ["config", "help"] as const satisfies readonly FlagName[];

/** What is done to a running server, or to the dataset where none is running. */
const onServer = ["config", "dataset", "port", "help"] as const satisfies readonly FlagName[];

const whichServer = {
  port: { help: "the port of the server that is meant, where several are running" },
} as const satisfies Command["words"];

/** Every command by its name; the one without a name is the server. */
export const commands = {
  "": {
    summary: "Serves a mock REST API from the models that the config names.",
    operands: "[models.ts … | db.json]",
    takes: () => true,
    details: `With model files it needs no config: every exported model with an identifier is a
collection, every other one that no model contains is a single object.
backlot db.json serves json-server's file as it is, in memory and without writing to it. An OpenAPI
document (.json, .yaml) and a HAR recording (.har) can be served in the same way.
backlot serve, start and dev mean the same. backlot help COMMAND prints a command's flags.`,
    flags: [
      "config",
      "port",
      "strict-port",
      "host",
      "seed",
      "now",
      "delay",
      "dataset",
      "memory",
      "no-watch",
      "open",
      "quiet",
      "json",
      "help",
      "version",
    ],
  },
  init: {
    summary: "Finds the models and writes a config for them.",
    details: `It looks for exported types in every TypeScript file of the project. Without a terminal it
asks nothing and takes the defaults. In an empty folder it offers a small example.`,
    flags: ["config", "force", "example", "help"],
  },
  import: {
    summary: "Writes models and a config from db.json, an OpenAPI document or a HAR recording.",
    operands: "FILE",
    takes: (count) => count === 1,
    details: `FILE is json-server's db.json or any JSON of lists, an OpenAPI 3 document (JSON or YAML), or a
recording of network traffic (.har). It writes models.ts, backlot.config.ts and, unless the config can
name FILE itself, records.json. Files that exist stay unless --force is given.`,
    flags: ["out", "force", "help"],
    words: { out: { word: "FOLDER", help: "write into this folder", default: "." } },
  },
  check: {
    summary: "Reads config and models and prints every mistake; exit status 1 if there is one.",
    flags: common,
  },
  routes: {
    summary: "Prints the routes.",
    flags: ["config", "json", "help"],
  },
  openapi: {
    summary: "Writes the OpenAPI document, without starting the server.",
    flags: ["config", "out", "help"],
  },
  generate: {
    summary: "Prints records of a type as a JSON array.",
    operands: "TYPE [models.ts …]",
    takes: (count) => count > 0,
    details: "TYPE is any type expression over the models: User, 'Pick<User, \"id\">'.",
    flags: ["config", "count", "seed", "now", "help"],
  },
  explain: {
    summary: "Says which rule makes a property's value, and how to change it.",
    operands: "TYPE.property [models.ts …]",
    takes: (count) => count > 0,
    details: "A nested property is named by its path: User.address.city.",
    flags: ["config", "json", "help"],
  },
  reset: {
    summary: "Generates the dataset, or these resources, anew.",
    operands: "[PATH …]",
    takes: () => true,
    details: "A running server goes on with the new records. What was written before is gone.",
    flags: onServer,
    words: whichServer,
  },
  snapshot: {
    summary: "Keeps named copies of the dataset, and puts it back to one.",
    operands: "save|restore|list|delete [NAME]",
    takes: () => true,
    details: "Also while the server is running: its clients see the old records or the new ones.",
    flags: onServer,
    words: whichServer,
  },
  tokens: {
    summary: "Lists, revokes or expires bearer tokens, of one user or of all.",
    operands: "list|revoke|expire [USER]",
    takes: () => true,
    details: 'Makes "your session has expired" happen at will, also while the server is running.',
    flags: onServer,
    words: whichServer,
  },
  simulate: {
    summary:
      "Makes answers of the running server fail, hang or come late; without a route lists how.",
    operands: "[ROUTE STATUS|FAULT] | off [N]",
    takes: (count) => count <= 4,
    details: `ROUTE is "POST /orders", "/orders", "GET /orders/7" or "*". FAULT is reset, hang, truncate,
malformed or, with "*", offline. Without either, --delay slows the answers.

  backlot simulate "POST /orders" 503 --times 1   the next order fails, the one after it works
  backlot simulate "POST /orders" reset --after   the order is kept, and its answer is lost
  backlot simulate "*" --delay 500-2000           everything is slow
  backlot simulate off                            nothing is simulated any more`,
    flags: ["times", "rate", "delay", "after", "body", "header", "json", "config", "port", "help"],
    words: {
      ...whichServer,
      delay: { help: "milliseconds before the answer, or the least and the most: 500-2000" },
      json: { help: "list the rules as JSON" },
    },
  },
  scenario: {
    summary:
      "Puts a scenario of the config in force on the running server; without a name lists them.",
    operands: "[NAME|off]",
    takes: (count) => count <= 1,
    details: "off leaves it: what was there before comes back.",
    flags: ["json", "config", "port", "help"],
    words: { ...whichServer, json: { help: "list the scenarios as JSON" } },
  },
  types: {
    summary:
      "Writes a .d.ts that ties paths to models, so that the editor checks calls of the library.",
    details: `It is written beside the config, and kept fresh while the server watches. tsconfig.json must
include it. Commit it, or write it before you compile.`,
    flags: ["config", "out", "help"],
    words: { out: { help: "write to this file", default: "backlot-env.d.ts" } },
  },
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof commands;

/** What people type for the server out of habit. */
export const serverWords: readonly string[] = ["serve", "start", "dev"];

export function isCommand(name: string): name is CommandName {
  return Object.hasOwn(commands, name);
}

export function commandOf(name: CommandName): Command {
  return commands[name];
}
