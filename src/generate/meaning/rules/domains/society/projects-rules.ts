import { digits, shape, toTextRules } from "../../text-rule.ts";

/** What a model is called by whose project tells what it is: a course of a university, a club's training. */
export const projectsRules = toTextRules({
  // University
  "code|course code|number @ universitycourse universitymodule universityseminar collegecourse":
    digits("CS 1##", "MATH 2##", "BIO 1##", "HIST 3##", "ECON 2##", "PHYS 1##"),
  "department|faculty|department name @ lecturer professor universitycourse universitymodule":
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
    "Computer Science, BSc|Economics, BA|Mechanical Engineering, BSc|History, MA|Biology, MSc|Data Science, MSc|Psychology, BSc|Law, LLB",
  "name|title @ universityprogram universityprogramme degreeprogram degreeprogramme":
    "Computer Science, BSc|Economics, BA|Mechanical Engineering, BSc|History, MA|Biology, MSc|Data Science, MSc|Psychology, BSc|Law, LLB",
  "research interests|research interest|research areas|research area|research topics|research fields|research focus|fields of interest|areas of expertise @ lecturer professor researcher scientist faculty teacher academic":
    "Distributed systems|Labour markets|Medieval trade|Graph theory|Protein folding|Language acquisition|Renewable energy|Number theory",
  "title|academic title|honorific @ lecturer professor docent": "Dr.|Prof.|Dr.|Prof. Dr.",
  "office hours|consultation hours|consultation times @ lecturer professor teacher tutor instructor advisor":
    "Tue 14:00–16:00|Wed 10:00–12:00|Thu 13:00–15:00|Mon 9:00–11:00|By appointment",
  "bio|about|biography|profile|short bio @ lecturer professor researcher":
    "Studies how cities grow and who pays for it.|Works on proofs that computers can check.|Leads a small group on soil bacteria.|Came to the university after ten years in industry.|Writes on trade and letters in the Middle Ages.|Teaches first-year students and enjoys it.",
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
    "Two halves of 15 minutes.|Seven players and three substitutes.|Win 3 points, draw 1 point.|Extra time, then penalties.|Teams must register 30 minutes before kick-off.",
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
    "℗ 2024 Copper Sound|© 2023 Harbour Records|℗ 2025 Blue Door Recordings|© 2022 Northern Lights Music",
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
});
