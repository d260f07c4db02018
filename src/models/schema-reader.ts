import { isTypeAliasDeclaration } from "typescript/unstable/ast";
import { type Type, TypeFlags, type TypeReference } from "typescript/unstable/sync";
import type { Model } from "../schema/model.ts";
import { type Definitions, dereference, type Schema, toReference } from "../schema/schema.ts";
import type { Binding, BoundType } from "./binding-module.ts";
import type { CheckedModule } from "./compiler/compiler-process.ts";
import { partsOf, rememberAnswers } from "./compiler/remembering-checker.ts";
import { declarationOf } from "./declarations/declarations-of.ts";
import { type DeclaredType, literalsOf, readDeclaredType } from "./declarations/declared-type.ts";
import { type Alias, createNames } from "./declarations/definition-names.ts";
import { addDiscriminators } from "./forms/discriminators.ts";
import { isEndless, originOf } from "./forms/endless-types.ts";
import { preferAliases } from "./forms/member-form.ts";
import { isNever } from "./forms/never.ts";
import { forms } from "./forms/type-forms.ts";
import type { Reader, Site } from "./reader.ts";
import type { Report } from "./report/report.ts";
import { toSpan } from "./report/source-place.ts";
import { annotate } from "./tags/annotations.ts";

export interface SchemaReader {
  readBinding(bound: BoundType, binding: Binding): Model;
  /** Every named schema that the bindings refer to; complete after the last of them. */
  definitions(): Definitions;
}

interface OpenType {
  readonly type: Type;
  readonly site: Site;
}

/** A definition with its body still to be read, and what it was met inside of. */
interface PostponedDefinition {
  readonly name: string;
  readonly type: Type;
  readonly site: Site;
  readonly around: ReadonlyMap<number, OpenType>;
  readonly readInner: () => Schema | undefined;
}

/** Types inside types: beyond it a named one waits its turn, so that a long ring needs no deep stack. */
const deepestReading = 60;

/**
 * What one binding may lead to: objects, and the variants of all unions together. The largest published
 * models that we know of lead to some thousand of each. Others never end, or say at every property that
 * it may be any of a thousand things, each of which says the same.
 */
const most = { types: 5000, variants: 50_000 } as const;

/** A type that leads to more than anybody could read. */
export class TooManyTypes extends Error {
  readonly remedy: string;

  constructor(things: keyof typeof most) {
    const { called, remedy } = tooMany[things];
    super(`it leads to more than ${most[things].toLocaleString("en")} ${called}`);
    this.remedy = remedy;
  }
}

const tooMany = {
  types: {
    called: "types",
    remedy: "Serve a part of it, with Pick or in an interface of your own.",
  },
  // Pick would keep the unions.
  variants: {
    called: "variants of unions",
    remedy: "Write an interface with the properties that you need, and serve that.",
  },
} satisfies Record<keyof typeof most, { called: string; remedy: string }>;

/** Turns the checker's types into our schemas; a type with a name is read once, under that name. */
export function createSchemaReader(
  { checker: asked, program }: CheckedModule,
  modelFiles: readonly string[],
  aliases: ReadonlyMap<Type, Alias>,
  report: Report,
): SchemaReader {
  const checker = rememberAnswers(asked);
  const names = createNames(checker, program);
  for (const [type, alias] of aliases) names.prefer(type, alias);
  const definitions = new Map<string, Schema>();
  /** The definition of each type that has one. */
  const defined = new Map<number, string>();
  /** Types being read: meeting one of them again means that it contains itself. */
  let open = new Map<number, OpenType>();
  const postponed: PostponedDefinition[] = [];
  /** What the binding at hand has led to so far. */
  let met = { types: 0, variants: 0 };
  const count = (things: keyof typeof most, number: number) => {
    met[things] += number;
    if (met[things] > most[things]) throw new TooManyTypes(things);
  };
  let weighed = new Set<number>();

  const define = (type: Type, name: string): string => {
    const claimed = names.claim(type, name);
    defined.set(type.id, claimed);
    if (!definitions.has(claimed)) definitions.set(claimed, {});
    return claimed;
  };

  const reader: Reader = {
    checker,
    program,
    modelFiles,
    names,
    report,
    read: (type, site) => {
      const known = defined.get(type.id);
      if (known !== undefined) return toReference(known);
      return forms.find(({ is }) => is(type, reader))?.read(type, reader, site);
    },
    weigh: (type) => {
      if (!type.isUnionType() || weighed.has(type.id)) return;
      weighed.add(type.id);
      count("variants", partsOf(type).length);
    },
    readShared: (type, site, readInner) => {
      const known = defined.get(type.id);
      if (known !== undefined) return toReference(known);
      const first = open.get(type.id);
      const own = names.declared(type);
      if (first) return toReference(define(type, own ?? toName(first.site.label)));
      if (own !== undefined && isDefinition(type)) define(type, own);
      const around = [...open.values()].map((each) => each.type);
      if (isEndless(type, around, checker)) return refuseEndless(type, site, report);
      const claimed = defined.get(type.id);
      if (claimed !== undefined && open.size >= deepestReading) {
        postponed.push({ name: claimed, type, site, around: new Map(open), readInner });
        return toReference(claimed);
      }
      reader.weigh(type);
      if (!type.isUnionType()) count("types", 1);
      open.set(type.id, { type, site });
      const inner = readInner();
      open.delete(type.id);
      const name = defined.get(type.id);
      if (name === undefined) return inner;
      definitions.set(name, inner ? describe(type, inner, name) : {});
      return toReference(name);
    },
  };

  const readPostponed = () => {
    const outer = open;
    for (let next = postponed.shift(); next; next = postponed.shift()) {
      const { name, type, site, around, readInner } = next;
      open = new Map(around).set(type.id, { type, site });
      const inner = readInner();
      definitions.set(name, inner ? describe(type, inner, name) : {});
    }
    open = outer;
  };

  const describe = (type: Type, schema: Schema, name: string): Schema => {
    const { description, tags } = names.documentation(type);
    const declaration = declarationOf(type.getAliasSymbol());
    const literals =
      declaration && isTypeAliasDeclaration(declaration) ? literalsOf(declaration.type) : [];
    const known = tags.filter((tag) => ["deprecated", "default"].includes(tag.name));
    const annotated = { description, tags: known, member: undefined, literals };
    return annotate(schema, annotated, true, reader, { label: name, where: "" });
  };

  return {
    readBinding: ({ member, type }, binding) => {
      met = { types: 0, variants: 0 };
      weighed = new Set();
      const declared = readDeclaredType(member, checker);
      preferAliases(declared, reader);
      const isArray = checker.isArrayType(type);
      const [item] = isArray ? checker.getTypeArguments(type as TypeReference) : [];
      const record = item ?? type;
      const name = names.declared(record) ?? names.described(record);
      const read = reader.read(record, { label: name, where: whereOf(record, declared, binding) });
      readPostponed();
      const called = names.declared(record) ?? binding.type.replace(isArray ? /\[\]$/ : "", "");
      if (isNever(record, checker)) refuseNever(called, binding, report);
      else refuseEmpty(read, called, binding, definitions, report);
      const schema = read ?? {};
      if ("$ref" in schema) return { name: defined.get(record.id) ?? name, isArray, schema };
      const claimed = define(record, name);
      definitions.set(claimed, schema);
      return { name: claimed, isArray, schema: toReference(claimed) };
    },
    definitions: () => {
      const plain = Object.fromEntries(definitions);
      return Object.fromEntries(
        [...definitions].map(([name, schema]) => [name, addDiscriminators(schema, plain)]),
      );
    },
  };
}

/** What cannot be resolved is mended where it is written; anything else is the config's. */
function whereOf(
  type: Type,
  declared: DeclaredType | undefined,
  { place }: Binding,
): Site["where"] {
  const target = type.isErrorType() ? declared?.aliases.at(-1)?.target : undefined;
  return target ? toSpan(target) : place;
}

/** Whether a type with a name deserves a definition: a shape or a choice, and not `Maybe<string>`. */
function isDefinition(type: Type): boolean {
  if (!type.isUnionType()) return true;
  const parts = partsOf(type);
  const isNullable = parts.some(({ flags }) => flags & (TypeFlags.Null | TypeFlags.Undefined));
  return !isNullable && parts.some(({ flags }) => flags & shapesAndChoices);
}

const shapesAndChoices =
  TypeFlags.Object | TypeFlags.Intersection | TypeFlags.StringLiteral | TypeFlags.NumberLiteral;

function refuseEndless(type: Type, site: Site, report: Report): Schema {
  const member = site.label.slice(site.label.lastIndexOf(".") + 1);
  report.mistake(site.where, {
    code: "type-unreadable",
    message: `the type of ${originOf(type)?.name}.${member} is another one at every step and has no end.`,
    remedy: "Give the recursion a type argument that stays the same.",
  });
  return {};
}

function refuseNever(name: string, { place }: Binding, report: Report): void {
  report.mistake(place, {
    code: "type-unreadable",
    message: `"${name}" is never: no value is of this type.`,
    remedy: "Look for parts that contradict each other, such as string & number.",
  });
}

function refuseEmpty(
  schema: Schema | undefined,
  name: string,
  { place }: Binding,
  definitions: ReadonlyMap<string, Schema>,
  report: Report,
): void {
  const target = schema && dereference(schema, Object.fromEntries(definitions));
  const isEmpty =
    !target ||
    ("properties" in target &&
      Object.keys(target.properties).length === 0 &&
      target.additionalProperties === false &&
      !target.patternProperties);
  if (!isEmpty) return;
  report.mistake(place, {
    code: "type-unreadable",
    message: `"${name}" has no property that JSON can carry.`,
    remedy: "Functions and symbols are left out; serve a type that holds data.",
  });
}

/** `User.manager` → `UserManager`. */
function toName(label: string): string {
  return label.replaceAll(/\W+(\w?)/g, (_, letter: string) => letter.toUpperCase());
}
