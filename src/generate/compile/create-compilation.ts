import type { Mistake } from "../../errors.ts";
import { type FieldRule, toRulePlace } from "../../schema/field-rule.ts";
import { toModelWords } from "../../schema/model-words.ts";
import { toDefinitionText } from "../../schema/referred-names.ts";
import type { Definitions, Schema } from "../../schema/schema.ts";
import type { CheckOf } from "../../schema/validate/validate.ts";
import { buildPossible, type Possible } from "../analysis/possible.ts";
import { createRecordSizes, type RecordSizes } from "../analysis/record-size.ts";
import { findRecursive } from "../analysis/recursive-definitions.ts";
import type { Make } from "../draw/scope.ts";
import { compileRule } from "../field-rules/compile-rule.ts";
import type { Library } from "../load-library.ts";
import { likelihoodOfAbsence } from "../meaning/likelihood.ts";
import { isPlainModel, type Member } from "../member.ts";
import type { Compilation } from "./compilation.ts";
import { compileObject } from "./compile-object.ts";

/** What all compilations of one generator share. */
export interface SharedAnalysis {
  readonly definitions: Definitions;
  readonly library: Library;
  readonly possible: Possible;
  readonly checkOf: CheckOf;
  readonly recursive: ReadonlySet<string>;
  readonly sizes: RecordSizes;
  /** Whether some member says by a tag how it is made. */
  readonly hasTags: boolean;
}

export function buildSharedAnalysis(
  definitions: Definitions,
  library: Library,
  checkOf: CheckOf,
): SharedAnalysis {
  const possible = buildPossible(definitions);
  const recursive = findRecursive(definitions);
  const sizes = createRecordSizes(definitions, recursive);
  const hasTags = Object.values(definitions).some(hasTag);
  return { definitions, library, possible, checkOf, recursive, sizes, hasTags };
}

export interface RuleBook {
  readonly place: string;
  readonly rules: ReadonlyMap<string, FieldRule>;
}

/** The compilation of one resource, and the paths that it met: a rule for any other is a mistake. */
export function createCompilation(
  shared: SharedAnalysis,
  book: RuleBook,
  note: (mistake: Mistake) => void,
  decisionsIn: Compilation["decisionsIn"],
): Compilation & { readonly paths: ReadonlySet<string> } {
  const paths = new Set<string>();
  // Of a large package's types most are never drawn; but a wrong rule is found by compiling them.
  const canWait = book.rules.size === 0 && !shared.hasTags;
  const known = new Map<string, Make>();
  const compilation: Compilation & { readonly paths: ReadonlySet<string> } = {
    ...shared,
    paths,
    ruleFor: (path, schema) => {
      paths.add(path);
      const own = book.rules.get(path);
      const tag = isLeaf(schema) ? schema["x-faker"] : undefined;
      const rule = own ?? tag;
      if (rule === undefined) return undefined;
      const place = own === undefined ? `@faker ${tag}` : toRulePlace(book, path);
      const site = { rule, schema, place, isRequired: false };
      return compileRule(site, shared, note);
    },
    isRuled: (path, schema) => {
      paths.add(path);
      return book.rules.has(path) || schema["x-faker"] !== undefined;
    },
    decisionsIn,
    isLateRule: (path) => typeof book.rules.get(path) === "function",
    compileObject: (schema, member) => compileObject(schema, member, compilation),
    shared: (name, target, member, compile) => {
      const key = toSharedKey(name, target, member, book);
      const made = known.get(key);
      if (made) return made;
      // Claimed before it is compiled, so that a model which contains itself ends here.
      let make: Make | undefined;
      const build = () => {
        make ??= compile(target, holding(member, name, target), compilation);
        return make;
      };
      const late: Make = (scope, place) => build()(scope, place);
      known.set(key, late);
      if (canWait) return late;
      known.set(key, build());
      return build();
    },
    isRecursive: (name) => shared.recursive.has(name),
    likelihoodOfAbsence,
  };
  return compilation;
}

/** An object of a named model is what the model says; anything else is what its member says. */
function holding(member: Member, name: string, target: Schema): Member {
  return "properties" in target ? { ...member, model: toModelWords(name) } : member;
}

function toSharedKey(name: string, target: Schema, member: Member, book: RuleBook): string {
  const hasRules = [...book.rules.keys()].some((path) => path.startsWith(`${member.path}.`));
  const isObject = "properties" in target;
  // An address or an item is another thing in each model; a user is one, by the name of its role.
  const holder = isObject && isPlainModel(toModelWords(name)) ? member.owner.join(" ") : "";
  const role = member.isItem ? `${member.name}[]` : member.name;
  return [name, hasRules ? member.path : "", role, holder].join("\n");
}

function isLeaf(schema: Schema): boolean {
  return !("anyOf" in schema) && !("items" in schema) && !("$ref" in schema);
}

function hasTag(schema: Schema): boolean {
  return toDefinitionText(schema).text.includes('"x-faker":');
}
