import type { RowTables } from "../../row-table.ts";

/** What shops of all kinds sell. */
const goods = `
name/item/item name/product name/product | category/department/product category/type | about | price
Wireless headphones | Electronics | Thirty hours on one charge, and quiet on the train. | 59-249
Smart watch | Electronics | Counts steps, shows messages, survives a swim. | 119-329
Mechanical keyboard | Electronics | Quiet keys and a cable that can be left at home. | 69-149
Organic cotton T-shirt | Clothing | Regular fit, washed before it is sewn. | 19-39
Rain jacket | Clothing | Packs into its own pocket, taped seams. | 79-189
Canvas sneakers | Shoes/clothing | Light, flat and easy to wash. | 45-95
Non-stick frying pan | Kitchen/home | For every kind of cooker. | 29-79
A Field Guide to City Birds | Books | Ninety species, drawn by hand, with their songs. | 14-29
The Weeknight Cookbook | Books | A hundred dinners in half an hour. | 18-34
Wooden building blocks | Toys | Fifty pieces in a cotton bag, from two years. | 24-59
Yoga mat | Sports | Six millimetres thick, does not slip. | 25-69
Insulated water bottle | Sports | Cold for a day, hot for half of one. | 19-39
Face cream with oat | Beauty | For dry skin, without perfume. | 12-34
Single-origin coffee beans | Food | Roasted in small batches, notes of cocoa and plum. | 9-18
Cotton bed linen | Bedding/home/textiles | Soft from the first night, dries without creases. | 49-129
Ceramic table lamp | Lighting/home | A linen shade and a switch at the cable. | 39-99
Shampoo bar | Beauty | Lasts for sixty washes, needs no bottle. | 7-15
Sunscreen, SPF 50 | Beauty/health | Light and without perfume, for face and body. | 12-24
City map puzzle | Toys | A thousand pieces, and a poster to compare with. | 15-32
Cast-iron plant stand | Garden/home/outdoor | Holds three pots, indoors or on the balcony. | 29-69
Standing desk | Furniture/office/home | Rises at the touch of a button, remembers three heights. | 249-489
Dotted notebook | Stationery/office supplies/office | Paper that takes a fountain pen, and a band. | 6-14
All-purpose cleaner | Cleaning/cleaning supplies/household | For kitchen and bath, with a scent of lemon. | 3-8
Dark chocolate with sea salt | Food | Seventy per cent cocoa, a little crunch. | 3-7
`;

/** What people who travel and meet for their work pay for. */
const businessExpenses = `
name/description/item/expense | category/type/expense type/expense category | about | merchant/vendor/merchant name/payee/store | amount/total/total amount
Train to {place} | Travel/transport | Return ticket to a client, second class. | Northline Rail | 38-186
Hotel in {place} | Lodging/accommodation/travel | Single room with breakfast. | City Inn | 92-340
Client {meal:dinner/lunch} | Meals/dining out/food | After the project meeting. | The Copper Pan | 64-240
Taxi to the {where:airport/station/trade fair} | Transport/travel | Too early for the bus. | City Cabs | 24-68
Printer paper and toner | Office/other | Stock for the copy room. | Paper & Pen | 24-140
{what:Monitor/Keyboard/Headset} | Equipment/office/shopping | Replacement for a broken one. | Lakeside Electronics | 60-320
{what:Conference/Workshop} ticket | Training/conference/education/other | Two days, early booking. | City Conference Centre | 180-690
{what:Design/Accounting/Video} software licence | Software/subscriptions | Yearly licence for one person. | Brightside Cloud | 60-290
Team lunch | Meals/team event/dining out/food | Lunch after the planning day. | Little Bistro | 48-190
Flight to {place} | Travel | Economy, one piece of luggage. | SkyBridge | 140-480
{what:Language/Excel} course | Training/education | One term, evening class. | Harbour Academy | 160-420
Flyers for the trade fair | Marketing | Five hundred copies on recycled paper. | Copperline Print | 85-320
`;

/** What people pay for who write down what they spend. */
const spendings = `
name/description/item/expense/title | category/type/expense type/expense category | merchant/vendor/merchant name/payee/store/counterparty | note/notes | kind/transaction type/direction | amount/total/cost/price
Weekly shopping | Groceries/food | Fresh Basket | For the whole week. | expense/debit/out | 48-126
Bread and fruit | Groceries/food | Mill Bakery | On the way home. | expense/debit/out | 6-19
Monthly rent | Housing/rent/home/bills | Hillside Homes | Paid on the first. | expense/debit/out | 780-1340
Electricity bill | Utilities/bills/home | Union Energy | A little less than last winter. | expense/debit/out | 52-118
Internet and phone | Utilities/bills/subscriptions | Brightline | Both in one contract. | expense/debit/out | 35-60
Fuel | Transport/transportation/car | Harbour Fuel | Half a tank. | expense/debit/out | 38-78
Train ticket to {place} | Transport/transportation/travel | Northline Rail | Return, second class. | expense/debit/out | 18-86
Dinner with {who:friends/Anna/the neighbours} | Dining out/food/restaurants/dining/eating out/food & dining | The Copper Pan | Split by four. | expense/debit/out | 24-74
Coffee and cake | Dining out/food/restaurants/dining/eating out/food & dining | Little Bistro | With Grandma. | expense/debit/out | 7-16
Pharmacy | Health/healthcare/medical | Greenleaf Pharmacy | Plasters and something for the cold. | expense/debit/out | 8-34
Dentist | Health/healthcare/medical | Old Town Dental | Half is paid back. | expense/debit/out | 60-240
{what:Cinema/Theatre/Concert} tickets | Entertainment/leisure/fun | Orion Hall | Two seats, row seven. | expense/debit/out | 22-64
{what:Winter jacket/Jeans/Raincoat} | Shopping/clothing/clothes | Alder & Co | It was on sale. | expense/debit/out | 49-160
Running shoes | Shopping/clothing/clothes/sport/sports/fitness | Stride Sports | The old ones had a hole. | expense/debit/out | 79-150
Weekend in {place} | Travel/holidays/vacation | City Inn | Two nights with breakfast. | expense/debit/out | 180-420
Streaming subscription | Subscriptions/entertainment | Lumen TV | Shared with my sister. | expense/debit/out | 8-18
Evening course | Education | Harbour Academy | Ten evenings. | expense/debit/out | 90-240
Present for {who:Mum/Grandpa/Lena} | Gifts/shopping | Paper & Pen | With a card. | expense/debit/out | 15-70
Car insurance | Insurance/bills/transport | Beacon Insurance | For the whole year. | expense/debit/out | 310-620
Gym membership | Fitness/health/sport/subscriptions | Northside Gym | Until the end of the month. | expense/debit/out | 25-55
`;

const farmGoods = `
name/product name | category/type | about | unit/sold by | price/price per unit
Heirloom tomatoes | Vegetables/vegetable/produce | Ripened on the vine. | kg/lb | 3.80-5.90
Carrots | Vegetables/vegetable/produce | With their greens, pulled this week. | bunch | 1.90-2.90
Strawberries | Fruits/fruit/produce | Small and sweet, picked by hand. | kg/box/lb | 5.50-8.90
Apples, Elstar | Fruits/fruit/produce | Crisp, a little sour. | kg/bag/lb | 2.20-3.60
Free-range eggs | Eggs/dairy and eggs/dairy/poultry | From hens that are out all day. | dozen/box/piece | 3.60-5.40
Goat's cheese | Dairy/cheese/dairy and eggs | Fresh, from our own milk. | piece/each/kg | 4.50-7.20
Basil | Herbs/herb | Green and fragrant. | bunch/pot | 1.80-2.60
Blossom honey | Honey/pantry/other | From hives at the edge of the orchard. | jar/piece/each | 6.50-9.80
`;

/** What is sold, paid and offered. */
export const shopRows: RowTables = {
  "product produce farmproduct & harvest_date is_organic farm farm_id farm_name farmer_id farmer_name":
    farmGoods,
  "farmproduct standproduct": `${farmGoods}Minced beef | Meat/meat and poultry | From cattle of our own pastures. | kg/lb/piece | 12.00-15.50
Fresh milk | Dairy/dairy and eggs | Filled this morning. | liter/l/bottle | 1.40-2.10
`,
  "product item inventoryitem stockitem storeproduct & expiry_date expiration_date best_before expires_at expiry use_by": `
name/product name | category/department/product category/type | about | price/unit price/selling price/sale price/retail price | cost price/cost/unit cost/purchase price/purchase cost | weight kg/weight/unit weight kg
Whole milk, 1 l | Dairy/food/groceries/beverages | From cows that stand on grass in summer. | 1.09-1.59 | 0.62-0.94 | 1.0-1.1
Greek yoghurt, 500 g | Dairy/food/groceries | Thick enough for a spoon to stand in. | 2.19-3.49 | 1.25-1.90 | 0.5-0.6
Free-range eggs, 10 | Dairy/eggs/food/groceries | From two farms in the county. | 2.89-3.99 | 1.80-2.40 | 0.6-0.7
Wholegrain bread | Bakery/food/groceries | Baked before six, sliced on request. | 2.49-3.90 | 1.15-1.80 | 0.5-0.8
Chicken breast, 400 g | Meat/food/groceries/fresh | Chilled, in two pieces. | 5.49-7.99 | 3.60-5.10 | 0.4-0.5
Salmon fillet, 250 g | Fish/seafood/food/groceries/fresh/meat | With skin, without bones. | 6.99-9.99 | 4.70-6.40 | 0.25-0.28
Baby spinach, 200 g | Produce/vegetables/fruit and vegetables/food/groceries/fresh | Washed and ready to eat. | 1.99-2.99 | 1.05-1.60 | 0.20-0.22
Strawberries, 500 g | Produce/fruit/fruit and vegetables/food/groceries/fresh | Small and sweet. | 2.99-4.49 | 1.70-2.60 | 0.50-0.55
Orange juice, 1 l | Beverages/drinks/food/groceries | Not from concentrate. | 2.29-3.49 | 1.30-2.00 | 1.0-1.1
Basmati rice, 1 kg | Pantry/dry goods/food/groceries/grains | Long grain, cooked in ten minutes. | 2.79-3.99 | 1.50-2.20 | 1.0-1.1
Tomato passata, 700 g | Pantry/canned goods/food/groceries | Tomatoes and a little salt. | 1.29-1.99 | 0.70-1.10 | 0.7-0.8
Ground coffee, 500 g | Beverages/coffee/pantry/food/groceries/drinks | Medium roast for filter and pot. | 5.49-8.99 | 3.20-5.40 | 0.50-0.52
Frozen peas, 750 g | Frozen/frozen food/food/groceries/vegetables | Picked and frozen on one day. | 2.19-2.99 | 1.15-1.65 | 0.75-0.78
Dark chocolate, 100 g | Snacks/sweets/confectionery/food/groceries | Seventy percent cocoa. | 1.49-2.79 | 0.80-1.50 | 0.10-0.11
`,
  "product catalogitem": `
name | category/department/product category/collection/type/product type | about | tags
{wood} Desk Lamp | Lighting | A warm light for late evenings. | lamp, wood, desk
{clay} Tea Mug | Kitchen | Holds a large cup and keeps it warm. | kitchen, tea, handmade
{wood} Cutting Board | Kitchen | Kind to knives, with a groove for the juice. | kitchen, wood, cooking
{fabric} Throw Blanket | Textiles | Large enough for two, soft from the first day. | textiles, sofa, gift
{fabric} Backpack | Bags | Room for a laptop and a jacket, with a pocket at the back. | bag, travel, everyday
Leather {what:Wallet/Travel Pouch/Key Ring} | Accessories | Small, flat and made to be used every day. | leather, small, gift
{wood} Side Table | Furniture | Three legs and a round top, put together in minutes. | wood, living room
{wood} Chair | Furniture | A light chair that stands firm, and stacks when guests have left. | seating, wood
{clay} Vase | Decor/home decor/home/furniture | For a single branch or a small bunch of flowers. | flowers, decoration
{fabric} Cushion | Textiles | Washable cover with a hidden zip. | textiles, sofa
Leather Notebook | Office | Blank pages that lie flat, and a band to keep them closed. | writing, paper, gift
{wood} Wall Clock | Decor/home decor/home/furniture | No ticking at night. Runs a year on one battery. | clock, wood, quiet
{clay} Serving Bowl | Kitchen | For salad on the table or fruit on the shelf. | kitchen, table
{fabric} Tote Bag | Bags | Long handles and a flat bottom. | bag, everyday
{wood} Bookshelf | Furniture | Five boards at the height you need. | storage, wood
Linen {what:Notebook/Sketchbook} | Stationery/office | Opens flat, takes ink and pencil. | paper, gift
Brass Fountain Pen | Stationery/office | Writes on the first stroke, refills from any bottle. | pen, gift, desk
{clay} Plant Pot | Garden/home | With a saucer, and a hole where it should be. | plants, garden
Steel Watering Can | Garden/outdoor | A long spout for pots at the back. | garden, plants
{wood} Storage Box | Storage/home | Stacks, closes and hides what should not be seen. | storage, wood
Seagrass Basket | Storage/home | For blankets, toys or laundry. | storage, natural
{wood} Building Blocks | Kids/toys | Forty pieces with rounded corners. | kids, wood, toys
{fabric} Bath Mat | Bathroom/textiles/bath | Soft on both sides, dries by noon. | bathroom, textiles
{fabric} Picnic Blanket | Outdoor/garden/textiles | Keeps the damp out, folds to a bag. | outdoor, summer
`,
  "product shopitem storeitem catalogitem inventoryitem stockitem inventory merchandise": goods,
  "item & sku barcode ean upc in_stock stock_quantity stock compare_at_price": goods,
  "listing listingproduct classified classifiedad marketplacelisting marketplaceitem secondhanditem thriftitem useditem consignmentitem preownedproduct": `
name | category/type | about | price/asking price/amount/price tag
Road bike, frame {size:54/56/58} | Sports/vehicles | Runs well, new chain and brake pads. | 180-460
Oak dining table | Furniture | Seats six. Legs come off for transport. | 90-340
Espresso machine | Kitchen/electronics | Descaled, with grinder and all papers. | 80-420
Kids' bike, {size:16/20} inch | Kids/sports | Bell, lights and a stand are on it. | 40-140
Winter coat, size {size:S/M/L} | Clothing | Warm and well kept, from a smoke-free home. | 30-140
Acoustic guitar | Music/other | New strings, with a soft bag. | 60-320
Laptop, 14 inch | Electronics | Charger and sleeve included. | 180-460
Moving boxes, {many:20/30/40} pieces | Home/other | Folded and dry. | 10-35
Tent for two | Sports | All pegs are there, packs small. | 40-180
Box of science fiction novels | Books | Around forty paperbacks, all readable. | 15-60
`,
  "expense & employee employee_id employee_name submitted_by approved approved_by approver approver_id status receipt receipt_url has_receipt receipt_image project project_id client client_id reimbursable reimbursed is_reimbursable billable is_billable department report_id trip_id":
    businessExpenses,
  "expenseclaim expenseitem expenseline expenseentry expensereportitem expensereportline expensereportentry expenseclaimitem expenseclaimline reimbursement reimbursementitem businessexpense":
    businessExpenses,
  expense: spendings,
  "spending personalexpense dailyexpense": spendings,
  "transaction banktransaction financetransaction wallettransaction & category_id": `${spendings}Salary | Salary/income/wages | Redwood & Stone | As every month. | income/credit/in | 2400-4200
Transfer to savings | Savings/transfer/other | Own account | For the summer. | expense/debit/out/transfer | 100-500
`,
  "campaign marketingcampaign": `
name | type/category/channel/objective/campaign type | about
{season} sale | sales/promotion/email/conversion | A short discount on what is leaving the shelves.
Welcome series | email/onboarding/engagement | Three messages in the first weeks after sign-up.
Launch of the {what:mobile app/new collection/family plan} | product launch/launch/social/awareness | Teaser, launch day and a follow-up with first reactions.
Win back quiet customers | retention/email/engagement | A friendly question and a small gift for who has not ordered for long.
Stories from our customers | content/social/awareness/engagement | Short portraits with a photo, one each week.
Search ads for {who:beginners/small teams/schools} | search/paid search/ppc/display/ads | Words that people use when they compare.
Refer a friend | referral/acquisition/leads | A month free for both sides.
Posters in the {where:underground/old town/university} | print/outdoor/awareness/offline | One line, one picture and a code to scan.
`,
  "service appointment": `
name/service/service name/treatment | category/type/service type | about | price/cost/fee | duration minutes/duration min/duration in minutes
Haircut and blow-dry | Hair/beauty | Wash, cut and styling. | 38-68 | 45-60
Classic manicure | Nails/beauty | Shape, care and colour. | 28-45 | 40-50
Deep tissue massage | Massage/wellness | Firm pressure for back and shoulders. | 65-110 | 50-60
Facial treatment | Skin/beauty/wellness | Cleansing, mask and a light massage. | 55-95 | 60-75
House cleaning | Home/cleaning | Kitchen, bathroom and floors. | 70-140 | 120-180
Bike service | Repair | Brakes, gears, chain and a test ride. | 45-90 | 60-90
Personal training | Fitness/wellness | A plan and an hour that fits it. | 50-85 | 55-60
Dog grooming | Pets | Bath, brush and claws. | 40-75 | 60-90
Tax advice | Finance/consultation | Documents, deductions and open questions. | 80-160 | 45-60
`,
  "petproduct petsupply petitem petshopproduct petstoreproduct petshopitem": `
name/product name/title | category/type/product type | pet type/species/animal/for animal/animal type | brand | about | price | weight kg/weight
Grain-free chicken kibble | Food/pet food/dry food/nutrition | dog | Good Paw | For adult dogs with a sensitive stomach. | 18-64 | 2-12
Salmon pâté, 12 tins | Food/pet food/wet food/nutrition | cat | Whisker & Co. | No sugar, no colouring. | 9-18 | 1-2
Canary seed mix | Food/pet food/seeds/nutrition | bird | Featherfield | Millet, hemp and a little oat. | 4-12 | 1-3
Timothy hay | Food/pet food/hay/nutrition | rabbit | Meadow Box | Long stalks, freshly cut. | 6-14 | 1-3
Rope ball | Toys/toy/play | dog | Good Paw | For throwing, tugging and chewing. | 6-14 | 0.2-0.5
Feather wand | Toys/toy/play | cat | Whisker & Co. | Ten minutes of hunting before dinner. | 5-12 | 0.1-0.2
Padded harness | Accessories/accessory/leads and collars/walking | dog | Trailhound | Four buckles, no choking. | 19-45 | 0.2-0.5
Cat tree | Accessories/accessory/furniture | cat | Whisker & Co. | Three levels and a cave. | 45-140 | 8-18
Travel cage | Accessories/accessory/cages/housing | bird | Featherfield | Folds flat, with two perches. | 24-59 | 1-3
Orthopaedic bed | Accessories/accessory/beds/bedding | dog | Trailhound | The cover goes into the wash. | 39-110 | 2-5
Joint tablets | Health/healthcare/supplements/medicine | dog | Vetwell | With green-lipped mussel. | 16-34 | 0.2-0.4
Hairball paste | Health/healthcare/supplements/medicine | cat | Vetwell | A thumb's length, twice a week. | 7-14 | 0.1-0.2
Clumping litter | Hygiene/litter/care/accessories/health | cat | Whisker & Co. | Low dust, no scent. | 9-22 | 5-12
`,
};
