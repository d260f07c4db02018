import { companyNames } from "../../../../phrases/subjects.ts";
import { besideAny, digits, english, pick, type TextRule, toTextRules } from "../../text-rule.ts";

/** A shelter for people: dogs need no lockers. */
const notOfAnimals =
  (says: string): TextRule =>
  (context) =>
    context.member.siblings.some((name) => /^(?:species|breed|animals?|dogs|cats)/i.test(name))
      ? undefined
      : pick(says)(context);

/** What courts, rescuers, publishers and those who help others write down. */
export const societyRules = toTextRules({
  // Rescue
  "station|home station|base station|base|home base|fire station|station name @ emergencyunit rescueunit fireunit fireengine firetruck emergencyvehicle rescuevehicle policeunit patrolunit firefighter paramedic responder patrolcar":
    "Station 1 Central|Station 2 Harbour|Station 3 North|Station 4 Riverside|Station 5 Airport|Station 7 West End",
  "notes|note|remarks|comments|dispatcher notes @ dispatch emergencydispatch dispatchcall emergencycall firecall & units_assigned cleared_at responding_units":
    "Second unit requested.|Access through the courtyard.|Police on scene.|Handed over to the hospital.|Caller waits at the gate.|Route blocked by road works.",
  "evidence|evidence list|exhibits|evidence items @ crimereport policereport crime case investigation crimecase arrest legalcase":
    "Security camera footage|Fingerprints|Photographs of the scene|Witness statement|Broken lock|Shoe print|Bank statement",
  "beat|news beat|coverage|coverage area @ journalist reporter correspondent columnist":
    "Politics|City Hall|Business|Education|Courts|Climate|Culture|Health|Sport|Technology",
  "recipient|addressee|addressed to|target|decision maker @ petition":
    "City Council|Mayor's Office|Ministry of Education|Regional Transport Authority|Ministry of Health|Planning Office",
  "charge|charges|offense|offence|crime|conviction @ arrest inmate prisoner detainee convict suspect":
    "Burglary|Theft|Fraud|Assault|Robbery|Drug possession|Arson",
  "cell block|block|wing|housing unit @ inmate prisoner detainee cell":
    "Block A|Block B|Block C|Block D|East Wing",
  // Those who help
  "name|title @ foodbank foodpantry soupkitchen foodshelf":
    "Riverside Food Bank|Harbour Pantry|The Full Plate|Northside Food Share|St. Anna Kitchen|Open Cupboard|Mill Lane Pantry|Second Helping",
  "needs|current needs|urgent needs|needed items|wish list @ foodbank foodpantry soupkitchen shelter animalshelter donationcenter charity":
    "Pasta and rice|Tinned vegetables|Baby food|Toothpaste|Blankets|Warm socks|Coffee",
  "needs|support needs|special needs|assistance needed @ refugee asylumseeker migrant evacuee immigrant":
    "Language course|Housing|Medical check|School place|Legal advice|Childcare|Winter clothes",
  "country of origin|origin country|home country|nationality country|origin @ refugee asylumseeker evacuee":
    "Syria|Afghanistan|Ukraine|Eritrea|Sudan|Venezuela|Iraq|Somalia",
  "languages|language|spoken languages|native language|mother tongue @ refugee asylumseeker evacuee":
    "Arabic|English|Ukrainian|Dari|Tigrinya|Spanish|Somali",
  "name|item|item name|product|food|description @ fooddonationitem donationitem fooddonation foodparcelitem pantryitem foodbankitem":
    "Pasta|Rice|Tinned tomatoes|Baby food|Flour|Apples|Coffee|Cooking oil|Oat flakes|Beans",
  "notes|note|remarks @ fooddonation":
    "Handed over at the back door.|Cooled on the way.|Boxes to be returned.|Some of it best before next month.|Regular donor.",
  "services|services offered|offers|facilities @ shelter homelessshelter refugeeshelter emergencyshelter womensshelter":
    notOfAnimals("Meals|Showers|Laundry|Counselling|Medical care|Job advice|Lockers"),
  "source document|source|record source|document source|archive reference @ marriage ancestor birth death baptism familymember genealogyrecord burial":
    "Parish register, page 42|Civil registry, no. 118|Family Bible|Census of 1901|Marriage certificate|Church book, volume 3",
  "essay|personal statement|motivation|motivation letter|statement of purpose|motivation statement|statement @ application scholarshipapplication admission applicant grantapplication universityapplication":
    "I am the first of my family to study, and I want to build bridges that last.|Two years in a repair shop taught me more about physics than any book.|With this support I could work less at night and read more by day.|My village has one doctor for four thousand people. I would like to be the second.|I want to learn how cities can be cooler, because mine is getting hot.",
  "description|details|about|instructions @ volunteershift volunteeringshift":
    "Gloves and water are there.|Please come ten minutes early.|No experience needed, somebody shows you how.|Wear shoes that may get wet.|Ends with soup for everybody.",
  "patient condition|condition|complaint|chief complaint|symptoms|reason @ ambulancecall ambulance emergencycall ambulancetrip ambulancerequest":
    "Chest pain|Fall, hip hurts|Shortness of breath|Unconscious, breathing|Burn on one hand|Broken leg|Allergic reaction",
  "education|degree|qualification|qualifications @ lawyer attorney solicitor judge barrister":
    "LL.B., City University|LL.M., University of Leiden|J.D., Northern Law School|LL.B., Harbour University|J.D., State University",
  "notes|note|remarks|comments|instructions @ recyclingpickup wastepickup garbagepickup wastecollection bulkypickup":
    "Bins stand at the kerb.|Gate code is with the driver.|Bags tied, please take along.|Street is narrow, small truck.|Nothing was put out last time.",
  "notes|note|remarks|comments @ animalrescue wildliferescue animalrescuecase":
    "Eats well and lets itself be touched.|Found by hikers, wrapped in a jacket.|Shy, needs a quiet box.|Weighed every morning.|No chip, nobody has asked for it.",
  "rescued from|found at|rescue location|rescue place|location found @ animalrescue wildliferescue animal rescueanimal":
    "Roadside near the mill|Empty flat|Harbour basin|Motorway car park|Storm drain|Garden shed",
  "field|field of study|discipline|research field|specialty|specialization @ researcher physicist scientist chemist biologist geologist astronomer mathematician academic":
    "Particle physics|Materials science|Molecular biology|Organic chemistry|Astrophysics|Ecology|Number theory|Climate science",
  "awards|award|prizes|honors|honours @ researcher physicist scientist chemist biologist geologist astronomer mathematician academic professor":
    "Young Investigator Award|Medal of the Academy|Prize for Teaching|Lindqvist Prize|Early Career Award|Harbour Lecture",
  "institution|university|affiliation|employer @ researcher physicist scientist chemist biologist geologist astronomer mathematician academic":
    "City University|Northern Institute of Technology|University of Lisbon|Institute for Advanced Study|Vienna University",
  // The sea
  "ocean|body of water|ocean basin":
    "Atlantic Ocean|Pacific Ocean|North Sea|Baltic Sea|Mediterranean Sea|Indian Ocean",
  // The forces
  "rank|military rank|grade @ soldier servicemember cadet marine airman seaman veteran trooper militarypersonnel":
    "Private|Corporal|Sergeant|Lieutenant|Captain|Major",
  "unit|regiment|battalion|squad|division|company @ soldier servicemember cadet marine airman veteran militarypersonnel deployment":
    "3rd Infantry Battalion|12th Engineer Company|1st Signal Regiment|7th Logistics Group|2nd Medical Company",
  "base|military base|station|stationed at|duty station|home base @ soldier servicemember cadet marine airman veteran militarypersonnel militaryunit":
    "Fort Harlow|Camp Redwood|Northfield Barracks|Fort Elmstead|Camp Lindon",
  "specialization|specialisation|specialty|speciality|mos|trade @ soldier servicemember cadet marine airman veteran militarypersonnel":
    "Signals|Logistics|Combat medic|Engineering|Reconnaissance|Mechanics|Intelligence",
  // Space
  "agency|space agency|operator|operated by|organization|organisation @ spacemission mission launch rocketlaunch astronaut rocket":
    besideAny(
      "rocket|launch date|launch site|destination|payload|mission|spacecraft|orbit|missions",
    )(
      "Northern Space Agency|Orbital Union|Pacific Space Centre|Blue Horizon|European Launch Alliance",
    ),
  "destination|target|target body @ spacemission mission spacecraft probe": besideAny(
    "rocket|launch date|launch site|spacecraft|orbit",
  )("Moon|Mars|Low Earth orbit|Space station|Venus|Jupiter|Lunar orbit"),
  "missions|mission names|spaceflights|flights @ astronaut cosmonaut":
    "Aurora 4|Pathfinder II|Selene 1|Orbiter North|Expedition 61|Halo 3",
  "biography|bio|about @ astronaut cosmonaut":
    "Flew jets before she flew higher.|Trained as a physicist, and grew lettuce in orbit.|Repaired a solar panel with a toothbrush.|Grew up on a farm and counted satellites.|Speaks four languages, one of them only on board.",
  "service times|mass times|worship times|services times @ church parish congregation":
    "Sunday 10:00|Sunday 18:00|Wednesday 19:00|Saturday 17:30|Sunday 8:30",
  "trial number|registration number|trial id|nct number|protocol number @ clinicaltrial trial":
    digits("NCT0#######"),
  // Laboratories
  "department|lab|laboratory|group|research group @ experiment labsample sample assay": besideAny(
    "lead scientist|scientist|principal investigator|investigator|researcher|sample ids|samples|sample code|collected by|protocol",
  )("Microbiology|Materials Science|Plant Biology|Biochemistry|Physics|Environmental Science"),
  "name|label @ joint robotjoint": "Base|Shoulder|Elbow|Wrist|Gripper",
  "notification method": "email|sms|phone",
  "concentration unit": "ng/µL",
  "unit|volume unit|quantity unit @ sample labsample specimen aliquot": "ml",
  "lead organization|lead organisation|partner organization|organization|organisation|ngo @ conservationproject wildlifeproject natureproject environmentalproject":
    "River Trust|Bird Protection League|Coastal Society|Nature Foundation|Wildlife Fund|Forest Alliance",
  "assignee|owner|applicant|holder|patent holder|rights holder|assigned to @ patent patentapplication":
    english(companyNames),
  // Publishing
  "feedback|editor notes|editor comments|reviewer comments|reader report|editorial feedback|reviewer notes @ manuscript booksubmission bookproposal":
    "Strong opening, the middle wants cutting.|A voice of its own.|Not quite right for our list.|Dialogue rings true, the ending comes too early.|We would like to see the next draft.",
  "period|royalty period|sales period|reporting period @ royalty royaltystatement royaltypayment salesreport financialreport":
    "Q1 2026|Q2 2026|Q3 2026|Q4 2025|Q3 2025",
  // Coins
  "symbol|ticker|coin|asset|coin symbol|asset symbol|token @ cryptoholding cryptoasset cryptocurrency cryptoposition cryptobalance cryptoportfolioholding cryptoportfolioasset cryptowalletholding cryptotransaction cryptotrade":
    "BTC|ETH|SOL|ADA|USDC|DOT|LINK|XRP|LTC|AVAX",
  "name|coin name|asset name|token name|currency name @ cryptoholding cryptoasset cryptocurrency cryptoposition cryptobalance cryptoportfolioholding cryptoportfolioasset":
    "Bitcoin|Ethereum|Solana|Cardano|USD Coin|Polkadot|Chainlink|XRP|Litecoin|Avalanche",
  // What was lost and found
  "location|found location|place|where|location found @ founditem lostitem lostproperty":
    "Lobby|Platform 4|Gym locker room|Reading room|Bus line 36|Cafeteria|Parking level 2",
});
