import { hasTrade, isSomebody } from "../../../names/somebody.ts";
import { aroundAny, digits, draw, pick, shape, toTextRules } from "../../text-rule.ts";

const diagnoses =
  "Hypertension|Type 2 diabetes|Asthma|Migraine|Seasonal allergy|Bronchitis|Iron deficiency|Lower back pain|Eczema|Gastritis";

const ofPatients = aroundAny(
  "diagnosed on|diagnosed at|diagnosed date|diagnosis date|icd10|icd 10|icd code|onset date|patient|patient id|mrn|medications|allergies|vitals|blood type",
);

/** Care and what it is called. */
export const healthRules = toTextRules({
  "name|condition name|condition|title @ condition medicalcondition chroniccondition healthcondition patientcondition":
    ofPatients(diagnoses),
  "status|state|clinical status @ condition medicalcondition chroniccondition healthcondition patientcondition":
    ofPatients("active|active|chronic|in remission|resolved"),
  "file name|filename|document name @ attachment attachments file document medicaldocument patientdocument":
    aroundAny(
      "diagnosis|chief complaint|vitals|symptoms|patient|patient id|patient name|prescriptions|medications|treatment",
    )(
      "blood-test.pdf|x-ray-knee.jpg|referral-letter.pdf|discharge-summary.pdf|mri-report.pdf|consent-form.pdf",
    ),
  "service|services|service name @ clinicbooking clinicappointment clinicvisit medicalappointment doctorappointment":
    "General consultation|Physiotherapy|Blood test|Vaccination|Skin check|Eye test|Annual check-up",
  "qualification|degree|education|credentials @ doctor physician surgeon":
    "MD|MD, PhD|MBBS, MD|MD, Board certified|MBBS|MD, MSc Public Health|MD, FACP",
  "qualifications|qualification|degrees|credentials|certifications @ doctor physician dentist surgeon psychologist":
    "MD|PhD|Board certified|Fellow of the College|Diploma in sports medicine|MSc Public Health",
  "package size|pack size|package|pack|unit size @ medicine medication drug pharmacyproduct":
    "20 tablets|30 tablets|60 capsules|100 ml|10 sachets|90 tablets",
  "departments|department|specialties|specialities|services|specialty @ clinic medicalcenter medicalcentre healthcenter healthcentre policlinic hospital & emergency_room beds bed_count":
    "Cardiology|Radiology|Orthopaedics|Paediatrics|Dermatology|General medicine|Neurology|Gynaecology|Physiotherapy",
  "department|clinic|unit|specialty @ patientvisit checkup medicalappointment doctorappointment patientappointment hospitalvisit admission consultation medicalvisit":
    "Cardiology|Radiology|Orthopaedics|ENT|Dermatology|General medicine|Neurology",
  "department|clinic|unit|specialty @ hospital doctor physician nurse":
    "Cardiology|Radiology|Orthopaedics|Paediatrics|Dermatology|General medicine|Neurology",
  "tooth number|tooth no": "11|14|16|24|26|36|37|46|47",
  "notes|note|findings|comment|remarks @ dental dentalvisit dentalappointment dentist dentalcheckup":
    "No cavities found.|Filling in good shape.|Sensitive to cold, to be watched.|Plaque removed, next check in six months.|X-ray taken.",
  "icd|icd code|icd 10|icd10|icd 10 code|diagnosis code|icd10 code":
    "I10|E11.9|J45.9|G43.9|J30.2|J20.9|E61.1|M54.5|L30.9|K29.7",
  "label|name|title|description|diagnosis|diagnosis name @ diagnosis": diagnoses,
  "diagnosis|primary diagnosis|medical condition|condition|disease|chronic condition|illness|conditions @ patient medical health appointment encounter history record consultation trial study research":
    diagnoses,
  "diagnosis|primary diagnosis|disease|illness|chronic conditions": diagnoses,
  "symptom|symptoms":
    "Headache|Cough|Fever|Back pain|Fatigue|Dizziness|Sore throat|Skin rash|Shortness of breath|Nausea",
  "allergy|allergies|allergen|allergens":
    "Peanuts|Penicillin|Pollen|Lactose|Gluten|Shellfish|Dust mites|Bee stings|Soy",
  "medication taken|medicine taken|painkiller":
    "Paracetamol 500 mg|Ibuprofen 400 mg|Aspirin 500 mg",
  "medication|medications|medicine|drug|drug name|medication name|active ingredient|current medication":
    "Ibuprofen|Amoxicillin|Metformin|Lisinopril|Atorvastatin|Salbutamol|Omeprazole|Levothyroxine|Paracetamol|Cetirizine",
  "dosage|dose|strength @ medication prescription drug medicine treatment vaccine":
    "5 mg|10 mg|20 mg|50 mg|200 mg|400 mg|500 mg|2.5 ml",
  "dosage|dose": "5 mg|10 mg|20 mg|50 mg|200 mg|400 mg|500 mg",
  "frequency @ medication prescription dose treatment":
    "once daily|twice daily|three times a day|every 8 hours|as needed|at bedtime",
  "route|route of administration @ medication prescription drug":
    "oral|intravenous|topical|inhaled|subcutaneous",
  "blood pressure": draw((_, chance) => `${chance.between(104, 142)}/${chance.between(64, 92)}`),
  "specialty|speciality|specialization|specialisation|medical specialty @ doctor physician clinic provider practitioner hospital referral & patient patient_name patient_id doctor_name doctor doctor_id physician":
    "Cardiology|Dermatology|Paediatrics|Orthopaedics|Neurology|General medicine|Gynaecology|Radiology",
  "specialty|speciality|specialization|skill @ stylist hairdresser barber beautician hairstylist salon":
    "Colour|Balayage|Short cuts|Curly hair|Bridal styling|Beard care|Extensions|Children's cuts",
  "specialty|speciality|specialization|practice area @ lawyer attorney solicitor lawfirm advocate":
    "Family law|Employment law|Tenancy|Contracts|Immigration|Criminal defence|Tax law",
  "specialty|speciality|specialization @ photographer studio":
    "Weddings|Portraits|Food|Architecture|Events|Products|Newborns",
  "specialty|speciality|specialization @ workshop electrician plumber":
    "Brakes|Electrics|Bathrooms|Heating|Engines|Solar|Roofs|Emergency repairs",
  "specialty|speciality|specialization @ chef cook restaurant caterer":
    "Pastry|Seafood|Grill|Vegan menus|Fermentation|Fresh pasta",
  "specialty|speciality|specialization @ therapist psychologist counselor counsellor":
    "Anxiety|Couples therapy|Trauma|Sleep|Burnout|Grief",
  "specialty|speciality|specialization @ vet veterinarian":
    "Small animals|Surgery|Dentistry|Exotics|Dermatology|Horses",
  "specialty|speciality|specialization @ agent realtor broker":
    "First-time buyers|City flats|Family homes|Commercial|Investment property|New builds",
  "bio|about|description|biography @ guide tourguide":
    "Born here, and still finds new courtyards.|Studied history, prefers stories.|Walks fast, talks slowly.|Knows every baker of the old town.|Twelve years of tours, never the same one twice.|Archaeologist in winter, guide in summer.",
  "specialty|speciality|specialization @ guide tourguide":
    "Food tours|Old town walks|Architecture|Hiking|Art museums|Night tours",
  "specialty|speciality|specialization @ dentist dental dentalpractice orthodontist":
    "Orthodontics|Implants|Children's dentistry|Root canal treatment|Cosmetic dentistry|Oral surgery|Gum care",
  "specialty|speciality|specialization|specialisation|field of expertise|area of expertise|expertise area":
    (context) =>
      // What fits most who work with their hands or for people; else what experts are asked for.
      pick(
        hasTrade(context.member.owner.at(-1))
          ? "Custom work|Repairs|Advice at home|Families|Weddings and events|Emergencies|Restoration"
          : isSomebody(context.member)
            ? context.member.isTop
              ? "Family law|Interior design|Data analysis|Wedding photography|Tax advice|Nutrition|Product strategy"
              : "Customer care|New colleagues|Planning|Quality control|Urgent cases|Advice"
            : "Custom orders|Local products|Gift sets|Made by hand|Same-day service|Seasonal offers",
      )(context),
  "procedure|treatment|service @ dental dentist tooth & tooth dentist":
    "Filling|Root canal|Cleaning|Crown|Extraction|Whitening|X-ray",
  "treatment|therapy|intervention":
    "Physiotherapy|Antibiotics for seven days|Rest and fluids|Blood pressure medication|Wound dressing|Allergy injections",
  "name|test name|title @ test labtest": aroundAny(
    "patient|patient id|patient name|mrn|lab|lab name|ordered by|sample collected at|doctor|specimen|specimen type",
  )("Complete blood count|Lipid panel|HbA1c|Vitamin D|Thyroid panel|Urine analysis|Ferritin|CRP"),
  "code|test code @ test labtest": aroundAny(
    "patient|patient id|patient name|mrn|lab|lab name|ordered by|sample collected at|specimen|specimen type",
  )("CBC|LIP|A1C|VITD|TSH|UA|FER|CRP"),
  "test name|lab test|test|panel|analyte @ lab result patient":
    "Complete blood count|Lipid panel|HbA1c|Vitamin D|Thyroid panel|Urine analysis",
  "test result|lab result|outcome|findings @ lab test patient visit":
    "Normal|Slightly elevated|Within range|Needs follow-up|Negative|Positive",
  "reference range|normal range": "3.5–5.1|70–100|0.4–4.0|12–16|135–145",
  "vaccine|vaccine name|vaccination": "Influenza|Tetanus|MMR|Hepatitis B|Polio|COVID-19|HPV",
  "insurance|insurance provider|health insurance":
    "Meridian Health|Alder Mutual|Northern Care|Harbour Insurance|Union Life",
  "ward|hospital ward @ patient hospital bed admission nurse":
    "Cardiology|Surgery|Paediatrics|Maternity|Intensive care|Orthopaedics",
  "bed|bed number": shape("A#", "B##", "C##"),
  "storage instructions|storage|storage conditions|storage requirements|store at @ medicine medication drug vaccine product pharmacy":
    "Store below 25 °C.|Keep in the refrigerator.|Keep dry and away from light.|Use within 28 days of opening.|Keep out of the reach of children.",
  "body part|muscle|muscle group|target muscle|muscles":
    "Chest|Back|Legs|Shoulders|Core|Arms|Glutes",
  "tooth|teeth": "11|16|21|26|36|46",
  clinic:
    "Saint Anna Hospital|City Medical Centre|Harbour Clinic|Green Cross Pharmacy|University Hospital",
  "loinc|loinc code": "718-7|2345-7|2160-0|3016-3|1989-3|4548-4|2951-2|2823-3",
  "reason|visit reason|reason for visit|chief complaint @ appointment visit consultation checkup encounter & patient_id patient_name patient":
    "Annual check-up|Blood pressure check|Back pain|Persistent cough|Test results|Skin rash|New prescription",
  "reason|visit reason|reason for visit|chief complaint @ vet veterinary vetvisit vetappointment & pet_name pet_id pet species breed veterinarian vet vet_id":
    "Annual check-up|Vaccination|Limping on a hind leg|Not eating|Itchy skin|Dental cleaning|Ear infection|Nail trim",
  "diagnosis|condition|findings @ vet veterinary vetvisit vetappointment & pet_name pet_id pet species breed veterinarian vet vet_id patient_id":
    "Healthy|Ear infection|Dental tartar|Mild arthritis|Flea allergy|Sprained leg|Upset stomach|Overweight",
  "treatment|treatment plan @ vet veterinary vetvisit vetappointment & pet_name pet_id pet species breed veterinarian vet vet_id patient_id":
    "Ear drops for ten days|Dental cleaning|Pain relief and rest|Flea treatment|Booster vaccination|Special diet",
  "species|animal|pet species & breed pet_name owner_name":
    "dog|cat|dog|rabbit|cat|guinea pig|parrot",
  "microchip|microchip id|microchip number|chip number": digits("98514##########"),
  "dosage form|drug form|form @ medication drug prescription pharmacy medicine rx & drug_name strength ndc dosage":
    "tablet|capsule|oral solution|inhaler|cream|injection",
  "name|product name|brand name @ pharmacyproduct pharmacyitem":
    "Alvenol|Cardexa|Dolorin|Somnivit|Respira",
  "strength|drug strength & generic_name drug_name dosage_form ndc prescriber medication":
    "5 mg|10 mg|20 mg|50 mg|200 mg|500 mg|2.5 mg/ml",
  "instructions|directions|sig|dosage instructions|administration instructions @ medication drug prescription pharmacy medicine rx & drug_name prescriber dosage refills":
    "Take one tablet daily with food.|Take two capsules in the morning.|One puff twice a day as needed.|Apply thinly to the affected area.|Take at bedtime with water.",
  "npi|npi number|provider number": digits("1#########"),
  "notes|note|visit notes|clinical notes|doctor notes @ encounter & patient_id patient patient_name physician_id doctor_id doctor diagnosis":
    "Blood pressure slightly raised, recheck in two weeks.|Patient feels better since the last visit.|Bring earlier results.|Referred to physiotherapy.|No change in medication.|Prefers mornings.",
  "ndc|ndc code|national drug code": digits("0####-####-##"),
  "rx number|prescription number|rx no": digits("RX ######"),
  "bed|bed number & ward patient_name patient": shape("A#", "B1#", "C2#"),
  "ward|unit name & bed_number patient patient_name nurse":
    "Cardiology|Surgery|Paediatrics|Maternity|Intensive care|Orthopaedics",
  "drinking|drinking habits|alcohol|alcohol use|alcohol consumption":
    "never|rarely|socially|occasionally|regularly",
  "smoking|smoking status|smoker status": "never|never|former|occasionally|never|regularly",
  "exercise frequency|activity level|fitness level": "low|moderate|high",
  "insurance plan|health plan": "Basic Care|Family Plus|Silver 80|Gold 90",
  "triage|triage category": "immediate|urgent|standard|non-urgent",
  "approach @ therapysession counseling":
    "CBT|Psychodynamic|Solution-focused|Schema therapy|Systemic",
  "topics|focus @ therapysession counseling & therapist":
    "Sleep|Stress at work|Self-esteem|Grief|Boundaries|Panic attacks",
  "homework @ therapysession & therapist":
    "Keep a mood diary|Breathing exercise, twice a day|Note three good things|Call an old friend",
  "mental health|therapy type|session type @ therapy therapist counseling":
    "individual|couple|group|online",
  "vaccine type|vaccine manufacturer": "mRNA|inactivated|live|booster",
  "lens type|lens @ eye glasses eyewear eyeglasses spectacles optical optician optometry vision prescription frame & sphere cylinder axis pupillary_distance frame_type":
    "single vision|progressive|bifocal",
  "side effect|side effects|adverse reaction|adverse reactions":
    "Headache|Nausea|Dizziness|Dry mouth|Drowsiness|None reported",
});
