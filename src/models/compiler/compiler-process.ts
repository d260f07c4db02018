import { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { API, type Checker, type Program, type Project } from "typescript/unstable/sync";
import type { Inputs } from "../../schema/model.ts";
import { createInputs, type InputRecorder } from "./inputs.ts";
import { isFaultless, toLanguageAlone } from "./language-alone.ts";
import { readProjectOptions } from "./project-options.ts";

/**
 * TypeScript's own checker, in its native process. It must be closed: the process would outlive us.
 * Modules that exist only in memory are laid over the disk; they are named so that none of a
 * project's files can be in their way.
 */
export interface Compiler extends Disposable {
  /** Puts a module beside the project's files and checks the project with it. */
  check(moduleText: string): CheckedModule;
  /** The project's own tsconfig, where there is one. */
  readonly tsconfig: string | undefined;
  /** Every file that it read or looked for so far, and what it found. */
  inputs(): Inputs;
}

export interface CheckedModule {
  readonly file: string;
  readonly program: Program;
  readonly checker: Checker;
}

export function createCompiler(root: string, modelFiles: readonly string[]): Compiler {
  const file = join(root, "__backlot__.ts");
  const whole = join(root, "__backlot__.tsconfig.json");
  const alone = join(root, "__backlot__.language.tsconfig.json");
  const files = new Map<string, string>();
  const inputs = createInputs();
  const api = createApi(root, files, inputs);
  let found: string | undefined;
  let isAlone: boolean;
  try {
    const project = readProjectOptions(api, root, modelFiles);
    const roots = [file, ...modelFiles];
    const write = (name: string, compilerOptions: object, added: readonly string[]) =>
      files.set(
        name,
        JSON.stringify({ compilerOptions, files: [...new Set([...roots, ...added])] }),
      );
    found = project.file;
    write(whole, project.compilerOptions, project.ambientFiles);
    const language = toLanguageAlone(project, modelFiles, inputs);
    isAlone = language !== undefined;
    if (language) write(alone, language, []);
  } catch (error) {
    api.close();
    throw error;
  }
  return {
    check: (moduleText) => {
      const fileChanges = files.has(file) ? { changed: [file] } : { created: [file] };
      files.set(file, moduleText);
      const open = (tsconfig: string): CheckedModule => ({
        file,
        ...opened(
          api.updateSnapshot({ openProjects: [tsconfig], fileChanges }).getProject(tsconfig),
        ),
      });
      if (isAlone) {
        const checked = open(alone);
        if (isFaultless(checked.program)) return checked;
        // For good: what the first module does not find, the next would not find either.
        isAlone = false;
      }
      return open(whole);
    },
    tsconfig: found,
    inputs: inputs.found,
    [Symbol.dispose]: () => api.close(),
  };
}

/** The compiler's process, with files that exist only in memory laid over the disk. */
export function createApi(
  root: string,
  files: ReadonlyMap<string, string>,
  inputs: InputRecorder = createInputs(),
): API {
  const options = {
    cwd: root,
    fs: {
      readFile: (name: string) => files.get(name) ?? inputs.read(name),
      fileExists: (name: string) => (files.has(name) ? true : inputs.exists(name)),
    },
  };
  const api = inEnvironment(shortLived, () => new API(options));
  silenceEnd(api);
  return api;
}

/**
 * The process is written in Go. It ends as soon as the models are read, mostly before it would pay
 * to collect its garbage; only a large project's is worth it.
 */
const shortLived = { GOGC: "400", GOMEMLIMIT: "1GiB" };

/** A child process inherits our variables; what somebody has set stays as it is. */
function inEnvironment<T>(variables: Readonly<Record<string, string>>, work: () => T): T {
  const added = Object.entries(variables).filter(([name]) => process.env[name] === undefined);
  try {
    for (const [name, value] of added) process.env[name] = value;
    return work();
  } finally {
    for (const [name] of added) delete process.env[name];
  }
}

/**
 * The API ends its process with SIGTERM, upon which it now and then prints "context canceled" on the
 * terminal. It has nothing to save, so it is ended without the chance to speak; should the API's
 * inside change, it is ended the ordinary way.
 */
function silenceEnd(api: API): void {
  const channel = reach(api, "client", "channel");
  const child = reach(channel, "child");
  if (!(child instanceof ChildProcess)) return;
  const kill = child.kill.bind(child);
  child.kill = () => {
    // Whoever started it must live to hear that it ended, or the system keeps what is left of it.
    child.ref();
    return kill("SIGKILL");
  };
  const close = reach(channel, "close");
  if (typeof channel !== "object" || channel === null || typeof close !== "function") return;
  // The channel closes the pipes before it kills, and the process speaks as soon as it sees that.
  Reflect.set(channel, "close", () => {
    child.kill();
    close.call(channel);
  });
}

function reach(owner: unknown, ...names: readonly string[]): unknown {
  return names.reduce<unknown>(
    (found, name) =>
      typeof found === "object" && found !== null ? Reflect.get(found, name) : undefined,
    owner,
  );
}

function opened(project: Project | undefined): { program: Program; checker: Checker } {
  if (!project) throw new Error("TypeScript did not open the project it was given");
  return { program: project.program, checker: project.checker };
}
