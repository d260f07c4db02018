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
  "mastery level|mastery|box|leitner box @ vocabularyword vocabulary word flashcard": whole(1, 5),
  "dose grams|dose|coffee grams @ brew brewlog brewing coffee": decimal(14, 22, 1),
};
