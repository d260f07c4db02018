import type { Definitions, JsonObject, Schema } from "../../src/schema/schema.ts";
import type { RelationInfo, ResourceInfo } from "../api/answers.ts";
import { readAt } from "./member-path.ts";
import { toMembers } from "./record-schema.ts";
import { toValueKind, type ValueKind } from "./value-kind.ts";

export interface Column {
  /** The member, or the path of an identifier that is nested. */
  readonly name: string;
  readonly schema: Schema;
  readonly kind: ValueKind;
  readonly relation: RelationInfo | undefined;
  readonly isId: boolean;
  readonly isSortable: boolean;
  readonly width: number;
}

const widths = {
  reference: 190,
  references: 240,
  enum: 130,
  boolean: 96,
  number: 110,
  date: 168,
  link: 220,
  text: 220,
  nested: 260,
} satisfies Record<ValueKind, number>;

/** A number is short, a UUID is known by its beginning. */
const idWidths = { number: 72, text: 124 };

/** The identifier first, then what a record is known by, then the model's own order. */
export function buildColumns(
  { schema, id, title, relations }: ResourceInfo,
  definitions: Definitions,
): readonly Column[] {
  const members = toMembers(schema, definitions);
  const named = members.map((member) => {
    const relation = relations.find((each) => each.member === member.name);
    return toColumn(member.name, member.schema, toValueKind(member.schema, definitions, relation), {
      relation,
      isId: member.name === id,
    });
  });
  const nested = id?.includes(".")
    ? [toColumn(id, { type: "string" }, "text", { relation: undefined, isId: true })]
    : [];
  return [...nested, ...named].sort((a, b) => rank(a, title) - rank(b, title));
}

function toColumn(
  name: string,
  schema: Schema,
  kind: ValueKind,
  { relation, isId }: Pick<Column, "relation" | "isId">,
): Column {
  const isSortable = kind !== "nested" && kind !== "references";
  return {
    name,
    schema,
    kind,
    relation,
    isId,
    isSortable,
    width: isId ? idWidths[kind === "number" ? "number" : "text"] : widths[kind],
  };
}

function rank({ isId, name }: Column, title: string | undefined): number {
  return isId ? 0 : name === title ? 1 : 2;
}

/** The identifier as paths and links have it. */
export function idOf(record: JsonObject, { id = "id" }: Pick<ResourceInfo, "id">): string {
  return String(readAt(record, id));
}

/** What a person calls the record. */
export function titleOf(record: JsonObject, resource: ResourceInfo): string {
  const title = resource.title === undefined ? undefined : readAt(record, resource.title);
  return title === undefined || title === null || typeof title === "object"
    ? resource.shape === "object"
      ? resource.name
      : `${resource.name} ${idOf(record, resource)}`
    : String(title);
}
