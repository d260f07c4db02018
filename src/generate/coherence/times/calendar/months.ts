/** So many months later, on the same day of the month, or on the last one where there is no such day. */
export function addMonths(at: number, months: number): number {
  const date = new Date(at);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months, 1);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.setUTCDate(Math.min(day, last));
}

/** How many months of the calendar lie between two instants, whatever their days. */
export function monthsBetween(from: number, to: number): number {
  const [first, last] = [new Date(from), new Date(to)];
  const years = last.getUTCFullYear() - first.getUTCFullYear();
  return 12 * years + last.getUTCMonth() - first.getUTCMonth();
}
