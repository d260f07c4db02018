import type { RowTables } from "../../row-table.ts";

/** What people sort by what they spend. */
const spendingKinds = `
*name | about | icon | type/kind
Groceries | Supermarkets, bakeries and the market. | shopping-cart | expense/variable
Rent | The flat, and what belongs to it. | home | expense/fixed
Transport | Fuel, tickets and the bicycle. | car | expense/variable
Utilities | Electricity, water, heating and the internet. | zap | expense/fixed
Dining out | Restaurants, cafés and takeaways. | utensils | expense/variable
Health | Doctors, medicine and the dentist. | heart | expense/variable
Entertainment | Cinema, concerts and games. | film | expense/variable
Shopping | Clothes, shoes and things for the home. | shopping-bag | expense/variable
Travel | Trains, flights and hotels. | plane | expense/variable
Subscriptions | Streaming, apps and memberships. | repeat | expense/fixed
Education | Courses, books and school fees. | book | expense/variable
Gifts | For birthdays and everybody else. | gift | expense/variable
Insurance | Car, home and health. | shield | expense/fixed
Savings | Put aside for later. | piggy-bank | savings/income/fixed
`;

/** Where money comes in as well. */
const accountKinds = `${spendingKinds}Salary | What comes in every month. | wallet | income/fixed
Freelance work | Projects outside of the job. | briefcase | income/variable
`;

/** What things of a kind are sorted by; the rows of these things say so in their categories. */
export const categoryRows: RowTables = {
  "productcategory shopcategory storecategory catalogcategory catalogitemcategory": `
*name | about | icon
Furniture | Tables, chairs and shelves for every room. | armchair
Lighting | Lamps for desks, ceilings and late evenings. | lamp
Kitchen | Pots, knives and everything that helps to cook. | utensils
Textiles | Blankets, cushions and towels. | layers
Stationery | Notebooks, pens and paper. | pencil
Garden | Tools, pots and seeds for balconies and beds. | leaf
Storage | Boxes, baskets and hooks. | box
Office | Desks, chairs and what lies on them. | briefcase
Kids | Small furniture and toys that last. | smile
Bags | Backpacks, totes and everything that carries. | shopping-bag
Decor | Vases, frames and clocks. | image
Accessories | Wallets, pouches and other small things. | gift
Bathroom | Soap, mirrors and soft mats. | droplet
Outdoor | For picnics, balconies and long evenings. | sun
`,
  "recipecategory recipetype mealcategory cookingcategory": `
*name | about | icon
Breakfast | For early mornings and slow Sundays. | coffee
Main courses | Dinner for two, four or a full table. | utensils
Soups | One pot, one spoon. | soup
Salads | Crisp, colourful and quickly made. | salad
Desserts | Something sweet to end with. | cake
Pasta | From twenty minutes to Sunday lunch. | utensils
Curries | Warm spices, best with rice. | flame
Vegetarian | Without meat and without missing it. | leaf
Baking | Bread, cakes and pies from the oven. | cake
Quick meals | On the table in half an hour. | clock
`,
  "menucategory menuitemcategory menusection dishcategory foodcategory": `
*name | about | icon
Starters | Small plates to share. | utensils
Soups | Of the day, with bread. | soup
Salads | With our own dressing. | salad
Main courses | Served with a side of your choice. | utensils
Pizza | Thin crust, from the stone oven. | pizza
Pasta | Fresh every morning. | utensils
Burgers | Grilled to order. | sandwich
Seafood | What came in today. | fish
Sides | Goes with everything. | salad
Desserts | All made in our kitchen. | cake
Drinks | Cold, fresh and a little sparkling. | cup-soda
Coffee | Beans from a roaster nearby. | coffee
`,
  "expensecategory spendingcategory budgetcategory & type kind is_income": accountKinds,
  "expensecategory spendingcategory budgetcategory": spendingKinds,
  "transactioncategory financecategory paymentcategory": accountKinds,
  "eventcategory meetupcategory": `
*name | about | icon
Music | Concerts, open mics and long nights. | music
Workshops | Learn something with your hands. | wrench
Sport | Runs, matches and everything that moves. | dumbbell
Food | Markets, tastings and cooking together. | utensils
Community | Neighbours who meet and help. | users
Technology | Talks, demos and code. | laptop
Art | Exhibitions and studios that open their doors. | palette
Family | For small and large visitors. | smile
Business | Meet people from your line of work. | briefcase
Film | From the classics to last week. | film
Education | Lectures, courses and guided tours. | book
Wellness | Yoga, breath and quiet. | heart
Markets | Flea, farmers' and night markets. | shopping-bag
Books | Readings, book clubs and signings. | book
`,
  "coursecategory subjectcategory classcategory lessoncategory trainingcategory": `
*name | about | icon
Technology | Code, tools and how the web works. | laptop
Business | From the first idea to the first customer. | briefcase
Data | Numbers, charts and what they say. | chart
Design | Type, colour and interfaces. | palette
Photography | Light, cameras and editing. | camera
Languages | Speak, listen, read and write. | globe
Music | Instruments, theory and songs. | music
Finance | Budgets, investing and accounts. | wallet
Writing | Stories, articles and clear e-mails. | pencil
Health | Food, movement and sleep. | heart
Communication | Talks, feedback and difficult conversations. | message
Management | Lead teams and projects. | users
`,
  "ticketcategory supportcategory supportticketcategory requestcategory helpdeskcategory & slug icon color tickets_count ticket_count open_tickets team department sla_hours default_assignee default_priority": `
*name | about | icon
Billing | Invoices, refunds and payment methods. | credit-card
Technical | Errors, crashes and things that do not load. | wrench
Account | Passwords, e-mail addresses and profiles. | user
Product | How something works, and what it can do. | box
General | Everything else. | message
Performance | Slow pages and timeouts. | gauge
Access | Rights, roles and invitations. | lock
Shipping | Where a parcel is, and when it comes. | truck
Returns | Exchange, repair or money back. | repeat
Sales | Prices, offers and larger plans. | tag
Onboarding | First steps and data import. | rocket
Feature requests | What you would like to have. | star
`,
  "taskcategory projectcategory issuecategory & slug icon color description task_count tasks": `
*name | about | icon
Development | Code, reviews and releases. | code
Design | Screens, icons and prototypes. | palette
Research | Interviews, data and comparisons. | search
Documentation | Guides, notes and examples. | book
Marketing | Campaigns, posts and newsletters. | megaphone
Operations | Servers, accounts and suppliers. | settings
Testing | What breaks, and when. | check
Support | Questions of customers. | message
Content | Texts, pictures and videos. | pencil
Finance | Invoices, budgets and taxes. | wallet
HR | Interviews, contracts and first days. | users
Bug | What does not work as it should. | bug
`,
  "todocategory todolistcategory notecategory habitcategory remindercategory": `
*name | about | icon
Work | What the team waits for. | briefcase
Personal | Only for me. | user
Shopping | What runs out this week. | shopping-cart
Health | Appointments, sleep and food. | heart
Home | Repairs, plants and order. | home
Errands | On the way, before six. | map
Finance | Bills, taxes and savings. | wallet
Fitness | Running, gym and stretching. | dumbbell
Learning | Books, courses and practice. | book
Travel | Tickets, rooms and lists. | plane
Chores | Laundry, dishes and the bins. | check
Family | Birthdays, school and visits. | users
`,
  "genre moviegenre moviecategory filmgenre filmcategory showgenre seriesgenre tvshowgenre": `
*name | about | icon
Drama | People, and what they decide. | film
Comedy | Made to laugh with others. | smile
Thriller | Tension until the last minute. | zap
Crime | Who did it, and why. | search
Mystery | Nothing is as it seems. | search
Action | Fast, loud and large. | flame
Adventure | Far away and dangerous. | map
Romance | Two people and what stands between them. | heart
Fantasy | Worlds with other rules. | star
Science fiction | Space, machines and tomorrow. | rocket
Horror | Not before sleeping. | ghost
Animation | Drawn, modelled and alive. | palette
Documentary | True, and worth telling. | camera
Family | For everybody on the sofa. | users
History | As it was, or might have been. | clock
`,
  "songgenre songcategory trackgenre trackcategory musicgenre musiccategory albumgenre albumcategory artistgenre artistcategory bandgenre playlistgenre": `
*name | about | icon
Pop | Choruses that stay. | music
Rock | Guitars, drums and volume. | music
Jazz | Nothing twice the same. | music
Hip-hop | Beats and words. | mic
Electronic | Machines that dance. | zap
Classical | From Bach to yesterday. | music
Folk | Stories with a guitar. | music
Indie | Small labels, own sound. | star
Soul | From the heart. | heart
Country | Roads, trucks and home. | map
Metal | Loud, fast and precise. | flame
Reggae | Sun in the off-beat. | sun
Blues | Twelve bars and a reason. | music
Ambient | For falling asleep. | cloud
`,
  "bookgenre bookcategory novelgenre": `
*name | about | icon
Fiction | Novels and stories. | book
Mystery | Crimes, clues and detectives. | search
Fantasy | Magic, maps and long journeys. | star
Science fiction | Space, machines and tomorrow. | rocket
Romance | Love, with obstacles. | heart
Thriller | Hard to put down. | zap
Biography | Lives, told by others. | user
History | What happened, and why. | clock
Poetry | Few words, well chosen. | pencil
Children | To read aloud and alone. | smile
Science | How the world works. | flask
Philosophy | Old questions, new answers. | message
Travel | Places, near and far. | plane
Cooking | Recipes and the people behind them. | utensils
Business | Work, money and teams. | briefcase
`,
  "servicecategory servicetype providercategory": `
*name | about | icon
Hair | Cuts, colours and care. | scissors
Nails | Manicure and pedicure. | star
Massage | For backs, shoulders and feet. | heart
Skin | Facials and treatments. | droplet
Cleaning | Homes, offices and windows. | home
Repair | Taps, doors and everything that sticks. | wrench
Fitness | Training alone or in a group. | dumbbell
Pets | Walks, baths and boarding. | paw
Finance | Taxes, books and advice. | wallet
Gardening | Hedges, lawns and beds. | leaf
Moving | Boxes, vans and strong hands. | truck
Photography | Portraits, weddings and products. | camera
`,
  "jobcategory jobpostingcategory vacancycategory jobfield": `
*name | about | icon
Engineering | Build and run what others use. | code
Design | Shape how it looks and works. | palette
Marketing | Tell people that it is there. | megaphone
Sales | Find customers and keep them. | chart
Finance | Keep the books and plan ahead. | wallet
Human resources | Hire, help and listen. | users
Customer support | Answer, solve and explain. | message
Product | Decide what comes next. | box
Data | Make numbers say something. | database
Operations | Keep everything running. | settings
Legal | Contracts, data protection and advice. | shield
Education | Teach and train. | book
`,
  "videocategory podcastcategory channelcategory streamcategory": `
*name | about | icon
Education | Explained step by step. | book
Music | Songs, sessions and interviews. | music
Travel | Places and how to get there. | plane
Technology | Tests, tips and news. | laptop
Gaming | Played, tested and streamed. | gamepad
Lifestyle | Homes, habits and days. | heart
Cooking | Recipes to follow along. | utensils
Science | Experiments and answers. | flask
News | What happened today. | newspaper
Comedy | To laugh with. | smile
Sports | Matches, training and talk. | dumbbell
Film | Trailers, reviews and scenes. | film
`,
  "gamegenre gamecategory videogamegenre boardgamecategory": `
*name | about | icon
Action | Fast hands, quick eyes. | zap
Adventure | Explore, talk and find out. | map
Strategy | Think first. | flag
Simulation | Farms, cities and trains. | settings
Puzzle | One more try. | puzzle
Role-playing | A hero of your own. | shield
Sports | On grass, ice and asphalt. | dumbbell
Racing | First over the line. | flag
Horror | Leave the light on. | ghost
Platformer | Run, jump and land. | gamepad
Casual | Five minutes are enough. | smile
Indie | Small teams, own ideas. | star
`,
  "listingcategory adcategory classifiedcategory marketplacecategory itemcategory auctioncategory": `
*name | about | icon
Electronics | Phones, cameras and computers. | smartphone
Vehicles | Cars, vans and trailers. | car
Furniture | Sofas, tables and shelves. | armchair
Clothing | For every size and season. | shirt
Sports | Bikes, skis and balls. | dumbbell
Kids | Toys, prams and small chairs. | smile
Books | Novels, comics and textbooks. | book
Music | Instruments, records and amplifiers. | music
Home | Lamps, plates and plants. | home
Kitchen | Machines, pans and knives. | utensils
Garden | Tools, pots and mowers. | leaf
Other | Everything else. | box
`,
  "quizcategory questioncategory triviacategory": `
*name | about | icon
General knowledge | A little of everything. | star
Science | Atoms, animals and space. | flask
History | Kings, wars and inventions. | clock
Geography | Rivers, flags and capitals. | globe
Entertainment | Stars, series and songs. | film
Sports | Records, rules and teams. | dumbbell
Literature | Authors and their books. | book
Music | From Bach to the charts. | music
Art | Painters, museums and styles. | palette
Nature | Plants, animals and weather. | leaf
Food | What is on the plate. | utensils
Film | Scenes, actors and directors. | film
`,
  "plantcategory planttype gardencategory": `
*name | about | icon
Houseplants | Green all year, happy indoors. | leaf
Succulents | Little water, much light. | sun
Herbs | For the kitchen window. | leaf
Trees | They need room, and time. | tree
Shrubs | Hedges and flowering bushes. | leaf
Flowers | Colour for beds and vases. | flower
Vegetables | From seed to plate. | carrot
Perennials | Back every spring. | repeat
Annuals | One summer, many flowers. | sun
Climbers | Up walls and fences. | leaf
Ferns | For shade and damp corners. | leaf
Cacti | Sharp and undemanding. | sun
`,
  "exercisecategory workoutcategory workouttype fitnesscategory": `
*name | about | icon
Strength | Weights and slow repetitions. | dumbbell
Cardio | Heart and lungs. | heart
Core | Belly, back and balance. | target
Flexibility | Stretch and breathe. | leaf
Bodyweight | Nothing but a mat. | user
Mobility | Joints that move freely. | repeat
Warm-up | Before everything else. | flame
Plyometric | Jumps and quick starts. | zap
`,
  "placecategory placetype poicategory venuecategory locationcategory attractioncategory businesscategory": `
*name | about | icon
Restaurants | Lunch, dinner and everything between. | utensils
Cafés | Coffee, cake and a table by the window. | coffee
Parks | Lawns, trees and benches. | tree
Museums | Art, history and science. | landmark
Hotels | A bed for tonight. | bed
Shops | From bread to bicycles. | shopping-bag
Bars | Open until late. | wine
Sights | What everybody comes to see. | camera
Gyms | Weights, courses and saunas. | dumbbell
Libraries | Books and quiet. | book
Theatres | Plays, dance and music. | music
Beaches | Sand, water and sun. | sun
`,
  "faqcategory helpcategory knowledgebasecategory helparticlecategory kbcategory faqtopic": `
*name | about | icon
Orders | Place, change and cancel. | shopping-cart
Shipping | Costs, times and tracking. | truck
Returns | How to send something back. | repeat
Payments | Cards, invoices and refunds. | credit-card
Account | Log in, edit and delete. | user
Security | Passwords and two-factor login. | lock
Products | Sizes, materials and care. | box
Subscription | Plans, changes and cancelling. | calendar
Technical | When something does not work. | wrench
Features | What it can do. | star
Getting started | The first ten minutes. | rocket
General | Everything else. | message
`,
  "documentcategory filecategory documenttype": `
*name | about | icon
Contracts | Signed, and waiting to be. | file
Reports | Monthly, quarterly and yearly. | chart
Policies | What holds for everybody. | shield
Invoices | In and out. | credit-card
Proposals | Offers and quotes. | briefcase
Manuals | How to use it. | book
Minutes | What was decided, and by whom. | pencil
Presentations | Slides for meetings and customers. | monitor
HR | Contracts, leave and onboarding. | users
Marketing | Logos, texts and campaigns. | megaphone
`,
  "assetcategory equipmentcategory devicecategory inventorycategory & asset_count assets depreciation_rate useful_life_years slug icon color description": `
*name | about | icon
Laptop | For work on the road and at home. | laptop
Monitor | One or two on every desk. | monitor
Phone | Company numbers and data plans. | smartphone
Printer | One on every floor. | printer
Server | In the rack behind the glass. | server
Furniture | Desks, chairs and cabinets. | armchair
Vehicle | Cars and vans with a logbook. | car
Tools | Checked once a year. | wrench
Network | Routers, switches and cables. | wifi
Headset | For calls all day. | headphones
Tablet | For visits and presentations. | tablet
Other | Everything else with a label. | box
`,
  "petcategory animalcategory pettype": `
*name | about | icon
Dogs | From pocket size to very large. | dog
Cats | Independent, until dinner. | cat
Birds | Songs from morning on. | bird
Fish | Quiet, colourful and calm. | fish
Rabbits | Soft, curious and happiest in pairs. | rabbit
Hamsters | Awake when you sleep. | star
Guinea pigs | They whistle for cucumber. | heart
Reptiles | Warm stones and patience. | sun
Turtles | They live for a long time. | turtle
Horses | A stable, a meadow and much care. | heart
`,
};
