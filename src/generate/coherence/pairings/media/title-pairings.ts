import { oneOf } from "../../../one-of.ts";
import { type Pairing, toMentions, toTexts } from "../pairing.ts";

const courses = oneOf("course|class|lesson|workshop|training|webinar|module|lecture|seminar");
const titles = "title|name|headline|post title|article title|course title|event name|product name";

/** What a title speaks of decides the shelf that the thing stands on, and what is said of it. */
export const titlePairings: readonly Pairing[] = [
  {
    knownBy: "job title|title|position|role|job role",
    follows: "department|department name|org unit|business unit",
    owner: oneOf(
      "employee|staff|worker|user|person|colleague|member|contact|candidate|profile|job|posting|vacancy|opening|position|leave|request|review|timesheet|payslip|expense|employment|onboarding|appraisal",
    ),
    fits: toMentions({
      "customer success|customer support|support|customer": "Customer Success",
      "security|platform|software|frontend|backend|infrastructure|reliability|quality|engineering":
        "Engineering",
      "data|analytics|business analyst": "Data",
      "graphic|ux": "Design",
      "marketing|content|brand|communications|copywriter": "Marketing",
      "sales|account": "Sales",
      "finance|financial|accounting|accountant|payroll|tax": "Finance",
      "legal|counsel|compliance": "Legal",
      "people|hr|talent|recruiting|recruiter": "People",
      "operations|logistics|facilities|procurement|supply|project|office": "Operations",
      "product|research|researcher": "Product",
      "designer|design|ux": "Design",
      "engineer|developer|architect|programmer": "Engineering",
    }),
  },
  {
    knownBy: "name",
    follows: "position|job title|title|designation",
    owner: oneOf("employee|staff|worker|colleague|job|posting|vacancy|opening"),
    of: oneOf("department|team|division"),
    isOwn: true,
    fits: toMentions({
      "finance|accounting":
        "Finance Analyst|Accountant|Payroll Specialist|Senior Accountant|Finance Manager",
      "people|hr|human resources|talent":
        "HR Specialist|Recruiter|Senior Recruiter|People Manager|HR Coordinator",
      marketing:
        "Marketing Manager|Content Strategist|Copywriter|Brand Designer|Marketing Coordinator",
      sales: "Sales Manager|Account Manager|Senior Account Manager|Sales Representative",
      legal: "Legal Counsel|Senior Legal Counsel|Junior Legal Counsel|Compliance Officer",
      "support|customer": "Support Specialist|Customer Success Manager|Senior Support Specialist",
      data: "Data Analyst|Data Engineer|Senior Data Engineer|Business Analyst",
      design: "UX Designer|Product Designer|Senior UX Designer|Graphic Designer",
      security: "Security Engineer|Senior Security Engineer|Security Analyst",
      "product|growth|research": "Product Manager|User Researcher|Senior Product Manager",
      "operations|logistics|facilities":
        "Operations Coordinator|Logistics Coordinator|Procurement Specialist|Operations Manager",
      "engineering|platform|development|it|infrastructure|technology":
        "Software Engineer|Frontend Developer|Backend Developer|Senior Software Engineer|Quality Engineer",
    }),
  },
  {
    knownBy: "name",
    follows: "description|job description|summary|about",
    owner: oneOf("jobposting|jobopening|posting|vacancy|opening"),
    of: oneOf("department|team|division"),
    isOwn: true,
    fits: toMentions({
      "finance|accounting|legal|security": "You keep our contracts, books and data in order.",
      "people|hr|human resources|talent":
        "You look after colleagues from the first call to the last day.",
      "marketing|sales|support|customer": "You know our customers, and bring what they say to us.",
      "data|product|growth|research|design": "You find out what users need, and what it is worth.",
      "operations|logistics|facilities": "You keep orders, suppliers and sites running.",
      "engineering|platform|development|it|infrastructure|technology":
        "You build services that stay fast and simple while we grow.",
    }),
  },
  {
    knownBy: titles,
    follows: "category|topic|subject area|department|field|subject",
    owner: courses,
    fits: toMentions({
      photography: "Photography|Art",
      "data analysis|statistics|machine learning": "Data|Mathematics|Science|=technology",
      "public speaking|negotiation": "Business|Communication",
      "typography|interior design": "Design|Art",
      spanish: "Languages|Spanish",
      "web development": "Technology|Computer Science|=programming|=development",
      "music theory|guitar": "Music",
      "ceramics|watercolour": "Art|Crafts",
      "project management|bookkeeping": "Business|=management|=finance",
      "creative writing": "Writing|Literature|=languages|=art",
      nutrition: "Health|Science|=lifestyle",
      "video editing": "Film|Technology|=design",
      "urban gardening": "Gardening|Nature|=lifestyle",
    }),
  },
  {
    knownBy: titles,
    follows: "level|difficulty|difficulty level|course level|skill level",
    owner: courses,
    fits: toMentions({
      "introduction|basics|beginner|fundamentals|step by step|intro|101":
        "Beginner|=introductory|=easy|=basic|=all levels|=a1",
      "advanced|mastering|masterclass": "Advanced|=expert|=hard",
      "practical|practice": "Intermediate|=medium",
    }),
  },
  {
    knownBy: "title|name|class name|class|workout",
    follows: "category|class category|class type|type|discipline",
    owner: oneOf("class|fitness|gym|yoga|workout|studio"),
    fits: toMentions({
      "yoga|pilates|stretch|barre": "Yoga|Mind & Body|Flexibility",
      "spin|ride": "Cycling|Cardio",
      "strength|bootcamp|press|pull-up|deadlift|plank|squat|kettlebell": "Strength",
      "hiit|boxing|aqua|run|rowing|swim": "Cardio",
    }),
  },
  {
    knownBy: titles,
    follows: "category|topic|type of event|event category|genre",
    owner: oneOf("event|meetup|conference|workshop|festival|summit"),
    fits: toMentions({
      "design|product": "Design|Business",
      "frontend|startup": "Technology|Business",
      food: "Food",
      film: "Film|Culture",
      jazz: "Music",
      running: "Sport",
      book: "Books|Culture",
      climate: "Science|Nature",
    }),
  },
  {
    knownBy: "diagnosis|diagnosis name|primary diagnosis|condition|disease",
    follows: "symptoms|symptom|presenting symptoms",
    fits: toTexts({
      hypertension: "Headache|Dizziness|Shortness of breath|Fatigue",
      "type 2 diabetes": "Fatigue|Thirst|Blurred vision|Weight loss",
      asthma: "Shortness of breath|Cough|Wheezing|Chest tightness",
      migraine: "Headache|Nausea|Sensitivity to light|Dizziness",
      "seasonal allergy": "Sneezing|Itchy eyes|Runny nose|Fatigue",
      bronchitis: "Cough|Fever|Fatigue|Shortness of breath",
      "iron deficiency": "Fatigue|Dizziness|Pale skin|Headache",
      "lower back pain": "Back pain|Stiffness|Numb leg",
      eczema: "Skin rash|Itching|Dry skin",
      "gastritis|gastroenteritis": "Nausea|Stomach ache|Loss of appetite|Bloating",
      "tension headache": "Headache|Neck stiffness|Sensitivity to light|Fatigue",
      "common cold|tonsillitis": "Cough|Sore throat|Runny nose|Fatigue",
      "muscle strain": "Back pain|Stiffness|Muscle ache",
      "contact dermatitis": "Skin rash|Itching|Redness",
      "osteoarthritis|sprained ligament": "Joint pain|Swelling|Stiffness",
    }),
  },
  {
    knownBy: "diagnosis|diagnosis name|primary diagnosis|condition|disease",
    follows:
      "prescription|medication|prescribed medication|medication name|drug|drug name|prescriptions name|medications name|prescriptions medicine|medications medicine",
    fits: toTexts({
      hypertension: "Lisinopril",
      "type 2 diabetes": "Metformin",
      asthma: "Salbutamol",
      "migraine|lower back pain|tension headache|muscle strain|osteoarthritis|sprained ligament|common cold|tonsillitis":
        "Ibuprofen|Paracetamol",
      "contact dermatitis": "Hydrocortisone|Cetirizine",
      "seasonal allergy|eczema": "Cetirizine",
      bronchitis: "Amoxicillin|Paracetamol",
      "iron deficiency|iron deficiency anaemia": "Iron tablets",
      "gastritis|gastroenteritis": "Omeprazole",
    }),
  },
  {
    knownBy: "diagnosis|diagnosis name|primary diagnosis|name|label|description",
    follows: "icd10|icd code|icd|diagnosis code|icd 10|icd10 code|code",
    owner: oneOf(
      "diagnosis|condition|patient|visit|encounter|medical|claim|problem|consultation|appointment|record",
    ),
    fits: toTexts({
      hypertension: "I10",
      "type 2 diabetes": "E11.9",
      asthma: "J45.9",
      migraine: "G43.9",
      "seasonal allergy": "J30.2",
      bronchitis: "J20.9",
      "iron deficiency": "E61.1",
      "lower back pain": "M54.5",
      eczema: "L30.9",
      gastritis: "K29.7",
    }),
  },
  {
    knownBy: "model|car model|vehicle model",
    follows: "body style|body type|vehicle type|vehicle class|car type",
    owner: oneOf("car|vehicle|auto|listing|rental|fleet|taxi"),
    fits: toTexts({
      "city|lyra": "hatchback",
      "tourer|estate": "estate",
      sprint: "coupe",
      "cross|x4": "SUV",
      s2: "sedan",
    }),
  },
];
