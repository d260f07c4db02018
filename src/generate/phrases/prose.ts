import { type Phrases, toPhrases } from "./phrases.ts";

const list = (text: string) => text.split("|");

const things = list(
  "the small details|a quiet morning|good company|the right tools|a clear plan|a long walk|fresh ideas|honest feedback|the first draft|simple habits|patient work|an open door",
);

/** Sentences that can follow each other in any order: the body of a post, a page, a lesson. */
const essay = toPhrases(
  [
    "It started with {thing} and a free afternoon.",
    "Most people underestimate {thing}.",
    "The trick is to begin with {thing} and leave the rest for later.",
    "We tried it for {time}, and the results surprised us.",
    "After {time}, {thing} had become part of the week.",
    "There is no shortcut to {thing}, but there are a few good signposts.",
    "Ask anyone who has done this for {time}: it was {thing} that made the difference.",
    "What we learned is simple: keep {thing} close and {advice}.",
    "If you only remember one thing, {advice}.",
    "None of this is new, yet we keep forgetting {thing}.",
    "Some days it works at once; on others you need {thing}.",
    "Start small, {advice}, and see what happens.",
  ],
  {
    thing: things,
    time: list("a week|a month|two years|a whole season|half a year|ten days"),
    advice: list(
      "write it down|ask for help early|leave room for mistakes|do less, better|share it with a friend|take a break|keep going",
    ),
  },
);

/** The body of a piece of news: sentences that can follow each other whatever has happened. */
const report = toPhrases(
  [
    "The news was announced on {day} morning.",
    "“We have waited a long time for this,” said {who}, who lives nearby.",
    "Officials expect the first results by {when}.",
    "Not everybody is convinced: {who} calls it a good start, and no more than that.",
    "It had been discussed since {since}.",
    "According to {source}, more than {many} people are affected.",
    "It is the first time in {years} that this has happened here.",
    "A public meeting is planned for {day} evening.",
    "Details are to follow, {source} said on request.",
    "Neighbouring towns are watching closely.",
    "“The real work begins now,” said {who}.",
    "The costs were put at {money}.",
  ],
  {
    day: list("Monday|Tuesday|Wednesday|Thursday|Friday"),
    who: list(
      "Nora Lindqvist|Tomas Berger|Aisha Rahman|Paul Okafor|Elena Marin|a spokesperson|one resident",
    ),
    since: list("last spring|the autumn|last year"),
    when: list("the end of the year|spring|next summer|the autumn"),
    source: list("the city|the organisers|the police|the ministry|the operator"),
    many: list("three hundred|two thousand|ten thousand"),
    years: list("five years|a decade|thirty years"),
    money: list("two million|eighty thousand|half a million"),
  },
);

const reviews = toPhrases(
  ["{opening} {detail}", "{opening} {detail} {ending}", "{detail} {ending}"],
  {
    opening: list(
      "Exactly what I was looking for.|Better than I expected.|Good, but not perfect.|I use it every day.|Bought it as a gift and kept it.|Arrived a day early.|Not quite what the photos suggest.|Worth every penny.",
    ),
    detail: list(
      "The finish feels solid and the colour is true to the pictures.|Setting it up took five minutes.|The size is perfect for a small flat.|Customer service answered within an hour.|It has held up well after three months.|The packaging could use less plastic.|The handle is a little loose.",
    ),
    ending: list(
      "Would buy again.|My sister wants one too.|Four stars for the price.|Highly recommended.|I might return it.|Can't complain.",
    ),
  },
);

/** Under a photo, an essay, or a notice about a lost cat. */
const comments = toPhrases(
  list(
    "Thanks for sharing this.|I was wondering about the same thing.|This made my morning.|Can you tell us a bit more?|So true.|I had no idea.|Well said.|Keep us posted!|My sister told me the same.|How did it go in the end?|Glad I saw this.|I will pass it on to a friend.|Couldn't agree more.|Where can I find out more?|I see it a little differently, but fair point.|Saving this for later.|Exactly what I needed today.|Took me a while to get it, now I do.|Did you try it more than once?|More of this, please!|Thank you, that was clear and short.|I've been doing it the other way for years.|Love this!|Interesting, I would have guessed the opposite.|We talked about this only yesterday.|Congratulations!|Looks great, well done.|Is there a second part?|You forgot the best bit.|This deserves more attention.|Count me in next time.|Same here, every single week.|Not for me, but I see why people like it.|Let us know if anything changes.|Brilliant idea.|I tried it after reading this, and it works.",
  ),
  {},
);

const blurbs = toPhrases(["{what} {made}. {use}.", "{use}. {what} {made}."], {
  what: list(
    "A dependable companion|A small luxury|A timeless piece|A practical favourite|An everyday essential|A considered design",
  ),
  made: list(
    "made from responsibly sourced materials|built to last for years|finished by hand in small batches|designed to take up little space|that gets better with age",
  ),
  use: list(
    "Easy to clean and easy to care for|Made for busy mornings and slow evenings|Comes with a five-year guarantee|A thoughtful gift for any occasion|Pairs well with the rest of the collection",
  ),
});

const bios = toPhrases(["{job}. {likes}.", "{likes}. {job} by day."], {
  job: list(
    "Product designer|Writer|Frontend developer|Photographer|Teacher|Data analyst|Illustrator|Nurse|Architect|Founder|Researcher|Chef",
  ),
  likes: list(
    "Loves long trains and strong coffee|Always learning something new|Runner, reader, amateur baker|Collects old maps|Happiest outdoors|Parent of two and one loud cat|Believes in good tools and short meetings|Plays the cello badly",
  ),
});

/** What somebody says of themselves where the job is told beside it. */
const pastimes = toPhrases(["{likes}. {more}.", "{likes}.", "{more}. {likes}."], {
  likes: list(
    "Loves long trains and strong coffee|Always learning something new|Runner, reader, amateur baker|Collects old maps|Happiest outdoors|Believes in good tools and short meetings|Plays the cello badly|Grew up by the sea, moved for the mountains",
  ),
  more: list(
    "Ask me about sourdough|Two cats, one garden|Weekends belong to the bike|Never says no to dumplings|Speaks three languages, one of them well|Looking for the best pizza in town|Early riser",
  ),
});

/** True of a bank as well as of a bakery: what a company does, its trade tells. */
const missions = toPhrases(["{what} for {who}.", "{what} for {who}, {how}."], {
  what: list(
    "Good work at fair prices|Simple and reliable service|Clear answers and quick help|Things that last|A calm and honest partner",
  ),
  how: list("near and far|day after day|without small print"),
  who: list("small teams|growing businesses|people on the move|families|independent shops|schools"),
});

const duties = toPhrases(["{start} {goal}.", "{start} {goal}. {note}."], {
  start: list(
    "Collect feedback from the last release and|Agree with the team on the scope and|Check the current numbers and|Go through the open questions and",
  ),
  goal: list(
    "propose two options|prepare a short summary|turn it into a checklist|update the shared document|fix what blocks the launch",
  ),
  note: list(
    "Keep it under an hour|Ask Nora if anything is unclear|Screenshots are in the folder|Should be done before the demo|Low risk",
  ),
});

/** Each of them whole: with a greeting before it, one would be read again and again. */
const messages = toPhrases(
  list(
    "Are we still on for Thursday?|I've just sent you the latest version.|Could you have a look when you have a minute?|Thanks for the quick reply, that helped a lot.|The room is booked from two to three.|Sorry, I'll be ten minutes late.|Let me know what you think.|Sounds good to me!|Can we move it to tomorrow morning?|On my way.|I'll get back to you by the end of the day.|Has anybody seen the keys to the meeting room?|Great, see you then.|Which of the two do you like better?|I'm in a call until eleven, then I have time.|That worked, thank you!|Could you send me the address again?|No rush, next week is fine.|I added a few remarks, mostly small things.|Who else should be there?|Just landed, phone is almost empty.|Good point, I had not thought of that.|Do you need anything from the shop?|The numbers look right now.|Let's talk about it over lunch.|I can't make it today, sorry.|Happy birthday! Have a great day.|Where did we put the notes from last time?|Done, please check whether it works for you.|Yes, both of us are coming.|How did it go yesterday?|I'll bring dessert.|Can you call me when you're free?|Perfect, then I'll book it.|The train is late again, start without me.|Not sure yet, I'll know more on Friday.|Same place as last time?|Thanks for your help with this.|I've shared the folder with you.|What time works for everyone?",
  ),
  {},
);

const sayings = (text: string) => toPhrases(list(text), {});

export const taglines = list(
  "Made for every day|Small steps, big changes|Closer than you think|Good work, done together|Everything in one place|Simple, fast and friendly|For people who like to do it well|Made with care since 1998|Better together|A little more time for what matters",
);
const tagline = toPhrases(taglines, {});

/** About a thing of which nothing is known: true of many, wrong of few. */
export const plainSayings = list(
  "Reviewed and up to date.|A first version, comments are welcome.|Replaces the earlier version.|More details will follow.|Questions and remarks are welcome.|Agreed with everyone involved.|Small changes since last month.|First of a series.|See the attached details.|Created on request.",
);
const plain = toPhrases(plainSayings, {});
export const noteSayings = list(
  "Checked and confirmed.|No changes needed.|Waiting for a reply.|Updated after review.|Same as last time.|Needs a second look.|All in order.|Kept for reference.|Details as agreed.|Nothing unusual.",
);
const notes = toPhrases(noteSayings, {});
/** What somebody jots down about somebody. */
const personNotes = sayings(
  "Call back on Monday.|Prefers email.|Left a message.|Very friendly, always on time.|Waiting for a reply.|Asked for a reminder.|Knows the team well.|Same as last time.",
);
const instructions = sayings(
  "Please ring twice.|Keep cool and dry.|Follow the signs from the main entrance.|Wash at 30 degrees.|Leave at reception.|Store upright.|Call ten minutes before arrival.|Use the side entrance.",
);
/** What somebody asks for who has ordered or booked anything at all. */
const requests = sayings(
  "Please ring twice.|Use the side entrance.|Call on arrival.|Please handle with care.|Not before nine, please.|Ask for me at the desk.|Leave at reception.",
);
const failures = sayings(
  "The request timed out.|The file is too large.|The address could not be found.|The card was declined.|The session has expired.|A required field is missing.|The service is not available right now.",
);
const events = sayings(
  "Signed in from a new device.|Backup finished in 42 seconds.|Disk usage above 80 %.|Configuration updated.|Connection restored.|Export finished.|Three records imported.|Scheduled task completed.",
);
const questions = sayings(
  "How did you hear about us?|Which date works best for you?|What would you improve?|Is there parking nearby?|Does it come in other colours?|How long does delivery take?|Can I change my booking?|Who should we contact?",
);
const answers = sayings(
  "Yes, that works.|Usually within two days.|Please try again after signing out.|It depends on the size.|We replaced the part and tested it.|You can change it in the settings.|The second option fits better.|Thanks, solved.",
);
const labels = sayings(
  "Important|Personal|Work|Home|Favourite|New|Popular|Details|Overview|Standard|Other",
);
export const captionSayings = list(
  "Early light over the harbour|View from the window|A quiet corner|Detail of the entrance|The team at work|Ready for the season|Close-up of the surface",
);
const captions = toPhrases(captionSayings, {});

/** What is said about a thing, by the word for the thing. */
export const proseByOwner: ReadonlyMap<string, Phrases> = new Map(
  Object.entries({
    "product item good goods sku variant listing plan package": blurbs,
    "review feedback testimonial rating": reviews,
    "comment reply": comments,
    "task todo issue ticket bug subtask card step project milestone sprint board": duties,
    "company organization organisation business brand vendor supplier agency partner": missions,
    "message chat notification email": messages,
    "user author customer employee member person profile contact speaker instructor": bios,
  }).flatMap(([words, phrases]) => words.split(" ").map((word) => [word, phrases] as const)),
);

export const prose = {
  plain,
  notes,
  personNotes,
  instructions,
  requests,
  failures,
  events,
  questions,
  answers,
  labels,
  captions,
  essay,
  report,
  reviews,
  comments,
  blurbs,
  bios,
  pastimes,
  missions,
  duties,
  messages,
  tagline,
};
