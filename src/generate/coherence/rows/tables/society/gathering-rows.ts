import type { RowTables } from "../../row-table.ts";

/** Where people meet for a cause, a wedding or a class, what they back, and whom they elect. */
export const gatheringRows: RowTables = {
  "roadclosure streetclosure roadworks roadwork trafficrestriction": `
road/street/road name/street name | from junction/from street/from/closed from | to junction/to street/to/closed to | reason/cause/type of work | detour/diversion/alternative route/detour route
Mill Lane | Market Square | Bridge Street | New water main | Follow the signs along Station Road
Harbour Road | Customs House | Fish Market | Resurfacing | By way of Quay Street
Station Road | Central Station | Park Avenue | Tram tracks are renewed | Through Oak Street, one way
Bridge Street | Town hall | Old bridge | Repair of the bridge | Over the new bridge, ten minutes more
School Street | Church Lane | Garden Street | Street festival | By way of Chapel Road
Park Avenue | Oak Street | Hospital entrance | Gas leak | Buses stop at the hospital's back entrance
Ring road | Exit 3 | Exit 5 | Bridge inspection at night | Through the industrial estate
Church Lane | School Street | Market Square | Weekly market | On foot only, cars along Mill Lane
`,
  "servicerequest citizenrequest cityrequest citizenreport issuereport streetreport & ward council_district upvotes department_id reported_at district": `
category/service category/issue category/type/issue type/request type | subcategory/sub category/subtype/issue/problem/title/subject | about
Roads/road/pothole | Pothole | Deep hole in the cycle lane, close to the crossing.
Roads/road/sidewalk | Broken pavement | Two slabs have come up in front of the school.
Street lighting/lighting/streetlight | Lamp out | Lamp has been off for a week.
Street lighting/lighting/streetlight | Lamp on all day | Three lamps are on day and night.
Waste/garbage/sanitation | Missed collection | The bins were not emptied on Tuesday.
Waste/garbage/illegal_dumping | Dumped rubbish | Old mattresses behind the bus stop.
Parks and trees/parks/tree | Fallen branch | A large branch lies across the path.
Parks and trees/parks/park | Broken swing | One chain of the swing is torn.
Drains/water/drainage | Blocked drain | Water stands on the road after every rain.
Public order/noise | Loud music | Loud music after midnight at the weekend.
Public order/graffiti | Graffiti | Paint on the wall of the underpass.
Public order/abandoned_vehicle/other | Abandoned bicycle | Bicycle without wheels chained to the sign.
`,
  "weddingtask weddingchecklistitem weddingchecklist weddingtodo weddingplanningtask weddingplantask": `
name/task/text/label/item | category/type/area/phase/group | about/notes/note
Book the venue | Venue/location/planning/ceremony | Two dates are held for us.
Taste the menu | Catering/food/reception/vendors | Three courses, and something without meat.
Order the cake | Catering/cake/food/reception/vendors | Three tiers, lemon and berries.
Send the invitations | Guests/invitations/stationery/guest list/planning | With the map and the form for answers.
Finish the guest list | Guests/guest list/invitations/planning/people | Names, addresses and who eats no fish.
Choose the flowers | Flowers/decor/decoration/decorations/florist/vendors | What is in season, in white and green.
First fitting of the dress | Attire/dress/clothing/outfits/fashion/beauty | Bring the shoes.
Pick up the rings | Attire/rings/jewelry/jewellery/ceremony/other | Engraving included.
Meet the photographer | Photography/photo/vendors/photographer/media | Talk about places and group pictures.
Write down the playlist | Music/entertainment/dj/band/vendors | And the songs that must not be played.
Plan the seating | Guests/reception/seating/planning/venue | Round tables of eight.
Register at the town hall | Legal/documents/paperwork/ceremony/admin/other | Both passports and two certificates.
Order a bus for the guests | Transport/transportation/logistics/guests/travel | From the hotel and back after midnight.
Compare the costs with the plan | Budget/finance/money/planning/other | Deposits are paid, the rest is due on the day.
Book the flights to the islands | Honeymoon/travel/trip/other | Ten days, one stop.
`,
  "cookingclass cookingcourse cookingworkshop": `
name/class name/course name | cuisine/category/type/cuisine type | about | menu/dishes/recipes | level/difficulty/skill level | duration hours/duration
Fresh Pasta from Scratch | Italian | Flour, eggs and an afternoon of patience. | Hand-cut tagliatelle, Ravioli with ricotta, Sage butter | Beginner/all levels | 3-4
Sourdough for Beginners | Baking/bread | Everybody leaves with a starter and a loaf. | Country loaf, Herb focaccia, Crumpets | Beginner/all levels | 3-5
Sushi at Home | Japanese | Rice first, then everything else. | Maki rolls, Nigiri, Miso soup | Intermediate | 2-3
Tapas Night | Spanish | Eight small plates, and we eat standing. | Patatas bravas, Garlic prawns, Tortilla | Beginner/all levels | 3-4
Thai Street Food | Thai | Hot woks, short breaks. | Pad thai, Green papaya salad, Mango sticky rice | Intermediate | 3-4
The Art of Dumplings | Chinese | Folding is learned by folding. | Pork dumplings, Prawn dumplings, Chilli oil | Intermediate | 2-3
French Sauces | French | Five mothers and some of their daughters. | Béchamel, Hollandaise, Sauce bordelaise | Advanced | 3-4
Mexican Kitchen | Mexican | From corn to tortilla, and two kinds of mole. | Corn tortillas, Mole poblano, Churros | Beginner/all levels | 3-4
Curries from the South | Indian | We roast and grind every spice ourselves. | Coconut curry, Lemon rice, Dosa | Intermediate | 3-4
Vegetarian Feast | Mediterranean/vegetarian/vegan | Six plates, and nobody misses the meat. | Charred aubergine, Herb salad, Lemon tart | Beginner/all levels | 3-4
`,
  "artclass artworkshop artcourse paintingclass drawingclass craftclass": `
name/class name | medium/technique/art form/type/category/subject | about | materials/supplies/materials needed/materials provided | level/skill level/difficulty | location/room/studio
Watercolour landscapes | Watercolour | Wet paper, big skies and no straight lines. | Watercolours, Brushes, Paper | Beginner/all levels | Studio 1
Life drawing | Charcoal | Short poses first, one long pose at the end. | Charcoal, Paper, Easel | Intermediate/all levels | Studio 2
Oil painting in the evening | Oil paint | One canvas over six weeks. | Oil paints, Canvas, Brushes | Intermediate | Studio 1
Pottery on the wheel | Clay | Two bowls each, and a lot of towels. | Clay, Wheel, Glaze | Beginner/all levels | Pottery workshop
Advanced portraits | Oil paint | Hands, eyes and what lies between. | Oil paints, Canvas, Mirror | Advanced | Studio 3
Linocut and printing | Linocut | Cut, ink, press and start again. | Lino, Cutters, Ink | Intermediate | Print room
Sculpture in stone | Stone | Slow work, with goggles. | Limestone, Chisels, Mallet | Advanced | Yard
Acrylic abstracts | Acrylic | Large brushes, loud music. | Acrylics, Canvas, Palette knife | Intermediate | Studio 3
`,
  sculpture: `
name | material/medium/materials | height cm/height | weight kg/weight | about
Seated Figure | Bronze | 58-124 | 60-190 | The hands are larger than life, the face is hardly there.
Bird, Waiting | Marble | 42-88 | 70-240 | Polished on one side, rough on the other.
The Swimmer | Bronze | 90-180 | 110-320 | Cast in three parts, and joined without a seam.
Standing Stone No. 4 | Granite | 140-260 | 600-1900 | Found as it is, cut only at the base.
Wind Harp | Steel | 180-340 | 140-420 | Turns with the wind, and hums.
Mother and Child | Limestone | 60-130 | 120-460 | A small version stands in the cathedral.
Head of a Fisherman | Clay | 28-46 | 8-22 | A study for a larger work that was never made.
Listening Girl | Wood | 70-150 | 18-70 | Carved from one trunk of lime.
`,
  "charityevent donorevent galaevent fundraisingevent benefitevent charitygala": `
name/event name | event type/type/category/format | about | ticket price/price/entry fee
{season} Gala Dinner | Gala/dinner/formal/gala dinner | Four courses, two speeches and a band. | 90-220
Masked Ball for a Cause | Gala/ball/formal/dinner | Bring a mask, leave a donation. | 80-180
Run for Water 10K | Run/race/sport/marathon/fun run | Every kilometre is worth a litre. | 15-35
Sponsored Night Walk | Run/walk/walkathon/sport | Five hours, and a soup at the end. | 10-25
Art for Hope Auction | Auction/silent auction/sale | Sixty works, given by their makers. | 12-45
Silent Auction Evening | Auction/silent auction/sale | Bid with a pencil, and keep smiling. | 10-40
Voices for Children | Concert/music/benefit concert | Three choirs and one long encore. | 18-48
Benefit Concert by the Lake | Concert/music/benefit concert | Open air, bring a blanket. | 15-42
Cake Sale on the Square | Bake sale/sale/market/fair | Forty cakes, gone by noon. | 0-5
`,
  "politicalparty party & ideology leader seats abbreviation": `
name/party name | abbreviation/short name/acronym | ideology/political position/position/orientation | color/colour/party color
Green Future | GF | Green politics/green/left/environmentalism | #3a9d23
Workers' Alliance | WA | Social democracy/left/socialism/centre-left | #d62828
Liberal Forum | LF | Liberalism/centre/liberal/centrist | #f4c430
Civic Union | CU | Conservatism/right/conservative/centre-right | #1d3557
Party of the Centre | PC | Centrism/centre/centrist/moderate | #f3722c
Progress Party | PP | Progressivism/progressive/left/centre-left | #9b2c8f
Independent Voices | IV | Regionalism/centre/independent/localism | #457b9d
`,
  "reward pledgereward projectreward backerreward perk & pledge_amount estimated_delivery quantity_claimed minimum_pledge min_pledge project_id campaign_id": `
name | about | pledge amount/amount/minimum pledge/price/min pledge/minimum amount/minimum
Thank-you card | A hand-written card from the team. | 5-10
Digital copy | All files on the day of the launch. | 12-20
Early bird | The first hundred, at a lower price. | 35-60
Signed first edition | With your name in the credits. | 50-90
Limited print | A numbered print by the artist. | 75-120
Founder's pack | Two pieces, a print and a card. | 130-220
Workshop for two | An afternoon with those who make it. | 180-280
Two tickets to the launch | An evening, a drink and the first look. | 90-150
`,
  "weddingvenue weddinglocation": `
name/venue name | type/venue type/style/category/setting | about | price per day/price/rental fee/base price/starting price/hire fee | capacity/max guests/guest capacity
Rosewood Barn | Barn/barn/rustic/farm | Oak beams, long tables and a field for the cars. | 2200-4200 | 90-180
Old Mill Farm | Barn/barn/rustic/farm/mill | A yard for the drinks, a barn for the dance. | 1900-3600 | 80-160
Grand Hotel Meridian | Hotel/hotel/ballroom/city | A ballroom, forty rooms and breakfast for all. | 3800-7800 | 120-320
Lakeside Hotel | Hotel/hotel/lakeside/resort | Ceremony on the jetty, dinner under glass. | 3200-6400 | 80-220
Linden Garden | Garden/garden/outdoor/park | Roses until September, a marquee if it rains. | 1800-3800 | 60-180
Orangery in the Park | Garden/garden/greenhouse/park/outdoor | Lemon trees and evening light. | 2400-4600 | 70-150
Castle Hohenfels | Castle/castle/palace/historic/estate | A chapel, a great hall and a very long drive. | 5200-9800 | 100-260
Villa Aurora | Villa/villa/estate/manor/castle | A terrace above the vines. | 4200-8200 | 60-140
Driftwood Beach Club | Beach/beach/seaside/coastal | Shoes off, dinner at sunset. | 2600-5200 | 50-140
Dune House | Beach/beach/seaside/coastal | Sand, lanterns and the sound of the sea. | 2200-4400 | 40-110
`,
};
