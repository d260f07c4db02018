import { SettingsReader, text, wholeNumber } from "../config/settings.ts";
import { type Mistake, SetupError } from "../errors.ts";
import type { RequestEntry } from "./api.ts";
import type { JournalFilter } from "./journal/create-journal.ts";
import type { JournalEntry } from "./journal/journal-entry.ts";

export function toRequestEntry(entry: JournalEntry): RequestEntry {
  const { number, method, path, query, status, reason, simulated, ms, at, size } = entry;
  return { number, method, path, query, status, reason, simulated, ms, at, size };
}

/** Which requests a query string asks for. */
export function readRequestFilter(
  query: Readonly<Record<string, string>>,
): JournalFilter & { readonly since?: number } {
  const mistakes: Mistake[] = [];
  const reader = new SettingsReader(toNumbers(query), "", mistakes);
  reader.refuseOthers(["method", "path", "status", "since"]);
  const [method, path] = [reader.optional("method", text), reader.optional("path", text)];
  const status = reader.optional("status", wholeNumber(0, 599));
  const since = reader.optional("since", wholeNumber(0, Number.MAX_SAFE_INTEGER));
  if (mistakes.length > 0) {
    throw new SetupError(mistakes.map((mistake) => ({ ...mistake, code: "request-invalid" })));
  }
  return {
    ...(method === undefined ? {} : { method }),
    ...(path === undefined ? {} : { path }),
    ...(status === undefined ? {} : { status }),
    ...(since === undefined ? {} : { since }),
  };
}

function toNumbers(query: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      /^(?:status|since)$/.test(name) && /^\d+$/.test(value) ? Number(value) : value,
    ]),
  );
}
