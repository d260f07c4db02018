import { among, decimal, inSteps, type NumberRule, round, whole } from "./number-rule.ts";

/** How much and how many of what people do in their free time. */
export const diversionsNumberRules: Readonly<Record<string, NumberRule>> = {
  "cost|estimated cost|price @ weddingtask weddingtodo weddingchecklistitem": inSteps(10, 20, 900),
  "months before|months ahead|months before wedding": whole(1, 12),
  "number|table number @ seatingtable weddingtable & is_head_table": whole(1, 18),
  "seats|capacity|chairs @ seatingtable weddingtable & is_head_table": among(6, 8, 8, 10),
  "age turning|turning age|turning": among(1, 5, 6, 8, 10, 16, 18, 30, 40, 50, 60),
  "age minimum|minimum age|min age @ volunteershift volunteeropportunity volunteerslot": among(
    14,
    16,
    18,
  ),
  "target kg|goal kg @ fooddrive donationdrive fundraiser": round(200, 5000, 2),
  "monthly amount|amount|monthly donation @ sponsorship childsponsorship & child_name child_age":
    among(25, 30, 35, 40, 50, 60),
  "confidence|confidence score @ transcriptsegment transcript segment transcriptline caption & speaker start_seconds":
    decimal(0.82, 0.99, 2),
  "distance km|distance|length km @ tripreport hikereport hikelog trailreport & hiked_on trail_name trail_id":
    decimal(4, 19, 1),
  "elapsed hours|total hours|hours|duration hours @ tripreport hikereport hikelog trailreport & hiked_on trail_name trail_id":
    decimal(2, 8, 1),
  "difficulty felt|felt difficulty|perceived difficulty|difficulty rating": whole(1, 5),
  "printing pages|print pages|pages included|free prints": among(50, 100, 200, 500),
  "min term months|min term|minimum months": among(1, 3, 6, 12),
  "asking price|list price|listed price @ offer counteroffer priceoffer": round(40, 900, 1),
  "number|update number @ projectupdate campaignupdate & backers_only": whole(1, 14),
  "projects created|created projects|campaigns created": whole(1, 6),
  "hearts|lives|hearts left|lives left @ learner player languagelearner & streak xp total_xp":
    whole(0, 5),
  "budget min|budget max|min budget|max budget|budget @ handymanrequest homerepair repairrequest jobrequest & urgency quotes_received":
    inSteps(20, 80, 900),
  "employees|employee count|team size|staff count @ homeservicepro tradesperson contractor handyman & callout_fee license_number":
    whole(1, 18),
  "quantity|count @ inventory inventoryitem movingitem moveitem & fragile": whole(1, 6),
  "number|box number @ movingbox packingbox & is_fragile fragile": whole(1, 48),
  "year|record year @ historicalrecord archiverecord familyrecord & record_type archive": whole(
    1798,
    1948,
  ),
  "shared cm|shared centimorgans|cm shared": whole(18, 420),
  "tree size|people in tree": whole(12, 4200),
  "accuracy white|accuracy black|white accuracy|black accuracy|accuracy @ chessgame game & eco opening time_control":
    decimal(62, 98, 1),
  "moves to mate|mate in": whole(1, 5),
  "file size mb|size mb|file size @ photoexif exif photo rawphoto & aperture shutter_speed iso":
    decimal(4, 38, 1),
  "quantity|copies @ photoprint & photo_title frame": whole(1, 4),
  "unit price|price @ photoprint printorder & photo_title frame": inSteps(1, 9, 90),
  "entry fee|fee @ photocontest photocompetition photochallenge & jury submissions": inSteps(
    5,
    0,
    30,
  ),
  "max photos per entrant|max photos|photos per entrant|max entries": among(1, 3, 5, 10),
  "thrill level|thrill rating|intensity @ ride attraction themeparkride rollercoaster coaster":
    whole(1, 5),
  "amount @ tithe offering & fund tax_deductible": among(
    20,
    25,
    40,
    50,
    80,
    100,
    120,
    150,
    200,
    250,
  ),
  "tooth|tooth number|tooth no|missing teeth|teeth @ dental dentaltreatment dentalpatient dentalchart dentalprocedure & dentist surface procedure preferred_dentist":
    among(11, 12, 14, 16, 17, 21, 23, 25, 26, 31, 34, 36, 37, 41, 44, 45, 46, 47),
  "axis|cylinder axis": inSteps(5, 5, 180),
  "pupillary distance|pd|pupil distance|interpupillary distance": whole(58, 68),
  "bridge mm|bridge width|bridge|bridge width mm": whole(15, 21),
  "temple mm|temple length|temple length mm|arm length mm": among(135, 140, 145, 150),
  "lens width mm|lens width|eye size mm": whole(47, 56),
  "alert at|alert at percent|alert percent @ budget budgetcategory category envelope & monthly_limit spent":
    among(70, 75, 80, 90),
};
