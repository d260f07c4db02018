import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { findActors, findNamed } from "../../match-role.ts";
import type { Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";
import { readTime, timeKinds, toEvent } from "../../times/time.ts";

/** Short texts that follow from another: versions, days of the week, the letters of a club. */
export function findLabels(slots: readonly Slot[], owner: readonly string[]): readonly Rule[] {
  return [
    ...findAbbreviations(slots, owner),
    ...findInitials(slots, owner),
    ...findGuildTags(slots, owner),
    ...findWeekdays(slots),
    ...findVersions(slots),
    ...findPatched(slots),
    ...findReleaseNames(slots),
    ...findVariantNames(slots, owner),
  ];
}

const shades = "color|colour|color name|colour name";
const sizes = "size|size label|size name";

/** A variant is called by what it varies in: `Sand / L`. */
function findVariantNames(slots: readonly Slot[], owner: readonly string[]): readonly Rule[] {
  if (owner.at(-1) !== "variant") return [];
  const name = findNamed(slots, "name|title|label|variant name", ["text"]);
  const varied = [shades, sizes].flatMap(
    (names) => findNamed(slots, names, ["text", "choice"]) ?? [],
  );
  if (!name || varied.length === 0) return [];
  const apply = (scope: Scope) => {
    const values = varied.flatMap((slot) => scope.values[slot.name] ?? []).map(String);
    if (values.length > 0) write(scope, name, values.join(" / "));
  };
  return [{ reads: varied, writes: [name], apply }];
}

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

const ranges =
  "affected versions|affected range|vulnerable versions|vulnerable range|vulnerable version range";
const patched = `${newer}|patched version|fixed in|patched in`;

/** `< 1.4.3` is mended in 1.4.3. */
function findPatched(slots: readonly Slot[]): readonly Rule[] {
  const [range, fix] = [ranges, patched].map((names) => findNamed(slots, names, ["text"]));
  if (!range || !fix) return [];
  const apply = (scope: Scope) => {
    const edge = /<(=?) (\d+\.\d+\.)(\d+)$/.exec(String(scope.values[range.name]));
    if (edge && typeof scope.values[fix.name] === "string")
      write(scope, fix, `${edge[2]}${Number(edge[3]) + (edge[1] ? 1 : 0)}`);
  };
  return [{ reads: [range, fix], writes: [fix], apply }];
}

function oneBefore(major: number, minor: number, patch: number): string {
  if (patch > 0) return `${major}.${minor}.${patch - 1}`;
  if (minor > 0) return `${major}.${minor - 1}.4`;
  return `${Math.max(0, major - 1)}.${major > 0 ? 9 : 0}.0`;
}

const weekdays = "Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday".split("|");
const days = oneOf("weekday|day of week|day name|day label|meeting day|day of the week|day");
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
const guilds = oneOf("guild|clan|alliance");

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

/** What players write before their names is the first word of the guild's: `IRON` for the Iron Wolves. */
function findGuildTags(slots: readonly Slot[], owner: readonly string[]): readonly Rule[] {
  if (!guilds.test(owner.at(-1) ?? "")) return [];
  const tag = findNamed(slots, "tag|guild tag|clan tag", ["text"]);
  const name = findNamed(slots, "name|guild name|clan name", ["text"]);
  if (!tag || !name) return [];
  const apply = (scope: Scope) => {
    const [first = ""] = String(scope.values[name.name]).replace(/^The /, "").split(" ");
    const letters = first.replaceAll(/[^A-Za-z]/g, "").slice(0, 4);
    if (letters.length > 2) write(scope, tag, letters.toUpperCase());
  };
  return [{ reads: [name], writes: [tag], apply }];
}

const initialled = oneOf(
  "party|project|programme|program|initiative|organization|organisation|union|institute|association|agency|committee|consortium|federation|ministry|study",
);

/** What is called by its letters is called by those of its name: `GF` is Green Future. */
function findInitials(slots: readonly Slot[], owner: readonly string[]): readonly Rule[] {
  if (!initialled.test(owner.at(-1) ?? "")) return [];
  const short = findNamed(slots, "abbreviation|acronym|initials|key|project key|short name", [
    "text",
  ]);
  const name = findNamed(slots, "name|title|full name", ["text"]);
  if (!short || !name || !oneOf("abbreviation|acronym|initials|key|project key").test(short.words))
    return [];
  const apply = (scope: Scope) => {
    const text = scope.values[name.name];
    const words = typeof text === "string" ? text.split(/[^A-Za-z]+/).filter(isTelling) : [];
    const letters = words.map((word) => word.charAt(0)).join("");
    const [first = ""] = words;
    const told = words.length > 1 ? letters.slice(0, 5) : first.slice(0, 4);
    if (told.length > 1) write(scope, short, told.toUpperCase());
  };
  return [{ reads: [name], writes: [short], apply }];
}

function isTelling(word: string): boolean {
  return word !== "" && !/^(?:and|of|in|on|for|the|to|a)$/i.test(word);
}

/** Version 4.2 is of the name that its number has. */
function findReleaseNames(slots: readonly Slot[]): readonly Rule[] {
  const version = findNamed(slots, "version|version number|tag", ["text"]);
  const name = findNamed(slots, "name|title|release name", ["text"]);
  if (!version || !name) return [];
  const apply = (scope: Scope) => {
    const [number, called] = [scope.values[version.name], scope.values[name.name]];
    if (typeof number !== "string" || typeof called !== "string") return;
    const short = /^v?(\d+\.\d+)/.exec(number)?.[1];
    if (short !== undefined && /^Version \d+\.\d+$/.test(called))
      write(scope, name, `Version ${short}`);
  };
  return [{ reads: [version], writes: [name], apply }];
}
