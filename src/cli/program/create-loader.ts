import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Script } from "node:vm";
import { findCompiledFolder } from "./compiled-folder.ts";
import { createKeptCode, type KeptCode } from "./create-kept-code.ts";
import type { Loader } from "./loader.ts";

/** Milliseconds after which a start is done with what it was answered. */
const aside = 400;

interface LoadedModule {
  exports: unknown;
  /** A script may not import: the build has it done here. */
  readonly import: (name: string) => Promise<unknown>;
}

type Run = (
  exports: unknown,
  require: (id: string) => unknown,
  module: LoadedModule,
  file: string,
  folder: string,
) => void;

/**
 * As Node loads CommonJS, with the compiled code of an earlier start where there is any. Only the
 * program's own files go this way; whatever they ask for else is Node's business.
 */
export function createLoader(): Loader {
  const modules = new Map<string, LoadedModule>();
  let kept: KeptCode | undefined;

  function load(file: string): unknown {
    const known = modules.get(file);
    if (known) return known.exports;
    const module: LoadedModule = { exports: {}, import: (name) => import(name) };
    // Before it runs: two files that need each other see one another as far as they have come.
    modules.set(file, module);
    try {
      compile(file)(module.exports, requireFrom(file), module, file, dirname(file));
    } catch (error) {
      modules.delete(file);
      throw error;
    }
    return module.exports;
  }

  function requireFrom(file: string): (id: string) => unknown {
    const require = createRequire(file);
    return (id) => (id.startsWith(".") ? load(join(dirname(file), id)) : require(id));
  }

  function compile(file: string): Run {
    const bytes = readFileSync(file);
    const cachedData = kept?.find(file, bytes);
    const script = new Script(
      // The build writes plain ASCII, which takes no reading of letters.
      `(function (exports, require, module, __filename, __dirname) { ${bytes.toString("latin1")}\n})`,
      { filename: file, cachedData },
    );
    if (!cachedData || script.cachedDataRejected) kept?.keep(file, bytes, script);
    else kept?.noteFound(file, bytes, script, cachedData.length);
    return script.runInThisContext() as Run;
  }

  function keepIn(folder: string): void {
    // What Node itself keeps from 22.1 on is asked for by this name, too.
    if (!process.env["NODE_DISABLE_COMPILE_CACHE"]) kept ??= createKeptCode(folder);
  }

  const found = findCompiledFolder();
  if (found !== undefined) keepIn(found);
  return {
    load,
    keepIn,
    end: () => {
      // When whoever waited for the answer has gone on: it takes as long as a start's last part.
      setTimeout(() => {
        kept?.write();
        kept?.extend();
        // By itself it would first give back all that it has, piece by piece.
        process.kill(process.pid, "SIGKILL");
      }, aside);
    },
  };
}
