import type { Context } from "hono";

/** What a body is said to be, by its `Content-Type`. */
export interface Media {
  /** As it was sent; empty where nothing was said. */
  readonly type: string;
  /** The type alone, in small letters: `application/json`. */
  readonly name: string;
  /** A body without a type is taken for JSON, and so is every +json that is not a kind of patch. */
  readonly isJson: boolean;
  /** RFC 7396; in anything else, `null` is a value like any other. */
  readonly isMergePatch: boolean;
  /** What `fetch` says of a text that nobody gave a type to. */
  readonly isText: boolean;
}

/** Nearly all requests say the same: it is taken apart once. */
let last = toMedia("");

export function mediaOf(c: Context): Media {
  const type = c.req.header("content-type") ?? "";
  if (type !== last.type) last = toMedia(type);
  return last;
}

const patches: readonly string[] = ["application/merge-patch+json", "application/json-patch+json"];

function toMedia(type: string): Media {
  const [given = ""] = type.split(";", 1);
  const name = given.trim().toLowerCase();
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(type)?.[1] ?? "utf-8";
  const isReadable = /^(?:utf-?8|us-ascii)$/i.test(charset);
  const isAnyJson = isReadable && /^application\/(?:[\w.-]+\+)?json$/.test(name);
  return {
    type,
    name,
    isJson: type === "" || (isAnyJson && !patches.includes(name)),
    isMergePatch: isAnyJson && name === "application/merge-patch+json",
    isText: name === "text/plain",
  };
}
