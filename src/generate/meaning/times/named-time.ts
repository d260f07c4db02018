import { toWords } from "../../../schema/name-words.ts";
import type { Member } from "../../member.ts";
import { oneOf } from "../../one-of.ts";
import { neighboursOf } from "../names/neighbours.ts";
import type { TimeForm } from "./time-form.ts";

/** `…Time` that is a length and not an instant. */
const lengths = oneOf(
  "handle|hold|talk|moving|riding|flying|swimming|paddling|engine|reading|read|prep|preparation|cook|cooking|baking|total|response|wait|waiting|lead|travel|transit|delivery|processing|run|running|play|playing|elapsed|load|loading|rest|resting|active|idle|turnaround|walking|driving|up|down|viewing|watch|cycle|half|setup|queue|handling|resolution|reaction|commute|screen|estimated|average|remaining|build|execution|cpu|ramp|brewing|steep|charging|recovery|lap|finish|race|best|record|fastest|practice|study|sleep|chip|gun|net|split|seed|elapsed",
);
/** `…Time` that is an hour of any day. */
const clocks =
  /^(?:on|off|opening|closing|open|close|opens|closes|check|checkin|checkout|feeding|bed|wake|wakeup|curfew|lunch|dinner|dining|breakfast|seating|daily|preferred|doors|meeting|class|service|alarm|quiet|reminder|notification|nap|medication|meal|dose|wakeup|arrival_time|kickoff|kick|doors|showtime|show|air|airtime|boarding_time)$/;

/** `time` stands for an instant, for an hour of the day and for a length. */
export function formOfTime(words: readonly string[], member: Member): TimeForm | undefined {
  const before = words.at(-2) ?? "";
  const neighbours = neighboursOf(member);
  // When the bus is expected now, beside when it should have come.
  if (before === "estimated" && neighbours.has("scheduled_time")) return "instant";
  // When it is brought back, beside when it was fetched.
  if (before === "delivery" && neighbours.has("pickup_time")) return "instant";
  // A part of the year, and no instant of it.
  if (oneOf("bloom|flowering|blooming|planting|sowing|harvest").test(before)) return undefined;
  if (
    lengths.test(before) ||
    /^(?:split|lap|chapter|segment|scene|marker)s?$/.test(member.owner.at(-1) ?? "")
  )
    return undefined;
  // Several of them come every day: of shows, of doses, of feeding.
  if (words.at(-1) === "times" && member.siblings.length > 1) return "clock";
  if (clocks.test(before) || clocks.test(words[0] ?? "")) return "clock";
  // A child is fetched at the same hour every day.
  if (
    oneOf("pickup|dropoff|drop|pick").test(before) &&
    oneOf("child|kid|pupil").test(member.owner.at(-1) ?? "")
  )
    return "clock";
  // What is taken, is taken at that hour of every day.
  if (words.length === 1 && (neighbours.has("dosage") || neighbours.has("dose"))) return "clock";
  // What is hired by the day is fetched on one and brought back on another.
  if (
    oneOf("pickup|dropoff|return|start|end|up|off").test(before) &&
    ["daily_rate", "day_rate", "rate_per_day", "price_per_day"].some((name) => neighbours.has(name))
  )
    return "instant";
  // Whether it is on all day is no day.
  const isBesideDay = ["day", "weekday", "day_of_week", "days"].some(
    (name) => neighbours.has(name) && !isOnlyWhole(name, member),
  );
  const isBesideDate = member.siblings.some((name) => isDayOfIt(toWords(name), member.owner));
  // `arrivalTime` beside a `departureDate` alone is on that day as well.
  const days = [before, before === "arrival" && !neighbours.has("arrival_date") ? "departure" : ""];
  const isOnItsDate =
    !oneOf("start|end").test(before) && days.some((word) => word && neighbours.has(`${word}_date`));
  // What a day lists is at an hour of that day.
  const isOnDay = !member.isTop && words.length === 1 && member.outer?.siblings.some(isDayName);
  // What reminds somebody does so at an hour of every day.
  const isDaily =
    words.length === 1 &&
    oneOf(
      "reminder|alarm|schedule|agenda|timetable|programme|class|lesson|practice|rehearsal",
    ).test(member.owner.at(-1) ?? "");
  if (isDaily || isOnDay || isOnItsDate || isBesideDay || (isBesideDate && words.length <= 2))
    return "clock";
  return "instant";
}

/** `isAllDay`, `fullDay`: it says how long, and not on which day. */
function isOnlyWhole(name: string, { siblings }: Member): boolean {
  return (
    name === "day" &&
    siblings.every((one) => {
      const words = toWords(one);
      return words.at(-1) !== "day" || oneOf("all|full|whole|entire").test(words.at(-2) ?? "");
    })
  );
}

function isDayName(name: string): boolean {
  return oneOf("date|day|weekday").test(name);
}

/** What is on one day of its own: the hour stands apart from it. */
const onOneDay = oneOf(
  "session|event|shift|class|lesson|visit|appointment|match|game|fixture|trip|tour|meeting|service|exam|hearing|show|performance|practice|rehearsal|training|interview|reservation|pickup|delivery|collection|work|party|viewing|ceremony|race|screening",
);

/** `shiftDate` of a shift, and `date` of anything. */
function isDayOfIt(words: readonly string[], owner: readonly string[]): boolean {
  const [first = "", second] = words;
  if (second === undefined) return first === "date";
  const isOwn =
    oneOf("scheduled|booked|preferred|planned|travel").test(first) ||
    onOneDay.test(first) ||
    (owner.includes(first) && !oneOf("start|end").test(first));
  return words.length === 2 && second === "date" && isOwn;
}
