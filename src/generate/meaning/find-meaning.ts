import type { Json, StringSchema } from "../../schema/schema.ts";
import type { Chance } from "../chance.ts";
import type { TextSource } from "../compile-text.ts";
import { person } from "../facets/person.ts";
import { place } from "../facets/place.ts";
import { findInstant, timeline } from "../facets/timeline.ts";
import type { Library } from "../load-library.ts";
import type { Member } from "../member.ts";
import type { NumberHint } from "../number-range.ts";
import type { Scope } from "../scope.ts";
import { numberRules } from "./number-rules.ts";
import { readName } from "./read-name.ts";
import { textRules } from "./text-rules.ts";

/** What a text means by its name, and by its format where the name says nothing. */
export function textByName(
  member: Member,
  schema: StringSchema,
  library: Library,
): TextSource | undefined {
  const instant = instantByName(member, schema);
  if (instant) return instant;
  const reading = readName(member, textRules) ?? readFormat(schema.format);
  if (!reading) return singular(member, schema, library);
  const { rule, role } = reading;
  return rule({ member, role, schema, isEnglish: library.isEnglish });
}

function readFormat(format: string | undefined) {
  const rule = format === undefined ? undefined : textRules.get(format.replaceAll("-", " "));
  return rule && { rule, role: [] };
}

/** An item of `emails` is an email. */
function singular(member: Member, schema: StringSchema, library: Library): TextSource | undefined {
  const last = member.words.at(-1) ?? "";
  const single = last.replace(/ies$/, "y").replace(/s$/, "");
  if (single === last) return undefined;
  const words = member.words.with(-1, single);
  return textByName({ ...member, words }, schema, library);
}

const timeWords =
  /^(?:at|on|date|datetime|timestamp|deadline|birthday|birthdate|dob|since|until|time|expires|expiry|start|end)$/;
/** Without a format these are days; the others are instants. */
const dayWords = /^(?:date|birthday|birthdate|dob|deadline|day)$/;

function isTime(member: Member): boolean {
  const last = member.words.at(-1) ?? "";
  if (!timeWords.test(last)) return false;
  // `time` alone or after another noun is a duration or a clock as often as an instant.
  return last !== "time" || /^(?:start|end|begin|created|updated)$/.test(member.words[0] ?? "");
}

function instantByName(member: Member, schema: StringSchema): TextSource | undefined {
  const { format } = schema;
  const isFormatted = format === "date-time" || format === "date";
  if (!isFormatted && (format !== undefined || !isTime(member))) return undefined;
  const read = instantOf(member);
  const isDay =
    format === "date" || (format === undefined && dayWords.test(member.words.at(-1) ?? ""));
  return (scope, chance) => {
    const text = new Date(read(scope, chance)).toISOString();
    return isDay ? text.slice(0, 10) : text;
  };
}

function instantOf(member: Member): (scope: Scope, chance: Chance) => number {
  const find = findInstant(member.words, member.owner.at(-1) ?? "");
  return find
    ? (scope, chance) => find(scope.facet(timeline, "other"), chance)
    : (scope) => scope.facet(person, "person").born;
}

/** A number by its name: where it usually is, or what a neighbour tells. */
export function numberByName(member: Member): NumberHint | undefined {
  const reading = readName(member, numberRules);
  if (isPartOfThing(member)) return { least: 4, most: 120, decimals: 0 };
  if (reading) return reading.rule;
  return member.words.at(-1) === "count" || /^(?:num|total)$/.test(member.words[0] ?? "")
    ? { least: 0, most: 60, decimals: 0 }
    : undefined;
}

/** The width of a parcel is not that of a picture. */
function isPartOfThing({ words, owner }: Member): boolean {
  const isSide = /^(?:width|height|length|depth)$/.test(words.at(-1) ?? "");
  const isThing = /^(?:dimensions?|size|package|parcel|product|box|furniture)$/.test(
    owner.at(-1) ?? "",
  );
  return isSide && isThing;
}

/** Numbers that belong to a facet: coordinates, and instants counted in milliseconds. */
export function numberSource(
  member: Member,
): ((scope: Scope, chance: Chance) => number) | undefined {
  const last = member.words.at(-1) ?? "";
  if (/^(?:lat|latitude)$/.test(last)) return (scope) => scope.facet(place, "place").latitude;
  if (/^(?:lng|lon|long|longitude)$/.test(last)) {
    return (scope) => scope.facet(place, "place").longitude;
  }
  if (!/^(?:at|on|date|timestamp)$/.test(last)) return undefined;
  return instantOf(member);
}

const mostly =
  /^(?:active|enabled|verified|available|visible|public|confirmed|valid|online|stock|allow|allowed|comments|notifications|subscribed|agreed|accepted)$/;
const seldom =
  /^(?:deleted|archived|banned|blocked|disabled|hidden|locked|suspended|featured|admin|urgent|pinned|flagged|spam|expired|draft|private|starred|premium)$/;

export function likelihoodOfTrue(member: Member, preset: Json | undefined): number {
  if (preset !== undefined) return preset === true ? 0.75 : 0.25;
  if (member.words.some((word) => seldom.test(word))) return 0.15;
  return member.words.some((word) => mostly.test(word)) ? 0.8 : 0.5;
}

const rare =
  /^(?:deleted|archived|cancelled|canceled|banned|suspended|revoked|error|failed|rejected)$/;

/** How often a member that may be missing is. */
export function likelihoodOfAbsence({ words }: Member, usual: number): number {
  return words.some((word) => rare.test(word)) ? 0.85 : usual;
}
