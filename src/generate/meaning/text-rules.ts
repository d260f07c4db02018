import type { StringSchema } from "../../schema/schema.ts";
import type { TextSource } from "../compile-text.ts";
import { drawAvatar, drawPhoto } from "../facets/picture.ts";
import { fillDigits, type Place, place } from "../facets/place.ts";
import { uuid } from "../formats.ts";
import type { Member } from "../member.ts";
import { letters } from "../phrases/letters.ts";
import { drawPhrase, drawPhrases, type Phrases } from "../phrases/phrases.ts";
import { prose, proseByOwner } from "../phrases/prose.ts";
import { toSlug } from "../phrases/slug.ts";
import {
  categoryNames,
  companyNames,
  fileNames,
  groupNames,
  jobTitles,
  productNames,
  taskTitles,
} from "../phrases/subjects.ts";
import type { Scope } from "../scope.ts";
import { toRules } from "./read-name.ts";
import { findSubject, personOf, toSubjectSource } from "./subject.ts";

export interface TextContext {
  readonly member: Member;
  readonly role: readonly string[];
  readonly schema: StringSchema;
  readonly isEnglish: boolean;
}

/** Undefined where the name says less than it seemed. */
export type TextRule = (context: TextContext) => TextSource | undefined;

const list = (text: string) => text.split("|");
const draw =
  (source: TextSource): TextRule =>
  () =>
    source;
const pick = (text: string): TextRule => {
  const words = list(text);
  return () => (_, chance) => chance.pick(words);
};
const digits = (...patterns: readonly string[]): TextRule =>
  draw((_, chance) => fillDigits(chance.pick(patterns), chance));
const fromPlace =
  (read: (found: Place) => string): TextRule =>
  ({ role }) =>
  (scope) =>
    read(placeOf(scope, role));

function placeOf(scope: Scope, role: readonly string[]): Place {
  const name = role.filter((word) => !/^(?:full|street|home|postal|address)$/.test(word)).join(" ");
  return scope.facet(place, "place", name);
}

/** Our phrases are English: other languages take the data library's. */
const english =
  (phrases: Phrases): TextRule =>
  ({ isEnglish }) =>
    isEnglish
      ? (_, chance) => drawPhrase(phrases, chance)
      : (scope) => scope.draw.library.faker.lorem.sentence();

const named: TextRule = ({ member, role }) => {
  const subject = findSubject(member, role, false);
  return subject && toSubjectSource(subject, member);
};

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

const photo: TextRule = draw((_, chance) => drawPhoto(chance));
const avatar: TextRule =
  ({ role }) =>
  (scope, chance) => {
    const { first, last } = personOf(scope, role);
    return drawAvatar(`${[...first][0] ?? ""}${[...last][0] ?? ""}`, chance);
  };
const logo: TextRule = draw((_, chance) =>
  drawAvatar(letters(chance).slice(0, 1).toUpperCase(), chance),
);

const site: TextRule = draw(
  (_, chance) => `https://${toSlug(drawPhrase(companyNames, chance)).replaceAll("-", "")}.example`,
);
const link: TextRule = draw(
  (_, chance) => `https://example.com/${letters(chance)}/${letters(chance)}-${letters(chance)}`,
);
const code = (prefix: string, length: number): TextRule =>
  draw((_, chance) => prefix + Array.from({ length }, () => chance.pick(codeLetters)).join(""));
const codeLetters = [..."ABCDEFGHJKLMNPQRSTUVWXYZ23456789"];
const hexadecimal = (length: number): TextRule =>
  draw((_, chance) => Array.from({ length }, () => chance.below(16).toString(16)).join(""));
const clock: TextRule = draw(
  (_, chance) =>
    `${String(chance.between(7, 20)).padStart(2, "0")}:${chance.pick(["00", "15", "30", "45"])}`,
);

export const textRules: ReadonlyMap<string, TextRule> = toRules<TextRule>({
  // People
  "name|display name|nickname given": named,
  "full name|real name|legal name|author name|contact name":
    ({ role }) =>
    (scope) =>
      personOf(scope, role).full,
  "first name|given name|firstname|forename|first":
    ({ role }) =>
    (scope) =>
      personOf(scope, role).first,
  "last name|family name|surname|lastname|last":
    ({ role }) =>
    (scope) =>
      personOf(scope, role).last,
  "middle name": pick("Ann|Lee|Marie|James|Rose|Kai"),
  "username|user name|login|handle|screen name|nickname|nick":
    ({ role }) =>
    (scope) =>
      personOf(scope, role).username,
  "email|e mail|mail|email address":
    ({ role }) =>
    (scope) =>
      personOf(scope, role).email,
  "author|creator|editor|assignee|reviewer|reporter|recipient|sender|customer|client|manager|instructor|speaker|host|guest|owner|contact|doctor|patient|teacher|student|driver|artist|director|composer|photographer|created by|updated by|modified by|approved by|uploaded by|assigned to|lead|narrator|signed by":
    ({ member }) =>
    (scope) =>
      personOf(scope, member.words).full,
  initials:
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
  "prefix|salutation|honorific": pick("Dr.|Mr.|Ms.|Mx.|Prof."),
  suffix: pick("Jr.|Sr.|II|III|PhD"),
  "bio|biography|about|about me": english(prose.bios),
  "job title|job|occupation|profession|position|job role|designation": english(jobTitles),
  "department|team|division|team name": english(groupNames),
  "password|pass|secret": draw(
    (_, chance) => `${letters(chance)}-${letters(chance)}-${chance.between(10, 99)}`,
  ),
  nationality: pick(
    "American|British|Canadian|French|German|Indian|Irish|Japanese|Kenyan|Mexican|Nigerian|Spanish",
  ),
  "marital status": pick("single|married|divorced|widowed"),
  "blood type": pick("A+|A-|B+|B-|AB+|O+|O-"),
  "skill|skills|expertise": pick(
    "Figma|TypeScript|Copywriting|SQL|Photography|Negotiation|Spanish|Project planning|Illustration|Accessibility|Public speaking|React",
  ),
  "interest|interests|hobby|hobbies": pick(
    "hiking|baking|chess|film|gardening|cycling|pottery|reading|climbing|jazz|sailing|birdwatching",
  ),
  // Contact
  "phone|phone number|telephone|tel|mobile|mobile number|cell|fax|mobile phone|cell phone|home phone|work phone":
    fromPlace((found) => found.phone),
  "website|homepage|web site|blog url|web|portfolio|site|company url": site,
  "url|link|href|uri|permalink|source url|profile url|canonical url|redirect url|callback url|video url|external url":
    link,
  "twitter|instagram|github|mastodon|social handle":
    ({ role }) =>
    (scope) =>
      `@${personOf(scope, role).username.replaceAll(".", "_")}`,
  "linkedin|facebook":
    ({ role }) =>
    (scope) =>
      `https://example.com/in/${personOf(scope, role).username}`,
  // Places
  "street|street address|address line1|address line 1|line1|line 1|address1|address 1|street name|street line1":
    fromPlace((found) => found.street),
  "address line2|address line 2|line2|line 2|address2|address 2|apartment|apt|suite|unit number":
    fromPlace((found) => found.unit),
  "address|location address|shipping address|billing address|delivery address|full address":
    fromPlace((found) => `${found.street}, ${found.city} ${found.zip}`),
  "city|town|locality|municipality|hometown|birthplace|birth place": fromPlace(
    (found) => found.city,
  ),
  "state|province|region|state province|county": fromPlace((found) => found.state),
  "state code|province code|region code": fromPlace((found) => found.stateCode),
  "zip|zip code|zipcode|postal code|postcode|postal|postalcode": fromPlace((found) => found.zip),
  "country|country name|nation|country of origin|origin country": fromPlace(
    (found) => found.country,
  ),
  "country code|iso country|country iso": fromPlace((found) => found.countryCode),
  "location|headquarters|place|venue|area|destination|origin": fromPlace(
    (found) => `${found.city}, ${found.country}`,
  ),
  "timezone|time zone|tz": fromPlace((found) => found.timeZone),
  "latitude|lat": fromPlace((found) => String(found.latitude)),
  "longitude|lng|lon|long": fromPlace((found) => String(found.longitude)),
  "coordinates|geo|lat lng": fromPlace((found) => `${found.latitude},${found.longitude}`),
  "neighborhood|neighbourhood|district": pick(
    "Old Town|Riverside|Northside|Harbour District|West End|University Quarter|Garden District",
  ),
  "room|room number": digits("1##", "2##", "3##"),
  floor: pick("Ground floor|1st floor|2nd floor|3rd floor"),
  building: pick("North Building|The Mill|Block A|Block B|Harbour House"),
  // Commerce and money
  "product|product name|item name|product title|item": english(productNames),
  "company|company name|organization|organisation|organization name|employer|business name|vendor|supplier|manufacturer|publisher|merchant|seller name|shop name|store name|brand|brand name|client company|agency|carrier company":
    english(companyNames),
  "sku|product code|item code|article number|part number": draw(
    (_, chance) => `${letters(chance).slice(0, 3).toUpperCase()}-${fillDigits("####", chance)}`,
  ),
  "barcode|ean|gtin|upc": digits("400#########"),
  isbn: digits("978-0-##-######-#"),
  "currency|currency code": fromPlace((found) => found.currency),
  "currency symbol": pick("$|€|£"),
  "category|category name|genre|topic|subject area|section": english(categoryNames),
  material: pick("Oak|Linen|Wool|Ceramic|Leather|Cotton|Steel|Bamboo|Glass"),
  "size|clothing size": pick("XS|S|M|L|XL|XXL"),
  "unit|unit of measure|uom": pick("piece|box|kg|litre|pack|metre"),
  "payment method|payment type": pick("card|paypal|bank transfer|apple pay|invoice"),
  "card type|card brand": pick("Visa|Mastercard|American Express"),
  "card number|credit card|credit card number|cc number": digits("4000 0000 0000 ####"),
  "last4|last 4|card last4|last four": digits("####"),
  "cvv|cvc": digits("###"),
  iban: digits("GB00 MOCK 0000 00## #### ##"),
  "bic|swift": pick("MOCKGB2L|MOCKDEFF|MOCKFRPP|MOCKUS33"),
  "account number|bank account": digits("00######"),
  "routing number": digits("0000#####"),
  "vat|vat number|vat id|tax id|tax number|ein|ssn": digits("00-0######"),
  "price|amount|cost|total|subtotal": draw(
    (_, chance) => `${chance.between(4, 240)}.${chance.pick(["00", "50", "90", "95", "99"])}`,
  ),
  "order number|invoice number|order no|invoice no|po number|ticket number|case number|reference number|booking reference|confirmation number|serial number|receipt number|number|reference":
    draw((_, chance) => `${chance.pick(["A", "B", "C"])}-${fillDigits("1#####", chance)}`),
  "coupon|coupon code|promo code|discount code|voucher|voucher code": pick(
    "WELCOME10|SPRING15|FREESHIP|SUMMER20|THANKYOU5|VIP25",
  ),
  "tracking number|tracking code|tracking id": digits("1Z 999 ### ### ###"),
  "carrier|shipping carrier": pick("DHL|UPS|FedEx|Royal Mail|GLS"),
  "shipping method|delivery method": pick("standard|express|pickup|overnight"),
  "license plate|plate|registration number|plate number": draw(
    (_, chance) => `${letters(chance).slice(0, 2).toUpperCase()} ${fillDigits("####", chance)}`,
  ),
  vin: code("1", 16),
  "plan|plan name|tier": pick("Free|Starter|Plus|Pro|Team|Business"),
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
  // Files and pictures
  "avatar|avatar url|profile picture|profile image|profile photo|photo url|profile pic|user image|headshot|portrait|profile image url|profile picture url|picture":
    avatar,
  "image|image url|photo|cover|cover image|cover url|thumbnail|thumbnail url|banner|hero image|poster|poster url|img|images|photos|pictures|gallery|screenshot|background|background image|featured image|image urls|cover image url|cover photo|thumb|preview|picture url|image src|src|media url|banner url|hero":
    photo,
  "logo|logo url|icon url|brand logo|favicon": logo,
  "icon|icon name": pick(
    "star|heart|bell|calendar|camera|folder|home|map-pin|message|settings|user|zap",
  ),
  emoji: pick("🎉|🚀|🌿|☕|🎨|📚|🔥|✨|🏡|🎧"),
  "file|filename|file name|attachment|attachments|document|document name|original name":
    english(fileNames),
  "file path|file url|download url|path": draw(
    (_, chance) => `/files/${drawPhrase(fileNames, chance)}`,
  ),
  "mime type|mimetype|content type|media type|file type": pick(
    "application/pdf|image/png|image/jpeg|text/csv|application/zip|video/mp4",
  ),
  "extension|file extension": pick("pdf|png|jpg|csv|docx|zip"),
  "checksum|hash|sha|sha1|digest|etag|commit|commit hash|fingerprint": hexadecimal(40),
  // Looks and machines
  "color|colour|hex|color hex|hex color|background color|text color|primary color|accent color|accent":
    draw(
      (_, chance) =>
        `#${chance.pick(list("264653|2a9d8f|e9c46a|f4a261|e76f51|457b9d|6d597a|588157|ffb4a2|3d5a80"))}`,
    ),
  "color name|colour name": pick(
    "Slate|Sand|Forest green|Terracotta|Off-white|Navy|Charcoal|Mustard",
  ),
  "version|app version|semver|release": draw(
    (_, chance) => `${chance.between(0, 5)}.${chance.between(0, 14)}.${chance.between(0, 9)}`,
  ),
  "ip|ip address|ipv4|client ip|remote ip": draw(
    (_, chance) => `203.0.113.${chance.between(1, 254)}`,
  ),
  ipv6: draw((_, chance) => `2001:db8::${chance.below(65536).toString(16)}`),
  "mac|mac address": draw((_, chance) =>
    Array.from({ length: 6 }, () => chance.below(256).toString(16).padStart(2, "0")).join(":"),
  ),
  "user agent|useragent|browser user agent": pick(
    "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0|Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15",
  ),
  browser: pick("Firefox|Safari|Chrome|Edge"),
  "os|operating system|platform": pick("macOS|Windows|Linux|iOS|Android"),
  "device|device name|device type": pick("Laptop|Phone|Tablet|Desktop|Watch"),
  "domain|domain name|host|hostname": draw((_, chance) => `${letters(chance)}.example.com`),
  "token|api key|access token|refresh token|key|secret key|session token": hexadecimal(32),
  "uuid|guid|external id|correlation id|session id|request id|transaction id|device id": draw(
    (_, chance) => uuid(chance),
  ),
  id: draw((_, chance) => uuid(chance)),
  "code|short code|invite code|verification code|access code|referral code|otp|pin code": code(
    "",
    6,
  ),
  pin: digits("####"),
  "locale|language code|lang": pick("en|de|fr|es|it|pt|ja|nl"),
  "language|languages|spoken language": pick(
    "English|Spanish|French|German|Portuguese|Japanese|Hindi|Arabic",
  ),
  "theme|color scheme": pick("light|dark|system"),
  "method|http method": pick("GET|POST|PUT|PATCH|DELETE"),
  "role|user role|permission role": pick("admin|editor|member|viewer"),
  "permission|permissions|scope|scopes": pick("read|write|delete|invite|export|manage"),
  "status|state name|order status|payment status": pick("active|pending|completed|archived"),
  "priority|severity|importance|urgency": pick("low|medium|high|urgent"),
  "type|kind|variant": pick("standard|basic|premium|custom"),
  "level|difficulty|experience level|skill level": pick("beginner|intermediate|advanced|expert"),
  "frequency|interval|billing cycle|period|recurrence": pick("daily|weekly|monthly|yearly"),
  "weekday|day of week|day|days|opening days": pick(
    "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday",
  ),
  "month|month name": pick(
    "January|February|March|April|May|June|July|August|September|October|November|December",
  ),
  quarter: pick("Q1|Q2|Q3|Q4"),
  "opening hours|hours|business hours": pick("09:00–17:00|08:00–18:00|10:00–20:00|Mon–Fri 9–18"),
  "opens at|closes at|open time|close time|opening time|closing time": clock,
  "duration|length|runtime|estimated time|reading time|prep time|cook time": pick(
    "15 min|25 min|30 min|45 min|1 h|1 h 30 min|2 h",
  ),
  dimensions: draw(
    (_, chance) =>
      `${chance.between(10, 90)} × ${chance.between(10, 90)} × ${chance.between(5, 60)} cm`,
  ),
  weight: draw((_, chance) => `${chance.between(1, 24)}.${chance.below(10)} kg`),
  "make|car make": pick("Volta|Northstar|Kestrel|Aurora|Meridian|Solano"),
  "model|car model|model name": pick("City|Tourer|GT|Estate|Cross|One|S2|X4"),
  "fuel|fuel type": pick("electric|hybrid|petrol|diesel"),
  breed: pick("Border Collie|Tabby|Beagle|Siamese|Labrador|Maine Coon|Terrier"),
  species: pick("dog|cat|rabbit|parrot|tortoise"),
  cuisine: pick("Italian|Japanese|Mexican|Lebanese|Indian|Ethiopian|Thai|Greek"),
  "symbol|ticker": pick("ACME|NRTH|BLUE|OAKL|MRDN|FERN"),
});
