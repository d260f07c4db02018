import type { RowTables } from "../../row-table.ts";

const sports = `
*name/label/title | about | players/team size/players per team/players per side | category/type | icon/emoji
Football | Eleven a side and one ball. | 11-11 | Team/team sport/ball | ⚽
Basketball | Five a side, two baskets. | 5-5 | Team/team sport/ball | 🏀
Tennis | Alone or in pairs, on clay, grass or hard courts. | 1-2 | Racket/individual/racquet | 🎾
Volleyball | Six a side and a high net. | 6-6 | Team/team sport/ball | 🏐
Swimming | In lanes or in open water. | 1-1 | Water/individual/aquatic | 🏊
Running | From the sprint to the marathon. | 1-1 | Individual/athletics/endurance | 🏃
Cycling | On roads, tracks and trails. | 1-1 | Individual/endurance/outdoor | 🚴
Badminton | Light rackets and a shuttlecock. | 1-2 | Racket/individual/racquet | 🏸
Handball | Seven a side, indoors. | 7-7 | Team/team sport/ball | 🤾
Rowing | Alone, in pairs, fours or eights. | 1-8 | Water/team/aquatic | 🚣
Table tennis | Small ball, quick hands. | 1-2 | Racket/individual/racquet | 🏓
Ice hockey | Six on the ice, and a puck. | 6-6 | Team/team sport/winter | 🏒
Climbing | On rock or on walls indoors. | 1-1 | Individual/outdoor | 🧗
Rugby | Fifteen a side and an oval ball. | 15-15 | Team/team sport/ball | 🏉
`;

const studies = `
*name/label/title | about | faculty/school/department
Computer Science | Algorithms, systems and software. | Engineering/Faculty of Engineering
Economics | Markets, money and decisions. | Business/Faculty of Business
Psychology | How people think, feel and act. | Science/Faculty of Science
Mechanical Engineering | Machines, materials and heat. | Engineering/Faculty of Engineering
English Literature | Novels, poems and plays. | Arts/Faculty of Arts
Biology | Life, from cells to forests. | Science/Faculty of Science
Law | Contracts, courts and constitutions. | Law/Faculty of Law
Business Administration | Strategy, finance and people. | Business/Faculty of Business
Mathematics | Numbers, shapes and proofs. | Science/Faculty of Science
Architecture | Houses, cities and how we live there. | Arts/Faculty of Arts
Nursing | Care, medicine and practice. | Medicine/Faculty of Medicine
History | Sources, and what they tell. | Arts/Faculty of Arts
`;

/** What lists of choices name: most have no more than a name and a line about it. */
export const kindRows: RowTables = {
  "currency fiatcurrency": `
*name | about
Euro | Used in twenty countries of Europe.
US dollar | Accepted in much of the world.
Pound sterling | The oldest that is still in use.
Japanese yen | Counted without decimals.
Swiss franc | Used in Switzerland and Liechtenstein.
Canadian dollar | Its one-dollar coin shows a loon.
Australian dollar | Printed on plastic notes.
Swedish krona | Nearly all payments are by card.
Indian rupee | Divided into a hundred paise.
Brazilian real | Introduced in 1994.
Polish złoty | Its name means golden.
Mexican peso | Divided into a hundred centavos.
`,
  "color colour productcolor productcolour shade": `
*name/label/title | hex/hex code/color code/code/value/hex value/hex color | about
Black | #1A1A1A | Goes with everything.
White | #FFFFFF | Clean and bright.
Navy | #1B2A49 | Deep blue, nearly black.
Sand | #D9C7A3 | Warm and light.
Forest green | #2F5D3A | Dark, like firs.
Burgundy | #6D1F2F | A dark wine red.
Sky blue | #8EC5E8 | Light and fresh.
Mustard | #D9A520 | A warm yellow.
Charcoal | #3A3F44 | Dark grey.
Terracotta | #C4623F | Like clay from the oven.
Rose | #E3A6AE | Soft pink.
Olive | #6B7038 | Grey green.
`,
  "breed dogbreed": `
*name/label/title | about | origin/country/country of origin | life span/life expectancy/lifespan | size | temperament
Labrador Retriever | Friendly, and always hungry. | Canada | 10–12 years | Large | Friendly, gentle
Beagle | Follows its nose. | United Kingdom | 12–15 years | Small/medium | Merry, curious
Border Collie | Needs work and long walks. | United Kingdom | 12–15 years | Medium | Keen, alert
Poodle | Clever, and hardly sheds. | France | 12–15 years | Medium | Clever, active
Dachshund | Small dog, great will. | Germany | 12–16 years | Small | Lively, stubborn
Boxer | Playful for all its life. | Germany | 10–12 years | Large | Playful, loyal
German Shepherd | Learns quickly and watches well. | Germany | 9–13 years | Large | Confident, loyal
Shiba Inu | Clean, and fond of its own way. | Japan | 13–16 years | Small/medium | Independent, bold
Bernese Mountain Dog | Calm, heavy and kind. | Switzerland | 7–9 years | Large | Calm, kind
Whippet | Runs fast, then sleeps all day. | United Kingdom | 12–15 years | Medium | Gentle, quiet
`,
  catbreed: `
*name/label/title | about | origin/country/country of origin | life span/life expectancy/lifespan
Maine Coon | Large, soft and sociable. | United States | 12–15 years
Siamese | Talks all day. | Thailand | 15–20 years
British Shorthair | Calm, round and grey. | United Kingdom | 14–20 years
Persian | Long hair, quiet ways. | Iran | 12–17 years
Bengal | Looks wild, likes water. | United States | 12–16 years
Norwegian Forest Cat | Climbs well, dressed for snow. | Norway | 14–16 years
Russian Blue | Shy with strangers. | Russia | 15–20 years
Abyssinian | Never sits still. | Ethiopia | 9–15 years
`,
  facility: `
*name/label/title | about | type/category
Main Sports Hall | Three courts and stands for two hundred. | Sports/hall/indoor
Swimming Pool | Six lanes of twenty-five metres. | Sports/pool/indoor
Library | Reading rooms on two floors. | Education/library
Conference Centre | Four rooms, the largest for eighty. | Meeting/conference/business
Tennis Courts | Four outside, two under a roof. | Sports/court/outdoor
Gym | Weights, mats and rowing machines. | Sports/gym/fitness/indoor
Car Park | A hundred places, eight for charging. | Parking
Playground | Swings, sand and shade. | Outdoor/recreation
Cafeteria | Lunch from half past eleven to two. | Food/dining
Sauna | Open in the evening. | Wellness
`,
  "area region salesregion serviceregion territory salesterritory & manager manager_id code revenue target sales_rep country_id is_active": `
*name/label/title | about | code/abbreviation/short code
North | From the coast to the lakes. | N
South | The valleys and the large city. | S
East | Along the border. | E
West | The hills and the harbour. | W
Central | The capital and around it. | C
North-East | Small towns and one port. | NE
South-West | Farms, wine and holidays. | SW
Overseas | All that needs a plane. | OS
`,
  "tag & description post_count posts_count posts post_id article_count articles slug": `
*name/label/title | slug | about
JavaScript | javascript | The language of the browser.
Productivity | productivity | How to get things done.
Travel | travel | Places, and how to get there.
Design | design | What things look like, and why.
Tutorial | tutorial | Step by step.
Health | health | Body and mind.
Opinion | opinion | One point of view.
Recipes | recipes | What to cook tonight.
Beginners | beginners | No knowledge needed.
Photography | photography | Light, people and places.
News | news | What has changed.
CSS | css | Layouts, colours and fonts.
Career | career | Jobs, interviews and salaries.
Open source | open-source | Code that everybody can read.
`,
  "sport sporttype sportscategory sportdiscipline": sports,
  "platform & manufacturer release_year games console": `
*name/label/title | manufacturer/maker/company | release year/released/launch year/year
PC | Various | 1981-1981
PlayStation 5 | Sony | 2020-2020
Xbox Series X | Microsoft | 2020-2020
Nintendo Switch | Nintendo | 2017-2017
PlayStation 4 | Sony | 2013-2013
Xbox One | Microsoft | 2013-2013
Mac | Apple | 1984-1984
iOS | Apple | 2007-2007
Android | Google | 2008-2008
Steam Deck | Valve | 2022-2022
`,
  "platform & description icon url logo slug": `
*name/label/title | about | slug | icon | url
Web | Any browser of the last two years. | web | globe | https://example.com
iOS | iPhone and iPad. | ios | smartphone | https://example.com/ios
Android | Phones and tablets. | android | smartphone | https://example.com/android
Windows | Version 10 and later. | windows | monitor | https://example.com/windows
macOS | Intel and Apple silicon. | macos | monitor | https://example.com/macos
Linux | As a package and as an AppImage. | linux | monitor | https://example.com/linux
`,
  difficulty: `
*name/label/title | about | level/value/order/sort order | color name
Beginner | No experience needed. | 1-1 | green
Easy | For a quiet evening. | 2-2 | green
Intermediate | Some practice helps. | 3-3 | yellow
Hard | For those who like to try again. | 4-4 | orange
Expert | For very few. | 5-5 | red
`,
  "musclegroup muscle bodypart targetmuscle": `
*name/label/title | about | region/body region/area/group
Chest | Push-ups and bench press. | Upper body/upper
Back | Rows and pull-ups. | Upper body/upper
Shoulders | Overhead press and raises. | Upper body/upper
Biceps | Curls of all kinds. | Arms/upper body/upper
Triceps | Dips and extensions. | Arms/upper body/upper
Abs | Planks and crunches. | Core
Quadriceps | Squats and lunges. | Legs/lower body/lower
Hamstrings | Deadlifts and bridges. | Legs/lower body/lower
Glutes | Hip thrusts and step-ups. | Legs/lower body/lower
Calves | Raises on a step. | Legs/lower body/lower
Forearms | Grip and long carries. | Arms/upper body/upper
Lower back | Good mornings, with little weight. | Core
`,
  "diet diettype dietarypreference dietaryrestriction dietaryrequirement": `
*name/label/title | about
Vegetarian | No meat and no fish.
Vegan | Nothing from animals.
Pescatarian | Fish, but no meat.
Gluten-free | Without wheat, rye and barley.
Dairy-free | Without milk, butter and cheese.
Low carb | Little bread, pasta and sugar.
Keto | Much fat, hardly any carbohydrates.
Mediterranean | Vegetables, fish and olive oil.
Halal | By Islamic rules.
Kosher | By Jewish rules.
Nut-free | For those with allergies.
High protein | For training and muscles.
`,
  bedtype: `
*name/label/title | about | capacity/sleeps/max guests/max occupancy | width/width cm
Single | For one. | 1-1 | 90-100
Twin | Two singles, side by side or apart. | 2-2 | 180-200
Double | For two. | 2-2 | 140-140
Queen | For two, with more room. | 2-2 | 160-160
King | For two, and a child in between. | 2-3 | 180-200
Bunk bed | One above the other. | 2-2 | 90-90
Sofa bed | Folds out at night. | 1-2 | 140-140
Cot | For babies, free of charge. | 1-1 | 60-60
`,
  "seatclass cabinclass travelclass fareclass flightclass": `
*name/label/title | about | code/abbreviation/booking class | price multiplier/multiplier/fare multiplier
Economy | One bag and a small table. | Y | 1-1
Premium Economy | More room for legs. | W | 1.5-1.6
Business | Flat seats and a lounge. | J | 2.8-3.2
First | A door of your own. | F | 4.5-5.5
`,
  "weekday dayofweek": `
*name/label/title/day | short name/abbreviation/short/code | number/index/sort order/order | about
Monday | Mon | 1-1 | The week begins.
Tuesday | Tue | 2-2 | A day for meetings.
Wednesday | Wed | 3-3 | Half of it is done.
Thursday | Thu | 4-4 | Shops are open late.
Friday | Fri | 5-5 | The last working day.
Saturday | Sat | 6-6 | Market in the morning.
Sunday | Sun | 7-7 | Most shops are closed.
`,
  month: `
*name/label/title | short name/abbreviation/short/code | number/index/sort order/order | days/number of days/day count | about
January | Jan | 1-1 | 31-31 | The year begins.
February | Feb | 2-2 | 28-28 | The shortest.
March | Mar | 3-3 | 31-31 | First quarter ends.
April | Apr | 4-4 | 30-30 | Rain and sun.
May | May | 5-5 | 31-31 | Gardens are in flower.
June | Jun | 6-6 | 30-30 | The longest days.
July | Jul | 7-7 | 31-31 | Holidays.
August | Aug | 8-8 | 31-31 | Holidays, and heat.
September | Sep | 9-9 | 30-30 | Back to school.
October | Oct | 10-10 | 31-31 | Leaves fall.
November | Nov | 11-11 | 30-30 | Short days.
December | Dec | 12-12 | 31-31 | The books are closed.
`,
  "degreetype qualificationlevel educationlevel": `
*name/label/title | about | abbreviation/code/short name | level/sort order/order/rank | duration years/years/duration
High school diploma | Opens the way to university. | HSD | 1-1 | 3-4
Associate degree | Two years of college. | AA | 2-2 | 2-2
Bachelor of Arts | Languages, history and society. | BA | 3-3 | 3-3
Bachelor of Science | Nature, numbers and machines. | BSc | 3-3 | 3-3
Master of Arts | With a thesis. | MA | 4-4 | 2-2
Master of Science | With a project in a laboratory. | MSc | 4-4 | 2-2
Master of Business Administration | For those who lead. | MBA | 4-4 | 2-2
Doctor of Philosophy | Research of one's own. | PhD | 5-5 | 3-5
`,
  "major fieldofstudy studyfield studyprogram studyprogramme academicmajor": studies,
  "carrier shippingcarrier deliverycarrier couriercompany": `
*name/label/title/company name | about | code/slug/key
DHL | Parcels and express, worldwide. | dhl
UPS | Parcels and freight. | ups
FedEx | Overnight and international. | fedex
DPD | Parcels, and shops to collect them. | dpd
GLS | Parcels in Europe. | gls
Hermes | To the door or to a shop. | hermes
PostNord | Letters and parcels in the north. | postnord
City Couriers | By bicycle, within an hour. | city_couriers
`,
  "tone writingtone toneofvoice": `
*name/label/title | about | emoji/icon
Friendly | As to somebody one knows. | 😊
Formal | For letters and contracts. | 👔
Professional | Clear and polite. | 💼
Casual | As one speaks. | 😎
Humorous | With a smile. | 😄
Persuasive | With reasons and an offer. | 🎯
Inspiring | To get people going. | ✨
Empathetic | Listens first. | 🤗
`,
  "semester academicterm academicsemester & description": `
name/label/title | about
Autumn term | Lectures from October to February.
Spring term | Lectures from March to July.
Summer school | Six weeks of short courses.
Winter session | Two weeks in January.
`,
  "spokenlanguage language & description": `
name/label/title | about
English | Spoken as a second language by most of its speakers.
Spanish | Spoken in Spain and in most of Latin America.
French | Spoken on five continents.
German | Known for its long words.
Italian | The language of opera.
Portuguese | Spoken in Brazil, Portugal and Mozambique.
Dutch | Spoken in the Netherlands and in Belgium.
Swedish | Close to Norwegian and Danish.
Polish | With seven cases.
Japanese | Written with three scripts.
Korean | Its alphabet was made in one piece.
Arabic | Written from right to left.
Hindi | Written in Devanagari.
Turkish | Has no irregular plurals.
`,
  "reaction reactiontype & description": `
name/label/title | about
Like | I have seen it, and it is fine.
Love | One of my favourites.
Laugh | That made my day.
Wow | I did not expect that.
Sad | I am sorry to hear it.
Celebrate | Well done.
Thanks | This helped me.
Support | I stand with you.
`,
  "classroom lecturehall seminarroom schoolroom & description": `
about | equipment/features
Thirty seats, a whiteboard and a projector. | Whiteboard, projector
Tables in groups, for twenty-four. | Tables, screen
Benches with gas and water for experiments. | Lab benches, fume hood
Twenty-eight computers and a printer. | Computers, printer
Piano, stands and good acoustics. | Piano, music stands
Steps down to the stage, a hundred seats. | Microphone, projector
`,
  "airline aircarrier & description": `
name/label/title | about | code/iata code/iata | country
Northern Air | Flies to forty towns in the north. | NQ | Norway
Coastline | Short flights along two coasts. | CX | Portugal
Blue Atlantic | Eight flights a day across the ocean. | BQ | Ireland
Meridian Airways | Two hubs and a young fleet. | MQ | Spain
Alpine Wings | Small aircraft, high mountains. | AW | Switzerland
SkyBridge | Low fares, bags cost extra. | SB | Germany
Pacific Star | Long flights with two meals. | PQ | Japan
Sahara Air | From Casablanca to the south. | SQ | Morocco
`,
  "publisher publishinghouse & description": `
name/label/title | about
Copper Leaf | Novels and essays, thirty books a year.
Union House | Textbooks for schools and universities.
Lighthouse Press | Travel, maps and the sea.
Northern Books | Crime and thrillers from the north.
Small Lamp | Picture books for children.
Meridian Editions | Art and photography.
Old Mill Press | Poetry in small editions.
Harbour & Sons | History and biographies.
`,
};
