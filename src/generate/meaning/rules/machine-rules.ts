import {
  drawInitials,
  drawLandscape,
  drawMark,
  drawObject,
  drawSilhouette,
} from "../../facets/picture.ts";
import { oneOf } from "../../one-of.ts";
import { fileNames } from "../../phrases/subjects.ts";
import { isPersonWord } from "../names/person-words.ts";
import { isSomebody } from "../names/somebody.ts";
import { personOf } from "../subject.ts";
import { fileKindOf } from "./file-kinds.ts";
import {
  digits,
  draw,
  english,
  pick,
  type TextContext,
  type TextRule,
  toTextRules,
} from "./text-rule.ts";

const initials: TextRule =
  ({ role }) =>
  (scope, chance) => {
    const { first, last } = personOf(scope, role);
    return drawInitials(`${[...first][0] ?? ""}${[...last][0] ?? ""}`, chance);
  };
const landscape: TextRule = draw((_, chance) => drawLandscape(chance));
const object: TextRule = draw((_, chance) => drawObject(chance));
const mark: TextRule = draw((_, chance) => drawMark(chance));
const animal: TextRule = draw((_, chance) => drawSilhouette("animal", chance));
const dish: TextRule = draw((_, chance) => drawSilhouette("dish", chance));
const garment: TextRule = draw((_, chance) => drawSilhouette("garment", chance));
const leaf: TextRule = draw((_, chance) => drawSilhouette("leaf", chance));

/** A certificate is filed as one; of other files nobody knows what is in them. */
const named: TextRule = (context) => {
  const kind = fileKindOf(context.member);
  return kind
    ? (_, chance) => `${kind}-${chance.between(100, 999)}.pdf`
    : english(fileNames)(context);
};

const clock: TextRule = draw(
  (_, chance) =>
    `${String(chance.between(7, 20)).padStart(2, "0")}:${chance.pick(["00", "15", "30", "45"])}`,
);

const skills = oneOf(
  "skill|difficulty|proficiency|expertise|experience|language|course|class|lesson|training|fitness|player|game|level|user|student|quiz|exam|tutorial|exercise|workout|route|trail|puzzle|recipe|audience|knowledge|required|minimum|meditation|yoga|dance|drill|climb|hike|ride|swim|pose",
);

/** How well somebody can, or how much there is: `interestLevel` has no beginners. */
const mastery: TextRule = (context) => {
  const { role, member } = context;
  const words = role.length === 0 ? member.owner : role;
  const isSkill =
    words.length === 0 ||
    words.some((word) => skills.test(word) || skills.test(word.replace(/s$/, "")));
  return pick(isSkill ? "beginner|intermediate|advanced|expert" : "low|medium|high")(context);
};

/** The names of pictures: what is on one, the thing that has it tells. */
const pictures =
  "image|image url|backdrop url|backdrop image|backdrop path|photo|photo url|picture|cover|cover image|cover url|thumbnail|thumbnail url|banner|hero image|backdrop|poster|poster url|img|images|photos|pictures|gallery|screenshot|background|background image|featured image|image urls|cover image url|cover photo|thumb|thumb url|preview|preview image|preview url|picture url|image src|src|media url|media|banner url|hero|image uri|main image|screenshot url|screenshots|photo urls|album art|album cover|artwork|artwork url|map image|header image|image link|image large|cover art|png|jpg|thumbnail image|thumbnails|snapshot|snapshot url|floor plan|illustration|sketch url|drawing url|sketch|wallpaper|box art|key art|box image|cover artwork";

/** Pictures that somebody has of something else. */
const scenes = oneOf(
  "cover|banner|backdrop|background|hero|poster|gallery|screenshot|screenshots|map|plan|album|artwork|art|header|wallpaper|illustration|featured|media",
);

/** `photo` of a dentist and `guidePhoto` show who it is; a cover photo does not. */
function showsFace({ member, role }: TextContext): boolean {
  if (member.words.some((word) => scenes.test(word))) return false;
  return role.length > 0 ? isPersonWord(role.at(-1)) : isSomebody(member);
}

/** Files, pictures, and what machines and forms call things. */
export const machineRules = toTextRules({
  // Files and pictures
  [`${pictures}|avatar|avatar url|profile picture|profile image|profile photo @ pet petprofile dog cat horse puppy kitten animal adoptablepet adoptabledog shelteranimal zooanimal adoptionlisting`]:
    (context) => (showsFace(context) ? initials : animal)(context),
  [`${pictures} @ recipe dish meal menuitem mealplan cake pastry pizza bakeryitem`]: dish,
  [`${pictures} @ outfit look garment clothing clothingitem wardrobeitem fashionitem clothe apparel dress jacket sweater`]:
    garment,
  [`${pictures} @ plant houseplant flower tree crop herb seedling`]: leaf,
  "avatar|avatar url|profile picture|profile image|profile photo|profile pic|user image|headshot|portrait|portrait url|portrait image|headshot url|profile image url|profile picture url|avatar static|author image|author avatar|face":
    initials,
  // What an artist made shows no face.
  "cover|cover url|cover image|artwork|artwork url|image|image url @ artistalbum artisttrack":
    landscape,
  [`${pictures} @ bucketlist destination bucket & best_time_to_visit continent must_see`]:
    landscape,
  [`${pictures} @ product item variant device tool ingredient shoe furniture toy book part component badge card coin weapon drink wine`]:
    object,
  [`${pictures} @ company brand organization organisation vendor bank airline club league team app application`]:
    mark,
  [pictures]: (context) => (showsFace(context) ? initials : landscape)(context),
  "url|src|source|href|uri @ image photo picture heroimage coverimage thumbnail banner poster screenshot cover":
    landscape,
  "logo|logo url|icon url|brand logo|favicon|icon image|badge image|company logo|team logo|crest|crest url|emblem|emblem url|flag url|logos|app icon|icon svg|flag @ company brand team club organization country airline app bank league school university":
    mark,
  "logo|logo url|icon url|brand logo|favicon|company logo|team logo|crest|crest url|emblem|emblem url|flag url|app icon|icon uri|mission patch|insignia":
    mark,
  "qr code|qrcode|qr|barcode image": mark,
  "icon|icon name|icons|symbol name|glyph":
    "star|heart|bell|calendar|camera|folder|home|map-pin|message|settings|user|zap",
  "reaction|reactions": "👍|❤️|😂|🎉|😮|🙏|🔥",
  "emoji|emojis @ reaction messagereaction commentreaction postreaction":
    "👍|❤️|😂|🎉|😮|🙏|🔥|👀|🚀",
  "emoji|emojis": "🎉|🚀|🌿|☕|🎨|📚|🔥|✨|🏡|🎧",
  "file|filename|file name|attachment|attachments|document|document name|original name|files|documents|original filename|original file name|upload|assets|file names|media file|report file":
    named,
  // Looks and machines
  pin: digits("####"),
  "priority|importance|urgency|priority level": "low|medium|high|urgent",
  "level|skill level|proficiency|proficiency level|expertise level": mastery,
  "difficulty|difficulty level": "easy|medium|hard",
  "recurrence|recurrence pattern|recurrence type|repeat|repeats|frequency|repeats every @ meeting standup call session class appointment":
    "weekly|weekly|every two weeks|monthly|daily",
  "frequency|interval|billing cycle|period|recurrence|billing period|billing interval|repeat|repeats|cadence|cycle|periodicity|recurrence type|report period|time period|timeframe|time range|recurring|billing frequency|update frequency|publication frequency|refresh":
    "daily|weekly|monthly|yearly",
  "weekday|day of week|day|days|opening days|operates on|runs on|operating days|service days|running days|weekdays":
    "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday",
  "month|month name":
    "January|February|March|April|May|June|July|August|September|October|November|December",
  quarter: "Q1|Q2|Q3|Q4",
  "opening hours|hours|business hours|opening times|open hours @ restaurant bistro pizzeria diner":
    "12:00–22:00|11:30–23:00|Tue–Sun 12–22|Mon–Sat 17–23",
  "opening hours|hours|business hours|opening times|open hours @ parking parkinglot carpark charging chargingstation station laundromat":
    "Open 24 hours|06:00–24:00|06:00–22:00|Mon–Sat 6–23",
  "opening hours|hours|business hours|working hours|office hours|visiting hours|opening times|open hours":
    "09:00–17:00|08:00–18:00|10:00–20:00|Mon–Fri 9–18",
  "open|opening|open from|from|start|start time @ workinghour officehour consultinghour clinichour availability":
    "07:30|08:00|08:30|09:00|09:30|10:00",
  "open|opening|open from|from|start @ openinghour businesshour openinghours businesshours hour openingtime":
    "07:00|08:00|09:00|10:00|11:00|11:30|12:00",
  "close|closing|close at|to|until|end @ openinghour businesshour openinghours businesshours hour openingtime workinghour":
    "17:00|18:00|19:00|20:00|21:30|22:00|23:00",
  "open & close": "07:00|08:00|09:00|10:00|11:00|12:00",
  "opens at|open time|opening time|opens @ cinema theater theatre": "10:00|11:00|12:00|13:00|14:00",
  "closes at|close time|closing time|closes @ cinema theater theatre": "22:30|23:00|23:30|23:45",
  "opens at|closes at|open time|close time|opening time|closing time|opens|closes|clock time":
    clock,
  "dimensions|dimension|product dimensions|package dimensions|measurements": draw(
    (_, chance) =>
      `${chance.between(10, 90)} × ${chance.between(10, 90)} × ${chance.between(5, 60)} cm`,
  ),
  "weight|body weight @ player athlete user profile person member patient fighter boxer footballer wrestler":
    draw((_, chance) => `${chance.between(58, 94)} kg`),
  "weight|gross weight|net weight|shipping weight": draw(
    (_, chance) => `${chance.between(1, 24)}.${chance.below(10)} kg`,
  ),
  "symbol|ticker|stock symbol|ticker symbol":
    "ACME|NRTH|BLUE|OAKL|MRDN|FERN|JNPH|HRTH|TIDE|LKSD|KSTL|ALDR|VLTM|HALO|PINE",
});
