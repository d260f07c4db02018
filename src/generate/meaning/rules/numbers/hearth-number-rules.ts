import { decimal, inSteps, type NumberRule, whole } from "./number-rule.ts";

/** Numbers of what is dreamt, tasted, born and grown at home. */
export const hearthNumberRules: Readonly<Record<string, NumberRule>> = {
  "vividness|lucidity|clarity|intensity|vividness rating|clarity rating @ dream dreamlog dreamentry dreamjournal":
    whole(1, 10),
  "time to fall asleep|minutes to fall asleep|time to fall asleep minutes|sleep latency|sleep latency minutes|minutes until asleep":
    whole(4, 35),
  "love|career|health|money|luck|finance|work|family|energy|mood|wellness|friendship|love rating|career rating|health rating|luck rating @ horoscope dailyhoroscope weeklyhoroscope":
    whole(1, 5),
  "tannin|tannins|acidity|body|sweetness|bitterness|acid|crema|aftertaste|astringency|balance|complexity @ tasting winetasting coffeetasting teatasting beertasting whiskytasting tastingnote cupping brew winereview coffeereview coffeelog brewlog winenote":
    whole(1, 5),
  "weight|weight kg|current weight @ puppy pup": decimal(1.2, 7.5, 1),
  "weight|weight kg|current weight @ kitten": decimal(0.4, 1.9, 1),
  "weight grams|weight g|current weight grams @ puppy pup kitten": inSteps(10, 380, 1900),
  "birth weight|birth weight grams|birth weight g|weight at birth @ puppy pup": inSteps(
    5,
    180,
    520,
  ),
  "birth weight|birth weight grams|birth weight g|weight at birth @ kitten": inSteps(5, 80, 125),
  "price|price eur|price usd|fee @ puppy pup": inSteps(50, 700, 2400),
  "price|price eur|price usd|fee @ kitten": inSteps(25, 250, 1200),
  "age weeks|age in weeks|weeks old @ puppy pup kitten": whole(3, 14),
  "age months|age in months @ puppy pup kitten": whole(1, 5),
  "litter size|puppy count|kitten count|puppies|kittens|pup count|number of puppies|number of kittens|total puppies|total kittens":
    whole(3, 8),
  "clutch size|egg count|eggs laid @ clutch nest bird": whole(2, 7),
  "rows|row count|number of rows @ crop bed gardenbed gardencrop bedcrop planting": whole(1, 6),
  "insured value|declared value|value|estimated value @ movingbox packingbox movebox box": inSteps(
    10,
    30,
    600,
  ),
  "low stock threshold|min quantity|minimum quantity|min stock|reorder level|restock threshold|reorder at|reorder threshold @ pantry pantryitem grocery groceryitem fridgeitem freezeritem ingredient spice household householditem supply householdsupply cellar & opened_on best_before":
    whole(1, 3),
  "weight grams|weight g|net weight|net weight g|size grams|net weight grams|grams @ spice spicejar herb herbjar seasoning":
    inSteps(5, 20, 120),
  "heat level|heat|spiciness|hotness @ spice spicejar herb seasoning": whole(0, 5),
  "males|females|male count|female count|available|available count|reserved|reserved count|boys|girls @ litter puppylitter kittenlitter":
    whole(1, 5),
  "deposit|deposit required|deposit amount|reservation fee @ litter puppy kitten puppylitter kittenlitter":
    inSteps(50, 100, 500),
  "water change percent|water change|water changed percent|water change pct|percent changed|water changed":
    inSteps(5, 10, 50),
  "nitrate|nitrate ppm|nitrates|no3": whole(5, 40),
  "ammonia|ammonia ppm|nitrite|nitrite ppm|nitrites|no2 @ aquarium aquariumlog tank tanklog fishtank waterlog pond & nitrate_ppm nitrate ph":
    decimal(0, 0.25, 2),
  "syllables|syllable count|number of syllables @ babyname name word": whole(1, 4),
  "guest count|guests|number of guests|headcount|expected guests @ party partyplan birthdayparty dinnerparty houseparty":
    whole(6, 45),
  "goal per week|times per week|target per week|weekly goal|weekly target|days per week|target days per week @ habit habittracker routine":
    whole(2, 7),
  "grams left|grams remaining|ml left|ml remaining|grams in stock": inSteps(5, 10, 240),
  "infusions|steeps|number of infusions|number of steeps|resteeps @ tea teacollection teaentry teasession teatasting teacollectionentry":
    whole(1, 6),
  "times made|times cooked|times baked|times sewn|times knitted|times worn|times lent|times hosted":
    whole(0, 14),
  "pieces|pattern pieces|piece count|number of pieces @ sewingpattern pattern": whole(4, 18),
  "length mm|width mm & thickness_mm": inSteps(10, 80, 980),
  "thickness mm @ cutlist cutlistitem cutpart board cut": inSteps(3, 12, 27),
};
