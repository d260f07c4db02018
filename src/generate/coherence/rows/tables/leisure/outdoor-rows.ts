import type { RowTables } from "../../row-table.ts";

/** What swims, trots and rolls, and where it is done. */
export const outdoorRows: RowTables = {
  "catch fishcatch fishingcatch catchlog catchentry": `
species/fish/fish species/fish type | weight kg/weight | length cm/length | bait/lure/bait used | notes/note/comment
Perch | 0.3-1.1 | 22-38 | Worm | Caught near the reeds.
Pike | 2.4-7.8 | 62-98 | Spinner | Strong fight, took ten minutes.
Brown trout | 0.4-1.6 | 30-48 | Nymph | Rose to the surface twice.
Carp | 4.2-13.5 | 56-88 | Boilie | Took the bait after dark.
Zander | 1.4-4.6 | 48-76 | Soft lure | Bit close to the bottom.
Rainbow trout | 0.6-2.2 | 34-54 | Dry fly | Jumped three times.
Sea bass | 1.1-3.9 | 42-68 | Minnow lure | Between the rocks at high tide.
Mackerel | 0.3-0.7 | 28-38 | Feathers | Came in a shoal.
Eel | 0.5-1.6 | 52-84 | Worm | Slow bite, long wait.
Grayling | 0.4-1.2 | 30-46 | Dry fly | In the fast water below the weir.
Largemouth bass | 0.9-3.2 | 34-54 | Jig | Under the old jetty.
Catfish | 6.5-24.5 | 92-158 | Liver | Two of us to lift it.
`,
  "catch fishcatch fishingcatch landing & price_per_kg vessel vessel_name vessel_id quota_kg =zone fishing_zone =gear": `
species/fish/fish species | weight kg/weight | price per kg
Cod | 180-940 | 3.80-6.90
Haddock | 140-720 | 2.90-5.40
Herring | 600-2800 | 0.60-1.20
Mackerel | 400-2100 | 1.10-2.30
Hake | 90-480 | 4.20-7.80
Sole | 85-140 | 11-19
Plaice | 110-520 | 2.40-4.60
Pollock | 90-460 | 2.10-3.80
`,
  "campinggear campingequipment hikinggear outdoorgear": `
name/item name | category/type | about | weight kg/weight | price per day/daily rate | price/purchase price/cost
{size:Two/Three/Four}-person tent | Tent/tents/shelter/camping | Up in ten minutes. | 2.1-4.8 | 12-24 | 180-420
Down sleeping bag | Sleeping bag/sleeping/sleeping bags | Warm to minus five. | 0.9-1.4 | 6-11 | 150-340
Self-inflating mat | Sleeping pad/sleeping/hiking/other | Rolls up small. | 0.5-0.9 | 3-6 | 55-130
Gas stove | Stove/cooking/kitchen/cookware | Boils a litre in four minutes. | 0.2-0.4 | 4-8 | 40-110
{litres:45/60} l backpack | Backpack/packs/backpacks/bags | With a hip belt and a rain cover. | 1.4-2.1 | 7-12 | 120-260
Head torch | Lighting/light/electronics/tools | Lasts forty hours at half power. | 0.1-0.1 | 2-4 | 25-60
Pot set | Cooking/kitchen | Two pots and a pan. | 0.6-0.9 | 3-5 | 35-80
Rain jacket | Clothing/other | Small. | 0.3-0.5 | 5-9 | 90-220
`,
  "horse pony": `
breed | name | height cm/height | weight kg/weight | color/colour/coat color/coat colour/coat | temperament/character/personality | level/rider level/skill level/suitable for
Icelandic Horse | {horse:Freya/Sleipnir/Loki} | 132-145 | 330-400 | chestnut | calm | beginner
Haflinger | {horse:Amber/Honey/Flori} | 138-150 | 400-520 | palomino | friendly | beginner
Shetland Pony | {horse:Biscuit/Pepper/Toffee} | 92-107 | 170-210 | black | stubborn | beginner
Quarter Horse | {horse:Dakota/Ranger/Cash} | 147-160 | 450-560 | bay | steady | intermediate
Arabian | {horse:Zahra/Sultan/Amira} | 145-156 | 380-470 | grey | sensitive | advanced
Hanoverian | {horse:Don Carlos/Weltano/Rubina} | 162-175 | 560-650 | bay | willing | advanced
Thoroughbred | {horse:Comet/Northern Star/Quick Step} | 158-170 | 450-540 | chestnut | energetic | advanced
Friesian | {horse:Odin/Nera/Sjoerd} | 155-168 | 550-680 | black | gentle | intermediate
Connemara Pony | {horse:Clover/Finn/Misty} | 132-148 | 320-400 | grey | clever | intermediate
`,
  "bike bicycle userbike mybike rentalbike usedbike bikelisting bikead": `
name/bike name | type/category/bike type/style/kind | brand/make/manufacturer | model/model name | frame size/size | weight kg/weight | purchase price/price/asking price/cost/value
Endurance 105 | Road/road/racing/road bike | Alpina | Endurance 105 | 56 cm | 7.6-9.2 | 1600-3400
Ridge 29 | Mountain/mountain/mtb/mountain bike | Kestrel | Ridge 29 | L | 12.4-14.8 | 1300-3200
Enduro Pro | Mountain/mountain/mtb/mountain bike | Northstar | Enduro Pro | M | 13.8-15.9 | 2900-5400
Wayfarer | Gravel/gravel/touring/adventure | Kestrel | Wayfarer | 56 cm | 9.1-10.8 | 1500-3100
Dust Road | Gravel/gravel/adventure | Solano | Dust Road | 54 cm | 8.8-10.2 | 1900-3600
City Seven | City/city/urban/commuter/hybrid | Nordholm | City Seven | M | 14.2-17.5 | 450-950
Metro Step-Through | City/city/urban/commuter | Northstar | Metro | S | 14.8-18.2 | 520-990
E-Metro | Electric/electric/e-bike/city | Volta | E-Metro | M | 21.5-25.8 | 1900-3900
Cargo Two | Cargo/cargo/family/electric | Nordholm | Cargo Two | One size | 32.0-45.0 | 2900-6400
Junior 20 | Kids/kids/children/child | Solano | Junior 20 | 20 inch | 8.2-10.4 | 220-420
`,
  "race runningrace runningevent footrace": `
name/race name/event name | type/category/race type/distance type | distance km/distance | entry fee/price/registration fee/fee
{place} Marathon | Marathon/marathon/full marathon/road | 42.2-42.2 | 65-120
{place} Half Marathon | Half marathon/half marathon/half/road | 21.1-21.1 | 38-70
{place} City Run | 10k/10k/10 km/road | 10.0-10.0 | 22-38
Park Five | 5k/5k/5 km/fun run | 5.0-5.0 | 10-20
Ridge Trail Run | Trail/trail/trail run/mountain | 18.0-32.0 | 38-65
Night of the Lanterns | 10k/10k/10 km/night run | 10.0-10.0 | 24-36
Lakeside Ultra | Ultra/ultra/ultramarathon/trail | 52.0-84.0 | 75-130
New Year's Five | 5k/5k/5 km/fun run | 5.0-5.0 | 8-18
Harbour Half | Half marathon/half marathon/half/road | 21.1-21.1 | 36-68
`,
  "trail hikingtrail walkingtrail hikingroute": `
name/trail name/route name | about | difficulty/difficulty level/level | length km/distance km/length/distance | elevation gain/elevation gain m/ascent/ascent m/elevation m/total ascent | route type/type/shape/trail type | surface/terrain/path surface | estimated hours/duration hours/estimated time hours/hours
{what:Mirror/Swan/Reed} Lake Loop | Flat all the way round, with a bathing place halfway. | Easy | 4.0-7.5 | 20-80 | Loop/loop/circular | Gravel | 1.0-2.0
{what:Eagle/Raven/Wolf} Ridge Traverse | Along the edge for hours; not in fog. | Hard | 16.0-24.0 | 1100-1700 | Point-to-point/point to point/one-way/traverse | Rock | 7.0-10.0
Old Mill Path | Along the stream, past three mills and a bakery. | Easy | 5.0-9.0 | 60-160 | Out-and-back/out and back/linear | Forest path | 1.5-2.5
{what:Silver/Black/Red} Canyon Route | Ladders and two streams to cross. | Hard | 9.0-14.0 | 550-900 | Out-and-back/out and back/linear | Rock | 4.5-6.5
Waterfall Trail | Steps and railings, and spray at the end. | Moderate/intermediate/medium | 6.0-9.5 | 260-430 | Out-and-back/out and back/linear | Stone steps | 2.5-3.5
Coastal Cliff Walk | Wind, gulls and a lighthouse at the turn. | Moderate/intermediate/medium | 10.0-15.0 | 280-480 | Point-to-point/point to point/one-way | Grass | 3.5-5.0
{what:Hermit's/Shepherd's/Monk's} Way | Up through meadows to an empty chapel. | Moderate/intermediate/medium | 9.0-13.0 | 420-640 | Out-and-back/out and back/linear | Meadow | 3.5-5.0
Summit of the {what:Hare/Fox/Owl} | Steep from the first step, and worth it. | Hard | 11.0-16.0 | 950-1400 | Out-and-back/out and back/linear | Scree | 5.5-8.0
Moor Boardwalk | Planks over black water, good for prams. | Easy | 2.5-4.5 | 5-25 | Loop/loop/circular | Boardwalk | 0.8-1.5
`,
};
