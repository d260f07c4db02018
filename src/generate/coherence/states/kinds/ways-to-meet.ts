import { oneOf } from "../../../one-of.ts";
import { toState } from "../../../state-words.ts";
import { chanceFor, type FindRules } from "../../rule.ts";
import { clear, fill, isOptional, write } from "../../slot.ts";

const ways = oneOf(
  "type|format|mode|interview type|meeting type|location type|visit type|kind|round|interview round",
);
const links =
  /^(?:meeting|video|video call|join|zoom|call|conference|stream)(?: (?:url|link|meeting url))$/;
const onScreen = oneOf("video|video call|online|virtual|remote|telehealth|webinar|hybrid");
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

const flags = /^(?:is )?(?:online|virtual|remote|video call)(?: event| only| class| meeting)?$/;
const rooms = oneOf(
  "venue|venue name|location|location name|place|address|room|city|venue address|venue city",
);
const gatherings = oneOf(
  "event|calendarevent|meetup|workshop|course|class|session|lesson|meeting|seminar|training|conference|webinar|talk|lecture|tournament|competition|championship|exhibition|hackathon|party|festival|retreat|consultation|appointment|interview",
);

/** What takes place on a screen takes place nowhere else. */
export const findOnlinePlaces: FindRules = ({ slots, owner }) => {
  if (!gatherings.test(owner.at(-1) ?? "")) return [];
  // What is told of a record that it refers to stays true of that.
  if (slots.some(({ words, hold }) => hold === "reference" && placed.test(words))) return [];
  const flag = slots.find(({ words, kind }) => kind === "boolean" && flags.test(words));
  const way = flag ?? slots.find(({ words, kind }) => kind === "choice" && ways.test(words));
  const places = slots.filter(({ words, kind }) => kind === "text" && rooms.test(words));
  if (!way || places.length === 0) return [];
  return [
    {
      reads: [way],
      writes: places,
      apply: (scope) => {
        const said = scope.values[way.name];
        const isOnScreen = said === true || onlyOnScreen.test(toState(said) ?? "");
        if (!isOnScreen && said !== false && !elsewhere.test(toState(said) ?? "")) return;
        for (const place of places) {
          const isThere = !onScreenPlaces.test(String(scope.values[place.name]));
          if (!isOnScreen) {
            if (!isThere) write(scope, place, chanceFor(scope, place).pick(halls));
          } else if (isOptional(place)) clear(scope, place);
          // Who sends it out is still somewhere.
          else if (place.words !== "city") write(scope, place, "Online");
        }
      },
    },
  ];
};

const onScreenPlaces = /^(?:online|video call|zoom|google meet|microsoft teams|virtual|remote)\b/i;
const halls = ["Meeting room North", "Room 2.14", "Main office, 3rd floor", "Room 204"];
const placed = /^(?:venue|location|place|room|hall|studio)\b/;
const onlyOnScreen = oneOf("video|video call|online|virtual|telehealth|webinar");
