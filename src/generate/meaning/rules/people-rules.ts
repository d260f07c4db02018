import { toWords } from "../../../schema/name-words.ts";
import { hash } from "../../draw/chance.ts";
import { dealOnce } from "../../draw/deal.ts";
import { oneOf } from "../../one-of.ts";
import { letters } from "../../phrases/letters.ts";
import { drawLocalText } from "../../phrases/local-phrases.ts";
import { shortNameOf } from "../../phrases/person-names.ts";
import { drawPhrase } from "../../phrases/phrases.ts";
import { prose } from "../../phrases/prose.ts";
import { toSlug } from "../../phrases/slug.ts";
import { companyNames, groupNames, jobTitles } from "../../phrases/subjects.ts";
import { isAtWork } from "../names/colleagues.ts";
import { isOfOffice } from "../names/of-work.ts";
import { isPersonWord } from "../names/person-words.ts";
import { hasTrade } from "../names/somebody.ts";
import { neutralText } from "../neutral.ts";
import { addresseeOf, courtesy, findSubject, personOf, toSubjectSource } from "../subject.ts";
import {
  draw,
  english,
  fromPlace,
  list,
  localKindOf,
  pick,
  type TextContext,
  type TextRule,
  toTextRules,
} from "./text-rule.ts";
import { workTitle } from "./work-title.ts";

const departments = pick(
  "Engineering|Design|Product|Marketing|Sales|Finance|People|Legal|Operations|Customer Success|Data|IT",
);
const groups = pick(
  "Engineering|Design|Product|Marketing|Sales|Finance|People|Legal|Operations|Customer Success|Data|Research|Quality|Security",
);

/** What somebody made has no account, and is called as one calls a boat or a car. */
const pets = "Old Faithful|Big Blue|The Duchess|Lucky|Goldie|Little One|Iron Heart|The Beast";
const accounts =
  /e?mail|phone|user|password|avatar|first_?name|last_?name|^bio$|account|^(?:platform|role|joined\w*|level|followers\w*|gender|age|birth\w*)$/i;

function hasNoAccount({ owner, siblings }: TextContext["member"]): boolean {
  return (
    siblings.length > 4 &&
    !isPersonWord(owner.at(-1)) &&
    !owner.some((word) =>
      oneOf("user|account|profile|player|member|chat|message|comment").test(word),
    ) &&
    !siblings.some((name) => accounts.test(name))
  );
}

/** Only a list of groups has to tell them apart: whose department something is, is no `Quality Americas`. */
const groupOf: TextRule = (context) => {
  const isOwn = oneOf("department|division|unit|team|squad|group").test(
    context.member.owner.at(-1) ?? "",
  );
  return isOwn || context.member.isItem || !context.isEnglish
    ? english(groupNames)(context)
    : groups(context);
};

/** Of a thing that is unknown, the thing and a number: a name that nobody takes for another. */
const named: TextRule = ({ member, role, isEnglish }) => {
  const subject = findSubject(member, role, false);
  if (!subject) return neutralText(member);
  const kind = subject.kind === "phrases" && !isEnglish ? localKindOf(subject.phrases) : undefined;
  return kind
    ? (scope, chance) => drawLocalText(kind, scope, chance)
    : toSubjectSource(subject, member);
};

/** What stands beside the skills that somebody is hired for. */
const careers =
  /^(?:job_?title|hourly_?rate|day_?rate|salary|portfolio\w*|resume\w*|cv\w*|headline|years_?(?:of_?)?experience|github|linkedin\w*|company|employer)$/i;

const site: TextRule = draw(
  (_, chance) => `https://${toSlug(drawPhrase(companyNames, chance)).replaceAll("-", "")}.example`,
);

/** Who looks after a thing or lives in it is called where the thing is. */
const atHand = oneOf(
  "agent|realtor|broker|manager|landlord|tenant|host|owner|seller|dealer|contact|emergency|supervisor|receptionist|instructor|coach|doctor|organizer|organiser|mechanic|technician",
);
const visiting = oneOf("driver|courier|client|customer|buyer|inspector");
const phone = fromPlace((found) => found.phone);
/** What players are called, who are not called by their names. */
const gamertags = list(
  "ShadowFox92|PixelPanda|NightOwl_7|TurboTurtle|IronMango|LunaStrike|FrostByte88|MisterNoodle|RogueOtter|NeonKoi|SilentMaple|CaptainWaffle|StormHare31|QuietQuasar|VelvetViper|LuckyComet|BitBadger|SirLagsalot|CosmicYak|RustyRocket|EchoWolf|TinyTitan|MossGolem|Zephyr404",
);

export const phoneOf: TextRule = (context) => {
  const { role } = context;
  const [who = ""] = role;
  return atHand.test(who) || visiting.test(who)
    ? phone({ ...context, role: ["near", ...role] })
    : phone(context);
};

/** Who somebody is, and how to reach them. */
export const peopleRules = toTextRules({
  "display name @ comment readercomment articlecomment review reply participant follower & user_id":
    ({ role }) =>
    (scope) =>
      personOf(scope, role).full,
  // People
  "name|recipient|attention|attn @ shippingaddress billingaddress deliveryaddress mailingaddress homeaddress shipto billto recipientaddress":
    ({ role }) =>
    (scope) =>
      personOf(scope, role).full,
  "name|display name|names|item name": named,
  "full name|real name|contact name|fullname|person name|cardholder name|formatted name|from name|other names":
    ({ role }) =>
    (scope) =>
      personOf(scope, role).full,
  "by & event action timestamp at":
    ({ member }) =>
    (scope, chance) =>
      personOf(scope, [...member.words, String(chance.below(6))]).full,
  "man of the match|woman of the match|player of the match|star of the match|player of the game|player of the tournament|player of the month|player of the year|employee of the month":
    ({ member }) =>
    (scope) =>
      personOf(scope, member.words).full,
  "parent|customer|guest|client|student|tenant|buyer|family|patient @ review reviews testimonial testimonials":
    ({ member }) =>
    (scope, chance) =>
      personOf(scope, [...member.words, String(chance.below(6))]).full,
  "children|siblings|grandchildren|sons|daughters|oldest ancestor|earliest ancestor|earliest known ancestor @ ancestor genealogyperson familymember person familytree relative":
    draw((scope) => personOf(scope, ["child"]).full),
  "name|full name @ reference & relationship relation phone years_known":
    ({ role }) =>
    (scope) =>
      personOf(scope, role).full,
  "emergency contact|emergency contact name|next of kin":
    ({ role }) =>
    (scope) =>
      personOf(scope, ["emergency", ...role]).full,
  "first & last middle": ({ role }) =>
    role.length > 0 ? undefined : (scope) => personOf(scope, []).first,
  "last & first": ({ role }) => (role.length > 0 ? undefined : (scope) => personOf(scope, []).last),
  "from|sender|to|cc @ email mail & subject":
    ({ member }) =>
    (scope) =>
      personOf(scope, member.words).email,
  "first name|given name|firstname|forename|preferred name|given names":
    ({ role }) =>
    (scope) =>
      personOf(scope, role).first,
  "maiden name|birth name|name at birth|former name":
    ({ role }) =>
    (scope) =>
      personOf(scope, ["born", ...role]).last,
  "last name|family name|surname|lastname":
    ({ role }) =>
    (scope) =>
      personOf(scope, role).last,
  "middle name": "Ann|Lee|Marie|James|Rose|Kai",
  "nickname|preferred name|goes by|known as|called @ child kid pupil baby student camper guest householdmember familymember relative household & first_name":
    ({ role }) =>
    (scope) =>
      shortNameOf(personOf(scope, role).first),
  "by|who|said by|author @ reply comment message note answer response update activity post quote remark & text message body comment":
    ({ member }) =>
    (scope) =>
      personOf(scope, member.words).full,
  "signature|signed name|digital signature": ({ member }) => {
    const isOnPaper = member.siblings.some((name) => isPersonWord(toWords(name).at(-1)));
    return isOnPaper ? (scope) => personOf(scope, ["signer"]).full : undefined;
  },
  "alias|aliases|also known as|aka|street name alias @ suspect person offender inmate character artist spy":
    "Red|The Fox|Slim|Two-Tone|Smiley|The Professor|Duke",
  "username|user name|login|handle|screen name|nickname|nick|login name|account name|skype|preferred username|author username":
    (context) => {
      const { member, role } = context;
      const isPet = member.words.join(" ") === "nickname" && hasNoAccount(member);
      if (isPet) return pick(pets)(context);
      const whose = addresseeOf(member, role);
      return (scope) => personOf(scope, whose).username;
    },
  "gamertag|gamer tag|player tag|in game name|ign|summoner name|psn id|battletag|gamer name": ({
    member,
  }) => {
    const key = hash(member.path);
    return (scope, chance) => gamertags[dealOnce(scope, chance, gamertags.length, key)] ?? "";
  },
  "email|e mail|mail|email address|emails|reply to|cc|bcc|reply to email|notification email|email addresses":
    ({ member, role }) => {
      const whose = addresseeOf(member, role);
      if (!isAtWork(member, whose)) return (scope) => personOf(scope, whose).email;
      return (scope) => personOf(scope, whose).email.replace(/@.*$/, "@example.com");
    },
  "initials|avatar initials|user initials|profile initials|name initials":
    ({ role }) =>
    (scope) => {
      const { first, last } = personOf(scope, role);
      return `${[...first][0] ?? ""}${[...last][0] ?? ""}`;
    },
  "gender|sex":
    ({ role }) =>
    (scope) =>
      personOf(scope, role).sex,
  pronouns:
    ({ role }) =>
    (scope) =>
      personOf(scope, role).sex === "female" ? "she/her" : "he/him",
  "salutation|honorific|name prefix|honorific prefix|courtesy title":
    courtesy("Dr.|Mr.|Ms.|Mx.|Prof."),
  "prefix @ person name contact user customer employee patient & first_name last_name given_name":
    courtesy("Dr.|Mr.|Ms.|Mx.|Prof."),
  "suffix @ person name contact user customer employee patient & first_name last_name given_name":
    "Jr.|Sr.|II|III|PhD",
  "bio|about me|user bio|short bio|profile bio & job_title occupation profession title position headline company =job":
    english(prose.pastimes),
  // What a stylist does for a living goes without saying.
  "bio|biography|about me|user bio|author bio|short bio|speaker bio|artist bio": (context) =>
    english(
      hasTrade(context.member.owner.at(-1)) || context.member.siblings.includes("title")
        ? prose.pastimes
        : prose.bios,
    )(context),
  "job title|occupation|profession|job role|designation|position title|role title|current position":
    workTitle,
  "author title|author role|author position|byline title|author job title":
    "Staff writer|Senior editor|Correspondent|Columnist|Reporter|Contributor|Guest author",
  "title|position|role|job @ employee contact staff worker guest panelist presenter speaker colleague attendee executive lead candidate applicant person":
    english(jobTitles),
  "position|title role @ teammember staffmember boardmember experience employment reference referee & linkedin department company bio":
    english(jobTitles),
  "job|current job|day job @ profile user member & bio age birthday interests first_name":
    workTitle,
  "position|job|role name & salary company employer department hire_date new_hire hiring_manager recruiter employment_type buddy":
    english(jobTitles),
  "department|department name|departments|org unit|business unit @ employee staff worker user person colleague member contact candidate expense position job user profile & job_title manager salary hire_date employee_id":
    (context) => (context.isEnglish ? departments(context) : undefined),
  // A team of several texts is told by its people.
  "team|crew|jury|panel": ({ member }) =>
    member.isItem && !member.name.endsWith("s")
      ? (scope, chance) => personOf(scope, [member.name, String(chance.below(40))]).full
      : undefined,
  "department|team|division|team name|business unit|unit name|department name|org unit|assigned team|squad|teams|departments":
    groupOf,
  "password|pass|new password|old password|current password|pwd|ftp password|secret word|change password|temporary password":
    draw((_, chance) => `${letters(chance)}-${letters(chance)}-${chance.between(10, 99)}`),
  nationality:
    "American|British|Canadian|French|German|Indian|Irish|Japanese|Kenyan|Mexican|Nigerian|Spanish",
  "skill|skills|expertise": (context) =>
    pick(
      isOfOffice(context.member) || context.member.siblings.some((name) => careers.test(name))
        ? "Figma|TypeScript|Copywriting|SQL|Photography|Negotiation|Spanish|Project planning|Illustration|Accessibility|Public speaking|React"
        : "First aid|Driving|Cooking|Spanish|Photography|Organising|Teaching|Public speaking|Repairs|Sign language",
    )(context),
  "interests|hobby|hobbies":
    "hiking|baking|chess|film|gardening|cycling|pottery|reading|climbing|jazz|sailing|birdwatching",
  // Contact
  "caller id": (context) =>
    context.member.siblings.some((name) => /^(?:callee|receiver|recipient)_?id$/i.test(name))
      ? undefined
      : phoneOf(context),
  // Nobody calls themselves.
  "callee number|callee phone|dialed number|receiver number": (context) =>
    phoneOf({ ...context, role: ["near", "callee"] }),
  "phone|phone number|caller number|caller phone|telephone|tel|mobile|mobile number|cell|fax|mobile phone|cell phone|home phone|work phone|telephone number|contact number|phones|phone numbers|fax number|primary phone|contact phone|customer phone|whatsapp|national format|landline|hotline|helpline|emergency number|emergency contact number|helpline number|hotline number|emergency phone|sms|e164":
    phoneOf,
  "website|homepage|personal website|portfolio|portfolio url|website url|blog|blog url @ forumuser forummember instructor researcher speaker lecturer professor author writer coach trainer scientist socials social sociallinks links streamer podcaster candidate electioncandidate politician artist photographer blogger influencer freelancer musician illustrator userprofile socialprofile & reputation karma username handle followers followers_count follower_count":
    ({ role, member }) =>
      member.siblings.some((name) => /company|organi[sz]ation|employer/i.test(name))
        ? undefined
        : (scope) =>
            `https://${personOf(
              scope,
              role.filter((word) => word !== "personal"),
            ).username.replace(/[^a-z0-9]/g, "")}.example`,
  "website|homepage|web site|blog url|web|portfolio|company url|websites|website url|homepage url|site url|web address|store url|blog|company website":
    site,
  "twitter handle|instagram handle|tiktok handle|twitter username|instagram username|x handle|twitter|instagram|github|mastodon|social handle|tiktok|bluesky|social|telegram|discord|twitch|snapchat|pinterest":
    ({ role }) =>
    (scope) =>
      `@${personOf(scope, role).username.replaceAll(".", "_")}`,
  "github url|gitlab url|github profile|facebook|facebook url|twitter url|instagram url|tiktok url|social link|social media":
    ({ role }) =>
    (scope) =>
      `https://example.com/${personOf(scope, role).username}`,
  "linkedin|linked in|linkedin url|linked in url|linkedin profile|linkedin profile url|google plus":
    ({ role }) =>
    (scope) =>
      `https://example.com/in/${personOf(scope, role).username}`,
});
