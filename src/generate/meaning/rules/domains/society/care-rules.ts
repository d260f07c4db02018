import { personOf } from "../../../subject.ts";
import { digits, draw, toTextRules, unlessNamed } from "../../text-rule.ts";

/** Care, learning and belonging: what is noted about people. */
export const careRules = toTextRules({
  "event|event name|event title @ rsvp eventrsvp invitation guestresponse & plus_ones guest_name":
    "Anna and Leo's wedding|Summer party|Housewarming|40th birthday|Team dinner|New Year's Eve",
  "message|note|comment|reply @ rsvp eventrsvp guestresponse & plus_ones":
    "Looking forward to it!|Sorry, we are away that weekend.|Can we bring a cake?|We will be there a little later.|Wouldn't miss it.",
  "band|age band|age range|age group|age bucket|range|bucket @ ageband agegroup age demographic audience":
    "18–24|25–34|35–44|45–54|55+",
  "occasion|occasion type|event type @ gift giftplan giftidea giftlist giftpurchase":
    "Birthday|Christmas|Wedding|Anniversary|Housewarming|Graduation",
  "event type|type of event|occasion|occasion type @ catering cateringorder venue venuebooking hall banquet party partybooking florist eventbooking & guests guest_count number_of_guests event_date":
    "Wedding|Birthday|Company party|Anniversary|Baby shower|Graduation|Conference",
  "relation to couple|relationship to couple|relation to bride|relation to groom|side of family":
    "friend of the bride|cousin of the groom|colleague|neighbour|aunt of the bride|school friend",
  "message|wish|text @ weddingguestbook weddingmessage guestbookentry weddingwish":
    "All the best for your life together!|What a beautiful day.|May you always laugh as much as tonight.|Thank you for having us.|To many happy years!|The dance floor was ours.",
  "gift given|gift|present|gift description|wedding gift @ wedding guest registry guestbook weddingguestbookentry":
    "Cash gift|Set of glasses|Weekend voucher|Picnic basket|Cookbook|Linen tablecloth",
  "new hire|new joiner|new starter|new employee|new member|new team member|joiner":
    ({ member }) =>
    (scope) =>
      personOf(scope, member.words).full,
  "label|title|name|task @ onboardingtask checklisttask onboardingstep onboardingitem checklistitem":
    "Set up the laptop|Sign the contract|Meet the team|Security training|Order a badge|Read the handbook|First project|Payroll form",
  "item|name|device|equipment @ onboardingequipment checklistequipment employeeequipment hireequipment assignedequipment":
    "Laptop|Monitor|Headset|Keyboard|Phone|Badge|Docking station",
  "component|blood component|product type @ blood bloodunit bag transfusion":
    "red cells|plasma|platelets|whole blood",
  "location|site|donation site|donation center|center @ blooddonation & blood_type hemoglobin":
    "City Blood Centre|Mobile unit at the town hall|University Hospital|Community centre",
  "notes|note|remarks|comment|comments|medical notes|clinical notes @ patient & primary_physician insurance_provider":
    "Blood pressure well controlled.|Prefers morning appointments.|Family history of diabetes.|Follow-up in three months.|Reports mild seasonal allergies.|Recovering well after surgery.",
  "notes|note|remarks|comment @ blooddonation & hemoglobin blood_type":
    "First-time donor.|Left arm, no complications.|Rested for ten minutes afterwards.|Drank plenty before, felt fine.",
  "storage location|storage|fridge @ blood bloodunit vaccine sample reagent specimen":
    "Fridge 2|Fridge 4, shelf B|Freezer 1|Cold room",
  "location @ bloodunit vaccine sample reagent specimen":
    "Fridge 2|Fridge 4, shelf B|Freezer 1|Cold room",
  "test results|test result|screening|screening result @ blood bloodunit donation sample":
    "negative|negative|cleared|pending",
  "status|state|unit status @ blood bloodunit":
    "available|available|reserved|transfused|expired|quarantined",
  "facility|facility name @ storage storageunit unit warehouse locker court sport pool parking":
    "Riverside Storage|North Depot|Mill Lane Centre|Harbour Park|Station Yard",
  "facility|facility name|site name @ batch recyclingbatch production waste shipment machine permit audit inspection meter sensor":
    "North plant|Harbour works|Sorting centre East|Mill Lane facility|Eastern plant",
  "hospital|hospital name|clinic name|facility|facility name":
    "Saint Anna Hospital|University Hospital|Harbour Clinic|City Medical Centre|Castle Hill Hospital",
  "bag number|unit number|donation number @ blood bloodunit donation": digits("W0426 26 ######"),
  "housing type|home type|dwelling|residence type|accommodation|living situation @ application adoption applicant profile tenant":
    "apartment|house with garden|terraced house|farm|shared flat",
  "other pets|current pets|pets @ application adoption applicant profile":
    "none|one cat|two dogs|a rabbit",
  "motivation|reason|reason for adopting|why adopt|why @ adoption adoptionapplication":
    "Our children are old enough to help.|We lost our dog last year and miss the walks.|We work from home and have a garden.|I grew up with cats.",
  "decision|outcome|application status @ adoption adoptionapplication":
    "approved|pending|home visit|declined",
  "story|background|history|about @ shelteranimal animal rescue pet":
    "Found near the harbour, now loves cushions.|Given up when her owner moved.|Shy at first, then never leaves your side.|Came in with his brother; they would like to stay together.",
  "headline|tagline|intro|introduction @ tutor teacher coach instructor therapist":
    "Patient, well prepared and always on time|Lessons that fit around your week|Small steps, and questions are welcome|Calm preparation for exams|Learning that stays",
  "subject|course|lesson @ tutoring tutoringsession tutor lesson homework studysession studyplan studyblock studygroup":
    "Mathematics|Physics|English|Chemistry|French|Biology",
  "topics|lesson topics|focus @ languagelesson languagecourse languageclass conversationclass":
    "Ordering food|Asking the way|Past tense|Small talk|Numbers and prices|Pronunciation|Family and friends",
  "topic|lesson topic|topics|unit @ tutoring tutoringsession studysession studyblock & tutor_id tutor tutor_name":
    "Quadratic equations|Newton's laws|Essay structure|Organic molecules|Past tenses|Photosynthesis",
  "homework|homework assigned|assignment|task @ tutoring tutoringsession lesson":
    "Exercises 3 to 8|Read chapter four|Write a one-page essay|Practice 20 minutes a day",
  "feedback|session notes|notes|progress notes @ tutoring tutoringsession lesson coaching":
    "Good progress, a little more each week.|Very focused today.|Needs more practice at home.|Repeat the last part next time.|Asked good questions.",
  "language|original language|audio language @ podcast book audiobook novel film movie series video newsletter blog stream show":
    "English|English|English|English|Spanish|German|French",
  "languages spoken|spoken languages|languages|language":
    "English|Spanish|French|German|Portuguese|Hindi|Arabic|Japanese",
  "fitness goals|fitness goal|goals|goal|training goal @ gymmember gym member athlete client trainee":
    "Lose 5 kg|Run a half marathon|Build strength|Better posture|More energy",
  "membership tier|membership|membership type|membership plan|tier|plan @ gymmember gym club fitness pool climbinggym":
    "Basic|Standard|Premium|Student|Off-peak",
  "studio|room|area|location @ gymclass fitnessclass yoga dance":
    "Studio 1|Studio 2|Main hall|Pool|Cycle room",
  "key issues|issues|platform|policies|priorities|positions|campaign promises @ candidate politician party":
    "Affordable housing|Public transport|Clean air|School places|Local business|Health care",
  "station name|polling place|name|location @ pollingstation polling precinct":
    "Primary School Mill Lane|City Library|Town Hall, room 2|Sports hall North|Community centre Harbour",
  "satisfaction level|satisfaction label": "very satisfied|satisfied|neutral|dissatisfied",
  "open feedback|feedback|comments|comment|free text|suggestions|suggestion @ surveyresponse response survey feedback":
    "Quick and friendly service.|Please offer more vegetarian dishes.|The app is easy to use.|Waiting time was a bit long.|Keep it up!",
  "question|question text|text|title|prompt|label @ surveyquestion formquestion pollquestion feedbackquestion questionnairequestion & survey_id":
    "How satisfied are you overall?|How likely are you to recommend us?|What could we do better?|Which feature do you use most?|How did you hear about us?|How easy was it to find what you needed?",
  "options|choices|answers|answer options @ surveyquestion formquestion pollquestion feedbackquestion questionnairequestion & survey_id":
    "Very satisfied|Satisfied|Neutral|Dissatisfied|Not sure|Other",
  "help text|hint|placeholder @ field surveyquestion & survey_id":
    "Choose one.|You can skip this question.|Choose all that apply.|A few words are enough.",
  "question|question text|text @ answer surveyresponse survey response":
    "How satisfied are you overall?|How likely are you to recommend us?|What could we do better?|Which feature do you use most?|How did you hear about us?",
  "answer|value|response|answer text @ answer surveyresponse survey":
    "Very satisfied|Probably|Shorter waiting times|Search|Through a friend",
  "device type|device|platform @ response surveyresponse session visit login":
    "desktop|mobile|tablet",
  "diagnosis|finding|findings|condition @ dental tooth dentist treatmentplan & tooth_number tooth":
    "Cavity|Gum inflammation|Cracked crown|Root inflammation|Wisdom tooth impacted",
  "notes|note|session notes|summary @ therapysession counselingsession counsellingsession psychotherapy":
    "Talked about work and where to say no.|Sleeps better, fewer worries in the evening.|Went through the week, two hard moments.|Breathing exercise practised, felt calmer.",
  "notes|note|remarks @ treatment treatmentplan therapy careplan":
    "Explained to the patient.|Local anaesthetic.|Check again in two weeks.|X-ray before the next session.",
  "status|state @ treatment treatmentplan careplan":
    "proposed|accepted|in progress|completed|declined",
  "reason|return reason @ return returnrequest rma":
    "Smaller than expected|Damaged on arrival|Wrong item|Not as described|Changed my mind",
  "condition|item condition @ return returnrequest rma": "unopened|opened|used|damaged",
  "refund method|refund type": "original payment|store credit|bank transfer",
  "status|state @ return returnrequest rma":
    "requested|approved|in transit|received|refunded|rejected",
  "admin note|internal note|staff note|admin notes|internal notes @ return returnrequest rma":
    "Label sent by email.|Waiting for the parcel.|Customer was informed.|Within the return period.",
  "comments|comment|note|notes @ return returnrequest rma":
    "The box was open when it arrived.|Please send a smaller size.|It does not fit the old frame.|Colour differs from the picture.",
  "review period|period|appraisal period|cycle @ performance performancereview appraisal":
    "2025|H1 2025|H2 2025|Q4 2025",
  "status|state @ performance performancereview appraisal":
    "draft|self-assessment|manager review|completed",
  "goals|goal|objectives @ performance performancereview appraisal employee":
    "Lead the onboarding project|Finish the certification|Mentor a new colleague|Reduce ticket backlog",
  "content|text|body|message|caption @ socialpost tweet status microblog":
    "First swim of the year. Cold, worth it.|Anyone else still thinking about that ending?|New bakery on Mill Lane, you are welcome.|Small update: the garden survived the storm.|Reading on the balcony until it gets dark.|Two trains late, one good book.",
  "mentions|mention|mentioned users|tagged users|tagged people @ post socialpost tweet comment message reel":
    ({ member }) =>
    (scope, chance) =>
      `@${personOf(scope, [...member.words, String(chance.below(9))]).username.replaceAll(".", "_")}`,
  "media type|type|content type @ story socialpost media reel": "image|video",
  "listing type|offer type|transaction type|sale type @ listing property realestate":
    "for sale|for rent|for sale|auction",
  "feedback|comments|impression @ viewing showing":
    "Loved the light, kitchen too small.|Would like a second viewing.|Too close to the road.|Perfect size, asked about the heating.",
  "interest level|interest": "low|medium|high",
  "lab name|lab|laboratory": "Central Lab North|Harbour Diagnostics|University Lab|Medico Lab",
  "comments|comment|notes|remark|remarks|note @ labresult labtest labreport bloodtest bloodtestresult":
    "Fasting sample.|Taken in the morning.|Compared with the last result.|Explained to the patient.",
  "status|state @ labresult labtest laborder": "final|preliminary|corrected|pending",
  "sample type|specimen type|specimen @ labresult labtest patient": "blood|serum|urine",
  "what you will learn|what you learn|what youll learn|you learn|learning outcomes|you will learn|outcomes|takeaways|skills gained|objectives @ course onlinecourse class lesson training workshop":
    "The basics, step by step|How to avoid common mistakes|The tools that professionals use|How to keep practising by yourself|A project of your own from start to finish|How to give and take feedback",
  "level|course level|difficulty|difficulty level @ course onlinecourse tutorial workshop":
    "Beginner|Intermediate|Advanced",
  "requirements|prerequisites|prerequisite @ onlinecourse class workshop training":
    "No experience needed|A computer with internet|Basic English|Curiosity",
  "subtitle|tagline|headline @ course onlinecourse class workshop training":
    "From first steps to a finished project|Everything you need in six weeks|Learn by doing, at your own pace|Clear, practical, beginner-friendly",
  "review text|review|comment|feedback @ enrollment course onlinecourse learner":
    "Clear explanations and good exercises.|Exactly the right pace for me.|A little short on practice.|The best course I took this year.",
  "headliners|headliner|lineup|line up|artists|acts|performers|bands @ festival concert event stage":
    "The Paper Kites Club|Midnight Ferry|Nova & The Tides|Velvet Harbour|Luma|Stone Orchard|Echo Parade",
  "stages|stage|stage name @ festival concert":
    "Main stage|River stage|Tent stage|Forest stage|Beach stage",
  "ticket type|type|category|ticket category @ festivalticket eventticket concertticket & ticket_type gate scanned_at":
    "general admission|vip|early bird|camping|day ticket",
  "status|state|ticket status @ trainticket busticket ferryticket planeticket railticket":
    "valid|valid|used|refunded|cancelled",
  "status|state|ticket status @ festivalticket eventticket concertticket & ticket_type gate scanned_at":
    "valid|used|valid|refunded|transferred",
  "station name|station|gas station|fuel station @ fuellog fuel fillup refuel":
    "Harbour Fuel|A7 Services North|City Energy|Mill Lane Station",
  "status|state @ fleetvehicle fleet vehicle & assigned_driver odometer_km":
    "active|in use|in maintenance|out of service",
  "dispute reason|chargeback reason":
    "Not recognised|Duplicate charge|Item not received|Wrong amount",
  // Chess, puzzles
  "solution|moves|best move|answer @ puzzle chesspuzzle": "Qxh7+|Nf6+|Rd8#|Bxf7+|e5|Qg4",
  "themes|theme|tags|motif|motifs @ chesspuzzle & fen":
    "fork|pin|mate in 2|endgame|sacrifice|skewer",
  "tournament|tournament name|event @ chess chessgame chessplayer":
    "City Open|Winter Masters|Club Championship|Rapid Cup|Candidates Night",
  "from|to|origin|destination|departure|arrival|departure airport|arrival airport @ leg flightleg pairing segment":
    (context) => (_, chance) => {
      const codes = ["LIS", "OSL", "DUB", "MUC", "AMS", "CPH", "CDG", "MAD", "ARN", "VIE"];
      const at = chance.below(codes.length);
      return (
        codes[
          /^(?:to|destination|arrival)/.test(context.member.words[0] ?? "")
            ? at
            : (at + 3) % codes.length
        ] ?? ""
      );
    },
  "pairing code|pairing|rotation|duty code @ pairing crewpairing": digits(
    "P-1##",
    "P-2##",
    "R-4##",
  ),
  "employee no|staff no|crew id|staff number @ crew crewmember": digits("C-1####"),
  "amenities|facilities|onboard amenities @ ship cruiseship cruise ferry":
    "Pool deck|Theatre|Spa|Casino|Kids' club|Library|Running track",
  "dining time|dining|seating @ cabin cabinbooking cruise": "early seating|late seating|any time",
  "embarkation port|embarkation|departure port|boarding port|disembarkation port":
    "Lisbon|Bergen|Valencia|Copenhagen|Genoa|Oslo",
  "issues found|issues|problems|damage|damages|defects found|maintenance issues @ housekeeping housekeepingtask room inspection cleaning":
    "Lamp broken|Stain on carpet|Tap dripping|Remote missing|Window stuck",
  "task type|type|task|service @ housekeeping housekeepingtask":
    "check-out clean|stay-over clean|deep clean|turndown|inspection",
  "status|state @ pull pullrequest mergerequest": "open|merged|merged|closed|draft",
  "body|description|summary @ pull pullrequest mergerequest & base_branch head_branch":
    "Fixes the off-by-one in the last page. Tests added.|Splits the form into three steps, no change for users.|Needs a second look at the migration.|Follow-up to the review of last week.",
  "branch|head @ pull pullrequest mergerequest": "feature/dark-mode|fix/date-parsing|docs/webhooks",
  "target branch|base branch|base|into branch @ pull pullrequest mergerequest":
    "main|main|main|develop|release/2.4",
  "suggestion|suggested change @ reviewcomment review codereview":
    "const total = items.length;|if (!user) return null;|Rename to toInvoice.|await save(order);",
  "reviewer|reviewed by @ translation translationsegment document essay article":
    ({ member }) =>
    (scope) =>
      personOf(scope, member.words).full,
  "tags|tag|lists @ subscriber contact newsletter":
    "newsletter|customer|vip|event 2025|inactive|german",
  "source|signup source|acquisition @ subscriber newsletter":
    "website form|checkout|event|import|referral",
  "temperature zone|climate zone|temperature class": "ambient|chilled|frozen",
  "item description|description|item name @ stockitem inventoryitem stock part": unlessNamed(
    "Steel bolt M8, zinc-plated|Cardboard box 40 × 30 × 20|LED panel 60 × 60|Hydraulic hose 2 m|Safety gloves, size L|Printer paper A4",
  ),
  "lot number|batch number|lot|batch @ stock stockitem inventory item": draw(
    (_, chance) => `L26-${chance.between(100, 999)}`,
  ),
  "pickup time|collection time|preferred time|appointment time": draw(
    (_, chance) =>
      `${String(chance.between(8, 18)).padStart(2, "0")}:${chance.pick(["00", "15", "30", "45"])}`,
  ),
});
