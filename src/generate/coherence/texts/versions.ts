import { chanceFor, type FindRules } from "../rule.ts";
import { write } from "../slot.ts";

const latest =
  /^(?:latest|newest|available|target|next) (?:firmware|version|release|software|firmware version|software version|app version)$/;
const current =
  /^(?:(?:current|installed) )?(?:firmware|version|release|software|firmware version|software version|app version)$|^(?:current|installed) (?:firmware|version|release|software)$/;

/** What there is to install is what is installed, or newer. */
export const findVersions: FindRules = ({ slots }) => {
  const find = (names: RegExp) =>
    slots.find(({ words, kind }) => kind === "text" && names.test(words));
  const [newest, installed] = [find(latest), find(current)];
  if (!newest || !installed) return [];
  return [
    {
      reads: [installed, newest],
      writes: [newest],
      apply: (scope) => {
        const version = scope.values[installed.name];
        const parts = typeof version === "string" ? /^(v?\d+)\.(\d+)\.(\d+)$/.exec(version) : null;
        if (!parts) return;
        const [, major, minor, patch] = parts;
        const steps = chanceFor(scope, newest).below(4);
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
