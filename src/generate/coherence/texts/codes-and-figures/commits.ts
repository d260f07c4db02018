import type { Scope } from "../../../draw/scope.ts";
import { oneOf } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

const whole = "sha|hash|commit sha|commit hash|commit|full sha|oid";
const short =
  "short sha|short hash|sha short|hash short|abbreviated hash|abbreviated sha|short commit|commit short";

/** The short form of a hash is how the long one begins. */
export const findShortHashes: FindRules = ({ slots }) => {
  const [long, brief] = [findNamed(slots, whole, ["text"]), findNamed(slots, short, ["text"])];
  if (!long || !brief) return [];
  const apply = (scope: Scope) => {
    const hash = scope.values[long.name];
    if (typeof hash === "string" && hash.length > 7) write(scope, brief, hash.slice(0, 7));
  };
  return [{ reads: [long], writes: [brief], apply }];
};

const paths = oneOf("clone url|git url|ssh url|repository url|repo url");

/** What one clones is called as the repository is. */
export const findCloneUrls: FindRules = ({ slots, owner }) => {
  if (!owner.some((word) => oneOf("repository|repo|gitrepository|gitrepo").test(word))) return [];
  const name = findNamed(slots, "full name|name|repository name|repo name|slug", ["text"]);
  const urls = slots.filter(({ words, kind }) => kind === "text" && paths.test(words));
  if (!name || urls.length === 0) return [];
  const apply = (scope: Scope) => {
    const told = scope.values[name.name];
    if (typeof told !== "string" || !/^[\w./-]+$/.test(told)) return;
    const path = told.includes("/") ? told : `northwind/${told}`;
    for (const url of urls)
      write(
        scope,
        url,
        url.words === "ssh url"
          ? `git@git.example.com:${path}.git`
          : `https://git.example.com/${path}.git`,
      );
  };
  return [{ reads: [name], writes: urls, apply }];
};
