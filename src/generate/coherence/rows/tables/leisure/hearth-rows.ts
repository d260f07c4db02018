import type { RowTables } from "../../row-table.ts";

/** Cups of tea, bricks, boards and first names: what somebody collects, builds or has to choose. */
export const hearthRows: RowTables = {
  "tea teaproduct teacollectionentry teaentry teablend": `
name/tea name/tea | type/category/tea type | origin/origin country/country | steep temp c/brew temp c/water temp c/steep temperature/water temperature/temperature/temperature c/steep temp | steep minutes/steep time/steep time minutes/brew time minutes/brew minutes | flavor/flavour/tasting notes/flavor profile/flavor notes/aroma | caffeine/caffeine level
Sencha | Green | Japan | 70-80 | 1-2 | Cut grass, Sea breeze | Medium/low
Jasmine Pearls | Green/scented | China | 75-80 | 2-3 | Jasmine, Honey | Medium/low
Assam | Black | India | 95-100 | 3-5 | Malt, Dark honey | High
Darjeeling First Flush | Black | India | 88-95 | 2-3 | Muscatel, Spring flowers | Medium
Earl Grey | Black/flavored/scented | Sri Lanka | 95-100 | 3-4 | Bergamot, Citrus | High
Tie Guan Yin | Oolong | China | 85-92 | 2-3 | Orchid, Cream | Medium
Silver Needle | White | China | 75-82 | 3-5 | Melon, Meadow flowers | Low
Rooibos Vanilla | Herbal/rooibos/tisane | South Africa | 98-100 | 5-8 | Vanilla, Caramel | None/caffeine-free
Mint Garden | Herbal/tisane | Morocco | 95-100 | 5-7 | Peppermint, Lemon | None/caffeine-free
Menghai 2015 | Pu-erh/dark/fermented | China | 98-100 | 2-4 | Earth, Old wood, Plum | High
`,
  "legoset lego brickset": `
name/set name/title | theme/series/category/line | pieces/piece count/parts | minifigures/minifigs/minifig count | retail price/price/rrp/msrp
City Fire Station | City/town | 500-500 | 4-5 | 59-69
Space Shuttle | Space/creator expert | 1200-1200 | 2-3 | 109-129
Medieval Castle | Castle/creator/history/fantasy | 1400-1400 | 7-8 | 129-149
Race Car | Racing/technic/speed/vehicles | 300-300 | 1-1 | 19-29
Pirate Ship | Pirates/creator | 1300-1300 | 3-6 | 99-119
Flower Bouquet | Botanical/icons | 800-800 | 0-0 | 49-59
Night Train | Trains/city | 700-700 | 4-5 | 119-159
Mobile Crane | Technic/construction | 1300-1300 | 0-0 | 99-119
`,
  "woodworkingproject carpentryproject": `
name/project name | about | wood/wood type/species/material/timber | finish/finish type/surface | joinery/joints/joint type | tools/tools needed/tools used
Spice rack | Three shelves for the inside of a door. | oak | hardwax oil | dowels | Hand saw, Drill, Clamps
Workbench | Heavy enough to plane on. | beech | linseed oil | mortise and tenon | Table saw, Chisels, Plane, Clamps
Bedside table | One drawer, no visible screws. | walnut | hardwax oil | dovetail | Chisels, Plane, Orbital sander
Cutting board | End grain, with a groove for the juice. | maple | mineral oil | edge glued | Planer, Clamps, Router
Bookshelf | Five shelves, two metres tall. | pine | matt lacquer | dado | Table saw, Router, Orbital sander
Garden bench | Seats three, stays outside. | larch | wood glaze | mortise and tenon | Mitre saw, Drill, Clamps
Picture frame | For a print of 40 by 60. | ash | shellac | mitre with splines | Mitre saw, Router, Band clamp
`,
  "babyname babynameidea nameidea": `
name/first name/given name | gender/sex | origin/language/culture/origin language | meaning | nicknames/short forms/variants/nickname | syllables/syllable count
Clara | Girl/female | Latin | Bright, clear | Clary, Lara | 2-2
Theo | Boy/male | Greek | Gift of God | Teddy, Ted | 2-2
Robin | Unisex/neutral | English | Bright fame | Rob, Bobbie | 2-2
Freya | Girl/female | Norse | Lady | Frey | 2-2
Sasha | Unisex/neutral | Russian | Defender of people | Sash | 2-2
Arthur | Boy/male | Celtic | Bear | Art, Artie | 2-2
Elena | Girl/female | Greek | Torch, shining light | Ellie, Lena | 3-3
Kai | Unisex/neutral | Hawaiian | Sea | Kay | 1-1
Amelie | Girl/female | French | Hard-working | Amy, Mel | 3-3
`,
  "whisky whiskybottle whiskey bourbon whiskytasting": `
name/whisky/bottle/expression | distillery/producer/distiller | region/origin | country | cask type/cask/maturation/cask finish | abv/alcohol/alcohol percent/strength | nose/aroma | palate/taste | finish/aftertaste
Glen Arden 12 | Glen Arden | Speyside | Scotland | Ex-bourbon | 40-43 | Pear and vanilla | Honey and malt | Short and clean
Loch Sorrel Sherry Oak | Loch Sorrel | Highlands | Scotland | Oloroso sherry | 46-48 | Raisins and orange peel | Fruit cake and ginger | Long and warming
Isle of Skerra Peated | Isle of Skerra | Islay | Scotland | Ex-bourbon | 46-57 | Smoke and sea spray | Ash, lemon and salt | Very long and smoky
Old Copper Straight | Old Copper | Kentucky | United States | New American oak | 45-51 | Caramel and leather | Toffee, corn and clove | Dry and spicy
Rye Creek Small Batch | Rye Creek | Tennessee | United States | New American oak | 45-50 | Mint and rye bread | Pepper and cocoa | Long and peppery
Hoshino Blended Malt | Hoshino | Hokkaido | Japan | Mizunara | 43-46 | Sandalwood and plum | Silky, with white pepper | Elegant and dry
`,
  "cleaningsupply cleaningproduct householdsupply": `
name/product/product name/item | purpose/used for/use/category/surface | brand/manufacturer | unit | price/cost/unit price | hazard warnings/warnings/hazards/safety warnings
All-purpose spray | Kitchen and worktops | Clear Day | ml | 2-4 | Keep out of reach of children
Limescale remover | Bathroom and taps | Brisk | ml | 3-5 | Irritates the eyes, Wear gloves
Washing powder | Laundry | Clear Day | g | 6-12 | Keep out of reach of children
Oven cleaner | Oven and grill | Brisk | ml | 4-7 | Corrosive, Wear gloves, Ventilate the room
Dishwasher tablets | Dishes | Nordwave | pcs | 5-11 | Harmful if swallowed
Floor soap | Wooden floors | Green Bucket | ml | 5-9 | absent
Glass cleaner | Windows and mirrors | Clear Day | ml | 2-4 | Flammable
`,
};
