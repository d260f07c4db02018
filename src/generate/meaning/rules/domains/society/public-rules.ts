import { bookTitles } from "../../../../phrases/subjects.ts";
import { personOf } from "../../../subject.ts";
import { beside, digits, draw, english, pick, shape, toTextRules } from "../../text-rule.ts";

const admissionReasons =
  "Chest pain|Hip fracture after a fall|Pneumonia|Planned knee replacement|Appendicitis|Dehydration|Observation after concussion|Asthma attack";

/** What the public keeps: hospitals, town halls, elections, shelves of libraries, pipes and wires. */
export const publicRules = toTextRules({
  // Hospitals
  "name|ward name @ ward": beside(
    /^(?:councill?ors?|population|registered_?voters|electorate)/i,
    "Abbey|Castle|Northgate|Riverside|St Mary's|Hillfields|Westbrook|Park End|Eastfield",
  ),
  "name|ward|ward name @ ward hospitalward & head_nurse":
    "Maple Ward|Ward 3A|Rowan Ward|Ward 5B|Nightingale Ward|Ward 2C|Harbour Ward|Ward 7",
  "specialty|speciality|specialties|specialization|department|discipline @ ward hospital bed admission nurse surgery":
    "Cardiology|Maternity|Intensive care|Paediatrics|Oncology|Orthopaedics|Neurology|General surgery|Geriatrics",
  "phone extension|extension|telephone extension|desk extension|internal extension|ext & phone phone_number email":
    digits("2##", "41##", "3##"),
  "phone extension|telephone extension|desk extension|internal extension": digits("2##", "41##"),
  "admission reason|reason|admission diagnosis|admitting diagnosis|presenting complaint|presenting problem|cause @ admission inpatient hospitalization triage encounter emergencyvisit":
    admissionReasons,
  "reason for admission|reason of admission": admissionReasons,
  "note|notes|remark|remarks|comment|comments @ vital vitalsign vitals":
    "Measured after rest.|Patient anxious, repeat in an hour.|On two litres of oxygen.|Within normal limits.|Doctor informed.|Repeat tonight.",
  // Town hall
  "service name|service|request type|issue type|category|subject|title|service type @ servicerequest citizenrequest cityrequest & agency_responsible requested_datetime":
    "Pothole repair|Missed waste collection|Broken street light|Graffiti removal|Blocked drain|Fallen tree|Abandoned bicycle|Noise complaint",
  "description|details|issue description|problem @ servicerequest citizenrequest cityrequest & agency_responsible requested_datetime":
    "Deep hole in the cycle lane, close to the crossing.|The bins were not emptied on Tuesday.|Lamp has been off for a week.|Tags on the wall of the underpass.|Water stands in the street after rain.|A branch blocks half of the pavement.|Bicycle without wheels chained to the sign.|Loud music after midnight at the weekend.",
  "status notes|status note|resolution notes|staff notes|public notes @ servicerequest request citizenreport citizenrequest cityrequest report & agency_responsible":
    "Crew scheduled for Thursday.|Inspected, repair ordered.|Passed on to the road works team.|Waiting for a part.|Fixed, please report if it returns.|Duplicate of an earlier report.",
  "agency responsible|responsible agency|department responsible|responsible department|handling department|agency name|city department|municipal department|responsible office|responsible authority|competent authority":
    "Public Works|Parks and Recreation|Waste Management|Transport Department|Building Office|Water and Sewer|Environmental Health|Street Lighting",
  "agency|issuing agency|permit agency|reviewing agency|issued by @ permit permitapplication buildingpermit licenseapplication licenceapplication permitrequest":
    "Building Department|City Planning Office|Department of Transportation|Licensing Office|Parks and Recreation|Public Works",
  "department|department name|office|unit @ municipality council city cityservice servicerequest permit citizen mayor":
    "Public Works|Parks and Recreation|Waste Management|Transport|Building Office|Water and Sewer|Civil Registry|Social Services",
  "jurisdiction|constituency|electoral district|polling district|precinct|voting district|riding|ward @ election candidate ballot pollingstation poll voter vote referendum & eligible_voters votes_cast turnout ballot_number":
    "City of Ashford|Harbour County|North District|Riverside Ward|Westbrook County|Old Town Ward|Lake Region",
  "title|name|election name|election @ election":
    "City council election|General election|County referendum|School board election|Regional assembly election|Mayoral run-off|Special election|Primary election",
  // Libraries
  "title @ bookcopy librarycopy bookitem libraryitem catalogrecord": english(bookTitles),
  "home branch|home library|branch|library branch|pickup branch|pickup library @ borrower patron librarymember hold loan bookcopy library copy librarycard":
    "Central Library|North Branch|Riverside Branch|Old Town Branch|University Branch|Harbour Branch",
  "subject|subjects|subject headings|topics @ book bookcopy librarycopy catalogrecord & isbn":
    "Sea stories|Family life|Coming of age|Friendship|Historical novels|Detective stories|Short stories|Islands",
  // Water, power, waste
  "cause|reason|outage cause|suspected cause|root cause @ outagereport poweroutage interruption & customers_affected affected_customers crews_assigned":
    "Storm damage|Fallen tree on a line|Transformer fault|Planned maintenance|Cable cut by digging|Substation fire|Bird on a line",
  "area|affected area|region|neighborhood|neighbourhood|zone @ outagereport poweroutage interruption disruption watermain & customers_affected":
    "Harbour district|North End|Old Town|Riverside and Mill Lane|Westbrook|Hill Street area|Garden suburb|Station quarter",
  "message|text|note|update @ outagereport poweroutage interruption disruption outageupdate reportupdate & crews_assigned":
    "Crew has been sent out.|The fault has been located.|Half of the homes have power again.|Repair takes longer than planned.|Power is back for everybody.|Please stay away from fallen lines.",
  "irrigation|irrigation method|irrigation type|irrigation system|watering @ field cropfield crop farm parcel paddock orchard vineyard & crop soil_type hectares acres":
    "drip|sprinkler|centre pivot|furrow|rain-fed",
  "certification|certifications|label|labels|certificates @ farm farmer grower orchard vineyard & livestock hectares total_hectares acres":
    "Organic|Fair trade|Rainforest friendly|GAP certified|Animal welfare approved|Biodynamic",
  "equipment|machinery|machines|implements|vehicles @ farm farmer field & livestock hectares total_hectares acres":
    "Tractor|Combine harvester|Seed drill|Sprayer|Plough|Baler|Milking machine|Grain dryer",
  "county|shire & hectares acres farm":
    "Kent|Devon|Essex|Cork|Kildare|Sonoma County|Orange County|Marin County|Norfolk|Suffolk",
  "line|line name|route|route name|line number|route number @ busstop tramstop transitalert servicealert ridership disruption":
    shape("Line #", "Bus 1#", "Tram #", "U#", "S#"),
  // Buses and trams
  "short name|route short name|line number|route number|line code & long_name frequency_minutes headway stops_count":
    digits("1#", "2#", "4#", "7"),
  "long name|route long name & frequency_minutes headway stops_count":
    "Central Station – Airport|Harbour – University|North Gate – Old Town|Mill Lane – Stadium|Riverside – Hospital North|Market Hall – Westbrook",
  "agency|agency name|transit agency|transport company @ route stop transit transitroute busroute & long_name frequency_minutes headway":
    "City Transit|Metro Lines|Harbour Ferries|Regional Bus|Northline Trams",
  "name|stop name @ busstop tramstop transitstop & has_shelter stop_code wheelchair_boarding":
    "Harbour Square|University|Mill Bridge|Market Hall|Old Town Gate|Hospital North|Riverside Park|Central Station|Museum Quarter|Elm Street",
  "stop code|code @ busstop tramstop transitstop": digits("10##", "24##", "31##"),
  "fleet number|bus number|vehicle number|tram number|car number & route_id line driver": digits(
    "4##",
    "81##",
  ),
  "truck number|lorry number": digits("T-1#", "T-2#"),
  "route code|route number @ wasteroute route collectionroute & collection_day truck_number households":
    digits("R-0#", "R-1#", "W-2#"),
  // Calls for help
  "call number|incident number|run number|event number @ emergencycall emergency dispatch emergencyincident firecall":
    digits("26-0####", "26-1####"),
  "apparatus|apparatuses|vehicles|equipment @ firestation fire firehouse":
    "Engine 4|Ladder 2|Rescue 1|Ambulance 11|Tanker 3|Command 1",
  "name|station name @ firestation policestation firehouse":
    "Central Station|Harbour Station|North Station|Mill Lane Station|Riverside Station|Hill Street Station|Old Town Station|Westbrook Station",
  "precinct|police district|beat|police station @ crime crimereport police officer arrest offense case citation & badge_number officer":
    "1st Precinct|Central Precinct|Harbour Precinct|5th Precinct|North Precinct",
  "narrative|description|report text|summary|details @ crimereport policereport arrestreport crime":
    "Lock was cut while the owner was in the library.|Window forced during the night, laptop missing.|Paint on the wall of the underpass, seen by two passers-by.|Caller was asked for a code by phone, money withdrawn the same day.|Argument outside a bar, one person slightly hurt.",
  "suspect description|description of suspect|suspect":
    "Man in his thirties, dark jacket, left by bicycle.|Two teenagers in grey hoodies.|Woman with a red backpack, about 1.70 m.|Unknown, seen on camera only.",
  // Laboratories
  "type|sample type|specimen type|material @ sample specimen aliquot & freezer volume_ml":
    "serum|plasma|tissue|saliva|whole blood|urine|DNA extract",
  "position|well|slot|box position @ sample specimen aliquot tube & freezer": draw(
    (_, chance) => `${chance.pick([..."ABCDEFGH"])}${chance.between(1, 12)}`,
  ),
  "hypothesis @ experiment study trial": (context) =>
    context.member.siblings.some((name) =>
      /investigator|protocol|sample|replicates|instrument/i.test(name),
    )
      ? hypotheses(context)
      : undefined,
  "site|sampling site|sample site|sampling point|location @ waterquality waterqualitytest watersample watertest & turbidity_ntu":
    "Lake inlet|Harbour pump station|Well 4|Mill Lane tap|River bridge|Hill reservoir|School kitchen",
  "remarks|notes|comment|comments @ waterquality waterqualitytest watersample watertest & turbidity_ntu":
    "Clear, no smell.|Slightly cloudy after rain.|Taken before the filter.|Repeat next week.|Within all limits.|Pipes flushed two days ago.",
  // Faith and funds
  "name|congregation name @ congregation":
    "Grace Community Church|St. Luke's Parish|Hillside Chapel|Harbour Baptist Church|Trinity Lutheran Church|St. Mary's Parish|New Hope Fellowship|Old Mill Church",
  "denomination|affiliation|tradition @ congregation church parish":
    "Lutheran|Catholic|Baptist|Methodist|Anglican|Presbyterian|Orthodox",
  "restrictions|conditions|limitations @ grant award funding fund":
    "For equipment only|No overheads|Spend within twelve months|Only for work in the region|Half in kind",
  "focus area|focus areas|priority area|cause area @ grant fund funder foundation nonprofit charity & amount_requested funder":
    "Education|Climate|Health|Arts and culture|Youth|Housing|Food security",
  "customer|client|payload owner|payload customer @ launch mission payload & rocket orbit":
    "Northern Space Agency|Meridian Sat|Orbital Union|Blue Horizon|Copper Sky Telecom",
  "details|description|summary|mission description @ launch spacemission & rocket orbit payload_kg":
    "Rideshare with twelve small satellites.|Supplies and two experiments for the station.|First flight of the longer second stage.|Replaces a weather satellite from 2011.|Relay for lunar missions.|Radar images of coasts and ice.",
  // Help and causes
  "reaction|reactions|side effects|adverse reaction @ vaccination vaccinationrecord immunization vaccine dose":
    "none|sore arm|mild fever|headache|tiredness",
  "consulate|embassy|issuing post|visa office":
    "Consulate General, Berlin|Embassy, Lisbon|Consulate, Toronto|Embassy, Nairobi|Consulate General, Mumbai",
  "name|organization name @ nonprofit ngo":
    "Clean Rivers Trust|Open Door Shelter|Books for All|Green Streets|Second Meal|Safe Harbour Network|Young Makers|Good Neighbours",
  "position|office|seat|running for|post @ electioncandidate politician & party votes_received":
    "Mayor|City council|District representative|School board|State assembly|County commissioner",
  "name|title|service name|service @ governmentservice publicservice cityservice municipalservice citizenservice":
    "Passport renewal|Birth certificate|Residence registration|Parking permit|Building permit|Dog licence|Business registration|Marriage certificate",
  "department|office|authority|agency @ governmentservice publicservice cityservice municipalservice citizenservice citizenrequest":
    "Citizens' Office|Registry Office|Building Department|Public Order Office|Tax Office|Traffic Department",
  "description|summary|about @ governmentservice publicservice cityservice municipalservice citizenservice":
    "Apply online and collect at the counter.|Takes about two weeks, bring a photo.|For residents of the city, valid for five years.|One form, one fee, no appointment needed.",
  "eligibility|eligible|who can apply|requirements|conditions @ governmentservice publicservice cityservice municipalservice citizenservice":
    "Resident of the city|18 years or older|Valid identity card|No open fines|Legal guardian signs for minors",
  "question @ governmentservicefaq publicservicefaq citizenservicefaq cityservicefaq servicefaq":
    "How long does it take?|Can somebody else collect it for me?|Do I need an appointment?|How can I pay the fee?",
  "answer @ governmentservicefaq publicservicefaq citizenservicefaq cityservicefaq servicefaq":
    "Usually two weeks.|Yes, with a signed letter and a copy of your identity card.|No, come during office hours.|By card or in cash at the counter.",
  "cause|cause area|focus @ nonprofit ngo charity":
    "Education|Clean water|Housing|Food security|Nature|Youth|Health",
  "name|program name|title @ charityprogram communityprogram socialprogram & beneficiaries":
    "After-school tutoring|Food bank|Winter shelter|Job training|River clean-up|Reading buddies|Community garden",
  "description|summary|about @ charityprogram communityprogram socialprogram & beneficiaries":
    "Two afternoons a week, free of charge.|Parcels for families every Friday.|Beds and breakfast from November to March.|Six months with a mentor.|Every first Saturday, gloves provided.",
  "crew|crew members|team @ ambulance medicunit":
    ({ member }) =>
    (scope, chance) =>
      personOf(scope, [...member.words, String(chance.below(6))]).full,
  "equipment|gear @ ambulance medicunit":
    "Defibrillator|Stretcher|Oxygen|Ventilator|Trauma kit|Spine board|Infusion pump",
  "base|home base|station|post @ ambulance medicunit rescueunit":
    "Central Station|Harbour Station|Hospital North|Airport post",
  "unit number|call sign|unit @ ambulance medicunit rescueunit": digits("A-1#", "M-2#"),
  "stored in|storage place|kept at|stored at|storage location @ lostitem founditem lostproperty item":
    "Reception|Lost property office|Cabinet 3|Security desk|Shelf B",
  "instructions|steps|how to|directions|cues @ exercise move stretch & muscle_group primary_muscle target_muscle":
    "Warm up first.|Take your time to find a firm position.|Move slowly and with control.|Breathe out with the effort.|Pause for a second before you return.|Stop when it hurts.",
  "instructions|directions|task @ assignment homework exercise":
    "Answer in full sentences and show your work.|Read chapter four and note three questions.|Work in pairs, one page each.|Submit as a PDF before midnight.|Use at least two sources.|Sketch first, then write.",
  // Nature
  "network|seismic network|source network @ earthquake quake seismicevent": "us|ci|nc|ak|eu|nz",
  "type|telescope type|design @ telescope": "reflector|refractor|radio|solar|catadioptric",
  "name|zone name|label @ greenhousezone greenhouse growzone":
    "Propagation bench|North bay|Tomato house|Herb tables|Zone A|Zone B|Seedling room|South bay",
  "irrigation schedule|irrigation plan":
    "Daily at 06:00|Every other day|Mon, Wed and Fri|Twice daily, five minutes",
  "apiary|bee yard|apiary name": "Orchard apiary|Mill meadow|Roof garden|Forest edge",
  "notes|remarks|comment @ beehive hive colony":
    "Brood in five frames.|Queen seen, calm.|Added a super.|Fed sugar syrup.|Few mites on the board.|Needs a new frame.",
});

const hypotheses = pick(
  "Higher doses shorten recovery.|Warmer soil raises the yield.|Short breaks improve recall.|Coated samples corrode more slowly.|Exposure to light changes the rhythm of sleep.|Mixed planting attracts more insects.",
);
