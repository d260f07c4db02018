import type { Member } from "../../member.ts";
import { neighboursOf } from "./neighbours.ts";

/** Whether it is of a newspaper: a blog breaks no news. */
export function isNews(member: Member): boolean {
  const neighbours = neighboursOf(member);
  return (
    member.owner.some((word) => word === "news" || word === "newspaper") ||
    ["byline", "is_breaking", "breaking"].some((name) => neighbours.has(name))
  );
}
