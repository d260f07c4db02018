import { answerFinally, onMessage } from "../../asked-program.ts";
import { type Mistake, SetupError } from "../../errors.ts";
import type { JsonObject } from "../../schema/schema.ts";
import { createRecordGenerator, loadLibrary, type RecordSource } from "./record-generator.ts";

/** The locale comes first, so that its data are there when the question comes. */
export type RecordsMessage =
  | { readonly locale: string }
  | { readonly source: RecordSource; readonly now: Date };

export type RecordsAnswer =
  /** What each resource starts with, in the order of the resources. */
  | { readonly records: readonly (readonly JsonObject[])[] }
  | { readonly mistakes: readonly Mistake[] };

/** The program that makes what a new dataset starts with. */
onMessage(async (message: RecordsMessage) => {
  // What is wrong with the locale is told to whoever asks for records.
  if ("locale" in message) await loadLibrary(message.locale, new Date(0), () => {}, false);
  else answerFinally(await answer(message.source, message.now));
});

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
