import type { RowTables } from "../../row-table.ts";

const stages = `
*name/label/title | about | code/slug/key/value | order/position/sort order/sequence | color name
Open | Nobody has begun yet. | open | 1-1 | blue
In progress | Somebody works on it. | in_progress | 2-2 | yellow
In review | Waits for a second pair of eyes. | in_review | 3-3 | purple
Blocked | Something else has to happen first. | blocked | 4-4 | red
On hold | Paused until further notice. | on_hold | 5-5 | grey
Done | Nothing left to do. | done | 6-6 | green
Cancelled | Will not be done. | cancelled | 7-7 | grey
Archived | Kept, and out of the way. | archived | 8-8 | grey
`;

const urgencies = `
*name/label/title | about | code/slug/key/value | level/order/rank/weight/position/sort order | color name
Critical | Everything stands still. | critical | 1-1 | red
High | Today, if possible. | high | 2-2 | orange
Medium | This week. | medium | 3-3 | yellow
Low | When there is time. | low | 4-4 | blue
Lowest | Nice to have. | lowest | 5-5 | grey
`;

const amenities = `
*name/label/title | about | icon | category/type/group
Free wifi | Fast enough for video calls. | wifi | Internet/connectivity/basic/essentials
Swimming pool | Open from May to September. | waves | Leisure/outdoor/wellness/recreation
Parking | On the premises, no booking needed. | car | Transport/parking/general
Air conditioning | In every room. | snowflake | Comfort/room/climate/essentials
Gym | Weights, mats and two treadmills. | dumbbell | Wellness/fitness/leisure/recreation
Breakfast | From seven to half past ten. | coffee | Food/dining/food and drink
Pets allowed | One dog or two cats. | paw | Policies/pets/general
Kitchen | With oven, fridge and dishes for six. | utensils | Kitchen/food/basic/essentials
Washing machine | With a rack to dry. | shirt | Household/laundry/basic/essentials
Balcony | Two chairs and morning sun. | sun | Outdoor/room/comfort
Lift | To all floors. | arrow-up | Accessibility/building/general
Wheelchair access | Ramps, wide doors and a lift. | accessibility | Accessibility/general
Workspace | A desk, a lamp and a good chair. | laptop | Work/business/room
`;

/** What small tables list that others refer to: states, kinds, sizes and levels. */
export const lookupRows: RowTables = {
  "status state taskstatus ticketstatus issuestatus projectstatus workflowstatus requeststatus & code slug key value order position color sort_order is_final is_default is_closed":
    stages,
  "status taskstatus ticketstatus issuestatus projectstatus workflowstatus requeststatus": stages,
  "orderstatus shipmentstatus deliverystatus": `
*name/label/title | about | code/slug/key/value | order/position/sort order/sequence
Pending | Waits for the payment. | pending | 1-1
Paid | The payment has come in. | paid | 2-2
Processing | Is being packed. | processing | 3-3
Shipped | With the carrier. | shipped | 4-4
Delivered | Handed to the recipient. | delivered | 5-5
Returned | Sent back by the customer. | returned | 6-6
Refunded | The amount was sent back. | refunded | 7-7
Cancelled | Called off before shipping. | cancelled | 8-8
`,
  "priority severity ticketpriority taskpriority issuepriority prioritylevel severitylevel urgency":
    urgencies,
  "size productsize clothingsize shirtsize": `
*name/label/title | about | code/abbreviation/short name/value/symbol | order/position/sort order
Extra small | Fits 32 to 34. | XS | 1-1
Small | Fits 36. | S | 2-2
Medium | Fits 38 to 40. | M | 3-3
Large | Fits 42. | L | 4-4
Extra large | Fits 44 to 46. | XL | 5-5
Double extra large | Fits 48. | XXL | 6-6
One size | Fits almost everybody. | OS | 7-7
`,
  "amenity propertyamenity hotelamenity roomamenity": amenities,
  "facility & icon hotel_id room_id property_id available is_available": amenities,
  allergen: `
*name/label/title | about | code/abbreviation/symbol/letter
Gluten | In wheat, rye, barley and oats. | A
Crustaceans | Prawns, crab and lobster. | B
Eggs | Also in pasta, cakes and mayonnaise. | C
Fish | Also in sauces and stocks. | D
Peanuts | Also as oil and butter. | E
Soy | Tofu, soy sauce and many spreads. | F
Milk | Lactose included. | G
Nuts | Almonds, hazelnuts, walnuts and others. | H
Celery | Also in stocks and spice mixes. | L
Mustard | Seeds, powder and sauces. | M
Sesame | Seeds, oil and tahini. | N
Sulphites | In wine and dried fruit. | O
Lupin | In flours and some bread. | P
Molluscs | Mussels, squid and snails. | R
`,
  "mood moodtype emotion feeling": `
*name/label/title | about | emoji/icon/symbol | score/value/level
Happy | A good day, and it shows. | 😊 | 5-5
Calm | Nothing to hurry for. | 😌 | 4-4
Excited | Can hardly wait. | 🤩 | 5-5
Grateful | For people and small things. | 🙏 | 5-5
Tired | Early to bed tonight. | 😴 | 2-2
Stressed | Too much at once. | 😰 | 2-2
Sad | It will pass. | 😢 | 1-1
Angry | Better to go for a walk. | 😠 | 1-1
Bored | Nothing on the calendar. | 😐 | 3-3
Anxious | Thinking about tomorrow. | 😟 | 2-2
`,
  "paymentmethod paymentoption paymenttype & description code slug enabled is_enabled is_active fee logo provider": `
*name/label/title | about | code/slug/key | type/kind/category | provider
Credit card | Charged when the order is placed. | credit_card | card/credit card | Stripe
Debit card | Taken from your account at once. | debit_card | card/debit card | Stripe
PayPal | You are sent there to confirm. | paypal | wallet/paypal/digital wallet/online | PayPal
Bank transfer | Ships when the amount has come in. | bank_transfer | bank/bank transfer/transfer | Own bank
Direct debit | Collected two days after shipping. | direct_debit | bank/direct debit | GoCardless
Invoice | To be paid within fourteen days. | invoice | invoice/credit | Klarna
Cash on delivery | Paid at the door. | cash_on_delivery | cash/cod | Carrier
Gift card | Until it is used up. | gift_card | voucher/gift card | Own shop
`,
  "shippingmethod deliverymethod shippingoption deliveryoption shippingtype": `
*name/label/title | about | code/slug/key | price/cost/rate/base price/base rate/base cost/fee | estimated days/delivery days/days/max days | estimated delivery/delivery time/delivery estimate/estimated time | carrier
Standard | Four to six working days. | standard | 3.9-5.9 | 4-6 | 4–6 days | DHL
Express | Within two working days. | express | 9.9-14.9 | 1-2 | 1–2 days | UPS
Next day | If ordered by noon. | next_day | 14.9-19.9 | 1-1 | 1 day | FedEx
Same day | In the city, before ten at night. | same_day | 9.9-19.9 | 0-0 | Today | City Couriers
Pick-up in store | Ready within two hours. | pickup | 0-0 | 0-1 | 2 hours | Own shop
Parcel locker | Around the clock, with a code. | parcel_locker | 2.9-4.5 | 2-4 | 2–4 days | DHL
Freight | For furniture, up to the kerb. | freight | 39-79 | 7-14 | 1–2 weeks | Northline Freight
International | Customs papers included. | international | 14.9-29.9 | 7-12 | 7–12 days | DHL
`,
  "vehicletype cartype vehiclecategory vehicleclass carcategory carclass ridetype": `
*name/label/title | about | icon | seats/capacity/passengers/max passengers
Compact | Small, and easy to park. | car | 4-4
Sedan | Four doors and room for the legs. | car | 5-5
Estate | A long boot for long journeys. | car | 5-5
SUV | Higher, for mountains and snow. | car | 5-5
Convertible | For days without rain. | sun | 2-4
Minivan | For families and teams. | users | 7-7
Van | For moving house and trade fairs. | truck | 3-3
Pickup | For tools, timber and bikes. | truck | 5-5
Electric | Quiet, and charged overnight. | zap | 5-5
Motorcycle | Two wheels and a helmet. | bike | 2-2
`,
  "fueltype fuel": `
*name/label/title | about | code/slug/key
Petrol | Found at every station. | petrol
Diesel | For long distances. | diesel
Electric | Charged at home or on the way. | electric
Hybrid | Electric in town, petrol outside. | hybrid
Plug-in hybrid | Charged like an electric car. | plug_in_hybrid
LPG | Cheaper, with a second tank. | lpg
Hydrogen | Few stations, quickly filled. | hydrogen
`,
  "hobby interest hobbyitem": `
*name/label/title | about | category/type | icon
Photography | Light, people and places. | Creative/arts/art | camera
Hiking | Up, and down again. | Outdoor/outdoors/sports | mountain
Cooking | Recipes, and what becomes of them. | Food/home/lifestyle | utensils
Reading | Novels on the sofa. | Indoor/culture/learning | book
Gardening | Tomatoes, herbs and a rose. | Outdoor/home/nature | leaf
Climbing | Indoors and on rock. | Sports/sport/outdoor | mountain
Painting | Watercolours at weekends. | Creative/arts/art | palette
Chess | Online and in the park. | Games/indoor/mind | puzzle
Cycling | To work and around the lake. | Sports/sport/outdoor/fitness | bike
Playing the guitar | Songs with four chords. | Music/creative/arts | music
Knitting | Socks, hats and long scarves. | Creative/crafts/craft | scissors
Yoga | Before everybody wakes. | Fitness/wellness/health | heart
`,
  nationality: `
*name/label/title | code/country code/iso code | country
French | FR | France
German | DE | Germany
Italian | IT | Italy
Spanish | ES | Spain
Portuguese | PT | Portugal
British | GB | United Kingdom
Irish | IE | Ireland
American | US | United States
Canadian | CA | Canada
Mexican | MX | Mexico
Brazilian | BR | Brazil
Japanese | JP | Japan
Indian | IN | India
Kenyan | KE | Kenya
Swedish | SE | Sweden
`,
  "state usstate province federalstate": `
*name | code/abbreviation/state code/short name/iso code | country/country name | country code | capital
California | CA | United States | US | Sacramento
Texas | TX | United States | US | Austin
New York | NY | United States | US | Albany
Florida | FL | United States | US | Tallahassee
Illinois | IL | United States | US | Springfield
Washington | WA | United States | US | Olympia
Massachusetts | MA | United States | US | Boston
Colorado | CO | United States | US | Denver
Georgia | GA | United States | US | Atlanta
Oregon | OR | United States | US | Salem
Ohio | OH | United States | US | Columbus
Michigan | MI | United States | US | Lansing
Arizona | AZ | United States | US | Phoenix
Ontario | ON | Canada | CA | Toronto
Quebec | QC | Canada | CA | Quebec City
Bavaria | BY | Germany | DE | Munich
`,
  "industry sector businesssector industrytype": `
*name/label/title | about | code/slug/key
Software | Programs, platforms and services. | software
Healthcare | Hospitals, practices and medicine. | healthcare
Finance | Banks, funds and insurance. | finance
Retail | Shops, online and on the street. | retail
Manufacturing | Machines, parts and goods. | manufacturing
Education | Schools, universities and courses. | education
Construction | Houses, roads and bridges. | construction
Logistics | Transport and warehouses. | logistics
Hospitality | Hotels, restaurants and travel. | hospitality
Energy | Power, heat and grids. | energy
Media | Publishing, film and advertising. | media
Real estate | Sell, let and manage. | real_estate
Agriculture | Farms, food and forests. | agriculture
Telecommunications | Networks and phones. | telecommunications
`,
  "jobtitle designation jobrole jobposition": `
*name/label/title | about | department/team/area | level/seniority/grade
Software Engineer | Builds and runs the product. | Engineering | Mid
Senior Software Engineer | Leads the design of larger parts. | Engineering | Senior
Engineering Manager | Leads a team of engineers. | Engineering | Lead/manager
Product Manager | Decides what comes next. | Product | Mid
UX Designer | Draws, tests and improves screens. | Design | Mid
Marketing Specialist | Plans and measures campaigns. | Marketing | Mid
Sales Representative | Finds and visits customers. | Sales | Junior
Account Manager | Looks after existing customers. | Sales | Mid
HR Business Partner | Advises teams on people and contracts. | Human Resources/hr/people | Senior
Accountant | Keeps the books and closes the month. | Finance | Mid
Data Analyst | Turns numbers into decisions. | Data/analytics | Junior
Support Specialist | Answers questions of customers. | Customer Support/support | Junior
`,
  "leavetype absencetype timeofftype leavecategory leavepolicy": `
*name/label/title | about | code/abbreviation/key/slug | days/max days/days per year/days allowed/default days/annual allowance/allowance/total days/entitlement/max days per year | paid/is paid | color name | leave type/type/category
Annual leave | Holidays, to be asked for two weeks ahead. | AL | 25-30 | yes | green | Annual/vacation/paid/pto/holiday/casual
Sick leave | With a certificate from the third day. | SL | 10-30 | yes | red | Sick/medical
Parental leave | For mothers and fathers. | PL | 60-180 | yes | purple | Maternity/parental/family
Paternity leave | After the birth. | PT | 5-20 | yes | teal | Paternity
Unpaid leave | By agreement with the manager. | UL | 10-30 | no | grey | Unpaid
Bereavement leave | When somebody close has died. | BL | 3-5 | yes | grey
Study leave | For exams and courses. | ST | 5-10 | yes | blue
Compensatory leave | For overtime of the last months. | CL | 5-12 | yes | orange
Marriage leave | For your own wedding. | ML | 1-3 | yes | pink
Public holiday | The office is closed. | PH | 9-13 | yes | yellow
Jury duty | When called by a court. | JD | 1-10 | yes | blue
`,
  "accounttype bankaccounttype": `
*name/label/title | about | code/slug/key
Current account | For salary, rent and cards. | current
Savings account | Interest, and no card. | savings
Credit card | Paid off once a month. | credit_card
Joint account | For two who share costs. | joint
Business account | For companies and freelancers. | business
Investment account | Shares, funds and bonds. | investment
Cash | Wallet and piggy bank. | cash
Loan | Paid back in instalments. | loan
`,
  "reaction reactiontype": `
*name/label/title | emoji/icon/symbol/unicode | code/shortcode/key/slug
Like | 👍 | like
Love | ❤️ | love
Laugh | 😂 | laugh
Wow | 😮 | wow
Sad | 😢 | sad
Celebrate | 🎉 | celebrate
Thanks | 🙏 | thanks
Fire | 🔥 | fire
`,
  "rank membershiplevel loyaltytier loyaltylevel customertier memberlevel playerrank": `
*name/label/title | about | min points/points required/required points/threshold/minimum points/points needed/min xp/xp required | discount percent/discount percentage/discount rate | color name | level/order/sort order/position
Bronze | Where everybody starts. | 0-0 | 0-0 | bronze | 1-1
Silver | Free delivery from here on. | 500-500 | 5-5 | silver | 2-2
Gold | Early access to every sale. | 1500-1500 | 10-10 | gold | 3-3
Platinum | A gift on your birthday. | 4000-4000 | 15-15 | platinum | 4-4
Diamond | Somebody to call, day and night. | 10000-10000 | 20-20 | diamond | 5-5
`,
  "cuisine cuisinetype foodcuisine": `
*name/label/title | about | country/origin/country of origin | region
Italian | Pasta, olive oil and time. | Italy | Europe
Japanese | Rice, fish and careful hands. | Japan | Asia
Mexican | Corn, chilli and lime. | Mexico | Americas
Indian | Spices, bread and lentils. | India | Asia
French | Butter, wine and patience. | France | Europe
Thai | Sweet, sour, hot and salty. | Thailand | Asia
Greek | Olives, lemon and the grill. | Greece | Europe
Spanish | Small plates, late evenings. | Spain | Europe
Chinese | A wok, and everything fresh. | China | Asia
Turkish | Bread, yoghurt and charcoal. | Turkey | Asia
Moroccan | Couscous, dates and cinnamon. | Morocco | Africa
Korean | Barbecue and kimchi. | South Korea | Asia
Vietnamese | Herbs, broth and noodles. | Vietnam | Asia
American | Burgers, ribs and pie. | United States | Americas
`,
  "habitat biome ecosystem": `
*name/label/title | about | climate
Rainforest | Warm, wet and full of voices. | Tropical
Desert | Hot days and cold nights. | Arid/dry
Savanna | Grass, few trees and large herds. | Tropical
Coral reef | A city under the sea. | Tropical/marine
Tundra | Frozen ground, short summers. | Polar/cold
Wetland | Reeds, frogs and herons. | Temperate
Mountains | Rock, meadows and thin air. | Alpine/cold
Temperate forest | Oaks, beeches and four seasons. | Temperate
Grassland | Wind over open land. | Temperate
Ocean | From light water to deep dark. | Marine
`,
  "specialty speciality specialization specialisation medicalspecialty medicaldepartment doctorspecialty": `
*name/label/title | about | icon
Cardiology | Heart and circulation. | heart
Dermatology | Skin, hair and nails. | user
Paediatrics | Children, from birth to eighteen. | smile
Neurology | Brain, nerves and headaches. | brain
Orthopaedics | Bones, joints and backs. | bone
General practice | The first door for everything. | stethoscope
Gynaecology | Women's health and pregnancy. | heart
Ophthalmology | Eyes and sight. | eye
Psychiatry | Mind, mood and sleep. | message
Oncology | Tumours and their treatment. | shield
Ear, nose and throat | Hearing, breath and voice. | user
Dentistry | Teeth and gums. | smile
Radiology | X-rays, CT and MRI. | image
Urology | Kidneys and bladder. | droplet
`,
  "campus universitycampus": `
*name | about | city
North Campus | Science, engineering and the large library. | Boston
City Campus | Law and business, next to the station. | Dublin
Riverside Campus | Arts, music and the theatre. | Lisbon
Medical Campus | The hospital and its school. | Vienna
South Campus | Sports fields and halls of residence. | Leeds
Harbour Campus | Marine biology and design. | Bergen
`,
  "faculty universityfaculty & dean dean_name students_count departments building university_id code description": `
*name | about | dean/dean name
Faculty of Science | Physics, chemistry, biology and maths. | Prof. Helen Berg
Faculty of Law | Public, private and European law. | Prof. Daniel Costa
Faculty of Medicine | With a hospital of its own. | Prof. Amina Shah
Faculty of Arts | Languages, history and philosophy. | Prof. Claire Novak
Faculty of Engineering | Machines, buildings and electronics. | Prof. Tomas Lind
Faculty of Business | Management, economics and finance. | Prof. Laura Meyer
Faculty of Education | Teachers for every kind of school. | Prof. Peter Walsh
Faculty of Music | From early music to jazz. | Prof. Irina Petrova
`,
  "zone deliveryzone warehousezone shippingzone pricingzone farezone": `
*name/label/title | about | code/abbreviation/key | order/sort order/distance band
Zone A | City centre. | A | 1-1
Zone B | Inner districts. | B | 2-2
Zone C | Outer districts. | C | 3-3
Zone D | Suburbs and villages nearby. | D | 4-4
Zone E | Everything within an hour. | E | 5-5
Zone F | The rest of the country. | F | 6-6
`,
  "floor storey floorlevel": `
*name/label/title | about | number/level/floor number/level number/sort order | code/abbreviation
Basement | Storage, bicycles and the heating. | 0-0 | B
Ground floor | Reception and the café. | 0-0 | G
First floor | Meeting rooms. | 1-1 | 1
Second floor | Engineering and design. | 2-2 | 2
Third floor | Sales and marketing. | 3-3 | 3
Fourth floor | Finance and people. | 4-4 | 4
Fifth floor | Management and the terrace. | 5-5 | 5
`,
  "flavor flavour icecreamflavor": `
*name/label/title | about | category/type
Vanilla | With seeds from the pod. | Classic
Chocolate | Dark, and not too sweet. | Classic
Strawberry | Only in summer. | Fruit/fruity
Pistachio | From Sicily, lightly salted. | Nut/nuts
Salted caramel | Our most popular. | Classic/special
Lemon | Sour and light. | Fruit/fruity/sorbet
Hazelnut | Roasted in the morning. | Nut/nuts
Mango | Ripe fruit and nothing else. | Fruit/fruity/sorbet
Coconut | With small flakes. | Special/exotic
Coffee | From our own roast. | Special/classic
Mint chocolate | Cool, with dark chips. | Special/classic
`,
  "topping pizzatopping": `
*name/label/title | about | price/extra price/additional price | category/type
Mozzarella | Fresh, torn by hand. | 1.2-1.8 | Cheese
Mushrooms | Sliced thin. | 0.8-1.4 | Vegetable/vegetables/veggie
Olives | Black, without stones. | 0.8-1.3 | Vegetable/vegetables/veggie
Salami | Mild, from a small maker. | 1.5-2.2 | Meat
Ham | Cooked, without additives. | 1.4-2 | Meat
Peppers | Red and yellow. | 0.7-1.2 | Vegetable/vegetables/veggie
Onions | Red, cut into rings. | 0.5-0.9 | Vegetable/vegetables/veggie
Jalapeños | Hot. | 0.8-1.2 | Vegetable/vegetables/veggie
Rocket | Added after baking. | 0.8-1.3 | Vegetable/vegetables/veggie
Parmesan | Aged for two years. | 1.2-1.9 | Cheese
`,
  "occasion giftoccasion": `
*name/label/title | about | icon
Birthday | Once a year, for everybody. | cake
Wedding | For two, and all who love them. | heart
Anniversary | Another year together. | calendar
Christmas | Under the tree. | gift
Graduation | Hats in the air. | book
Baby shower | For somebody very small. | smile
Valentine's Day | The fourteenth of February. | heart
Housewarming | Bread, salt and a plant. | home
Mother's Day | In spring. | flower
Thank you | No reason needed. | star
`,
  "challenge fitnesschallenge communitychallenge dailychallenge": `
*name/title | about | category/type | difficulty/level
30 days of yoga | Twenty minutes every morning. | Fitness/health/wellness/yoga | Easy/beginner
10,000 steps a day | Walk to work, take the stairs. | Fitness/health/steps/walking | Easy/beginner
Read twelve books | One a month until December. | Learning/reading/personal/lifestyle | Medium/intermediate
No sugar for two weeks | Fruit is allowed. | Nutrition/health/food | Hard/advanced
Plank every day | Start with thirty seconds. | Fitness/strength | Medium/intermediate
Screen-free Sundays | Phones stay in a drawer. | Lifestyle/mindfulness/wellness | Medium/intermediate
100 km in a month | Run, in as many parts as you like. | Fitness/running/cardio | Hard/advanced
Drink two litres of water | Spread over the day. | Health/nutrition/hydration | Easy/beginner
Code for 100 days | One hour, every day. | Learning/coding/programming | Hard/advanced
Cook at home for a week | Seven dinners, no delivery. | Nutrition/food/lifestyle | Easy/beginner
`,
  "attribute productattribute variantattribute characteristic": `
*name/label/title | about | code/slug/key | type/input type/data type | values/options | unit
Colour | As shown in the pictures. | colour | select/dropdown/enum/choice | Black, White, Sand, Forest green
Size | See the table of sizes. | size | select/dropdown/enum/choice | S, M, L, XL
Material | What most of it is made of. | material | select/text/dropdown/enum/choice | Cotton, Wool, Linen, Leather
Weight | Without packaging. | weight | number/decimal | | kg
Width | From edge to edge. | width | number/decimal | | cm
Brand | Who makes it. | brand | text/string | |
Waterproof | Tested for half an hour. | waterproof | boolean/bool/checkbox | |
Power | At full load. | power | number/decimal | | W
Warranty | From the day of delivery. | warranty | number/text | | months
Pattern | Of the fabric. | pattern | select/dropdown/enum/choice | Plain, Striped, Checked
`,
  "transactiontype paymentkind movementtype": `
*name/label/title | about | code/slug/key
Deposit | Money comes in. | deposit
Withdrawal | Cash from a machine. | withdrawal
Transfer | From one account to another. | transfer
Card payment | In shops and online. | card_payment
Direct debit | Collected by somebody else. | direct_debit
Fee | What the bank charges. | fee
Interest | Credited once a quarter. | interest
Refund | Sent back by a shop. | refund
`,
  "devicetype sensortype devicecategory sensorcategory devicekind": `
*name/label/title | about | code/slug/key | unit/measurement unit | icon
Thermostat | Measures and sets the temperature. | thermostat | °C | thermometer
Humidity sensor | For cellars and bathrooms. | humidity | % | droplet
Motion sensor | Notices who comes in. | motion | | activity
Smart plug | Switches, and counts what is used. | plug | kWh | plug
Light | Dims and changes colour. | light | lx | lightbulb
Door sensor | Says whether it is open. | door | | door-open
Camera | Records when something moves. | camera | | camera
Smoke detector | Loud, and tested once a month. | smoke | | flame
Water leak sensor | Lies under the washing machine. | leak | | droplet
Air quality monitor | Carbon dioxide and fine dust. | air_quality | ppm | wind
`,
  "alerttype notificationtype warningtype": `
*name/label/title | about | code/slug/key | severity/level/priority
Low stock | Fewer than ten are left. | low_stock | warning/medium
Payment failed | A card was declined. | payment_failed | critical/error/high
New sign-in | From a device that we did not know. | new_sign_in | info/warning/medium
Server down | No answer for two minutes. | server_down | critical/error/high
Disk almost full | More than ninety percent are used. | disk_full | warning/high
New comment | Somebody has answered. | new_comment | info/low
Reminder | An appointment is near. | reminder | info/low
Report ready | It can be downloaded. | report_ready | info/low
`,
  "department companydepartment": `
*name/title/label | about
Engineering | Builds and runs the product.
Product | Decides what is built next, and why.
Design | Research, screens and the brand.
Marketing | Campaigns, events and the website.
Sales | New customers and those who want more.
Customer Support | Answers every question within a day.
Finance | Books, budgets and payroll.
Human Resources | Hiring, contracts and training.
Legal | Contracts, licences and data protection.
Operations | Keeps offices and suppliers going.
IT | Laptops, accounts and networks.
Data | Reports, dashboards and forecasts.
Research | Looks two years ahead.
Procurement | Buys what the others need.
Quality | Tests before customers do.
Security | Audits, access and incidents.
Communications | Press, newsletter and social media.
Logistics | Warehouse, carriers and returns.
Facilities | Buildings, rooms and repairs.
Business Development | Partners and new markets.
`,
  "contracttype employmenttype worktype": `
*name/label/title | about | code/slug/key
Permanent | Without an end. | permanent
Fixed-term | For one or two years. | fixed_term
Part-time | Up to thirty hours a week. | part_time
Full-time | Forty hours a week. | full_time
Freelance | By the day or by the project. | freelance
Internship | Three to six months. | internship
Apprenticeship | Work and school. | apprenticeship
Temporary | Through an agency. | temporary
`,
  "propertytype hometype buildingtype housingtype": `
*name/label/title | about | code/slug/key | icon
Apartment | A flat in a larger building. | apartment | building
House | With a garden of its own. | house | home
Villa | Large, detached and quiet. | villa | home
Studio | One room with everything in it. | studio | bed
Townhouse | Three floors, wall to wall. | townhouse | home
Loft | High ceilings in an old factory. | loft | warehouse
Cottage | Small, in the country. | cottage | tree
Penthouse | On the top floor, with a terrace. | penthouse | sun
Office | Desks, meeting rooms and a kitchen. | office | briefcase
Land | To build on, or to leave. | land | map
`,
  "eventtype gatheringtype & description code slug icon color": `
*name/label/title | about | code/slug/key | icon
Conference | Talks on one or more days. | conference | mic
Workshop | Small groups, hands on. | workshop | wrench
Meetup | An evening among people of the trade. | meetup | users
Concert | Music on a stage. | concert | music
Webinar | Online, with questions at the end. | webinar | monitor
Exhibition | Pictures, objects and stands. | exhibition | image
Festival | Several stages, several days. | festival | music
Party | Drinks, friends and a long night. | party | gift
Fundraiser | For a good cause. | fundraiser | heart
Sports event | Matches, runs and races. | sports | dumbbell
`,
  "unit unitofmeasure measurementunit measureunit uom & symbol abbreviation short_name short_code code": `
*name/label/title | symbol/abbreviation/short name/code/short code | about | type/category/dimension/quantity type
Kilogram | kg | A thousand grams. | Weight/mass
Gram | g | For spices and letters. | Weight/mass
Litre | l | For everything that flows. | Volume
Millilitre | ml | A thousandth of a litre. | Volume
Metre | m | For cloth and cables. | Length
Centimetre | cm | A hundredth of a metre. | Length
Square metre | m² | For floors and walls. | Area
Piece | pc | Counted one by one. | Count/quantity/piece
Box | box | As the supplier packs it. | Count/quantity/packaging
Hour | h | For work and rent. | Time
Pallet | plt | One floor space in a lorry. | Count/packaging/quantity
`,
  "permission userpermission rolepermission accessright privilege & description resource action code key slug module": `
*name/label/title | about | code/key/slug/identifier | resource/module/entity/subject/group/category | action/operation
View users | See the list and every profile. | users:read | users | read/view
Edit users | Change names, roles and e-mail addresses. | users:update | users | update/edit/write
Delete users | Remove accounts for good. | users:delete | users | delete
Invite users | Send invitations by e-mail. | users:create | users | create/write
View orders | See orders and their history. | orders:read | orders | read/view
Refund orders | Send money back to customers. | orders:refund | orders | update/refund/manage
Manage products | Add, change and hide products. | products:manage | products | manage/write/update
View reports | Open dashboards and statistics. | reports:read | reports | read/view
Export data | Download everything as a table. | data:export | data | export/read
Manage settings | Change what holds for everybody. | settings:manage | settings | manage/update/write
Manage billing | Cards, invoices and plans. | billing:manage | billing | manage/update/write
Publish content | Make drafts visible to all. | content:publish | content | publish/update/write
`,
};
