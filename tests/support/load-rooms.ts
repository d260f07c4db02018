/// <reference types="vite/types/importMeta.d.ts" />

/**
 * Loads what is otherwise loaded when it is first needed: a table that a module builds while it loads
 * then counts as used by every test, and not by the first one alone. The program of a thread begins
 * its work when it is loaded.
 */
import.meta.glob(
  [
    "../../src/{auth,console,control,dataset,http,openapi,schema}/**/*.ts",
    "!../../src/**/reading-thread.ts",
  ],
  { eager: true },
);

export {};
