import type { RowTables } from "../../row-table.ts";

/** What people play, collect, make, drink and go to at the weekend. */
export const pastimeRows: RowTables = {
  "boardgame tabletopgame tablegame": `
name | category/genre/type/categories/genres/theme | about | min players | max players | play time minutes/playing time/playing time minutes/duration minutes/play time/average playtime | complexity/weight/difficulty | difficulty/complexity/level | min age/age/recommended age/minimum age
Harbour Lords | Strategy/economic/trading | Load ships, sell at the right moment and never run out of crates. | 2-2 | 4-4 | 75-90 | 2.6-3.2 | Medium | 12-12
Four Winds | Family/abstract/tile | Lay tiles until the wind has nowhere left to go. | 2-2 | 4-4 | 30-45 | 1.4-1.9 | Easy | 8-8
The Silent Vault | Cooperative/co-op/adventure/thriller | One heist, six locks and nobody is allowed to talk. | 2-2 | 5-5 | 60-75 | 2.0-2.5 | Medium | 10-10
Moss and Stone | Family/card game/nature/card | Build a garden of cards, one season after the other. | 1-1 | 4-4 | 40-60 | 2.1-2.6 | Medium/easy | 10-10
Quick Fox | Party/card game/kids/card | Shout first, laugh later. | 3-3 | 8-8 | 15-20 | 1.0-1.3 | Easy | 6-6
Iron Frontier | War game/strategy/war | Two railways, one pass through the mountains. | 2-2 | 2-2 | 120-150 | 3.5-4.2 | Hard | 14-14
Secret of the Marsh | Mystery/deduction/detective/thematic | Everybody knows something, and one of you did it. | 3-3 | 6-6 | 45-60 | 1.8-2.4 | Medium | 10-10
Dragon Pass | Role-playing/adventure/fantasy/rpg | Four heroes, a book of stories and too few torches. | 1-1 | 4-4 | 90-120 | 2.9-3.6 | Hard | 12-12
Word Orchard | Party/word game/word/family | Three letters, one minute, no proper names. | 2-2 | 6-6 | 20-30 | 1.2-1.5 | Easy | 8-8
Pocket Atlas | Trivia/educational/quiz/family | Guess where it is, or at least which way. | 2-2 | 6-6 | 30-40 | 1.3-1.6 | Easy | 10-10
`,
  "escaperoom escapegame": `
name/title/room name | theme/genre/category/setting/type | about/storyline/story/plot/scenario | difficulty/difficulty level/level
Heist at Midnight | Heist/crime/thriller/adventure | A vault, three thieves and a guard who comes back at one. | Medium/hard
The Clockmaker | Mystery/historical/history/detective | The old master vanished, and the clock is ticking. | Medium/easy
The Lost Library | Mystery/fantasy/magic/adventure | Somebody left a last message between the shelves. | Easy/medium
Temple of Sand | Adventure/ancient egypt/egypt/historical | Find the golden mask before the sand runs out. | Medium/hard
Submarine 7 | Science fiction/sci-fi/thriller/military | The air is running out, and nobody answers the radio. | Hard
Ward 13 | Horror/thriller | The hospital was closed in 1968. Somebody still walks the corridor. | Expert
Orbit Station | Science fiction/sci-fi/space/adventure | The crew has left in a hurry, and you know why. | Hard/medium
The Alchemist's Attic | Fantasy/magic/mystery/historical | Four elements, one recipe and a cat that knows more. | Easy/medium
Pirate's Cabin | Adventure/pirates/pirate/family | The captain is ashore, and so is his key. | Easy/medium
`,
  "foodtruck foodcart streetfoodstall streetfoodvendor": `
name/truck name/vendor name | cuisine/cuisine type/food type/category/type | about | menu/menu items/items/dishes/specialties
Taco Harbour | Mexican | Corn tortillas, three salsas and a queue at noon. | Fish taco, Pork taco, Bean quesadilla, Lime corn
The Rolling Oven | Italian/pizza | A wood oven on wheels, ninety seconds a pizza. | Margherita, Marinara, Ham and rocket, Tiramisu
Smoky Wheels | American/bbq/barbecue | Twelve hours in the smoker, then into a soft bun. | Pulled pork bun, Smoked ribs, Coleslaw, Corn bread
Dumpling Lane | Chinese/asian | Folded by hand, steamed or fried. | Pork dumplings, Prawn dumplings, Mushroom bao, Cucumber salad
Green Bowl | Vegan/vegetarian/healthy/salads | Grains, roots and a good dressing. | Harvest bowl, Falafel bowl, Miso noodles, Green juice
Waffle Works | Desserts/dessert/belgian/bakery | Crisp outside, and you choose what goes on top. | Caramel waffle, Berry waffle, Plain waffle, Hot chocolate
Bombay Street | Indian/asian | Curry in a tin, bread from the clay oven. | Butter chicken roll, Chana masala, Samosas, Mango lassi
Seoul Kitchen | Korean/asian/fusion | Rice, fire and a fried egg on everything. | Bibimbap, Kimchi fries, Bulgogi wrap, Corn dog
The Gyros Van | Greek/mediterranean | Pita, lemon and too much garlic. | Chicken gyros, Halloumi wrap, Greek salad, Loukoumades
Bangkok Wok | Thai/asian | One wok, four dishes, as hot as you dare. | Pad thai, Green curry, Summer rolls, Mango sticky rice
`,
  "inventoryitem gameitem equipmentitem lootitem playeritem & rarity durability equipped attack_bonus item_level enchantment": `
name/item/item name | slot/type/item type/category/equipment slot/kind | about | attack bonus/attack/attack power/damage | defense bonus/defence bonus/defense/defence/armor/armour
Iron Helm | Head/helmet/helm/armor/armour | Dented, but it has kept its wearer alive. | 0-1 | 4-9
Ranger's Hood | Head/helmet/hood/armor/armour | Light, and dry in any rain. | 0-2 | 2-5
Plate Cuirass | Chest/body/torso/armor/armour | Heavy. Somebody else should carry it uphill. | 0-1 | 9-16
Dragonhide Vest | Chest/body/torso/armor/armour | Does not burn, and smells of it. | 0-2 | 8-14
Thief's Gloves | Hands/gloves/armor/armour | Thin enough to feel a lock. | 1-4 | 1-4
Traveller's Boots | Feet/boots/legs/armor/armour | Three owners, and still waterproof. | 0-1 | 2-6
Storm Bow | Weapon/main hand/bow/ranged | Hums before the string is drawn. | 9-18 | 0-1
Frost Staff | Weapon/main hand/staff/magic | Leaves rime on the hands of those who hold it. | 10-19 | 0-2
Bronze Dagger | Weapon/main hand/dagger/melee/sword | Small enough for a boot. | 4-9 | 0-1
Oak Shield | Shield/off hand/armor/armour | Painted with a fox, most of it gone. | 0-1 | 6-12
Ember Ring | Trinket/ring/accessory/jewelry/jewellery/artifact | Warm, even in snow. | 1-4 | 1-3
Moon Pendant | Trinket/amulet/necklace/neck/accessory/jewelry/jewellery/artifact | Glows when somebody lies. | 0-2 | 1-4
Healing Potion | Consumable/potion | Red, bitter and worth its price. | 0-1 | 0-1
Scroll of Embers | Scroll/consumable/spell/magic | Read it aloud once, then step back. | 8-14 | 0-1
Silver Ore | Material/resource/crafting/misc | A smith pays well for it. | 0-1 | 0-1
`,
  "tradingcard collectiblecard collectorcard collectiblecardgamecard tcgcard & rarity set set_name card_number grade condition": `
name/card name/title | set/set name/series/edition/expansion | type/card type/category/element | rarity | estimated value/value/market value/current value/market price/price
Ember Fox | First Flames | Fire/creature/monster | Common | 1-4
Tidecaller | Deep Waters | Water/creature/character | Uncommon | 2-8
Storm Drake | Skybound | Dragon/creature/monster/air | Rare | 14-48
Grove Warden | Old Forest | Grass/creature/character/nature | Uncommon | 2-7
Shield of Dawn | First Flames | Item/artifact/equipment/spell | Common | 1-3
The Clockmaker | Gears of Time | Hero/character/legend/trainer | Legendary/mythic/ultra rare/secret rare | 140-620
Frost Titan | Winter Siege | Ice/creature/monster/water | Legendary/mythic/ultra rare/epic | 95-480
Lucky Coin | Gears of Time | Item/artifact/spell/trainer | Common | 1-2
Shadow Lynx | Night Market | Dark/creature/monster | Rare | 9-38
Lantern Keeper | Night Market | Character/hero/trainer/creature | Uncommon | 2-9
Meteor Rain | Skybound | Spell/event/magic/item | Rare | 7-29
Pebble Golem | Old Forest | Earth/rock/creature/monster | Common | 1-3
`,
};
