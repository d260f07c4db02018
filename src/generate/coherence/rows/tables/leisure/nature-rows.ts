import type { RowTables } from "../../row-table.ts";

/** What grows, what is done for it, and what stands in the sky above. */
export const natureRows: RowTables = {
  // Beekeepers everywhere mark the queens of one year with the same of five colours.
  "beehive hive colony beecolony queen queenbee & queen_year queen_born queen_marked_year": `
queen year/queen born/queen marked year | queen color/queen colour/queen mark/queen mark color/queen marking color/marking color/mark color
2026-2026 | white
2025-2025 | blue
2024-2024 | green
2023-2023 | red
2022-2022 | yellow
`,
  "plant houseplant gardenplant nurseryplant indoorplant": `
name/common name/species name | scientific name/latin name/botanical name/species | family/plant family | type/category/kind/plant type/category name | height cm/height/mature height cm/max height cm/mature height/max height | sunlight/light/light requirement/light requirements/sun exposure/light needs | watering/watering frequency/water needs/watering schedule/water requirement/watering needs | watering interval days/watering frequency days/water every days/days between watering/watering frequency/watering interval | soil type/soil/soil preference | bloom season/blooming season/flowering season/season/bloom time/flowering period | hardiness zone/usda zone/zone | is toxic/is poisonous/toxic to pets/is toxic to pets/toxic/poisonous | is indoor/indoor/indoors/is indoors | difficulty/care level/care difficulty | price/cost | about | care notes/care instructions/notes/care tips/instructions
Monstera | Monstera deliciosa | Araceae | Houseplant/houseplant/indoor/foliage | 80-180 | Bright indirect | Weekly/moderate/medium/average | 6-9 | Potting mix/loamy/well-drained/loam | Summer | 11a | yes | yes | Easy | 19-49 | Large split leaves that grow bigger every year. | Wipe the leaves, and give it a pole to climb.
Snake plant | Dracaena trifasciata | Asparagaceae | Houseplant/houseplant/indoor/foliage | 40-110 | Low light/shade | Every two weeks/low/minimal/biweekly | 12-18 | Cactus mix/sandy/well-drained/sand | Spring | 10a | yes | yes | Easy | 12-35 | Upright leaves, and happy in a dark corner. | Let the soil dry out between waterings.
Peace lily | Spathiphyllum wallisii | Araceae | Houseplant/houseplant/indoor/flowering | 40-80 | Low light/shade | Weekly/moderate/medium/average | 5-7 | Potting mix/loamy/well-drained/loam | Spring | 11a | yes | yes | Easy | 12-28 | White flowers, also where there is little sun. | Hangs its leaves when it is thirsty.
Fiddle-leaf fig | Ficus lyrata | Moraceae | Houseplant/houseplant/indoor/tree | 100-220 | Bright indirect/bright/full sun | Weekly/moderate/medium/average | 7-10 | Potting mix/loamy/well-drained/loam | Summer | 10b | yes | yes | Hard | 29-89 | A small tree with leaves like violins. | Choose one bright place and leave it there.
Aloe vera | Aloe vera | Asphodelaceae | Succulent/succulent/indoor/houseplant | 25-60 | Full sun/bright indirect | Every two weeks/low/minimal/biweekly | 14-21 | Cactus mix/sandy/well-drained/sand | Summer | 9a | yes | yes | Easy | 8-22 | Thick leaves full of gel, on any sunny sill. | Water rarely, and never into the rosette.
Lavender | Lavandula angustifolia | Lamiaceae | Herb/perennial/shrub/flower | 40-70 | Full sun | Every two weeks/low/minimal/biweekly | 10-14 | Sandy/sand/well-drained/chalky | Summer | 5b | no | no | Easy | 6-16 | Smells of summer, and bees love it. | Cut it back by a third after flowering.
Rosemary | Salvia rosmarinus | Lamiaceae | Herb/perennial/shrub/outdoor | 60-120 | Full sun | Every two weeks/low/minimal/biweekly | 9-14 | Sandy/sand/well-drained/chalky | Spring | 8a | no | no | Easy | 5-15 | Evergreen, for potatoes and for bees. | Prune lightly and never into the old wood.
Basil | Ocimum basilicum | Lamiaceae | Herb/annual/edible/indoor | 25-50 | Full sun | Daily/high/frequent/twice a week | 1-2 | Rich compost/loamy/moist/loam | Summer | 10a | no | yes | Easy | 3-7 | For pesto and for tomatoes, from May to the first frost. | Pick the tips so that it grows bushy.
Tomato | Solanum lycopersicum | Solanaceae | Vegetable/annual/edible/outdoor | 90-200 | Full sun | Daily/high/frequent/twice a week | 1-2 | Rich compost/loamy/well-drained/loam | Summer | 10a | no | no | Medium/M | 3-6 | Sweet red fruit from July to October. | Pinch out the side shoots and tie it to a stake.
Hydrangea | Hydrangea macrophylla | Hydrangeaceae | Shrub/perennial/flower/outdoor | 90-180 | Partial shade/shade | Twice a week/high/frequent/weekly | 2-4 | Acidic/peat/moist/acid | Summer | 6a | yes | no | Medium/M | 15-39 | Large heads of flowers, blue on sour soil. | Leave the old heads on until spring.
Sunflower | Helianthus annuus | Asteraceae | Flower/Flower/F/annual | 120-260 | Full sun | Twice a week/moderate/medium/average | 3-5 | Loam/loamy/well-drained | Summer | 4a | no | no | Easy | 2-5 | Taller than you by August. | Stake it before the wind does the rest.
Japanese maple | Acer palmatum | Sapindaceae | Tree/tree/outdoor/deciduous | 150-400 | Partial shade | Weekly/moderate/medium/average | 5-8 | Acidic/loamy/moist/loam | Autumn/Autumn/A/fall | 6a | no | no | Medium/M | 39-149 | Fine leaves that turn red in October. | Shelter it from wind and from noon sun.
Olive tree | Olea europaea | Oleaceae | Tree/tree/outdoor/evergreen | 120-300 | Full sun | Every two weeks/low/minimal/biweekly | 8-14 | Sandy/sand/well-drained/chalky | Spring | 8b | no | no | Easy | 29-119 | Silver leaves, and a little of the south. | Bring it in before the hard frosts.
`,
  "gardentask gardeningtask plantcaretask gardenjob plantcare": `
name/task/task name | type/task type/category/kind/activity/action | about/notes/instructions | tools/tools needed/equipment/required tools
Water the {what:tomatoes/pots on the terrace/new hedge} | Watering/water | Early in the morning, before it gets hot. | Watering can, Hose
Prune the {what:roses/apple tree/lavender} | Pruning/prune/trimming/trim | Cut just above a bud that points outwards. | Secateurs, Gloves, Ladder
Weed the {what:herb bed/gravel path/strawberries} | Weeding/weed/cleaning/maintenance | Pull them after rain, roots and all. | Hoe, Gloves, Bucket
Plant the {what:tulip bulbs/leeks/raspberries} | Planting/plant/transplanting | Twice as deep as they are high, and well watered in. | Trowel, Dibber, Gloves
Sow {what:carrots/lettuce/beans} | Sowing/sow/seeding/planting | In rows, a finger deep, and keep the soil moist. | Rake, String, Labels
Harvest the {what:courgettes/potatoes/plums} | Harvesting/harvest/picking | Small ones taste best, so look every second day. | Basket, Fork, Knife
Feed the {what:tomatoes/lemon tree/roses} | Fertilizing/fertilize/fertilising/feeding | A handful of compost around each stem. | Spade, Bucket, Gloves
Repot the {what:monstera/lemon tree/ferns} | Repotting/repot/potting/planting | One size bigger, with fresh soil below. | Pots, Trowel, Gloves
Mow the lawn | Mowing/mow/lawn/maintenance | Not too short, and leave the edges for the bees. | Lawnmower, Rake
Turn the compost | Composting/compost/soil/maintenance | From one bin into the other, with some straw. | Fork, Wheelbarrow
`,
  starplanet: `
name/star name | constellation | spectral type/spectral class/stellar class/type/classification/spectral classification | magnitude/apparent magnitude/visual magnitude | distance light years/distance ly/distance/distance in light years | temperature/temperature k/surface temperature/temperature kelvin/surface temperature k/effective temperature | mass/mass solar/solar mass/solar masses/mass in solar masses | radius/radius solar/solar radius/solar radii/radius in solar radii | color/colour
Sirius | Canis Major | A1V/A1V/A | -1.46--1.46 | 8.6-8.6 | 9940-9940 | 2.06-2.06 | 1.71-1.71 | White/blue-white
Arcturus | Boötes | K1.5III/K1.5III/K | -0.05--0.05 | 36.7-36.7 | 4286-4286 | 1.08-1.08 | 25.4-25.4 | Orange
Vega | Lyra | A0V/A0V/A | 0.03-0.03 | 25-25 | 9602-9602 | 2.14-2.14 | 2.36-2.36 | White/blue-white
Capella | Auriga | G3III/G3III/G | 0.08-0.08 | 42.9-42.9 | 4970-4970 | 2.57-2.57 | 11.98-11.98 | Yellow
Rigel | Orion | B8Ia/B8Ia/B | 0.13-0.13 | 863-863 | 12100-12100 | 21.0-21.0 | 78.9-78.9 | Blue/Blue/B/blue-white
Betelgeuse | Orion | M1Ia/M1Ia/M | 0.42-0.42 | 548-548 | 3600-3600 | 16.5-16.5 | 764.0-764.0 | Red
Aldebaran | Taurus | K5III/K5III/K | 0.86-0.86 | 65.3-65.3 | 3900-3900 | 1.16-1.16 | 45.1-45.1 | Orange
Antares | Scorpius | M1.5Iab/M1.5Iab/M | 1.06-1.06 | 550-550 | 3660-3660 | 12.0-12.0 | 680.0-680.0 | Red
Deneb | Cygnus | A2Ia/A2Ia/A | 1.25-1.25 | 2615-2615 | 8525-8525 | 19.0-19.0 | 203.0-203.0 | White/blue-white
Proxima Centauri | Centaurus | M5.5Ve/M5.5Ve/M | 11.13-11.13 | 4.2-4.2 | 2992-2992 | 0.12-0.12 | 0.15-0.15 | Red
Polaris | Ursa Minor | F7Ib/F7Ib/F | 1.98-1.98 | 433-433 | 6015-6015 | 5.40-5.40 | 37.5-37.5 | Yellow-white/yellow/white
`,
  "wateringschedule wateringplan wateringreminder plantwatering watering": `
plant name/plant/name | frequency/schedule/interval | amount ml/water amount ml/water ml/amount/volume ml | about/notes/note/instructions | time of day/preferred time
Peace lily | Weekly | 250-400 | Droops when it is thirsty. | Morning
Monstera | Weekly | 300-500 | Wipe the leaves as well. | Morning
Tomato | Daily | 500-1000 | At the foot, never over the leaves. | Evening/morning
Basil | Daily | 100-200 | From below, into the saucer. | Morning
Orchid | Weekly/biweekly | 100-200 | Dip for ten minutes, then drain. | Morning
Rubber plant | Biweekly/weekly/every two weeks | 250-400 | Let the top dry out first. | Morning
Aloe vera | Monthly/biweekly/every two weeks | 80-150 | Too little is better than too much. | Morning
Cactus | Monthly | 50-100 | Nothing at all in winter. | Evening/morning
Lavender | Biweekly/weekly/every two weeks | 200-350 | Likes it dry. | Evening/morning
Fern | Daily/weekly/every other day | 150-300 | Mist it on warm days. | Evening/morning
`,
  "harvest gardenharvest harvestlog harvestentry harvestrecord & garden_bed garden garden_id bed bed_id plant plant_id plant_name": `
crop name/crop/plant name/plant/vegetable/name/produce | unit/unit of measure | quantity/amount/yield/weight/weight kg | storage location/storage/stored in/stored at | about/notes/note | variety
Tomatoes | kg | 1-6 | Kitchen counter | Sweetest from the south wall. | Cherry
Courgettes | piece | 2-8 | Fridge | Small ones taste best. | Black Beauty
Carrots | kg | 1-4 | Box of sand, cellar | A few forked ones. | Nantes
Potatoes | kg | 3-14 | Cellar | Left to dry for an hour before storing. | Linda
Lettuce | piece | 1-6 | Fridge | Cut early in the morning. | Oak Leaf
Strawberries | kg | 1-3 | Eaten at once | The birds had some, too. | Elsanta
Beans | kg | 1-4 | Freezer | Blanched and frozen. | Blue Lake
Pumpkins | piece | 1-5 | Shed | With a bit of stalk, so they keep. | Hokkaido
Onions | kg | 2-7 | Hung in the shed | Plaited and hung up. | Red Baron
Apples | kg | 4-18 | Cellar | Windfalls went into juice. | Boskoop
Basil | bunch | 1-4 | Freezer | Most of it became pesto. | Genovese
Garlic | piece | 6-24 | Hung in the shed | Two weeks to dry. | Messidrome
`,
  "seed seedpacket seedpack seedvariety": `
name/seed name/plant/plant name/crop/crop name/vegetable | variety/cultivar | type/category/plant type | brand/supplier/vendor/company | sowing months/sow months/sowing period/planting months/sow in | germination days/days to germination/germination time | days to harvest/days to maturity/harvest days/maturity days | spacing cm/spacing/plant spacing cm/plant spacing | depth cm/sowing depth cm/planting depth cm/depth/sowing depth | sun requirement/sun/sunlight/light requirement/sun exposure/light | price
Tomato | {v:Roma/Gardener's Delight} | Vegetable/vegetables | Greenleaf Seeds | February, March, April | 6-10 | 65-85 | 45-60 | 1-1 | Full sun | 2-4
Carrot | {v:Nantes/Purple Haze} | Vegetable/vegetables/root | Heirloom Garden | March, April, May, June | 12-18 | 75-95 | 5-8 | 1-2 | Full sun | 2-3
Sugar snap pea | Sugar Ann | Vegetable/vegetables/legume | Greenleaf Seeds | March, April, May | 7-12 | 60-70 | 5-8 | 3-5 | Full sun | 2-4
Lettuce | {v:Oak Leaf/Little Gem} | Vegetable/vegetables/salad/leafy | Meadow & Row | March, April, August | 5-8 | 45-60 | 25-30 | 1-1 | Partial shade | 2-3
Courgette | Black Beauty | Vegetable/vegetables/squash | Heirloom Garden | April, May | 6-9 | 50-60 | 80-100 | 2-3 | Full sun | 3-5
Radish | French Breakfast | Vegetable/vegetables/root | Meadow & Row | March, April, May, August | 4-6 | 25-32 | 4-6 | 1-2 | Partial shade | 2-3
Spinach | Matador | Vegetable/vegetables/leafy | Greenleaf Seeds | March, April, September | 7-12 | 40-50 | 8-12 | 2-3 | Partial shade | 2-3
Basil | Genovese | Herb/herbs | Meadow & Row | March, April, May | 6-10 | 50-65 | 20-25 | 1-1 | Full sun | 2-3
Coriander | Calypso | Herb/herbs | Greenleaf Seeds | April, May, June, July | 9-14 | 40-55 | 15-20 | 1-2 | Partial shade | 2-3
Sunflower | {v:Giant Yellow/Velvet Queen} | Flower/flowers/annual | Heirloom Garden | April, May | 7-12 | 75-95 | 40-50 | 2-3 | Full sun | 2-4
Nasturtium | Empress of India | Flower/flowers/annual | Meadow & Row | April, May, June | 8-14 | 55-65 | 25-30 | 2-2 | Full sun | 2-4
Cornflower | Blue Boy | Flower/flowers/annual/wildflower | Heirloom Garden | March, April, September | 8-12 | 65-80 | 20-25 | 1-1 | Full sun | 2-3
`,
};
