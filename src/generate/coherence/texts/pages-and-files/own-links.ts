import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { toSlug } from "../../../phrases/slug.ts";
import { findNamed } from "../../match-role.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

const links =
  /^(?:url|link|href|permalink|(?:canonical|page|web|html|share|public|product|article|post|source|external|destination|landing|landing page|target|figma|design|css|stylesheet) (?:url|link)|landing page|target page)$/;
/** Where what is heard, seen or read of it lies: `https://example.com/audio/linen-292.mp3`. */
const files =
  /^(?:(?:\w+ )?(?:audio|video|media|stream|streaming|playback|recording|episode|track|song|preview|trailer|pdf|podcast)(?: (?:url|link|src|uri|file))?|enclosure url|src)$/;
/** What leads elsewhere. */
const passing = oneOf("notification|alert|message|email|error|log|activity|announcement|request");
/** What was made without a name to go by: `https://example.com/bookmark/north-560`. */
const nameless = /^(https:\/\/example\.com\/[a-z-]+\/)(?:[a-z]+-)?\d+(\.[a-z0-9]{3,4})?$/;

const isHost = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;
const isFile = /^[\w-]+\.[a-z0-9]{2,5}$/;

/** A folder is found under its name. */
export const findFolderPaths: FindRules = ({ slots, owner }) => {
  if (!oneOf("folder|directory").test(owner.at(-1) ?? "")) return [];
  const [name, path] = ["name|folder name|title", "path|full path|folder path"].map((names) =>
    findNamed(slots, names, ["text"]),
  );
  if (!name || !path) return [];
  const apply = (scope: Scope) => {
    const called = scope.values[name.name];
    if (typeof called === "string") write(scope, path, `/${called}`);
  };
  return [{ reads: [name], writes: [path], apply }];
};

/** The one address that counts for a page has the path of the page. */
export const findCanonicalLinks: FindRules = ({ slots }) => {
  const path = findNamed(slots, "page path|path|url path|route|pathname", ["text"]);
  const link = slots.find(
    ({ words, kind }) => kind === "text" && /^canonical(?: url| link)?$/.test(words),
  );
  if (!path || !link) return [];
  const apply = (scope: Scope) => {
    const said = scope.values[path.name];
    if (typeof said === "string" && said.startsWith("/"))
      write(scope, link, `https://example.com${said}`);
  };
  return [{ reads: [path, link], writes: [link], apply }];
};

/** A page is found under its title, and on the site that it is said to be on. */
export const findOwnLinks: FindRules = ({ slots, owner }) => {
  if (owner.some((word) => passing.test(word))) return [];
  const site = findNamed(slots, "domain|hostname|site domain|source domain|domain name", ["text"]);
  const title =
    findNamed(slots, "slug", ["text"]) ?? findNamed(slots, "title|headline|name|keyword", ["text"]);
  if (!title) return [];
  return slots
    .filter(({ words, kind }) => kind === "text" && (links.test(words) || files.test(words)))
    .map((link) => ({
      reads: site ? [title, link, site] : [title, link],
      writes: [link],
      apply: (scope) => {
        const [text, url] = [scope.values[title.name], scope.values[link.name]];
        const [, path, ending = ""] = typeof url === "string" ? (nameless.exec(url) ?? []) : [];
        // A file has been given its link.
        const slug = typeof text === "string" && !isFile.test(text) ? toSlug(text) : "";
        if (path === undefined || slug === "") return;
        const host = site && scope.values[site.name];
        const isSite = typeof host === "string" && isHost.test(host);
        write(scope, link, `${isSite ? `https://${host}/` : path}${slug}${ending}`);
      },
    }));
};

/** A link within the site stays in its window. */
export const findLinkTargets: FindRules = ({ slots }) => {
  const target = slots.find(
    ({ words, kind, schema }) =>
      kind === "choice" && words === "target" && "enum" in schema && schema.enum.includes("_self"),
  );
  const link = findNamed(slots, "url|link|href|path|to", ["text"]);
  if (!target || !link) return [];
  const apply = (scope: Scope) => {
    const said = scope.values[link.name];
    if (typeof said === "string" && /^[/#]/.test(said)) write(scope, target, "_self");
  };
  return [{ reads: [link], writes: [target], apply }];
};
