import type { Json } from "../../schema/schema.ts";
import type { Member } from "../member.ts";

const mostly =
  /^(?:active|enabled|verified|available|visible|public|confirmed|valid|online|stock|allow|allowed|comments|notifications|subscribed|agreed|accepted|success|successful|ok|supported|published|open|healthy|connected|reachable|approved|live|ready|current|editable|downloadable|searchable|licensed|certified|insured|passed|present|attended|working|vaccinated|wifi|refundable|email|managed|secure|ssl|tls|airworthy|display|vaccinated|furnished|deductible|accessible|excused|conditioning)$/;
const seldom =
  /^(?:deleted|archived|banned|blocked|disabled|hidden|locked|suspended|featured|admin|urgent|pinned|flagged|spam|expired|draft|private|starred|premium|muted|cancelled|canceled|rejected|failed|error|errors|overdue|retired|deprecated|internal|superuser|staff|bot|moderator|emergency|critical|sold|lost|stolen|damaged|endangered|extinct|bankrupt|duplicate|sticky|beta|test|demo|anonymous|restricted|readonly|paused|maintenance|closed|removed|revoked|injured|late|exclusive|explicit|sponsored|promoted|vip|bookmarked|liked|favorite|favourite|watermark|recalled|contagious|pregnant|smoker|deceased|dead|edited|hazardous|breaking|incumbent|breached|estimated|hardware|draft|nsfw|rolled|spoilers|defective|fraud|escalated|recurring|rollover|override|half|frozen|folder|directory|stale|custodial|exploit|disqualified|tsunami|pest|answer|solution|super|sabbatical|appealed|disputed|contested|absent|withdrawn|confidential|retake|waitlisted|substituted|kids|probation|abnormal|secret|remote|default|anomaly|outlier)$/;

export function likelihoodOfTrue(member: Member, preset: Json | undefined): number {
  if (preset !== undefined) return preset === true ? 0.75 : 0.25;
  const isNegated = member.words.some((word) => /^(?:not|no|without|un)$/.test(word));
  if (member.words.some((word) => seldom.test(word))) return isNegated ? 0.85 : 0.15;
  if (member.words.some((word) => mostly.test(word))) return isNegated ? 0.2 : 0.8;
  return 0.5;
}

const rare =
  /^(?:deleted|archived|cancelled|canceled|banned|suspended|revoked|error|failed|rejected|rolled|refunded|disputed|deprecated|withdrawn|deceased|cancellation|rejection|denial|failure|missed|blocked|lost|decline|termination|suspension|muted|snoozed|silenced)$/;

/** How often a member that may be missing is. */
export function likelihoodOfAbsence({ words }: Member, usual: number): number {
  return words.some((word) => rare.test(word)) ? 0.85 : usual;
}

/** Lists that make the thing what it is: an order has items, a key has scopes. */
const essential =
  /^(?:items|lines|line items|order items|steps|ingredients|instructions|scopes|permissions|options|choices|answers|events|participants|members|recipients|to|columns|fields|stops|legs|tracks|chapters|modules|lessons|actions|conditions|users|questions|blocks|sections|services|treatments|rooms|tenants|children)$/;
const made =
  /^(?:order|cart|invoice|recipe|webhook|endpoint|subscription|token|key|role|question|poll|survey|conversation|thread|email|mail|message|table|form|route|trip|album|playlist|book|course|automation|workflow|rule|reaction|checklist|purchase|receipt|bill|quote|quiz|exam|page|questionnaire|booking|appointment|salon|spa|clinic|garage|workshop|lease|job|shipment|delivery|consignment|manifest|requisition|picklist|return|estimate|proposal|inspection|run)s?$/;

/** What everything of its kind has one of at least. */
const always =
  /^(?:genres|interests|destinations|authors|subjects|platforms|images|photos|pictures|facilities|languages|ingredients|specialties|specialities|specializations|hours|variants|results|readings|skills|requirements|responsibilities|interviewers|features|approvers|deliverables|attendees|messages|timeline)$/;

export function isNeverEmpty({ words, owner, isItem }: Member): boolean {
  if (always.test(words.at(-1) ?? "")) return !isItem;
  return essential.test(words.join(" ")) && made.test(owner.at(-1) ?? "");
}

/** What most have none of, and few have more than two of: a table of guests is no ward. */
const burdens =
  /(?:^| )(?:allergies|dietary (?:restrictions|requirements|needs)|(?:medical|chronic|existing|health) conditions|special needs|disabilities|violations|penalties|infractions|convictions|disciplinary actions)$/;

export function isMostlyEmpty({ words, isItem }: Member): boolean {
  return !isItem && burdens.test(words.join(" "));
}

/** Nobody shows a recipe of one ingredient, or a tour of one stop. */
export function isNeverShort({ words, owner, isItem }: Member): boolean {
  const last = words.at(-1) ?? "";
  // What is entered in a journal stands on two sides.
  const isEntered = /^(?:lines|postings)$/.test(last) && owner.includes("journal");
  return !isItem && (isEntered || several.test(last));
}

const several =
  /^(?:ingredients|steps|instructions|directions|tracks|tracklist|songs|setlist|amenities|exercises|stops|cast|lineup|chapters|itinerary|highlights|players|legs|lessons|modules|questions|sizes|colors|colours|stages|options|choices|answers|curriculum|syllabus|sets|tiers|splits)$/;

/** Lists that are as long as each other wherever they stand, and say one thing several times: the last five results. */
export function usualLength({ words, isItem }: Member): number | undefined {
  return !isItem && recent.test(words.join(" ")) ? 5 : undefined;
}

const recent =
  /^(?:(?:recent |current )?form|form guide|last (?:five|5)(?: (?:results|matches|games))?)$/;
