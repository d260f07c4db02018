import { inSteps, type NumberRule, round, whole } from "./number-rule.ts";

/** Numbers of households and of what they keep. */
export const keepingNumberRules: Readonly<Record<string, NumberRule>> = {
  "pets|number of pets|kids|number of kids|siblings|number of siblings|number of cars|bike count|car count @ household family petowner parent profile applicant":
    whole(1, 4),
  "orders|order count|total orders & revenue total_revenue": whole(180, 4200),
  "guests|guest count @ stay hotelstay": whole(1, 5),
  "total seats|seat count @ bus bustrip coach busroute": inSteps(4, 24, 64),
  "windows|doors|balconies @ room house home apartment flat cabin": whole(1, 4),
  "pet count|child count|children count|kid count|sibling count|grandchild count|window count|door count|balcony count":
    whole(1, 4),
  "annual visitors|visitors per year|yearly visitors|visitors a year @ museum gallery zoo garden castle monument aquarium":
    round(40_000, 900_000, 3),
  "founded year|year founded|established year|founded|opened year @ museum gallery library archive zoo winery vineyard":
    whole(1820, 1998),
  "meals per day|daily meals|meals a day": whole(3, 5),
  "allowance|weekly allowance|pocket money|weekly pocket money @ child kid household family householdmember familymember member":
    inSteps(1, 3, 20),
  "length|width|depth|bed length|bed width @ gardenbed raisedbed gardenplot planter allotment":
    inSteps(0.2, 1, 4.8),
  "width|height|depth & =length": whole(10, 120),
  "length & =width": whole(20, 180),
};
