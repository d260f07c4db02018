import { toSingular } from "../../../schema/name-words.ts";
import { hash } from "../../draw/chance.ts";
import { type Matcher, oneOf } from "../../one-of.ts";
import { supportReplies } from "../../phrases/case-replies.ts";
import { dealPhrase } from "../../phrases/deal-phrase.ts";
import { drawLocalText } from "../../phrases/local-phrases.ts";
import { drawPhrases, type Phrases } from "../../phrases/phrases.ts";
import { prose, proseByOwner } from "../../phrases/prose.ts";
import { jobTitles, postHeadlines, taskTitles } from "../../phrases/subjects.ts";
import { isElsewhere, isOfOtherCraft } from "../names/elsewhere.ts";
import { isEntry } from "../names/entries.ts";
import { neighboursOf } from "../names/neighbours.ts";
import { isNews } from "../names/news.ts";
import { isOfWork } from "../names/of-work.ts";
import { isPersonWord } from "../names/person-words.ts";
import { withoutKind } from "../names/project-words.ts";
import { hasTrade, isAtWork, isSomebody } from "../names/somebody.ts";
import { neutralText } from "../neutral.ts";
import { courtesy, findSubject, isGathering, toSubjectSource } from "../subject.ts";
import {
  findAspect,
  isBlurb,
  ownerOf,
  thingOf,
  thingWords,
  toAboutPhrases,
  toThingPhrases,
} from "../things/find-thing.ts";
import { topical } from "./kind-rules.ts";
import { isAsked, isTalk, openToAll, purposeOf, regards, saidAnywhere } from "./neutral-texts.ts";
import {
  english,
  localKindOf,
  pick,
  shape,
  type TextContext,
  type TextRule,
  toTextRules,
  whereTechnical,
} from "./text-rule.ts";
import { gradesOf, workTitle } from "./work-title.ts";

const titled: TextRule = (context) => {
  const { member, role, isEnglish } = context;
  const subject = findSubject(member, role, true);
  if (!subject) return neutralText(member);
  const isPitch = /headline$/.test(member.name) && hasTrade(ownerOf(member).at(-1));
  if (isPitch && isEnglish) return english(prose.tagline)(context);
  const isJob = subject.kind === "phrases" && subject.phrases === jobTitles;
  if (isJob && isEnglish && gradesOf(member)) return workTitle(context);
  if (isEnglish || subject.kind === "person") return toSubjectSource(subject, member);
  const kind = localKindOf(subject.phrases);
  // What a company is called is its name, and not its title.
  return kind
    ? (scope, chance) => drawLocalText(kind === "company" ? "title" : kind, scope, chance)
    : toSubjectSource(subject, member);
};

/** What is known to be said about the thing. */
function sayings({ member, role }: TextContext): Phrases | undefined {
  const words = thingWords(member, role);
  if (isGathering(words, member)) return toThingPhrases(openToAll);
  const about = tellsOfPerson(member) ? undefined : findAspect("about", words, member);
  if (about !== undefined) return toAboutPhrases(about);
  if (isOfOtherCraft(words)) return undefined;
  if (isElsewhere(words, neighboursOf(member))) return toThingPhrases(saidAnywhere(words));
  const said =
    proseByOwner.get(nounOf(words).replace(/(?<!s)s$/, "")) ??
    proseByOwner.get(nounOf(member.owner));
  const isOfLine = said === prose.missions && member.siblings.some((name) => lines.test(name));
  return isOfLine ? toThingPhrases(serving) : said;
}

/** In which line a business is: what it makes would have to fit. */
const lines = /^(?:category|type|trade|specialty|specialties|services?|cuisine)$/;
const serving =
  "A small team that takes care of every detail.|Family-run for two generations.|Known for fair prices and quick replies.|Friendly, flexible and on time.|New in town, with years of experience.|Recommended by nine out of ten customers.";

/** A todo item is a todo. */
function nounOf(words: readonly string[]): string {
  return words.at(isEntry(words) ? -2 : -1) ?? "";
}

/** A pet owner is somebody, and no pet. */
function tellsOfPerson({ owner }: TextContext["member"]): boolean {
  return owner.length > 1 && isPersonWord(owner.at(-1));
}

/** What is written in a case at a help desk, by either side. */
function isOfCase({ member }: TextContext): boolean {
  return member.siblings.some((name) => /^(?:support_?)?(?:ticket|case)_?id$/i.test(name));
}

const answered =
  "Thanks, I had the same question.|Agreed, especially the last point.|I see it a little differently.|Good to know!|Where did you find that?|Same here.|Could you say more about it?|That made my day.|Glad it helped!|You are right, I have corrected it.|It depends, how long have you been doing it?|Thank you for asking, I should have said so.|I will try that at the weekend.|Not yet, but it is on my list.|Yes, since last year.|Nobody has put it better.";

const article = oneOf(
  "revision|post|article|story|blog|news|page|newsletter|essay|chapter|lesson|document",
);

/** About the thing itself: a blurb of a product, a bio of a person, an essay of an article. */
const described: TextRule = (context) => {
  if (!context.isEnglish) return (scope, chance) => drawLocalText("sentence", scope, chance);
  if (isOnlyNameOfLine(context)) return pick(billed)(context);
  const phrases = sayings(context);
  const key = hash(context.member.path);
  if (phrases) return (scope, chance) => dealPhrase(phrases, scope, chance, key);
  const isArticle = article.test(context.member.owner.at(-1) ?? "") || isUnderTitle(context.member);
  if (isArticle) return (_, chance) => drawPhrases(prose.essay, chance, 2).join(" ");
  const plain = aboutSomebody(context) ?? aboutSomething(context) ?? prose.plain;
  return (scope, chance) => dealPhrase(plain, scope, chance, key);
};

/** What a line of a bill is for, of which nothing else is known. */
const billed = "Materials|Labour|Delivery|Set-up fee|Small parts|Express surcharge|Packaging";

/** The description of so many at such a price says what they are. */
function isOnlyNameOfLine({ member: { words, siblings } }: TextContext): boolean {
  const isBeside = (names: Matcher) => siblings.some((name) => names.test(name));
  return (
    words.join(" ") === "description" &&
    isBeside(/^(?:quantity|qty)$/i) &&
    isBeside(/^(?:unit_?(?:price|cost)|price|rate)$/i) &&
    !isBeside(/^(?:name|title|label|item|product|service|(?:product|item)_?name)$/i)
  );
}

/** What somebody has written under a title, whatever it is called. */
function isUnderTitle({ words, siblings, owner }: TextContext["member"]): boolean {
  const isBeside = (names: Matcher) => siblings.some((name) => names.test(name));
  return (
    oneOf("text|content|body").test(words.join(" ")) &&
    isBeside(oneOf("title|headline|heading")) &&
    (isBeside(oneOf("author|author_id|authorId|writer|published_at|publishedAt")) ||
      oneOf("entry|item|content|text|record").test(owner.at(-1) ?? ""))
  );
}

const grown = oneOf("harvest|farm|veg|vegetable|crop|produce|csa|grocery|food|organic|fruit");

/** What is in a box, a drawer or a share of the harvest. */
function holdings({ owner }: TextContext["member"]): string {
  return owner.some((word) => grown.test(word))
    ? "Carrots|Kale|Potatoes|Beetroot|Apples|Leeks|Eggs|Squash|Spring onions|Chard"
    : "Books|Tools|Papers|Spare parts|Cables|Photographs|Glasses|Blankets|Candles|Seeds";
}

/** What somebody makes after it, and does not deliver. */
function isMadeByHand({ owner, siblings }: TextContext["member"]): boolean {
  return (
    oneOf("plan|pattern|model|kit|design|template|blueprint|project|craft|puzzle").test(
      owner.at(-1) ?? "",
    ) && siblings.some((name) => /material|tool|skill|part|piece|difficulty|designer/i.test(name))
  );
}

const jobs = /^(?:job_?(?:title)?|occupation|profession|work|works_?as|role)$/i;

/** Whoever has a trade says how they work in it; of others one hears what they do. */
function aboutSomebody({ member, role }: TextContext): Phrases | undefined {
  const isSelf = role.length === 0 && oneOf("about|description|intro|blurb").test(member.name);
  if (!isSelf || !isSomebody(member)) return undefined;
  if (hasTrade(member.owner.at(-1)) && isAtWork(member)) return toThingPhrases(atWork);
  // Where it is told what they do, they say what else they like.
  return member.siblings.some((name) => jobs.test(name)) ? prose.pastimes : prose.bios;
}

const atWork =
  "Ten years in the trade, tidy and on time.|Friendly, careful and happy to explain every step.|Small jobs welcome, honest prices.|Learned it from the ground up and still enjoys it.|Known for patience and clean work.|Fully booked most weeks, so get in touch early.";

/** Words for what people do and decide, of which nobody says that it has a long history. */
const abstract =
  /(?:tion|sion|ment|ing|ance|ence|ity|ure|sis|ism|ness|age)s?$|^(?:request|entry|record|log|rule|policy|process|plan|schedule|segment|workflow|step|task|role|unit|order|invoice|budget|account|field|value|type|status|state|code|setting|option|service|system|version|change|issue|case|claim|phase|period|term|group|list|set|data|info|response|result|report|test|check|cost|rate|price|line|item|object|entity|model|asset|resource|job|shift|slot|loan|mortgage|tax|visa|passport|surgery|fee|grant|deal|bid|vote|offer|contract|quote|vaccine|patient|user|customer|employee)s?$/;

const anything =
  "{One} worth a closer look.|Recently added, more details will follow.|{One} with a long history.|One of the newer ones.|{One} in good order.|Well known to those who use it.";

/** What people work on, whatever it is. */
const workDescriptions =
  "Background and figures are in the attachment.|Scope and terms as discussed.|Follows the usual procedure.|Agreed with everyone involved.|Replaces the earlier version.|Details in the shared folder.";

/** What its other members tell of a thing: that one goes there, when it begins, what it costs. */
const kindsOfThings: readonly (readonly [Matcher, string])[] = [
  [
    /^(?:starts?_?(?:at|date|time)|event_?date|max_?(?:participants|attendees|guests|children)|registered\w*|duration_?minutes)$/i,
    openToAll,
  ],
  [
    /^(?:address|street|opening_?hours|latitude|lat)$/i,
    "{One} close to the centre, easy to reach by bus and bike.|Small, friendly and well kept.|{One} with a long history.|Recently renovated, and already popular.|A quiet place, five minutes from the station.",
  ],
  [
    /^(?:price|unit_?price|stock\w*|brand|sku)$/i,
    "Made with care, and made to last.|{One} for every day.|Simple, sturdy and easy to use.|One of our most popular ones.|A little different from the others.",
  ],
];

/** About one of several that have names, and of which only the word for them is known. */
function aboutSomething({ member, role }: TextContext): Phrases | undefined {
  const words = withoutKind(thingWords(member, role)).slice(-2);
  const isNamed = member.siblings.some((name) => oneOf("name|title").test(name));
  if (!isNamed || words.length === 0 || abstract.test(words.at(-1) ?? "")) return undefined;
  const noun = toSingular(words).join(" ");
  const one = `${/^[aeiou]/.test(noun) ? "An" : "A"} ${noun}`;
  if (isOfWork(member.siblings)) return toThingPhrases(workDescriptions);
  const kind = kindsOfThings.find(([names]) => member.siblings.some((name) => names.test(name)));
  // What has a title and no name is something that people write or decide, like a deadline or a riddle.
  if (!kind && !member.siblings.includes("name")) return undefined;
  return toThingPhrases((kind?.[1] ?? anything).replaceAll("{One}", one));
}

const ofSomebody =
  "Friendly, punctual and easy to deal with.|Answered within minutes.|Everything was as agreed.|Kind and patient, would come back any time.|A little late, but worth the wait.|Honest and very helpful.|Went smoothly from start to finish.";

/** A stay is praised for its beds, a meal for its taste; of other things we only know that they are sold. */
const reviewed: TextRule = (context) => {
  if (isPersonWord(context.member.outer?.words.at(-1)))
    return english(toThingPhrases(ofSomebody))(context);
  const about = findAspect("about", ["review"], context.member);
  return english(about === undefined ? prose.reviews : toThingPhrases(about))(context);
};

/** A short text: an entry of a checklist, something said. */
const noted: TextRule = (context) => {
  const { member, isEnglish } = context;
  const isEntry = member.siblings.some((name) => oneOf("done|checked|completed|isDone").test(name));
  if (isEnglish && isEntry) return (scope, chance) => dealPhrase(taskTitles, scope, chance);
  return described(context);
};

const written: TextRule = (context) => {
  const { member, isEnglish } = context;
  const isArticle = article.test(member.owner.at(-1) ?? "");
  if (!isEnglish || !isArticle) return described(context);
  const phrases = isNews(member) ? prose.report : prose.essay;
  return (_, chance) => {
    const sentences = drawPhrases(phrases, chance, 7);
    return `${sentences.slice(0, 4).join(" ")}\n\n${sentences.slice(4).join(" ")}`;
  };
};

/** What people tag what they write and show with, and what they tag anything else with. */
/** What articles are about, and how records are marked, where nothing tells of what. */
export const subjects =
  "design|travel|food|music|how-to|weekend|review|news|photography|health|culture|outdoors|home|career|science|books";
export const marks = "new|important|follow-up|internal|recurring|priority|verified|review";

/** What people write. */
export const proseRules = toTextRules({
  "title|headline|heading|display title|meta title|seo title|page title|titles|header|header text|project title|short title|localized name":
    titled,
  "post title|article title|story title|news title": english(postHeadlines),
  "title @ name person contact honorific & first_name last_name firstname": (context) =>
    (isAtWork(context.member) ? workTitle : courtesy("Mr.|Ms.|Dr.|Prof.|Mx."))(context),
  "subject|title @ complaint customercomplaint":
    "Late delivery|Damaged on arrival|Wrong amount charged|Nobody calls back|Refund outstanding",
  "subject|subject line|email subject": (context) => {
    const name = thingOf(context.member, [])?.name;
    return english(name === undefined ? taskTitles : toThingPhrases(name))(context);
  },
  "used for|meant for|intended for|usage|use case & material made_in maker diameter_mm weight_kg height_cm width_cm condition":
    "Everyday use|Special occasions|Display|Training|Repairs|Lending out",
  "purpose|intended purpose": (context) => pick(purposeOf(context.member))(context),
  "pros|positives|positive|liked|likes|positive comment @ hotel hotelreview stay stayreview hostelreview guestreview & stay_date room_type hotel_name":
    "Friendly staff|Great location|Quiet room|Good breakfast|Comfortable beds|Very clean",
  "cons|negatives|negative|disliked|dislikes|negative comment @ hotel hotelreview stay stayreview hostelreview guestreview & stay_date room_type hotel_name":
    "Thin walls|Small bathroom|Slow check-in|Little storage|Breakfast ends early|No parking nearby",
  "pros|positives @ employerreview companyreview jobreview workplacereview":
    "Good team|Flexible hours|Interesting projects|Fair pay",
  "cons|negatives @ employerreview companyreview jobreview workplacereview":
    "Many meetings|Slow decisions|Little room to grow|Old equipment",
  "pros|positives|strengths|liked @ filmreview moviereview bookreview showreview gamereview albumreview seriesreview playreview & film_title movie_title book_title director":
    "Strong cast|Sharp dialogue|Beautiful to look at|Never a dull minute|A score that stays",
  "cons|negatives|weaknesses|disliked @ filmreview moviereview bookreview showreview gamereview albumreview seriesreview playreview & film_title movie_title book_title director":
    "Twenty minutes too long|Thin second act|A rushed ending|Side characters stay pale|Few surprises",
  "pros|advantages|strengths": "Easy to use|Good value|Solid build|Fast delivery|Looks great",
  "cons|disadvantages|weaknesses":
    "A little heavy|Short cable|Instructions unclear|Only one colour|Pricey",
  "agenda|agenda items|agenda points":
    "Welcome|Minutes of the last meeting|Open points|Budget|Dates for the next months|Any other business",
  "next task|next step|next chore|task|tasks @ $farm garden gardenbed bed allotment plant":
    "Weed between the rows|Water in the evening|Add compost|Thin out the seedlings|Cut back what has faded|Check for slugs",
  "task|todo|action item|task title|tasks": english(taskTitles),
  "subtitle|tagline|slogan|motto|theme|tag line @ conference conferenceevent summit convention symposium techconference":
    "Talks, workshops and long breaks|Where people who make things meet|Talks you can use on Monday|One track, no hurry, many questions|Meet the people behind the work",
  "subtitle|tagline|slogan|tag line @ event gathering meetup":
    "Come early, stay late|Bring a friend|Places are few, be quick|Good company included|Rain or shine|For everybody, free for members",
  "subtitle|tagline|slogan|motto|catch phrase|tag line": english(prose.tagline),
  "addon|addons|add ons|extras|extra|upgrades @ treatment massage service appointment spa salon":
    "Scalp massage|Aromatherapy|Hand massage|Herbal tea|Hot towels",
  "name|title @ addon extra upgrade":
    "Express service|Extra time|Installation|Extended warranty|Gift wrapping|Personal guide|Home delivery",
  "label|code @ desk seat locker bay spot bed shelf rack slot berth pitch stall dock bunk kennel":
    shape("A-0#", "A-1#", "A-2#"),
  "label|type|kind @ phone phonenumber contactphone": "Mobile|Home|Work",
  "label|type|kind @ emailaddress contactemail": "Personal|Work",
  "code|label|number|name|gate code|gate number @ gate": shape("A#", "A1#", "B2#", "C1#"),
  "label|name|x|period @ chartpoint datapoint seriespoint chartdata": pick(
    "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec",
  ),
  "time ago|ago|relative time|posted ago": pick(
    "2 min ago|18 min ago|1 h ago|3 h ago|yesterday|2 days ago|5 days ago",
  ),
  "role|slot|billing @ lineup": pick("Headliner|Support|Opening act|Special guest"),
  "badge|ribbon & subtitle thumb thumbnail": pick("New|Popular|Bestseller|Limited|Sale"),
  "badge|ribbon|badge text|badge label|highlight label & price monthly_price includes features":
    pick("Most popular|Best value|New|Recommended|Limited"),
  "label|name|title @ notificationpreference notificationsetting":
    "Comments|Mentions|Weekly summary|Product news|Security alerts|Order updates|Reminders",
  "label|labels|display text|display value|display string|button|link text|text label": (
    context,
  ) => {
    const { member, role } = context;
    const isOwn =
      member.words.length === 1 && member.name === "label" && member.siblings.length > 3;
    const subject = isOwn ? findSubject(member, role, false) : undefined;
    return subject?.kind === "phrases" && context.isEnglish
      ? toSubjectSource(subject, member)
      : english(prose.labels)(context);
  },
  "caption|photo caption|image caption|alt|alt text @ profile user person member dating match & age height_cm interests":
    "Last summer at the lake|My favourite café|On top of the world, almost|With my sister's dog|Attempting to cook|First half marathon|Golden hour on the roof|Hiking with friends",
  "caption|alt|alt text|image alt|image caption|attribution|credit line": english(prose.captions),
  "description|summary|excerpt|overview|details|abstract|intro|introduction|teaser|short description|meta description|seo description|long description|blurb|synopsis|detail|about|full description|product description|descriptions|description text|status description|plot|storyline|info|information|highlight text|background info|scope of work|narrative|commentary|explanation|additional information|additional info|statement|localized description|content description|guidance|help text|help|more details|definition|disambiguation|documentation text|status details|error description|developer message|disclaimer|evidence|outcome description":
    described,
  "body|content|article|post body|markdown|story|full text|long text|text body|message body|transcript|transcription|source text|paragraph|body text|sentence|text value|string value|string|post|page content|letter|essay|input|output|output text|input text|answer text|text content|translation|target text":
    written,
  contents: (context) =>
    context.member.isItem ? pick(holdings(context.member))(context) : written(context),
  "body|content|text|full text @ revision articlerevision pagerevision postrevision contentrevision":
    written,
  "comment|comments|remark|remarks|user comment @ post article blog story photo video comment":
    english(prose.comments),
  "text|body|message|content|reply @ reply response commentreply": (context) =>
    pick(isOfCase(context) ? supportReplies : answered)(context),
  "text|body|message|content @ comment": (context) =>
    isOfCase(context) ? pick(supportReplies)(context) : english(prose.comments)(context),
  "verdict|bottom line|one liner|in short @ review & stars film film_title book_title album":
    "Worth the wait|A quiet triumph|One for a rainy evening|Almost great|Not for everyone|Better than expected|Go and see it",
  "comment|review|text|body|content|review text @ filmreview moviereview bookreview gamereview albumreview showreview workreview":
    "Beautifully made, a little too long.|The ending stayed with me for days.|Strong characters, thin plot.|Funny and sad at once.|I would start it again tomorrow.|Not for me, but well made.|It takes its time, and earns it.",
  "comment|review|text|body & movie_id film_id movie_title show_id":
    "Beautifully shot, a little too long.|The ending stayed with me for days.|Great cast, thin plot.|Funny and sad at once.|Better on the big screen.|Not for me, but well made.",
  "comment|comments|remark|remarks @ review rating feedback testimonial": reviewed,
  "comment|comments|remark|remarks|review comment|notes|note|memo|internal notes|internal note|observation|observations|annotation|notice|admin notes|private notes|doctor notes|visit notes|care notes|customer note|order notes|staff notes|additional notes|special requests|special request|requests":
    (context) => (context.isEnglish ? noteOf(context) : described(context)),
  "review|review text|feedback|testimonial|customer feedback|reviews": reviewed,
  "quote|quotes|saying|famous quote @ author book quote character": english(prose.tagline),
  "thank you message|thank you text|thanks message|confirmation message|success message|completion message":
    "Thank you for your time!|Thanks, we have got your answers.|All done, see you soon!|Thank you, this helps us a lot.",
  "message|last message|message text|notification text|messages|chat message|status message|sms text|welcome message":
    (context) => {
      const isError = oneOf("error|problem|exception|failure|fault|warning").test(
        context.member.owner.at(-1) ?? "",
      );
      if (context.member.siblings.includes("success")) return pick("OK|Success")(context);
      if (isError) return english(prose.failures)(context);
      if (isTalk(context.member)) return english(prose.messages)(context);
      return isAsked(context.member) ? pick(regards)(context) : described(context);
    },
  "message|detail|text @ log event alert incident audit notification": english(prose.events),
  "care instructions|care|washing instructions|cleaning instructions":
    "Wipe with a damp cloth.|Wash at 30 degrees.|Keep away from direct sunlight.|Oil once a year.|Do not tumble dry.|Spot clean only.",
  "instructions|special instructions|guidelines|brief @ project translation print design":
    "Please confirm before you start.|Keep the tone friendly.|Follow the style guide.|Send a draft first.|Ask if anything is unclear.",
  "instructions|instruction|directions|how to @ activity classroomactivity lesson experiment icebreaker exercise drill groupwork":
    "Work in pairs and take turns.|Read the task aloud first.|Share the results at the end.|Write down what you notice.|Try it once together, then alone.",
  "special instructions|special instruction": english(prose.requests),
  "instructions|instruction|directions|how to use|usage instructions|steps|usage notes": (
    context,
  ) =>
    isMadeByHand(context.member) || context.member.words.at(-1) === "steps"
      ? pick(
          "Read all of it before you begin.|Measure twice before you cut.|Let it dry overnight.|Keep the parts in order.|Work from the inside out.|Test it before the first use.",
        )(context)
      : english(prose.instructions)(context),
  text: noted,
  "question|questions|security question": english(prose.questions),
  "answer|response|reply|answers|solution|resolution|replies|responses|accepted answer": english(
    prose.answers,
  ),
  "action taken|actions taken":
    "Reported to the supervisor.|Secured the area and put up signs.|Fixed on the spot.|Passed on to maintenance.|Spoke with those involved.",
  "mission|vision|mission statement": english(prose.missions),
  "warning|warnings|hazards|safety notes|safety warnings|cautions|hazard @ trail hike route mountain climb dive river beach slope activity tour trek walk crag":
    "Slippery after rain.|Loose rocks on the descent.|No shade, carry water.|Steep drop near the viewpoint.|River crossing can be deep in spring.|Ticks in tall grass.",
  "error|error message|error detail|error details|error messages|fault string|error text|last error|last error message|failure message|warning|warnings|validation errors|warning message|exception message|errors|failures":
    english(prose.failures),
  "tag|tags|keyword|keywords|hashtag|hashtags|tag list|topics|topic @ task todo todoitem issue ticket bug story project board":
    "frontend|backend|design|bug|urgent|research|content|quick win|blocked|mobile",
  "tag|tags|labels|factors @ sleep sleeprecord sleeplog sleepentry sleepsession mood moodentry":
    "late coffee|exercise|travel|reading|stress|nap|screen time|early dinner",
  "tag|tags|keyword|keywords @ product item variant listing":
    "new|bestseller|sale|eco|handmade|limited|gift idea|summer",
  "tag|tags|keyword|keywords|dietary tags @ recipe dish meal food menu":
    "vegetarian|quick|gluten-free|spicy|family|seasonal|vegan|one-pot",
  "tag|tags|keyword|keywords|labels @ contact customer lead company deal opportunity":
    "vip|newsletter|partner|event 2025|enterprise|follow up|referral",
  "tag|tags|keyword|keywords|tag list @ session entry timeentry log record device sensor machine vehicle asset order invoice payment expense contract transaction shipment booking appointment employee member volunteer reading job run pipeline visit case file document request":
    marks,
  "tag|tags|keyword|keywords|tag list": (context) =>
    pick(topical.test(context.member.owner.at(-1) ?? "") ? subjects : marks)(context),
  "hashtag|hashtags|topic|topics|interest tags": subjects,
  theme:
    "Seasons|Colours of the sea|Light and shadow|Past and present|Journeys|Small wonders|Home|Night and day",
  "ingredient|ingredients":
    "olive oil|garlic|chickpeas|lemon|basil|tomatoes|rice|ginger|spinach|coconut milk|black pepper|yoghurt",
  "features|feature|highlights|specifications|specification|key features @ product device item plan software app phone laptop tool subscription package tier":
    "Unlimited projects|Two-year warranty|Water-resistant|Free returns|Priority support|Works offline|Fast charging|Custom domain",
  "highlights|career highlights|honours|honors|accolades|achievements @ athlete footballer coach cyclist swimmer":
    "Player of the season 2023|League title 2022|Cup final 2024|First match for the national team|Youth champion 2018",
  "features|feature|equipment|options|extras|addons @ car vehicle van truck bike":
    "Air conditioning|Cruise control|Heated seats|Reversing camera|Bluetooth|Roof rack|Navigation",
  "benefits|benefit|key benefits|health benefits @ treatment massage therapy spa exercise workout supplement skincare yoga herb":
    "Eases tension|Better sleep|Improves circulation|Softer skin|Less stress|More energy|Relieves sore muscles",
  "benefits|benefit|perks|perks included|member benefits @ membership plan tier card subscription loyalty reward pledge sponsor":
    "Priority booking|10 % off in the shop|Free guest pass|Early access|Monthly newsletter|Free delivery|Invitation to events",
  "benefits|benefit|perks @ job vacancy employee company position role offer":
    "Flexible hours|Remote days|Public transport ticket|Training budget|30 days of holiday|Bike leasing",
  "requirements|requirement|qualifications|qualification|must have @ job posting vacancy position jobposting opening role listing internship":
    "Three years in a similar role|Fluent English|Confident with spreadsheets|Degree or equivalent experience|Clear written communication|Experience with remote teams|Eye for detail|Right to work in the country",
  "responsibilities|duties|responsibility|tasks|what you will do @ job posting vacancy position jobposting opening role listing internship":
    "Work with design and sales on the roadmap|Prepare monthly reports|Answer questions from customers|Onboard new colleagues|Keep documentation up to date|Plan the weekly release|Present results to the team",
  "requirements|requirement|qualifications|qualification|prerequisites|prerequisite|eligibility":
    "Two years of experience|Fluent English|Basic statistics|Driving licence|Own laptop|Minimum age 18",
  "responsibilities|duties|responsibility":
    "Plan the weekly release|Answer customer questions|Keep the stock list up to date|Prepare monthly reports",
  "amenity|amenities|features|facilities|equipment|resources @ desk office coworking workspace meetingroom conferenceroom roombooking hotdesk space":
    "Fast wifi|External monitor|Printer|Free coffee|Whiteboard|Phone booth|Standing desk|Lockers|Natural light|Bike storage",
  "amenity|amenities|features|facilities|equipment @ venue eventvenue hall banquethall conferencecentre conferencecenter":
    "Stage|Projector|Sound system|Catering kitchen|Free wifi|Parking|Step-free access|Cloakroom",
  "amenity|amenities|features|facilities|services @ parking parkinglot carpark lot":
    "EV charging|CCTV|Lift|Toilets|Disabled spaces|Motorcycle bays|Car wash|Bike racks|Payment by app|Open 24 hours",
  "tag|tags|labels|features|highlights|amenities @ restaurant cafe bistro bar diner":
    "family-friendly|outdoor seating|vegan options|takeaway|late night|cosy|live music|wheelchair accessible|brunch|good for groups",
  "perks|benefits|benefit|perk|inclusions list":
    "Priority booking|10 % off in the shop|Free drink|Early access|Monthly newsletter|Free delivery|Invitation to events",
  "amenity|amenities|features|feature|facilities|room amenities|room features|equipment @ guestroom hotelroom room suite roomtype & hotel_id max_occupancy bed_type":
    "Air conditioning|Desk|Minibar|Safe|Balcony|Rain shower|Coffee machine|Flat-screen TV|Bathtub|Hairdryer",
  "amenity|amenities|features|feature|highlights|facilities|hotel amenities|room amenities @ hotel hostel resort lodge villa cabin cottage guesthouse inn motel stay accommodation lodging airbnb bnb & check_in price_per_night nightly_rate star_rating|room amenities":
    "Free wifi|Pet friendly|Breakfast included|Parking|Air conditioning|Swimming pool|24-hour reception|Bike storage|Garden",
  "amenity|amenities|features|feature|highlights|facilities|services offered":
    "Free wifi|Parking|Step-free access|Air conditioning|Card payment|Toilets|Bike stands|Garden|Family room",
  "fair use policy|fair use|fair usage policy @ plan tariff mobileplan phoneplan internetplan dataplan":
    "Slower speed after the included data|Up to 200 GB at full speed|Two devices for tethering|In the EU as at home for 14 days",
  "rules|policies|policy":
    "Free cancellation until 24 hours before|No smoking|Quiet hours from 22:00|Returns within 30 days|Deposit is not refunded",
  "included|includes|inclusions|package contents|what is included":
    "Breakfast|Airport transfer|City map|Guided tour|Parking|Towels",
  "changes|change log|changelog|release notes|history|change|update|updates|diff": (context) =>
    whereTechnical(
      pick(
        "Fixed a display problem on small screens|Added export to CSV|Faster search|New settings page|Clearer error messages",
      ),
    )(context) ??
    pick(
      "Date moved by a week|Details corrected|Place changed|One more added|Contact updated|Note added",
    )(context),
  "copyright|copyright notice|copyright text":
    "© 2026 Northwind Labs. All rights reserved.|© 2025 Harbour Media. All rights reserved.|© 2026 Blue Door Studio. All rights reserved.",
  "terms|terms and conditions text|legal text|footer|disclaimer text|legal notice":
    "© Northwind Labs. All rights reserved.|Subject to change without notice.|Prices include VAT.",
});

/** What somebody jots down about the thing. */
function noteOf(context: TextContext): ReturnType<TextRule> {
  const { member, role } = context;
  const note = tellsOfPerson(member)
    ? undefined
    : findAspect("note", thingWords(member, role), member);
  const usual = isPersonWord(member.owner.at(-1)) ? prose.personNotes : prose.notes;
  const own = findAspect("note", thingWords(member, role).slice(-1), member);
  // Where it is said of the thing already, nobody jots it down beside it.
  const isSaid = member.siblings.some((name) => /^(?:description|summary|about)$/i.test(name));
  const isKept = note !== undefined && (note === own || !isBlurb(note));
  const isNew = !isSaid || findAspect("about", thingWords(member, role), member) !== note;
  const phrases = isKept && isNew ? toThingPhrases(note) : usual;
  const key = hash(member.path);
  return (scope, chance) => dealPhrase(phrases, scope, chance, key);
}
