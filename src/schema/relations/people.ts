import { isByADay } from "../by-a-day.ts";
import { toSingular, toWords } from "../name-words.ts";
import { onceForEach } from "../once-for-each.ts";
import type { Collection } from "../resource.ts";

/** What somebody is to a record: `authorId`, `primary_owner_id`, `participantIds`. */
const roles: ReadonlySet<string> = new Set([
  ...[
    "actor",
    "admin",
    "administrator",
    "applicant",
    "approver",
    "assignee",
    "assigner",
    "attendee",
  ],
  ...["advisor", "adviser", "callee", "captain", "examiner", "investigator"],
  ...["followee", "following", "head", "leader", "responsible", "taxpayer"],
  ...["author", "borrower", "buyer", "candidate", "coach", "collaborator", "commenter"],
  ...["contributor", "creator", "customer", "editor", "employee", "follower", "friend", "guest"],
  ...["instructor", "interviewer", "invitee", "inviter", "lender", "maintainer", "manager"],
  ...["member", "mentee", "mentor", "moderator", "organiser", "organizer", "owner"],
  ...["participant", "payee", "payer", "poster", "receiver", "recipient", "reporter", "requester"],
  ...["requestor", "responder", "reviewer", "seller", "sender", "student", "submitter"],
  ...["subscriber", "supervisor", "teacher", "translator", "tutor", "updater", "uploader", "user"],
  ...["head", "initiator", "starter", "voter", "winner", "writer"],
]);

/** Participles that do not end in `ed`. */
const irregular: ReadonlySet<string> = new Set([
  ...["bought", "built", "done", "drawn", "given", "held", "led", "made", "overseen", "paid"],
  ...["run", "sent", "shown", "sold", "taken", "taught", "won", "written"],
]);

/** Lists are sorted by a member, not by somebody. */
const arrangements: ReadonlySet<string> = new Set(["filtered", "grouped", "indexed", "sorted"]);

/** Verbs that take somebody with another word than `by`: `assignedTo`, `reportsTo`, `sharedWith`. */
const directed: ReadonlySet<string> = new Set([
  ...["addressed to", "assigned to", "delegated to", "escalated to", "reassigned to"],
  ...["reports to", "sent to", "shared with"],
]);

/** What authorities, firms and clubs do, who are none of the people that a server knows. */
const official: ReadonlySet<string> = new Set([
  ...["accredited", "certified", "funded", "issued", "manufactured", "operated", "produced"],
  ...["published", "sponsored"],
]);

/** What somebody is known for whom no server knows: a planet, a song, a film has no user. */
const famous: ReadonlySet<string> = new Set([
  ...["composed", "directed", "discovered", "founded", "invented", "painted", "sculpted"],
]);

/** What one thing is by another of its kind, and not by somebody: a task, a version. */
const ranked: ReadonlySet<string> = new Set(["blocked", "preceded", "replaced", "superseded"]);

/** Whether a member's name says that its value is one of the people, or several. */
export function isRole(member: string, isMany: boolean): boolean {
  const words = toWords(member);
  const ending = isMany ? "ids" : "id";
  const hasEnding = words.at(-1) === ending;
  const noun = hasEnding ? words.slice(0, -1) : words;
  const [verb = "", preposition = ""] = noun.slice(-2);
  if (preposition === "by")
    return (
      isParticiple(verb) &&
      !ranked.has(verb) &&
      (hasEnding || !(official.has(verb) || famous.has(verb)))
    );
  if (directed.has(`${verb} ${preposition}`)) return true;
  return hasEnding && noun.length > 0 && roles.has(noun.at(-1) ?? "");
}

function isParticiple(word: string): boolean {
  return (word.endsWith("ed") && !arrangements.has(word) && !isByADay(word)) || irregular.has(word);
}

const usualNames = ["account", "person", "member", "employee", "customer", "author", "profile"];

/**
 * The collections of people: those called User, else those with another usual name, else those whose
 * records have an email and a name. Only where that is one can somebody be told by a role.
 */
export function findPeople(collections: readonly Collection[]): readonly Collection[] {
  const served = collections.filter(({ path }) => path !== "");
  const users = served.filter((collection) => nameOf(collection) === "user");
  if (users.length > 0) return users;
  const named = served.filter(
    (collection) => usualNames.includes(nameOf(collection)) && !isFirm(collection),
  );
  return named.length > 0
    ? named
    : served.filter(
        (collection) =>
          hasEmailAndName(collection) &&
          !isFirm(collection) &&
          !outsiders.has(
            nameOf(collection)
              .replace(/ person$/, "")
              .split(" ")
              .at(-1) ?? "",
          ) &&
          !houses.test(nameOf(collection)) &&
          !papers.test(nameOf(collection)),
      );
}

/** What somebody sent is nobody, though it names them and tells where to answer. */
const papers =
  /(?:feedback|message|application|registration|booking|reservation|order|ticket|request|submission|response|enquiry|inquiry|rsvp|review|comment|invitation|donation|appointment)$/;

/** Those who are written about in an office, and write nothing there: a pet's owner vaccinates nothing. */
const outsiders: ReadonlySet<string> = new Set([
  ...[
    "applicant",
    "candidate",
    "citizen",
    "claimant",
    "contact",
    "donor",
    "guest",
    "lead",
    "owner",
  ],
  ...["patient", "petowner", "policyholder", "prospect", "pupil", "resident", "student"],
  ...["recipient", "subscriber", "supplier", "tenant", "vendor", "visitor"],
]);

/** They can be written to, and are nobody. */
const houses =
  /(?:^| )(?:agency|bakery|bank|branch|brand|business|cafe|cent(?:er|re)|charity|cinema|clinic|club|college|company|foundation|garage|gym|hospital|hotel|institute|library|manufacturer|museum|nursery|office|organi[sz]ation|pharmacy|practice|publisher|restaurant|salon|school|shelter|shop|store|studio|theat(?:er|re)|university|venue|winery)$/;

/** A customer or an account that is a company has created and approved nothing. */
const isFirm = onceForEach(({ members }: Collection) => {
  const names = [...members.keys()].map((name) => toWords(name).join(" "));
  const isPerson = names.some((name) => /^(?:(?:first|last|full|user) ?name|avatar)/.test(name));
  return !isPerson && names.some((name) => ofFirms.test(name));
});
const ofFirms =
  /^(?:company name|industry|annual revenue|vat (?:number|id)|iban|balance|legal name|employees|employee count)$/;

/** Asked for every member of every collection. */
const nameOf = onceForEach(({ model }: Collection) => toSingular(toWords(model)).join(" "));

const hasEmailAndName = onceForEach(({ members }: Collection) => {
  const names = [...members.keys()].map((name) => toWords(name).join(" "));
  const isName = (name: string) => /^(?:(?:full|first|display|user) ?)?name$/.test(name);
  return names.some((name) => /^email(?: address)?$/.test(name)) && names.some(isName);
});

/** Who works for those whom others write to, and who writes: of several kinds of people it is these. */
const staff =
  /(?:^| )(?:agent|employee|staff|technician|operator|officer|engineer|clerk|worker|colleague|teammate|team member)$/;
const callings: readonly (readonly [role: RegExp, people: RegExp])[] = [
  [
    /\b(?:assignee|assigned|approver|approved|manager|responsible|responder|supervisor|resolved|handled|escalated|closed)\b/,
    staff,
  ],
  [
    /\b(?:author|editor|writer|contributor|reviewer|edited|written|reviewed)\b/,
    /(?:^| )(?:journalist|reporter|writer|editor|columnist|correspondent|contributor|author)$/,
  ],
  [/\b(?:author|editor|writer|edited|written)\b/, staff],
];

/** People of a game, a club or a paper, who have no email in it. */
const callers =
  /(?:^| )(?:player|gamer|athlete|listener|viewer|reader|journalist|reporter|writer|columnist|agent|citizen|resident|learner|student|pupil|streamer|gymgoer|runner|rider|teammate|colleague|staff member|team member)$/;

/** Nobody grants their own permit, or marks their own exam. */
const offices =
  /\b(?:approver|approved|decided|graded|marked|handled|inspected|inspector|manager|processed|rejected|resolved|reviewed|reviewer|supervisor|verified)\b/;
const clients = /(?:^| )(?:citizen|learner|pupil|resident|student)$/;

/**
 * Who is meant by a role where several kinds of people could be: `assigneeId` is an agent's and no
 * customer's. Where nobody has an email, those are who are called what only people are.
 */
export function findMeant(
  collections: readonly Collection[],
  member: string,
): Collection | undefined {
  const served = collections.filter(({ path }) => path !== "");
  const role = toWords(member).join(" ");
  for (const [roles, people] of callings) {
    const able = roles.test(role)
      ? served.filter((collection) => people.test(nameOf(collection)))
      : [];
    if (able.length > 0) return able.length === 1 ? able[0] : undefined;
  }
  if (findPeople(collections).length > 0) return undefined;
  const [only, ...others] = served.filter(
    (collection) =>
      callers.test(nameOf(collection)) && !(offices.test(role) && clients.test(nameOf(collection))),
  );
  return others.length === 0 ? only : undefined;
}
