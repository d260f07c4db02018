import type { RowTables } from "../../row-table.ts";

/** Cups of tea, bricks, boards and first names: what somebody collects, builds or has to choose. */
export const hearthRows: RowTables = {
  "tea teaproduct teacollectionentry teaentry looseleaftea teablend teastash": `
name/tea name/tea | type/category/tea type/kind | origin/origin country/country/country of origin/region | steep temp c/brew temp c/water temp c/steep temperature/brewing temperature/water temperature/brew temperature/temperature/temperature c/steep temp/brewing temp c/steeping temp c | steep minutes/steep time/steep time minutes/brew time minutes/steeping minutes/steeping time/brew minutes/brewing time minutes | flavor/flavour/tasting notes/flavor profile/flavor notes/aroma/taste | caffeine/caffeine level/caffeine content
Sencha | Green | Japan | 70-80 | 1-2 | Cut grass, Sea breeze | Medium/low
Genmaicha | Green | Japan | 75-85 | 2-3 | Toasted rice, Hay | Low
Jasmine Pearls | Green/scented | China | 75-80 | 2-3 | Jasmine, Honey | Medium/low
Assam | Black | India | 95-100 | 3-5 | Malt, Dark honey | High
Darjeeling First Flush | Black | India | 88-95 | 2-3 | Muscatel, Spring flowers | Medium
Earl Grey | Black/flavored/scented | Sri Lanka | 95-100 | 3-4 | Bergamot, Citrus | High
Tie Guan Yin | Oolong | China | 85-92 | 2-3 | Orchid, Cream | Medium
Milk Oolong | Oolong | Taiwan | 85-92 | 2-3 | Butter, Lilac | Medium
Silver Needle | White | China | 75-82 | 3-5 | Melon, Meadow flowers | Low
Shou Mei | White | China | 80-88 | 3-5 | Dried fruit, Hay | Low
Rooibos Vanilla | Herbal/rooibos/tisane | South Africa | 98-100 | 5-8 | Vanilla, Caramel | None/caffeine-free
Mint Garden | Herbal/tisane | Morocco | 95-100 | 5-7 | Peppermint, Lemon | None/caffeine-free
Menghai 2015 | Pu-erh/dark/fermented | China | 98-100 | 2-4 | Earth, Old wood, Plum | High
`,
  "legoset lego brickset buildingset constructionset": `
name/set name/title | theme/series/category/line | pieces/piece count/parts/number of pieces/part count | minifigures/minifigs/minifig count/minifigure count/figures | retail price/price/rrp/msrp/original price/purchase price/price paid | about
City Fire Station | City/town | 480-540 | 4-5 | 59-69 | With a pole, a ladder and one cat to rescue.
Space Shuttle | Space/creator expert | 1180-1240 | 2-3 | 109-129 | The doors open, the arm reaches out.
Medieval Castle | Castle/creator/history/fantasy | 1400-1460 | 7-8 | 129-149 | Folds open, dungeon included.
Race Car | Racing/technic/speed/vehicles | 240-290 | 1-1 | 19-29 | Low, fast and done in an evening.
Pirate Ship | Pirates/creator | 1240-1290 | 3-6 | 99-119 | Three in one, with a shark.
Flower Bouquet | Botanical/icons | 740-780 | 0-0 | 49-59 | Needs no water.
Corner Bookshop | Modular buildings/creator expert/city | 2400-2520 | 5-6 | 179-199 | Two houses and a lizard at the window.
Night Train | Trains/city | 670-720 | 4-5 | 119-159 | Motor and lights come with it.
Jungle Tower | Adventure/explorers/fantasy | 880-930 | 4-6 | 79-99 | A rope bridge and a hidden room.
Mobile Crane | Technic/construction | 1280-1330 | 0-0 | 99-119 | Six axles, all of them steered.
`,
  "woodworkingproject woodworkproject woodproject carpentryproject woodturningproject": `
name/project name | about | wood/wood type/species/material/timber | finish/finish type/surface | joinery/joints/joint type | tools/tools needed/tools used
Spice rack | Three shelves for the inside of a door. | oak | hardwax oil | dowels | Hand saw, Drill, Clamps
Birdhouse | Faces east, with a hole for tits. | larch | untreated | screws and glue | Jigsaw, Drill, Hammer
Workbench | Heavy enough to plane on. | beech | linseed oil | mortise and tenon | Table saw, Chisels, Plane, Clamps
Bedside table | One drawer, no visible screws. | walnut | hardwax oil | dovetail | Chisels, Plane, Orbital sander
Cutting board | End grain, with a groove for the juice. | maple | mineral oil | edge glued | Planer, Clamps, Router
Bookshelf | Five shelves, two metres tall. | pine | matt lacquer | dado | Table saw, Router, Orbital sander
Garden bench | Seats three, stays outside. | larch | wood glaze | mortise and tenon | Mitre saw, Drill, Clamps
Toy train | Engine and three wagons. | beech | beeswax | dowels | Band saw, Drill press, Orbital sander
Picture frame | For a print of 40 by 60. | ash | shellac | mitre with splines | Mitre saw, Router, Band clamp
`,
  "babyname babynameidea nameidea": `
name/first name/given name | gender/sex | origin/language/culture/origin language | meaning | nicknames/short forms/variants/nickname | syllables/syllable count
Clara | Girl/female/feminine/f | Latin | Bright, clear | Clary, Lara | 2-2
Theo | Boy/male/masculine/m | Greek | Gift of God | Teddy, Ted | 2-2
Robin | Unisex/neutral/gender-neutral/either | English | Bright fame | Rob, Bobbie | 2-2
Freya | Girl/female/feminine/f | Norse | Lady | Frey | 2-2
Hugo | Boy/male/masculine/m | Germanic | Mind, spirit | Hugh | 2-2
Sasha | Unisex/neutral/gender-neutral/either | Russian | Defender of people | Sash | 2-2
Maya | Girl/female/feminine/f | Sanskrit | Dream, wonder | May | 2-2
Arthur | Boy/male/masculine/m | Celtic | Bear | Art, Artie | 2-2
Noor | Unisex/neutral/gender-neutral/either | Arabic | Light | Noori | 1-1
Elena | Girl/female/feminine/f | Greek | Torch, shining light | Ellie, Lena | 3-3
Kai | Unisex/neutral/gender-neutral/either | Hawaiian | Sea | Kay | 1-1
Leonard | Boy/male/masculine/m | Germanic | Brave as a lion | Leo, Lenny | 2-2
Amelie | Girl/female/feminine/f | French | Hard-working | Amy, Mel | 3-3
Gabriel | Boy/male/masculine/m | Hebrew | God is my strength | Gabe | 3-3
`,
};
