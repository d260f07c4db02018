import type { RowTables } from "../../row-table.ts";

/** How customers are won and answered, and where people meet. */
export const reachRows: RowTables = {
  "slapolicy sla servicelevel supportpolicy servicelevelagreement": `
name/policy name | priority/severity/ticket priority | about | first response minutes/response minutes/response time minutes/first reply minutes | resolution minutes/resolution time minutes/resolve minutes | first response hours/response hours/response time hours/first reply hours | resolution hours/resolution time hours/resolve hours | business hours only/only business hours/is business hours
Critical systems | Urgent/critical/p1/highest | Around the clock, for outages. | 15-15 | 240-240 | 1-1 | 4-4 | no
Enterprise | High/p2/major | For accounts with a named contact. | 60-60 | 480-480 | 1-1 | 8-8 | no
Standard | Normal/medium/p3/minor | For all customers on a paid plan. | 240-240 | 1440-1440 | 4-4 | 24-24 | yes
Free plan | Low/p4/trivial | Answered in office hours, paid plans first. | 1440-1440 | 4320-4320 | 24-24 | 72-72 | yes
Weekend cover | High/p2/major | One colleague on call from Friday to Monday. | 120-120 | 960-960 | 2-2 | 16-16 | no
Billing questions | Normal/medium/p3/minor | Answered on the same working day. | 240-240 | 960-960 | 4-4 | 16-16 | yes
Security reports | Urgent/critical/p1/highest | Goes to the engineer on call at once. | 30-30 | 480-480 | 1-1 | 8-8 | no
Feature requests | Low/p4/trivial | Collected, and answered once a week. | 2880-2880 | 10080-10080 | 48-48 | 168-168 | yes
`,
  "pipeline salespipeline dealpipeline crmpipeline leadpipeline & is_default deals deal_count deals_count total_value currency": `
*name | about
New business | From the first call to the signed order.
Renewals | Contracts that end within the next months.
Enterprise | Long cycles, and several people who decide.
Partner sales | What partners bring, and what they earn.
Mid-market | One demo, one offer, one decision.
Onboarding | From the signature to the first day of use.
`,
  "stage pipelinestage dealstage salesstage salespipelinestage & probability win_probability": `
*name/label/stage name | sort order/order/position/sequence/stage order | probability/win probability
Qualified | 1-1 | 10-10
Meeting booked | 2-2 | 25-25
Proposal sent | 3-3 | 50-50
Negotiation | 4-4 | 75-75
Contract sent | 5-5 | 90-90
Closed won | 6-6 | 100-100
`,
  "tickettype tickettier ticketcategory & conference_id conference conference_name": `
name/tier/tier name/ticket type/label | about | price | perks/benefits/includes
Early Bird | The full ticket, for those who decide early. | 199-349 | All talks, Lunch, Recordings
Regular | All talks, with lunch and all recordings. | 349-549 | All talks, Lunch, Recordings
Student | With a valid student card. | 49-99 | All talks, Lunch
Workshop Day | One workshop of your choice, materials included. | 149-249 | One workshop, Lunch, Materials
Online | The live stream, and the recordings afterwards. | 49-99 | Live stream, Recordings
One Day | Any of the days, you decide at the door. | 149-229 | Talks of the day, Lunch
VIP | A reserved seat, and dinner with the speakers. | 590-890 | Reserved seat, Dinner with the speakers, All talks
`,
  meetup: `
name/meetup name | about | category/topic/type/meetup type | tags | is online/online/is virtual/virtual
Board games and snacks | Bring a game, or learn one of ours. | Games/social/community | games, social | no
Sunday photo walk | Two hours through the old town, any camera will do. | Photography/art/outdoors/culture | photography, walking | no
Spanish conversation evening | Tables for every level, and one rule: no English. | Languages/language/education/culture | spanish, language |
JavaScript for beginners | A short talk, then we build something small in pairs. | Technology/tech/programming/coding | javascript, beginners |
Hike to the old quarry | Nine kilometres, good shoes, back by five. | Outdoors/hiking/sport/sports/nature | hiking, outdoor | no
Plant swap | Bring a cutting, take one home. | Gardening/community/nature/lifestyle | plants, garden | no
Open mic night | Five minutes each, sign up at the door. | Music/arts/entertainment/art | music, stage | no
Founders' breakfast | Coffee, and what did not work last month. | Business/networking/startup/career | startups, networking |
Design critique evening | Show what is half done, and hear what others see. | Design/tech/creative/art | design, feedback |
Running group for everyone | Five easy kilometres along the river. | Sport/fitness/sports/health | running, outdoor | no
Data evening: {topic:maps/forecasts/surveys} | Two talks, and a long break between them. | Technology/data/science/tech | data, talks |
Book swap at the café | Bring one, take one, talk about both. | Books/culture/social/community | books, reading | no
`,
};
