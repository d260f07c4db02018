import { decimal, inSteps, type NumberRule, round, whole } from "./number-rule.ts";

/** Numbers of free time, homes and services: dives and dues, sleep and saplings. */
export const pursuitNumberRules: Readonly<Record<string, NumberRule>> = {
  // Under water
  "max depth m|max depth|depth m|depth|average depth @ dive diving divinglog": decimal(6, 34, 1),
  "bottom time min|bottom time|dive time|dive time min": whole(22, 58),
  "water temp c|water temp|water temperature|water temperature c": decimal(9, 27, 1),
  "visibility m|visibility @ dive diving divinglog": whole(4, 30),
  "start pressure bar|start pressure|starting pressure": inSteps(5, 185, 230),
  "end pressure bar|end pressure|ending pressure": inSteps(5, 40, 95),
  "volume liters|volume litres|volume l|tank volume|volume @ aquarium tank pond": inSteps(
    20,
    60,
    450,
  ),
  "nitrate level|nitrate|nitrite|ammonia|phosphate": decimal(0, 20, 1),
  "fish count|number of fish|fish @ aquarium tank pond": whole(4, 32),
  "water liters|water intake|water l|liters of water|hydration liters": decimal(1.2, 3.2, 1),
  // Growing
  "pot size cm|pot size|pot diameter": whole(9, 34),
  "height m|height|height meters @ tree parktree": decimal(3, 28, 1),
  "trunk diameter cm|trunk diameter|dbh": whole(12, 96),
  "planted year|year planted": whole(1931, 2023),
  // Moving and mending
  "crew size|crew|team size|movers|number of movers @ moving movingjob removal move": whole(2, 5),
  "stairs|floors to climb|flights of stairs|staircases": whole(0, 4),
  "quote|quoted price|quote amount|estimate|estimated price @ moving movingjob removal job service repair":
    round(240, 3600, 1),
  "price|fee|rate|cost @ carwash wash carwashbooking": whole(9, 65),
  "price|fee|cost|total @ cleaningjob cleaning gardening": round(45, 260, 0),
  "deposit @ moving movingjob removal photoshoot": round(50, 400, 1),
  "duration|duration minutes @ cleaningjob cleaning": inSteps(30, 60, 300),
  "fee|price|session fee @ photoshoot shoot photography": round(140, 1800, 1),
  "loan amount|amount lent|principal|pledge amount @ pawn pawnticket": round(40, 1400, 1),
  "carat|carats|carat weight": decimal(0.2, 3.5, 2),
  "appraised value|appraisal|valuation|price @ jewelry jewellery jewelrypiece": round(240, 8600, 1),
  "amount|dues|quarterly dues|monthly dues @ hoa hoadues dues condo": round(120, 640, 0),
  "fee|price|lesson fee|rate @ musiclesson lesson tutoring": whole(24, 68),
  "monthly fee|fee|tuition @ daycare daycarechild kindergarten nursery": round(180, 920, 1),
  "price per person|price|ticket price @ escaperoom escape": whole(18, 38),
  "time limit minutes|time limit|minutes @ escaperoom escape": inSteps(15, 45, 90),
  "crowd|listeners|average listeners @ radio radioshow": round(800, 64_000, 2),
  "sessions today|charges today|visits today|orders today|calls today|bookings today|rides today|trips today|sales today":
    whole(3, 48),
  "max altitude m|max altitude|altitude m|flight height @ drone droneflight uav": whole(30, 120),
  "altitude km|orbit altitude|orbital altitude @ satellite spacecraft": round(400, 1400, 1),
  "norad id|norad": whole(25_000, 58_000),
  "period minutes|orbital period minutes @ satellite spacecraft": whole(90, 118),
  "flight time min|flight time|airtime minutes|flight minutes @ drone droneflight uav": whole(
    6,
    34,
  ),
  // Bodies
  "sphere|sphere left|sphere right|sph|sph left|sph right": {
    least: -6,
    most: 3,
    decimals: 2,
    step: 0.25,
  },
  "cylinder|cyl|cylinder left|cylinder right @ eye eyeexam prescription lens": {
    least: -2,
    most: 0,
    decimals: 2,
    step: 0.25,
  },
  "pressure left|pressure right|eye pressure|iop|intraocular pressure @ eye eyeexam optometry & optometrist sphere":
    whole(10, 21),
  "recall months|recall interval|recall": inSteps(6, 6, 24),
  "deep sleep min|deep sleep minutes|deep sleep": whole(48, 110),
  "rem sleep min|rem sleep minutes|rem sleep": whole(62, 130),
  "light sleep min|light sleep minutes|light sleep": whole(160, 280),
  "awakenings|wake ups|times awake|interruptions @ sleep sleeprecord sleeplog": whole(0, 5),
  "sleep score|sleep quality score": whole(58, 96),
  "resting heart rate|resting hr|resting pulse": whole(48, 76),
  "total calories|calories|daily calories|calorie target @ mealplan dayplan diet nutritionday":
    round(1450, 2700, 1),
  "protein g|protein @ mealplan dayplan diet": whole(58, 160),
  "carbs g|carbs|carbohydrates @ mealplan dayplan diet": whole(120, 310),
  "fat g|fat @ mealplan dayplan diet": whole(42, 98),
  "children count|number of children|kids|children @ person genealogyperson ancestor family": whole(
    0,
    8,
  ),
  "attendees|attendance|members present @ bookclub bookclubmeeting clubmeeting": whole(4, 16),
  "duration minutes|duration|length minutes @ talk conferencetalk presentation lecture": inSteps(
    5,
    20,
    60,
  ),
  "points|chore points|stars @ chore": inSteps(5, 5, 50),
  "hearts lost|lives lost|mistakes|wrong answers": whole(0, 5),
  "xp reward|xp|xp earned|experience points|xp gained @ lesson languagelesson quiz exercise challenge":
    inSteps(5, 10, 60),
  "streak bonus|bonus xp|bonus points @ lesson languagelesson quiz": inSteps(5, 0, 40),
  "price per night|nightly rate|price @ campsite camp campground camping": whole(14, 68),
  "total|price|total price @ laundryorder laundry": decimal(9, 64, 1),
  "max capacity|capacity|max guests|sleeps @ room hotelroom suite cabin": whole(1, 5),
  "rate applied|rate|room rate|base rate|nightly rate|rack rate @ room hotelroom booking reservation stay":
    whole(62, 320),
  "price per gallon|fuel price per gallon|gallon price": decimal(2.89, 4.99, 2),
  "price per liter|price per litre|fuel price": decimal(1.39, 2.09, 2),
  "price per lb|price per pound|price per kilo": decimal(1.2, 18, 2),
  "price per km|price per mile|rate per km|rate per mile|cost per mile|cost per km": decimal(
    0.3,
    2.8,
    2,
  ),
  "price per minute|rate per minute|cost per minute": decimal(0.05, 0.6, 2),
  "price per page|price per word|rate per word": decimal(0.04, 0.6, 2),
  "hours|hours logged|hours spent @ timeentry timesheet timelog worklog": {
    least: 0.5,
    most: 8,
    decimals: 2,
    step: 0.25,
  },
  "rate|hourly rate|billing rate|bill rate @ timeentry timesheet timelog consultant freelancer contractor":
    inSteps(5, 45, 140),
  "rpe|perceived exertion|effort rating": { least: 6, most: 10, decimals: 1, step: 0.5 },
  "rest seconds|rest|rest time|rest between sets @ set workoutset exercise workout": inSteps(
    15,
    30,
    180,
  ),
  "set index|set number|set|set order @ set workoutset exercise": whole(1, 5),
  "safety score|driver score|driving score": whole(68, 99),
  "tax year": whole(2021, 2025),
  "gross income|total income|adjusted gross income @ tax taxreturn": round(28_000, 148_000, 2),
  "deductions|total deductions|standard deduction @ tax taxreturn": round(4000, 24_000, 2),
  "ticker price|last price|current price|average cost|avg cost|purchase price @ stockholding holding position stock":
    decimal(18, 420, 2),
  "defects found|defects|defect count|rejects @ quality qualityinspection batch": whole(0, 9),
  "sample size|samples|units inspected @ quality qualityinspection batch": inSteps(10, 50, 400),
};
