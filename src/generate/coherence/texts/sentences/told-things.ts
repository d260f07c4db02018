import { toSingular } from "../../../../schema/name-words.ts";
import { hash } from "../../../draw/chance.ts";
import { dealOnce } from "../../../draw/deal.ts";
import type { Scope } from "../../../draw/scope.ts";
import { withoutKind } from "../../../meaning/names/project-words.ts";
import { oneOf } from "../../../one-of.ts";
import { captionSayings, noteSayings, plainSayings, taglines } from "../../../phrases/prose.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";
import { type Fact, factsOf, fullNameIn, isPersonSlot } from "./told-facts.ts";
import { aspectsOf, noteForms, toNote } from "./told-notes.ts";

const descriptions =
  /^(?:(?:short|long|full|brief|public|general|meta|product) )?(?:description|about|summary|details|overview|intro|info|blurb|text|content|body|message|abstract)$/;
const titles =
  /^(?:caption|heading|headline|subtitle|tagline|sub heading|strapline|short description|teaser)$/;
const notes =
  /^(?:(?:internal|private|admin|staff|care|general|additional|other|my|last|extra|short) )?(?:notes?|remarks?|comments?|memo|observations?)$/;

/** What is said of anything of which nothing is known. */
const empty: ReadonlySet<string> = new Set(plainSayings);
const emptyOfThing =
  / (?:worth a closer look|with a long history|in good order)\.$|^(?:Recently added, more details will follow|One of the newer ones|Well known to those who use it|Background and figures are in the attachment|Scope and terms as discussed|Follows the usual procedure|Details in the shared folder)\.$/;
const emptyTitles: ReadonlySet<string> = new Set([...taglines, ...captionSayings]);
const numbered = /^(?:Heading|Headline) \d+$/;
const emptyNotes: ReadonlySet<string> = new Set(noteSayings);

/** Words that say nothing of what it is: nobody calls a thing a thing. */
const hollow = oneOf("thing|item|entry|record|object|entity|element|asset|resource|row|node|slot");

/** Of which a caption tells what is on it. */
const pictures = oneOf(
  "photo|image|picture|media|post|gallery|video|slide|story|reel|attachment|banner|figure|shot|snapshot|frame|illustration|clip|scan|upload",
);

/**
 * Where nothing is known to say of a thing, it is described by what stands beside: which kind, of what,
 * where, how long, whose; and what somebody jots down is about one of the things that it has.
 */
export const findToldThings: FindRules = ({ slots, owner }) => {
  const isFree = ({ kind, hold }: Slot) => kind === "text" && hold === "free";
  const texts = slots.filter((slot) => isFree(slot) && descriptions.test(slot.words));
  const isSeen = pictures.test(owner.at(-1) ?? "");
  const heads = isSeen ? [] : slots.filter((slot) => isFree(slot) && titles.test(slot.words));
  const jotted = slots.filter((slot) => isFree(slot) && notes.test(slot.words));
  if (texts.length + heads.length + jotted.length === 0) return [];
  const thing = toSingular(withoutKind(owner).slice(-2));
  const facts = factsOf(slots, thing);
  return [
    ...(facts.length === 0 ? [] : tellAll(texts, heads, thing, facts)),
    ...heads.flatMap((slot) => headBy(slot, slots)),
    ...jotted.flatMap((slot) => jot(slot, slots)),
  ];
};

function tellAll(
  texts: readonly Slot[],
  heads: readonly Slot[],
  thing: readonly string[],
  facts: readonly Fact[],
): readonly Rule[] {
  const noun = thing.length === 1 && hollow.test(thing[0] ?? "") ? "" : thing.join(" ");
  const reads = facts.map(({ slot }) => slot);
  const tell = (slot: Slot, isEmpty: (said: string) => boolean, isHead: boolean): Rule => ({
    reads: [slot, ...reads],
    writes: [slot],
    apply: (scope) => {
      if (!isEmpty(String(scope.values[slot.name]))) return;
      const told = describe(scope, slot, noun, facts, isHead);
      if (told !== undefined) write(scope, slot, told);
    },
  });
  return [
    ...texts.map((slot) => tell(slot, (said) => empty.has(said) || emptyOfThing.test(said), false)),
    ...heads.map((slot) =>
      tell(slot, (said) => emptyTitles.has(said) || numbered.test(said), true),
    ),
  ];
}

/** What only something that has a word of its own is made of, or made by. */
const parts = /^(?:by|with|made of) /;

/** Above what has a name stands its name. */
function headBy(slot: Slot, slots: readonly Slot[]): readonly Rule[] {
  const name = slots.find(({ kind, words }) => kind === "text" && /^(?:name|title)$/.test(words));
  if (!name) return [];
  const apply = (scope: Scope) => {
    const isOpen = numbered.test(String(scope.values[slot.name]));
    if (isOpen) write(scope, slot, scope.values[name.name]);
  };
  return [{ reads: [slot, name], writes: [slot], apply }];
}

interface Told {
  readonly as: Fact["as"];
  readonly text: string;
}

/** Two or three of the facts, others in each record. */
function describe(
  scope: Scope,
  slot: Slot,
  noun: string,
  facts: readonly Fact[],
  isHead: boolean,
): string | undefined {
  const told = facts.flatMap(({ as, tell }): Told[] => {
    const text = tell(scope);
    if (text === undefined) return [];
    if (noun !== "" || as !== "behind") return [{ as, text }];
    return parts.test(text) ? [] : [{ as: "apart", text: toSentence(text) }];
  });
  const chance = chanceFor(scope, slot);
  const some = (as: Fact["as"], most: number) => {
    const all = told.filter((one) => one.as === as);
    while (all.length > most) all.splice(chance.below(all.length), 1);
    return all.map(({ text }) => text);
  };
  const before = some("before", 1);
  const behind = some("behind", before.length > 0 ? 1 : 2);
  const end = some("end", behind.length > 1 ? 0 : 1);
  const isTold = noun !== "" && before.length + behind.length + end.length > 0;
  if (isHead && !isTold) return undefined;
  // What kind it is says too little, where that is all.
  if (isHead)
    return behind.length + end.length > 0 ? phraseOf(noun, before, behind, end) : undefined;
  const apart = some("apart", isTold ? 1 : 2);
  const head = isTold ? [`${phraseOf(noun, before, behind, end)}.`] : [];
  const all = [...head, ...apart];
  return all.length < 2 && !isTold ? undefined : all.join(" ");
}

function phraseOf(
  noun: string,
  before: readonly string[],
  behind: readonly string[],
  end: readonly string[],
): string {
  const [kind] = before;
  // A container ship is a ship, and needs not be called so twice.
  const isTwice = kind?.split(" ").at(-1) === noun.split(" ").at(-1);
  const thing = kind === undefined ? noun : isTwice ? kind : `${kind} ${noun}`;
  const an = /^[aeiou]/i.test(thing) ? "An" : "A";
  return [[an, thing, ...behind].join(" "), ...end].join(", ");
}

function toSentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const spoken = [
  "Spoke to {first} about it.",
  "{first} will confirm by the end of the week.",
  "Agreed with {first}.",
  "Ask {first} before anything is changed.",
  "{first} has the details.",
  "Asked {first}, no answer yet.",
];

/** About one of its measures, or by whom it was told; now and then that there is nothing to say. */
function jot(slot: Slot, slots: readonly Slot[]): readonly Rule[] {
  const people = slots.filter(isPersonSlot).slice(0, 2);
  const aspects = aspectsOf(slots);
  if (people.length + aspects.length === 0) return [];
  const size = aspects.length * noteForms.length;
  const told = people.length * spoken.length;
  const plain = Math.min(3, Math.ceil(size / 4));
  const key = hash(slot.member.path);
  const apply = (scope: Scope) => {
    if (!emptyNotes.has(String(scope.values[slot.name]))) return;
    const at = dealOnce(scope, chanceFor(scope, slot), size + told + plain, key);
    if (at < size) return void write(scope, slot, toNote(aspects, at));
    const who = people[(at - size) % Math.max(1, people.length)];
    const first = who && fullNameIn(scope, who)?.split(" ")[0];
    const form = spoken[Math.floor((at - size) / Math.max(1, people.length))];
    if (first !== undefined) write(scope, slot, form?.replace("{first}", first));
  };
  return [{ reads: [slot, ...people], writes: [slot], apply }];
}
