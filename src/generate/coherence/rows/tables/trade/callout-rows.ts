import type { RowTables } from "../../row-table.ts";

const nailMenu = `
name/service/service name/treatment | category/type/service category | about | duration minutes/duration min/duration/minutes | price/price from/base price/cost | add ons/extras
Classic manicure | Manicure/hands/natural | Shape, cuticles and one coat of colour. | 35-45 | 28-38 | French tips, Hand massage
Spa manicure | Manicure/hands/natural | With a scrub, a mask and a hand massage. | 50-60 | 42-55 | Paraffin bath, French tips
Classic pedicure | Pedicure/feet | Foot bath, filing and polish. | 45-55 | 36-48 | Callus care, Foot massage
Spa pedicure | Pedicure/feet | Peppermint scrub, hot towels and polish. | 60-70 | 52-66 | Callus care, Paraffin bath
Gel manicure | Gel/gel polish/manicure | Two weeks without a chip. | 50-60 | 42-56 | Gel removal, French tips
Gel refill | Gel/gel polish/refill | Grown out, filled in and polished again. | 45-60 | 38-48 | Nail repair, Gel removal
Acrylic full set | Acrylic/extensions/tips | Tips, shape and length of your choice. | 90-105 | 68-88 | Extra length, Nail repair
Acrylic refill | Acrylic/extensions/refill | For sets of up to four weeks. | 60-75 | 48-60 | Nail repair, Change of shape
Hand-painted nail art | Nail art/art/design | Up to ten nails, from a picture or an idea. | 30-45 | 25-45 | Rhinestones, Chrome powder
French ombré | Nail art/art/design/gel | A soft fade from pink to white. | 60-75 | 52-66 | Chrome powder, Matte top coat
`;

const leaks = `
name/problem/issue/problem description/issue description/complaint/fault/reason | category/type/service type/job type | about/diagnosis/findings | resolution/solution/work done/action taken/outcome | parts used/parts/materials/materials used | fixtures/affected fixtures/fixture | urgency/priority | price/total cost/cost/total/estimated cost
Kitchen tap drips all night | Tap/leak/repair/faucet | Worn ceramic cartridge. | Cartridge and seal replaced. | Tap cartridge, Rubber seal | Kitchen tap | Low/normal/routine | 85-140
Water stain under the bathroom sink | Leak/repair | Loose joint behind the trap. | Joint renewed and tested under pressure. | Trap, PTFE tape | Bathroom sink | Normal/medium/routine | 95-160
Toilet keeps running | Toilet/repair | Fill valve does not close. | Fill valve and float replaced. | Fill valve, Flush seal | Toilet | Normal/medium/routine | 90-150
Kitchen drain is blocked | Drain/blocked drain/clog/unclogging | Grease in the pipe behind the wall. | Cleared with a spiral, rinsed twice. | Drain spiral, Trap | Kitchen sink | High/normal/urgent/medium | 110-190
No hot water since this morning | Water heater/boiler/heating/repair | Heating element burnt out. | New element fitted, tank flushed. | Heating element, Anode rod | Water heater | High/urgent/normal | 190-360
Burst pipe in the basement | Burst pipe/leak/emergency | Copper pipe split at a bend. | Pipe cut out, new section soldered. | Copper pipe 15 mm, Elbow fitting | Main water pipe | Emergency/critical/urgent/high | 240-520
Shower only gets lukewarm | Shower/repair | Mixer full of lime. | Mixer descaled and valve renewed. | Thermostatic valve | Shower | Low/normal/medium/routine | 120-210
Dishwasher to be connected | Installation/appliance | Old tap without a second outlet. | Double tap fitted and machine connected. | Double tap, Drain hose | Dishwasher | Low/normal/routine | 80-140
Water comes up through the floor drain | Drain/sewer/emergency | Roots in the pipe to the street. | Roots cut, pipe inspected by camera. | Backflow valve | Floor drain, Main water pipe | Emergency/critical/urgent/high | 320-680
`;

const wires = `
name/job title/problem/issue/problem description/complaint/fault | category/type/job type/service type | about/scope/work description | parts used/parts/materials used | circuit count/circuits/number of circuits | resolution/solution/work done
Replace the fuse box | Panel/upgrade/installation/fuse box | New distribution board with residual current devices. | Distribution board, Circuit breaker 16 A | 8-14 | Board replaced, all circuits measured.
Wallbox in the garage | EV charger/installation/charger | Eleven kilowatts, with its own line from the board. | Wallbox, Cable 5 × 4 mm² | 1-1 | Wallbox mounted and registered.
Breaker trips every evening | Fault/repair/troubleshooting | Overloaded circuit in the kitchen. | Circuit breaker 20 A | 1-2 | Oven moved to a circuit of its own.
Rewire the first floor | Rewiring/renovation/installation | Cables from the seventies, without an earth wire. | Cable 2.5 mm², 100 m, Socket, double | 6-9 | New cables and sockets in four rooms.
Lights in the kitchen flicker | Lighting/repair/fault | Loose clamp above the ceiling. | Terminal block, LED downlight | 1-1 | Clamps renewed, two spots replaced.
Outdoor lights along the path | Lighting/installation/outdoor | Six lamps with a motion sensor. | Bollard lamp, Underground cable | 1-2 | Six lamps set and wired.
Two new sockets in the office | Sockets/installation/outlets | In the wall, next to the window. | Socket, double, Cable 2.5 mm², 10 m | 1-1 | Sockets set and tested.
Safety check before the sale | Inspection/testing/certificate | Every circuit measured, report within the week. | Test labels | 6-12 | No faults found, report sent.
Smoke alarms in every room | Safety/installation/smoke detector | Seven linked alarms with long-life batteries. | Smoke alarm, linked | 1-1 | Seven alarms mounted and linked.
`;

const washes = `
name/package/package name/title | type/category/tier | about | price/base price | duration minutes/duration min/duration/minutes | includes/features/included/services/steps | monthly plan price/monthly price/unlimited monthly price/subscription price
Express Wash | Exterior/basic/express | Through the tunnel and out in five minutes. | 9-10 | 5-5 | Pre-rinse, Foam wash, Air dry | 19-22
Classic Wash | Exterior/standard/basic | Wheels by hand, the rest by brush. | 13-14 | 10-10 | Foam wash, Wheel cleaning, Air dry | 26-29
Shine & Protect | Exterior/premium/wax | With hot wax and a dry by hand. | 18-20 | 15-15 | Foam wash, Wheel cleaning, Hot wax, Hand dry | 34-39
Inside & Out | Full service/interior/standard | Vacuumed while it dries. | 29-33 | 35-35 | Foam wash, Vacuuming, Dashboard wipe, Windows inside | 54-62
Interior Refresh | Interior | Seats, mats and everything that children drop. | 39-46 | 45-45 | Vacuuming, Seat shampoo, Dashboard wipe, Windows inside | 64-72
Winter Guard | Exterior/premium/seasonal | Salt off the underbody, wax on top. | 24-27 | 20-20 | Underbody wash, Foam wash, Hot wax, Air dry | 42-48
Full Detail | Detail/detailing/deluxe/full service | Half a day for a car that looks new. | 129-149 | 180-180 | Hand wash, Clay bar, Polish, Seat shampoo, Leather care | 179-199
Ceramic Coat | Detail/detailing/premium/coating | Water runs off for a year. | 249-289 | 240-240 | Hand wash, Clay bar, Polish, Ceramic coating | 229-259
`;

/** What somebody comes to a house for, or lets somebody do to nails, cars, roofs and prints. */
export const calloutRows: RowTables = {
  "nailservice manicureservice nailtreatment nailappointment nailbooking": nailMenu,
  "plumbingcall plumbingjob plumberjob plumbingrequest plumbingticket plumbingservice plumbercall plumbingrepair plumbingvisit plumbingorder":
    leaks,
  "electricaljob electricianjob electricalrepair electricalwork electricianvisit electricalservice electricalinspection electricalrequest":
    wires,
  "carwashpackage washpackage carwashplan carwashservice washprogram detailingpackage washtype carwash":
    washes,
  "roofinspection roofreport roofsurvey roofassessment": `
condition/overall condition/rating/roof condition | recommendations/recommended work/recommended actions/repairs needed | leaks found/leaks/leak count | estimated repair cost/repair cost/estimated cost
Good/excellent | No action needed | 0-0 | 0-0
Fair/average | Clean the gutters, Renew the flashing | 0-1 | 400-1200
Poor/bad | Replace the cracked tiles, Reseal around the chimney | 1-3 | 1800-6500
Critical/urgent/very poor/failing | Replace the covering, Dry out the loft | 3-6 | 9000-24000
`,
  "coworkingdesk & daily_rate monthly_rate hourly_rate price_per_day price_per_month day_rate": `
type/desk type/kind | seats/capacity | daily rate/price per day/day rate/price per day | monthly rate/price per month/monthly price | hourly rate/price per hour
Hot desk/hotdesk/flex/flex desk/open | 1-1 | 18-32 | 160-240 | 4-6
Dedicated/dedicated desk/fixed/fixed desk | 1-1 | 28-42 | 260-380 | 5-8
Private office/office/private | 2-8 | 90-240 | 900-2400 | 18-42
Meeting room/conference room/conference | 4-12 | 120-260 | 1800-3600 | 22-48
Phone booth/booth | 1-1 | 16-24 | 150-220 | 3-5
`,
  "surflesson surfclass surfcourse": `
name | level/skill level | group size/max group size/max participants/capacity/max students | duration hours/hours | duration minutes/duration | price/price per person
Private lesson | All levels/beginner/intermediate/private | 1-1 | 1-2 | 60-60 | 75-95
Beginner group lesson | Beginner | 6-8 | 2-2 | 120-120 | 39-49
Kids' hour in the shallows | Beginner/kids | 4-6 | 1-1 | 60-60 | 28-35
First green waves | Intermediate/improver | 5-8 | 2-2 | 120-120 | 45-55
Turns and trimming | Intermediate/improver | 4-6 | 2-2 | 120-120 | 48-58
Shortboard coaching | Advanced/expert | 2-4 | 2-2 | 120-120 | 79-95
Reef break session | Advanced/expert | 3-4 | 3-3 | 180-180 | 89-110
Weekend starter | Beginner/all levels | 6-8 | 4-4 | 240-240 | 89-119
`,
  "renovationproject homerenovation renovation remodelingproject remodel remodelproject homerenovationproject": `
name | rooms/areas/spaces | category/type/project type | about | budget/total budget/estimated cost/estimated budget
Kitchen renovation | Kitchen | Kitchen/remodel/interior | New fronts, worktop and appliances. | 14000-32000
Bathroom with a walk-in shower | Bathroom | Bathroom/remodel/interior | Tiles, drains and underfloor heating. | 9000-22000
Loft conversion | Attic, Hallway | Attic/conversion/extension | Insulation, two roof windows and a new stair. | 28000-64000
Ground floor in one room | Living room, Kitchen, Hallway | Structural/living room/interior | A wall goes, a beam comes. | 22000-48000
New floors throughout | Living room, Bedroom, Hallway | Flooring/interior | Oak boards instead of carpet. | 7000-16000
Guest bathroom | Bathroom, Hallway | Bathroom/remodel/interior | A small one, with a sliding door. | 6000-12000
Windows and facade | Living room, Bedroom, Kitchen | Exterior/facade/energy/windows | Triple glazing and a coat of render. | 24000-58000
Home office in the basement | Basement | Basement/conversion/interior | Dry walls, light and a desk for two. | 8000-18000
`,
  "butchercut meatcut cut meatproduct butcherproduct butcheritem & price_per_kg": `
name/cut/cut name/product | animal/meat/category/type/species | about | price per kg/price/price kg/kilo price | fat content/fat/marbling | cooking methods/cooking method/best for/preparation
Rib-eye steak | Beef | Well marbled, for a hot pan. | 36-44 | high | Grilling, Pan-frying
Fillet | Beef | The leanest and most tender piece. | 52-64 | low | Pan-frying, Roasting
Brisket | Beef | Wants time, and gives it back. | 15-19 | medium | Smoking, Braising
Chuck | Beef | For stews on cold days. | 13-17 | medium | Braising, Slow cooking
Pork shoulder | Pork | Falls apart after eight hours. | 8-11 | medium | Slow cooking, Smoking
Pork loin chop | Pork | Cut two fingers thick. | 12-15 | medium | Grilling, Pan-frying
Spare ribs | Pork | Trimmed, with the membrane off. | 9-13 | high | Smoking, Roasting
Rack of lamb | Lamb | French trimmed, eight bones. | 34-42 | medium | Roasting, Grilling
Leg of lamb | Lamb | For a table of eight. | 19-25 | medium | Roasting, Braising
Chicken breast | Chicken/poultry | Skin on, from slow-growing birds. | 14-18 | low | Pan-frying, Grilling
Chicken thighs | Chicken/poultry | Boned on request. | 10-13 | medium | Roasting, Grilling
Whole chicken | Chicken/poultry | About a kilo and a half. | 8-11 | medium | Roasting
`,
  "physioexercise rehabexercise physiotherapyexercise physicaltherapyexercise therapyexercise": `
name/exercise/exercise name/title | body part/target area/target/area/muscle group | about/instructions/description | hold seconds/hold/hold time | equipment/equipment needed
Heel slides | Knee | Lie down and pull the heel slowly towards you. | 3-5 | absent
Bridge | Lower back/core/hip | Lift the hips until the body is one line. | 5-10 | absent
Clamshell | Hip | On your side, open the upper knee like a shell. | 2-3 | Resistance band
Wall slides | Shoulder | Arms up along the wall, ribs down. | 2-4 | absent
Chin tuck | Neck | Make a double chin without nodding. | 5-8 | absent
Calf raise on a step | Ankle/calf | Up on both feet, down on one. | 1-2 | absent
Bird dog | Core/lower back | Opposite arm and leg, back stays flat. | 4-6 | absent
Straight leg raise | Knee/thigh | Toes up, knee locked, lift by a hand's width. | 3-5 | Ankle weight
External rotation | Shoulder | Elbow at the side, forearm outwards. | 2-3 | Resistance band
Wrist extension stretch | Wrist/forearm/elbow | Arm straight, fingers pulled back gently. | 20-30 | absent
Single-leg stand | Ankle/balance/knee | On a cushion if the floor is too easy. | 20-30 | Balance pad
`,
  "bikeshopitem bike bicycle shopbike & gears frame_size frame_material wheel_size": `
name/model/model name | type/category/bike type/kind | about | frame material/material | wheel size/wheels | gears/number of gears/speeds | weight kg/weight | battery wh/battery capacity wh | price/list price/retail price
Wayfarer | City/commuter/urban | Upright and quiet, with lights from the hub. | Steel | 28 inch | 8-8 | 14-16 | absent | 549-799
City Seven | City/commuter/urban | Low step, basket in front. | Aluminium | 28 inch | 7-7 | 15-17 | absent | 429-599
Trail Pro | Mountain/mtb | Air fork and a short stem. | Aluminium | 29 inch | 12-12 | 13-14.5 | absent | 1199-1999
Ridge 29 | Mountain/mtb | Light enough to carry up. | Carbon | 29 inch | 12-12 | 11-12.5 | absent | 2499-3999
Endurance 105 | Road/racing | For long days in the saddle. | Carbon | 700C | 24-24 | 8-9 | absent | 1999-3299
Col One | Road/racing | Stiff, honest and good uphill. | Aluminium | 700C | 22-22 | 9-10 | absent | 1099-1599
Dust Road | Gravel/adventure/road | Wide tyres and a place for bags. | Steel | 700C | 11-11 | 10-11.5 | absent | 1499-2299
E-Metro | E-bike/ebike/electric/city | Motor in the middle, range of eighty kilometres. | Aluminium | 28 inch | 9-9 | 23-26 | 500-500 | 2199-3199
E-Trail 625 | E-bike/ebike/electric/mountain | Climbs what you would push. | Aluminium | 29 inch | 12-12 | 22-25 | 625-625 | 3299-4799
Little Fox 20 | Kids/children/junior | Short reach brakes for small hands. | Aluminium | 20 inch | 7-7 | 8-10 | absent | 249-379
`,
  "hardwareproduct hardwareitem hardwarestoreitem diyproduct hardwarestoreproduct": `
name/product name | department/category/section/type | about | unit/unit of measure/sold by | price/unit price/retail price | brand/manufacturer
Claw hammer, 450 g | Tools/hand tools | Steel head, ash handle. | piece/pcs | 14-22 | Granite
Cordless drill, 18 V | Tools/power tools | Two batteries in a case. | piece/pcs | 89-149 | Volta
Wood screws 4 × 40 | Tools/fasteners/hardware | Two hundred with a Torx head. | box/pack | 6-9 | Nordby
Cable 3 × 1.5 mm² | Electrical/electrics | Cut to length at the counter. | meter/metre/m | 0.9-1.4 | Luma
Double socket, white | Electrical/electrics | With frame and screws. | piece/pcs | 6-11 | Luma
LED bulbs E27, four | Electrical/lighting | Warm white, 8 W each. | box/pack | 9-14 | Luma
Copper pipe, 15 mm | Plumbing | Half hard, for soldering. | meter/metre/m | 5-8 | Clearwater
Basin mixer, chrome | Plumbing/bathroom | Ceramic cartridge, five-year warranty. | piece/pcs | 49-89 | Clearwater
Potting soil, peat-free | Garden | With coconut fibre. | liter/litre/l/bag | 0.2-0.4 | Meadow
Garden hose, 25 m | Garden | Does not kink, brass fittings. | piece/pcs | 34-52 | Alpina
Wall paint, white | Paint/decorating | Covers in one coat. | liter/litre/l | 4-7 | Haven
Masking tape, six rolls | Paint/decorating | Comes off without a trace. | box/pack | 8-12 | Haven
`,
  "eventrentalitem eventrental partyrental partyrentalitem eventequipment": `
name/item/item name | category/type | about | price per day/daily rate/price/rental price | replacement cost/replacement value | dimensions/size | color/colour | setup minutes/setup time minutes
Round table, eight seats | Tables/table/furniture | Folds flat, cloth on request. | 12-18 | 140-190 | 150 × 75 cm | White | 5-8
Banquet table | Tables/table/furniture | For six to eight guests. | 10-14 | 110-150 | 180 × 75 cm | Brown | 5-8
Chiavari chair | Chairs/chair/seating | With a loose cushion. | 4-6 | 60-85 | 40 × 92 cm | Gold | 1-2
Folding chair | Chairs/chair/seating | Stacks in twenties. | 2-3 | 25-35 | 45 × 80 cm | White | 1-2
Pagoda tent | Tents/tent/shelter | For thirty guests, sides can be closed. | 140-190 | 1900-2600 | 5 × 5 m | White | 90-120
Party tent | Tents/tent/shelter | With windows and a floor on request. | 280-390 | 4800-6200 | 6 × 12 m | White | 150-210
String lights, 20 m | Lighting/lights | Warm white, for outdoors. | 15-22 | 80-120 | 20 m | Black | 20-30
LED uplight | Lighting/lights | Battery for ten hours, any colour. | 12-18 | 150-220 | 25 × 20 cm | Black | 5-8
PA system, 500 W | Sound/audio/av | Two speakers, mixer and microphone. | 80-120 | 1200-1700 | 60 × 40 × 110 cm | Black | 30-40
Wireless microphone | Sound/audio/av | Reaches fifty metres. | 18-26 | 220-320 | 25 × 5 cm | Black | 5-8
`,
  "printjob printorder printingjob printingorder": `
name/job name/job title | product/product type/item/product name | paper weight gsm/paper weight/gsm/grammage | paper type/paper/stock/material/paper stock | size/format/dimensions/trim size | finishing/finish/finishes/finishing options | quantity/copies/print run | unit price/price per unit/price per piece
Business cards, spring team | Business cards | 350-350 | Silk 350 g | 85 × 55 mm | Matte lamination, Rounded corners | 500-500 | 0.12-0.18
Menu cards for the terrace | Menu cards | 300-300 | Uncoated 300 g | A4 | Creased, Matte lamination | 120-120 | 0.95-1.4
Concert posters | Posters | 170-170 | Gloss 170 g | A2 | Trimmed | 250-250 | 1.1-1.7
Summer sale flyers | Flyers | 135-135 | Gloss 135 g | A5 | Trimmed | 2500-2500 | 0.03-0.06
Annual report | Brochures, 48 pages | 150-150 | Silk 150 g | A4 | Perfect binding, Matte lamination | 300-300 | 4.8-7.2
Wedding invitations | Folded cards | 300-300 | Cotton 300 g | 148 × 148 mm | Creased, Foil stamping | 120-120 | 1.6-2.6
Letterheads | Letterheads | 100-100 | Uncoated 100 g | A4 | Trimmed | 1000-1000 | 0.08-0.14
Product catalogue | Brochures, 24 pages | 135-135 | Silk 135 g | A5 | Saddle stitched | 800-800 | 0.9-1.5
Jam jar labels | Stickers | 90-90 | Matte film | 50 × 50 mm | Die-cut | 3000-3000 | 0.04-0.08
Trade fair banner | Roll-up banner | 510-510 | Vinyl | 85 × 200 cm | Trimmed | 2-2 | 58-84
`,
};
