import type { Member } from "../../../../member.ts";
import type { Matcher } from "../../../../one-of.ts";
import { kin } from "../../../subject.ts";
import { beside, besideAny, digits, pick, shape, toTextRules } from "../../text-rule.ts";

const pictureFiles = pick(
  "harbour-dawn.jpg|team-photo.jpg|banner-spring.png|product-front.jpg|office-opening.jpg|portrait-03.png",
);

/** A file that is so wide and so high is a picture; one that also takes time is none. */
function isPicture({ siblings }: Member): boolean {
  const has = (names: Matcher) => siblings.some((name) => names.test(name));
  return has(/^(?:image_?)?width/i) && has(/^(?:image_?)?height/i) && !has(/duration|pages|fps/i);
}

const careGoals =
  "Walks to the dining room with a walker|No new falls|Drinks 1.5 litres a day|Pain below 3 of 10|Wound closed|Sleeps through the night";

const degrees =
  "Computer Science, BSc|Economics, BA|Mechanical Engineering, BSc|History, MA|Biology, MSc|Data Science, MSc|Psychology, BSc|Law, LLB";

/** What a model is called by whose project tells what it is: a course of a university, a club's training. */
export const projectsRules = toTextRules({
  "remarks|remark|principal remarks|teacher remarks|class teacher remarks|head teacher remarks|teacher comment|teacher comments|overall remarks|comments @ reportcard marksheet gradecard progressreport schoolreport":
    "Steady work through the whole term.|A clear step forward since autumn.|Takes part more than last term.|Homework needs more care.|Excellent in the sciences.|Reads far beyond the class.",
  "board|school board|education board|affiliation|affiliated board @ school":
    "CBSE|IB|Cambridge|State board|ICSE",
  "grade|grade level|standard @ classroom schoolclass class classsection": besideAny(
    "section|division",
  )("Grade 5|Grade 6|Grade 7|Grade 8|Grade 9|Grade 10"),
  "term|fee term|billing term @ feeinvoice feepayment schoolfee tuitioninvoice":
    "Term 1|Term 2|Term 3",
  "interested in|product interest|interested product|products of interest @ lead saleslead supportlead prospect contact inquiry":
    "Annual plan|Team licences|Product demo|API access|Migration from another tool|On-site training",
  "travelled in|traveled in|visited in|stayed in|travel month|month of travel|month of visit":
    "January|March|April|May|June|July|August|September|October|December",
  "budget range|budget bracket|expected budget range":
    "Under $5,000|$5,000–$10,000|$10,000–$25,000|$25,000–$50,000|Over $50,000",
  "agency|agency name|brokerage @ agent realtor estateagent realestateagent": besideAny(
    "listings count|listings|license number|active listings|properties sold|total sales|sales count",
  )(
    "Harbour Homes|Northside Realty|Park Lane Estates|Keystone Properties|Old Town Living|Riverside Real Estate",
  ),
  "outcome|viewing outcome|result @ viewing propertyviewing houseviewing showing":
    "Offer expected|Second viewing agreed|Not interested|Thinking it over",
  "door location|lock location @ smartlock doorlock lock":
    "Ground floor|Basement|First floor|Rear of the house|Courtyard side",
  "action|then @ automationrule deviceautomation smartrule":
    "Turn on the light|Lock the door|Set heating to 20 °C|Close the blinds|Send a notification",
  "condition notes|inspection notes|notes|remarks|comments @ goodsreceipt goodsreceived receivingreport deliveryreceipt":
    "All pallets intact.|Two boxes dented, contents fine.|One pallet wet on the outside.|Shrink wrap torn on one pallet.|Counted and complete.|Labels hard to read.",
  "treatment type|treatment|procedure|procedure name|service @ dentalappointment dentaltreatment dentalvisit dentalprocedure":
    "Filling|Root canal|Crown|Cleaning|Extraction|Whitening|Check-up",
  "date range|time range|reporting period @ widget dashboard chart report dashboardwidget":
    "Last 7 days|Last 30 days|This month|This quarter|Year to date",
  "role|position @ projectteam projectcrew projectstaff & allocation allocation_percent":
    "Project manager|Designer|Frontend developer|Backend developer|Tester|Business analyst",
  // What teams say of their work
  "went well|what went well|positives|liked|keep|good @ retrospective retro sprintretro":
    "Quick reviews|Clear goals for the sprint|Good pairing sessions|Fewer interruptions|The demo went smoothly",
  "actions|action items @ retrospective retro sprintretro":
    "Split stories before planning|Fix the flaky tests first|One quiet morning a week|Shorter daily meeting",
  "accomplishments|achievements|highlights @ statusreport projectreport progressreport":
    "Data of the first region is moved|Design signed off by the client|Load test passed|Training for support is held",
  "risks|issues|blockers @ statusreport projectreport progressreport":
    "Delivery of the hardware may slip|Only one person knows the old system|Approval by the client is pending|Test data comes late",
  "next steps|planned work @ statusreport projectreport progressreport":
    "Move the second region|Start the pilot with one team|Prepare the go-live plan|Hold the acceptance test",
  "to improve|improvements|what to improve|went wrong|negatives|stop|bad|lacked @ retrospective retro sprintretro":
    "Stories were too large|Too many meetings|Flaky tests slow us down|Late feedback from design|Unclear priorities midweek",
  "title|name|text|task|label|item|description @ weddingchecklist weddingchecklistitem weddingtask weddingtodo":
    "Book the venue|Taste the menu|Order the cake|Send the invitations|Finish the guest list|Choose the flowers|Pick up the rings|Meet the photographer|Write down the playlist|Plan the seating",
  "title|name|text|task|label|item|description @ checklistitem":
    "Make a list|Ask for the price|Compare three offers|Send the first draft|Check the dates|Tell everybody|Put it in the calendar|Buy what is missing",
  "text|body|message|content|comment @ taskcomment issuecomment cardcomment projectcomment":
    "I can take this tomorrow.|Looks good to me.|Still waiting for the numbers.|The draft is in the shared folder.|Can we talk about it in the stand-up?|Tested on two phones, works.|Added two details to the description.",
  "resource|module|area|subject|object|entity @ permission":
    "users|billing|content|reports|settings|projects|files",
  "text|label|item|task|title @ checklist":
    "Make a list|Ask for the price|Compare three offers|Send the first draft|Check the dates|Tell everybody|Put it in the calendar|Write it down",
  "subtask|subtasks|sub tasks":
    "Collect what is there|Write a first draft|Ask for feedback|Go through the details|Final check|Tell everybody",
  "estimated effort|effort estimate": "1 day|3 days|1 week|2 weeks|1 month",
  "availability|notice period|available from @ candidate applicant":
    "Immediately|Two weeks' notice|One month's notice|Three months' notice",
  "notes|note|comment|special requests @ roombooking roomreservation meetingroombooking": beside(
    /organi[sz]er|meeting|attendee/i,
    "Please set up the projector.|Coffee and water for everybody.|Two guests join by video.|Chairs in a circle, please.",
  ),
  "title|name|text|task|description|action|item|label @ actionitem followup":
    "Send the notes to everybody|Ask for two more offers|Update the plan|Book a room for the next meeting|Talk to the customer|Write a first draft|Check the numbers with finance|Invite the design team",
  "role|signer role|title @ signer signatory":
    "Client|Managing director|Witness|Employee|Project lead|Landlord",
  "document name|document title|document @ signaturerequest esignature envelope signingrequest":
    "Service agreement|Non-disclosure agreement|Employment contract|Lease agreement|Consulting contract|Data processing agreement|Offer letter",
  "title|name|text|task|label @ subtask":
    "Collect what is there|Write a first draft|Ask for feedback|Go through the details|Final check|Tell everybody",
  "title|name|idea @ idea suggestion improvementidea innovation":
    "Reusable packaging for returns|One inbox for all requests|Solar panels on the warehouse|Shared bikes between sites|Self-service for time off|Shorter approval for small orders",
  "confidence|confidence level @ okr objective goal keyresult": "high|medium|medium|low",
  "breaking changes|breaking change|incompatibilities @ release version changelog":
    "The export endpoint needs a token.|Dates are returned in UTC.|Node 18 is no longer supported.|The old theme was removed.",
  "name|file name|filename @ releaseasset":
    "app-linux-x64.tar.gz|app-macos-arm64.zip|app-windows-x64.exe|checksums.txt|source.zip",
  "description|about|summary|abstract @ webinar onlineseminar":
    "One hour with examples and time for questions.|Live demo, with a recording for everyone.|What works, what does not, and how to start on Monday.|Three short talks and an open discussion.",
  "purpose|reason|visit purpose|purpose of visit|reason for visit @ visitor guestvisit sitevisit visitorlog & badge_number":
    "Meeting|Interview|Delivery|Maintenance|Site tour|Training",
  "language pairs|language pair|pairs":
    "English → German|English → French|Spanish → English|German → English|English → Japanese|French → Spanish",
  // University
  "code|course code|number @ universitycourse universitymodule universityseminar collegecourse":
    digits("CS 1##", "MATH 2##", "BIO 1##", "HIST 3##", "ECON 2##", "PHYS 1##"),
  "department|faculty|department name @ lecturer professor universitycourse universitymodule":
    "Computer Science|Mathematics|Physics|Biology|History|Economics|Linguistics|Chemistry",
  "department|faculty|department name @ course instructor student & credits prerequisites office_hours tenured gpa major":
    "Computer Science|Mathematics|Physics|Biology|History|Economics|Linguistics|Chemistry",
  "name|department name|title @ universitydepartment universityfaculty schooldepartment":
    "Computer Science|Mathematics|Physics|Biology|History|Economics|Linguistics|Mechanical Engineering|Philosophy|Chemistry|Law|Psychology",
  "code|department code|short code|abbreviation @ universitydepartment universityfaculty schooldepartment":
    "CS|MATH|PHYS|BIO|HIST|ECON|LING|ME|PHIL|CHEM|LAW|PSY",
  "name|department name|title @ hospitaldepartment":
    "Cardiology|Radiology|Orthopaedics|Paediatrics|Emergency|Neurology|Oncology|Maternity",
  "name|department name|title @ citydepartment":
    "Public Works|Parks and Recreation|Waste Management|Building Office|Civil Registry|Social Services|Transport|Finance",
  "title|name|course name|course title @ universitycourse universitymodule universityseminar collegecourse":
    "Introduction to Algorithms|Linear Algebra|Organic Chemistry|Modern European History|Microeconomics|Database Systems|Philosophy of Mind|Machine Learning|Cell Biology|Thermodynamics|Syntax and Meaning|Statistics II",
  "description|about|summary|overview @ universitycourse universitymodule universityseminar collegecourse":
    "Two lectures and one tutorial a week, with a written exam at the end.|Theory in the first half, a group project in the second.|Weekly problem sets count for a third of the grade.|Reading seminar with short presentations by all students.|Covers the foundations that later modules build on.",
  "prerequisites|prerequisite|required courses|requirements @ universitycourse universitymodule":
    "Linear Algebra|Calculus I|Introduction to Programming|Statistics I|General Chemistry|Academic Writing",
  "language|teaching language|language of instruction @ universitycourse universitymodule universitylecture collegecourse":
    "English|English|German|English|French",
  "topic|subject|title|theme|name @ universitylecture lecture universityseminar":
    "Supply and demand|Sorting and searching|The French Revolution|Eigenvalues and eigenvectors|Photosynthesis|Relational algebra|The first law of thermodynamics|Neural networks|Free will|Chemical bonds",
  "notes|note|remarks|comment @ lecture universitylecture universityseminar seminar tutorial":
    "Slides are online since Monday.|Read chapter three before the session.|Guest speaker in the second half.|Moved to the large hall.|Bring the problem sheet.",
  "degree program|degree programme|study program|study programme|course of study|program|programme|degree course @ student universitystudent applicant enrollment enrolment alumnus":
    degrees,
  "name|title @ universityprogram universityprogramme degreeprogram degreeprogramme": degrees,
  "research interests|research interest|research areas|research area|research topics|research fields|research focus|fields of interest|areas of expertise|specialization|specialisation|specialty|expertise @ lecturer professor researcher scientist faculty teacher academic":
    "Distributed systems|Labour markets|Medieval trade|Graph theory|Protein folding|Language acquisition|Renewable energy|Number theory",
  "title|academic title|honorific @ lecturer professor docent": "Dr.|Prof.|Dr.|Prof. Dr.",
  "office hours|consultation hours|consultation times @ lecturer professor teacher tutor instructor advisor":
    "Tue 14:00–16:00|Wed 10:00–12:00|Thu 13:00–15:00|Mon 9:00–11:00|By appointment",
  "bio|about|biography|profile|short bio @ lecturer professor researcher":
    "Studies how cities grow and who pays for it.|Works on proofs that computers can check.|Leads a small group on soil bacteria.|Came to the university after ten years in industry.|Writes on trade and letters in the Middle Ages.|Teaches first-year students and enjoys it.",
  "title|name|course name|course title @ schoolcourse":
    "Algebra I|World History|Biology|English Literature|Geometry|Physical Education|Chemistry|Spanish II|Art and Design|Computer Science",
  "description|about|summary|overview @ schoolcourse":
    "Four lessons a week, with a test every month.|Practical work in the laboratory on Thursdays.|Reading, discussion and one essay per term.|Builds on the course of last year.",
  "content|text|body|answer|submission text @ submission assignmentsubmission homeworksubmission":
    "The experiment shows that plants grow faster with more light.|I compared two sources and found three differences.|See the attached file for my drawings.|In my opinion the author wants to warn the reader.|My results are in the table on page two.",
  "current leader|leader|leading team|top team|champion|defending champion @ league season championship division":
    "Lisbon Rovers|Oslo Athletic|Dublin Falcons|Lyon United|Vienna Wolves|Ghent Tigers",
  "tags|tag|keywords|labels|label names|tag names @ knowledgearticle helparticle supportarticle faq knowledgebasearticle":
    "account|billing|getting started|security|settings|troubleshooting",
  // Staff training
  "location|place|where|venue @ stafftraining staffcourse staffsession trainingcourse employeetraining":
    "Head office, room 3|Online|Training centre|Meeting room North|Online",
  "certificate name|certificate|certification|certificate title @ stafftraining training trainingcourse employeetraining":
    "Certificate of attendance|First Aider|Safety Officer|Data Protection, level 1|Team Lead certificate",
  "name|title|certificate name @ staffcertificate staffcertification employeecertification":
    "First Aid at Work|Forklift Licence|Data Protection Officer|Scrum Master|Fire Warden|Project Management Professional",
  // Clubs
  "location|place|where|ground|venue @ sporttraining sportsession sportpractice teamtraining trainingsession practice":
    "Main pitch|Training ground 2|Sports hall|Artificial turf|Gym|Athletics track",
  "focus|main focus|training focus|session focus|focus area|workout focus @ personalsession ptsession personaltraining personaltrainingsession & personal_trainer":
    "Upper body strength|Core stability|Squat technique|Mobility|Running form|Conditioning|Glutes and legs",
  "notes|note|trainer notes|session notes|comments @ personalsession ptsession personaltraining personaltrainingsession & personal_trainer":
    "No jumps, because of the knee.|Wants to work on pull-ups.|No heavy sets for now.|Sore lower back, go easy.|Bring the bands.|Prefers free weights.",
  "focus|main focus|training focus|session focus|theme|topic|objective @ training sporttraining sportsession sportpractice practice workout trainingsession trainingplan":
    "Passing and movement|Finishing|Set pieces|Endurance|Defensive shape|Speed and agility|Pressing|Ball control",
  "cancellation reason|cancelled reason|reason @ sporttraining sportpractice training match fixture game":
    "Pitch under water|Too few players|Coach is ill|Thunderstorm warning|Hall closed",
  "name|title|drill @ drill trainingdrill":
    "Passing square|Rondo 5 v 2|Shuttle runs|Finishing from the edge|1 v 1 defending|Small-sided game|Corner routines|Interval sprints",
  "description|instructions|notes|details @ drill trainingdrill":
    "Two touches at most, change sides after five minutes.|Short breaks, full speed.|Start slow, then add a defender.|Groups of four, everybody takes part.",
  "name|title @ sporttraining sportpractice teamtraining":
    "Tuesday practice|Match preparation|Recovery session|Technique training|Goalkeeper training|Fitness test",
  "venue|location|place|ground @ tournament championship cup":
    "City Arena|Riverside Stadium|Mill Lane Sports Hall|Olympic Park|Harbour Ground|Union Tennis Centre",
  "prize|prizes|first prize|trophy @ tournament championship":
    "Trophy and 500 for the team kit|Challenge cup|Medals for the first three|Trophy and a match ball|New set of jerseys",
  "rules|regulations|terms @ tournament championship league competition":
    "Sign in half an hour before the start.|The referee has the last word.|Who is late by ten minutes has lost.|Bring your own equipment.|Protests within a quarter of an hour.",
  "organizer|organiser|host|hosted by @ tournament championship":
    "City Sports Association|Lakeside Sports Club|Northern Football Union|Harbour Athletics|Youth Sports Foundation",
  // Games
  "title|name|quest name @ quest sidequest mainquest gamequest":
    "The Lost Lantern|Wolves at the Gate|A Letter for the Miller|The Sunken Bell|Bandits on the North Road|Herbs for the Healer|Into the Old Mine|The Silent Tower",
  "description|summary|story|about|text @ quest sidequest mainquest gamequest":
    "Something has been taking sheep at night.|The bell has not rung since the flood. Find out why.|Carry the letter through the pass before snow falls.|Three roads lead to the camp, and all are watched.|Bring what the healer needs, and ask no questions.|Nobody who went down has come back.",
  "giver|quest giver|given by|npc @ quest sidequest":
    "Old Marta|Captain Brandt|Sister Elowen|Miller Tobin|The Hermit|Warden Hale",
  "location|place|area|zone|region|start location @ quest npc dungeon boss monster gamelevel sidequest":
    "Ravenford|The Old Mine|Whispering Woods|Saltmarsh Harbour|Frostgate Pass|Sunken Temple",
  "effects|effect|bonuses|bonus|modifiers|enchantments|perks @ gameitem weapon armor potion item skill ability spell & durability attack rarity":
    "+5 strength|Restores 50 health|Burns for 3 seconds|10 % faster|+12 armour|Poison resistance|Glows in the dark",
  "winner|winning team|team|losing team|side @ matchsession gamematch gamesession gameround matchplayer & kills deaths":
    "Team Blue|Team Red",
  "memory|ram @ systemrequirement requirement minimumrequirement recommendedrequirement":
    "8 GB|16 GB|12 GB",
  "storage|disk|disk space|hard drive @ systemrequirement requirement minimumrequirement recommendedrequirement":
    "20 GB|45 GB|70 GB|110 GB",
  "os|operating system @ systemrequirement requirement minimumrequirement recommendedrequirement":
    "Windows 10|Windows 11|macOS 13|Ubuntu 22.04",
  "server|region|game server @ matchsession gamesession gamematch playsession":
    "eu-west|eu-north|us-east|us-west|asia-south",
  // Help desks
  "title|name @ supportmacro macro cannedresponse cannedreply savedreply":
    "Ask for order number|Close as solved|Escalate to tier 2|Password reset steps|Refund approved|Thank you and close|Waiting for customer",
  "description|about|summary @ supportmacro macro cannedresponse savedreply":
    "Sends the steps and sets the ticket to pending.|Thanks the customer and closes the ticket.|Moves the ticket to the second level.|Asks for what is missing.|Confirms the refund and adds a tag.",
  "category|folder|group @ supportmacro macro cannedresponse savedreply":
    "Billing|Account|Shipping|General|Technical",
  "field|attribute|property @ macroaction triggeraction supportmacroaction":
    "status|priority|assignee|group|tag",
  "value|to|new value @ macroaction triggeraction supportmacroaction":
    "pending|solved|high|second level|billing|open",
  "role|position|level @ supportagent helpdeskagent": "agent|agent|senior agent|team lead|admin",
  "signature|email signature|mail signature @ agent supportagent user employee mailbox emailaccount":
    "Kind regards, your support team|Best wishes from the help desk|Thanks for writing to us|Always happy to help",
  "applies to|applied to|scope|conditions @ slapolicy sla supportpolicy policy":
    "All customers|Premium customers|Incidents|Billing questions|Enterprise accounts",
  // Music
  "genre|genres|favorite genres|favourite genres|preferred genres|favorite genre|top genres @ musiclistener listener musicgenre musicchart & total_listening_minutes listening_minutes favorite_artists":
    "Rock|Jazz|Folk|Electronic|Hip-hop|Classical|Soul|Indie",
  "copyright|copyright notice|p line|c line @ album track song release single":
    "℗ Copper Sound|© Harbour Records|℗ Blue Door Recordings|© Northern Lights Music",
  // Town halls
  "category|service category|issue category|topic|area @ servicerequest citizenrequest cityrequest citizenreport issuereport":
    "Roads|Street lighting|Waste|Parks and trees|Drains|Public order",
  "title|name|subject|topic @ publicmeeting councilmeeting citymeeting townmeeting committeemeeting publichearing":
    "Budget hearing|Monthly council meeting|Cycle path on Mill Lane|New school in the north|Noise at the harbour|Questions from citizens",
  "location|place|venue|room @ publicmeeting councilmeeting citymeeting townmeeting committeemeeting publichearing":
    "Town hall, great chamber|Town hall, room 12|Community centre|Harbour school, main hall|Central library",
  "type|passport type|document type @ passport": "P|P|P|PD|PS",
  "machine readable zone|mrz|mrz line|machine readable line": shape(
    "AA#######<#GBR##051##F##081##<<<<<<<<<<<<<<0#",
    "AA#######<#PRT##021##M##111##<<<<<<<<<<<<<<0#",
  ),
  "issuing authority|authority|issued by|issuing office|place of issue @ passport identitycard idcard driverlicense driverslicense drivinglicense residencepermit":
    "Passport Office|Civil Registry|Ministry of the Interior|Citizens' Office|Consulate General",
  "benefit type|type of benefit|benefit|benefit name|allowance type|subsidy type|assistance type @ benefitapplication benefit application claim socialbenefit benefitclaim welfareapplication citizen & monthly_income household_size caseworker":
    "Housing benefit|Child benefit|Unemployment benefit|Parental allowance|Heating subsidy|Disability allowance",
  "decision reason|reason for decision|grounds|justification @ benefitapplication application permit permitapplication visaapplication benefitclaim & caseworker":
    "Income below the limit|All conditions are met|Documents are missing|Income above the limit|Household has grown",
  "tax office|revenue office|tax authority|responsible tax office":
    "Tax Office North|Tax Office City Centre|Tax Office Harbour|Tax Office West",
  // Care
  "discharge summary|discharge note|discharge notes|discharge instructions|summary of stay":
    "Recovered well, follow-up with the family doctor in a week.|Stable on oral medication, sutures out in ten days.|Transferred to rehabilitation in good condition.|No complications, light duties for two weeks.",
  "notes|note|findings|comment|remarks @ checkup medicalappointment doctorappointment patientappointment consultation":
    "Blood pressure normal, repeat in six months.|Referred to a specialist.|Symptoms improving, continue treatment.|Advised rest and plenty of fluids.|Blood test ordered.|Patient reports better sleep.",
  "manufacturer|producer|maker|vaccine manufacturer @ vaccination vaccine immunization immunisation":
    "Nordvax|BioHelvia|Meridian Biotech|Alder Pharma|Corvida Labs",
  // Schools
  "note|notes|comment|remark @ absence schoolabsence":
    "Doctor's note handed in.|Parents called in the morning.|Will catch up on the test.|Back on Monday.|Left after the second lesson.",
  "reason|absence reason|cause @ absence schoolabsence":
    "Illness|Medical appointment|Family event|School trip|Sports competition|Funeral",
  "agenda|topic|subject|topics|purpose @ parentmeeting parentteachermeeting parentconference parentevening":
    "Progress this term|Behaviour in class|Choice of subjects|Reading and writing|Plans after the summer|Support in mathematics",
  "summary|notes|outcome|minutes @ parentmeeting parentteachermeeting parentconference":
    "Good progress, more practice in reading.|Agreed on a seat at the front.|Extra lessons from next month.|Parents sign the homework diary.",
  "notes|note|remarks|comment @ pupil student":
    "Needs glasses for reading.|Plays in the school orchestra.|Sits at the front.|Quiet in class, strong in writing.|Picked up by the grandmother on Tuesdays.|Class representative.",
  "bus route|school bus|bus line|bus @ pupil student child": "Bus 12|Route A|Route C|Bus 36|Bus 7",
  // Film and series
  "age rating|content rating|certification|certificate|rating label @ movie film show series tvshow episode":
    "PG|PG-13|R|G",
  "headline|title|heading|subject @ review hotelreview productreview restaurantreview testimonial":
    "Better than expected|Exactly what we needed|Would come again|A pleasant surprise|Good, with small flaws|Worth every penny|Just right for us|Friendly and easy",
  "headline|title|heading|subject @ workreview showreview":
    "Better than expected|Stays with you|Not for everyone|A quiet wonder|Too long by half|Would watch again",
  "summary|description|synopsis|plot|overview @ seriesepisode tvepisode showepisode":
    "An old friend turns up with a suitcase and no story.|The team misses the last ferry and has to stay.|A letter arrives that was posted ten years ago.|Nobody says what everybody knows.|A storm cuts the house off for a night.|The trial begins, and a witness is missing.",
  "quality|stream quality|video quality|resolution @ watchhistory viewing playback stream watchsession video":
    "HD|Full HD|4K|SD",
  "autoplay|subtitles enabled|notifications|dark mode @ preference setting playbacksetting profilepreference":
    "on|on|off",
  "maturity level": "all ages|7+|12+|16+|18+",
  "name|title|list name @ watchlist movielist filmlist viewinglist":
    "Weekend films|Watch with the kids|Classics to catch up on|Rainy days|Documentaries|Date night",
  // Buildings and devices
  "condition|when|rule|state @ trigger automationtrigger smarttrigger":
    "below 19 °C|motion detected|after sunset|door open for 5 minutes|above 26 °C|nobody at home",
  "type|trigger type|kind|event @ trigger automationtrigger smarttrigger":
    "time|motion|temperature|door|sunset|presence",
  "device model|model|hardware model|for model|target model @ firmware firmwareupdate firmwareversion":
    "GW-200|TH-110|MS-3|DS-40|EM-12",
  "release notes|changelog|changes|notes|description @ firmware firmwareupdate firmwareversion":
    "Longer battery life in standby.|Fixes dropped connections after a restart.|Security update for the radio stack.|Faster reconnect to the gateway.|Correct readings below zero.",
  "download url|file url|url|binary url|image url @ firmware firmwareupdate firmwareversion":
    digits(
      "https://example.com/firmware/gw-200-2.#.#.bin",
      "https://example.com/firmware/th-110-1.#.#.bin",
    ),
  // Websites
  "name|title|menu name @ sitemenu navigationmenu navmenu":
    "Main menu|Footer|Legal links|Account menu|Mobile menu|Sidebar",
  "location|position|place|slot|area @ sitemenu navigationmenu navmenu":
    "header|footer|sidebar|mobile",
  "target @ sitemenuitem menuitem navitem navigationitem menulink & label": "_self|_self|_blank",
  "role|position|title @ author editor contributor": "author|author|editor|guest author|admin",
  "note|notes|reason|comment @ redirect urlredirect":
    "Page was renamed.|Old campaign link.|Moved with the relaunch.|Short link for print.|Product no longer sold.",
  "message|text|body|comment @ formsubmission contactform inquiry enquiry contactrequest contactmessage":
    "Could you send me an offer for 20 people?|Do you also deliver on Saturdays?|I cannot find my invoice of last month.|Is the workshop suitable for beginners?|Please call me back, mornings are best.|Thank you for the quick help last week!",
  "file name|filename|original name|original filename": (context) =>
    isPicture(context.member) ? pictureFiles(context) : undefined,
  "folder|folder name|directory|folder path|collection @ mediaasset mediafile imageasset mediaitem medialibraryitem":
    "blog|products|team|press|campaigns|logos|events",
  "tags|keywords @ mediaasset asset mediafile imageasset":
    "banner|team|product|spring|portrait|press|background",
  // Care
  "qualification|qualifications|certification|education|degree @ nurse caregiver midwife paramedic carer":
    "Registered nurse|Nursing assistant|Geriatric nurse|Bachelor of Nursing|Wound care specialist|Practical nurse",
  "title|name|plan name @ careplan nursingplan treatmentplan":
    "Fall prevention|Mobility after surgery|Wound care|Pain management|Nutrition and fluids|Skin care",
  "goal|title|description|objective|name @ careplangoal caregoal treatmentgoal & interventions":
    careGoals,
  "goals|goal|objectives|target @ careplan nursingplan treatmentplan": careGoals,
  "interventions|measures|actions|steps @ careplan nursingplan":
    "Daily walking exercise|Check the skin twice a day|Offer drinks every two hours|Change of position at night|Physiotherapy on Tuesdays",
  "notes|note|comment|remarks|evaluation @ careplan nursingplan":
    "Family is informed.|Responds well to the exercises.|Review with the doctor next week.|Prefers care in the morning.",
  "text|note|content|body|notes|entry|description @ carenote nursingnote careentry shiftnote handovernote caredocumentation":
    "Ate well at lunch and took part in the singing group.|Slept badly, woke twice in the night.|Dressing changed, wound looks clean.|Complained of pain in the left knee, doctor informed.|Walked to the garden with the walker.|Visit from the daughter, in good spirits.",
  "category|type|topic|area @ carenote nursingnote careentry shiftnote caredocumentation":
    "Nutrition|Mobility|Medication|Mood|Sleep|Wound care",
  "relationship|relation|relation to resident|relation to patient @ carevisit visitor visit guestvisit":
    kin("daughter|son|friend|sister|brother|partner|neighbour|grandson"),
  "purpose|reason|occasion @ carevisit residentvisit":
    "Family visit|Birthday|Walk in the garden|Talk with the nurse|Sunday lunch",
  "notes|note|remarks|comment @ carevisit residentvisit":
    "Brought photos and cake.|Went for a walk in the garden.|Asked about the new medication.|Will come again on Sunday.",
  "name|title|activity|activity name @ careactivity residentactivity":
    "Singing group|Chair exercises|Memory games|Baking afternoon|Garden walk|Film afternoon|Flower arranging",
  "description|about|details @ careactivity residentactivity":
    "Songs from the fifties with piano.|Gentle movement for everybody, also in wheelchairs.|Words, pictures and stories in a small group.|In the kitchen on the ground floor.",
  "category|type @ careactivity residentactivity": "Music|Movement|Memory|Creative|Outing|Social",
  "location|place|room|where @ careactivity residentactivity careincident":
    "Common room|Dining room|Garden|Room 112|Corridor, 2nd floor|Bathroom",
  "description|details|summary|what happened @ careincident":
    "Found sitting on the floor beside the bed.|Slipped in the bathroom, no injury visible.|Evening dose was given twice.|Left the house and was found in the garden.|Bruise on the left arm, cause unclear.",
  "action taken|actions taken|measures|immediate action|response @ careincident":
    "Doctor called, vital signs checked.|Family informed, observation for 24 hours.|Bed rail fitted.|Plan reviewed with the team.|Wound cleaned and dressed.",
  // Communities
  "name|title|group name @ communitygroup":
    "Weekend hikers|Film photography|Sourdough and friends|New in town|Vintage bikes|Board game evenings|Urban gardeners",
  "description|about|purpose @ communitygroup":
    "Share routes, photos and rides.|For everybody who likes to try new things.|Questions, tips and a meeting every month.|Friendly, slow and mostly outdoors.",
  "rules|group rules|guidelines @ communitygroup forum subreddit":
    "Be kind|No advertising|Stay on topic|Credit the source|No spoilers in titles",
  "category|topic|type @ communitygroup": "Outdoors|Photography|Food|Games|Local|Hobbies",
});
