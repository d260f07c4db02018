import { oneOf } from "../../../one-of.ts";
import { mimeTypes } from "../../mime-types.ts";
import { type Pairing, toMentions } from "../pairing.ts";

const papers = oneOf(
  "paper|preprint|manuscript|publication|article|thesis|dissertation|study|research|abstract",
);

/** What stands under a heading tells the same story as the heading. */
export const storyPairings: readonly Pairing[] = [
  {
    knownBy: "title|headline|name|episode title",
    follows: "summary|description|show notes|about|synopsis|excerpt|teaser",
    owner: oneOf("episode|audio"),
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
    knownBy: "name|job name|step|step name",
    follows: "stage|stage name|phase",
    owner: oneOf("job|cijob|buildjob|pipelinejob|step|check"),
    fits: toMentions({
      install: "install|=setup|=prepare|=build",
      "lint|type check": "lint|=test|=check|=verify",
      build: "build|=compile",
      "unit test|integration test|test": "test|=verify",
      package: "package|=build|=publish|=release",
      deploy: "deploy|=release",
    }),
  },
  {
    knownBy: "name|step|step name|job name|stage name|title",
    follows: "command|script|cmd|run",
    owner: oneOf("step|job|stage|task|check"),
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
    fits: toMentions(mimeTypes),
  },
];
