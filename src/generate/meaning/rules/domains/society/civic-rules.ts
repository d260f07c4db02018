import { kin, personOf } from "../../../subject.ts";
import { beside, besideAny, digits, draw, toTextRules } from "../../text-rule.ts";

const laws = beside(
  /sponsor|chamber|vote|introduced|committee|party/i,
  "Clean Water Act|Fair Rent Act|Data Protection Amendment|Night Transport Act",
);

/** Towns, schools, causes, emergencies. */
export const civicRules = toTextRules({
  "chair|chairperson|chairman|chairwoman|chaired by|presiding officer|presided by|minutes taken by @ meeting councilmeeting boardmeeting committee board session hearing & agenda minutes_url":
    ({ member }) =>
    (scope) =>
      personOf(scope, member.words).full,
  "decision|outcome|result|verdict @ visa visaapplication permit permitapplication asylum application & passport_number visa_type":
    "approved|approved|refused|approved with conditions",
  "location|place|venue|room @ councilmeeting council townhall hearing committeemeeting":
    "Council chamber|Town hall, room 2|Community centre|Library, main hall",
  "category|topic|subject @ petition & signatures":
    "Environment|Traffic|Education|Housing|Animal welfare|Health",
  "status|state @ petition & signatures": "open|open|closed|successful|under review",
  "description|text|demand|summary @ petition & signatures":
    "We ask the council to act before the summer.|Our children need a safe way to school.|The last green space in the quarter must stay.|More than four hundred neighbours support this.|A small change that would help everybody here.",
  "title|headline @ petitionupdate campaignupdate fundraiserupdate causeupdate":
    "Thank you, all of you|We were heard on local radio|A first answer from the city|Please share it once more|Meeting with the committee|Your letters have arrived|What happens next|A big step forward",
  "body|text|content|message|description @ petitionupdate campaignupdate fundraiserupdate causeupdate":
    "So many have joined us in a few days. Thank you.|We talked to the people in charge, and they listened.|Please tell two more friends about it this week.|The next meeting is public, come and bring a neighbour.|We will write again as soon as there is an answer.|Every one of you made this possible.",
  "reason|reason for signing|comment|message|why @ petitionsigner petitionsignature recentsigner recentsignature petitionsupporter & petition_id petition":
    "This matters to everybody who lives here.|For my children.|It is long overdue.|We have waited for years.|Because nobody asked us.|My grandmother needs this every day.",
  "cause|probable cause|cause of fire|fire cause @ fire fireincident fireincidentreport emergency & alarm_level units_responding":
    "Electrical fault|Unattended cooking|Lightning|Arson suspected|Overheated battery|Under investigation",
  "type|incident type|call type @ fire fireincident & alarm_level units_responding":
    "building fire|kitchen fire|vehicle fire|gas leak|brush fire|false alarm",
  "direction|lane direction|travel direction @ toll tollplaza tolltransaction traffic lane":
    "northbound|southbound|eastbound|westbound",
  // Permits and building
  "permit type|type|permit category|work type|project type|construction type @ buildingpermit building permit construction & site_address parcel_number":
    "new build|extension|renovation|demolition|change of use|roof and facade",
  "project description|description|scope|scope of work|work description|proposed work @ buildingpermit constructionpermit construction renovation & parcel_number":
    "Two-storey extension at the rear with a green roof.|Conversion of the attic into two rooms.|New carport and bicycle shed.|Replacement of windows and facade insulation.|Demolition of the old garage, new garden wall.",
  "inspection type|type|inspection @ inspection siteinspection":
    "foundation|framing|electrical|plumbing|final|fire safety",
  "description|details|finding|note @ violation violations deficiency inspectionitem":
    "Fire exit blocked by boxes.|Handrail missing on the back stairs.|Smoke detector without a battery.|Exposed wiring in the cellar.|Water damage below the sink.|Cold storage above 5 °C.",
  "code|violation code|rule code @ violation violations deficiency": digits(
    "4-60#.1#",
    "3-50#.#",
    "6-20#.1#",
  ),
  "sponsor|introduced by|bill sponsor|author|lead sponsor @ bill legislation act & bill_number chamber":
    ({ member }) =>
    (scope) =>
      personOf(scope, member.words).full,
  "summary|description|abstract|purpose @ legislation legislativebill statute":
    "Sets a ceiling for rent increases in the larger towns.|Gives residents a say in large building projects.|Requires cities to publish the quality of their water.|Extends night buses to all districts.",
  "last action|latest action|current step @ bill legislation act & bill_number chamber":
    "Referred to committee|Second reading|Amended in committee|Sent to the other chamber|Signed into law",
  "topics|topic|subjects|policy areas @ legislation legislativebill":
    "Housing|Transport|Environment|Health|Education|Taxes|Digital",
  "area|area inspected|inspected area|zone|section @ safetyinspection siteinspection inspection walkthrough & violations hazards":
    "Scaffolding|Ground floor|Loading bay|Roof|Stairwell|Site entrance|Storage yard|Electrical room",
  "violations|violation|code violations|deficiencies|findings|defects @ inspection siteinspection restaurantinspection building":
    "Handrail missing on the stairs|Exit sign not lit|Smoke detector missing|Exposed wiring in the cellar|Blocked emergency exit|Extinguisher out of date",
  "result|outcome|inspection result @ inspection siteinspection":
    "passed|passed|failed|passed with conditions|re-inspection needed",
  "comments|notes|remarks|inspector notes @ inspection siteinspection":
    "Access through the side gate.|Corrected on site.|Photos attached.|Owner was present.|Second visit in two weeks.",
  "parcel number|parcel|parcel id|lot number|cadastral number|plot number @ permit building land property parcel":
    digits("12-0##-0##", "08-1##-04#"),
  "contractor license|contractor licence|contractor license number|contractor licence number|contractor license no|builder license|builder licence|electrician license|plumber license|trade license number|trade licence number":
    digits("CL-4####", "CL-7####"),
  "contractor|contractor name|general contractor|main contractor @ construction constructionproject constructionsite buildingproject":
    "Keller Bau|Northgate Builders|Stone & Sons|Harbour Construction|Mill Lane Building Co.|Bright & Partners",
  "contractor|contractors|contractor name|general contractor|subcontractors|main contractor @ construction constructionproject site building renovation":
    "Keller Bau|Northgate Builders|Stone & Sons|Mill Lane Roofing|Harbour Electrics|Bright Plumbing",
  "trade|subcontractor|trade name|crew @ construction site project building":
    "Masonry|Electrical|Plumbing|Roofing|Joinery",
  "material|materials|building material @ construction building site renovation renovationproject remodel homeimprovement":
    "Concrete|Timber|Brick|Steel|Glass|Insulation board",
  "conditions|condition|terms|requirements @ permit license licence approval grant planning":
    "Work only between 8 am and 6 pm|Keep the pavement clear|Notify neighbours a week before|Final inspection required|Restore the surface afterwards",
  "phase|construction phase|stage|project phase|current phase @ construction constructionsite building renovation":
    "Planning|Foundation|Shell|Interior work|Handover",
  // Giving
  "donor type|type|donor category @ donor": "individual|company|foundation|monthly supporter",
  "preferred contact method|contact preference|contact method|preferred channel|preferred contact|contact channel|communication preference":
    "email|phone|post|text message",
  "message|comment @ donation gift pledge":
    "In memory of my grandmother|For the children|Every bit counts|Keep up the good work|Happy to help",
  "campaign|campaign name|fund|fund name|appeal|designation|project|cause @ donation pledge donor gift volunteer charity raffle fundraiser auction":
    "Winter shelter|Clean water|School books|Emergency relief|Community garden|Food bank",
  "shift|role|activity|task|assignment|volunteer role @ volunteer volunteershift":
    "Food sorting|Driver|Tutoring|Event support|Visitor service|Tree planting",
  "skills|skill|qualifications @ volunteer":
    "First aid|Driving licence|Cooking|Spanish|Carpentry|Childcare",
  "availability|available days|available times @ volunteer tutor sitter worker staff candidate":
    "weekends|weekday evenings|Monday and Wednesday|flexible|mornings",
  "grant name|name|title @ grant funding":
    "Small Projects Fund|Green City Grant|Youth Culture Programme|Research Start-up Award|Digital Heritage Fund",
  // Schools
  "grade|mark|final grade @ subject studentsubject": "A|A-|B+|B|B-|C+|C",
  "section|class section|division|stream @ student pupil schoolclass classroom gradelevel":
    besideAny("roll number|roll no|class name|class|grade|guardian name|parent name|class teacher")(
      "A|B|C|D",
    ),
  "section|class section|division @ classsection schoolclass gradesection schoolsection": besideAny(
    "grade|grade level|homeroom teacher id|class teacher id|homeroom teacher|class teacher|academic year|room",
  )("A|B|C|D"),
  "roll number|roll no @ student pupil attendance examresult marksheet": digits(
    "0#",
    "1#",
    "2#",
    "3#",
  ),
  "remark|remarks|note|notes|comment @ attendance attendancerecord studentattendance classattendance":
    besideAny(
      "student id|student name|student|class id|class name|subject id|pupil id|roll number",
    )(
      "Arrived during the first lesson.|Left early for an appointment.|Parents have been informed.|Brought a note from home.|Bus was delayed.|Worked in the library.",
    ),
  "instructions|instruction|rules|exam instructions @ exam examination midterm finalexam examsession":
    "Answer all questions.|Answer four of the six questions.|No calculators.|Calculators are allowed.|One sheet of notes is allowed.|Write in blue or black ink.|Phones stay in the bag.|Section A is compulsory.",
  "venue|hall|room|location|exam hall|exam room|exam venue @ exam examination midterm finalexam examsession":
    "Hall A|Hall B|Main hall|Room 204|Room 118|Sports hall|Computer lab 2|Lecture hall 1",
  "class name|class|grade level|form|section name @ reportcard marksheet gradereport termreport":
    "6A|7B|7C|8A|8D|9B|9C|10A",
  "teacher remark|teacher remarks|teacher comment|teacher comments|remark|comment @ reportcard reportcardsubject marksheet subjectresult subjectgrade & marks max_marks student_id term":
    "Steady work all term.|Good in tests, quiet in class.|Homework often late.|Asks good questions.|Much better than last term.|Should read the tasks twice.",
  "category|categories|class|classes|vehicle classes|vehicle categories @ drivinglicense drivinglicence driverlicense driverslicense":
    "B|BE|A|A1|C|AM",
  "suspension reason|revocation reason|reason for suspension @ drivinglicense drivinglicence driverlicense driverslicense":
    "Too many points|Driving under the influence|Speeding, third time|Medical check missing",
  "period|tax period|fiscal period|assessment period @ taxpayment taxbill taxassessment taxrecord":
    "2025|2024|Q1 2026|Q2 2026|Q3 2026",
  "resolution|outcome|action taken|response|reply @ complaint grievance & citizen citizen_id ward district assigned_department assigned_officer location":
    "Inspected on site, a crew was sent.|No further reports since.|Fixed within the week and checked again.|Passed on to the contractor, done on Monday.|Seen to the next morning, neighbours informed.",
  "year group|year|grade|grade level|class|form|class name @ pupil student child attendance school kindergarten":
    "Year 3|Year 4|Year 5|Year 6|Year 7|Year 8|Year 9",
  "lesson|subject|class|course|period name @ attendance attendancerecord lesson timetable pupil":
    "Mathematics|English|Biology|History|Geography|Art|Physics|Music",
  "mark|attendance mark|attendance|code|status @ attendance attendancerecord rollcall":
    "present|present|present|late|absent|excused",
  "reason|absence reason|reason for absence|note|excuse @ attendance attendancerecord absence pupil":
    "Medical appointment|Illness|Bus delayed|Family event|School trip",
  "bus route|bus line|bus|school bus|transport @ pupil student child school":
    "Bus 12|Bus 36|Route A|Route C|Walks|Car",
  "house|school house|house name @ pupil student school": "Alder|Finch|Heron|Oak",
  "group|group name|room|kindergarten group @ child kindergarten daycare":
    "Sunflowers|Little Foxes|Bumblebees|Owls|Dolphins",
  "relationship|relation @ parent": kin("mother|father"),
  "guardian relation|relationship|relation @ guardian pickup child pupil childcontact pupilcontact studentcontact campercontact":
    kin("mother|father|grandmother|grandfather|aunt|uncle"),
  "pickup|authorized pickup|picked up by|collected by @ child daycare kindergarten camp":
    "mother|father|grandmother|neighbour",
  "instructor type|license category|licence class|license class|driving class|vehicle class|licence category @ driving lesson learner student license licence":
    "B|A|A2|B automatic|BE|C",
  "maneuver|maneuvers|skills practiced|topics|topics covered|exercises @ driving drivinglesson drivingsession":
    "Parallel parking|Roundabouts|Motorway driving|Hill starts|Night driving",
  "activity|activities|program|programme @ camp camper summercamp daycamp":
    "Canoeing|Archery|Climbing|Campfire|Crafts|Swimming|Night hike",
  "cabin|cabin name|tent|bunk @ camp camper": "Fox cabin|Heron cabin|Birch tent|Lakeside 3",
  "language|target language|language pair|native language @ lesson learner tutor translation phrase vocabulary course":
    "Spanish|French|German|Japanese|Italian|Portuguese|Korean",
  "proficiency|level|cefr|cefr level|language level @ lesson learner language phrase vocabulary languagecourse":
    "A1|A2|B1|B2|C1",
  "title|name|topic|lesson title @ lesson unit languagelesson": besideAny(
    "language|target language|vocabulary|phrases|words|cefr level",
  )(
    "Greetings and names|At the restaurant|Asking the way|Numbers and time|Family and friends|Shopping for food|Weather and seasons|At the doctor|Travel plans|Talking about work|The past tense|My home|Free time|On the phone",
  ),
  "word|term|phrase @ vocabulary flashcard word":
    "la biblioteca|der Bahnhof|le marché|o mercado|il mare",
  "translation|meaning @ vocabulary flashcard word phrase":
    "the library|the station|the market|the sea|the bridge",
  "example|example sentence|usage|sample sentence|sentence @ vocabulary flashcard word phrase term":
    "La biblioteca está cerrada.|Der Zug steht am Bahnhof.|Le marché ouvre à huit heures.",
  "title|name|lesson title @ languagelesson & vocabulary xp_reward target_language":
    "At the market|Talking about family|Ordering food|Asking the way|The weather today|Daily routines|Numbers and dates|A trip by train",
  "topic|theme|subject & vocabulary xp_reward target_language":
    "Food|Family|Travel|Weather|Shopping|Work|Free time",
  // Votes and councils
  "agenda item|agenda|item|motion|motion title|title|subject @ motion council agenda resolution proposal":
    "Cycle path on Mill Lane|School roof repair|Opening hours of the library|New trees for Market Square|Budget for the youth centre",
  "bill title|bill name|bill @ bill legislation & vote": laws,
  "title @ bill legislation": laws,
  "committee|committee name|subcommittee":
    "Finance Committee|Planning Committee|Transport Committee|Culture Committee|Safety Committee",
  "topics|topic|tags @ motion councilmotion council bill":
    "transport|housing|budget|schools|parks|culture",
  "chamber @ bill law politician member parliament": "Lower house|Senate",
  "vote|vote cast|position|choice @ vote ballot rollcall": "yes|no|abstain",
  "polling station|polling place|precinct|voting location":
    "Primary School Mill Lane|City Library|Town Hall, room 2|Sports hall North",
  "party|party name|political party":
    "Civic Union|Green Future|Liberal Forum|Workers' Alliance|Independent",
  "election type|type|race|contest @ election": "municipal|general|mayoral|referendum|by-election",
  // Streets and services
  "waste type|waste|bin type|stream|material|collection type @ waste bin collection recycling pickup":
    "paper|organic|glass|plastic|residual|bulky waste",
  "issue type|category|type|request type|report type @ servicerequest civicreport citizenreport pothole streetreport cityissue":
    "pothole|street light|graffiti|illegal dumping|broken bench|noise",
  "description|details|notes|comment @ pothole potholereport roaddefect streetdefect":
    "Deep hole in the right lane, cars swerve around it.|About 40 cm wide, next to the bus stop.|Opens again after every rain.|Two holes close together by the crossing.|A cyclist fell here last week.",
  "crew|assigned crew|repair crew|work crew @ pothole potholereport roaddefect streetdefect streetreport cityissue civicreport":
    "Crew 2|Crew 4|Road crew North|Road crew South|Night crew",
  "tree species|species @ tree streettree": "Linden|Plane|Oak|Maple|Horse chestnut|Birch",
  "meter zone|zone|tariff zone|fare zone": "Zone A|Zone B|Zone 1|Zone 2|Centre",
  // Police, fire, rescue
  "incident type|type|crime type @ policereport": "theft|burglary|assault|vandalism|fraud",
  "incident type|type|call type|nature|emergency type @ dispatch emergencycall fireincident rescue ambulance fire":
    "traffic accident|house fire|medical emergency|gas leak|missing person|water rescue",
  "unit|units|responding unit|vehicle|crew|responding units @ dispatch emergencycall fire ambulance rescue incident & dispatched_at":
    "Engine 4|Ladder 2|Ambulance 11|Rescue 1|Patrol 7",
  "triage|triage level|priority|priority code @ ambulance dispatch emergency emergencycall patient":
    "red|yellow|green|P1|P2",
  "chief complaint|complaint|symptoms @ ambulance emergency":
    "Chest pain|Fall at home|Shortness of breath|Burn on the hand",
  "evidence type|evidence|exhibit type @ evidence case police":
    "photograph|fingerprint|CCTV footage|document|clothing",
  "badge number|officer badge|shield number": digits("4###", "1###"),
  "statement|witness statement|narrative|report text @ police incident witness case accident":
    "I heard shouting and looked out of the window.|I saw two people run towards the station.|I was on my way home and saw somebody at the door.|I called the police as soon as I saw it.",
  "plot|grave|grave number|section @ cemetery grave burial": digits("A-##", "B-1##", "C-0#"),
  "epitaph|inscription @ grave burial memorial":
    "Forever in our hearts|Rest in peace|Beloved mother and friend",
  "service|service type|type @ churchservice worshipservice & church":
    "Holy communion|Family service|Worship service|Prayer meeting|Bible study|Choral service",
  "service|service type|ceremony|mass @ church parish worship funeral":
    "Sunday service|Evening prayer|Baptism|Wedding|Memorial service",
  "sermon|scripture|reading|passage @ church parish worship":
    "Psalm 23|Luke 15|Ecclesiastes 3|Romans 12",
  "service type|service|ceremony type|type @ funeralservice funeral burial":
    "burial|cremation|memorial service|celebration of life",
  "package name|package|plan @ funeralservice funeral burial":
    "Simple farewell|Classic|Garden burial|Private ceremony",
  "ceremony location|location|chapel|venue @ funeralservice funeral burial":
    "St Anna Chapel|City Cemetery|Garden of Rest|Lakeside Chapel",
  "relationship|relation @ condolence funeral memorial":
    "friend|cousin|neighbour|colleague|niece|grandson",
  "message|text|comment @ condolence funeral memorial guestbook":
    "We will miss her laughter.|Thinking of you all.|A kind man and a good neighbour.|Thank you for so many good years.",
  "accepted materials|materials|material|material type|material types|accepts @ recycling recyclingcenter dropoff waste collection":
    "Paper|Glass|Metal|Plastic|Electronics|Wood|Garden waste",
  "resident card number|resident card|card number|card @ dropoff recycling resident":
    digits("R-0#####"),
  "gender policy|gender @ dormitory dorm hostel": "mixed|women only|men only",
  "quiet hours|night rest": "22:00–07:00|23:00–07:00|21:00–08:00",
  "bed label|bed|bunk @ room roomassignment dormitory hostel": "A|B|C|upper|lower",
  "key card number|key number|key card|key @ room roomassignment dormitory locker": digits(
    "KC-1###",
    "KC-2###",
  ),
  "student number|matriculation number|student id number|enrolment number": digits(
    "26#####",
    "25#####",
  ),
  "amenities|facilities @ dormitory dorm residence":
    "Laundry room|Shared kitchen|Bike storage|Study room|Fibre internet|Garden",
  "campus|campus name": "Main campus|North campus|Riverside campus|City campus",
  "activity|item|title|session|programme @ agenda agendaitem":
    "Welcome|Campus tour|Dinner|Keynote|Group photo|Breakfast|Panel discussion",
  "time|start @ agenda agendaitem": "09:00|10:30|12:00|14:00|16:30|19:00",
  "event name|name|title @ reunion":
    "Class Reunion Weekend|Ten-Year Reunion|Alumni Summer Party|Homecoming Dinner|Silver Jubilee",
  "title|subject|issue|description|summary @ grievance":
    "Overtime in March was not paid|Shift changed without notice|Breaks cut short|Suspended without a hearing",
  // Law and property of ideas
  "patent number|patent no|application number @ patent trademark": digits(
    "EP 3 ### ###",
    "US 11,###,###",
  ),
  "invention|invention title|title|name @ patent invention":
    "Foldable wheel hub|Method for drying fruit|Silent window latch|Sensor for soil moisture|Modular bicycle frame",
  "trademark class|nice class|class @ trademark": "9|25|30|35|42",
  "clause|clauses|terms|key terms @ contract agreement lease":
    "Notice period three months|Payment within 30 days|No subletting|Confidentiality|Annual price review",
  "legal form|legal structure": "Ltd|GmbH|Inc.|LLC|Sole trader|Cooperative",
  "passport type|document type|id type|identity document @ traveler passenger citizen visa kyc identity verification":
    "passport|identity card|driving licence|residence permit",
  "purpose|purpose of travel|purpose of visit|visit purpose|reason for travel @ visa travel visitor trip passport":
    "tourism|business|study|family visit|transit",
  "host|host name|visiting|person visited|here to see @ visitor visit": draw((scope, chance) =>
    scope.draw.library.isEnglish
      ? chance.pick(["Amara Novak", "Daniel Okafor", "Lena Fischer", "Priya Shah", "Marco Rossi"])
      : scope.draw.library.faker.person.fullName(),
  ),
  "badge|badge number|visitor badge @ visitor visit": digits("V-0##", "V-1##"),
});
