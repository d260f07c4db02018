import { among, decimal, inSteps, type NumberRule, whole } from "./number-rule.ts";

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
  "available|available count|reserved|reserved count|still available @ litter puppylitter kittenlitter":
    whole(0, 2),
  "males|females|male count|female count|boys|girls @ litter puppylitter kittenlitter": whole(1, 5),
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
  "weight|weight kg|current weight @ baby babygrowth newborn infant babymeasurement babyweight growthrecord growthmeasurement growthentry & head_circumference_cm head_circumference age_weeks weight_percentile":
    decimal(3.1, 11.4, 2),
  "height|height cm|length|length cm @ baby babygrowth newborn infant babymeasurement growthrecord growthmeasurement growthentry & head_circumference_cm head_circumference weight_percentile":
    decimal(49, 79, 1),
  "head circumference|head circumference cm|head size|head size cm": decimal(34.5, 47, 1),
  "age at death|died aged|age when died|lifespan years|years lived": whole(41, 91),
  "pages|page count|number of pages @ letter loveletter penpalletter": whole(1, 6),
  "amount|weekly amount|monthly amount @ allowance pocketmoney": inSteps(1, 3, 25),
  "balance|saved|saved so far|savings|total saved @ allowance pocketmoney piggybank kidsaccount":
    decimal(2, 90, 2),
  "goal|goal amount|target|target amount|savings goal @ allowance pocketmoney piggybank kidsaccount":
    inSteps(5, 95, 240),
  "weeks before|weeks ahead|weeks before move|weeks before moving|weeks out": whole(1, 10),
  "energy today kwh|energy today|today kwh|daily kwh|kwh today @ smartplug plug outlet socket":
    decimal(0.02, 2.4, 2),
  "monthly cost|cost this month|estimated monthly cost|cost per month @ smartplug plug outlet socket":
    decimal(0.4, 9.5, 2),
  "length mm|length|length over buffers @ modeltrain modellocomotive rollingstock": whole(78, 310),
  "height cm|height @ figurine figurinecollectible collectiblefigure actionfigure figure statue miniature":
    decimal(5, 38, 1),
  "limited to|edition of|edition size|production run|limited edition of": inSteps(250, 500, 5000),
  "edition number|number in edition|piece number @ figurine figurinecollectible collectiblefigure statue print":
    whole(1, 499),
  "paid|price paid|purchase price|bought for @ figurine figurinecollectible collectiblefigure actionfigure comic comicbook":
    decimal(14, 79, 2),
  "cover price|original price @ comic comicbook comicissue issue": among(
    0.25,
    0.6,
    1,
    2.5,
    2.99,
    3.99,
    4.99,
  ),
  "occupied|seated|seats taken|guests seated @ table seatingtable weddingtable": whole(3, 6),
  "seat|seat number @ guest tableguest seatingguest seatingtableguest weddingguest": whole(1, 6),
  "seats|capacity|seat count @ seatingtable weddingtable": inSteps(2, 6, 12),
  "minutes|suggested minutes|time needed @ journalprompt writingprompt journalingprompt meditation reflectionprompt":
    inSteps(5, 5, 30),
};
