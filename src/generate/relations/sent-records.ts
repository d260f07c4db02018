import type { Reference } from "../../schema/relations/relation.ts";
import type { Collection } from "../../schema/resource.ts";
import type { Json } from "../../schema/schema.ts";
import type { FindRules } from "../coherence/rule.ts";
import { findSent, mediaOf } from "../coherence/states/kinds/sent-files.ts";
import type { Values } from "../draw/scope.ts";
import type { Target } from "./draw-reference.ts";
import { nameIn, type Peek } from "./link.ts";

export interface Surroundings {
  readonly relations: readonly Reference[];
  targetOf(collection: Collection): Target;
  peek(collection: Collection, names: readonly string[]): Peek;
}

const kinds = "mime type|content type|media type|type|kind|file type|file name|filename|name";

/** What a message carries where the attachments are records of their own: a picture for an image. */
export function findSentRecords(from: Collection, around: Surroundings): FindRules {
  return (parts) => {
    const found = findSent(parts);
    if (found?.list.hold !== "reference") return [];
    const { teller, list } = found;
    const relation = around.relations.find((one) => one.from === from && one.member === list.name);
    const named = relation && nameIn(relation.to, kinds);
    if (!relation || named === undefined) return [];
    const target = around.targetOf(relation.to);
    const look = around.peek(relation.to, [named]);
    const known = new Map<string, readonly number[]>();
    /** Those among the first of that kind: found once, and not for each message. */
    const ableOf = (media: string) => {
      const before = known.get(media);
      if (before) return before;
      const first = Array.from({ length: Math.min(target.total, 60) }, (_, at) => at);
      const able = first.filter((position) => isMedia(look(position), named, media));
      known.set(media, able);
      return able;
    };
    return [
      {
        reads: [teller, list],
        writes: [list],
        apply: (scope) => {
          const drawn = scope.values[list.name];
          if (!Array.isArray(drawn)) return;
          const media = mediaOf(scope.values[teller.name]);
          const able = media ? ableOf(media) : [];
          const { index } = scope.draw;
          const sent =
            able.length === 0 ? undefined : target.identifierAt(able[index % able.length] ?? 0);
          scope.values[list.name] = sent === undefined ? [] : [sent];
        },
      },
    ];
  };
}

function isMedia(record: Values, named: string, media: string): boolean {
  const told = String((record as Readonly<Record<string, Json | undefined>>)[named] ?? "");
  const isImage = /^image|\.(?:jpe?g|png|gif|webp)$/.test(told);
  return media === "file" ? !isImage : media === "image" ? isImage : told.startsWith(media);
}
