import type { RowTables } from "../../row-table.ts";

/** What is taught in halls, studios and pools: the class, where it is held and what one needs for it. */
export const trainingRows: RowTables = {
  "fitnessclass gymclass groupclass workoutclass exerciseclass groupfitnessclass gymcourse": `
name/class name/class type | type/category/class type/class category/style | about | room/studio/location/hall/area | equipment/equipment needed/required equipment/what to bring | duration minutes/duration/duration min/length minutes | calories burned/calories/estimated calories/avg calories/calories estimate | intensity/intensity level
Boxing {kind:Basics/Circuit} | Boxing/combat/martial arts/cardio/hiit | Gloves on: rounds at the bag, with rope skipping in between. | Main hall | Boxing gloves, Skipping rope, Towel | 45-60 | 480-640 | High
Pilates {kind:Core/Flow} | Pilates/flexibility/mind-body/core/yoga | Slow, exact movements for the back and the middle. | Studio 2 | Mat, Small ball, Resistance band | 45-60 | 180-280 | Low
Aqua Fit | Aqua/swimming/water/cardio/aerobics | Gentle on the joints, and harder than it looks. | Pool | Swimsuit, Towel, Pool noodle | 45-60 | 280-400 | Medium
Barre | Barre/dance/toning/strength/pilates | Small movements at the bar, with a little ballet in it. | Studio 1 | Mat, Light dumbbells, Grip socks | 45-60 | 240-340 | Medium
HIIT {kind:Express/Inferno} | HIIT/cardio/interval/conditioning | Thirty seconds on, fifteen off, until the music stops. | Main hall | Towel, Water bottle, Mat | 30-45 | 350-520 | High
Indoor Cycling | Cycling/spin/spinning/cardio | Hills and sprints in the dark, to loud music. | Cycle room | Towel, Water bottle, Cycling shoes | 45-60 | 420-600 | High
Vinyasa Yoga | Yoga/mind-body/flexibility/wellness | From pose to pose with the breath, and quiet at the end. | Studio 1 | Mat, Yoga block, Blanket | 60-75 | 200-320 | Low
Body Pump | Strength/weights/toning/resistance | The whole body with a light bar and many repetitions. | Weights room | Barbell, Step, Mat | 50-60 | 380-520 | High
Zumba | Dance/zumba/cardio/aerobics | Latin steps, no talking, nobody counts. | Studio 1 | Water bottle, Towel | 45-60 | 380-540 | Medium
Kettlebell {kind:Strength/Flow} | Strength/functional/weights/crossfit | Swings, lifts and carries, with time to learn them. | Weights room | Kettlebell, Mat, Towel | 40-50 | 360-500 | High
Bootcamp | Conditioning/crossfit/functional/hiit/outdoor/circuit | Stations in pairs, outdoors when the weather lets us. | Main hall | Towel, Water bottle, Mat | 45-60 | 420-580 | High
Stretch and Mobility | Mobility/flexibility/stretching/recovery/wellness/yoga | For stiff hips and shoulders after a day at the desk. | Studio 2 | Mat, Foam roller, Strap | 30-45 | 90-160 | Low
`,
  "yogaclass yogasession yogacourse": `
name/class name | style/type/category/yoga style/class type | about | duration minutes/duration/duration min | level/difficulty/intensity | props/equipment/what to bring/equipment needed
{when:Morning/Evening/Sunrise} Vinyasa | Vinyasa/flow | A flow from pose to pose, led by the breath. | 60-75 | Intermediate/all levels/moderate/medium/beginner/advanced | Mat, Block
Gentle Hatha | Hatha | Standing and sitting poses, each held for some breaths. | 60-75 | Beginner/all levels/gentle/low/easy/intermediate | Mat, Block, Blanket
Deep Yin | Yin | Few poses, held for minutes, close to the floor. | 75-90 | Beginner/all levels/gentle/low/intermediate | Mat, Bolster, Blanket
Ashtanga {what:Primary Series/Mysore Style} | Ashtanga | The same strong sequence each time, at your own pace. | 75-90 | Advanced/intermediate/high/hard | Mat, Towel
Restorative {when:Evening/Sunday} | Restorative/relaxation | Supported by cushions, and nothing to achieve. | 60-75 | Beginner/all levels/gentle/low/easy | Bolster, Blanket, Eye pillow
Power {kind:Flow/Yoga} | Power/vinyasa | Fast and warm, with long holds for arms and legs. | 45-60 | Advanced/intermediate/high/hard | Mat, Towel, Water bottle
Prenatal Yoga | Prenatal/hatha | Space for two, with a soft ending on the side. | 60-75 | Beginner/all levels/gentle/low | Mat, Bolster, Block
Hot {kind:26/Flow} | Bikram/hot/hot yoga | In a warm room, so bring water and a large towel. | 75-90 | Intermediate/advanced/high/all levels/hard | Mat, Towel, Water bottle
Kundalini {kind:Awakening/for Calm} | Kundalini | Breath, chanting and repeated movement. | 60-75 | Intermediate/all levels/moderate/beginner/advanced | Mat, Blanket
Chair Yoga | Chair/gentle/hatha | For everybody who would rather not sit on the floor. | 45-60 | Beginner/all levels/gentle/low/easy | Chair, Block
`,
  "danceclass dancecourse dancelesson": `
name/class name | style/dance style/type/genre/category/dance type | about/description | duration minutes/duration/duration min | attire/dress code/shoes/what to bring
{kind:Ballet Basics/Ballet Barre/Pointe Technique} | Ballet/classical | Barre, centre and the first jumps, to a live piano. | 60-90 | Ballet slippers
{kind:Salsa on 1/Salsa Partnerwork/Cuban Salsa} | Salsa/latin | Turns and partner work; we change partners all the time. | 60-75 | Dance shoes
Hip-Hop {kind:Foundations/Choreo/Crew} | Hip-hop/hip hop/street/urban | Grooves first, then a short choreography. | 60-75 | Clean trainers
{kind:Contemporary Flow/Contemporary Floorwork} | Contemporary/modern | Falling, rolling and getting up again. | 75-90 | Bare feet
{kind:Tango Argentino/Tango Milonga} | Tango/ballroom/latin | Walking together, slowly, until it is a dance. | 75-90 | Shoes with leather soles
Jazz {kind:Dance/Technique/Funk} | Jazz | Isolations, kicks and a routine across the floor. | 60-75 | Jazz shoes
Tap {kind:Rhythms/for All} | Tap | Shuffles, flaps and a lot of noise. | 45-60 | Tap shoes
Waltz and Foxtrot | Ballroom/waltz/standard | For weddings, and for the next ball. | 60-75 | Dance shoes
Bachata {kind:Sensual/Social} | Bachata/latin | Four steps that everybody learns in one evening. | 60-75 | Dance shoes
Flamenco {kind:Compás/Technique} | Flamenco | Hands, heels and the counting in twelve. | 60-75 | Shoes with a heel
Swing and Lindy Hop | Swing/lindy hop | Triple steps, big band and no fear of mistakes. | 60-75 | Flat shoes
`,
  "swimclass swimminglesson swimlesson swimmingclass swimcourse swimmingcourse": `
name/class name | level/skill level/group/category/type/age group | about | duration minutes/duration/duration min
{kind:Water Babies/Splash Time} | Baby/infant/toddler/baby & toddler/kids/parent & child | Songs and first dips, with a parent in the water. | 30-30
{kind:Little Seals/Starfish} | Beginner/kids/children/child/learn to swim | Floating, blowing bubbles and the first strokes. | 30-45
{kind:Dolphins/Otters} | Intermediate/kids/children/youth/improver | Breaststroke and backstroke, one length at a time. | 45-45
{kind:Sharks/Junior Squad} | Advanced/youth/teens/teen/competitive/competition/junior | All four strokes, starts and turns. | 45-60
Learn to Swim for Adults | Beginner/adult/adults/learn to swim | It is never too late, and nobody watches. | 45-60
Front Crawl {kind:Technique/Clinic} | Intermediate/adult/adults/stroke improvement/technique | Breathing to both sides, with a camera under water. | 45-60
Masters {kind:Training/Swim} | Advanced/adult/adults/masters/competitive/fitness | Three kilometres in lanes by speed. | 60-75
Aqua Aerobics | All levels/adult/adults/senior/seniors/fitness/aqua fitness | Music, foam dumbbells and shallow water. | 45-45
`,
};
