import type { RowTables } from "../../row-table.ts";

/** What a house does by itself, whom one hires for a feast, and who looks after children and pets. */
export const householdRows: RowTables = {
  "automation homeautomation smarthomeautomation automationscene scene automationrule": `
name/automation name/scene name | about | trigger/trigger event/when/trigger condition/condition | action/actions/then | trigger time/schedule time/run time/time of day
Good morning | Warms the bathroom and opens the blinds before the alarm. | At 06:30 on weekdays/time/schedule/scheduled/time of day | Open the blinds, Set heating to 21 °C | 06:30
Away mode | Switches everything off when the last person leaves. | Everyone leaves home/leave/location/presence/geofence/occupancy | Turn off all lights, Lock the doors | 08:15
Evening blinds | Closes the blinds when it gets dark. | At sunset/sunset/sun/sunset sunrise | Close the blinds, Dim the hall to 40 % | 17:30
Movie night | Turns the lights down when the film starts. | The TV is switched on/device/device state/state/event | Dim the living room to 15 %, Close the blinds | 20:15
Night lock | Locks all doors and turns the heating down. | At 23:00/time/schedule/scheduled/time of day | Lock the doors, Set heating to 17 °C | 23:00
Welcome home | Lights up the hall when somebody comes in after dark. | The front door opens/door/door opened/contact/arrive/arrival/location | Turn on the hall light | 18:10
Water the balcony | Opens the valve when the soil is dry. | Soil moisture below 30 %/sensor/moisture/humidity | Open the valve for ten minutes | 07:00
Leak alarm | Sends a message and closes the main valve. | The leak sensor is wet/leak/water leak/sensor/alarm | Close the main valve, Notify everybody | 03:20
Fresh air | Starts the fan when the air in the bedroom is stale. | CO₂ above 1000 ppm/air quality/co2/sensor | Start the fan for 20 minutes | 22:15
Holiday lights | Turns some lights on and off while nobody is home. | Holiday mode is on/manual/mode/button/voice | Switch lamps at random | 19:30
Night light | Lights the hall softly when somebody walks by. | Motion in the hallway/motion/motion detected/movement | Turn on the hall light at 15 % | 22:00
Frost guard | Heats the bathroom when it gets too cold. | Temperature below 16 °C/temperature/thermostat/weather | Set heating to 19 °C | 05:00
Wake-up light | Brightens the bedroom slowly. | At sunrise/sunrise/sun | Brighten the bedroom over 20 minutes | 06:45
`,
  "sceneaction automationaction smarthomesceneaction homeaction & property attribute value": `
device/device name | property/attribute/setting/command | value/state/target value
Hall light | brightness | 40 %
Thermostat | temperature | 21 °C
Front door | state | locked
Blinds | position | closed
Speaker | volume | 25 %
Desk lamp | state | off
Ceiling light | state | on
Television | state | off
Floor lamp | brightness | 15 %
`,
  "weddingvendor weddingsupplier eventvendor eventsupplier": `
name/vendor name/business name/company/company name | category/type/service/service type/vendor type/specialty | notes/note/comments | price/cost/total cost/quote/fee/amount
{surname} Photography | Photographer/photography/photo | Arrives two hours before the ceremony. | 1600-3400
Golden Hour Films | Videographer/video/videography/film | Needs power near the stage. | 1800-3600
Wild Fern Flowers | Florist/flowers/floral | Delivers on the morning of the day. | 700-2400
The Long Table | Caterer/catering/food | Final numbers two weeks before. | 4200-11800
DJ {who:Nora/Felix/Mika/Tara} | DJ/music/entertainment | Wish list is open until the week before. | 600-1500
The Silver Strings | Band/music/live music/entertainment | Needs a small stage. | 1400-3800
Sugar and Rye | Baker/cake/bakery/wedding cake | Keep it out of the sun. | 380-980
Old Mill Estate | Venue/location | Music until two in the morning. | 3800-9800
Ivory Lane Bridal | Dress/attire/bridal/clothing | Second fitting in spring. | 900-2800
Bloom Beauty Studio | Hair and makeup/beauty/hair & makeup/hair | Trial booked for the month before. | 280-760
Yes Events | Planner/wedding planner/planning/coordinator | On site all day. | 1900-4200
`,
  "photosession photoshoot photographysession shoot photobooking": `
type/session type/shoot type/category/event type | name | package name/package | location/place/venue | price/total price/amount/fee/cost/package price | duration hours/hours/duration/hours booked | notes/note/special requests
Wedding/weddings | Wedding at the old mill | Full day | Old Mill Estate | 1600-3200 | 8-10 | Group pictures right after the ceremony.
Wedding/weddings | Garden wedding | Half day | Botanical Garden | 900-1600 | 5-6 | Rain plan: the palm house.
Portrait/portraits/headshot/headshots | Studio portraits | Portrait hour | Studio 2 | 140-320 | 1-2 | Two outfits, grey background.
Portrait/portraits/headshot/headshots | Headshots for the team | Office visit | Client's office | 380-890 | 2-3 | Ten minutes for each person.
Family/families | Autumn family portraits | Family hour | Riverside Park | 180-390 | 1-2 | The children come first, then everybody.
Family/families/newborn/baby | Newborn at home | Mini session | At home | 160-320 | 1-2 | As soon as the baby has eaten.
Product/products/commercial/catalog | Catalogue, kitchen range | Product day | Studio 1 | 450-1200 | 4-6 | Forty items, white background.
Event/events/corporate/conference | Summer party | Evening | Harbour Hall | 380-900 | 3-5 | Speeches at eight.
Event/events/corporate/conference | Award night | Evening | City Theatre | 420-980 | 3-4 | No flash during the show.
Engagement/couple/couples | Engagement by the lake | Golden hour | Lakeside | 190-420 | 1-2 | At sunset, so be there in time.
Fashion/editorial/lookbook/model | Spring collection | Editorial | Rooftop, Mill Street | 800-1900 | 6-8 | Twelve looks, two models.
`,
  "vetvisit vetappointment veterinaryvisit veterinaryappointment petvisit petappointment petcheckup petexam visitvetvisit appointmentvetappointment": `
reason/reason for visit/visit reason/chief complaint/complaint/purpose | diagnosis/findings/finding/assessment | treatment/treatment plan/plan/treatments | medication/medications/prescription/medicine/prescribed medication | notes/note/vet notes/comments | temperature/temperature c/body temperature/temp | heart rate/pulse | total/total cost/cost/price/amount/fee
Annual check-up | Healthy | None needed | None | Good weight, clean teeth. | 38.1-38.9 | 84-132 | 55-95
Vaccination | Healthy | Booster vaccination | None | No reaction after fifteen minutes. | 38.1-38.9 | 84-132 | 45-85
Limping on a hind leg | Sprained leg | Pain relief and rest | Meloxicam | Short walks only, for two weeks. | 38.2-39.0 | 92-144 | 85-190
Not eating | Upset stomach | Fluids and a light diet | Maropitant | Belly soft, no pain. | 38.4-39.6 | 96-150 | 90-240
Itchy skin | Flea allergy | Flea treatment and a medicated shampoo | Flea tablet | Treat the other animals at home, too. | 38.1-39.0 | 84-132 | 65-140
Dental cleaning | Dental tartar | Scale and polish under anaesthetic | Clindamycin | One tooth removed, soft food for three days. | 38.0-38.8 | 84-132 | 220-460
Ear scratching | Ear infection | Ears cleaned and drops for ten days | Ear drops | Left ear red and sore. | 38.4-39.4 | 88-140 | 75-150
Check after surgery | Wound healing well | Stitches removed | None | May run again next week. | 38.1-38.9 | 84-132 | 35-70
Coughing at night | Kennel cough | Rest and cough syrup | Doxycycline | Keep away from other animals for ten days. | 38.7-39.8 | 96-150 | 80-170
Weight check | Overweight | Special diet, weigh again in a month | None | Half a cup less each day. | 38.1-38.9 | 84-132 | 30-55
`,
};
