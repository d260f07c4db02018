import type { RowTables } from "../../row-table.ts";

const stories = `
name/headline | liked | about/comment/comments
A new favourite | good | I would start it again tomorrow.
Stays with you | good | I was still thinking about it days later.
Funny and sad at once | good | It made me laugh, and a minute later it did not.
Worth the hype | good | For once everybody was right about it.
Beautifully made | good | Somebody has thought about every detail.
Could not stop | good | Just ten more minutes, and then it was two in the morning.
Good, a little long | mixed | A quarter less would have done it good.
Strong start, weak ending | mixed | The first half promises more than the second half keeps.
Better idea than result | mixed | I liked the idea more than what became of it.
Not for me | bad | All style, and nobody in it that I cared about. Not for me.
Lost me halfway | bad | I wanted to like it, and gave up twice. Disappointing.
Overrated | bad | After all that praise I was disappointed.
`;

/** What people think of something, and what they ask or complain about. */
export const opinionRows: RowTables = {
  "review productreview customerreview userreview testimonial": `
name | liked | about/comment/comments | pros/positives/advantages/likes | cons/negatives/disadvantages/dislikes
Exactly what I wanted | good | Looks as in the pictures and works as it should. | Looks great, As described | Took a while to arrive
Worth every penny | good | Not cheap, but well made. I would buy it again. | Well made, Feels solid | A little expensive
Better than expected | good | I had my doubts, and they were gone after a week. | Good value, Easy to use | Few colours
Use it every day | good | It has become part of my day, and still looks new. | Reliable, Easy to clean | A little heavy
Highly recommended | good | Good quality, friendly service and no surprises. | Good quality, Friendly service | Often sold out
Good, with one small flaw | mixed | I like it, but the finish could be better. | Looks good | Rough finish
Fine for the price | mixed | It does what it should, and no more. | Fair price | Feels a little cheap
Not bad, not great | mixed | Some things are well done, others could be better. | Easy to use | Unclear instructions
Disappointed | bad | It looked much better in the pictures. | Fast delivery | Poor quality, Looks different
Broke after a week | bad | Worked for a few days, then no more. I am sending it back. | Nice packaging | Broke quickly, Poor quality
Not as described | bad | Another colour and smaller than expected. | Arrived on time | Wrong colour, Too small
Would not buy again | bad | Too expensive for what it is. | Looks nice | Overpriced, Unclear instructions
`,
  "workreview moviereview filmreview bookreview gamereview albumreview showreview seriesreview":
    stories,
  "review userreview & movie movie_id movie_title film film_id film_title show_id show_title series_id book book_id book_title game game_id game_title album album_id album_title spoilers spoiler contains_spoilers has_spoilers contains_spoiler":
    stories,
  "visitreview placereview attractionreview museumreview tourreview activityreview experiencereview venuereview destinationreview trailreview parkreview eventreview": `
name | liked | about/comment/comments
A wonderful day out | good | We meant to stay for an hour and stayed for three.
Worth the trip | good | Well looked after, friendly people and much to see.
Great fun for all of us | good | The children have asked to come back before we were home.
Better than we thought | good | No queue in the morning, and everything well explained.
Will come again | good | Our third visit, and still something new to find.
Just right | good | Not too long, not too short, and nobody was in a hurry.
Nice, but crowded | mixed | Lovely in itself, come early or on a weekday.
Good for an hour | mixed | Pleasant, though there is less to do than we had hoped.
Fine, but not cheap | mixed | We enjoyed it, only the drinks cost too much.
Long queues | bad | Two hours of waiting for twenty minutes.
Badly organised | bad | Nobody knew where we had to go, and half of it was closed.
Needs some care | bad | Dirty toilets, broken signs and nobody to ask.
`,
  "servicereview vendorreview gymreview studioreview rentalreview shopreview providerreview supplierreview": `
name | liked | about/comment/comments
Would book again | good | Friendly, punctual and well prepared.
Professional from start to finish | good | They explained everything clearly and took the time.
Exactly as agreed | good | On time, at the price that we were told.
Made it easy | good | One call, a clear answer, and it was done.
Part of my week | good | Clean, friendly, and they remember your name.
Helpful people | good | Even on a busy day somebody had time for my questions.
Good, but not cheap | mixed | Good work, though a little expensive.
Had to wait | mixed | It was worth it in the end, but nobody told us why.
All right | mixed | They did what they should, and no more.
Never called back | bad | Two messages, no answer. I went to somebody else.
Not what was agreed | bad | It took longer and cost more than they had said.
Unfriendly | bad | I felt that I was in the way.
`,
  "employerreview companyreview workplacereview jobreview": `
name | liked | about/comment/comments | pros/positives/advantages | cons/negatives/disadvantages
Kind people, real work | good | You are trusted from the first week. | Flexible hours, Friendly team | Old laptops
Learned a lot | good | Good colleagues, and somebody always has time to explain. | Training budget, Helpful managers | Busy spring
Fair and flexible | good | Nobody counts hours, and everybody goes home on time. | Remote days, Fair pay | Small canteen
Good team, slow decisions | mixed | Nice people, but every change takes three meetings. | Good team, Safe job | Many meetings
A good first job | mixed | You learn quickly, then there is nowhere to go. | Steep learning curve | Few chances to grow
Long hours | bad | Every week was an exception. | Central office | Overtime, Little planning
Not what was promised | bad | The job had little to do with the advertisement. | Nice colleagues | Changing managers, Low pay
`,
  "concertreview gigreview livereview concertrating festivalreview": `
name | liked | about/comment/comments
A night to remember | good | Two hours without a weak song, and three encores.
Better than on the records | good | The voice fills the hall, and the band plays as one.
Goosebumps | good | Everybody sang the last chorus, and the band stopped to listen.
Would travel for it | good | Warm sound, a generous set and a happy crowd.
Small stage, big evening | good | We stood in the second row and heard every word.
Great band, bad sound | mixed | A fine set, but at the back there was mostly bass.
Good, but short | mixed | Seventy minutes and no encore, at that price.
Late and loud | bad | An hour of waiting, and then nothing but volume.
Not their night | bad | Half of the words forgotten, and not a look at the crowd.
`,
  "sessionfeedback talkfeedback sessionrating talkrating sessionreview talkreview eventfeedback": `
name | liked | about/comment/comments/feedback
Best talk of the day | good | Clear slides, honest numbers and time for questions.
Learned a lot | good | I will try two things of it on Monday.
Well prepared | good | The demo worked, and the speaker knew why.
Funny and useful | good | Forty minutes felt like ten.
Solid | mixed | Good content, a little fast at the end.
For beginners | mixed | I had hoped for more depth, the start was good.
Too short | mixed | The interesting part came in the last five minutes.
A sales pitch | bad | Half of it was about the company.
Hard to follow | bad | Small print on every slide, and the microphone failed.
`,
  "stayreview hotelreview guestreview": `
name | liked | about/comment/comments
Would come again | good | Quiet room, comfortable bed and a very good breakfast.
Lovely stay | good | The staff made us feel at home from the first minute.
Perfect location | good | Five minutes to everything, and still quiet at night.
Spotless and friendly | good | Clean rooms, warm welcome and good coffee.
A pleasant surprise | good | Larger than in the photos, with a fine view.
Good, but noisy | mixed | Nice room, but we could hear the street all night.
A little dated | mixed | Kind people, but the furniture has seen better days.
Would not stay again | bad | The room smelled of smoke and nobody could help.
Not as in the photos | bad | Much smaller than shown, with a view of a wall.
`,
  "mealreview restaurantreview foodreview": `
name | liked | about/comment/comments
We will be back | good | Everything tasted fresh, and the staff knew the menu by heart.
Best meal in a long time | good | Small menu, every plate worth it.
Warm and generous | good | Large portions and a table by the window.
A lovely evening | good | Friendly service, good wine and no hurry.
Good food, slow service | mixed | We liked the food, but waited almost an hour for it.
Nice, but loud | mixed | Tasty starters, and hardly a word to be heard.
Cold and late | bad | The main course came cold, the bill came fast.
Not worth the price | bad | Small portions and an unfriendly waiter.
Expected much more | bad | Overcooked pasta and a dessert from the freezer.
`,
  "appreview softwarereview": `
name | liked | about/comment/comments
Simple and fast | good | Does one thing well and never gets in the way.
Use it every day | good | Clean design, and the sync just works.
Best of its kind | good | I tried five others and came back to this one.
Great update | good | The new version is faster, and dark mode looks good.
Good, but needs work | mixed | I like the idea, but it drains the battery.
Nice app, too many prompts | mixed | Works well, but asks for a rating every week.
Almost there | mixed | Search could be better, the rest is fine.
Crashes all the time | bad | Closes as soon as I open a second list.
Was better before | bad | The last update made everything slower.
`,
  "feedback userfeedback customerfeedback appfeedback": `
name | type/category/kind/feedback type | liked | about/comment/comments/feedback | page/screen/area
Love the new dashboard | Praise/ui/design | good | Everything I need is on one page now. | Dashboard
Support was great | Praise/support/service | good | Quick, friendly and solved at the first try. | Help
Please add dark mode | Feature/ui | good | It would be kinder to my eyes in the evening. | Settings
Export to Excel | Feature | good | It would save me an hour every week. | Reports
Keyboard shortcuts, please | Feature/usability | mixed | Good app, but I click too much. | Settings
Search misses results | Bug/performance | mixed | Names with an accent are not found. | Search
Export stops halfway | Bug | bad | The file ends in the middle of the list, every time. | Reports
Cannot upload photos | Bug | bad | The bar stays at ninety per cent. | Profile
Too many emails | Complaint/negative/other/general/content | bad | Three newsletters a week, although I opted out. | Notifications
`,
  "housefeedback viewingfeedback showingfeedback listingfeedback propertyfeedback": `
liked | about/comment/comments/feedback/notes/message
good | Loved the light in the living room.
good | Just what we are looking for, a second viewing, please.
good | The kitchen is larger than in the pictures.
mixed | Nice rooms, but the street is loud.
mixed | Good size, the bathroom needs work.
bad | Too small for the four of us.
bad | The price is too high for the state that it is in.
`,
  "complaint customercomplaint": `
name/complaint | category/type/department/complaint type/area | about | resolution/resolution notes/response/outcome
Parcel arrived late | Delivery | It was promised within two days and took nine. | Delivery fee refunded.
Parcel was left in the rain | Delivery | It stood at the front door, the box was soaked. | Replacement sent by express.
Charged twice | Billing/finance | The same amount was taken two times. | Second charge refunded.
Discount was not applied | Billing/pricing | The code was accepted, the invoice shows the full price. | Difference refunded.
Handle broke on the second day | Product/quality/product quality/defect | Normal use, no force, and it came off. | Replacement sent free of charge.
Wrong colour | Product/quality/wrong item/order | I ordered the blue one and have a green one. | Right item sent, return label included.
Nobody calls back | Service/customer service/support/staff/communication | I left three messages and was promised a call each time. | Personal contact named.
Rude answer at the counter | Staff/service/customer service/behaviour | I only asked for a receipt. | Apology, and talked to the team.
`,
  "survey questionnaire": `
name | category/type/topic/survey type | about
Customer satisfaction | Customer/customer feedback/customer satisfaction/satisfaction/feedback/nps | How happy are you with us, and what could be better?
{team:Employee/Team} engagement | Employee/hr/employee engagement/engagement/internal | How it is to work here. Answers stay anonymous.
Event feedback | Event/event feedback/events/feedback | What you liked, what you missed and who should speak next time.
Website usability | Product/usability/ux/research/website | Did you find what you were looking for?
Feature wishes | Product/product feedback/research/features | Which three things should we build first?
Market research: {what:coffee/bikes/streaming} | Market research/market/research/marketing | What you buy, how often and why.
Course evaluation | Education/course/training/learning | Pace, content and teacher, in ten questions.
`,
  forumquestion: `
name | category/topic/section/tag/forum | about
How do I center a div vertically? | CSS/frontend/web/programming | Horizontally it works, but vertically it sticks to the top.
Why is my array mutated? | JavaScript/programming/web/general | I sort a copy, and the original is sorted, too.
Async function returns a promise | JavaScript/node/backend/programming | I expected the value, and get a pending promise.
How to type a generic component? | TypeScript/react/javascript/frontend | The props should follow from the type of the list.
State is one step behind | React/javascript/frontend/programming | After a click the old value is logged.
Virtual environment is ignored | Python/tools/general | Packages are installed, but not found when I run the script.
Slow query with two joins | Databases/sql/database/backend | It takes seconds, although both tables have an index.
How do I undo the last commit? | Git/tools/devops/general | It is not pushed yet, and I want to keep the changes.
`,
};
