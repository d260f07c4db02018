import type { Cors } from "../config.ts";
import { defaults } from "../defaults.ts";
import type { Delay } from "../delay.ts";
import { listOf, type Setting, type SettingsReader, wholeNumber } from "../settings.ts";

const milliseconds = wholeNumber(0, 600_000);

const delay: Setting<number | readonly [number, number]> = {
  expects: "milliseconds up to 600,000, or a list of the least and the most",
  accepts: (value): value is number | readonly [number, number] =>
    milliseconds.accepts(value) ||
    (Array.isArray(value) &&
      value.length === 2 &&
      value.every(milliseconds.accepts) &&
      value.every((most, index) => most >= (value[index - 1] ?? 0))),
};

export function resolveDelay(settings: SettingsReader): Delay {
  const given = settings.optional("delay", delay) ?? defaults.delay;
  const [least, most] = typeof given === "number" ? [given, given] : given;
  return { least, most };
}

const origin: Setting<string> = {
  expects: "an origin such as http://localhost:3000",
  accepts: (value): value is string =>
    value === "null" || (typeof value === "string" && isOrigin(value.replace(/\/$/, ""))),
};

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text.toLowerCase();
}

const origins: Setting<boolean | readonly string[]> = {
  expects: "true, false, or a list of origins such as http://localhost:3000",
  accepts: (value): value is boolean | readonly string[] =>
    typeof value === "boolean" || listOf(origin, "origins").accepts(value),
};

export function resolveCors(settings: SettingsReader): Cors {
  const given = settings.optional("cors", origins);
  if (given === undefined) return "loopback";
  if (typeof given === "boolean") return given ? "any" : "none";
  return given.map((text) => text.replace(/\/$/, "").toLowerCase());
}

const hostName: Setting<string> = {
  expects: "a host name such as api, or .test for a domain and all below it",
  accepts: (value): value is string =>
    typeof value === "string" && /^\.?[a-z\d_-]+(?:\.[a-z\d_-]+)*$/i.test(value),
};

export function resolveAllowedHosts(settings: SettingsReader): readonly string[] {
  const given = settings.optional("allowedHosts", listOf(hostName, "host names")) ?? [];
  return given.map((name) => name.toLowerCase());
}
