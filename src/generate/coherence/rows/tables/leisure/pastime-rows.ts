import type { RowTables } from "../../row-table.ts";

/** What people play, collect, make, drink and go to at the weekend. */
export const pastimeRows: RowTables = {
  "boardgame tabletopgame tablegame": `
name | category/genre/type/categories/genres/theme | about | min players | max players | play time minutes/playing time/playing time minutes/duration minutes/play time/average playtime/playtime minutes/avg playtime/max playtime | complexity/weight/difficulty | difficulty/complexity/level | min age/age/recommended age/minimum age | year published/year/release year/published year | mechanics/mechanisms/mechanic | price/retail price/cost
Harbour Lords | Strategy/economic/trading | Load ships, sell at the right moment and never run out of crates. | 2-2 | 4-4 | 75-90 | 2.6-3.2 | Medium/intermediate/moderate | 12-12 | 2011-2019 | Worker placement, Trading | 39-54
Four Winds | Family/abstract/tile | Lay tiles until the wind has nowhere left to go. | 2-2 | 4-4 | 30-45 | 1.4-1.9 | Easy/light/beginner/low | 8-8 | 2008-2021 | Tile placement, Set collection | 24-34
The Silent Vault | Cooperative/co-op/adventure/thriller | One heist, six locks and nobody is allowed to talk. | 2-2 | 5-5 | 60-75 | 2.0-2.5 | Medium/intermediate/moderate | 10-10 | 2015-2023 | Cooperation, Limited communication | 29-44
Moss and Stone | Family/card game/nature/card | Build a garden of cards, one season after the other. | 1-1 | 4-4 | 40-60 | 2.1-2.6 | Medium/intermediate/moderate/easy | 10-10 | 2017-2024 | Engine building, Hand management | 34-49
Quick Fox | Party/card game/kids/card/children | Shout first, laugh later. | 3-3 | 8-8 | 15-20 | 1.0-1.3 | Easy/light/beginner/low | 6-6 | 2006-2022 | Reaction, Pattern recognition | 12-19
Iron Frontier | War game/strategy/wargame/war | Two railways, one pass through the mountains. | 2-2 | 2-2 | 120-150 | 3.5-4.2 | Hard/expert/heavy/advanced/high | 14-14 | 2003-2016 | Area control, Network building | 54-79
Secret of the Marsh | Mystery/deduction/detective/thematic | Everybody knows something, and one of you did it. | 3-3 | 6-6 | 45-60 | 1.8-2.4 | Medium/intermediate/moderate | 10-10 | 2012-2022 | Deduction, Hidden roles | 27-39
Caravan Road | Strategy/trading/family/economic | Spices for silk, silk for camels, camels for points. | 2-2 | 5-5 | 45-60 | 2.0-2.5 | Medium/intermediate/moderate | 10-10 | 2005-2018 | Set collection, Trading | 32-46
Dragon Pass | Role-playing/rpg/adventure/fantasy/thematic | Four heroes, a book of stories and too few torches. | 1-1 | 4-4 | 90-120 | 2.9-3.6 | Hard/expert/heavy/advanced/high | 12-12 | 2014-2023 | Dice rolling, Campaign | 69-109
Word Orchard | Party/word game/word/family | Three letters, one minute, no proper names. | 2-2 | 6-6 | 20-30 | 1.2-1.5 | Easy/light/beginner/low | 8-8 | 2009-2021 | Word building, Timed rounds | 17-26
Pocket Atlas | Trivia/educational/quiz/family/kids | Guess where it is, or at least which way. | 2-2 | 6-6 | 30-40 | 1.3-1.6 | Easy/light/beginner/low | 10-10 | 2010-2022 | Betting, Estimation | 19-32
Twelve Lanterns | Abstract/puzzle/classic/strategy | Black and white stones on a board of light. | 2-2 | 2-2 | 25-35 | 1.9-2.6 | Medium/intermediate/moderate | 8-8 | 1998-2017 | Pattern building, Area control | 22-36
`,
  "escaperoom escapegame": `
name/title/room name | theme/genre/category/setting/type | about/storyline/story/plot/scenario | difficulty/difficulty level/level
Heist at Midnight | Heist/crime/thriller/adventure | A vault, three thieves and a guard who comes back at one. | Medium/intermediate/hard
The Clockmaker | Mystery/historical/history/detective | The old master vanished, and the clock is ticking. | Medium/intermediate/easy
The Lost Library | Mystery/fantasy/magic/adventure | Somebody left a last message between the shelves. | Easy/beginner/medium
Temple of Sand | Adventure/ancient egypt/egypt/historical/history/jungle | Find the golden mask before the sand runs out. | Medium/intermediate/hard
Submarine 7 | Science fiction/sci-fi/scifi/thriller/military/adventure | The air is running out, and nobody answers the radio. | Hard/advanced/expert
Ward 13 | Horror/thriller | The hospital was closed in 1968. Somebody still walks the corridor. | Expert/hard/advanced
Orbit Station | Science fiction/sci-fi/scifi/space/adventure | The crew has left in a hurry, and you know why. | Hard/advanced/medium
The Alchemist's Attic | Fantasy/magic/mystery/historical/family | Four elements, one recipe and a cat that knows more. | Easy/beginner/medium
Pirate's Cabin | Adventure/pirates/pirate/family/historical | The captain is ashore, and so is his key. | Easy/beginner/medium
The Last Witness | Crime/detective/mystery/thriller/noir | The office of a detective who asked one question too many. | Hard/advanced/medium
`,
  podcastepisode: `
name/episode title | about/show notes/summary/notes | category/topic/topics/tags
The Quiet Hour | Three people on the hour of the day that belongs to them. | Society
Letters from the Lighthouse | The last keeper reads from forty years of letters. | History
The Night Baker | What happens in a bakery before four in the morning. | Food
Repair or Replace? | When mending is worth it, and when it is only pride. | Home
What We Throw Away | A morning on the truck with the people who take it all. | Environment
A River Returns | How a city learned to love its river again. | Nature
First Jobs | What we earned, what we broke and who told us to stay. | Work
Maps We Trust | Who draws the maps in our pockets, and what they leave out. | Technology
Small Rooms, Big Ideas | A visit to four workshops under twelve square metres. | Design
The Slow Train | Eleven hours, two borders and one dining car. | Travel
Counting Birds | Volunteers, binoculars and a very long list. | Nature
Why We Forget | A memory researcher explains where the keys are. | Science
The Sound of Snow | A recordist on the quietest places that she knows. | Music
Open All Night | The people behind the counter after midnight. | Society
A Second Language | Learning to be funny again, at forty. | Education
`,
  "foodtruck foodcart streetfoodstall streetfoodvendor": `
name/truck name/vendor name | cuisine/cuisine type/food type/category/type | about | specialty/speciality/signature dish/best seller | menu/menu items/items/dishes/specialties | price range/price level
Taco Harbour | Mexican | Corn tortillas, three salsas and a queue at noon. | Fish taco | Fish taco, Pork taco, Bean quesadilla, Lime corn | €
The Rolling Oven | Italian/pizza | A wood oven on wheels, ninety seconds a pizza. | Margherita | Margherita, Marinara, Ham and rocket, Tiramisu | €€
Smoky Wheels | American/bbq/barbecue | Twelve hours in the smoker, then into a soft bun. | Pulled pork bun | Pulled pork bun, Smoked ribs, Coleslaw, Corn bread | €€
Dumpling Lane | Chinese/asian | Folded by hand, steamed or fried. | Pork dumplings | Pork dumplings, Prawn dumplings, Mushroom bao, Cucumber salad | €
Green Bowl | Vegan/vegetarian/healthy/salads | Grains, roots and a good dressing. | Harvest bowl | Harvest bowl, Falafel bowl, Miso noodles, Green juice | €€
Waffle Works | Desserts/dessert/belgian/bakery | Crisp outside, and you choose what goes on top. | Caramel waffle | Caramel waffle, Berry waffle, Plain waffle, Hot chocolate | €
Bombay Street | Indian/asian | Curry in a tin, bread from the clay oven. | Butter chicken roll | Butter chicken roll, Chana masala, Samosas, Mango lassi | €
Seoul Kitchen | Korean/asian/fusion | Rice, fire and a fried egg on everything. | Bibimbap | Bibimbap, Kimchi fries, Bulgogi wrap, Corn dog | €€
The Gyros Van | Greek/mediterranean | Pita, lemon and too much garlic. | Chicken gyros | Chicken gyros, Halloumi wrap, Greek salad, Loukoumades | €
Bangkok Wok | Thai/asian | One wok, four dishes, as hot as you dare. | Pad thai | Pad thai, Green curry, Summer rolls, Mango sticky rice | €
Burger Bus | American/burgers/burger/fast food | Smashed thin, with pickles that we make ourselves. | Double smash burger | Double smash burger, Bean burger, Sweet potato fries, Lemonade | €€
Beirut Corner | Lebanese/middle eastern/mediterranean | Everything in flatbread, with tahini. | Falafel wrap | Falafel wrap, Chicken shawarma, Tabbouleh, Mint tea | €
`,
};
