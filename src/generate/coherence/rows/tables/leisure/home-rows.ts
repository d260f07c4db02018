import type { RowTables } from "../../row-table.ts";

/** What stands in a home, what is done to it, what is packed when one leaves it and washed meanwhile. */
export const homeRows: RowTables = {
  "furniture furnitureitem furnitureproduct furniturepiece": `
name/product name/item name | type/category/furniture type/kind | about | material/main material/materials | width cm/width | depth cm/depth/length cm/length | height cm/height | weight kg/weight | price/purchase price | room/room type
Harbour Sofa | Sofa/couch/seating/sofas/living room | Three seats, loose covers and deep cushions. | Linen | 190-240 | 88-100 | 78-88 | 48-72 | 690-1890 | Living room
Linden Armchair | Armchair/chair/seating/chairs/living room | A high back for long evenings. | Bouclé | 70-82 | 76-88 | 88-104 | 16-26 | 290-690 | Living room
Oslo Dining Table | Table/dining table/tables/dining room/dining | Seats six, eight with the leaf. | Oak | 160-220 | 85-100 | 73-76 | 38-62 | 390-1290 | Dining room
Cove Coffee Table | Table/coffee table/tables/living room | Rounded corners and a shelf below. | Walnut | 90-120 | 55-65 | 38-45 | 14-24 | 140-420 | Living room
Tove Dining Chair | Chair/dining chair/chairs/seating/dining room | Stackable, with a seat of woven cord. | Beech | 45-52 | 48-56 | 78-86 | 4-7 | 79-240 | Dining room
Fjord Bed Frame | Bed/beds/bedroom | Slatted base included, no squeaking. | Pine | 148-188 | 208-215 | 85-110 | 42-68 | 320-990 | Bedroom
Nook Bookshelf | Shelf/bookshelf/bookcase/shelves/storage/shelving | Five shelves that can be moved. | Oak veneer | 80-120 | 28-35 | 180-210 | 28-45 | 120-390 | Living room
Mila Sideboard | Storage/sideboard/cabinet/dresser/living room | Sliding doors with room for plates and records. | Walnut | 150-180 | 40-46 | 70-82 | 38-58 | 340-990 | Dining room
Aster Wardrobe | Wardrobe/closet/storage/cabinet/bedroom | Two doors, one rail and three drawers. | Birch | 100-150 | 58-62 | 195-215 | 62-98 | 380-1190 | Bedroom
Grove Desk | Desk/desks/office/table | With a drawer and a hole for the cables. | Bamboo | 120-160 | 60-75 | 73-76 | 22-38 | 190-590 | Office
Halo Floor Lamp | Lamp/lamps/lighting/floor lamp/light | Warm light that can be dimmed. | Brass | 28-40 | 28-40 | 145-170 | 4-8 | 69-240 | Living room
Pebble Table Lamp | Lamp/lamps/lighting/table lamp/light | A small light for the bedside. | Ceramic | 20-28 | 20-28 | 32-48 | 1-3 | 39-120 | Bedroom
`,
  "renovationproject homeproject homeimprovementproject homeimprovement houseproject remodelproject renovation remodelingproject & room room_id contractor contractor_id contractor_name contractor_phone before_photo before_photo_url before_image": `
name/project name | room/area/room name/location | about/scope | category/type/project type | budget/estimated cost/planned budget/total budget/cost estimate
New kitchen worktop | Kitchen | Oak instead of laminate, with a new sink. | Kitchen/renovation/remodel/carpentry | 1400-3900
Kitchen {kind:remodel/renovation} | Kitchen | New fronts, new floor and a longer counter. | Kitchen/renovation/remodel | 8500-24000
Bathroom {kind:remodel/renovation} | Bathroom | Walk-in shower, new tiles and better light. | Bathroom/renovation/remodel/plumbing/interior | 6500-18000
Retile the shower | Bathroom | Old tiles out, new waterproofing, light grey tiles. | Bathroom/tiling/repair/plumbing | 1800-4200
Paint the bedroom | Bedroom | Two coats, and the ceiling in white. | Painting/decorating/interior/bedroom | 250-900
Fitted wardrobe | Bedroom | From wall to wall, with sliding doors. | Carpentry/storage/interior/bedroom | 1600-4800
Sand the living room floor | Living room | Sand, oil, and two days to dry. | Flooring/interior/living room/renovation | 900-2600
Shelves in the study | Study | Three rows of oak above the desk. | Carpentry/storage/interior/office | 350-1200
Insulate the loft | Loft | Mineral wool and a new hatch. | Insulation/energy/exterior/structural | 2200-6400
New windows | Living room | Triple glazing and wider sills. | Windows/energy/exterior/renovation | 4500-12500
Deck behind the house | Garden | Larch on a steel frame, with two steps. | Outdoor/garden/exterior/deck/addition | 3200-9800
Rewire the hall | Hall | New sockets, and a switch at both ends. | Electrical/repair/interior | 900-2800
`,
  "renovationtask homeprojecttask homeimprovementtask remodeltask housetask diytask hometask": `
name/task/task name | category/type/trade/task type | about/notes | room/area/location/room name | materials/materials needed/supplies | estimated hours/hours/duration hours | cost/estimated cost/budget/amount/price/total cost
Replace the kitchen tap | Plumbing/plumber/repair/kitchen | Shut off the water first. | Kitchen | Mixer tap, Seal, Plumber's tape | 1-3 | 90-260
Seal the shower | Plumbing/tiling/plumber/repair/bathroom | Old silicone out, and a day to dry. | Bathroom | Silicone, Masking tape | 1-3 | 20-60
Install the ceiling lights | Electrical/electrician/installation/lighting | Fuse off, and test before closing. | Living room | Ceiling lamp, Terminal block, Cable | 2-4 | 120-420
Replace the light switches | Electrical/electrician/repair/installation | Fuse off first. One at a time. | Hall | Light switch, Cover plate | 2-3 | 60-180
Paint the bedroom walls | Painting/painter/decorating/interior | Two coats, the second on the next day. | Bedroom | Wall paint, Roller, Masking tape | 5-10 | 80-260
Paint the window frames | Painting/painter/decorating/exterior | Sand lightly before the first coat. | Living room | Wood paint, Sandpaper, Brush | 4-8 | 60-180
Lay the laminate | Flooring/floor/interior/carpentry | Start at the window wall and leave a gap. | Bedroom | Laminate, Underlay, Skirting board | 8-16 | 420-1400
Tile the splashback | Tiling/flooring/kitchen/interior | Begin in the middle, cut at the edges. | Kitchen | Tiles, Tile adhesive, Grout | 6-10 | 180-520
Sand the floorboards | Flooring/floor/carpentry/interior | From coarse to fine, then the oil. | Living room | Sandpaper, Floor oil | 8-14 | 160-480
Put up the shelves | Carpentry/carpenter/furniture/interior/other | Find the studs, then mark the height. | Study | Shelf boards, Brackets, Screws | 2-4 | 80-240
Plaster the cracks | Drywall/plastering/walls/masonry/repair | Fill, let dry, sand smooth. | Hall | Filler, Sandpaper | 2-5 | 20-80
Take out the old carpet | Demolition/cleanup/flooring/general | In strips, so that they can be carried. | Bedroom | Knife, Bags | 2-4 | 20-120
`,
  "movingbox packingbox movebox storagebox box & room contents is_fragile fragile packed packed_at destination_room": `
label/name/title/box name | room/destination room/room name/origin room/from room | contents/items/content/item list | category/type | about/notes/note | is fragile/fragile | weight kg/weight
{what:Plates and bowls/Glasses} | Kitchen | {what}, Tea towels, Napkins | Kitchen/kitchenware | This side up. | yes | 9-16
Pots and pans | Kitchen | Frying pan, Saucepans, Baking tray, Lids | Kitchen/kitchenware | Lids are wrapped in newspaper. | no | 10-18
Books {part:A–K/L–Z} | Living room | Novels, Cookbooks, Atlas, Dictionaries | Books | Heavy, lift with two hands. | no | 15-22
Bed linen | Bedroom | Duvet covers, Pillowcases, Sheets | Linen/textiles/bedding/bedroom | Needed on the first night. | no | 6-11
{when:Winter/Summer} clothes | Bedroom | {when} jackets, Jumpers, Shoes | Clothes/clothing | Can wait. | no | 8-14
Bathroom | Bathroom | Towels, Toiletries, Hair dryer, First-aid kit | Toiletries/bathroom | Open first. | no | 6-10
Toys and games | Kids' room | Building blocks, Puzzles, Board games, Soft toys | Toys/kids | The bear travels in the car. | no | 6-12
Desk and cables | Office | Laptop stand, Chargers, Notebooks, Printer paper | Office/electronics/documents | Cables are labelled. | no | 8-14
Documents | Office | Contracts, Passports, Tax papers, Certificates | Documents/office | Stays with us. | no | 6-11
Tools | Garage | Drill, Screwdrivers, Hammer, Tape measure | Tools/garage | Heavy. | no | 12-20
Mirrors and pictures | Hall | Mirror, Framed photos, Posters | Decor/art/fragile | Carry upright. | yes | 7-13
`,
  "laundryitem laundryorderitem laundryline laundryorderline garmentitem drycleaningorderitem": `
name/item/item name/garment/garment type/clothing type | type/item type/category/kind | unit price/price/price per item/price each/price per unit
{what:cotton/dress} shirt | Shirts/shirt/tops/clothing | 2.50-4.50
Trousers | Trousers/trousers/pants/bottoms/clothing | 4.50-7.50
{what:summer/evening} dress | Dresses/dress/clothing | 8.50-16.50
Two-piece suit | Suits/suit/formal/clothing | 13.50-19.50
{what:wool/winter} coat | Coats/coat/outerwear/jacket/clothing | 14.50-22.50
Jumper | Jumpers/jumper/sweater/knitwear/tops/clothing | 5.50-8.50
Bed sheet | Bedding/bedding/sheets/linen/household | 3.50-5.50
Duvet cover | Bedding/bedding/duvet/linen/household | 5.50-8.50
Duvet | Duvets/duvet/bedding/linen/household | 18.50-28.50
Towels | Towels/towel/linen/household | 1.50-2.80
Curtains | Curtains/curtains/curtain/household | 12.50-24.50
`,
  "groceryitem groceryorderitem grocerydeliveryitem groceryorderproduct groceryorderline grocerycartitem shoppingitem pantryitem grocery pantry fridgeitem groceryproduct": `
name/item name/item/product name/product/ingredient/food | category/type/aisle/section/department | unit/unit of measure/measure | quantity/amount/qty | storage location/location/stored in/storage | price/estimated price/unit price/cost/estimated cost/price estimate
Tinned tomatoes | Tins/canned goods/canned/pantry/other | tin | 2-6 | Pantry shelf/pantry | 0.90-1.90
Basmati rice | Grains/grains and pasta/grain/pantry/dry goods/staples/other | kg | 1-2 | Pantry shelf/pantry | 2.40-4.50
Spaghetti | Grains/pasta/grains and pasta/grain/pantry/dry goods/staples | pack | 1-3 | Pantry shelf/pantry | 1.10-2.60
Sourdough bread | Bakery/bread/baked goods | loaf | 1-2 | Bread bin/pantry | 3.20-5.50
Olive oil | Oils/oils and vinegars/condiments/pantry/other | bottle | 1-1 | Cupboard/pantry | 6.50-12.50
Peanut butter | Spreads/condiments/breakfast/pantry/snacks | jar | 1-2 | Cupboard/pantry | 2.80-4.90
Dark chocolate | Snacks/sweets/snack/confectionery/other | bar | 1-4 | Cupboard/pantry | 1.60-3.20
Oat milk | Drinks/dairy alternatives/beverages/dairy/drink | carton | 1-4 | Fridge/refrigerator | 1.80-2.80
Coffee beans | Drinks/coffee and tea/beverages/pantry/drink | pack | 1-2 | Cupboard/pantry | 8.50-15.50
Milk | Dairy/dairy and eggs/fridge | l | 1-4 | Fridge/refrigerator | 1.10-1.80
Butter | Dairy/dairy and eggs/fridge | pack | 1-2 | Fridge/refrigerator | 2.20-3.60
Eggs | Dairy/eggs/dairy and eggs/protein | box | 1-2 | Fridge/refrigerator | 2.60-4.20
Chicken breast | Meat/meat and fish/meat & fish/meat and seafood/protein | g | 300-800 | Fridge/refrigerator | 5.50-9.80
Salmon fillet | Fish/seafood/meat and fish/meat & fish/meat/meat and seafood | g | 250-600 | Fridge/refrigerator | 7.50-13.50
Bananas | Fruit/produce/fruit and vegetables/fruits/fruits & vegetables | piece | 4-8 | Counter/pantry | 1.20-2.40
Apples | Fruit/produce/fruit and vegetables/fruits/fruits & vegetables | kg | 1-2 | Fridge/refrigerator/counter | 2.20-3.80
Carrots | Vegetables/produce/fruit and vegetables/fruits & vegetables/vegetable | kg | 1-2 | Fridge/refrigerator | 1.20-2.20
Onions | Vegetables/produce/fruit and vegetables/fruits & vegetables/vegetable | kg | 1-2 | Cupboard/pantry | 1.10-2.10
Frozen peas | Frozen/frozen food/frozen foods | pack | 1-2 | Freezer | 1.60-2.90
Washing-up liquid | Household/cleaning/household supplies/other | bottle | 1-2 | Cupboard | 1.40-2.90
`,
  "room homeroom houseroom interiorroom & wall_color wall_colour floor_type flooring paint_color ceiling_height furniture wall_paint design_style": `
name/room name/label | type/room type/category/kind | about/notes/note | wall color/wall colour/paint color/color | floor type/flooring/floor/floor material | style/design style | width m/width | length m/length/depth m | windows/window count/number of windows
Living room | Living room/living/lounge | The sofa goes opposite the window. | Warm white | Oak parquet | Scandinavian | 3.6-5.2 | 4.2-6.8 | 2-3
Snug | Living room/living/lounge/den | Room for one armchair and all the books. | Forest green | Wool carpet | Traditional | 2.6-3.4 | 3.0-4.0 | 1-1
Main bedroom | Bedroom/master bedroom/sleeping | Blackout curtains, please. | Soft sage | Oak parquet | Scandinavian | 3.2-4.4 | 3.6-5.2 | 1-2
Guest bedroom | Bedroom/guest room/sleeping | The bed folds away. | Pale blue | Laminate | Minimalist | 2.6-3.6 | 3.2-4.2 | 1-1
Kids' room | Bedroom/kids room/nursery/children | Low shelves, soft corners. | Sunny yellow | Cork | Playful | 2.8-3.8 | 3.2-4.4 | 1-2
Kitchen | Kitchen/cooking | The worktop needs one more socket. | Chalk white | Ceramic tiles | Modern | 2.4-3.8 | 3.0-4.8 | 1-2
Kitchen diner | Kitchen/dining room/dining | A table for six under the lamp. | Terracotta | Ceramic tiles | Country | 3.4-4.6 | 4.2-6.2 | 2-3
Family bathroom | Bathroom/bath | Shower instead of the tub. | Light grey | Ceramic tiles | Modern | 1.8-2.6 | 2.2-3.4 | 1-1
Guest bathroom | Bathroom/toilet/bath | Small, so keep it light. | White | Terrazzo | Minimalist | 1.2-1.8 | 1.6-2.4 | 0-1
Study | Office/study/home office/other | Desk at the window, cables in the wall. | Dusty blue | Oak parquet | Mid-century | 2.4-3.4 | 2.8-4.0 | 1-2
Hall | Hallway/hall/entry/corridor/other | Hooks for five coats. | Clay | Stone tiles | Rustic | 1.2-2.0 | 3.0-5.5 | 0-1
`,
  "appliance homeappliance householdappliance kitchenappliance warranty productwarranty warrantyregistration": `
name/appliance name/product/product name/item/item name | type/category/appliance type/kind | room/location/room name | brand/manufacturer/make | about | price/purchase price/cost
Washing machine | Laundry/washing machine/washer/large | Laundry room | Nordwasch | Eight kilograms, front loader. | 390-890
Tumble dryer | Laundry/dryer/large | Laundry room | Nordwasch | Heat pump, seven kilograms. | 420-920
Dishwasher | Kitchen/dishwasher/large | Kitchen | Nordwasch | Built in, with a cutlery drawer. | 420-960
Fridge freezer | Kitchen/refrigerator/fridge/cooling/large | Kitchen | Halden | Two doors, no frost. | 520-1290
Oven | Kitchen/oven/cooking/large | Kitchen | Alpina | Steam and a slow door. | 390-990
Induction hob | Kitchen/hob/stove/cooking/large | Kitchen | Alpina | Four zones. | 320-790
Microwave | Kitchen/microwave/cooking/small | Kitchen | Kestrel | With grill. | 79-190
Coffee machine | Kitchen/coffee machine/coffee/small | Kitchen | Crema | Grinder built in. | 190-690
Kettle | Kitchen/kettle/small | Kitchen | Kestrel | 1.7 litres, with a thermometer. | 29-79
Vacuum cleaner | Cleaning/vacuum cleaner/vacuum/small | Hall | Zephyr | Cordless, with a wall mount. | 160-520
Air conditioner | Climate/air conditioner/hvac/cooling/heating | Bedroom | Zephyr | Quiet enough to sleep. | 420-1190
Boiler | Heating/boiler/hvac/water heater | Cellar | Halden | Serviced every autumn. | 1400-3200
`,
};
