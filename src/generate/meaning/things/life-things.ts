import type { ThingTable } from "./thing.ts";

const minute = 60;
const hour = 3600;
const week = 604_800;

/** Health, learning, work, sport, and what people do at home. */
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
    reason: "First visit|Follow-up|Consultation|Routine|Question about the last visit",
    duration: [15 * minute, 75 * minute],
    price: [30, 240, 0],
  },
  foodorder: {
    status: "received|preparing|ready|delivered|cancelled",
    type: "eat in|takeaway|delivery",
    about: "No onions, please.|Extra napkins.|Call on arrival.",
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
    reason: "High blood pressure|Infection|Allergy|Pain relief|Asthma|Type 2 diabetes",
    price: [4, 86, 2],
    duration: [5 * 86_400, 12 * week],
  },
  "diagnosis disease symptom illness allergy": {
    name: "Hypertension|Type 2 diabetes|Asthma|Migraine|Seasonal allergy|Bronchitis|Iron deficiency|Lower back pain|Eczema|Gastritis",
    status: "suspected|confirmed|in remission|resolved|chronic",
    type: "acute|chronic|recurrent",
    about: "Mild course, monitor at home.|Responds well to treatment.|Recheck in six weeks.",
  },
  "vaccine vaccination immunization": {
    name: "Influenza|Tetanus|Measles, mumps and rubella|Hepatitis B|Polio|COVID-19|HPV|Rabies",
    status: "scheduled|administered|overdue|declined",
    type: "mRNA|inactivated|live|booster",
  },
  "hospital clinic ward pharmacy practice": {
    name: "{saint} Hospital|{place} Medical Centre|{street} Clinic|{adjective} Cross Pharmacy",
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
    name: "{subject} midterm|{subject} final|{subject} quiz {small}|Blood count|Lipid panel",
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
  "school university college academy faculty campus": {
    name: "{place} University|{street} School|{saint} College|{place} Academy of {subject}",
    status: "open|closed",
    type: "primary|secondary|university|vocational|private",
  },
  "degree program programme major": {
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
  "employee worker staff colleague": {
    status: "active|on leave|probation|terminated",
    type: "full-time|part-time|contractor|intern",
    category: "Engineering|Sales|Operations|Support",
  },
  "leave absence vacation timeoff request": {
    status: "pending|approved|rejected|cancelled",
    type: "vacation|sick leave|parental leave|unpaid leave|training",
    reason:
      "Family holiday|Medical appointment|Moving house|Wedding|Recovering from flu|Childcare|Training course",
    about: "Handover is with my team.|Reachable by phone in the mornings.",
    duration: [86_400, 14 * 86_400],
  },
  "payroll payslip payrun salary": {
    status: "draft|processing|paid|failed",
    type: "monthly|bonus|correction",
    price: [1800, 7400, 2],
  },
  "shift schedule rota": {
    name: "Early shift|Late shift|Night shift|Weekend shift|On call",
    status: "open|assigned|confirmed|completed|missed",
    type: "early|late|night|weekend|on call",
    duration: [4 * hour, 9 * hour],
  },
  "timesheet timeentry time": {
    status: "draft|submitted|approved|rejected",
    type: "work|travel|meeting|overtime",
    about: "Client workshop and follow-up.|Fixing review comments.|Planning and estimates.",
  },
  "expense reimbursement": {
    name: "Train to {place}|Client dinner|Conference ticket|Office supplies|Taxi to the airport|Hotel in {place}",
    status: "draft|submitted|approved|reimbursed|rejected",
    type: "travel|meals|lodging|equipment|training",
    category: "Travel|Meals|Lodging|Equipment|Training|Office",
    about: "Client visit, receipt attached.|Monthly office order.|Conference in spring.",
    reason: "Receipt missing|Over the limit|Client visit|Team event",
    price: [8, 640, 2],
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
  freelance: {
    name: "Logo for a coffee roastery|Landing page for a yoga studio|Translate a manual into Spanish|Product photos for a webshop|Edit a ten-part podcast|Mobile app for a bike club|SEO audit of an online shop|Explainer video, 60 seconds",
    status: "open|in progress|completed|cancelled",
    type: "fixed price|hourly",
    category: "Design|Web development|Writing|Translation|Video|Marketing",
    about:
      "We need a clear, friendly result within a month.|Long-term work possible after a first small project.|Please send two samples of similar work.|Files and brand guide are ready.",
    price: [150, 4800, -1],
  },
  "job gig": {
    status: "open|assigned|in progress|completed|cancelled",
    type: "one-off|recurring|urgent",
    about: "Two rooms, access from nine.|Bring the long ladder.|Client is on site.",
    duration: [3600, 9 * 3600],
    price: [80, 2400, 0],
  },
  "vacancy opening position": {
    status: "draft|open|interviewing|filled|closed",
    type: "full-time|part-time|contract|internship|temporary",
    category: "Engineering|Design|Marketing|Sales|Support|Finance",
    about:
      "You will own a small product area, from research to release.|Join a team of six that ships every week.|Flexible hours, remote within Europe.",
    price: [38_000, 120_000, -3],
  },
  "candidate applicant": {
    status: "applied|screening|interview|offer|hired|rejected",
    type: "internal|referral|direct|agency",
    reason: "Not enough experience|Position filled|Accepted another offer|Salary expectations",
    about: "Strong portfolio and clear communication.|Relevant experience, available next month.",
  },
  interview: {
    name: "Phone screen|Technical interview|Portfolio review|Final round",
    status: "scheduled|completed|cancelled|no show",
    type: "phone|video|on-site|technical",
    duration: [30 * minute, 90 * minute],
  },
  "training certification certificate badge achievement award": {
    name: "First Aid|Project Management Basics|Data Protection|Fire Safety|Early Bird|Team Player|Gold Member|Perfect Week",
    status: "earned|in progress|expired|revoked",
    type: "course|exam|milestone|bronze|silver|gold",
    about: "Awarded for finishing every lesson.|Valid for two years.",
  },
  "goal objective okr habit": {
    name: "Run 10 km|Read 12 books|Launch the new site|Reply within a day|Drink more water|Save for a trip|Grow sign-ups by 20%",
    status: "not started|on track|at risk|achieved|missed",
    type: "personal|team|company|daily|weekly",
    about: "Review progress every Friday.|Small steps, same time every day.",
  },
  "workout exercise routine activity": {
    name: "Morning run|Bench press|Pull-ups|Deadlift|Yoga flow|Interval ride|Plank|Squats|Evening swim|Kettlebell circuit|Rowing",
    status: "planned|in progress|completed|skipped",
    type: "strength|cardio|flexibility|balance|endurance",
    category: "Strength|Cardio|Mobility|Core",
    about:
      "Warm up for five minutes, then keep a steady pace.|Three sets with a minute of rest between.",
    duration: [10 * minute, 95 * minute],
  },
  "gym studio": {
    name: "{street} Gym|{adjective} Studio|Fit {place}",
    status: "open|closed",
    type: "gym|yoga|climbing|pool",
  },
  "membership subscriber": {
    name: "Monthly|Annual|Student|Family|Ten-visit pass",
    status: "active|trial|paused|expired|cancelled",
    type: "monthly|annual|student|family",
    price: [19, 89, 2],
    reason: "Too expensive|Moving away|Not using it enough|Switching provider",
  },
  "match fixture race tournament competition": {
    name: "{place} Open|{season} Cup {year}|{place} Invitational|{adjective} {animal} Trophy",
    status: "scheduled|live|finished|postponed|cancelled",
    type: "league|cup|friendly|final|qualifier",
    category: "Men|Women|Mixed|Youth",
    duration: [45 * minute, 3 * hour],
    price: [12, 140, 0],
  },
  "league division championship": {
    name: "{adjective} League|{place} Premier League|Second Division",
    status: "upcoming|in season|finished",
    type: "professional|amateur|youth",
  },
  "club side": {
    name: "{place} {team}|{team} {place}",
    status: "active|inactive",
    type: "professional|amateur|youth",
  },
  "stadium arena pitch field": {
    name: "{place} Arena|{street} Ground|{saint} Stadium",
    status: "open|closed|under renovation",
    type: "indoor|outdoor|grass|clay",
  },
  "player athlete": { status: "fit|injured|suspended|on loan", type: "starter|substitute|academy" },
  injury: {
    name: "Hamstring strain|Ankle sprain|Concussion|Knee ligament tear|Bruised rib",
    status: "recovering|recovered|season over",
    type: "muscle|ligament|bone|head",
  },
  "recipe dish meal menuitem fooditem food": {
    namedAs: "dish",
    status: "available|sold out|seasonal|draft",
    type: "starter|main|dessert|side|breakfast|snack",
    category: "Starters|Mains|Desserts|Drinks|Salads|Soups",
    about:
      "Slow-roasted vegetables with herbs, lemon and good olive oil.|A quick weeknight dinner for four, ready in half an hour.|Served warm with fresh bread.|Rich, smoky and a little spicy; even better the next day.",
    price: [6, 34, 2],
    duration: [10 * minute, 95 * minute],
  },
  menu: {
    name: "Lunch|Dinner|Brunch|Drinks|Seasonal menu|Children's menu|Tasting menu",
    status: "active|draft|archived",
    type: "lunch|dinner|brunch|drinks",
  },
  "restaurant cafe bar bakery kitchen eatery": {
    name: "The {adjective} {animal}|Casa {surname}|{surname}'s Kitchen|Café {star}|{adjective} Spoon",
    status: "open|closed|temporarily closed",
    type: "restaurant|café|bar|bakery|food truck",
    category: "Italian|Japanese|Mexican|Vegetarian|Seafood|Bakery",
    about:
      "Small menu that changes with the season, open kitchen.|Neighbourhood place with a shady courtyard.|Fresh pasta, natural wine, no reservations.",
  },
  ingredient: {
    name: "Olive oil|Garlic|Chickpeas|Lemon|Basil|Tomatoes|Rice|Ginger|Spinach|Coconut milk|Flour|Butter|Eggs|Parmesan",
    type: "vegetable|spice|dairy|grain|oil",
    category: "Vegetables|Spices|Dairy|Grains",
  },
  "wine bottle": {
    name: "{adjective} {nature} Riesling|Estate Pinot Noir {year}|{surname} Merlot|{adjective} {nature} Chardonnay|Old Vines Syrah",
    status: "available|sold out|cellared",
    type: "red|white|rosé|sparkling|dessert",
    category: "Red|White|Rosé|Sparkling",
    about: "Notes of cherry, cocoa and orange peel.|Crisp and dry, best served cold.",
    price: [8, 140, 2],
  },
  beer: {
    name: "{surname} Pale Ale|{place} Lager|{adjective} {animal} Stout|Harvest Wheat",
    status: "available|sold out|seasonal",
    type: "lager|pale ale|stout|wheat|porter",
    about: "Fresh and citrusy.|Dark, with a hint of coffee.",
    price: [2, 14, 2],
  },
  "coffee tea drink beverage cocktail": {
    name: "Flat White|Cappuccino|Single Origin {place}|Negroni|Earl Grey|Espresso|House Blend|Oat Latte|Ginger Lemonade",
    status: "available|sold out|seasonal",
    type: "hot|cold|espresso|filter|herbal",
    category: "Coffee|Tea|Cocktails|Soft drinks",
    about: "Notes of cherry, cocoa and orange peel.|Served with a slice of lemon.",
    price: [3, 14, 2],
  },
  "pet animal dog cat horse": {
    status: "available|adopted|fostered|in treatment",
    type: "dog|cat|rabbit|bird|reptile",
    about:
      "Friendly and playful, gets along with children.|Shy at first, loves long walks.|Calm indoor companion.",
    weight: [1, 38],
    price: [20, 480, 0],
  },
  "plant flower tree crop seed garden": {
    name: "Lavender|Monstera|Cherry tomato|Olive tree|Basil|Snake plant|Sunflower|Fiddle-leaf fig|Rosemary|Sweet pea|Japanese maple",
    status: "healthy|needs water|dormant|harvested",
    type: "indoor|outdoor|herb|shrub|tree|vegetable",
    category: "Herbs|Vegetables|Houseplants|Trees",
    about: "Likes bright, indirect light and a weekly watering.|Hardy and easy to grow from seed.",
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
    about:
      "Drains slowly in the lower corner.|Spot of thistles near the fence.|Good stand after the rain.|Soil test due in spring.",
  },
  "farm barn greenhouse": {
    name: "{adjective} {nature} Farm|{surname} Farm|North field|Greenhouse {small}",
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
  "salon haircut beauty massage spa": {
    name: "Haircut|Beard trim|Full colour|Deep tissue massage|Manicure|Facial",
    status: "booked|completed|cancelled|no show",
    type: "hair|nails|massage|skin",
    price: [18, 140, 0],
    duration: [20 * minute, 120 * minute],
  },
  "donation charity fundraiser cause": {
    name: "Clean water for {place}|New roof for the shelter|Books for schools|{season} food drive|Plant a thousand trees",
    status: "pending|received|refunded|active|completed",
    type: "one-time|monthly|in memory|corporate",
    about: "Every contribution goes straight to the project.|Help us reach the goal before winter.",
    price: [5, 500, 0],
  },
  volunteer: { status: "active|available|on break" },
  religion: { name: "Christianity|Islam|Judaism|Buddhism|Hinduism" },
};
