import { personOf } from "../../../subject.ts";
import { beside, besideAny, digits, shape, toTextRules } from "../../text-rule.ts";

/** Laboratories, police, libraries, offices and homes: what their models are called by. */
export const workplacesRules = toTextRules({
  // Laboratories
  "title|name|project title|project name @ researchproject":
    "Urban heat and health|Batteries for slow grids|Memory in adolescents|Soil after the flood|Reading on screens|Noise and birdsong|Plastics in rivers|Trust in forecasts",
  "abstract|description|summary @ researchproject":
    "Measures heat in forty streets over three summers and compares it with visits to doctors.|Tests whether used batteries can store power for a village.|Follows two hundred pupils through one school year.|Compares fields that were flooded with those that were not.",
  "keywords|tags|topics @ researchproject":
    "heat|health|storage|memory|soil|cities|sensors|field study",
  "funding agency|funder|funding body|sponsor|funded by @ researchproject project grant study & principal_investigator_id":
    "National Science Foundation|Northern Science Council|University Fund|Research Council|Harbour Foundation",
  "department|division|unit @ researcher scientist postdoc":
    "Physics|Biology|Computer Science|Chemistry|Economics|Psychology",
  "position|title|role|job title @ researcher scientist postdoc":
    "Professor|Postdoctoral researcher|PhD candidate|Research associate|Lab manager",
  "name|instrument name|title @ researchinstrument labinstrument scientificinstrument":
    "Spectrometer|Fluorescence microscope|Centrifuge|Mass spectrometer|Thermocycler|Incubator|Rheometer",
  "manufacturer|maker|brand|vendor @ researchinstrument labinstrument scientificinstrument":
    "Optavia|Kern & Falk|Meridian Instruments|Labtech Nord|Bergstrom",
  "location|place|room|lab @ researchinstrument labinstrument scientificinstrument":
    "Lab 2.14|Lab 1.03|Cold room|Basement, room 7|Clean room",
  "label|sample label|code|sample code|name @ researchsample labsample": shape(
    "S-####-A",
    "B##-###",
    "AA-0##",
  ),
  "origin|source|site|sampling site @ researchsample labsample":
    "River mouth, site 3|Greenhouse 2|Donor 14|Field plot B|Harbour sediment|Control group",
  "issue|issue number|number @ publication paper journalarticle & doi journal volume": digits(
    "#",
    "1#",
  ),
  // Police
  "rank|grade|title @ officer policeofficer detective":
    "Constable|Sergeant|Inspector|Detective|Lieutenant|Captain",
  "unit|division|squad|team|department @ officer policeofficer detective":
    "Patrol|Traffic|Criminal investigation|K-9|Cybercrime|Community policing",
  "specializations|specialization|specialties|skills|expertise @ officer policeofficer detective":
    "Forensics|Negotiation|Traffic accidents|First aid|Interviewing|Digital evidence",
  "title|name|subject @ policecase investigation criminalcase":
    "Burglary on Mill Lane|Stolen bicycles at the station|Card fraud in three shops|Graffiti on the town hall|Missing hiker near the lake|Assault outside a bar",
  "description|details|narrative|summary @ policecase investigation criminalcase":
    "Window at the back was forced, jewellery is missing.|Three locks were cut during the night.|Several cards were copied at one terminal.|Last seen on Sunday near the car park.|Argument ended in a fight, two people hurt.",
  "description|item|name|details|item description @ evidence evidenceitem":
    "Blue rucksack with a torn strap|Crowbar, 40 cm|Phone with a cracked screen|Receipt of the 14th|Photo of a footprint|Glove, left hand",
  "handler|officer|person|received by|holder @ custody chainofcustody custodyentry":
    ({ member }) =>
    (scope) =>
      personOf(scope, member.words).full,
  "purpose|reason|action|note @ custody chainofcustody custodyentry":
    "Collected at the scene|Laboratory analysis|Photographs|Storage|Presented in court",
  "lab result|laboratory result|forensic result|analysis result|result @ evidence evidenceitem":
    "Fingerprints match|No usable traces|DNA profile found|Match with case 118|Inconclusive",
  "distinguishing marks|distinguishing features|marks|scars and tattoos|identifying marks":
    "Scar above the left eye|Tattoo of an anchor|Limps slightly|Missing fingertip|None known",
  "relation to case|relation|relationship|connection @ witness":
    "Neighbour|Passer-by|Shop owner|Colleague of the victim|Taxi driver",
  "description|details|situation|complaint|notes @ emergencycall emergency dispatch":
    "Man with chest pain, conscious.|Smoke from a kitchen on the second floor.|Two cars collided, nobody trapped.|Child has swallowed a coin.|Somebody is breaking into a car.",
  "area|district|beat|sector|route|zone @ patrol":
    "Old Town|Harbour District|Station Quarter|North Ring|University Quarter",
  "notes|note|report|remarks @ patrol":
    "Quiet night, two checks of papers.|Noise complaint settled on the spot.|Broken window at the school reported.|Helped after a minor collision.",
  "vehicle|car|unit|call sign @ patrol": "Patrol 7|Patrol 12|Car 4|Bike team 2|Van 3",
  // Courses online
  "title|name|section title @ onlinecoursesection onlinecoursemodule":
    "Getting Started|The Basics|Core Concepts|Practice|Going Further|Final Project|Wrap-up",
  "description|summary|about @ onlinecoursesection onlinecoursemodule":
    "What you need before you begin.|The ideas that everything else builds on.|Exercises with solutions.|A small project from start to end.|Where to go from here.",
  "title|name|lecture title @ onlinecourselecture":
    "Welcome to the course|Setting up|Key concepts|A first example|Common mistakes|Hands-on exercise|Tips and tricks|Case study|Questions and answers|Where to go next",
  "content|text|body|transcript @ onlinecourselecture":
    "Download the files before you start the video.|Pause after each step and try it yourself.|Write down three questions before you go on.|The solution is in the resources of this section.",
  "bio|about|biography @ instructor":
    "Has taught more than twenty courses online.|Worked as a designer for ten years before teaching.|Explains hard things in small steps.|Consultant by day, teacher in the evening.|Answers every question within two days.",
  // Libraries
  "name|branch name|title @ librarybranch":
    "Central Library|Harbour Branch|North Branch|Mill Lane Library|Children's Library|University Branch",
  "pickup branch|branch|library branch|home branch|pickup location @ reservation hold loan librarycard patron & card_number patron_id":
    "Central Library|Harbour Branch|North Branch|Mill Lane Library|Children's Library",
  "title|name @ libraryevent":
    "Story hour|Author reading|Book club: new fiction|Homework help|Repair café|Film night|Introduction to the archive",
  "description|about|summary @ libraryevent":
    "For children from four, parents welcome.|The author reads and answers questions.|Bring a book that you would lend.|No registration needed, just come by.",
  "target audience|audience|for whom|age group @ libraryevent schoolevent communityevent":
    "Children 4–8|Families|Adults|Teenagers|Everyone",
  "materials|bring|what to bring|handouts @ libraryevent":
    "Picture books|Handout|Notebook|Library card|Slides",
  // Volunteers and politics
  "role|task|position|duty @ volunteershift":
    "Welcome desk|Food sorting|Driver|Children's corner|Set-up|First aid",
  "location|place|where|site @ volunteershift":
    "Food bank, Mill Lane|Community centre|City park|Harbour school|Shelter North",
  "notes|note|comment|remarks @ volunteershift":
    "Needs a parking permit.|Swapped with a colleague.|Bring warm clothes.|Key is at the front desk.",
  "notes|note|comment|remarks @ shift roster rota":
    "Swapped with a colleague.|Opens in the morning.|Trains the new colleague.|Has the keys.|Covers for somebody on leave.",
  "ideology|political position|orientation|alignment @ party politicalparty candidate politician":
    "Social democratic|Liberal|Conservative|Green|Centrist|Left",
  // Work on software
  "comment|comments|note|notes|description|work description @ worklog timelog": beside(
    /issue|ticket|repo|branch|sprint|commit|task|story/i,
    "Reproduced the bug and wrote a test.|Review and small fixes.|Pairing with the design team.|First version of the form.|Cleaned up the migration.",
  ),
  "notes|release notes|description|changes|summary @ release productrelease softwarerelease":
    "Faster search and a new settings page.|Fixes the export of large files.|Dark mode for all pages.|Security update, please install.|First version with roles and permissions.",
  "description|about|purpose @ team squad devteam":
    "Builds the checkout and everything around payments.|Keeps the platform fast and available.|Looks after customers from the first day on.|Owns the mobile apps.",
  // Offices and courts
  "court|court name|venue @ courtcase courthearing":
    "District Court North|City Court|Regional Court|Family Court|Administrative Court",
  "purpose|type|subject|reason @ hearing courthearing":
    "First hearing|Witness testimony|Settlement talks|Oral argument|Verdict|Motion to dismiss",
  "service|service name|matter|request @ appointmentslot citizenappointment":
    "New passport|Register an address|Driving licence|Birth certificate|Parking permit|Vehicle registration",
  "remarks|remark|notes|comment|feedback @ drivertest drivingtest theorytest":
    "Calm and careful driving.|Parked on the second try.|Missed one right of way.|Too fast in the school zone.|Confident on the motorway.",
  "location|place|test centre|test center|site @ drivertest drivingtest theorytest":
    "Test centre North|Test centre Harbour|Test centre East",
  "insurance company|insurer|insurance provider|insured with @ vehicle car registration":
    "Alder Mutual|Harbour Insurance|Meridian Cover|Northern Care|Union Assurance",
  // Gyms
  "name|plan name|title @ membershipplan gymplan gymmembership":
    "Off-peak|Basic|Flex|Premium|Family|Student",
  "description|about|summary @ membershipplan gymplan gymmembership":
    "Weekdays until four in the afternoon.|All machines, seven days a week.|Cancel every month, no questions.|All classes and the sauna included.|Two adults and all children.",
  "unit|goal unit|measure @ challenge fitnesschallenge": "km|steps|days|workouts|minutes",
  "area|zone|place|location @ locker": "Changing room A|Changing room B|Entrance|Pool|First floor",
  "name|title @ boardcolumn kanbancolumn": "Backlog|To do|In progress|In review|Done",
  // Forums and mail
  "name|title @ forum subforum forumcategory board messageboard":
    "General discussion|Introductions|Help and support|Show your work|Off topic|News and announcements|Buy and sell",
  "content|body|text|message @ forumpost forumreply threadpost":
    "Same here, restarting helped.|Have you tried the newer version?|I would take the lighter one.|Thanks, that was exactly what I needed!|Not sure, but I think it is in the manual.|Here is how I did it, step by step.",
  "name|title|rule name @ emailrule mailrule inboxrule mailfilter emailfilter":
    "Invoices to folder|Newsletters|From my team|Mark as important|Move receipts|Block spam",
  "action|then|do @ emailrule mailrule inboxrule mailfilter emailfilter":
    "move to folder|mark as read|add label|forward|delete|star",
  "field|property|what @ emailrulecondition rulecondition filtercondition mailrulecondition":
    "subject|sender|recipient|body|size",
  "operator|comparison|condition @ emailrulecondition rulecondition filtercondition mailrulecondition":
    "contains|equals|starts with|ends with|is not",
  "value|text|term @ emailrulecondition mailrulecondition":
    "invoice|newsletter|@northwind.example|receipt|urgent",
  // Homes
  "name|room name|title|label @ homeroom": besideAny(
    "device count|devices|current temp|target temp|target temperature|humidity|icon|household id|home id",
  )("Living room|Kitchen|Bedroom|Bathroom|Hallway|Office|Nursery|Dining room"),
  "name|room name|title|type|label @ smarthomeroom apartmentroom houseroom flatroom propertyroom":
    "Living room|Kitchen|Bedroom|Bathroom|Hallway|Office|Children's room",
  "icon @ smarthomeroom room": "sofa|bed|bath|kitchen|desk|stairs",
  "device name|device @ sceneaction smarthomesceneaction automationaction":
    "Hall light|Thermostat|Front door|Blinds|Speaker|Desk lamp",
  "property|attribute @ sceneaction smarthomesceneaction automationaction":
    "brightness|temperature|state|position|volume",
  "brand|manufacturer|make @ wearable fitnesstracker smartwatch":
    "Pulso|Kestrel Fit|Orbit|Nordtime|Vela",
  // Staff
  "title|subject|headline|name @ staffannouncement":
    "Office closed on Friday|New health benefits|Welcome to our new colleagues|Summer party|Parking garage under repair|Results of the survey",
  "body|content|text|message|description @ staffannouncement":
    "Please plan your work accordingly, remote work is possible.|Details and forms are on the intranet.|Come and say hello in the kitchen at ten.|Sign up until the end of the week.|Questions? Ask the people team.",
  "audience|target audience|for @ announcement notice bulletin":
    "Everyone|All members|All staff|New members|Team leads",
  "audience|target audience|for|recipients @ staffannouncement staffsurvey":
    "All employees|Managers|Headquarters|Engineering|New hires",
  "category|type|topic @ staffannouncement": "Company|Benefits|Events|IT|Facilities",
  "title|name @ staffsurvey":
    "Engagement survey|Workplace check-in|Onboarding feedback|Canteen and coffee|Remote work",
  "category|type|kind @ staffbenefit employeebenefit benefit":
    "Health|Retirement|Mobility|Fitness|Family|Learning",
  "provider|insurer|partner|offered by @ staffbenefit employeebenefit benefit":
    "Meridian Health|Alder Mutual|City Gyms|Union Pension|Northern Care",
  "title|name|subject|purpose @ expenseclaim":
    "Train to the client|Hotel in Lisbon|Team lunch|Conference ticket|Office supplies|Taxi to the airport",
  "comment|comments|note|notes|description @ expenseclaim":
    "Receipt attached.|Agreed with my manager.|Two nights, breakfast included.|For the workshop on Tuesday.|Shared with a colleague.",
  "description|details|instructions @ onboardingtask":
    "Takes about half an hour.|Ask your buddy if anything is unclear.|Please finish in the first week.|The link is in your welcome mail.",
  "description|why|about|details @ staffobjective objective okr":
    "So that customers wait less.|Agreed with the team in the last review.|Part of the plan for this year.|Measured every month.",
  "unit|measure @ keyresult staffobjectivekeyresult objectivekeyresult":
    "%|hours|customers|points|days",
  // Orchestras
  "genre|style|form @ orchestrapiece musicpiece score & composer opus instrumentation":
    "Symphony|Concerto|Chamber music|Overture|Suite|Opera",
  "instrumentation|scoring|instruments|parts @ piece orchestrapiece musicpiece score":
    "Strings|Two flutes|Two oboes|Two horns|Timpani|Piano|Harp",
  "location|place|room|venue @ rehearsal orchestrarehearsal":
    "Main hall|Rehearsal room 2|School auditorium|Church hall",
  "focus|main focus|goal|topic @ rehearsal orchestrarehearsal":
    "Second movement|Tempo and dynamics|Strings only|Run-through|Intonation|Finale",
  "notes|note|remarks|comment @ rehearsal orchestrarehearsal":
    "Bring pencils for the bowings.|Soloist joins after the break.|Start on time, please.|Horns stay ten minutes longer.",
  "bio|about|biography @ musician":
    "Played in three orchestras before this one.|Teaches at the music school on Mondays.|Started at the age of six.|Loves Brahms and long rehearsals.",
  "topic|theme|subject|focus @ musiclesson pianolesson guitarlesson":
    "Scales and arpeggios|Sight-reading|Vibrato|Rhythm|New piece|Pedalling",
  "notes|note|comment|teacher notes @ musiclesson pianolesson guitarlesson":
    "Good tone, watch the rhythm.|Learned the first page by heart.|Needs slower practice.|Ready for the recital.",
  "focus|main focus|focus area|area of focus":
    "Basics|Technique|Teamwork|Preparation|Details|Timing",
});
