import { personOf } from "../../../subject.ts";
import { digits, type TextRule, toTextRules } from "../../text-rule.ts";

const somebody: TextRule =
  ({ member }) =>
  (scope) =>
    personOf(scope, member.words).full;

/** How people vote, play, date, camp and keep house: what they call what they plan and what they keep. */
export const diversionsRules = toTextRules({
  // Elections
  "precincts reporting|reporting precincts|stations reporting|reporting @ election race contest":
    "84 of 112|112 of 112|61 of 98|98 of 98|27 of 40",
  "name|title|district|district name|constituency|electoral district @ constituency electoraldistrict electiondistrict votingdistrict & registered_voters incumbent turnout_percent ballots_cast":
    "District 1|District 2|District 3|District 4|District 5|District 6|District 7|District 9|District 11|District 12",
  "title|name|measure title|measure name @ ballotmeasure measure proposition ballotquestion & yes_votes no_votes":
    "School building bond|Night buses for all districts|Rent ceiling in new buildings|Safer crossings near schools|Library opening on Sundays|Clean river fund|Smaller classes|A park instead of the car park",
  "description|summary|text @ ballotmeasure measure proposition ballotquestion & yes_votes no_votes":
    "Issues bonds for twelve school buildings.|Extends night buses to every district.|Sets a ceiling for rents in new buildings.|Pays for lights and islands at forty crossings.|Opens all branches on Sundays.|Raises a small levy for the river.",
  "number|measure number|code|measure @ ballotmeasure measure proposition ballotquestion & yes_votes no_votes":
    "Measure A|Measure B|Measure C|Proposition 12|Proposition 14|Measure F",
  "methodology|method|mode|survey method @ poll opinionpoll electionpoll & pollster margin_of_error":
    "Phone interviews|Online panel|Phone and online|Face-to-face interviews|Text to web",
  // Gyms, pets, parties
  "note|notes|comment @ progressentry bodymeasurement bodymetric weightentry weightlog & body_fat_percent body_fat waist_cm muscle_mass_kg":
    "Down a little since last week.|Slept badly.|Measured before breakfast.|After a week of rest.|Holiday, but still on track.|New shoes, new start.",
  "status|adoption status @ adoptionlisting adoption adoptableanimal adoptablepet shelteranimal shelterpet & adoption_fee good_with_kids good_with_dogs":
    "available|reserved|adopted|on hold",
  "status @ weddingvendor eventvendor partyvendor":
    "contacted|quote received|booked|deposit paid|shortlisted",
  "name|table name|label @ seatingtable weddingtable & is_head_table":
    "Table 1|Table 2|Table 3|Table 4|Table 5|Table 6|Table 7|Table 8|Table 9|Table 10|Table 11|Table 12",
  "occasion|event type|type @ party partyplan partyevent birthdayparty & age_turning guest_of_honor":
    "Birthday|Anniversary|Graduation|Housewarming|Retirement|Baby shower",
  "decorations|decoration|decor @ party partyplan wedding birthday & guest_count theme guest_of_honor":
    "Balloon arch|Paper lanterns|String lights|Streamers|Table flowers|Candles|Photo wall|Confetti",
  "activities|activity|games|entertainment @ party partyplan partyevent birthday & age_turning guest_of_honor":
    "Treasure hunt|Karaoke|Quiz|Dancing|Face painting|Photo booth|Limbo|Musical chairs",
  "menu|food|food items|snacks @ party partyplan partyevent birthday & age_turning guest_of_honor":
    "Mini burgers|Fruit skewers|Pizza|Cupcakes|Salad buffet|Lemonade|Birthday cake|Popcorn",
  // Good causes
  "opportunity|opportunity name|opportunity title @ volunteershift volunteerslot volunteersignup volunteeropportunity & spots_filled spots_total":
    "Sorting donations|Serving lunch|Reading with children|Tree planting|Phone line|Beach clean-up|Driving the van|Welcome desk",
  "name|title|drive|drive name @ fooddrive donationdrive clothingdrive & drop_off_points most_needed_items":
    "Winter food drive|Back to school|Full shelves|Tins for the holidays|Neighbours' pantry|A bag for everyone",
  "beneficiary|recipient|beneficiary name @ fooddrive donationdrive clothingdrive & drop_off_points most_needed_items":
    "City Food Bank|Open Shelter|Harbour Hospice|Community Kitchen|Family Centre North",
  "drop off points|drop off locations|collection points|drop off point|drop off location":
    "Town Hall lobby|City Library|Fire Station 4|Harbour School|Market Hall|Community Centre",
  "program|programme @ sponsorship childsponsorship & child_name":
    "School and meals|Health and clean water|Girls' education|Early childhood|Vocational training",
  "sponsor name|sponsor @ sponsorship childsponsorship & child_name child_age": somebody,
  // Radio and podcasts
  "co hosts|cohosts|co host|cohost|co hosted by|co presenter|co presenters": somebody,
  "script|ad script|ad copy|copy|ad read @ podcastsponsor sponsor sponsorship adread adspot & promo_code cpm":
    "This episode is made possible by people who cook at home.|Sleep better, or send it back within a hundred nights.|Use the code from the show notes for your first month.|We have been using it in our own kitchen since spring.",
  "text|content|line|transcript @ transcriptsegment transcript transcriptline segment caption subtitle & start_seconds end_seconds start_ms start_time speaker":
    "So how did all of this begin?|I had no idea what I was doing, to be honest.|And that was the moment when everything changed.|Let me give you an example.|We laughed about it for weeks.|That is a good question.|It took us three years to find out.|And then the phone rang.",
  // Salons
  "staff|staff members|staff names|stylists|therapists|performed by @ service salonservice treatment spatreatment salon clinic event department":
    somebody,
  "color formula|colour formula|hair formula":
    "6/0 + 7/43, 20 vol|8/1 + 9/16, 30 vol|5/77, 20 vol|10/21, 40 vol",
  "bio|about|biography|description @ stylist hairdresser hairstylist barber therapist beautician masseur masseuse esthetician":
    "Known for soft, natural colour.|Twelve years at the chair, and still curious.|Trained in London, loves curls.|Short cuts, clean lines, good coffee.|Takes time for every first visit.",
  // Children and trails
  "days attending|attending days|attendance days|care days":
    "Monday|Tuesday|Wednesday|Thursday|Friday",
  "wildlife seen|wildlife|animals seen @ tripreport hikereport hike hikelog trailreport hikingtrip & hiked_on trail_name trail_id":
    "Marmot|Red deer|Golden eagle|Alpine salamander|Fox|Buzzard|Squirrel|Chamois",
  "text|report|body|description|content|notes @ tripreport hikereport hikelog trailreport & hiked_on trail_name trail_id":
    "Started early and had the summit to ourselves.|The last kilometre is steeper than it looks.|Wet feet after the second stream, worth every step.|The hut was closed, bring your own lunch.|Great views until the fog came in.|Easy to follow, signs at every crossing.",
  // Desks
  "noise level|noise|sound level @ coworkingspace coworking cafe library workspace studyspot venue":
    "Quiet|Low|Moderate|Lively",
  "vibe|atmosphere|mood @ coworkingspace coworking workspace":
    "focused|friendly|buzzing|calm|creative",
  "name|title|plan name|pass name @ membershippass membershiptype coworkingplan coworkingpass daypass & hours_included guest_passes meeting_room_credits":
    "Day Pass|Ten Days|Hot Desk|Hot Desk Plus|Own Desk|Night Owl|Small Office|Team Room",
  "features|benefits|perks|includes @ membershippass membershiptype coworkingplan coworkingpass & hours_included guest_passes meeting_room_credits":
    "Fast wifi|Coffee and tea|Locker|Phone booths|Printing|Bike storage|Events|Mail address",
  "access|access hours|access times @ membershippass membershiptype coworkingplan coworkingpass & hours_included guest_passes meeting_room_credits":
    "Mon–Fri 8–18|Around the clock|Evenings and weekends|Every day 7–22",
  // Crowdfunding
  "title|headline|subject @ projectupdate campaignupdate & backers_only":
    "We made it!|The first samples are here|A word about shipping|Meet the team|Halfway there|Tooling is done|Your questions, answered|A small delay",
  "body|content|text|message @ projectupdate campaignupdate & backers_only":
    "Thank you all, we start on Monday.|The first samples arrived, and they look better than we hoped.|Customs took a week longer than planned.|We have answered what most of you asked.|Photos from the workshop are below.|Please check your address by the end of the month.",
  "risks|risks and challenges|challenges @ crowdfundingproject crowdfundingcampaign campaign & pledged backers":
    "Parts may take longer than the supplier says.|We have made small series before, but never so many.|Shipping costs could rise until we send.|The design is final, the tooling is not.",
  "title|name|description|reward @ stretchgoal stretchgoals & reached unlocked":
    "A second colour|A longer version|A bag for every backer|A printed book|More sizes|A live evening",
  // Languages
  "partner name|partner|name @ languageexchange languagepartner tandem tandempartner & speaks learns":
    somebody,
  "speaks|learns|teaches|native|learning|practices|wants to learn @ languageexchange languagepartner tandem tandempartner languagelearner":
    "Spanish|French|German|Italian|Portuguese|Japanese|Korean|English",
  // Homes and moves
  "description|details|problem @ handymanrequest homerepair repairrequest jobrequest & urgency budget_min quotes_received":
    "Photos are attached.|Tools are here, a second pair of hands is not.|Should be done before the weekend.|The old one can be taken away.|Second floor, parking in front of the house.",
  "badges @ homeservicepro contractor handyman tradesperson cleaner pro serviceprovider provider & callout_fee license_number insured":
    "Licensed|Background checked|Insured|Quick to reply|Top rated|Fair prices",
  "insurance|insurance type|coverage @ movebooking move movingquote movingjob removal & truck_size volume_m3 crew_size":
    "Basic cover|Full value|None|Fragile items only",
  "room @ inventory inventoryitem movingitem moveitem & fragile":
    "Living room|Bedroom|Kitchen|Office|Hallway|Cellar",
  "destination|destination room|goes to|to room @ movingbox box packingbox":
    "Living room|Bedroom|Kitchen|Study|Bathroom|Cellar|Kids' room",
  // Ancestors
  "title|name @ historicalrecord archiverecord familyrecord & record_type transcription":
    "Parish register of St Mary|Passenger list of the Aurora|Census of the fifth district|Register of marriages, volume 12|Muster roll of the third company|Burials at Hill Church",
  "transcription|transcript|text @ historicalrecord archiverecord familyrecord & record_type archive":
    "Joseph, farmer, and Anna, both of this parish.|Aged 34, carpenter, one trunk.|Wife Maria, four children, one lodger.|Born on a Tuesday, baptised on the same day.|Died of a fever, buried by the east wall.",
  "reliability|quality|evidence quality @ historicalrecord archiverecord familyrecord source & record_type transcription":
    "Original|Copy|Index only|Uncertain",
  "attached to|linked to|people mentioned @ historicalrecord archiverecord familyrecord & record_type transcription":
    somebody,
  "name|match name|display name @ dnamatch geneticmatch & shared_cm haplogroup": somebody,
  "confidence|confidence level @ dnamatch geneticmatch & shared_cm": "very high|high|good|moderate",
  "haplogroup|maternal haplogroup|paternal haplogroup|mt haplogroup":
    "R1b-L21|I1-M253|E1b1b|J2a|H1c|U5b|K1a|T2b",
  "predicted relationship|relationship|estimated relationship @ dnamatch geneticmatch & shared_cm":
    "2nd cousin|3rd cousin|2nd cousin once removed|3rd to 4th cousin|4th cousin|Distant cousin",
  "common ancestors|common ancestor|shared ancestors": somebody,
  // Boards, cameras, parks
  "club|chess club @ chess chessplayer & fide_id blitz_rating rapid_rating":
    "Rook and Knight|City Chess Club|Harbour Pawns|Café Gambit|The Open File|School Lane Chess",
  "source|origin @ chess chesspuzzle & fen moves_to_mate":
    "Club game|Composed|City Open|Grandmaster game|Training set",
  "fide id|fide number": digits("14######", "24######"),
  "deliverables|deliverable @ photoshoot photosession photopackage photography & package_name gallery_url photos_delivered":
    "40 edited photos|Online gallery and ten prints|All photos in full size|An album of 30 pages|Twelve retouched portraits",
  "color space|colour space|color profile": "sRGB|Adobe RGB|Display P3",
  "size|print size|format @ photoprint printorder & photo_title frame":
    "10 × 15 cm|20 × 30 cm|30 × 45 cm|40 × 60 cm|50 × 70 cm",
  "paper|paper type|finish @ photoprint printorder & photo_title frame":
    "Matte|Lustre|Glossy|Fine art cotton|Canvas",
  "frame|framing|frame type|frame color @ photoprint printorder & photo_title":
    "None|Black wood|White wood|Oak|Aluminium",
  "prizes|prize|awards @ photocontest photocompetition photochallenge & jury submissions":
    "An exhibition in the City Gallery|A new lens|A weekend workshop|€1,000|A year of prints|Publication in the magazine",
  "room|room name|game|game name @ escaperoombooking escapebooking escapegamebooking & game_master hints_used escaped":
    "Heist at Midnight|The Clockmaker|The Lost Library|Temple of Sand|Submarine 7|Orbit Station|Pirate's Cabin",
  "status|booking status @ escaperoombooking escapebooking & game_master hints_used":
    "booked|completed|cancelled|no-show",
  "add ons|addons|extras @ parkticket themeparkticket ticket admission & visit_date ticket_type":
    "Fast pass|Photo package|Parking|Lunch voucher|Locker|Souvenir cup",
  "gate|entrance|entry gate @ parkticket themeparkticket zooticket & visit_date visitor_name":
    "Main entrance|North gate|Lake gate",
  "title|name|show|show name @ parkshow themeparkshow & show_times":
    "Pirates of the Bay|Night of Lanterns|The Ice Queen|Dancing Fountains|Stunt City|Dragons over the Lake",
  "description|about|summary @ parkshow themeparkshow & show_times":
    "Music, water and light, every evening at closing time.|Acrobats, sails and a very wet first row.|On skates, with a cast of thirty.|Fast cars, bad brakes and a happy end.",
  "manufacturer|built by|maker @ ride attraction themeparkride rollercoaster coaster & min_height_cm thrill_level wait_minutes":
    "Alpine Rides|Vanhoek Coasters|Silver Track Works|Ferro & Figli|Skyline Amusements",
  // Churches
  "name|parish name|church|church name @ parish church & denomination priest pastor":
    "St Mary|Holy Trinity|St John by the River|Grace Church|St Nicholas|Harbour Chapel|All Saints|Redeemer",
  "type|service type|kind @ servicetime servicetimes worshipservice & denomination priest":
    "Morning prayer|Family service|Evensong|Holy communion|Youth service",
  "day|weekday @ servicetime servicetimes": "Sunday|Sunday|Saturday|Wednesday",
  "title|subject|name @ prayerrequest prayer & prayed_count is_answered":
    "For my mother's surgery|A new job|Safe travels|Thankful for our daughter|Strength for exam week|Peace at home|Healing after the accident|For our neighbours",
  "body|text|description|content|request|details @ prayerrequest prayer & prayed_count is_answered":
    "Please keep us in your thoughts this week.|The appointment is on Thursday, we are hopeful.|Thank you all for being with us.|It has been a long winter, and we are tired.|We do not know yet what comes next.",
  "category|type|topic @ prayerrequest prayer & prayed_count is_answered":
    "Health|Family|Work|Thanks|Grief|Guidance",
  "topic|study|current study|curriculum @ smallgroup biblestudygroup lifegroup homegroup & leader meeting_day":
    "The Gospel of Mark|Parenting with patience|Letters from prison|Money and meaning|Psalms for the road|First steps in faith",
  "place|location|meeting place @ smallgroup biblestudygroup lifegroup homegroup & leader meeting_day":
    "Parish hall|At the Novaks'|Café Lumen|Room 2, first floor|Online",
  "fund|designation|purpose @ tithe offering & tax_deductible receipt_number":
    "General fund|Building fund|Missions|Youth ministry|Music",
  // Teeth, eyes, plates
  "surface|surfaces|tooth surface @ dental dentaltreatment dentalprocedure tooth & tooth tooth_number":
    "occlusal|mesial|distal|buccal|lingual|whole tooth",
  "code|procedure code|cdt code @ dental dentaltreatment dentalprocedure & tooth tooth_number":
    digits("D2###", "D1###", "D7###"),
  "anesthesia|anaesthesia|anesthetic|anaesthetic|anesthesia type": "local|none|sedation|general",
  "recommendation|recommendations|advice @ eyeexam eyetest optometry visiontest & sphere visual_acuity optometrist":
    "Come back in a year.|Glasses for reading.|New lenses, same frame.|Eye drops three times a day.|Rest your eyes every half hour.",
  "coatings|coating|lens coatings @ eyeglasses glasses lens spectacles frame sunglasses & lens_type frame_color":
    "Anti-reflective|Scratch-resistant|Blue light filter|UV 400|Water-repellent",
  "shape|frame shape|style @ eyeglasses glasses spectacles frame sunglasses & lens_type frame_color":
    "Round|Cat-eye|Rectangular|Aviator|Oval|Square|Panto",
  "model|model name|name @ eyeglasses glasses spectacles sunglasses & lens_type frame_color":
    "Nora|Aldo|Lido 52|Canal|Siena|Hopper|Mila|Otto",
});
