import { decimal, inSteps, type NumberRule, round, whole } from "./number-rule.ts";

/** How much there is of what a town, a port or a park has, and how many come there in a year. */
export const townNumberRules: Readonly<Record<string, NumberRule>> = {
  "circulation|print circulation|total circulation": round(4000, 180_000, 2),
  "page count|pages|number of pages @ magazineissue magazine newspaperissue comicissue": inSteps(
    4,
    36,
    164,
  ),
  "artwork count|artworks|artworks count|number of artworks|works|collection size @ gallery museum artmuseum artgallery":
    round(80, 6400, 1),
  "distance|distance km|km @ bikerental scooterrental": decimal(0.8, 9.5, 1),
  "duration|duration minutes|minutes @ bikerental scooterrental": whole(4, 55),
  "runways|runway count|number of runways": whole(1, 5),
  "terminals|terminal count|number of terminals @ airport": whole(1, 5),
  "passengers per year|annual passengers|yearly passengers|passengers annually|annual passenger volume":
    round(900_000, 78_000_000, 5),
  "annual teu|teu per year|teu|annual throughput|throughput teu|annual capacity teu @ port seaport terminal containerterminal":
    round(120_000, 14_500_000, 4),
  "berths|berth count|number of berths|docks @ port seaport harbour harbor": whole(6, 64),
  "max draft|max draught|depth|channel depth|max depth @ port seaport harbour harbor berth":
    decimal(8.5, 17.5, 1),
  "visitors per year|annual visitors|visitors annually|yearly visitors|visitor count @ nationalpark park reserve naturereserve":
    round(60_000, 4_200_000, 4),
  "area km2|area sq km|area square km|area square kilometers|size km2|area|size sq km @ nationalpark naturereserve wildlifereserve":
    round(40, 4200, 1),
  "area km2|area sq km|area square km|size km2|surface km2|area square kilometers": round(
    12,
    3400,
    1,
  ),
  "area km2|area sq km|area square km|area square kilometers @ ward district precinct neighborhood neighbourhood borough quarter suburb":
    decimal(1.2, 24, 1),
  "area km2|area sq km|area square km|area square kilometers @ country nation": round(
    20_000,
    900_000,
    3,
  ),
  "sample size|respondents|sample|people surveyed @ poll opinionpoll electionpoll": inSteps(
    50,
    500,
    2500,
  ),
  "margin of error|error margin": decimal(1.8, 4.2, 1),
  "temperature anomaly|anomaly|anomaly celsius": decimal(-0.4, 1.6, 2),
  "rainfall mm|rainfall|precipitation @ climate climatedata & month": whole(12, 138),
  "sunshine hours|sun hours @ climate climatedata & month": whole(48, 265),
  "visitors contacted": whole(0, 34),
  "rainfall mm|rainfall|precipitation mm|annual rainfall|total rainfall @ climaterecord climate climatedata":
    whole(320, 1650),
  "co2 level|co2 ppm|co2 concentration|co2 @ climaterecord climate climatedata": decimal(
    354,
    424,
    1,
  ),
  "sea level rise|sea level rise mm|sea level mm": decimal(1.2, 4.6, 1),
  "age|age billion years|age in billion years @ star": decimal(0.2, 12.4, 1),
  "weight kg|weight|estimated weight kg @ recyclingpickup wastepickup": decimal(2, 48, 1),
  "trees planted|target trees|trees target|trees|target @ treeplanting plantingproject reforestation":
    inSteps(10, 60, 1200),
  "volunteers|volunteer count|participants @ treeplanting plantingproject reforestation": whole(
    8,
    90,
  ),
  "followers|follower count|subscribers|followers count @ influencer contentcreator": round(
    4000,
    900_000,
    2,
  ),
  "total lots|lots|lot count|number of lots @ auction auctionevent": whole(40, 280),
  "lessons count|lesson count|lessons|number of lessons @ languagecourse languageclass": whole(
    8,
    48,
  ),
  "max occupancy|current occupancy|occupancy @ habitat enclosure": whole(2, 24),
  "depth|depth m|water depth @ dock pier quay": decimal(3.5, 15.5, 1),
  "size|container size|size ft|length ft @ container shippingcontainer": inSteps(20, 20, 40),
  "annual visitors|visitors per year|yearly visitors|visitors @ landmark monument attraction touristattraction":
    round(60_000, 3_200_000, 4),
  "entry count|entries|word count|headwords @ dictionary": round(8000, 180_000, 2),
  "members|member count|membership @ politicalparty": round(2000, 380_000, 2),
  "population|inhabitants @ constituency ward electoraldistrict": round(60_000, 190_000, 2),
  "registered voters|electorate @ constituency ward electoraldistrict": round(42_000, 130_000, 2),
  "hourly rate|rate|price per hour @ parkingspace parkingspot parkingbay parkingzone": inSteps(
    1,
    1,
    6,
  ),
  "total berths|berths|berth count|slips @ marina": inSteps(10, 40, 480),
  "daily rate|price per day|nightly rate|berth fee @ marina": inSteps(5, 20, 95),
  "vehicles capacity|vehicle capacity|car capacity|cars @ ferry": inSteps(10, 40, 420),
  "number of guests|guests|guest count|party size @ invitation": whole(1, 4),
  "party of|party size|group size|seats|headcount|number of guests|guests @ weddingguest guest rsvp invitee & rsvp rsvp_status plus_one meal_choice":
    whole(1, 4),
  "wind speed kmh|wind speed|max wind speed|max wind kmh @ storm stormtracker hurricane cyclone typhoon":
    whole(119, 246),
  "pressure hpa|pressure|central pressure|min pressure @ storm stormtracker hurricane cyclone typhoon":
    whole(928, 988),
  "quantity available|available quantity|limited quantity|limit @ reward perk": inSteps(
    25,
    25,
    300,
  ),
  "quantity claimed|claimed|claimed count|backers @ reward perk": whole(3, 24),
  "max students|max participants|capacity|max class size @ artclass artworkshop paintingclass":
    whole(8, 18),
  "safety level|biosafety level|bsl|bsl level|containment level": whole(1, 3),
  "capacity|max occupancy|workplaces @ laboratory lab": whole(6, 32),
  "vehicles|vehicle count|trucks|engines|number of vehicles @ firestation firehouse": whole(2, 9),
  "fuel used|fuel burned|fuel consumed|fuel burn @ flightlog flight logbook": round(
    1800,
    52_000,
    2,
  ),
  "count|number seen|individuals|quantity|animal count|number of animals @ sighting wildlifesighting observation animalsighting":
    whole(1, 9),
  "quantity|amount|portion @ feedingschedule feedinglog feedingplan": decimal(0.5, 9, 1),
  "target responses|response goal|responses target|target response count|target sample size":
    inSteps(50, 100, 800),
};
