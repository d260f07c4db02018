import type { Mistake } from "../../errors.ts";
import type { Json } from "../../schema/schema.ts";
import { resolveDelay } from "../resolve/resolve-network.ts";
import { isPlain } from "../resolve/resolve-records.ts";
import { flag, oneOf, type Setting, SettingsReader, wholeNumber } from "../settings.ts";
import { type RulePaths, resolveTarget } from "./resolve-target.ts";
import { type Effect, faults, type Rule, toRetryHeaders } from "./rule.ts";
import { ruleSettings } from "./rule-settings.ts";

const status = wholeNumber(200, 599);
const seconds = wholeNumber(0, 86_400);
const times = wholeNumber(1, 1_000_000);

const rate: Setting<number> = {
  expects: "a number from 0 to 1",
  accepts: (value): value is number => typeof value === "number" && value >= 0 && value <= 1,
};

const json: Setting<Json> = {
  expects: "a text, or a value that JSON keeps as it is",
  accepts: (value): value is Json => isPlain(value),
};

/** Of these the server decides: the answer would not arrive, or not be readable by the page. */
const ownHeaders =
  /^(?:content-length|transfer-encoding|connection|keep-alive|access-control-.*)$/i;

/** RFC 9110: answers with these have no body, whatever was meant to be in it. */
const bodiless: readonly number[] = [204, 205, 304];

/** A rule as it was written, checked; undefined where a mistake leaves nothing to go on with. */
export function resolveRule(
  value: unknown,
  place: string,
  paths: RulePaths,
  mistakes: Mistake[],
): Rule | undefined {
  const before = mistakes.length;
  const reader = new SettingsReader(value, place, mistakes);
  if (mistakes.length > before) return undefined;
  reader.refuseOthers(Object.keys(ruleSettings));
  const target = resolveTarget(reader, paths);
  const rule = {
    place,
    on: String(reader.value("on")),
    effect: resolveEffect(reader),
    delay: reader.has("delay") ? resolveDelay(reader) : undefined,
    rate: reader.optional("rate", rate) ?? 1,
    times: reader.optional("times", times),
    isAfter: reader.optional("after", flag) ?? false,
  };
  refuseContradictions(reader);
  return target && mistakes.length === before ? { ...rule, target } : undefined;
}

/** All rules of a setting; those with a mistake are left out. */
export function resolveRules(
  settings: SettingsReader,
  paths: RulePaths,
  mistakes: Mistake[],
): readonly Rule[] {
  return settings
    .list("simulate", '[{ on: "POST /orders", status: 503 }]')
    .flatMap(
      (item, index) =>
        resolveRule(item, settings.placeOf(`simulate[${index}]`), paths, mistakes) ?? [],
    );
}

function resolveEffect(reader: SettingsReader): Effect {
  const fault = reader.optional("fault", oneOf(faults));
  const given = reader.optional("status", status);
  const body = reader.optional("body", json);
  const headers = resolveHeaders(reader);
  const retryAfter = reader.optional("retryAfter", seconds);
  if (fault !== undefined) return { kind: "fault", fault };
  if (given !== undefined) {
    const retry = toRetryHeaders(given, retryAfter);
    return { kind: "answer", status: given, body, headers: { ...retry, ...headers } };
  }
  const isAmended = body !== undefined || Object.keys(headers).length > 0;
  return isAmended ? { kind: "amend", body, headers } : { kind: "slow" };
}

/** By their names in lower case, so that two spellings of one cannot meet. */
function resolveHeaders(reader: SettingsReader): Readonly<Record<string, string>> {
  if (!reader.has("headers")) return {};
  const headers = reader.child("headers");
  const entries = headers.keys().map((name) => {
    const value = headers.value(name);
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) headers.mistake(name, "is no name of a header.");
    else if (ownHeaders.test(name)) {
      headers.mistake(name, "is the server's own.", "Leave it out.");
    } else if (typeof value !== "string" || !/^[\t -~]*$/.test(value)) {
      headers.mistake(name, "expected a text of printable ASCII characters.");
    }
    return [name.toLowerCase(), String(value)] as const;
  });
  return Object.fromEntries(entries);
}

/** What no answer can be; each says what to leave out. */
function refuseContradictions(reader: SettingsReader): void {
  const fault = reader.value("fault");
  const given = reader.value("status");
  const answering = ["status", "body", "headers", "retryAfter"].filter((key) => reader.has(key));
  if (fault !== undefined && answering.length > 0) {
    const others = answering.join(", ");
    reader.mistake(
      "fault",
      `a fault takes the answer's place, so that ${others} says nothing.`,
      "Leave one out.",
    );
  }
  if (fault === "offline" && reader.value("on") !== "*") {
    reader.mistake(
      "fault",
      '"offline" cuts every connection, so it is for "*" alone.',
      'Use "reset" for one route.',
    );
  }
  if (fault === "offline" && reader.value("after") === true) {
    reader.mistake("after", "nothing is carried out while the server is offline.", 'Use "reset".');
  }
  if (reader.has("body") && bodiless.includes(Number(given))) {
    reader.mistake("body", `an answer with ${given} has no body.`, "Leave it out.");
  }
  if (reader.has("retryAfter") && !reader.has("status") && fault === undefined) {
    reader.mistake(
      "retryAfter",
      "only an answer with a status can say when to come back.",
      "Add status: 503.",
    );
  }
  const deeds = ["status", "body", "delay", "fault", "retryAfter"];
  const hasHeaders = Object.keys(reader.value("headers") ?? {}).length > 0;
  if (!hasHeaders && !deeds.some((key) => reader.has(key))) {
    reader.mistake("", "says nothing.", "Give it a status, a body, headers, a delay or a fault.");
  }
}
