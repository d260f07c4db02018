import { letters } from "../phrases/letters.ts";
import { drawPhrase, drawPhrases } from "../phrases/phrases.ts";
import { prose, proseByOwner } from "../phrases/prose.ts";
import { taskTitles } from "../phrases/subjects.ts";
import { toRules } from "./read-name.ts";
import { findSubject, toSubjectSource } from "./subject.ts";
import { draw, english, pick, type TextRule } from "./text-rule.ts";

const titled: TextRule = ({ member, role, isEnglish }) => {
  const subject = findSubject(member, role, true);
  if (!subject) return undefined;
  if (isEnglish || subject.kind === "person") return toSubjectSource(subject, member);
  return (scope) => scope.draw.library.faker.lorem.sentence(4).replace(/\.$/, "");
};

/** About the thing itself: a blurb of a product, a bio of a person, an essay for the rest. */
const described: TextRule = (context) => {
  const { member, role, isEnglish } = context;
  if (!isEnglish) return (scope) => scope.draw.library.faker.lorem.sentences(2);
  const owner = role.at(-1) ?? member.owner.at(-1) ?? "";
  const phrases = proseByOwner.get(owner) ?? proseByOwner.get(member.owner.at(-1) ?? "");
  if (phrases) return (_, chance) => drawPhrase(phrases, chance);
  return (_, chance) => drawPhrases(prose.essay, chance, 2).join(" ");
};

/** A short text: an entry of a checklist, something said. */
const noted: TextRule = (context) => {
  const { member, isEnglish } = context;
  const isEntry = member.siblings.some((name) => /^(?:done|checked|completed|isDone)$/.test(name));
  if (isEnglish && isEntry) return (_, chance) => drawPhrase(taskTitles, chance);
  const isKnown = proseByOwner.has(member.owner.at(-1) ?? "");
  return isKnown || !isEnglish ? written(context) : (_, chance) => drawPhrase(prose.essay, chance);
};

const written: TextRule = (context) => {
  const { member, isEnglish } = context;
  if (!isEnglish) return (scope) => scope.draw.library.faker.lorem.paragraphs(2);
  const phrases = proseByOwner.get(member.owner.at(-1) ?? "");
  if (phrases) return (_, chance) => drawPhrase(phrases, chance);
  return (_, chance) => {
    const sentences = drawPhrases(prose.essay, chance, 7);
    return `${sentences.slice(0, 4).join(" ")}\n\n${sentences.slice(4).join(" ")}`;
  };
};

/** What people write. */
export const proseRules: ReadonlyMap<string, TextRule> = toRules<TextRule>({
  // Texts
  "title|headline|heading|display title|meta title|seo title": titled,
  "subject|subject line": english(taskTitles),
  "task|todo|action item|action": english(taskTitles),
  "subtitle|tagline|slogan|motto|catch phrase": english(prose.tagline),
  "label|caption|alt|alt text|image alt|image caption": english(prose.tagline),
  "description|summary|excerpt|overview|details|abstract|intro|introduction|teaser|short description|meta description|seo description|long description|blurb|synopsis":
    described,
  "body|content|article|post body|html|markdown|story|full text|long text": written,
  "comment|comments|remark|remarks": english(prose.comments),
  "review|review text|feedback|testimonial|quote": english(prose.reviews),
  "message|msg|last message|message text|notification text": english(prose.messages),
  "note|notes|instructions|memo|reason|special instructions|internal notes": english(prose.duties),
  text: noted,
  question: english(prose.messages),
  "answer|response|reply": english(prose.comments),
  "mission|vision": english(prose.missions),
  "error|error message": pick(
    "The request timed out.|The file is too large.|The address could not be found.|The card was declined.",
  ),
  "tag|tags|keyword|keywords|hashtag|hashtags": pick(
    "design|travel|food|music|how-to|weekend|review|news|photography|health|culture|outdoors|home|career|science|books",
  ),
  "ingredient|ingredients": pick(
    "olive oil|garlic|chickpeas|lemon|basil|tomatoes|rice|ginger|spinach|coconut milk|black pepper|yoghurt",
  ),
  "amenity|amenities|features|feature|highlights|perks|benefits": pick(
    "Free wifi|Pet friendly|Breakfast included|Parking|Air conditioning|Swimming pool|Sea view|24-hour reception|Bike storage|Garden",
  ),
  "slug|permalink slug|url slug|path name": draw(
    (_, chance) => `${letters(chance)}-${letters(chance)}-${letters(chance)}`,
  ),
});
