import { beside, besideAny, digits, toTextRules } from "../../text-rule.ts";

/** What is ordered from people who come, inspect, repair, drive and examine. */
export const serviceRules = toTextRules({
  "proof of delivery|delivery proof|pod|proof":
    "Signature|Photo at the door|Left with a neighbour|Handed over",
  // Cars and moves
  "package|wash package|wash type|service package|program @ carwash wash carwashbooking detailing & wax_type bay add_ons plate":
    "Basic wash|Premium shine|Interior and exterior|Full detail|Express",
  "add ons|addons|add on|extras|extra services @ carwash wash carwashbooking detailing & wax_type bay":
    "Underbody wash|Hot wax|Tyre shine|Interior vacuum|Air freshener",
  "wax type|wax|polish|coating type": "carnauba|hot wax|ceramic|spray wax|none",
  "bay|lane|box @ carwash wash carwashbooking garage workshop repair": "Bay 1|Bay 2|Bay 3|Tunnel",
  "notes|note|comments @ carwash wash carwashbooking detailing":
    "Please mind the roof rack.|Dog hair on the back seat.|Mirror folds by hand.|Customer waits in the lounge.",
  "truck size|van size|vehicle size @ moving movingjob removal move":
    "3.5 t van|7.5 t lorry|12 t lorry|Luton van",
  "fragile items|special items|bulky items @ moving movingjob removal move":
    "Piano|Mirror|Wine glasses|Aquarium|Paintings|Chandelier",
  "special handling|handling|handling instructions|handling notes":
    "Fragile, keep upright|Two people to lift|No stacking|Keep dry|Needs a tail lift",
  "status|job status|move status @ moving movingjob removal cleaningjob cleaning & crew_size truck_size cleaner":
    "quoted|booked|confirmed|in progress|completed|cancelled",
  "key access|key|access|entry|access method @ cleaning cleaningjob home visit sitter":
    "Key box|Client at home|Key with neighbour|Smart lock code|Concierge",
  "focus areas|focus area|areas|priority areas|tasks @ cleaning cleaningjob":
    "Kitchen|Bathroom|Windows|Oven|Floors|Staircase",
  "last feedback|feedback|client feedback|comment|comments @ cleaning cleaningjob moving gardening repair servicejob":
    "Very thorough, thank you.|Please mind the plants next time.|On time and friendly.|The oven could be cleaner.|All good.",
  "frequency|visit frequency @ cleaning cleaningjob gardening pool chore":
    "weekly|every two weeks|monthly|once",
  // Roofs, trees, machines
  "roof type|roof|roof style|roof shape": "gable|hip|flat|mansard|shed",
  "material|roof material|roofing|covering|cladding @ roof roofinspection building facade":
    "Clay tiles|Slate|Metal sheet|Asphalt shingles|Bitumen",
  "pitch|roof pitch|slope|gradient @ roof roofinspection": "15°|22°|30°|38°|45°",
  "damage found|damage|damages|defects found|findings|damage description @ roof roofinspection & roof_type roof_material":
    "Three cracked tiles|Loose flashing at the chimney|Blocked gutter|Moss on the north side|None",
  "recommendation|recommendations|recommended action @ roof roofinspection & roof_type roof_material":
    "Replace the cracked tiles before winter|Clean the gutters|Renew the flashing|Inspect again in two years|No action needed",
  "work type|type of work|job type|maintenance type|service type @ workorder maintenance repair asset & parts_used labor_hours downtime_hours":
    "repair|preventive|inspection|installation|calibration",
  "location|site|office|area|where @ asset itasset device hardware": besideAny(
    "assigned to|asset tag|assigned employee|assigned user|warranty expires|warranty until",
  )(
    "Head office, floor 2|Head office, floor 3|Server room|Storage room|Reception|Meeting room B|Home office|Branch in Lyon",
  ),
  "location|site|area|where @ workorder maintenance asset machine qualityinspection & parts_used downtime_hours assigned_technician":
    "Hall 2, line A|Boiler room|Loading dock|Roof, unit 3|Workshop|Packaging area",
  "root cause|cause|failure cause @ workorder maintenance asset machine & parts_used downtime_hours":
    "Worn bearing|Loose cable|Lack of lubrication|Operator error|Blocked filter|Voltage drop",
  "line|production line|assembly line @ quality qualityinspection production manufacturing batch & batch_number defects_found sample_size":
    "Line 1|Line 2|Line 3|Assembly A|Packaging",
  "corrective action|action taken|countermeasure @ quality qualityinspection production manufacturing audit":
    "Reworked the batch|Recalibrated the press|Sorted out by hand|Changed the supplier|None needed",
  "shift|work shift @ quality qualityinspection production manufacturing": "early|late|night",
  "name|asset name|label @ asset": beside(
    /^(?:tag|asset_?tag|last_?service|next_?service)/i,
    "Pump 3|Boiler|Forklift 2|Compressor|Air handler|Conveyor B|Lift 1",
  ),
  "tag|tag number @ asset machine equipment": digits("AST-####"),
  "asset|machine|equipment @ workorder maintenance":
    "Pump 3|Boiler|Forklift 2|Compressor|Air handler|Conveyor B|Lift 1",
  // In the air
  "purpose|flight purpose|mission @ drone droneflight uav":
    "Roof survey|Wedding film|Crop mapping|Training|Power line check|Real estate photos",
  "airspace class|airspace|airspace type": "G|E|D|C|restricted",
  "incident|incidents|anomaly @ drone droneflight uav flight":
    "Bird strike, no damage|Lost signal for 4 seconds|Hard landing|Propeller nick",
  "takeoff location|takeoff site|launch site|landing site @ drone droneflight uav":
    "Meadow by the lake|Car park north|Quarry edge|School field|Harbour pier",
  "mission|purpose|mission type @ satellite spacecraft":
    "Earth observation|Communications|Navigation|Weather|Science",
  "status|operational status|state @ satellite": "operational|operational|standby|decommissioned",
  "operator|operated by @ satellite spacecraft":
    "Northern Space Agency|Orbital Union|Meridian Sat|Blue Horizon",
  "operator|charge point operator|network|provider @ charger evcharger charging chargepoint":
    "VoltWay|GreenCharge|City Energy|PlugNorth",
  // Doctors
  "primary endpoint|secondary endpoint|endpoint|primary outcome|outcome measure|study endpoint @ trial clinicaltrial study clinical":
    "Change in blood pressure at 12 weeks|Overall survival|Pain score after 6 weeks|HbA1c at 24 weeks|Time to relapse",
  "trial name|study name|name|title|trial title @ trial clinicaltrial":
    "HEART-CARE 2|SLEEP-WELL|BREATHE|NOVA-Pain|VITAL Kids|CALM Study",
  "site|study site|trial site|center|centre @ trial clinicaltrial clinical":
    "University Hospital Lyon|City Clinic Oslo|Saint Anna Hospital|Northern Medical Centre",
  "donation type|type @ blooddonation blooddonor blood & hemoglobin blood_type volume_ml":
    "whole blood|plasma|platelets|double red cells",
  "center|centre|donation center|blood bank|donation site @ blooddonation blood donor":
    "City Blood Centre|University Hospital|Mobile unit 2|Red Cross Riverside",
  "notes|note|remarks|comments|recommendations @ eye eyeexam vision & optometrist":
    "Glasses for distance only.|No change since last year.|Artificial tears for dry eyes.|Prefers progressive lenses.",
  "visual acuity|acuity|visual acuity left|visual acuity right": "20/20|20/25|20/30|20/40",
  "diagnosis|finding|findings|condition @ eyeexam eye optometry vision & optometrist lens_type":
    "Myopia|Astigmatism|Presbyopia|Hyperopia|Dry eyes|No change",
  "frame brand|frame model|glasses brand": "Lumen|Nordic View|Oakline|Alba Optics|Clearwater",
  "mobility|mobility level|mobility status|mobility aid":
    "independent|walker|wheelchair|needs help|walking stick",
  "care level|level of care|care grade": "Level 1|Level 2|Level 3|Level 4",
  "room|room number @ resident carehomeresident nursing ward": digits("1##", "2##"),
  "favorite activity|favourite activity|activities enjoyed|hobby @ resident carehomeresident nursing care":
    "Card games|Gardening|Choir|Crosswords|Afternoon walks|Painting",
  "fall risk|pressure sore risk|choking risk": "low|medium|high",
  // Clients and dues
  "unit|unit number|apartment|lot @ hoa hoadues condo tenant lease homeowner & homeowner tenant resident rent":
    "Unit 4B|Unit 12A|Unit 7|House 3|Unit 21",
  "violation|violation type|infraction|breach @ hoa hoadues condo homeowner parking & homeowner":
    "Bins left out|Unapproved fence|Noise after 22:00|Parking on the lawn|Overgrown hedge",
  "title|talk title|session title|name @ talk conferencetalk conferencesession presentation keynote":
    "Small Teams, Big Systems|What We Learned from Ten Outages|Designing for Slow Networks|The Quiet Power of Tables|Writing Docs People Read|A Friendly Tour of Compilers|Accessibility Is a Habit",
  "abstract|description|summary @ talk conferencetalk conferencesession presentation lecture keynote":
    "A tour through three projects, what failed and what we kept.|Practical patterns you can use on Monday.|A look behind the scenes, with live examples.|For everybody who has ever been on call.",
  "job title|speaker role|speaker title @ speaker talk conferencetalk":
    "Principal Engineer|Developer Advocate|Staff Engineer|Design Lead|Engineering Manager|Product Designer|Data Scientist|Head of Research",
  "track|conference track|stream|topic track @ talk conferencetalk conferencesession presentation session & speaker abstract slides_url proposal_id talk_id speaker_id":
    "Frontend|Backend|Design|Leadership|Data|Community",
  "name|room name|title @ conferencehall":
    "Main hall|Auditorium|Blue hall|Workshop room 1|Workshop room 2|Garden room|Studio A|Studio B|Gallery",
  "tags|topics|keywords @ talk conferencetalk conferencesession":
    "performance|accessibility|testing|architecture|tooling|teams|open source|security",
  "room|hall|stage @ talk conferencetalk conferencesession presentation":
    "Main hall|Room 2|Workshop room|Auditorium|Stage B",
  "filing status|filing type @ tax taxreturn":
    "single|married filing jointly|married filing separately|head of household",
  "status|return status @ tax taxreturn & taxpayer tax_year tax_owed":
    "filed|accepted|in review|refunded|amended",
  "shipping terms|delivery terms|incoterms|freight terms": "DAP|FOB|EXW|CIF|DDP",
  "case status|status @ policereport & offense suspect officer":
    "open|under investigation|closed|referred|unsolved",
  "location|scene|place|crime scene|incident location @ policereport crime offense accident incident & offense suspect officer":
    "Market Square|Mill Lane 12|Central Station|Harbour car park|City Park, north gate",
  "name|truck name|trading name @ foodtruck":
    "Taco Harbour|The Rolling Oven|Green Bowl|Smoky Wheels|Dumpling Lane|Waffle Works",
  "current location|location|spot|today location @ foodtruck":
    "Market Square|University, main gate|Riverside park|Business quarter|Harbour pier",
  "stain notes|garment notes|laundry notes":
    "Red wine on the left sleeve.|Grass stain, knees.|Ink near the pocket.|Delicate buttons.|None",
  "funding program|funding programme|grant program|grant programme|program|programme @ grant grantapplication funding":
    "Small Projects Fund|Green City Grant|Youth Culture Programme|Digital Heritage Fund|Open Science Call",
  "budget justification|justification|rationale|business justification|reason for request":
    "Materials and two part-time helpers.|Replaces equipment from 2009.|Lower running costs within a year.|Required by the new regulation.",
  "keywords|tags|topics @ grant grantapplication research publication paper abstract":
    "education|climate|health|heritage|inclusion|data",
  "section|block|seating section|stand @ ticket ticketsale seat concert stadium & row seat venue":
    "Block A|Block C|Balcony|Floor|Stalls|Gallery",
  "delivery method|ticket delivery|delivery @ ticket ticketsale":
    "mobile ticket|print at home|post|box office",
  "cohort|cohort name|class group|intake @ course enrollment courseenrollment learner student bootcamp":
    "Spring 2026|Autumn 2026|Evening group A|Cohort 12|Cohort 13",
  "broker|brokerage firm|trading account @ stock stockholding holding portfolio investment position":
    "TradeNorth|Alder Invest|Meridian Brokers|Harbour Securities",
  "gateway|hub|bridge|base station @ sensor device":
    "Gateway North|Gateway Hall 2|Hub 1|Hub Garage",
  "unit title|unit name|unit|module title|lesson title|lesson name @ language languagelesson & xp_reward hint":
    "Greetings|At the market|Family and friends|Ordering food|Travel plans|Past tense",
  "skill|skill type|skills @ language languagelesson lesson & xp_reward":
    "vocabulary|listening|speaking|grammar|reading",
  "prompt|question|sentence @ language languagelesson & xp_reward hint":
    "Translate: the bread|How do you say good morning?|Fill in: I ___ to school|Listen and repeat",
  "answer|solution|correct answer @ language languagelesson & xp_reward hint":
    "das Brot|buenos días|go|le pain|la stazione",
  "mode|exercise mode|lesson mode @ language languagelesson & xp_reward hint":
    "listening|speaking|typing|matching",
  "pet @ vet vetvisit veterinary & veterinarian species": "Luna|Charlie|Bella|Max|Milo|Nala",
  "clinic|practice|animal hospital @ vet vetvisit veterinary & veterinarian species":
    "Harbour Vets|Paws Clinic|Riverside Animal Hospital|Meadow Vets",
  "medications|medication|prescribed medication|drugs @ vet vetvisit veterinary pet & veterinarian species":
    "Meloxicam|Amoxicillin|Ear drops|Flea treatment|Worming tablet",
});
