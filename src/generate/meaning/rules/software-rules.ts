import { toPlural } from "../../../schema/name-words.ts";
import { fillDigits } from "../../facets/place.ts";
import { oneOf } from "../../one-of.ts";
import { letters } from "../../phrases/letters.ts";
import { toSlug } from "../../phrases/slug.ts";
import type { TextSource } from "../../values/compile-text.ts";
import { uuid } from "../../values/formats.ts";
import { withoutKind } from "../names/project-words.ts";
import { fileKindOf } from "./file-kinds.ts";
import {
  beside,
  code,
  digits,
  draw,
  hexadecimal,
  pick,
  shape,
  type TextContext,
  type TextRule,
  toTextRules,
  whereTechnical,
} from "./text-rule.ts";

const colours = pick(
  "Black|White|Navy|Charcoal|Sand|Forest green|Terracotta|Mustard|Silver|Burgundy",
);
const hexes = draw(
  (_, chance) =>
    `#${chance.pick("264653|2a9d8f|e9c46a|f4a261|e76f51|457b9d|6d597a|588157|ffb4a2|3d5a80".split("|"))}`,
);
const held =
  /^(?:material|maker|fabric|texture|finish|grain|species|breed|ply_?\w*|weight\w*|thickness\w*)$|(?:_(?:cm|mm|kg|g)|Cm|Mm|Kg|[a-z]G)$/;
const onScreens = oneOf(
  "dominant|average|calendar|team|label|tag|status|marker|icon|line|chart|series|avatar|event|bar|badge|page|header|cover|base|default|custom|hover|main|map|theme|pin|route|folder|category|display|shadow|surface|error|link|card|board|list|column|group|chip",
);

/** A ribbon has a colour that somebody would say, and a label on a screen one that a browser reads. */
function isOfThing({ member: { words, siblings }, role }: TextContext): boolean {
  if (words.length > 1 && !/^colou?rs?$/.test(words.at(-1) ?? "")) return false;
  const whose = role.at(-1);
  return whose === undefined
    ? words.length === 1 &&
        /^colou?rs?$/.test(words[0] ?? "") &&
        siblings.some((name) => held.test(name))
    : !onScreens.test(whose);
}

/** An address of the thing that its own words name: `trackingUrl` is under `/tracking`, an `url` under its things. */
const linkTo =
  (ending = ""): TextRule =>
  ({ member, role }) => {
    const own = role.filter((word) => !vague.test(word));
    const path = toSlug((own.length > 0 ? own : toPlural(withoutKind(member.owner))).join(" "));
    return (_, chance) =>
      `https://example.com/${path === "" ? "pages" : path}/${chance.between(1000, 9999)}${ending}`;
  };
/** Words of a link that do not say of what it is. */
const vague = oneOf(
  "url|uri|link|href|action|target|deep|html|web|source|canonical|permalink|self|view|external|detail|details|more|info|short|full|cta",
);
/** What a file is says its name, or that of the thing it belongs to: `certificate-204.pdf`. */
const fileAt =
  (folder: string, ...endings: readonly string[]): TextRule =>
  ({ member }) => {
    const kind = fileKindOf(member) ?? (folder === "files" ? "document" : undefined);
    return (_, chance) =>
      `https://example.com/${folder}/${kind ?? letters(chance)}-${chance.between(10, 999)}.${chance.pick(endings)}`;
  };
const slug: TextRule = draw((_, chance) => `${letters(chance)}-${letters(chance)}`);
const semver: TextRule = draw(
  (_, chance) => `${chance.between(0, 5)}.${chance.between(0, 14)}.${chance.between(0, 9)}`,
);
const identifier: TextRule = draw((_, chance) => uuid(chance));
/** What has a number of its own, wherever it is quoted. */
const papers = oneOf(
  "invoice|order|ticket|case|receipt|contract|customer|job|license|licence|certificate|permit|application|quote|asset|policy|claim|booking|project|purchase|batch|lot|shipment|request|member|student|membership|registration",
);

const anybodys = oneOf("event|activity|step|job|request|message|change|history|policy|trigger");

/** What machines call it, where the word for the holder does not say that it is of any. */
const ofMachines =
  (says: string): TextRule =>
  (context) =>
    (anybodys.test(context.member.owner.at(-1) ?? "") ? whereTechnical(pick(says)) : pick(says))(
      context,
    );

/** `INV-20418`: the first letters of what it numbers. */
const numbered: TextRule = ({ member, role }) => {
  const [first = ""] = member.words;
  // `poNumber` and `ncNumber` are numbered by these letters.
  if (first.length === 2 && member.words.at(-1) === "number") return dashed(first);
  const named = member.words.find((one) => papers.test(one));
  const word = role.findLast((one) => one.length > 2) ?? named;
  return dashed(word ?? initialsOf(member.owner) ?? member.owner.at(-1) ?? "no");
};

/** A purchase order is a PO, a journal entry a JE. */
function initialsOf(owner: readonly string[]): string | undefined {
  const [first = "", last = ""] = owner;
  const isPair = owner.length === 2 && oneOf("order|entry|note|request").test(last);
  return isPair ? first.charAt(0) + last.charAt(0) : undefined;
}

/** A program that runs somewhere. */
const program = draw(
  (_, chance) =>
    `${chance.pick(["billing", "search", "orders", "auth", "media", "reports", "mail", "catalog"])}-${chance.pick(["api", "web", "worker", "db", "cache"])}`,
);

/** What people shorten otherwise than by its first letters. */
const shorts: ReadonlyMap<string, string> = new Map([
  ["booking", "BK"],
  ["reservation", "RSV"],
  ["ticket", "TKT"],
]);

function dashed(word: string, digits = "1####"): TextSource {
  const prefix = shorts.get(word) ?? word.slice(0, 3).toUpperCase();
  return (_, chance) => fillDigits(`${prefix}-${digits}`, chance);
}

/** `SUP-104`: what has a name has a code to be filed by; others are given one to type in. */
const filed: TextRule = (context) => {
  const { member } = context;
  const isFiled =
    member.isTop &&
    member.words.length === 1 &&
    member.siblings.some((name) => oneOf("name|title").test(name));
  return isFiled
    ? dashed(initialsOf(member.owner) ?? member.owner.at(-1) ?? "no", "1##")
    : code("", 6)(context);
};

const technicalTransport = beside(
  /^(?:port|host|hostname|endpoint|broker|server|url|command|args|protocol)/i,
  "https|http|mqtt|wss|grpc|tcp",
);
const everydayTransport = pick("bus|train|on foot|minibus|bike|tram");

const comparing = pick("equals|contains|greater_than|less_than|starts_with");
const compared =
  /^(?:values?|field|operand|threshold|conditions?|attribute|metric|column|path|key|left|right|rule|expression|property)$/i;

/** What programs call things: addresses, keys, codes, settings. */
const asJson = draw(
  (_, chance) =>
    `{"source":"${chance.pick(["web", "app", "import"])}","version":${chance.between(1, 4)}}`,
);
/** A writing system is none of a computer, and several options are told in words. */
const writtenAsJson: TextRule = (context) => {
  const { member, role } = context;
  const isTold = oneOf("system|object|specification|schema|context").test(
    member.words.at(-1) ?? "",
  );
  return member.isItem || (isTold && role.length > 0) ? undefined : asJson(context);
};

export const softwareRules = toTextRules({
  // Addresses
  "url|link|href|uri|permalink|self|urls|uris|links|html url|web url|source url|profile url|canonical url|redirect url|callback url|external url|view url|status url|target url|short url|return url|success url|cancel url|tracking url|documentation url|invoice url|report url|api url|base url|webhook url|redirect uri|redirect uris|deep link|share url|terms of use|terms and conditions|privacy policy|next|prev|previous|next url|endpoint|callback|webhook|server url|admin url|stream url|location url|result url|resource|swagger|documentation|self link|survey link|meeting link|meeting url|join url|registration url|booking url|embed url|landing page|feed|next page url|more info|download uri|livestream|live stream|stream link":
    linkTo(),
  "pdf|pdf url|pdf link|invoice pdf|document url|contract url|brochure|brochure url|receipt url|certificate url|safety sheet url|data sheet url|sds url|datasheet url|statement url|manual url|report pdf|menu pdf|slides|slide deck|handouts|handout":
    fileAt("files", "pdf"),
  "audio|audio url|preview audio|sound|sound url|recording url|podcast url|mp3|mp3 url|voice url|song url|track url|audio file|voice|ringtone|sample url":
    fileAt("audio", "mp3"),
  "preview url @ song track album": fileAt("audio", "mp3"),
  "video link|video url|video call link|call link|conference link @ meeting interview appointment consultation call conference session & agenda attendees":
    "https://meet.example.com/kfd-wqzp-mta|https://meet.example.com/bxo-rtne-qsv|https://meet.example.com/hju-pgcl-wye",
  "video|video url|trailer|trailer url|stream|hls|clip url|video file|movie url|video link|videos|playback url":
    fileAt("video", "mp4"),
  "csv|csv url|export url|spreadsheet url": fileAt("exports", "csv"),
  "archive url|zip url|tarball url|package url": fileAt("files", "zip"),
  "download url|download link|file url|asset url|attachment url|upload url|content url|raw url|media url @ file document attachment report upload asset":
    fileAt("files", "pdf", "docx", "xlsx", "zip"),
  "download url|download link|file url|asset url|attachment url|upload url|content url|raw url":
    fileAt("files", "pdf", "docx", "zip"),
  "git url|clone url|repository url|repo url|ssh url|git|commit url": draw(
    (_, chance) =>
      `https://git.example.com/${letters(chance)}/${letters(chance)}-${letters(chance)}.git`,
  ),
  "domain|domain name|hostname|server|fqdn|cname|dns name|custom domain|server name|nameserver|name server|nameservers|name servers|subdomain|dns|allowed origins|origin host|proxy|registry|domains|hosts|endpoint host|ingress":
    whereTechnical(draw((_, chance) => `${letters(chance)}.example.com`)),
  tld: "com|org|net|io|dev",
  "origin @ request cors header": draw((_, chance) => `https://${letters(chance)}.example.com`),
  "image path|poster path|profile path|still path|cover path|photo path|logo path|avatar path|thumbnail path|thumb path":
    draw((_, chance) => `/images/${letters(chance)}-${chance.between(10, 999)}.jpg`),
  "path|file path|source path|directory|folder path|category path|pathname|root|dir|location path|target path|paths|config path|entrypoint|mount|pointer":
    draw((_, chance) => `/${letters(chance)}/${letters(chance)}-${chance.between(1, 40)}`),
  "ip|ip address|ipv4|local ip|local ip address|lan ip @ smartdevice smarthomedevice iotdevice smartlight smartplug smartlock homedevice thermostat smartcamera gateway printer & firmware_version battery_level room_id":
    draw((_, chance) => `192.168.1.${chance.between(10, 240)}`),
  "internal ip|private ip|internal ip address|private ip address|private ipv4|cluster ip|pod ip|node ip":
    draw(
      (_, chance) =>
        `10.${chance.between(0, 40)}.${chance.between(0, 250)}.${chance.between(4, 250)}`,
    ),
  "ip|ip address|ipv4|client ip|remote ip|ip addresses|public ip|server ip|source ip|ips|ip range start":
    draw((_, chance) => `203.0.113.${chance.between(1, 254)}`),
  ipv6: draw((_, chance) => `2001:db8::${chance.below(65536).toString(16)}`),
  "cidr|subnet|allowed ips|ip range|network range|mask|netmask": draw(
    (_, chance) => `10.${chance.between(0, 40)}.${chance.between(0, 40)}.0/24`,
  ),
  ssid: draw((_, chance) => `${letters(chance)}-wifi`),
  "port mapping": "8080:80|3000:3000|5432:5432",
  // Keys and codes
  "token|access token|refresh token|session token|id token|auth token|csrf token|api token|next token|next page token|continuation token|cursor|next cursor|page token|device token|user token|verification token|reset token|bearer token|push token|invite token|jwt|authorization|authorization header|cookie|nonce|state token|cursors|previous cursor|after cursor|end cursor|start cursor":
    hexadecimal(32),
  "api key|secret key|key|access key|client key|private key|public key|encryption key|signing key|client secret|api secret|secret|shared secret|stream key|auth key|app key|license key|product key|apikey|salt|signature|ssh key|passphrase|secret id|secret value|routing key|primary key|partition key|server key @ api apikey credential key token webhook integration secret auth client account user service app application developer session connection encryption config configuration stream server":
    hexadecimal(32),
  "api key|secret key|access key|client key|private key|public key|encryption key|signing key|client secret|api secret|shared secret|stream key|auth key|license key|salt|signature|ssh key|passphrase|apikey|app key|public id|secret":
    hexadecimal(32),
  "key|key name|primary key|partition key|routing key|project key|config key|field|field name|property name|parameter name|param|column name|attribute|attribute name|variable|variable name|setting name|option name|meta key|translation key|argument|fields|keys|args|variables|field id|internal name|unique name|machine name|sort by|order by|sort|group by|sort name|orderby|sortby|selected fields|required fields|partition|header name|placeholder|aliases|alias|selector":
    pick(
      "name|title|status|price|email|created_at|updated_at|quantity|category|description|priority|country",
    ),
  parent: identifier,
  "trace id|trace @ log logentry logline span trace request error": hexadecimal(32),
  "span id|parent span id|parent span @ log logentry logline span trace request error":
    hexadecimal(16),
  "id|identifier|uuid|guid|external id|correlation id|session id|request id|transaction id|device id|user id|unique id|unique identifier|uid|ids|trace id|event id|message id|object id|tid|sid|cid|pid|gid|pk|oid|txid|internal id|reference id|identifiers|user identity|kid|jti|ref id|rid|nid|mid|vid|did|msg id|run id|job id|span id|idempotency key|entity id|parent folder|user key|external reference":
    identifier,
  "ids count": digits("#"),
  "arn|role arn|urn|resource name": draw(
    (_, chance) => `urn:example:${letters(chance)}:${chance.between(1000, 9999)}`,
  ),
  "short id|issue key|issue id @ errorissue errorgroup errorevent issue & culprit stacktrace stack_trace":
    digits("WEB-#A#", "API-##B", "APP-#C#"),
  "short sha|short hash|sha short|abbreviated hash": digits("4e#c#a#", "b#d##f#", "#a9#e##"),
  "checksum|hash|sha|sha1|digest|etag|e tag|commit|commit hash|fingerprint|md5|commit id|commit sha|file hash|git commit|tree sha|build hash|revision id|version id|md5 hash":
    hexadecimal(40),
  "sha256|sha 256|content hash": hexadecimal(64),
  "base64|byte|raw|encoded|image data|csr|file content|blob|binary|ca|pem|payload data": draw(
    (_, chance) =>
      Buffer.from(`${letters(chance)} ${letters(chance)} ${letters(chance)}`).toString("base64"),
  ),
  code: filed,
  "short code|invite code|verification code|referral code|otp|pin code|auth code|confirmation|authorization code|join code|gift code|security code|passcode|device code|activation code|redemption code|supplier code|account code|group code|service code|category code|carrier code|station code|manufacturer code|type code|package code|codes|region code name|badge|building code|location code|warehouse code":
    code("", 6),
  "error code|reason code|warning code|status code|response code|result code|return code|decline code|avs result|failure code|exception|exception type|error name|error type|failure type|err|fault @ error problem exception failure response log result payment":
    pick(
      "invalid_request|not_found|timeout|rate_limited|validation_failed|permission_denied|conflict",
    ),
  "error code|reason code|warning code|failure code|exception|exception type|error name|error type|failure type|fault code|err|status code|response code|http status|http status code|return code|exit code":
    "invalid_request|not_found|timeout|rate_limited|validation_failed|permission_denied",
  "action|activity|verb|activity type & board_id card_id task_id kanban_board_id":
    "created|moved|commented on|completed|renamed|assigned|archived|added a label to",
  "event code|event type|event name|event|action|action name|action type|activity type|operation|operation name|operation type|command|verb|trigger|change type|webhook event|topic name|event category|interaction type|notification type|hook|log type|audit action|actions|events|function|function name|method name|operations|cmd|commands|routine|handler|callback name|op|intent @ log event audit webhook activity trigger notification history request history change message hook permission policy step job workflow automation":
    ofMachines(
      "user.created|order.updated|invoice.paid|file.deleted|comment.added|login.succeeded|export.finished",
    ),
  "action|action type|operation|command|trigger|change type|operation type|interaction type|verb|op|intent|function|function name|cmd|actions|notification type|log type|method name|action name|operation name":
    "create|update|delete|export|import|approve|invite|login",
  "iso|iso code|country iso code|iso 3166 2|country code2|alpha2": "DE|FR|ES|GB|US|CA|JP|BR|NL|SE",
  "asn|autonomous system|as number": "3320|5089|7018|3215|12322|16509",
  "youtube|youtube link|youtube url":
    "https://youtube.example/watch?v=kT4sQ0mBv2E|https://youtube.example/watch?v=pL9xWd3Zc1A|https://youtube.example/watch?v=bN7rYh5Ug8M|https://youtube.example/watch?v=eF2vJa6Xo4Q",
  "country code3|alpha3|iso3": "DEU|FRA|ESP|GBR|USA|CAN|JPN|BRA|NLD|SWE",
  "calling code|dial code|phone country code|country calling code":
    "+1|+44|+49|+33|+34|+81|+55|+31",
  mnc: digits("0#"),
  "nominal code|gl code|ledger code": digits("4###", "6###", "12##"),
  "number|reference|invoice number|order number|order no|invoice no|ticket number|case number|reference number|confirmation number|receipt number|document number|contract number|customer number|job number|batch number|lot number|license number|licence number|certificate number|permit number|application number|order reference|payment reference|customer reference|transaction reference|asset number|check number|company number|trace number|account ref|quote number|registration id|shipment number|booking number|request number|student id|inventory number|member number|batch|lot|ref number|internal reference|file reference|reference code|membership id|work order number|catalog number|model no|tag number|references|mpn|item number|case reference|project number|project code|employee code|employee no|customer code|vendor code|client code|unit number|tracking reference|voucher number|policy ref|document reference|delivery note|note number|journal number":
    numbered,
  "current job|next job|last job|active job|current batch|current work order|active work order|current ticket|active ticket|related ticket|related case|related order|parent ticket":
    ({ member }) => dashed(member.words.at(-1) ?? ""),
  "container number": shape("AAAU #######"),
  "abn|company registration|registration number|company registration number": digits(
    "HRB #####",
    "0#######",
  ),
  // Protocols and formats
  "transport|transport type|mode of transport|means of transport": (context) =>
    technicalTransport(context) ?? everydayTransport(context),
  "protocol|scheme|schemes|protocols|connection type|communication protocol":
    "https|http|mqtt|wss|grpc|tcp",
  "method|http method|request method|verb|methods @ request route endpoint log api webhook http call":
    "GET|POST|PUT|PATCH|DELETE",
  "http method|request method|http verb": "GET|POST|PUT|PATCH|DELETE",
  "method type|auth method|authentication method|authentication|authentication type|auth type|login method|mfa method|verification method|collection method":
    "email|phone|app|online|manual",
  "security type|security|credentials|auth": "bearer|basic|oauth2|api key|password",
  "grant type": "authorization_code|client_credentials|refresh_token",
  "token type": "Bearer|Basic",
  "response type|return type": "json|code|token|text",
  "target|target name|target title|item|item name|card title|entity name|subject & board_id card_id kanban_board_id":
    "Redesign the sign-up page|Fix the broken export|Write the release notes|Translate the help pages|Speed up the search|Plan the spring campaign|Update the price list",
  "channel|notification channel|notify via|delivery channel|method @ pricealert alertrule alert notificationpreference notificationsetting":
    "email|push|sms",
  "compared to|compared with|compare to|comparison period|comparison label|versus|vs|compare period":
    "previous period|last week|last month|same week last year|last year",
  "scopes|scope|permissions|permission @ apikey apitoken accesstoken personalaccesstoken apicredential":
    "orders:read|orders:write|customers:read|products:read|products:write|reports:read|webhooks:write",
  "scope|scopes|permission|permissions|rights|privileges|capability|capabilities|access|access type|access rights|acl|grants|allowed|entitlements|access level":
    whereTechnical(pick("read|write|delete|invite|export|manage")),
  "permissions @ user member employee account profile person staff staffmember collaborator teammember userrole & role":
    "read|write|delete|invite|export|manage",
  "role|user role|permission role|roles|role name|role type|access role|user type|account role":
    "admin|editor|member|viewer",
  "encoding|content encoding|charset|character set|character encoding":
    "utf-8|gzip|base64|iso-8859-1",
  "encryption|algorithm|cipher|hash algorithm|signature algorithm|compression":
    "AES-256|SHA-256|RS256|Ed25519|gzip",
  "format|file format|output format|data format|date format|time format|formats|export format|input format|representation|mime @ date":
    "YYYY-MM-DD|DD.MM.YYYY|MM/DD/YYYY|HH:mm",
  "date format": "YYYY-MM-DD|DD.MM.YYYY|MM/DD/YYYY",
  "time format": "HH:mm|hh:mm a|24h|12h",
  "format|file format|output format|data format|formats|export format|input format|output type|input type|payload type|report format|image format|document format":
    "json|csv|pdf|xml|png|mp4",
  "mime type|mimetype|content type|media type|file type|mime|content types|accept|document mime type":
    "application/pdf|image/png|image/jpeg|text/csv|application/zip|video/mp4",
  "content disposition": 'inline|attachment; filename="report.pdf"',
  "extension|file extension|extensions|filetype": "pdf|png|jpg|csv|docx|zip",
  "data type|datatype|field type|value type|column type|schema type|attribute type|property type name|parameter type|input type|option type|var type|array|type hint @ field column schema parameter attribute property variable setting form":
    pick("string|number|boolean|date|list|json"),
  "data type|datatype|field type|value type|column type|attribute type|option type":
    "string|number|boolean|date|list",
  "json|payload|metadata|data|extra|custom data|raw data|attributes|meta|properties json|config json|settings json|additional data|form data|user data|headers|request headers|response headers|query params|request parameters|environment variables|configuration|config|options|custom fields|extra data|context|params|additional properties|specification|details json|parameters json|preferences|embedded|manifest|schema|credentials json|usage data|prefs|mapping|localization|entities|object|system info|system|cookies|snapshot data":
    writtenAsJson,
  "html|body html|footer html|html content|html description|markup|rendered": draw(
    (_, chance) =>
      `<p>${chance.pick(["Welcome back.", "Thanks for your order.", "New this week.", "Your report is ready."])}</p>`,
  ),
  "svg|svg icon": draw(() => '<svg viewBox="0 0 8 8"><circle cx="4" cy="4" r="3"/></svg>'),
  "css|custom css|styles|stylesheet":
    "color: #264653|font-weight: 600|margin: 0 auto|border-radius: 8px",
  "script|sql|statement|query sql|source code|snippet|code snippet|program|formula|expression|condition expression|rule expression @ query function rule snippet report computed database filter":
    "price * quantity|status == 'active'|total > 100|SELECT id, name FROM users|items.length > 0",
  "expression|condition|rule|filter|filters|where|criteria|conditions|rules|assertion|constraint|filter type|filter expression|match|search criteria|logic|exclude|include|include fields|q filter @ filter rule query segment alert policy automation workflow search trigger condition":
    "status = active|price > 100|country = DE|created_at > 2025-01-01|priority = high",
  operator: whereTechnical((context) =>
    // A mast has one, too, and it compares nothing.
    context.member.siblings.length < 4 ||
    context.member.siblings.some((name) => compared.test(name))
      ? comparing(context)
      : undefined,
  ),
  "comparator|comparison|condition operator": whereTechnical(comparing),
  "regex|validation pattern|regular expression|url template|uri template":
    "^[a-z]+$|^\\d{4}$|^[A-Z]{2}\\d+$|.*@example\\.com$",
  "cron|cron expression|schedule|cron schedule|crontab @ job task cron workflow pipeline backup report trigger":
    "0 8 * * 1-5|*/15 * * * *|0 0 1 * *|30 6 * * *",
  "cron|cron expression|cron schedule": "0 8 * * 1-5|*/15 * * * *|0 0 1 * *|30 6 * * *",
  "schedule|timetable|availability|business hours|opening hours|hours|working hours|office hours|opening times|service hours|visiting hours|open hours|opening days & monday tuesday":
    "Mon–Fri 9–18|Daily 10–20|Sat–Sun 10–16",
  sunday: "closed|closed|11:00–16:00",
  saturday: "10:00–16:00|09:00–14:00|10:00–18:00|closed",
  "monday|tuesday|wednesday|thursday|friday": "09:00–17:00|08:00–18:00|10:00–20:00|09:00–18:00",
  "schedule|timetable|availability|availability status":
    "Mon–Fri 9–18|Daily 10–20|Weekends only|Tue and Thu mornings|On request",
  "query|search|search term|search query|keyword query|q|search text|phrase|keywords text|question text|search terms|text query":
    "linen chair|refund policy|night train|invoice march|oat milk|running shoes|dark mode|meeting room",
  "version|app version|semver|release|api version|software version|os version|server version|client version|latest version|current version|package version|docker version|go version|schema version|revision|build version|service version|min version|driver version|runtime version|plugin version|version name|version number|versions|engine version":
    semver,
  "build|build number|build id": shape("#####", "20##.##"),
  "platform|os|operating system|os name|os type|platforms|operating systems|platform name|device os":
    "macOS|Windows|Linux|iOS|Android",
  "architecture|arch|cpu architecture": "amd64|arm64|x86_64",
  "runtime|framework|language runtime|stack|tech stack|technology|technologies|backend|frontend|software|engine|database engine|programming language|driver @ function project repository application service deployment build app developer database code":
    "Node.js 22|Python 3.12|Go 1.23|Java 21|React|Vue|PostgreSQL",
  "framework|tech stack|technology|technologies|backend|runtime|programming language|software|generator|plugins":
    "Node.js|Python|Go|Java|React|Vue|PostgreSQL|Rust",
  "browser|browser name": "Firefox|Safari|Chrome|Edge",
  "device|device name|device type|devices|device model|hardware|terminal id":
    "Laptop|Phone|Tablet|Desktop|Watch",
  "environment|env|stage|environments|environment name|deployment environment|realm|target environment @ deployment server release config build app service project api key variable flag cluster secret":
    "production|staging|development|test",
  "environment|environments|environment name": "production|staging|development|test",
  "region|aws region|datacenter|availability zone|zone|cloud region|data center|regions|zones @ server instance cluster bucket deployment database node vm cloud function volume network datacenter service":
    "eu-central-1|eu-west-1|us-east-1|us-west-2|ap-southeast-1",
  "datacenter|availability zone|data center|cloud region":
    "eu-central-1|eu-west-1|us-east-1|us-west-2",
  "cluster|cluster name|node|node name|instance|instance name|container|container name|namespace|service name|service|queue|queue name|bucket|bucket name|database|database name|table name|table|stream name|stack name|pod|deployment name|worker|pool|network|network name|volume name|repository|repository name|package|package name|module|app name|application name|application|app|image name|component name|workload|plugin|project slug|server group|registry name|endpoint name|dataset|data set|dataset name|index name|backend name|library|tracker|collection name|resource group|secret name|function app|integration|integration name|connector name|subsystem|monitor|repo|agent name|flow|job name|workflow name|pipeline name|task name|queue id|configuration name|module name|workspace name|pipeline|workflow|job @ server cluster deployment container pod instance log metric node alert build database queue function pipeline vm repository commit release incident monitor job run trace host network image volume":
    (context) =>
      // What a mover or a clinic offers are other services than those of a computer.
      (/^services?$/.test(context.member.words.at(-1) ?? "") ? whereTechnical(program) : program)(
        context,
      ),
  "cluster|cluster name|node name|instance|instance name|container name|namespace|service name|queue|queue name|bucket name|database|database name|table name|stream name|repository|repository name|package name|server name|component name|plugin|endpoint name|workflow name|image name|repo|schema name|pipeline name":
    whereTechnical(program),
  // Settings
  "mode|operating mode|theme mode|display mode|run mode|test mode|game mode|modes":
    "automatic|manual|standard|test",
  "visibility|privacy|privacy level|sharing|visibility level|privacy status|audience setting|share type|access mode|publication status":
    "public|private|unlisted|team",
  "spoken language|detected language|source language|target language|default language|preferred language|supported languages|native language|language name":
    "English|Spanish|French|German|Portuguese|Japanese|Hindi|Arabic",
  "locale|language code|lang|culture|locale code|language tag|source lang|target lang|default locale|preferred locale":
    "en|de|fr|es|it|pt|ja|nl",
  "themes|appearance": whereTechnical(pick("light|dark|system")),
  "color scheme|color mode|ui theme": "light|dark|system",
  "layout|layout type|template layout|page layout": "grid|list|cards|table|single column",
  "font|font family|typeface|font name": "Inter|Source Serif|Work Sans|Lora|Fira Code",
  "log level|level|severity text|loglevel @ log logger entry trace": "debug|info|warn|error",
  "severity|severity level|criticality": "low|medium|high|critical",
  "license|licence|license name|licenses @ repository package library project dataset software photo image":
    "MIT|Apache-2.0|GPL-3.0|CC BY 4.0|BSD-3-Clause",
  "license type|software license": "standard|trial|enterprise|open source",
  "branch|branch name|ref|git ref|git branch @ repository commit build deployment pull merge pipeline run release workflow job":
    "main|develop|release/2.4|feature/search|fix/login",
  "branch name": "main|develop|release/2.4|feature/search|fix/login",
  "traceback|backtrace": draw(
    (_, chance) =>
      `Error: timeout\n    at load (app.js:${chance.between(10, 400)}:${chance.between(1, 40)})`,
  ),
  "logs|log|console|stdout|stderr|log message|log line|raw text|trace message|result text":
    "Started in 812 ms|Connection restored|3 records imported|Cache refreshed|Request finished with status 200|Retrying in 5 seconds",
  "user agent|useragent|browser user agent":
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0.0.0 Safari/537.36|Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Mobile/15E148 Safari/604.1|Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0|Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15|Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/141.0.0.0 Mobile Safari/537.36|Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140.0.0.0 Safari/537.36",
  "referrer|referer|referrer url|http referer|landing url": linkTo(),
  "mac|mac address|bssid|hardware address": draw((_, chance) =>
    Array.from({ length: 6 }, () => chance.below(256).toString(16).padStart(2, "0")).join(":"),
  ),
  imsi: digits("35##############"),
  msisdn: digits("1202555####"),
  "instruction text|prompt|system prompt|user prompt":
    "Summarise the text in two sentences.|Translate the message into French.|List three ideas for a spring menu.|Explain the chart to a beginner.",
  "completion|generated text|model output":
    "Here is a short summary of the text.|Three ideas: a picnic, a quiz, a walk.|The chart shows sales rising since March.",
  "slug|permalink slug|url slug|path name|handle slug|seo slug|friendly name slug|shortname|short name slug|seo url|codename":
    slug,
  "separator|delimiter|decimal separator|thousand separator": ",|;|.|-|/",
  "gateway|address @ network host interface server": draw(
    (_, chance) => `203.0.113.${chance.between(1, 254)}`,
  ),
  "prefix @ code number sequence invoice setting route api": "INV|ORD|TKT|CUS|REF",
  "content security policy|csp": "default-src 'self'",
  "retention|retention period|retention policy|expiration policy": "30 days|90 days|1 year|forever",
  "vector|embedding": "[0.12, -0.4, 0.88]|[0.5, 0.31, -0.07]",
  "color|colour|hex|color hex|hex color|background color|text color|primary color|accent color|accent|secondary color|colors|border color|font color|link color|fill|stroke|tint|label color|brand color|theme color|button color @ product item shirt garment car vehicle shoe clothing furniture pet animal dog cat flower dress toy bike fabric hat variant eye hair bag yarn bird outfit wardrobe luggage":
    colours,
  "color|colour|hex|hex code|color hex|hex color|background color|text color|primary color|accent color|secondary color|colors|border color|font color|link color|fill|stroke|tint|label color|brand color|theme color|button color|highlight color|foreground color|favorite color hex":
    (context) => (isOfThing(context) ? colours(context) : hexes(context)),
  "color name|colour name|favorite color|favourite color|colour label":
    "Slate|Sand|Forest green|Terracotta|Off-white|Navy|Charcoal|Mustard",
});
