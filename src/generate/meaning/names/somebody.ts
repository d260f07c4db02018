import type { Member } from "../../member.ts";
import { oneOf } from "../../one-of.ts";
import { isPersonWord } from "./person-words.ts";

type Holder = Pick<Member, "owner" | "siblings">;

/** What only people have, whatever the model is called. */
const ownNames =
  /^(?:full|first|last|given|family)_?name$|^(?:birth_?date|date_?of_?birth|birthday|dob)$/i;
const beastly = /^(?:species|breed|pet_?name|microchip(?:_?(?:number|id))?)$/i;

/** Whether what has these members is somebody: by the word for it, or by a name as people have. */
export function isSomebody({ owner, siblings }: Holder): boolean {
  if (siblings.some((name) => beastly.test(name))) return false;
  return isPersonWord(owner.at(-1)) || siblings.some((name) => ownNames.test(name));
}

/** People of whom the word does not say what they do. */
const anybody = oneOf(
  "user|member|profile|person|people|author|speaker|guest|contact|customer|client|account|owner|host|friend|follower|employee|staff|attendee|participant|creator|candidate|applicant|subscriber|patient|student|buyer|seller|tenant|parent|child|volunteer|donor|colleague|lead|resident|citizen",
);

/** Whether the word says what somebody does for a living. */
export function hasTrade(word: string | undefined): boolean {
  return isPersonWord(word) && !anybody.test(word ?? "");
}

/** What is told of people at their work. */
const working =
  /^(?:speciali.*|skills|bio|(?:average_?)?rating|availability|working_?.*|services|expertise|hourly_?rate|hired?_?.*|salary|commission.*|.*experience|certifi.*|department.*|job_?.*|licen[cs]e.*|employ.*)$/i;

/** Whether somebody is shown as who works there: a stylist, or whoever has a department. */
export function isAtWork({ siblings }: Pick<Member, "siblings">): boolean {
  return siblings.some((name) => working.test(name));
}
