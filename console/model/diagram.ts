import type { Definitions } from "../../src/schema/schema.ts";
import type { RelationEdge, ResourceInfo } from "../api/answers.ts";
import { describeType } from "./describe-type.ts";
import { toMembers } from "./record-schema.ts";

/** What the diagram shows: a box for each resource, an arrow for each relation. */
export interface Box {
  readonly path: string;
  readonly name: string;
  readonly lines: readonly {
    readonly name: string;
    readonly type: string;
    readonly isReference: boolean;
  }[];
  readonly more: number;
  readonly width: number;
  readonly height: number;
}

export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

export interface Placed {
  readonly boxes: readonly (Box & { readonly x: number; readonly y: number })[];
  readonly arrows: readonly (Arrow & {
    readonly points: readonly { readonly x: number; readonly y: number }[];
  })[];
  readonly width: number;
  readonly height: number;
}

const mostLines = 7;
const boxWidth = 210;
export const lineHeight = 19;
export const headHeight = 40;

export function buildBox(resource: ResourceInfo, definitions: Definitions): Box {
  const members = toMembers(resource.schema, definitions);
  const lines = members.slice(0, mostLines).map(({ name, schema }) => ({
    name,
    type: describeType(schema),
    isReference: resource.relations.some(({ member }) => member === name),
  }));
  const more = members.length - lines.length;
  const rows = lines.length + (more > 0 ? 1 : 0);
  return {
    path: resource.path,
    name: resource.name,
    lines,
    more,
    width: boxWidth,
    height: headHeight + rows * lineHeight + 8,
  };
}

export function buildArrow({ from, to, member }: RelationEdge): Arrow {
  return { from, to, label: member };
}
