import type { FixedSetting } from "../backlot.ts";

/** What only the next start can change, in words. */
export function toPostponedText(settings: readonly FixedSetting[]): string {
  const [names, verb] = [settings.join(", "), settings.length === 1 ? "takes" : "take"];
  return `${names} in the config ${verb} effect at the next start: address and dataset stay as they are`;
}
