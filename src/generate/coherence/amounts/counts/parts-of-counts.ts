import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { readQuantity, writeQuantity } from "../../quantity.ts";
import { chanceFor, type FindRules, type Rule } from "../../rule.ts";
import type { Slot } from "../../slot.ts";
import { type Completion, findCompletion } from "./completion.ts";

/** Names of how many there are of something at all. */
const wholes =
  /^(?:(?:total|max|maximum|number of|num) (?<of>\S+s)|(?<these>\S+s) (?:total|in total|overall)|(?<one>\S+) (?:count|limit))$/;

/** What is said of some of them, and means no more than all: neither a price nor a bound. */
const others = oneOf(
  "total|max|maximum|min|minimum|number|num|average|avg|per|price|cost|fee|required|expected|target|planned|previous|last|extra|additional|bonus|waitlisted|waiting",
);

/** What is said of some of a number of things, before or behind the word for them. */
const some =
  "left|remaining|available|free|open|sold|booked|used|taken|filled|occupied|reserved|in use|vacant|unsold|checked in|assigned|delivered|returned|completed|closed|damaged|defective|rejected|passed|failed|inspected|missing|active|online|offline";
const behind = new RegExp(`^(?<of>\\S.*) (?:${some})$`);
const before = new RegExp(`^(?:${some}) (?<of>\\S.*)$`);

/** `vehicleSlotsLeft` beside `vehicleSlots`, `openTables` beside `tables`. */
function findNamesakes(
  numbers: readonly Slot[],
  completion: Completion | undefined,
): readonly Rule[] {
  const byWords = new Map(numbers.map((slot) => [slot.words, slot]));
  return numbers.flatMap((part) => {
    const noun = (behind.exec(part.words) ?? before.exec(part.words))?.groups?.["of"] ?? "";
    const whole = /s$/.test(noun)
      ? (byWords.get(noun) ??
        byWords.get(`${noun.slice(0, -1)} capacity`) ??
        byWords.get(`${noun} capacity`))
      : findStore(part, numbers);
    return whole && whole !== part ? [toRule(part, whole, completion)] : [];
  });
}

const used = /^(?<store>memory|ram|disk|storage|cpu|bandwidth|swap|quota) used(?<unit>(?: \S+)?)$/;

/** `memoryUsedGb` beside `memoryGb`. */
function findStore({ words }: Slot, numbers: readonly Slot[]): Slot | undefined {
  const { store, unit = "" } = used.exec(words)?.groups ?? {};
  return store === undefined
    ? undefined
    : numbers.find(
        (slot) => slot.words === `${store}${unit}` || slot.words === `${store} total${unit}`,
      );
}

/** `currentEpoch` beside `epochs` or `totalEpochs`: how far it is, and at the end all of them. */
function findCurrents(
  numbers: readonly Slot[],
  completion: Completion | undefined,
): readonly Rule[] {
  if (!completion) return [];
  return numbers.flatMap((part) => {
    const noun =
      /^current (step|epoch|round|lap|stage|iteration|lesson|module|phase|session|day|week)$/.exec(
        part.words,
      )?.[1];
    const names = [`${noun}s`, `total ${noun}s`, `max ${noun}s`, `number of ${noun}s`];
    const whole = noun && numbers.find(({ words }) => names.includes(words));
    if (!whole) return [];
    const apply = (scope: Scope) => {
      const all = readQuantity(scope, whole);
      const reached = completion.read(scope);
      if (all === undefined) return;
      if (reached === "full") writeQuantity(scope, part, all);
      else if (reached === "none") writeQuantity(scope, part, 0);
      else if ((readQuantity(scope, part) ?? 0) > all)
        writeQuantity(scope, part, Math.ceil(all * chanceFor(scope, part).next()));
    };
    return [{ reads: [part, whole, completion.slot], writes: [part], apply }];
  });
}

const which =
  /^(?:current )?(session|lesson|visit|class|treatment|appointment|dose|payment|round|lap|step|stage|week|day|chapter|episode|volume|trip|attempt|stop|part|page|copy|leg) (?:number|no|num|nr|index)$/;

/** `sessionNumber` of `totalSessions`: nobody has had the eighth of three. */
function findWhich(numbers: readonly Slot[]): readonly Rule[] {
  return numbers.flatMap((part) => {
    const noun = which.exec(part.words)?.[1];
    const nouns = noun === undefined ? "" : noun.replace(/s?s$/, "sse").concat("s");
    const names = [
      `total ${nouns}`,
      `${nouns} total`,
      `number of ${nouns}`,
      `${noun} count`,
      nouns,
    ];
    const whole =
      noun && numbers.find(({ words }) => names.includes(words.replace(/^planned /, "")));
    if (!whole) return [];
    const apply = (scope: Scope) => {
      const [some, all] = [readQuantity(scope, part), readQuantity(scope, whole)];
      if (some === undefined || all === undefined || (some <= all && some > 0)) return;
      writeQuantity(scope, part, Math.max(1, Math.ceil(all * chanceFor(scope, part).next())));
    };
    return [{ reads: [part, whole], writes: [part], apply }];
  });
}

/** `precinctsReporting` of `totalPrecincts`, `completedLessons` of `totalLessons`. */
export const findPartsOfCounts: FindRules = ({ slots, owner }) => {
  const completion = findCompletion(slots, owner);
  const numbers = slots.filter(({ kind }) => kind === "number");
  const counted = numbers.flatMap((whole) => {
    const groups = wholes.exec(whole.words)?.groups;
    const one = groups?.["one"];
    const noun =
      groups?.["of"] ??
      groups?.["these"] ??
      one?.replace(/s?$/, "s") ??
      findKindCounted(whole, numbers);
    if (noun === undefined) return [];
    return numbers
      .filter((slot) => slot !== whole && isPart(slot, noun))
      .map((part) => toRule(part, whole, completion));
  });
  return [
    ...findNamesakes(numbers, completion),
    ...findGone(numbers),
    ...findCurrents(numbers, completion),
    ...findWhich(numbers),
    ...counted,
  ];
};

const made =
  /^(?<of>\S+s) (?:made|baked|produced|printed|bought|brewed|grown|harvested|planted|ordered|caught|built|bottled|poured|received|issued|entered|released|registered|started|invited|loaded)$/;
const gone =
  /^(?<of>\S+s) (?:sold|used|eaten|given|shipped|left|lost|broken|returned|survived|sprouted|rejected|discarded|redeemed|finished|arrived|attended|retained)$/;

/** `barsSold` of `barsMade`. */
function findGone(numbers: readonly Slot[]): readonly Rule[] {
  return numbers.flatMap((part) => {
    const noun = gone.exec(part.words)?.groups?.["of"];
    const whole = noun && numbers.find(({ words }) => made.exec(words)?.groups?.["of"] === noun);
    return whole ? [toRule(part, whole, undefined)] : [];
  });
}

const besideThem = oneOf(
  "signed up|checked in|turned up|dropped out|on board|on site|in place|in use",
);
const marked = /^(?:graded|marked|late|ungraded)(?: count| submissions)?$/;

/** `nestHoles` beside `occupiedHoles` are all the holes, where no others are counted. */
function findKindCounted({ words }: Slot, numbers: readonly Slot[]): string | undefined {
  const [kind = "", noun = "", ...more] = words.split(" ");
  if (more.length > 0 || !/[^su]s$/.test(noun) || others.test(kind) || states.test(kind))
    return undefined;
  const rest = numbers.filter((one) => one.words !== words && one.words.split(" ").includes(noun));
  return rest.length > 0 && rest.every((one) => before.test(one.words) && one.words.endsWith(noun))
    ? noun
    : undefined;
}

const states =
  /(?:ed|ing|en)$|^(?:left|available|free|sold|used|in|vacant|missing|active|online|offline|own|new|old|spare|more|empty|full|lost|won|daily|weekly|monthly|yearly)$/;

function isPart({ words }: Slot, noun: string): boolean {
  if (noun === "submissions" && marked.test(words)) return true;
  const isCount = words.endsWith(" count");
  const names = (isCount ? words.slice(0, -6).replace(/s?$/, "s") : words).split(" ");
  // `clientsCount` of `maxClients` is of nothing but them.
  if (isCount && names.length === 1) return names[0] === noun;
  if (names[0] === noun && besideThem.test(names.slice(1).join(" "))) return true;
  if (names.length !== 2 || names.some((word) => others.test(word))) return false;
  return names[0] === noun || names[1] === noun;
}

const finished = /\b(?:completed|done|finished|played|reporting)\b/;
const unfinished = /^(?:open|remaining|pending|outstanding)\b|\b(?:open|left|remaining)$/;

function toRule(part: Slot, whole: Slot, completion: Completion | undefined): Rule {
  const isRest =
    unfinished.test(part.words) &&
    /\b(?:tasks?|lessons?|steps?|modules?|items?|issues?)\b/.test(part.words);
  const told = isRest || finished.test(part.words) ? completion : undefined;
  return {
    reads: told ? [part, whole, told.slot] : [part, whole],
    writes: [part],
    apply: (scope) => {
      const [some, all] = [readQuantity(scope, part), readQuantity(scope, whole)];
      if (some === undefined || all === undefined) return;
      // What is over has had all of them, and what has not begun none.
      const reached = told?.read(scope);
      if (reached === "full") writeQuantity(scope, part, isRest ? 0 : all);
      if (reached === "none") writeQuantity(scope, part, isRest ? all : 0);
      if (some <= all || reached === "full" || reached === "none") return;
      writeQuantity(scope, part, Math.floor(all * (0.3 + 0.65 * chanceFor(scope, part).next())));
    },
  };
}
