import { oneOf } from "../../../one-of.ts";
import { isPersonWord } from "../../names/person-words.ts";
import { alone, among, decimal, inSteps, type NumberRule, round, whole } from "./number-rule.ts";

const gathered = oneOf(
  "stats|statistics|summary|report|dashboard|metrics|overview|analytics|category|tag|collection|folder|library|account|user|profile|response|page|job|run|import|export|city|region|country",
);

/** Of people, and of what people do, there may be any number. */
function isPart(noun = ""): boolean {
  return (
    noun !== "" && !/ed$/.test(noun) && !isPersonWord(noun) && !many.test(noun.replace(/s$/, ""))
  );
}

const many = oneOf(
  "response|submission|answer|download|install|like|share|click|session|view|visit|listing|file|line|unit|item|page|record|lead|deal|case|test|issue|comment|reply|review|attempt|sold|bid|vote|rating|order|booking|ticket|sale|row|word|event|request|message|post|question|signature|entry|transaction|call|read|star|point|product|photo|image",
);

/** How many of something there are. */
export const countRules: Readonly<Record<string, NumberRule>> = {
  "quantity|units|ordered quantity|qty ordered|pieces|copies|packs|boxes|max quantity|minimum quantity":
    whole(1, 6),
  "reorder quantity|reorder qty|reorder amount": inSteps(10, 20, 200),
  // Hardly anybody orders a third coat rack.
  "quantity|qty|count @ cartitem orderitem orderline cartline basketitem checkoutitem": among(
    1,
    1,
    1,
    2,
    2,
    3,
  ),
  // Of one repair, and no stock of them.
  "quantity|qty|count @ part partused usedpart replacedpart partreplaced": ({ member }) =>
    member.isTop ? undefined : whole(1, 2),
  "quantity|on hand|qty on hand @ inventory stock warehouse": whole(0, 180),
  "stock|inventory|in stock|stock quantity|stock count|available|quantity in stock|stock level|available stock|on hand|quantity on hand|reserved|allocated|quantity available|reorder level|reorder point|safety stock":
    whole(0, 180),
  // Of what a thing has it has some; what is counted over all there is is many.
  count: ({ role, member }) =>
    isPart(role.at(-1)) && !gathered.test(member.owner.at(-1) ?? "") ? whole(1, 16) : whole(0, 60),
  "number of|item count|total count|total items|items count|total number|total results|results count|result count|num results|total entries|total elements|total records|hits|matches|found|items|records|rows|entries|remaining|total hits|num found|result":
    whole(0, 60),
  "likes|like count|comments count|comment count|shares|share count|replies|reply count|retweets|upvotes|votes|reactions|saves|bookmarks|downvotes|favorites|favorite count|claps|mentions|comments|vote count|reposts|answers|answer count|interactions":
    whole(0, 240),
  "votes|votes received|vote count|majority|ballots|valid votes @ politician candidate election result constituency party district precinct":
    whole(400, 48_000),
  "views|view count|plays|downloads|impressions|visits|clicks|play count|download count|page views|visitors|streams|listeners|monthly listeners|installs|click count|total clicks|opens|sessions|reach|unique visitors|hits count|listens|viewers|searches|traffic":
    whole(20, 48_000),
  "followers|follower count|subscribers|followers count|members|member count|subscriber count|fans|supporters|backers|user count|users|customers|active users":
    whole(3, 9_500),
  "following|following count|friends|friend count|contacts|connections|friends count": whole(
    5,
    600,
  ),
  "review count|reviews|reviews count|ratings count|rating count|number of reviews|total ratings|total reviews|testimonials":
    whole(0, 480),
  "population|inhabitants|residents|households": round(1200, 3_400_000, 2),
  "population @ country": round(400_000, 84_000_000, 4),
  "attempts|retries|renewals|extensions|retry count|login count|failed attempts|max attempts|max retries|attempt|retry|error count|failure count|errors|warnings|warning count|failed|skipped|rejected|bounced|incidents|violations|deaths|penalties|fouls|strikes|yellow cards|red cards|complaints|pending|pending count|overdue|unread|unread count|missed|no shows|duplicates|conflicts|critical|invalid|expired":
    whole(0, 5),
  "unread messages": whole(0, 24),
  "duration|term|duration months|term months|repayment period|loan duration|length|months @ loan bankloan personalloan carloan loanapplication loanrequest":
    among(12, 24, 36, 48, 60),
  "total sessions|session count|charging sessions|total charges @ charger chargingstation chargepoint evcharger chargingpoint & connector_type price_per_kwh":
    whole(320, 6400),
  "memory total|total memory|total ram|ram total|memory total gb|total memory gb": among(
    8,
    16,
    32,
    64,
    128,
  ),
  "disk total|total disk|total disk gb|disk total gb|total disk space": among(
    120,
    250,
    500,
    1000,
    2000,
  ),
  "max people|max persons|max travelers|max travellers|max guests|max participants|max group size @ tour travelpackage tourpackage package trip excursion holidaypackage":
    inSteps(2, 6, 24),
  "total|all|count|total count|total messages|messages @ mailbox mailfolder inbox folder label & unread unread_count":
    whole(14, 860),
  "experience|years of experience|years experience|years|tenure|seniority": whole(1, 20),
  "experience|xp|exp @ character player hero avatar": round(100, 24_000, 1),
  "employees|employee count|headcount|company size|number of employees|staff|staff count|workers":
    whole(4, 1200),
  "crew size|crew|crew count|clutch size": whole(2, 28),
  "team size|group size|class size|batch count": whole(3, 28),
  "goals|wins|losses|draws|assists|ties|touchdowns|home runs|rebounds|runs|kills|tackles|appearances|caps|games|games played|matches played|titles|podiums|medals|clean sheets|laps":
    whole(0, 24),
  "goals|home score|away score|home goals|away goals|score|team score @ match game fixture result home away matchhome matchaway gamehome gameaway fixturehome fixtureaway teama teamb matchteam gameteam hometeam awayteam side":
    whole(0, 5),
  "attendees|attendee count|participants|registrations|enrolled|enrollment|students|student count|registered|attendance|guests|guest count|signups|applicants|applications|participant count|invited|confirmed|bookings|reservations|appointments|passengers|volunteers|max participants|min participants|voters|spectators":
    whole(6, 180),
  "attendance|attendees|visitors|expected attendance|expected attendees @ match stadium concert festival":
    round(800, 64_000, 1),
  "attendance @ game": round(800, 64_000, 1),
  "adults|number of adults @ booking reservation stay hotel room hotelbooking trip & check_in nights room_type children":
    whole(1, 3),
  "servings|portions|serves|serving count|number of servings|yield servings": among(
    2,
    4,
    4,
    4,
    6,
    8,
  ),
  "number of guests|adults|party size|travelers|people|pax|occupants|persons|max guests|max occupancy|covers|sleeps|players|number of people":
    whole(1, 8),
  "children|kids|infants|dependents|pets|siblings": whole(0, 3),
  "capacity|seats|max attendees|seat count|max capacity|slots|spots|total seats|seating|places|open slots|spaces|tables":
    whole(4, 240),
  "passengers|passenger count|number of passengers|riders @ ride taxi cab riderequest ridebooking taxiride taxibooking taxitrip transfer rideshare & driver driver_id pickup_address pickup_location":
    whole(1, 4),
  "doors|door count|number of doors @ car vehicle usedcar carlisting van": among(3, 5, 5, 5),
  "seats|seat count|number of seats @ car vehicle usedcar carlisting": among(4, 5, 5, 5),
  "seats|doors|passengers|capacity @ car vehicle table booth boat taxi van": whole(2, 8),
  "queue number|queue no|place in queue|token number|waiting number": whole(1, 60),
  "line count|lines|subtitle count|subtitle lines @ subtitle subtitlejob subtitletrack caption":
    inSteps(10, 620, 1900),
  "hatch year|hatched year|year hatched|ring year|ringed year": whole(2014, 2026),
  "goal amount|target amount|goal|target|savings goal @ piggybank kidsavings childsavings & weekly_allowance allowance pocket_money":
    inSteps(5, 25, 240),
  "weekly allowance|pocket money|weekly pocket money|allowance @ piggybank kidsavings child & weekly_allowance pocket_money":
    whole(2, 15),
  "flying weight g|flying weight|weight g|fat weight g @ falcon hawk raptor birdofprey": whole(
    580,
    1150,
  ),
  "elevation|elevation m|altitude|altitude m @ glacier ice snowpack": inSteps(10, 1850, 3400),
  "surface temp|surface temperature|ice temp|ice temperature|surface temp c @ glacier ice snowpack":
    decimal(-18, 0.5, 1),
  "humidity|humidity percent|relative humidity @ mushroom": whole(82, 96),
  "flush|flush number @ mushroom": whole(1, 3),
  "tower height|tower height m @ lighthouse": whole(9, 62),
  "ground resolution|ground resolution cm|gsd|gsd cm|resolution cm @ drone aerial": decimal(
    0.8,
    6,
    1,
  ),
  "image count|images|photo count|photos @ drone aerial": inSteps(5, 120, 1800),
  "thickness m|ice thickness m|ice thickness|thickness @ glacier glaciermeasurement": whole(
    60,
    480,
  ),
  "annual retreat m|retreat m|retreat|annual retreat|retreat rate m|retreat m per year": whole(
    3,
    70,
  ),
  "pitch angle|blade pitch|blade angle|blade pitch angle": decimal(0, 24, 1),
  "gearbox temp|gearbox temperature|generator temp|generator temperature|oil temp": decimal(
    42,
    74,
    1,
  ),
  "battery voltage|battery volts|voltage @ buoy weatherbuoy": decimal(11.8, 14.1, 1),
  "insurance value|insured value|insurance amount & exhibition lender object_title artwork_title":
    round(8000, 900_000, 2),
  "dose per hectare|dose per ha|rate per hectare|application rate|rate per ha": decimal(0.4, 4, 1),
  "tank mix l|tank mix|spray volume|spray volume l|spray liters|water volume l": inSteps(
    50,
    200,
    3000,
  ),
  "wind kmh|wind speed kmh|wind speed|wind @ spray spraylog spraying cropspray spraying": decimal(
    2,
    15,
    1,
  ),
  "pre harvest interval days|pre harvest interval|phi days|withholding days|withholding period":
    among(3, 7, 14, 21, 28, 35),
  "rate per minute|price per minute|per minute rate @ subtitle subtitlejob translation translator transcription transcript":
    decimal(4, 12, 2),
  "estimate|estimated cost|estimated price|quote|quoted price|price|cost|repair cost @ phonerepair devicerepair tabletrepair screenrepair":
    whole(35, 320),
  "gears|number of gears|gear count|speeds @ bike bicycle ebike usedbike": among(
    7,
    8,
    10,
    11,
    12,
    18,
    21,
    24,
  ),
  "doors|wheels|cylinders|gears": whole(2, 6),
  "rooms|bedrooms|beds|number of rooms|room count|bedroom|number of bedrooms": whole(1, 5),
  "bathrooms|baths|toilets|garages|balconies|bathroom": whole(1, 3),
  "beds|number of beds @ room suite": whole(1, 3),
  "beds|total beds|bed count|number of beds|bed capacity @ ward hospitalward": whole(12, 34),
  "rooms|beds @ hotel hospital ward hostel": whole(12, 240),
  "coach|carriage|coach number|car number @ trainticket ticket train": whole(1, 14),
  "total students|class size @ homework assignment": whole(18, 31),
  "parking spaces|parking spots|parking": whole(0, 4),
  "parking spaces|parking spots|parking @ lease tenancy apartment flat condo rentalunit tenant & monthly_rent unit_number rent":
    among(0, 0, 1, 1, 1, 2),
  "floor|level|floor number @ exhibition museum gallery library bookstore shop store school": whole(
    0,
    3,
  ),
  "floors|stories|storeys|levels|floor count|number of floors|storey count @ house home villa cottage townhouse bungalow & bedrooms garage":
    among(1, 2, 2, 2, 3),
  "floors|stories|storeys|levels|floor count|number of floors|storey count @ building apartmentbuilding & unit_count total_units has_elevator":
    whole(3, 9),
  "floor|floors|stories|storeys|levels|storey": whole(1, 8),
  "stars|star rating @ hotel resort": whole(2, 5),
  "pages|page count|number of pages|num pages|total pages @ book document novel magazine report":
    whole(80, 640),
  "pages|page count|number of pages|num pages|total pages|last page": whole(2, 48),
  "page|current page|next page|previous page": whole(1, 12),
  "per page|page size|limit|posts per page|items per page|max results|batch size|usage limit|max items|top|first|rows per page|quota|max jobs|max connections|max users|max":
    whole(10, 50),
  "offset|skip|next offset|start index|cursor|from index": whole(0, 100),
  "word count|words|char count|character count|characters|max tokens|token count|letters": whole(
    120,
    2400,
  ),
  "episodes|episode count|number of episodes|lessons|lesson count|chapters|tracks|track count|total tracks|issues|volumes|sections|exercises|questions|question count|steps|tasks|task count|products|product count|orders|order count|projects|posts|post count|photos|files|file count|documents|attachments|stops|nights count|sets|events|topics|topic count|message count|messages|calls|payments|shipments|deliveries|transactions|transaction count|campaigns|leads|tickets|conversations|articles|cards|nodes|instances|replicas|containers|commits|branches|releases|contributors|changes|forks|badges|awards|nominations|books|albums|songs|recipes|species|trees|animals|vehicles|stores|locations|branches count|cities|countries|teams|groups|games count|samples|data points|measurements|points of interest|alerts|devices|sensors|stations|requests|request count|usage count|success count|seeds|peers|uses|times|rounds|turns|moves|credits used|signatures|positions|forms|citations|references":
    whole(1, 48),
  "seasons|season count|number of seasons|bundles|variants|options": whole(1, 9),
  "sets|rounds @ exercise workout": whole(2, 5),
  "reps|repetitions|rep count|max reps": whole(5, 15),
  "steps|step count & floors_climbed floors active_minutes": round(1800, 14_000, 1),
  "steps|step count @ hike hiking trek": round(8000, 32_000, 2),
  "pages printed|total pages printed|lifetime pages|page counter @ printer copier": round(
    1200,
    86_000,
    1,
  ),
  "steps @ user day activity health workout walk run walking running stroll": round(
    1800,
    14_000,
    1,
  ),
  "steps count|step count|daily steps": round(1800, 14_000, 1),
  "stars|stargazers|watchers|forks @ repository repo": whole(0, 4800),
  "cpu|cores|cpus|vcpus|cpu cores|threads|concurrency|parallelism|shards|partitions|nodes count|desired|ready":
    whole(1, 16),
  "successful|succeeded|processed|sent|delivered|opened|accepted|received|imported|completed|passed|installed|consumed|created count|running|matched|generated|submissions|executions|used|loaded|synced|indexed|open|closed|active|inactive|online|offline|new|returned|shipped|added|removed|updated count|approved|released|liked|activated|assigned|unassigned|resolved":
    alone(whole(4, 180)),
  "capacity|max capacity @ warehouse depot hub storage": round(800, 24_000, 2),
  "capacity|seats|seating capacity|seat count @ church parish chapel mosque temple synagogue cathedral":
    round(120, 900, 1),
  "capacity|seats|seating capacity @ stadium arena match game fixture concert festival": round(
    8000,
    64_000,
    2,
  ),
  "capacity|max participants|spots @ class fitness workout lesson yoga training": whole(8, 30),
  "booked|enrolled|attendees|participants|waitlist|waitlisted @ class fitness workout lesson yoga":
    whole(0, 24),
  "patients per day|appointments per day|daily patients": whole(8, 30),
  "league position|table position|league rank": whole(1, 20),
  "reminders sent|reminder count|reminders|follow ups sent": whole(0, 3),
  "waitlist|waiting list|waitlist count|waitlisted": whole(0, 9),
  "visits|total visits|visit count|check ins|total check ins|checkins @ member gym membership patient client pupil":
    whole(1, 240),
  "start time|start|starts at|start at|starts|begins at|end time|end|ends at|end at|ends|timestamp|offset|position @ chapter marker cue caption subtitle lyric scene highlight keymoment transcriptsegment":
    whole(0, 3300),
  "seats|total seats|seats total|capacity|seat count @ flight aircraft plane airplane airline":
    whole(72, 380),
  "seats sold|passengers|booked seats @ flight aircraft": whole(30, 360),
  "quantity|qty @ foodorder mealorder restaurantorder takeawayorder deliveryorder foodorderitem & delivery_fee courier restaurant_name":
    among(1, 1, 1, 2, 2, 3),
  "unit price|price|item price|price each @ foodorder mealorder restaurantorder takeawayorder foodorderitem":
    decimal(5.5, 18.5, 1),
  "quantity & dish_id menu_item_id dish menu_item": whole(1, 3),
  "number of adults|num adults": whole(1, 4),
  "tickets|ticket quantity|number of tickets|ticket count|num tickets @ registration order booking purchase reservation attendee":
    whole(1, 5),
  "track count|tracks|total tracks|number of tracks @ album record ep": whole(7, 16),
  electorate: round(4000, 240_000, 0),
  "votes cast|ballots cast|total votes|ballots @ election referendum": round(2000, 180_000, 0),
  "vote count|votes|total votes @ poll option choice": whole(0, 240),
  "installments|installments total|total installments|number of installments|installments remaining|instalments|term months|payments remaining":
    whole(6, 60),
  "refills|refills remaining|refills left|refills allowed": whole(0, 5),
  "quantity & drug_name prescriber ndc dosage_form": round(10, 90, 1),
  "max renewals|renewals allowed|renewal limit @ loan library borrow book": whole(1, 3),
  "renewals|extensions|renewal count @ loan library borrow book": among(0, 0, 0, 0, 1),
  "confirmations|block confirmations": whole(1, 48),
  "block number|block height|block @ transaction crypto blockchain & tx_hash gas_fee": whole(
    19_000_000,
    21_400_000,
  ),
  "nonce @ transaction crypto & tx_hash": whole(0, 480),
  "correct index|answer index|correct option|correct answer index": whole(0, 3),
  "planned points|committed points|planned story points|points planned|points committed @ sprint iteration":
    whole(18, 64),
  "points @ question quiz": whole(1, 5),
  "attempts allowed|allowed attempts": whole(1, 3),
  "attachments count|attachment count|attachments|images count|photo count|file count @ card task ticket issue message email":
    whole(0, 6),
  "cards|card count|number of cards @ deck flashcard": whole(10, 120),
  "mastered|mastered count|learned count|cards mastered": whole(0, 90),
  "days left|days remaining|days to go": whole(1, 45),
  "boxes remaining|boxes shipped|boxes sent|shipments remaining|boxes left": whole(0, 12),
  "skipped months|skips|paused months": whole(0, 3),
  "package count|packages|carton count|pieces @ manifest container cargo freight & container_number":
    round(20, 1200, 1),
  "packages|parcels|package count|pieces @ stop delivery route shipment consignment": whole(1, 4),
  "flight hours|airframe hours|total flight hours|hours since new @ aircraft maintenance engine":
    round(1200, 48_000, 1),
  "cycles|flight cycles|landings @ aircraft maintenance engine": round(800, 32_000, 1),
  "table no": whole(1, 24),
  "seat number|seat no|seat": whole(1, 30),
  "lot number|lot no @ auction lot sale": whole(1, 320),
  "member count|members|participants|participant count @ room chat channel conversation group":
    whole(3, 120),
  "online count|online|members online|active now": whole(1, 24),
  "additions|lines added": whole(4, 640),
  "deletions|lines removed": whole(0, 320),
  "changed files|files changed|file count @ pull commit merge": whole(1, 18),
  "commits|commit count @ pull merge": whole(1, 9),
  "number|pr number @ pull merge": whole(12, 2400),
  "recipients|sent|audience size|list size|delivered @ campaign newsletter email mailing": whole(
    400,
    24_000,
  ),
  "bounced|bounces|unsubscribed|unsubscribes|complaints|spam reports @ campaign newsletter email mailing":
    whole(0, 60),
  "overtime hours|overtime": whole(0, 12),
  "hours worked|hours|worked hours @ timesheetentry timeentry worklog timelog & work_date clock_in":
    decimal(2, 9, 1),
  "overtime hours|overtime @ timesheet timesheetentry timeentry worklog": whole(0, 2),
  "hours worked|regular hours|hours @ payroll payslip paycheck & gross_pay pay_period_start": whole(
    112,
    168,
  ),
  "likes|reactions|reaction count|reactions count|like count @ message chatmessage directmessage":
    whole(0, 12),
  "home score|away score|score|goals @ set frame": whole(0, 7),
  "shares|share count|units held|quantity @ holding stock portfolio position & ticker average_cost current_price":
    whole(2, 240),
  "xp|experience|xp to next level|experience points|next level xp @ player character user profile hero":
    round(100, 9000, 1),
  "current|target|goal|progress value @ achievement badge challenge quest": round(10, 100, 1),
  "quantity|total quantity|allocation|stock & sold tickets_sold": round(40, 600, 1),
  "min players|minimum players|min group size|minimum participants": whole(2, 4),
  "max players|maximum players|max group size|maximum participants": whole(5, 12),
  "max tickets|ticket limit|max open tickets|max active tickets|ticket capacity|max chats|max concurrent chats|chat limit @ agent supportagent operator helpdeskagent":
    inSteps(5, 10, 40),
  "max tickets|total tickets|ticket limit": round(100, 1200, 2),
  "tickets sold @ raffle lottery draw tombola": whole(20, 900),
  "max per order|limit per order|max per customer|limit per customer|max per person|per person limit|order limit":
    whole(2, 10),
  "goal|target|signature goal @ petition": round(200, 20_000, 2),
  "current|signatures|signature count|supporters @ petition": whole(40, 12_000),
  "backers count|backer count|supporters count|donors|donor count": whole(4, 1800),
  "processes|process count & hostname cpu_usage load_average": whole(80, 420),
  "rooms|total rooms|room count|occupied rooms @ hotel resort": whole(24, 240),
};
