import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { clear, isOptional, type Slot, write } from "../../slot.ts";

/** What somebody has done, as an application tells it in a line. */
const deeds: ReadonlyMap<string, string> = new Map(
  Object.entries({
    like: "liked your post.",
    reaction: "reacted to your post.",
    comment: "commented on your post.",
    reply: "replied to your comment.",
    follow: "started following you.",
    mention: "mentioned you in a comment.",
    share: "shared your post.",
    repost: "reposted your post.",
    tag: "tagged you in a photo.",
    message: "sent you a message.",
    invite: "invited you to a group.",
    invitation: "invited you to a group.",
    "friend request": "sent you a friend request.",
    "connection request": "wants to connect with you.",
    assignment: "assigned a task to you.",
    assigned: "assigned a task to you.",
  }),
);

const actors =
  "actor name|actor|sender name|from name|triggered by|user name|from|sender|author name";

/** A notice that stands alone says who has done what. */
export const findNotices: FindRules = ({ slots, owner }) => {
  if (!owner.includes("notification")) return [];
  const kind = findNamed(slots, "type|notification type|kind|event", ["choice", "text"]);
  const who = findNamed(slots, actors, ["text"]);
  const message = findNamed(slots, "message|text|content|body", ["text"]);
  const hasTitle = findNamed(slots, "title|headline|subject", ["text"]);
  const unsaid = kind && who && isOptional(who) ? [toNobody(kind, who)] : [];
  if (!kind || !who || !message || hasTitle) return unsaid;
  const apply = (scope: Scope) => {
    const { [kind.name]: type, [who.name]: name, [message.name]: before } = scope.values;
    if (!scope.draw.library.isEnglish || typeof name !== "string" || typeof before !== "string")
      return;
    const deed = deeds.get(String(type).toLowerCase().replaceAll(/[_-]/g, " "));
    if (deed !== undefined) write(scope, message, `${name} ${deed}`);
  };
  return [...unsaid, { reads: [kind, who], writes: [message], apply }];
};

const byNobody = oneOf("system|reminder|maintenance|security|update|warning|announcement");

/** Nobody has sent what the app itself has to say. */
function toNobody(kind: Slot, who: Slot): Rule {
  const apply = (scope: Scope) => {
    if (byNobody.test(String(scope.values[kind.name]).toLowerCase())) clear(scope, who);
  };
  return { reads: [kind], writes: [who], apply };
}
