import { among, decimal, inSteps, money, type NumberRule, round, whole } from "./number-rule.ts";

/** Counts and sums of shops, bookings, schools, banks and homes. */
export const accountsNumberRules: Readonly<Record<string, NumberRule>> = {
  "fee|network fee|transaction fee|gas fee|fee usd @ cryptotransaction cryptotrade cryptotransfer":
    decimal(0.1, 2.4, 2),
  "vacation|annual|annual leave|holiday|paid time off|pto|vacation leave @ leavebalance leave balance leaveallowance":
    whole(2, 27),
  "sick|sick leave|personal|casual|casual leave|unpaid|parental|personal leave @ leavebalance leave balance leaveallowance":
    whole(0, 10),
  "fee|consultation fee|price|visit fee @ doctor dentist therapist physician specialist lawyer":
    round(40, 180, 1),
  "fee|price|cost|charge|amount @ appointment doctorappointment consultation patientvisit clinicbooking & patient_name patient_id doctor_id patient practitioner doctor":
    round(40, 180, 0),
  "water|water intake|water ml @ meallog meal foodlog nutritionlog diarylog": inSteps(50, 150, 700),
  "year|project year|completed year @ portfolioproject casestudy portfolioitem": whole(2018, 2026),
  "seats|passengers|seat count @ rentalcar rentalvehicle hirecar": {
    least: 4,
    most: 5,
    decimals: 0,
  },
  "fee|fees|commission|trading fee|brokerage fee|fee amount @ trade traderecord stockorder tradeorder & order_type ticker limit_price filled_quantity":
    decimal(0.5, 9.9, 2),
  "min order amount|minimum order amount|min order value|minimum order value|min purchase|minimum purchase|min spend|minimum spend|min amount @ coupon voucher promotion discount promocode":
    inSteps(5, 20, 100),
  "max discount|maximum discount|max discount amount|discount cap @ coupon voucher promotion discount":
    inSteps(5, 10, 60),
  "value|discount value|amount @ coupon voucher promotion promocode discountcode": inSteps(
    5,
    5,
    40,
  ),
  "fee|transaction fee|transfer fee @ wallettransaction wallettransfer": decimal(0, 2.5, 2),
  "fiat value|fiat balance|value in fiat @ wallet cryptowallet": money(80, 18_000),
  "cash|cash balance|uninvested cash @ portfolio": round(40, 900, 1),
  "per customer limit|per user limit|max uses per customer|max uses per user|usage limit per customer|uses per customer":
    whole(1, 3),
  "item count|items count|total items|total quantity|items|number of items @ cart basket bag checkout order purchase ordersummary":
    whole(1, 9),
  "bed count @ room roomtype hotelroom suite cabin": whole(1, 2),
  "rooms|room count|number of rooms|rooms booked @ hotelbooking booking reservation hotelreservation":
    whole(1, 2),
  "mutual friends count|mutual connections count|mutual followers count|common friends count":
    whole(0, 38),
  "reply count|replies|replies count @ comment reply": whole(0, 6),
  "distance|distance km|flight distance|distance in km @ flight flightleg flightsegment": whole(
    320,
    8900,
  ),
  "distance miles|miles|distance mi @ flight flightleg flightsegment": whole(200, 5400),
  "reply to id|in reply to id|quoted message id|forwarded from id|reply to message id": whole(1, 8),
  "extra bags|additional bags|extra luggage": whole(0, 2),
  "credits earned|earned credits|credits|credit hours @ grade coursegrade result transcriptentry":
    whole(1, 6),
  "attempt count|attempts|payment attempts|retry count|retries @ invoice payment charge delivery":
    whole(0, 4),
  "amount|recurring amount|billing amount|subscription amount @ subscription customersubscription":
    whole(9, 149),
  "vacation days|holidays|leave days|paid leave days @ employee person staff worker colleague contract":
    whole(18, 30),
  "vacation days left|vacation days remaining|remaining vacation days|vacation days available|remaining leave days|pto days left|days off left|leave days left|leave days remaining|annual leave balance":
    whole(1, 24),
  "vacation days total|annual leave days|holiday entitlement|leave entitlement|vacation allowance|total vacation days|annual leave entitlement|vacation days allowed":
    whole(20, 30),
  "daily limit|daily spending limit|daily withdrawal limit|daily transfer limit|atm limit @ card bankcard account wallet":
    inSteps(500, 500, 5000),
  "current spending|spent this month|monthly spending|spending @ card bankcard": money(40, 1900),
  "late penalty percent|late penalty|late penalty percentage|penalty per day": inSteps(5, 5, 30),
  "api calls per month|api calls|requests per month|monthly requests|api requests": inSteps(
    10_000,
    10_000,
    500_000,
  ),
  "storage gb|storage @ limit planlimit quota plan": inSteps(5, 5, 200),
  "parking spaces|parking spots|parking capacity @ venue stadium arena theater theatre mall": round(
    40,
    1800,
    1,
  ),
  "garage spaces|parking spaces|parking spots|garages|carport spaces|garage @ property listing home house apartment":
    whole(0, 3),
  "sold last year|properties sold|homes sold|listings sold|sales last year|closed deals @ realtor estateagent":
    whole(4, 38),
  "property tax|annual tax|yearly tax|property tax annual|annual property tax @ property listing home house apartment condo":
    round(1200, 9800, 1),
  "down payment percent|down payment percentage|down payment pct": inSteps(5, 5, 40),
  "late fee percent|penalty percent": inSteps(1, 1, 10),
  "quantity total|total quantity|quantity available|quantity @ tickettype ticketcategory tickettier":
    inSteps(10, 40, 1200),
  "service fee|booking fee|fee @ ticket tickettype ticketcategory": decimal(1.5, 8.5, 2),
  "elevation ft|elevation feet|altitude ft @ airport": whole(12, 980),
  "quota|sales quota|monthly quota @ user rep salesrep employee agent": round(20_000, 240_000, 4),
  "reply count|replies|replies count|comment count|comments count @ ticket supportticket case task issue card story bug subtask todo document page":
    whole(0, 9),
  "reopen count|reopens|times reopened|reopened count": whole(0, 2),
  "reminder minutes before|remind minutes before|reminder minutes|reminder before minutes": inSteps(
    15,
    15,
    60,
  ),
  "intro start sec|intro start seconds|intro start": whole(4, 60),
  "intro end sec|intro end seconds|intro end": whole(65, 130),
  "duration seconds|duration sec|total seconds @ watchhistory viewinghistory playback": whole(
    1320,
    7200,
  ),
  "progress seconds|position seconds|watched seconds @ watchhistory viewinghistory playback": whole(
    60,
    1300,
  ),
  "team count|teams|number of teams @ league season tournament": inSteps(2, 10, 20),
  "total matchdays|matchdays|total rounds @ league season": inSteps(2, 18, 38),
  "fee|transfer fee @ playertransfer & from_team to_team from_club to_club": round(
    400_000,
    62_000_000,
    5,
  ),
  "contract years|contract length years|years @ transfer contract": whole(1, 5),
  "member count|members|member total @ guild clan": whole(6, 48),
  "seats used|user count|users count @ workspace": whole(2, 48),
  "max members|member limit|max size @ guild clan": whole(50, 50),
  "member count|members|residents|people @ home smarthome household": whole(1, 6),
  "score|points @ gamematchplayer matchplayer": inSteps(50, 400, 4800),
  "current|progress|current amount @ questobjective objective": whole(0, 3),
  "required|target|required amount|goal @ questobjective objective": whole(3, 12),
  "max stack|stack size|max stack size": inSteps(10, 10, 100),
  "device count|devices|number of devices @ room": whole(1, 9),
  "floor|level & lights_on target_temperature device_count devices humidity": whole(0, 2),
  "disc number|disc|disc no": among(1, 1, 1, 1, 2),
  "color temperature|colour temperature|color temp|color temperature k|color temperature kelvin":
    inSteps(100, 2200, 6500),
  "fee|application fee|service fee @ serviceapplication citizenapplication passport": inSteps(
    5,
    10,
    95,
  ),
  "amount|fine amount|penalty @ fine trafficfine": inSteps(5, 15, 240),
  "points|penalty points|demerit points @ fine trafficfine trafficviolation": whole(0, 3),
  "average settlement days|avg settlement days|average processing days": whole(9, 42),
  "closed claims this year|claims closed|closed claims": whole(40, 260),
  "operating since|open since|in operation since|in service since|running since|established since|farming since|playing since|teaching since|brewing since|certified since|licensed since|practicing since|in practice since|employed since year|member since year":
    whole(1994, 2023),
  "no claims years|claim free years|years without claims": whole(0, 12),
  "day number|day no|day index|trip day": whole(1, 9),
  "starting bid|start price|opening bid @ listing marketplacelisting": inSteps(5, 5, 80),
  "current bid|highest bid @ listing marketplacelisting": inSteps(5, 90, 240),
  "reserve price @ listing marketplacelisting": inSteps(10, 80, 200),
  "buy now price @ listing marketplacelisting": inSteps(10, 260, 420),
  "reminder days before|remind days before|reminder days|notify days before": whole(1, 7),
  "spent this month|spending this month|month spent @ category budgetcategory": money(20, 640),
  "alert threshold percent|alert threshold|warning threshold percent @ budget": inSteps(5, 70, 95),
  "max bookings per day|bookings per day|daily booking limit|max per day": whole(2, 8),
  "max downloads|download limit": inSteps(5, 5, 100),
  "download count|downloads @ sharelink sharedlink": whole(0, 60),
  "storage used bytes|used storage bytes|storage bytes used": round(400_000_000, 9_000_000_000, 6),
  "storage limit bytes|storage quota bytes|total storage bytes": inSteps(
    5_000_000_000,
    10_000_000_000,
    100_000_000_000,
  ),
  "total size bytes|folder size bytes @ folder directory": round(4_000_000, 9_000_000_000, 4),
  "refresh seconds|refresh interval seconds|refresh interval @ dashboardwidget widget": inSteps(
    30,
    30,
    300,
  ),
  "recipient count|recipients|recipients count|sent count|emails sent|total sent|delivered count|audience size @ newsletter campaign broadcast emailcampaign":
    whole(800, 18_000),
};
