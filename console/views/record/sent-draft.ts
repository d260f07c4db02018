import type { JsonObject } from "../../../src/schema/schema.ts";
import type { Version } from "../../api/answers.ts";
import { api } from "../../api/api.ts";
import { isObject } from "../../model/member-path.ts";
import type { DraftStart, Faults } from "../../stores/draft.ts";

/** What a refused request wanted to write, with what was wrong with it. */
export async function readSent(number: number, version: Version | undefined): Promise<DraftStart> {
  const { method, body, answer } = await api.request(number);
  const sent = isObject(body) ? body : {};
  const value: JsonObject = method === "PATCH" ? { ...version?.record, ...sent } : sent;
  return { version, value, faults: readFaults(answer) };
}

export function readFaults(answer: unknown): Faults {
  const errors = isObject(answer as JsonObject) ? (answer as JsonObject)["errors"] : undefined;
  if (!isObject(errors)) return {};
  return Object.fromEntries(Object.entries(errors).map(([name, words]) => [name, String(words)]));
}
