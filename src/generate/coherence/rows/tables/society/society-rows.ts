import type { RowTables } from "../../row-table.ts";

/** What courts, rescuers, weather services, citizens and lost property offices write down. */
export const societyRows: RowTables = {
  "legalcase lawcase courtcase lawsuit legalmatter litigation courtfile": `
type/case type/practice area/category/area of law/matter type | about | court/court name
Civil/contract/commercial/business/contract dispute/litigation | Breach of a supply contract. | District Court
Civil/contract/commercial/business/contract dispute/litigation | Dispute over an unpaid invoice. | District Court
Civil/personal injury/injury/tort/traffic/accident | Claim for damages after a traffic accident. | District Court
Civil/property/real estate/landlord tenant/housing/tenancy | Dispute between a landlord and a tenant over repairs. | District Court
Civil/contract/litigation/consumer | A kitchen that was paid for and never delivered. | District Court
Criminal/traffic offence/traffic | Charged with driving under the influence. | Criminal Court
Criminal/theft | Charged with shoplifting, first offence. | Criminal Court
Criminal/fraud | Charged with fraud in several online sales. | Criminal Court
Family/divorce | Divorce by mutual consent, two children. | Family Court
Family/custody/child custody | Custody of a six-year-old after a separation. | Family Court
Family/estate/probate/inheritance | Inheritance of a house among three siblings. | Family Court
Labour/employment/labor/employment law | Dismissal contested by the employee. | Labour Court
Labour/employment/labor/employment law | Claim for two years of unpaid overtime. | Labour Court
Corporate/shareholder/business/commercial/merger | Dispute between two shareholders over a sale. | Commercial Court
Corporate/merger/business/commercial/governance | Approval of a merger contested by a minority. | Commercial Court
Intellectual property/trademark/ip/patent/copyright | Use of a trademark by a competitor. | Commercial Court
Intellectual property/copyright/ip/patent | Photographs printed without a licence. | Commercial Court
Immigration/residence/asylum/visa | Appeal against the refusal of a residence permit. | Administrative Court
Administrative/tax/public/environmental | Objection to a building permit next door. | Administrative Court
Bankruptcy/insolvency/tax | Insolvency of a small workshop. | District Court
`,
  "publicnotice citynotice municipalnotice officialnotice councilnotice townnotice": `
name | type/category/notice type | about | department/agency/issued by/office
Road closed for repairs | Construction/roadworks/traffic/public works | The northern lane is closed between the bridge and the station. | Public Works
Council meets in public | Meeting/hearing/council/general | The agenda is on display at the town hall. | City Council
Polling places for the election | Election/vote/general | Polling places are open from eight to six. | Election Office
Water to be boiled before drinking | Health/water/emergency/safety | After a burst pipe, until the laboratory gives the all-clear. | Health Department
New cycle path on Mill Lane | Construction/planning/zoning/traffic | Work begins at the school and takes eight weeks. | Traffic Office
Candidates for the school board | Election/vote/general | The list is complete and can be seen at the town hall. | Election Office
Free flu vaccination | Health/general/community | Without an appointment, at the community centre. | Health Department
Waste is collected a day later | Waste/general/service | Because of the holiday, in all districts. | Waste Services
`,
  "tender rfp procurement procurementnotice tendernotice procurementtender publictender & deadline submission_deadline closing_date closes_at estimated_value budget": `
name/tender | category/type/contract type/sector | about/scope/summary
Resurfacing of Mill Road | Works/construction/roads/infrastructure | 3.2 km of carriageway with kerbs and drains, done at night.
Six classrooms for Hill Road School | Works/construction/building/education | New wing of two floors, in use by the next school year.
Desks and chairs for 240 workplaces | Goods/supplies/furniture/equipment | Delivered and assembled on three floors.
600 laptops for schools | Goods/supplies/it/technology | With docking stations and three years of repair on site.
School bus service | Services/transport | Nine routes on 190 school days, for four years.
Cleaning of public buildings | Services/maintenance/facilities | 18,000 m² in eleven buildings, outside opening hours.
IT service desk | Services/it/technology/consulting | 1,200 users, on weekdays from seven to seven.
`,
  "weatheralert stormalert weatherwarning alertweatheralert warningweatherwarning weathernotice": `
name | type/alert type/event/hazard/category/event type/warning type | about | instructions/instruction/advice/recommended action/safety advice | severity/alert level/severity level/warning level
Storm warning | Wind/storm/thunderstorm/high wind | Gusts of up to 110 km/h are expected from the west. | Secure what is loose outside and stay away from trees | Warning/warning/severe/high/red/extreme
Thunderstorm warning | Thunderstorm/storm/severe weather/lightning | Heavy thunderstorms with hail during the afternoon. | Stay indoors and away from windows | Warning/warning/severe/high/red/extreme
Flood watch | Flood/rain/flooding | Rivers rise after two days of rain. | Move to higher ground and do not drive through water | Watch/watch/moderate/medium/orange
Heavy rain advisory | Rain/flood/heavy rain | Up to 60 mm of rain within six hours. | Avoid underpasses and cellars | Advisory/advisory/minor/low/yellow
Heat advisory | Heat/heatwave/heat wave/extreme heat/temperature | Temperatures of more than 35 degrees for several days. | Drink enough and stay in the shade | Advisory/advisory/minor/low/yellow
Winter storm warning | Snow/snowstorm/blizzard/winter storm/winter/ice | Twenty centimetres of snow with drifting on open roads. | Avoid travel unless it is necessary | Warning/warning/severe/high/red/extreme
Ice warning | Ice/frost/black ice/freeze/cold/winter | Rain freezes on cold roads before sunrise. | Leave later and drive slowly | Warning/warning/severe/high/red/extreme
Dense fog advisory | Fog | Visibility of less than 100 metres in the valleys. | Drive slowly and with low beams | Advisory/advisory/minor/low/yellow
Air quality alert | Air quality/smoke/wildfire/fire | Smoke from forest fires reaches the city. | Keep windows closed and avoid exertion outdoors | Advisory/advisory/moderate/medium/orange
Fire weather watch | Fire/wildfire/fire weather/drought | Dry wind, fires spread quickly. | No open fires and no cigarettes in the forest | Watch/watch/moderate/medium/orange
Coastal storm warning | Hurricane/tornado/coastal/typhoon/cyclone/marine | Waves of up to five metres at the coast. | Stay away from piers and beaches | Warning/warning/severe/high/red/extreme
`,
  "lostitem founditem lostproperty foundproperty lostandfounditem lostfounditem lostarticle founditemreport lostitemreport": `
name/item name | category/item category/type/item type | about/item description | color/colour
Black umbrella | Accessories/other/umbrella/personal/clothing | Wooden handle, one rib bent. | Black
Blue backpack | Bags/bag/luggage/accessories | A notebook and a lunch box inside. | Blue
Set of keys | Keys/other/personal | Three keys on a ring with a red tag. | Silver
Grey scarf | Clothing/clothes/accessories/apparel | Wool, with fringes. | Grey
Reading glasses | Accessories/glasses/eyewear/personal/other | In a brown case. | Brown
Silver earring | Jewelry/jewellery/accessories/valuables | One of a pair, with a small stone. | Silver
Child's jacket | Clothing/clothes/apparel | Size 116, name label washed out. | Red
Wireless earbuds | Electronics/electronic/tech/devices | In their charging case, fully charged. | White
Black smartphone | Electronics/electronic/phone/tech/devices | Screen cracked in one corner, locked. | Black
Brown leather wallet | Wallets/wallet/documents/bags/accessories/valuables/money | Two cards and some change inside. | Brown
Identity card | Documents/document/id/ids/cards/papers | Handed over to the office the same day. | Green
Passport in a red cover | Documents/document/id/ids/cards/passport/papers | Found between two seats. | Red
Teddy bear | Toys/toy/other | One ear has been mended. | Brown
Gold ring | Jewelry/jewellery/valuables | An engraving on the inside. | Gold
Water bottle | Other/household/misc/sports/sport | Steel, with a sticker of a mountain. | Green
Tennis racket | Sports/sport/sports equipment/other | In a black cover. | Black
House key with a torch | Keys/key/other | On a short blue ribbon. | Blue
`,
  "emergencyincident incidentemergencyincident emergencycall emergency fireincident": `
type/incident type/category/call type/emergency type/nature | about/incident description/nature
Fire/structure fire/house fire/building fire | Smoke from a window on the third floor.
Fire/structure fire/kitchen fire | Pan on fire in a kitchen, residents are outside.
Fire/vehicle fire/car fire | Car burns on the hard shoulder, nobody inside.
Wildfire/fire/brush fire/forest fire | Grass burns along the railway line.
Medical/ambulance/medical emergency/ems/cardiac arrest/health | Man with chest pain, conscious.
Medical/ambulance/medical emergency/ems/fall | Woman fell on the stairs, hip hurts.
Medical/ambulance/medical emergency/ems/breathing difficulty | Child has trouble breathing.
Accident/traffic accident/car accident/traffic/collision/crash/vehicle accident/mva | Two cars collided, nobody trapped.
Accident/traffic accident/car accident/traffic/collision/crash/vehicle accident/mva | Cyclist hit at a crossing, leg injured.
Hazmat/hazardous material/chemical/chemical spill/gas leak/gas/spill | Smell of gas in the stairwell.
Hazmat/hazardous material/chemical/chemical spill/spill | Drum leaks on a loading ramp.
Rescue/water rescue/technical rescue/search/search and rescue/missing person | Swimmer in trouble near the weir.
Rescue/technical rescue/elevator/entrapment | Two people stuck in a lift.
Crime/police/burglary/break in/security/theft/robbery | Somebody is breaking into a car.
Crime/police/assault/violence/domestic/disturbance/fight | Argument outside a bar, one person hurt.
Natural disaster/flood/flooding/storm/weather | Cellar under water after the storm.
False alarm/alarm/fire alarm/other | Smoke detector rings, nothing to be seen.
`,
  "petition onlinepetition citizenpetition epetition": `
name | category/topic/cause/type | about/demand/petition text | recipient/addressed to/target/decision maker/addressee
More bike racks at the station | Transport/traffic/environment/mobility/infrastructure/community/local | Every morning there are more bicycles than places for them. | City Council
A safe way to school on Mill Lane | Traffic/safety/education/children/transport/community/local | Cars pass at fifty where children cross. | City Council
Keep the swimming pool open | Community/sport/health/sports/local/culture/social | It is the only one where our children can learn to swim. | Mayor's Office
Save the old lime trees | Environment/nature/climate/local | Forty trees are to be felled for a car park. | Parks Department
Longer library hours | Education/culture/community/local/social | Those who work cannot come before six. | City Council
Affordable homes on the harbour site | Housing/social/politics/community/economy/human rights | A third of the flats should be for people with low incomes. | Planning Office
Ban fireworks near the animal shelter | Animals/animal welfare/animal rights/environment | Each year some of them run away in panic. | City Council
Free school meals for everybody | Education/children/social/health/human rights/politics | Nobody learns well on an empty stomach. | Ministry of Education
Night buses at the weekend | Transport/traffic/mobility/infrastructure/safety | The last one leaves before the cinema is over. | Regional Transport Authority
More nurses in our hospital | Health/healthcare/social/politics | One for twelve patients is not enough. | Ministry of Health
`,
  "bill legislation legislativebill senatebill housebill law act statute & sponsor sponsors co_sponsors cosponsors chamber committee introduced introduced_date introduced_on votes_for yeas readings enacted bill_number": `
name/short title/long title | category/subject/policy area/topic/area | committee/assigned committee/lead committee/current committee/referred to | about/official summary
Clean Water Act | Environment | Environment Committee | Limits what farms and factories may let into rivers.
Fair Rent Act | Housing | Housing Committee | Caps the yearly increase of rents at three per cent.
Night Transport Act | Transport | Transport Committee | Funds buses and trains between midnight and five.
Data Protection Amendment | Technology/justice/privacy | Justice Committee | Gives everybody the right to a copy of their data.
Public Libraries Act | Culture/education | Culture Committee | Extends the opening hours and the funding of public libraries.
School Meals Act | Education/health | Education Committee | Pays for a warm lunch in every primary school.
Small Business Relief Act | Economy/finance/taxation/tax | Finance Committee | Halves the fees for firms with fewer than ten employees.
`,
  election: `
name/election name | type/election type/category/level
Presidential election | Presidential/national/general/federal
General election | Parliamentary/general/national/federal/legislative
Regional assembly election | Regional/state/parliamentary/provincial/legislative
City council election | Local/municipal/council/city/general
Mayoral election | Mayoral/local/municipal/city
School board election | Local/school board/school/municipal/board
Referendum on the tram line | Referendum/local/ballot measure/other
Referendum on the constitution | Referendum/national/ballot measure/other
Primary election | Primary/national
By-election in the harbour district | By-election/by election/special/local
`,
  "churchevent parishevent congregationevent": `
name | type/event type/category/kind | about
Worship and Communion | Service/worship/mass | Coffee afterwards in the hall.
Family Service | Service/worship/mass/family | With songs for the youngest.
Prayer Meeting | Service/prayer/worship | Half an hour of quiet.
Baptism of two children | Baptism/sacrament | The whole congregation is invited.
Wedding of {one:Anna/Maria/Clara} and {two:Paul/Jonas/Felix} | Wedding/ceremony | Photographs after the ceremony, please.
Choir Rehearsal | Choir/music/rehearsal | New voices are welcome.
Carol Singing | Choir/music/concert/community | Books are handed out at the door.
Youth Group | Youth/youth group/community | Games, food and a film.
Confirmation Class | Youth/education/study/bible study | Bring something to write with.
Bible Study | Study/bible study/education/service/prayer | We read on where we stopped.
Community Lunch | Community/fellowship/social/meal | Bring a dish to share.
Bazaar for the roof | Fundraiser/community/charity/fundraising | Cakes and books for a dry organ.
`,
  "scholarship bursary fellowship stipend": `
name/scholarship name | field of study/field/major/subject/category/discipline/program | eligibility/eligibility criteria/requirements/who can apply | about
Women in Engineering Award | Engineering/technology/stem | Women in an engineering course | For a first project of your own, with a mentor.
Hargreaves Music Scholarship | Music/arts/performing arts | Audition with two pieces | Pays for lessons and an instrument.
Northern Medical Bursary | Medicine/health/nursing | Third year or later | For students who will work in the countryside.
Young Economists Grant | Economics/business/finance | Grades among the best tenth | Covers one term abroad.
Code for Good Award | Computer Science/technology/it/stem | A project that helps others | Paid in two parts, renewable once.
Green Futures Scholarship | Environmental Science/environment/science/biology | Undergraduates of any year | For field work between two terms.
Teachers of Tomorrow | Education/teaching | Students who want to teach | Covers tuition and books for one year.
First in the Family Bursary | Any field/general/all/other | First of the family to study | Helps with rent, books and the journey home.
Design and Craft Award | Design/arts/architecture | Portfolio of five works | Materials and a place in a workshop.
History Travel Fund | History/humanities/social sciences | Master's students | For two months in an archive.
`,
  "crowdfundingproject crowdfundingcampaignproject kickstarterproject fundingproject crowdfund crowdfundingcampaign campaign project & backers backer_count backers_count pledged pledged_amount amount_pledged percent_funded rewards": `
name/project name/project title | category/project category/type | tagline/short description/subtitle/blurb/slogan | about/story
Folding bike for trains | Technology/design/mobility/product | Half the weight, twice the range. | It folds within ten seconds and fits under a seat.
The Harbour Atlas | Publishing/books/art/photography | Two hundred maps of places that move. | Drawn by hand over six years, printed on heavy paper.
Night Bus | Film/film and video/video/movie | A short film about the last line home. | Twelve minutes, one bus and nine passengers.
Seven Small Rooms | Music/album/art | Our second record, recorded at home. | Seven songs, one for each room of the house.
Bakery on wheels | Food/food and drink/community/local | Bread for villages without a shop. | An old van, a good oven and a timetable.
Cloud Harbour | Games/board games/tabletop/gaming | A board game for rainy evenings. | For two to five players, in less than an hour.
Lamp from old bottles | Design/product/environment/craft | Built to be repaired, not replaced. | Every part can be ordered one by one.
A garden for the school | Community/education/environment/local | Beds, bees and a bench. | Pupils plan it, parents dig it.
Wool from the valley | Fashion/craft/clothing/design | From the sheep to the scarf in forty kilometres. | Spun and dyed by three workshops.
Repair café kit | Technology/community/environment/diy | Everything for a first afternoon of mending. | Tools, a manual and spare parts for eight tables.
`,
  "governmentservice publicservice cityservice municipalservice citizenservice": `
name/service/service name | category/department/office/authority/agency/type | about | required documents/documents/documents required/documents needed | fee/cost/price | processing days/processing time days/processing time/estimated days
Passport renewal | Citizens' Office/documents/identity | Fingerprints are taken at the counter, the passport comes by post. | Old passport, Passport photo | 60-80 | 14-28
Birth certificate | Registry Office/documents/certificates/civil registry | A certified copy, by post or at the counter. | Identity card | 10-15 | 2-6
Residence registration | Citizens' Office/residence/registration | Within two weeks of moving in. | Identity card, Rental contract | 5-10 | 1-3
Parking permit | Traffic Department/transport/parking/permits | For residents of the zone, valid for a year. | Identity card, Vehicle registration | 30-60 | 3-7
Building permit | Building Department/construction/permits/housing | For new buildings, extensions and changes of use. | Site plan, Floor plans, Proof of ownership | 180-450 | 30-60
Dog licence | Tax Office/licences/licenses/animals | A tag for the collar, renewed every year. | Identity card, Vaccination record | 20-40 | 1-4
Business registration | Public Order Office/business/licences/licenses | For every trade, before its first day. | Identity card, Completed form | 25-60 | 3-8
Marriage certificate | Registry Office/certificates/documents/civil registry | A certified copy for offices here and abroad. | Identity card | 10-15 | 2-6
Driving licence exchange | Traffic Department/transport/licences/licenses | For those who hold a licence from abroad. | Driving licence, Passport photo | 35-50 | 15-30
Street event permit | Public Order Office/events/permits | For festivals, markets and processions. | Site plan, Proof of insurance | 40-120 | 10-20
`,
  "charity nonprofit ngo nonprofitorganization charityorganization foundation": `
name/charity name/organization name | cause/category/focus/cause area/type/focus area/sector | mission/about/mission statement
Green Belt Trust | Environment/nature/conservation/climate | We protect the meadows around our towns.
Clean Water Now | Clean water/water/health/international aid/humanitarian | Safe water for every village we can reach.
Red Kite Foundation | Animals/wildlife/animal welfare/nature/environment | Wings for those who have lost their wood.
Bright Start | Children/education/youth/poverty | Books and a quiet place to read for all children.
Harbour Hospice | Health/healthcare/elderly/care/community | Care and company in the last months of life.
Roof for All | Housing/homelessness/poverty/community/social | A warm bed for everybody who needs one.
Second Helping | Hunger/food security/food/poverty/community | What shops would throw away feeds four hundred families.
Open Strings | Arts/culture/arts and culture/music/youth | An instrument for each child who wants to play.
Safe Passage | Refugees/human rights/humanitarian/international aid/emergency relief | We go along to every office, and translate.
Steps Ahead | Disability/health/sport/inclusion/community | Sport for those who have been left out of it.
`,
};
