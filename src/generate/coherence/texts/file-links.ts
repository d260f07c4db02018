import { findNamed } from "../match-role.ts";
import type { FindRules } from "../rule.ts";
import { write } from "../slot.ts";

const links =
  /^(?:url|download url|file url|href|link|download link|content url|source url|asset url|attachment url)$/;

/** Where a file is called `plan.pdf`, its link ends in that. */
export const findFileLinks: FindRules = ({ slots }) => {
  const file = findNamed(slots, "file name|filename|original name|original filename|name", [
    "text",
  ]);
  if (!file) return [];
  return slots
    .filter(({ words, kind }) => kind === "text" && links.test(words))
    .map((slot) => ({
      reads: [file],
      writes: [slot],
      apply: (scope) => {
        const name = scope.values[file.name];
        const link = scope.values[slot.name];
        const isFile = typeof name === "string" && /^[\w-]+\.[a-z0-9]{2,5}$/.test(name);
        if (isFile && typeof link === "string" && link.startsWith("https://example.com/"))
          write(scope, slot, `https://example.com/files/${name}`);
      },
    }));
};
