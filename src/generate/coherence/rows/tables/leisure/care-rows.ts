import type { RowTables } from "../../row-table.ts";

const clothes = `
name/item name/product name/product/product title | type/category/clothing type/garment type/kind/subcategory | about | material/fabric/main material/fabric type | size | care instructions/care/washing instructions | season | price/purchase price/original price/cost | occasion/occasions
Linen shirt | Tops/shirt/clothing/top/shirts | Light and airy, with buttons of shell. | Linen | {size:S/M/L/XL} | Machine wash at 40 °C, iron while damp. | summer/spring/all/all season | 39-79 | Casual/everyday/work
Striped T-shirt | Tops/t-shirt/clothing/shirt/tshirt/top | A straight cut and a soft, heavy cotton. | Cotton | {size:XS/S/M/L} | Machine wash at 30 °C, inside out. | summer/spring/all/all season | 15-35 | Casual/everyday
Silk blouse | Tops/blouse/clothing/shirt/top | Falls softly, with a narrow collar. | Silk | {size:XS/S/M/L} | Hand wash cold, dry flat. | spring/autumn/all/all season | 59-129 | Work/formal/date night
Wool jumper | Tops/sweater/knitwear/jumper/clothing/top | Warm without being heavy, knitted in one piece. | Merino wool | {size:S/M/L} | Hand wash cold, dry flat. | winter/autumn/fall | 59-129 | Casual/everyday
Slim jeans | Bottoms/jeans/pants/trousers/bottom/denim/clothing | A high waist and a little stretch. | Denim | {size:28/30/32/34} | Wash inside out, with similar colours. | all/autumn/all season | 49-109 | Casual/everyday
Wide-leg trousers | Bottoms/trousers/pants/bottom/clothing | Flowing, with a crease and deep pockets. | Viscose | {size:36/38/40/42} | Cool iron, do not tumble dry. | spring/summer/all/all season | 45-95 | Work/casual
Summer dress | Dresses/dress/clothing/one piece | Loose at the waist, with pockets on both sides. | Cotton | {size:34/36/38/40} | Machine wash at 30 °C, hang to dry. | summer/spring | 45-110 | Party/casual/vacation
Evening dress | Dresses/dress/formal/clothing/one piece | Floor-length, with an open back. | Satin | {size:36/38/40} | Dry clean only. | all/winter/all season | 89-219 | Formal/party/wedding
Rain jacket | Outerwear/jacket/jackets/coat | Packs into its own pocket, taped seams. | Recycled nylon | {size:S/M/L/XL} | Wash at 30 °C, no softener. | spring/autumn/fall | 79-179 | Outdoor/casual/everyday
Denim jacket | Outerwear/jacket/jackets | A classic cut that gets better with every year. | Denim | {size:S/M/L} | Wash inside out, with similar colours. | spring/autumn/summer/fall | 59-119 | Casual/everyday
Wool coat | Outerwear/coat/coats/jacket | Fully lined, down to the knee. | Wool | {size:S/M/L/XL} | Dry clean only. | winter/autumn | 139-320 | Work/formal/everyday
Canvas sneakers | Shoes/sneakers/footwear/shoe | Light, flat and easy to wash. | Canvas | {size:37/39/41/43} | Wipe clean with a damp cloth. | spring/summer/all/all season | 45-95 | Casual/everyday/sport
Chelsea boots | Shoes/boots/footwear/shoe | Elastic at the side, a sole that can be replaced. | Leather | {size:38/40/42/44} | Clean with a brush, and wax now and then. | autumn/winter/fall | 89-199 | Work/casual/everyday
Silk scarf | Accessories/scarf/accessory | Printed on both sides, hemmed by hand. | Silk | One size | Hand wash cold, dry flat. | all/spring/autumn/all season | 25-69 | Work/party/everyday
Leather belt | Accessories/belt/accessory | One piece of leather and a plain buckle. | Leather | {size:85/95/105} cm | Wipe clean with a damp cloth. | all/all season/winter | 25-59 | Work/casual/everyday
`;

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
name/goal name | about/notes/purpose | category/type/goal type | icon | target amount/target/goal amount/goal/amount target
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
  "clothingitem clothing garment wardrobeitem fashionitem apparelitem closetitem clothe clothingarticle":
    clothes,
  // What comes in sizes is worn.
  "product storeproduct shopproduct & =sizes available_sizes": clothes,
  "cartitem orderitem lineitem orderline cartline basketitem checkoutitem wishlistitem & =size selected_size":
    clothes,
  "beautyproduct cosmetic cosmeticproduct skincareproduct makeupproduct haircareproduct skincareitem cosmeticitem": `
name/product name | category/type/product type | brand | about | ingredients/key ingredients/active ingredients | skin type/suitable for/hair type/skin types | volume ml/size ml/volume | price
Daily moisturiser | Skincare/skin care/moisturizer/cream/face | Lumière | Light, and gone in a minute. | Hyaluronic acid, Glycerin, Squalane | all skin types | 50-50 | 18-38
Vitamin C serum | Skincare/skin care/serum/face | Dermalia | A few drops in the morning, before sunscreen. | Vitamin C, Ferulic acid, Vitamin E | normal | 30-30 | 24-52
Gentle cleanser | Skincare/skin care/cleanser/face | Pure Fern | Foams a little, smells of nothing. | Glycerin, Oat extract, Panthenol | sensitive | 150-200 | 12-24
Rose toner | Skincare/skin care/toner/face | Pure Fern | On a cotton pad, after cleansing. | Rose water, Niacinamide, Glycerin | normal | 150-200 | 10-24
Clay mask | Skincare/skin care/mask/face | Lumière | Once a week, ten minutes. | Kaolin, Zinc oxide, Aloe vera | oily | 75-100 | 14-28
Sunscreen SPF 50 | Skincare/skin care/sunscreen/sun care/body | Dermalia | No white cast, also under make-up. | Zinc oxide, Vitamin E, Glycerin | all skin types | 50-100 | 16-32
Long-wear foundation | Makeup/make-up/foundation/face | Rosewood | Twelve shades, half of them dark. | Dimethicone, Titanium dioxide, Glycerin | combination | 30-30 | 22-42
Volume mascara | Makeup/make-up/mascara/eyes/eye | Rosewood | Comes off with warm water. | Beeswax, Carnauba wax, Iron oxide | all skin types | 8-12 | 12-26
Matte lipstick | Makeup/make-up/lipstick/lips/lip | Maison Noor | Stays through dinner. | Jojoba oil, Shea butter, Vitamin E | all skin types | 4-4 | 14-28
Repair shampoo | Haircare/hair care/shampoo/hair | Pure Fern | For ends that have seen too much sun. | Keratin, Argan oil, Panthenol | dry | 250-300 | 9-22
Curl cream | Haircare/hair care/styling/hair | Tide & Curl | Scrunch in, let dry, leave alone. | Shea butter, Coconut oil, Aloe vera | dry | 150-200 | 14-26
Cedar and Fig | Fragrance/perfume/fragrances/scent | Maison Noor | Green at first, warm for the rest of the day. | Alcohol, Cedar oil, Fig accord | all skin types | 50-50 | 58-120
Body lotion | Bodycare/body care/body/lotion/skincare | Lumière | Thick, but not sticky. | Shea butter, Almond oil, Glycerin | dry | 200-300 | 10-22
`,
};
