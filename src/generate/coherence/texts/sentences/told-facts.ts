import { toPlural, toSingular } from "../../../../schema/name-words.ts";
import type { Scope } from "../../../draw/scope.ts";
import { isPersonWord } from "../../../meaning/names/person-words.ts";
import { oneOf } from "../../../one-of.ts";
import type { Slot } from "../../slot.ts";

/** What a neighbour adds to what is said of a thing; undefined in a record where it adds nothing. */
export interface Fact {
  readonly slot: Slot;
  readonly as: Place;
  readonly tell: (scope: Scope) => string | undefined;
}

/**
 * Where it is said: `matte`, before the word for the thing; `made of oak`, behind it, and `, 64 cm high`
 * at the end; `Queen seen.` in a sentence of its own.
 */
export type Place = "before" | "behind" | "end" | "apart";

/** A fact of a slot, where it is such a slot. */
type ReadFact = (slot: Slot, owner: readonly string[]) => Omit<Fact, "slot"> | undefined;

/** All that the neighbours tell of a thing, in the order in which one would say it. */
export function factsOf(slots: readonly Slot[], owner: readonly string[]): readonly Fact[] {
  return readers.flatMap((read) =>
    slots.flatMap((slot) => {
      const fact = read(slot, owner);
      return fact ? [{ slot, ...fact }] : [];
    }),
  );
}

function isOwnSize(words: string, owner: readonly string[]): boolean {
  const [word = "", size] = words.split(" ");
  return words === "size" || (size === "size" && owner.includes(word));
}

const isText = ({ kind }: Slot) => kind === "text" || kind === "choice";

const kinds = /(?:^| )(?:type|kind|style|category|format|difficulty|class)$/;

/** `boatType` of a boat is the boat's, and `roofType` of a house that of its roof. */
function isOwnKind(words: string, owner: readonly string[]): boolean {
  const role = words.split(" ").slice(0, -1);
  return kinds.test(words) && role.every((word) => owner.includes(word));
}

const looks = oneOf("surface|finish|texture|colour|color|temperament|mood|shape");
const sizes = /^(?:tiny|small|large|big|huge|giant|mini|compact)$/i;
const conditions = /^(?:good|fair|poor|excellent|mint|perfect|great)$/i;
const nobody =
  /^(?:other|none|unknown|n\/?a|standard|default|custom|basic|general|popular|featured|special|misc.*)$/i;

const readKind: ReadFact = (slot, owner) =>
  isText(slot) && isOwnKind(slot.words, owner)
    ? { as: "before", tell: (scope) => adjectiveIn(scope, slot) }
    : undefined;

const readLook: ReadFact = (slot) =>
  isText(slot) && looks.test(slot.words)
    ? { as: "before", tell: (scope) => adjectiveIn(scope, slot) }
    : undefined;

const readSize: ReadFact = (slot, owner) =>
  isText(slot) && isOwnSize(slot.words, owner)
    ? { as: "before", tell: (scope) => adjectiveIn(scope, slot, sizes) }
    : undefined;

/** `made of oak`. */
const readMaterial: ReadFact = (slot) =>
  isText(slot) && oneOf("material|wood|main material|body material").test(slot.words)
    ? {
        as: "behind",
        tell: (scope) => {
          const told = adjectiveIn(scope, slot);
          return told === undefined ? undefined : `made of ${told}`;
        },
      }
    : undefined;

const readCondition: ReadFact = (slot) =>
  isText(slot) && slot.words === "condition"
    ? {
        as: "behind",
        tell: (scope) => {
          const told = adjectiveIn(scope, slot, conditions);
          return told === undefined ? undefined : `in ${told} condition`;
        },
      }
    : undefined;

/** How often something was seen, clicked or done is nothing that it has. */
const happened =
  /^(?:view|like|share|comment|reply|use|usage|click|download|read|play|visit|vote|review|rating|error|retry|attempt|order|sale|search|open|item|page|total|record|entry|result|user|follower|subscriber|day|night|hour|minute|repeat|edit|revision|report|flag|save|favou?rite|bookmark|login|word|character|line|row|[a-z]+ed|used|sold|seen|shown|sent)$/;
const bounds = oneOf("max|min|maximum|minimum|total|avg|average|target|goal|num|number|of|no");

/** `with 14 bells`: `bellCount`, `numberOfBells`. */
const readCount: ReadFact = ({ kind, words, name }, owner) => {
  if (kind !== "number") return undefined;
  const counted = /^(?:(?:number of|num) (.+)|(.+) count)$/.exec(words);
  const noun = counted?.[1] ?? counted?.[2] ?? "";
  const [one = ""] = toSingular([noun.split(" ").at(-1) ?? ""]);
  const isOwn = owner.includes(one) || noun.split(" ").some((word) => bounds.test(word));
  if (noun === "" || isOwn || happened.test(one)) return undefined;
  const many = toPlural(noun.split(" ")).join(" ");
  return {
    as: "behind",
    tell: ({ values }) => {
      const value = values[name];
      return typeof value === "number" && Number.isInteger(value) && value > 1 && value < 1000
        ? `with ${value} ${many}`
        : undefined;
    },
  };
};

const inPlaces = /(?:^| )(?:city|town|region|country|village|park|district|county|neighbou?rhood)$/;
const atPlaces =
  /^(?:location|venue|site|campus|home port|port|station|marina|crag|farm|apiary|harbou?r|lake|river|island|garden|museum|church|hall)$/;

const readPlace: ReadFact = ({ kind, words, name }) =>
  kind === "text" && (inPlaces.test(words) || atPlaces.test(words))
    ? {
        as: "behind",
        tell: ({ values }) => {
          const value = values[name];
          if (typeof value !== "string" || !/^\p{Lu}[^\d]{2,32}$/u.test(value)) return undefined;
          // `Behind the barn` says itself where it is.
          const [first = ""] = value.split(" ");
          if (wheres.test(first)) return `${value.charAt(0).toLowerCase()}${value.slice(1)}`;
          return `${inPlaces.test(words) || value.includes(",") ? "in" : "at"} ${value}`;
        },
      }
    : undefined;
const wheres = oneOf(
  "Behind|Near|Under|Above|Below|Beside|Next|Along|Opposite|Inside|Outside|On|In|At",
);

const readOrigin: ReadFact = ({ kind, words, name }) =>
  kind === "text" && oneOf("origin|place of origin|provenance").test(words)
    ? {
        as: "behind",
        tell: ({ values }) => {
          const value = values[name];
          return typeof value === "string" &&
            /^\p{Lu}[\p{L} '’-]+, \p{Lu}[\p{L} '’-]+$/u.test(value)
            ? `from ${value}`
            : undefined;
        },
      }
    : undefined;

const fullName = /^\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L} '’-]+$/u;
const makers = oneOf(
  "author|maker|artist|designer|creator|composer|painter|carver|sculptor|builder",
);

/** Who is named so, as long as it is somebody's name. */
export function fullNameIn({ values }: Scope, { name }: Slot): string | undefined {
  const value = values[name];
  return typeof value === "string" && fullName.test(value) ? value : undefined;
}

export function isPersonSlot({ kind, words }: Slot): boolean {
  return kind === "text" && isPersonWord(words.replace(/ name$/, ""));
}

const readMaker: ReadFact = (slot) =>
  slot.kind === "text" && makers.test(slot.words)
    ? {
        as: "behind",
        tell: (scope) => {
          const who = fullNameIn(scope, slot);
          return who === undefined ? undefined : `by ${who}`;
        },
      }
    : undefined;

const readPerson: ReadFact = (slot) => {
  if (!isPersonSlot(slot) || makers.test(slot.words)) return undefined;
  const role = toLabel(slot.words.replace(/ name$/, ""));
  return {
    as: "apart",
    tell: (scope) => {
      const who = fullNameIn(scope, slot);
      return who === undefined ? undefined : `${role}: ${who}.`;
    },
  };
};

/** `Captured by Ben Osei.` */
const readDoer: ReadFact = (slot) =>
  slot.kind === "text" &&
  /^(?!(?:created|updated|modified|added|deleted|uploaded) )\S{3,}(?:ed|ught|own|wn|ade|unt|und) by$/.test(
    slot.words,
  )
    ? {
        as: "apart",
        tell: (scope) => {
          const who = fullNameIn(scope, slot);
          return who === undefined ? undefined : `${toLabel(slot.words)} ${who}.`;
        },
      }
    : undefined;

const years =
  /^(?:year )?(built|founded|established|opened|introduced|planted|installed|erected|restored|completed)(?: year| in)?$/;

const readYear: ReadFact = ({ kind, words, name }) => {
  const [, done] = kind === "number" ? (years.exec(words) ?? []) : [];
  if (done === undefined) return undefined;
  return {
    as: "end",
    tell: ({ values }) => {
      const value = values[name];
      return typeof value === "number" && value > 1500 ? `${done} in ${value}` : undefined;
    },
  };
};

const lengths =
  /^(?:(?:total|overall|max|hull|route|trail|track) )?(length|height|depth|width|distance|diameter) (mm|m|ft|km|cm|mi|meters|feet|miles)$/;
const adjectives: Readonly<Record<string, string>> = {
  length: "long",
  height: "high",
  depth: "deep",
  width: "wide",
  distance: "long",
  diameter: "across",
};
const units: Readonly<Record<string, string>> = { meters: "m", feet: "ft" };

const readLength: ReadFact = ({ kind, words, name }) => {
  const [, measure = "", unit = ""] = kind === "number" ? (lengths.exec(words) ?? []) : [];
  if (measure === "") return undefined;
  return {
    as: "end",
    tell: ({ values }) => {
      const value = values[name];
      return typeof value === "number" && value > 0
        ? `${value} ${units[unit] ?? unit} ${adjectives[measure]}`
        : undefined;
    },
  };
};

const readWeight: ReadFact = ({ kind, words, name }) => {
  const [, unit] = kind === "number" ? (/^weight (kg|g|lbs?|t)$/.exec(words) ?? []) : [];
  if (unit === undefined) return undefined;
  return {
    as: "end",
    tell: ({ values }) =>
      typeof values[name] === "number" ? `${values[name]} ${unit}` : undefined,
  };
};

/** What a screen does with a record says nothing of the thing. */
const ofScreens =
  /(?:^| )(?:active|public|private|visible|hidden|published|featured|pinned|favou?rite|archived|deleted|default|enabled|disabled|verified|read|unread|new|open|closed|current|available|selected|expanded|liked|saved|locked|online|urgent|approved|confirmed|completed?|done|cancell?ed|flagged|starred|synced|sent|valid|required|optional|checked|paid|sold|live|draft|closed|resolved)$/;

/** `Queen seen.`, `Food safe.`, `Needs review.` */
const readFlag: ReadFact = ({ kind, words, name }) => {
  if (kind !== "boolean" || ofScreens.test(words)) return undefined;
  const [first = "", ...rest] = words.split(" ");
  const stem = rest.join(" ");
  const [yes, no] = oneOf("is|was").test(first)
    ? [toLabel(stem), undefined]
    : oneOf("has|with").test(first)
      ? [`With ${stem}`, undefined]
      : oneOf("needs|requires|includes").test(first)
        ? [toLabel(words), undefined]
        : rest.length === 1 && /(?:ed|seen|found|worn|broken)$/.test(stem)
          ? [toLabel(words), `${toLabel(first)} not ${stem}`]
          : [];
  if (yes === undefined || stem === "") return undefined;
  return {
    as: "apart",
    tell: ({ values }) => {
      const said = values[name] === true ? yes : values[name] === false ? no : undefined;
      return said === undefined ? undefined : `${said}.`;
    },
  };
};

/** Of these a text says nothing: they change, or are told in another way. */
const untold =
  /(?:^| )(?:status|state|priority|visibility|severity|currency|language|locale|role|unit|source|channel|result|outcome|gender|sex|frequency|period|interval|provider|level|access|privacy|theme|layout|direction|align\w*|condition|id|code|role)$/;

/** `Mode: twill.` */
const readChoice: ReadFact = (slot, owner) => {
  const { kind, words, name } = slot;
  if (kind !== "choice" || untold.test(words)) return undefined;
  const isToldBefore = isOwnKind(words, owner) || looks.test(words) || words === "material";
  const last = words.split(" ");
  if (isToldBefore || last.some((word) => owner.includes(word) && last.length === 1))
    return undefined;
  return {
    as: "apart",
    tell: ({ values }) => {
      const value = values[name];
      if (typeof value !== "string" || nobody.test(value) || !/^[\p{L} _-]{3,24}$/u.test(value))
        return undefined;
      return `${toLabel(words)}: ${value.replaceAll(/[_-]/g, " ").toLowerCase()}.`;
    },
  };
};

const readers: readonly ReadFact[] = [
  readSize,
  readLook,
  readKind,
  readMaterial,
  readCount,
  readCondition,
  readPlace,
  readOrigin,
  readMaker,
  readLength,
  readWeight,
  readYear,
  readChoice,
  readFlag,
  readDoer,
  readPerson,
];

/** As it stands in a sentence; what is no plain word is not said. */
function adjectiveIn(
  { values }: Scope,
  { name }: Slot,
  only?: { test(text: string): boolean },
): string | undefined {
  const value = values[name];
  if (typeof value !== "string" || nobody.test(value) || !/^[\p{L} _-]{3,24}$/u.test(value))
    return undefined;
  if (only && !only.test(value)) return undefined;
  const words = value.replaceAll("_", " ");
  if (words.split(" ").length > 2) return undefined;
  return /^\p{Lu}\p{Ll}+(?: \p{Ll}+)?$/u.test(words) ? words.toLowerCase() : words;
}

function toLabel(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
