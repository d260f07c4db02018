import type { RowTables } from "../../row-table.ts";

/** Where one sleeps on the way, and what a day of a journey holds. */
export const travelRows: RowTables = {
  "ferry ferrysailing ferryroute ferrycrossing ferrytrip ferryschedule ferrydeparture crossing sailing & departure_port arrival_port origin_port destination_port departure_time": `
departure port/origin port/from port/origin/from | arrival port/destination port/to port/destination/to | duration minutes/crossing minutes/duration/crossing time minutes
Dover | Calais | 90-95
Calais | Dover | 90-95
Holyhead | Dublin | 195-205
Helsinki | Tallinn | 120-150
Tallinn | Helsinki | 120-150
Gothenburg | Frederikshavn | 205-215
Rostock | Gedser | 105-115
Cairnryan | Belfast | 130-140
Naples | Capri | 50-60
Piraeus | Mykonos | 280-310
Algeciras | Tangier | 90-100
Hirtshals | Kristiansand | 195-205
`,
  "roomtype hotelroomtype hotelroom roomcategory": `
name/room name/type name | type/room type/category | about | bed type/beds/bed | view | capacity/max guests/max occupancy/sleeps/max adults | size sqm/size/area sqm/area/size m2/square meters
Standard Double | Double/double/standard | A quiet room to the courtyard with a writing desk and a rain shower. | double/queen/1 double bed | courtyard/city/none | 2-2 | 18-24
Superior Double | Double/double/superior | A bright corner room with two armchairs and a coffee machine. | queen/double/1 queen bed | city/street/garden | 2-2 | 22-28
Deluxe King | Deluxe/deluxe/king/double | A spacious room with a king-size bed, a bathtub and tall windows. | king/king size/1 king bed | city/park/garden | 2-2 | 26-34
Family Room | Family/family/quad | A double bed and two bunks, with a curtain between and games on the shelf. | double/queen/family/bunk | garden/courtyard/none | 4-4 | 32-42
Junior Suite | Suite/suite/junior suite | One large room with a sitting corner, a minibar and a separate dressing area. | king/queen/1 king bed | city/sea/garden | 2-3 | 36-46
Sea View Twin | Twin/twin/double | Two single beds and a small balcony towards the water. | twin/two singles/2 twin beds/single | sea/ocean/water/lake | 2-2 | 20-26
Economy Single | Single/single/economy | Small and quiet, for one night or two, under the roof. | single/1 single bed/twin | courtyard/none/city/street | 1-1 | 12-16
Garden Studio | Studio/studio/apartment | On the ground floor with a kitchenette and a door to the garden. | queen/double/1 queen bed | garden/park/courtyard | 2-3 | 28-38
Penthouse Suite | Suite/suite/penthouse/presidential | Two rooms on the top floor, with a terrace over the roofs. | king/king size/1 king bed | city/panorama/sea/skyline | 2-4 | 75-120
Twin Room | Twin/twin/double/standard | Two single beds that can be put together, and a large wardrobe. | twin/two singles/2 twin beds/single | garden/city/courtyard/none | 2-2 | 20-25
`,
  "vacationrental holidayhome holidayrental shortstay vacationhome": `
name | property type/type/category | about
Sunny loft near the market | Loft/loft/apartment/entire place | One large room under the roof, with a kitchen island and a bath behind glass.
Cabin by the lake | Cabin/cabin/chalet/cottage/house | Wood stove, a jetty of its own and no neighbours in sight.
Stone house with a garden | House/house/cottage/villa/entire place | Thick walls, a fig tree and a long table outside.
Studio above the harbour | Studio/studio/apartment/flat/private room | Small and bright, with the boats below the window.
Villa with pool and sea view | Villa/villa/house/entire place | Four terraces, a pool and ten minutes on foot to the beach.
Quiet flat in the old town | Apartment/apartment/flat/condo/entire place | Second floor, courtyard side, with everything around the corner.
Barn conversion in the hills | House/house/barn/farm stay/villa/cabin | High beams, a large kitchen and sheep on the other side of the fence.
Garden flat near the park | Apartment/apartment/flat/entire place | Ground floor with a terrace and bicycles to borrow.
Room in a family house | Private room/room/private room/shared room/guesthouse | Own bathroom, shared kitchen and a cat that asks to be let in.
`,
  "itinerary tripitem tripactivity itineraryentry itineraryactivity travelactivity itineraryevent tripevent tripplan plannedactivity & trip_id trip day day_number itinerary_id start_time": `
name/activity/activity name | type/category/kind/item type/activity type | about | location/place/venue/address | cost/price/estimated cost/amount
Flight out | Flight/flight/travel/transport/transportation | Bags are to be dropped two hours before. | Airport, terminal 2 | 95-420
Transfer to the hotel | Transport/transport/transfer/transportation/travel/train | By the airport train, then five minutes on foot. | Central station | 9-45
Check in at the hotel | Hotel/hotel/accommodation/lodging/stay/hotel checkin | The rooms are ready from three o'clock. | Hotel lobby | 110-390
Walking tour of the old town | Activity/activity/sightseeing/tour/attraction/excursion | Two hours with a local guide, in any weather. | Market square | 15-40
Lunch at the market hall | Restaurant/restaurant/food/meal/dining | Many small stalls, best before one o'clock. | Market hall | 18-48
Visit to the city museum | Activity/activity/museum/culture/attraction/sightseeing | The tickets are valid for the whole day. | Museum quarter | 12-28
Dinner by the harbour | Restaurant/restaurant/food/meal/dining | A table outside, if the evening is warm. | Old harbour | 45-140
Boat trip along the coast | Activity/activity/tour/excursion/sightseeing | Bring a jacket, it is windy on deck. | Pier 3 | 28-75
Tasting menu at the old mill | Restaurant/restaurant/food/meal/dining | Six courses, without meat on request. | Old mill | 70-160
Taxi to the airport | Transport/transport/taxi/transfer/transportation/travel | Ordered for the early morning. | Hotel entrance | 25-70
Flight home | Flight/flight/travel/transport/transportation | Online check-in opens the day before. | Airport, terminal 1 | 95-420
`,
};
