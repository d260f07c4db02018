/** RFC 3339, section 5.6, with everything after the date left to the clock of whoever leaves it out. */
const dateTime =
  /^(?<date>\d{4}-\d\d-\d\d)(?:[Tt ](?<time>\d\d:\d\d)(?<seconds>:\d\d)?(?<fraction>\.\d+)?(?<zone>[Zz]|[+-]\d\d:\d\d)?)?$/;

/** The instant that a date input's text means, without a zone in UTC; nothing where it means none. */
export function toInstant(text: string): string | undefined {
  const {
    date,
    time = "00:00",
    seconds = ":00",
    fraction = "",
    zone = "Z",
  } = dateTime.exec(text)?.groups ?? {};
  if (date === undefined || !isOfCalendar(date)) return undefined;
  const instant = new Date(`${date}T${time}${seconds}${fraction}${zone.toUpperCase()}`);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
}

/** JavaScript takes February 30th for March 2nd. */
function isOfCalendar(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}
