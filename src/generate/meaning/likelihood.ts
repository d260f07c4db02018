import type { Json } from "../../schema/schema.ts";
import type { Member } from "../member.ts";
import { oneOf } from "../one-of.ts";

const mostly = oneOf(
  "active|enabled|verified|available|visible|public|confirmed|valid|online|stock|allow|allowed|comments|notifications|subscribed|agreed|accepted|success|successful|ok|supported|published|open|healthy|connected|reachable|approved|live|ready|current|editable|downloadable|searchable|licensed|certified|insured|passed|present|attended|working|vaccinated|wifi|refundable|email|managed|secure|ssl|tls|airworthy|display|vaccinated|furnished|deductible|accessible|excused|conditioning|billable|consent|consented|operational|accepts|trusted",
);
/** What hardly anybody meets with. */
const hardly = oneOf(
  "deleted|banned|blacklisted|suspended|deceased|bankrupt|extinct|spam|bot|superuser|fraud",
);
const seldom = oneOf(
  "deleted|archived|banned|primary|blocked|disabled|hidden|locked|suspended|featured|admin|urgent|pinned|flagged|spam|expired|draft|private|starred|premium|muted|cancelled|canceled|rejected|failed|error|errors|overdue|retired|deprecated|internal|superuser|staff|bot|moderator|emergency|critical|sold|lost|stolen|damaged|endangered|extinct|bankrupt|duplicate|sticky|beta|test|demo|anonymous|restricted|readonly|paused|maintenance|closed|removed|revoked|injured|late|exclusive|explicit|sponsored|promoted|vip|bookmarked|liked|favorite|favourite|watermark|recalled|contagious|pregnant|smoker|deceased|dead|edited|hazardous|breaking|incumbent|breached|estimated|hardware|draft|nsfw|rolled|spoilers|defective|fraud|escalated|recurring|rollover|override|half|frozen|folder|directory|stale|custodial|exploit|disqualified|tsunami|pest|answer|solution|super|sabbatical|appealed|disputed|contested|absent|adult|trash|trashed|withdrawn|smoking|confidential|retake|waitlisted|substituted|kids|probation|abnormal|secret|remote|default|anomaly|outlier|popular|recommended|bestseller|trending|repeat|rerun|freelance|discontinued|trial|trialing|guest|refunded|reinspection|organic|controlled|rework|hazmat|oversized|fragile|refurbished|optional|roaming|lease|leased|tampered",
);

export function likelihoodOfTrue(member: Member, preset: Json | undefined): number {
  if (preset !== undefined) return preset === true ? 0.75 : 0.25;
  const isNegated = member.words.some((word) => oneOf("not|no|without|un").test(word));
  if (/\b(?:all|whole|full) day$/.test(member.words.join(" "))) return 0.15;
  if (/\bfull time$/.test(member.words.join(" "))) return 0.8;
  if (/\bpart time$/.test(member.words.join(" "))) return 0.2;
  // Whoever gives one away says so.
  if (/^(?:is )?(?:good with|friendly)\b/.test(member.words.join(" "))) return 0.7;
  // Nobody writes pages that nobody shall find, or to those who do not want it.
  if (
    /^(?:(?:seo |robots )?no ?(?:index|follow)|do not (?:contact|call|email|mail|disturb)|opted out|opt out)$/.test(
      member.words.join(" ").replace(/^(?:is|has) /, ""),
    )
  )
    return 0.07;
  // Few are open through the night.
  if (/24_?(?:h|hours|7)$/i.test(member.name)) return 0.2;
  // Somebody is online, but most of what people meet for has a place.
  if (
    oneOf("online|remote|virtual").test(member.words.at(-1) ?? "") &&
    gatherings.test(member.owner.at(-1) ?? "")
  )
    return 0.3;
  // Of all the sessions that somebody has open one is this.
  if (member.words.at(-1) === "current" && sessions.test(member.owner.at(-1) ?? "")) return 0.2;
  // Most of what one can watch was recorded.
  if (/^(?:is )?live$/.test(member.words.join(" ")) && shown.test(member.owner.at(-1) ?? ""))
    return 0.15;
  // Of all who are on the list one is whoever looks at it.
  if (/^(?:is )?(?:current user|me|you|self|organizer|organiser)$/.test(member.words.join(" ")))
    return 0.12;
  // Of those who are followed few have the mark that says who they are; a mail address most have confirmed.
  if (member.words.at(-1) === "verified" && isFollowed(member)) return 0.25;
  if (!isNegated && member.words.some((word) => hardly.test(word))) return 0.07;
  if (member.words.some((word) => seldom.test(word))) return isNegated ? 0.85 : 0.15;
  if (member.words.some((word) => mostly.test(word))) return isNegated ? 0.2 : 0.8;
  return 0.5;
}

function isFollowed({ siblings }: Member): boolean {
  const names = siblings.map((name) => name.replaceAll("_", "").toLowerCase());
  return names.some((name) => followed.test(name)) && !names.includes("email");
}

const followed =
  /^(?:followers?(?:count)?|subscribers?(?:count)?|handle|username|displayname|screenname)$/;

const shown = oneOf("video|clip|channel|youtubevideo|recording");

const sessions = oneOf("session|device|login|usersession|userdevice|loginsession");

const gatherings = oneOf(
  "event|meetup|workshop|course|class|session|lesson|meeting|seminar|training|conference|talk|lecture|retreat|opportunity",
);

const rare = oneOf(
  "deleted|trashed|archived|cancelled|canceled|banned|suspended|revoked|error|failed|rejected|rolled|refunded|disputed|deprecated|withdrawn|deceased|cancellation|rejection|denial|failure|missed|blocked|lost|decline|termination|suspension|muted|snoozed|silenced|churned|churn",
);

const featured = /^(?:feat|featuring|featured artists?|guest artist|remix of|cover of)$/;

const kept = oneOf("account|bankaccount|wallet|card");

const answered =
  /^(?:parent|parent comment|parent message|parent post|reply to|in reply to|replied to|reply to message|reply to comment)(?: id)?$/;

const gone =
  /^(?:move out|moved out|left|exit|leaving|resignation|resigned|termination)(?: at| on| date)?$/;

/** How often a member that may be missing is. */
export function likelihoodOfAbsence(
  { words, siblings, isTop, owner }: Member,
  usual: number,
): number {
  // What comes with its replies stands at the beginning of them.
  if (isTop && answered.test(words.join(" ")) && siblings.includes("replies")) return 1;
  // Most are past their trial.
  if (words[0] === "trial" && words.length > 1) return Math.max(usual, 0.7);
  // Of those whom one looks up most are alive.
  if (/^(?:death|deathday|died)\b|\bdeath$/.test(words.join(" "))) return Math.max(usual, 0.75);
  // Most of what is written is right at once.
  if (/^edited(?: at| on)?$/.test(words.join(" "))) return Math.max(usual, 0.7);
  // Of those who live or work somewhere most have not left.
  if (gone.test(words.join(" "))) return Math.max(usual, 0.75);
  // What is kept is open, unless it says otherwise.
  if (/^closed (?:at|on|date)$/.test(words.join(" ")) && kept.test(owner.at(-1) ?? ""))
    return Math.max(usual, 0.88);
  // On most songs nobody else sings.
  if (featured.test(words.join(" "))) return Math.max(usual, 0.75);
  if (/(?:^| )special (?:needs|care|requirements)$/.test(words.join(" ")))
    return Math.max(usual, 0.6);
  // Most of what is said answers nobody in particular.
  if (answered.test(words.join(" "))) return Math.max(usual, 0.7);
  return words.some((word) => rare.test(word)) ? 0.85 : usual;
}

/** What comes to a thing in time, or is said of some and not of others: there may be none of it yet. */
const occasional =
  /^(?:tags|labels|keywords|hashtags|comments|replies|responses|reviews|testimonials|ratings|notes|remarks|attachments|files|documents|uploads|links|references|mentions|likes|reactions|shares|bookmarks|favou?rites|followers|following|friends|contacts|watchers|subscribers|warnings|errors|failures|faults|defects|issues|problems|incidents|complaints|alerts|notifications|messages|reminders|flags|discounts|coupons|vouchers|promotions|offers|addons|extras|upgrades|exceptions|exclusions|blockers|dependencies|subtasks|children|siblings|badges|achievements|awards|medals|trophies|honou?rs|certifications|certificates|medications|injuries|conditions|symptoms|diagnoses|claims|bids|donations|pledges|orders|purchases|refunds|returns|payments|transactions|history|logs|changes|edits|completions|check ?ins|visits|absences|substitutions|cards|goals|scorers|votes|guests|prerequisites|interviews|reviewers|redirects|webhooks|integrations|plugins|domains|aliases|nicknames|ids|refs|list|data|values|entries|records|items)$/;

export function isNeverEmpty({ words, owner, siblings, isItem }: Member): boolean {
  const [last = ""] = words.slice(-1);
  if (essential.test(words.join(" ")) && made.test(owner.at(-1) ?? "")) return true;
  // Nor has anything a total that is of nothing.
  if (last === "items" && siblings.some((name) => totals.test(name))) return true;
  return !isItem && !occasional.test(last);
}

/** Lists that make the thing what it is, though others may have none: an order has items. */
const essential = oneOf(
  "items|line items|order items|values|conditions|children|responses|messages|entries|payments",
);
const made =
  /^(?:option|attribute|variation|order|cart|invoice|subscription|question|poll|survey|email|mail|message|table|form|route|trip|album|playlist|automation|workflow|rule|checklist|purchase|receipt|bill|quote|quiz|exam|page|questionnaire|booking|lease|shipment|delivery|consignment|manifest|requisition|picklist|return|estimate|proposal|inspection|run|conversation|thread|chat|timesheet|leaderboard|loan)s?$/;

const totals = /^(?:(?:grand|order)_?)?(?:sub_?)?total(?:_?(?:amount|price|cost|value))?$/i;

/** What most have none of, and few have more than two of: a table of guests is no ward. */
const burdens =
  /(?:^| )(?:allergies|dietary (?:restrictions|requirements|needs)|(?:medical|chronic|existing|health) conditions|special needs|disabilities|violations|penalties|infractions|convictions|disciplinary actions|layovers|stopovers)$/;

const enclosed = oneOf(
  "attachments|files|attached files|media attachments|attachment urls|attachment links|attached urls",
);
const written = oneOf("message|comment|reply|note|email|mail|dm");

export function isMostlyEmpty({ words, owner, isItem, siblings }: Member): boolean {
  // Most of what people write to each other has nothing attached.
  if (!isItem && enclosed.test(words.join(" ")) && written.test(owner.at(-1) ?? "")) return true;
  // What was found to be wrong depends on whether it was, where that is told.
  const isTold = words.at(-1) === "violations" && siblings.some((name) => verdicts.test(name));
  return !isItem && !isTold && burdens.test(words.join(" "));
}

const verdicts = /^(?:is_?|has_?)?(?:pass|passed|compliant|result|outcome|status)$/i;

/** Nobody shows a recipe of one ingredient, or a tour of one stop. */
export function isNeverShort({ words, owner, isItem }: Member): boolean {
  const last = words.at(-1) ?? "";
  // What is entered in a journal stands on two sides.
  const isEntered = oneOf("lines|postings").test(last) && owner.includes("journal");
  const isOffered = words.join(" ") === "ticket types";
  // There is no test of one variant.
  const isTested = last === "variants" && oneOf("test|experiment").test(owner.at(-1) ?? "");
  // Nor an election with one to choose from.
  const isChosen =
    oneOf("candidates|contestants|nominees").test(last) &&
    owner.some((word) => oneOf("election|race|contest|poll|vote|ballot").test(word));
  // Nor a poll that all have answered alike.
  const isPolled =
    oneOf("results|options|answers").test(last) &&
    owner.some((word) => oneOf("poll|opinionpoll|survey|referendum").test(word));
  // Nobody talks alone.
  const isTalk =
    last === "participants" && oneOf("chat|conversation|thread").test(owner.at(-1) ?? "");
  // A parcel has left, come and been handed over.
  const isWay =
    oneOf("events|checkpoints|scans|tracking|history|updates").test(last) &&
    oneOf("shipment|parcel|package|consignment").test(owner.at(-1) ?? "");
  return (
    !isItem &&
    (isWay ||
      isEntered ||
      isOffered ||
      isTested ||
      isChosen ||
      isPolled ||
      isTalk ||
      several.test(last))
  );
}

const several = oneOf(
  "ingredients|steps|instructions|directions|tracks|tracklist|songs|setlist|amenities|exercises|stops|cast|lineup|chapters|itinerary|highlights|players|legs|lessons|modules|questions|sizes|colors|colours|stages|options|choices|answers|curriculum|syllabus|sets|tiers|splits",
);

/** Lists that are as long as each other wherever they stand, and say one thing several times: the last five results. */
export function usualLength({ words, isItem }: Member): number | undefined {
  if (isItem) return undefined;
  const name = words.join(" ");
  if (name === "parents") return 2;
  // One sky at a time, and one rule by which an event comes again.
  if (oneOf("weather|recurrence").test(name)) return 1;
  return recent.test(name) ? 5 : hourly.test(name) ? 8 : undefined;
}

/** Lists of which everybody knows about how long they are: nobody makes an album of three songs. */
export function knownLengths({
  words,
  owner,
  isItem,
}: Member): readonly [number, number] | undefined {
  const thing = owner.at(-1) ?? "";
  if (!isItem && makers.test(words.join(" ")) && works.test(thing)) return [1, 2];
  if (!isItem && kits.test(words.join(" ")) && oneOf("team|club").test(thing)) return [2, 2];
  if (/^spouses?(?: ids?)?$/.test(words.join(" "))) return [1, 1];
  // A line has a week at least.
  const isDrawn = daily.test(words.join(" ")) || (drawn.test(words.join(" ")) && lines.test(thing));
  if (!isItem && isDrawn) return [7, 7];
  if (isItem || !played.test(words.join(" "))) return undefined;
  if (oneOf("album|record|lp").test(thing)) return [8, 12];
  return thing === "playlist" ? [5, 9] : undefined;
}

const daily = /^daily (?:visitors|views|sales|revenue|users)$|^time ?series$| over time$/;
const drawn = oneOf("data|points|values");
const lines = oneOf("chart|series|sparkline|trend|timeseries|graph|dataset");

/** What a club plays in. */
const kits = oneOf("colors|colours|team colors|club colors|club colours|kit colors");

/** One or two have written it, sing on it or thought of it. */
const makers = oneOf("artists|authors|creators|directors|writers|hosts|developers|composers");
const works = oneOf(
  "song|track|album|single|book|novel|ebook|audiobook|movie|film|show|series|tvshow|podcast|episode|game|videogame",
);

const played = oneOf("tracks|tracklist|songs|track list|items|entries");

const hourly = oneOf("hourly|hourly forecast|hourly forecasts|next hours");

const recent =
  /^(?:(?:recent |current )?form|form guide|last (?:five|5)(?: (?:results|matches|games))?)$/;
