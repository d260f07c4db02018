import { paperTitles } from "../../../../phrases/paper-titles.ts";
import { quizQuestions } from "../../../../phrases/quiz-questions.ts";
import { besideAny, digits, draw, shape, toTextRules } from "../../text-rule.ts";

const halls = "Maple Hall|North Hall|Carter House|Hillside Hall|West Court|Garden House";

/** Schools, courses, marks. */
export const learningRules = toTextRules({
  "name|course|course name|title|subject @ studentcourse studentcourses pupilcourse enrolledcourse":
    "Mathematics|English|Biology|History|Geography|Physics|Art|Music|Spanish",
  "topic|theme|subject|title @ languagelesson languageclass conversationclass languagecourse":
    "Ordering in a café|Past tense|Talking about family|Asking the way|At the doctor|Small talk|Giving opinions",
  "vocabulary|new words|words @ languagelesson languageclass":
    "the ticket|to order|left and right|the appointment|yesterday|the cousin|perhaps",
  "name|title @ classroom": besideAny("building|floor|has projector")(digits("Room 1#", "Room 2#")),
  "name|class name|title @ schoolclass classroom schoolgroup classsection":
    "7B|8A|Year 9 Biology|6C|10A|Year 8 Maths|5B",
  "schedule|timetable|meeting times|class times @ schoolclass class course lesson":
    "Mon and Wed 9:00|Tue and Thu 10:15|Mon, Wed, Fri 8:00|Thu 14:00|Tue 11:30",
  "instructions|task|assignment text|directions @ homework assignment schoolassignment exercise":
    "Read chapter four and answer the questions.|Show your working for every step.|Write one page in your own words.|Work in pairs and hand in one copy.|Label the drawing and explain each part.",
  "class|class name|group @ homework assignment schoolassignment grade test": "7B|8A|9C|10A|6D",
  "level|study level|degree level|academic level @ scholarship bursary fellowship grant & minimum_gpa":
    "Undergraduate|Master's|PhD|High school",
  "provider|sponsor|organization|organisation|offered by|funder @ scholarship bursary fellowship":
    "City Talent Fund|Meridian Foundation|University of Lyon|Northern Study Trust|Hargreaves Family Trust",
  "name|title @ scholarship bursary fellowship":
    "Hargreaves Scholarship|Merit Award|First Generation Grant|Women in Science Award|Harbour Foundation Bursary|Music Scholarship",
  "description|about|summary|details @ scholarship bursary fellowship":
    "Covers tuition and books for one year.|For students who are the first of their family to study.|Paid in two parts, renewable once.|For outstanding work in science.|Open to all first-year students.",
  "description|about|criteria @ gameachievement achievement trophy gamebadge & unlocked_at":
    "Play after midnight ten times.|Win seven days in a row.|Collect every hidden lantern.|Finish a level without a mistake.|Invite three friends.",
  "name|term name|label @ term semester": "Term 1|Term 2|Term 3",
  "title|name|lecture title|lesson title @ lecture sectionlecture courselecture":
    "Welcome to the course|Setting up|Key concepts|A first example|Common mistakes|Hands-on exercise|Tips and tricks|Case study|Questions and answers|Where to go next|Tools of the trade|Review of the week",
  "title|name|section title @ coursesection coursechapter curriculumsection":
    "Getting Started|The Basics|Core Concepts|Practice|Going Further|Final Project|Wrap-up",
  "shelfmark|classmark": shape("8##.# AAA", "5##.# AAA", "9## AAA"),
  "media type|material type|item type|format @ loan libraryloan library libraryitem item & shelfmark barcode borrowed_on":
    "book|audiobook|DVD|magazine|map|e-book",
  "category|type|patron type|borrower type|group @ borrower patron cardholder":
    "adult|child|student|senior|staff",
  "institution|institution name|university|host institution|research center|research centre @ research study researchstudy paper researcher grant trial investigator clinicaltrial & principal_investigator doi":
    "University of Lisbon|Northern Institute of Technology|Vienna University|Lakeside Research Centre|City University|Oslo Medical School",
  "affiliation|affiliations|home institution|research institute|institute|institute name":
    "University of Lisbon|Northern Institute of Technology|Vienna University|Lakeside Research Centre|Institute for Marine Studies|City University|Oslo Medical School",
  "orcid|orcid id": digits("0000-0001-####-####", "0000-0002-####-####", "0000-0003-####-####"),
  "pages|page range|page numbers @ paper article publication citation reference & doi journal volume":
    draw((_, chance) => {
      const first = chance.between(1, 880);
      return `${first}–${first + chance.between(6, 24)}`;
    }),
  "title|paper title|article title @ reference citation bibliography & journal doi": paperTitles,
  "title|name|paper title @ paper preprint manuscript researchpaper publication thesis dissertation & doi journal":
    paperTitles,
  "eligibility|eligible for|who can apply|eligibility criteria|requirements @ scholarship grant fellowship bursary":
    "First-year undergraduates|Students with financial need|First in the family to study|Women in engineering|Final-year students|Open to all nationalities",
  "subject|subject name|course @ reportcard gradereport schoolreport progressreport & letter_grade grade_level homeroom_teacher":
    "Mathematics|English|Science|History|Geography|Art|Music|Spanish|Physical Education",
  "subject|subject name|school subject|discipline|major|minor|field of study|academic field|course name|course @ student teacher class lesson course exam grade school assignment tutor book classroom university schedule enrollment professor degree timetable":
    "Mathematics|Biology|History|Chemistry|Geography|Physics|Literature|Economics|Philosophy|Computer Science",
  "weekday|day|day of week @ lesson class timetable school course period lecture":
    "Monday|Tuesday|Wednesday|Thursday|Friday",
  "dormitory|dorm|dorm name|dormitory name|residence hall|hall of residence|house @ student studentprofile roomassignment":
    halls,
  "name|dormitory name @ dormitory dorm residencehall hallofresidence": halls,
  "homeroom|home room|form room": digits("Room 1##", "Room 2##"),
  "major|field of study|study program|study programme":
    "Mathematics|Biology|History|Chemistry|Economics|Physics|Literature|Computer Science",
  "degree|education|education level|highest degree":
    "Bachelor of Arts|Bachelor of Science|Master of Science|Doctorate|Diploma|High school",
  "grade|letter grade|final grade|mark @ student course exam assignment submission enrollment test result transcript":
    "A|A-|B+|B|B-|C+|C|D",
  "grade|grade level|class @ student pupil classroom": "1A|2B|3C|4A|5B|6C|7A|8B|9C",
  "grade|letter grade": "A|A-|B+|B|B-|C+|C",
  "semester|term|academic term|school term":
    "Spring 2025|Autumn 2025|Spring 2026|Winter 2025|Summer 2025",
  "term|semester|period @ reportcard gradereport schoolreport progressreport":
    "Autumn term|Spring term|Summer term|First semester|Second semester",
  "academic year|school year": draw((scope, chance) => {
    const today = new Date(scope.draw.library.now);
    // From August on, the year that ends next summer runs.
    const begun = today.getUTCFullYear() - (today.getUTCMonth() > 6 ? 0 : 1);
    const year = begun - (chance.next() < 0.7 ? 0 : chance.between(1, 2));
    return `${year}/${String((year + 1) % 100).padStart(2, "0")}`;
  }),
  "code|number @ course module subject & credits semester": shape("AAA 1##", "AA 2##", "AAA 3##"),
  "course code|class code|module code|course number": shape("AAA 1##", "AA 2##", "AAA 3##"),
  "school|school name|college|institution|university name|institution name":
    "Lakeside University|Hill Road School|Saint Martin College|Northern Academy|City University|Riverside High School",
  "syllabus|curriculum|learning outcome|learning objectives|learning outcomes|objectives":
    "Understand the core concepts|Apply the method to a real case|Present results to a group|Compare two approaches",
  "feedback|comment|comments|teacher comment|remarks @ grade student assignment submission exam homework quiz essay & letter_grade graded_by student_name":
    "Clear structure, well argued.|Good work; show every step next time.|Check the units in part two.|Strong conclusion, sources are missing.|Much better than last time.|Careful with the definitions.",
  textbook: "First Steps 1|In Conversation|Open Words|Course Book A",
  "grammar|grammar point|grammar topic": "Articles|Word order|Modal verbs|Past participle|Plurals",
  "deck|deck name & translation part_of_speech":
    "Chapter 3|Travel words|Everyday words|Around the house|At the station",
  "language|target language & part_of_speech": "Spanish|French|German|Italian|Japanese|Portuguese",
  "level & part_of_speech": "A1|A2|B1|B2",
  "deck|deck name & front back":
    "Spanish basics|World capitals|Biology 101|Times tables|French verbs",
  "tags|topics @ flashcard deck": "verbs|chapter 3|exam|geography|hard|week 12",
  "front|question|prompt @ card flashcard deck & back":
    "la biblioteca|to harvest|Capital of Norway|7 × 8|photosynthesis|der Bahnhof|H₂O",
  "back|answer @ card flashcard deck & front":
    "the library|récolter|Oslo|56|how plants make sugar from light|the station|water",
  "prompt|question|question text|text @ question quiz exam test quizanswer examanswer testanswer attemptanswer quizquestion":
    Object.keys(quizQuestions).join("|"),
  "choice|choices|options|answers|possible answers|answer options|correct answer|selected answer|given answer|user answer|student answer|your answer|chosen answer|answer|response @ question quiz exam test quizanswer examanswer testanswer attemptanswer quizquestion & prompt correct_index correct_answer":
    Object.values(quizQuestions).join("|"),
  "explanation|rationale|solution @ question quiz exam test & prompt correct_index correct_answer choices":
    "Oslo has been the capital since 1814.|Mercury orbits closest to the sun.|Plants take in carbon dioxide and give off oxygen.|Seven times eight is fifty-six.",
  "judging criteria|evaluation criteria|criteria|scoring criteria|assessment criteria @ hackathon contest competition challenge award pitch":
    "Creativity|Technical difficulty|Usefulness|Presentation|Impact|Completeness",
  "name|title|event name @ conferenceevent":
    "Makers' Conference|Data Days|Open Source Summit|Web Forum North|Design Week|Product Summit|Security Days|Harbour Tech Summit|Accessible Web Conference|Teams and Tools|Energy Forum|Cloud Conference",
  "description|about|summary|overview @ conference conferenceevent congress summit symposium techconference conferenceedition":
    "Talks on what works in practice, by those who do it.|Three tracks, forty speakers and long coffee breaks.|Talks in the morning, workshops in the afternoon.|For those who build it and those who use it.|Case studies, panels and an open space.|Where people in the field meet once a year.",
  "theme|topic @ hackathon": "Climate|Health|Open data|Education|Mobility|Accessibility",
  "tagline|slogan|motto @ hackathon":
    "48 hours, one idea.|Build what your city needs.|Code, coffee and good company.|From idea to demo in a weekend.",
  "project description|description|pitch|summary @ hackathonteam hackathonproject hackathonsubmission":
    "An app that reminds neighbours to water plants for each other.|Finds the quietest way through town.|Lends tools within a street.|Turns bus delays into a map.|Reads letters from the city hall in plain words.",
  "award|prize @ hackathonteam hackathonproject hackathonsubmission":
    "Best design|Audience award|Best use of open data|Jury prize|Most useful",
  "section|section title|section name|module|module title|unit|title|name @ curriculum syllabus":
    "Introduction|Getting started|The basics|Core concepts|Practice|Going further|Final project",
  "title|position|rank|academic title|job title @ instructor": besideAny(
    "department|faculty|office hours",
  )("Professor|Associate Professor|Assistant Professor|Senior Lecturer|Lecturer"),
  "title|headline|role|job title @ instructor coursecreator":
    "Lead instructor|Senior lecturer|Course author|Freelance teacher|Head of studies|Workshop leader",
  // Its questions are of many subjects.
  "topic|subject|subject area|category @ quiz trivia": besideAny("questions")(
    "General knowledge|Mixed trivia|School knowledge|World trivia|Everyday knowledge|Family trivia",
  ),
  "topic|subject|subject area|category @ quiz exam test deck flashcard":
    "Mathematics|Biology|History|Chemistry|Geography|Physics|Literature|Spanish vocabulary|Computer Science",
  "title|name @ deck flashcard":
    "Spanish verbs|World capitals|Organic chemistry|Music theory basics|Anatomy: bones|French food vocabulary|Key dates in history|Python syntax",
  "assignment type|assessment type|homework type":
    "essay|problem set|lab report|presentation|reading|quiz",
  "learning style|delivery mode|course format|mode of study": "online|in person|hybrid|self-paced",
  "extracurricular|clubs|electives": "Choir|Chess club|Robotics|Drama|Football|School newspaper",
});
