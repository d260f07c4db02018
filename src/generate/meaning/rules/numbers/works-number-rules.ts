import { toWords } from "../../../../schema/name-words.ts";
import { decimal, inSteps, type NumberRule, round, whole } from "./number-rule.ts";

/** Only where a neighbour's name has one of these words. */
const besideWord =
  (words: RegExp, hint: ReturnType<typeof whole>): NumberRule =>
  ({ member }) =>
    member.siblings.some((name) => toWords(name).some((word) => words.test(word)))
      ? hint
      : undefined;

/** Insurers, workshops, farms, utilities, law firms and bikes for hire. */
export const worksNumberRules: Readonly<Record<string, NumberRule>> = {
  "active policies|policies|policy count|policies sold|policies managed|total policies @ agent broker insuranceagent":
    whole(38, 340),
  "policies|policy count|number of policies|active policies|contracts|contract count @ customer policyholder insured client":
    whole(1, 5),
  "area|total area|total area ha|total area hectares|size|size ha|area ha|hectares|size hectares @ farm ranch estate":
    round(40, 620, 0),
  "power|power hp|horsepower|engine power|engine power hp|hp @ car usedcar vehicle listing": whole(
    75,
    310,
  ),
  "cost of poor quality|quality cost|quality costs|cost impact|budget impact|price impact|financial impact|estimated impact|rework cost|scrap cost":
    round(200, 24_000, 2),
  "nominal|nominal value": decimal(4, 240, 1),
  "tolerance|tolerance mm|upper tolerance|lower tolerance": decimal(0.02, 0.4, 2),
  "quality|quality rate|quality percent & oee": decimal(94, 99.8, 1),
  "capacity per hour|units per hour|output per hour|rated output @ line productionline machine":
    round(60, 1800, 1),
  "lost units|units lost|lost pieces|lost production @ downtime stoppage event": whole(4, 640),
  "hours since new|hours since overhaul|flight hours since new|tsn|tso": round(180, 24_000, 0),
  "cycles since new|cycles since overhaul|csn|cso": round(120, 14_000, 0),
  "length|length m|length overall|loa @ vessel & gross_tonnage deadweight imo_number": whole(
    128,
    366,
  ),
  "draught m|draught|max draught": decimal(5.5, 15.8, 1),
  "deadweight|dwt|deadweight tonnage|deadweight tonnes": round(9000, 180_000, 2),
  "tare weight|tare|tare weight kg @ container": inSteps(10, 2180, 4800),
  "gross weight|gross weight kg|weight kg @ container": round(8200, 29_800, 1),
  "cargo tonnes|cargo tons|tonnage|cargo weight @ portcall vesselcall": round(1200, 48_000, 2),
  "contract value|contract sum|contract amount @ project constructionproject": besideWord(
    /^(?:site|workers|foreman|contractor|architect|permit)$/,
    round(180_000, 9_500_000, 4),
  ),
  "seed rate kg per ha|seeding rate|seed rate|seeding rate kg per ha": whole(90, 210),
  "expected yield tonnes|yield tonnes|expected yield|yield tons @ crop cropcycle harvest": decimal(
    12,
    260,
    1,
  ),
  "visits|total visits|visit count|number of visits @ owner carowner petowner customer shopper guest":
    whole(1, 28),
  "duration|duration minutes|duration min @ testdrive": inSteps(15, 15, 60),
  "employees|employee count|workers|staff|staff count|number of employees|worker count @ farm orchard vineyard garage workshop bakery salon lawfirm dealership nursery autoshop":
    whole(3, 42),
  "area|area hectares|size|hectares|size hectares|area ha @ paddock": decimal(0.8, 24, 1),
  "area|size @ field": besideWord(
    /^(?:crop|soil|planted|sown|irrigation|farm)$/,
    decimal(1.2, 38, 1),
  ),
  "quantity|harvested quantity|yield|total yield @ harvest harvestrecord cropharvest": decimal(
    2,
    96,
    1,
  ),
  "moisture|moisture percent|moisture content @ harvest harvestrecord grain": decimal(12, 18.5, 1),
  "residents|occupants|people|household size|household members|number of residents|resident count @ household apartment flat home unit house dwelling":
    whole(1, 5),
  "value|previous value|current value|reading value|index @ meterreading": whole(1200, 48_000),
  "contract months|contract length|contract length months|contract duration|contract duration months|contract term|contract term months|minimum term|minimum term months|min contract months|commitment months":
    inSteps(12, 12, 36),
  "estimated fees|estimated fee|fee estimate|legal fees|fees|retainer|retainer amount|estimated costs|estimated cost|budget @ matter legalcase lawsuit courtcase":
    round(1500, 48_000, 2),
  "billable hours target|billable target|target hours|annual hours target|billable hours goal|hours target @ attorney lawyer solicitor associate":
    round(1500, 2000, 2),
  "page count|pages|number of pages @ legaldocument casedocument courtdocument contract agreement courtfiling":
    whole(2, 46),
  "duration|duration min @ hearing courthearing": inSteps(15, 15, 180),
  "capacity|total docks|docks|dock count|slots|total capacity @ station bikestation dockingstation dock":
    besideWord(/^(?:bike|bikes|docks|scooters|dock)$/, whole(12, 42)),
  "total km|total kilometers|total distance|total distance km|odometer|mileage @ bike ebike scooter bicycle":
    round(180, 9600, 0),
  "range km|range|electric range|max range @ bike ebike scooter": whole(25, 110),
  "monthly price|price|monthly fee|monthly cost|price per month @ mobileplan phoneplan dataplan simplan cellplan":
    inSteps(5, 10, 60),
  "extra charges|additional charges|usage charges|overage|overage charges|roaming charges @ phoneinvoice phonebill mobilebill mobileinvoice":
    decimal(0, 28, 2),
  "plan fee|base fee|monthly fee|plan charge @ phoneinvoice phonebill mobilebill mobileinvoice":
    inSteps(5, 15, 60),
  "volume liters|volume|capacity liters @ wastebin trashbin garbagebin": inSteps(120, 120, 1080),
  "volume|volume m3|estimated volume @ bulkypickup bulkywaste bulkycollection": decimal(0.5, 6, 1),
  "visitors today|visitors|visitor count|daily visitors @ recyclingcenter pool swimmingpool market":
    whole(20, 640),
  "expected visitors|expected attendance|expected guests @ townevent communityevent cityevent":
    round(60, 2400, 1),
  "books on loan|items on loan|current loans|active loans|borrowed books|loans|books borrowed @ librarymember patron librarypatron":
    whole(0, 6),
  "annual fee|yearly fee|fee @ parkingpermit residentpermit": inSteps(10, 30, 240),
  "transfers|changes|number of transfers|transfer count @ connection trainconnection journey":
    whole(0, 3),
};
