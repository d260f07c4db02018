import { isObject, type Json, type JsonObject } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { toState } from "../../../state-words.ts";
import { redrawWhile } from "../../redraw.ts";
import type { FindRules, Parts } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

const tellers = oneOf("type|message type|kind|content type|msg type|media type");
const lists = oneOf("attachments|files|attached files|media|attachment urls|media urls");
const owners = oneOf("message|chatmessage|directmessage|dm|chat");

const images = oneOf("image|photo|picture|gif|images");
const videos = oneOf("video|clip");
const sounds = oneOf("audio|voice|voice note|voice message");
const files = oneOf("file|document|attachment|files|media");

/** What a message carries by what it says that it is, and where it carries it. */
export interface SentFiles {
  readonly teller: Slot;
  readonly list: Slot;
}

export function findSent({ slots, owner }: Pick<Parts, "slots" | "owner">): SentFiles | undefined {
  if (!owner.some((word) => owners.test(word))) return undefined;
  const teller = slots.find(({ words, kind }) => kind === "choice" && tellers.test(words));
  const list = slots.find(({ words, kind }) => kind === "list" && lists.test(words));
  const values = teller && "enum" in teller.schema ? teller.schema.enum : [];
  return teller && list && values.some((value) => mediaOf(value) !== undefined)
    ? { teller, list }
    : undefined;
}

export type Media = "image" | "video" | "audio" | "file";

export function mediaOf(value: Json | undefined): Media | undefined {
  const told = toState(value) ?? "";
  if (images.test(told)) return "image";
  if (videos.test(told)) return "video";
  if (sounds.test(told)) return "audio";
  return files.test(told) ? "file" : undefined;
}

const endings: Readonly<Record<Media, readonly [ending: string, mime: string] | undefined>> = {
  image: ["jpg", "image/jpeg"],
  video: ["mp4", "video/mp4"],
  audio: ["m4a", "audio/mp4"],
  file: undefined,
};

/** A picture that was sent is there, and one that was only written about is not. */
export const findSentFiles: FindRules = (parts) => {
  const found = findSent(parts);
  if (found?.list.hold !== "free") return [];
  const { teller, list } = found;
  const isEmpty = ({ values }: Scope) => (values[list.name] as readonly Json[]).length === 0;
  const apply = (scope: Scope) => {
    if (!Array.isArray(scope.values[list.name])) return;
    const media = mediaOf(scope.values[teller.name]);
    if (!media) {
      write(scope, list, []);
      return;
    }
    redrawWhile(scope, list, 24, isEmpty);
    const sent = scope.values[list.name];
    const ending = endings[media];
    if (ending && Array.isArray(sent))
      write(
        scope,
        list,
        sent.map((one) => toSent(one, ending)),
      );
  };
  return [{ reads: [teller, list], writes: [list], apply }];
};

function toSent(one: Json, [ending, mime]: readonly [string, string]): Json {
  if (isObject(one)) return toSentObject(one, [ending, mime]);
  if (typeof one !== "string") return one;
  if (/^[a-z]+\/[\w.+-]+$/.test(one)) return mime;
  // What is already a picture stays the one that it is.
  const isSo = ending === "jpg" && /\.(?:jpe?g|png|gif|webp)$/.test(one);
  return isSo || one.startsWith("data:") ? one : one.replace(/\.[a-z0-9]{2,5}$/, `.${ending}`);
}

function toSentObject(one: JsonObject, to: readonly [string, string]): JsonObject {
  const kept = Object.values(one).some(
    (value) => typeof value === "string" && value.startsWith(`${to[1].split("/")[0]}/`),
  );
  if (kept) return one;
  return Object.fromEntries(
    Object.entries(one).map(([key, value]) => [key, toSent(value ?? null, to)]),
  );
}
