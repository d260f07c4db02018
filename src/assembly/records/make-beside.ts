import { SetupError } from "../../errors.ts";
import type { Generator } from "../../generate/create-generator.ts";
import { beginProcess, type OwnProgram } from "../../own-program.ts";
import type { Resource } from "../../schema/resource.ts";
import type { JsonObject } from "../../schema/schema.ts";
import type { Project } from "../project/project.ts";
import type { RecordSource } from "./record-generator.ts";
import type { RecordsAnswer, RecordsMessage, RecordsPart } from "./records-process.ts";

/** More are made one by one as the dataset takes them: they would be in memory all at once. */
const mostBeside = 5_000;

/** Begun before anybody knew what to ask it. */
let waiting: OwnProgram | undefined;

/** Begins the process ahead of its question; where nothing is asked after all, `dismissMaker` ends it. */
export function prepareMaker(): void {
  try {
    waiting ??= begin();
  } catch {
    // Whoever asks will begin another, and see why it fails.
  }
}

/** The same, and what it needs for any record of the locale is loaded. */
export function prepareMakerOf(locale: string): void {
  prepareMaker();
  try {
    waiting?.tell({ locale } satisfies RecordsMessage);
  } catch {
    // Whoever asks will begin another, and see why it fails.
  }
}

export function dismissMaker(): void {
  waiting?.end();
  waiting = undefined;
  foreseen = undefined;
}

/** What was asked before the dataset was there that it is for. */
let foreseen: (Question & { readonly made: Promise<Generator | undefined> }) | undefined;

interface Question {
  readonly project: Project;
  readonly now: Date;
}

/** Asks the process that waits, while the dataset is opened. Nothing depends on it. */
export function foreseeRecords(project: Project, now: Date): void {
  if (!waiting) return;
  const made = makeBeside(project, now);
  // Whoever wants them is told what is wrong.
  made.catch(() => {});
  foreseen = { project, now, made };
}

/**
 * Makes what all resources start with in a process that ends: the data library, and what it leaves
 * behind, would stay in the memory of a server that may never make another record. Undefined where
 * there is no process, records are many, or the config has functions, which no other can call.
 */
export async function makeBeside(project: Project, now: Date): Promise<Generator | undefined> {
  if (foreseen?.project === project && foreseen.now.getTime() === now.getTime()) {
    return foreseen.made;
  }
  const maker = countRecords(project) > mostBeside ? undefined : (waiting ?? begin());
  if (!maker) return undefined;
  waiting = undefined;
  const question: RecordsMessage = { source: toSource(project), now };
  const made = project.resources.map((): JsonObject[] => []);
  const take = (said: unknown) => {
    const { resource, records } = said as RecordsPart;
    made[resource]?.push(...records);
  };
  // Whatever keeps it from answering: the records are made here then.
  const answer = (await maker.ask(question, take).catch(() => {})) as RecordsAnswer | undefined;
  // With an answer it ends by itself, when it has kept what it compiled.
  if (!answer) {
    maker.end();
    return undefined;
  }
  if (answer.mistakes.length > 0) throw new SetupError(answer.mistakes);
  return toGenerator(project.resources, made);
}

/**
 * Most of what makes a few hundred records runs a few hundred times: V8 would optimize it, and compile
 * its expressions once more, on the processors that the start is waiting for. It would also look for
 * garbage, which a process that ends soon has no use for.
 */
const shortLived = {
  begins: ["--single-threaded-gc"],
  goesOn: [
    "--no-opt",
    "--regexp-tier-up-ticks=50",
    "--no-regexp-peephole-optimization",
    "--no-incremental-marking",
  ],
};

function begin(): OwnProgram | undefined {
  return beginProcess("assembly/records/records-process", shortLived);
}

/** At most: those that the config gives take the place of others. */
function countRecords({ config, resources }: Project): number {
  const counts = resources.map((each) => (each.shape === "collection" ? each.count : 1));
  const given = config.resources.map(({ records }) => records.length);
  return [...counts, ...given].reduce((sum, count) => sum + count, 0);
}

function toSource({ config, models, resources, relations }: Project): RecordSource {
  const { seed, locale } = config;
  const { definitions } = models;
  return {
    config: { seed, locale, resources: config.resources },
    models: { definitions },
    resources,
    relations,
  };
}

function toGenerator(
  resources: readonly Resource[],
  records: readonly (readonly JsonObject[])[],
): Generator {
  const made = new Map(resources.map((resource, index) => [resource, records[index] ?? []]));
  return {
    total: (resource) => made.get(resource)?.length ?? 0,
    record: (resource, position) => made.get(resource)?.[position] ?? {},
  };
}
