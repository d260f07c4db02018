import type { RowTables } from "../../row-table.ts";

/** What is broadcast, sent round and discussed. */
export const pressRows: RowTables = {
  "seometa seo seodata seosettings seometadata pagemeta pageseo metatags metadata & meta_description og_title og_image robots canonical_url": `
name/meta title/seo title/page title/og title/twitter title | path/page path/slug/page/url path/route | about/meta description/seo description/og description/twitter description | keywords/meta keywords/focus keyword/focus keyphrase/keyphrase
Oak Furniture, Made to Last | / | Tables, chairs and shelves from solid oak, built in our own workshop and delivered to your door. | oak furniture, solid wood, dining tables
About Us and Our Workshop | /about | Nine people, two apprentices and a lot of sawdust: who we are and how we work. | furniture makers, workshop, about us
Contact and Opening Hours | /contact | How to reach us, when we are open and where to park. | contact, opening hours, showroom
Dining Tables for Six and More | /products/dining-tables | Extendable dining tables in oak and walnut, in your measures. | dining tables, extendable table, walnut
Delivery and Returns | /delivery | What delivery costs, how long it takes and how to send something back. | delivery, returns, shipping costs
Questions and Answers | /faq | Care, delivery, payment: what customers ask us most. | faq, help, furniture care
How to Care for Oiled Wood | /blog/oiled-wood-care | Which oil, how often and what to do about red wine. | wood care, oiled oak, stains
Jobs in Our Team | /jobs | Open positions in the workshop, in sales and in the office. | jobs, careers, carpenter
`,
  "newsletter newsletterissue emailnewsletter newsletteredition": `
name | preview text/preview/preheader/summary | about
You are invited | We saved you a seat. | Our open day is coming up. Here is who will be there, and how to find us.
What we learned this month | Three lessons in two minutes. | We tried three things. Two of them worked, and this is why.
Three recipes for busy evenings | On the table in half an hour. | One pan each, and nothing that you have to look for.
A small thank-you | Something for those who read along. | You have been with us for a year. At the end of this letter is a code for you.
New in {season} | What has changed, and what comes next. | Here is what is new, who joined the team and what we are working on.
Five ideas for the weekend | Indoors, outdoors and in between. | A walk, a film, a market, a book and a cake.
Behind the scenes | How we work when nobody is looking. | This time we show you the workshop, and the people in it.
Your questions, answered | You asked, we wrote back. | We collected what you asked most often, and answered it in full.
Readers' favourites | What everybody else has opened. | The five stories that you read to the end.
A look ahead | Dates to put into your calendar. | Two events, one launch and a date that you should not miss.
`,
  "tvprogram tvprogramme televisionprogram televisionprogramme broadcast televisionshow tvbroadcast programbroadcast programmebroadcast tvshowairing": `
name/program name/programme/show title/program title | genre/category/type/program type | about
City at Eight | News/information/current affairs | What happened today, and what it means for tomorrow.
The Weather in Detail | Weather/news/information | Maps, fronts and a look at the weekend.
Harbour Precinct | Drama/crime/series/thriller | A detective returns to the quarter that she grew up in.
Next Door | Comedy/sitcom/series/entertainment | Two families share one wall and no secrets.
Islands of the North | Documentary/nature/travel | Twelve islands, and the few people who stay over winter.
One Pan, One Hour | Cooking/food/lifestyle/entertainment | A guest cooks what the fridge has left.
Match Centre | Sports/sport/live | Goals, tables and guests in the studio.
Little Fox | Kids/children/animation/family | A young fox learns what the forest is called.
Twenty Questions | Game show/quiz/entertainment/show | Three people, one secret and very little time.
The Long Way Home | Film/movie/drama | A bus driver takes the last tour of his life.
Concert Hall | Music/culture/entertainment/concert | An evening with orchestra and choir.
Beyond Mars | Science fiction/sci-fi/series/drama | A crew of six loses contact on the way back.
Under the Microscope | Science/documentary/education | Why bread rises and bridges do not fall.
Face to Face | Talk/talk show/interview/current affairs | One guest, one hour, no applause.
`,
  "radioshow radioprogram radioprogramme radioepisode": `
name/show name | genre/category/format/show type/type | about
City Desk | News/information/current affairs | What the town talks about, from those who decide it.
Jazz Lounge | Jazz/music | Old recordings, and some that were made last week.
Vinyl Hour | Rock/indie/music/oldies | Records from beginning to end, scratches included.
The Open Line | Talk/talk show/call-in | You call, we listen, and sometimes we know the answer.
Extra Time | Sports/sport | Every match of the weekend, and what the coach should have done.
Kitchen Radio | Culture/food/lifestyle | A cook, a guest and the noise of pans.
Strings and Keys | Classical/music/classic | Chamber music, and who wrote it for whom.
Night Drive | Electronic/pop/music/ambient/dance | No talk for two hours.
Pages | Culture/literature/books/arts | One book, two readers and no plot given away.
Local Heroes | Indie/local/music/pop | Bands from the region, live in the studio.
`,
  "forumthread forumtopic discussionthread threadforumtopic topicforumtopic forumdiscussion forumquestion": `
name/thread title | category/board/forum/section/subforum/topic | about | tags
Which tent for two people? | Gear/equipment/general/advice/help/questions/outdoors | We want to carry it for a week, so it should not weigh more than two kilos. | tent, camping, advice
Best way to learn the guitar at forty | Hobbies/music/help/general/advice/questions | I have an old one on the wall and half an hour a day. | guitar, beginner, advice
Looking for a second-hand bike | Marketplace/buy and sell/classifieds/general/sport | For the way to work, eight kilometres, mostly flat. | bike, wanted
What are you reading? | Off-topic/books/general/culture/lounge | I am on page forty of something with too many names. | books, offtopic
New here, hello everyone | Introductions/welcome/general | I found you while looking for help with my oven. | introduction, welcome
How I built my own bookshelf | Show and tell/projects/diy/showcase/general/hobbies | Pictures of every step, and of the mistake in the middle. | diy, wood, photos
App crashes when I upload a photo | Help/support/bugs/technical/technology/troubleshooting/tech | It happens since the last update, and only with large pictures. | app, bug, question
Idea: a dark theme for the forum | Feedback/suggestions/ideas/site feedback/announcements | My eyes would be thankful in the evening. | idea, design
Meet-up in the park | Events/meetups/community/local/general | Bring something to sit on, and something to share. | meetup, events
Tips for the first marathon | Sport/fitness/health/training/general/advice | Twelve weeks to go, and my knees already know. | running, training, advice
Cheap trips by train | Travel/trips/general/advice | Where have you been for less than a day's pay? | travel, trains
Which laptop for a student? | Technology/tech/hardware/help/questions/general | Long battery and a good keyboard, games do not matter. | laptop, question
`,
  "pressrelease mediarelease newsrelease": `
name | category/topic/type/section | about
Second bakery opens at the harbour | Business/company/company news/expansion/corporate | Forty jobs are created. The mayor cut the ribbon together with the first apprentice.
Turnover up by a tenth | Finance/financial/business/results/earnings | Most of it comes from the north. The outlook for the year stays the same.
New chair of the board | People/company/leadership/corporate/business | The board has appointed her unanimously. She was head of operations before.
First electric ferry in service | Product/technology/environment/innovation/launch/product launch | It crosses in twelve minutes, and nobody hears it.
Prize for young designers awarded | Awards/culture/event/award/community | Three projects share it, out of two hundred.
Museum and bank extend their partnership | Partnership/culture/community/partnerships | Free entry on one evening a month stays possible.
Old factory becomes a school | Community/education/company/corporate | Classes begin after the summer, in halls full of light.
Sensor warns of leaking pipes | Product/technology/innovation/research/product launch | A town of forty thousand saves a tenth of its water.
Open day for everybody | Event/events/community | Guided tours, coffee and a look behind the doors.
`,
  "group communitygroup socialgroup interestgroup facebookgroup usergroup": `
name/group name | category/topic/type/interest | about
Weekend Hikers | Outdoors/sport/nature/travel/sports/hobbies | A tour every second week, and photos of it.
Film Photography Friends | Photography/art/hobbies/culture | Cameras without a screen, and what comes out of them.
Board Game Nights | Games/gaming/hobbies/entertainment | We meet, we play, somebody reads the rules aloud.
Plant Swap Club | Gardening/home/nature/hobbies/lifestyle | Cuttings, pots and advice, for nothing.
Vegan Home Cooks | Food/cooking/lifestyle/health | Recipes that we have really cooked.
Neighbours of Mill Lane | Community/local/neighborhood/neighbourhood/family | Ladders to lend, keys to find, cats to feed.
Second-hand Books | Books/literature/culture/buy and sell/education | Give one, take one, tell what it was like.
Early Runners | Fitness/sport/sports/health/wellness | Five kilometres before breakfast, at every pace.
Learning Spanish Together | Education/language/learning/languages | Short talks twice a week, mistakes are welcome.
Parents of Toddlers | Family/parenting/community/lifestyle/support | Questions that come up at four in the morning.
Local Bands | Music/entertainment/culture/art | Who plays where, and who needs a drummer.
Women in Code | Technology/tech/career/business/professional | Help with first jobs, and with the fifth.
`,
  "magazine printmagazine periodical & issn publisher frequency issue_count circulation price_per_issue editor editor_in_chief": `
name/magazine name | category/genre/topic/subject/niche | about | language
Design Quarterly | Design/art & design/art | Chairs, typefaces and the people behind them. | English/en
Open Kitchen | Food/cooking/food & drink | Forty recipes and one long lunch in each issue. | English/en
Field & Garden | Gardening/home & garden/nature/lifestyle | What to sow, prune and leave alone this month. | English/en
Science Monthly | Science/education | Research explained without a formula. | English/en
City Life | Lifestyle/culture/travel/local | Streets, shops and people from one town at a time. | English/en
The Long Read | Culture/literature/news/politics | Three stories in each issue, none of them short. | English/en
North Travel | Travel/lifestyle | Slow journeys by train, boat and on foot. | English/en
Circuit | Technology/tech/business | Devices taken apart and put together again. | English/en
Family Table | Family/lifestyle/parenting | Ideas for wet Sundays and full weeks. | English/en
`,
};
