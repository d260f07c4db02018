import type { Scope } from "../../../draw/scope.ts";
import { people } from "../../../facets/person.ts";
import { personOf } from "../../../meaning/subject.ts";
import { oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

export const sexes = {
  female: /^(?:f|female|woman|girl|w|frau|mrs\.?|ms\.?|mme|madame|sra\.?|señora|weiblich)$/i,
  male: /^(?:m|male|man|boy|herr|mr\.?|monsieur|sr\.?|señor|männlich|maennlich)$/i,
};

const high = oneOf("Soprano|Alto|Mezzo-soprano|Contralto|Mezzo");
const deep = oneOf("Tenor|Bass|Baritone|Bass-baritone");

/** Few women sing bass: the voice is one that the singer can have. */
export const findVoices: FindRules = ({ slots }) => {
  const voice = findNamed(slots, "voice type|voice part|voice|section", ["text", "choice"]);
  const singer =
    voice && findNamed(slots, "singer|performer|artist|soloist|full name|name", ["text"]);
  if (!voice || !singer) return [];
  const group = slots.find(({ words, kind }) => words === "section" && kind === "text");
  const apply = (scope: Scope) => {
    tune(scope);
    // Who sings bass stands among the basses.
    const stands = group && String(scope.values[group.name]);
    if (group && group !== voice && stands && (high.test(stands) || deep.test(stands)))
      write(scope, group, scope.values[voice.name]);
  };
  const tune = (scope: Scope) => {
    const told = String(scope.values[voice.name]);
    const own = /name$/.test(singer.words)
      ? scope.facet(people)
      : personOf(scope, singer.member.words);
    if (!String(scope.values[singer.name]).includes(own.first)) return;
    const isHigh = own.sex === "female";
    if (!(isHigh ? deep : high).test(told)) return;
    const [first, second] = isHigh ? ["Soprano", "Alto"] : ["Tenor", "Bass"];
    // What is deep among men is deep among women.
    write(scope, voice, oneOf("Bass|Alto|Contralto").test(told) ? second : first);
  };
  return [{ reads: [singer, voice], writes: group ? [voice, group] : [voice], apply }];
};

const animals = oneOf("pet|animal|dog|cat|puppy|kitten|horse|rabbit");
/** What hardly anybody calls the other. */
const animalNames = [
  [oneOf("Luna|Bella|Daisy|Nala|Olive|Tilly|Maple|Clover"), sexes.female],
  [oneOf("Milo|Charlie|Max|Rocky|Hugo|Otis|Rufus"), sexes.male],
] as const;

/** Hugo is no woman: one of a few words for it is that of the name. Said before anything follows it. */
export const findSexes: FindRules = ({ slots, owner }) => {
  const sex = findNamed(slots, "sex|gender|salutation|honorific|courtesy title|title|prefix", [
    "choice",
  ]);
  const name =
    sex &&
    findNamed(slots, "first name|given name|given names|forename|full name|name|display name", [
      "text",
    ]);
  if (!sex || !name || !("enum" in sex.schema)) return [];
  const words = sex.schema.enum.filter((word) => typeof word === "string");
  // A title may be a doctor's or a book's.
  if (!words.some((word) => sexes.male.test(word))) return [];
  const isAnimal = owner.some((word) => animals.test(word));
  const apply = (scope: Scope) => {
    const told = scope.values[sex.name];
    if (isAnimal) {
      const called = String(scope.values[name.name]);
      const own = animalNames.find(([names]) => names.test(called))?.[1];
      if (own)
        write(
          scope,
          sex,
          words.find((word) => own.test(word)),
        );
      return;
    }
    const person = scope.facet(people);
    const isTheirs = String(scope.values[name.name]).includes(person.first);
    const isOther = !Object.values(sexes).some((word) => word.test(String(told)));
    // A few say neither, and not a third of all.
    if (!isTheirs || (isOther && chanceFor(scope, sex).next() < 0.15)) return;
    write(
      scope,
      sex,
      words.find((word) => sexes[person.sex].test(word)),
    );
  };
  return [{ reads: [name, sex], writes: [sex], apply }];
};
