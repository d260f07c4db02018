import type { RowTables } from "../../row-table.ts";

/** What is written, shown, taught and cooked. */
export const cultureRows: RowTables = {
  "post blogpost article blog essay story guide tutorial column featurestory featurearticle": `
name | category/topic/section/channel/main topic | about | tags
{essay} houseplants | Gardening | Most houseplants die of too much care. | plants, home, green
{essay} remote teams | Business | A team that never meets needs fewer calls and better notes. | remote, teams, work
{essay} small kitchens | Home | Two good pans, one sharp knife and a wall that carries the rest. | kitchen, home, storage
{essay} morning routines | Health | Nobody needs to get up at five. | habits, morning, health
{essay} street photography | Photography | Stay in one place and let the picture come to you. | photography, city, light
{essay} open source | Technology | Code is the small part. People who answer questions keep a project alive. | open source, code, community
{essay} slow travel | Travel | Fewer places, longer stays, and a map instead of a list. | travel, trains, planning
{essay} design systems | Design | A library of buttons is not a system. | design, components, frontend
{essay} sourdough | Food | Flour, water, salt and patience. | bread, baking, kitchen
{essay} cold swimming | Health/sport | Go in slowly, breathe out, and get out before you want to. | swimming, winter, health
{essay} public libraries | Culture/education | They lend far more than books, and ask for nothing. | libraries, books, city
{essay} long-distance running | Sport | Slow down, for a start. Most runners train too fast and rest too little. | running, training, health
{essay} accessible websites | Technology/design | Good contrast, real buttons and clear words help everybody. | accessibility, web, design
{essay} board games | Games/entertainment/culture | Rules in ten minutes, and a good story afterwards. | games, family, evening
{essay} user research | Product/business | We watched ten people for an hour each, and changed our minds. | research, product, users
`,
  "event localevent": `
name | category/event type/type/event category/topic | about | tags | venue/venue name/location name | price/ticket price/entry fee | is online/online/is virtual/virtual | capacity/max attendees/max participants/max capacity/seats/attendee limit
{where:Harbour/Riverside/Old Town} Jazz Night | Music/concert/party/live music | Three bands, one stage and a long bar. | music, jazz, live | Blue Note Cellar | 12-38 | no | 80-180
{where:Northern/City/Lakeside} Frontend Conference | Technology/conference | One day, one track, and the people behind the tools. | web, talks, networking | City Conference Centre | 90-290 | | 250-900
Watercolour {kind:Workshop/Course} | Art/workshop/class | Paper, colours and a patient teacher are there. | art, workshop, beginners | Studio 12 | 25-75 | | 8-16
{season} Street Food Market | Food/market/festival | Thirty kitchens on wheels, tables for everybody. | food, outdoor, family | Market Square | 0-0 | no | 800-3000
{where:Park/River/Forest} Run 10 km | Sport/race | A flat course with water every three kilometres. | running, outdoor | Riverside Park | 15-40 | no | 300-1500
Product {kind:Meetup/Evening} | Business/meetup/networking | Two short talks, then time to meet people. | product, talks | Northwind Labs | 0-15 | | 40-120
Neighbourhood Flea Market | Community/market | Bring what you no longer need, and find what you do. | market, local, family | Mill Lane Yard | 0-0 | no | 200-800
{where:City/Open-Air/Harbour} Film Festival | Film/festival/arts | Twenty films in four days, many with their makers. | film, culture | Astoria Cinema | 12-60 | no | 200-600
Family Science Day | Science/family/education/exhibition | Experiments to touch, from slime to stars. | science, children | City Museum | 5-18 | no | 150-400
Community Garden Day | Community/volunteer/social | Digging, planting and soup for everyone. | garden, volunteers | Linden Garden | 0-0 | no | 30-80
Book Club: {what:short stories/crime novels/new voices} | Books/culture/social/meetup | Read it before, or come and listen. | books, reading | Central Library | 0-0 | | 10-25
Cooking Class: {what:fresh pasta/Thai curries/winter soups} | Food/workshop/class | We cook together and eat at one long table. | cooking, workshop | Garden Kitchen | 35-85 | | 8-16
Yoga in the Park | Sport/wellness/class | All levels, bring a mat. | yoga, outdoor | Riverside Park | 0-12 | no | 25-60
Webinar: {topic:Better Forms/Hiring Well/Data Basics} | Technology/webinar/online/education | Two guests, live, and time for questions. | online, learning | Online | 0-30 | yes | 100-500
`,
  "course workshop seminar training webinar": `
name | category/subject/subject area/field/topic/department | about | tags/topics/skills | level/difficulty/skill level | what you will learn/what you learn/what youll learn/you learn/learning outcomes/you will learn/outcomes/learning objectives/learning goals/takeaways/skills gained/objectives | requirements/prerequisites
Introduction to {what:Photography/Street Photography/Portrait Photography} | Photography | Light, framing and the first hundred pictures. | photography, camera, light | Beginner | Set aperture and shutter by hand, Find the light in any room, Choose the best of a hundred pictures | A camera or a phone
Data Analysis {kind:in Practice/for Teams} | Data | Clean a table, ask it questions and draw the answer. | data, spreadsheets, charts | Intermediate | Clean a messy table, Draw a chart that answers a question, Present a result in five minutes | Basic spreadsheet skills
Web Development {kind:Basics/from Scratch} | Technology | Build three small pages and put them online. | html, css, javascript | Beginner | Structure a page with HTML, Lay it out with CSS, Add a form that works | A laptop and an editor
Advanced {what:TypeScript/Python/SQL} | Technology | Types, tests and the parts that nobody explains. | programming, code, testing | Advanced | Read code that others wrote, Test what you change, Find out why it is slow | One year of practice
Public Speaking{kind:/ for Beginners/ for Teams} | Business/communication | Short talks every week, with kind feedback. | communication, confidence, career | Beginner | Open without fear, Tell a story with one point, Answer hard questions | No experience needed
Spanish for {who:Travellers/Beginners} | Languages | Enough words to eat, ask and find the way. | language, vocabulary, conversation | Beginner | Order food and ask the way, Introduce yourself, Use the 300 most common words | No experience needed
Typography {kind:Fundamentals/for the Web} | Design | Letters, lines and space, from posters to screens. | design, layout, letters | Beginner | Tell typefaces apart, Set a page that is easy to read, Pair two fonts | A laptop
Guitar: {what:Fingerstyle/Blues/Rhythm} | Music | Patterns for the right hand and songs to use them in. | music, guitar, practice | Intermediate | Play three patterns by heart, Accompany a song, Practise with a metronome | A guitar, The basic chords
Project Management {kind:Essentials/for Small Teams} | Business/management | Scope, plan, risks, and how to say no. | planning, teams, business | Beginner | Cut a project into weeks, Keep a list of risks, Lead a short meeting | Some work experience
Bookkeeping for {who:Freelancers/Small Shops} | Finance/business | Invoices, receipts and a quiet end of the year. | finance, tax, spreadsheets | Beginner | Sort receipts in one hour a month, Write correct invoices, Prepare the tax return | A computer
Creative Writing: {what:Short Stories/Dialogue/First Pages} | Writing | A text each week, read by the group. | writing, stories, editing | Intermediate | Write a first page that holds, Make people talk, Edit your own text | Pen and paper
Nutrition and Everyday Cooking | Health | What a body needs, and how to cook it on a weekday. | health, food, habits | Beginner | Read a food label, Plan meals for a week, Cook ten quick dinners | A small kitchen
Machine Learning {kind:in Depth/for Engineers} | Data/technology | From regression to networks, with real data. | data, python, models | Advanced | Train a first model, Measure what it can do, Notice when it is wrong | Python, School mathematics
`,
  "assignment courseassignment & course_id course_title course lesson_id module_id": `
name/title | about/instructions | type/kind/assignment type
Weekly exercise {week:2/3/5/6} | Ten short tasks, solutions on Friday. | homework/exercise/practice
Final project | From an idea to something to show. | project
Peer review | Read the work of two others and write half a page each. | review/peer review
Reading: chapter {chapter:2/4/7} | Read it and note three questions. | reading
Case study | One page: what happened, and what you would do. | essay/case study/report
Quiz {number:1/2/3} | Twenty questions, two attempts. | quiz/test/exam
Reflection | What was hard, what was new, what comes next. | essay/reflection
First draft | It need not be finished, only handed in. | project/draft
Presentation | Five slides, five minutes. | presentation
`,
  "discussion coursediscussion coursequestion coursethread & course_id course_title lesson_id": `
name/title/question | about/body/content/message/text
Is the file for lesson two still there? | The link in the resources leads to an empty page.
How long did the first exercise take you? | I needed an evening and wonder whether that is normal.
My result looks different from the video | I followed every step twice. A picture is attached.
Which book would you read after this course? | Something with exercises, if possible.
Study group on Wednesday evenings | There are three of us, and room for two more.
Stuck at step four | It worked until there, then nothing happens any more.
Thank you for the second part | The example with the map made it clear at last.
Is there a certificate at the end? | I would like to show it at work.
Subtitles for the last two videos | They stop after the first minute.
Can I hand in the project later? | I am away until the end of the month.
`,
  "recipe mealrecipe": `
name | category/meal type/course/meal/type/dish type | cuisine | about | ingredients/ingredients list | tags | difficulty/difficulty level/skill level | prep time/prep time minutes/prep minutes/preparation time/prep time min | cook time/cook time minutes/cook minutes/cooking time/cook time min
Chickpea curry with {what:spinach/pumpkin/peas} | Main/curries/vegetarian/main course/dinner | Indian | Mild and creamy, ready while the rice cooks. | chickpeas, {what}, coconut milk, ginger, rice | vegan, one-pot | Easy | 10-15 | 20-30
{what:lemon/apple/plum/pear} tart | Dessert/baking/cakes | French | Crisp at the edge, soft in the middle. | flour, butter, sugar, eggs | baking, sweet | Medium | 20-30 | 35-45
Porridge with {what:berries/pears/banana} | Breakfast | Scandinavian | A warm start that keeps until noon. | oats, milk, {what}, honey | quick, vegetarian | Easy | 5-5 | 5-10
Shakshuka{with:/ with feta/ with spinach} | Breakfast/brunch | Turkish | Eggs in a thick tomato sauce, eaten from the pan. | eggs, tomatoes, red pepper, cumin | one-pot, vegetarian | Easy | 10-15 | 15-25
{what:asparagus/pumpkin/fennel} risotto | Main/vegetarian/main course/dinner/rice | Italian | Stir, sip, stir. Worth every minute. | rice, {what}, parmesan, white wine | comfort food, vegetarian | Medium | 10-15 | 25-35
{what:chicken/prawn/mushroom} tacos | Main/quick meals/main course/dinner/lunch | Mexican | Put everything on the table and let everybody fill their own. | corn tortillas, {what}, lime, coriander | family, spicy | Easy | 15-20 | 10-15
Miso soup with {what:tofu/noodles} | Soup/starter | Japanese | Light and salty, done in ten minutes. | miso paste, {what}, spring onions, seaweed | quick, vegan | Easy | 5-5 | 5-10
Greek salad | Salad | Greek | Ripe tomatoes do all the work. | tomatoes, cucumber, feta, olives | summer, no-cook | Easy | 10-15 | 0-0
{kind:red/spicy} lentil soup | Soup | Turkish | Red lentils need no soaking, and lemon at the end. | red lentils, carrots, onion, cumin | vegan, budget | Easy | 10-15 | 25-35
{what:banana/berry} pancakes | Breakfast | American | Little flour, one pan, no sugar. | {what}, eggs, oats, flour | quick, family | Easy | 5-10 | 10-15
{what:beef/lamb} stew with root vegetables | Main/main course/dinner/stews | British | Two hours on a low heat, and even better the next day. | {what}, carrots, potatoes, thyme | comfort food, winter | Medium | 20-30 | 110-150
{kind:dark/white} chocolate mousse | Dessert | French | Light, and best after an hour in the fridge. | chocolate, eggs, sugar, butter | sweet, make ahead | Hard | 20-30 | 0-0
Spaghetti with {what:tomato sauce/mushrooms/garlic and oil} | Pasta/main/quick meals/main course/dinner/lunch | Italian | On the table in twenty minutes. | spaghetti, {what}, olive oil, parmesan | quick, family | Easy | 5-10 | 12-15
Warm {what:potato/lentil/beetroot} salad | Salad/vegetarian/lunch | German | Best when it is still a little warm. | {what}, mustard, onion, parsley | make ahead, vegan | Easy | 10-15 | 20-30
Focaccia with {what:rosemary/olives} | Baking/bread/snack | Italian | Rises overnight, bakes in half an hour. | flour, yeast, {what}, olive oil | baking, weekend | Medium | 15-20 | 25-30
`,
  "menuitem dish": `
name | category/section/course/type/menu section/menu category | about | price/price eur/price usd | allergens | spicy level/spice level/spiciness/spiciness level/heat level | prep time minutes/prep time/preparation time/preparation minutes/preparation time minutes/prep minutes/cooking time | calories/kcal/calorie count | ingredients/ingredients list/main ingredients/key ingredients
Tomato soup | Starters/starter/appetizer/soup | With basil and toasted bread. | 6-9 | Celery, Gluten | 0-0 | 8-12 | 180-260 | tomatoes, onion, vegetable stock, basil
Crispy calamari | Starters/starter/appetizer | With lemon and garlic dip. | 9-13 | Molluscs, Gluten, Eggs | 0-1 | 10-14 | 320-420 | calamari, flour, lemon, garlic
{what:asparagus/pumpkin/fennel} risotto | Mains/main/main course/entree | Slowly stirred, with parmesan. | 14-19 | Milk, Celery | 0-0 | 22-28 | 540-680 | rice, {what}, parmesan, white wine
Grilled salmon | Mains/main/main course/entree/seafood | With fennel and new potatoes. | 19-26 | Fish | 0-0 | 18-24 | 480-620 | salmon, fennel, potatoes, lemon
Beef burger | Mains/main/main course/entree | Cheddar, pickles and hand-cut fries. | 14-19 | Gluten, Milk, Sesame | 0-1 | 14-18 | 780-940 | beef, cheddar, pickles, brioche bun
Chickpea curry | Mains/main/main course/entree | Coconut, spinach and rice. Vegan. | 13-17 | Mustard | 2-2 | 15-20 | 520-660 | chickpeas, coconut milk, spinach, rice
Pizza margherita | Mains/main/pizza/main course/entree | Tomato, mozzarella and basil. | 11-15 | Gluten, Milk | 0-0 | 12-18 | 760-920 | tomatoes, mozzarella, basil
Caesar salad | Salads/salad/starter/side | Romaine, anchovies and croutons. | 10-14 | Fish, Eggs, Gluten | 0-0 | 8-12 | 360-480 | romaine lettuce, anchovies, parmesan, croutons
French fries | Sides/side | With sea salt and mayonnaise. | 4-6 | Eggs | 0-0 | 6-10 | 320-420 | potatoes, sea salt
Lemon tart | Desserts/dessert | With whipped cream. | 6-9 | Gluten, Eggs, Milk | 0-0 | 4-6 | 340-440 | lemons, butter, eggs, sugar
{kind:dark/white} chocolate mousse | Desserts/dessert | With sour cherries and a little cream. | 7-10 | Gluten, Eggs, Milk | 0-0 | 3-5 | 320-420 | chocolate, eggs, sugar, cream
Homemade lemonade | Drinks/drink/beverage/drinks | With mint and ice. | 4-6 | Sulphites | 0-0 | 2-4 | 90-150 | lemons, mint, sugar
Flat white | Drinks/drink/beverage/coffee | A double shot with steamed milk. | 3-5 | Milk | 0-0 | 2-4 | 110-160 | espresso, milk
`,
};
