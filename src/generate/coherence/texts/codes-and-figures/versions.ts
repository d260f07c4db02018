import type { Scope } from "../../../draw/scope.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { fill, write } from "../../slot.ts";

const latest =
  /^(?:latest|newest|available|target|next) (?:firmware|version|release|software|firmware version|software version|app version)$/;
const current =
  /^(?:(?:current|installed) )?(?:firmware|version|release|software|firmware version|software version|app version)$|^(?:current|installed) (?:firmware|version|release|software)$/;

const updates =
  /^(?:is |has )?(?:update|firmware update|upgrade|new version)(?: available| pending)?$/;

/** A release is tagged by its version. */
export const findReleaseTags: FindRules = ({ slots }) => {
  const find = (names: Matcher) =>
    slots.find(({ words, kind }) => kind === "text" && names.test(words));
  const [tag, version] = [
    find(/^(?:git |release )?tag(?: name)?$/),
    find(oneOf("version|version number|release version")),
  ];
  if (!tag || !version) return [];
  const apply = (scope: Scope) => {
    const told = scope.values[version.name];
    if (typeof told === "string" && /^\d/.test(told)) write(scope, tag, `v${told}`);
  };
  return [{ reads: [version], writes: [tag], apply }];
};

/** What there is to install is what is installed, or newer. */
export const findVersions: FindRules = ({ slots }) => {
  const find = (names: Matcher) =>
    slots.find(({ words, kind }) => kind === "text" && names.test(words));
  const [newest, installed] = [find(latest), find(current)];
  if (!newest || !installed) return [];
  const flag = slots.find(({ words, kind }) => kind === "boolean" && updates.test(words));
  return [
    {
      reads: flag ? [installed, newest, flag] : [installed, newest],
      writes: [newest],
      apply: (scope) => {
        const version = scope.values[installed.name];
        const parts = typeof version === "string" ? /^(v?\d+)\.(\d+)\.(\d+)$/.exec(version) : null;
        if (!parts) return;
        const [, major, minor, patch] = parts;
        const isNewer = flag && scope.values[flag.name];
        if (isNewer === true) fill(scope, newest);
        const chance = chanceFor(scope, newest);
        const steps = isNewer === false ? 0 : isNewer ? 1 + chance.below(3) : chance.below(4);
        const next =
          steps === 0
            ? version
            : steps < 3
              ? `${major}.${minor}.${Number(patch) + steps}`
              : `${major}.${Number(minor) + 1}.0`;
        write(scope, newest, next ?? null);
      },
    },
  ];
};
