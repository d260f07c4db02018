import { personOf } from "../../../subject.ts";
import { digits, toTextRules } from "../../text-rule.ts";

/** Hotels, fleets, surgeries, gyms and timesheets, as small applications have them. */
export const officesRules = toTextRules({
  "room status|status|fo status @ room hotelroom & bed_type":
    "available|occupied|cleaning|reserved|out of order",
  "name|property name & check_in_from check_in_until":
    "Hotel Bellevue|Harbour Lodge|Villa Santa Clara|Old Mill Inn|City Rooms Central|Lakeside Resort|Pension Aurora",
  "property name & check_in check_out nights price_per_night guests":
    "Harbour Lodge|Villa Santa Clara|Old Mill Cottage|Lakeside Apartment|Casa Aurora",
  "amenities|facilities @ bus bustrip coach train traintrip":
    "Free wifi|Power sockets|Air conditioning|Toilet|Reclining seats|Quiet zone|Luggage hold",
  "status|state @ parcelhistory shipmenthistory packagehistory orderhistory":
    "picked up|at sorting centre|in transit|at local depot",
  "number @ train": digits("2##", "6##", "1###"),
  "title|name @ churchservice":
    "Sunday worship|Morning prayer|Evensong|Family service|Choral mass|Bible study",
  "category & check_in_from check_in_until": "Hotel|Guest house|Apartment|Hostel|Resort",
  "check in from|check in until|check out until|check out by|check in after|check in start|check in end":
    "14:00|15:00|16:00|11:00|22:00",
  "license class|licence class|license type|licence type|license category|cdl class|driver license class @ driver drivers truck fleet haulier hauler trucker":
    "B|C|CE|D|C1",
  "home terminal|home base|base terminal|home depot|depot @ driver truck fleet pilot crew":
    "North depot|Harbour yard|Ring Road depot|City terminal",
  "capacity|load capacity|payload|max load @ truck van trailer fleet lorry vehicle":
    "3.5 t|7.5 t|12 t|18 t|24 t",
  "id card @ person patient employee student": digits("85##########"),
  "nic|national identity card|id card number|identity card number|national identity number|personal number":
    digits("85##########", "92##########"),
  "medical history|past medical history|health history|history|medical background @ patient medical health clinic doctor":
    "Appendectomy in 2014|Asthma since childhood|High blood pressure|Broken wrist in 2019|No known conditions|Migraine",
  "duration|treatment duration|course|length of treatment @ prescription medication medicine treatment dosage":
    "5 days|7 days|10 days|14 days|3 months|ongoing",
  "pharmacy|pharmacy name|preferred pharmacy|drugstore|dispensing pharmacy":
    "Market Pharmacy|Riverside Pharmacy|Old Town Chemist|Station Pharmacy|Linden Pharmacy",
  "location|place|where @ workout run exercise training":
    "Home|City Fitness|Park loop|Riverside track|Outdoor gym",
  "equipment|equipment used|gear @ workoutset exercise set lift & reps weight_kg rpe":
    "Barbell|Dumbbells|Kettlebell|Cable machine|Bodyweight|Bench",
  "exercise title|exercise name|exercise|movement|lift @ workoutset set workout lift & reps weight_kg sets":
    "Bench press|Back squat|Deadlift|Overhead press|Barbell row|Lunges|Pull-up",
  "po number|purchase order number|purchase order|po no|customer po": digits(
    "PO-4####",
    "PO-7####",
  ),
  "work type|type of work|activity type|task type @ timeentry timesheet timelog worklog & hours billable":
    "Development|Design|Meeting|Research|Support|Travel",
  "session type|type|class type @ tutoring session & tutor": "online|in person|group",
  "tenant & unit rent lease apartment landlord urgency monthly_rent":
    ({ member }) =>
    (scope) =>
      personOf(scope, member.words).full,
  "operator|dispatcher|call taker @ call emergencycall emergency dispatch":
    ({ member }) =>
    (scope) =>
      personOf(scope, member.words).full,
  "outcome|result|disposition @ emergencycall emergency dispatch rescue & dispatched_at":
    "Transported to hospital|Treated on site|Fire extinguished|False alarm|Handed to police",
  "notes|note|comments|remarks @ emergencycall emergency dispatch rescue & dispatched_at":
    "Second floor, lift out of order.|Caller is with the patient.|Smoke seen from the street.|Access from the back.",
  "period|review period|cycle|review cycle @ review employeereview performance appraisal & reviewer overall_rating strengths":
    "H1 2026|H2 2025|Q3 2026|2025|Q1 2026",
  "status|review status @ employeereview performancereview appraisal & reviewer strengths":
    "draft|submitted|acknowledged|completed",
  "mode|format|session mode|lesson mode|delivery mode @ session tutoringsession lesson class course workshop consultation":
    "online|in person|hybrid",
  "teaching style|coaching style|training style|leadership style":
    "hands-on|structured|relaxed|playful|exam-focused",
  "accessibility info|accessibility information|accessibility notes|access info":
    "Step-free entrance and lift.|Hearing loop in the main hall.|Wheelchair spaces in row one.|Accessible toilets on every floor.",
  "parking info|parking information|parking|parking details @ event cityevent venue hotel restaurant store office & venue":
    "Car park next door, 2 € an hour.|Street parking after six.|No parking, please use the tram.|Free spaces behind the building.",
  "directions info|travel info|getting there|how to get there":
    "Tram 4 to City Hall.|Ten minutes on foot from the station.|Bus 12, stop Riverside.",
  "monetization|monetisation|business model|revenue model":
    "ads|subscriptions|sponsorship|donations|none",
  "entry permission|permission to enter|access permission|entry allowed":
    "yes, any time|call first|only when home|weekdays after four",
  "cellar location|cellar|rack position|bin location|storage @ wine winebottle bottle cellar":
    "Rack A, row 3|Rack C, row 1|Bin 12|Wine fridge, shelf 2",
  "water access|water supply|irrigation @ allotment plot garden field":
    "tap on plot|shared tap|rain barrel|well",
  "crops|plants|grown crops|vegetables @ allotment plot garden bed":
    "Tomatoes|Potatoes|Beans|Courgettes|Strawberries|Onions|Pumpkins",
  "producer|winery|estate|domaine|bodega @ wine winebottle bottle":
    "Domaine Aurore|Weingut Fischer|Bodega Santa Clara|Quinta do Sol|Alder Hill Estate",
  "certifications|certificates|accreditations @ supplier vendor manufacturer factory company":
    "ISO 9001|ISO 14001|Fairtrade|Organic|FSC",
  // Workshops and trades
  "diagnosis|fault found|finding|findings|cause found @ carrepair workshop vehicle car bike & license_plate mechanic make odometer":
    "Worn brake pads|Faulty alternator|Leaking coolant hose|Loose heat shield|Battery at end of life|Clogged filter",
  "job type|type of job|work type|service type|trade @ handyman handymanjob job repair plumber electrician & client tools_needed materials_cost":
    "Furniture assembly|Leak repair|Painting|Door adjustment|Shelf mounting|Lamp installation",
  "review|feedback|client review|customer review|testimonial @ handyman handymanjob repair carrepair job plumber electrician service visit shift":
    "On time and tidy, would book again.|Solved it in half an hour.|Friendly, but came a day late.|Explained every step.|Fair price, good work.",
  "platform|service @ streamingshow streamingmovie streamingseries streamingtitle":
    "Streamly|CineBox|NordTV|PlayNow",
  "streaming service|platform|watched on|available on|streaming platform @ movie movienight film watchlist show series & director runtime_minutes":
    "Streamly|CineBox|Home video|Library DVD|City cinema",
  "streaming service|streaming platform|streaming services|streaming platforms|streaming on|streams on|where to watch|watch on":
    "Streamly|CineBox|NordTV|PlayNow",
  "favorite quote|favourite quote|best line|memorable quote|quote @ movie movienight film book author person":
    "We always had the sea.|Nobody leaves on a Tuesday.|Tell me the truth, slowly.|That is not how trains work.",
  "pet policy|pets policy|animal policy": "No pets|Cats allowed|Small dogs allowed|Pets on request",
  "smoking policy|smoking rule": "No smoking|Balcony only|Allowed",
  "cancellation policy|refund policy": "Free until 24 hours before|50 % refund|Not refundable",
  // Races and slopes
  "pace per km|pace|average pace|pace km|min per km @ runner result runnerresult race run": digits(
    "4:5#",
    "5:1#",
    "5:4#",
    "6:2#",
  ),
  "half split|split|split time|half time|10k split @ runner result runnerresult race": digits(
    "1:3#:1#",
    "1:4#:2#",
    "0:5#:4#",
  ),
  "status|result status|finish status @ runnerresult raceresult result & bib_number finish_time":
    "finished|finished|finished|DNF|DNS",
  "course record|track record|lap record|record time|personal best|best time|season best": digits(
    "2:1#:0#",
    "2:2#:4#",
    "1:0#:3#",
  ),
  "club|running club|team @ runner runnerresult & bib_number finish_time":
    "Harbour Runners|Northside AC|City Striders|Lakeside Track Club|none",
  "sponsor|main sponsor|title sponsor @ marathon race tournament league event":
    "Northline Sports|Hearth Energy|Alder Bank|City Waterworks|Bluebird Drinks",
  "surface|course surface|terrain @ marathon race run": "road|trail|mixed|track",
  "resort|ski resort|ski area|area @ ski skipass lift slope":
    "Alpenrose|Northridge|Val Soleil|Snowbird Peak|Glacier Bay",
  "serves slopes|slopes served|pistes|runs @ lift skilift":
    "Panorama|Forest run|Valley run|Black Eagle|Family slope",
  "lift access|lifts|access|slopes @ ski skipass":
    "All lifts|Valley lifts only|Glacier included|Beginner area",
  "age category|age group|age band @ ski skipass ticket pass": "adult|child|senior|youth",
  "behavior|behaviour|activity|observed behavior @ bird birdsighting sighting wildlife animal observation":
    "feeding|singing|nesting|in flight|resting|bathing",
  "species|bird species|bird|common name @ bird birdsighting birdwatching":
    "European robin|Barn owl|Great tit|Grey heron|Common kingfisher|Blackbird|Red kite|House sparrow",
  "confidence|certainty|identification confidence|id confidence & species scientific_name observer seen_at":
    "certain|likely|uncertain",
  "special needs|special requirements|special care @ pet grooming groomingappointment boarding boardingstay dogwalk petsitting & pet_name pet_id breed":
    "Nervous around other animals|Takes a tablet at noon|Deaf in one ear|Sensitive stomach, own food only|Shy with strangers|Slow on the stairs",
  "access needs|accessibility needs|access requirements|special needs|assistance needed|mobility needs":
    "none|wheelchair space|hearing loop|aisle seat|step-free access",
  "theater|theatre|playhouse|theatre name|theater name @ play theaterseatbooking theatreshow theatershow musical opera production performance booking stage & play performance_date playwright":
    "Playhouse North|City Theatre|The Old Mill Stage|Garden Theatre",
  // Loans and wards
  "servicer|loan servicer|loan provider|lending institution|creditor":
    "Alder Bank|Northern Student Finance|Meridian Lending|Union Credit",
  "repayment plan|repayment type|payment plan":
    "standard|graduated|income-based|extended|interest only",
  "loan status|status @ loan studentloan studentloanaccount mortgage & current_balance":
    "in repayment|current|deferred|in grace period|paid off",
  "handover notes|handover|shift notes|shift report @ nurse nurseshift shift ward care":
    "Bed 4 needs a new dressing at six.|All patients stable.|Dr. Weber will call back about bed 2.|Two admissions expected tonight.|Pain relief given at noon.",
  "pickup ready|ready for pickup|ready at|ready by":
    "today, 16:00|tomorrow, 10:00|Friday, 12:00|now",
  "unit|apartment number|flat|flat number @ tenant lease rent maintenance request resident":
    "4B|12A|7|21|3C",
});
