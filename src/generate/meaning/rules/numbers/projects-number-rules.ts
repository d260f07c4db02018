import { among, decimal, inSteps, type NumberRule, round, whole } from "./number-rule.ts";

/** How many and how much, where the project tells what a model is. */
export const projectsNumberRules: Readonly<Record<string, NumberRule>> = {
  "student count|students|number of students|enrolled students @ universitydepartment universityfaculty faculty":
    whole(180, 2400),
  "staff count|employees|number of staff|faculty count|lecturer count|professor count|teacher count @ universitydepartment universityfaculty schooldepartment":
    whole(14, 120),
  "publication count|publications|number of publications|papers|citations count @ lecturer professor researcher scientist":
    whole(3, 140),
  "capacity|max students|max enrollment|places|seats @ course seminar courseoffering": inSteps(
    5,
    15,
    60,
  ),
  "max students|max participants|student limit|capacity|places|seats|max enrollment|enrollment limit @ universitycourse universitymodule universityseminar universitylecture collegecourse":
    inSteps(10, 20, 180),
  "enrolled students|enrolled|enrolled count|student count|students|participants|enrollment @ universitycourse universitymodule universityseminar collegecourse":
    whole(12, 160),
  "max students|student limit|max enrollment|enrollment limit|class limit|max learners": inSteps(
    5,
    15,
    60,
  ),
  "semester|current semester|study semester|semester number|term number @ student universitystudent studyplan module course enrollment":
    whole(1, 8),
  "semester|semester number|term number": whole(1, 8),
  "year @ course universitycourse semester term exam enrollment enrolment budget standing holiday leavebalance payroll goal target election scholarship timetable curriculum survey report season return taxreturn filing forecast payslip paystub salaryslip salary rentpayment feepayment bill utilitybill statement invoice commission":
    whole(2023, 2026),
  "academic year|fiscal year|season year|school year|financial year|reporting year|budget year":
    whole(2022, 2026),
  "grade|final grade|mark @ thesis dissertation": decimal(1, 3.7, 1),
  "points|marks|score|points earned|marks obtained @ examresult testresult examgrade examscore":
    whole(41, 98),
  "attempt|attempt number|attempt no @ examresult exam testresult quizresult result examattempt":
    whole(1, 2),
  "attendees count|attendees|attendee count|participants|participant count|present|attendance @ sporttraining sportpractice sportsession teamtraining trainingsession practice":
    whole(9, 22),
  "minutes|duration|duration minutes @ drill trainingdrill": inSteps(5, 5, 30),
  "minutes|duration|duration minutes|estimated minutes|time allotted @ agenda agendaitem agendapoint":
    inSteps(5, 5, 30),
  "player count|players|squad size|number of players @ team squad sportteam club": whole(11, 28),
  "cost|price|fee|course fee @ stafftraining trainingcourse employeetraining training": inSteps(
    10,
    90,
    980,
  ),
  "valid months|validity months|valid for months|months valid|certificate valid months": inSteps(
    12,
    12,
    36,
  ),
  "openings|number of openings|vacancies @ position role jobposition": whole(1, 4),
  "experience points|xp|exp|total xp|experience @ gamer player character hero gamecharacter gameprofile playerprofile":
    round(400, 86_000, 1),
  "coins|gold|gems|diamonds|credits|currency balance|virtual currency @ gamer player character hero gamecharacter gameprofile wallet playerprofile":
    round(40, 12_400, 1),
  "buy price|sell price|price|value|cost @ gameitem": inSteps(5, 10, 900),
  "csat|csat score|satisfaction|satisfaction score @ supportagent": decimal(3.8, 4.9, 1),
  "reward gold|gold reward|reward coins|coin reward|gold": inSteps(10, 20, 600),
  "reward xp|xp reward|experience reward|reward experience|xp gained|xp earned": inSteps(
    50,
    50,
    2500,
  ),
  "players online|online players|current players|concurrent players|active players|peak players":
    whole(180, 48_000),
  "total listening minutes|listening minutes|minutes listened|listening time|total minutes listened":
    whole(240, 86_000),
  "total duration|duration|total length @ playlist": whole(1800, 14_400),
  "compliance percent|compliance rate|compliance percentage|sla compliance|sla compliance percent|compliance":
    decimal(84, 99.5, 1),
  "first response minutes|response minutes|response time minutes|first reply minutes @ sla slapolicy policy":
    inSteps(15, 15, 240),
  "first response minutes|first reply minutes|response time minutes|first response time|first response time minutes|first reply time @ ticket supportticket supportconversation supportcase helpdeskticket conversation inquiry":
    whole(4, 190),
  "message count|messages|messages count|reply count|replies|replies count|number of messages|comment count @ ticket supportticket supportconversation supportcase supportrequest helpdeskticket":
    whole(2, 9),
  "average response minutes|avg response minutes|average response time minutes|mean response minutes":
    whole(4, 85),
  "breach count|breaches|sla breaches": whole(0, 14),
  "reply count|replies|replies count|comment count|answer count|answers @ coursediscussion coursequestion coursethread discussion question & course_id":
    whole(0, 14),
  "lesson count|lessons|lessons count|lecture count|lectures|number of lessons @ section coursesection coursemodule coursechapter onlinecoursesection":
    whole(3, 9),
  "reply count|replies|thread count|replies count|comment count @ message chatmessage directmessage channelmessage":
    whole(0, 9),
  "duration days|days|treatment days|days supply @ prescription": inSteps(7, 7, 84),
  "visitors|registered visitors|expected visitors|max visitors|visitor count|registrations @ openhouse viewing openday homeviewing":
    whole(4, 24),
  "visitors|number of visitors|visitor count|guests|people @ carevisit visit visitor": whole(1, 4),
  "max participants|capacity|places|participants @ careactivity residentactivity": whole(8, 20),
  "lessons missed|missed lessons|hours missed|periods missed": whole(1, 6),
  "weekly hours|hours per week|contract hours|working hours @ nurse caregiver employee carer teacher worker midwife":
    inSteps(5, 20, 40),
  "area|area sqm|total area|floor area|gross area|area m2|size sqm @ building officebuilding":
    inSteps(50, 600, 14_000),
  "consumption kwh|energy kwh|usage kwh|total kwh|consumption|electricity kwh @ energyreport buildingreport consumptionreport":
    inSteps(10, 2400, 48_000),
  "peak load kw|peak kw|peak demand kw|max load kw @ energyreport buildingreport building": whole(
    14,
    260,
  ),
  "installed count|installs|installations|installed devices @ firmware firmwareupdate": whole(
    40,
    6200,
  ),
  "wip limit|work in progress limit|wip|column limit @ column boardcolumn kanbancolumn list lane swimlane & position order":
    whole(2, 8),
  "limit @ boardcolumn kanbancolumn column": whole(3, 8),
  "wip limit|work in progress limit": whole(2, 8),
  "max attempts|maximum attempts|max retries|retry limit @ webhook webhookdelivery webhookendpoint delivery job queuejob backgroundjob task request":
    among(3, 5, 5, 8),
  "attempt|attempt number|attempt no @ webhookdelivery delivery job queuejob backgroundjob request":
    whole(1, 3),
  "payment terms days|payment term days|terms days|net days|days to pay|payment days|default payment terms|default due days":
    among(7, 14, 14, 30, 30, 30, 45, 60),
  "member count|members|team size|number of members|headcount @ kanbanboard workspace team project squad committee sprintteam researchproject workinggroup":
    whole(3, 14),
  "student count|students|learners|total students @ instructor": whole(180, 24_000),
  "course count|courses|number of courses @ instructor": whole(1, 14),
  "collection size|collection|holdings|number of books|book count|total books|books count|books|total items|volumes @ librarybranch library branch":
    round(4000, 86_000, 2),
  "price|purchase price|cost|replacement cost @ librarycopy bookcopy copy": decimal(8, 42, 2),
  "capacity|max participants|places @ libraryevent": inSteps(5, 10, 60),
  "amount|total amount|funding|award amount|grant amount|requested amount @ grant researchgrant":
    round(12_000, 640_000, 3),
  "attempts|attempt count|total attempts|times taken @ quiz exam test & average_score avg_score":
    whole(14, 420),
  "max attempts|attempts allowed|allowed attempts|attempt limit @ quiz exam test assignment": whole(
    1,
    5,
  ),
  "time limit minutes|time limit|time allowed minutes @ quiz test": inSteps(5, 10, 60),
  "votes|vote count|votes received @ electionresult": whole(24, 1400),
  "hours contributed|volunteer hours|total hours|hours volunteered @ volunteer": whole(4, 320),
  "engine size cc|engine cc|displacement cc|cubic capacity": inSteps(100, 1000, 3000),
  "share capital|registered capital|capital|nominal capital @ businessregistration company businessregister":
    inSteps(5000, 25_000, 250_000),
  "guest passes|max guest passes|guest passes per month": whole(0, 4),
  "elevation gain m|elevation gain|elevation m|ascent m|climb m @ run runningactivity running activity":
    whole(15, 480),
  "goal value|target value|goal|target @ challenge fitnesschallenge": inSteps(5, 10, 100),
  "monthly fee|fee|price|rent @ locker mailbox parkingspot": inSteps(5, 5, 40),
  "monthly fee|fee|monthly price|lesson fee @ musicstudent musiclesson pianostudent instrumentrental instrument":
    inSteps(5, 20, 120),
  "goal|target|daily goal & floors_climbed steps step_count": inSteps(500, 6000, 12_000),
  "step goal|steps goal|daily step goal|goal steps|step target": inSteps(500, 6000, 12_000),
  "stand hours|standing hours|stand goal hours": whole(6, 14),
  "duration hours|duration|hours|sleep hours|hours slept @ sleep sleeprecord sleepsession sleeplog":
    decimal(5.8, 8.8, 1),
  "start value|initial value|baseline|start @ keyresult staffobjectivekeyresult objectivekeyresult":
    whole(5, 30),
  "current value|current|actual value @ keyresult staffobjectivekeyresult objectivekeyresult":
    whole(30, 60),
  "target value|target|goal value @ keyresult staffobjectivekeyresult objectivekeyresult": whole(
    60,
    100,
  ),
  "invited count|invited|invitations sent @ survey staffsurvey poll": whole(40, 640),
  "number|seat number @ seat seatmapseat": whole(1, 38),
  "word count target|target word count|target words|word target|word limit": inSteps(
    100,
    400,
    2400,
  ),
  "min price|lowest price|price from|starting price @ event liveevent concert show festival gig":
    inSteps(1, 15, 60),
  "view count|views|reads @ staffannouncement": whole(20, 640),
  "movements|number of movements|movement count @ piece orchestrapiece musicpiece": whole(1, 4),
  "attendance count|attendance|present|attendees @ rehearsal orchestrarehearsal": whole(24, 62),
  "year composed|composition year|composed in|composed": whole(1785, 1958),
  "thread count|threads|topic count @ forum subforum board": whole(24, 1800),
  "age @ proplayer esportsplayer player athlete footballer": whole(17, 34),
  "viewers peak|peak viewers|peak viewer count|peak audience": whole(1200, 240_000),
  "cooldown seconds|cooldown sec": whole(3, 60),
  "mana cost|energy cost|stamina cost": inSteps(5, 5, 80),
  "movement speed|move speed|run speed": inSteps(5, 280, 380),
  "capacity|places|max children @ kindergartengroup": whole(10, 22),
  "child count|children|number of children @ kindergartengroup outing kindergartenouting": whole(
    8,
    22,
  ),
  "chaperones|supervisors|accompanying adults": whole(2, 5),
  "cost per child|price per child|fee per child": inSteps(1, 2, 15),
  "tickets bought|number of tickets|ticket count|tickets @ museumvisitor visitor": whole(1, 5),
  "total paid|amount paid|total|paid @ museumvisitor": whole(9, 90),
  "cost|price|total cost @ restoration conservation": inSteps(100, 400, 12_000),
  "purchase cost|purchase price|cost|price @ medicaldevice hospitaldevice medicalequipment":
    inSteps(100, 900, 48_000),
  "weekly hours|hours per week|contract hours @ educator childminder": inSteps(5, 20, 40),
  "waiting calls|calls waiting|calls in queue": whole(0, 14),
  "weight percent|weight|weighting|grade weight|percent of grade @ assignment homework exam quiz":
    inSteps(5, 5, 40),
  "season|season year|year @ league division championship": whole(2023, 2026),
  "goals for|gf|goals scored|scored|goals against|ga|goals conceded|conceded @ standing leaguetable tablerow":
    whole(14, 58),
  "rating|user rating|score|average rating @ game videogame": decimal(6.1, 9.6, 1),
};
