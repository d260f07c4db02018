import { type Matcher, oneOf } from "../one-of.ts";
import type { TextSource } from "../values/compile-text.ts";

/** The hours at which something usually is, by the words for it. */
const hours: readonly (readonly [Matcher, readonly [least: number, most: number]])[] = [
  [/\b(?:quiet|night|silent)\b.*\b(?:start|from)\b/, [21, 23]],
  [/\b(?:quiet|night|silent)\b.*\b(?:end|to|until)\b/, [6, 8]],
  [/^(?:clock|punch) in\b|^polls open/, [7, 9]],
  [oneOf("day end"), [15, 17]],
  [oneOf("visit in"), [8, 12]],
  [oneOf("visit out"), [13, 17]],
  [
    /\b(?:business|working|office|work|consultation|support)\b.*\b(?:starts?|begins?|from)\b/,
    [8, 9],
  ],
  [
    /\b(?:business|working|office|work|consultation|support)\b.*\b(?:ends?|to|until|finish)\b/,
    [17, 18],
  ],
  [/\b(?:available|availability)\b.*\b(?:starts?|from)\b/, [8, 11]],
  [/\b(?:available|availability)\b.*\b(?:ends?|to|until)\b/, [16, 19]],
  [/\bhours (?:starts?|begins?|from)\b/, [8, 10]],
  [/\bhours (?:ends?|to|until)\b/, [17, 20]],
  [/^first (?:departure|service|bus|train|tram|ferry)/, [4, 6]],
  [/^last (?:departure|service|bus|train|tram|ferry)/, [22, 23]],
  [/\bcheck ?in\b/, [14, 16]],
  [/\bcheck ?out\b/, [10, 12]],
  [/\bopen (?:until|till|to|end)\b/, [17, 22]],
  [/\b(?:opens?|opening)\b/, [7, 10]],
  [/\b(?:closes?|closing)\b/, [17, 22]],
  [/\b(?:show ?time|doors)\b/, [17, 20]],
  [/\bair ?time\b/, [19, 22]],
  [/\bceremony\b/, [12, 15]],
  [/\breception\b/, [17, 18]],
  [/\bsunrise\b/, [5, 7]],
  [/\bsunset\b/, [17, 20]],
  [/\b(?:wake|alarm|wakeup)\b/, [5, 8]],
  [/\b(?:bed|curfew)\b/, [21, 23]],
  [/^lights (?:out|off)\b/, [19, 21]],
  [/\b(?:nap|lunch|noon)\b/, [12, 13]],
  [/\bbreakfast\b/, [7, 9]],
  [/\b(?:dinner|dining)\b/, [18, 20]],
];

/** When people go to what is called so. */
const usualHours: readonly (readonly [Matcher, readonly [least: number, most: number]])[] = [
  [oneOf("birthday|kids"), [14, 16]],
  [oneOf("concert|gig|recital|show|performance|play|opera|screening|party|ball|gala"), [19, 20]],
  [oneOf("lineup|setlist|gigslot|stageslot"), [14, 22]],
  [oneOf("table|restaurant|dinner|dining"), [18, 21]],
  [oneOf("night|evening"), [18, 20]],
  [oneOf("stargazing|observation|observing"), [19, 22]],
  [oneOf("collection|waste|garbage|refuse"), [5, 8]],
  [oneOf("story|storytime|toddler|playgroup"), [10, 15]],
  [oneOf("lecture|exam|examination|seminar|tutorial|school|pupil|lesson|timetable"), [8, 15]],
  [oneOf("hearing|trial|interview|viewing|inspection|time|worklog|consultation|course"), [8, 16]],
  [oneOf("church|parish|congregation|chapel"), [10, 12]],
  [/^(?:~sport|sport|practice)$/, [16, 19]],
  [/^(?:~care|care|visit)$/, [10, 16]],
  [oneOf("availability|available"), [8, 11]],
];

/** When children are brought and fetched, and others come to work and go. */
const dayOf = oneOf("child|kid|daycare|daily|report|attendance|timesheet|workday");

/** Who comes and goes on one day. */
const daily = oneOf(
  "visitor|visit|badge|attendance|employee|worker|shift|member|gym|guestlog|access",
);

/** Where people go before work. */
const early = oneOf("daycare|nursery|kindergarten|preschool|creche|gym|bakery");

/** Where people eat, and where they go after that. */
const dining = oneOf(
  "restaurant|bistro|pizzeria|diner|eatery|steakhouse|trattoria|brasserie|takeaway",
);
const drinking = oneOf("bar|pub|tavern|club|nightclub|lounge|brewery|taproom");

function openingOf(owner: readonly string[]): readonly [number, number] | undefined {
  if (owner.some((word) => early.test(word))) return [6, 8];
  if (owner.some((word) => dining.test(word))) return [11, 12];
  // The last word tells: a book club has its own hours.
  return owner.length === 1 && drinking.test(owner[0] ?? "") ? [16, 17] : undefined;
}

/** An hour of the day at which such a thing is. */
export function clockOf(words: string, owner: readonly string[]): TextSource {
  const isDay = owner.some((word) => dayOf.test(word));
  // Only those who stay the night come in the afternoon.
  if (/\bcheck ?(?:in|out)\b/.test(words) && owner.some((word) => daily.test(word)))
    return clockOf(/\bin\b/.test(words) ? "visit in" : "visit out", []);
  if (isDay && /^(?:arrival|departure|drop ?off|pick ?up)\b/.test(words))
    return clockOf(/^(?:arrival|drop)/.test(words) ? "clock in" : "day end", []);
  const usual = usualHours.find(([things]) => owner.some((word) => things.test(word)))?.[1] ?? [
    7, 20,
  ];
  const isOpen = /\bopen/.test(words) && !/\b(?:until|till|to|end)\b/.test(words);
  const [least, most] =
    (isOpen ? openingOf(owner) : undefined) ??
    hours.find(([pattern]) => pattern.test(words))?.[1] ??
    usual;
  const isOpening = /\b(?:open|clos)(?:e|es|s|ing)?\b/.test(words);
  const quarters = isOpening ? ["00", "30"] : ["00", "15", "30", "45"];
  const minutes = least >= 10 && most <= 16 && most > least + 1 ? ["00"] : quarters;
  return (_, chance) =>
    `${String(chance.between(least, most)).padStart(2, "0")}:${chance.pick(minutes)}`;
}
