import type { Member } from "../../member.ts";
import { oneOf } from "../../one-of.ts";

/** What is said of gatherings of which only the word for them is known. */
export const openToAll =
  "Open to everybody, no experience needed.|Places are limited, so sign up early.|Please arrive ten minutes before it begins.|For old hands and newcomers alike.|A small group, and plenty of time for questions.";

/** What is true of such a thing wherever it is. */
export function saidAnywhere(words: readonly string[]): string {
  const noun = words.at(-1) ?? "";
  if (/^(?:team|group|squad)/.test(noun)) return circles;
  return /^(?:event|program|session)/.test(noun) ? openToAll : together;
}

const circles =
  "New faces are always welcome.|Small, friendly and well organised.|Everyone helps where they can.|Started by a few friends, and growing.|Some have been with us from the first day.";
const together =
  "As agreed with everyone involved.|Much the same as last year.|Ask if anything is unclear.|Details are on the notice board.|Planned with those who know it best.";

const gathered =
  /^(?:team|group|squad|club|circle|committee|association|society|program|programme|event|meeting|session|project|initiative|campaign)s?$/;
const aims =
  "Bring people together.|Help where help is needed.|Learn from each other.|Share what we know.|Get more people involved.";
const uses =
  "For everyday use.|For training new people.|Needed for maintenance.|For tests before it goes live.|For visitors and events.";

/** What it is for: people come together for something else than a thing is used for. */
export function purposeOf({ owner }: Member): string {
  return gathered.test(owner.at(-1) ?? "") ? aims : uses;
}

const talks =
  /^(?:message|chat|conversation|thread|notification|reply|mail|email|sms|inbox|text|ticket|channel|post|comment|alert|contact|inquiry|enquiry|announcement|reminder|broadcast|campaign|log|event|response|result)s?$/;
const talked =
  /^(?:sender|recipient|receiver|is_?read|read_?at|sent_?(?:at|by)|thread|conversation|channel|chat|reply|unread|from$|to$|code$|status_?code$)/i;

/** Whether people write to and fro; what somebody says beside a request or a gift is another thing. */
export function isTalk({ words, owner, siblings }: Member): boolean {
  if (words.length > 1 || siblings.length < 4 || talks.test(owner.at(-1) ?? "")) return true;
  return siblings.some((name) => talked.test(name));
}

const askers =
  /(?<!nick)name|e?mail|phone|donor|guest|sender|recipient|customer|applicant|client|buyer|amount|requested|people|party_?size|(?:user|member|person|contact|volunteer|student|parent|tenant)(?:_?id)?$/i;
const asks = oneOf(
  "request|gift|order|booking|application|donation|invitation|rsvp|signup|offer|quote|registration|reservation|appointment|wish|letter|card|postcard|greeting|contribution|pledge|visit|submission|swap|loan",
);

/** Whether somebody writes it to somebody, and not a machine or a thing that is only looked at. */
export function isAsked({ owner, siblings }: Member): boolean {
  return asks.test(owner.at(-1) ?? "") || siblings.some((name) => askers.test(name));
}

export const regards =
  "Thank you in advance!|Looking forward to it.|Please let me know if that works.|Thanks for making this possible.|Any time is fine.|No hurry at all.|All the best!";
