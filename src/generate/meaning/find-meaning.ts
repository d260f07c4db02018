import type { Json, StringSchema } from "../../schema/schema.ts";
import type { TextSource } from "../compile-text.ts";
import type { Library } from "../load-library.ts";
import type { Member } from "../member.ts";
import type { NumberHint } from "../number-range.ts";

export function textByName(
  _member: Member,
  _schema: StringSchema,
  _library: Library,
): TextSource | undefined {
  return undefined;
}

export function numberByName(_member: Member): NumberHint | undefined {
  return undefined;
}

export function likelihoodOfTrue(_member: Member, preset: Json | undefined): number {
  if (preset === undefined) return 0.5;
  return preset === true ? 0.75 : 0.25;
}

export function likelihoodOfAbsence(_member: Member, usual: number): number {
  return usual;
}
