import { setFlagsFromString } from "node:v8";
import { answerFinally, answerInPart, onMessage } from "../../asked-program.ts";
import { type Mistake, SetupError } from "../../errors.ts";
import type { Generator } from "../../generate/create-generator.ts";
import { nextTurn } from "../../in-turns.ts";
import type { Resource } from "../../schema/resource.ts";
import type { JsonObject } from "../../schema/schema.ts";
import { createRecordGenerator, type RecordSource } from "./record-generator.ts";
import { rehearse } from "./rehearse.ts";

/** The locale comes first: what it takes is there, and has run once, when the question comes. */
export type RecordsMessage =
  | { readonly locale: string }
  | { readonly source: RecordSource; readonly now: Date };

/** Of what a resource starts with, the next records. */
export interface RecordsPart {
  /** Its place among the resources of the question. */
  readonly resource: number;
  readonly records: readonly JsonObject[];
}

/** When all records were sent, or none can be. */
export interface RecordsAnswer {
  readonly mistakes: readonly Mistake[];
}

/** The program that makes what a new dataset starts with. */
onMessage(async (message: RecordsMessage) => {
  if ("locale" in message) {
    // What is wrong with the locale is told to whoever asks for records.
    await rehearse(message.locale, () => isAsked).catch(() => {});
    return;
  }
  isAsked = true;
  const answered = await answer(message.source, message.now);
  // As it began: compiled code is kept for processes of the same settings.
  setFlagsFromString("--no-opt");
  answerFinally(answered);
});

let isAsked = false;

async function answer(source: RecordSource, now: Date): Promise<RecordsAnswer> {
  try {
    const generator = await createRecordGenerator(source, now);
    for (const [place, resource] of source.resources.entries()) {
      await sendAll(generator, resource, place);
    }
    return { mistakes: [] };
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    return { mistakes: error.mistakes };
  }
}

/** So few that the last of them are soon sent, and so many that sending them takes little. */
const partSize = 100;

async function sendAll(generator: Generator, resource: Resource, place: number): Promise<void> {
  const total = generator.total(resource);
  for (let first = 0; first < total; first += partSize) {
    const length = Math.min(partSize, total - first);
    const records = Array.from({ length }, (_, index) => {
      noteMade();
      return generator.record(resource, first + index);
    });
    answerInPart({ resource: place, records } satisfies RecordsPart);
    // What does not fit into the pipe at once goes on between two turns.
    await nextTurn();
  }
}

/** From here on V8's optimizing compiler, which it began without, is worth what it takes. */
const many = 1_000;
let made = 0;

function noteMade(): void {
  made++;
  if (made === many) setFlagsFromString("--opt");
}
