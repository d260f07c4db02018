import type { Scope } from "../../draw/scope.ts";
import { people } from "../../facets/person.ts";
import { findSubject, phraseOf } from "../../meaning/subject.ts";
import { toMember } from "../../member.ts";
import { toSlug } from "../../phrases/slug.ts";
import { findActors, findNamed } from "../match-role.ts";
import type { FindRules, Rule } from "../rule.ts";
import { type Slot, write } from "../slot.ts";
import { readTime, timeKinds, toEvent } from "../times/time.ts";

/** Members that say again what another says. */
export const findTexts: FindRules = ({ slots, owner }) => [
  ...findSlugs(slots, owner),
  ...findAges(slots),
  ...findGrades(slots),
  ...findAbbreviations(slots, owner),
  ...findWeekdays(slots),
  ...findVersions(slots),
];

const newer =
  "fix version|fixed version|fixed in version|version|new version|to version|target version|latest version|current version";
const older =
  "previous version|old version|from version|prior version|last version|current version|installed version|rollback version|affects version|affected version|found in version";

/** A version comes after the one before it. */
function findVersions(slots: readonly Slot[]): readonly Rule[] {
  const before = findNamed(slots, older, ["text"]);
  const now = findNamed(slots, newer, ["text"]);
  if (!before || !now || before === now) return [];
  const apply = (scope: Scope) => {
    const [next, last] = [scope.values[now.name], scope.values[before.name]];
    if (typeof last !== "string") return;
    const parts = /^(v?)(\d+)\.(\d+)\.(\d+)$/.exec(typeof next === "string" ? next : "");
    if (!parts) return;
    const [, sign = "", major = "", minor = "", patch = ""] = parts;
    write(scope, before, `${sign}${oneBefore(Number(major), Number(minor), Number(patch))}`);
  };
  return [{ reads: [now], writes: [before], apply }];
}

function oneBefore(major: number, minor: number, patch: number): string {
  if (patch > 0) return `${major}.${minor}.${patch - 1}`;
  if (minor > 0) return `${major}.${minor - 1}.4`;
  return `${Math.max(0, major - 1)}.${major > 0 ? 9 : 0}.0`;
}

const weekdays = "Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday".split("|");
const days = /^(?:weekday|day of week|day name|day label|meeting day|day of the week|day)$/;
const dates =
  /^(?:date|plan|planned|day|next (?:meeting|session|class|lesson|visit)|starts?|event|scheduled)$/;

/** The day of the week is that of the date beside it. */
function findWeekdays(slots: readonly Slot[]): readonly Rule[] {
  const day = slots.find(({ words, kind }) => days.test(words) && kind !== "number");
  const date = slots.find((slot) => timeKinds.includes(slot.kind) && dates.test(toEvent(slot)));
  if (!day || !date) return [];
  const apply = (scope: Scope) => {
    const [said, time] = [scope.values[day.name], readTime(scope, date)];
    if (typeof said !== "string" || !time || time.form === "clock") return;
    const shown = weekdays.find((name) => name.toLowerCase().startsWith(said.toLowerCase()));
    const name = weekdays[new Date(time.at).getUTCDay()] ?? "";
    if (shown === undefined) return;
    const short = name.slice(0, said.length === shown.length ? undefined : said.length);
    const isLower = said === said.toLowerCase();
    write(scope, day, isLower ? short.toLowerCase() : short);
  };
  return [{ reads: [day, date], writes: [day], apply }];
}

const clubs = /(?:^|\s)(?:team|club|side|franchise)$/;

/** The short name of a club is the beginning of its name: `OSL` plays for Oslo. */
function findAbbreviations(slots: readonly Slot[], owner: readonly string[]): readonly Rule[] {
  const shorts = findActors(slots, "short name|abbreviation|tla|short code|abbr", ["text"]);
  if (shorts.length === 0) return [];
  const names = findActors(slots, "name|full name|team name|club name", ["text"]);
  return shorts.flatMap(({ slot: short, stem }) => {
    const name = names.find((other) => other.stem === stem && other.slot !== short)?.slot;
    if (!name || !clubs.test(stem === "" ? (owner.at(-1) ?? "") : stem)) return [];
    const apply = (scope: Scope) => {
      const text = scope.values[name.name];
      const plain = typeof text === "string" ? text.replaceAll(/[^A-Za-z]/g, "") : "";
      if (plain.length > 2) write(scope, short, plain.slice(0, 3).toUpperCase());
    };
    return [{ reads: [name], writes: [short], apply }];
  });
}

/** From how many of a hundred on, the mark in letters. */
const grades: readonly (readonly [from: number, letter: string])[] = [
  [95, "A+"],
  [90, "A"],
  [85, "A-"],
  [80, "B+"],
  [75, "B"],
  [70, "B-"],
  [65, "C+"],
  [60, "C"],
  [50, "D"],
];

function findGrades(slots: readonly Slot[]): readonly Rule[] {
  const letter = findNamed(slots, "letter grade|grade|final grade", ["text"]);
  const percent = findNamed(slots, "percentage|percent|score percent", ["number"]);
  if (!letter || !percent) return [];
  const apply = (scope: Scope) => {
    const reached = scope.values[percent.name];
    if (typeof reached !== "number") return;
    write(scope, letter, grades.find(([from]) => reached >= from)?.[1] ?? "F");
  };
  return [{ reads: [percent], writes: [letter], apply }];
}

function findSlugs(slots: readonly Slot[], owner: readonly string[]): readonly Rule[] {
  const isFlag = owner.some((word) => /^(?:flag|toggle)$/.test(word));
  const slug = findNamed(slots, isFlag ? "key|slug" : "slug|permalink|url slug", ["text"]);
  if (!slug) return [];
  const source = findNamed(
    slots,
    "title|name|headline|label|subject|question|display name|flag name",
    ["text"],
  );
  if (!source) {
    const apply = (scope: Scope) =>
      void write(scope, slug, number(String(scope.values[slug.name]), scope));
    return [{ reads: [], writes: [slug], apply }];
  }
  const siblings = slots.map(({ name }) => name);
  const member = toMember(source.name, { words: owner, path: "", siblings });
  const subject = findSubject(member, [], source.words !== "name");
  const apply = (scope: Scope) => {
    const text = scope.values[source.name];
    if (typeof text !== "string" || toSlug(text) === "") return;
    // A phrase or a person comes once in a round, so only later rounds need a number.
    const size =
      scope.isRoot && subject?.kind === "phrases" && phraseOf(subject.phrases, scope) === text
        ? subject.phrases.size
        : undefined;
    write(scope, slug, toRoundSlug(toSlug(text), scope, size));
  };
  return [{ reads: [source], writes: [slug], apply }];
}

function toRoundSlug(slug: string, scope: Scope, size: number | undefined): string {
  if (size === undefined) return number(slug, scope);
  const { index } = scope.draw;
  return index < size ? slug : `${slug}-${Math.floor(index / size) + 1}`;
}

function number(text: string, scope: Scope): string {
  return scope.isRoot ? `${text}-${scope.draw.index + 1}` : text;
}

const year = 31_557_600_000;

function findAges(slots: readonly Slot[]): readonly Rule[] {
  const age =
    findNamed(slots, "age|age years|age in years|years old", ["number"]) ??
    findNamed(slots, "age months", ["number"]);
  const unit = age?.words === "age months" ? year / 12 : year;
  const birth = slots.find(({ words }) =>
    /^(?:birth|dob|date of birth|born|hatched|whelped)/.test(words),
  );
  if (!age || !birth) return [];
  const apply = (scope: Scope) => {
    const { born } = scope.facet(people);
    const text = scope.values[birth.name];
    const told = typeof text === "string" ? Date.parse(text) : Number.NaN;
    const since = Number.isNaN(told) ? born : told;
    write(scope, age, Math.floor((scope.draw.library.now - since) / unit));
  };
  return [{ reads: [birth], writes: [age], apply }];
}
