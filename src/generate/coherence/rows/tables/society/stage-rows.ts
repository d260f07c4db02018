import type { RowTables } from "../../row-table.ts";

/** What is said on stages, and how one gets in. */
export const stageRows: RowTables = {
  "talk conferencetalk techtalk conferencesession speakersession keynote lightningtalk": `
name/title/talk title/session title/proposal title | track/stream/category/topic | about/abstract/description/summary
Small teams, big systems | Architecture/backend | How five people run what forty used to.
What we learned from ten outages | DevOps/operations/backend/cloud | Ten timelines, and three causes that came again.
Designing for slow networks | Frontend/web/performance/design | Half of our visitors wait. We show what they see meanwhile.
The quiet power of tables | Data/backend | Most questions are joins: indexes, views and what one need not write.
Writing docs people read | Community/leadership/general | Shorter pages, better examples, and what nobody opens.
Accessibility is a habit | Design/frontend/ux | Ten things to look at in every review.
Feature flags without regret | DevOps/backend/product | Who may switch what, and who takes it away.
Layouts that survive translation | Design/frontend/ux | Long words, other scripts, and a layout that bends.
Tests that tell you why | Testing/quality/frontend/backend | A red test should read like a letter from a colleague.
From cron to queues | DevOps/architecture/cloud/backend | What moved, what stayed, and one job that still runs at three.
Models in production, mostly boring | AI/machine learning/data | Drift, costs and what happens after the demo.
Leading without a title | Leadership/career/business | Three ways to move a team when nobody reports to you.
One app, three platforms | Mobile/frontend | What we share, what we write twice, and where users notice.
`,
  "crewcredit crewmember filmcrew credit crew & film_id movie_id show_id series_id film movie credit_id production_id": `
job/role/position/crew job/job title | department/crew department/known for department
Director | Directing
Screenplay | Writing
Director of Photography | Camera
Editor | Editing
Production Designer | Art
Costume Designer | Costume & Make-Up
Sound Designer | Sound
Original Music Composer | Sound
Producer | Production
Casting | Production
First Assistant Director | Directing
Gaffer | Lighting
Visual Effects Supervisor | Visual Effects
`,
  "opera operaperformance operaproduction operashow": `
name/opera/opera title/work | composer | language/sung in/original language | acts/number of acts/act count | duration minutes/running time minutes/duration min/duration/running time | premiere year/year/first performed/year composed/premiered | about
Carmen | Georges Bizet | French | 4-4 | 160-175 | 1875-1875 | A soldier gives up everything for a woman who loves freedom more.
La traviata | Giuseppe Verdi | Italian | 3-3 | 135-150 | 1853-1853 | A courtesan gives up the man she loves for the honour of his family.
The Magic Flute | Wolfgang Amadeus Mozart | German | 2-2 | 150-170 | 1791-1791 | A prince, a bird catcher and three trials.
Tosca | Giacomo Puccini | Italian | 3-3 | 125-140 | 1900-1900 | A singer, a painter and a chief of police in one night.
The Barber of Seville | Gioachino Rossini | Italian | 2-2 | 150-165 | 1816-1816 | A clever barber brings two lovers together.
La bohème | Giacomo Puccini | Italian | 4-4 | 110-125 | 1896-1896 | Four friends, a cold attic and Mimì's candle.
`,
  "tickettier tickettype ticketcategory": `
name/tier/tier name/ticket type/label | about | price | perks/benefits/includes
Early Bird | Limited number, until they are gone. | 19-49 | Entry to all stages
General Admission | Entry to all areas, standing. | 35-79 | Entry to all stages
VIP | Front rows, and a lounge. | 120-240 | Front rows, Lounge, One drink
Student | With a valid student card. | 15-35 | Entry to all stages
Family | Two adults and up to three children. | 79-149 | Drawing corner
Weekend Pass | Both days, and the night between. | 90-180 | Both days, Camping
Balcony | A view of the whole stage. | 45-95 | Numbered seat
`,
};
