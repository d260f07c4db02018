import { answerFinally, onMessage } from "../../asked-program.ts";
import { type Mistake, SetupError } from "../../errors.ts";
import { nextTurn } from "../../in-turns.ts";
import type { JsonObject } from "../../schema/schema.ts";
import { createRecordGenerator, loadLibrary, type RecordSource } from "./record-generator.ts";
import { toSampleSources } from "./sample-source.ts";

/** The locale comes first, so that its data are there when the question comes. */
export type RecordsMessage =
  | { readonly locale: string }
  | { readonly source: RecordSource; readonly now: Date };

export type RecordsAnswer =
  /** What each resource starts with, in the order of the resources. */
  | { readonly records: readonly (readonly JsonObject[])[] }
  | { readonly mistakes: readonly Mistake[] };

let isAsked = false;

/** The program that makes what a new dataset starts with. */
onMessage(async (message: RecordsMessage) => {
  if ("locale" in message) return prepare(message.locale);
  isAsked = true;
  answerFinally(await answer(message.source, message.now));
});

/** While the models are read: what is wrong with the locale is told to whoever asks for records. */
async function prepare(locale: string): Promise<void> {
  await loadLibrary(locale, new Date(0), () => {});
  await practise(locale).catch(() => {});
}

/**
 * Most of the time that few records take goes into compiling what makes them: half of it is spared by
 * having made some of any kind.
 */
async function practise(locale: string): Promise<void> {
  for (const source of toSampleSources(locale)) {
    if (isAsked) return;
    const generator = await createRecordGenerator(source, new Date(0));
    for (const resource of source.resources) {
      for (let position = 0; position < generator.total(resource) && !isAsked; position++) {
        generator.record(resource, position);
        await nextTurn();
      }
    }
  }
}

async function answer(source: RecordSource, now: Date): Promise<RecordsAnswer> {
  try {
    const generator = await createRecordGenerator(source, now);
    const records = source.resources.map((resource) =>
      Array.from({ length: generator.total(resource) }, (_, position) =>
        generator.record(resource, position),
      ),
    );
    return { records };
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    return { mistakes: error.mistakes };
  }
}
