import type { RowTables } from "../../row-table.ts";

const challenges = `
title/name/challenge | metric/type/category/activity | unit/goal unit | target/goal/target value | about
10,000 steps a day | steps | steps | 10000-10000 | Take the stairs, and get off one stop earlier.
Ride 200 km | distance/cycling | km/kilometers | 200-200 | By bike, in the city or out of it.
Run 60 km | distance/running | km/kilometers | 60-60 | In as many parts as you like.
Twelve sessions | workouts/sessions | workouts/sessions | 12-12 | Three a week, whatever they are.
Burn 8,000 | calories | kcal/calories | 8000-8000 | Every kind of movement counts.
Plank every day | streak/days/minutes | days | 30-30 | Begin with twenty seconds.
`;

/** What people set out to do in their free time, and with what. */
export const diversionRows: RowTables = {
  "fitnesschallenge stepchallenge workoutchallenge": challenges,
  "challenge & metric my_progress": challenges,
  "themeparkride parkride rollercoaster ride & min_height_cm thrill_level has_fast_pass": `
name/title | type/category | about | max speed kmh/top speed kmh | height m | thrill level
Thunder Mountain | Coaster/roller coaster/thrill | Up in the dark, down in the rain. | 88-96 | 34-41 | 5-5
Silver Falcon | Coaster/roller coaster/thrill | Three loops and not a single word. | 104-118 | 46-58 | 5-5
Splash Canyon | Water/water ride | Whoever sits in front gets wet. | 48-58 | 12-17 | 3-3
Carousel Royal | Family/carousel/kids | Sixty horses, one ostrich. | 9-12 | 5-7 | 1-1
Sky Wheel | Family/ferris wheel | The whole park, and the sea behind it. | 6-9 | 42-56 | 1-1
The Phantom | Dark/dark ride/haunted house | Eleven rooms, and somebody in each of them. | 9-14 | 5-8 | 4-4
`,
  "weddingbudgetitem weddingexpense": `
item/name/title/description | category
Rental of the barn | Venue
Bridal bouquet | Flowers
Three-tier cake | Catering
Dinner for eighty | Catering
Photographer, eight hours | Photography
Band | Music
Dress and alterations | Attire
Rings | Attire/jewellery/rings
`,
};
