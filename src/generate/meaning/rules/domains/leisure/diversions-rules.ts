import { personOf } from "../../../subject.ts";
import { type TextRule, toTextRules } from "../../text-rule.ts";

const somebody: TextRule =
  ({ member }) =>
  (scope) =>
    personOf(scope, member.words).full;

/** How people vote, play, camp and keep house: what they call what they plan and what they keep. */
export const diversionsRules = toTextRules({
  "name|district|constituency @ constituency electoraldistrict":
    "District 1|District 2|District 3|District 4|District 5|District 7|District 9|District 12",
  "status|adoption status @ adoptionlisting adoption shelteranimal & adoption_fee good_with_kids":
    "available|reserved|adopted|on hold",
  "name|table name @ seatingtable & is_head_table":
    "Table 1|Table 2|Table 3|Table 4|Table 5|Table 6|Table 7|Table 8",
  "occasion|event type @ party partyplan & age_turning guest_of_honor":
    "Birthday|Anniversary|Graduation|Housewarming|Retirement",
  "opportunity|opportunity name @ volunteershift volunteerslot volunteersignup & spots_filled":
    "Sorting donations|Serving lunch|Reading with children|Tree planting|Beach clean-up|Driving the van",
  "co hosts|cohosts|co host|co presenters|bridesmaids|groomsmen|with name": somebody,
  "script|ad script|ad copy @ podcastsponsor sponsor adread & promo_code cpm":
    "This episode is made possible by people who cook at home.|Use the code from the show notes for your first month.|We have been using it in our own kitchen since spring.",
  "text|content|line @ transcriptsegment transcript & start_seconds end_seconds":
    "So how did all of this begin?|I had no idea what I was doing, to be honest.|Let me give you an example.|That is a good question.|And then the phone rang.",
  "staff|staff members|stylists|therapists @ service salonservice treatment salon clinic event department":
    somebody,
  "bio|about @ stylist hairdresser barber beautician":
    "Known for soft, natural colour.|Twelve years at the chair, and still curious.|Short cuts, clean lines, good coffee.|Takes time for every first visit.",
  "days attending|attendance days": "Monday|Tuesday|Wednesday|Thursday|Friday",
  "wildlife seen|wildlife|animals seen @ tripreport hike hikelog & hiked_on trail_name":
    "Marmot|Red deer|Golden eagle|Fox|Buzzard|Squirrel",
  "name|title|plan name @ membershippass coworkingplan & guest_passes meeting_room_credits":
    "Day Pass|Ten Days|Hot Desk|Own Desk|Night Owl|Team Room",
  "partner name|partner @ languageexchange tandem & speaks learns": somebody,
  "speaks|learns|teaches|practices @ languageexchange tandem languagelearner":
    "Spanish|French|German|Italian|Portuguese|Japanese|English",
  "room @ inventoryitem movingitem & fragile": "Living room|Bedroom|Kitchen|Office|Cellar",
  "destination|destination room @ movingbox": "Living room|Bedroom|Kitchen|Study|Cellar",
  "room|room name|game @ escaperoombooking & game_master hints_used":
    "Heist at Midnight|The Clockmaker|The Lost Library|Temple of Sand|Orbit Station",
  "add ons|addons|extras @ parkticket ticket & visit_date":
    "Fast pass|Photo package|Parking|Lunch voucher|Locker",
  "name|parish name|church name @ parish church & denomination priest":
    "St Mary|Holy Trinity|St John by the River|Grace Church|St Nicholas|All Saints",
  "surface|tooth surface @ dental dentaltreatment & tooth tooth_number":
    "occlusal|mesial|distal|buccal|lingual",
  "code|procedure code @ dental dentaltreatment & tooth tooth_number":
    "D1110|D0120|D2392|D7140|D2740|D3310|D4341",
  "recommendation @ eyeexam eyetest & visual_acuity optometrist":
    "Come back in a year.|Glasses for reading.|New lenses, same frame.|Eye drops three times a day.",
  "coatings|coating|lens coatings @ eyeglasses glasses lens & lens_type":
    "Anti-reflective|Scratch-resistant|Blue light filter|UV 400",
  "shape|frame shape @ eyeglasses glasses frame & lens_type": "Round|Cat-eye|Square|Aviator|Oval",
  "diet notes|diet @ pet petprofile & species breed":
    "Two small meals a day.|Grain-free, no chicken.|Dry food, a little fish on Sundays.",
  "coat condition": "Shiny|Matted behind the ears|Dry|Shedding",
  "add ons|extras @ groomingappointment & groomer": "Nail trim|Ear cleaning|Teeth brushing",
  "location|area|zone|room @ gymequipment":
    "Cardio area|Free weights|Main floor|Studio 1|Functional zone",
  "brand|manufacturer|make @ gymequipment": "Nordlift|Ironworks|Cadence|Solid Fit|Rowmaster",
  "name|equipment name @ gymequipment & max_user_weight_kg":
    "Treadmill 4|Rowing machine|Leg press|Cable tower|Spin bike 7|Dumbbell rack",
});
