import { toState } from "../../../state-words.ts";
import type { FindRules } from "../../rule.ts";
import { clear, fill } from "../../slot.ts";

const ways = /^(?:type|format|mode|interview type|meeting type|location type|visit type|kind)$/;
const links =
  /^(?:meeting|video|video call|join|zoom|call|conference|stream)(?: (?:url|link|meeting url))$/;
const onScreen = /^(?:video|video call|online|virtual|remote|telehealth|webinar|hybrid)$/;
const elsewhere = /^(?:on ?site|in ?person|office|phone|phone call|call|face to face|physical)$/;

/** Who meets in a room needs no link, and who meets on a screen does. */
export const findWaysToMeet: FindRules = ({ slots }) => {
  const way = slots.find(({ words, kind }) => kind === "choice" && ways.test(words));
  const link = slots.find(({ words, kind }) => kind === "text" && links.test(words));
  if (!way || !link) return [];
  return [
    {
      reads: [way],
      writes: [link],
      apply: (scope) => {
        const said = toState(scope.values[way.name]) ?? "";
        if (onScreen.test(said)) fill(scope, link);
        else if (elsewhere.test(said)) clear(scope, link);
      },
    },
  ];
};
