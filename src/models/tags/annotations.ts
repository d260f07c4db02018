import type { Schema } from "../../schema/schema.ts";
import { suggest } from "../../suggest.ts";
import type { Declared } from "../declarations/declarations-of.ts";
import type { DeclaredType } from "../declarations/declared-type.ts";
import { type Documentation, readDocumentation, type Tag } from "../declarations/documentation.ts";
import type { Reader, Site } from "../reader.ts";
import { isForeign } from "../report/source-place.ts";
import { applyTag, findContradiction, isMemberTag, tagNames } from "./tags.ts";

/** What is said of a schema beside its type. */
export interface Annotated {
  readonly description: string | undefined;
  readonly tags: readonly Tag[];
  /** `User.id`, for what was declared as `User["id"]`. */
  readonly member: string | undefined;
  readonly literals: readonly (string | number)[];
}

/** A member's own documentation, and that of the aliases which its type has swallowed. */
export function readAnnotations(
  member: Declared,
  declared: DeclaredType | undefined,
  schema: Schema,
  reader: Reader,
): Annotated {
  const own = readDocumentation(member);
  // What has become a definition keeps its documentation there.
  const aliases = declared && !refersToDefinition(schema) ? declared.aliases : [];
  const documented = aliases.map(({ documentation, isItem }) =>
    isItem ? toItemDocumentation(documentation) : documentation,
  );
  const descriptions = [own, ...documented].flatMap(({ description }) => description ?? []);
  return {
    description: descriptions[0],
    tags: [...documented.toReversed().flatMap(({ tags }) => tags), ...own.tags],
    member: declared && toMemberName(declared, reader),
    literals: declared?.literals ?? [],
  };
}

/** What an item's alias says of the whole member says nothing of the list. */
function toItemDocumentation({ tags }: Documentation): Documentation {
  return { description: undefined, tags: tags.filter(({ name }) => !isMemberTag(name)) };
}

function refersToDefinition(schema: Schema): boolean {
  if ("anyOf" in schema) return schema.anyOf.some(refersToDefinition);
  if ("items" in schema) return schema.items !== false && refersToDefinition(schema.items);
  return "$ref" in schema;
}

function toMemberName({ member }: DeclaredType, reader: Reader): string | undefined {
  const owner = member && reader.checker.getTypeFromTypeNode(member.owner);
  const name = owner && reader.names.declared(owner);
  return name === undefined ? undefined : `${name}.${member?.name}`;
}

/** The schema with everything that is said of it; what cannot be said of it is reported. */
export function annotate(
  schema: Schema,
  { description, tags, member, literals }: Annotated,
  isInherited: boolean,
  reader: Reader,
  site: Site,
): Schema {
  const ordered = orderLiterals(schema, literals);
  const placed = member === undefined ? ordered : placeMember(ordered, member);
  const tagged = tags.reduce((sum, tag) => refine(sum, tag, isInherited, reader, site), placed);
  const contradiction = findContradiction(tagged);
  const tag = contradiction && tags.find(({ name }) => contradiction.includes(name));
  if (tag && isForeign(tag.span)) {
    const others = tags.filter(({ name }) => !contradiction.includes(name));
    const annotated = { description, tags: others, member, literals };
    return annotate(schema, annotated, isInherited, reader, site);
  }
  if (tag) {
    reader.report.mistake(tag.span, {
      code: "tag-invalid",
      message: `no value of ${site.label} can keep both @${contradiction.join(" and @")}.`,
    });
  }
  return description === undefined ? tagged : { ...tagged, description };
}

function refine(
  schema: Schema,
  tag: Tag,
  isInherited: boolean,
  { report }: Reader,
  site: Site,
): Schema {
  const tagged = applyTag(schema, tag);
  switch (tagged.is) {
    case "refined":
      return tagged.schema;
    case "unknown":
      warnOfSlip(tag, report);
      return schema;
    case "inapplicable":
      // A mapped type hands the tags of the member on to whatever it makes of it.
      if (isInherited || isForeign(tag.span)) return schema;
      report.warn(tag.span, {
        code: "tag-invalid",
        message: `@${tag.name} speaks of ${tagged.subject}, and ${site.label} has none.`,
        remedy: "Remove the tag, or change the type.",
      });
      return schema;
    case "bad-value":
      if (isInherited || isForeign(tag.span)) return schema;
      report.warn(tag.span, {
        code: "tag-invalid",
        message: `@${tag.name} of ${site.label} must be ${tagged.expected}, ${tag.text === "" ? "and has no value" : `not "${tag.text}"`}.`,
      });
      return schema;
  }
}

function warnOfSlip(tag: Tag, report: Reader["report"]): void {
  if (isForeign(tag.span)) return;
  const remedy = suggest(
    `@${tag.name}`,
    tagNames.map((name) => `@${name}`),
  );
  if (!remedy?.startsWith("Did you mean")) return;
  report.warn(tag.nameSpan, {
    code: "tag-invalid",
    message: `there is no tag @${tag.name}.`,
    remedy,
  });
}

/** Literals in the order of the source: the compiler sorts them. */
function orderLiterals(schema: Schema, literals: readonly (string | number)[]): Schema {
  if ("anyOf" in schema) {
    return { ...schema, anyOf: schema.anyOf.map((variant) => orderLiterals(variant, literals)) };
  }
  if ("items" in schema && !("prefixItems" in schema)) {
    return { ...schema, items: orderLiterals(schema.items, literals) };
  }
  if (!("enum" in schema) || literals.length === 0) return schema;
  const rank = (value: string | number | boolean) => {
    const index = literals.indexOf(value as string | number);
    return index === -1 ? literals.length : index;
  };
  return { ...schema, enum: schema.enum.toSorted((a, b) => rank(a) - rank(b)) };
}

/** On the value itself: beside `null`, inside a list. */
function placeMember(schema: Schema, member: string): Schema {
  if ("anyOf" in schema) {
    const anyOf = schema.anyOf.map((variant) =>
      "type" in variant && variant.type === "null" ? variant : placeMember(variant, member),
    );
    return { ...schema, anyOf };
  }
  if ("items" in schema && !("prefixItems" in schema)) {
    return { ...schema, items: placeMember(schema.items, member) };
  }
  return { ...schema, "x-member": member };
}
