import { setFlagsFromString } from "node:v8";
import { answerFinally, onMessage } from "../../asked-program.ts";
import { type Mistake, SetupError } from "../../errors.ts";
import type { Generator } from "../../generate/create-generator.ts";
import type { Resource } from "../../schema/resource.ts";
import type { JsonObject } from "../../schema/schema.ts";
import { createRecordGenerator, type RecordSource } from "./record-generator.ts";
import { rehearse } from "./rehearse.ts";

/** The locale comes first: what it takes is there, and has run once, when the question comes. */
export type RecordsMessage =
  | { readonly locale: string }
  | { readonly source: RecordSource; readonly now: Date };

export type RecordsAnswer =
  /** What each resource starts with, in the order of the resources. */
  | { readonly records: readonly (readonly JsonObject[])[] }
  | { readonly mistakes: readonly Mistake[] };

/** The program that makes what a new dataset starts with. */
onMessage(async (message: RecordsMessage) => {
  if ("locale" in message) {
    // What is wrong with the locale is told to whoever asks for records.
    await rehearse(message.locale, () => isAsked).catch(() => {});
    return;
  }
  isAsked = true;
  answerFinally(await answer(message.source, message.now));
});

let isAsked = false;

async function answer(source: RecordSource, now: Date): Promise<RecordsAnswer> {
  try {
    const generator = await createRecordGenerator(source, now);
    return { records: source.resources.map((resource) => makeAll(generator, resource)) };
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    return { mistakes: error.mistakes };
  }
}

function makeAll(generator: Generator, resource: Resource): readonly JsonObject[] {
  return Array.from({ length: generator.total(resource) }, (_, position) => {
    noteMade();
    return generator.record(resource, position);
  });
}

/** From here on V8's optimizing compiler, which it began without, is worth what it takes. */
const many = 1_000;
let made = 0;

function noteMade(): void {
  made++;
  if (made === many) setFlagsFromString("--opt");
}
