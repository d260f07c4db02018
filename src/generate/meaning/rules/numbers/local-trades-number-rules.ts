import { decimal, type NumberRule, round, whole } from "./number-rule.ts";

/** How much and how many it is with those who cut hair, mend, print, let and supply. */
export const localTradesNumberRules: Readonly<Record<string, NumberRule>> = {
  "budget|max budget|maximum budget|price limit @ carbuyer carlead & preferred_make trade_in has_trade_in vehicle_interest desired_model":
    round(6000, 58_000, 3),
  "jobs completed|completed jobs|total jobs|finished jobs|jobs done|completed orders|completed rides|completed bookings":
    whole(12, 480),
  "budget|max budget|estimated budget|customer budget @ servicerequest homeservice homerequest repairrequest jobrequest handymanjob homejob quoterequest":
    round(80, 2400, 1),
  "budget|total budget|contract value|project value|estimated cost|contract amount @ constructionproject buildingproject siteproject construction & site_manager general_contractor subcontractors":
    round(240_000, 14_500_000, 4),
  "labor|labour|labor cost|labour cost & parts parts_cost": round(30, 210, 1),
  "parts|parts cost & labor labour": decimal(12, 190, 2),
  "wifi speed|internet speed|wifi mbps|internet mbps|download speed @ coworking coworkingspace workspace office":
    round(100, 1000, 1),
  "tiers|tier count|number of tiers|layers @ cake cakeorder weddingcake": whole(1, 3),
  "total units|units|unit count|number of units @ storage storagefacility selfstorage": round(
    60,
    480,
    1,
  ),
  "floor|level @ storageunit storage": whole(0, 3),
  "registered bidders|bidders|bidder count|registered @ auction auctionevent": whole(24, 320),
  "total sales|sales|sales count|items sold|sold count|number of sales @ seller vendor merchant & response_rate response_time member_since":
    whole(3, 840),
  "max length|maximum length|length|max boat length|length meters @ berth mooring slip": whole(
    8,
    24,
  ),
  "max draft|draft|max draught|depth|water depth @ berth mooring slip": decimal(1.4, 4.5, 1),
  "price per night|nightly rate|daily rate @ berth mooring slip": whole(24, 140),
  "engine hours|motor hours @ boat yacht sailboat motorboat": whole(40, 2600),
  "total rides|rides|ride count|trips|total trips @ scooter bike ebike bicycle moped": whole(
    40,
    1900,
  ),
  "price|unit price|cost & medication dosage": decimal(4, 46, 2),
  "total ports|ports|connectors|plugs|total connectors|port count|charging points @ charging chargingstation charger evstation":
    whole(2, 12),
  "quantity|qty|packs & medication medicine drug": ({ member }) =>
    member.siblings.some((name) => /price|cost/i.test(name)) ? whole(1, 3) : undefined,
  "quotes|quote count|quotes received|bids|offers received @ servicerequest homeservice homerequest jobrequest":
    whole(0, 6),
  "cost|charge|price|amount @ usagerecord callrecord mobileusage cdr": decimal(0.05, 4.2, 2),
  "duration seconds|duration sec|seconds @ usagerecord callrecord mobileusage cdr": whole(14, 1900),
};
