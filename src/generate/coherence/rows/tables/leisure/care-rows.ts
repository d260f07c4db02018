import type { RowTables } from "../../row-table.ts";

/** How people look after themselves and their children: what they wear, breathe by, log and learn. */
export const careRows: RowTables = {
  "outfit look outfitidea ootd": `
name/outfit name | occasion/event/event type/occasion type | style/vibe/style type | season | about/notes/note/styling notes | weather
Rainy Day Layers | Casual/everyday/errands | Casual/everyday | autumn/fall/winter/all | A coat over everything, boots below. | Rainy/cold/cool
Monday Meeting | Work/office/business/formal | Business casual/smart/classic/formal | all/autumn/spring/all season | Roll up the sleeves and add a belt. | Mild/cool/any
Weekend in Linen | Weekend/casual/everyday/leisure | Relaxed/casual/minimal/boho | summer/spring | Creases are part of it. | Sunny/warm/hot
City Break | Travel/vacation/casual | Casual/minimal/streetwear | spring/all/autumn | Three pieces that go with everything. | Mild/sunny/any
Garden Party | Party/wedding/special/celebration | Romantic/elegant/boho/chic | summer/spring | Flat shoes, since there is grass. | Sunny/warm
Dinner for Two | Date night/date/dinner/evening/night out | Elegant/chic/classic/smart | all/winter/autumn/spring | Keep the jewellery simple. | Mild/cool/any
Sunday Market | Casual/weekend/everyday | Boho/casual/vintage | spring/summer/autumn | A big bag for the vegetables. | Sunny/mild
Morning Run | Sport/gym/workout/sports/exercise | Sporty/athletic/activewear | all/spring/summer | Layers that come off after a mile. | Cool/mild/any
Black Tie | Formal/wedding/gala/event/special | Formal/elegant/classic | winter/all | Shoes polished the day before. | Cold/any
Snow Day | Outdoor/casual/travel/everyday | Sporty/casual/cosy | winter | Wool next to the skin. | Snowy/cold
Festival Evening | Festival/party/concert/night out | Boho/streetwear/bold/edgy | summer | Boots, whatever the forecast says. | Warm/hot/sunny
Office Friday | Work/office/casual/business | Smart casual/casual/business casual | all/spring/autumn | Jeans are fine with a blazer. | Mild/any
`,
  "babylog babylogentry babyactivity babyentry babycarelog careactivity childcarelog babytracker & baby_id child_id type amount_ml": `
type/activity/activity type/entry type/category/log type | about/notes/note/comment | mood/baby mood | duration minutes/duration/minutes | amount ml/amount/volume ml/quantity ml/milk ml
Feeding/feed/bottle/nursing/breastfeeding/meal | Burped well. | calm/content/happy | 12-30 | 90-210
Feeding/bottle/feed/nursing/breastfeeding/formula | Finished the whole bottle. | content/happy | 10-25 | 120-210
Feeding/nursing/feed/breastfeeding/bottle/meal | Stopped halfway, and again an hour later. | fussy | 8-20 | 60-110
Sleep/nap | Fell asleep quickly. | calm/sleepy | 45-150 |
Sleep/nap | Woke up once. | sleepy/fussy | 40-120 |
Sleep/nap | Slept in the pram. | calm/sleepy | 35-90 |
Diaper/diaper change/nappy/change/diapering | Wet, no rash. | calm/happy | 3-8 |
Diaper/diaper change/nappy/change/diapering | Changed twice, new cream. | fussy | 4-9 |
Bath/bathing/hygiene | Loved the water. | happy | 10-20 |
Bath/bathing/hygiene | Short, and in a warm room. | content | 8-15 |
Tummy time/play/playtime/activity | Lifted the head and looked around. | happy/playful | 8-20 |
Play/playtime/walk/outdoor/activity | An hour in the park. | happy/playful | 30-60 |
Medicine/medication/health | Vitamin D drops. | calm | 2-5 |
Pumping/pump | Left first, then right. | calm | 15-30 | 80-180
`,
  "childmilestone babymilestone developmentmilestone developmentalmilestone milestone & baby_id child_id age_months achieved_at child_name": `
name/title/milestone | category/type/area/domain | about/notes/description | age months/age in months/expected age months
First smile | Social/emotional/social-emotional | At Grandpa, of all people. | 1-2
Holds the head up | Motor/physical/gross motor | For a few seconds, then a rest. | 2-3
Rolls over | Motor/physical/gross motor | From tummy to back. | 4-6
Sits without help | Motor/physical/gross motor | With cushions all around. | 6-8
First tooth | Physical/health/growth | Bottom left, after two bad nights. | 5-8
Crawls | Motor/physical/gross motor | Backwards at first. | 7-10
Waves goodbye | Social/communication/social-emotional | To the cat, to the bus, to everybody. | 8-11
First word | Language/speech/communication | It was "ball". | 10-14
Finds the hidden toy | Cognitive/play | Under the blanket, every time. | 8-11
First steps | Motor/physical/gross motor | Three, from the sofa to the table. | 11-15
Drinks from a cup | Self-care/fine motor/feeding | Half of it. | 10-15
Puts two words together | Language/speech/communication | "More milk." | 18-24
`,
  "meditationsession meditation guidedmeditation meditationtrack meditationcontent mindfulnesssession": `
name/session name/track name | category/type/theme/goal/focus/technique/meditation type | about | duration minutes/duration/length minutes/minutes | level/difficulty
Five quiet minutes | Stress/breathing/mindfulness/calm/relaxation | A short pause between two tasks. | 5-5 | Beginner
Breathing for sleep | Sleep/breathing/relaxation | Long breaths and a quiet voice until you drift off. | 20-30 | Beginner
Body scan | Relaxation/body scan/stress/sleep/anxiety/mindfulness | From the toes to the crown, one breath at a time. | 15-25 | Beginner
Letting go | Anxiety/stress/emotions/mindfulness/calm | Put down what you have carried all day. | 10-20 | Intermediate
Walking meditation | Focus/movement/walking/mindfulness | Step by step, outdoors or up and down the hall. | 15-30 | Intermediate
Morning intention | Focus/morning/gratitude/motivation/energy | One sentence to come back to during the day. | 8-12 | Beginner
Loving-kindness | Compassion/gratitude/happiness/loving-kindness/self-love/relationships | For yourself first, then for somebody difficult. | 12-20 | Intermediate
Before the meeting | Focus/work/anxiety/stress/productivity | Shoulders down, feet on the floor, slow out-breath. | 5-8 | Beginner
Rain on the roof | Sleep/soundscape/nature/relaxation | No words, only rain and a distant road. | 30-45 | Beginner
Open awareness | Mindfulness/insight/advanced/vipassana/focus | Notice what comes, and let it go again. | 25-40 | Advanced
Counting breaths | Focus/concentration/breathing/mindfulness | To ten, and from one again whenever you lose count. | 10-15 | Beginner
Three good things | Gratitude/happiness/evening/anxiety | Small ones count the most. | 8-12 | Beginner
`,
  "savingsgoal savinggoal savingsplan savingspot savingsbucket financialgoal moneygoal": `
name/goal name | about/notes/purpose | category/type/goal type | icon/emoji | target amount/target/goal amount/goal/amount target
Summer holiday | Two weeks by the sea, all of us. | Travel/vacation/holiday | plane | 1800-4500
Emergency fund | Three months of expenses, just in case. | Emergency/safety/security/savings | shield | 4500-12000
New laptop | The old one takes ten minutes to start. | Electronics/tech/purchase/gadget/shopping | laptop | 900-2200
Wedding | A small party, but with good music. | Wedding/event/family/personal | heart | 9000-24000
Down payment | A fifth of a flat near the park. | Home/house/housing/property | home | 28000-80000
New car | A used one, with space for the bikes. | Car/vehicle/transport/transportation | car | 7500-19000
Piano lessons | A year, once a week. | Education/hobby/learning/personal | music | 800-1900
New kitchen | Worktop first, then the cabinets. | Home/renovation/house | home | 6500-18000
{what:Ella's/Leo's} studies | A little every month since birth. | Education/kids/family/college | book | 9000-30000
Electric bike | For the hill on the way to work. | Transport/hobby/sport/purchase/vehicle | bike | 1600-3400
Trip to {place} | Flights first, everything else follows. | Travel/vacation/holiday | map | 900-3800
Christmas presents | So that December is not so expensive. | Gifts/holiday/family/shopping | gift | 300-900
`,
  "stamp postagestamp collectiblestamp collectorstamp": `
name/title/stamp name | theme/topic/category/subject/motif | denomination/face value | color/colour | year/issue year/year issued/year of issue/issued year | country/country of origin/origin/issuing country | estimated value/value/market value/current value/price
Lighthouse at Dusk | Architecture/landmarks | 45c | Blue | 1962-1988 | Ireland | 2-14
Mountain Railway | Transport/trains/railways | 20 h | Brown | 1928-1954 | Switzerland | 8-60
Queen's Profile | Royalty/portraits/monarchs | 2d | Carmine | 1902-1936 | United Kingdom | 12-90
Barn Swallow | Birds/animals/nature/wildlife | 60c | Grey-blue | 1974-1996 | Germany | 1-9
Winter Games | Sports/sport/olympics | 50 kr | Ultramarine | 1952-1994 | Norway | 2-18
Air Mail Biplane | Aviation/airmail/transport | 24c | Rose and blue | 1918-1936 | United States | 40-320
Alpine Rose | Flowers/plants/nature/flora | 30c | Magenta | 1958-1979 | Austria | 1-8
Poet at the Window | Literature/people/portraits/culture | 1.20 | Sepia | 1949-1971 | France | 3-22
Cherry Blossom | Flowers/nature/plants/flora | ¥ 80 | Pink | 1978-2004 | Japan | 1-7
Sailing Ship | Ships/transport/maritime/history | $ 1 | Deep green | 1934-1958 | Australia | 9-75
First Moon Landing | Space/history/science | 10c | Black | 1969-1971 | United States | 2-12
Fishing Village | Landscape/landmarks/culture | 3.50 | Turquoise | 1966-1989 | Portugal | 1-9
`,
};
