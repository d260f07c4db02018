import { oneOf } from "../../one-of.ts";
import { neighboursOf } from "../names/neighbours.ts";
import { personOf } from "../subject.ts";
import { pick, type TextContext, type TextRule, toTextRules, whereTechnical } from "./text-rule.ts";

/** One meaning where machines are spoken of, and the everyday one elsewhere. */
const technically =
  (machine: string, everyday: string): TextRule =>
  (context) =>
    whereTechnical(pick(machine))(context) ?? pick(everyday)(context);

/** `pestPressure`, `noiseLevel`: how much, where something is said to have it. */
const degree =
  (says: string): TextRule =>
  (context: TextContext) =>
    context.role.length > 0 ? pick(says)(context) : undefined;

/** Said of something that more is said of; alone it may as well be a number or a label. */
const amongOthers =
  (says: string): TextRule =>
  (context) =>
    context.member.siblings.length > 3 && !context.role.includes("image")
      ? pick(says)(context)
      : undefined;

const degrees = "low|moderate|high";

const offspring = oneOf(
  "child|children|kid|pupil|student|camper|daycare|toddler|infant|baby|scout|kindergarten|preschooler",
);

function isOffspring(owner: readonly string[]): boolean {
  return owner.some((word) => offspring.test(word));
}

/**
 * What a word means to most people, where neither the model nor a neighbour tells: a goal is no task
 * of a developer, a style no style sheet.
 */
export const everydayRules = toTextRules({
  "pressure|demand|density|exposure level|pollution|noise|traffic|workload|stress|activity level|concentration|turbidity|infestation|tolerance|appetite|sensitivity|reliability|dependency level|fatigue|engagement|crowding|complexity|volatility":
    degree(degrees),
  "demand|density|workload|complexity|crowd level|traffic|volatility": degrees,
  "quality|quality rating|quality level|quality grade": amongOthers(
    "excellent|good|fair|good|poor",
  ),
  "style|inline style @ element component widget node cell block html css":
    "color: #264653|font-weight: 600|margin: 0 auto|border-radius: 8px",
  "style|design style|interior style @ designproject interior interiordesign room renovation homeproject & moodboard_url":
    "Scandinavian|Mid-century modern|Industrial|Japandi|Coastal|Classic",
  "style|design style|look": "Classic|Modern|Minimal|Rustic|Traditional|Contemporary",
  pattern: technically(
    "^[a-z]+$|^\\d{4}$|^[A-Z]{2}\\d+$|.*@example\\.com$",
    "regular|irregular|even|patchy|striped|plain",
  ),
  "property|properties": technically(
    "name|title|status|price|email|created_at|quantity|category",
    "12 Mill Lane|Harbour Road 4|Garden Row 21|Station Square 3|Hill Road 16",
  ),
  "column|columns|swimlane": technically(
    "name|title|status|price|email|created_at|quantity|category",
    "To do|In progress|Review|Done",
  ),
  "parameter|parameters": technically(
    "name|status|limit|offset|sort|category",
    "Temperature|Pressure|Flow|Level|pH",
  ),
  "asset|asset name|unit affected|equipment name":
    "Pump 3|Boiler|Forklift 2|Compressor|Air handler|Conveyor B|Lift 1",
  "parent name|parent|guardian|mother name|father name @ babysittingjob babysitting childcare daycare preschool tutoring nanny":
    ({ member }) =>
    (scope) =>
      personOf(scope, member.words).full,
  "parent|parent record": ({ member }) =>
    isOffspring(member.owner) || neighboursOf(member).has("child_name")
      ? (scope) => personOf(scope, member.words).full
      : undefined,
  "goal|goals|objective|aim|ambition|target outcome":
    "Finish by the end of the month|Improve week by week|Learn the basics|Feel more confident|Build a routine|Do it without help",
  "strategy|strategies": technically(
    "rolling|gradual|immediate|manual|automatic",
    "Small steps|Clear routines|Regular practice|One thing at a time|Extra time|Help from others",
  ),
  "needs|support needs|need":
    "Extra time|A quiet place|Regular breaks|Clear instructions|More practice|Step-free access",
  "supplies|cleaning supplies|consumables":
    "Paper towels|Gloves|Bin bags|Tape|Batteries|Sponges|Cleaning spray",
  "next step|next steps|next action|follow up|follow up action|action required|required action|recommended action|action plan":
    "Call on Monday|Send the documents|Arrange a second meeting|Wait for confirmation|Check again next week|Confirm by email",
  "issue|problem|known issue|issues|problems|complaint|concern|concerns|trouble|obstacle|challenge|blocker":
    "Took longer than planned|Something was missing|Not working as expected|Not everyone was informed|Waiting for an answer|Needs another try",
  "cause|root cause|probable cause|suspected cause|contributing factor":
    "Human error|Wear and tear|Bad weather|Missing information|Wrong setting|Supplier delay",
  "impact summary|consequence|consequences|implication|effect on":
    "Short delay|Extra cost|None noticed|Some customers waited longer|Work had to be repeated",
  "verdict|ruling|judgement|judgment": "approved|rejected|upheld|dismissed|undecided",
  "opinion|point of view|stance|position statement|viewpoint":
    "Strongly agree|Agree|Neutral|Disagree|Strongly disagree",
  "recommendation|recommendations|advice|suggestion|suggestions":
    "Repeat in six months.|Choose the smaller one.|Book early.|Ask for a second opinion.|No action needed.|Replace it next season.",
  "tip|tips|pro tip|insider tip|trick|advice text":
    "Start early and take breaks.|Ask before you buy.|Bring water and a hat.|Less is more.|Write it down the evening before.",
  "hint & quiz quiz_id quiz_title correct_answer":
    "You learnt it at school.|Two of them are easy to rule out.|The first idea is often right.|Say it aloud.",
  "hint|clue|hints|clues":
    "Look at the first word.|It is smaller than you think.|Think of the season.|Try it the other way round.",
  "prize|prizes|reward|incentive|grand prize":
    "Gift card|Weekend for two|Free coffee|Cinema tickets|Book voucher|A day off",
  medal: "gold|silver|bronze",
  "climate|climate type": "temperate|mediterranean|continental|oceanic|tropical|arid",
  "scent|smell|fragrance|aroma|scent notes":
    "Lavender|Citrus|Sandalwood|Vanilla|Sea salt|Unscented",
  "rhythm|beat": "4/4|3/4|6/8|swing",
  "talent|strong point": "Patience|Listening|Clear writing|Calm under pressure|Organising|Drawing",
  "dialect|accent": "northern|southern|western|coastal|urban",
  "chemistry|atmosphere|ambience|ambiance|vibe": "relaxed|lively|cosy|formal|romantic|quiet",
  "water|water source|water supply": "mains|well|rainwater|spring|river",
  "heat source|heating|heating type|heating system":
    "gas|heat pump|district heating|oil|electric|wood pellets",
  "duty|duties assigned": "Front desk|Stock check|Opening|Closing|Training|On call",
  "entry|journal entry|log entry": amongOthers(
    "All in order.|Short visit, no findings.|Started a day early.|Repeated the measurement.|Agreed on the next date.",
  ),
  "clause|provision":
    "Notice period three months|Payment within 30 days|No subletting|Confidentiality|Annual price review",
  "visa|visa type|visa category|visa class": "tourist|business|student|work|transit",
  "strain|cultivar": "Early Sunrise|Red Baron|Golden Harvest|Northern Star|Silver Bell",
  "chief complaint|main complaint|presenting complaint":
    "Headache since yesterday|Cough for a week|Back pain|Tiredness|Stomach ache",
  "history|background story|past history|backstory": amongOthers(
    "Known since 2019, no incidents.|Taken over from a neighbour.|Third year in a row.|Moved here in spring.|One earlier case, closed.",
  ),
  "experience|pet experience|prior experience|previous experience|experience with pets|experience with animals @ adoption adoptionapplication adoptionrequest foster fosterapplication adopter":
    "Grew up with two dogs.|First pet, but we have read a lot.|Had cats for twelve years.|Looks after the neighbour's dog most weekends.|Fostered three kittens last year.",
  "experience|work experience|prior experience|experience required|previous experience":
    amongOthers("1–2 years|3–5 years|More than 5 years|Entry level|10 years and more"),
  "certificate|certificates|certification|certifications|credential|accreditation":
    "First Aid|Food Hygiene|ISO 9001|Data Protection|Lifeguard|Project Management Basics",
  handler: (context) =>
    whereTechnical(pick("create|update|delete|export|import|approve|invite|login"))(context) ??
    ((scope) => personOf(scope, context.member.words).full),
  "services|services offered|offered services @ optician optometrist opticalshop eyewear":
    "Eye test|Contact lens fitting|Frame adjustment|Children's eye test|Frame repair|Sunglasses",
  "services|offered services|services included|service list":
    "Consultation|Installation|Maintenance|Repair|Delivery|Inspection|Training",
  "method|approach|technique|procedure|process|way": "standard|manual|automatic|combined|by hand",
  "current phase|current stage|project phase & percent_complete percent_completed progress_percent completion_percent":
    "Foundation|Structure|Interior work|Fit-out|Installation|Finishing",
  "milestone|milestones|phase|stage|step|phase name|stage name|step name|current stage|current step|current phase|workflow step|progress stage|process stage":
    "Planned|Preparation|In progress|Review|Completed",
  "temperature range|temp range|ideal temperature|ideal temperature range|optimal temperature|preferred temperature":
    "15–24 °C|18–27 °C|10–18 °C|20–28 °C|16–22 °C",
  "temperature|temp": amongOthers("18 °C|21 °C|4 °C|36.8 °C|23 °C"),
  "width|height|depth|thickness|diameter": amongOthers("40 cm|60 cm|85 cm|120 cm|1.5 m"),
  "speed|pace": amongOthers("slow|steady|medium|fast"),
  "power|wattage|power rating": amongOthers("40 W|600 W|1.2 kW|2 kW"),
  "preferred seat|seat preference|seating preference|preferred seating|seat type @ loyaltyaccount passenger traveler traveller frequentflyer member profile customer":
    "window|aisle|window|aisle|extra legroom",
  "position|placement|seat position|spot": "left|right|centre|front|rear|top",
  "course|courses|training course": amongOthers(
    "Introduction to statistics|First aid|Spanish A2|Photography basics|Project planning|Creative writing",
  ),
  "account|account type name": "Current account|Savings account|Joint account|Business account",
  "payment|payment state|payment note": amongOthers("paid|pending|on invoice|cash on delivery"),
  "head|head name|hod|hod name|harbor master|harbour master|harbormaster|harbourmaster|station master|stationmaster|choir master|department head|head of department|chief|boss|superior|point person|in charge|contact person|main contact":
    ({ member: { words } }) =>
    (scope) =>
      personOf(scope, words).full,
});
