import { companyNames, jobTitles } from "../../../../phrases/subjects.ts";
import { personOf, phraseOf } from "../../../subject.ts";
import { toThingPhrases } from "../../../things/find-thing.ts";
import { digits, draw, english, type TextRule, toTextRules } from "../../text-rule.ts";

/** `The Hansen family`: a household is called after somebody who lives there. */
const household: TextRule = draw((scope) => `${personOf(scope, ["household"]).last} family`);

/** A table lists every team once. */
const teams = toThingPhrases("{place} {team}");

/** Parishes, clubs, habits, first meetings: what people share. */
export const communityRules = toTextRules({
  "reason|report reason|category|type @ abusereport userreport contentreport profilereport postreport moderationreport flag & reported_user_id reported_profile_id reported_post_id":
    "Spam|Harassment|Fake profile|Inappropriate photos|Scam|Hate speech|Under age",
  "details|description|comment|message|note|notes|explanation @ abusereport userreport contentreport profilereport postreport & reported_user_id reported_profile_id reported_post_id":
    "Keeps writing although I asked them to stop.|The pictures belong to somebody else.|Asked me for money after two messages.|Sends the same link to everybody.|Insults people in the comments.",
  "resolution|outcome|action taken|action|decision|moderator note @ abusereport userreport contentreport profilereport postreport & reported_user_id reported_profile_id reported_post_id":
    "Warning sent|Content removed|Account suspended|No violation found|Account banned",
  "title|name|idea|activity @ dateplan dateidea datenight":
    "Coffee and a walk|Cooking together|Open-air cinema|Climbing for beginners|Sunday flea market|Wine and small plates|Boat on the lake",
  "place|venue|location|where @ dateplan dateidea datenight":
    "Café Lumen|Riverside Park|Harbour Kitchen|City Museum|Old Mill Cinema|Botanical Garden",
  "note|notes|description|comment @ dateplan dateidea datenight":
    "Book a table by the window.|Bring a jacket, it gets windy.|I know the owner.|Plan B if it rains: the museum.|Meet at the fountain.",
  "budget|price range|cost @ dateplan dateidea datenight": "free|under €20|€20–50|€50–100",
  "signature|forum signature|tagline @ forumuser forummember forumprofile & reputation post_count karma":
    "Measure twice, cut once.|Always reading the manual last.|Sent from my allotment.|There is no bad weather.|Slow and steady.",
  "title|user title|rank|custom title @ forumuser forummember forumprofile":
    "Newcomer|Regular|Old hand|Moderator|Helper of the month|Veteran",
  "description|about|summary @ forumcategory subforum & topic_count thread_count post_count":
    "Questions, answers and everything in between.|Introduce yourself and meet the others.|News and announcements from the team.|Show what you made.|Everything that fits nowhere else.",
  "criteria|criterion|requirement|requirements|how to earn|condition|rule|unlock condition @ badge achievement trophy":
    "Write 100 posts|Log in on 30 days in a row|Get 50 likes|Answer ten questions|Invite three friends|Finish every task of a week",
  "name|title|badge @ badge & awarded_count":
    "First Steps|Helping Hand|Early Bird|Perfect Week|Night Owl|Conversation Starter|Top Contributor|One-Year Club",
  "description|about @ badge & awarded_count":
    "For members who help others.|For being there from the start.|For a whole week without a gap.|For posts that others come back to.|For a hundred small things done well.",
  "amenities|facilities|features|equipment @ gym gymlocation fitnesscenter fitnesscentre fitnessstudio healthclub":
    "Free weights|Lockers|Showers|Spinning studio|Smoothie bar|Parking|Childcare|Personal training",
  "opening hours|hours|business hours|open hours @ gym gymlocation fitnesscenter fitnesscentre fitnessstudio healthclub":
    "Mon–Fri 6–22, Sat–Sun 8–20|Daily 6–23|Open 24 hours|Mon–Sun 7–22",
  "goal|objective|aim|target @ workout workoutplan trainingplan fitnessplan exerciseplan program & sessions_per_week":
    "Build strength|Lose weight|Run 10 km|Improve mobility|Gain muscle|Stay fit",
  "story|description|about|appeal text @ appeal charityappeal fundraiser":
    "The roof has leaked since spring. With your help it is closed before winter.|Forty children learn to swim every year; the old pool has to be repaired.|We want to bring clean water to three more villages.|A new van means that meals arrive warm.|Every gift pays for books, pens and a place to read.",
  "beneficiary|beneficiaries @ appeal charityappeal fundraiser campaign donation charity":
    "Harbour Hospice|Open Shelter|Bright Start|Hill Road School|Green Belt Trust|Northside Food Bank",
  "title|headline|name @ appealupdate campaignupdate charityupdate fundraiserupdate":
    "Halfway there|Thank you!|The first delivery has arrived|The roof is on|One week to go|A visit from the mayor",
  "body|text|message|content @ appealupdate campaignupdate charityupdate fundraiserupdate":
    "Thanks to you the first boxes left on Monday.|We have reached the next step sooner than we hoped.|Photos of the work are on our page.|Two more schools want to join.|The builders start next week.",
  "community|community name|subreddit|forum|forum name|board name @ post communitypost thread discussion topic member & upvotes karma flair":
    "Home Cooking|Trail Runners|Book Corner|Plant People|City Cycling|Film Night|Small Gardens",
  "flair|post flair|user flair": "Question|Discussion|News|Help|Showcase|Guide",
  "thread|threads|muted threads|pinned threads|thread title|conversation title|conversation name":
    "Weekend plans|Release 2.4|Lunch on Friday|Office move|Photo of the week|Travel tips",
  "user|commenter|member @ comment reply topcomment answer vote reaction message":
    ({ member }) =>
    (scope) =>
      personOf(scope, ["commenter", ...member.words]).full,
  "charity|charity name|nonprofit|nonprofit name|non profit|ngo|beneficiary charity|supported charity":
    "Clean Water Now|Red Kite Foundation|Open Shelter|Bright Start|Harbour Hospice|Green Belt Trust|Books for All",
  "name|club name|group name @ bookclub readinggroup readingclub":
    "Thursday Pages|The Slow Readers|Chapter and Tea|Harbour Book Club|Between the Lines|Last Page Society",
  "host|hosted by @ bookclub readinggroup & next_meeting":
    ({ member }) =>
    (scope) =>
      personOf(scope, member.words).full,
  "venue|stadium|ground|location @ match fixture game derby & home_team away_team kickoff":
    "Harbour Stadium|City Arena|Mill Lane Ground|Riverside Park|North Field|Union Stadium",
  "team|club|team name|club name @ standing tablerow leaguetable": draw((scope) =>
    phraseOf(teams, scope),
  ),
  // Churches
  "topic|theme|sermon title|sermon topic|sermon @ churchservice worshipservice":
    "Hope in hard times|The good neighbour|Thankful hearts|Finding rest|Faith and doubt",
  "title|name|event name|event title|event @ churchevent parishevent parish ministry congregation & sermon_title scripture worship_leader":
    "Sunday Worship|Youth Night|Bible Study|Prayer Breakfast|Harvest Supper|Choir Rehearsal|Community Lunch|Family Service",
  "ministry|ministry name|ministry team|ministries @ church churchevent parish congregation sermon worship & scripture sermon_title worship_leader":
    "Youth ministry|Worship team|Outreach|Children's church|Hospitality|Prayer team",
  "scripture|scripture reference|bible passage|bible verse":
    "John 3:16–21|Psalm 23|Matthew 5:1–12|Romans 8:28–39|Luke 15:11–32|1 Corinthians 13",
  "title|name|topic @ sermon":
    "Walking in Hope|The Good Neighbour|Bread for the Journey|A Quiet Strength|Grace Upon Grace|Salt and Light|The Lost Coin|Still Waters",
  "hymn|hymns|hymn titles":
    "Amazing Grace|Abide with Me|Be Thou My Vision|How Great Thou Art|Morning Has Broken|Holy, Holy, Holy|Great Is Thy Faithfulness",
  "tags|topics|themes @ sermon": "hope|faith|family|prayer|forgiveness|community|advent",
  "notes|summary|description @ sermon":
    "Three short points and a closing prayer.|First of the series.|With a reading by the youth group.|Recording starts after the first song.",
  "sermon title|sermon|sermon topic|message title":
    "Walking in Hope|The Good Neighbour|Bread for the Journey|A Quiet Strength|Grace Upon Grace|Salt and Light",
  "series|sermon series|series title|series name @ sermon church churchevent & scripture sermon_title":
    "Letters of Hope|Psalms for Summer|Advent 2026|Stories Jesus Told|Faith at Work",
  "location|room|venue|place @ church churchevent parish & scripture sermon_title worship_leader":
    "Main sanctuary|Parish hall|Youth room|Chapel|Garden|Fellowship hall",
  "notes|note|comments|description @ churchevent parish & scripture sermon_title worship_leader":
    "Bring a dish to share.|Childcare is available.|Coffee afterwards in the hall.|All ages welcome.|Please arrive ten minutes early.",
  "congregation|parish|church|church name|parish name":
    "St Mary's|Grace Community Church|Holy Trinity|St Anna|Riverside Chapel|All Saints",
  // Households and habits
  "household name|household|family name label|family group": household,
  "frequency|schedule|repeats|recurrence @ habit habitentry routine & current_streak longest_streak":
    "daily|weekdays|three times a week|weekly|weekends",
  "cue|trigger|habit cue|reminder cue|anchor @ habit habitentry routine":
    "After breakfast|Before bed|On the way to work|After brushing teeth|When the alarm rings",
  "reward|treat @ habit habitentry routine":
    "A cup of tea|One episode|A walk in the sun|Ten minutes of music|A square of chocolate",
  "icon @ habit habitentry routine": "book|droplet|moon|leaf|dumbbell|pencil|sun",
  "program|program name|assigned program|programme @ volunteer volunteershift charity ngo nonprofit":
    "Food bank|Reading buddies|River clean-up|Soup kitchen|Senior visits|Winter shelter",
  "membership tier|membership|membership type|membership plan|tier|plan & personal_trainer home_club home_gym visits_this_month":
    "Basic|Standard|Premium|Student|Off-peak",
  "home club|home gym|gym|club|studio|branch|location @ gym gymmember membership fitness & personal_trainer fitness_goal check_ins membership_tier":
    "Riverside Gym|North Street Fitness|Harbour Health Club|Old Mill Studio|City Fitness",
  "prompt|prompt question|icebreaker @ dating datingprofile & prompt_answer":
    "My simple pleasures|A fact that surprises people|The way to win me over|I go crazy for|Typical Sunday",
  // Talk
  "title|subject|topic|thread title @ thread forumthread forumtopic discussion & best_answer_id":
    "How do you store bread for a week?|New here, hello everyone|Which tent for two people?|Best way to learn the guitar|Photos from last weekend|Looking for a second-hand bike|What are you reading?|Strange noise from the boiler",
  "category|board|forum|subforum|section @ thread forumthread forumtopic discussion & best_answer_id":
    "General|Help|Introductions|Show and tell|Feedback|Off topic",
  "excerpt|preview|summary|body|content|text @ thread forumthread forumtopic discussion":
    "I have tried two ways so far and neither really works.|Short question before I buy anything.|Thanks for all the answers last time.|Does anybody have experience with this?|Here is what I found out in the end.",
  "tag|tags @ thread forumthread forumtopic": "question|beginner|solved|photos|advice|events",
  // Giving
  "dedication|in memory of|tribute|in honor of|in honour of|dedicated to @ donation gift pledge":
    "In memory of Ruth Keller|In honour of our teachers|For the children's ward|In memory of my grandmother|For Sam's birthday",
  "frequency|giving frequency|donation frequency|interval @ donation donor pledge gift":
    "one-time|monthly|monthly|quarterly|yearly",
  "sponsor|sponsored by|presented by @ podcast episode podcastepisode newsletter stream show video race team":
    english(companyNames),
  // Work and law
  "applied for|position applied for|applied position|applied role|job applied for|role applied|desired role|desired position|target role|open position|vacancy":
    english(jobTitles),
  "source|application source|candidate source|referral source|how did you hear @ candidate jobcandidate applicant application jobapplication":
    "LinkedIn|referral|job board|careers page|agency|job fair",
  "next step|next action|next stage @ candidate jobcandidate applicant application recruitment":
    "Phone screen|Second interview|Reference check|Offer call|Trial day|Waiting for feedback",
  "stage|phase|case stage|current stage|procedural stage @ case legalcase lawsuit litigation matter court":
    "intake|discovery|pre-trial|mediation|trial|appeal|settlement",
  "importer|exporter|wholesaler|retailer|distributor|insurer|reinsurer|lender|forwarder|freight forwarder|shipper|consignee|processor|general contractor|subcontractor|declarant|franchisor|underwriting company|issuer company":
    english(companyNames),
  // Goods on their way
  "port of entry|port of loading|port of discharge|entry port|exit port|loading port|discharge port|border crossing|customs office|point of entry":
    "Rotterdam|Hamburg|Felixstowe|Antwerp|Le Havre|Valencia|Gdansk",
  "baggage claim|baggage belt|baggage carousel|luggage belt": digits("Belt #", "Belt 1#"),
  "temperature zone|climate zone|storage temperature|storage condition|storage conditions|temperature class @ bin warehouse storage product item warehousebin stock & aisle rack":
    "ambient|chilled|frozen|ambient",
  "rack|bay|stack & aisle shelf bin bin_code": digits("0#", "1#"),
  "shelf|tier|shelf level & aisle rack bay": "1|2|3|4|5",
  // Meters
  "reading type|read type|reading method @ meter meterreading energyreading energy utility & meter_id consumption_kwh meter_number":
    "actual|estimated|smart meter|customer reading",
  "incident type|type|claim type|loss type|cause of loss @ insuranceclaim claim & policy_number =deductible adjuster":
    "collision|theft|water damage|fire|storm damage|vandalism",
  "status|subscription status @ subscriber & unsubscribed_at open_rate click_rate":
    "subscribed|subscribed|subscribed|unsubscribed|bounced",
  "subcategory|sub category @ budget budgetline expense transaction & planned payee":
    "Supermarket|Bakery|Tickets|Insurance|Electricity|Pharmacy|Streaming|Gifts",
});
