import { decimal, inSteps, money, type NumberRule, round, whole } from "./number-rule.ts";

/** Counts and sums of shops, bookings, schools, banks and homes. */
export const accountsNumberRules: Readonly<Record<string, NumberRule>> = {
  "min order amount|minimum order amount|min order value|minimum order value|min purchase|minimum purchase|min spend|minimum spend|min amount @ coupon voucher promotion discount promocode":
    inSteps(5, 20, 100),
  "max discount|maximum discount|max discount amount|discount cap @ coupon voucher promotion discount":
    inSteps(5, 10, 60),
  "value|discount value|amount @ coupon voucher promotion promocode discountcode": inSteps(
    5,
    5,
    40,
  ),
  "per customer limit|per user limit|max uses per customer|max uses per user|usage limit per customer|uses per customer":
    whole(1, 3),
  "item count|items count|total items|total quantity|items @ cart basket bag checkout": whole(1, 9),
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
};
