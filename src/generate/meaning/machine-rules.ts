import { drawAvatar, drawPhoto } from "../facets/picture.ts";
import { uuid } from "../formats.ts";
import { letters } from "../phrases/letters.ts";
import { drawPhrase } from "../phrases/phrases.ts";
import { fileNames } from "../phrases/subjects.ts";
import { toRules } from "./read-name.ts";
import { personOf } from "./subject.ts";
import {
  code,
  digits,
  draw,
  english,
  hexadecimal,
  list,
  pick,
  type TextRule,
} from "./text-rule.ts";

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

const clock: TextRule = draw(
  (_, chance) =>
    `${String(chance.between(7, 20)).padStart(2, "0")}:${chance.pick(["00", "15", "30", "45"])}`,
);

/** Files, pictures, and what machines and forms call things. */
export const machineRules: ReadonlyMap<string, TextRule> = toRules<TextRule>({
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
