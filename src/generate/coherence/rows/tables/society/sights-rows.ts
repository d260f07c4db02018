import type { RowTables } from "../../row-table.ts";

/** What one goes to see in a town, how one gets there, and the pictures that are taken of it. */
export const sightsRows: RowTables = {
  "attraction touristattraction cityattraction & city country city_id coordinates visit_duration entry_fee latitude address": `
name | type/category/kind | about | tags | ticket price/entry fee/admission/admission fee/price/entrance fee/entry price | visit duration/recommended duration/duration/average visit duration/visit duration minutes/duration minutes
Old Town Hall | Historic building/historic building/history/historical/architecture/landmark/monument | A Gothic tower with a clock that still keeps time. | history, architecture, tower | 6-12 | 45-60
Cathedral of St. Anne | Church/church/religious/history/architecture/historical/landmark | Eight hundred years old, with a window by every generation. | church, history, architecture | 0-0 | 30-60
City Art Museum | Museum/museum/art/culture/cultural | Four floors from altarpieces to video. | art, museum, rainy day | 12-22 | 120-180
Castle Hill | Castle/castle/history/historical/landmark/monument/viewpoint | Walls, a well and the best view of the river. | castle, view, walk | 9-18 | 90-150
Botanical Garden | Garden/garden/park/nature/outdoor | Palms under glass, and a quiet pond behind them. | garden, plants, family | 4-9 | 60-120
Central Market Hall | Market/market/food/shopping/culture/landmark | Cheese, fish and flowers under an iron roof. | food, market, local | 0-0 | 45-90
Maritime Museum | Museum/museum/history/culture/cultural/family | Ships in the hall, and one to walk on outside. | ships, museum, family | 10-18 | 90-150
Lighthouse Point | Viewpoint/viewpoint/landmark/nature/outdoor | Two hundred steps, and the sea on three sides. | sea, view, sunset | 3-8 | 30-60
Royal Palace | Palace/palace/history/historical/landmark/architecture/monument | State rooms, a staircase of marble and the change of the guard. | palace, history, guided tour | 14-24 | 90-150
Riverside Park | Park/park/nature/outdoor/family | Meadows, a café and boats for an hour. | park, picnic, family | 0-0 | 60-120
Old Harbour | Neighbourhood/neighbourhood/landmark/history/historical/entertainment/waterfront | Warehouses of brick, now full of small shops. | harbour, walk, cafés | 0-0 | 60-120
City Zoo | Zoo/zoo/family/nature/wildlife/entertainment | Penguins at eleven, elephants all day. | animals, family, outdoor | 16-28 | 150-210
Stone Bridge | Bridge/bridge/landmark/history/historical/architecture/monument | Built in a flood year, and never moved since. | bridge, history, photo | 0-0 | 15-30
`,
  "busroute busline tramline metroline tramroute transitroute transitline bustransitroute": `
name/route name/line name | start stop/origin/from/start/start station/start point/first stop/starting point | end stop/destination/to/end/end station/end point/last stop/terminus/ending point | stops/stations/stop names | distance km/length km/distance/length | duration minutes/travel time/duration/travel time minutes/duration min/estimated duration | number of stops/stop count/total stops/stops count
Airport Express | Airport | Central Station | Airport, Business Park, Exhibition Centre, Central Station | 14.0-17.5 | 24-31 | 4-4
University – Harbour | University | Harbour | University, Botanical Garden, City Hall, Old Town, Harbour | 6.2-8.4 | 22-29 | 5-5
Stadium – Hospital | Stadium | Hospital | Stadium, North Park, Library, Market Square, Hospital | 7.0-9.6 | 25-34 | 5-5
Central Station – Lake Road | Central Station | Lake Road | Central Station, Market Square, Mill Lane, Riverside, Lake Road | 8.1-10.5 | 28-36 | 5-5
West End – Old Town | West End | Old Town | West End, Orchard Street, City Hall, Old Town | 4.4-6.1 | 16-22 | 4-4
North Gate – Zoo | North Gate | Zoo | North Gate, Cemetery, Central Station, Museum, Park Avenue, Zoo | 9.2-12.4 | 34-42 | 6-6
Technology Park – South Gate | Technology Park | South Gate | Technology Park, University, Stadium, Town Bridge, South Gate | 10.4-13.6 | 32-41 | 5-5
Green Valley – Market Square | Green Valley | Market Square | Green Valley, Quarry Road, West Bridge, Hospital, Market Square | 11.5-15.0 | 36-45 | 5-5
`,
  "mediaasset mediafile mediaitem media mediaupload asset image imageasset upload uploadedimage libraryimage & alt_text alt alternative_text image_alt": `
name/caption/display name | filename/file name/original filename/original name | alt text/alt/alternative text/image alt/about | tags | category/album/folder/folder name
Harbour at dawn | harbour-at-dawn.jpg | Fishing boats in a calm harbour, the sun just above the water | harbour, morning | Travel
The team in the new office | team-new-office.jpg | Nine people around a long table, laughing | team, office | Team/people
Spring campaign | banner-spring-campaign.png | Tulips in front of a pale green wall | banner, spring | Marketing
Oak desk, front | oak-desk-front.jpg | Wooden desk with two drawers, seen from the front | product, furniture | Products/product
Opening day of the shop | shop-opening-day.jpg | People queueing in front of a shop window with balloons | shop, event | Events/event
Coffee on the balcony | coffee-balcony.jpg | Steaming cup on a small iron table between plants | coffee, home | Lifestyle/home
City bridge at night | city-bridge-night.jpg | Lit bridge over a dark river, reflected in the water | city, night | Travel
Linen bag, detail | linen-bag-detail.jpg | Close-up of the stitching on a grey linen bag | product, textile | Products/product
Head of design, portrait | portrait-head-of-design.jpg | Smiling woman with short hair in front of a brick wall | portrait, team | Team/people
Bread from the oven | bread-from-the-oven.jpg | Three round loaves on a wooden board, dusted with flour | food, bakery | Food/food
`,
  "photo picture photograph stockphoto & photographer camera lens aperture iso shutter_speed taken_at taken_on album_id gallery_id width file_size resolution": `
name | category/genre/album/type/theme | tags/keywords/labels | about/caption
First light over the harbour | Landscape/nature/travel | harbour, sunrise, sea | The ferry had not left yet.
Grandma's garden | Nature/family/garden | garden, summer, flowers | Roses, beans and a chair that nobody sits on.
Rain on the tram window | Street/city/urban | rain, city, night | Line 4, a little after seven.
The long way down | Landscape/nature/hiking/travel/adventure | mountains, hiking, view | Four hours up, and no hurry now.
Market on a Saturday | Street/travel/city/people | market, people, colours | The oranges were gone by ten.
Waiting for the last train | Street/urban/city/people/travel | station, night, people | Platform 9, quarter to one.
Snow in the old town | City/winter/architecture/travel/urban | snow, winter, street | The first footprints are mine.
A fox at the edge of the field | Wildlife/animals/nature | fox, wildlife, field | It looked up once and went on.
Portrait by the window | Portrait/people | portrait, window, light | One lamp less than planned.
Dunes before the storm | Landscape/nature/travel | beach, dunes, clouds | Ten minutes later everybody ran.
Milky Way above the hut | Astrophotography/night/nature/landscape | stars, night, mountains | Twenty-five seconds, and very cold fingers.
The team after the final | Sports/sport/people/event/events | football, team, celebration | Nobody remembers who held the camera.
`,
  "photoalbum album photogallery gallery & photo_count cover_photo_id cover_photo photos photo_ids pictures image_count": `
name | about | tags | category/type/theme
Lisbon in spring | Tiles, trams and far too many custard tarts. | travel, city | Travel
Summer at the lake | The best pictures of two weeks by the water. | holiday, family | Family/holiday/travel
Street portraits | People who said yes when I asked. | portraits, street | Portraits/people/street
The garden through the year | From the first crocus to the last leaf. | garden, seasons | Nature/garden
Ski weekend | From the first snow to the last bend. | snow, friends | Sports/travel/holiday/friends
Grandpa's 80th birthday | Everybody who came, in no particular order. | birthday, family | Family/event/events
A year in black and white | One picture a day, whatever the weather. | black and white, project | Art/project/personal
Hiking in the Alps | Nine days, four huts and one broken boot. | mountains, hiking | Travel/nature/outdoor
Anna and Tom's wedding | The ceremony, the speeches and the dance floor. | wedding, party | Wedding/event/events
`,
  "exhibition exhibit artexhibition museumexhibition & curator theme museum_id gallery_id opening_date artwork_ids artworks ticket_price": `
name/exhibition name | theme/topic/subject | about | type/category | tags
Light and Harbour | Light and water | Harbours at dawn, painted over two centuries. | Painting/painting/art/temporary | painting, sea
Rooms Without Walls | Space and home | Installations that one walks through. | Installation/installation/art/contemporary/temporary | installation, space
Everyday Treasures | Everyday life | Spoons, chairs and letters that somebody kept. | History/history/social history/design/permanent | history, objects
A Century of Glass | Craft and industry | From the furnace to the light bulb. | Design/design/craft/applied arts/temporary | glass, design
Faces of the City | Portraits | Four hundred residents, one camera. | Photography/photography/art/temporary | portraits, photography
Under the Ice | Climate and science | What cores from the pole tell of our weather. | Science/science/natural history/interactive/temporary | climate, science
The Last Dinosaurs | Natural history | Skeletons, footprints and one egg. | Natural history/natural history/science/permanent | dinosaurs, family
Women Who Drew Maps | Women in science | Surveyors and printers who were left off the sheet. | History/history/science/temporary | maps, history
Colour Without Form | Abstract art | Large canvases from three decades. | Painting/painting/art/modern/permanent | abstract, painting
Gardens on Paper | Botanical drawing | Leaves and roots, drawn from life. | Drawing/drawing/art/natural history/temporary | drawing, plants
`,
  "port seaport harbour harbor containerport & unlocode locode un_locode berths max_draft annual_teu teu terminals berth_count harbor_master": `
name/port name | country | unlocode/un locode/locode/code/port code | city 
Port of Rotterdam | Netherlands/NL | NLRTM | Rotterdam
Port of Hamburg | Germany/DE | DEHAM | Hamburg
Port of Lisbon | Portugal/PT | PTLIS | Lisbon
Port of Valencia | Spain/ES | ESVLC | Valencia
Port of Felixstowe | United Kingdom/GB | GBFXT | Felixstowe
Port of Singapore | Singapore/SG | SGSIN | Singapore
Port of Yokohama | Japan/JP | JPYOK | Yokohama
Port of Los Angeles | United States/US | USLAX | Los Angeles
Port of Vancouver | Canada/CA | CAVAN | Vancouver
Port of Santos | Brazil/BR | BRSSZ | Santos
Port of Melbourne | Australia/AU | AUMEL | Melbourne
`,
  "landmark monument historicsite & year_built height architect style city country entry_fee": `
name | style/architectural style/architecture | year built/built/construction year/built year | height/height m/height meters | about | entry fee/ticket price/admission | type/category
Old Town Hall | Gothic | 1386-1442 | 46-64 | A tower with a clock that still keeps time. | 5-12 | Town hall/town hall/historic building/building
Cathedral of St. Anne | Romanesque | 1130-1240 | 58-96 | Eight hundred years old, with a window by every generation. | 0-0 | Church/church/cathedral/religious
Royal Palace | Baroque | 1690-1760 | 24-38 | State rooms and a staircase of marble. | 12-22 | Palace/palace/historic building
Castle on the Hill | Medieval | 1180-1340 | 22-42 | Walls, a well and the best view of the river. | 8-16 | Castle/castle/fortress
Stone Bridge | Gothic | 1340-1420 | 12-18 | Sixteen arches, rebuilt once. | 0-0 | Bridge/bridge/monument
Harbour Lighthouse | Neoclassical | 1790-1860 | 28-52 | Two hundred steps, and the sea on three sides. | 3-8 | Lighthouse/lighthouse/tower
Opera House | Art Nouveau | 1895-1912 | 30-46 | A foyer of glass and iron. | 8-15 | Theatre/theatre/opera house/building
Television Tower | Modernist | 1962-1974 | 180-368 | The lift takes forty seconds. | 14-25 | Tower/tower/observation tower
Concert Hall at the Quay | Contemporary | 2004-2017 | 48-110 | A wave of glass on an old warehouse. | 0-6 | Concert hall/concert hall/building
Central Station | Historicism | 1880-1906 | 32-54 | Platforms under one arch of steel. | 0-0 | Station/station/building
`,
  "venue eventvenue concertvenue musicvenue theatrevenue & capacity type venue_type seating_capacity seats": `
name/venue name | type/venue type/category/kind | capacity/seating capacity/seats/max capacity
City Theatre | Theatre/theatre/theater/playhouse | 420-980
Riverside Playhouse | Theatre/theatre/theater/playhouse | 180-460
Opera on the Square | Opera/opera house/theatre/theater/concert hall | 900-1800
Philharmonic Hall | Concert hall/concert hall/hall/auditorium | 1200-2400
St. Anne's Hall | Concert hall/concert hall/hall/auditorium/church | 300-700
Northern Arena | Arena/arena/stadium/sports arena | 8000-18000
Blue Note Cellar | Club/club/jazz club/nightclub/bar | 90-260
The Boiler House | Club/club/nightclub/live music club | 350-900
City Stadium | Stadium/stadium/arena/open air | 18000-42000
Riverside Park Stage | Open air/outdoor/open air/park/amphitheatre | 1500-6000
City Conference Centre | Conference centre/conference center/convention center/conference/hotel | 600-2400
Studio 12 | Studio/studio/gallery/community center/other | 40-120
`,
};
