import { HttpError } from "../../errors.ts";

/** What SQLite refused for a reason outside this program, for the client; nobody else reads its texts. */
export function toDatasetRefusal(error: unknown): HttpError | undefined {
  if (error instanceof Error && /database (?:table )?is locked/.test(error.message)) {
    const headers = { "retry-after": "1" };
    return new HttpError("dataset-busy", "Another program holds the dataset.", { headers });
  }
  return undefined;
}
