import type { RowTables } from "../../row-table.ts";

/** What is taught in halls, studios and pools: the class, where it is held and what one needs for it. */
export const trainingRows: RowTables = {
  "matchevent gameevent": `
type/kind/event type | about/detail/commentary
Goal/penalty/scored | Low into the far corner after a quick counter.
Goal/own goal/scored | Headed in from a corner.
Yellow card/yellow/booking/foul | Late challenge in midfield.
Yellow card/yellow/booking/foul | Held back an opponent on the break.
Red card/red/sending off | Second yellow after a foul on the edge of the box.
Substitution/sub | Fresh legs for the last minutes.
Substitution/sub/injury | Could not go on after a knock.
Offside/var/shot/corner/save | Checked and play goes on.
`,
  "fitnessclass gymclass groupclass workoutclass exerciseclass": `
name/class name/class type | type/category/class type/class category/style | about | room/studio/location/hall/area | equipment/equipment needed/required equipment/what to bring | duration minutes/duration/duration min/length minutes | calories burned/calories/estimated calories/avg calories/calories estimate
Boxing {kind:Basics/Circuit} | Boxing/combat/martial arts/cardio | Gloves on: rounds at the bag, with rope skipping in between. | Main hall | Boxing gloves, Skipping rope, Towel | 45-60 | 480-640
Pilates {kind:Core/Flow} | Pilates/flexibility/mind-body/core | Slow, exact movements for the back and the middle. | Studio 2 | Mat, Small ball, Resistance band | 45-60 | 180-280
Aqua Fit | Aqua/swimming/water/cardio | Gentle on the joints, and harder than it looks. | Pool | Swimsuit, Towel, Pool noodle | 45-60 | 280-400
Barre | Barre/dance/toning/strength | Small movements at the bar, with a little ballet in it. | Studio 1 | Mat, Light dumbbells, Grip socks | 45-60 | 240-340
HIIT {kind:Express/Inferno} | HIIT/cardio/interval/conditioning | Thirty seconds on, fifteen off, until the music stops. | Main hall | Towel, Water bottle, Mat | 30-45 | 350-520
Indoor Cycling | Cycling/spin/spinning/cardio | Hills and sprints in the dark, to loud music. | Cycle room | Towel, Water bottle, Cycling shoes | 45-60 | 420-600
Vinyasa Yoga | Yoga/mind-body/flexibility/wellness | From pose to pose with the breath, and quiet at the end. | Studio 1 | Mat, Yoga block, Blanket | 60-75 | 200-320
Body Pump | Strength/weights/toning/resistance | The whole body with a light bar and many repetitions. | Weights room | Barbell, Step, Mat | 50-60 | 380-520
Zumba | Dance/zumba/cardio/aerobics | Latin steps, no talking, nobody counts. | Studio 1 | Water bottle, Towel | 45-60 | 380-540
Kettlebell {kind:Strength/Flow} | Strength/functional/weights/crossfit | Swings, lifts and carries, with time to learn them. | Weights room | Kettlebell, Mat, Towel | 40-50 | 360-500
Bootcamp | Conditioning/crossfit/functional/hiit | Stations in pairs, outdoors when the weather lets us. | Main hall | Towel, Water bottle, Mat | 45-60 | 420-580
Stretch and Mobility | Mobility/flexibility/stretching/recovery | For stiff hips and shoulders after a day at the desk. | Studio 2 | Mat, Foam roller, Strap | 30-45 | 90-160
`,
  "yogaclass yogasession yogacourse": `
name/class name | style/type/category/yoga style/class type | about | duration minutes/duration/duration min | level/difficulty/intensity
{when:Morning/Evening/Sunrise} Vinyasa | Vinyasa/flow | A flow from pose to pose, led by the breath. | 60-75 | Intermediate/all levels/beginner/advanced
Gentle Hatha | Hatha | Standing and sitting poses, each held for some breaths. | 60-75 | Beginner/intermediate
Deep Yin | Yin | Few poses, held for minutes, close to the floor. | 75-90 | Beginner/intermediate
Ashtanga {what:Primary Series/Mysore Style} | Ashtanga | The same strong sequence each time, at your own pace. | 75-90 | Advanced/intermediate/high
Restorative {when:Evening/Sunday} | Restorative/relaxation | Supported by cushions, and nothing to achieve. | 60-75 | Beginner
Power {kind:Flow/Yoga} | Power/vinyasa | Fast and warm, with long holds for arms and legs. | 45-60 | Advanced/intermediate/high
Prenatal Yoga | Prenatal/hatha | Space for two, with a soft ending on the side. | 60-75 | Beginner
Hot {kind:26/Flow} | Bikram/hot/hot yoga | In a warm room, so bring water and a large towel. | 75-90 | Intermediate/advanced/high/all levels
Kundalini {kind:Awakening/for Calm} | Kundalini | Breath, chanting and repeated movement. | 60-75 | Intermediate/all levels/beginner/advanced
Chair Yoga | Chair/gentle/hatha | For everybody who would rather not sit on the floor. | 45-60 | Beginner
`,
  "danceclass dancecourse dancelesson": `
name/class name | style/dance style/type/genre/category/dance type | about/description | duration minutes/duration/duration min
{kind:Ballet Basics/Ballet Barre/Pointe Technique} | Ballet/classical | Barre, centre and the first jumps, to a live piano. | 60-90
{kind:Salsa on 1/Salsa Partnerwork/Cuban Salsa} | Salsa/latin | Turns and partner work; we change partners all the time. | 60-75
Hip-Hop {kind:Foundations/Choreo/Crew} | Hip-hop/hip hop/street/urban | Grooves first, then a short choreography. | 60-75
{kind:Contemporary Flow/Contemporary Floorwork} | Contemporary/modern | Falling, rolling and getting up again. | 75-90
{kind:Tango Argentino/Tango Milonga} | Tango/ballroom/latin | Walking together, slowly, until it is a dance. | 75-90
Jazz {kind:Dance/Technique/Funk} | Jazz | Isolations, kicks and a routine across the floor. | 60-75
Tap {kind:Rhythms/for All} | Tap | Shuffles, flaps and a lot of noise. | 45-60
Waltz and Foxtrot | Ballroom/waltz/standard | For weddings, and for the next ball. | 60-75
Bachata {kind:Sensual/Social} | Bachata/latin | Four steps that everybody learns in one evening. | 60-75
Flamenco {kind:Compás/Technique} | Flamenco | Hands, heels and the counting in twelve. | 60-75
Swing and Lindy Hop | Swing/lindy hop | Triple steps, big band and no fear of mistakes. | 60-75
`,
  "membershipplan gymplan gymmembership fitnessplan gymmembershipplan fitnessmembership membershiptype & benefits duration_months max_classes_per_week classes max_classes max_classes_per_month gym_id includes_personal_training personal_training access_hours joining_fee price monthly_price": `
name/plan name | type/tier/level/category | about | features/benefits/perks/includes/included | price/monthly price/price per month/monthly fee/fee | max classes per month/classes per month/included classes/classes included/max classes | includes personal training/personal training/has personal training | max guests/guest passes/guests per month
Off-peak | Basic/off-peak/limited | Weekdays until four in the afternoon. | Machines and weights, Lockers, Showers | 19-29 | 2-4 | no | 0-0
Basic | Basic/standard/starter | All machines, seven days a week. | Machines and weights, Lockers, Showers, App | 25-35 | 4-4 | no | 0-1
Student | Student/basic/discount | The same as Basic, with a student card. | Machines and weights, Lockers, Showers | 19-26 | 4-4 | no | 0-0
Flex | Standard/flexible/plus | Cancel every month, no questions. | Machines and weights, Sauna, Monthly notice | 35-45 | 8-8 | no | 1-1
Plus | Plus/premium/standard | All classes and the sauna included. | All classes, Sauna, Guest pass | 45-59 | 20-20 | no | 1-2
Premium | Premium/vip/gold | Everything, and a trainer once a month. | All classes, Sauna, Personal training, Own locker, 24-hour access | 69-99 | 30-30 | yes | 2-4
Family | Family/group | Two adults and all children. | All classes, Childcare, Family changing room, Pool | 89-119 | 30-30 | no | 2-2
Senior | Senior/basic/discount | Mornings, with a course for the back. | Machines and weights, Back class, Pool | 25-35 | 8-8 | no | 0-1
`,
  "trainingplan workoutplan fitnessplan trainingprogram workoutprogram fitnessprogram exerciseplan": `
name/plan name/program name | goal/focus/objective/target/purpose | type/category/discipline/sport | level/difficulty/experience level | about | duration weeks/weeks/number of weeks/length weeks/total weeks | sessions per week/days per week/workouts per week/frequency per week/training days | equipment/equipment needed/required equipment/gear
First 10 km | Run 10 km/endurance/run faster/cardio | Running/run/endurance/cardio | Beginner | From walking breaks to a steady hour. | 8-10 | 3-3 | Running shoes, Water bottle
Half Marathon, First Time | Finish a half marathon/endurance/run faster/performance | Running/run/endurance/cardio | Intermediate | One long run a week, everything else easy. | 12-14 | 4-4 | Running shoes, Sports watch, Water bottle
Marathon under Four | Run a marathon in under four hours/endurance/performance | Running/run/endurance/cardio | Advanced | Tempo runs, long runs and patience. | 16-18 | 5-5 | Running shoes, Sports watch, Energy gels
Stronger in Eight | Build strength/strength/gain strength/get stronger/build muscle/muscle gain/gain muscle/muscle building/hypertrophy | Strength/weights/gym/muscle | Intermediate | Five lifts, a little more each week. | 8-8 | 3-4 | Barbell, Squat rack, Bench
Full Body Basics | Learn the main lifts/strength/build strength/build muscle/muscle gain/gain muscle/muscle building/hypertrophy | Strength/weights/gym/full body | Beginner | Three days, the same six exercises. | 6-8 | 3-3 | Dumbbells, Bench, Mat
Back to the Gym | Get back into a routine/general fitness/stay fit/get fit/fitness/maintenance/maintain/health/general health | General/fitness/gym/full body | Beginner | For everybody who has not been for a while. | 4-6 | 2-3 | Dumbbells, Resistance band, Mat
Bigger Lifts | Build muscle/muscle gain/gain muscle/muscle building/hypertrophy/strength/build strength | Strength/weights/gym/muscle | Advanced | Heavy sets early in the week, more repetitions later. | 10-12 | 4-5 | Barbell, Squat rack, Bench, Dumbbells
Walk It Off | Lose weight/weight loss/fat loss/lose fat/burn fat | Weight loss/fat loss/walking/cardio | Beginner | A brisk walk each day and two short circuits. | 6-8 | 4-5 | Walking shoes, Mat, Resistance band
Deep Stretch | Improve flexibility/flexibility/mobility/improve mobility/recovery | Flexibility/mobility/yoga/stretching | Intermediate | Long holds for hips, back and shoulders. | 6-8 | 3-4 | Mat, Foam roller, Strap
Lean Summer | Lose weight/weight loss/fat loss/lose fat/burn fat/cutting | Weight loss/fat loss/cardio/hiit | Intermediate | Intervals, long walks and two strength days. | 8-12 | 4-5 | Kettlebell, Mat, Skipping rope
Mobility Basics | Improve mobility/flexibility/mobility/recovery/improve flexibility | Mobility/flexibility/yoga/recovery | Beginner | Fifteen minutes, hips and shoulders first. | 4-6 | 4-5 | Mat, Foam roller, Resistance band
First Century | Ride 100 km/endurance/performance | Cycling/bike/endurance/cardio | Intermediate | Base miles, hills, and how to eat on the bike. | 10-12 | 3-4 | Road bike, Helmet, Water bottle
Sprint Triathlon | Finish a sprint triathlon/endurance/performance | Triathlon/endurance/multisport | Advanced/intermediate | Two of each, and one day off. | 10-12 | 5-6 | Road bike, Running shoes, Swim goggles
`,
  "teamtraining clubtraining practice teampractice trainingsession training session & team_id club_id squad_id pitch drills squad": `
name/session name | focus/type/category/training type/goal/objective/session type | about/notes/plan/coach notes | drills/exercises/activities | duration minutes/duration min/duration/duration in minutes | intensity/level/load | location/place/venue/pitch/ground
Passing and pressing | Tactics/technical/technique/tactical | Short passes under pressure, three touches at most. | Rondo, Press in threes, Small-sided game | 75-90 | Medium/moderate | Main pitch
Set pieces | Tactics/set pieces/tactical | Corners first, then free kicks from both sides. | Corners, Free kicks, Throw-ins | 60-75 | Low/light | Main pitch
Finishing drills | Technique/shooting/technical/skills/attack | Crosses from both wings, one touch to finish. | Crossing, One-touch finish, Shooting race | 60-90 | Medium/moderate | Artificial turf
Sprint and agility | Fitness/speed/conditioning/physical/endurance | Full recovery between sprints, quality before number. | Ladder, Shuttle runs, Hill sprints | 60-75 | High/hard/intense | Athletics track
Recovery session | Recovery/regeneration/mobility | Easy running, stretching and the pool for who played. | Easy jog, Stretching, Pool | 40-50 | Low/light | Pool and gym
Small-sided games | Match practice/match/game/scrimmage/technical | Four against four on short pitches, winners stay. | Four against four, Winners stay, Penalties | 75-90 | High/hard/intense | Artificial turf
Defensive shape | Defence/tactics/defense/tactical | Keep the lines together and shift with the ball. | Back four, Offside line, Counter-press | 75-90 | Medium/moderate | Main pitch
Strength and core | Strength/fitness/physical/gym/conditioning | In the gym: legs, core and injury prevention. | Squats, Planks, Nordic curls | 45-60 | Medium/moderate | Gym
`,
};
