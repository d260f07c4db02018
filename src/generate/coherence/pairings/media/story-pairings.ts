import { type Pairing, toMentions } from "../pairing.ts";

const tickets = /^(?:ticket|case|support|issue|conversation|helpdesk|inquiry|enquiry|request)$/;
const papers =
  /^(?:paper|preprint|manuscript|publication|article|thesis|dissertation|study|research|abstract)$/;

/** What stands under a heading tells the same story as the heading. */
export const storyPairings: readonly Pairing[] = [
  {
    knownBy: "subject|title|summary|subject line",
    follows: "body|description|message|details|question|first message|content|initial message",
    owner: tickets,
    fits: toMentions({
      "cannot sign in":
        "Since the update on Monday my password is not accepted, on the phone and in the browser.|After the update I am sent back to the sign-in page every time.",
      "wrong address":
        "The last invoice still shows our old street. We moved in spring.|Our billing address was changed weeks ago, the invoice has the old one.",
      "export takes":
        "The export of last month has been running for an hour and never finishes.|A year ago the same export took a minute, today it took forty.",
      "dark mode":
        "We use the app in the evening and would love a dark theme.|Is a dark theme planned? Half of the team asks for it.",
      "broken link":
        "The button in the welcome email leads to an empty page.|Two new colleagues could not open the link in the first email.",
      "payment failed":
        "My card was refused twice, although the bank says that it is fine.|The payment did not go through, but the amount is reserved on my card.",
      "add a colleague":
        "I would like to invite a colleague and cannot find where.|How many people can I invite on our plan, and where?",
      "uploading a photo":
        "As soon as I choose a photo, the app closes without a message.|It happens with every picture from the camera, not with older ones.",
      "change my email": "The new address is confirmed, but the old one still gets all mails.",
      "two-step": "I wait for the code for ten minutes, then it has expired.",
      "yearly plan": "Can we move to yearly billing in the middle of the month?",
      "double charge": "The amount was taken twice in March, please send one back.",
    }),
  },
  {
    knownBy: "subject|title|summary|subject line",
    follows: "resolution|solution|resolution notes|resolution summary|action taken|closing note",
    owner: tickets,
    fits: toMentions({
      "cannot sign in": "Password reset, the customer can sign in again.|Old sessions were closed.",
      "wrong address": "Address corrected and invoice sent again.",
      "export takes": "Export split into months; a fix is part of the next release.",
      "dark mode": "Added to the list of wishes, the customer will be told.",
      "broken link": "Link corrected in the template.",
      "payment failed": "The second attempt was cancelled, the payment has arrived.",
      "add a colleague": "Sent the guide; the invitation worked.",
      "uploading a photo": "Solved with version 4.2.1 of the app.",
      "change my email": "Old address removed.",
      "two-step": "Sent by another provider now; codes arrive within seconds.",
      "yearly plan": "Moved to the yearly plan, the rest of the month was credited.",
      "double charge": "One of the two charges was returned.",
    }),
  },
  {
    knownBy: "subject|title|summary|subject line",
    follows: "category|queue|team|assigned team|topic|product area|ticket category",
    owner: tickets,
    fits: toMentions({
      "cannot sign in": "Account|Login|Technical Support|Technical",
      "wrong address|payment failed|yearly plan|double charge": "Billing",
      "export takes|uploading a photo|broken link": "Technical Support|Technical|Bug",
      "change my email|two-step": "Account|Technical Support|Technical",
      "dark mode": "Feature request|Customer Support|Product",
      "add a colleague": "Onboarding|How-to|Account",
    }),
  },
  {
    knownBy: "subject|title|summary|subject line",
    follows: "tags|labels",
    owner: tickets,
    fits: toMentions({
      "cannot sign in": "login|account",
      "wrong address|payment failed|yearly plan|double charge": "billing|account",
      "export takes|uploading a photo|broken link": "bug",
      "dark mode": "feature request",
      "add a colleague": "how-to|account",
    }),
  },
  {
    knownBy: "title|headline|name|episode title",
    follows: "summary|description|show notes|about|synopsis|excerpt|teaser",
    owner: /^(?:episode|audio)$/,
    fits: toMentions({
      "starting over":
        "Three people who changed everything at forty, and what they would tell themselves.",
      "river remembers": "A walk along a river with somebody who has measured it for thirty years.",
      "quit well": "How to leave a job, a town or a habit without burning bridges.",
      "year without meetings":
        "A small company cancelled all its meetings. We ask what happened next.",
      "mapped the coast": "She walked every mile of it with a notebook and a rope.",
      bread: "What happens in a bakery before four in the morning.",
      "letters nobody sent": "Listeners read the letters that they have kept in a drawer.",
      "night shift": "A nurse, a baker and a train driver on the hours nobody sees.",
    }),
  },
  {
    knownBy: "title|name|paper title|study title|study name|project title",
    follows: "hypothesis|research question|aim|objective",
    owner: papers,
    fits: toMentions({
      "sleep and memory": "More sleep improves recall.",
      microplastics: "Most of it comes down the rivers.",
      "back pain": "Walking three times a week eases the pain.",
      "urban heat": "Trees make more of a difference than roofs.",
      "bird migration": "Birds leave later in years with head wind.",
      "reading habits": "Who reads at home does better in every subject.",
      "grid storage": "Used batteries last five more years in a building.",
      "online reviews": "One weakness makes a review more credible.",
      "soil carbon": "Rotation keeps more carbon in the soil.",
      "noise exposure": "Levels are above the limit near main roads.",
      "gestational diabetes": "A test in week twelve finds most cases.",
      "language loss": "Grandparents keep a language alive.",
    }),
  },
  {
    knownBy: "title|name|paper title|study title|study name",
    follows: "abstract|summary|description",
    owner: papers,
    fits: toMentions({
      "sleep and memory":
        "We followed 212 adolescents over one school year. Those who slept less than seven hours recalled fewer words.",
      microplastics: "Sediment from 48 beaches was sieved and counted; rivers explain most of it.",
      "back pain": "240 adults were assigned to walking or to usual care for twelve weeks.",
      "urban heat":
        "A network of 90 sensors shows differences of up to six degrees within one district.",
      "bird migration": "Ten years of radar data are compared with wind at three altitudes.",
      "reading habits":
        "We compare how much pupils read at home with their results in four subjects.",
      "grid storage": "Used batteries keep 70 % of their capacity after 1,500 cycles in our setup.",
      "online reviews": "In two experiments, readers trusted short reviews with one weakness most.",
      "soil carbon": "Fields in rotation held more carbon after eight years than those without.",
      "noise exposure": "Sound levels near 36 schools were measured for a month.",
      "gestational diabetes":
        "A blood test in week twelve predicts most cases. We report results of 1,140 women.",
      "language loss": "Interviews in eleven villages show how a language leaves the kitchen last.",
    }),
  },
  {
    knownBy: "title|name|paper title",
    follows: "field of study|field|discipline|subject|research area|category|topic|subject area",
    owner: papers,
    fits: toMentions({
      "sleep and memory|online reviews": "Psychology",
      "microplastics|soil carbon": "Environmental science|Environment",
      "back pain|gestational diabetes": "Medicine|Health",
      "urban heat": "Geography|Environmental science|Environment",
      "bird migration": "Biology",
      "reading habits": "Education",
      "grid storage": "Engineering|Energy",
      "noise exposure": "Public health|Health",
      "language loss": "Linguistics",
    }),
  },
  {
    knownBy: "title|name|paper title",
    follows: "keywords|tags|topics",
    owner: papers,
    fits: toMentions({
      "sleep and memory": "sleep|memory|adolescents|school",
      microplastics: "microplastics|sediment|coast|rivers",
      "back pain": "back pain|walking|randomised trial|prevention",
      "urban heat": "urban climate|sensors|heat|cities",
      "bird migration": "migration|wind|radar|birds",
      "reading habits": "reading|education|pupils|home",
      "grid storage": "batteries|storage|reuse|grid",
      "online reviews": "trust|reviews|experiment|consumers",
      "soil carbon": "soil|carbon|crop rotation|farming",
      "noise exposure": "noise|schools|public health|cities",
      "gestational diabetes": "pregnancy|diabetes|screening|blood test",
      "language loss": "language|villages|interviews|heritage",
    }),
  },
  {
    knownBy: "name|step|step name|job name|stage name|title",
    follows: "command|script|cmd|run",
    owner: /^(?:step|job|stage|task|check)$/,
    fits: toMentions({
      install: "npm ci",
      lint: "npm run lint",
      build: "npm run build",
      "unit test|^test": "npm test",
      "integration test": "npm run test:e2e",
      package: "npm run package",
      deploy: "./scripts/deploy.sh",
    }),
  },
  {
    knownBy: "file name|filename|name|file|original name",
    follows: "mime|mime type|content type|media type",
    fits: toMentions({
      png: "image/png",
      "jpg|jpeg": "image/jpeg",
      gif: "image/gif",
      webp: "image/webp",
      svg: "image/svg+xml",
      pdf: "application/pdf",
      csv: "text/csv",
      txt: "text/plain",
      md: "text/markdown",
      json: "application/json",
      zip: "application/zip",
      mp4: "video/mp4",
      mp3: "audio/mpeg",
      docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    }),
  },
  {
    knownBy: "browser|browser name",
    follows: "os|operating system|platform",
    fits: toMentions({ safari: "macOS|iOS", edge: "Windows" }),
  },
];
