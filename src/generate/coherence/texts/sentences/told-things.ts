import { toSingular } from "../../../../schema/name-words.ts";
import type { Scope } from "../../../draw/scope.ts";
import { isPersonWord } from "../../../meaning/names/person-words.ts";
import { withoutKind } from "../../../meaning/names/project-words.ts";
import { noteSayings, plainSayings } from "../../../phrases/prose.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

const descriptions = /(?:^| )(?:description|about|summary|details|overview|intro|info|blurb)$/;
const notes = /(?:^| )(?:notes?|remarks?|comments?|memo)$/;

/** What is said of anything of which nothing is known. */
const empty = new Set(plainSayings);
const emptyOfThing =
  / (?:worth a closer look|with a long history|in good order)\.$|^(?:Recently added, more details will follow|One of the newer ones|Well known to those who use it)\.$/;
const emptyNotes = new Set(noteSayings);

/** Where nothing is known to say of a thing, it is described by what stands beside: which kind, where, how long, whose. */
export const findToldThings: FindRules = ({ slots, owner }) => {
  const texts = slots.filter(
    ({ kind, hold, words }) =>
      kind === "text" && hold === "free" && (descriptions.test(words) || notes.test(words)),
  );
  if (texts.length === 0) return [];
  const facts = factsOf(slots);
  const all = Object.values(facts).flat();
  if (all.length === 0) return [];
  const noun = toSingular(withoutKind(owner).slice(-2)).join(" ");
  return texts.map((text) => ({
    reads: [text, ...all],
    writes: [text],
    apply: (scope) => {
      const said = String(scope.values[text.name]);
      const told = emptyNotes.has(said)
        ? noteOf(scope, text, facts)
        : empty.has(said) || emptyOfThing.test(said)
          ? describe(scope, text, noun, facts)
          : undefined;
      if (told !== undefined) write(scope, text, told);
    },
  }));
};

interface Facts {
  readonly kinds: readonly Slot[];
  readonly places: readonly Slot[];
  readonly people: readonly Slot[];
  readonly years: readonly Slot[];
  readonly lengths: readonly Slot[];
}

const kinds = /(?:^| )(?:type|kind|style|category|format|difficulty|class)$/;
const inPlaces = /(?:^| )(?:city|town|region|country|village|park|district|county|neighbou?rhood)$/;
const atPlaces = /^(?:location|venue|site|campus|home port|station|marina|crag|farm|apiary)$/;
const years =
  /^(?:year )?(built|founded|established|opened|introduced|planted|installed)(?: year| in)?$/;
const lengths =
  /^(?:(?:total|overall|max|hull|route|trail|track) )?(length|height|depth|width|distance) (m|ft|km|cm|mi|meters|feet|miles)$/;

function factsOf(slots: readonly Slot[]): Facts {
  const isText = ({ kind }: Slot) => kind === "text" || kind === "choice";
  const some = (fits: (slot: Slot) => boolean) => slots.filter(fits);
  return {
    kinds: some((slot) => isText(slot) && kinds.test(slot.words)).slice(0, 1),
    places: some(
      ({ kind, words }) => kind === "text" && (inPlaces.test(words) || atPlaces.test(words)),
    ).slice(0, 1),
    people: some(
      ({ kind, words }) => kind === "text" && isPersonWord(words.replace(/ name$/, "")),
    ).slice(0, 2),
    years: some(({ kind, words }) => kind === "number" && years.test(words)).slice(0, 1),
    lengths: some(({ kind, words }) => kind === "number" && lengths.test(words)).slice(0, 1),
  };
}

function describe(scope: Scope, text: Slot, noun: string, facts: Facts): string | undefined {
  const kind = kindIn(scope, facts.kinds[0]);
  const place = placeIn(scope, facts.places[0]);
  const measure = measureIn(scope, facts.lengths[0]);
  // A container ship is a ship, and needs not be called so twice.
  const isTold = kind?.split(" ").at(-1) === noun.split(" ").at(-1);
  const thing = kind === undefined ? noun : isTold ? kind : `${kind} ${noun}`;
  const year = yearIn(scope, facts.years[0]);
  const isKnown = [kind, place, measure, year].some((one) => one !== undefined);
  if (noun === "" || !isKnown) return undefined;
  const an = /^[aeiou]/i.test(thing) ? "An" : "A";
  const isHead = kind !== undefined || place !== undefined || measure !== undefined;
  const head = isHead
    ? `${an} ${thing}${place ? ` ${place}` : ""}${measure ? `, ${measure}` : ""}.`
    : `${an} ${thing}, ${year?.toLowerCase()}`;
  const more = [isHead ? year : undefined, personIn(scope, facts.people[0])].filter(
    (one) => one !== undefined,
  );
  const chance = chanceFor(scope, text);
  const tail = more[chance.below(Math.max(1, more.length))];
  return tail === undefined ? head : `${head} ${tail}`;
}

const nobody = /^(?:other|none|unknown|n\/?a|standard|default|custom|basic|general|misc.*)$/i;

function kindIn(scope: Scope, slot: Slot | undefined): string | undefined {
  const value = slot && scope.values[slot.name];
  if (typeof value !== "string" || nobody.test(value) || !/^[\p{L} _-]{3,24}$/u.test(value))
    return undefined;
  const words = value.replaceAll("_", " ");
  if (words.split(" ").length > 2) return undefined;
  return /^\p{Lu}\p{Ll}+(?: \p{Ll}+)?$/u.test(words) ? words.toLowerCase() : words;
}

function placeIn(scope: Scope, slot: Slot | undefined): string | undefined {
  const value = slot && scope.values[slot.name];
  if (typeof value !== "string" || !/^\p{Lu}[^\d]{2,32}$/u.test(value)) return undefined;
  return `${inPlaces.test(slot?.words ?? "") || value.includes(",") ? "in" : "at"} ${value}`;
}

const adjectives: Readonly<Record<string, string>> = {
  length: "long",
  height: "high",
  depth: "deep",
  width: "wide",
  distance: "long",
};
const units: Readonly<Record<string, string>> = { meters: "m", feet: "ft" };

function measureIn(scope: Scope, slot: Slot | undefined): string | undefined {
  const [, measure = "", unit = ""] = lengths.exec(slot?.words ?? "") ?? [];
  const value = slot && scope.values[slot.name];
  return typeof value === "number" && value > 0
    ? `${value} ${units[unit] ?? unit} ${adjectives[measure]}`
    : undefined;
}

function yearIn(scope: Scope, slot: Slot | undefined): string | undefined {
  const [, done = ""] = years.exec(slot?.words ?? "") ?? [];
  const value = slot && scope.values[slot.name];
  if (typeof value !== "number" || value < 1500) return undefined;
  return `${done.charAt(0).toUpperCase()}${done.slice(1)} in ${value}.`;
}

const fullName = /^\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L} '’-]+$/u;

function personIn(scope: Scope, slot: Slot | undefined): string | undefined {
  const value = slot && scope.values[slot.name];
  if (!slot || typeof value !== "string" || !fullName.test(value)) return undefined;
  const role = slot.words.replace(/ name$/, "");
  return `${role.charAt(0).toUpperCase()}${role.slice(1)}: ${value}.`;
}

const spoken = [
  "Spoke to {first} about it.",
  "{first} will confirm by the end of the week.",
  "Agreed with {first}.",
  "Ask {first} before anything is changed.",
  "{first} has the details.",
  "Asked {first}, no answer yet.",
];

/** Who is named beside it is who was asked. */
function noteOf(scope: Scope, text: Slot, { people }: Facts): string | undefined {
  const chance = chanceFor(scope, text);
  const slot = people[chance.below(Math.max(1, people.length))];
  const value = slot && scope.values[slot.name];
  if (typeof value !== "string" || !fullName.test(value)) return undefined;
  const first = value.split(" ")[0] ?? "";
  return spoken[chance.below(spoken.length)]?.replace("{first}", first);
}
