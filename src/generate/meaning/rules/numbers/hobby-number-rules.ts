import { decimal, inSteps, type NumberRule, round, whole } from "./number-rule.ts";

/** Numbers of clubs and crafts. */
export const hobbyNumberRules: Readonly<Record<string, NumberRule>> = {
  "max children|children capacity|max kids|registered children|children registered|enrolled children|max toddlers":
    whole(8, 24),
  "diaper changes|nappy changes|diapers": whole(2, 6),
  "ratio|staff ratio|child ratio|children per educator @ daycaregroup kindergartengroup nurserygroup daycare classroom":
    whole(4, 8),
  "outstanding fines|fines|fines owed|unpaid fines|fine balance @ librarymember patron borrower member reader":
    inSteps(0.5, 0, 12),
  "seats|seat count|passengers @ sharedcar carshare rentalcar": whole(4, 5),
  "price per hour|hourly rate|hourly price @ sharedcar carshare carsharing": inSteps(0.5, 5, 12),
  "rental fee|hire fee|venue fee|rental price|hire price @ venue hall weddingvenue eventvenue barn":
    round(600, 6000, 2),
  "minimum spend|min spend @ venue weddingvenue eventvenue": round(800, 8000, 2),
  "capacity|max guests|max capacity|seated capacity @ weddingvenue": inSteps(10, 60, 280),
  "starting price|starting at|price from|base price|session price @ photographer videographer dj florist planner caterer":
    inSteps(10, 120, 900),
  "hours per week|weekly hours|hours a week @ volunteeropportunity volunteerposition volunteerrole volunteering":
    whole(2, 8),
  "spots total|total spots|spots|volunteers needed|places @ volunteeropportunity volunteerposition volunteerrole volunteering":
    whole(4, 30),
  "minimum age|min age @ volunteeropportunity volunteerposition volunteerrole volunteering":
    inSteps(2, 14, 18),
  "hectares|vineyard hectares|area hectares @ winery vineyard": whole(6, 64),
  "tasting fee|tasting price|tour fee @ winery vineyard brewery distillery roastery": inSteps(
    5,
    5,
    30,
  ),
  "score|points|rating @ tastingnote winetasting winereview": whole(82, 97),
  "weight grams|weight g|weight|bag size grams @ coffee coffeebean tea spice chocolate": inSteps(
    250,
    250,
    1000,
  ),
  "altitude|altitude m|elevation|growing altitude @ coffee coffeebean coffeefarm": round(
    1100,
    2100,
    1,
  ),
  "water temp|water temperature|brew temp|brew temperature|temperature @ brew brewlog brewing coffee pourover":
    whole(88, 96),
  "rating|puzzle rating|difficulty rating @ chesspuzzle puzzle & fen": whole(900, 2400),
  "time limit seconds|time limit|seconds allowed @ puzzle quiz challenge question": inSteps(
    30,
    30,
    300,
  ),
  "total xp|xp|xp total|lifetime xp|xp earned & lessons_completed current_streak league": round(
    200,
    18_000,
    1,
  ),
  "daily goal minutes|daily minutes|minutes per day|daily goal @ learner learnerprogress language practice":
    inSteps(5, 5, 30),
  "estimated minutes|duration minutes|duration|minutes @ languagelesson & xp_reward hearts":
    inSteps(1, 4, 15),
  "mastery level|mastery|box|leitner box @ vocabularyword vocabulary word flashcard": whole(1, 5),
  "take number|try number|stage number|take": whole(1, 8),
  "estimated hours|hours needed|hours @ helprequest neighborrequest favor favour chore errand":
    whole(1, 6),
  "estimated hours|hours|hours spent|hours needed|time spent hours|actual hours @ $craft homeproject diyproject renovationproject gardenproject":
    whole(3, 48),
  "hours spent|hours @ puzzle jigsaw jigsawpuzzle": decimal(3, 34, 1),
  "distance km|distance|distance miles @ dogwalk petwalk": decimal(1.2, 4.8, 1),
  "max books|book limit|loan limit|max loans|borrowing limit": inSteps(5, 5, 20),
  "monthly budget|budget|grocery budget @ household family": inSteps(50, 1200, 5600),
  "price|estimated price @ giftidea wishlistitem wish": inSteps(1, 8, 90),
  "days to harvest|days to maturity|harvest days|days until harvest": whole(45, 110),
  "max hours|maximum hours|max stay hours @ parking parkingspot parkingspace parkingzone": whole(
    1,
    12,
  ),
  "level|floor @ parking parkingspot parkingspace": whole(1, 4),
  "age|turning|turning age @ birthdayparty childparty kidsparty": whole(3, 12),
  "budget|total budget @ birthdayparty party dinnerparty potluck gathering barbecue": round(
    120,
    900,
    1,
  ),
  "invited count|invited|guest count|guests|invitations @ birthdayparty potluck dinnerparty gathering barbecue":
    whole(8, 24),
  "budget|gift budget|spending limit & birthday occasion gift_ideas last_gift": inSteps(5, 20, 120),
  "unit price|price|price each @ partysupply partysupplies": decimal(1.5, 14, 1),
  "size cm|length cm|adult size cm|size @ fish aquariumfish": decimal(2, 14, 1),
  "price|cost @ fish aquariumfish plant houseplant": decimal(2.5, 24, 1),
  "ammonia|nitrite|ammonia ppm|nitrite ppm @ watertest aquarium tank": decimal(0, 0.5, 2),
  "width cm|length cm|width|length @ quilt blanket tapestry carpet rug": inSteps(5, 90, 240),
  "blocks|block count @ quilt": whole(9, 120),
  "temperature|water temperature|temp c|temperature c @ watertest aquarium tank": decimal(
    22,
    27,
    1,
  ),
  "max dogs|max pets|dogs at once|max animals": whole(1, 5),
  "campers|camper count|people @ campingtrip camping": whole(2, 6),
  "fabric meters|fabric metres|fabric m|meters needed": decimal(1, 4.5, 1),
  "price per skein|skein price|price per ball": inSteps(1, 6, 28),
  "yardage used|yards used|yardage @ knittingproject crochetproject": round(180, 1400, 1),
  "expenses today|spent today|daily expenses|spending today": round(15, 180, 0),
  "page|page number @ quote bookquote highlight": whole(9, 380),
  "daily fee|fee per day|day fee @ toollibraryitem toolitem toolrental": whole(2, 12),
  "replacement value|value|purchase value @ toollibraryitem toolitem toolrental": inSteps(
    5,
    40,
    380,
  ),
  "rating a|rating b|rating 1|rating 2": whole(3, 5),
  "sessions completed|completed sessions|calls completed|classes completed": whole(1, 60),
  "playback speed|play speed|speed multiplier": inSteps(0.25, 0.75, 2),
  "freezes left|freezes|lives left|hearts left|tries left|hints left|skips left": whole(0, 4),
  "total days|days studied|days practiced @ streak studystreak habitstreak": whole(60, 420),
  // Of pictures somebody orders some, of flyers thousands; a printer in an office prints a few.
  "quantity|copies|count @ printorder printjob print": ({ member: { siblings } }) => {
    if (siblings.some((name) => /^(?:album|photo)/i.test(name))) return whole(1, 48);
    if (siblings.some((name) => /^printer/i.test(name))) return whole(1, 4);
    // Of a document with pages one has some made.
    return siblings.some((name) => /^pages?(?:_?count)?$/i.test(name))
      ? round(10, 400, 1)
      : undefined;
  },
  "unit price|price each & album_id photo_id": decimal(0.3, 9.5, 1),
  "prize fund|total prizes|prizes total": round(200, 5000, 2),
  "rounds|number of rounds @ chesstournament tournament & time_control": whole(5, 9),
  "board|board number @ pairing game chessgame": whole(1, 24),
  "goal amount|goal|target amount|fundraising goal @ shelterevent charityevent fundraiser": round(
    800,
    14_000,
    2,
  ),
  "budget|estimated cost|planned cost @ homeproject homeimprovement renovationproject diyproject":
    round(300, 18_000, 2),
  "sun hours|sunshine hours|hours of sun|sunlight hours": decimal(0, 13, 1),
  "seed count|seeds|seeds per packet @ seed seedpacket": inSteps(10, 20, 250),
  "bed count|beds|number of beds @ garden allotment": whole(2, 12),
  "visits this year|visits|visit count @ museummember member": whole(0, 24),
  "age|participant age @ artclassregistration classregistration & parent_email": whole(6, 15),
  "dose grams|dose|coffee grams @ brew brewlog brewing coffee": decimal(14, 22, 1),
};
