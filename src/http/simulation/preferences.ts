import { type Rule, toRetryHeaders } from "../../config/simulation/rule.ts";
import { findPreference } from "../answers/prefer.ts";

/** What a request asks for itself: RFC 7240, with the names that Prism's users know. */
export interface Preferences {
  readonly rule: Rule;
  /** The value of `Preference-Applied`: RFC 7240, section 3. */
  readonly applied: string;
}

/** In seconds. */
const longestDelay = 60;

/**
 * A preference that cannot be met is no mistake (RFC 7240, section 2): it is left alone, and so is
 * a code that nothing is wrong with, since the real answer has that.
 */
export function parsePreferences(header: string): Preferences | undefined {
  const status = parseNumber(findPreference(header, "code"), /^[45]\d\d$/);
  const delay = findPreference(header, "delay");
  const seconds = parseNumber(delay, /^\d+(?:\.\d+)?$/);
  const wait = seconds !== undefined && seconds <= longestDelay ? seconds * 1000 : undefined;
  if (status === undefined && wait === undefined) return undefined;
  const applied = [
    ...(status === undefined ? [] : [`code=${status}`]),
    ...(wait === undefined ? [] : [`delay=${delay}`]),
  ].join(", ");
  return { rule: toRule(applied, status, wait), applied };
}

function parseNumber(text: string | undefined, form: RegExp): number | undefined {
  return text !== undefined && form.test(text) ? Number(text) : undefined;
}

function toRule(applied: string, status: number | undefined, wait: number | undefined): Rule {
  return {
    place: "prefer",
    on: `Prefer: ${applied}`,
    target: { kind: "every" },
    effect:
      status === undefined
        ? { kind: "slow" }
        : { kind: "answer", status, body: undefined, headers: toRetryHeaders(status) },
    delay: wait === undefined ? undefined : { least: wait, most: wait },
    rate: 1,
    times: undefined,
    isAfter: false,
  };
}
