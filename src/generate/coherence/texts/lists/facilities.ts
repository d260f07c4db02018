import type { Json } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import type { Matcher } from "../../../one-of.ts";
import { findNamed } from "../../match-role.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

/** What a flag says that a list of what there is says too. */
const said: readonly (readonly [flag: Matcher, listed: Matcher, text: string])[] = [
  [/\b(?:pets?|pet friendly|dog friendly|dogs?)\b/, /\b(?:pets?|dogs?)\b/i, "Pet friendly"],
  [/\b(?:wifi|wi fi|internet)\b/, /wi-?fi/i, "Free wifi"],
  [/\bpool\b/, /\bpool\b/i, "Swimming pool"],
  [/\bparking\b/, /\bparking\b/i, "Parking"],
  [/\bbreakfast\b/, /\bbreakfast\b/i, "Breakfast included"],
  [/\b(?:air conditioning|air conditioned|ac)\b/, /\bair condition/i, "Air conditioning"],
  [/\bgym\b/, /\b(?:gym|fitness)\b/i, "Gym"],
  [/\bspa\b/, /\b(?:spa|sauna)\b/i, "Spa"],
  [/\belectricity\b/, /\belectric/i, "Electricity"],
  [/\bshowers?\b/, /\bshowers?\b/i, "Showers"],
  [/\bplayground\b/, /\bplayground\b/i, "Playground"],
  [/\bwhiteboard\b/, /\bwhiteboard\b/i, "Whiteboard"],
  [/\b(?:video conference|video conferencing)\b/, /\bvideo\b/i, "Video conference"],
  [/\bprojector\b/, /\bprojector\b/i, "Projector"],
  [/\b(?:elevator|lift)\b/, /\b(?:lift|elevator)\b/i, "Lift"],
  [/\bbalcony\b/, /\bbalcony\b/i, "Balcony"],
  [/\bterrace\b/, /\bterrace\b/i, "Terrace"],
  [/\bfireplace\b/, /\bfireplace\b/i, "Fireplace"],
  [/\bdishwasher\b/, /\bdishwasher\b/i, "Dishwasher"],
  [/\bgarden\b/, /\bgarden\b/i, "Garden"],
  [/\b(?:is|has|supports|with)? ?5 ?g\b/, /\b5g\b/i, "5G access"],
  [/\broaming\b/, /\broaming\b/i, "EU roaming"],
  [/\b(?:hotspot|tethering)\b/, /\b(?:hotspot|tethering)\b/i, "Hotspot"],
  [/\bunlimited (?:sms|texts?|messages)\b/, /\bunlimited texts\b/i, "Unlimited texts"],
  [/\bunlimited (?:calls?|minutes)\b/, /\bunlimited calls\b/i, "Unlimited calls"],
];

/** A hotel that takes no pets does not advertise that it does. */
export const findFacilities: FindRules = ({ slots }) => {
  const list = findNamed(slots, "amenities|facilities|features|services|amenity|equipment", [
    "list",
  ]);
  if (!list) return [];
  return slots.flatMap((flag): Rule[] => {
    const known = flag.kind === "boolean" && said.find(([words]) => words.test(flag.words));
    return known ? [toRule(flag, list, known)] : [];
  });
};

function toRule(flag: Slot, list: Slot, [, listed, text]: (typeof said)[number]): Rule {
  const apply = (scope: Scope) => {
    const [has, items] = [scope.values[flag.name], scope.values[list.name]];
    if (typeof has !== "boolean" || !Array.isArray(items)) return;
    if (!items.every((item): item is string => typeof item === "string")) return;
    const isListed = items.some((item) => listed.test(item));
    if (isListed === has) return;
    const others: readonly Json[] = items.filter((item) => !listed.test(item));
    const isSmall = items.length > 0 && items.every((item) => item === item.toLowerCase());
    write(scope, list, has ? [...others, isSmall ? text.toLowerCase() : text] : others);
  };
  return { reads: [flag, list], writes: [list], apply };
}
