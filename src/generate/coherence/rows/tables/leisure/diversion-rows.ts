import type { RowTables } from "../../row-table.ts";

const challenges = `
title/name/challenge | metric/type/category/activity | unit/goal unit | target/goal/target value | about
10,000 steps a day | steps | steps | 10000-10000 | Take the stairs, and get off one stop earlier.
Ride 200 km | distance/cycling | km/kilometers | 200-200 | By bike, in the city or out of it.
Run 60 km | distance/running | km/kilometers | 60-60 | In as many parts as you like.
Twelve sessions | workouts/sessions | workouts/sessions | 12-12 | Three a week, whatever they are.
Burn 8,000 | calories | kcal/calories | 8000-8000 | Every kind of movement counts.
Plank every day | streak/days/minutes | days | 30-30 | Begin with twenty seconds.
`;

/** What people set out to do in their free time, and with what. */
export const diversionRows: RowTables = {
  "fitnesschallenge stepchallenge workoutchallenge": challenges,
  "challenge & metric my_progress": challenges,
  "themeparkride parkride rollercoaster ride & min_height_cm thrill_level has_fast_pass": `
name/title | type/category | about | max speed kmh/top speed kmh | height m | thrill level
Thunder Mountain | Coaster/roller coaster/thrill | Up in the dark, down in the rain. | 88-96 | 34-41 | 5-5
Silver Falcon | Coaster/roller coaster/thrill | Three loops and not a single word. | 104-118 | 46-58 | 5-5
Splash Canyon | Water/water ride | Whoever sits in front gets wet. | 48-58 | 12-17 | 3-3
Carousel Royal | Family/carousel/kids | Sixty horses, one ostrich. | 9-12 | 5-7 | 1-1
Sky Wheel | Family/ferris wheel | The whole park, and the sea behind it. | 6-9 | 42-56 | 1-1
The Phantom | Dark/dark ride/haunted house | Eleven rooms, and somebody in each of them. | 9-14 | 5-8 | 4-4
`,
  "weddingbudgetitem weddingexpense weddingbudgetline weddingbudgetentry weddingcost weddingcostitem": `
item/name/title/description | category | vendor/supplier/paid to/vendor name | estimated/estimate/estimated cost/budgeted/planned/budget
Rental of the barn | Venue | The Old Barn | 2400-4800
Bridal bouquet | Flowers | Petal and Twine | 120-260
Three-tier cake | Catering | Sugar & Crumb | 380-720
Dinner for eighty | Catering | Elderflower Catering | 4200-7600
Photographer, eight hours | Photography | Lumen Weddings | 1600-2900
Band | Music | The Quiet Hours | 900-1900
Dress and alterations | Attire | Atelier Lune | 1100-2600
Rings | Attire/jewellery/rings | Silver Lane | 900-2400
Invitations and menus | Stationery/invitations/other | Fold & Letter | 220-540
Coach for the guests | Transport/transportation/other | City Coaches | 450-900
`,
  "quest sidequest mainquest gamequest dailyquest": `
name/quest name | about/story/lore | objectives/tasks/steps/goals/objective/goal | location/region/zone/area/map/place | npc name/npc/quest giver/giver/given by/questgiver | difficulty/rank | required level/level requirement/level required/min level/minimum level/recommended level/level | xp reward/reward xp/experience reward/reward experience/xp/experience/exp reward/xp gained | gold reward/reward gold/coin reward/reward coins/gold/coins/reward
Herbs for the Healer | Bring what the healer needs, and ask no questions. | Gather ten moonworts, Find the spring, Return to the healer | Whispering Woods | Elowen | Easy/beginner/trivial/common | 1-4 | 120-240 | 20-60
A Letter for the Miller | Carry the letter through the pass before snow falls. | Take the letter, Cross the pass, Speak to the miller | Frostgate Pass | Orin | Easy/beginner/trivial/common | 2-5 | 150-300 | 30-70
Rats in the Cellar | The innkeeper pays for each tail. | Clear the cellar, Bring eight tails | Ravenford | Berta | Easy/beginner/trivial/common | 1-3 | 100-200 | 15-40
Wolves at the Gate | Something has been taking sheep at night. | Track the pack, Defeat the alpha wolf, Report to the guard | Stonebridge | Captain Hale | Normal/medium/intermediate/moderate/uncommon | 6-11 | 450-700 | 80-140
Bandits on the North Road | Three roads lead to the camp, and all are watched. | Scout the camp, Free the prisoners, Defeat the bandit chief | North Road | Brynn | Normal/medium/intermediate/moderate/uncommon | 8-13 | 550-800 | 100-180
The Lost Lantern | The keeper's lantern is gone, and the ships come closer to the rocks. | Search the cliffs, Recover the lantern, Light the tower | Saltmarsh Harbour | Aldric | Normal/medium/intermediate/moderate/uncommon | 10-15 | 600-900 | 120-200
Into the Old Mine | Nobody who went down has come back. | Enter the mine, Find the missing miners, Seal the lower shaft | The Old Mine | Thorne | Hard/difficult/advanced/challenging/rare | 18-26 | 1200-1700 | 240-360
The Sunken Bell | The bell has not rung since the flood. Find out why. | Dive to the bell, Defeat the drowned priest, Ring the bell | Sunken Temple | Sister Maren | Hard/difficult/advanced/challenging/rare | 22-30 | 1400-1900 | 280-400
The Silent Tower | There is light in the top window, and no door. | Find the hidden door, Solve the three seals, Face the mage | Ashen Vale | Fenn | Hard/difficult/advanced/challenging/rare | 24-32 | 1500-2100 | 300-440
Ashes of the Dragon | The last of them sleeps under the glass mountain. | Forge the ember blade, Climb the mountain, Slay the dragon | Glass Mountain | King Aldous | Legendary/expert/epic/nightmare/extreme/very hard/heroic/insane | 42-55 | 3600-5200 | 900-1500
The Hollow Crown | Three kings have worn it, and none has died of age. | Collect the three shards, Survive the crypt, Break the crown | Crypt of Kings | The Pale Seer | Legendary/expert/epic/nightmare/extreme/very hard/heroic/insane | 48-60 | 4200-6000 | 1000-1800
`,
  "achievement trophy gameachievement userachievement playerachievement & progress max_progress points xp unlocked unlocked_at is_unlocked rarity xp_reward target is_secret is_hidden game_id player_id": `
name | about/how to unlock/condition | icon/icon name/badge icon | criteria/requirement/requirements | category/type/group | max progress/target/goal/total/target value/required/progress max/progress total
First Blood | Win your first fight. | sword | Win 1 fight | Combat/battle | 1-1
Dragon Slayer | Defeat ten dragons. | flame | Defeat 10 dragons | Combat/battle | 10-10
Hundred Wins | Win a hundred matches. | trophy | Win 100 matches | Combat/battle/progress/progression | 100-100
Treasure Hunter | Open fifty hidden chests. | gem | Open 50 chests | Exploration/collection/discovery | 50-50
Cartographer | Visit all twelve regions of the map. | map | Visit 12 regions | Exploration/discovery/progress | 12-12
Collector | Own one of every card. | layers | Own 60 cards | Collection/progress/collecting | 60-60
Unbroken | Finish five levels in a row without losing a life. | shield | Finish 5 levels without a loss | Skill/progress/progression/story/mastery | 5-5
Perfect Week | Play on seven days in a row. | calendar | Play on 7 days in a row | Streak/time played/activity/daily | 7-7
Night Owl | Play ten times after midnight. | moon | Play 10 times after midnight | Streak/time played/activity/special/fun | 10-10
Team Player | Finish twenty-five matches with friends. | users | Play 25 matches with friends | Social/multiplayer/community | 25-25
Master Builder | Craft two hundred items. | hammer | Craft 200 items | Crafting/collection/progress | 200-200
Untouchable | Win a boss fight without being hit. | star | Win 1 boss fight unhurt | Skill/combat/mastery | 1-1
`,
};
