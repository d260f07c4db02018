import type { RowTables } from "../../row-table.ts";

/** What a house does by itself, whom one hires for a feast, and who looks after children and pets. */
export const householdRows: RowTables = {
  "automation homeautomation smarthomeautomation automationscene scene smartscene": `
name/automation name/scene name | about | trigger/trigger event/when/trigger condition/condition | action/actions/then | trigger type | schedule/time/run at | icon
Good morning | Warms the bathroom and opens the blinds before the alarm. | At 06:30 on weekdays | Open the blinds, Set heating to 21 °C | time/schedule/scheduled | Mon–Fri 06:30 | sun
Away mode | Switches everything off when the last person leaves. | Everyone leaves home | Turn off all lights, Lock the doors | location/presence/geofence | Any time | home
Evening blinds | Closes the blinds when it gets dark. | At sunset | Close the blinds, Dim the hall to 40 % | sun/time/schedule/sunset/scheduled | Daily at sunset | moon
Movie night | Turns the lights down when the film starts. | The TV is switched on | Dim the living room to 15 %, Close the blinds | device/state/manual/device state | Any time | film
Night lock | Locks all doors and turns the heating down. | At 23:00 | Lock the doors, Set heating to 17 °C | time/schedule/scheduled | Daily 23:00 | lock
Welcome home | Lights up the hall when somebody comes in after dark. | The front door opens | Turn on the hall light | device/event/sensor/motion/state | Any time | door
Water the balcony | Opens the valve when the soil is dry. | Soil moisture below 30 % | Open the valve for ten minutes | sensor/threshold/state | Daily 05:30 | droplet
Leak alarm | Sends a message and closes the main valve. | The leak sensor is wet | Close the main valve, Notify everybody | sensor/event/device/alarm | Any time | bell
Fresh air | Starts the fan when the air in the bedroom is stale. | CO₂ above 1000 ppm | Start the fan for 20 minutes | sensor/threshold/state | Any time | wind
Holiday lights | Turns some lights on and off while nobody is home. | Holiday mode is on | Switch lamps at random | manual/mode/time | Daily 18:00–22:30 | lamp
`,
  "weddingvendor weddingsupplier eventvendor eventsupplier": `
name/vendor name/business name/company/company name | category/type/service/service type/vendor type/specialty | about | notes/note/comments | price/cost/total cost/quote/fee/amount/contract amount/price quoted
{surname} Photography | Photographer/photography/photo | Quiet pictures, and few of them posed. | Arrives two hours before the ceremony. | 1600-3400
Golden Hour Films | Videographer/video/videography/film | One short film and one long one. | Needs power near the stage. | 1800-3600
Wild Fern Flowers | Florist/flowers/floral | Seasonal flowers from nearby fields. | Delivers on the morning of the day. | 700-2400
The Long Table | Caterer/catering/food | Four courses, or one long buffet. | Final numbers two weeks before. | 4200-11800
DJ {who:Nora/Felix/Mika/Tara} | DJ/music/entertainment | Knows when to play the slow ones. | Wish list is open until the week before. | 600-1500
The Silver Strings | Band/music/live music/entertainment/musician | A quartet for the ceremony, a band for the night. | Needs a small stage. | 1400-3800
Sugar and Rye | Baker/cake/bakery/wedding cake | Three tiers, and a tasting before. | Keep it out of the sun. | 380-980
Old Mill Estate | Venue/location | A barn, a meadow and rooms for forty. | Music until two in the morning. | 3800-9800
Ivory Lane Bridal | Dress/attire/bridal/clothing/fashion | Dresses made to measure. | Second fitting in spring. | 900-2800
Bloom Beauty Studio | Hair and makeup/beauty/hair & makeup/hair/makeup/hairdresser/stylist | Comes to you, with a trial before. | Trial booked for the month before. | 280-760
Paper Crane Press | Stationery/invitations/invitation | Letterpress on heavy paper. | Proofs have been approved. | 320-980
{surname} Cars | Transport/transportation/car | Old cars with young drivers. | Picks up at the hotel. | 320-890
Yes Events | Planner/wedding planner/planning/coordinator | Keeps the list, so that you need not. | On site all day. | 1900-4200
Lumen Décor | Decorator/decoration/decor/lighting/rentals | Candles, linen and two hundred bulbs. | Sets up the day before. | 800-2900
{surname} Ceremonies | Officiant/celebrant/ceremony | Writes a speech that is only yours. | First talk over coffee. | 450-950
`,
  "photosession photoshoot photographysession shoot photobooking photographybooking": `
type/session type/shoot type/category/event type | name | package name/package | location/place/venue | price/total price/amount/fee/cost/package price/total | duration hours/hours/duration/hours booked | notes/note/special requests | about
Wedding/weddings | Wedding at the old mill | Full day | Old Mill Estate | 1600-3200 | 8-10 | Group pictures right after the ceremony. | From the getting ready to the first dance.
Wedding/weddings | Garden wedding | Half day | Botanical Garden | 900-1600 | 5-6 | Rain plan: the palm house. | Small, green and in the afternoon light.
Portrait/portraits/headshot/headshots/individual/business | Studio portraits | Portrait hour | Studio 2 | 140-320 | 1-2 | Two outfits, grey background. | Plain light and time to relax.
Portrait/portraits/headshot/headshots/corporate/business | Headshots for the team | Office visit | Client's office | 380-890 | 2-3 | Ten minutes for each person. | One look for the whole company.
Family/families | Autumn family portraits | Family hour | Riverside Park | 180-390 | 1-2 | The children come first, then everybody. | Leaves, scarves and no posing.
Family/families/newborn/baby | Newborn at home | Mini session | At home | 160-320 | 1-2 | As soon as the baby has eaten. | Window light and woollen blankets.
Product/products/commercial/catalog | Catalogue, kitchen range | Product day | Studio 1 | 450-1200 | 4-6 | Forty items, white background. | Clean pictures for the shop.
Event/events/corporate/conference/party | Summer party | Evening | Harbour Hall | 380-900 | 3-5 | Speeches at eight. | The people, the stage and the cake.
Event/events/corporate/conference/birthday | Award night | Evening | City Theatre | 420-980 | 3-4 | No flash during the show. | Winners, hugs and long dresses.
Engagement/couple/couples | Engagement by the lake | Golden hour | Lakeside | 190-420 | 1-2 | At sunset, so be there in time. | Two people and a lot of sky.
Fashion/editorial/lookbook/model | Spring collection | Editorial | Rooftop, Mill Street | 800-1900 | 6-8 | Twelve looks, two models. | Strong shadows and plain walls.
Maternity/pregnancy | Two and a half | Mini session | Studio 2 | 150-310 | 1-2 | Warm room, soft music. | Quiet pictures in the eighth month.
`,
  "dateidea datenightidea": `
name | category/type/mood/theme | about | location/place/venue/where | estimated cost/cost/price/budget | duration minutes/duration/duration min | indoor/is indoor/indoors | is outdoor/outdoor
Wine and small plates | Food/food & drink/dining/romantic | A table by the window, and six things to share. | Wine bar | 45-80 | 120-150 | yes | no
Open-air cinema | Culture/entertainment/romantic/movies | Bring a blanket and choose the back row. | City park | 20-30 | 150-180 | no | yes
Rowing boat on the lake | Outdoors/outdoor/active/nature/adventure/romantic | Half an hour of rowing, half an hour of drifting. | Boathouse | 15-25 | 60-90 | no | yes
Climbing for beginners | Active/sport/adventure/sports/fitness | One holds the rope, the other trusts. | Climbing hall | 30-45 | 120-150 | yes | no
Sunday flea market | Casual/shopping/budget/fun | Each finds something for the other, for five at most. | Market square | 10-25 | 90-120 | no | yes
Pottery for two | Creative/art/workshop/class | Two lumps of clay, and nobody gets it right. | Studio in Mill Lane | 60-95 | 120-150 | yes | no
Museum after dark | Culture/art/romantic | Open until ten on Thursdays, and nearly empty. | City Museum | 20-35 | 90-120 | yes | no
Cook one new dish | Home/cooking/at home/food/budget | One reads, the other stirs. | At home | 20-40 | 120-150 | yes | no
Sunrise walk | Outdoors/outdoor/nature/romantic/free | Coffee in a flask, and up the hill. | Castle hill | 0-5 | 60-90 | no | yes
Board game café | Casual/games/fun/indoor | Loser pays for the cake. | Board game café | 15-30 | 120-150 | yes | no
Live jazz | Music/culture/night out/nightlife/entertainment | Small stage, small tables. | Blue Note Cellar | 30-55 | 120-180 | yes | no
Stargazing | Outdoors/nature/romantic/outdoor/free | Out of the city, with a blanket and an app. | Hill above the village | 0-10 | 90-150 | no | yes
`,
  "petservice groomingservice groomingappointment petgroomingappointment petgrooming grooming": `
name/service/service name/service type/treatment | category/type | about | price/cost/fee/total | duration minutes/duration/duration min
Bath and blow-dry | Bath/washing/basic | Wash, dry and a soft brush. | 25-45 | 45-60
Full groom | Grooming/full/full groom/premium | Bath, cut, ears and nails. | 55-95 | 90-120
Nail trim | Nails/nail care/basic/nail trim | Quick, with a treat at the end. | 12-20 | 15-20
Puppy's first groom | Grooming/puppy/introduction | Short and gentle, to get used to it. | 30-45 | 45-60
De-shedding | Coat care/deshedding/brushing/grooming | Takes out the undercoat before summer. | 40-65 | 60-75
Hand stripping | Coat care/stripping/grooming/premium | For wire coats, by hand. | 60-95 | 90-120
Teeth cleaning | Dental/teeth/hygiene | Brush and gel, without anaesthetic. | 20-35 | 20-30
Flea bath | Bath/treatment/medicated | Medicated shampoo, left on for ten minutes. | 30-50 | 45-60
`,
};
