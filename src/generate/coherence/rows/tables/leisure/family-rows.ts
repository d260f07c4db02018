import type { RowTables } from "../../row-table.ts";

/** What there is to do at home, and what families keep of those before them. */
export const familyRows: RowTables = {
  "chore householdchore housechore familychore householdtask housetask cleaningtask cleaningchore": `
name/chore/chore name/task | room/area/location/category | about/notes/instructions | estimated minutes/duration minutes/minutes/estimated duration/estimated time/time minutes | frequency/recurrence/repeat/schedule
Empty the dishwasher | Kitchen | Glasses on the top shelf. | 5-10 | Daily
Wipe the kitchen counters | Kitchen | Also under the toaster. | 5-10 | Daily
Clean the bathroom | Bathroom | Sink, mirror, shower, then the floor. | 30-45 | Weekly
Vacuum the living room | Living room | Under the sofa as well. | 15-25 | Weekly
Change the beds | Bedroom | Clean sheets are in the hall cupboard. | 15-20 | Weekly
Take out the rubbish | Hallway | Paper on Tuesdays, glass on Fridays. | 5-10 | Weekly
Hang up the laundry | Laundry room | Wool lies flat. | 10-15 | Weekly
Mow the lawn | Garden | Leave the corner with the clover. | 35-60 | Weekly
Clean the windows | Living room | Warm water and a drop of vinegar. | 45-75 | Monthly
Feed the cat | Kitchen | Half a tin, and fresh water. | 5-5 | Daily
Water the plants | Living room | Not too much for the cactus. | 10-15 | Weekly
Sweep the garage | Garage | Bikes out first. | 20-30 | Monthly
`,
  "householdexpense sharedexpense groupexpense familyexpense homeexpense": `
name/description/item/expense/title | category/type/expense category | amount/cost/total/price | is recurring/recurring
Weekly groceries | Groceries/food | 48-136 | no
Rent | Housing/rent/home | 780-1650 | yes
Electricity | Utilities/bills | 42-118 | yes
Internet | Utilities/bills/internet | 25-49 | yes
Cleaning supplies | Household/home/supplies | 9-28 | no
New kettle | Household/home/appliances/shopping | 24-59 | no
Pizza night | Eating out/dining/restaurants/entertainment | 32-68 | no
Train tickets | Transport/transportation/travel | 18-74 | no
Petrol | Transport/transportation/car/fuel | 45-92 | no
Streaming | Entertainment/subscriptions/subscription/leisure | 9-18 | yes
School trip | Children/education/kids/school | 15-48 | no
`,
  "familyevent familycalendarevent familycalendarentry familyactivity": `
name/event name | type/category/event type/kind | about/notes/note | location/place/venue
{who:Grandma/Leo/Ella/Dad}'s birthday | Birthday/birthdays/celebration/family | The present is in the hall. | At home
{who:Mia/Noah/Aunt Clara} turns {age:six/eight/forty} | Birthday/birthdays/celebration/party | Cake at four. | At home
Dentist | Appointment/medical/health/doctor | Remember the insurance card. | Dr. Okafor's practice
Eye test | Appointment/medical/health/doctor | Bring the old glasses. | Optician, Mill Lane
Vaccination | Appointment/medical/health/doctor | The yellow booklet is in the drawer. | Health centre
Parents' evening | School/education/kids | Ask about the class trip. | Primary school
School play | School/education/kids/event | The costume is in the blue bag. | School hall
Class trip | School/education/kids/trip | Packed lunch and rain jacket. | School gate
Football match | Sports/sport/activity/kids | Shin pads and the red shirt. | Sports ground
Swimming lesson | Sports/sport/activity/kids | Goggles and a towel. | City pool
Ballet class | Sports/activity/lesson/kids/hobby | Hair in a bun. | Studio 12
Weekend at the lake | Holiday/vacation/travel/trip/outing | Pack the night before. | Lake cabin
Christmas at Grandma's | Holiday/holidays/family/celebration | We bring the dessert. | Grandma's house
Summer holiday | Holiday/vacation/travel/trip | The neighbours water the plants. | By the sea
Family dinner | Family/dinner/meal/other/social | Everybody cooks one thing. | At home
Film night | Family/fun/other/social/leisure | It is Ella's turn to choose. | At home
`,
};
