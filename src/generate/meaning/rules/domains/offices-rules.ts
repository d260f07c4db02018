import { digits, toTextRules } from "../text-rule.ts";

/** Hotels, fleets, surgeries, gyms and timesheets, as small applications have them. */
export const officesRules = toTextRules({
  "room status|status|housekeeping status|fo status @ room hotelroom & room_number bed_type room_type":
    "available|occupied|cleaning|reserved|out of order",
  "name|property name & check_in_from check_in_until":
    "Hotel Bellevue|Harbour Lodge|Villa Santa Clara|Old Mill Inn|City Rooms Central|Lakeside Resort|Pension Aurora",
  "category & check_in_from check_in_until": "Hotel|Guest house|Apartment|Hostel|Resort",
  "check in from|check in until|check out until|check out by|check in after|check in start|check in end":
    "14:00|15:00|16:00|11:00|22:00",
  "license class|licence class|license type|licence type|license category|cdl class|driver license class @ driver drivers truck fleet":
    "B|C|CE|D|C1",
  "home terminal|home base|base terminal|home depot|depot @ driver truck fleet pilot crew":
    "North depot|Harbour yard|Ring Road depot|City terminal",
  "capacity|load capacity|payload|max load @ truck van trailer fleet lorry vehicle":
    "3.5 t|7.5 t|12 t|18 t|24 t",
  "nic|national identity card|id card|identity card number|national identity number|personal number":
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
  "unit|apartment number|flat|flat number @ tenant lease rent maintenance request resident":
    "4B|12A|7|21|3C",
});
