import { men, women } from "../../../src/generate/phrases/person-names.ts";

/** What a text looks like to somebody who reads it: the first that fits. */
const kinds = {
  picture: /^data:image\/svg\+xml,/,
  link: /^https?:\/\/\S+$/,
  email: /^[a-z0-9._-]+@example\.(?:com|org|net)$/,
  instant: /^\d{4}-\d\d-\d\dT[\d:.]+Z$/,
  day: /^\d{4}-\d\d-\d\d$/,
  clock: /^\d\d:\d\d$/,
  identifier: /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  token: /^(?:0x)?[0-9a-f]{32,64}$/,
  flag: /^(?:true|false)$/,
  color: /^#[0-9a-f]{6}$/,
  json: /^[{[].*[}\]]$/s,
  markup: /^<\w+.*>$/s,
  handle: /^@?[a-z]+[._][a-z]+\d*$/,
  host: /^(?:[a-z-]+\.example\.com|203\.0\.113\.\d+|10(?:\.\d+){3}|2001:db8::[0-9a-f]+|[\d.]+\/\d+)$/,
  path: /^\/\S+$/,
  number: /^-?\d+(?:\.\d+)?$/,
  phone: /^[+\d() -]{9,}$/,
  person: new RegExp(`^(?:${[...women, ...men].join("|")}) [A-Z][a-z]+$`),
  code: /^(?=\S*(?:\d|[A-Z]{2}))[^\s,]{2,24}$|^[A-Z0-9]{2,4}[ -][A-Z0-9 -]+$/,
  sentence: /^.+\s.+\s.+[.!?]$|^.{60,}$/s,
  label: /^[\s\S]{1,60}$/,
} as const satisfies Readonly<Record<string, RegExp>>;

export type ValueKind = keyof typeof kinds;

export function kindOf(text: string): ValueKind | "nothing" {
  const found = Object.entries(kinds).find(([, pattern]) => pattern.test(text));
  return (found?.[0] as ValueKind | undefined) ?? "nothing";
}
