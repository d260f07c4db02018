import type { RowTables } from "../../row-table.ts";

/** What somebody posts who looks for a freelancer. */
const freelanceWork = `
name | category/field/type | about | skills required/skills/required skills/tags
Website for a {what:bakery/yoga studio/dentist} | Web design/design/web development | Five pages with a fresh look. Texts and photos are there. | WordPress, Responsive design, Figma
Logo for a {what:coffee roastery/bike shop/podcast} | Graphic design/design/branding | Has to work in one colour and very small. | Branding, Typography, Illustrator
Landing page in React | Web development/development/programming | The design is finished, it has to be fast on phones. | React, TypeScript, CSS
Translate an app into {what:German/Spanish/Dutch} | Translation/writing/languages | About 4,000 words, most of them short labels. | Translation, Localization, Proofreading
Ten blog posts about {what:gardening/travel/running} | Writing/content/copywriting/marketing | 800 words each, with a list of topics from us. | Copywriting, SEO, Research
Edit a two-minute product video | Video/video editing/multimedia/design | Raw material is there, music and titles are missing. | Video editing, Premiere Pro, Color grading
Make our online shop faster | Web development/development/programming/it | Pages take five seconds to load, the cart even longer. | Performance, JavaScript, SQL
App for a {what:gym/dog walker/food truck} | Mobile development/mobile/development/programming | Bookings and reminders, for both kinds of phones. | React Native, Push notifications, APIs
Set up ads for a {what:furniture shop/language school} | Marketing/digital marketing/advertising | Two campaigns and a report after a month. | Google Ads, Analytics, Copywriting
Illustrations for a children's book | Illustration/design/graphic design/art | Twelve pages, soft colours, a fox in each of them. | Illustration, Character design, Procreate
Clean up a spreadsheet with 20,000 rows | Data/data entry/data analysis/admin support | Duplicates, dates in three formats, missing cities. | Excel, Data cleaning, Attention to detail
Voice-over for a short film | Audio/voice/multimedia/music | Three minutes in calm English, delivered as WAV. | Voice-over, Recording, Audio editing
`;

const hairMenu = `
name/service/service name/treatment | category/type/service category | about | duration minutes/duration min/duration/duration in minutes/minutes | price/price from/base price/starting price/cost/total price
Haircut | Hair/haircut/cut | Consultation, wash, cut and styling. | 45-45 | 35-68
Children's cut | Hair/kids/haircut | For everybody under twelve, with a comic to read. | 30-30 | 18-28
Blow-dry | Styling/hair | Wash and finish for an evening out. | 30-45 | 25-42
Beard trim | Barber/beard/grooming/hair | Hot towel, trim and oil. | 20-30 | 15-28
Highlights | Colour/color/hair | Fine foils, toned and finished. | 120-120 | 95-160
Balayage | Colour/color/hair | Painted by hand for a soft change of tone. | 150-150 | 130-210
Colour and cut | Colour/color/hair | One shade from root to tip, and a fresh cut. | 120-120 | 98-145
`;
const salonMenu = `${hairMenu.trimEnd()}
Manicure | Nails/nail/hands | Shape, care and a colour of your choice. | 45-45 | 28-45
Gel nails | Nails/nail/hands | Lasts for three weeks without a chip. | 60-75 | 42-68
Pedicure | Nails/nail/feet | Foot bath, care and polish. | 50-60 | 35-58
Facial | Skin/skincare/face/facial/beauty | Cleansing, mask and a light massage. | 60-60 | 58-95
Brow shaping | Brows and lashes/brows/lashes/face/beauty | Tweezed or waxed, and tinted on request. | 15-20 | 15-26
Lash lift | Brows and lashes/lashes/brows/face/beauty | A lasting curl without extensions. | 45-60 | 48-72
Evening make-up | Make-up/makeup/face/beauty | From a trial look to the last touch. | 60-60 | 55-90
Leg waxing | Hair removal/waxing/body | Warm wax, with aloe afterwards. | 30-40 | 28-46
Bridal hairstyle | Styling/bridal/hair | With a trial some weeks before. | 90-120 | 120-190
`;

const spaMenu = `
name/treatment/treatment name/service/service name | category/type | about | duration minutes/duration min/duration/duration in minutes/minutes | price/price from/base price/cost/total price
Swedish massage | Massage/relaxation | Long strokes from neck to toe. | 60-60 | 68-92
Deep tissue massage | Massage/therapeutic/sports | Firm pressure where the muscles are tight. | 60-75 | 78-108
Hot stone massage | Massage/relaxation | Warm basalt stones along the back. | 75-90 | 88-125
Aromatherapy facial | Facial/face/skincare | With an oil that you choose by its scent. | 60-60 | 72-98
Sea salt scrub | Body/scrub/exfoliation | Smooth skin, rinsed with warm water. | 40-45 | 48-69
Mud wrap | Body/wrap/detox | Warmth, quiet and a long shower afterwards. | 50-60 | 62-89
Couples massage | Packages/couples/massage | Two tables side by side, and tea afterwards. | 60-60 | 149-198
Foot reflexology | Massage/wellness/feet | Pressure points, one after the other. | 45-45 | 49-68
Day at the spa | Packages/package/day pass | Pools, sauna and one treatment. | 240-360 | 119-189
Sauna and steam | Thermal/sauna/wellness | With towels, and a plunge pool next door. | 120-120 | 24-38
`;

const groomingMenu = `
name/service/service type/service name/treatment/package | category/type | about | duration minutes/duration min/duration/duration in minutes/minutes | price/price from/base price/cost/total price/amount
Full groom | Full service/full/grooming/package | Bath, dry, brush, cut and nails. | 90-120 | 55-89
Bath and brush | Bath/bathing/basic | Mild shampoo, warm dryer, a good brush. | 45-60 | 32-48
Nail trim | Nails/nail/add-on | Clipped and filed. | 15-15 | 12-18
De-shedding | Coat/brushing/grooming | Loose undercoat out, before it is on the sofa. | 60-75 | 42-62
Ear cleaning | Ears/hygiene/add-on | Gentle, with a drop of lotion. | 15-15 | 10-16
Teeth cleaning | Dental/teeth/hygiene/add-on | Brush and paste, no anaesthetic. | 20-30 | 18-32
Flea treatment | Health/treatment/hygiene | Bath and comb, and advice for home. | 45-60 | 34-52
Trim and tidy | Cut/haircut/styling | Face, paws and tail. | 40-50 | 34-49
`;

/** What breaks at home, and who is called for it. */
const homeRepairs = `
name | category/trade/type/service type/service | about/problem description/issue description/problem/issue/job description | budget/max budget/estimated cost/estimated budget/quote/price
Tap drips in the {room:kitchen/bathroom} | Plumbing/plumber/repair | A drop every second, also when it is closed firmly. | 80-180
Toilet keeps running | Plumbing/plumber/repair | It refills every few minutes. | 90-220
Install a {what:washing machine/dishwasher} | Plumbing/plumber/installation/appliances/appliance | Water and power are there, the old one has to go. | 120-260
Breaker trips every evening | Electrical/electrician/electrics/repair | Mostly when the oven is on. | 110-320
Hang {what:three/four} ceiling lights | Electrical/electrician/electrics/installation | Wires are in place, ceiling is concrete. | 120-280
Paint the {room:living room/bedroom/hallway} | Painting/painter | White walls, the ceiling stays as it is. | 380-980
Repaint the garden fence | Painting/painter/outdoor | About twenty metres, both sides. | 320-760
Wardrobe door hangs loose | Carpentry/carpenter/repair/handyman | The upper hinge has come out of the wood. | 70-160
Build shelves for an alcove | Carpentry/carpenter/installation/handyman | Two metres wide, five boards, painted white. | 260-640
Clean the flat before we move out | Cleaning/cleaner | Two rooms, kitchen and bath, with windows. | 180-380
Boiler makes a knocking sound | Heating/hvac/plumbing/repair | Loudest in the morning, radiators stay lukewarm. | 150-420
Cut the hedge at the front | Gardening/landscaping/gardener/outdoor | Fifteen metres, as high as a person. | 140-320
Replace {what:broken tiles/loose tiles} in the bath | Tiling/flooring/renovation/handyman | Six tiles; spare ones are in the cellar. | 180-420
Gutter is blocked | Roofing/roof/exterior/handyman | Water runs over it at every rain. | 120-290
`;

/** What salons, garages, laundries, cleaners and builders offer, and what they are asked for. */
export const serviceRows: RowTables = {
  "gig freelancegig freelancejob freelanceproject & client client_name client_id skills_required required_skills budget_min budget_type":
    freelanceWork,
  "freelance gigfreelance projectfreelance jobfreelance": freelanceWork,
  "project job jobpost & proposals_count proposal_count budget_type bids_count": freelanceWork,
  "plan mobileplan phoneplan dataplan tariff cellplan & data_gb data_limit_gb data_allowance_gb sms minutes data_limit data_allowance": `
name/plan name | monthly price/price/price per month/monthly cost/monthly fee/price monthly | data gb/data limit gb/data allowance gb/data/data limit/data allowance | minutes/call minutes/minutes included/voice minutes/talk minutes | sms/sms included/texts/sms count
Prepaid S | 10-11 | 3-3 | 100-100 | 50-50
Prepaid M | 13-14 | 8-8 | 200-200 | 100-100
Mobile S | 14-16 | 10-10 | 300-300 | 150-150
Young | 15-17 | 25-25 | 400-400 | 200-200
Mobile M | 19-22 | 20-20 | 500-500 | 250-250
Mobile L | 27-31 | 40-40 | 1000-1000 | 500-500
Mobile XL | 36-41 | 80-80 | 2000-2000 | 1000-1000
Mobile Business | 44-49 | 100-100 | 3000-3000 | 1000-1000
Family | 54-62 | 150-150 | 5000-5000 | 2000-2000
`,
  "salonservice beautyservice beautytreatment salontreatment": salonMenu,
  "hairservice haircutservice barberservice": hairMenu,
  "hairappointment hairbooking hairsalonbooking hairsalonappointment haircutappointment haircutbooking barberappointment barberbooking barbershopappointment barbershopbooking & stylist stylist_id stylist_name barber barber_id barber_name hair_length salon salon_id":
    hairMenu,
  "salonappointment salonbooking salonvisit beautyappointment beautybooking & stylist stylist_id stylist_name barber barber_id barber_name salon salon_id beautician":
    salonMenu,
  "spatreatment massage spaservice spapackage massageservice wellnessservice wellnesstreatment":
    spaMenu,
  "spabooking spaappointment massagebooking massageappointment wellnessbooking & therapist therapist_id therapist_name treatment treatment_name":
    spaMenu,
  "groomingservice petgroomingservice groomingpackage": groomingMenu,
  "groomingappointment groomingbooking petgroomingappointment groomingsession & groomer groomer_id groomer_name pet_name pet_id pet dog_name":
    groomingMenu,
  "laundryservice drycleaningservice drycleaningitem": `
name/service | category/type/service type | about | price/price per item/base price/unit price | turnaround days/processing days/days
Shirt, washed and ironed | Ironing/shirts/laundry | On a hanger, collar up. | 3-4 | 1-2
Suit, dry cleaned | Dry cleaning/suits/formal wear | Jacket and trousers, pressed. | 14-22 | 2-3
Evening dress | Dry cleaning/dresses/formal wear/delicates | By hand where the fabric asks for it. | 18-32 | 3-4
Winter coat | Dry cleaning/outerwear/coats | Cleaned and made water-repellent again. | 19-29 | 3-4
Wash and fold, 5 kg | Laundry/wash and fold/washing | Sorted by colour, dried and folded. | 15-22 | 1-2
Duvet | Household/bedding/home | Synthetic or down, up to two metres. | 18-28 | 3-5
Curtains, per metre | Household/home/curtains | Taken down and hung again on request. | 6-9 | 4-6
Tablecloth | Household/home/linen | Starched, and rolled so that it stays flat. | 7-11 | 2-3
Leather jacket | Specialty/leather/delicates | Cleaned by a partner who does nothing else. | 39-58 | 7-10
Wedding dress | Specialty/formal wear/delicates | Cleaned, and boxed for the attic. | 89-145 | 9-14
Trousers, shortened | Alterations/tailoring/repair | New hem, original edge on request. | 12-16 | 2-4
`,
  "garageservice carservice autoservice vehicleservice autorepairservice carrepairservice workshopservice maintenanceservice": `
name/service/service name | category/type/service type | about | duration minutes/duration min/estimated minutes/duration/estimated duration | price/base price/price from/labor cost/estimated cost/cost
Oil change | Maintenance/routine/engine | New oil and filter, levels checked. | 30-45 | 69-129
Brake pads, front | Brakes/repair/safety | Pads replaced and discs measured. | 60-90 | 149-249
Tyre change | Tyres/tires/wheels/seasonal | Four wheels fitted, balanced and inflated. | 40-60 | 49-89
Wheel alignment | Tyres/tires/wheels/suspension | Measured on the stand, with a printout. | 45-60 | 79-119
Annual inspection | Inspection/maintenance/routine | Forty points, from lights to exhaust. | 60-90 | 99-169
Air conditioning service | Climate/maintenance/air conditioning | Refilled and checked for leaks. | 60-60 | 89-149
Battery replacement | Electrical/electrics/battery | Tested first, old one recycled. | 20-30 | 129-219
Timing belt | Engine/repair | With water pump and tensioner. | 180-300 | 449-789
Engine diagnosis | Diagnostics/diagnostic/engine | Fault memory read and explained. | 30-45 | 59-99
Exhaust repair | Exhaust/repair | Welded or replaced, as it pays off. | 60-120 | 149-389
Windscreen replacement | Body/bodywork/glass | With calibration of the camera. | 120-180 | 389-690
Interior detailing | Detailing/cleaning/wash | Seats, carpets and dashboard. | 120-180 | 99-189
`,
  "cleaningservice cleaningpackage": `
name/service | category/type/service type | about | duration hours/hours/estimated hours | price/base price/price from/starting price
Standard cleaning | Home/residential/regular/standard | Floors, kitchen, bathroom and dust. | 2-4 | 69-129
Deep cleaning | Home/residential/deep | Also behind, under and inside. | 5-8 | 189-329
Move-out cleaning | Moving/move out/end of tenancy/residential | So that the deposit comes back. | 5-8 | 219-389
Window cleaning | Windows/exterior/residential | Inside and outside, frames included. | 2-4 | 79-149
Office cleaning | Commercial/office | In the evening, when everybody has left. | 2-4 | 99-219
Carpet cleaning | Carpets/upholstery/residential | Shampooed, and dry by the evening. | 2-3 | 89-169
After-builders cleaning | Construction/commercial/renovation | Dust, paint and plaster. | 6-8 | 289-489
Oven and fridge | Kitchen/appliances/add on | Racks, doors and seals. | 1-2 | 49-79
Sofa cleaning | Upholstery/carpets/residential | Spots first, then the whole fabric. | 1-3 | 69-129
`,
  "homeservicerequest handymanrequest handymanjob homerequest homerepairrequest homerepair homejob jobrequest serviceprorequest tradejob":
    homeRepairs,
  "repairjob repair houserepair repairproject & diy is_diy room rooms contractor photos_before before_photos":
    homeRepairs,
  "rentalequipment rentalitem rentaltool rentalmachine rentalproduct toolrental equipmentrental": `
name/equipment name/tool/tool name/equipment/item/item name | category/type | about | brand/manufacturer/make | daily rate/price per day/rate per day/day rate/daily price | deposit/security deposit
Mini excavator, 1.8 t | Earthmoving/excavators/heavy equipment/construction | Rubber tracks, three buckets, fits through a gate. | Solano | 140-190 | 500-800
Plate compactor | Compaction/construction/earthmoving | For paving and gravel paths, 90 kg. | Granite | 38-55 | 150-250
Scissor lift, 8 m | Access/lifts/aerial/heavy equipment | Electric, for level floors. | Northlift | 85-120 | 300-500
Concrete mixer, 140 l | Concrete/construction/mixers | Runs on a normal socket. | Granite | 24-34 | 80-120
Rotary hammer | Power tools/tools/drilling | With five drill bits and a chisel. | Volta | 18-29 | 60-100
Floor sander | Power tools/tools/sanding | Dust bag included, paper by the sheet. | Alpina | 32-46 | 100-150
Pressure washer | Cleaning/outdoor/tools | Cold water, 160 bar, ten metres of hose. | Aquila | 26-39 | 80-120
Generator, 5 kW | Power/generators/energy | Quiet enough for a garden party. | Volta | 42-64 | 200-300
Chainsaw | Garden/outdoor/tools | With helmet, trousers and gloves. | Alpina | 28-38 | 120-180
Party tent, 6 by 12 m | Events/party/tents | Set up by two people in two hours. | Nordby | 110-160 | 250-400
Trailer, 750 kg | Transport/trailers | With tarpaulin, no special licence needed. | Meridian | 24-36 | 120-200
Wallpaper steamer | Power tools/tools/renovation | Ready after ten minutes. | Luma | 12-18 | 40-60
`,
  "internetplan broadbandplan internettariff fibreplan fiberplan & download_mbps download_speed download_speed_mbps upload_mbps speed_mbps": `
name/plan name | technology/type/connection type | about | download mbps/download speed mbps/download speed/speed mbps/download | upload mbps/upload speed mbps/upload speed/upload | monthly price/price/monthly cost/monthly fee/price per month
Basic 50 | DSL/cable | Enough for mail, music and one film at a time. | 50-50 | 10-10 | 22-26
Home 100 | DSL/cable/fiber | For two who work and stream at home. | 100-100 | 40-40 | 28-33
Cable 250 | Cable/coax | Over the line that the television had. | 250-250 | 50-50 | 34-39
Cable 500 | Cable/coax | For homes with many screens. | 500-500 | 50-50 | 42-48
Fibre 250 | Fiber/fibre/ftth | As fast up as down, also in the evening. | 250-250 | 250-250 | 38-44
Fibre 500 | Fiber/fibre/ftth | Large files in minutes. | 500-500 | 250-250 | 46-54
Gigabit | Fiber/fibre/ftth | The fastest line that we have. | 1000-1000 | 500-500 | 62-74
`,
  "rfq requestforquote requestforquotation quotationrequest": `
name/subject | category/type | about/requirements/specification | budget/estimated budget/target price/estimated value
Office chairs for {many:24/40} desks | Furniture/office/goods/supplies | Adjustable, with a warranty of five years. | 7000-18000
Laptops for new colleagues | IT/hardware/it equipment/goods | Thirty of one model, with docking stations. | 32000-58000
Cleaning of two floors | Services/cleaning/facility/facilities | Five evenings a week, windows once a quarter. | 18000-36000
Packaging for {many:20/50},000 parcels | Packaging/supplies/goods | Three sizes, recycled cardboard, printed on one side. | 9000-26000
Yearly printing of catalogues | Printing/marketing/services | Two issues of 64 pages each. | 14000-32000
Delivery vans, electric | Vehicles/fleet/transport/goods | Four with shelves, one with cooling. | 140000-220000
Steel sheets, 2 mm | Raw materials/materials/goods/supplies | In lots of two tonnes over six months. | 24000-68000
Catering for the yearly meeting | Services/catering/events | Lunch and coffee for 120 guests. | 4000-9000
Solar panels on the warehouse | Construction/energy/works/facilities | About 90 kWp, with planning and permits. | 82000-130000
Safety shoes and gloves | Safety/ppe/supplies/goods | Sizes 37 to 48, called off by the month. | 5000-12000
`,
  "buildingmaterial constructionmaterial sitematerial material & quantity_on_site on_site_quantity site_id project_id delivery_date": `
name/material name | category/type/material type | about | unit/unit of measure/uom | unit price/price/cost/unit cost/price per unit | quantity ordered/ordered quantity/quantity/quantity on site
Concrete C25/30 | Concrete | Delivered by truck mixer, poured the same day. | m³ | 110-145 | 20-240
Rebar 12 mm | Steel/metal/reinforcement | In bars of six metres. | kg | 0.90-1.60 | 400-6000
Clay bricks | Masonry/brick/bricks | Frost-proof, for facing walls. | pcs | 0.60-1.20 | 2000-24000
Plasterboard 12.5 mm | Drywall/interior/boards | Panels of two metres. | m² | 3.20-5.40 | 80-900
Mineral wool 160 mm | Insulation | For roofs and timber walls. | m² | 8.50-13.50 | 80-700
Roof battens 40 × 60 | Timber/wood/lumber/roofing | Planed and treated. | m | 1.10-1.90 | 200-2400
Roof tiles, red | Roofing/tiles | Interlocking, with ridge pieces. | pcs | 0.90-1.70 | 800-6000
Formwork panels | Timber/formwork/wood | Used up to twenty times. | pcs | 28-46 | 20-160
Copper pipe 22 mm | Plumbing/pipes | In lengths of five metres. | m | 7.50-11.50 | 60-600
Cable NYM 3 × 1.5 | Electrical/cable | On drums of a hundred metres. | m | 0.70-1.30 | 200-3000
Floor tiles 60 × 60 | Tiles/flooring/finishes | Anthracite, for inside. | m² | 18-39 | 40-480
Facade paint, white | Paint/finishes | For two coats. | l | 5.50-9.50 | 60-420
`,
  "constructionproject buildingproject siteproject buildproject": `
name/project name | type/category/project type | about | budget/total budget/contract value/estimated cost/contract amount/value | square footage/square feet/sqft/area sqft/floor area/size sqft/total area
{name:Riverside/Linden/Harbour View} Apartments | Residential/housing/new build/building | {many:24/36/48} flats on four floors, with a garage below. | 6800000-14500000 | 24000-60000
Garden Row Townhouses | Residential/housing/new build/building | Nine houses in a row, timber frame. | 2900000-5400000 | 12000-22000
{name:Mill Lane/Oak Hill} School Extension | Public/institutional/education/commercial/extension | Six classrooms and a hall, built while lessons go on. | 2400000-5800000 | 14000-30000
Station Square Car Park | Infrastructure/parking/commercial/civil | Three levels, with chargers on the first. | 3200000-6900000 | 60000-140000
{name:North Gate/Canal} Bridge | Infrastructure/civil/public/bridge | Single span of forty metres for cars and bicycles. | 4800000-12500000 | 6000-18000
Hill Road Clinic | Commercial/healthcare/institutional/public | Two floors with a day surgery. | 3900000-8800000 | 12000-28000
{name:Eastside/Meadow} Office Park | Commercial/office/new build | Three buildings around a yard. | 5400000-13500000 | 60000-180000
Roof renewal, {name:Elm Street 12/Chapel Lane 4} | Renovation/residential/refurbishment/remodeling | New tiles, insulation and gutters. | 48000-140000 | 1800-6000
Old Town Hall refurbishment | Renovation/refurbishment/public/remodeling | New windows, wiring and a lift behind the old front. | 890000-2600000 | 14000-40000
Warehouse on {name:Dock Road/Ring Road} | Industrial/commercial/logistics | Steel hall with eight loading bays. | 2200000-6400000 | 40000-160000
Water main, {name:West/South} district | Infrastructure/utilities/civil | Two kilometres of pipe, street by street. | 900000-2800000 | 8000-20000
Villa on {name:Lake/Birch} Road | Residential/house/new build/building | One family, two floors and a heat pump. | 480000-990000 | 2200-4800
`,
  "contractor tradesperson handyman servicepro homecontractor & trade specialty profession hourly_rate license_number licensed": `
company name/business name/company/firm | trade/specialty/profession/category/type/service type/specialization
{surname} Plumbing | Plumber/plumbing
Clearwater Pipes | Plumber/plumbing/heating
Brightspark Electric | Electrician/electrical
{surname} Electrics | Electrician/electrical
Two Coats Painting | Painter/painting/decorator
{surname} & Daughter, Painters | Painter/painting/decorator
Oak and Plane | Carpenter/carpentry/joiner
{surname} Joinery | Carpenter/carpentry/joiner
Northgate Builders | Builder/general contractor/general/construction/mason
Mill Lane Roofing | Roofer/roofing
Level Floors | Flooring/tiler/tiling
Greenhand Gardens | Landscaper/gardener/landscaping
Warmhouse Heating | Heating engineer/hvac/heating
Handy {surname} | Handyman/general/repairs
`,
};
