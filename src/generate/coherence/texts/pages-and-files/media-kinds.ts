import type { Scope } from "../../../draw/scope.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { clear, fill, isOptional, type Slot, write } from "../../slot.ts";

const seen = oneOf("width|height|width px|height px|dimensions|aspect ratio");
const heard = oneOf("duration|duration seconds|duration sec|duration ms|length seconds|bitrate");

/** A picture has a width and no length, a recording a length, and a letter neither. */
export const findMediaKinds: FindRules = ({ slots }) => {
  const type = findNamed(slots, "mime type|content type|media type|mimetype", ["text"]);
  const file = findNamed(slots, "file name|filename", ["text"]);
  return [
    ...(type
      ? slots.flatMap((slot) => [
          ...toPresence(type, slot, seen, /^(?:image|video)\//),
          ...toPresence(type, slot, heard, /^(?:audio|video)\//),
        ])
      : []),
    ...(file ? toTitle(file, findNamed(slots, "title|name|display name", ["text"])) : []),
  ];
};

function toPresence(type: Slot, slot: Slot, names: Matcher, kinds: Matcher): readonly Rule[] {
  if (!names.test(slot.words) || !isOptional(slot)) return [];
  const apply = (scope: Scope) => {
    const said = scope.values[type.name];
    if (typeof said !== "string" || !said.includes("/")) return;
    if (kinds.test(said)) fill(scope, slot);
    else clear(scope, slot);
  };
  return [{ reads: [type], writes: [slot], apply }];
}

/** What is called like another file is called by its own. */
function toTitle(file: Slot, title: Slot | undefined): readonly Rule[] {
  if (!title) return [];
  const apply = (scope: Scope) => {
    const [name, before] = [scope.values[file.name], scope.values[title.name]];
    if (typeof name !== "string" || typeof before !== "string") return;
    if (!/^[\w-]+\.[a-z0-9]{2,5}$/.test(before)) return;
    const words = name.replace(/\.[a-z0-9]+$/, "").replaceAll("-", " ");
    write(scope, title, words.charAt(0).toUpperCase() + words.slice(1));
  };
  return [{ reads: [file, title], writes: [title], apply }];
}
