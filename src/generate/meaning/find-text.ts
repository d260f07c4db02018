import { isByADay } from "../../schema/by-a-day.ts";
import { toSingular } from "../../schema/name-words.ts";
import type { StringSchema } from "../../schema/schema.ts";
import { fillDigits } from "../facets/place.ts";
import type { Library } from "../load-library.ts";
import { type Member, toMember } from "../member.ts";
import { oneOf } from "../one-of.ts";
import { toSlug } from "../phrases/slug.ts";
import type { TextSource } from "../values/compile-text.ts";
import { readInstantText } from "../values/instant-text.ts";
import { plainNumber } from "../values/number-range.ts";
import { findLocal } from "./find-local.ts";
import { findNumber, isCount, type NumberMaking } from "./find-number.ts";
import { findInstantText } from "./instants.ts";
import type { Because, Meaning } from "./meaning.ts";
import { isBoundOfAmount, readingsOf } from "./names/canonical-words.ts";
import { readCompounds } from "./names/compounds.ts";
import { type DocComment, readDocComment } from "./names/doc-comment.ts";
import { isDoer, isPersonWord } from "./names/person-words.ts";
import { withoutKind } from "./names/project-words.ts";
import { type Reading, RuleIndex, readWords } from "./names/rule-index.ts";
import { neutralText } from "./neutral.ts";
import { byNounClass } from "./noun-classes.ts";
import { findHouseText } from "./pursuit-houses.ts";
import { companyRules } from "./rules/company-rules.ts";
import { sayingsRules } from "./rules/domains/leisure/sayings-rules.ts";
import { namedThing } from "./rules/kind-rules.ts";
import { type TextRule, toTextRule } from "./rules/text-rule.ts";
import { textRules } from "./rules/text-rules.ts";
import { showDay, showNumber, shownForm, shownWords } from "./shown-values.ts";
import { findSubject, personOf } from "./subject.ts";

type TextMeaning = Meaning<TextSource>;

/** What a text is: by its doc comment, its name, its format; neutral where nothing tells. */
export function findText(member: Member, schema: StringSchema, library: Library): TextMeaning {
  const site = { member, schema, library };
  const comment = readDocComment(schema.description);
  const told = comment && byComment(comment, site);
  const found =
    told ??
    byShown(site) ??
    findInstantText(member, schema) ??
    byBook(site) ??
    byHouse(site) ??
    byAgent(site) ??
    byDuty(site) ??
    bySaying(site) ??
    byCompound(site) ??
    byWorth(site) ??
    byName(site) ??
    byFormat(site) ??
    byPerson(site) ??
    byThing(site) ??
    byNumber(site);
  if (!found)
    return fromExample(comment) ?? byDoer(site) ?? byNoun(site) ?? byTown(site) ?? neutral(site);
  return comment?.casing === undefined ? found : recased(found, comment.casing);
}

interface Site {
  readonly member: Member;
  readonly schema: StringSchema;
  readonly library: Library;
}

/** In the words of another language, where we have them. */
function byBook({ member, schema, library: { book } }: Site): TextMeaning | undefined {
  if (!book || schema.format !== undefined || schema.pattern !== undefined) return undefined;
  const make = findLocal(member);
  return make && { make, because: { by: "name", rule: member.words.join(" ") } };
}

function byHouse({ member, library: { isEnglish } }: Site): TextMeaning | undefined {
  const make = isEnglish ? findHouseText(member) : undefined;
  return make && { make, because: { by: "name", rule: member.words.join(" ") } };
}

function byName({ member, schema, library: { isEnglish } }: Site): TextMeaning | undefined {
  const toMeaning = ({ rule, role }: Reading<TextRule>): TextMeaning | undefined => {
    const make = rule.says({ member, role, schema, isEnglish });
    return make && { make, because: { by: "name", rule: rule.name } };
  };
  for (const words of wholeFirst(member)) {
    for (const reading of readWords(words, member, textRules)) {
      const found = toMeaning(reading);
      if (!found) continue;
      const listed = !isGuarded(reading) || isOfAny(reading, member);
      const other = isGuarded(reading) ? undefined : byOneOfThem(member, toMeaning);
      return other ?? (listed ? byItsList(member, toMeaning) : undefined) ?? found;
    }
  }
  return undefined;
}

function isGuarded({ rule: { models, neighbours } }: Reading<TextRule>): boolean {
  return models.size + neighbours.size > 0;
}

/** Whether it holds of a service, whoever offers it. */
function isOfAny({ rule: { models } }: Reading<TextRule>, { owner }: Member): boolean {
  const [only = ""] = toSingular(owner);
  return owner.length === 1 && models.has(only);
}

/** `skills` are what a `skill` of a plumber is, where only the one has a line for plumbers. */
function byOneOfThem(
  member: Member,
  toMeaning: (reading: Reading<TextRule>) => TextMeaning | undefined,
): TextMeaning | undefined {
  const { words } = member;
  const last = words.at(-1) ?? "";
  const one = words.with(-1, toSingular([last])[0] ?? last);
  if (one.at(-1) === last || !textRules.get(one.join(" "))) return undefined;
  for (const reading of readWords(one, member, textRules)) {
    if (reading.role.length > 0 || !isGuarded(reading)) return undefined;
    const found = toMeaning(reading);
    if (found) return found;
  }
  return undefined;
}

/** What is listed by what it is called, and not told of or by somebody. */
const offered = /^(?:services|treatments|offerings|specialties|packages|facilities)$/i;

/** `name` in the `services` of a barber: as one of them would be, were they plain texts. */
function byItsList(
  member: Member,
  toMeaning: (reading: Reading<TextRule>) => TextMeaning | undefined,
): TextMeaning | undefined {
  const { words, path, outer } = member;
  if (!outer || !oneOf("name|title").test(words.join(" "))) return undefined;
  const name = path.split(".").at(-2) ?? "";
  if (!offered.test(name)) return undefined;
  const list = toMember(name, { ...outer, path: "" });
  for (const reading of readWords(list.words, { ...list, isItem: true }, textRules)) {
    if (reading.role.length > 0 || reading.rule.models.size === 0) return undefined;
    const found = toMeaning(reading);
    if (found) return found;
  }
  return undefined;
}

/** `ageGroups` are several of what `ageGroup` is, where a rule has that whole, before they are groups. */
function wholeFirst(member: Member): readonly (readonly string[])[] {
  const readings = readingsOf(member);
  const { words } = member;
  if (words.length < 2 || textRules.get(words.join(" "))) return readings;
  const whole = readings.find(
    (reading) => reading.length === words.length && textRules.get(reading.join(" ")),
  );
  return whole ? [whole, ...readings] : readings;
}

const companies = new RuleIndex([companyRules], toTextRule);
const sayings = new RuleIndex([sayingsRules], toTextRule);

const wordings = oneOf("text|content|body|message|wording|words|line");

/** The `text` of a greeting or a riddle is what a member would say that is called so. */
function bySaying({ member, schema, library: { isEnglish } }: Site): TextMeaning | undefined {
  if (!isEnglish || !wordings.test(member.words.join(" "))) return undefined;
  const thing = toSingular(withoutKind(member.owner).slice(-2));
  for (const name of [thing.join(" "), thing.at(-1) ?? "", `${thing.at(-1)} text`]) {
    const [rule] = sayings.get(name) ?? [];
    const make = rule?.says({ member, role: [], schema, isEnglish });
    if (make) return { make, because: { by: "name", rule: name } };
  }
  return undefined;
}

function byWholeName({ member, schema, library: { isEnglish } }: Site): TextMeaning | undefined {
  for (const { rule, role } of readWords(member.words, member, textRules)) {
    if (role.length > 0) return undefined;
    // What holds of anything says less than that somebody has done it.
    if (rule.models.size + rule.neighbours.size === 0 && !companies.get(rule.name))
      return undefined;
    const make = rule.says({ member, role, schema, isEnglish });
    if (make) return { make, because: { by: "name", rule: rule.name } };
  }
  return undefined;
}

/** `method` in `payment`: as a `paymentMethod` outside would be. */
function byCompound({ member, schema, library: { isEnglish } }: Site): TextMeaning | undefined {
  // What a lesson is called, it is called wherever it stands.
  const isCalled = oneOf("name|title").test(member.words.join(" "));
  if (isCalled && findSubject(member, [], member.name === "title")) return undefined;
  for (const { rule, role } of readCompounds(member, textRules)) {
    const make = rule.says({ member, role, schema, isEnglish });
    if (make) return { make, because: { by: "name", rule: rule.name } };
  }
  return undefined;
}

function byFormat(site: Site): TextMeaning | undefined {
  const { format } = site.schema;
  const make = format === undefined ? undefined : byKind(format.replaceAll("-", " "), site);
  return make && { make, because: { by: "format", rule: format ?? "" } };
}

function byKind(kind: string, { member, schema, library }: Site): TextSource | undefined {
  const [rule] = textRules.get(kind)?.filter(({ models }) => models.size === 0) ?? [];
  return rule?.says({ member, role: [], schema, isEnglish: library.isEnglish });
}

/** What somebody has done, the irregular verbs by name. */
const done =
  /ed$|^(?:read|found|sent|paid|written|made|taken|given|drawn|won|sold|bought|built|held|run|led|taught|shot|sung|spoken|known|seen|begun|brought|caught|chosen|driven|told|lent|lost|met|set|kept)$/;

/** What is done to somebody; one is `invitedTo` a party. */
const given = oneOf(
  "assigned|restricted|addressed|delivered|issued|reported|lent|awarded|billed|sold|given|sent|delegated|escalated|transferred|rented|leased|allocated",
);

/** What is not done by anybody: a list is sorted by a member, and a thing is wanted by a day. */
const notDone = oneOf(
  "sort|sorted|order|group|grouped|filter|due|near|stand|use|best|sell|pay|complete|deliver|respond|reply|return|ready",
);

/** What one does with others; one pays with a card. */
const shared = oneOf(
  "shared|split|discussed|met|swapped|traded|exchanged|collaborated|played|traveled|travelled|talked|spoke",
);

const doings =
  /^(?:event|action|activity|change|status|from|to|at|date|time|timestamp|note|comment|description|label|title)$/i;

/** `approvedBy`, `assignedTo`, `lastReplyBy`, `splitWith`: somebody; a passport is `issuedBy` an office. */
function byAgent(site: Site): TextMeaning | undefined {
  const { words, siblings } = site.member;
  const [verb = "", link = ""] = words.length === 1 ? ["", words[0]] : words.slice(-2);
  // `by` alone beside what was done, and when.
  const isBare = link === "by" && words.length === 1 && siblings.some((name) => doings.test(name));
  if (isBare) return toPerson(words, "by");
  const isNobody = notDone.test(verb) || isByADay(verb);
  const isDone = link === "by" && (done.test(verb) || siblings.length > 2) && !isNobody;
  const isShared = link === "with" && shared.test(verb);
  const isMeant = link === "for" && oneOf("made|meant|intended|bought|baked|knitted").test(verb);
  const isAgent = isDone || isShared || isMeant || (link === "to" && given.test(verb));
  if (!isAgent) return undefined;
  return byWholeName(site) ?? toPerson(words, `… ${words.at(-1)}`);
}

/** `operatorOnDuty`, `nurseInCharge`: the one of them who is there. */
function byDuty(site: Site): TextMeaning | undefined {
  const { words } = site.member;
  const isThere = /^(?:on (?:duty|call|shift)|in charge)$/.test(words.slice(-2).join(" "));
  const noun = words.at(-3) ?? "";
  return isThere && (isPersonWord(noun) || isDoer(noun)) ? toPerson(words, noun) : undefined;
}

/** `leadInvestigator`, `drivers`: somebody too. */
function byPerson({ member }: Site): TextMeaning | undefined {
  for (const words of readingsOf(member)) {
    const last = words.at(-1) ?? "";
    const noun = isPersonWord(last) ? last : last.replace(/s$/, "");
    // `player1` and `player2` are two people.
    if (isPersonWord(noun))
      return toPerson(/\d$|[a-z_][A-D]$/.test(member.name) ? member.words : words, noun);
  }
  return undefined;
}

/** `observer`, `weddingPlanner`: better somebody than a number behind the word. */
function byDoer({ member, schema }: Site): TextMeaning | undefined {
  const last = (member.words.at(-1) ?? "").replace(/s$/, "");
  return isDoer(last) && schema.format === undefined && schema.pattern === undefined
    ? toPerson(member.words, last)
    : undefined;
}

/** `shelter`, `interpretation`: what such nouns are, where no table has this one. */
function byNoun({ member, schema, library }: Site): TextMeaning | undefined {
  if (schema.format !== undefined || schema.pattern !== undefined) return undefined;
  const make = byNounClass(member, library.isEnglish);
  return make && { make, because: { by: "name", rule: member.words.at(-1) ?? "" } };
}

function toPerson(words: readonly string[], rule: string): TextMeaning {
  return { make: (scope) => personOf(scope, words).full, because: { by: "name", rule } };
}

/** The `airline` of a flight is called as airlines are. */
function byThing({ member, schema, library: { isEnglish } }: Site): TextMeaning | undefined {
  const make = namedThing({ member, role: member.words, schema, isEnglish });
  return make && { make, because: { by: "name", rule: member.words.at(-1) ?? "" } };
}

/** What a view shows as its reader sees it: `priceLabel` is `$12.50`, `dateText` a day. */
function byShown({ member, schema, library }: Site): TextMeaning | undefined {
  const words = schema.format === undefined ? shownWords(member.words) : undefined;
  if (!words) return undefined;
  const inner = { ...member, words };
  const time = findInstantText(inner, schema);
  if (time) {
    const make: TextSource = (scope, chance) => {
      const text = time.make(scope, chance);
      const at = readInstantText(text);
      return Number.isNaN(at) ? text : showDay(at, library);
    };
    return { make, because: time.because };
  }
  const form = shownForm(words);
  const number = form && findNumber(inner, { type: "number" });
  if (!form || !number || number.because.by === "nothing") return undefined;
  const draw = toDraw(number.make);
  return {
    make: (scope, chance) => showNumber(draw(scope, chance), words, form, library),
    because: number.because,
  };
}

/**
 * What is a number, whatever its last word might say elsewhere: a customer's `lifetimeValue`, and
 * `priceFrom`, which is no place.
 */
function byWorth(site: Site): TextMeaning | undefined {
  const { words } = site.member;
  const last = words.at(-1) ?? "";
  if (words.length < 2 || !oneOf("value|from|to").test(last)) return undefined;
  if (last !== "value") return isBoundOfAmount(words) ? byNumber(site) : undefined;
  const named = byName(site)?.because;
  const found = named?.by === "name" && named.rule === "value" ? byNumber(site) : undefined;
  return found?.because.by === "name" && found.because.rule.includes(" ") ? found : undefined;
}

/** A number that the model has as a text: `amount: string`. */
function byNumber({ member }: Site): TextMeaning | undefined {
  const found = findNumber(member, { type: "number" });
  if (found.because.by === "nothing" || isCount(found.because)) return undefined;
  if (!isMeasure(member, found.because)) return undefined;
  const { hint = plainNumber, source } = found.make;
  // `violations: string[]` names them; only a number counts them.
  const isAmongOthers = member.siblings.length > 3;
  if (hint.decimals <= 0 && !source && isAmongOthers && member.words.some(isPlural))
    return undefined;
  const draw = toDraw(found.make);
  const make: TextSource = source
    ? (scope, chance) => String(draw(scope, chance))
    : (scope, chance) => draw(scope, chance).toFixed(Math.max(0, hint.decimals));
  return { make, because: found.because };
}

function toDraw({ hint = plainNumber, source }: NumberMaking): NumberSource {
  const step = hint.step ?? 10 ** -hint.decimals;
  const [first, last] = [Math.ceil(hint.least / step), Math.floor(hint.most / step)];
  return source ?? ((_, chance) => chance.between(first, last) * step);
}

type NumberSource = NonNullable<NumberMaking["source"]>;

/** What people write as digits in a text; of anything else they say it in words. */
const measures = oneOf(
  "amount|price|total|subtotal|cost|fee|balance|budget|salary|income|revenue|value|weight|length|distance|area|volume|mileage|score|rating|percent|percentage|rate|ratio|number|no|count|quantity|qty|year|month|age|size|limit|threshold|capacity|latitude|longitude|zip|version|index|rank|points|tax|vat|discount|deposit|premium|payment|interest|calories|height|width|depth|humidity|altitude|angle|speed|duration|minutes|hours|days|seconds|mark|marks|odometer|mph|km|kg|bpm|percentile|gpa|principal|supply|cap|mhz|watts|volts|ph",
);

/** A name that only ends like a measure is one where few stand beside it. */
function isMeasure({ words, siblings }: Member, because: Because): boolean {
  if (siblings.length < 4 || because.by !== "name") return true;
  return words.some((word) => measures.test(word));
}

function isPlural(word: string): boolean {
  return /[^su]s$/.test(word) && !oneOf("gps|address|class|hours|minutes|seconds|days").test(word);
}

function byComment(comment: DocComment, site: Site): TextMeaning | undefined {
  const because = { by: "comment", rule: comment.says } as const;
  if (comment.kind !== undefined) {
    const make = findInstantText(site.member, site.schema, comment.kind)?.make;
    const kind = make ?? byKind(comment.kind, site);
    return kind && { make: kind, because };
  }
  if (comment.epoch !== undefined || comment.shapes === undefined) return undefined;
  return fromExample(comment);
}

/** Values as the comment shows them, the digits of a code drawn anew. */
function fromExample(comment: DocComment | undefined): TextMeaning | undefined {
  if (!comment) return undefined;
  const { shapes, values = shapes } = comment;
  if (!values) return undefined;
  const patterns = shapes ? shapes.map((one) => one.replaceAll(/(?<=\D|^)\d+/g, toHashes)) : values;
  return {
    make: (_, chance) => fillDigits(chance.pick(patterns), chance),
    because: { by: "comment", rule: comment.says },
  };
}

/** The first digit stays, so that a year is one and nothing begins with a zero. */
function toHashes(digits: string): string {
  const kept = /^(?:19|20)\d\d$/.test(digits) ? 3 : 1;
  return digits.length === 1 ? "#" : digits.slice(0, kept) + "#".repeat(digits.length - kept);
}

function recased({ make, because }: TextMeaning, casing: "lower" | "upper"): TextMeaning {
  return {
    because,
    make: (scope, chance) => {
      const text = make(scope, chance);
      return casing === "lower" ? text.toLowerCase() : text.toUpperCase();
    },
  };
}

/** `externalUrls: { spotify }` and `links: { docs }` say by the name of the holder what they are. */
const addresses = oneOf("urls|links|hrefs|uris");

const inTowns = oneOf(
  "purchased|photographed|recorded|filmed|printed|manufactured|published|acquired|discovered|registered|crafted|produced",
);

/** `purchasedIn`: where it was done, if nobody knows better. */
function byTown(site: Site): TextMeaning | undefined {
  const { words } = site.member;
  const isTown = words.length === 2 && words[1] === "in" && inTowns.test(words[0] ?? "");
  const make = isTown && site.schema.format === undefined ? byKind("city", site) : undefined;
  return make && { make, because: { by: "name", rule: "… in" } };
}

function neutral({ member, schema }: Site): TextMeaning {
  if (!member.isTop && !member.isItem && addresses.test(member.owner.at(-1) ?? "")) {
    const path = toSlug(member.words.join(" "));
    return {
      make: (_, chance) => `https://example.com/${path}/${chance.between(1000, 9999)}`,
      because: { by: "name", rule: "url" },
    };
  }
  const because =
    schema.pattern === undefined
      ? ({ by: "nothing" } as const)
      : ({ by: "pattern", rule: schema.pattern } as const);
  return { make: neutralText(member), because };
}
