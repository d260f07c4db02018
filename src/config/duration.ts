const secondsByUnit: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 };

/** `"30s"`, `"15m"`, `"2h"`, `"7d"` or a number of seconds, in seconds; NaN where it is neither. */
export function toSeconds(value: unknown): number {
  if (typeof value === "number") return value;
  const [, amount, unit = ""] = /^(\d+)([smhd])$/.exec(String(value)) ?? [];
  return Number(amount) * (secondsByUnit[unit] ?? Number.NaN);
}
