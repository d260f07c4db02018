import { hour, minute, type ThingTable, week } from "./thing.ts";

const appeals =
  "Clean water for {place}|New roof for the shelter|Books for schools|{season} food drive|Plant a thousand trees";

const appealTexts =
  "Every contribution goes straight to the project.|Help us reach the goal before winter.|Two thirds of the money are there, and the work can begin in spring.|We are eight volunteers and publish every receipt.|What is left over goes into next year's campaign.|Started by three neighbours after the last cold winter.";

/** Health, learning, and what people do and keep at home. */
export const lifeThings: ThingTable = {
  "patient resident": {
    status: "admitted|outpatient|discharged|in treatment",
    type: "inpatient|outpatient|emergency",
  },
  "consultation checkup": {
    name: "Annual check-up|Follow-up|First consultation|Blood test|Vaccination|Dental cleaning|Eye exam|Physiotherapy session",
    status: "scheduled|confirmed|checked in|completed|cancelled|no show",
    type: "check-up|follow-up|first visit|emergency|video call",
    about:
      "Bring earlier results and a list of medication.|Follow-up after treatment.|First visit, referred by the family doctor.",
    isNoted: true,
    reason:
      "Annual check-up|Persistent cough|Back pain|Follow-up|Vaccination|Headaches|Skin rash|Blood test results",
    duration: [15 * minute, 75 * minute],
    price: [30, 240, 0],
  },
  "appointment visit": {
    name: "First visit|Follow-up|Consultation|Annual check-up|Fitting|Handover",
    status: "scheduled|confirmed|checked in|completed|cancelled|no show",
    type: "first visit|follow-up|consultation|emergency|video call",
    about:
      "First visit.|Please arrive ten minutes early.|Follow-up to the last one.|Prefers mornings.",
    isNoted: true,
    reason: "First visit|Follow-up|Consultation|Routine|Question about the last visit",
    duration: [15 * minute, 75 * minute],
    price: [30, 240, 0],
  },
  foodorder: {
    status: "received|preparing|ready|delivered|cancelled",
    type: "eat in|takeaway|delivery",
    note: "No onions, please.|Extra napkins.|Call on arrival.",
    reason: "Ordered by mistake|Took too long|Out of stock",
    price: [4, 64, 2],
  },
  "dental dentist": {
    name: "Cleaning|Filling|Root canal|Crown|Extraction|Whitening",
    type: "check-up|treatment|emergency",
    price: [40, 900, 0],
    duration: [15 * minute, 90 * minute],
  },
  "medication medicine drug prescription treatment therapy remedy": {
    name: "Ibuprofen|Amoxicillin|Metformin|Lisinopril|Atorvastatin|Salbutamol|Omeprazole|Levothyroxine|Paracetamol|Cetirizine|Losartan|Sertraline",
    status: "active|completed|paused|discontinued",
    type: "tablet|capsule|syrup|inhaler|injection|cream",
    category: "Painkiller|Antibiotic|Blood pressure|Allergy|Diabetes",
    about:
      "Take with water after meals.|One tablet in the morning.|Use as needed, no more than four times a day.",
    isNoted: true,
    reason: "High blood pressure|Infection|Allergy|Pain relief|Asthma|Type 2 diabetes",
    price: [4, 86, 2],
    duration: [5 * 86_400, 12 * week],
  },
  "diagnosis disease symptom illness allergy": {
    name: "Hypertension|Type 2 diabetes|Asthma|Migraine|Seasonal allergy|Bronchitis|Iron deficiency|Lower back pain|Eczema|Gastritis",
    status: "suspected|confirmed|in remission|resolved|chronic",
    type: "acute|chronic|recurrent",
    about: "Mild course, monitor at home.|Responds well to treatment.|Recheck in six weeks.",
    isNoted: true,
  },
  "vaccine vaccination immunization": {
    name: "Influenza|Tetanus|Measles, mumps and rubella|Hepatitis B|Polio|COVID-19|HPV|Rabies",
    status: "scheduled|administered|overdue|declined",
    type: "mRNA|inactivated|live|booster",
  },
  "hospital clinic ward pharmacy practice": {
    name: "{saint} Hospital|{place} Medical Centre|{street} Clinic|{adjective} Cross Hospital",
    status: "open|closed|full",
    type: "general|children's|university|specialist|emergency",
  },
  "surgery operation procedure": {
    name: "Knee arthroscopy|Appendectomy|Cataract surgery|Hip replacement|Root canal|Hernia repair",
    status: "scheduled|in progress|completed|postponed",
    type: "elective|urgent|emergency|outpatient",
    duration: [30 * minute, 5 * hour],
    price: [400, 18_000, -2],
  },
  "test lab exam examination quiz": {
    name: "{subject} midterm|{subject} final|{subject} quiz {small}|{subject} oral exam|{subject} practice test",
    status: "scheduled|open|in progress|completed|graded",
    type: "midterm|final|quiz|oral|practice",
    duration: [20 * minute, 3 * hour],
    about: "Closed book, calculators allowed.|Covers chapters one to six.",
  },
  lesson: {
    name: "Getting started|First steps|The core ideas|Tools and materials|A guided example|Common mistakes|Practice session|Your own project|Looking back|Questions and answers",
    status: "draft|open|in progress|completed|archived",
    type: "lecture|seminar|workshop|lab|online|self-paced",
    about: "A short introduction with two exercises.|Watch, try it yourself, compare.",
    duration: [20 * minute, 90 * minute],
  },
  "course class module lecture seminar curriculum": {
    status: "draft|open|in progress|completed|archived",
    type: "lecture|seminar|workshop|lab|online|self-paced",
    category: "Design|Programming|Business|Languages|Science|Music|Photography",
    about:
      "Short lessons, weekly exercises and feedback from your instructor.|From first steps to a finished project, no experience needed.|Twelve units with quizzes and a certificate at the end.|Live sessions on Tuesdays, recordings for everyone.",
    price: [19, 450, 0],
    duration: [45 * minute, 2 * hour],
  },
  "assignment homework submission": {
    name: "Essay: {subject} in daily life|Problem set {small}|Lab report {small}|Reading: chapter {small}|Group project: {subject}",
    status: "assigned|submitted|graded|late|returned",
    type: "essay|problem set|lab report|presentation|reading",
    about:
      "Two pages, with at least three sources.|Show your working for every step.|Hand in as a PDF before Monday.",
  },
  "university college faculty campus": {
    name: "{place} University|{saint} College|{place} Institute of Technology|University of {place}",
  },
  "school academy": {
    name: "{street} School|{saint} School|Oakwood School|Elmfield School|Riverside School|Beacon Hill School|Northgate School|Meadowbank School",
  },
  "school university college academy faculty campus": {
    status: "open|closed",
    type: "primary|secondary|university|vocational|private",
  },
  "degree degreeprogram degreeprogramme studyprogram universityprogram major": {
    name: "BSc {subject}|MSc {subject}|BA {subject}|MA {subject}",
    status: "open|full|archived",
    type: "bachelor|master|doctorate|certificate|diploma",
    duration: [52 * week, 208 * week],
    price: [900, 24_000, -2],
  },
  "grade enrollment enrolment student": {
    status: "enrolled|active|on leave|graduated|withdrawn",
    type: "full-time|part-time|exchange",
  },
  "subject discipline": { name: "{subject}", type: "core|elective" },
  classroom: {
    name: "Room {number}|Lab {small}|Auditorium {letter}",
    type: "classroom|lab|auditorium",
  },
  "part sparepart component": {
    name: "Brake pads|Oil filter|Timing belt|Spark plug|Water pump|Air filter|Wheel bearing|Fuse 10 A|Seal kit|Wiper blades",
    status: "in stock|ordered|installed|back-ordered",
    type: "original|aftermarket|refurbished",
    price: [4, 240, 2],
  },
  "raffle lottery tombola": {
    name: "Summer Raffle|School Fête Tombola|Winter Draw|Hospice Raffle|Club House Draw|Harvest Raffle",
    status: "selling|drawn|cancelled",
    about:
      "All proceeds go to the cause.|Winners are drawn live on stage.|Prizes given by local shops.",
  },
  "motion resolution": {
    status: "pending|passed|failed|tabled",
    about:
      "Asks the council to act before the end of the year.|Sets aside money for the next two years.|Follows a petition signed by residents.",
  },
  "automation routine scene": {
    name: "Good morning lights|Away mode|Evening blinds|Heating at six|Door left open|Movie night|Night lock",
    status: "active|paused",
    type: "time|device|location",
    about: "Runs on weekdays.|Stops when somebody is home.",
  },
  "sermon homily": {
    duration: [20 * minute, 40 * minute],
    about: "Three short points and a closing prayer.|First of the series.",
  },
  spatreatment: {
    name: "Hot stone massage|Swedish massage|Deep tissue massage|Aroma facial|Hydrating facial|Body scrub|Foot reflexology|Manicure|Pedicure|Hammam ritual",
    status: "active|seasonal|paused",
    type: "massage|facial|body|nails|ritual",
    category: "Massage|Facials|Body|Hands and feet|Rituals",
    about:
      "A relaxing hour with warm oils.|Cleansing, mask and a light massage.|Slow strokes for tired shoulders.|Shape, care and a colour of your choice.",
    duration: [30 * minute, 90 * minute],
    price: [35, 160, 0],
  },
  "pet animal dog cat horse": {
    status: "available|adopted|fostered|in treatment",
    type: "dog|cat|rabbit|bird|reptile",
    about:
      "Friendly and playful, gets along with children.|Shy at first, then very loyal.|Calm companion with a gentle nature.",
    isNoted: true,
    weight: [1, 38],
    price: [20, 480, 0],
  },
  "plant flower tree crop seed garden": {
    name: "Lavender|Monstera|Cherry tomato|Olive tree|Basil|Snake plant|Sunflower|Fiddle-leaf fig|Rosemary|Sweet pea|Japanese maple",
    status: "healthy|needs water|dormant|harvested",
    type: "indoor|outdoor|herb|shrub|tree|vegetable",
    category: "Herbs|Vegetables|Houseplants|Trees",
    about: "Likes bright, indirect light and a weekly watering.|Hardy and easy to grow from seed.",
    isNoted: true,
    price: [3, 68, 2],
  },
  "grant grantproject fellowship": {
    name: "Community Garden {place}|After-School Coding Club|Mobile Library for {place}|Clean River Survey|Youth Orchestra|Solar Roofs for Schools|Oral History Archive",
    status: "draft|submitted|under review|approved|rejected",
    type: "project|equipment|travel|research",
    about:
      "Raised beds and workshops for sixty families.|Weekly lessons for children from nine to twelve.|Volunteers take water samples at twelve points.|Two vans bring books to villages without a branch.",
    reason: "Strong local support|Budget unclear|Fits the programme|Outside the region",
  },
  "powerplant powerstation substation": {
    name: "{place} Solar Park|{nature} Wind Farm|{street} Power Station|{place} Hydro",
    status: "operational|under construction|in maintenance|offline|planned",
    type: "solar|onshore wind|offshore wind|hydro|biomass",
  },
  "factory mill refinery brewery": {
    name: "{place} Works|{surname} Mill|{place} Plant {small}|North Works",
    status: "operational|idle|in maintenance",
    type: "assembly|packaging|processing",
  },
  "band orchestra choir ensemble": {
    name: "The Paper Lanterns|Velvet Harbor|Night Ferries|Golden Static|The Slow Rivers|Marble Arcade|Neon Orchard|Quiet Engines",
    status: "active|on hiatus|disbanded",
    type: "rock|jazz|folk|electronic",
  },
  cropfield: {
    name: "North Field|Lower Meadow|Mill Field|Long Acre|Church Field|Hill Top|River Strip|Orchard Side|Home Field|East Forty",
    status: "planted|growing|ready for harvest|harvested|fallow",
    type: "arable|pasture|orchard|vegetable",
    note: "Drains slowly in the lower corner.|Spot of thistles near the fence.|Good stand after the rain.|Soil test due in spring.",
  },
  "farm barn greenhouse": {
    name: "{adjective} {nature} Farm|{surname} Farm|{nature} Hill Farm",
    status: "active|fallow|harvested",
    type: "arable|dairy|orchard|vineyard",
  },
  "child baby kid": { status: "enrolled|waiting list|absent" },
  "chore household errand": {
    name: "Vacuum the living room|Water the plants|Take out the recycling|Clean the bathroom|Buy groceries|Fold the laundry",
    status: "open|done|skipped",
    type: "daily|weekly|monthly",
  },
  "wedding party celebration": {
    name: "{surname} & {surname}|Summer party|50th birthday",
    status: "planned|confirmed|completed|cancelled",
    type: "wedding|birthday|anniversary|reception",
  },
  "salonappointment salonbooking haircut beauty massage": {
    name: "Haircut|Beard trim|Full colour|Deep tissue massage|Manicure|Facial",
    status: "booked|completed|cancelled|no show",
    type: "hair|nails|massage|skin",
    price: [18, 140, 0],
    duration: [20 * minute, 120 * minute],
  },
  "fundraisingcampaign donationcampaign crowdfundingcampaign": {
    name: appeals,
    status: "active|active|active|completed|draft",
    type: "one-time|emergency|annual",
    category: "Education|Animals|Community|Health|Environment|Emergency relief",
    about: appealTexts,
  },
  "donation charity fundraiser cause": {
    name: appeals,
    status: "pending|received|received|refunded|completed",
    type: "one-time|monthly|in memory|corporate",
    about: appealTexts,
    price: [5, 500, 0],
  },
  volunteer: { status: "active|available|on break" },
  religion: { name: "Christianity|Islam|Judaism|Buddhism|Hinduism" },
};
