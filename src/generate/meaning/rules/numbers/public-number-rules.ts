import { decimal, inSteps, money, type NumberRule, round, whole } from "./number-rule.ts";

/** Hospitals, elections, grids and models that learn: how much of what they count. */
export const publicNumberRules: Readonly<Record<string, NumberRule>> = {
  "pain score|pain level|pain scale|pain": whole(0, 8),
  "respiratory rate|breathing rate|respirations|resp rate": whole(12, 22),
  "temperature|temperature c|temp c|body temperature @ vital vitals vitalsign & heart_rate spo2 systolic":
    decimal(36.2, 38.6, 1),
  "temperature|current temperature|room temperature|indoor temperature @ room thermostat smartroom & lights_on motion_detected devices":
    decimal(18, 23.5, 1),
  "lights on|devices on|switches on|heaters on": whole(0, 6),
  "area sqm|area|size sqm|area m2 @ room & motion_detected lights_on devices humidity": whole(
    8,
    42,
  ),
  "accessible spaces|disabled spaces|accessible spots|accessible bays|disabled bays|handicap spaces":
    whole(2, 18),
  "height limit m|height limit|max height m|clearance m|clearance height m @ garage parking parkinggarage carpark":
    decimal(1.9, 2.4, 1),
  "ballot number|list number|list position|ballot position @ candidate party election ballot":
    whole(1, 12),
  "crews assigned|crews|crews on site|crew count @ outage outagereport poweroutage & customers_affected":
    whole(1, 6),
  "active loans|open loans|current loans|loans|items on loan|checked out items @ borrower patron member librarymember librarycard reader":
    whole(0, 5),
  "fines owed|fines|outstanding fines|fine balance|fines due": money(0, 18),
  // Models that learn
  "dropout|dropout rate": decimal(0, 0.5, 1),
  "batch size|batchsize & epochs learning_rate": inSteps(16, 16, 256),
  "f1 score|f1|precision|recall|auc|roc auc|map score|bleu|iou @ model trainedmodel mlmodel experiment training run evaluation & accuracy learning_rate hyperparameters":
    decimal(0.61, 0.97, 3),
  "parameters|parameter count|num parameters|params|param count @ model trainedmodel mlmodel & accuracy f1_score hyperparameters framework":
    round(100_000, 7_000_000_000, 5),
  "gpu count|gpus|num gpus|accelerators": whole(1, 8),
  "cost usd|cost|total cost|compute cost @ trainingrun trainingjob training": money(4, 640),
  "rows|row count|num rows|records|record count|samples|sample count|examples @ dataset": round(
    2000,
    2_400_000,
    2,
  ),
  "columns|column count|num columns|features|feature count @ dataset": whole(4, 48),
  "train|train split|training @ splits split": decimal(0.78, 0.82, 2),
  "validation|val|dev|validation split @ splits split": decimal(0.09, 0.11, 2),
  "test|test split|holdout @ splits split": decimal(0.09, 0.11, 2),
  "pinned count|pins|pinned messages|pinned message count @ channel room conversation": whole(0, 9),
};
