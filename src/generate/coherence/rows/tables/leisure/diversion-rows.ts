import type { RowTables } from "../../row-table.ts";

const challenges = `
title/name/challenge/challenge name | metric/type/category/activity/goal type | unit/goal unit/target unit | target/goal/goal value/target value | about
10,000 steps a day | steps/step count | steps | 10000-10000 | Take the stairs, and get off one stop earlier.
A million steps | steps/step count | steps | 1000000-1000000 | Everybody's steps count for the team.
Ride 200 km | distance/cycling/ride | km/kilometers | 200-200 | By bike, in the city or out of it.
Run 60 km | distance/running/run | km/kilometers | 60-60 | In as many parts as you like.
Twelve sessions | workouts/sessions/workout | workouts/sessions | 12-12 | Three a week, whatever they are.
Burn 8,000 | calories/kcal | kcal/calories | 8000-8000 | Every kind of movement counts.
Plank every day | streak/days/minutes/time/duration | days | 30-30 | Begin with twenty seconds.
Swim across the lake | distance/swimming/swim | km/kilometers | 12-12 | Add up your lanes until you are over.
`;

/** What people set out to do together in their free time. */
export const diversionRows: RowTables = {
  "fitnesschallenge stepchallenge workoutchallenge gymchallenge": challenges,
  "challenge & metric participants my_progress badge_icon steps": challenges,
  "dateidea datenight datenightidea dateplan": `
title/name/idea | about/notes | price range/budget/cost level/cost | duration/length | location/place/where/venue | indoor/is indoor/indoors | best season/season | tags/categories | category/type/vibe/mood
Coffee and a walk | One cup to go, and no plan for the way. | Under €20/€/low/free/cheap | 1 h 30 min | Café Lumen | no | Spring/any/autumn/fall | coffee, walk | Casual/relaxed/low key
Climbing for beginners | Shoes can be borrowed, courage too. | €20–50/€€/medium/moderate | 2 h | Boulder Hall | yes | Winter/any | sport, new | Active/adventurous/adventure
Sunday flea market | Find the ugliest vase for under five. | Under €20/€/low/free/cheap | 2 h | Old Tram Depot | no | Summer/spring | market, vintage | Casual/fun/quirky
Boat on the lake | An hour of rowing, or of going in circles. | €20–50/€€/medium/moderate | 1 h 30 min | Lake Pavilion | no | Summer | outdoors, water | Romantic/outdoors/outdoor
Wine and small plates | Share everything, argue about the last olive. | €50–100/€€€/high/expensive | 2 h 30 min | Harbour Kitchen | yes | Any/autumn/winter/fall | food, evening | Romantic/foodie/food
Cooking together | Fresh pasta, and flour everywhere. | Under €20/€€/low/medium | 3 h | At home | yes | Winter/any | food, home | Cosy/foodie/food/at home
Night at the planetarium | The stars of this month, in deep chairs. | Under €20/€€/low/medium | 2 h | City Planetarium | yes | Winter/any | culture, stars | Romantic/culture/cultural
Museum after hours | Choose a favourite in every room. | Under €20/€/low/cheap | 2 h | City Museum | yes | Autumn/any/fall | culture, art | Culture/cultural/relaxed
`,
  "gearitem hikinggear campinggear outdoorgear campinggearitem": `
name/item/item name/title | category/type/kind | weight grams/weight g/weight | weight kg | price/purchase price/cost | about/notes/note
Two-person tent | Shelter/tent/tents | 1650-2400 | 1.6-2.4 | 180-420 | Seams are sealed again.
Tarp, 3 by 3 m | Shelter/tarp | 520-780 | 0.5-0.8 | 60-140 | Lines are in the red bag.
Down sleeping bag | Sleep/sleeping/sleep system/bedding | 780-1150 | 0.8-1.2 | 160-380 | Keep it dry.
Sleeping mat | Sleep/sleeping/sleep system/bedding | 380-620 | 0.4-0.6 | 70-180 | Patch kit is inside.
Gas stove | Cooking/cook/kitchen/cookware | 85-180 | 0.1-0.2 | 35-80 | Lighter is in the lid.
Titanium pot | Cooking/cook/kitchen/cookware | 110-190 | 0.1-0.2 | 30-70 | Holds the stove.
Rain jacket | Clothing/clothes/apparel/layers | 290-420 | 0.3-0.4 | 110-280 | Wash without softener.
Merino base layer | Clothing/clothes/apparel/layers | 180-240 | 0.2-0.2 | 60-110 | One more is in the wash.
Head torch | Lighting/navigation/electronics/safety | 70-110 | 0.1-0.1 | 25-70 | Charge it the night before.
Map and compass | Navigation/safety/tools | 120-190 | 0.1-0.2 | 20-60 | Sheet 34, north part.
40 l backpack | Backpack/packs/pack/shelter/bags | 1050-1500 | 1-1.5 | 110-240 | Left strap was sewn.
First-aid kit | Safety/first aid/medical/health/navigation | 210-340 | 0.2-0.3 | 20-45 | Plasters are new.
`,
  "grammarrule grammartopic grammarpoint grammarnote": `
title/name/rule/topic | language | about/explanation/summary/content | examples/example | category/type/topic area | level/cefr level | exceptions/exception
The two pasts | Spanish | Ayer takes the simple past, de niño the imperfect. | Ayer comí pan, De niño comía pan | Tenses/tense/verbs | A2/b1/intermediate | Some verbs change what they mean.
Ser and estar | Spanish | One for what lasts, the other for how it is now. | Soy alto, Estoy cansado | Verbs/verb | A1/beginner | Places take estar, events ser.
Verb at the end | German | Behind weil and dass the verb goes last. | Weil es regnet, Dass du kommst | Word order/syntax/clauses | A2/b1/intermediate | None after denn.
The dative | German | Mit, nach and bei take the dative. | Mit dem Bus, Bei der Arbeit | Cases/case/nouns | A2/b1/beginner | Some take either case.
Être or avoir | French | Verbs of going and coming take être. | Je suis venu, J'ai mangé | Tenses/tense/verbs | A2/b1/intermediate | With an object they take avoir.
Partitive articles | French | Some of a thing is du, de la or des. | Du pain, De la confiture | Articles/article/nouns | A1/a2/beginner | After pas it is de.
Particles wa and ga | Japanese | Wa tells what it is about, ga who does it. | 私は学生です, 雨が降る | Particles/particle | A1/beginner/a2 | Liking takes ga.
Double pronouns | Italian | Mi and lo together become me lo. | Me lo dai?, Te lo dico | Pronouns/pronoun | B1/b2/intermediate | Loro stays behind the verb.
`,
  "themeparkride parkride rollercoaster ride & min_height_cm thrill_level wait_minutes has_fast_pass": `
name/title/ride/ride name | type/category/kind/ride type | about | min height cm/height requirement cm/minimum height cm/height requirement | max speed kmh/top speed kmh/speed kmh/max speed | height m/height/max height m | duration seconds/ride duration seconds | thrill level/intensity/thrill rating
Thunder Mountain | Coaster/roller coaster/rollercoaster/thrill | Up in the dark, down in the rain. | 130-130 | 88-96 | 34-41 | 130-150 | 5-5
Silver Falcon | Coaster/roller coaster/rollercoaster/thrill | Three loops and not a single word. | 140-140 | 104-118 | 46-58 | 110-130 | 5-5
Squirrel Run | Coaster/family/kids/roller coaster | A first coaster, twice around the oak. | 100-100 | 32-38 | 7-9 | 60-75 | 2-2
Splash Canyon | Water/water ride/flume | Whoever sits in front gets wet. | 110-110 | 48-58 | 12-17 | 270-320 | 3-3
Log Flume | Water/water ride/flume/family | Two drops, and a photo at the second. | 100-100 | 40-48 | 10-14 | 240-300 | 3-3
Carousel Royal | Family/carousel/kids/gentle/classic | Sixty horses, one ostrich. | 80-80 | 9-12 | 5-7 | 180-210 | 1-1
Sky Wheel | Family/ferris wheel/gentle/observation/classic | The whole park, and the sea behind it. | 90-90 | 6-9 | 42-56 | 600-720 | 1-1
The Phantom | Dark/dark ride/haunted house/indoor | Eleven rooms, and somebody in each of them. | 120-120 | 9-14 | 5-8 | 260-320 | 4-4
Deep Sea Voyage | Dark/dark ride/indoor/family | Slowly past everything that glows. | 90-90 | 6-9 | 4-6 | 330-390 | 2-2
Free Fall Tower | Drop tower/thrill/tower/coaster | Four seconds that take a year. | 140-140 | 84-98 | 54-66 | 70-90 | 5-5
`,
  "nutritiongoal nutrientgoal nutrienttarget macrogoal nutrientintake": `
nutrient/name/nutrient name | unit | target/goal/daily target/recommended/goal amount | reminder/tip/note
Protein | g/grams | 70-140 | Add an egg or a handful of beans.
Fibre | g/grams | 28-35 | Wholegrain bread at breakfast.
Water | ml/milliliters/l | 2000-2800 | A glass before every meal.
Calories | kcal/calories/cal | 1700-2600 | Log dinner before eight.
Iron | mg | 10-18 | Lentils go well with lemon.
Vitamin C | mg | 90-120 | An orange after lunch.
Calcium | mg | 1000-1200 | Yoghurt counts.
Sugar | g/grams | 25-40 | Fruit instead of juice.
Salt | g/grams | 5-6 | Herbs instead of salt.
`,
};
