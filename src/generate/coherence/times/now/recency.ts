import type { Scope } from "../../../draw/scope.ts";
import { day, hour, minute, timelines, toMinute } from "../../../facets/timeline.ts";
import { oneOf } from "../../../one-of.ts";
import { isIn, toState } from "../../../state-words.ts";
import { chanceFor, type FindRules, type Parts, type Rule } from "../../rule.ts";
import { findStatus } from "../tense.ts";
import { readTime, timeKinds, toEvent, writeTime } from "../time.ts";
import { findCounted, findMembers, findSeen } from "./last-visits.ts";
import { findUnderWay } from "./under-way.ts";

/** What is still under way began lately; who is online was seen just now. */
export const findRecency: FindRules = (parts) => [
  ...findUnderWay(parts),
  ...findOnline(parts),
  ...findSeen(parts),
  ...findCounted(parts),
  ...findMembers(parts),
  ...findLatest(parts),
  ...findTended(parts),
  ...findNewest(parts),
  ...findSince(parts),
  ...findLive(parts),
  ...findPlaying(parts),
  ...findCurrent(parts),
  ...findFigures(parts),
  ...findVacancies(parts),
  ...findMoved(parts),
  ...findGauged(parts),
  ...findInUse(parts),
  ...findToday(parts),
  ...findFresh(parts),
  ...findNowTold(parts),
];

/** What the weather is now was told within the hour, and what time it is there is now. */
function findNowTold({ slots, owner }: Parts): readonly Rule[] {
  const isCurrent = owner.at(-1) === "current";
  const times = slots.filter(
    ({ kind, words }) =>
      timeKinds.includes(kind) &&
      (/^local ?time$/.test(words) || (isCurrent && /^(?:dt|time|last updated)$/.test(words))),
  );
  return times.map((slot) => ({
    reads: [],
    writes: [slot],
    apply: (scope: Scope) => {
      const time = readTime(scope, slot);
      const { now } = scope.facet(timelines);
      if (time && time.form !== "clock") writeTime(scope, slot, now - (now % (15 * minute)));
    },
  }));
}

/** What a baker sells was baked within the day. */
function findFresh({ slots }: Parts): readonly Rule[] {
  const baked = slots.find((slot) => timeKinds.includes(slot.kind) && toEvent(slot) === "baked");
  if (!baked) return [];
  const apply = (scope: Scope) => {
    const time = readTime(scope, baked);
    if (!time || time.form === "clock") return;
    const { now } = scope.facet(timelines);
    writeTime(scope, baked, toMinute(now - chanceFor(scope, baked).between(60, 1300) * minute));
  };
  return [{ reads: [baked], writes: [baked], apply }];
}

/** What somebody has done today they did last some hours ago, and else not since yesterday. */
function findToday({ slots }: Parts): readonly Rule[] {
  const flag = slots.find(({ kind, words }) => kind === "boolean" && /e[dn] today$/.test(words));
  const last =
    flag && slots.find((slot) => timeKinds.includes(slot.kind) && /^last \S/.test(toEvent(slot)));
  if (!flag || !last) return [];
  const apply = (scope: Scope) => {
    const [isToday, time] = [scope.values[flag.name], readTime(scope, last)];
    if (!time || time.form === "clock") return;
    const share = chanceFor(scope, last).next();
    const ago = isToday ? (time.form === "day" ? 0 : 7 * share) : 26 + 34 * share;
    writeTime(scope, last, toMinute(scope.facet(timelines).now - ago * hour));
  };
  return [{ reads: [flag], writes: [last], apply }];
}

const used =
  /^last (?:used|evaluated|run|executed|triggered|accessed|synced|sync|backup|scan|scanned|checked|refreshed|delivered|received|activity|contacted|cleaned|groomed|fed|feeding|ride|trip|rental|motion|motion detected|heartbeat|ping|signal|opened|unlocked|transaction|transfer|payment|activity date|login|log in|visit|update|updated|refresh|fetched|order|check in)$/;
/** What is always there says how fresh the rest is. */
const fresh = /^last (?:updated?|synced|sync|refreshed|refresh|fetched|checked|activity|counted)$/;
const goals = oneOf("okr|keyresult|objective|goal|initiative|kpi");
const inUse = oneOf(
  "active|enabled|activated|running|healthy|connected|operational|up|live|online|in use|rented|on trip|lead|qualified|proposal|negotiation|in progress|open",
);

/** What is in use was used within the fortnight, and what is asked again and again just now. */
function findInUse({ slots, owner }: Parts): readonly Rule[] {
  const last = slots.filter((slot) => timeKinds.includes(slot.kind) && used.test(toEvent(slot)));
  if (last.length === 0) return [];
  const hasInterval = slots.some(({ words }) => /\binterval (?:seconds|minutes|ms)$/.test(words));
  const sign =
    slots.find(({ words, kind }) => kind === "boolean" && inUse.test(words.replace(/^is /, ""))) ??
    findStatus(slots, owner);
  return last.map((slot) => {
    const isPolled = hasInterval && /\b(?:checked|refreshed|synced|sync|run)\b/.test(slot.words);
    const isAlways = isPolled || /\b(?:cleaned|groomed|fed|feeding)\b/.test(slot.words);
    const isAsked =
      [...owner, owner.join("")].some((word) => goals.test(word)) &&
      toEvent(slot) === "last check in";
    const isFresh = (!sign && fresh.test(toEvent(slot))) || isAsked;
    const longest = isPolled ? 10 * minute : (isAlways ? 4 : isFresh ? 30 : 14) * day;
    const apply = (scope: Scope) => {
      const said = sign && scope.values[sign.name];
      const time = readTime(scope, slot);
      if (!time || time.form === "clock") return;
      if (!isAlways && !isFresh && said !== true && !inUse.test(toState(said) ?? "")) return;
      const { now } = scope.facet(timelines);
      const share = chanceFor(scope, slot).next();
      if (now - time.at > longest) writeTime(scope, slot, toMinute(now - share ** 2 * longest));
    };
    return { reads: sign ? [sign, slot] : [slot], writes: [slot], apply };
  });
}

const gauged =
  /^(?:current )?(?:temperature|humidity|pressure|wind speed|feels like|market cap|volume (?:24 ?h|day)|change ?24 ?h|price change|co2|pm25|pm2 5|aqi|noise level|soil moisture|battery level|signal strength|speed|heart rate)(?: \S{1,3})?$/;

/** Figures that change by the minute were taken within the hour. */
function findGauged({ slots, owner }: Parts): readonly Rule[] {
  // One of many readings may be of any day.
  const isForecast =
    owner.some((word) => /forecast$/.test(word)) &&
    slots.some(
      ({ kind, words }) => kind !== "text" && oneOf("current|hourly|daily|days").test(words),
    );
  const isObserved =
    (owner.includes("weather") || isForecast) &&
    !oneOf("observation|reading|measurement|record|log").test(owner.at(-1) ?? "");
  const isLive =
    slots.filter(({ words, kind }) => kind === "number" && gauged.test(words)).length > 1;
  const taken = slots.find((slot) => {
    const event = timeKinds.includes(slot.kind) ? toEvent(slot) : "";
    return /^(?:last )?updated$/.test(event)
      ? isLive || isObserved
      : isObserved && oneOf("observed|measured").test(event);
  });
  if (!taken) return [];
  const status = findStatus(slots, owner);
  const apply = (scope: Scope) => {
    const time = readTime(scope, taken);
    if (!time || time.form === "clock") return;
    const { now } = scope.facet(timelines);
    const isSilent =
      status && oneOf("offline|inactive|down|lost").test(String(scope.values[status.name]));
    const ago = chanceFor(scope, taken).between(1, 55) * (isSilent ? 5 * hour : minute);
    writeTime(scope, taken, toMinute(now - ago));
  };
  return [{ reads: status ? [status] : [], writes: [taken], apply }];
}

const dwellers = oneOf("household|resident|occupant|inhabitant|customer|homeowner|tenant");

/** Who lives somewhere has moved there. */
function findMoved({ slots, owner }: Parts): readonly Rule[] {
  const moved = slots.find(
    (slot) => timeKinds.includes(slot.kind) && oneOf("move in|moved in").test(toEvent(slot)),
  );
  if (!moved || !owner.some((word) => dwellers.test(word)) || findStatus(slots, owner)) return [];
  const apply = (scope: Scope) => {
    const time = readTime(scope, moved);
    const { now } = scope.facet(timelines);
    if (time && time.form !== "clock" && time.at > now)
      writeTime(scope, moved, toMinute(now - chanceFor(scope, moved).between(40, 2400) * day));
  };
  return [{ reads: [moved], writes: [moved], apply }];
}

/** A screen of figures shows the last weeks. */
function findFigures({ slots, owner }: Parts): readonly Rule[] {
  // A forecast shows the days to come.
  const isForecast = owner.at(-1) === "forecast";
  const isFigures =
    (isForecast && owner.includes("weather")) ||
    owner.some((word) => oneOf("dashboard|kpi|snapshot|overview|metric|daily").test(word));
  const date = slots.find(
    (slot) =>
      timeKinds.includes(slot.kind) &&
      oneOf("date|day|as of|period|report date").test(toEvent(slot)),
  );
  if (!isFigures || !date) return [];
  const apply = (scope: Scope) => {
    const time = readTime(scope, date);
    if (!time || time.form === "clock") return;
    const { now } = scope.facet(timelines);
    const days = isForecast ? scope.draw.index % 10 : -((scope.draw.index % 30) + 1);
    writeTime(scope, date, toMinute(now + days * day));
  };
  return [{ reads: [], writes: [date], apply }];
}

const vacancies =
  /^(?:(?:bikes|docks|spaces|spots|scooters|chargers|beds) (?:available|free)|(?:available|free) (?:bikes|docks|spaces|spots|scooters|chargers|beds))$/;

/** How many bikes there are at a station was counted minutes ago. */
function findVacancies({ slots }: Parts): readonly Rule[] {
  const updated = slots.find(
    (slot) =>
      timeKinds.includes(slot.kind) &&
      oneOf("last updated|last update|updated|last reported").test(toEvent(slot)),
  );
  if (!updated || !slots.some(({ kind, words }) => kind === "number" && vacancies.test(words)))
    return [];
  const apply = (scope: Scope) => {
    const { now } = scope.facet(timelines);
    writeTime(scope, updated, toMinute(now - chanceFor(scope, updated).between(1, 50) * minute));
  };
  return [{ reads: [], writes: [updated], apply }];
}

const live = oneOf(
  "reading|measurement|telemetry|position|location|sample|snapshot|metric|status|state|fix|signal|data|value",
);

const up = /^(?:running|online|up|active|healthy|connected|ok|operational|degraded|ready|live)$/i;

/** What was read last of a thing that goes on was read within the day. */
function findLatest({ slots, owner }: Parts): readonly Rule[] {
  const isLatest =
    owner.some((word) => oneOf("last|latest|current|live").test(word)) &&
    live.test(owner.at(-1) ?? "");
  const wanted = isLatest
    ? /^/
    : /^last (?:ping|heartbeat|reading|telemetry|signal|contact|position|reported|transmission|transmitted|sample|sampled|sampling)$/;
  const sign = slots.some(({ words }) => /\b(?:online|connected|status|state)$/.test(words));
  const told = slots.find(
    ({ words, kind }) => kind === "choice" && oneOf("status|state|health").test(words),
  );
  const last = slots.find(
    (slot) =>
      timeKinds.includes(slot.kind) &&
      wanted.test(toEvent(slot)) &&
      (!isLatest || /(?:^| )(?:at|on|time|timestamp|date)$/.test(slot.words)) &&
      !/ (?:due|by)$/.test(slot.words),
  );
  if (!last || (sign && !isLatest && !told)) return [];
  const apply = (scope: Scope) => {
    if (told && !isLatest && !up.test(String(scope.values[told.name]))) return;
    const time = readTime(scope, last);
    if (!time || time.form === "clock") return;
    const { now } = scope.facet(timelines);
    const minutes = chanceFor(scope, last).between(1, told ? 9 : 600);
    writeTime(scope, last, toMinute(now - minutes * 60_000));
  };
  return [{ reads: told ? [told] : [], writes: [last], apply }];
}

const tended =
  /^last (?:watered|watering|irrigated|irrigation|milked|milking|fed|feeding|emptied)$/;

/** What is watered and fed was so within days, where nobody says how often. */
function findTended({ slots, owner }: Parts): readonly Rule[] {
  const last = slots.find((slot) => timeKinds.includes(slot.kind) && tended.test(toEvent(slot)));
  const isTold = slots.some(({ words }) =>
    /\b(?:next|interval|every|frequency|days)\b/.test(words),
  );
  if (!last || isTold || findStatus(slots, owner)) return [];
  const apply = (scope: Scope) => {
    const time = readTime(scope, last);
    if (!time || time.form === "clock") return;
    const hours = chanceFor(scope, last).between(2, 64);
    writeTime(scope, last, toMinute(scope.facet(timelines).now - hours * hour));
  };
  return [{ reads: [], writes: [last], apply }];
}

/** The latest episode came out within the month. */
function findNewest({ slots, owner }: Parts): readonly Rule[] {
  const isNewest =
    oneOf("latest|newest|recent").test(owner[0] ?? "") &&
    oneOf("episode|post|release|issue|update|video|article|review|photo|comment").test(
      owner.at(-1) ?? "",
    );
  const out = slots.find(
    (slot) =>
      timeKinds.includes(slot.kind) &&
      oneOf("published|posted|released|created|date|air|aired|uploaded").test(toEvent(slot)),
  );
  if (!isNewest || !out) return [];
  const apply = (scope: Scope) => {
    const time = readTime(scope, out);
    if (!time || time.form === "clock") return;
    const { now } = scope.facet(timelines);
    const minutes = chanceFor(scope, out).between(90, 26 * 1440);
    if (now - time.at > 26 * day) writeTime(scope, out, toMinute(now - minutes * minute));
  };
  return [{ reads: [], writes: [out], apply }];
}

/** Who is on air has been so for some hours. */
function findLive({ slots }: Parts): readonly Rule[] {
  const live = slots.find(
    ({ words, kind }) => kind === "boolean" && /^(?:is )?(?:live|streaming|on air)$/.test(words),
  );
  const since = slots.find(
    (slot) =>
      timeKinds.includes(slot.kind) &&
      oneOf("started|stream started|live since|went live").test(toEvent(slot)),
  );
  if (!live || !since) return [];
  const apply = (scope: Scope) => {
    if (scope.values[live.name] !== true || !readTime(scope, since)) return;
    const { now } = scope.facet(timelines);
    writeTime(scope, since, toMinute(now - chanceFor(scope, since).between(8, 300) * 60_000));
  };
  return [{ reads: [live], writes: [since], apply }];
}

/** A match that is in its 34th minute began 34 minutes ago. */
function findPlaying({ slots, owner }: Parts): readonly Rule[] {
  const minutes = slots.find(
    ({ words, kind }) => kind === "number" && /^(?:(?:current|match|game) )?minute$/.test(words),
  );
  const start =
    minutes &&
    slots.find(
      (slot) =>
        timeKinds.includes(slot.kind) && /^(?:kickoff|kick off|starts?|date)$/.test(toEvent(slot)),
    );
  const status = start && findStatus(slots, owner);
  if (!minutes || !start || !status) return [];
  const apply = (scope: Scope) => {
    const played = scope.values[minutes.name];
    const time = readTime(scope, start);
    if (typeof played !== "number" || !time || time.form === "clock" || time.form === "day") return;
    if (!isIn(toState(scope.values[status.name]) ?? "", "running")) return;
    const { now } = scope.facet(timelines);
    writeTime(scope, start, toMinute(now - (played + (played > 45 ? 15 : 0)) * minute));
  };
  return [{ reads: [status, minutes, start], writes: [start], apply }];
}

const brieflyOn = oneOf(
  "session|trip|ride|call|charge|game|match|workout|song|track|play|episode|order|task|timer|guest|visit|meeting|booking",
);

/** `currentSession` has been going on for minutes. */
function findCurrent({ slots, owner }: Parts): readonly Rule[] {
  const isOn = oneOf("current|active|ongoing|now").test(owner[0] ?? "");
  if (!isOn || !brieflyOn.test(owner.at(-1) ?? "")) return [];
  return slots
    .filter(
      (slot) =>
        timeKinds.includes(slot.kind) &&
        oneOf("start|starts|started|since|began|entered|checked in|opened|end|ends|until").test(
          toEvent(slot),
        ),
    )
    .map((edge) => ({
      reads: [],
      writes: [edge],
      apply: (scope) => {
        if (!readTime(scope, edge)) return;
        const { now } = scope.facet(timelines);
        const away = chanceFor(scope, edge).between(4, 90) * minute;
        const isEnd = oneOf("end|ends|until").test(toEvent(edge));
        writeTime(scope, edge, toMinute(isEnd ? now + away : now - away));
      },
    }));
}

const beginnings = oneOf("created|started|opened|joined|registered|member since|founded|launched");

/** The latest of what happened to a thing happened since it is there. */
function findSince({ slots }: Parts): readonly Rule[] {
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const first = times.find((slot) => beginnings.test(toEvent(slot)));
  if (!first) return [];
  return times
    .filter(({ words }) => /^(?:latest|last|most recent|recent) \S/.test(words))
    .map((slot) => ({
      reads: [first, slot],
      writes: [slot],
      apply: (scope) => {
        const [begin, last] = [readTime(scope, first), readTime(scope, slot)];
        if (!begin || !last || last.form === "clock" || last.at >= begin.at) return;
        const { now } = scope.facet(timelines);
        const share = 0.3 + 0.7 * chanceFor(scope, slot).next();
        if (begin.at < now) writeTime(scope, slot, toMinute(begin.at + (now - begin.at) * share));
      },
    }));
}

/** What nobody has mended was seen again within the week. */
export const findUnsolved: FindRules = ({ slots, owner }) => {
  const times = slots.filter(({ kind }) => timeKinds.includes(kind));
  const last = times.find((slot) => /^last (?:seen|occurred|occurrence)$/.test(toEvent(slot)));
  const flag = slots.find(
    ({ kind, words }) => kind === "boolean" && /^(?:is )?(?:resolved|fixed|solved)$/.test(words),
  );
  const sign = flag ?? findStatus(slots, owner);
  if (!last || !sign || !owner.some((word) => oneOf("error|exception|crash|issue").test(word)))
    return [];
  const apply = (scope: Scope) => {
    const said = scope.values[sign.name];
    const time = readTime(scope, last);
    const isOpen = said === false || oneOf("unresolved|open|new|active").test(toState(said) ?? "");
    if (!isOpen || !time || time.form === "clock") return;
    const { now } = scope.facet(timelines);
    writeTime(scope, last, toMinute(now - chanceFor(scope, last).between(3, 7000) * minute));
  };
  return [{ reads: [sign], writes: [last], apply }];
};

const seen =
  /^last (?:seen|active|ping|heartbeat|online|reported|report|activity|reading|measurement|sync|synced|data|contact)$/;

/** Who speaks to us now. */
const present = oneOf(
  "online|busy|dnd|do not disturb|in a call|in a meeting|connected|updating|upgrading|rebooting|restarting|pairing|syncing|charging|recording|streaming",
);
/** Whoever is away from the desk was there today. */
const idle = oneOf("away|idle|be right back|brb|on break");
const troubled = oneOf("error|fault|faulty|warning|degraded|alert|alarm|low battery");

function findOnline({ slots, owner }: Parts): readonly Rule[] {
  const named = slots.filter((slot) => timeKinds.includes(slot.kind) && seen.test(toEvent(slot)));
  // The `lastReading` beside `lastReadingAt` is what was read.
  const last = named.find(({ kind }) => kind !== "number") ?? named[0];
  const sign =
    slots.find(
      ({ words, kind }) => kind === "boolean" && /^(?:is )?(?:online|connected)$/.test(words),
    ) ??
    slots.find(
      ({ words, kind }) => kind !== "boolean" && oneOf("presence|availability").test(words),
    ) ??
    findStatus(slots, owner);
  if (!last || !sign) return [];
  const apply = (scope: Scope) => {
    const value = scope.values[sign.name];
    const state = toState(value) ?? "";
    const isThere = value === true || present.test(state);
    const time = readTime(scope, last);
    if (!time) return;
    const { now } = scope.facet(timelines);
    const isAway = value === false || oneOf("offline|disconnected").test(toState(value) ?? "");
    if (isAway && now - time.at < hour && time.form !== "clock")
      writeTime(scope, last, toMinute(now - chanceFor(scope, last).between(2, 90) * hour));
    if (idle.test(state) && time.form !== "clock" && now - time.at > 6 * hour)
      writeTime(scope, last, toMinute(now - chanceFor(scope, last).between(12, 300) * minute));
    // What reports that something is wrong has reported lately.
    if (troubled.test(state) && time.form !== "clock" && now - time.at > 2 * day)
      writeTime(scope, last, toMinute(now - chanceFor(scope, last).between(6, 1800) * minute));
    if (!isThere) return;
    writeTime(scope, last, toMinute(now - chanceFor(scope, last).between(1, 14) * 60_000));
  };
  return [{ reads: [sign], writes: [last], apply }];
}
