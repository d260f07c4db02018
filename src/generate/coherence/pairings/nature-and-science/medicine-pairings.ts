import { oneOf } from "../../../one-of.ts";
import { type Pairing, type Range, toMentions, toRanges, toTexts } from "../pairing.ts";

const medicine =
  "medication|medication name|drug name|medicine|medicine name|generic name|name|active ingredient|drug";
const owner = oneOf("medication|medicine|drug|prescription|treatment|dose|rx");

const drugs = oneOf(
  "ibuprofen|paracetamol|metformin|lisinopril|atorvastatin|levothyroxine|cetirizine|losartan|sertraline|amoxicillin|omeprazole|salbutamol",
);

const prescribed =
  "Metformin|Lisinopril|Atorvastatin|Levothyroxine|Losartan|Sertraline|Amoxicillin|Omeprazole|Salbutamol";

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const complaints = "reason|reason for visit|visit reason|chief complaint|complaint";
const teeth = oneOf(
  "dental|dentist|dentalappointment|dentaltreatment|dentalvisit|dentalprocedure|tooth",
);

/** Whoever comes for anything else has no fever. */
const feverish: readonly (readonly [RegExp, Range])[] = [
  [/fever|chills|flu\b(?! vacc)/, [38, 39.4, 1]],
  [/cough|throat|ear infection|cold\b/, [36.6, 38.3, 1]],
];

const visits = oneOf("appointment|visit|medicalappointment|patientvisit");

const instructions = "instructions|directions|sig|dosage instructions|administration instructions";

/** What a medicine is, how often it is taken, and in which words that is said. */
const operation = "procedure|operation|procedure name|surgery type|type|name";
const operated = oneOf("surgery|operation|surgicalcase");

export const medicinePairings: readonly Pairing[] = [
  {
    knownBy: "name|vaccine|vaccine name",
    follows: "target disease|disease|diseases|protects against|prevents|target diseases",
    owner: oneOf("vaccine|vaccination|immunization"),
    fits: toTexts({
      Polio: "Poliomyelitis",
      "Measles, mumps and rubella": "Measles",
      Influenza: "Seasonal flu",
      HPV: "Cervical cancer",
      Pneumococcal: "Pneumonia",
      "Yellow fever": "Yellow fever",
    }),
  },
  {
    knownBy: "type|appointment type|visit type|kind",
    follows: "title|name|subject",
    owner: oneOf("appointment|visit|medicalappointment|patientvisit"),
    isOwn: true,
    fits: toTexts({
      "checkup|check up|annual checkup|routine|physical": "Annual check-up|General check-up",
      "follow up|followup": "Follow-up|Second visit",
      "consultation|consult|initial consultation|new patient": "First consultation|Consultation",
      "vaccination|immunization|vaccine": "Vaccination|Flu vaccination",
      "emergency|urgent": "Urgent visit",
      "lab|lab test|blood test|test": "Blood test",
      "therapy|physiotherapy": "Physiotherapy session",
      cleaning: "Dental cleaning",
    }),
  },
  {
    knownBy: "treatment type|treatment|procedure|procedure name|service|appointment type",
    follows: "duration minutes|duration|duration min|minutes",
    owner: teeth,
    fits: toRanges({
      filling: [30, 60, -1],
      "root canal": [60, 90, -1],
      crown: [60, 80, -1],
      "cleaning|whitening": [30, 60, -1],
      extraction: [20, 40, -1],
      "check-up|check up|checkup|consultation|x-ray": [20, 30, -1],
    }),
  },
  {
    knownBy: "treatment type|treatment|procedure|procedure name|service|appointment type",
    follows: "notes|note|findings|comment|remarks",
    owner: teeth,
    fits: toTexts({
      filling: "Small cavity, filled in one visit.|Old filling replaced.",
      "root canal": "Two canals cleaned, crown to follow.|Second visit in two weeks.",
      crown: "Impression taken, temporary crown fitted.|Crown fitted, bite checked.",
      cleaning: "Plaque removed, next check in six months.|Gums slightly inflamed, floss daily.",
      extraction: "Stitches out in a week.|Soft food for two days.",
      whitening: "Two shades lighter.|Avoid coffee for two days.",
      "check-up|check up|checkup": "No cavities found.|Sensitive to cold, to be watched.",
      "x-ray": "Wisdom teeth still below the gum.|No change since last year.",
    }),
  },
  {
    knownBy: "treatment type|treatment|procedure|procedure name|service|appointment type",
    follows: "estimated cost|cost|price|fee|total cost|amount",
    owner: teeth,
    fits: toRanges({
      filling: [110, 260, 0],
      "root canal": [480, 960, 0],
      crown: [620, 1180, 0],
      "cleaning|check-up|check up": [60, 130, 0],
      extraction: [120, 290, 0],
      whitening: [240, 420, 0],
      "x-ray": [35, 95, 0],
    }),
  },
  {
    knownBy: "department|specialty|speciality|doctor specialty|clinic",
    follows: complaints,
    owner: visits,
    isOwn: true,
    fits: toMentions({
      "cardio\\w*|heart": "Chest pain|Palpitations|Blood pressure|ECG",
      "dermato\\w*|skin": "Skin rash|Mole check|Eczema|Acne",
      "neuro\\w*": "Headaches|Migraine|Dizziness|Numb fingers",
      "ortho\\w*": "Back pain|Knee pain|Sprained ankle|Shoulder pain",
      "paediatr\\w*|pediatr\\w*": "Ear infection|Fever|Booster is due|Persistent cough",
      "gyna?eco\\w*|obstet\\w*|maternity": "Routine screening|Pregnancy check",
      "ophthal\\w*|eye": "Blurred vision|Eye test",
      "ent|ear": "Sore throat|Ear infection|Hearing test",
      "radio\\w*|imaging": "X-ray|MRI scan|Ultrasound",
      "physio\\w*": "Back pain|Stiff neck|Knee after surgery",
      "psych\\w*": "Anxiety|Trouble sleeping|Low mood",
      "dent\\w*": "Toothache|Dental cleaning|Broken filling",
      "gastro\\w*": "Stomach pain|Reflux",
      "onco\\w*": "Scan results|Second opinion",
      emergency: "Chest pain|Deep cut|High fever|Broken wrist",
      "general|family|internal|primary":
        "Persistent cough|Back pain|Blood pressure|Sore throat|Tiredness",
    }),
  },
  {
    knownBy: "type|appointment type|visit type|kind",
    follows: complaints,
    owner: visits,
    unless: oneOf("department|specialty|speciality|doctor specialty"),
    isOwn: true,
    fits: toTexts({
      "consultation|consult|initial consultation|new patient":
        "Persistent cough|Back pain|Headaches|Skin rash|Knee pain",
      "emergency|urgent": "Chest pain|High fever|Deep cut|Severe back pain|Allergic reaction",
    }),
  },
  {
    knownBy: "type|appointment type|visit type|kind",
    follows: complaints,
    owner: visits,
    isOwn: true,
    fits: toTexts({
      "checkup|check up|annual checkup|routine|physical": "Yearly check-up|Routine check-up",
      "follow up|followup": "Blood test results|Follow-up after treatment",
      "vaccination|immunization|vaccine": "Flu vaccination|Booster is due|Travel vaccination",
    }),
  },
  {
    // Not every medicine comes in every form that a type lists.
    knownBy: "form|dosage form|drug form|formulation",
    follows: medicine,
    owner,
    unless: /^(?:generic name|generic|brand name|brand|active ingredient|manufacturer|stock.*)$/,
    fits: toTexts({
      "tablet|pill|oral":
        "Ibuprofen|Paracetamol|Metformin|Lisinopril|Atorvastatin|Levothyroxine|Cetirizine|Losartan|Sertraline",
      capsule: "Amoxicillin|Omeprazole",
      "inhaler|spray|inhalation": "Salbutamol",
      "injection|injectable|solution for injection": "Insulin glargine|Enoxaparin",
      "cream|ointment|topical|gel": "Hydrocortisone|Clotrimazole",
      "liquid|syrup|oral solution|solution|suspension": "Paracetamol|Ibuprofen|Amoxicillin",
    }),
  },
  {
    knownBy: medicine,
    follows: "reason|indication|diagnosis|prescribed for|condition|purpose",
    owner,
    fits: toTexts({
      "Ibuprofen|Paracetamol": "Back pain|Headaches|Joint pain",
      Amoxicillin: "Bronchitis|Ear infection",
      Metformin: "Type 2 diabetes",
      "Lisinopril|Losartan": "High blood pressure",
      Atorvastatin: "High cholesterol",
      Salbutamol: "Asthma",
      Omeprazole: "Reflux|Gastritis",
      Levothyroxine: "Underactive thyroid",
      Cetirizine: "Hay fever|Allergy",
      Sertraline: "Depression|Anxiety",
    }),
  },
  {
    knownBy: "reason|reason for visit|chief complaint|visit reason|complaint|presenting complaint",
    follows: "temperature|body temperature|temp|temperature c|body temp",
    unless: oneOf("temperature unit|temp unit|unit"),
    owner: visits,
    fits: (says) => {
      const known = feverish.find(([reasons]) => reasons.test(says));
      return { texts: [], range: known?.[1] ?? [36.2, 37.2, 1] };
    },
  },
  {
    knownBy: "reason|reason for visit|chief complaint|visit reason|complaint|presenting complaint",
    follows: "diagnosis|diagnoses|primary diagnosis|diagnosis name",
    owner: oneOf("visit|encounter|appointment|medical|clinic|checkup|consultation"),
    fits: toMentions({
      "back pain": "Lower back pain|Muscle strain",
      "headache|migraine": "Migraine|Tension headache",
      "chest pain|palpitation|ecg": "Arrhythmia|Angina",
      acne: "Acne",
      eczema: "Eczema",
      "mole check": "Benign mole",
      "numb fingers": "Carpal tunnel syndrome",
      ankle: "Sprained ankle",
      "shoulder|stiff neck": "Muscle strain",
      wrist: "Broken wrist",
      "deep cut": "Laceration",
      "ear infection|earache": "Ear infection",
      "hearing test": "Mild hearing loss",
      "blurred vision|eye test": "Short-sightedness",
      anxiety: "Anxiety disorder",
      "trouble sleeping|insomnia": "Insomnia",
      "low mood": "Depression",
      "toothache|broken filling": "Tooth decay",
      "reflux|heartburn": "Acid reflux",
      "allergic reaction": "Food allergy|Hives",
      cough: "Bronchitis|Common cold",
      "sore throat": "Tonsillitis|Common cold",
      rash: "Eczema|Contact dermatitis",
      "stomach|nausea": "Gastritis|Gastroenteritis",
      "knee|joint": "Osteoarthritis|Sprained ligament",
      "tired\\w*|fatigue|exhaust\\w*": "Iron deficiency",
      "fever|chills|flu": "Common cold|Bronchitis",
      "dizz\\w*|blood pressure": "Hypertension",
      "short of breath|shortness of breath|breathing|wheez\\w*": "Asthma|Bronchitis",
      "sneez\\w*|pollen|itchy eyes": "Seasonal allergy",
      "check-up|checkup|vaccination|booster|screening|pregnancy check|dental cleaning":
        "No findings",
    }),
  },
  {
    knownBy: "name|medicine|medicine name|drug name|medication name",
    follows: "generic name|generic|active ingredient|active substance",
    owner,
    fits: (says) => (drugs.test(says) ? { texts: [capital(says)] } : undefined),
  },
  {
    knownBy: medicine,
    follows: "dosage form|form|drug form|formulation",
    owner,
    fits: toTexts({
      Ibuprofen: "tablet|tablet|cream|=pill|=oral|=liquid|=syrup|=oral solution|=suspension|=gel",
      Paracetamol: "tablet|tablet|oral solution|=pill|=oral|=liquid|=syrup|=solution|=suspension",
      "Metformin|Lisinopril|Atorvastatin|Levothyroxine|Cetirizine|Losartan|Sertraline": "tablet",
      Amoxicillin: "capsule|=liquid|=syrup|=oral solution|=solution|=suspension",
      Omeprazole: "capsule",
      Salbutamol: "inhaler|=spray|=inhalation",
      "Insulin glargine|Enoxaparin": "injection|=injectable|=solution for injection",
      "Hydrocortisone|Clotrimazole": "cream|=ointment|=topical|=gel",
    }),
  },
  {
    knownBy: medicine,
    follows: "category|therapeutic class|drug class|class|type",
    owner,
    fits: toTexts({
      "Ibuprofen|Paracetamol": "Pain relief",
      Amoxicillin: "Antibiotic",
      Metformin: "Diabetes",
      "Lisinopril|Losartan|Atorvastatin": "Heart and circulation",
      Salbutamol: "Respiratory",
      Omeprazole: "Stomach",
      Levothyroxine: "Thyroid",
      Cetirizine: "Allergy",
      Sertraline: "Mental health",
    }),
  },
  {
    knownBy: medicine,
    follows: "frequency|dosing frequency",
    owner,
    fits: toTexts({
      "Ibuprofen|Paracetamol": "three times a day|every 8 hours|as needed",
      Amoxicillin: "three times a day|every 8 hours|twice daily",
      Metformin: "twice daily",
      "Lisinopril|Omeprazole|Levothyroxine|Losartan|Sertraline": "once daily",
      Atorvastatin: "once daily|at bedtime",
      Cetirizine: "once daily|at bedtime|as needed",
      Salbutamol: "as needed",
      "Insulin glargine|Enoxaparin": "once daily|at bedtime",
      "Hydrocortisone|Clotrimazole": "twice daily",
    }),
  },
  {
    knownBy: "frequency|dosing frequency",
    follows: "times per day|doses per day|daily doses|times a day",
    fits: toRanges({
      "once daily|daily|once a day|at bedtime|nightly|every day": [1, 1, 0],
      "twice daily|twice a day|bid|every 12 hours": [2, 2, 0],
      "three times a day|three times daily|every 8 hours|tid|as needed": [3, 3, 0],
      "four times a day|every 6 hours": [4, 4, 0],
    }),
  },
  {
    knownBy: medicine,
    follows:
      "requires prescription|prescription required|needs prescription|is prescription|prescription only",
    owner,
    fits: toTexts({ "Ibuprofen|Paracetamol|Cetirizine": "no", [prescribed]: "yes" }),
  },
  {
    knownBy: medicine,
    follows: "is controlled|controlled|controlled substance|is controlled substance|is narcotic",
    owner,
    fits: toTexts({ [`Ibuprofen|Paracetamol|Cetirizine|${prescribed}`]: "no" }),
  },
  {
    knownBy: "frequency|dosing frequency",
    follows: instructions,
    owner,
    fits: toTexts({
      "once daily|daily|once a day":
        "Take one tablet daily with food.|Take one tablet in the morning with water.|Take one tablet before breakfast.",
      "twice daily|twice a day|bid":
        "Take one tablet in the morning and one in the evening.|Take one tablet with breakfast and one with dinner.",
      "three times a day|every 8 hours|tid":
        "Take one tablet every eight hours with food.|Take one tablet with each meal.",
      "as needed|prn":
        "Take one tablet when needed, at most three a day.|Only when needed, with plenty of water.",
      "at bedtime|nightly": "Take one tablet at bedtime with water.",
      weekly: "Take one tablet every Sunday.",
    }),
  },
  {
    knownBy: medicine,
    follows: instructions,
    owner,
    fits: toTexts({
      Salbutamol: "One or two puffs when needed, at most eight a day.",
      "Insulin glargine|Enoxaparin": "Inject under the skin at the same time each day.",
      "Hydrocortisone|Clotrimazole": "Apply a thin layer to the clean, dry skin.",
    }),
  },
  {
    knownBy: medicine,
    follows: instructions,
    owner,
    unless: oneOf("frequency|dosing frequency"),
    fits: toTexts({
      "Ibuprofen|Paracetamol": "Take one tablet when needed, at most three a day.",
      Amoxicillin: "Take one capsule every eight hours.",
      Metformin: "Take one tablet with breakfast and one with dinner.",
      "Lisinopril|Losartan|Levothyroxine|Sertraline": "Take one tablet in the morning with water.",
      "Atorvastatin|Cetirizine": "Take one tablet at bedtime with water.",
      Omeprazole: "Take one capsule before breakfast.",
    }),
  },
  {
    // Nobody takes a tablet of a syrup.
    knownBy: "form|dosage form|drug form|formulation",
    follows: instructions,
    owner,
    fits: toTexts({
      capsule: "Take one capsule with water, as directed.|Take one capsule after breakfast.",
      "liquid|syrup|oral solution|solution|suspension":
        "Shake well and take 5 ml after meals.|Take 10 ml with the measuring cup.",
      "injection|injectable": "Inject under the skin at the same time each day.",
      "cream|ointment|topical|gel": "Apply a thin layer to the clean, dry skin.",
      "drops|eye drops|ear drops": "Two drops in the morning and in the evening.",
      "patch|patches": "One patch on dry skin, changed every day.",
    }),
  },
  {
    knownBy: operation,
    follows:
      "pre op diagnosis|preoperative diagnosis|diagnosis|indication|reason|post op diagnosis|reason for surgery",
    owner: operated,
    fits: toTexts({
      Appendectomy: "Acute appendicitis|Appendicitis",
      "Knee replacement": "Osteoarthritis of the knee",
      "Knee arthroscopy": "Meniscus tear",
      "Hip replacement": "Osteoarthritis of the hip|Fracture of the femoral neck",
      "Gallbladder removal": "Gallstones",
      "Hernia repair": "Inguinal hernia",
      "Cataract surgery": "Cataract",
      "Caesarean section": "Breech presentation|Slow progress in labour",
    }),
  },
  ...(
    [
      [
        "duration minutes|duration|duration min|minutes|estimated duration|actual duration",
        {
          Appendectomy: [45, 80, -1],
          "Knee replacement|Hip replacement": [70, 130, -1],
          "Knee arthroscopy|Gallbladder removal|Hernia repair": [40, 90, -1],
          "Cataract surgery": [20, 35, 0],
          "Caesarean section": [35, 60, 0],
        },
      ],
      [
        "blood loss ml|blood loss|estimated blood loss|estimated blood loss ml",
        {
          "Appendectomy|Knee arthroscopy|Gallbladder removal|Hernia repair": [10, 80, -1],
          "Knee replacement|Hip replacement": [180, 450, -1],
          "Cataract surgery": [0, 0, 0],
          "Caesarean section": [400, 800, -1],
        },
      ],
    ] as const
  ).map(
    ([follows, ranges]): Pairing => ({
      knownBy: operation,
      follows,
      owner: operated,
      fits: toRanges(ranges),
    }),
  ),
];
