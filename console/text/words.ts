const numbers = new Intl.NumberFormat("en");
const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

export function toNumber(value: number): string {
  return numbers.format(value);
}

/** `1 record`, `1,200 records`. */
export function toCount(value: number, noun: string): string {
  return `${toNumber(value)} ${noun}${value === 1 ? "" : "s"}`;
}

const sizes = ["bytes", "kB", "MB", "GB"] as const;

export function toSize(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(3, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  return `${value < 10 && power > 0 ? value.toFixed(1) : Math.round(value)} ${sizes[power]}`;
}

export function toDuration(ms: number): string {
  if (ms >= 1000) return `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`;
  return `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
}

const units = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** How long ago, or how long until: `3 days ago`, `in 2 hours`. */
export function toDistance(then: Date, now: Date): string {
  const seconds = (then.getTime() - now.getTime()) / 1000;
  const [unit, length] = units.find(([, each]) => Math.abs(seconds) >= each) ?? ["second", 1];
  return relative.format(Math.trunc(seconds / length), unit);
}

export function toClock(iso: string): string {
  return new Date(iso).toLocaleTimeString("en", { hour12: false });
}

export function toMoment(iso: string): string {
  return new Date(iso).toLocaleString("en", { dateStyle: "medium", timeStyle: "short" });
}
