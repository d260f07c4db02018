// Configuration

// The server, for programs and tests
export type { Backlot, Environment } from "./backlot.ts";
export { createBacklot } from "./backlot.ts";
export type {
  ApiKeyOptions,
  AuthOptions,
  BasicOptions,
  Options,
  ResourceOptions,
} from "./config/options.ts";
export { defineConfig } from "./config/options.ts";

// What can go wrong
export type { Mistake, SetupCode } from "./errors.ts";
export { SetupError } from "./errors.ts";
