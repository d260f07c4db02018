import { inSteps, type NumberRule, whole } from "./number-rule.ts";

/** Numbers of journeys, tables and evenings out. */
export const leisureNumberRules: Readonly<Record<string, NumberRule>> = {
  "fleet size|fleet|aircraft count @ airline carrier": whole(18, 240),
  "rooms left|rooms available|available rooms|units left|rooms remaining|left @ room roomtype offer rate":
    whole(0, 9),
  "michelin stars|michelin star": whole(0, 3),
  "duration minutes|duration|minutes|time minutes|duration min @ step instruction direction":
    inSteps(5, 5, 20),
};
