import { oneOf } from "../../../one-of.ts";
import { type Pairing, toMentionedRanges, toMentions, toTexts } from "../pairing.ts";

const decks = oneOf("deck|flashcarddeck|carddeck|flashcardset|studydeck|studyset|flashcard");

/** What is asked of a subject; what the deck is about is surer than what it is called. */
const cardsOf = toMentions({
  "spanish|es": "la biblioteca|el pan|la playa|la calle|el amigo",
  "french|fr": "le marché|la gare|le pain|la fenêtre|le fromage",
  "german|de": "der Bahnhof|das Brot|die Straße|das Fenster",
  "italian|it": "il mare|il pane|la strada|la chiave",
  "japanese|ja|hiragana": "本|水|駅|友達",
  "english|en|idiom|vocabulary":
    "to break the ice|a piece of cake|once in a blue moon|to call it a day",
  "geography|capital|countrie":
    "Capital of Norway|Capital of Portugal|Capital of Latvia|Capital of Slovenia",
  "anatomy|bone|medicine": "Longest bone of the body|Collarbone|Kneecap|Shoulder blade",
  "chemistry|chemical|element": "H₂O|NaCl|CO₂|NH₃",
  "biology|science|botany": "photosynthesis|osmosis|mitosis|chlorophyll",
  "math|maths|mathematics|algebra|arithmetic|times table": "7 × 8|12 × 12|√81|15 % of 200",
  "history|world war": "Fall of the Berlin Wall|First moon landing|French Revolution",
  physics: "Unit of force|Unit of power|Speed of light",
  "programming|javascript|computer science|code|coding|development|web":
    "Array|Function|Boolean|Recursion",
});

/** What is looked up by its name: a nebula, the back of a card. */
export const learningPairings: readonly Pairing[] = [
  {
    knownBy: "status|attendance status|attendance|mark",
    follows: "note|notes|remark|remarks|comment",
    owner: oneOf("attendance|attendancerecord|studentattendance|classattendance"),
    unless: /^(?:employee|staff|worker|user|shift|clock|hours|overtime|total hours|check out)\b/,
    fits: toTexts({
      present:
        "Left early for an appointment.|Worked in the library.|Forgot the sports kit.|Helped at the open day.",
      absent: "No message from home.|Parents have been informed.|Called home at nine.|Has a fever.",
      "late|tardy":
        "Bus was delayed.|Arrived during the first lesson.|Overslept.|Doctor's appointment before school.",
      "excused|sick|on leave":
        "Brought a note from home.|Medical appointment.|Family event.|Ill since yesterday.",
    }),
  },
  {
    knownBy: "title|name|lesson title",
    follows: "order|position|lesson number|number|order index|sequence|index",
    owner: oneOf("lesson|lecture|chapter|module"),
    unless: /^(?:course|module|section|chapter|unit)(?: id)?$/,
    fits: toMentionedRanges({
      "getting started|welcome": [1, 1, 0],
      "first step": [2, 2, 0],
      "the core idea": [3, 4, 0],
      "tools and material": [2, 4, 0],
      "guided example": [4, 6, 0],
      "common mistake": [5, 8, 0],
      "practice session": [5, 9, 0],
      "your own project": [8, 11, 0],
      "looking back|questions and answer": [10, 12, 0],
    }),
  },
  {
    knownBy: "subject|course name|course|course title|class name|class",
    follows: "assignment title|assignment|assignment name|title|name|homework title",
    owner: oneOf("assignment|homework|grade|submission|gradebook"),
    fits: toMentions({
      "mathematics|math|maths|algebra|calculus|statistics|geometry|economics":
        "Problem set 2|Problem set 4|Problem set 5|Worksheet: chapter 3|Chapter test",
      "physics|chemistry|biology|science":
        "Lab report 1|Lab report 3|Problem set 2|Chapter quiz|Worksheet: the experiment",
      "computer science|programming|informatics|web development":
        "Coding exercise 2|Coding exercise 5|Project: a small app|Problem set 3",
      "music|art|design|photography|drama":
        "Portfolio, first part|Group project|Short presentation|Journal, week 4",
      "spanish|french|german|english|language":
        "Vocabulary test 3|Short essay|Dialogue in pairs|Reading: chapter 2",
      "history|geography|literature|philosophy|politics|psychology|sociology":
        "Essay: first draft|Reading: chapter 4|Source analysis|Group presentation|Short essay",
    }),
  },
  {
    knownBy: "assignment title|title|name",
    follows: "description|instructions|details",
    owner: oneOf("assignment|homework"),
    fits: toMentions({
      "problem set|worksheet|exercise": "Show your working for every step.",
      "lab report|experiment": "Method, measurements, and what they tell.",
      "essay|analysis": "Two pages, with at least three sources.",
      reading: "Read it and note three questions.",
      "project|presentation|portfolio|dialogue": "Work in pairs and hand in one copy.",
      "test|quiz": "Twenty questions, no books.",
    }),
  },
  {
    knownBy: "grade|grade level|year group",
    follows: "class name|class|homeroom|form",
    owner: oneOf("student|pupil"),
    isOwn: true,
    fits: (says) => {
      const [year] = /\d+/.exec(says) ?? [];
      return year === undefined ? undefined : { texts: ["A", "B", "C"].map((one) => year + one) };
    },
  },
  {
    knownBy: "subject|main subject|subject taught",
    follows: "department|faculty",
    owner: oneOf("teacher|professor|lecturer|instructor"),
    fits: toTexts({
      "chemistry|biology|physics": "Science",
      "mathematics|computer science|economics": "Mathematics",
      "history|geography|philosophy": "Humanities",
      "literature|english|french|spanish|german": "Languages",
      "music|art": "Arts",
    }),
  },
  {
    knownBy: "target|object|object name|target name",
    follows: "catalog|catalog id|catalogue id|catalog number|messier|designation",
    fits: toTexts({
      "Andromeda Galaxy": "M31",
      "Orion Nebula": "M42",
      Pleiades: "M45",
      "Ring Nebula": "M57",
      "Hercules Cluster": "M13",
      "Whirlpool Galaxy": "M51",
      "Dumbbell Nebula": "M27",
    }),
  },
  {
    knownBy: "front",
    follows: "deck|deck name|set|set name",
    fits: toTexts({
      "la biblioteca": "Spanish basics",
      "to harvest": "French verbs",
      "Capital of Norway": "Capitals of Europe",
      "7 × 8": "Times tables",
      "photosynthesis|H₂O": "Biology and chemistry",
      "der Bahnhof": "German, first steps",
    }),
  },
  {
    knownBy: "type|kind|resource type|material type|format|file type",
    follows: "title|name|label",
    owner: oneOf("resource|lessonresource|courseresource|moduleresource|material|learningresource"),
    unless: oneOf("quantity|price|unit|unit price|capacity|stock|hourly rate|cost|availability"),
    isOwn: true,
    fits: toTexts({
      "video|recording|lecture":
        "Recording of the lesson|Introduction in five minutes|Worked example, step by step",
      "slides|presentation|slide deck|pptx|ppt": "Slides of the lesson|Overview in ten slides",
      "pdf|document|doc|docx|handout|download|file":
        "Worksheet|Cheat sheet|Transcript|Summary of the chapter",
      "link|url|website|web|external": "Further reading|Official documentation|Practice page",
      "article|reading|blog|text|book|ebook": "Further reading|Background article|Chapter to read",
      "quiz|test|exercise|assignment": "Quick quiz|Practice questions|Check what you know",
      "audio|podcast": "Listening exercise|Interview to listen to",
      "code|zip|archive|repository|template": "Example files|Starter project",
      "image|diagram|infographic": "Overview diagram",
      "worksheet|spreadsheet|xlsx": "Worksheet|Practice sheet",
      "tool|course": "Practice page|Short course",
    }),
  },
  ...["title|name|deck name|category", "subject|topic|language|target language"].map(
    (knownBy): Pairing => ({
      knownBy,
      follows: "front|term",
      owner: decks,
      fits: cardsOf,
    }),
  ),
  {
    knownBy: "front",
    follows: "back",
    fits: toTexts({
      "la biblioteca": "the library",
      "to harvest": "récolter",
      "Capital of Norway": "Oslo",
      "7 × 8": "56",
      photosynthesis: "how plants make sugar from light",
      "der Bahnhof": "the station",
      "H₂O": "water",
      "el pan|le pain|das Brot|il pane": "the bread",
      "la playa": "the beach",
      "la calle|la strada|die Straße": "the street",
      "el amigo": "the friend",
      "le marché": "the market",
      "la gare": "the station",
      "la fenêtre|das Fenster": "the window",
      "le fromage": "the cheese",
      "il mare": "the sea",
      "la chiave": "the key",
      本: "the book",
      水: "the water",
      駅: "the station",
      友達: "the friend",
      "to break the ice": "to begin a talk among strangers",
      "a piece of cake": "something very easy",
      "once in a blue moon": "very rarely",
      "to call it a day": "to stop working",
      "Capital of Portugal": "Lisbon",
      "Capital of Latvia": "Riga",
      "Capital of Slovenia": "Ljubljana",
      "Longest bone of the body": "femur",
      Collarbone: "clavicle",
      Kneecap: "patella",
      "Shoulder blade": "scapula",
      NaCl: "table salt",
      "CO₂": "carbon dioxide",
      "NH₃": "ammonia",
      osmosis: "water moving through a membrane",
      mitosis: "a cell dividing into two",
      chlorophyll: "the green pigment of plants",
      "12 × 12": "144",
      "√81": "9",
      "15 % of 200": "30",
      "Fall of the Berlin Wall": "1989",
      "First moon landing": "1969",
      "French Revolution": "1789",
      "Unit of force": "newton",
      "Unit of power": "watt",
      "Speed of light": "about 300,000 km/s",
      Array: "a list of values in order",
      Function: "a piece of code that can be called by name",
      Boolean: "a value that is true or false",
      Recursion: "a function that calls itself",
    }),
  },
  {
    knownBy: "name|class name|title",
    follows: "grade|grade level|year group|year",
    owner: oneOf("class|schoolclass|classroom|schoolgroup"),
    isOwn: true,
    fits: (says) => {
      const [, grade] = /^(?:year |grade |class )?(\d{1,2})(?:[a-f]\b|\b)/.exec(says) ?? [];
      return grade === undefined ? undefined : { texts: [grade] };
    },
  },
];
