import type { RowTables } from "../../row-table.ts";

/** What people write down for themselves, put into their calendars and do for their health. */
export const diaryRows: RowTables = {
  "note memo stickynote personalnote notepage noteentry noteitem notecard quicknote notepad": `
name | category/folder/notebook/type/label | about/content
Meeting notes: {what:website relaunch/spring campaign/new office} | Work/meetings/meeting/projects/business | Decide on the date, ask for two offers, send the list to everybody.
Questions for the landlord | Personal/home/private/reminder | The boiler, the lease and who pays for the paint.
Lemon cake | Recipes/recipe/personal/home/food/cooking | Two eggs, one lemon, 200 g flour. Bake for 35 minutes.
Books to read | Reading/personal/lists/list/learning/education | The Glass Harbour, A Short Summer, and the one with the map on the cover.
App idea: {what:plant diary/shared fridge/bird songs} | Ideas/idea/projects/inspiration/project | Start with a list and one photo each. Ask three friends first.
Packing list for {place} | Travel/trips/lists/list/vacation/personal | Passport, charger, rain jacket, a book and the blue bag.
Things to see in {place} | Travel/trips/vacation/personal | The market in the morning, the tower before sunset.
Shopping list | Shopping/lists/list/groceries/personal/home | Rice, lentils, lemons, coffee and something green.
Budget for the summer | Finance/money/personal/budget | Rent and food first, then the trip, then the bike.
Spanish words | Learning/study/education/school/personal | La llave, el puente, despacio, todavía.
Training plan | Health/fitness/personal/sport | Two short runs, one long one, stretch after each.
`,
  "calendarevent calendarentry calendaritem": `
name | category/type/calendar/event type/calendar name | about | location/place/venue
Sprint planning | Work/meeting/team/business/office | Pick what we do next and who takes it. | Room 2.14
Budget review | Work/meeting/business/finance/office | Bring the numbers of your team. | Main office, 3rd floor
Call with {company} | Work/call/meeting/business/client | Open points from the last offer. | Video call
Dentist | Health/appointment/personal/medical | Remember the insurance card. | Dr. Okafor's practice
Yoga class | Health/sport/fitness/personal/wellness | Bring a mat and a towel. | Studio 12
Lunch with {who:Omar/Nina/Jonas} | Personal/social/friends/lunch | The table is booked for two. | Little Bistro
Birthday of {who:Grandma/Leo/Ella} | Family/birthday/personal/birthdays/celebration | Cake at four, the present is in the hall. | At home
Parents' evening | Family/school/kids/reminder/personal | Ask about the class trip. | Primary school
Concert | Personal/leisure/social/entertainment/event | Doors open an hour before. | Harbour Hall
Team lunch | Work/social/team/office/event | Everybody is invited. | Canteen
Hand in the tax papers | Finance/deadline/task/reminder/personal | All receipts are in the blue folder. | Tax office
Last day for the {what:report/application/offer} | Work/deadline/task/reminder/due date | Leave an hour for a second reading. | Main office
Pick up the parcel | Personal/reminder/errand/task | Bring the slip and a card. | Post office
Day off | Personal/holiday/vacation/time off/leave/out of office/ooo/absence | No mail and no calls. | At home
`,
  "meeting teammeeting": `
name | type/category/meeting type/kind | agenda/topics/agenda items | about
Weekly stand-up | Standup/daily/team/internal/sync/recurring/stand-up/status | What was done, What comes next, What is in the way | A short round, everybody speaks.
Sprint planning | Planning/team/internal/project | Open tasks, Capacity, Goal of the sprint | We agree on what we can finish.
{what:Quarterly/Design/Budget} review | Review/retrospective/internal/all_hands | Results, What went well, Next steps | Numbers first, then questions.
One-on-one | One on one/1:1/internal/1on1/check-in | Current work, Feedback, Goals | Half an hour without slides.
Kick-off: {what:website relaunch/mobile app/office move} | Kickoff/project/kick-off/planning/workshop | Aim, Roles, Dates and risks | Everybody gets to know the project.
Client call: {company} | Client/external/sales/customer/call/client meeting | Open points, Offer, Next date | We go through the offer together.
Interview: {what:designer/developer/accountant} | Interview/hr/hiring/external | Introduction, Questions, Next steps | Two of us, and one who takes notes.
`,
  "meal mealentry foodentry foodlogentry foodlog meallog meallogentry nutritionentry": `
name/food/food name/meal name/food item | type/meal type/category/meal | about | ingredients/foods/items | calories/kcal | serving size/portion/serving/portion size | protein/protein g/proteins/protein grams | carbs/carbs g/carbohydrates/carbohydrates g/carbs grams | fat/fat g/fats/total fat/fat grams | fiber/fibre/fiber g/fibre g/dietary fiber
Yoghurt with granola | Breakfast | Cold, crunchy and quick. | yoghurt, granola, berries, honey | 320-430 | 1 bowl | 12-16 | 44-54 | 11-15 | 4-6
Porridge with {what:apple/berries/banana} | Breakfast | Warm, and keeps until noon. | oats, milk, {what}, cinnamon | 310-420 | 1 bowl | 10-14 | 52-62 | 7-11 | 6-9
Scrambled eggs on toast | Breakfast/brunch | Three eggs and a lot of pepper. | eggs, bread, butter, chives | 380-470 | 1 plate | 22-26 | 26-32 | 20-25 | 2-4
{what:Avocado/Tomato/Cheese} toast | Breakfast/brunch | Crunchy, with lemon and salt. | bread, {what}, lemon, olive oil | 280-390 | 2 slices | 8-12 | 32-38 | 13-19 | 4-7
Lentil salad with feta | Lunch/salad | Keeps well in a box. | lentils, feta, tomatoes, lemon | 420-560 | 300 g | 22-27 | 42-50 | 18-24 | 11-15
Chicken wrap | Lunch | In one hand, on the way. | tortilla, chicken, lettuce, yoghurt | 430-560 | 1 wrap | 29-35 | 44-52 | 15-21 | 3-5
{what:Tomato/Pumpkin/Carrot} soup | Lunch/soup/dinner | With a slice of bread. | {what}, onion, stock, cream | 260-380 | 1 bowl | 6-9 | 32-40 | 12-18 | 4-7
Caesar salad | Lunch/salad | Dressing on the side. | lettuce, chicken, parmesan, croutons | 380-520 | 1 plate | 28-33 | 16-22 | 23-31 | 3-5
Falafel bowl | Lunch/dinner | Hummus, grains and pickles. | falafel, hummus, bulgur, cucumber | 520-640 | 1 bowl | 19-23 | 62-72 | 22-28 | 12-16
Salmon with new potatoes | Dinner/main | From the oven, with lemon and dill. | salmon, potatoes, lemon, dill | 560-720 | 1 plate | 38-44 | 40-48 | 28-35 | 4-6
Pasta with tomato sauce | Dinner/main | Slow sauce, quick dinner. | pasta, tomatoes, garlic, basil | 540-700 | 350 g | 18-22 | 92-108 | 12-18 | 6-9
Tofu curry with rice | Dinner/main | Mild, with coconut and peas. | tofu, coconut milk, peas, rice | 520-680 | 1 plate | 22-27 | 60-70 | 22-29 | 5-8
Chicken stir-fry | Dinner/main | High heat, five minutes. | chicken, peppers, soy sauce, noodles | 480-620 | 1 plate | 36-42 | 52-62 | 14-20 | 4-6
Vegetable lasagne | Dinner/main | Better on the second day. | pasta, courgette, tomatoes, mozzarella | 540-680 | 1 piece | 26-31 | 56-66 | 24-30 | 6-9
Apple with peanut butter | Snack | Sweet and salty. | apple, peanut butter | 180-260 | 1 apple | 4-6 | 25-29 | 8-12 | 5-6
Handful of almonds | Snack | For the way. | almonds | 160-230 | 30 g | 6-7 | 6-7 | 14-16 | 3-4
Greek yoghurt with honey | Snack/dessert | Cold, from the fridge. | yoghurt, honey | 150-230 | 150 g | 12-15 | 16-20 | 5-8 | 0-0
Banana | Snack/fruit | Before the run. | banana | 95-120 | 1 piece | 1-1 | 25-28 | 0-0 | 3-3
`,
  "workout trainingsession": `
name | type/category/workout type/focus | about | exercises | duration minutes/duration min/duration in minutes | calories burned/calories
Push day | Strength/weights/upper body/gym | Chest, shoulders and triceps, with long breaks. | Bench press, Overhead press, Push-up, Triceps dip | 45-70 | 250-450
Pull day | Strength/weights/upper body/gym | Back and biceps, slow on the way down. | Barbell row, Pull-up, Lat pulldown, Biceps curl | 45-70 | 250-450
Leg day | Strength/weights/lower body/gym | Heavy first, light to the end. | Back squat, Romanian deadlift, Leg press, Calf raise | 50-75 | 300-500
Full-body circuit | HIIT/strength/full body/crossfit/circuit | Four stations, no machines. | Kettlebell swing, Burpee, Walking lunge, Plank | 20-40 | 220-420
Intervals and core | HIIT/cardio/full body/interval | Forty seconds on, twenty off. | Mountain climber, Jump squat, Plank, Bicycle crunch | 20-35 | 220-400
Tempo run | Cardio/running/run | Easy start, a firm middle, easy end. | Easy jog, Tempo run, Cool-down jog | 30-55 | 320-600
Long ride | Cardio/cycling/bike | Flat roads and a steady heart rate. | Warm-up ride, Steady ride, Cool-down ride | 60-95 | 450-850
Morning flow | Yoga/flexibility/mobility/stretching | Slow breaths and long stretches. | Sun salutation, Downward dog, Warrior II, Child's pose | 20-45 | 70-180
`,
  "exercise gymexercise": `
name | category/type/exercise type | muscle group/target muscle/body part/muscle groups/target muscles | equipment/equipment needed | about/instructions/how to/execution | difficulty/level
Back squat | Strength/compound | Legs | Barbell | Bar on the upper back. Sit down until the hips are below the knees, then push through your heels. | Intermediate
Bench press | Strength/compound/push | Chest | Barbell | Lower the bar to the chest, elbows slightly in, and press it up. | Intermediate
Deadlift | Strength/compound/pull | Back | Barbell | Flat back, bar close to the shins, then stand up. | Advanced
Biceps curl | Strength/isolation/pull | Arms | Dumbbells | Keep the elbows still and lower slowly. | Beginner
Pull-up | Strength/bodyweight/pull | Back | Pull-up bar | Hang with straight arms and pull until the chin is over the bar. | Advanced
Plank | Core/bodyweight/strength/stability | Core | None | Forearms on the floor, body in one line, breathe calmly. | Beginner
Jumping jack | Cardio/warm-up/plyometric | Full body | None | Jump the feet apart and back while the arms go up and down. | Beginner
Hamstring stretch | Flexibility | Legs | Mat | Straight leg, flat back, and hold for half a minute. | Beginner
`,
  "lesson module coursemodule courselesson learningmodule": `
name | about | objectives/learning objectives/learning outcomes/goals | topics/tags/keywords
Getting started | What you need, and how this course works. | Know what to expect, Have everything ready | overview, setup
First steps | A small result within the first half hour. | Make something small, Lose the fear of the beginning | basics, practice
The core ideas | Four terms that everything else builds on. | Explain the four terms, Tell them apart | terms, theory
Tools and materials | What professionals use, and what you can do without. | Choose the right tool, Take care of it | tools, materials
A guided example | We go through it together, slowly. | Follow each step, Ask why | example, step by step
Common mistakes | What goes wrong at first, and how to notice early. | See mistakes early, Mend them calmly | mistakes, tips
Practice session | Short tasks with solutions at the end. | Work without help, Compare results | exercises, practice
Your own project | From an idea to something to show. | Plan a project, Finish it | project, planning
Looking back | What was learned, and where to go from here. | Name your strengths, Choose a next step | review, next steps
`,
  "journalentry diaryentry moodentry": `
name | mood/feeling/emotion | about/content/entry/note/notes/journal
A slow Sunday | calm/relaxed/content/neutral/peaceful/okay/ok/meh | Woke up early and had the house to myself. Coffee on the balcony, then nothing at all.
Dinner with old friends | happy/joyful/good/grateful/great/excited | We laughed until the neighbours knocked. I want more evenings like this.
Long walk by the river | calm/relaxed/peaceful/content/good | Two hours without a phone. The water was high and very brown.
Too little sleep | tired/stressed/anxious/bad/exhausted | Woke up at four and could not stop thinking. Two coffees too many.
A week of deadlines | stressed/anxious/overwhelmed/awful/terrible/angry/frustrated/tired/bad | Everything is urgent, and I said yes once more.
Rain all day | sad/down/melancholic/lonely/awful/terrible/bad/neutral | Stayed in, looked at old photos and missed a few people.
First day at the new job | excited/happy/nervous/anxious/good | Forgot all names but one, and found the good coffee.
A good surprise | happy/joyful/excited/grateful/great | A letter from somebody I had not heard of for years.
Back in the garden | happy/content/calm/grateful/neutral/good | Dirt under the nails, and the first radishes.
`,
  "dream dreamlog dreamentry dreamjournalentry dreamjournal": `
name | about/content/notes/text | emotions/feelings/emotion/mood | symbols/themes/motifs | characters/people | setting/location/place | interpretation/meaning
Late for the train | The platform kept getting longer, and my suitcase was full of books. | anxious, hurried | Train, Clock, Suitcase | A conductor, My brother | An endless station | Too much to do before Friday.
Flying over the old school | I only had to lift my feet, and nobody looked up. | happy, free | Flying, Rooftops | Old classmates | My first school | A wish for more room.
A house with one door too many | Behind the pantry was a room that I had forgotten for years. | curious, uneasy | Door, Stairs, Dust | My grandmother | My grandparents' house | Something old wants to be looked at.
The sea in the garden | The tide came up to the kitchen window and brought fish. | calm, amazed | Water, Fish, Window | The neighbours | Our garden | Feelings that rise slowly.
Exam in the wrong language | I knew all the answers, but could not read the questions. | anxious, helpless | Pen, Clock | A strict teacher | A cold gymnasium | The talk next week.
The talking fox | It asked for the way and knew mine already. | amused, curious | Fox, Crossroads | A fox | A pine forest | Trust your nose.
Teeth like chalk | They crumbled while I was giving a speech. | afraid, ashamed | Teeth, Microphone | A full hall | A theatre | Worry about what others think.
Dinner with somebody long gone | We talked as if no time had passed, and he paid. | sad, grateful | Table, Candle | My grandfather | A small restaurant | I miss him more than I say.
`,
};
