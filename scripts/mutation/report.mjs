// What came of each mutation, by outcome: a table of the rooms, and the ones to look at.
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

const columns = ["noticed", "hung", "survived", "unreached"];

/**
 * What hung was noticed by nothing but time, which may have been short on a busy machine: it counts,
 * and it is printed to be tried again.
 */
export function toOutcome({ status, statusReason = "", testsCompleted }) {
  switch (status) {
    case "Killed":
      return /timed out in|timeout/i.test(statusReason) ? "hung" : "noticed";
    case "Timeout":
      // An endless loop is no matter of time.
      return /hit limit/i.test(statusReason) ? "noticed" : "hung";
    case "Survived":
      // Not even a test file could be loaded, and a file without a test has none that fails.
      return testsCompleted === 0 ? "noticed" : "survived";
    case "NoCoverage":
      return "unreached";
    default:
      return undefined;
  }
}

export function count(results) {
  const outcomes = results.map(toOutcome);
  return Object.fromEntries(
    columns.map((column) => [column, outcomes.filter((outcome) => outcome === column).length]),
  );
}

export function sum(scores) {
  return Object.fromEntries(
    columns.map((column) => [column, scores.reduce((total, score) => total + score[column], 0)]),
  );
}

/** In percent of all that was tried. */
export function toShare({ noticed, hung, survived, unreached }) {
  const total = noticed + hung + survived + unreached;
  return total === 0 ? 100 : ((noticed + hung) / total) * 100;
}

export function printTable(rows) {
  const line = (...cells) => cells.map((cell, index) => pad(String(cell), index)).join(" ");
  console.log(`\n${line("room", ...columns, "%")}`);
  for (const { room, ...score } of rows) {
    console.log(line(room, ...columns.map((column) => score[column]), toShare(score).toFixed(1)));
  }
}

/** As they come: whoever started an hour's run can begin to read. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Reporter, "unnoticed", { onMutantTested: printUnnoticed }),
];

/** With its place, as an editor and `npm run mutate` understand it, and what was changed. */
function printUnnoticed(result) {
  const outcome = toOutcome(result);
  if (outcome === undefined || outcome === "noticed") return;
  const { fileName, location, replacement = "" } = result;
  const { start, end } = location;
  console.log(`\n${outcome}: ${relative("", fileName)}:${start.line}:${start.column}`);
  console.log(`- ${readPlace(fileName, start, end)}\n+ ${flatten(replacement)}`);
}

function readPlace(file, start, end) {
  const lines = readFileSync(file, "utf8")
    .split("\n")
    .slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return flatten(
    lines
      .map((text, index) => (index === last ? text.slice(0, end.column - 1) : text))
      .map((text, index) => (index === 0 ? text.slice(start.column - 1) : text))
      .join("\n"),
  );
}

function flatten(text) {
  const flat = text.replace(/\s+/g, " ");
  return flat.length > 160 ? `${flat.slice(0, 159)}…` : flat;
}

function pad(text, index) {
  return index === 0 ? text.padEnd(9) : text.padStart(9);
}
