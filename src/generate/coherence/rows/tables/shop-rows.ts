import type { RowTables } from "../row-table.ts";

/** What is sold, paid and offered. */
export const shopRows: RowTables = {
  "product catalogitem": `
name | category/department/product category/collection/type/product type | about | tags
{wood} Desk Lamp | Lighting | A warm light for late evenings. The shade turns in every direction. | lamp, wood, desk
{clay} Tea Mug | Kitchen | Holds a large cup and keeps it warm. | kitchen, tea, handmade
{wood} Cutting Board | Kitchen | Kind to knives, with a groove for the juice. Oil it twice a year. | kitchen, wood, cooking
{fabric} Throw Blanket | Textiles | Large enough for two, soft from the first day. | textiles, sofa, gift
{fabric} Backpack | Bags | Room for a laptop and a jacket, with a pocket at the back. | bag, travel, everyday
Leather {what:Wallet/Travel Pouch/Key Ring} | Accessories | Small, flat and made to be used every day. | leather, small, gift
{wood} Side Table | Furniture | Three legs and a round top, put together in minutes. | wood, living room
{wood} Chair | Furniture | A light chair that stands firm, and stacks when guests have left. | seating, wood
{clay} Vase | Home decor | For a single branch or a small bunch of flowers. | flowers, decoration
{fabric} Cushion | Textiles | Washable cover with a hidden zip. | textiles, sofa
Leather Notebook | Office | Blank pages that lie flat, and a band to keep them closed. | writing, paper, gift
{wood} Wall Clock | Home decor | No ticking at night. Runs a year on one battery. | clock, wood, quiet
{clay} Serving Bowl | Kitchen | For salad on the table or fruit on the shelf. | kitchen, table
{fabric} Tote Bag | Bags | Long handles and a flat bottom. Carries a week of shopping. | bag, everyday
{wood} Bookshelf | Furniture | Five boards at the height you need. Screws to the wall. | storage, wood
Glass Pitcher | Kitchen | Heat-proof, with a lid of cork. | kitchen, table
`,
  product: `
name | category/department/product category/type | about | tags | price/unit price/list price/base price/regular price/retail price | brand
Wireless headphones | Electronics | Thirty hours on one charge, and quiet on the train. | audio, wireless | 59-249 | Sonora
Smart watch | Electronics | Counts steps, shows messages, survives a swim. | wearable, fitness | 119-329 | Luma
Mechanical keyboard | Electronics | Quiet keys and a cable that can be left at home. | desk, office | 69-149 | Kinto
Organic cotton T-shirt | Clothing | Regular fit, washed before it is sewn. | cotton, basic | 19-39 | Vale
Rain jacket | Clothing | Packs into its own pocket, taped seams. | rain, outdoor | 79-189 | Fjord
Merino sweater | Clothing | Warm without weight, also against the skin. | wool, winter | 69-149 | Tindra
Canvas sneakers | Shoes/clothing | Light, flat and easy to wash. | shoes, summer | 45-95 | Vale
Non-stick frying pan | Home | For every kind of cooker. The handle stays cool. | cooking | 29-79 | Alder
Bed linen set | Home | Cotton for two, in five colours. | bedroom, cotton | 49-129 | Haven
A Field Guide to City Birds | Books | Ninety species, drawn by hand, with their songs. | nature, birds | 14-29 | Harbour Press
The Weeknight Cookbook | Books | A hundred dinners in half an hour. | cooking, gift | 18-34 | Harbour Press
Wooden building blocks | Toys | Fifty pieces in a cotton bag, from two years. | wood, children | 24-59 | Marlow
Strategy board game | Toys | Two to five players, one evening. | game, family | 29-59 | Marlow
Yoga mat | Sports | Six millimetres thick, does not slip. | yoga, training | 25-69 | Solace
Insulated water bottle | Sports | Cold for a day, hot for half of one. | outdoor, hiking | 19-39 | Fjord
Face cream with oat | Beauty | For dry skin, without perfume. | skin, vegan | 12-34 | Juniper
Single-origin coffee beans | Food | Roasted in small batches, notes of cocoa and plum. | coffee, fair trade | 9-18 | Copper Roast
Dark chocolate with sea salt | Food | Seventy per cent cocoa, a little crunch. | sweet, gift | 3-7 | Copper Roast
Balcony herb kit | Garden | Basil, mint and thyme with pots and soil. | plants, balcony | 19-39 | Vale
Dog lead | Pets | Two metres, soft handle, strong clip. | dog, walk | 15-35 | Marlow
`,
  "listing listingproduct classified classifiedad marketplacelisting marketplaceitem": `
name | category/type | about | price/asking price/amount
Road bike, frame {size:54/56/58} | Sports/vehicles | Runs well, new chain and brake pads. | 180-460
Oak dining table | Furniture | Seats six. Legs come off for transport. | 90-340
Espresso machine | Kitchen/electronics | Descaled, with grinder and all papers. | 80-420
Kids' bike, {size:16/20} inch | Kids/sports | Bell, lights and a stand are on it. | 40-140
Film camera with two lenses | Electronics | Light meter works, film test is fine. | 90-380
Winter coat, size {size:S/M/L} | Clothing | Warm and well kept, from a smoke-free home. | 30-140
Acoustic guitar | Music/other | New strings, with a soft bag. | 60-320
Laptop, 14 inch | Electronics | Charger and sleeve included. Set up anew. | 180-460
Moving boxes, {many:20/30/40} pieces | Home/other | Folded and dry. | 10-35
Tent for two | Sports | All pegs are there, packs small. | 40-180
Box of science fiction novels | Books | Around forty paperbacks, all readable. | 15-60
Desk, height-adjustable | Furniture | The motor is quiet, the cable is long. | 110-360
`,
  "expense expenseclaim expenseitem reimbursement businessexpense": `
name | category/type/expense type/expense category | about | merchant/vendor/merchant name/payee/store | amount/total/total amount
Train to {place} | Travel/transport | Return ticket to a client, second class. | Northline Rail | 38-186
Hotel in {place} | Lodging/accommodation/travel | Single room with breakfast. | City Inn | 92-340
Client dinner | Meals | Dinner after the project meeting. | The Copper Pan | 64-240
Taxi to the airport | Transport/travel | Early flight, no train at that hour. | City Cabs | 24-68
Printer paper and toner | Office/other | Stock for the copy room. | Paper & Pen | 24-140
Monitor, 27 inch | Equipment/office | Replacement for a broken screen. | Lakeside Electronics | 210-460
Conference ticket | Training/conference/other | Two days, early booking. | City Conference Centre | 180-690
Design software licence | Software/subscriptions | Yearly licence for one person. | Brightside Cloud | 60-290
Team lunch | Meals/team event | Lunch after the planning day. | Little Bistro | 48-190
Flight to {place} | Travel | Economy, one piece of luggage. | SkyBridge | 140-480
Language course | Training | One term, evening class. | Harbour Academy | 160-420
Flyers for the trade fair | Marketing | Five hundred copies on recycled paper. | Copperline Print | 85-320
`,
  "campaign marketingcampaign": `
name | type/category/channel/objective/campaign type | about
{season} sale | sales/promotion/email/conversion | A short discount on what is leaving the shelves.
Welcome series | email/onboarding/engagement | Three messages in the first weeks after sign-up.
Launch of the {what:mobile app/new collection/family plan} | product launch/launch/social/awareness | Teaser, launch day and a follow-up with first reactions.
Win back quiet customers | retention/email/engagement | A friendly question and a small gift for who has not ordered for long.
Stories from our customers | content/social/awareness/engagement | Short portraits with a photo, one each week.
Search ads for {who:beginners/small teams/schools} | search/paid search/ppc/traffic/ads | Words that people use when they compare.
Refer a friend | referral/acquisition/leads | A month free for both sides.
Posters in the {where:underground/old town/university} | print/outdoor/awareness/offline | One line, one picture and a code to scan.
Webinar on {topic} | event/webinar/lead generation/leads | Forty minutes with a live demo and questions.
Thank-you gift | loyalty/retention/email | A small surprise for long-time customers.
`,
  "service appointment": `
name/service/service name/treatment | category/type/service type | about | price/base price/cost/fee/starting price | duration minutes/duration min/duration in minutes | notes
Haircut and blow-dry | Hair/beauty | Wash, cut and styling. | 38-68 | 45-60 | Shorter at the sides, please.
Classic manicure | Nails/beauty | Shape, care and colour. | 28-45 | 40-50 | Prefers light colours.
Deep tissue massage | Massage/wellness | Firm pressure for back and shoulders. | 65-110 | 50-60 | Mostly the neck.
Facial treatment | Skin/beauty/wellness | Cleansing, mask and a light massage. | 55-95 | 60-75 | Sensitive skin.
Beard trim | Hair/beauty | With hot towel and oil. | 18-30 | 20-30 | No perfume.
House cleaning | Home/cleaning | Kitchen, bathroom and floors. | 70-140 | 120-180 | The key is with the neighbour.
Bike service | Repair | Brakes, gears, chain and a test ride. | 45-90 | 60-90 | The back brake squeaks.
Personal training | Fitness/wellness | A plan and an hour that fits it. | 50-85 | 55-60 | Careful with the left knee.
Dog grooming | Pets | Bath, brush and claws. | 40-75 | 60-90 | Afraid of the dryer.
Tax advice | Finance/consultation | Documents, deductions and open questions. | 80-160 | 45-60 | Self-employed for a year.
Piano lesson | Music/education | For beginners and those who come back to it. | 32-55 | 40-45 | Would like to play a waltz.
`,
};
